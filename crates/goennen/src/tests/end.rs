//! The end of the game and the winner (GON-60, GON-64, GON-65).

use engine::{Seat, Standings};

use super::fixture::{Position, game, plain, scoring};
use crate::rule_ids::GON_60;
use crate::{Colour, Phase, Scoring};

const EIGHT: &str = "1 r1c1, 2 r1c2, 3 r1c3, 4 r2c1, 5 r2c2, 6 r2c3, 7 r3c1, 8 r3c2";
const OTHER_EIGHT: &str = "10 r1c1, 11 r1c2, 12 r1c3, 13 r2c1, 14 r2c2, 15 r2c3, 16 r3c1, 17 r3c2";

/// Both players have eight cards; seat 2 starts each round, so seat 1 ends it.
fn late() -> Position {
    let faces = [(9, plain("1 1 1 1 1"))];
    let position = Position::new(2, &faces).display(1, EIGHT).display(2, OTHER_EIGHT);
    position.with(|board| (board.round, board.starter) = (5, Seat::at(1)))
}

/// Rolls three times, and gives the others nothing they want.
fn idle(scenario: &mut testkit::Scenario<crate::Goennen>, seat: usize) {
    scenario.draw(7);
    while scenario.state().board().phase.active() == Some(Seat::at(seat - 1)) {
        let list = scenario.legal(seat);
        match list.iter().find(|action| *action == "finish" || *action == "reroll y") {
            Some(action) => scenario.act(seat, action),
            None => scenario.act(3 - seat, "done"),
        };
        if scenario.state().board().phase == Phase::Over {
            break;
        }
        if !matches!(scenario.state().board().phase, Phase::Roll(next) if next != Seat::at(seat - 1)) {
            scenario.draw(9);
        }
    }
}

#[test]
fn gon_60_after_a_ninth_card_the_round_is_finished_and_one_more_is_played() {
    let mut scenario = late().rolled(1, "y5 o5 g5 b2 p2").scenario();
    scenario.act(1, "buy 20 yog").act(1, "lay 20 r3c3");
    assert_eq!(scenario.state().board().last_round, Some(6));
    scenario.act(1, "finish").chance("market 18");
    assert_eq!(
        (scenario.state().board().round, scenario.state().board().phase),
        (6, Phase::Roll(Seat::at(1)))
    );
    idle(&mut scenario, 2);
    assert_eq!(scenario.state().board().phase, Phase::Roll(Seat::at(0)));
    idle(&mut scenario, 1);
    scenario.awaits("over").refuse(1, "finish", GON_60);
}

#[test]
fn gon_60_a_second_ninth_card_changes_nothing() {
    let mut scenario = late().with(|board| board.last_round = Some(5)).rolled(1, "y5 o5 g5 b2 p2").scenario();
    scenario.act(1, "buy 20 yog").act(1, "lay 20 r3c3");
    assert_eq!(scenario.state().board().last_round, Some(5));
    // GON-42: the market is filled after the last turn of the game as well.
    scenario.act(1, "finish").awaits("chance").chance("market 18").awaits("over");
}

#[test]
fn gon_60_a_ninth_card_counts_by_whatever_way() {
    let mut scenario = late().rolled(3, "y5 o5 g4 b2 p2").scenario();
    scenario.act(1, "chance").act(1, "draw scoring").chance("top 19").act(1, "lay 19 r3c3");
    assert_eq!(scenario.state().board().last_round, Some(6));
}

#[test]
fn gon_64_the_match_ends_after_round_sixty() {
    let mut scenario = late().with(|board| board.round = 60).rolled(1, "y5 o5 g5 b2 p2").scenario();
    // Also when the ninth card is laid in it.
    scenario.act(1, "buy 20 yog").act(1, "lay 20 r3c3").act(1, "finish").chance("market 18").awaits("over");
    let mut scenario = late().with(|board| board.round = 59).rolled(3, "y5 o5 g5 b2 p2").scenario();
    scenario.act(1, "finish").awaits("chance");
    assert_eq!(scenario.state().board().round, 60);
}

#[test]
fn gon_65_the_highest_total_wins_then_fewer_empty_places_then_it_is_shared() {
    let card = |points| scoring(Colour::Green, "1", Scoring::Colour(Colour::Green), points);
    let places = |first: u8, second: u8, cells: &str| {
        let faces = [(1, card(first)), (2, card(second)), (20, plain("1")), (21, bonus_blue())];
        let position = Position::new(2, &faces).display(1, "1 r1c1, 30 r1c2").display(2, cells);
        let scenario = position.completed(1, &[1]).completed(2, &[2]).scenario();
        let Standings::Placed(places) = scenario.standings() else { panic!("several players are placed") };
        [0, 1].map(|seat| places.place(Seat::at(seat)))
    };
    assert_eq!(places(5, 4, "2 r1c1, 31 r1c2"), [1, 2]);
    assert_eq!(places(4, 5, "2 r1c1, 31 r1c2"), [2, 1]);
    assert_eq!(places(4, 4, "2 r1c1, 31 r1c2, 32 r1c3"), [2, 1], "one empty place fewer");
    assert_eq!(places(4, 4, "2 r1c1, 31 r1c2"), [1, 1], "shared");
    assert_eq!(game(2).display_score(&crate::Display::EMPTY), 0);
}

fn bonus_blue() -> crate::Face {
    super::fixture::bonus("1", crate::Bonus::Step)
}
