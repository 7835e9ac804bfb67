//! Set-up: the track, the helm, and how a turn begins.

use engine::{BySeat, Seat, SeatSet, Sink, Told};

use super::order;
use crate::Cvlizations;
use crate::card::{ALL_ORDERS, IDEAS, Idea, IdeaSet, OrderSet, TRACK};
use crate::event::Event;
use crate::model::{Agenda, Board, Crowd, Hidden, Phase, Pile, Player, State, TRIBES, Tribe, Variant};
use crate::resource::Resources;

/// The state before the first draw.
pub(crate) fn start(game: &Cvlizations) -> State {
    // CVL-4: one of each resource and all eight orders.
    let player =
        Player { resources: Resources::ONE_EACH, happiness: 0, ideas: IdeaSet::EMPTY, awake: IdeaSet::EMPTY };
    let board = Board {
        phase: if game.book.first().is_empty() { Phase::Leader } else { Phase::Deal },
        turn: 1,
        leader: Tribe::Player(Seat::at(0)),
        first: Seat::at(0),
        left: Seat::at(0),
        hand: [ALL_ORDERS; TRIBES],
        open: [None; TRIBES],
        laid: [OrderSet::EMPTY; TRIBES],
        crowd: Crowd::default(),
        agenda: Agenda::default(),
        is_again: false,
        place: 0,
        pending: IdeaSet::EMPTY,
        spent: IdeaSet::EMPTY,
        robbed: SeatSet::EMPTY,
        buyers: SeatSet::EMPTY,
        track: [None; TRACK],
        players: BySeat::all(player),
        bought_in: [0; IDEAS],
    };
    State { board, hidden: Hidden { orders: [None; TRIBES], pile: Pile::new(game.book.first()) } }
}

/// CVL-3, CVL-42: one idea onto the empty track; after the last one the first turn, or the next one, begins.
#[inline]
pub(crate) fn deal(game: &Cvlizations, state: &mut State, idea: Idea, sink: &mut impl Sink<Event>) {
    put_on_track(state, idea, sink);
    let State { board, hidden } = state;
    if board.track.iter().all(Option::is_some) || hidden.pile.is_empty() {
        if board.turn == 1 {
            board.phase = Phase::Leader;
        } else {
            begin_turn(game, board, sink);
        }
    }
}

/// Lays an idea of the deck into the free place of the track.
#[inline]
pub(crate) fn put_on_track(state: &mut State, idea: Idea, sink: &mut impl Sink<Event>) {
    state.hidden.pile.draw(idea);
    if let Some(place) = state.board.track.iter_mut().find(|place| place.is_none()) {
        *place = Some(idea);
    }
    sink.tell(Told::open(Event::OnTrack(idea)));
}

/// CVL-5: the first leader.
pub(crate) fn lead(game: &Cvlizations, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.board.leader = Tribe::Player(seat);
    sink.tell(Told::open(Event::Leads(seat)));
    begin_turn(game, &mut state.board, sink);
}

/// CVL-60: the Grannfolk leads first, and this seat sits to its left.
pub(crate) fn sit_left(game: &Cvlizations, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.board.leader = Tribe::Grannfolk;
    state.board.left = seat;
    sink.tell(Told::open(Event::SitsLeft(seat)));
    begin_turn(game, &mut state.board, sink);
}

/// CVL-10: what was only of the last turn is cleared, and the orders phase begins.
#[inline]
pub(crate) fn begin_turn(game: &Cvlizations, board: &mut Board, sink: &mut impl Sink<Event>) {
    sink.tell(Told::open(Event::TurnBegan(board.turn, board.leader)));
    board.first = match (game.variant, board.leader) {
        // CVL-60: when the Grannfolk leads, the player to its left begins.
        (Variant::Basic, Tribe::Grannfolk | Tribe::Neutral(_)) => board.left,
        (_, Tribe::Player(seat) | Tribe::Neutral(seat)) => seat,
        (Variant::Standard | Variant::Advanced, Tribe::Grannfolk) => board.first,
    };
    board.open = [None; TRIBES];
    board.laid = [OrderSet::EMPTY; TRIBES];
    board.crowd = Crowd::default();
    board.spent = IdeaSet::EMPTY;
    board.robbed = SeatSet::EMPTY;
    board.buyers = SeatSet::EMPTY;
    for seat in Seat::all(game.players) {
        // CVL-32: a bought idea works from the next turn on.
        board.players[seat].awake = board.players[seat].ideas;
    }
    order::next(game, board, 0);
}
