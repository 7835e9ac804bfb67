//! Misfortune: three bad luck lose a card.

use engine::{Refusal, Seat, Sink, Told};

use super::{Refused, lay, roll, select, upkeep};
use crate::action::Action;
use crate::card::CardSet;
use crate::event::Event;
use crate::face::Ability;
use crate::model::{Board, Phase, State};
use crate::pay::{Bill, Purse};
use crate::rule_ids::{CV_40, CV_C5};
use crate::why::Why;
use crate::{Cv, Edition};

/// So many bad luck are a misfortune (CV-40).
const BAD_LUCK: u8 = 3;

/// CV-42: in the edition granna misfortune is settled once, after selecting.
pub(crate) fn settle(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let bad = board.turn.bad_luck();
    if bad < BAD_LUCK {
        return upkeep::begin(game, state, seat, sink);
    }
    let purse = Purse::of_turn(game, board, seat);
    let (is_trip, changed) = purse.fewest_bad_luck(&Bill::of_taken(game, board, seat));
    // CV-41: what was changed does not count; CV-C45: the trip is used where it averts a misfortune.
    let rest = bad - changed;
    let averts = is_trip && (rest - 1) / BAD_LUCK < rest / BAD_LUCK;
    board.turn.changed = changed;
    if averts {
        board.turn.is_trip_used = true;
        sink.tell(Told::open(Event::Averted(seat)));
    }
    let count = (rest - u8::from(is_trip)) / BAD_LUCK;
    board.turn.struck = count;
    board.turn.due = count;
    strike_next(game, state, seat, sink);
}

/// CV-43: in the edition gigamic the n-th misfortune strikes when the count first reaches 3n. Says whether one
/// does.
pub(crate) fn strike_throw(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
    let turn = &mut state.board.turn;
    let bad = turn.bad_luck();
    let has_trip = turn.powers.can(Ability::Trip);
    // CV-C45: done at once where it averts a misfortune.
    if has_trip && !turn.is_trip_used && bad / BAD_LUCK > turn.struck && bad.is_multiple_of(BAD_LUCK) {
        turn.is_trip_used = true;
        sink.tell(Told::open(Event::Averted(seat)));
    }
    let count = bad.saturating_sub(u8::from(turn.is_trip_used)) / BAD_LUCK;
    if count <= turn.struck {
        return false;
    }
    turn.due = count - turn.struck;
    turn.struck = count;
    if is_empty(&state.board, seat) {
        // An empty CV loses nothing.
        state.board.turn.due = 0;
        sink.tell(Told::open(Event::NothingToLose(seat)));
        return false;
    }
    strike(&mut state.board, seat, sink);
    true
}

fn is_empty(board: &Board, seat: Seat) -> bool {
    board.cv_count(seat) == 0
}

fn strike(board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
    let number = board.turn.struck - board.turn.due + 1;
    sink.tell(Told::open(Event::Struck(seat, number, board.turn.bad_luck())));
    board.phase = Phase::Misfortune(seat);
}

/// The next misfortune that is due, or what comes after the last.
fn strike_next(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    if state.board.turn.due > 0 && is_empty(&state.board, seat) {
        state.board.turn.due = 0;
        sink.tell(Told::open(Event::NothingToLose(seat)));
    }
    if state.board.turn.due > 0 {
        strike(&mut state.board, seat, sink);
        return;
    }
    match game.edition {
        Edition::Granna => upkeep::begin(game, state, seat, sink),
        Edition::Gigamic => roll::proceed(game, state, seat, sink),
    }
}

/// CV-C5: an insurance in hand. CV-40: a card then on top of a stack, or a typeless one.
pub(crate) fn list(game: &Cv, board: &Board, seat: Seat, events: CardSet, out: &mut Vec<Action>) {
    out.extend(insurances(game, events).map(Action::Insure));
    out.extend(board.active(seat).iter().map(Action::Lose));
}

fn insurances(game: &Cv, events: CardSet) -> impl Iterator<Item = crate::Card> {
    events.iter().filter(|&card| game.face(card).can(Ability::Insurance))
}

pub(crate) fn check(
    game: &Cv,
    board: &Board,
    seat: Seat,
    events: CardSet,
    action: Action,
) -> Result<(), Refused> {
    match action {
        Action::Insure(card) if !events.contains(card) => Err(Refusal::new(CV_C5, Why::NotInHand(card))),
        Action::Insure(card) if !game.face(card).can(Ability::Insurance) => {
            Err(Refusal::new(CV_C5, Why::NotPlayable(card)))
        }
        Action::Lose(card) if !board.active(seat).contains(card) => {
            Err(Refusal::new(CV_40, Why::NotOnTop(card)))
        }
        Action::Insure(_) | Action::Lose(_) => Ok(()),
        _ => Err(Refusal::new(CV_40, Why::MisfortuneNow)),
    }
}

/// Carries out an action against a misfortune.
pub(crate) fn act(game: &Cv, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    match action {
        Action::Insure(card) => {
            select::drop_event(state, seat, card);
            sink.tell(Told::open(Event::Insured(seat, card)));
        }
        Action::Lose(card) => {
            lay::remove(&mut state.board, seat, card);
            sink.tell(Told::open(Event::Lost(seat, card)));
        }
        _ => {}
    }
    state.board.turn.due -= 1;
    strike_next(game, state, seat, sink);
}
