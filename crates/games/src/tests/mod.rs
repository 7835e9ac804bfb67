//! Opening games, and refusing what there is not.

mod stored;

use engine::Game;

use crate::{AnyGame, DeckText, GAMES, OpenGame, Opening};

#[test]
fn every_game_opens_in_every_mode() {
    for &info in GAMES {
        for mode in info.modes {
            for players in mode.players.clone() {
                let opening =
                    Opening { variant: Some(mode.variant.to_owned()), ..Opening::new(info.slug, players) };
                let game = AnyGame::open(&opening).unwrap();
                assert_eq!(game.info(), info);
                let (found, variant) = with_game!(&game, game => (game.players(), game.variant()));
                assert_eq!((found, variant), (players, mode.variant));
                assert!(with_game!(&game, game => !game.sheets().is_empty()));
            }
        }
    }
}

#[test]
fn every_mode_opens_in_every_rules_version_and_the_newest_is_the_default() {
    for &info in GAMES {
        for mode in info.modes {
            let versions = AnyGame::rules_versions(info.slug, mode.variant).unwrap();
            assert_eq!(*versions.start(), 1, "no version is ever dropped");
            let players = *mode.players.start();
            let newest =
                Opening { variant: Some(mode.variant.to_owned()), ..Opening::new(info.slug, players) };
            let version_of = |opening: &Opening| {
                AnyGame::open(opening).map(|game| with_game!(&game, game => game.rules_version()))
            };
            assert_eq!(version_of(&newest).unwrap(), *versions.end());
            for version in versions.clone() {
                let opening = Opening { rules_version: Some(version), ..newest.clone() };
                assert_eq!(version_of(&opening).unwrap(), version);
            }
            for version in [0, versions.end() + 1, u32::MAX] {
                let error =
                    version_of(&Opening { rules_version: Some(version), ..newest.clone() }).unwrap_err();
                let expected = format!("rules version {version} of {} ({}) found", info.title, mode.variant);
                assert!(error.to_string().starts_with(&expected), "{error}");
            }
        }
    }
    let gigamic =
        Opening { variant: Some("gigamic".into()), rules_version: Some(3), ..Opening::new("cv", 2) };
    let error = AnyGame::open(&gigamic).unwrap_err().to_string();
    assert_eq!(error, "rules version 3 of CV (gigamic) found, this program plays 1 to 2");
    assert_eq!(AnyGame::rules_versions("cv", "deluxe"), None);
    assert_eq!(AnyGame::rules_versions("chess", "standard"), None);
}

#[test]
fn what_there_is_not_is_refused_in_one_line() {
    let refused = |opening: &Opening| AnyGame::open(opening).err().map(|error| error.to_string());
    let slugs: Vec<&str> = GAMES.iter().map(|info| info.slug).collect();
    assert_eq!(
        refused(&Opening::new("chess", 2)).unwrap(),
        format!("no game is called `chess`; there are: {}", slugs.join(", "))
    );
    for &info in GAMES {
        let most = info.player_counts().into_iter().max().unwrap_or_default();
        let many = refused(&Opening::new(info.slug, most + 1)).unwrap();
        assert!(
            many.starts_with(&format!("{} is not for {} players; there is ", info.title, most + 1)),
            "{many}"
        );
        let variant = Opening { variant: Some("deluxe".into()), ..Opening::new(info.slug, most) };
        let variant = refused(&variant).unwrap();
        assert!(
            variant.starts_with(&format!("{} has no variant `deluxe`; there is ", info.title)),
            "{variant}"
        );
        let deck = DeckText { name: "my.toml".into(), text: "game = \"another\"".into() };
        let deck = refused(&Opening { deck: Some(deck), ..Opening::new(info.slug, most) }).unwrap();
        assert!(deck.starts_with("my.toml: line 1: "), "{deck}");
    }
}

#[test]
fn the_list_says_each_game_once() {
    let titles = map_games!(G => <G as Game>::INFO.title);
    assert_eq!(titles.len(), GAMES.len());
    for (index, info) in GAMES.iter().enumerate() {
        assert!(GAMES[..index].iter().all(|other| other.slug != info.slug && other.title != info.title));
        assert!(info.modes.iter().enumerate().all(|(place, mode)| {
            info.modes[..place].iter().all(|other| other.variant != mode.variant) && !mode.players.is_empty()
        }));
    }
}
