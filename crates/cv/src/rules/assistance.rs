//! Social assistance: a player with far fewer cards may take one when a deck runs out.

use engine::{Refusal, Seat, SeatSet, Sink, Told};

use super::{Refused, cleanup, lay, select};
use crate::Cv;
use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::model::{Board, Phase, State};
use crate::rule_ids::CV_72;
use crate::why::Why;

/// CV-71: some other player has at least twice as many cards, and more cards.
pub(crate) fn entitled(game: &Cv, board: &Board) -> SeatSet {
    let count = |seat| board.cv_count(seat);
    let most = Seat::all(game.players).map(count).max().unwrap_or(0);
    let is_entitled = |seat: &Seat| most >= 2 * count(*seat) && most > count(*seat);
    Seat::all(game.players).filter(is_entitled).fold(SeatSet::EMPTY, SeatSet::with)
}

/// CV-70: the game is interrupted; the entitled seats are counted once.
pub(crate) fn begin(game: &Cv, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.entitled = entitled(game, board);
    board.is_assisting = true;
    sink.tell(Told::open(Event::Entitled(board.entitled)));
    next(game, state, sink);
}

/// CV-72: clockwise from the one whose turn it is; afterwards the track slides and is refilled.
pub(crate) fn next(game: &Cv, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    for steps in 0..game.players {
        let seat = board.current.left(steps, game.players);
        if board.entitled.contains(seat) {
            board.entitled = board.entitled.without(seat);
            // A seat that could take nothing is not asked.
            if cards(game, board, seat).next().is_some() {
                board.phase = Phase::Assist(seat);
                return;
            }
        }
    }
    board.is_assisting = false;
    cleanup::refill(game, state, sink);
}

/// The cards a seat could take: without cost, but conditions hold.
fn cards<'a>(game: &'a Cv, board: &'a Board, seat: Seat) -> impl Iterator<Item = Card> + 'a {
    let track = board.track.iter().flatten().copied();
    track.filter(move |&card| select::check_condition(game, board, seat, card).is_ok())
}

pub(crate) fn list(game: &Cv, board: &Board, seat: Seat, out: &mut Vec<Action>) {
    out.extend(cards(game, board, seat).map(Action::Take));
    out.sort_unstable();
    out.push(Action::Done);
}

pub(crate) fn check(game: &Cv, board: &Board, seat: Seat, action: Action) -> Result<(), Refused> {
    match action {
        Action::Done => Ok(()),
        Action::Take(card) => {
            if !board.track.contains(&Some(card)) {
                return Err(Refusal::new(CV_72, Why::NotOnTrack(card)));
            }
            select::check_condition(game, board, seat, card)
        }
        _ => Err(Refusal::new(CV_72, Why::AssistNow)),
    }
}

pub(crate) fn act(game: &Cv, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    if let Action::Take(card) = action {
        select::lift(game, &mut state.board, seat, card);
        sink.tell(Told::open(Event::Assisted(seat, card)));
        lay::begin_assisted(game, state, seat, card, sink);
    } else {
        sink.tell(Told::open(Event::Declined(seat)));
        next(game, state, sink);
    }
}
