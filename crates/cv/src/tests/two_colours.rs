//! Two-colour cards, and those that wait for their type: CV-53.

use crate::card::Card;
use engine::SeatSet;
use testkit::Scenario;

use super::fixture::{BOTH, Position, seat};
use super::look::{apart, board, is_discarded, is_told, options, pass, refill, stack, throw, tokens, track};
use crate::rule_ids::{CV_34, CV_53, CV_55};
use crate::{Cv, Edition, Event};

/// Two-colour cards and others, all of them without cost.
const FREE: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = """#),
    (14, r#"type = "relationship"; cost = """#),
    (15, r#"type = "work"; cost = """#),
    (16, r#"type = "knowledge"; cost = """#),
    (17, r#"type = "possession"; cost = ""; points = 1"#),
    (19, r#"type = "work"; cost = ""; upkeep = "KK""#),
    (24, r#"type = ["relationship", "health"]; cost = ""; gives = "HR""#),
    (27, r#"type = ["health", "work"]; cost = ""; dice = 1"#),
    (32, r#"type = ["relationship", "knowledge"]; cost = ""; upkeep = "$""#),
    (33, r#"type = "relationship"; cost = """#),
    (41, r#"type = "health"; cost = ""; ability = "retirement"; needs = ["work"]"#),
    (56, r#"type = ["knowledge", "work"]; cost = """#),
    (57, r#"type = "work"; cost = ""; without = ["work"]"#),
];

/// Seat 1 of three with this CV, these waiting cards and this track.
fn with(cv: &'static str, waiting: &'static str, track: &'static str) -> Position {
    Position {
        players: 3,
        edition: Edition::Gigamic,
        cv: [cv, "", "", ""],
        apart: [waiting, "", "", ""],
        track,
        faces: FREE,
        ..Position::default()
    }
}

/// Seat 1 throws enough to keep everything up, and takes cards.
#[track_caller]
fn taking(position: Position, cards: &[u8]) -> Scenario<Cv> {
    let mut scenario = position.scenario();
    let dice = "$".repeat(usize::from(board(&scenario).turn.fresh));
    throw(&mut scenario, 1, &dice);
    for card in cards {
        scenario.act(1, &format!("take {card}"));
    }
    scenario
}

#[test]
fn cv_53_granna_a_two_colour_card_is_given_a_type_when_it_is_laid() {
    let position = Position { edition: Edition::Granna, ..with("", "", "24") };
    let mut scenario = taking(position, &[24]);
    assert_eq!(options(&scenario, 1), ["lay 24 health top", "lay 24 relationship top"]);
    scenario.refuse(1, "lay 24 knowledge top", CV_53);
    let mut other = scenario.clone();
    scenario.act(1, "lay 24 health top").awaits("chance");
    assert_eq!(stack(&scenario, 1, "health"), "24");
    assert_eq!(apart(&scenario, 1), "none", "in granna nothing waits");
    other.act(1, "lay 24 relationship top");
    assert_eq!(stack(&other, 1, "relationship"), "24");
}

#[test]
fn cv_53_in_each_type_it_goes_where_cards_of_that_type_go() {
    for edition in BOTH {
        let mut scenario = taking(Position { edition, ..with("health 13; work 15", "", "27") }, &[27]);
        assert_eq!(options(&scenario, 1), ["lay 27 health top", "lay 27 health under 13", "lay 27 work top"]);
        scenario.act(1, "lay 27 work top");
        assert_eq!(stack(&scenario, 1, "work"), "15 27");
        // One card of either type is enough to choose freely.
        let scenario = taking(Position { edition, ..with("health 13", "", "24") }, &[24]);
        let expected = ["lay 24 health top", "lay 24 health under 13", "lay 24 relationship top"];
        assert_eq!(options(&scenario, 1), expected);
    }
}

#[test]
fn cv_53_gigamic_without_a_card_of_either_type_the_choice_waits() {
    let mut scenario = taking(with("knowledge 16; work 15", "", "24"), &[24]);
    scenario.awaits("chance");
    assert!(is_told(&scenario, Event::LaidApart(seat(1), Card::at(24))));
    assert_eq!(apart(&scenario, 1), "24");
    // It is a CV card, and active.
    assert_eq!(board(&scenario).cv_count(seat(1)), 3);
    assert_eq!(board(&scenario).active(seat(1)).to_string(), "15 16 24");
}

#[test]
fn cv_53_a_waiting_card_gives_tokens_and_dice() {
    let scenario = with("", "24 27", "").scenario();
    assert_eq!(tokens(&scenario), "HR");
    assert_eq!(board(&scenario).turn.fresh, 5);
}

#[test]
fn cv_53_a_waiting_card_owes_upkeep() {
    for (dice, is_kept) in [("HHHH", false), ("HHH$", true)] {
        let mut scenario = with("", "32", "").scenario();
        throw(&mut scenario, 1, dice);
        assert_eq!(is_discarded(&scenario, 32), !is_kept);
        assert_eq!(apart(&scenario, 1), if is_kept { "32" } else { "none" });
    }
}

#[test]
fn cv_53_a_waiting_card_may_be_lost_to_a_misfortune() {
    let mut scenario = with("knowledge 16", "24", "").scenario();
    scenario.chance("dice $---").awaits("1");
    assert_eq!(options(&scenario, 1), ["lose 16", "lose 24"]);
    scenario.act(1, "lose 24");
    assert!(is_discarded(&scenario, 24));
    assert_eq!(apart(&scenario, 1), "none");
}

#[test]
fn cv_53_for_conditions_a_waiting_card_has_no_type() {
    let mut scenario = taking(with("", "27", "41 57"), &[]);
    scenario.refuse(1, "take 41", CV_34).act(1, "take 57");
    // Card 57 is a work card: now card 27 must choose, and then there is the new one.
    assert_eq!(options(&scenario, 1), ["lay 27 health top", "lay 27 work top"]);
}

#[test]
fn cv_53_the_waiting_card_is_given_its_type_before_the_new_card_is_laid() {
    let mut scenario = taking(with("", "24", "14"), &[14]);
    assert_eq!(options(&scenario, 1), ["lay 24 health top", "lay 24 relationship top"]);
    scenario.refuse(1, "lay 14 relationship top", CV_53).refuse(1, "lay 24 knowledge top", CV_53);
    let mut other = scenario.clone();
    scenario.act(1, "lay 24 relationship top");
    assert_eq!(options(&scenario, 1), ["lay 14 relationship top", "lay 14 relationship under 24"]);
    scenario.act(1, "lay 14 relationship under 24").awaits("chance");
    assert_eq!(stack(&scenario, 1, "relationship"), "14 24");
    // As health it leaves the new card one way to lie.
    other.act(1, "lay 24 health top").awaits("chance");
    assert_eq!(stack(&other, 1, "health"), "24");
    assert_eq!(stack(&other, 1, "relationship"), "14");
    assert_eq!(apart(&other, 1), "none");
}

#[test]
fn cv_53_a_card_of_another_type_leaves_it_waiting() {
    let mut scenario = taking(with("", "24", "15"), &[15]);
    scenario.awaits("chance");
    assert_eq!(apart(&scenario, 1), "24");
    assert_eq!(stack(&scenario, 1, "work"), "15");
}

#[test]
fn cv_53_several_waiting_cards_are_given_types_in_the_order_of_their_numbers() {
    let mut scenario = taking(with("", "32 24", "14"), &[14]);
    assert_eq!(options(&scenario, 1), ["lay 24 health top", "lay 24 relationship top"]);
    scenario.refuse(1, "lay 32 knowledge top", CV_53);
    scenario.act(1, "lay 24 relationship top");
    let expected = ["lay 32 knowledge top", "lay 32 relationship top", "lay 32 relationship under 24"];
    assert_eq!(options(&scenario, 1), expected, "each is laid like a new card");
    scenario.act(1, "lay 32 relationship under 24");
    assert_eq!(options(&scenario, 1), ["lay 14 relationship top", "lay 14 relationship under 32"]);
    scenario.act(1, "lay 14 relationship top").awaits("chance");
    assert_eq!(stack(&scenario, 1, "relationship"), "32 24 14");
}

/// A waiting card that is given a type is itself a card of that type for the others that wait.
#[test]
fn cv_53_one_waiting_card_can_make_another_due() {
    let mut scenario = taking(with("", "24 27", "14"), &[14]);
    let mut other = scenario.clone();
    scenario.act(1, "lay 24 health top");
    assert!(scenario.legal(1).iter().all(|action| action.starts_with("lay 27 ")));
    scenario.act(1, "lay 27 work top").awaits("chance");
    assert_eq!(stack(&scenario, 1, "health"), "24");
    assert_eq!(stack(&scenario, 1, "relationship"), "14");
    // As relationship it leaves card 27, health or work, waiting.
    other.act(1, "lay 24 relationship top").act(1, "lay 14 relationship top").awaits("chance");
    assert_eq!(apart(&other, 1), "27");
}

#[test]
fn cv_53_a_new_two_colour_card_makes_due_what_shares_the_type_it_is_given() {
    let mut scenario = taking(with("relationship 14", "27", "24"), &[24]);
    let expected = ["announce 24 health", "lay 24 relationship top", "lay 24 relationship under 14"];
    assert_eq!(options(&scenario, 1), expected);
    let mut other = scenario.clone();
    scenario.act(1, "announce 24 health");
    assert_eq!(options(&scenario, 1), ["lay 27 health top", "lay 27 work top"]);
    scenario.act(1, "lay 27 health top");
    // Its type is settled by now.
    assert_eq!(options(&scenario, 1), ["lay 24 health top", "lay 24 health under 27"]);
    scenario.refuse(1, "lay 24 relationship top", CV_53);
    scenario.act(1, "lay 24 health top").awaits("chance");
    assert_eq!(stack(&scenario, 1, "health"), "27 24");
    other.act(1, "lay 24 relationship top").awaits("chance");
    assert_eq!(apart(&other, 1), "27");
}

#[test]
fn cv_53_two_cards_taken_together_can_both_wait() {
    let mut scenario = taking(with("", "", "24 32"), &[32, 24]);
    scenario.awaits("chance");
    assert_eq!(apart(&scenario, 1), "24 32");
    // The first waits also for a card that shares no type with it.
    let mut scenario = taking(with("", "", "24 15"), &[24, 15]);
    scenario.awaits("chance");
    assert_eq!(apart(&scenario, 1), "24");
}

/// Whatever the order of two cards taken together, the same CVs can come of it.
#[test]
fn cv_53_a_card_taken_together_with_one_of_its_types_can_choose() {
    for taken in [[24, 14], [14, 24]] {
        let scenario = taking(with("", "", "24 14"), &taken);
        for (choice, health, relationship) in [
            ("lay 24 health top", "24", "14"),
            ("lay 24 relationship top", "", "14 24"),
            ("lay 24 relationship under 14", "", "24 14"),
        ] {
            let mut scenario = scenario.clone();
            scenario.act(1, choice).awaits("chance");
            assert_eq!(stack(&scenario, 1, "health"), health);
            assert_eq!(stack(&scenario, 1, "relationship"), relationship);
        }
    }
}

/// A work card goes on top only, so the order decides what lies on top: card 27 may wait for card 15, and then
/// it lies below.
#[test]
fn cv_53_a_card_that_waits_for_the_other_one_taken_comes_below_it() {
    let scenario = taking(with("", "", "27 15"), &[27, 15]);
    assert_eq!(options(&scenario, 1), ["lay 15 work top", "wait 27"]);
    let mut below = scenario.clone();
    below.act(1, "wait 27");
    assert_eq!(options(&below, 1), ["lay 27 health top", "lay 27 work top"]);
    below.act(1, "lay 27 work top").awaits("chance");
    assert_eq!(stack(&below, 1, "work"), "27 15");
    let mut above = scenario;
    above.act(1, "lay 15 work top").act(1, "lay 27 work top").awaits("chance");
    assert_eq!(stack(&above, 1, "work"), "15 27");
}

/// A match of three that ends with this turn of seat 1; seat 2 has begun every round.
fn last_turn(edition: Edition, apart: [&'static str; 4]) -> Scenario<Cv> {
    let position = Position {
        players: 3,
        edition,
        starter: 2,
        apart,
        goals: [76, 77, 78, 0],
        decks: Some(""),
        faces: FREE,
        ..Position::default()
    };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    scenario
}

#[test]
fn cv_53_at_the_end_owners_choose_clockwise_from_the_starting_player() {
    let mut scenario = last_turn(Edition::Gigamic, ["27", "24 56", "", ""]);
    scenario.awaits("2");
    assert_eq!(options(&scenario, 2), ["lay 24 health top", "lay 24 relationship top"]);
    scenario.refuse(2, "lay 56 work top", CV_53).refuse(2, "done", CV_53);
    scenario.act(2, "lay 24 health top").awaits("2");
    assert_eq!(options(&scenario, 2), ["lay 56 knowledge top", "lay 56 work top"]);
    scenario.act(2, "lay 56 work top");
    // Seat 3 has none to choose for. The goals are still secret.
    scenario.awaits("1");
    assert_eq!(scenario.spectator_view().goals, [None; 4]);
    assert!(!scenario.told_to_all().iter().any(|event| matches!(event, Event::GoalRevealed(..))));
    scenario.act(1, "lay 27 health top").awaits("over");
    assert!(is_told(&scenario, Event::GoalRevealed(seat(1), Card::at(76))));
    assert_eq!(stack(&scenario, 2, "work"), "56");
    assert_eq!(scenario.points(1, "health"), 1);
}

/// The last turn is over when types are given: the track is not cleaned up once more.
#[test]
fn cv_53_giving_types_at_the_end_leaves_the_track_as_it_is() {
    let position = Position { starter: 2, decks: Some(""), ..with("", "24 56", "13 14 15") };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    assert_eq!(track(&scenario), "14 15 - - -");
    scenario.act(1, "lay 24 health top");
    assert_eq!(scenario.told_to_all().len(), 1, "the card is laid, and nothing else happens");
    scenario.act(1, "lay 56 work top").awaits("over");
    assert_eq!(track(&scenario), "14 15 - - -");
    assert!(!is_discarded(&scenario, 14));
}

#[test]
fn cv_53_a_second_waiting_card_may_go_under_the_first_at_the_end() {
    let mut scenario = last_turn(Edition::Gigamic, ["", "", "24 27", ""]);
    scenario.act(3, "lay 24 health top");
    let expected = ["lay 27 health top", "lay 27 health under 24", "lay 27 work top"];
    assert_eq!(options(&scenario, 3), expected);
    scenario.act(3, "lay 27 health under 24").awaits("over");
    assert_eq!(stack(&scenario, 3, "health"), "27 24");
}

#[test]
fn cv_53_after_early_retirement_work_is_no_type_to_choose() {
    for edition in BOTH {
        let mut position = Position { edition, ..with("work 15", "", "27") }.scenario();
        position.state_mut().board.retired = SeatSet::one(seat(1));
        throw(&mut position, 1, "HHHH");
        // A single type and an empty stack: nothing is asked, and nothing waits.
        position.act(1, "take 27").awaits("chance");
        assert_eq!(stack(&position, 1, "health"), "27");
        let mut scenario = Position { edition, ..with("work 15; knowledge 16", "", "56") }.scenario();
        scenario.state_mut().board.retired = SeatSet::one(seat(1));
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 56");
        assert_eq!(options(&scenario, 1), ["lay 56 knowledge top", "lay 56 knowledge under 16"]);
        scenario.refuse(1, "lay 56 work top", CV_53);
    }
}

/// Without Early retirement, the same card waits in gigamic: the other type is not forced on anybody.
#[test]
fn cv_53_social_assistance_lets_a_card_wait_as_well() {
    let position = Position {
        cv: ["possession 17", "", "", ""],
        track: "24 16 13 33",
        decks: Some("18 40"),
        ..with("", "", "")
    };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    refill(&mut scenario, "18");
    scenario.act(2, "take 24");
    assert_eq!(apart(&scenario, 2), "24");
    scenario.awaits("3");
}

/// The work card that Early retirement asks for is lost for want of upkeep before the new cards are laid, so
/// card 56, taken just before, has to wait. In its owner's next turn a knowledge card is taken.
fn waiting_for_the_retired(track: &'static str) -> Scenario<Cv> {
    let mut scenario = taking(with("work 19", "", track), &[56, 41]);
    assert!(is_discarded(&scenario, 19));
    assert_eq!(apart(&scenario, 1), "56");
    assert_eq!(stack(&scenario, 1, "health"), "41");
    refill(&mut scenario, "18 20");
    pass(&mut scenario, 2);
    pass(&mut scenario, 3);
    refill(&mut scenario, "21");
    throw(&mut scenario, 1, "HHHH");
    scenario
}

#[test]
fn cv_53_gigamic_a_card_taken_just_before_early_retirement_keeps_both_types_while_it_waits() {
    let mut scenario = waiting_for_the_retired("56 41 33 16 27");
    scenario.act(1, "take 16").act(1, "done");
    assert_eq!(options(&scenario, 1), ["lay 56 knowledge top", "lay 56 work top"]);
    scenario.act(1, "lay 56 work top").awaits("chance");
    assert_eq!(stack(&scenario, 1, "work"), "56");
    assert_eq!(stack(&scenario, 1, "knowledge"), "16");
}

/// With the deck of the box no work card can wait when Early retirement is taken, since it asks for work. Here it does
/// not ask.
#[test]
fn cv_53_gigamic_a_card_that_waits_already_keeps_both_types_too() {
    let position = Position {
        faces: &[
            (16, r#"type = "knowledge"; cost = """#),
            (41, r#"type = "health"; cost = ""; ability = "retirement""#),
            (56, r#"type = ["knowledge", "work"]; cost = """#),
        ],
        ..with("", "56", "17 18 41 16")
    };
    let mut scenario = taking(position, &[41]);
    scenario.act(1, "done");
    assert_eq!(apart(&scenario, 1), "56");
    refill(&mut scenario, "19 20");
    pass(&mut scenario, 2);
    pass(&mut scenario, 3);
    refill(&mut scenario, "21");
    throw(&mut scenario, 1, "HHHH");
    scenario.act(1, "take 16");
    assert_eq!(options(&scenario, 1), ["lay 56 knowledge top", "lay 56 work top"]);
}

/// What is taken after Early retirement has no work in it, also while another card keeps it.
#[test]
fn cv_c41_gigamic_only_the_card_taken_before_keeps_work() {
    let mut scenario = waiting_for_the_retired("56 41 33 16 27");
    scenario.act(1, "take 27").act(1, "done");
    assert_eq!(options(&scenario, 1), ["lay 27 health top", "lay 27 health under 41"]);
    scenario.refuse(1, "lay 27 work top", CV_53);
    scenario.act(1, "lay 27 health top").awaits("chance");
    assert_eq!(apart(&scenario, 1), "56", "health is none of its types");
}

/// Card 56 must wait if it is laid first, and then it comes below card 57; laid after it, it comes on top.
#[test]
fn cv_55_gigamic_with_a_card_waiting_the_owner_still_chooses_the_order() {
    let scenario = taking(with("", "27", "57 56"), &[57, 56]);
    assert_eq!(options(&scenario, 1), ["announce 57 work", "wait 56"]);
    let mut below = scenario.clone();
    below.act(1, "wait 56");
    assert!(is_told(&below, Event::LaidApart(seat(1), Card::at(56))));
    assert_eq!(apart(&below, 1), "27 56");
    assert_eq!(options(&below, 1), ["lay 27 health top", "lay 27 work top"]);
    below.act(1, "lay 27 work top").act(1, "lay 56 work top").awaits("chance");
    assert_eq!(stack(&below, 1, "work"), "27 56 57");
    let mut above = scenario;
    above.refuse(1, "wait 57", CV_53).refuse(1, "wait 27", CV_55).refuse(1, "lay 56 work top", CV_53);
    above.act(1, "announce 57 work").act(1, "lay 27 work top");
    assert_eq!(options(&above, 1), ["lay 56 knowledge top", "lay 56 work top"]);
    above.act(1, "lay 56 work top").awaits("chance");
    assert_eq!(stack(&above, 1, "work"), "27 57 56");
}

/// Both cards that wait are typed before either new card, and what the order changes nobody could tell.
#[test]
fn cv_55_gigamic_with_two_cards_waiting_the_order_is_not_asked_where_it_changes_nothing() {
    let mut scenario = taking(with("", "24 32", "13 16"), &[13, 16]);
    assert_eq!(options(&scenario, 1), ["lay 24 health top", "lay 24 relationship top"]);
    scenario.act(1, "lay 24 relationship top");
    assert_eq!(options(&scenario, 1).len(), 3, "card 32 is due because relationship has come");
}
