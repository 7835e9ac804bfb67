//! Rules versions: a match goes on by the rules it was begun with. Version 2 of the edition gigamic changed how long a
//! waiting card keeps its types (CV-53), and when the order of two new cards is asked for (CV-55).

use std::path::PathBuf;

use decks::OpenGame;
use engine::{Game, Record, replay};

use super::fixture::{Position, game};
use super::look::{apart, options, pass, refill, stack, throw};
use crate::rule_ids::CV_55;
use crate::{Cv, Edition};

fn kept(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/records/v1").join(path)
}

fn gigamic(players: usize, rules_version: u32) -> Cv {
    game(players, Edition::Gigamic).with_rules_version(rules_version)
}

/// The records of version 1 and the line at which version 2 goes another way, if it does.
const VERSION_1: [(&str, usize, Option<&str>); 6] = [
    ("2p-gigamic", 2, None),
    ("4p-gigamic", 4, None),
    // The other new card was laid apart before this one.
    ("2p-gigamic-below", 2, Some("announce 57 work")),
    // With a card waiting the order was not asked for.
    ("3p-gigamic-corner", 3, Some("lay 24 health top")),
    // With two cards waiting it was, though it changed nothing.
    ("2p-gigamic-chain", 2, Some("announce 13 health")),
    // A card taken just before Early retirement was no work card any more in the turn after.
    ("3p-gigamic-retired", 3, Some("lay 71 knowledge top")),
];

#[test]
fn the_edition_gigamic_is_at_version_2_and_granna_at_1() {
    assert_eq!(game(2, Edition::Granna).rules_version(), 1);
    assert_eq!(game(2, Edition::Gigamic).rules_version(), 2);
    assert_eq!(gigamic(2, 1).rules_version(), 1);
    for (mode, edition) in Cv::INFO.modes.iter().zip(Edition::ALL) {
        let opened = Cv::open(mode, 3, None).unwrap();
        assert_eq!((opened.edition(), opened.players()), (edition, 3));
        assert_eq!(Cv::rules_versions(mode), 1..=edition.rules_version());
        assert_eq!(Edition::of_slug(mode.variant), Some(edition));
    }
    assert_eq!(Edition::of_slug("other"), None);
}

#[test]
fn matches_of_version_1_go_on_by_its_rules() {
    for (name, players, _) in VERSION_1 {
        testkit::check_kept_record(&gigamic(players, 1), kept(""), name);
    }
}

#[test]
fn by_the_rules_of_version_2_some_of_them_would_go_another_way() {
    for (name, players, line) in VERSION_1 {
        let text = std::fs::read_to_string(kept(&format!("{name}.rec"))).unwrap();
        let mut record = Record::parse(&text).unwrap();
        let refused = replay(&gigamic(players, 2), &record, |_, _| ()).unwrap_err().to_string();
        assert_eq!(refused, "line 4: rules version 1 found, this program plays 2");
        record.header.rules = 2;
        let other = replay(&gigamic(players, 2), &record, |_, _| ()).err().map(|error| error.to_string());
        assert_eq!(other.is_some(), line.is_some(), "{name}: {other:?}");
        if let (Some(line), Some(other)) = (line, other) {
            assert!(other.contains(line), "{name}: {other}");
        }
    }
}

/// Every promise of the contract holds in the old version too.
#[test]
fn version_1_conforms() {
    for players in 2..=4 {
        testkit::conformance(&gigamic(players, 1), 0..3, |_, _| ());
    }
}

const FREE: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = """#),
    (14, r#"type = "relationship"; cost = """#),
    (15, r#"type = "work"; cost = """#),
    (16, r#"type = "knowledge"; cost = """#),
    (19, r#"type = "work"; cost = ""; upkeep = "KK""#),
    (24, r#"type = ["relationship", "health"]; cost = """#),
    (27, r#"type = ["health", "work"]; cost = """#),
    (32, r#"type = ["relationship", "knowledge"]; cost = """#),
    (41, r#"type = "health"; cost = ""; ability = "retirement"; needs = ["work"]"#),
    (56, r#"type = ["knowledge", "work"]; cost = """#),
    (57, r#"type = "work"; cost = ""; without = ["work"]"#),
];

/// Seat 1 of three takes two cards, by the rules of version 1.
fn taking(
    cv: &'static str,
    waiting: &'static str,
    track: &'static str,
    cards: [u8; 2],
) -> testkit::Scenario<Cv> {
    let position = Position {
        players: 3,
        edition: Edition::Gigamic,
        rules_version: Some(1),
        cv: [cv, "", "", ""],
        apart: [waiting, "", "", ""],
        track,
        faces: FREE,
        ..Position::default()
    };
    let mut scenario = position.scenario();
    throw(&mut scenario, 1, "HHHH");
    for card in cards {
        scenario.act(1, &format!("take {card}"));
    }
    scenario
}

#[test]
fn cv_55_version_1_lays_the_other_card_apart_by_announcing_one() {
    let mut scenario = taking("", "", "27 15", [27, 15]);
    assert_eq!(options(&scenario, 1), ["announce 15 work", "lay 15 work top"]);
    scenario.refuse(1, "wait 27", CV_55).act(1, "announce 15 work").act(1, "lay 27 work top");
    assert_eq!(stack(&scenario, 1, "work"), "27 15");
}

#[test]
fn cv_55_version_1_does_not_ask_with_a_card_waiting_and_asks_with_two() {
    let mut scenario = taking("", "27", "57 56", [57, 56]);
    assert_eq!(options(&scenario, 1), ["lay 27 health top", "lay 27 work top"]);
    scenario.act(1, "lay 27 work top").act(1, "lay 56 work top");
    assert_eq!(stack(&scenario, 1, "work"), "27 57 56");
    let scenario = taking("", "24 32", "13 16", [13, 16]);
    assert_eq!(options(&scenario, 1), ["announce 13 health", "announce 16 knowledge"]);
    // It is enough that one of the new cards is waited for.
    let scenario = taking("", "24 32", "13 15", [13, 15]);
    assert_eq!(options(&scenario, 1), ["announce 13 health", "lay 15 work top"]);
    let scenario = taking("", "27 56", "14 15", [14, 15]);
    assert_eq!(options(&scenario, 1), ["announce 15 work", "lay 14 relationship top"]);
}

#[test]
fn cv_53_version_1_takes_work_from_a_waiting_card_after_the_turn_of_early_retirement() {
    let mut scenario = taking("work 19", "", "56 41 33 16", [56, 41]);
    assert_eq!(apart(&scenario, 1), "56");
    refill(&mut scenario, "18 20 21");
    pass(&mut scenario, 2);
    pass(&mut scenario, 3);
    scenario.chance("track 22");
    throw(&mut scenario, 1, "HHHH");
    scenario.act(1, "take 16").act(1, "done");
    // Card 56 is knowledge and nothing else, so it is laid unasked.
    assert_eq!(options(&scenario, 1), ["lay 16 knowledge top", "lay 16 knowledge under 56"]);
}
