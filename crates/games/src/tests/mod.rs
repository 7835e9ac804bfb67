//! Opening games, and refusing what there is not.

use crate::{AnyGame, Cell, DeckText, GAMES, Opening};

#[test]
fn every_game_opens_with_every_number_of_players_and_variant() {
    for info in GAMES {
        for players in info.players.clone() {
            for variant in info.variants {
                let opening =
                    Opening { variant: Some((*variant).to_owned()), ..Opening::new(info.slug, players) };
                let game = AnyGame::open(&opening).unwrap();
                assert_eq!(game.info(), info);
                assert!(crate::with_game!(&game, game => engine::Game::players(game)) == players);
                assert!(!game.sheets().is_empty());
            }
        }
    }
}

#[test]
fn what_there_is_not_is_refused_in_one_line() {
    let refused = |opening: &Opening| AnyGame::open(opening).err().map(|error| error.to_string());
    assert_eq!(
        refused(&Opening::new("chess", 2)).unwrap(),
        "no game is called `chess`; there are: kosmopolis, cv"
    );
    assert!(refused(&Opening::new("kosmopolis", 1)).unwrap().contains("not 1 (KOS-1)"));
    assert!(refused(&Opening::new("kosmopolis", 7)).unwrap().contains("not 7 (KOS-1)"));
    let variant = Opening { variant: Some("deluxe".into()), ..Opening::new("kosmopolis", 2) };
    assert_eq!(refused(&variant).unwrap(), "no variant is called `deluxe`; there are: standard");
    let deck = DeckText { name: "my.toml".into(), text: "game = \"kosmopolis\"\nmarkers = -1".into() };
    let deck = Opening { deck: Some(deck), ..Opening::new("kosmopolis", 2) };
    assert_eq!(refused(&deck).unwrap(), "my.toml: line 2: `markers` must be a whole number from 0 to 100");
}

#[test]
fn the_sheet_of_kosmopolis_counts_72_cards() {
    let game = AnyGame::open(&Opening::new("kosmopolis", 2)).unwrap();
    let sheets = game.sheets();
    let copies = sheets[0].columns.iter().position(|&column| column == "copies").unwrap();
    let count: i64 = sheets[0]
        .rows
        .iter()
        .map(|row| match row[copies] {
            Cell::Number(number) => number,
            Cell::Text(_) => 0,
        })
        .sum();
    assert_eq!(count, 72);
}
