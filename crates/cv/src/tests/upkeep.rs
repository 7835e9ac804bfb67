//! Upkeep: CV-50, CV-56, CV-57.

use crate::card::Card;
use testkit::Scenario;

use super::fixture::{BOTH, Position, seat, set};
use super::look::{board, is_discarded, is_told, options, stack, throw};
use crate::rule_ids::CV_57;
use crate::{Cv, Edition, Event};

/// A health card that owes one money, and nothing besides.
const OWES: (u8, &str) = (13, r#"type = "health"; cost = ""; upkeep = "$""#);

/// Seat 1 of three throws these dice, in a position with an empty track; then the track is refilled.
#[track_caller]
fn after(position: Position, dice: &str) -> Scenario<Cv> {
    let mut scenario = Position { players: 3, ..position }.scenario();
    throw(&mut scenario, 1, dice);
    scenario
}

#[test]
fn cv_50_upkeep_is_due_in_each_own_turn() {
    for edition in BOTH {
        // Child, printed: it gives relationship and good luck, and owes money.
        let position = Position { edition, cv: ["relationship 20", "", "", ""], ..Position::default() };
        let mut scenario = after(position, "HHH$");
        scenario.awaits("chance");
        assert!(is_told(&scenario, Event::Paid(seat(1), set("20"))));
        assert_eq!(stack(&scenario, 1, "relationship"), "20");
        let scenario = after(position, "HHHK");
        assert!(is_told(&scenario, Event::Unpaid(seat(1), Card::at(20))));
        assert_eq!(stack(&scenario, 1, "relationship"), "");
        // In the turn of somebody else nothing is due.
        let mut scenario = Position { players: 3, current: 2, ..position }.scenario();
        throw(&mut scenario, 2, "HHHH");
        assert_eq!(stack(&scenario, 1, "relationship"), "20");
    }
}

#[test]
fn cv_50_a_card_lost_exposed_or_taken_in_this_turn_owes_nothing() {
    for edition in BOTH {
        let position = Position {
            edition,
            cv: ["relationship 14 20", "", "", ""],
            faces: &[(14, r#"type = "relationship"; cost = ""; upkeep = "HH""#)],
            ..Position::default()
        };
        let mut scenario = Position { players: 3, ..position }.scenario();
        scenario.chance("dice $---");
        if edition == Edition::Gigamic {
            scenario.act(1, "lose 20").act(1, "stop");
        } else {
            scenario.act(1, "stop").act(1, "lose 20");
        }
        scenario.awaits("chance");
        // Neither the lost card pays nor the exposed one, which could not.
        assert!(!scenario.told_to_all().iter().any(|event| matches!(event, Event::Paid(..))));
        assert_eq!(stack(&scenario, 1, "relationship"), "14");
        // A card taken just now has nothing to pay with.
        let mut scenario = Position { players: 3, edition, track: "20", ..Position::default() }.scenario();
        throw(&mut scenario, 1, "HHR$");
        scenario.act(1, "take 20").awaits("chance");
        assert_eq!(stack(&scenario, 1, "relationship"), "20");
    }
}

#[test]
fn cv_50_a_covered_card_owes_nothing() {
    let cv = ["relationship 20 18", "", "", ""];
    let scenario = after(Position { cv, ..Position::default() }, "HHHHH");
    assert_eq!(stack(&scenario, 1, "relationship"), "20 18");
}

/// It comes before new cards are laid: what a new card covers has paid, or is gone.
#[test]
fn cv_50_upkeep_comes_before_new_cards_are_laid() {
    for edition in BOTH {
        let position = Position {
            edition,
            players: 3,
            cv: ["work 44", "", "", ""],
            track: "15",
            faces: &[(44, r#"type = "work"; cost = ""; upkeep = "R""#), (15, r#"type = "work"; cost = """#)],
            ..Position::default()
        };
        for (dice, expected) in [("HHHH", "15"), ("HHHR", "44 15")] {
            let mut scenario = position.scenario();
            throw(&mut scenario, 1, dice);
            scenario.act(1, "take 15").awaits("chance");
            assert_eq!(stack(&scenario, 1, "work"), expected);
        }
    }
}

/// CV-50: it comes after misfortunes, so a card that owes can be lost to one, which spares its symbols.
#[test]
fn cv_50_upkeep_comes_after_misfortunes() {
    let position = Position {
        players: 3,
        cv: ["health 13; relationship 20", "", "", ""],
        faces: &[OWES],
        ..Position::default()
    };
    let mut scenario = position.scenario();
    throw(&mut scenario, 1, "$---");
    scenario.act(1, "lose 13").awaits("chance");
    assert!(is_told(&scenario, Event::Paid(seat(1), set("20"))));
}

#[test]
fn cv_56_all_symbols_of_a_card_are_paid_or_none() {
    let position = Position {
        cv: ["health 13; knowledge 16", "", "", ""],
        faces: &[OWES, (16, r#"type = "knowledge"; cost = ""; upkeep = "$$""#)],
        ..Position::default()
    };
    for edition in BOTH {
        let scenario = after(Position { edition, ..position }, "HHH$");
        assert!(is_told(&scenario, Event::Paid(seat(1), set("13"))));
        assert!(is_told(&scenario, Event::Unpaid(seat(1), Card::at(16))));
        assert!(is_discarded(&scenario, 16), "it goes to the box");
        let scenario = after(Position { edition, ..position }, "H$$$");
        assert!(is_told(&scenario, Event::Paid(seat(1), set("13 16"))));
    }
}

#[test]
fn cv_56_what_the_cards_taken_need_does_not_pay_upkeep() {
    for edition in BOTH {
        for (dice, is_kept) in [("HHH$", false), ("HH$$", true)] {
            let mut scenario = Position {
                players: 3,
                edition,
                cv: ["relationship 20", "", "", ""],
                track: "17",
                faces: &[(17, r#"type = "possession"; cost = "$"; points = 1"#)],
                ..Position::default()
            }
            .scenario();
            throw(&mut scenario, 1, dice);
            scenario.act(1, "take 17").awaits("chance");
            assert_eq!(!is_discarded(&scenario, 20), is_kept, "{dice}");
            assert_eq!(stack(&scenario, 1, "possession"), "17");
        }
    }
}

/// Changed by an arrow or the Magician, any-of-four, borrowed, a bad luck that the trip changes.
#[test]
fn cv_56_changed_and_borrowed_symbols_pay_upkeep() {
    let faces: &[(u8, &str)] = &[
        OWES,
        (14, r#"type = "relationship"; cost = ""; upkeep = "$""#),
        (26, r#"type = "knowledge"; cost = ""; change = ["K > $"]"#),
        (28, r#"type = "work"; cost = ""; gives = "$""#),
    ];
    let check = |cv: &'static str, dice: &str, is_kept: bool| {
        for edition in BOTH {
            let cv = [cv, "work 28", "", ""];
            let scenario = after(Position { edition, cv, faces, ..Position::default() }, dice);
            let is_lost = is_discarded(&scenario, 13) || is_discarded(&scenario, 14);
            assert_eq!(!is_lost, is_kept, "{cv:?} {dice}");
        }
    };
    check("health 13", "HHKK", false);
    check("health 13; knowledge 26", "HHHK", true);
    check("health 13; knowledge 26", "HHHR", false);
    check("health 13; knowledge 35", "HHHH", true);
    check("health 13; knowledge 35", "++--", false);
    check("health 13; knowledge 43", "HHHH", true);
    check("health 13; relationship 36", "HHHH", true);
    check("health 45; relationship 14", "HHH-", true);
    check("health 45; relationship 14", "HHHH", false);
}

#[test]
fn cv_56_events_never_pay_upkeep() {
    for edition in BOTH {
        let position = Position {
            players: 3,
            edition,
            cv: ["relationship 20", "", "", ""],
            hand: ["4", "", "", ""],
            track: "17",
            faces: &[
                (4, r#"type = "event"; gives = "$""#),
                (17, r#"type = "possession"; cost = "$"; points = 1"#),
            ],
            ..Position::default()
        };
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "play 4").act(1, "done").awaits("chance");
        assert!(is_discarded(&scenario, 20));
        // The event pays for the card, and so the die is free for the upkeep.
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "HHH$");
        scenario.act(1, "play 4").act(1, "take 17").awaits("chance");
        assert!(is_told(&scenario, Event::Paid(seat(1), set("20"))));
        assert_eq!(stack(&scenario, 1, "possession"), "17");
    }
}

/// Three cards that owe: one money, one money, two money.
fn three() -> Position {
    Position {
        players: 3,
        cv: ["health 13; relationship 14; knowledge 16", "", "", ""],
        faces: &[
            OWES,
            (14, r#"type = "relationship"; cost = ""; upkeep = "$""#),
            (16, r#"type = "knowledge"; cost = ""; upkeep = "$$""#),
            (17, r#"type = "possession"; cost = "$"; points = 1"#),
        ],
        ..Position::default()
    }
}

#[test]
fn cv_57_where_there_are_several_largest_sets_the_owner_chooses() {
    for edition in BOTH {
        let mut scenario = after(Position { edition, ..three() }, "HH$$");
        scenario.awaits("1");
        assert_eq!(options(&scenario, 1), ["pay 13 14", "pay 16"]);
        // One card more could be kept; too much; nothing; something else than a choice.
        scenario.refuse(1, "pay 13", CV_57).refuse(1, "pay 14", CV_57);
        scenario.refuse(1, "pay 13 16", CV_57).refuse(1, "pay 13 14 16", CV_57);
        scenario.refuse(1, "pay none", CV_57).refuse(1, "done", CV_57);
        let mut other = scenario.clone();
        scenario.act(1, "pay 16").awaits("chance");
        assert!(is_told(&scenario, Event::Paid(seat(1), set("16"))));
        assert!(is_discarded(&scenario, 13) && is_discarded(&scenario, 14));
        other.act(1, "pay 13 14");
        assert_eq!(stack(&other, 1, "health") + &stack(&other, 1, "relationship"), "1314");
        assert!(is_discarded(&other, 16));
    }
}

#[test]
fn cv_57_three_money_leave_more_sets() {
    let scenario = after(three(), "H$$$");
    assert_eq!(options(&scenario, 1), ["pay 13 14", "pay 13 16", "pay 14 16"]);
    let scenario = after(three(), "HHH$");
    assert_eq!(options(&scenario, 1), ["pay 13", "pay 14"]);
}

#[test]
fn cv_57_a_single_choice_is_made_without_asking() {
    for edition in BOTH {
        let mut scenario = after(Position { edition, ..three() }, "$$$$");
        scenario.awaits("chance");
        assert!(is_told(&scenario, Event::Paid(seat(1), set("13 14 16"))));
        let mut scenario = after(Position { edition, ..three() }, "HHHH");
        scenario.awaits("chance");
        assert_eq!(board(&scenario).cv_count(seat(1)), 0);
    }
}

/// The cards taken are covered whatever is kept, in the way that leaves most for upkeep.
#[test]
fn cv_57_cards_taken_and_upkeep_are_covered_by_one_assignment() {
    let mut scenario = Position { track: "17", ..three() }.scenario();
    throw(&mut scenario, 1, "H$$$");
    scenario.act(1, "take 17").awaits("1");
    assert_eq!(options(&scenario, 1), ["pay 13 14", "pay 16"]);
    // Three good luck may take the card, and the money is free for upkeep.
    let cv = ["health 13", "", "", ""];
    let mut scenario = Position { track: "17", cv, ..three() }.scenario();
    throw(&mut scenario, 1, "$+++");
    scenario.act(1, "take 17").awaits("chance");
    assert!(is_told(&scenario, Event::Paid(seat(1), set("13"))));
    // The other way round: its symbols take the card where good luck is owed.
    let faces: &[(u8, &str)] = &[
        (13, r#"type = "health"; cost = ""; upkeep = "+""#),
        (17, r#"type = "possession"; cost = "$"; points = 1"#),
    ];
    let mut scenario = Position { track: "17", cv, faces, ..three() }.scenario();
    throw(&mut scenario, 1, "$+++");
    scenario.act(1, "take 17").awaits("chance");
    assert!(is_told(&scenario, Event::Paid(seat(1), set("13"))));
}

/// The Magician changes one symbol only: for the card taken, or for one of the upkeeps.
#[test]
fn cv_57_a_change_serves_once() {
    let cv = ["health 13; relationship 14; knowledge 35", "", "", ""];
    let scenario = after(Position { cv, ..three() }, "HHHH");
    assert_eq!(options(&scenario, 1), ["pay 13", "pay 14"]);
    let mut scenario = Position { cv, track: "17", ..three() }.scenario();
    throw(&mut scenario, 1, "HHHH");
    scenario.act(1, "take 17").awaits("chance");
    assert!(is_discarded(&scenario, 13) && is_discarded(&scenario, 14));
}
