//! The round end: KOS-30 to KOS-38, and the worked examples.

use engine::Seat;

use testkit::Scenario;

use super::fixture::{Position, cards, seat};
use crate::card::{Colour, ColourSet};
use crate::rule_ids::{KOS_31, KOS_32};
use crate::{Event, Kosmopolis};

/// The last card of everybody; of the 2 there are only three copies.
fn last_card(players: usize) -> &'static str {
    if players == 4 { "p3" } else { "p2" }
}

/// Everybody's last card goes home; nothing else changes before the round end. The capital's pink column is
/// what each test makes it.
fn ending(position: Position) -> Scenario<Kosmopolis> {
    let mut hand = [""; 4];
    hand[..position.players].fill(last_card(position.players));
    Position { hand, ..position }.scenario()
}

fn finish(scenario: &mut Scenario<Kosmopolis>) {
    let players = engine::Game::players(scenario.game());
    let starter = scenario.state().board().starter;
    for step in 0..players {
        scenario.act(starter.left(step, players).index() + 1, &format!("hometown {}", last_card(players)));
    }
}

#[test]
fn kos_30_the_limit_is_the_sum_of_cards_and_revealed_modifications() {
    let hand = ["b2 b2", "b3 b3", "", ""];
    let mut scenario = Position { players: 2, capital: "g2 g3", hand, ..Position::default() }.scenario();
    scenario.act(1, "capital b2").chance("modification -3").act(1, "lay yellow");
    scenario.act(2, "capital b3").chance("modification +4").act(2, "lay green");
    scenario.act(1, "capital b2").chance("modification -1").act(1, "lay green").act(2, "hometown b3");
    let report = &scenario.state().board().report;
    // Blue 7, pink 0 (no cards), green 5 + 4 - 1, yellow 0 - 3: a limit may be below zero.
    assert_eq!(report.limits, [7, 0, 8, -3]);
    assert_eq!(report.values[..3], [-3, 4, -1]);
    let told = scenario.told_to_all();
    assert!(told.contains(&Event::Revealed(seat(1), Colour::Yellow, -3)));
    // The one left in its deck is not revealed.
    assert!(!told.iter().any(|event| matches!(event, Event::Revealed(_, _, 2))));
}

#[test]
fn kos_31_higher_than_the_limit_is_bust_equal_is_safe_empty_never() {
    let position = Position {
        players: 2,
        capital: "b5 g4 p6",
        hometown: ["b5 g5", "b2 b4 g4", "", ""],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    let report = &scenario.state().board().report;
    assert_eq!(report.lost[Seat::at(0)], ColourSet::EMPTY.with(Colour::Green));
    assert_eq!(report.lost[Seat::at(1)], ColourSet::EMPTY.with(Colour::Blue));
    // Yellow is empty everywhere under a limit of 0: nobody is bust there.
    assert_eq!(scenario.view(1).excess(seat(1), Colour::Yellow), None);
    assert_eq!(scenario.view(1).excess(seat(1), Colour::Green), Some(1));
    assert_eq!(scenario.view(1).excess(seat(2), Colour::Green), None, "equal is safe");
}

#[test]
fn kos_31_an_empty_column_is_not_bust_under_a_limit_below_zero() {
    let hand = ["b2", "p2", "", ""];
    let mut scenario = Position { players: 2, capital: "p6", hand, ..Position::default() }.scenario();
    scenario.act(1, "capital b2").chance("modification -3").act(1, "lay yellow").act(2, "hometown p2");
    assert_eq!(scenario.state().board().report.limits[3], -3);
    assert_eq!(scenario.state().board().report.lost, [ColourSet::EMPTY; 4]);
}

#[test]
fn kos_32_markers_save_bust_columns_in_turn_order_one_action_each() {
    let position = Position {
        players: 3,
        starter: 2,
        capital: "b5 g4 y2 p6",
        hometown: ["b6 g5", "b6 y3", "b6 g6", ""],
        markers: [2, 1, 0, 0],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    // From the starting player, seat 2, on; seat 3 is bust but can pay nothing, so it is not asked.
    scenario.awaits("2");
    assert_eq!(scenario.legal(2), ["save none", "save blue", "save yellow"]);
    scenario.refuse(2, "save blue yellow", KOS_32).refuse(2, "save green", KOS_31).refuse(
        1,
        "save none",
        crate::rule_ids::KOS_20,
    );
    scenario.act(2, "save blue").awaits("1");
    assert_eq!(
        scenario.view(1).board.report.saved[Seat::at(1)],
        ColourSet::EMPTY.with(Colour::Blue),
        "earlier choices are seen"
    );
    assert_eq!(scenario.legal(1), ["save none", "save blue", "save green", "save blue green"]);
    scenario.refuse(1, "hometown b2", KOS_32).act(1, "save blue green").awaits("chance");
    let board = scenario.state().board();
    assert_eq!(board.markers.as_slice()[..3], [0, 0, 0]);
    assert_eq!(board.supply, 8, "paid markers go back to the supply");
    assert_eq!(board.hometown.as_slice()[..3], ["b6 g5 p2", "b6 p2", "p2"].map(cards));
}

#[test]
fn kos_32_saving_holds_for_this_round_end_only() {
    let position = Position {
        players: 2,
        capital: "b5 p6",
        hometown: ["b6", "", "", ""],
        markers: [1, 0, 0, 0],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    scenario.act(1, "save blue");
    assert_eq!(scenario.state().board().hometown[Seat::at(0)], cards("b6 p2"));
    // The bonus took the capital's b5, so next round 6 stands against 0 again, at its full sum.
    let state = scenario.state_mut();
    let mut next =
        Position { players: 2, round: 2, hand: ["p2", "p2", "", ""], ..Position::default() }.scenario();
    next.state_mut().board.hometown = state.board.hometown;
    next.state_mut().board.capital = state.board.capital;
    next.act(1, "hometown p2").act(2, "hometown p2");
    assert_eq!(next.state().board().report.sums[Seat::at(0)][0], 6);
    assert!(next.state().board().report.lost[Seat::at(0)].contains(Colour::Blue));
}

#[test]
fn kos_33_all_cards_of_an_unsaved_bust_column_leave_the_game() {
    let position =
        Position { players: 2, capital: "b5 p6", hometown: ["b4 b2", "b5", "", ""], ..Position::default() };
    let mut scenario = ending(position);
    finish(&mut scenario);
    let board = scenario.state().board();
    assert_eq!(board.discards, cards("b4 b2"));
    assert_eq!(board.hometown[Seat::at(0)], cards("p2"));
    assert_eq!(scenario.state().all_cards(), scenario.game().deck().cards);
}

#[test]
fn kos_34_the_closest_column_takes_the_highest_card_of_the_capital() {
    let position = Position {
        players: 3,
        capital: "b3 b5 b4 g6 p6",
        hometown: ["b6 b5", "b4 b6", "b2", ""],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    let board = scenario.state().board();
    // Blue 12: sums 11, 10, 2. Green has no card in any hometown: nobody takes it. Pink 6: all at 2.
    assert_eq!(board.report.bonus.as_slice()[..3], ["b5 p6", "", ""].map(cards));
    assert_eq!(board.capital, cards("b3 b4 g6"));
}

#[test]
fn kos_34_a_saved_column_counts_as_exactly_the_limit() {
    let position = Position {
        players: 2,
        starter: 2,
        capital: "b5 b4 p6",
        hometown: ["b6 b5", "b6 b3", "", ""],
        markers: [2, 0, 0, 0],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    scenario.act(1, "save blue");
    // Limit 9: seat 2 is at 9, seat 1 saved at 11 counts as 9: a tie, and seat 2 started.
    assert_eq!(scenario.state().board().report.bonus.as_slice()[..2], ["b4", "b5 p6"].map(cards));
}

#[test]
fn kos_34_the_limit_is_not_computed_again_as_cards_leave() {
    let position = Position {
        players: 3,
        capital: "b6 b2 p6",
        hometown: ["b5 b3", "b3 b5", "b6", ""],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    // Limit 8: seats 1 and 2 tie at 8 and take 6 and 2; seat 3 at 6 gets nothing, though the column is gone.
    assert_eq!(scenario.state().board().report.bonus.as_slice()[..3], ["b6 p6", "b2", ""].map(cards));
    assert_eq!(
        scenario.state().board().hometown[Seat::at(0)],
        cards("b5 b3 p2"),
        "taking does not make anyone bust"
    );
}

#[test]
fn kos_35_tied_players_take_in_turn_order_while_cards_remain() {
    let position = Position {
        players: 4,
        starter: 3,
        capital: "b3 b5 p6",
        hometown: ["b4", "b4", "b4", "b3"],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    // From seat 3: seat 3 the 5, seat 4 is not tied, seat 1 the 3, seat 2 nothing. Pink: seat 3 alone gets one.
    assert_eq!(scenario.state().board().report.bonus, ["b3", "", "b5 p6", ""].map(cards));
}

#[test]
fn kos_36_bonus_cards_lie_apart_and_are_public() {
    let position = Position {
        players: 2,
        capital: "b6 p6",
        hometown: ["b6", "g2", "", ""],
        bonus: ["", "y6", "", ""],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    let view = scenario.view(2);
    assert_eq!(view.board.bonus[Seat::at(0)], cards("b6 p6"));
    assert_eq!(view.board.hometown[Seat::at(0)], cards("b6 p2"));
    // They count for no limit: seat 2's yellow bonus card is not bust under a yellow limit of 0.
    assert_eq!(view.board.bonus[Seat::at(1)], cards("y6"));
}

#[test]
fn kos_37_hometowns_and_capital_stay_and_modifications_are_shuffled_again() {
    let hand = ["b2", "p2", "", ""];
    let mut scenario = Position {
        players: 2,
        capital: "b6 g5 p6",
        hometown: ["g3", "", "", ""],
        hand,
        ..Position::default()
    }
    .scenario();
    scenario.act(1, "capital b2").chance("modification +4").act(1, "lay green").act(2, "hometown p2");
    let state = scenario.state();
    assert_eq!(state.board().round, 2);
    assert_eq!(state.board().hometown.as_slice()[..2], ["g3", "p2"].map(cards));
    assert_eq!(state.board().capital, cards("b6 b2"), "the bonus cards left, the rest stays");
    assert_eq!(state.hidden.stock.count_ones(), 4);
    assert_eq!(state.board().laid_count(), 0);
}

#[test]
fn kos_38_the_highest_hometown_total_starts_the_next_round() {
    let next = |starter, hometown: [&'static str; 4], bonus| {
        let capital = "b6 b6 g6 g6 y6 y6 p6";
        let mut scenario =
            ending(Position { players: 3, starter, capital, hometown, bonus, ..Position::default() });
        finish(&mut scenario);
        scenario.state().board().starter.index() + 1
    };
    assert_eq!(next(1, ["b2", "b6", "b3", ""], [""; 4]), 2);
    // Tied: the first met clockwise from the last starting player, who is met first.
    assert_eq!(next(3, ["b4", "g4", "y4", ""], [""; 4]), 3);
    assert_eq!(next(2, ["b4", "g3", "y3", ""], [""; 4]), 1);
    assert_eq!(next(2, ["b4", "g3", "y4", ""], [""; 4]), 3);
    // Bonus cards do not count (KOS-36).
    assert_eq!(next(1, ["b2", "b3", "", ""], ["y6", "", "", ""]), 2);
}

#[test]
fn kos_38_saved_columns_count_at_printed_values_and_discards_do_not() {
    let position = Position {
        players: 2,
        capital: "b5 g5 p6",
        hometown: ["b6", "g6", "", ""],
        markers: [0, 1, 0, 0],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    scenario.act(2, "save green");
    assert_eq!(scenario.state().board().starter, seat(2));
}

/// KOS-E1: two markers save blue, one saves yellow, pink is lost.
#[test]
fn kos_e1_three_markers_save_two_columns_and_pink_is_lost() {
    let position = Position {
        players: 2,
        capital: "b4 b5 y6 y6",
        hometown: ["b6 b5 y4 y4 y5", "", "", ""],
        markers: [3, 0, 0, 0],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    let report = scenario.state().board().report;
    assert_eq!((report.limits[0], report.limits[3]), (9, 12));
    assert_eq!((report.sums[Seat::at(0)][0], report.sums[Seat::at(0)][3]), (11, 13));
    scenario.refuse(1, "save blue pink yellow", KOS_32).act(1, "save blue yellow");
    let board = scenario.state().board();
    assert_eq!(board.hometown[Seat::at(0)], cards("b6 b5 y4 y4 y5"));
    assert_eq!(board.report.lost[Seat::at(0)], ColourSet::EMPTY.with(Colour::Pink));
    assert_eq!(board.markers[Seat::at(0)], 0);
}

/// KOS-E2: three tie for closest in yellow, the capital holds 6 and 4.
#[test]
fn kos_e2_of_three_tied_the_starting_player_takes_the_6_and_the_next_the_4() {
    let position = Position {
        players: 3,
        starter: 2,
        capital: "y6 y4",
        hometown: ["y5 y2", "y4 y3", "y3 y4", ""],
        ..Position::default()
    };
    let mut scenario = ending(position);
    finish(&mut scenario);
    assert_eq!(scenario.state().board().report.bonus.as_slice()[..3], ["", "y6", "y4"].map(cards));
    assert!(scenario.state().board().capital.of(Colour::Yellow).is_empty());
}
