//! Cleanup: the track slides, loses a card, is refilled; the next turn, or the end.

use engine::{Seat, Sink, Told};

use super::{assistance, roll};
use crate::Cv;
use crate::card::{Age, Card, TRACK};
use crate::event::Event;
use crate::model::{Board, Laying, Phase, State};

/// Whether the current turn is the last of its round (CV-10).
#[inline]
fn is_round_end(game: &Cv, board: &Board) -> bool {
    board.current.left(1, game.players) == board.starter
}

/// CV-60, CV-61: slide, discard if due, refill.
pub(crate) fn begin(game: &Cv, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    slide(board);
    // CV-61: with two players after every turn.
    if (is_round_end(game, board) || game.players == 2)
        && let Some(card) = board.track[0].take()
    {
        board.discards = board.discards.with(card);
        sink.tell(Told::open(Event::Discarded(card)));
        slide(board);
    }
    refill(game, state, sink);
}

/// CV-60: cards move to the left, no gaps remain.
fn slide(board: &mut Board) {
    let mut next = 0;
    for place in 0..TRACK {
        if let Some(card) = board.track[place].take() {
            board.track[next] = Some(card);
            next += 1;
        }
    }
}

/// CV-60: another card if there is room and a deck; else the turn is over.
pub(crate) fn refill(game: &Cv, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    slide(board);
    if board.track_count() < TRACK && !board.decks.is_empty() {
        board.phase = Phase::Refill;
    } else {
        end_turn(game, state, sink);
    }
}

/// The card comes to the first free place from the left.
pub(crate) fn put(board: &mut Board, card: Card, sink: &mut impl Sink<Event>) {
    board.decks = board.decks.without(card);
    if let Some(place) = board.track.iter_mut().find(|place| place.is_none()) {
        *place = Some(card);
    }
    sink.tell(Told::open(Event::Opened(card)));
}

/// A card drawn for the track. CV-70: the last one of a deck interrupts the game.
pub(crate) fn draw(game: &Cv, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
    put(&mut state.board, card, sink);
    if state.board.deck_count(card.age()) == 0 {
        sink.tell(Told::open(Event::DeckEmpty(card.age())));
        assistance::begin(game, state, sink);
    } else {
        refill(game, state, sink);
    }
}

/// CV-10: the next turn. CV-80: at the end of a round perhaps the end.
fn end_turn(game: &Cv, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.laying = Laying::NONE;
    if is_round_end(game, board) {
        if board.deck_count(Age::OldAge) < game.players as u32 {
            return settle(game, state, sink);
        }
        board.round += 1;
        sink.tell(Told::open(Event::RoundBegan(board.round)));
    }
    let next = board.current.left(1, game.players);
    roll::begin_turn(game, state, next, sink);
}

/// CV-53: a seat that still has a waiting card gives it a type, clockwise from the starting player; then
/// goals are revealed.
pub(crate) fn settle(game: &Cv, state: &mut State, sink: &mut impl Sink<Event>) {
    let order = (0..game.players).map(|steps| state.board.starter.left(steps, game.players));
    let mut waiting = order.filter(|&seat| !state.board.apart[seat].is_empty());
    if let Some(seat) = waiting.next() {
        state.board.phase = Phase::Settle(seat);
        return;
    }
    for seat in Seat::all(game.players) {
        if let Some(card) = state.hidden.goal[seat] {
            sink.tell(Told::open(Event::GoalRevealed(seat, card)));
        }
    }
    state.board.phase = Phase::Over;
    sink.tell(Told::open(Event::Ended));
}
