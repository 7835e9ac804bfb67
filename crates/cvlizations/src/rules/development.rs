//! Development: everybody may buy an idea.

use engine::{Refusal, Seat, SeatSet, Sink, Told};

use super::setup::put_on_track;
use super::{Refused, cleanup, idea};
use crate::Cvlizations;
use crate::action::{Action, Swap};
use crate::card::{Idea, IdeaSet};
use crate::effect::Moment;
use crate::event::Event;
use crate::model::{Board, Phase, Purchase, State};
use crate::resource::{Resource, Resources};
use crate::rule_ids::{CVL_30, CVL_34, CVL_C20};
use crate::why::Why;

/// CVL-30: from the leader clockwise.
#[inline]
pub(crate) fn begin(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    state.board.place = 0;
    next(game, state, sink);
}

/// The next player who has something to decide; after the last one the cleanup.
#[inline]
fn next(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    let State { board, hidden } = state;
    while usize::from(board.place) < game.players {
        let seat = game.seat_at(board, usize::from(board.place));
        // CVL-C13: its owner looks first; with an empty deck not.
        if !game.working(board, seat, Moment::Look).is_empty() && !hidden.pile.is_empty() {
            match hidden.pile.top() {
                Some(top) => look(state, seat, top.card, sink),
                None => board.phase = Phase::Look(seat),
            }
            return;
        }
        // CVL-34: a seat that can buy nothing is not asked.
        if can_buy(game, board, seat) {
            board.phase = Phase::Buy(seat, Purchase::First);
            return;
        }
        board.place += 1;
    }
    cleanup::begin(game, state, sink);
}

/// CVL-C13: the card looked at is the top of the deck from now on. CVL-34: whoever has looked is always asked.
pub(crate) fn look(state: &mut State, seat: Seat, idea: Idea, sink: &mut impl Sink<Event>) {
    state.hidden.pile.look(idea, seat);
    state.board.phase = Phase::Buy(seat, Purchase::First);
    let event = Event::Looked(seat, Some(idea));
    sink.tell(Told::secret(SeatSet::one(seat), event, Event::Looked(seat, None)));
}

/// What a seat can buy: the track, and the card it has looked at before its first purchase (CVL-C13).
#[inline]
fn offer(board: &Board, top: Option<Idea>, purchase: Purchase) -> IdeaSet {
    match (top, purchase) {
        (Some(top), Purchase::First) => board.on_track().with(top),
        (_, Purchase::First | Purchase::Second) => board.on_track(),
    }
}

#[inline]
fn has_bazaar(game: &Cvlizations, board: &Board, seat: Seat) -> bool {
    !game.working(board, seat, Moment::Payment).is_empty()
}

#[inline]
fn can_buy(game: &Cvlizations, board: &Board, seat: Seat) -> bool {
    let held = board.players[seat].resources;
    let mut offer = board.track.iter().flatten();
    if offer.clone().any(|&idea| held.covers(game.book.cost(idea))) {
        return true;
    }
    has_bazaar(game, board, seat) && offer.any(|&idea| covers_with_swap(held, game.book.cost(idea)))
}

/// Whether one swap makes resources cover a cost that they do not cover without it.
fn covers_with_swap(held: Resources, cost: Resources) -> bool {
    held.missing(cost).total() == 1
        && Resource::ALL.iter().any(|&resource| held.count(resource) > cost.count(resource))
}

/// CVL-C20: what one holds after a swap, if one has what it gives.
#[inline]
fn swapped(held: Resources, swap: Swap) -> Option<Resources> {
    held.has(swap.give).then(|| held.minus(Resources::of(swap.give, 1)).plus(Resources::of(swap.take, 1)))
}

/// CVL-30, CVL-34: every idea that can be paid, with each swap that the Bazaar allows, or none at all.
#[inline]
pub(crate) fn list(
    game: &Cvlizations,
    board: &Board,
    seat: Seat,
    top: Option<Idea>,
    purchase: Purchase,
    out: &mut Vec<Action>,
) {
    let held = board.players[seat].resources;
    let has_bazaar = has_bazaar(game, board, seat);
    for idea in offer(board, top, purchase).iter() {
        let cost = game.book.cost(idea);
        if held.covers(cost) {
            out.push(Action::Buy { idea, swap: None });
        }
        if has_bazaar {
            let swaps = Swap::ALL.into_iter();
            let swaps = swaps.filter(|&swap| swapped(held, swap).is_some_and(|held| held.covers(cost)));
            out.extend(swaps.map(|swap| Action::Buy { idea, swap: Some(swap) }));
        }
    }
    out.push(Action::Stop);
}

pub(crate) fn check(
    game: &Cvlizations,
    board: &Board,
    seat: Seat,
    top: Option<Idea>,
    purchase: Purchase,
    action: Action,
) -> Result<(), Refused> {
    let (idea, swap) = match action {
        Action::Buy { idea, swap } => (idea, swap),
        Action::Stop => return Ok(()),
        Action::Lay { .. } | Action::Steal(_) | Action::Take(_) | Action::Trade(_) => {
            return Err(Refusal::new(CVL_34, Why::BuyNow));
        }
    };
    if !offer(board, top, purchase).contains(idea) {
        return Err(Refusal::new(CVL_30, Why::NotOnTrack(idea)));
    }
    let mut held = board.players[seat].resources;
    if let Some(swap) = swap {
        if !has_bazaar(game, board, seat) {
            return Err(Refusal::new(CVL_C20, Why::NoBazaar));
        }
        if swap.give == swap.take {
            return Err(Refusal::new(CVL_C20, Why::SameKind));
        }
        held = swapped(held, swap).ok_or(Refusal::new(CVL_C20, Why::NothingToGive(swap.give)))?;
    }
    if held.covers(game.book.cost(idea)) { Ok(()) } else { Err(Refusal::new(CVL_30, Why::TooDear(idea))) }
}

/// CVL-30: pays and takes the idea; then the track is filled up.
#[inline]
pub(crate) fn buy(
    game: &Cvlizations,
    state: &mut State,
    seat: Seat,
    purchase: Purchase,
    (bought, swap): (Idea, Option<Swap>),
    sink: &mut impl Sink<Event>,
) {
    let State { board, hidden } = state;
    let player = &mut board.players[seat];
    if let Some(held) = swap.and_then(|swap| swapped(player.resources, swap)) {
        player.resources = held;
    }
    player.resources = player.resources.minus(game.book.cost(bought));
    // CVL-32: it lies open, and works from the next turn on.
    player.ideas = player.ideas.with(bought);
    board.buyers = board.buyers.with(seat);
    board.bought_in[bought.index()] = board.turn;
    sink.tell(Told::open(Event::Bought(seat, bought, swap)));
    idea::after_purchase(game, board, seat, bought, sink);
    match board.track.iter_mut().find(|place| **place == Some(bought)) {
        Some(place) => *place = None,
        None => {
            // CVL-C13: the card looked at was bought; the track is full.
            hidden.pile.draw(bought);
            after_refill(game, state, seat, purchase, sink);
            return;
        }
    }
    if hidden.pile.is_empty() {
        // CVL-31: the track stays short.
        sink.tell(Told::open(Event::TrackShort));
        after_refill(game, state, seat, purchase, sink);
    } else if let Some(top) = hidden.pile.top() {
        // CVL-C13: the known top is what the next filling lays.
        put_on_track(state, top.card, sink);
        after_refill(game, state, seat, purchase, sink);
    } else {
        board.phase = Phase::Refill(seat, purchase);
    }
}

/// CVL-31: the card that chance has drawn.
#[inline]
pub(crate) fn refill(
    game: &Cvlizations,
    state: &mut State,
    (seat, purchase): (Seat, Purchase),
    idea: Idea,
    sink: &mut impl Sink<Event>,
) {
    put_on_track(state, idea, sink);
    after_refill(game, state, seat, purchase, sink);
}

/// CVL-34, CVL-C30: a second purchase where an idea allows it and something can be paid.
#[inline]
fn after_refill(
    game: &Cvlizations,
    state: &mut State,
    seat: Seat,
    purchase: Purchase,
    sink: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    if purchase == Purchase::First
        && !game.working(board, seat, Moment::Another).is_empty()
        && can_buy(game, board, seat)
    {
        board.phase = Phase::Buy(seat, Purchase::Second);
        return;
    }
    board.place += 1;
    next(game, state, sink);
}

/// The seat buys nothing more.
#[inline]
pub(crate) fn stop(game: &Cvlizations, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    sink.tell(Told::open(Event::Stopped(seat)));
    state.board.place += 1;
    next(game, state, sink);
}
