//! Fields and tasks (GON-30 to GON-35), and the worked examples.

use super::fixture::{Position, entries, only, plain, task_of};
use crate::dice::ALL_DICE;
use crate::fit::Supply;
use crate::rule_ids::{GON_20, GON_30, GON_32, GON_33, GON_34};
use crate::task::Entries;
use crate::{Dice, Phase};

/// Seat 2 is passive after a reroll of all dice; card 1 has this task, entries and nothing else.
fn passive(task: &str, numbers: &str, dice: &str) -> testkit::Scenario<crate::Goennen> {
    let position = Position::new(2, &[(1, plain(task))]).display(1, "9 r1c1").display(2, "1 r1c1");
    let mut scenario = position.entered(2, 1, numbers).rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll yogbp").chance(&format!("roll {dice}"));
    scenario
}

fn completes(task: &str, dice: &str) -> bool {
    let dice: Dice = dice.parse().unwrap();
    Supply::new(dice, ALL_DICE, 0, 0).can_complete(&task_of(task), Entries::NONE)
}

#[test]
fn gon_30_a_field_with_a_number_takes_that_number_and_a_coloured_one_its_die() {
    let mut scenario = passive("y3 4 b _", "_ _ _ _", "y3 o4 g4 b2 p6");
    let list = scenario.legal(2);
    assert_eq!(
        only(&list, "enter"),
        [
            "enter y 1.1 3",
            "enter o 1.2 4",
            "enter g 1.2 4",
            "enter b 1.3 2",
            "enter y 1.4 3",
            "enter o 1.4 4",
            "enter g 1.4 4",
            "enter b 1.4 2",
            "enter p 1.4 6"
        ]
    );
    scenario.refuse(2, "enter o 1.2 3", GON_30).refuse(2, "enter p 1.3 6", GON_30);
    scenario.refuse(2, "enter y 1.5 3", crate::rule_ids::GON_23);
    // One without a number remembers what was entered.
    scenario.act(2, "enter p 1.4 6");
    assert_eq!(slot(&scenario, 1).entries, entries("_ _ _ 6"));
}

fn slot(scenario: &testkit::Scenario<crate::Goennen>, number: u8) -> crate::Slot {
    let display = &scenario.state().board().displays[engine::Seat::at(1)];
    *display.slot(crate::Card::at(number)).unwrap()
}

#[test]
fn gon_31_fields_are_filled_in_any_order_and_a_card_may_be_spoilt() {
    let mut scenario = passive("_ < _ < _ < _", "_ _ _ _", "y1 o2 g6 b4 p5");
    // A six first leaves no way to finish, and is legal.
    scenario.act(2, "enter g 1.1 6");
    let (task, spoilt) = (task_of("_ < _ < _ < _"), slot(&scenario, 1).entries);
    assert!(!task.can_be_finished(spoilt) && task.can_be_finished(Entries::NONE));
    // So does a gap into which no number fits; one that is wide enough does not.
    let task = task_of("_ < _ < _");
    let can =
        ["2 _ 3", "2 _ 4", "_ _ 2", "_ _ 3", "_ 6 _"].map(|numbers| task.can_be_finished(entries(numbers)));
    assert_eq!(can, [false, true, false, true, false]);
    // Filled fields are out of reach.
    let mut scenario = passive("_ < _ < _ < _", "_ _ 4 _", "y1 o2 g6 b4 p5");
    scenario.refuse(2, "enter y 1.3 1", GON_20).act(2, "enter g 1.4 6");
}

#[test]
fn gon_31_printed_numbers_bind_while_their_field_is_empty() {
    let mut scenario = passive("_ < 3 < _", "_ _ _", "y1 o2 g3 b4 p5");
    let list = scenario.legal(2);
    let expected = ["enter y 1.1 1", "enter o 1.1 2", "enter g 1.2 3", "enter b 1.3 4", "enter p 1.3 5"];
    assert_eq!(only(&list, "enter"), expected);
    scenario.refuse(2, "enter g 1.1 3", GON_32).refuse(2, "enter b 1.1 4", GON_32);
    // In a chain, too, a printed number is what stands against another one.
    scenario.refuse(2, "enter o 1.2 2", GON_30);
}

#[test]
fn gon_32_the_chain_holds_across_gaps() {
    // 3 _ 4 is legal although nothing fits between, 4 _ 3 is refused.
    let mut scenario = passive("_ < _ < _", "3 _ _", "y4 o3 g2 b1 p5");
    scenario.refuse(2, "enter o 1.3 3", GON_32).refuse(2, "enter g 1.3 2", GON_32);
    scenario.refuse(2, "enter o 1.2 3", GON_32).act(2, "enter y 1.3 4");
    assert_eq!(slot(&scenario, 1).entries, entries("3 _ 4"));
    let mut scenario = passive("_ < _ < _", "3 _ 4", "y4 o3 g2 b1 p5");
    assert_eq!(scenario.state().board().phase, Phase::Decide(engine::Seat::at(0)), "nothing fits: not asked");
    scenario.awaits("1");
}

#[test]
fn gon_32_the_chain_holds_against_printed_numbers_across_gaps() {
    // The printed 4 stands two fields on: 3 _ 4 is legal, 4 _ 4 and 5 _ 4 are not, on either side.
    let mut scenario = passive("_ < _ < 4 < _ < _", "_ _ _ _ _", "y4 o3 g5 b6 p5");
    scenario.refuse(2, "enter y 1.1 4", GON_32).refuse(2, "enter g 1.1 5", GON_32);
    scenario.refuse(2, "enter o 1.5 3", GON_32).refuse(2, "enter y 1.5 4", GON_32).act(2, "enter o 1.1 3");
    assert_eq!(slot(&scenario, 1).entries, entries("3 _ _ _ _"));
    let mut scenario = passive("_ < _ < 4 < _ < _", "_ _ _ _ _", "y4 o3 g5 b6 p5");
    scenario.act(2, "enter g 1.5 5");
}

#[test]
fn gon_33_groups_have_one_number_each() {
    let mut scenario = passive("_ = _ _ = _ = _", "2 _ _ _ _", "y2 o3 g3 b4 p5");
    let list = only(&scenario.legal(2), "enter");
    // The pair takes twos only; the other group is free, and its first field stands for all.
    let free = ["enter y 1.3 2", "enter o 1.3 3", "enter g 1.3 3", "enter b 1.3 4", "enter p 1.3 5"];
    assert_eq!(list, [vec!["enter y 1.2 2"], free.to_vec()].concat());
    scenario.refuse(2, "enter o 1.2 3", GON_33);
    assert!(completes("_ = _ _ = _ = _", "y2 o2 g2 b2 p2"), "two groups may have the same number");
}

#[test]
fn gon_56_a_field_within_a_group_and_one_outside_differ() {
    // The third field is white like those of the pair, but takes any number whatever the pair has.
    let scenario = passive("_ = _ _", "_ _ _", "y2 o3 g3 b4 p5");
    let fields = only(&scenario.legal(2), "enter").into_iter().filter(|action| action.starts_with("enter y"));
    assert_eq!(fields.collect::<Vec<_>>(), ["enter y 1.1 2", "enter y 1.3 2"]);
}

#[test]
fn gon_34_the_sum_is_tested_at_the_last_field_only() {
    // Low numbers early are free, even if the sum gets out of reach.
    let mut scenario = passive("_ _ _ >= 17", "_ _ _", "y1 o2 g6 b4 p5");
    scenario.act(2, "enter y 1.1 1");
    let mut scenario = passive("_ _ _ >= 12", "1 6 _", "y1 o4 g6 b4 p5");
    scenario.refuse(2, "enter o 1.3 4", GON_34);
    assert_eq!(only(&scenario.legal(2), "enter"), ["enter g 1.3 6", "enter p 1.3 5"]);
    scenario.act(2, "enter p 1.3 5");
    assert!(slot(&scenario, 1).is_completed);
}

#[test]
fn gon_34_a_sum_is_reached_by_the_highest_dice_there_are() {
    assert!(completes("_ _ _ _ _ >= 30", "y6 o6 g6 b6 p6") && completes("_ _ _ >= 18", "y6 o6 g6 b1 p1"));
    assert!(!completes("_ _ _ _ _ >= 30", "y6 o6 g6 b6 p5"));
}

#[test]
fn gon_34_a_sum_counts_as_entered_after_bonuses() {
    let faces = [(1, plain("_ _ >= 10")), (30, super::fixture::bonus("1", crate::Bonus::Step))];
    let position = Position::new(2, &faces).display(1, "9 r1c1").display(2, "1 r1c1, 30 r1c2");
    let mut scenario =
        position.completed(2, &[30]).entered(2, 1, "6 _").rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll y").chance("roll y3");
    // The three becomes a four with one mark; more is not offered because the entry completes the card.
    assert_eq!(only(&scenario.legal(2), "enter"), ["enter y 1.2 4"]);
    scenario.act(2, "enter y 1.2 4");
    assert!(slot(&scenario, 1).is_completed);
    assert_eq!(scenario.state().board().displays[engine::Seat::at(1)].marks().left(crate::Bonus::Step), 2);
}

#[test]
fn gon_35_the_last_field_completes_a_card_and_its_reward_works_at_once() {
    // A passive player completes a second-die bonus with the first die and uses it for the second.
    let faces = [(30, super::fixture::bonus("3 4", crate::Bonus::Second)), (1, plain("5 6"))];
    let position = Position::new(2, &faces).display(1, "9 r1c1").display(2, "1 r1c1, 30 r1c2");
    let mut scenario = position.entered(2, 30, "3 _").rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll yo").chance("roll y4 o5").act(2, "enter y 30.2 4").awaits("2");
    assert_eq!(scenario.legal(2), ["enter o 1.1 5", "done"]);
    scenario.act(2, "enter o 1.1 5").awaits("1");
    assert!(slot(&scenario, 30).is_completed);
    assert_eq!(slot(&scenario, 1).entries, entries("5 _"));
    let marks = scenario.state().board().displays[engine::Seat::at(1)].marks();
    assert_eq!(marks.left(crate::Bonus::Second), 2);
}

#[test]
fn gon_e1_a_yellow_three_takes_only_the_yellow_die_with_a_three() {
    assert!(completes("y3 5 1", "y3 o5 g1 b6 p6"));
    assert!(!completes("y3 5 1", "y4 o5 g1 b3 p6"), "a blue three does not do");
    let mut scenario = passive("y3 5 1", "_ _ _", "y4 o6 g3 b6 p6");
    scenario.awaits("1");
    let mut scenario = passive("y3 5 1", "_ _ _", "y3 o6 g3 b6 p6");
    scenario.refuse(2, "enter g 1.1 3", GON_30).act(2, "enter y 1.1 3");
}

#[test]
fn gon_e2_five_rising_fields_with_orange_in_the_middle() {
    assert!(completes("_ < _ < o < _ < _", "y1 o4 g2 b6 p5"), "1 2 4 5 6 with the orange four");
    assert!(!completes("_ < _ < o < _ < _", "y4 o1 g2 b6 p5"), "the four is not orange");
    assert!(!completes("_ < _ < o < _ < _", "y1 o4 g2 b6 p6"), "not rising");
}

#[test]
fn gon_e3_a_pair_and_three_of_a_kind_with_two_coloured_fields() {
    assert!(completes("o = _ g = _ = _", "y2 o2 g5 b5 p5"), "2 2 5 5 5");
    assert!(!completes("o = _ g = _ = _", "y5 o5 g2 b2 p5"), "the colours are the wrong way round");
    assert!(completes("o = _ g = _ = _", "y5 o5 g2 b2 p2"));
}

#[test]
fn gon_e4_a_sum_of_at_least_forty() {
    let mut scenario = passive("y _ _ g _ _ b _ >= 40", "5 5 5 5 5 5 5 _", "y4 o5 g6 b1 p1");
    scenario.refuse(2, "enter y 1.8 4", GON_34).act(2, "enter o 1.8 5");
    assert!(slot(&scenario, 1).is_completed);
}
