//! The orders phase: CVL-10 to CVL-12, CVL-27.

use super::fixture::{Position, game, lay, seat};
use crate::Event;
use crate::card::{ALL_ORDERS, Order, OrderSet, Strength};
use crate::model::{Phase, Tribe};
use crate::rule_ids::{CVL_11, CVL_20, CVL_27};

#[test]
fn cvl_10_nine_turns_of_four_phases() {
    let game = crate::Cvlizations::new(None, 3, crate::Deck::standard().small(&[])).expect("three players");
    let mut scenario = Position::new(game).scenario();
    for turn in 1..=9 {
        assert_eq!(scenario.state().board().turn, turn);
        assert_eq!(scenario.state().board().age(), (turn - 1) / 3 + 1);
        // Slacking and gathering leave no choice; an empty track leaves nothing to buy. So the turn is over.
        let pair = ["logging hunting", "quarrying slacking", "doubling theft"][usize::from(turn - 1) % 3];
        for _ in 0..3 {
            let seat = scenario.state().board().phase.due();
            let engine::Due::Seat(seat) = seat else { panic!("a seat lays") };
            scenario.act(seat.index() + 1, &format!("lay {pair}"));
        }
    }
    scenario.awaits("over");
}

#[test]
fn cvl_11_two_different_orders_from_the_leader_clockwise() {
    let mut scenario = Position { leader: 2, ..Position::three() }.scenario();
    scenario.awaits("2").refuse(1, "lay logging hunting", CVL_11);
    assert_eq!(scenario.legal(2).len(), 56);
    assert_eq!(scenario.legal(2)[..2], ["lay theft logging", "lay theft hunting"]);
    assert!(scenario.legal(1).is_empty());
    scenario.refuse(2, "lay logging logging", CVL_11).refuse(2, "stop", CVL_11);
    scenario.act(2, "lay logging hunting").awaits("3").act(3, "lay theft doubling").awaits("1");
    // The later ones see what lies open, and nothing else.
    let view = scenario.view(1);
    assert_eq!(view.board.open[..3], [None, Some(Order::Logging), Some(Order::Theft)]);
    assert_eq!(view.hidden, [None; 5]);
    assert_eq!(scenario.view(2).hidden_of(Tribe::Player(seat(2))), Some(Order::Hunting));
    assert_eq!(scenario.spectator_view().hidden, [None; 5]);
    assert_eq!(view.board.hand[1], ALL_ORDERS);
}

#[test]
fn cvl_12_hidden_orders_are_revealed_when_all_have_laid() {
    let mut scenario = Position::three().scenario();
    lay(&mut scenario, &[(1, "logging cunning"), (2, "logging hunting")]);
    assert!(!scenario.state().board().is_revealed());
    scenario.act(3, "lay hunting slacking").awaits("1");
    let board = scenario.state().board();
    assert_eq!(board.laid[0], OrderSet::one(Order::Logging).with(Order::Cunning));
    assert_eq!(board.crowd.strength(Order::Logging), Strength::Two);
    assert_eq!(board.crowd.strength(Order::Slacking), Strength::One);
    assert_eq!(scenario.state().hidden.orders, [None; 5]);
    assert!(scenario.told_to_all().contains(&Event::Revealed(Tribe::Player(seat(1)), Order::Cunning)));
}

#[test]
fn cvl_27_laid_orders_are_out_of_reach_until_the_age_ends() {
    let mut scenario = Position::three().scenario();
    lay(&mut scenario, &[(1, "logging hunting"), (2, "slacking quarrying"), (3, "hunting quarrying")]);
    scenario.awaits("2");
    let used = OrderSet::one(Order::Slacking).with(Order::Quarrying);
    assert_eq!(scenario.state().board().hand[1], ALL_ORDERS.minus(used));
    scenario.refuse(2, "lay slacking theft", CVL_27).refuse(2, "lay theft quarrying", CVL_27);
    assert_eq!(scenario.legal(2).len(), 30);
    lay(&mut scenario, &[(2, "logging hunting"), (3, "slacking logging"), (1, "slacking quarrying")]);
    assert_eq!(scenario.legal(3).len(), 12);
    // Which ones are used is public.
    assert_eq!(scenario.spectator_view().board.hand[2].count(), 4);
}

#[test]
fn cvl_20_only_the_player_whose_order_is_due_is_asked() {
    let mut scenario = Position::new(game(3)).scenario();
    lay(&mut scenario, &[(1, "cunning trading"), (2, "cunning slacking"), (3, "theft slacking")]);
    scenario.awaits("1").refuse(2, "take food wood", CVL_20).refuse(
        1,
        "trade food wood",
        crate::rule_ids::CVL_23,
    );
    assert_eq!(scenario.state().board().phase, Phase::Carry(seat(1)));
}

#[test]
fn cvl_20_seven_orders_have_a_number_and_doubling_has_none() {
    let numbers = Order::ALL.map(Order::number);
    assert_eq!(numbers, [Some(1), Some(2), Some(3), Some(4), Some(5), Some(6), Some(7), None]);
    assert_eq!(
        (Order::ALL[0], Order::ALL[6], Order::ALL[7]),
        (Order::Theft, Order::Trading, Order::Doubling)
    );
}
