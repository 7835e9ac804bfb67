//! Cleanup: the helm passes, and every third turn an age ends.

use engine::{Sink, Told};

use super::{idea, order, setup};
use crate::Cvlizations;
use crate::card::{ALL_ORDERS, TRACK};
use crate::event::Event;
use crate::model::{AGE, Phase, Pile, State, TRIBES, TURNS};

/// First the ideas that work in the cleanup, from the leader clockwise.
#[inline]
pub(crate) fn begin(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    state.board.place = 0;
    run(game, state, sink);
}

/// An idea's question is answered.
pub(crate) fn go_on(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    state.board.place += 1;
    run(game, state, sink);
}

#[inline]
fn run(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    while usize::from(board.place) < game.players {
        let seat = game.seat_at(board, usize::from(board.place));
        if idea::in_cleanup(game, board, seat, sink) {
            board.phase = Phase::Cleanup(seat);
            return;
        }
        board.place += 1;
    }
    end_turn(game, state, sink);
}

fn end_turn(game: &Cvlizations, state: &mut State, sink: &mut impl Sink<Event>) {
    let State { board, hidden } = state;
    // CVL-40, CVL-73: the helm passes to the left.
    board.leader = order::next_leader(game, board);
    sink.tell(Told::open(Event::HelmPassed(board.leader)));
    if board.turn % AGE == 0 {
        // CVL-41, CVL-72: everybody takes all orders back; CVL-61: the Grannfolk's are shuffled.
        board.hand = [ALL_ORDERS; TRIBES];
        sink.tell(Told::open(Event::AgeEnded(board.age())));
    }
    if board.turn == TURNS {
        // CVL-50
        board.phase = Phase::Over;
        sink.tell(Told::open(Event::Ended));
        return;
    }
    if board.turn == TURNS - AGE {
        // CVL-42: the first deck leaves the game, and with it the card that somebody has seen on top.
        board.track = [None; TRACK];
        hidden.pile = Pile::new(game.book.late());
        sink.tell(Told::open(Event::TrackCleared));
        board.turn += 1;
        if !hidden.pile.is_empty() {
            board.phase = Phase::Deal;
            return;
        }
    } else {
        board.turn += 1;
    }
    setup::begin_turn(game, board, sink);
}
