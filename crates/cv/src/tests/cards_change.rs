//! Cards that change or borrow symbols: CV-C35, CV-C36, CV-C43, CV-C45.

use testkit::Scenario;

use super::fixture::{BOTH, Position, game, seat};
use super::look::{board, is_discarded, is_told, stack, throw};
use crate::card::Card;
use crate::rule_ids::{CV_22, CV_38};
use crate::{Cv, Edition, Event};

/// Cards to take for what is named, and cards that show something.
const FACES: &[(u8, &str)] = &[
    (14, r#"type = "relationship"; cost = "R""#),
    (15, r#"type = "work"; cost = ""; gives = "$$+-""#),
    (16, r#"type = "knowledge"; cost = "K""#),
    (17, r#"type = "possession"; cost = "$"; points = 1"#),
    (19, r#"type = "knowledge"; cost = "HHHHH""#),
    (21, r#"type = "health"; cost = "H""#),
    (22, r#"type = "health"; cost = "HH""#),
    (24, r#"type = "health"; cost = ""; ability = "magician""#),
    (32, r#"type = "relationship"; cost = ""; ability = "therapy""#),
    (25, r#"type = "work"; cost = ""; any = 1; upkeep = "K""#),
    (26, r#"type = "knowledge"; cost = "+""#),
    (28, r#"type = "work"; cost = ""; dice = 1; rerolls = 1; upkeep = "$"; change = ["H > $"]"#),
    (31, r#"type = "possession"; cost = "$$"; points = 1"#),
    (33, r#"type = "relationship"; cost = "-""#),
    (39, r#"type = "work"; cost = ""; gives = "K""#),
    (60, r#"type = "health"; cost = "--""#),
];

fn with(edition: Edition, cv: &'static str, track: &'static str) -> Position {
    let cv = [cv, "", "", ""];
    Position { players: 3, edition, cv, track, faces: FACES, ..Position::default() }
}

/// What seat 1 can take with these dice; nothing if it is not even asked.
#[track_caller]
fn takes(position: Position, dice: &str) -> String {
    let mut scenario = position.scenario();
    throw(&mut scenario, 1, dice);
    let legal = scenario.legal(1);
    legal.iter().filter_map(|action| action.strip_prefix("take ")).collect::<Vec<_>>().join(" ")
}

#[test]
fn cv_c35_the_magician_changes_one_symbol_into_another() {
    for edition in BOTH {
        let position = with(edition, "knowledge 35", "14 16 17 21 31");
        assert_eq!(takes(Position { cv: [""; 4], ..position }, "KKKK"), "16");
        assert_eq!(takes(position, "KKKK"), "14 16 17 21", "one symbol, so not two money");
        assert_eq!(takes(position, "KKK$"), "14 16 17 21 31");
        // Once in a turn: the second card must be paid as it is.
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "KKKK");
        scenario.act(1, "take 14").refuse(1, "take 17", CV_38).act(1, "take 16");
    }
}

/// The box has one Magician, another deck may have more.
#[test]
fn cv_c35_two_magicians_in_force_change_symbols_too() {
    for edition in BOTH {
        let position = with(edition, "knowledge 35; health 24", "14 16 17 21");
        assert_eq!(takes(position, "KKKK"), "14 16 17 21");
    }
}

#[test]
fn cv_c35_good_luck_and_bad_luck_are_neither_changed_nor_made() {
    for edition in BOTH {
        let position = with(edition, "knowledge 35", "14 16 17 21 26");
        assert_eq!(takes(position, "++--"), "26");
        assert_eq!(takes(position, "KKKK"), "14 16 17 21");
        let position = with(edition, "knowledge 35", "33 60");
        assert_eq!(takes(position, "KK$-"), "33");
        // Two good luck and something else are not three.
        assert_eq!(takes(with(edition, "knowledge 35", "19"), "K++-"), "");
        assert_eq!(takes(with(edition, "knowledge 35", "19"), "K+++"), "19");
    }
}

#[test]
fn cv_c35_a_token_can_be_changed_but_no_event() {
    for edition in BOTH {
        let position = with(edition, "knowledge 35; work 39", "17");
        assert_eq!(takes(position, "++--"), "17");
        let faces: &[(u8, &str)] =
            &[(4, r#"type = "event"; gives = "H""#), (17, r#"type = "possession"; cost = "$"; points = 1"#)];
        // Another card in hand: the question goes on.
        let hand = ["4 5", "", "", ""];
        let mut scenario = Position { hand, faces, ..with(edition, "knowledge 35", "17") }.scenario();
        throw(&mut scenario, 1, "++--");
        scenario.act(1, "play 4").refuse(1, "take 17", CV_38);
    }
}

#[test]
fn cv_c36_one_symbol_of_a_neighbours_active_work_card() {
    for edition in BOTH {
        let position = with(edition, "relationship 36", "17 31 26 16");
        let cv = ["relationship 36", "work 15", "", ""];
        // One symbol that it shows, good luck as well, and one only.
        assert_eq!(takes(Position { cv, ..position }, "HHHH"), "17 26");
        assert_eq!(takes(Position { cv, ..position }, "HHH$"), "17 26 31");
        let mut scenario = Position { cv, ..position }.scenario();
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 17").awaits("chance");
        assert_eq!(stack(&scenario, 2, "work"), "15", "the neighbour loses nothing");
        // Without the Friend nothing is borrowed; a covered or a waiting card is not borrowed from.
        assert_eq!(takes(Position { cv: ["", "work 15", "", ""], ..position }, "HHHH"), "");
        let cv = ["relationship 36", "work 15 39", "", ""];
        assert_eq!(takes(Position { cv, ..position }, "HHHH"), "16");
    }
}

#[test]
fn cv_c36_neighbours_are_those_at_the_left_and_the_right() {
    for edition in BOTH {
        let jobs = |players, jobs: [&'static str; 3]| {
            let cv = ["relationship 36", jobs[0], jobs[1], jobs[2]];
            let position = Position { players, cv, ..with(edition, "", "16 17") };
            takes(position, "HHHH")
        };
        // Two players: the other one is both.
        assert_eq!(jobs(2, ["work 39", "", ""]), "16");
        // Three: both others.
        assert_eq!(jobs(3, ["work 39", "", ""]), "16");
        assert_eq!(jobs(3, ["", "work 39", ""]), "16");
        assert_eq!(jobs(3, ["work 39", "work 15", ""]), "16 17");
        // Four: not the one opposite.
        assert_eq!(jobs(4, ["work 39", "", ""]), "16");
        assert_eq!(jobs(4, ["", "work 39", ""]), "");
        assert_eq!(jobs(4, ["", "", "work 39"]), "16");
    }
    // From both together it is still one symbol.
    let cv = ["relationship 36", "work 39", "work 15", ""];
    let mut scenario = Position { cv, ..with(Edition::Granna, "", "16 17") }.scenario();
    throw(&mut scenario, 1, "HHHH");
    scenario.act(1, "take 16").awaits("chance");
    assert_eq!(stack(&scenario, 1, "possession"), "");
}

#[test]
fn cv_c36_any_of_four_can_be_borrowed_and_no_other_icon() {
    for edition in BOTH {
        let cv = ["relationship 36", "work 25", "", ""];
        let position = Position { cv, ..with(edition, "", "14 16 17 21 26") };
        assert_eq!(takes(position, "++--"), "14 16 17 21 26", "good luck is on the dice");
        assert_eq!(takes(position, "----"), if edition == Edition::Granna { "14 16 17 21" } else { "" });
        // A die, a reroll, an arrow and a crossed-out symbol are not borrowed.
        let cv = ["relationship 36", "work 28", "", ""];
        let position = Position { cv, ..with(edition, "", "16 17 26") };
        assert_eq!(board(&position.scenario()).turn.fresh, 4);
        assert_eq!(board(&position.scenario()).turn.throws, 3);
        assert_eq!(takes(position, "HHHH"), "");
    }
}

/// It pays like an own token: the Magician changes it, it is one of three good luck, it pays for card 60. It
/// never counts as bad luck.
#[test]
fn cv_c36_what_is_borrowed_pays_like_an_own_token() {
    for edition in BOTH {
        let cv = ["relationship 36; knowledge 35", "work 39", "", ""];
        assert_eq!(takes(Position { cv, ..with(edition, "", "17") }, "++--"), "17");
        let cv = ["relationship 36", "work 15", "", ""];
        assert_eq!(takes(Position { cv, ..with(edition, "", "19") }, "KK++"), "19");
        // Two bad luck on dice and a borrowed one are not a misfortune.
        let mut scenario = Position { cv, ..with(edition, "", "60 33") }.scenario();
        throw(&mut scenario, 1, "HH--");
        scenario.act(1, "take 60").act(1, "take 33").act(1, "lay 33 relationship top").awaits("chance");
        assert_eq!(stack(&scenario, 1, "relationship"), "36 33");
        assert_eq!(stack(&scenario, 1, "health"), "60");
    }
}

#[test]
fn cv_c43_the_memory_master_gives_one_any_of_four() {
    let standard = game(2, Edition::Granna);
    let face = standard.face(Card::at(43));
    assert_eq!((face.any, face.gives.total()), (1, 0));
    for edition in BOTH {
        let position = with(edition, "knowledge 43", "14 16 17 21 26");
        assert_eq!(takes(position, "KK++"), "14 16 17 21 26");
        // One of the four, never good luck or bad luck; and one only.
        assert_eq!(takes(with(edition, "knowledge 43", "26 33 22 31"), "KKKK"), "");
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "RRRR");
        scenario.act(1, "take 17").refuse(1, "take 21", CV_38).act(1, "take 14");
    }
}

/// Seat 1 has the Trip around the world and one card more.
fn trip(edition: Edition, track: &'static str) -> Position {
    with(edition, "health 45; work 39", track)
}

#[test]
fn cv_c45_one_bad_luck_serves_as_one_of_four() {
    for edition in BOTH {
        let position = trip(edition, "14 17 21 22 26");
        assert_eq!(takes(position, "KKK-"), "14 17 21", "not as good luck, and one symbol only");
        assert_eq!(takes(position, "KK--"), "14 17 21", "one bad luck in each turn");
        assert_eq!(takes(position, "HKK-"), "14 17 21 22");
        assert_eq!(takes(position, "KKKK"), "");
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "KK--");
        scenario.act(1, "take 14").awaits("chance");
        assert_eq!(stack(&scenario, 1, "health"), "45");
    }
}

#[test]
fn cv_c45_the_bad_luck_may_be_on_a_token() {
    for edition in BOTH {
        let cv = ["health 45; work 15", "", "", ""];
        assert_eq!(takes(Position { cv, ..trip(edition, "14 21") }, "KKKK"), "14 21");
    }
}

#[test]
fn cv_c45_granna_a_misfortune_is_averted_after_selecting() {
    let mut scenario = trip(Edition::Granna, "").scenario();
    throw(&mut scenario, 1, "K---");
    scenario.awaits("chance");
    assert!(is_told(&scenario, Event::Averted(seat(1))));
    assert_eq!(stack(&scenario, 1, "health"), "45");
    // Four are a misfortune all the same, and six are one instead of two.
    let mut scenario = trip(Edition::Granna, "").scenario();
    throw(&mut scenario, 1, "----");
    assert_eq!(scenario.legal(1), ["lose 39", "lose 45"]);
    assert!(!is_told(&scenario, Event::Averted(seat(1))), "nothing is averted, so nobody is told so");
    let cv = ["health 45; work 15; knowledge 37", "", "", ""];
    let mut scenario = Position { cv, ..trip(Edition::Granna, "") }.scenario();
    throw(&mut scenario, 1, "-----");
    assert!(is_told(&scenario, Event::Averted(seat(1))));
    scenario.act(1, "lose 37").awaits("chance");
}

#[test]
fn cv_c45_gigamic_a_misfortune_is_averted_at_once() {
    let mut scenario = trip(Edition::Gigamic, "21").scenario();
    scenario.chance("dice K---").awaits("1");
    assert!(is_told(&scenario, Event::Averted(seat(1))));
    // The die stays frozen.
    scenario.refuse(1, "reroll -", CV_22);
    assert_eq!(scenario.legal(1), ["reroll K", "stop"]);
    // The symbol serves as health, and it serves once.
    let mut served = scenario.clone();
    served.act(1, "stop").act(1, "take 21");
    // With one bad luck more the count reaches three, and the misfortune strikes.
    scenario.act(1, "reroll K").chance("dice -").awaits("1");
    assert_eq!(scenario.legal(1), ["lose 39", "lose 45"]);
}

#[test]
fn cv_c45_gigamic_it_averts_the_first_misfortune_that_it_can() {
    // Four at once: one less is still a misfortune, so it is saved for the second.
    let cv = ["health 45; work 15; knowledge 37", "", "", ""];
    let mut scenario = Position { cv, ..trip(Edition::Gigamic, "") }.scenario();
    scenario.chance("dice HK---").awaits("1").act(1, "lose 37");
    scenario.act(1, "reroll HK").chance("dice --").awaits("chance");
    assert!(is_told(&scenario, Event::Averted(seat(1))));
    // Six at once: one of two.
    let mut scenario = Position { cv, ..trip(Edition::Gigamic, "") }.scenario();
    scenario.chance("dice -----").awaits("1");
    assert!(is_told(&scenario, Event::Averted(seat(1))));
    scenario.act(1, "lose 37").awaits("chance");
}

/// The count falls back to three, where a misfortune has struck already: there is none to avert.
#[test]
fn cv_c45_gigamic_where_no_misfortune_strikes_again_it_is_not_used() {
    let cv = ["health 45; relationship 32; work 39", "", "", ""];
    let mut scenario = Position { cv, ..trip(Edition::Gigamic, "") }.scenario();
    scenario.chance("dice ----").awaits("1").act(1, "lose 39");
    scenario.act(1, "reroll -").chance("dice H").awaits("1");
    assert!(!is_told(&scenario, Event::Averted(seat(1))));
    assert!(!board(&scenario).turn.is_trip_used);
}

#[test]
fn cv_c45_gigamic_the_symbol_pays_as_bad_luck_no_more() {
    let position = trip(Edition::Gigamic, "60 33");
    // Three bad luck, one of them changed: two are left for card 60, none for another.
    let mut scenario = position.scenario();
    throw(&mut scenario, 1, "K---");
    scenario.act(1, "take 60").awaits("1");
    scenario.act(1, "lay 60 health top").awaits("chance");
    // With two there is no misfortune, and both can pay.
    let mut scenario = position.scenario();
    throw(&mut scenario, 1, "KK--");
    scenario.act(1, "take 33").awaits("chance");
    assert_eq!(takes(position, "KK--"), "33 60");
    // Two that pay as bad luck cannot serve as anything else.
    let mut scenario = trip(Edition::Gigamic, "60 21").scenario();
    throw(&mut scenario, 1, "KK--");
    scenario.act(1, "take 60").awaits("1").act(1, "lay 60 health top");
    // The changed symbol is free besides the two that pay.
    let mut scenario = trip(Edition::Gigamic, "60 17").scenario();
    throw(&mut scenario, 1, "K---");
    scenario.act(1, "take 60").act(1, "take 17");
    assert_eq!(board(&scenario).turn.taken_count(), 2);
}

#[test]
fn cv_c45_granna_bad_luck_that_has_paid_averts_nothing() {
    let check = |cards: &[u8], is_averted: bool| -> Scenario<Cv> {
        let mut scenario = trip(Edition::Granna, "60 33 17").scenario();
        throw(&mut scenario, 1, "K---");
        for card in cards {
            scenario.act(1, &format!("take {card}"));
        }
        if cards.len() < 2 {
            scenario.act(1, "done");
        }
        assert_eq!(is_told(&scenario, Event::Averted(seat(1))), is_averted, "{cards:?}");
        assert_eq!(scenario.legal(1).contains(&"lose 45".to_owned()), !is_averted);
        scenario
    };
    // Pension takes two of the three, the third averts the misfortune.
    check(&[60], true);
    // It is averted also where the changed symbol pays.
    check(&[60, 17], true);
    // All three have paid as bad luck.
    check(&[60, 33], false);
}

/// A symbol that has averted a misfortune can still pay for upkeep as one of the four.
#[test]
fn cv_c45_what_averted_a_misfortune_still_pays() {
    for edition in BOTH {
        let faces: &[(u8, &str)] = &[(14, r#"type = "relationship"; cost = ""; upkeep = "R""#)];
        let cv = ["health 45; relationship 14", "", "", ""];
        let mut scenario = Position { cv, faces, ..trip(edition, "") }.scenario();
        throw(&mut scenario, 1, "K---");
        scenario.awaits("chance");
        assert_eq!(stack(&scenario, 1, "relationship"), "14");
        let faces: &[(u8, &str)] = &[(14, r#"type = "relationship"; cost = ""; upkeep = "RR""#)];
        let mut scenario = Position { cv, faces, ..trip(edition, "") }.scenario();
        throw(&mut scenario, 1, "K---");
        assert!(is_discarded(&scenario, 14), "as one symbol");
    }
}
