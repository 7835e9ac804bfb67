//! The active player's turn (GON-10 to GON-15).

use engine::{Game, Seat};

use super::fixture::{Position, bonus, only, plain};
use crate::rule_ids::{GON_10, GON_11, GON_12, GON_13, GON_14};
use crate::{Bonus, Phase};

/// Two players; seat 1 has a card of two numbers, and one of three rising fields with an entry.
fn two() -> Position {
    let faces = [(1, plain("2 3")), (2, plain("_ < _ < 6")), (9, plain("1 1 1 1 1"))];
    let position = Position::new(2, &faces).display(1, "1 r1c1, 2 r1c2").display(2, "9 r1c1");
    position.entered(1, 2, "_ 4 _")
}

#[test]
fn gon_10_up_to_two_rerolls_of_at_least_one_die() {
    let mut scenario = two().rolled(1, "y6 o5 g5 b6 p6").scenario();
    assert_eq!(only(&scenario.legal(1), "reroll").len(), 31);
    scenario.act(1, "reroll yo").refuse_chance("roll y2", GON_10).refuse_chance("roll y2 g3", GON_10);
    scenario.chance("roll y2 o2");
    // A saved die may be part of the next reroll.
    scenario.act(1, "reroll gb").chance("roll g2 b2").refuse(1, "reroll y", GON_10);
    assert_eq!(scenario.state().board().turn.dice.to_string(), "y2 o2 g2 b2 p6");
    assert_eq!(only(&scenario.legal(1), "reroll").len(), 0);
}

#[test]
fn gon_11_dice_are_used_once_for_any_number_of_purchases_and_completions() {
    let mut scenario = two().rolled(1, "y5 o5 g5 b2 p3").scenario();
    scenario.act(1, "buy 20 yog").act(1, "lay 20 r2c1");
    scenario.refuse(1, "complete 1 yp", GON_11).act(1, "complete 1 bp");
    assert_eq!(scenario.legal(1), ["finish"]);
    let mut scenario = two().rolled(1, "y5 o5 g5 b2 p3").scenario();
    scenario.act(1, "complete 1 bp").act(1, "buy 20 yog").act(1, "lay 20 r2c1");
}

#[test]
fn gon_12_rolling_stops_early_only_by_buying_or_completing() {
    let mut scenario = two().rolled(1, "y2 o2 g6 b6 p5").scenario();
    scenario.refuse(1, "finish", GON_12).act(1, "reroll p").chance("roll p5").refuse(1, "finish", GON_12);
    scenario.act(1, "reroll p").chance("roll p5").act(1, "finish");
    let mut scenario = two().rolled(1, "y2 o3 g6 b6 p5").scenario();
    scenario.act(1, "complete 1 yo").act(1, "finish").awaits("chance");
    assert_eq!(scenario.state().board().phase, Phase::Roll(Seat::at(1)));
}

#[test]
fn gon_13_after_the_first_use_there_is_no_roll_and_no_chance() {
    let mut scenario = two().rolled(3, "y2 o3 g6 b6 p5").scenario();
    assert!(scenario.legal(1).contains(&"chance".to_owned()));
    scenario.act(1, "complete 1 yo").refuse(1, "chance", GON_13).refuse(1, "reroll g", GON_13);
    assert!(only(&scenario.legal(1), "chance").is_empty());
}

#[test]
fn gon_13_a_purchase_for_no_dice_ends_rolling() {
    let faces = [(30, bonus("1", Bonus::Discount)), (31, bonus("1", Bonus::Discount))];
    let position = Position::new(2, &faces).display(1, "30 r1c1, 31 r1c2").completed(1, &[30, 31]);
    let mut scenario = position.display(2, "9 r1c1").rolled(1, "y2 o3 g6 b6 p5").scenario();
    scenario.act(1, "buy 20").refuse(1, "reroll y", crate::rule_ids::GON_41).act(1, "lay 20 r2c1");
    scenario.refuse(1, "reroll y", GON_13).refuse(1, "chance", GON_13);
    assert!(only(&scenario.legal(1), "reroll").is_empty());
    // No die was used: all five are still there.
    assert_eq!(scenario.state().board().unused(), crate::ALL_DICE);
}

#[test]
fn gon_14_all_empty_fields_at_once() {
    let mut scenario = two().rolled(1, "y2 o6 g1 b3 p5").scenario();
    scenario.refuse(1, "complete 1 y", GON_14).refuse(1, "enter y 1.1 2", GON_14);
    // Card 2 has a 4 in the middle: something below it and a six complete it.
    assert_eq!(
        only(&scenario.legal(1), "complete"),
        ["complete 1 yb", "complete 2 yo", "complete 2 og", "complete 2 ob"]
    );
    scenario.refuse(1, "complete 2 op", GON_14).refuse(1, "complete 9 yogbp", GON_14);
    scenario.act(1, "complete 2 og").refuse(1, "complete 2 yb", GON_14);
}

#[test]
fn gon_15_ending_is_always_asked_and_the_dice_pass_clockwise() {
    let faces = [(1, plain("2 3")), (9, plain("1 1 1 1 1"))];
    let cells = "1 r1c1, 2 r1c2, 3 r1c3, 4 r2c1, 5 r2c2, 6 r2c3, 7 r3c1, 8 r3c2, 10 r3c3";
    let all = [1, 2, 3, 4, 5, 6, 7, 8, 10];
    let position = Position::new(2, &faces).display(1, cells).completed(1, &all).display(2, "9 r1c1");
    let mut scenario =
        position.rolled(3, "y2 o3 g6 b6 p5").with(|board| board.last_round = Some(2)).scenario();
    // Everything is completed and the display is full: still asked.
    assert_eq!(scenario.legal(1), ["finish"]);
    scenario.act(1, "finish").chance("roll y1 o2 g3 b4 p5").awaits("2");
}

#[test]
fn gon_10_a_reroll_is_of_one_die_at_least() {
    // It cannot be written down, but a driver could ask for it.
    let position = Position::new(2, &[]).display(1, "1 r1c1").display(2, "9 r1c1");
    let scenario = position.rolled(1, "y2 o2 g5 b6 p4").scenario();
    let none = crate::Action::Reroll(crate::DiceSet::EMPTY);
    let refusal = scenario.game().check(scenario.state(), Seat::at(0), none).unwrap_err();
    assert_eq!(refusal.rule, GON_10);
}

#[test]
fn some_of_the_dice_show_what_they_showed_and_the_others_nothing() {
    let dice: crate::Dice = "y2 o3 g5 b6 p4".parse().expect("dice");
    let some: crate::DiceSet = [crate::Colour::Orange, crate::Colour::Purple].into_iter().collect();
    assert_eq!(dice.of(some).to_string(), "o3 p4");
    assert_eq!(dice.of(crate::ALL_DICE), dice);
}
