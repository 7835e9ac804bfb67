//! Single cards with conditions and dice: CV-C41, CV-C46, CV-C53, CV-C57, CV-C60.

use testkit::Scenario;

use super::fixture::{BOTH, Position, game};
use super::look::{board, is_discarded, options, pass, refill, stack, throw};
use crate::card::{Card, Kind, KindSet};
use crate::rule_ids::{CV_21, CV_22, CV_34, CV_C41, CV_C53};
use crate::{Cv, Edition};

const FACES: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = """#),
    (15, r#"type = "work"; cost = """#),
    (16, r#"type = "knowledge"; cost = """#),
    (25, r#"type = "work"; cost = """#),
    (27, r#"type = ["health", "work"]; cost = """#),
    (28, r#"type = "work"; cost = "KKKKK""#),
    (41, r#"type = "health"; cost = ""; ability = "retirement"; needs = ["work"]"#),
    (56, r#"type = ["knowledge", "work"]; cost = "KKKKK""#),
    (57, r#"type = "work"; cost = ""; without = ["work"]"#),
    (65, r#"type = "work"; cost = ""; upkeep = "$""#),
];

fn with(edition: Edition, cv: &'static str, track: &'static str) -> Position {
    let cv = [cv, "", "", ""];
    Position { edition, cv, track, faces: FACES, ..Position::default() }
}

#[test]
fn cv_c41_early_retirement_costs_nothing_and_needs_a_work_card() {
    let standard = game(2, Edition::Granna);
    let face = standard.face(Card::at(41));
    assert!(face.cost.is_empty());
    assert_eq!(face.needs, KindSet::one(Kind::Work));
    for edition in BOTH {
        let mut scenario = with(edition, "knowledge 16", "41 13").scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.refuse(1, "take 41", CV_34);
        // A work card taken in this turn is not in the CV yet.
        let mut scenario = with(edition, "", "41 15").scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.act(1, "take 15").awaits("chance");
        let mut scenario = with(edition, "work 15", "41").scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.act(1, "take 41").awaits("chance");
        assert_eq!(stack(&scenario, 1, "health"), "41");
    }
}

/// Seat 1 has taken Early retirement, on top of its stack or under card 13, and is about to throw again. Now
/// the track is `57 25 27 28 26`, or without card 57 and with card 31 if it is covered.
fn retired(edition: Edition, is_covered: bool, track: &'static str) -> Scenario<Cv> {
    let mut scenario = with(edition, "work 15; knowledge 16", track).scenario();
    throw(&mut scenario, 1, "HHHH");
    if is_covered {
        scenario.act(1, "take 41").act(1, "take 13").act(1, "lay 41 health under 13");
        refill(&mut scenario, "27 28 26");
        pass(&mut scenario, 2);
        scenario.chance("track 31");
    } else {
        scenario.act(1, "take 41");
        refill(&mut scenario, "27 28");
        pass(&mut scenario, 2);
        scenario.chance("track 26");
    }
    scenario
}

#[test]
fn cv_c41_its_taker_takes_no_work_card_any_more() {
    for edition in BOTH {
        let mut scenario = retired(edition, false, "17 41 18 57 25");
        throw(&mut scenario, 1, "H+++");
        // Neither by symbols nor by three good luck.
        scenario.refuse(1, "take 25", CV_C41).refuse(1, "take 28", CV_C41).refuse(1, "take 57", CV_C41);
        scenario.act(1, "take 27");
    }
}

#[test]
fn cv_c41_it_holds_also_while_the_card_is_covered() {
    for edition in BOTH {
        let mut scenario = retired(edition, true, "13 41 18 57 25");
        assert_eq!(stack(&scenario, 1, "health"), "41 13");
        throw(&mut scenario, 1, "H+++");
        scenario.refuse(1, "take 25", CV_C41).refuse(1, "take 28", CV_C41);
    }
}

#[test]
fn cv_c41_it_holds_also_after_the_card_is_lost() {
    let mut scenario = retired(Edition::Gigamic, false, "17 41 18 57 25");
    scenario.chance("dice H---").act(1, "lose 41").act(1, "stop");
    assert!(is_discarded(&scenario, 41));
    scenario.refuse(1, "take 25", CV_C41).refuse(1, "take 57", CV_C41);
    // Granna: the loss comes after selecting, so it is the next turn that shows it.
    let mut scenario = retired(Edition::Granna, false, "17 41 18 57 25");
    throw(&mut scenario, 1, "H---");
    scenario.act(1, "done").act(1, "lose 41").chance("track 31");
    pass(&mut scenario, 2);
    scenario.chance("track 32");
    throw(&mut scenario, 1, "H+++");
    scenario.refuse(1, "take 28", CV_C41).act(1, "take 27");
}

#[test]
fn cv_c41_a_two_colour_card_is_taken_only_as_its_other_type() {
    for edition in BOTH {
        let mut scenario = retired(edition, false, "17 41 18 57 56");
        throw(&mut scenario, 1, "H+++");
        scenario.act(1, "take 27").act(1, "take 56").awaits("1");
        assert_eq!(options(&scenario, 1), ["lay 27 health top", "lay 27 health under 41"]);
        scenario.act(1, "lay 27 health top");
        assert_eq!(options(&scenario, 1), ["lay 56 knowledge top", "lay 56 knowledge under 16"]);
    }
}

/// From its taking on: in the same turn no work card follows it, but one may come before it.
#[test]
fn cv_c41_it_holds_from_its_taking_on() {
    for edition in BOTH {
        let position = Position { hand: ["5", "", "", ""], ..with(edition, "work 15", "25 41 13") };
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.act(1, "take 41").refuse(1, "take 25", CV_C41).act(1, "take 13");
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.act(1, "take 25").act(1, "take 41").awaits("chance");
        assert_eq!(stack(&scenario, 1, "work"), "15 25");
    }
}

#[test]
fn cv_c41_only_its_taker_retires() {
    let mut scenario = with(Edition::Granna, "work 15", "41 17 25").scenario();
    throw(&mut scenario, 1, "HHHH");
    scenario.act(1, "take 41");
    // The end of the turn has discarded card 17.
    refill(&mut scenario, "18 19 20 21");
    throw(&mut scenario, 2, "HHHH");
    scenario.act(2, "take 25");
}

#[test]
fn cv_c41_no_work_card_by_social_assistance_either() {
    for edition in BOTH {
        let position = Position {
            cv: ["work 15", "possession 61 62 63 64", "", ""],
            decks: Some("20 43 44 46 53 54"),
            ..with(edition, "", "17 41 25 13")
        };
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 41").act(1, "done").chance("track 20").awaits("1");
        assert_eq!(scenario.legal(1), ["take 13", "take 20", "done"]);
        scenario.refuse(1, "take 25", CV_C41);
    }
}

#[test]
fn cv_c46_bike_instead_of_car_gives_health_and_a_reroll() {
    let standard = game(2, Edition::Granna);
    let face = standard.face(Card::at(46));
    assert_eq!((face.gives.to_string().as_str(), face.rerolls, face.dice), ("H", 1, 0));
    for edition in BOTH {
        let mut scenario = with(edition, "health 46", "").scenario();
        assert_eq!(board(&scenario).turn.tokens.to_string(), "H");
        scenario.chance("dice HHKK");
        for _ in 0..3 {
            scenario.act(1, "reroll K").chance("dice K");
        }
        // After the fourth throw the roll is over: the track is cleaned up.
        scenario.awaits("chance");
        // Without it there are two rerolls.
        let mut scenario = with(edition, "", "").scenario();
        scenario.chance("dice HHKK").act(1, "reroll K").chance("dice K").act(1, "reroll K").chance("dice K");
        assert!(matches!(board(&scenario).phase, crate::Phase::Refill));
    }
}

#[test]
fn cv_c53_granna_in_one_reroll_bad_luck_may_be_rerolled() {
    let mut scenario = with(Edition::Granna, "health 53", "").scenario();
    scenario.chance("dice HK--");
    // All of it, with other dice or without.
    let mut all = scenario.clone();
    all.act(1, "reroll K--").chance("dice H--").refuse(1, "reroll -", CV_C53).act(1, "reroll H");
    let mut alone = scenario.clone();
    alone.act(1, "reroll --").chance("dice --").refuse(1, "reroll H-", CV_C53);
    // It may be the second reroll as well.
    scenario.act(1, "reroll K").chance("dice K").act(1, "reroll -").chance("dice $");
    // No throw more than usual.
    scenario.awaits("chance");
    assert!(matches!(board(&scenario).phase, crate::Phase::Refill));
}

#[test]
fn cv_c53_gigamic_one_die_with_bad_luck_may_join_one_reroll() {
    let mut scenario = with(Edition::Gigamic, "health 53", "").scenario();
    scenario.chance("dice HK--").refuse(1, "reroll --", CV_C53).refuse(1, "reroll K--", CV_C53);
    let mut alone = scenario.clone();
    alone.act(1, "reroll -").chance("dice -").refuse(1, "reroll -", CV_C53).act(1, "reroll H");
    scenario.act(1, "reroll K-").chance("dice K-").refuse(1, "reroll H-", CV_C53);
    scenario.act(1, "reroll H").chance("dice H");
    assert!(matches!(board(&scenario).phase, crate::Phase::Refill), "no additional throw");
}

#[test]
fn cv_c53_dice_that_all_show_bad_luck_can_be_thrown_again() {
    for edition in BOTH {
        let mut scenario = with(edition, "health 53", "").scenario();
        scenario.chance("dice ----");
        if edition == Edition::Gigamic {
            scenario.act(1, "lose 53");
        }
        // Lost or not, it is in force until the turn ends.
        scenario.awaits("1").act(1, "reroll -").chance("dice -");
        // It has been used, no die can be rerolled, and the roll is over.
        if edition == Edition::Granna {
            assert_eq!(scenario.legal(1), ["lose 53"]);
        } else {
            assert!(matches!(board(&scenario).phase, crate::Phase::Refill));
        }
        // Without it they are frozen, and the roll is over at once.
        let mut scenario = with(edition, "", "").scenario();
        scenario.chance("dice ----");
        assert!(matches!(board(&scenario).phase, crate::Phase::Refill));
        scenario.refuse(1, "reroll -", crate::rule_ids::CV_10);
    }
}

#[test]
fn cv_c53_a_misfortune_that_was_suffered_is_not_undone() {
    let mut scenario = with(Edition::Gigamic, "health 53; knowledge 16", "").scenario();
    scenario.chance("dice H---").act(1, "lose 16");
    scenario.act(1, "reroll H-").chance("dice HK").awaits("1");
    assert!(is_discarded(&scenario, 16));
    // The count rises to three again, which is not a second misfortune.
    scenario.act(1, "reroll H").chance("dice -");
    assert!(matches!(board(&scenario).phase, crate::Phase::Refill));
    assert_eq!(stack(&scenario, 1, "health"), "53");
}

#[test]
fn cv_c53_without_it_bad_luck_is_frozen() {
    for edition in BOTH {
        let mut scenario = with(edition, "health 13", "").scenario();
        scenario.chance("dice HK--").refuse(1, "reroll -", CV_22).refuse(1, "reroll ---", CV_21);
    }
}

#[test]
fn cv_c57_an_offer_from_a_job_center_needs_a_cv_without_work() {
    let standard = game(2, Edition::Granna);
    let face = standard.face(Card::at(57));
    assert!(face.cost.is_empty() && face.kinds == KindSet::one(Kind::Work));
    assert_eq!(face.without, KindSet::one(Kind::Work));
    for edition in BOTH {
        let mut scenario = with(edition, "health 13", "57").scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.act(1, "take 57").awaits("chance");
        assert_eq!(stack(&scenario, 1, "work"), "57");
        // Any work card forbids it, also against three good luck; a covered one too.
        let mut scenario = with(edition, "work 15", "57 28").scenario();
        throw(&mut scenario, 1, "H+++");
        scenario.refuse(1, "take 57", CV_34);
        // A work card taken in this turn is not in the CV yet.
        let mut scenario = with(edition, "", "25 57").scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.act(1, "take 25").act(1, "take 57").awaits("1");
        // A two-colour card laid as work is a work card; as health it is none.
        let mut scenario = with(edition, "work 27", "57 13").scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.refuse(1, "take 57", CV_34);
        let mut scenario = with(edition, "health 27", "57").scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.act(1, "take 57");
    }
}

#[test]
fn cv_c57_a_job_lost_in_this_turn_is_in_the_cv_no_longer() {
    let mut scenario = with(Edition::Gigamic, "work 15", "57").scenario();
    scenario.chance("dice H---").act(1, "lose 15").act(1, "stop").act(1, "take 57").awaits("chance");
    assert_eq!(stack(&scenario, 1, "work"), "57");
    // Upkeep comes after selecting: a job that will not be kept up still counts.
    let mut scenario = with(Edition::Gigamic, "work 65", "57 13").scenario();
    throw(&mut scenario, 1, "HHHH");
    scenario.refuse(1, "take 57", CV_34);
}

#[test]
fn cv_c60_a_pension_costs_two_bad_luck_which_still_count() {
    let standard = game(2, Edition::Granna);
    assert_eq!(standard.face(Card::at(60)).cost.to_string(), "--");
    // Granna: taken with two of three bad luck, and then the misfortune strikes.
    let mut scenario = with(Edition::Granna, "work 15", "60").scenario();
    throw(&mut scenario, 1, "K---");
    scenario.act(1, "take 60").awaits("1");
    assert_eq!(scenario.legal(1), ["lose 15"], "the new card is not in the CV yet");
    scenario.act(1, "lose 15").awaits("chance");
    assert_eq!(stack(&scenario, 1, "health"), "60");
    // Gigamic: the misfortune strikes with the throw, and the bad luck still pays.
    let mut scenario = with(Edition::Gigamic, "work 15", "60").scenario();
    scenario.chance("dice K---").act(1, "lose 15").act(1, "stop").act(1, "take 60").awaits("chance");
    assert_eq!(stack(&scenario, 1, "health"), "60");
}

#[test]
fn cv_c60_two_bad_luck_are_enough_and_one_is_not() {
    for edition in BOTH {
        let mut scenario = with(edition, "work 15", "60").scenario();
        throw(&mut scenario, 1, "KK--");
        scenario.act(1, "take 60").awaits("chance");
        assert_eq!(stack(&scenario, 1, "work"), "15");
        let mut scenario = with(edition, "work 15", "60").scenario();
        throw(&mut scenario, 1, "KKK-");
        scenario.awaits("chance");
        assert_eq!(stack(&scenario, 1, "health"), "");
    }
}
