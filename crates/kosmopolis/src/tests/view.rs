//! What a viewer can count and work out from what lies open and what is their own.

use testkit::Scenario;

use super::fixture::{Position, game, seat};
use crate::model::Phase;
use crate::{Colour, Kosmopolis, Standing};

#[test]
fn kos_25_everybody_can_count_the_modification_cards_left() {
    let left = |scenario: &mut Scenario<Kosmopolis>| scenario.spectator_view().board.stock_count();
    let mut scenario = Scenario::new(game(2));
    assert_eq!(left(scenario.chance("seed b5")), 4);
    assert_eq!(left(scenario.chance("start 1 +4")), 3, "one lies open");
    assert_eq!(left(scenario.chance("start 2 -1")), 4, "all four go back (KOS-5)");

    let hand = ["b2 b3 b4", "b2 y3", "", ""];
    let mut scenario = Position { players: 2, hand, ..Position::default() }.scenario();
    assert_eq!(left(scenario.act(1, "capital b2")), 4);
    assert_eq!(left(scenario.chance("modification +4")), 3, "one is in a player's hand");
    assert_eq!(left(scenario.act(1, "lay green")), 3, "one lies at a column");
    assert_eq!(left(scenario.act(2, "capital b2").chance("modification -1")), 2);
    assert_eq!(left(scenario.act(2, "lay green")), 2);
}

#[test]
fn kos_25_who_laid_a_modification_card_alone_knows_which_ones_are_left() {
    let hand = ["b2 b3", "b2 y3", "", ""];
    let mut scenario = Position { players: 2, hand, ..Position::default() }.scenario();
    let unplaced = |scenario: &Scenario<Kosmopolis>| {
        [scenario.view(1), scenario.view(2), scenario.spectator_view()]
            .map(|view| view.unknown_modifications(scenario.game()))
    };
    let all = vec![4, 2, -1, -3];
    assert_eq!(unplaced(&scenario), [all.clone(), all.clone(), all.clone()]);
    scenario.act(1, "capital b2").chance("modification -1");
    assert_eq!(unplaced(&scenario), [vec![4, 2, -3], all.clone(), all.clone()], "drawn");
    scenario.act(1, "lay blue");
    assert_eq!(unplaced(&scenario), [vec![4, 2, -3], all.clone(), all.clone()], "laid");
    scenario.act(2, "capital b2").chance("modification +4").act(2, "lay blue");
    assert_eq!(unplaced(&scenario), [vec![4, 2, -3], vec![2, -1, -3], all]);
}

#[test]
fn kos_31_a_column_stands_to_its_limit_as_far_as_the_viewer_knows_it() {
    let position = Position {
        players: 2,
        capital: "b5 p3 g5",
        hometown: ["b2 b4 b6 p2 g5", "b6 b6 b5", "", ""],
        hand: ["b4 y2", "y2", "", ""],
        ..Position::default()
    };
    let mut scenario = position.scenario();
    scenario.act(1, "capital b4").chance("modification -3").act(1, "lay yellow");
    // The limits are 9, 3, 5 and 0; only seat 1 knows that yellow is at -3.
    let stands = |viewer: usize, number: usize| {
        let view = scenario.view(viewer);
        Colour::ALL
            .map(|colour| (view.standing(seat(number), colour), view.known_excess(seat(number), colour)))
    };
    let empty = (Standing::Empty, 0);
    let first = [(Standing::Above(3), 3), (Standing::Below(1), 0), (Standing::Exact, 0), empty];
    assert_eq!(stands(1, 1), first, "no cards are never too many, not even under -3");
    assert_eq!(stands(2, 1), first);
    assert_eq!(stands(1, 2), [(Standing::Above(8), 8), empty, empty, empty]);
    scenario.act(2, "hometown y2");
    let yellow = |viewer| scenario.view(viewer).known_excess(seat(2), Colour::Yellow);
    assert_eq!([yellow(1), yellow(2)], [5, 2], "whoever laid the modification knows better");
}

#[test]
fn kos_40_after_the_end_limits_no_longer_count() {
    let hometown = ["b6", "p2", "", ""];
    let mut scenario = Position { players: 2, capital: "b2", hometown, ..Position::default() }.scenario();
    assert_eq!(scenario.view(1).standing(seat(1), Colour::Blue), Standing::Above(4));
    scenario.state_mut().board.phase = Phase::Over;
    let view = scenario.view(1);
    for (number, colour) in [(1, Colour::Blue), (2, Colour::Pink)] {
        assert_eq!(view.standing(seat(number), colour), Standing::Scored);
        assert_eq!(view.known_excess(seat(number), colour), 0);
    }
    assert_eq!(view.standing(seat(1), Colour::Pink), Standing::Empty);
    assert_eq!(view.points_within_limits(seat(1)), 6);
}
