//! Laying new cards: CV-51, CV-52, CV-54, CV-55. Two-colour cards are in `two_colours`.

use engine::Seat;

use super::fixture::{BOTH, Position, seat};
use super::look::{board, is_told, options, pass, refill, stack, throw};
use crate::action::Place;
use crate::card::Card;
use crate::rule_ids::{CV_32, CV_51, CV_52, CV_55};
use crate::{Edition, Event};

/// New cards that cost nothing.
const FREE: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = """#),
    (14, r#"type = "relationship"; cost = """#),
    (15, r#"type = "work"; cost = """#),
    (16, r#"type = "knowledge"; cost = """#),
    (17, r#"type = "possession"; cost = ""; points = 1"#),
    (21, r#"type = "health"; cost = """#),
    (22, r#"type = "health"; cost = """#),
    (25, r#"type = "work"; cost = """#),
    (30, r#"type = "event"; cost = ""; ability = "insurance""#),
    (31, r#"type = "possession"; cost = ""; points = 1"#),
    (34, r#"type = "event"; cost = ""; gives = "$""#),
    (44, r#"type = "work"; cost = """#),
    (61, r#"type = "health"; cost = """#),
    (62, r#"type = "health"; cost = """#),
    (69, r#"type = "health"; cost = """#),
    (64, r#"type = "knowledge"; cost = """#),
    (65, r#"type = "work"; cost = """#),
];

/// Seat 1 of three with this CV and this track.
fn with(edition: Edition, cv: &'static str, track: &'static str) -> Position {
    let cv = [cv, "", "", ""];
    Position { players: 3, edition, cv, track, faces: FREE, ..Position::default() }
}

#[test]
fn cv_51_granna_on_top_or_under_any_card_of_the_stack() {
    for (cv, kind, new) in [
        ("health 61 62", "health", "13"),
        ("relationship 61 62", "relationship", "14"),
        ("knowledge 61 62", "knowledge", "16"),
    ] {
        let laid = |place: &str| {
            let mut scenario = with(Edition::Granna, cv, "13 14 16").scenario();
            throw(&mut scenario, 1, "HHHH");
            scenario.act(1, &format!("take {new}")).act(1, "done").awaits("1");
            let lay = |place: &str| format!("lay {new} {kind} {place}");
            assert_eq!(options(&scenario, 1), [lay("top"), lay("under 61"), lay("under 62")]);
            scenario.act(1, &lay(place)).awaits("chance");
            stack(&scenario, 1, kind)
        };
        assert_eq!(laid("top"), format!("61 62 {new}"));
        assert_eq!(laid("under 62"), format!("61 {new} 62"));
        assert_eq!(laid("under 61"), format!("{new} 61 62"));
    }
}

#[test]
fn cv_51_gigamic_on_top_or_under_the_whole_stack() {
    for (cv, kind, new) in [
        ("health 61 62 69", "health", "13"),
        ("relationship 61 62 69", "relationship", "14"),
        ("knowledge 61 62 69", "knowledge", "16"),
    ] {
        let mut scenario = with(Edition::Gigamic, cv, "13 14 16").scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, &format!("take {new}")).act(1, "done");
        let lay = |place: &str| format!("lay {new} {kind} {place}");
        assert_eq!(options(&scenario, 1), [lay("top"), lay("under 61")]);
        scenario.refuse(1, &lay("under 62"), CV_51).refuse(1, &lay("under 69"), CV_51);
        scenario.act(1, &lay("under 61")).awaits("chance");
        assert_eq!(stack(&scenario, 1, kind), format!("{new} 61 62 69"));
    }
}

#[test]
fn cv_51_nothing_else_happens_before_the_card_is_laid() {
    for edition in BOTH {
        let mut scenario = with(edition, "health 62; knowledge 64", "13").scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 13");
        scenario.refuse(1, "done", CV_51).refuse(1, "lay 13 health under 64", CV_51);
        scenario.act(1, "lay 13 health top").awaits("chance");
        assert_eq!(stack(&scenario, 1, "health"), "62 13");
    }
}

#[test]
fn cv_51_with_only_one_way_to_lie_a_card_is_laid_without_asking() {
    for edition in BOTH {
        for (new, kind) in [(13, "health"), (14, "relationship"), (16, "knowledge")] {
            let mut scenario = with(edition, "", "13 14 16").scenario();
            throw(&mut scenario, 1, "HHHH");
            scenario.act(1, &format!("take {new}")).act(1, "done").awaits("chance");
            assert!(is_told(
                &scenario,
                Event::Laid(seat(1), Card::at(new), kind.parse().unwrap(), Place::Top)
            ));
            assert_eq!(stack(&scenario, 1, kind), new.to_string());
        }
    }
}

#[test]
fn cv_52_possession_and_work_go_on_top_without_asking() {
    for edition in BOTH {
        let mut scenario = with(edition, "work 65; possession 12", "15 17").scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 15").act(1, "take 17").awaits("chance");
        assert_eq!(stack(&scenario, 1, "work"), "65 15");
        assert_eq!(stack(&scenario, 1, "possession"), "12 17");
    }
}

#[test]
fn cv_52_a_possession_or_work_card_never_goes_below() {
    for edition in BOTH {
        let mut scenario = with(edition, "work 65", "15 25").scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 15").act(1, "take 25");
        // Two of them: only their order is asked for.
        assert_eq!(options(&scenario, 1), ["lay 15 work top", "lay 25 work top"]);
        scenario.refuse(1, "lay 15 work under 65", CV_52);
        let mut scenario = with(edition, "possession 12", "17 31").scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 17").act(1, "take 31");
        assert_eq!(options(&scenario, 1), ["lay 17 possession top", "lay 31 possession top"]);
        scenario.refuse(1, "lay 17 possession under 12", CV_52);
    }
}

#[test]
fn cv_54_an_event_comes_to_the_hand_and_into_no_cv() {
    for edition in BOTH {
        let mut scenario = with(edition, "", "34 30").scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 34").act(1, "take 30").awaits("chance");
        assert!(is_told(&scenario, Event::ToHand(seat(1), Card::at(34))));
        assert_eq!(board(&scenario).cv_count(seat(1)), 0);
        let seen = scenario.spectator_view().board.open_hand[Seat::at(0)];
        assert_eq!(seen.to_string(), "30 34", "everybody knows of it");
        // The next turn it can be played.
        refill(&mut scenario, "18 19 20 23 24");
        for other in [2, 3] {
            pass(&mut scenario, other);
            if other == 3 {
                refill(&mut scenario, "26");
            }
        }
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "play 34");
        assert_eq!(board(&scenario).open_hand[Seat::at(0)].to_string(), "30");
    }
}

#[test]
fn cv_54_in_the_turn_of_its_taking_an_event_pays_for_nothing() {
    for edition in BOTH {
        let position = with(edition, "", "34 23");
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "HH$$");
        scenario.act(1, "take 34").awaits("chance");
        assert!(is_told(&scenario, Event::ToHand(seat(1), Card::at(34))));
        // With a hidden card in hand the question for a second card comes, and the event is not there yet.
        let mut scenario = Position { hand: ["5", "", "", ""], ..position }.scenario();
        throw(&mut scenario, 1, "HH$$");
        scenario.act(1, "take 34").refuse(1, "play 34", CV_32);
        assert_eq!(scenario.legal(1), ["done"]);
    }
}

#[test]
fn cv_54_in_the_turn_of_its_taking_an_event_averts_no_misfortune() {
    let mut scenario = with(Edition::Granna, "work 65", "30").scenario();
    throw(&mut scenario, 1, "H---");
    scenario.act(1, "take 30").awaits("1");
    assert_eq!(scenario.legal(1), ["lose 65"]);
    scenario.act(1, "lose 65");
    assert_eq!(board(&scenario).open_hand[Seat::at(0)].to_string(), "30");
}

#[test]
fn cv_55_two_cards_of_one_stack_are_laid_in_the_order_that_is_chosen() {
    for edition in BOTH {
        for (first, expected) in [(15, "65 15 25"), (25, "65 25 15")] {
            let mut scenario = with(edition, "work 65", "15 25").scenario();
            throw(&mut scenario, 1, "HHHH");
            scenario.act(1, "take 15").act(1, "take 25").awaits("1");
            scenario.refuse(1, "lay 44 work top", CV_55);
            // The other one follows, with no choice left.
            scenario.act(1, &format!("lay {first} work top")).awaits("chance");
            assert_eq!(stack(&scenario, 1, "work"), expected);
        }
    }
}

/// In gigamic what is laid last lies at an end of the stack, so the order matters once a card is there.
#[test]
fn cv_55_gigamic_asks_for_the_order_in_a_stack_with_cards() {
    let mut scenario = with(Edition::Gigamic, "health 62", "13 22").scenario();
    throw(&mut scenario, 1, "HHHH");
    scenario.act(1, "take 13").act(1, "take 22");
    let expected =
        ["lay 13 health top", "lay 13 health under 62", "lay 22 health top", "lay 22 health under 62"];
    assert_eq!(options(&scenario, 1), expected);
    let mut other = scenario.clone();
    scenario.act(1, "lay 22 health top").act(1, "lay 13 health top").awaits("chance");
    assert_eq!(stack(&scenario, 1, "health"), "62 22 13");
    other.act(1, "lay 13 health under 62").act(1, "lay 22 health under 13");
    assert_eq!(stack(&other, 1, "health"), "22 13 62");
}

/// Where every arrangement can be had in either order, the order is not asked for.
#[test]
fn cv_55_the_order_is_asked_for_only_where_it_can_matter() {
    let asked = |edition, cv, track, take: [u8; 2]| {
        let mut scenario = with(edition, cv, track).scenario();
        throw(&mut scenario, 1, "HHHH");
        for card in take {
            scenario.act(1, &format!("take {card}"));
        }
        options(&scenario, 1)
    };
    for edition in BOTH {
        // Different stacks: one card after the other, the lower number first.
        let found = asked(edition, "health 62; knowledge 64", "13 16", [16, 13]);
        assert_eq!(found, ["lay 13 health top", "lay 13 health under 62"]);
        // An empty stack: the first card has one way to lie, the second goes above or below it.
        let found = asked(edition, "", "13 22", [22, 13]);
        assert_eq!(found, ["lay 22 health top", "lay 22 health under 13"]);
    }
    // In granna a card goes to any place, so two of a type need no order.
    let found = asked(Edition::Granna, "health 62", "13 22", [22, 13]);
    assert_eq!(found, ["lay 13 health top", "lay 13 health under 62"]);
}

#[test]
fn cv_55_an_event_and_a_card_need_no_order() {
    for edition in BOTH {
        let mut scenario = with(edition, "", "34 13").scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 13").act(1, "take 34").awaits("chance");
        assert_eq!(stack(&scenario, 1, "health"), "13");
        assert!(board(&scenario).open_hand[Seat::at(0)].contains(Card::at(34)));
    }
}
