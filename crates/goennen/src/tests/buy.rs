//! Buying and the market (GON-40 to GON-42).

use engine::Seat;

use super::fixture::{Position, bonus, only, plain};
use crate::rule_ids::{GON_40, GON_41, GON_42};
use crate::{Bonus, Card, Stack};

fn one_card() -> Position {
    let faces = [(1, plain("2 3")), (9, plain("1 1 1 1 1"))];
    Position::new(2, &faces).display(1, "1 r1c1").display(2, "9 r1c1")
}

fn row(scenario: &testkit::Scenario<crate::Goennen>, stack: Stack) -> [u8; 4] {
    scenario.state().board().row(stack).map(|card| card.map_or(0, Card::number))
}

#[test]
fn gon_40_three_or_four_equal_dice_as_the_place_says() {
    let mut scenario = one_card().rolled(1, "y5 o5 g5 b2 p2").scenario();
    // The older places cost three, in both rows.
    assert_eq!(only(&scenario.legal(1), "buy"), ["buy 20 yog", "buy 21 yog", "buy 40 yog", "buy 41 yog"]);
    scenario.refuse(1, "buy 20 yob", GON_40).refuse(1, "buy 24 yog", GON_40);
    scenario.refuse(1, "buy 22 yog", crate::rule_ids::GON_54);
    let mut scenario = one_card().rolled(1, "y5 o5 g5 b5 p2").scenario();
    let list = only(&scenario.legal(1), "buy");
    assert_eq!(list.iter().filter(|action| action.starts_with("buy 20 ")).count(), 4, "any three of four");
    assert!(list.contains(&"buy 22 yogb".to_owned()) && list.contains(&"buy 43 yogb".to_owned()));
    scenario.refuse(1, "buy 20 yogb", GON_40);
}

#[test]
fn gon_40_which_dice_pay_matters_for_the_rest() {
    let faces = [(1, plain("y5 2")), (9, plain("1 1 1 1 1"))];
    let position = Position::new(2, &faces).display(1, "1 r1c1").display(2, "9 r1c1");
    let mut scenario = position.rolled(1, "y5 o5 g5 b5 p2").scenario();
    scenario.act(1, "buy 20 ogb").act(1, "lay 20 r1c2").act(1, "complete 1 yp");
}

#[test]
fn gon_41_a_card_touches_the_display_by_an_edge_or_corner() {
    let mut scenario = one_card().rolled(1, "y5 o5 g5 b2 p2").scenario();
    scenario.act(1, "buy 20 yog");
    assert_eq!(scenario.legal(1).len(), 8);
    scenario.refuse(1, "lay 20 r1c1", GON_41).refuse(1, "lay 20 r3c1", GON_41);
    scenario.refuse(1, "lay 21 r1c2", GON_41).refuse(1, "finish", GON_41).act(1, "lay 20 r0c0");
    // The card before the box is now in its corner.
    let display = scenario.state().board().displays[Seat::at(0)];
    assert_eq!((display.cell_of(Card::at(20)), display.cell_of(Card::at(1))), (Some(0), Some(4)));
}

#[test]
fn gon_41_a_full_display_takes_no_card() {
    let cells = "1 r1c1, 2 r1c2, 3 r1c3, 4 r2c1, 5 r2c2, 6 r2c3, 7 r3c1, 8 r3c2, 10 r3c3";
    let faces = [(9, plain("1 1 1 1 1"))];
    let position = Position::new(2, &faces).display(1, cells).display(2, "9 r1c1");
    let mut scenario = position.rolled(3, "y5 o5 g5 b2 p2").scenario();
    assert!(only(&scenario.legal(1), "buy").is_empty());
    scenario.refuse(1, "buy 20 yog", GON_41);
}

#[test]
fn gon_41_a_bought_card_may_be_completed_in_the_same_turn() {
    let faces = [(20, plain("2 _")), (9, plain("1 1 1 1 1"))];
    let position = Position::new(2, &faces).display(1, "1 r1c1").display(2, "9 r1c1");
    let mut scenario = position.rolled(1, "y5 o5 g5 b2 p6").scenario();
    scenario.act(1, "buy 20 yog").act(1, "lay 20 r2c1").act(1, "complete 20 bp");
    assert!(scenario.state().board().displays[Seat::at(0)].slot(Card::at(20)).unwrap().is_completed);
}

#[test]
fn gon_42_the_market_is_filled_at_the_end_of_the_turn() {
    let faces = [(30, bonus("1", Bonus::Discount)), (31, bonus("1", Bonus::Discount))];
    let position = Position::new(2, &faces).display(1, "30 r1c1, 31 r1c2").completed(1, &[30, 31]);
    let mut scenario = position.display(2, "9 r1c1").rolled(1, "y5 o5 g5 b2 p2").scenario();
    scenario.act(1, "buy 21 yog").act(1, "lay 21 r2c1");
    // No refill during the turn: the prices stay where they are.
    assert_eq!(row(&scenario, Stack::Scoring), [20, 0, 22, 23]);
    scenario.act(1, "buy 43 bp").act(1, "lay 43 r2c2");
    assert_eq!(row(&scenario, Stack::Bonus), [40, 41, 42, 0]);
    scenario.act(1, "finish").awaits("chance");
    assert_eq!(row(&scenario, Stack::Scoring), [20, 22, 23, 0], "cards move on to the older places");
    // The scoring row comes first.
    scenario.refuse_chance("market 44", GON_42).chance("market 2");
    assert_eq!(row(&scenario, Stack::Scoring), [20, 22, 23, 2]);
    scenario.refuse_chance("market 3", GON_42).chance("market 44").chance("roll y1 o2 g3 b4 p5");
    assert_eq!(row(&scenario, Stack::Bonus), [40, 41, 42, 44]);
}

#[test]
fn gon_42_no_refill_during_the_turn() {
    let faces = [30, 31, 32].map(|number| (number, bonus("1", Bonus::Discount)));
    let position =
        Position::new(2, &faces).display(1, "30 r1c1, 31 r1c2, 32 r1c3").completed(1, &[30, 31, 32]);
    let mut scenario = position.display(2, "9 r1c1").rolled(1, "y5 o5 g5 b2 p2").scenario();
    // The whole scoring row is bought, with dice and without: nothing moves on and nothing comes.
    for (buy, lay) in [("buy 20 yog", "lay 20 r2c1"), ("buy 21", "lay 21 r2c2"), ("buy 22", "lay 22 r2c3")] {
        scenario.act(1, buy).act(1, lay).awaits("1");
    }
    assert_eq!(row(&scenario, Stack::Scoring), [0, 0, 0, 23]);
    assert!(only(&scenario.legal(1), "buy").iter().all(|buy| !buy.starts_with("buy 20 ")));
    scenario.refuse(1, "buy 21 bp", GON_40).act(1, "finish").awaits("chance");
    assert_eq!(row(&scenario, Stack::Scoring), [23, 0, 0, 0]);
}

#[test]
fn gon_42_with_an_empty_stack_a_row_stays_short() {
    let mut scenario = one_card().rolled(1, "y5 o5 g5 b2 p2").scenario_with_stacks(&[], &[44]);
    scenario.act(1, "buy 20 yog").act(1, "lay 20 r1c2").act(1, "finish").awaits("chance");
    assert_eq!(row(&scenario, Stack::Scoring), [21, 22, 23, 0], "its cards at the old end");
    scenario.chance("roll y1 o2 g3 b4 p5").awaits("2");
}
