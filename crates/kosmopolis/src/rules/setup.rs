//! Set-up: the capital's first card and the first starting player.

use engine::{Gathering, Parts, Seat, Sink, Told};

use super::draft;
use crate::Kosmopolis;
use crate::card::{Cards, Kind};
use crate::deck::MODIFICATIONS;
use crate::event::Event;
use crate::model::{Board, BySeat, Hidden, NO_MODIFICATION, Phase, Report, State};

/// All four modification cards, as bits of `Hidden::stock`.
pub(crate) const FULL_STOCK: u8 = (1 << MODIFICATIONS) - 1;

/// The state before the first draw.
pub(crate) fn start(game: &Kosmopolis) -> State {
    let board = Board {
        phase: Phase::Seed,
        round: 1,
        starter: Seat::at(0),
        closer: None,
        gathering: Gathering::NONE,
        dealt: 0,
        deck_count: game.deck.cards.total() as u8,
        supply: game.deck.markers,
        markers: BySeat::all(0),
        hand_count: BySeat::all(0),
        pack_count: BySeat::all(0),
        drawn_count: BySeat::all(0),
        opening: BySeat::all(None),
        laid: [None; MODIFICATIONS],
        capital: Cards::EMPTY,
        discards: Cards::EMPTY,
        hometown: BySeat::all(Cards::EMPTY),
        bonus: BySeat::all(Cards::EMPTY),
        played: BySeat::all(Cards::EMPTY),
        report: Report::NONE,
    };
    let hidden = Hidden {
        deck: game.deck.cards,
        hand: BySeat::all(Cards::EMPTY),
        pack: BySeat::all(Cards::EMPTY),
        chosen: Parts::NONE,
        passed: [BySeat::all(Cards::EMPTY); 2],
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
    board.opening[seat] = Some(value);
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
        if board.opening[seat] > board.opening[starter] {
            starter = seat;
        }
    }
    board.starter = starter;
    state.hidden.stock = FULL_STOCK;
    draft::begin_round(game, state, sink);
}
