//! The passive players (GON-20 to GON-23).

use engine::{Game, Seat};

use super::fixture::{Position, bonus, entries, only, plain};
use crate::rule_ids::{GON_20, GON_21, GON_23};
use crate::{Action, Bonus, Card, Phase, Slot};

type Scenario = testkit::Scenario<crate::Goennen>;

fn slot(scenario: &Scenario, seat: usize, number: u8) -> Slot {
    *scenario.state().board().displays[Seat::at(seat - 1)].slot(Card::at(number)).unwrap()
}

/// Three players; seats 2 and 3 have a card with two white fields each. Seat 1 has rolled once.
fn three() -> Position {
    let faces = [(1, plain("_ < _")), (2, plain("_ < _"))];
    let position = Position::new(3, &faces).display(1, "9 r1c1").display(2, "1 r1c1").display(3, "2 r1c1");
    position.rolled(1, "y6 o6 g2 b2 p2")
}

#[test]
fn gon_20_only_dice_just_rerolled_and_not_after_the_first_roll() {
    let mut scenario = three().scenario();
    scenario.awaits("1").act(1, "reroll yo").chance("roll y3 o4").awaits("2 3");
    let expected = ["enter y 1.1 3", "enter o 1.1 4", "enter y 1.2 3", "enter o 1.2 4", "done"];
    assert_eq!(scenario.legal(2), expected);
    scenario.refuse(2, "enter g 1.1 2", GON_20).refuse(1, "reroll y", GON_21);
    // Nobody has to take a die.
    scenario.act(2, "done").act(3, "done").awaits("1");
    assert_eq!(slot(&scenario, 2, 1).entries, entries("_ _"));
}

#[test]
fn gon_23_who_lets_the_time_pass_is_done() {
    let mut scenario = three().scenario();
    let late = |scenario: &Scenario, seat| scenario.game().when_time_is_up(scenario.state(), Seat::at(seat));
    assert_eq!(late(&scenario, 0), None, "a bot decides for the active player");
    scenario.act(1, "reroll yo").chance("roll y3 o4").awaits("2 3");
    assert_eq!(late(&scenario, 1), Some(Action::Done));
    scenario.act(2, "done").act(3, "done").awaits("1");
}

#[test]
fn gon_20_after_the_second_reroll_only_its_dice_can_be_taken() {
    let mut scenario = three().scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4").act(2, "done").act(3, "done");
    // The orange four was saved now, the green two is rolled for the first time since.
    scenario.act(1, "reroll yg").chance("roll y5 g1").awaits("2 3");
    let expected = ["enter y 1.1 5", "enter g 1.1 1", "enter y 1.2 5", "enter g 1.2 1", "done"];
    assert_eq!(scenario.legal(2), expected);
    scenario.refuse(2, "enter o 1.1 4", GON_20);
}

#[test]
fn gon_21_choices_are_simultaneous_and_the_die_stays_with_the_active_player() {
    let mut scenario = three().scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4").act(3, "enter y 2.1 3").awaits("2");
    // Nothing of it is to be seen yet.
    assert_eq!(slot(&scenario, 3, 2).entries, entries("_ _"));
    scenario.refuse(3, "done", GON_21).act(2, "enter y 1.2 3").awaits("1");
    // Both took the same die, which can be rolled again.
    assert_eq!(slot(&scenario, 3, 2).entries, entries("3 _"));
    assert_eq!(slot(&scenario, 2, 1).entries, entries("_ 3"));
    scenario.act(1, "reroll y").chance("roll y4").awaits("3");
}

#[test]
fn gon_21_a_seat_without_a_legal_entry_is_not_awaited() {
    let faces = [(1, plain("5 5")), (2, plain("3 6"))];
    let position = Position::new(3, &faces).display(1, "9 r1c1").display(2, "1 r1c1").display(3, "2 r1c1");
    let mut scenario = position.rolled(1, "y6 o6 g2 b2 p2").scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4").awaits("3").refuse(2, "done", GON_21);
    scenario.act(3, "done").act(1, "reroll yo").chance("roll y1 o4").awaits("1");
    assert_eq!(scenario.state().board().phase, Phase::Decide(Seat::at(0)));
}

#[test]
fn gon_22_a_passive_entry_may_complete_a_card_and_need_not() {
    let mut scenario = three().entered(2, 1, "2 _").scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4").act(2, "enter y 1.2 3").act(3, "enter o 2.1 4");
    assert!(slot(&scenario, 2, 1).is_completed && !slot(&scenario, 3, 2).is_completed);
}

#[test]
fn gon_23_parts_can_be_taken_back_until_the_last_seat_is_done() {
    let mut scenario = three().scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4").refuse_take_back(2, GON_23);
    let before = *scenario.state();
    scenario.act(2, "enter y 1.1 3").awaits("3").take_back_last(2).awaits("2 3");
    assert_eq!(*scenario.state(), before, "as if it had not been made");
    scenario.act(2, "done").take_back_last(2).act(2, "enter o 1.1 4").act(3, "done").awaits("1");
    assert_eq!(slot(&scenario, 2, 1).entries, entries("4 _"));
    scenario.refuse_take_back(2, GON_23);
}

#[test]
fn gon_23_marks_follow_from_what_is_entered() {
    let faces = [
        (1, plain("b _ _ >= 18")),
        (30, bonus("1", Bonus::Step)),
        (34, bonus("1", Bonus::Colour)),
        (38, bonus("1", Bonus::Second)),
    ];
    let position = Position::new(2, &faces).display(1, "9 r1c1");
    let position = position.display(2, "1 r1c1, 30 r1c2, 34 r1c3, 38 r2c1").completed(2, &[30, 34, 38]);
    let mut scenario = position.rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll yo").chance("roll y4 o5");
    // Two steps and one colour; then one entry more than is allowed.
    scenario.act(2, "enter y 1.1 6").awaits("2");
    let marks = |scenario: &Scenario| {
        let marks = scenario.state().board().displays[Seat::at(1)].marks();
        [Bonus::Step, Bonus::Colour, Bonus::Second].map(|bonus| marks.left(bonus))
    };
    assert_eq!(marks(&scenario), [3, 3, 3], "the copy is the seat's own");
    assert_eq!(scenario.view(2).display(scenario.game(), Seat::at(1)).marks().left(Bonus::Step), 1);
    scenario.act(2, "enter o 1.2 6").awaits("1");
    assert_eq!(marks(&scenario), [0, 2, 2]);
    assert_eq!(slot(&scenario, 2, 1).entries, entries("6 6 _"));
}

#[test]
fn gon_23_done_is_implied_when_no_further_entry_is_possible() {
    // A second die would be allowed, but none fits any more.
    let faces = [(1, plain("3 6")), (38, bonus("1", Bonus::Second))];
    let position = Position::new(2, &faces).display(1, "9 r1c1").display(2, "1 r1c1, 38 r1c2");
    let mut scenario = position.completed(2, &[38]).rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4").act(2, "enter y 1.1 3").awaits("1");
}

#[test]
fn gon_23_a_reward_of_the_first_entry_serves_the_second() {
    // The first die completes a plus/minus bonus; the second, by a second-die bonus, is entered one higher.
    let faces = [(1, plain("5 6")), (30, bonus("3 4", Bonus::Step)), (38, bonus("1", Bonus::Second))];
    let position = Position::new(2, &faces).display(1, "9 r1c1");
    let position = position.display(2, "1 r1c1, 30 r1c2, 38 r2c1").completed(2, &[38]);
    let mut scenario = position.entered(2, 30, "3 _").rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll og").chance("roll o4 g4").refuse(2, "enter g 1.1 5", crate::rule_ids::GON_50);
    scenario.act(2, "enter o 30.2 4").awaits("2").act(2, "enter g 1.1 5").awaits("1");
    let marks = scenario.state().board().displays[Seat::at(1)].marks();
    assert_eq!((marks.left(Bonus::Step), marks.left(Bonus::Second)), (2, 2));
    assert_eq!(slot(&scenario, 2, 1).entries, entries("5 _"));
}

#[test]
fn gon_56_of_interchangeable_fields_the_first_is_filled() {
    let faces = [(1, plain("_ y _ 3 3 b"))];
    let position = Position::new(2, &faces).display(1, "9 r1c1").display(2, "1 r1c1");
    let mut scenario = position.rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4").refuse(2, "enter y 1.3 3", crate::rule_ids::GON_56);
    let expected = ["enter y 1.1 3", "enter o 1.1 4", "enter y 1.2 3", "enter y 1.4 3"].map(str::to_owned);
    assert_eq!(only(&scenario.legal(2), "enter"), expected);
}

#[test]
fn gon_56_plus_minus_is_not_offered_on_a_field_without_number_and_relation() {
    let faces = [(1, plain("_ 5")), (2, plain("_ _ _ >= 9")), (30, bonus("1", Bonus::Step))];
    let position = Position::new(2, &faces).display(1, "9 r1c1");
    let position = position.display(2, "1 r1c1, 2 r1c2, 30 r1c3").completed(2, &[30]);
    let mut scenario = position.rolled(1, "y1 o1 g1 b1 p1").scenario();
    scenario.act(1, "reroll y").chance("roll y2").refuse(2, "enter y 1.1 3", crate::rule_ids::GON_56);
    // Three marks would be enough for a five; they are refused as needless, not as too few.
    scenario.refuse(2, "enter y 1.1 5", crate::rule_ids::GON_56);
    scenario.refuse(2, "enter y 1.2 6", crate::rule_ids::GON_30);
    let mut expected = vec!["enter y 1.1 2".to_owned(), "enter y 1.2 5".to_owned()];
    // A sum is a relation: there it is.
    expected.extend((1..=5).map(|number| format!("enter y 2.1 {number}")));
    assert_eq!(only(&scenario.legal(2), "enter"), expected);
}
