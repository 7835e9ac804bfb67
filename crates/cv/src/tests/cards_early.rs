//! Single cards of childhood and early adulthood: CV-C5 to CV-C36.

use engine::Seat;

use testkit::Scenario;

use super::fixture::{BOTH, Position, game, seat};
use super::look::{board, is_discarded, is_told, pass, refill, stack, stop, throw};
use crate::card::{Card, Kind};
use crate::rule_ids::{CV_22, CV_30, CV_32, CV_38, CV_40, CV_C5, CV_C11, CV_C29};
use crate::symbol::Symbol;
use crate::{Cv, Edition, Event};

/// Seat 1 throws these dice and stops; a misfortune strikes by the rules of the edition.
#[track_caller]
fn struck(position: Position, dice: &str) -> Scenario<Cv> {
    let mut scenario = position.scenario();
    throw(&mut scenario, 1, dice);
    if position.edition == Edition::Granna && board(&scenario).phase == crate::Phase::Select(seat(1)) {
        scenario.act(1, "done");
    }
    scenario
}

fn plain(edition: Edition, cv: &'static str) -> Position {
    Position {
        players: 3,
        edition,
        cv: [cv, "", "", ""],
        faces: &[
            (13, r#"type = "health"; cost = """#),
            (14, r#"type = "relationship"; cost = """#),
            (16, r#"type = "knowledge"; cost = """#),
            (22, r#"type = "health"; cost = """#),
            (30, r#"type = "event"; cost = ""; ability = "insurance""#),
        ],
        ..Position::default()
    }
}

#[test]
fn cv_c5_life_insurance_averts_a_misfortune() {
    for edition in BOTH {
        let position = Position { hand: ["5", "", "", ""], ..plain(edition, "health 13") };
        // Another event in hand is no insurance.
        let mut both = struck(Position { hand: ["5 11", "", "", ""], ..position }, "H---");
        assert_eq!(both.legal(1), ["insure 5", "lose 13"]);
        both.refuse(1, "insure 11", CV_C5);
        let mut scenario = struck(position, "H---");
        scenario.awaits("1");
        assert_eq!(scenario.legal(1), ["insure 5", "lose 13"]);
        scenario.refuse(1, "play 5", CV_40).refuse(1, "insure 30", CV_C5).refuse(1, "insure 11", CV_C5);
        scenario.act(1, "insure 5");
        assert_eq!(stack(&scenario, 1, "health"), "13");
        assert!(is_discarded(&scenario, 5));
        assert_eq!(board(&scenario).hand_count[Seat::at(0)], 0);
    }
}

/// Card 30 is the same, and lies open because it came from the track.
#[test]
fn cv_c5_card_30_is_the_same() {
    let standard = game(2, Edition::Granna);
    let ability = |number| standard.face(Card::at(number)).ability;
    assert_eq!(ability(5), ability(30));
    for edition in BOTH {
        let position = Position { open_hand: ["30", "", "", ""], ..plain(edition, "health 13") };
        let mut scenario = struck(position, "H---");
        scenario.act(1, "insure 30");
        assert_eq!(stack(&scenario, 1, "health"), "13");
        assert!(is_discarded(&scenario, 30));
    }
}

#[test]
fn cv_c5_one_is_played_for_one_misfortune() {
    for edition in BOTH {
        // Two dice more by faces made for this: six bad luck are two misfortunes.
        let position = Position {
            hand: ["5", "", "", ""],
            open_hand: ["30", "", "", ""],
            faces: &[
                (13, r#"type = "health"; cost = ""; dice = 2"#),
                (30, r#"type = "event"; cost = ""; ability = "insurance""#),
            ],
            ..plain(edition, "health 13")
        };
        let mut one = struck(position, "------");
        one.act(1, "insure 5").awaits("1");
        assert_eq!(one.legal(1), ["insure 30", "lose 13"]);
        let mut both = one.clone();
        one.act(1, "lose 13");
        assert!(is_discarded(&one, 13));
        both.act(1, "insure 30");
        assert_eq!(stack(&both, 1, "health"), "13");
    }
}

#[test]
fn cv_c5_it_does_not_help_against_unpaid_upkeep() {
    for edition in BOTH {
        let position = Position { hand: ["5", "", "", ""], ..plain(edition, "relationship 20") };
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.refuse(1, "insure 5", CV_30).act(1, "done");
        assert!(is_discarded(&scenario, 20) && !is_discarded(&scenario, 5));
    }
}

#[test]
fn cv_c5_it_is_not_played_while_the_cv_is_empty() {
    for edition in BOTH {
        let position = Position { hand: ["5", "", "", ""], ..plain(edition, "") };
        let mut scenario = position.scenario();
        scenario.act(1, "throw").chance("dice H---").awaits("1");
        if edition == Edition::Gigamic {
            assert!(is_told(&scenario, Event::NothingToLose(seat(1))));
        }
        scenario.act(1, "stop");
        assert_eq!(scenario.legal(1), ["done"]);
        scenario.act(1, "done").awaits("chance");
        assert_eq!(board(&scenario).hand_count[Seat::at(0)], 1);
        // The second of two misfortunes finds the CV empty in the same way.
        let faces: &[(u8, &str)] = &[(13, r#"type = "health"; cost = ""; dice = 2"#)];
        let position = Position { hand: ["5", "", "", ""], faces, ..plain(edition, "health 13") };
        let mut scenario = struck(position, "------");
        scenario.act(1, "lose 13");
        assert!(is_told(&scenario, Event::NothingToLose(seat(1))));
        assert_eq!(board(&scenario).hand_count[Seat::at(0)], 1);
    }
}

fn zoo(edition: Edition, cv: &'static str) -> Scenario<Cv> {
    let faces: &[(u8, &str)] = &[
        (13, r#"type = "health"; cost = ""; dice = 1"#),
        (14, r#"type = "relationship"; cost = ""; dice = 1"#),
        (16, r#"type = "knowledge"; cost = ""; dice = 1"#),
    ];
    Position { hand: ["11", "", "", ""], faces, ..plain(edition, cv) }.scenario()
}

#[test]
fn cv_c11_before_the_first_throw_the_dice_are_part_of_it() {
    for edition in BOTH {
        let mut scenario = zoo(edition, "");
        scenario.awaits("1").act(1, "play 11");
        // Nothing else is left to play: the table throws.
        scenario.awaits("chance").chance("dice HHHKKK");
        assert_eq!(board(&scenario).turn.dice.total(), 6);
        assert!(is_discarded(&scenario, 11));
    }
}

#[test]
fn cv_c11_later_the_dice_are_part_of_the_next_reroll() {
    for edition in BOTH {
        let mut scenario = zoo(edition, "");
        scenario.act(1, "throw").chance("dice HHKK").act(1, "play 11");
        // With other dice, or by themselves.
        let mut alone = scenario.clone();
        scenario.act(1, "reroll K").chance("dice $$$");
        assert_eq!(board(&scenario).turn.dice.to_string(), "HHK$$$");
        alone.act(1, "reroll new").chance("dice $$").act(1, "reroll H$").chance("dice RR");
        assert_eq!(board(&alone).turn.dice.to_string(), "HKKRR$");
        assert_eq!(board(&alone).turn.throws, 0, "they cost the throw that they are part of");
    }
}

#[test]
fn cv_c11_they_can_come_with_the_last_reroll_and_not_after_it() {
    for edition in BOTH {
        let mut scenario = zoo(edition, "");
        scenario.act(1, "throw").chance("dice HHKK").act(1, "reroll H").chance("dice H");
        let mut late = scenario.clone();
        scenario.act(1, "play 11").act(1, "reroll new").chance("dice RR");
        assert_eq!(board(&scenario).turn.dice.to_string(), "HHKKRR");
        late.act(1, "reroll H").chance("dice H");
        late.refuse(1, "play 11", CV_C11);
        // A player who has stopped has thrown for the last time.
        let mut stopped = zoo(edition, "");
        stopped.act(1, "throw").chance("dice HHKK").act(1, "stop").refuse(1, "play 11", CV_C11);
    }
}

#[test]
fn cv_c11_with_all_dice_frozen_the_reroll_can_be_of_them_alone() {
    for edition in BOTH {
        let mut scenario = zoo(edition, "");
        scenario.act(1, "throw").chance("dice ----").awaits("1");
        assert_eq!(scenario.legal(1), ["stop", "play 11"]);
        scenario.act(1, "play 11");
        assert_eq!(scenario.legal(1), ["reroll new", "stop"]);
        scenario.refuse(1, "reroll -", CV_22).act(1, "reroll new").chance("dice HK");
        assert_eq!(board(&scenario).turn.dice.to_string(), "HK----");
    }
}

#[test]
fn cv_c11_at_most_seven_dice_and_never_none() {
    for edition in BOTH {
        // Six dice: only one is added.
        let mut scenario = zoo(edition, "health 13; relationship 14");
        scenario.act(1, "play 11").chance("dice HHHHHHH");
        assert_eq!(board(&scenario).turn.dice.total(), 7);
        let mut scenario = zoo(edition, "health 13; relationship 14");
        scenario
            .act(1, "throw")
            .chance("dice HHHHHH")
            .act(1, "play 11")
            .act(1, "reroll new")
            .chance("dice K");
        // Seven dice: it is refused, before the throw and after it.
        let mut scenario = zoo(edition, "health 13; relationship 14; knowledge 16");
        scenario.refuse(1, "play 11", CV_C11).act(1, "throw").chance("dice HHHHHHH");
        scenario.refuse(1, "play 11", CV_C11);
    }
}

#[test]
fn cv_c11_the_dice_are_there_in_this_turn_only() {
    let mut scenario = Position { players: 2, hand: ["11", "", "", ""], ..Position::default() }.scenario();
    scenario.act(1, "play 11").chance("dice HHHHHH");
    stop(&mut scenario, 1);
    refill(&mut scenario, "17 19 20 23 31");
    pass(&mut scenario, 2);
    refill(&mut scenario, "26");
    assert_eq!((board(&scenario).current, board(&scenario).turn.fresh), (seat(1), 4));
}

#[test]
fn cv_c12_the_bicycle_is_a_possession_worth_one_point() {
    for edition in BOTH {
        let standard = game(2, edition);
        assert_eq!(standard.deck().starter(), Card::at(12), "it makes the starting player");
        assert!(standard.face(Card::at(12)).kinds.contains(Kind::Possession));
        let cv = ["possession 12", "", "", ""];
        let scenario = Position { edition, cv, ..Position::default() }.scenario();
        assert_eq!(scenario.points(1, "possessions"), 1);
    }
}

/// It makes the starting player whoever has it after the draft.
#[test]
fn cv_c12_who_has_the_bicycle_starts() {
    let mut scenario = Scenario::new(game(2, Edition::Granna));
    for card in [13, 14, 15, 16, 17] {
        scenario.chance(&format!("track {card}"));
    }
    scenario.chance("goal 1 76").chance("goal 2 77").chance("public 78");
    for (seat, card) in [(1, 1), (1, 2), (1, 3), (2, 12), (2, 4), (2, 5)] {
        scenario.chance(&format!("deal {seat} {card}"));
    }
    scenario.act(1, "keep 1").act(2, "keep 12").act(1, "keep 4").act(2, "keep 2");
    assert_eq!(board(&scenario).starter, seat(2));
    assert_eq!(board(&scenario).current, seat(2));
    assert_eq!(stack(&scenario, 2, "possession"), "12");
}

#[test]
fn cv_c28_with_the_job_at_dads_company_two_bad_luck_are_a_misfortune() {
    let standard = game(2, Edition::Granna);
    let face = standard.face(Card::at(28));
    assert!(face.kinds.contains(Kind::Work) && face.gives.count(Symbol::Money) > 0);
    assert_eq!(face.gives.count(Symbol::BadLuck), 1);
    for edition in BOTH {
        let cv = ["work 28", "", "", ""];
        let position = Position { players: 3, edition, cv, ..Position::default() };
        let mut scenario = struck(position, "HH--");
        scenario.awaits("1");
        assert_eq!(scenario.legal(1), ["lose 28"]);
        // One is none yet.
        let mut scenario = struck(position, "HHH-");
        scenario.awaits("chance");
        assert_eq!(stack(&scenario, 1, "work"), "28");
    }
}

/// A position with the Pension fund in hand and a possession for four money.
fn fund(edition: Edition, decks: &'static str) -> Position {
    Position {
        players: 3,
        edition,
        open_hand: ["29", "", "", ""],
        track: "31",
        decks: Some(decks),
        faces: &[
            (31, r#"type = "possession"; cost = "$$$$"; points = 1"#),
            (17, r#"type = "possession"; cost = "$"; points = 1"#),
        ],
        ..Position::default()
    }
}

const OLD_AGE: &str = "59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75";

#[test]
fn cv_c29_the_pension_fund_waits_for_the_first_old_age_card_on_the_track() {
    for edition in BOTH {
        // A hidden card lets seat 1 be asked; all of old age is still in its deck.
        let position = Position { hand: ["5", "", "", ""], ..fund(edition, OLD_AGE) };
        let mut scenario = position.scenario();
        scenario.refuse(1, "play 29", CV_C29).act(1, "throw").chance("dice HHHH");
        scenario.refuse(1, "play 29", CV_C29).act(1, "stop").refuse(1, "play 29", CV_C29);
        // One card of old age has come to the track; it may have left it since.
        let mut scenario = fund(edition, &OLD_AGE[3..]).scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "play 29").act(1, "take 31").awaits("chance");
        assert_eq!(stack(&scenario, 1, "possession"), "31");
        assert!(is_discarded(&scenario, 29), "once");
    }
}

#[test]
fn cv_c29_the_first_old_age_card_on_the_track_is_what_counts() {
    let position =
        Position { track: "31 17 23 38 47", hand: ["5", "", "", ""], ..fund(Edition::Granna, OLD_AGE) };
    let mut scenario = Position { players: 2, ..position }.scenario();
    throw(&mut scenario, 1, "HHHH");
    scenario.refuse(1, "play 29", CV_C29).act(1, "done").chance("track 70");
    pass(&mut scenario, 2);
    scenario.chance("track 71");
    throw(&mut scenario, 1, "HHHH");
    scenario.act(1, "play 29").act(1, "take 38");
}

#[test]
fn cv_c29_it_gives_up_to_four_money() {
    for edition in BOTH {
        // Only one is needed: the others are lost with the end of selecting.
        let hand = ["5", "", "", ""];
        let mut scenario = Position { track: "17 31", hand, ..fund(edition, "75") }.scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "play 29").act(1, "take 17").refuse(1, "take 31", CV_38);
    }
}

/// In granna it is an event like others: for selecting only.
#[test]
fn cv_c29_in_old_age_the_time_of_other_events_holds() {
    let hand = ["5", "", "", ""];
    let mut scenario = Position { hand, ..fund(Edition::Granna, "75") }.scenario();
    scenario.refuse(1, "play 29", CV_32);
    let mut scenario = Position { hand, ..fund(Edition::Gigamic, "75") }.scenario();
    scenario.act(1, "play 29");
}
