//! The end of the game: KOS-40, KOS-41.

use engine::Seat;
use testkit::Scenario;

use super::fixture::{Position, seat};
use crate::Kosmopolis;
use crate::rule_ids::KOS_40;

/// A third round that ends with nothing changing but a pink 2 each, lost to a pink limit of 0.
fn over(position: Position) -> Scenario<Kosmopolis> {
    let mut hand = [""; 4];
    hand[..position.players].fill("p2");
    let mut scenario = Position { round: 3, hand, ..position }.scenario();
    for number in 1..=position.players {
        scenario.act(number, "hometown p2");
    }
    scenario.awaits("over");
    scenario
}

#[test]
fn kos_40_the_score_is_hometown_bonus_cards_and_unused_markers() {
    let scenario = over(Position {
        players: 2,
        capital: "b6 b5",
        hometown: ["b4 b2", "b3", "", ""],
        bonus: ["y6", "g2 g5", "", ""],
        markers: [1, 1, 0, 0],
        ..Position::default()
    });
    // Seat 1 is closest in blue and takes the 6.
    assert_eq!(scenario.points(1, "hometown"), 6);
    assert_eq!(scenario.points(1, "bonus"), 12);
    assert_eq!(scenario.points(1, "markers"), 1);
    assert_eq!(scenario.standings().score(seat(1)), 19);
    assert_eq!(scenario.standings().score(seat(2)), 3 + 7 + 1);
    let mut scenario = scenario;
    scenario.refuse(1, "hometown b2", KOS_40);
}

fn places(position: Position) -> Vec<usize> {
    let scenario = over(position);
    let standings = scenario.standings();
    Seat::all(position.players).filter_map(|seat| standings.place(seat)).collect()
}

#[test]
fn kos_41_the_highest_score_wins() {
    let bonus = ["y6", "y6 y2", "y5", ""];
    assert_eq!(places(Position { players: 3, bonus, ..Position::default() }), [2, 1, 3]);
}

#[test]
fn kos_41_ties_go_to_more_6s_then_5s_then_4s_and_below() {
    let check = |bonus: [&'static str; 4], expected: [usize; 2]| {
        assert_eq!(places(Position { players: 2, bonus, ..Position::default() }), expected, "{bonus:?}");
    };
    check(["y6 b2 b2", "y5 b5", "", ""], [1, 2]);
    check(["y6 b3 b3", "y6 g2 g4", "", ""], [2, 1]);
    check(["y5 b5 b2", "y5 g4 g3", "", ""], [1, 2]);
    check(["y4 b2 b2", "y3 g3 g2", "", ""], [1, 2]);
    check(["y3 b3", "y2 g2 b2", "", ""], [1, 2]);
    // Hometown and bonus cards count together, markers do not.
    let position = Position {
        players: 2,
        capital: "b6 b6 g6 g6",
        hometown: ["b6", "g5", "", ""],
        bonus: ["y2", "y3", "", ""],
        ..Position::default()
    };
    assert_eq!(places(position), [1, 2]);
}

#[test]
fn kos_41_what_is_still_tied_is_a_shared_victory() {
    let bonus = ["y6 b3", "g6 p3", "y2", ""];
    let scenario = over(Position { players: 3, bonus, ..Position::default() });
    let standings = scenario.standings();
    assert_eq!(Seat::all(3).filter_map(|seat| standings.place(seat)).collect::<Vec<_>>(), [1, 1, 3]);
    assert_eq!(standings.win_share(seat(1)), 0.5);
}
