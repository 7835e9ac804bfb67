//! Bonuses (GON-50 to GON-56).

use engine::Seat;

use super::fixture::{Position, bonus, entries, only, plain};
use crate::dice::{Dice, DiceSet};
use crate::rule_ids::{GON_50, GON_54, GON_56};
use crate::{Bonus, Card, steps_to_equal};

type Scenario = testkit::Scenario<crate::Goennen>;

fn left(scenario: &Scenario, kind: Bonus) -> u8 {
    scenario.state().board().displays[Seat::at(0)].marks().left(kind)
}

/// Seat 1 with card 1 of this task, and completed bonus cards.
fn active(task: &str, bonuses: &[(u8, Bonus)]) -> Position {
    let mut faces = vec![(1, plain(task)), (9, plain("1 1 1 1 1"))];
    faces.extend(bonuses.iter().map(|&(number, kind)| (number, bonus("1", kind))));
    let cells: Vec<String> =
        bonuses.iter().enumerate().map(|(i, (number, _))| format!(", {number} r2c{}", i + 1)).collect();
    let position = Position::new(2, &faces).display(1, &format!("1 r1c1{}", cells.concat()));
    let numbers: Vec<u8> = bonuses.iter().map(|&(number, _)| number).collect();
    position.completed(1, &numbers).display(2, "9 r1c1")
}

#[test]
fn gon_50_plus_minus_goes_step_by_step_without_wrapping() {
    let mut scenario = active("1 6", &[(30, Bonus::Step)]).rolled(1, "y3 o6 g5 b4 p6").scenario();
    // 3 becomes 1 by two steps; 6 is not next to 1.
    let list = only(&scenario.legal(1), "complete");
    assert_eq!(
        list,
        [
            "complete 1 yo step 2",
            "complete 1 yg step 3",
            "complete 1 ob step 3",
            "complete 1 yp step 2",
            "complete 1 bp step 3"
        ]
    );
    scenario.refuse(1, "complete 1 op step 1", crate::rule_ids::GON_14).act(1, "complete 1 yo step 2");
    assert_eq!(left(&scenario, Bonus::Step), 1);
}

#[test]
fn gon_50_several_uses_on_one_die_add_up_and_it_helps_to_buy() {
    let mut scenario = active("1 6", &[(30, Bonus::Step)]).rolled(1, "y4 o6 g5 b2 p2").scenario();
    assert!(only(&scenario.legal(1), "buy").contains(&"buy 20 yog".to_owned()));
    scenario.act(1, "buy 20 yog").act(1, "lay 20 r1c2");
    assert_eq!(left(&scenario, Bonus::Step), 1, "4 and 6 meet at 5");
    let dice: Dice = "y1 o6 g5 b2 p2".parse().unwrap();
    assert_eq!(steps_to_equal(dice, crate::ALL_DICE), 1 + 4 + 3);
    assert_eq!(steps_to_equal(dice, DiceSet::EMPTY), 0);
    // A passive player cannot step further than there are circles.
    let faces = [(1, plain("_ < _ < _")), (30, bonus("1", Bonus::Step))];
    let position = Position::new(2, &faces).display(1, "9 r1c1").display(2, "1 r1c1, 30 r1c2");
    let mut scenario = position.completed(2, &[30]).rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll y").chance("roll y6").refuse(2, "enter y 1.1 2", GON_50).act(2, "enter y 1.1 3");
}

#[test]
fn gon_51_a_die_counts_as_another_colour() {
    let mut scenario = active("b5 y", &[(34, Bonus::Colour)]).rolled(1, "y5 o5 g1 b1 p1").scenario();
    let list = only(&scenario.legal(1), "complete");
    // Yellow on blue and another on yellow, or orange on blue and yellow as it is.
    assert!(list.contains(&"complete 1 yo colour 1".to_owned()));
    assert!(list.contains(&"complete 1 yg colour 2".to_owned()));
    scenario.act(1, "complete 1 yg colour 2");
    assert_eq!(left(&scenario, Bonus::Colour), 1);
}

#[test]
fn gon_52_a_second_die_for_the_passive_player_only() {
    let faces = [(1, plain("_ _ _ _ >= 9")), (38, bonus("1", Bonus::Second)), (9, plain("_ _ _ _ >= 9"))];
    let position = Position::new(2, &faces).display(1, "9 r1c1").display(2, "1 r1c1, 38 r1c2");
    let mut scenario = position.completed(2, &[38]).rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll yog").chance("roll y2 o3 g4").act(2, "enter y 1.1 2").awaits("2");
    // Never the same die twice, and never a third one.
    let die = crate::rule_ids::GON_20;
    scenario.refuse(2, "enter y 1.2 2", die).act(2, "enter o 1.2 3").awaits("1");
    let display = scenario.state().board().displays[Seat::at(1)];
    assert_eq!(display.marks().left(Bonus::Second), 2);
    assert_eq!(display.slot(Card::at(1)).unwrap().entries, entries("2 3 _ _"));
    // Without it one die is all there is, and `done` is implied; with it the mark is made by the entry only.
    scenario.act(1, "reroll yog").chance("roll y2 o3 g4").act(2, "enter y 1.3 2").act(2, "done").awaits("1");
    assert_eq!(scenario.state().board().displays[Seat::at(1)].marks().left(Bonus::Second), 2);
}

#[test]
fn gon_53_a_joker_has_no_circles() {
    let scenario = active("1 6", &[(46, Bonus::Joker)]).rolled(1, "y3 o6 g5 b4 p6").scenario();
    assert_eq!(Bonus::ALL.map(|kind| left(&scenario, kind)), [0; 5]);
}

#[test]
fn gon_54_a_discount_takes_one_die_less_down_to_none() {
    let kinds = [(42, Bonus::Discount), (44, Bonus::Discount)];
    let position = active("1 1 1 1 1", &kinds).market([20, 21, 22, 23], [40, 41, 43, 45]);
    let mut scenario = position.rolled(1, "y3 o3 g5 b4 p6").scenario();
    let list = only(&scenario.legal(1), "buy");
    for action in ["buy 20", "buy 20 y", "buy 20 yo", "buy 23", "buy 23 g", "buy 23 yo"] {
        assert!(list.contains(&action.to_owned()), "{action}");
    }
    // The dice that remain must be equal.
    scenario.refuse(1, "buy 20 yg", crate::rule_ids::GON_40).act(1, "buy 23 y").act(1, "lay 23 r1c2");
    assert_eq!(left(&scenario, Bonus::Discount), 3);
    scenario.act(1, "buy 20").act(1, "lay 20 r1c3");
    assert_eq!(left(&scenario, Bonus::Discount), 0);
    scenario.refuse(1, "buy 21 g", GON_54).refuse(1, "buy 21", GON_54);
}

#[test]
fn gon_55_three_circles_and_the_die_stays_what_it_is() {
    let mut scenario =
        active("1 6", &[(30, Bonus::Step), (31, Bonus::Step)]).rolled(1, "y3 o5 g5 b2 p2").scenario();
    assert_eq!(left(&scenario, Bonus::Step), 6, "two cards, counted together");
    scenario.act(1, "complete 1 yo step 3");
    let turn = scenario.state().board().turn;
    assert_eq!((turn.dice.to_string().as_str(), turn.used.count()), ("y3 o5 g5 b2 p2", 2));
}

#[test]
fn gon_56_both_kinds_of_marks_for_one_completion() {
    let kinds = [(30, Bonus::Step), (34, Bonus::Colour)];
    let mut scenario = active("y3 b3", &kinds).rolled(1, "y4 o3 g6 b6 p6").scenario();
    // Yellow one step and orange for blue; or orange for yellow, and yellow one step for blue.
    let list = only(&scenario.legal(1), "complete");
    assert!(list.contains(&"complete 1 yo step 1 colour 1".to_owned()));
    assert!(!list.contains(&"complete 1 yo step 1 colour 2".to_owned()), "needless marks are not offered");
    scenario.refuse(1, "complete 1 yo step 1 colour 2", GON_56).act(1, "complete 1 yo step 1 colour 1");
    assert_eq!([Bonus::Step, Bonus::Colour].map(|kind| left(&scenario, kind)), [2, 2]);
}

#[test]
fn gon_56_pairs_of_marks_of_which_none_is_cheaper_are_all_offered() {
    let kinds = [(30, Bonus::Step), (34, Bonus::Colour)];
    let scenario = active("y3 5", &kinds).rolled(1, "y5 o3 g6 b6 p6").scenario();
    // As it lies: two colour-free but four steps are too many; yellow as the 5 and orange for yellow: one colour.
    assert_eq!(only(&scenario.legal(1), "complete")[0], "complete 1 yo colour 1");
    let mut scenario = active("y3 4", &kinds).rolled(1, "y4 o3 g6 b6 p6").scenario();
    let list = only(&scenario.legal(1), "complete");
    assert_eq!(list[..2], ["complete 1 yo colour 1", "complete 1 yo step 2"]);
    scenario.act(1, "complete 1 yo step 2");
    assert_eq!([Bonus::Step, Bonus::Colour].map(|kind| left(&scenario, kind)), [1, 3]);
}

#[test]
fn gon_56_a_completed_card_forgets_its_numbers() {
    let position = active("_ < _", &[]).entered(1, 1, "1 _");
    let mut first = position.rolled(1, "y3 o5 g5 b2 p2").scenario();
    let position = active("_ < _", &[]).entered(1, 1, "2 _");
    let mut second = position.rolled(1, "y3 o5 g5 b2 p2").scenario();
    first.act(1, "complete 1 y");
    second.act(1, "complete 1 y");
    assert_eq!(first.state(), second.state());
}

#[test]
fn gon_51_every_die_may_count_as_another_colour() {
    // Each number lies on the die of the next colour, so all five take a mark: two cards have six.
    let faces =
        [(1, plain("y1 o2 g3 b4 p5")), (34, bonus("1", Bonus::Colour)), (35, bonus("1", Bonus::Colour))];
    let position = Position::new(2, &faces).display(1, "1 r1c1, 34 r1c2, 35 r1c3").display(2, "9 r1c1");
    let mut scenario = position.completed(1, &[34, 35]).rolled(2, "y5 o1 g2 b3 p4").scenario();
    assert_eq!(only(&scenario.legal(1), "complete"), ["complete 1 yogbp colour 5"]);
    scenario.act(1, "complete 1 yogbp colour 5");
    assert_eq!(scenario.state().board().displays[Seat::at(0)].marks().left(Bonus::Colour), 1);
}
