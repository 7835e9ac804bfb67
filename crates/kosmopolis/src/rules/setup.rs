//! Set-up: the capital's first card and the first starting player.

use engine::{Seat, SeatSet, Sink, Told};

use super::draft;
use crate::Kosmopolis;
use crate::card::{Cards, Kind};
use crate::deck::MODIFICATIONS;
use crate::event::Event;
use crate::model::{Board, Hidden, NO_MODIFICATION, PLAYERS_MAX, Phase, Report, State};

/// All four modification cards, as bits of `Hidden::stock`.
pub(crate) const FULL_STOCK: u8 = (1 << MODIFICATIONS) - 1;

/// The state before the first draw.
pub(crate) fn start(game: &Kosmopolis) -> State {
    let board = Board {
        phase: Phase::Seed,
        round: 1,
        starter: Seat::at(0),
        closer: None,
        committed: SeatSet::EMPTY,
        dealt: 0,
        deck_count: game.deck.cards.total() as u8,
        supply: game.deck.markers,
        markers: [0; PLAYERS_MAX],
        hand_count: [0; PLAYERS_MAX],
        pack_count: [0; PLAYERS_MAX],
        drawn_count: [0; PLAYERS_MAX],
        opening: [None; PLAYERS_MAX],
        laid: [None; MODIFICATIONS],
        capital: Cards::EMPTY,
        discards: Cards::EMPTY,
        hometown: [Cards::EMPTY; PLAYERS_MAX],
        bonus: [Cards::EMPTY; PLAYERS_MAX],
        played: [Cards::EMPTY; PLAYERS_MAX],
        report: Report::NONE,
    };
    let hidden = Hidden {
        deck: game.deck.cards,
        hand: [Cards::EMPTY; PLAYERS_MAX],
        pack: [Cards::EMPTY; PLAYERS_MAX],
        commit: [Cards::EMPTY; PLAYERS_MAX],
        passed: [[Cards::EMPTY; PLAYERS_MAX]; 2],
        stock: FULL_STOCK,
        laid: [NO_MODIFICATION; MODIFICATIONS],
        drawn: NO_MODIFICATION,
    };
    State { board, hidden }
}

/// KOS-4: the first card opens the capital and triggers nothing.
pub(crate) fn seed(state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
    state.hidden.deck.remove(kind);
    state.board.deck_count -= 1;
    state.board.capital.add(kind);
    state.board.phase = Phase::Start(Seat::at(0));
    sink.tell(Told::open(Event::Seeded(kind)));
}

/// KOS-5: a modification card is dealt openly; after the last one the highest starts.
pub(crate) fn open(game: &Kosmopolis, state: &mut State, seat: Seat, value: i8, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.opening[seat.index()] = Some(value);
    if let Some(index) = game.modification_index(value) {
        state.hidden.stock &= !(1 << index);
    }
    sink.tell(Told::open(Event::Opened(seat, value)));
    if seat.index() + 1 < game.players {
        board.phase = Phase::Start(Seat::at(seat.index() + 1));
        return;
    }
    let mut starter = Seat::at(0);
    for seat in Seat::all(game.players) {
        if board.opening[seat.index()] > board.opening[starter.index()] {
            starter = seat;
        }
    }
    board.starter = starter;
    state.hidden.stock = FULL_STOCK;
    draft::begin_round(game, state, sink);
}
