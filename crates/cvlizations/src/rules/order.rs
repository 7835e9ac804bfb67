//! The orders phase: everybody lays two orders, then all are revealed.

use engine::{Refusal, Seat, SeatSet, Sink, Told};

use super::{Refused, carry};
use crate::Cvlizations;
use crate::action::Action;
use crate::card::{Order, OrderSet};
use crate::event::Event;
use crate::model::{Board, Crowd, Phase, State, TRIBES, Tribe, Variant};
use crate::rule_ids::{CVL_11, CVL_27};
use crate::why::Why;

/// How many tribes lay orders.
#[inline]
pub(crate) fn tribe_count(game: &Cvlizations) -> usize {
    match game.variant {
        Variant::Standard => game.players,
        Variant::Basic => 3,
        Variant::Advanced => 4,
    }
}

/// All tribes of a table, players first.
pub(crate) fn tribes(game: &Cvlizations) -> impl Iterator<Item = Tribe> {
    let players = Seat::all(game.players).map(Tribe::Player);
    let neutrals = if game.variant == Variant::Advanced { game.players } else { 0 };
    let grannfolk = (game.variant == Variant::Basic).then_some(Tribe::Grannfolk);
    players.chain(Seat::all(neutrals).map(Tribe::Neutral)).chain(grannfolk)
}

/// The tribe that lays its orders after so many others.
#[inline]
fn tribe_at(game: &Cvlizations, board: &Board, place: usize) -> Tribe {
    match game.variant {
        // CVL-11: from the leader clockwise.
        Variant::Standard => Tribe::Player(game.seat_at(board, place)),
        // CVL-60: the Grannfolk sits between the two players.
        Variant::Basic => {
            let other = board.left.left(1, game.players);
            let circle = [Tribe::Grannfolk, Tribe::Player(board.left), Tribe::Player(other)];
            let from = circle.iter().position(|&tribe| tribe == board.leader).unwrap_or(0);
            circle[(from + place) % circle.len()]
        }
        // CVL-71: first the neutral tribes, then the players, the leader's first each time.
        Variant::Advanced => {
            let seat = game.seat_at(board, place % game.players);
            if place < game.players { Tribe::Neutral(seat) } else { Tribe::Player(seat) }
        }
    }
}

/// The tribe to the left of the leader (CVL-40, CVL-60, CVL-73).
pub(crate) fn next_leader(game: &Cvlizations, board: &Board) -> Tribe {
    match game.variant {
        Variant::Standard | Variant::Advanced => Tribe::Player(game.seat_at(board, 1)),
        Variant::Basic => tribe_at(game, board, 1),
    }
}

/// The next tribe lays its orders, after so many others.
#[inline]
pub(crate) fn next(game: &Cvlizations, board: &mut Board, place: usize) {
    board.place = place as u8;
    board.phase = match tribe_at(game, board, place) {
        Tribe::Grannfolk => Phase::GrannfolkOpen,
        tribe => Phase::Lay(tribe),
    };
}

/// CVL-11: every way to lay two different orders, one open and one face down.
pub(crate) fn pairs(hand: OrderSet) -> impl Iterator<Item = Action> {
    hand.iter()
        .flat_map(move |open| hand.without(open).iter().map(move |hidden| Action::Lay { open, hidden }))
}

pub(crate) fn check(hand: OrderSet, open: Order, hidden: Order) -> Result<(), Refused> {
    if open == hidden {
        return Err(Refusal::new(CVL_11, Why::SameOrder));
    }
    // CVL-27: used orders are out of reach until the age ends.
    match [open, hidden].into_iter().find(|&order| !hand.contains(order)) {
        Some(order) => Err(Refusal::new(CVL_27, Why::Used(order))),
        None => Ok(()),
    }
}

/// CVL-11, CVL-70: a player lays two orders for a tribe.
#[inline]
pub(crate) fn lay(
    game: &Cvlizations,
    state: &mut State,
    tribe: Tribe,
    (open, hidden): (Order, Order),
    sink: &mut impl Sink<Event>,
) {
    state.board.open[tribe.index()] = Some(open);
    sink.tell(Told::open(Event::LaidOpen(tribe, open)));
    lay_hidden(game, state, tribe, hidden, sink);
}

/// CVL-61: the Grannfolk's open order.
pub(crate) fn draw_open(state: &mut State, order: Order, sink: &mut impl Sink<Event>) {
    state.board.open[Tribe::Grannfolk.index()] = Some(order);
    state.board.phase = Phase::GrannfolkHidden;
    sink.tell(Told::open(Event::LaidOpen(Tribe::Grannfolk, order)));
}

/// The orders that the Grannfolk can draw now.
#[inline]
pub(crate) fn grannfolk_deck(board: &Board) -> OrderSet {
    let index = Tribe::Grannfolk.index();
    let hand = board.hand[index];
    board.open[index].map_or(hand, |open| hand.without(open))
}

/// An order is laid face down; after the last one all are revealed.
#[inline]
pub(crate) fn lay_hidden(
    game: &Cvlizations,
    state: &mut State,
    tribe: Tribe,
    hidden: Order,
    sink: &mut impl Sink<Event>,
) {
    state.hidden.orders[tribe.index()] = Some(hidden);
    // CVL-61: what the Grannfolk hides is hidden from everybody.
    let entitled = tribe.seat().map_or(SeatSet::EMPTY, SeatSet::one);
    let event = Event::LaidHidden(tribe, Some(hidden));
    sink.tell(Told::secret(entitled, event, Event::LaidHidden(tribe, None)));
    let place = usize::from(state.board.place) + 1;
    if place < tribe_count(game) {
        next(game, &mut state.board, place);
    } else {
        reveal(game, state, sink);
    }
}

/// CVL-12: all hidden orders are turned up, and the actions begin.
#[inline]
fn reveal(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    let State { board, hidden } = state;
    for index in 0..tribe_count(game).min(TRIBES) {
        if let (Some(open), Some(order)) = (board.open[index], hidden.orders[index].take()) {
            board.laid[index] = OrderSet::one(open).with(order);
            // CVL-27: they are out of reach from now on.
            board.hand[index] = board.hand[index].minus(board.laid[index]);
        }
    }
    for tribe in tribes(game) {
        let index = tribe.index();
        let order = board.open[index].and_then(|open| board.laid[index].without(open).first());
        if let Some(order) = order {
            sink.tell(Told::open(Event::Revealed(tribe, order)));
        }
    }
    // CVL-21, CVL-62: the Grannfolk and the neutral tribes count too.
    board.crowd = Crowd::of(&board.laid);
    carry::begin(game, state, sink);
}
