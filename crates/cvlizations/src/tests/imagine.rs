//! Imagining is uniform: against full enumeration of what a viewer cannot know.

use std::collections::HashMap;

use engine::{Game, QuickRandom, Viewer};
use testkit::uniform::assert_uniform;

use super::fixture::{Position, game, idea, lay, mode, seat};
use crate::card::{Idea, Order};
use crate::model::State;
use crate::{Cvlizations, Deck, Variant};

/// What hides: the orders, and the card on top.
type Key = ([Option<Order>; 5], Option<Idea>);

fn key(state: &State) -> Key {
    (state.hidden.orders, state.hidden.pile.top().map(|top| top.card))
}

/// Every key that the viewer thinks possible, listed by hand, must come up equally often.
fn check(game: &Cvlizations, state: &State, viewer: Viewer, possible: &[Key]) {
    let view = game.view(state, viewer);
    let mut counts: HashMap<Key, u64> = possible.iter().map(|&key| (key, 0)).collect();
    let mut words = QuickRandom::new(7);
    for _ in 0..possible.len() * 400 {
        let imagined = game.imagine(&view, &mut words);
        assert_eq!(game.view(&imagined, viewer), view);
        *counts.get_mut(&key(&imagined)).expect("only what is possible is imagined") += 1;
    }
    let weights: HashMap<Key, u64> = possible.iter().map(|&key| (key, 1)).collect();
    assert_uniform(&counts, &weights);
}

#[test]
fn hidden_orders_of_others_are_any_that_they_still_have() {
    let mut scenario = Position { turn: 3, ..Position::three() }.scenario();
    // In the third turn of an age four orders are left to each.
    let used = [Order::Theft, Order::Logging, Order::Hunting, Order::Quarrying];
    for hand in &mut scenario.state_mut().board.hand {
        *hand = used.iter().fold(*hand, |hand, &order| hand.without(order));
    }
    lay(&mut scenario, &[(1, "cunning trading"), (2, "slacking doubling")]);
    let of_first = [Order::Slacking, Order::Trading, Order::Doubling];
    let of_second = [Order::Cunning, Order::Trading, Order::Doubling];
    let orders = |first, second| ([Some(first), Some(second), None, None, None], None);
    // Seat 3 and a spectator know neither; seat 1 knows its own.
    let both: Vec<Key> =
        of_first.iter().flat_map(|&first| of_second.map(|second| orders(first, second))).collect();
    let game = scenario.game();
    check(game, scenario.state(), Viewer::Seat(seat(3)), &both);
    check(game, scenario.state(), Viewer::Spectator, &both);
    let own: Vec<Key> = of_second.iter().map(|&second| orders(Order::Trading, second)).collect();
    check(game, scenario.state(), Viewer::Seat(seat(1)), &own);
}

#[test]
fn the_hidden_order_of_the_grannfolk_is_any_it_has_left() {
    let mut scenario = Position::basic().scenario();
    let game = mode((Variant::Basic, 2));
    scenario.chance("open theft");
    // Drawn openly, not yet hidden: nothing to imagine.
    check(&game, scenario.state(), Viewer::Seat(seat(1)), &[([None; 5], None)]);
    scenario.chance("hidden slacking");
    let possible: Vec<Key> =
        Order::ALL[1..].iter().map(|&order| ([None, None, Some(order), None, None], None)).collect();
    check(&game, scenario.state(), Viewer::Seat(seat(1)), &possible);
}

#[test]
fn a_neutral_tribe_hides_its_order_from_the_opponent_only() {
    let mut scenario = Position::advanced().scenario();
    scenario.act(1, "lay theft slacking");
    let at = |order| ([None, None, Some(order), None, None], None);
    let possible: Vec<Key> = Order::ALL[1..].iter().map(|&order| at(order)).collect();
    let game = scenario.game();
    check(game, scenario.state(), Viewer::Seat(seat(2)), &possible);
    check(game, scenario.state(), Viewer::Seat(seat(1)), &[at(Order::Slacking)]);
}

#[test]
fn the_card_that_somebody_has_seen_is_any_of_the_deck_for_the_others() {
    let deck = Deck::standard().small(&[13, 20, 21, 22, 23, 24]);
    let game = Cvlizations::new(None, 3, deck).expect("three players");
    let position =
        Position { ideas: [&[13], &[], &[], &[], &[]], track: &[20], ..Position::new(game.clone()) };
    let mut scenario = Position { deck: &[21, 22, 23, 24], ..position }.scenario();
    lay(&mut scenario, &[(1, "logging slacking"), (2, "logging slacking"), (3, "logging slacking")]);
    scenario.chance("look 22");
    let top = |number| ([None; 5], Some(idea(number)));
    let possible: Vec<Key> = [21, 22, 23, 24].map(top).to_vec();
    check(&game, scenario.state(), Viewer::Seat(seat(2)), &possible);
    check(&game, scenario.state(), Viewer::Seat(seat(1)), &[top(22)]);
}

#[test]
fn a_deck_of_which_nobody_knows_anything_is_imagined_whole() {
    let game = game(3);
    let state = game.start();
    let imagined = game.imagine(&game.view(&state, Viewer::Spectator), &mut QuickRandom::new(3));
    assert_eq!(imagined, state);
}
