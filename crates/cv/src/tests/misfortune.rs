//! Bad luck: CV-40 to CV-44.

use engine::Seat;

use testkit::Scenario;

use super::fixture::{BOTH, Position, seat, set};
use crate::Event;
use crate::card::{Card, Kind};
use crate::model::Phase;
use crate::rule_ids::{CV_10, CV_21, CV_30, CV_38, CV_40};
use crate::{Cv, Edition};

const FACES: &[(u8, &str)] = &[
    (1, r#"type = "event"; gives = "-""#),
    (2, r#"type = "event"; gives = "$""#),
    (13, r#"type = "health"; cost = "H"; gives = "H""#),
    (14, r#"type = "health"; cost = "H"; gives = "K""#),
    (15, r#"type = "work"; cost = "H"; gives = "$-""#),
    (16, r#"type = "work"; cost = "H"; gives = "$"; rerolls = 1"#),
    (17, r#"type = "possession"; cost = "--"; points = 1"#),
    (19, r#"type = "possession"; cost = "$"; points = 1"#),
    (21, r#"type = "knowledge"; cost = "H"; change = ["- > $"]"#),
    (22, r#"type = "relationship"; cost = "H"; upkeep = "$""#),
    (23, r#"type = "relationship"; cost = "H"; dice = 3"#),
    (24, r#"type = "relationship"; cost = "H"; ability = "therapy""#),
    (25, r#"type = "relationship"; cost = "H"; ability = "friend""#),
    (26, r#"type = ["work", "knowledge"]; cost = "H""#),
    (31, r#"type = "knowledge"; cost = "H"; ability = "trip""#),
    (35, r#"type = "work"; cost = "H""#),
    (33, r#"type = "knowledge"; cost = """#),
];

fn phase(scenario: &Scenario<Cv>) -> Phase {
    scenario.state().board().phase
}

fn of(edition: Edition, cv: &'static str) -> Position {
    Position { edition, cv: [cv, "", "", ""], faces: FACES, ..Default::default() }
}

/// Throws, and goes on to the misfortunes of the throw or of the turn, or past them.
fn throw(position: Position, dice: &str) -> Scenario<Cv> {
    let mut scenario = position.scenario();
    if phase(&scenario) == Phase::Roll(seat(1)) {
        scenario.act(1, "throw");
    }
    scenario.chance(&format!("dice {dice}"));
    let is_granna = position.edition == Edition::Granna;
    if is_granna && phase(&scenario) == Phase::Roll(seat(1)) {
        scenario.act(1, "stop");
    }
    if is_granna && phase(&scenario) == Phase::Select(seat(1)) {
        scenario.act(1, "done");
    }
    scenario
}

fn is_struck(scenario: &Scenario<Cv>) -> bool {
    phase(scenario) == Phase::Misfortune(seat(1))
}

/// How many cards are lost when the first one that can be is chosen each time.
fn losses(mut scenario: Scenario<Cv>) -> u32 {
    let before = scenario.state().board().cv_count(seat(1));
    while is_struck(&scenario) {
        let first = scenario.legal(1)[0].clone();
        scenario.act(1, &first);
    }
    before - scenario.state().board().cv_count(seat(1))
}

#[test]
fn cv_40_every_three_bad_luck_lose_one_card_each() {
    for edition in BOTH {
        let rich = of(edition, "health 13 14; relationship 23; possession 12");
        for (dice, count) in
            [("HHHHH--", 0), ("HHHH---", 1), ("HHH----", 1), ("HH-----", 1), ("H------", 2), ("-------", 2)]
        {
            assert_eq!(losses(throw(rich, dice)), count, "{edition:?} {dice}");
        }
    }
}

#[test]
fn cv_40_the_card_lies_on_top_and_leaves_the_game() {
    for edition in BOTH {
        let cv = ["health 13 14; relationship 23; possession 12", "work 16", "", ""];
        let mut scenario = throw(Position { cv, ..of(edition, "") }, "H------");
        assert!(scenario.told_to_all().contains(&Event::Struck(seat(1), 1, 6)));
        assert_eq!(scenario.legal(1), ["lose 12", "lose 14", "lose 23"]);
        scenario.refuse(1, "lose 13", CV_40).refuse(1, "lose 16", CV_40).refuse(1, "lose 75", CV_40);
        scenario.refuse(1, "stop", CV_40).refuse(1, "done", CV_40).refuse(2, "lose 16", CV_10);
        scenario.act(1, "lose 14");
        assert_eq!(scenario.told_to_all()[0], Event::Lost(seat(1), Card::at(14)));
        assert_eq!(scenario.state().board().discards, set("14"));
        // The next one may take the card that lay below.
        assert_eq!(scenario.legal(1), ["lose 12", "lose 13", "lose 23"]);
        scenario.act(1, "lose 13");
        assert!(!is_struck(&scenario));
        assert_eq!(scenario.state().board().cv(seat(1)), set("12 23"));
        assert_eq!(scenario.state().board().counts[Seat::at(0)][Kind::Health.index()], 0);
        assert_eq!(scenario.state().board().cv(seat(2)), set("16"));
    }
    // A card that waits for its type can be lost as well.
    let apart = ["26", "", "", ""];
    let mut scenario = throw(Position { apart, ..of(Edition::Gigamic, "health 13") }, "H---");
    assert_eq!(scenario.legal(1), ["lose 13", "lose 26"]);
    scenario.act(1, "lose 26");
    assert_eq!(scenario.state().board().cv(seat(1)), set("13"));
}

#[test]
fn cv_40_an_empty_cv_loses_nothing() {
    for edition in BOTH {
        let mut scenario = throw(of(edition, ""), "H---");
        assert!(scenario.told_to_all().contains(&Event::NothingToLose(seat(1))));
        assert!(!is_struck(&scenario));
        if edition == Edition::Gigamic {
            scenario.act(1, "stop");
        }
        assert_eq!(phase(&scenario), Phase::Refill);
        // The second misfortune finds nothing any more.
        let mut scenario = throw(of(edition, "relationship 23"), "H------");
        scenario.act(1, "lose 23");
        assert!(!is_struck(&scenario));
        assert!(scenario.told_to_all().contains(&Event::NothingToLose(seat(1))));
    }
    // [EN] The cards taken in this turn are not in the CV yet.
    let mut scenario = Position { track: "33", ..of(Edition::Granna, "health 13") }.scenario();
    scenario.chance("dice H---").act(1, "stop").act(1, "take 33").refuse(1, "lose 33", CV_40);
    assert_eq!(scenario.legal(1), ["lose 13"]);
    let mut scenario = Position { track: "33", ..of(Edition::Granna, "") }.scenario();
    scenario.chance("dice H---").act(1, "stop").act(1, "take 33");
    assert_eq!(scenario.state().board().cv(seat(1)), set("33"));
}

#[test]
fn cv_41_bad_luck_counts_on_dice_and_tokens_spent_or_not() {
    for edition in BOTH {
        // One on a token and two on dice.
        assert!(is_struck(&throw(of(edition, "work 15"), "HH--")));
        assert!(!is_struck(&throw(of(edition, "work 15"), "HHH-")));
        // Covered, the card gives no token.
        assert!(!is_struck(&throw(of(edition, "work 15 16"), "HH--")));
    }
    // [EN] What was spent counts all the same.
    let mut scenario = Position { track: "17", ..of(Edition::Granna, "health 13") }.scenario();
    scenario.chance("dice H---").act(1, "stop").act(1, "take 17");
    assert!(is_struck(&scenario));
    scenario.act(1, "lose 13");
    assert_eq!(scenario.state().board().cv(seat(1)), set("17"));
    // [FR] And it can be spent after it has struck.
    let mut scenario = Position { track: "17", ..of(Edition::Gigamic, "health 13") }.scenario();
    scenario.chance("dice H---").act(1, "lose 13").act(1, "stop").act(1, "take 17");
    assert_eq!(scenario.state().board().cv(seat(1)), set("17"));
}

#[test]
fn cv_41_events_and_borrowed_symbols_never_count() {
    for edition in BOTH {
        let position = Position { hand: ["1", "", "", ""], track: "17", ..of(edition, "health 13") };
        let mut scenario = position.scenario();
        scenario.act(1, "throw").chance("dice HH--").act(1, "stop").act(1, "play 1").act(1, "done");
        assert_eq!(scenario.state().board().cv(seat(1)), set("13"));
        // The neighbour's work card shows bad luck: with one die it pays two, and is none of three.
        let cv = ["relationship 25", "work 15", "", ""];
        let mut scenario = Position { cv, track: "17", ..of(edition, "") }.scenario();
        scenario.chance("dice HHH-").act(1, "stop").act(1, "take 17");
        assert_eq!(scenario.state().board().cv(seat(1)), set("17 25"));
        let mut scenario = Position { cv, track: "17", ..of(edition, "") }.scenario();
        scenario.chance("dice HH--").act(1, "stop").act(1, "take 17");
        assert_eq!(scenario.state().board().cv(seat(1)), set("17 25"));
    }
}

#[test]
fn cv_41_what_an_arrow_changed_does_not_count() {
    let granna = Position { track: "19", ..of(Edition::Granna, "knowledge 21") };
    // One of three pays as money.
    let mut scenario = granna.scenario();
    scenario.chance("dice H---").act(1, "stop").act(1, "take 19");
    assert_eq!(scenario.state().board().cv(seat(1)), set("19 21"));
    // It changes only where it pays.
    let mut scenario = granna.scenario();
    scenario.chance("dice H---").act(1, "stop").act(1, "done");
    assert!(is_struck(&scenario));
    // Of four, three are left.
    let mut scenario = Position { cv: ["knowledge 21; work 15", "", "", ""], ..granna }.scenario();
    scenario.chance("dice H---").act(1, "stop").act(1, "take 19");
    assert!(is_struck(&scenario));
    // The table uses the way that leaves the fewest, although a die or an event could pay.
    let mut scenario = granna.scenario();
    scenario.chance("dice $---").act(1, "stop").act(1, "take 19");
    assert!(!is_struck(&scenario));
    let mut scenario = Position { hand: ["2", "", "", ""], ..granna }.scenario();
    scenario.act(1, "throw").chance("dice H---").act(1, "stop").act(1, "play 2").act(1, "take 19");
    assert!(!is_struck(&scenario), "{:?}", phase(&scenario));
    // The die is then free for an upkeep, and the bad luck is not.
    let cv = ["knowledge 21; relationship 22", "", "", ""];
    let mut scenario = Position { cv, ..granna }.scenario();
    scenario.chance("dice $---").act(1, "stop").act(1, "take 19").awaits("chance");
    assert_eq!(scenario.state().board().cv(seat(1)), set("19 21 22"));
    // [FR] Bad luck has struck before anything pays.
    let mut scenario = Position { track: "19", ..of(Edition::Gigamic, "knowledge 21") }.scenario();
    scenario.chance("dice H---");
    assert!(is_struck(&scenario));
    scenario.act(1, "lose 21").act(1, "stop").act(1, "take 19");
}

#[test]
fn cv_41_what_the_trip_changed_does_not_count() {
    for edition in BOTH {
        assert_eq!(losses(throw(of(edition, "knowledge 31; possession 12"), "H---")), 0);
        assert_eq!(losses(throw(of(edition, "knowledge 31; possession 12"), "----")), 1);
    }
}

#[test]
fn cv_42_granna_settles_misfortunes_once_after_selecting() {
    let position = Position { track: "33", ..of(Edition::Granna, "health 13; relationship 23") };
    let mut scenario = position.scenario();
    // Three in the first throw: the roll goes on, and so does selecting.
    scenario.chance("dice HHHH---").refuse(1, "lose 13", CV_21);
    scenario.act(1, "reroll HHH").chance("dice ---").refuse(1, "lose 13", CV_21).act(1, "stop");
    assert_eq!(phase(&scenario), Phase::Select(seat(1)));
    scenario.refuse(1, "lose 13", CV_30).act(1, "done");
    // Both at once now, and never again in this turn.
    scenario.act(1, "lose 13");
    assert!(is_struck(&scenario));
    scenario.act(1, "lose 23");
    assert_eq!(phase(&scenario), Phase::Refill);
    // What counts is what lies there in the end: rerolled bad luck does not.
    let mut scenario = of(Edition::Granna, "health 13; relationship 24").scenario();
    scenario.chance("dice H---").act(1, "reroll -").chance("dice K").act(1, "stop");
    assert_eq!(scenario.state().board().cv(seat(1)), set("13 24"));
}

#[test]
fn cv_43_gigamic_settles_misfortunes_after_each_throw() {
    // In the first throw, tokens included; the turn then goes on as usual.
    let mut scenario = Position { track: "33", ..of(Edition::Gigamic, "work 15; possession 12") }.scenario();
    scenario.chance("dice HH--").refuse(1, "stop", CV_40).refuse(1, "reroll H", CV_40).act(1, "lose 12");
    scenario.act(1, "reroll HH").chance("dice HK").act(1, "reroll K").chance("dice $");
    scenario.act(1, "take 33");
    assert_eq!(scenario.state().board().cv(seat(1)), set("15 33"), "nothing strikes after selecting");

    // In a later throw: the first at three, the second at six, none in between.
    let cv = "health 13 14; relationship 23; possession 12";
    let mut scenario = of(Edition::Gigamic, cv).scenario();
    scenario.chance("dice HHHHH--");
    assert_eq!(phase(&scenario), Phase::Roll(seat(1)));
    scenario.act(1, "reroll HH").chance("dice --");
    assert_eq!(scenario.legal(1).len(), 3);
    scenario.act(1, "lose 14").act(1, "reroll HH").chance("dice --");
    assert!(is_struck(&scenario));
    scenario.act(1, "lose 13");
    // No misfortune at five or seven; after the last throw, selecting.
    assert_eq!(phase(&scenario), Phase::Refill);
    let mut scenario = of(Edition::Gigamic, cv).scenario();
    scenario.chance("dice HHHH---").act(1, "lose 12").act(1, "reroll HH").chance("dice --");
    assert_eq!(phase(&scenario), Phase::Roll(seat(1)));
    // Two at once if the count passes both.
    let mut scenario = of(Edition::Gigamic, cv).scenario();
    scenario.chance("dice H------").act(1, "lose 12");
    assert!(is_struck(&scenario));
    scenario.act(1, "lose 14");
    assert_eq!(phase(&scenario), Phase::Roll(seat(1)));
}

#[test]
fn cv_43_a_count_that_falls_and_rises_again_does_not_repeat_a_misfortune() {
    let cv = "health 13; relationship 24; possession 12";
    let mut scenario = of(Edition::Gigamic, cv).scenario();
    scenario.chance("dice H---").act(1, "lose 12").act(1, "reroll -").chance("dice H");
    assert_eq!(phase(&scenario), Phase::Roll(seat(1)));
    scenario.act(1, "reroll H").chance("dice -");
    assert!(!is_struck(&scenario));
    assert_eq!(scenario.state().board().cv(seat(1)), set("13 24"));
    // Nor does a misfortune that found nothing to lose.
    let mut scenario = of(Edition::Gigamic, "").scenario();
    scenario.chance("dice HH--").act(1, "reroll H").chance("dice -");
    assert!(scenario.told_to_all().contains(&Event::NothingToLose(seat(1))));
    scenario.act(1, "reroll H").chance("dice H");
    assert!(!scenario.told_to_all().contains(&Event::NothingToLose(seat(1))));
}

#[test]
fn cv_44_a_lost_card_serves_until_the_turn_ends() {
    // [FR] Its token pays and its reroll is there; the card below is on top, but not in force.
    let mut scenario = Position { track: "19", ..of(Edition::Gigamic, "work 15 16") }.scenario();
    scenario.chance("dice HH--").act(1, "reroll H").chance("dice -").act(1, "lose 16");
    assert_eq!(scenario.state().board().tops[Seat::at(0)][Kind::Work.index()], Some(Card::at(15)));
    scenario.act(1, "reroll H").chance("dice H").act(1, "reroll H").chance("dice H");
    let turn = &scenario.state().board().turn;
    assert_eq!((turn.in_force, turn.tokens.to_string()), (set("16"), "$".to_owned()));
    assert_eq!(scenario.legal(1), ["take 19", "done"]);
    scenario.act(1, "take 19");
    // Its own abilities likewise: the die it gave stays, and it thaws bad luck although it is lost.
    let mut scenario = of(Edition::Gigamic, "relationship 24").scenario();
    scenario.chance("dice H---").act(1, "lose 24").act(1, "reroll -").chance("dice H");
    // [EN] Its token pays the upkeep of another card.
    let cv = "work 15 16; relationship 22";
    let mut scenario = throw(of(Edition::Granna, cv), "H---");
    scenario.act(1, "lose 16");
    assert_eq!(scenario.state().board().cv(seat(1)), set("15 22"));
    // What was exposed gives nothing in this turn: its money would have been needed.
    let mut scenario = throw(of(Edition::Granna, "relationship 22; work 16 35"), "H---");
    scenario.act(1, "lose 35");
    assert_eq!(scenario.state().board().cv(seat(1)), set("16"), "22 is not kept up");
}

#[test]
fn cv_44_the_card_below_is_in_force_from_the_next_turn() {
    for edition in BOTH {
        let position = Position { track: "18 20 29 37 17", ..of(edition, "work 15 16") };
        let mut scenario = throw(position, "H---");
        scenario.refuse(1, "lose 15", CV_40).act(1, "lose 16");
        if edition == Edition::Gigamic {
            // The exposed bad luck counts for nothing now.
            scenario.act(1, "reroll H").chance("dice H").act(1, "stop");
        }
        if phase(&scenario) == Phase::Select(seat(1)) {
            scenario.act(1, "done");
        }
        scenario.chance("track 13").chance("dice HH++").act(2, "stop");
        if phase(&scenario) == Phase::Select(seat(2)) {
            scenario.act(2, "done");
        }
        scenario.chance("track 14");
        let turn = &scenario.state().board().turn;
        assert_eq!((turn.in_force, turn.tokens.to_string()), (set("15"), "$-".to_owned()), "{edition:?}");
    }
}

#[test]
fn cv_38_bad_luck_that_pays_is_bad_luck_there() {
    for edition in BOTH {
        let mut scenario =
            Position { track: "17", hand: ["2", "", "", ""], ..of(edition, "health 13") }.scenario();
        scenario.act(1, "throw").chance("dice HHH-").act(1, "stop").refuse(1, "take 17", CV_38);
    }
}
