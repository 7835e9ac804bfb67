//! The deck of the box, and files that are refused.

use decks::{Cell, OpenGame};

use super::fixture::game;
use crate::card::{Cards, Colour, Kind};
use crate::{Ability, DEFAULT_DECK, Deck, Kosmopolis};

#[test]
fn kos_1_two_to_four_players_and_no_other_number() {
    for players in 2..=4 {
        assert!(Kosmopolis::new(players, Deck::standard()).is_ok());
    }
    for players in [0, 1, 5, 7] {
        let error = Kosmopolis::new(players, Deck::standard()).expect_err("no such number").to_string();
        let expected =
            format!("Kosmopolis is not for {players} players; there is standard for 2 to 4 players");
        assert_eq!(error, expected);
    }
}

#[test]
fn kos_2_each_colour_has_18_cards_in_the_printed_split() {
    let deck = Deck::standard();
    assert_eq!(deck.cards.total(), 72);
    for colour in Colour::ALL {
        assert_eq!(deck.cards.of(colour).total(), 18);
        let copies: Vec<u8> =
            (2..=6).filter_map(|v| Kind::new(colour, v)).map(|k| deck.cards.count(k)).collect();
        assert_eq!(copies, [3, 4, 4, 4, 3]);
    }
    assert_eq!(deck.cards.sum(), 288);
    let abilities = [Ability::Agent, Ability::Priest, Ability::Scholar, Ability::Merchant];
    assert_eq!(deck.abilities, abilities);
    assert_eq!(game(2).ability(Colour::Pink), Ability::Priest);
}

#[test]
fn kos_3_four_modification_cards_and_eight_markers() {
    let deck = Deck::standard();
    assert_eq!(deck.modifications, [4, 2, -1, -3]);
    assert_eq!(deck.markers, 8);
    // Capital cards have no value: an empty capital is worth nothing.
    assert!(engine::Game::start(&game(2)).board().capital.is_empty());
}

/// Replaces one text in the default file and gives the refusal.
fn refused(from: &str, to: &str) -> String {
    assert!(DEFAULT_DECK.contains(from), "the default deck has `{from}`");
    match Deck::parse("my.toml", &DEFAULT_DECK.replacen(from, to, 1)) {
        Ok(_) => "accepted".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn wrong_deck_files_are_refused_with_file_line_and_what_is_expected() {
    let line = |text: &str| DEFAULT_DECK.lines().position(|l| l.starts_with(text)).expect("a line") + 1;
    let check = |from, to, at: &str, message: &str| {
        assert_eq!(refused(from, to), format!("my.toml: line {}: {message}", line(at)));
    };
    check("\"kosmopolis\"", "\"cv\"", "game", "`game` must be one of kosmopolis");
    check("markers = 8", "markers = \"8\"", "markers", "`markers` must be a whole number from 0 to 100");
    check("\"blue\"", "\"red\"", "colour", "`colour` must be one of blue, pink, green, yellow");
    check("\"agent\"", "\"spy\"", "ability", "`ability` must be one of agent, priest, scholar, merchant");
    check("2 = 3,", "2 = 8,", "copies", "`2` must be a whole number from 0 to 7");
    check("6 = 3 }", "7 = 3 }", "copies", "unknown `7`, expected 2, 3, 4, 5, 6");
    check("fr = \"Agent\", ", "", "name", "`fr` is missing, expected a text");
    check("value = 4", "value = 2", "value = 2", "+2 is there already, the values must differ");
    check(
        "ability = \"agent\"",
        "abillity = \"agent\"",
        "ability",
        "unknown `abillity`, expected colour, ability, copies, name, provenance, source",
    );
    assert!(refused("\"priest\"", "\"agent\"").contains("agent belongs to another colour already"));
    assert!(refused("\"pink\"", "\"blue\"").contains("blue has a row already"));
    assert!(
        refused("[[modification]]\nvalue = 4\nprovenance = \"print\"\nsource = \"Granna rulebook\"", "")
            .contains("exactly 4 modification cards are expected")
    );
}

#[test]
fn the_checksum_is_over_rule_facts_only() {
    let renamed = DEFAULT_DECK.replace("Priest", "Cleric").replace("Granna rulebook", "another source");
    let other = Deck::parse("other.toml", &renamed).expect("a good deck");
    assert_eq!(other.facts(), Deck::standard().facts());
    let changed =
        Deck::parse("other.toml", &DEFAULT_DECK.replace("markers = 8", "markers = 9")).expect("good");
    assert_ne!(changed.facts(), Deck::standard().facts());
}

#[test]
fn multisets_of_cards_agree_with_plain_lists() {
    let mut words = engine::QuickRandom::new(5);
    let all = Deck::standard().cards;
    for _ in 0..2000 {
        let pick = |words: &mut engine::QuickRandom| -> Vec<Kind> {
            let count = engine::Random::below(words, 12);
            let mut pool = all;
            (0..count)
                .map(|_| {
                    let kind = pool.nth(engine::Random::below(words, u64::from(pool.total())) as u32);
                    pool.remove(kind);
                    kind
                })
                .collect()
        };
        let (mut a, mut b) = (pick(&mut words), pick(&mut words));
        a.sort_unstable();
        b.sort_unstable();
        let (set_a, set_b): (Cards, Cards) = (a.iter().copied().collect(), b.iter().copied().collect());
        assert_eq!(set_a.iter().collect::<Vec<_>>(), a);
        assert_eq!(set_a.total() as usize, a.len());
        assert_eq!(set_a.sum(), a.iter().map(|k| i32::from(k.value())).sum::<i32>());
        for (index, &kind) in a.iter().enumerate() {
            assert_eq!(set_a.nth(index as u32), kind);
        }
        let mut rest = a.clone();
        for kind in &b {
            if let Some(at) = rest.iter().position(|other| other == kind) {
                rest.remove(at);
            }
        }
        assert_eq!(set_a.beyond(set_b).iter().collect::<Vec<_>>(), rest);
        assert_eq!(set_a.is_within(set_b), rest.is_empty());
        for colour in Colour::ALL {
            let column: Vec<Kind> = a.iter().copied().filter(|k| k.colour() == colour).collect();
            assert_eq!(set_a.lowest(colour), column.first().copied());
            assert_eq!(set_a.highest(colour), column.last().copied());
        }
    }
}

#[test]
fn a_kind_can_have_up_to_seven_copies() {
    let [low, high] = ["p3", "p5"].map(|text| text.parse::<Kind>().expect("a card"));
    for copies in 1..=7 {
        let cards: Cards = std::iter::repeat_n(low, copies).chain([high]).collect();
        assert_eq!(cards.kinds().collect::<Vec<_>>(), [low, high], "{copies} copies");
        assert_eq!((usize::from(cards.count(low)), cards.total() as usize), (copies, copies + 1));
        assert_eq!(cards.lowest(Colour::Pink), Some(low));
        assert_eq!(cards.nth(copies as u32), high);
    }
}

#[test]
fn the_sheets_list_everything_that_is_in_the_box() {
    let sheets = OpenGame::sheets(&game(2));
    let titles: Vec<&str> = sheets.iter().map(|sheet| sheet.title).collect();
    assert_eq!(titles, ["profession cards", "modification cards", "markers"]);
    for sheet in &sheets {
        assert!(sheet.rows.iter().all(|row| row.len() == sheet.columns.len()), "{}", sheet.title);
    }
    let numbers = |sheet: usize, column: &str| -> Vec<i64> {
        let place = sheets[sheet].columns.iter().position(|&name| name == column).expect("a column");
        let cells = sheets[sheet].rows.iter().map(|row| match row[place] {
            Cell::Number(number) => number,
            _ => panic!("{column} is a number"),
        });
        cells.collect()
    };
    assert_eq!((numbers(0, "copies").len(), numbers(0, "copies").iter().sum::<i64>()), (20, 72));
    assert_eq!(numbers(1, "value"), [4, 2, -1, -3]);
    assert_eq!(numbers(2, "count"), [8]);
    let first = ["b2", "blue"].map(Cell::text);
    assert_eq!(sheets[0].rows[0][..2], first);
}
