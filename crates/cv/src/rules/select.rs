//! Selecting: taking cards from the track, playing events to pay for them.

use engine::{Refusal, Seat, Sink, Told};

use super::{Refused, misfortune, upkeep};
use crate::action::Action;
use crate::card::{Card, CardSet, Kind, KindSet};
use crate::event::Event;
use crate::face::Ability;
use crate::model::{Board, Phase, State, TAKEN_MAX};
use crate::pay::{Bill, Purse};
use crate::rule_ids::{CV_30, CV_32, CV_34, CV_38, CV_C11, CV_C29, CV_C41};
use crate::why::Why;
use crate::{Cv, Edition};

/// Begins or goes on with selecting: asks as long as there may be something to choose.
pub(crate) fn begin(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    if state.board.turn.taken_count() < TAKEN_MAX && is_asked(game, &state.board, seat) {
        state.board.phase = Phase::Select(seat);
    } else {
        // CV-30: after the second card selecting ends by itself.
        finish(game, state, seat, sink);
    }
}

/// Whether there may be something to do; whether a hidden card helps is not told.
fn is_asked(game: &Cv, board: &Board, seat: Seat) -> bool {
    if board.hand_count[seat] > 0 {
        return true;
    }
    let mut open = board.open_hand[seat].iter();
    open.any(|card| check_payment(game, board, card).is_ok()) || {
        let purse = Purse::of_turn(game, board, seat);
        let bill = Bill::of_taken(game, board, seat);
        board.track.iter().flatten().any(|&card| {
            check_condition(game, board, seat, card).is_ok()
                && purse.covers(&bill.with(game, board, seat, card))
        })
    }
}

/// The types a card can have for this seat. CV-C41: after Early retirement work is none of them; a card
/// taken before it keeps its types (CV-53).
#[inline]
pub(crate) fn kinds(game: &Cv, board: &Board, seat: Seat, card: Card) -> KindSet {
    let kinds = game.face(card).kinds;
    if !board.retired.contains(seat) {
        return kinds;
    }
    let is_earlier = if game.is_version_1() {
        // Rules version 1 remembered it for one turn only.
        let [first, second] = board.turn.taken;
        first == Some(card) && second.is_some_and(|second| game.face(second).can(Ability::Retirement))
    } else {
        board.keep_work.contains(card)
    };
    if is_earlier { kinds } else { kinds.without(Kind::Work) }
}

/// CV-C41: the seat takes no work card any more. CV-53: what it has taken but not laid yet keeps its types, however
/// long it waits.
fn retire(game: &Cv, board: &mut Board, seat: Seat) {
    board.retired = board.retired.with(seat);
    if game.is_version_1() {
        return;
    }
    // What was taken in the turn is laid by the time of social assistance.
    let taken = board.turn.taken.iter().flatten().copied().filter(|_| !board.is_assisting);
    let earlier = taken.chain(board.apart[seat].iter());
    let work = earlier.filter(|&card| game.face(card).kinds.contains(Kind::Work));
    board.keep_work = work.fold(board.keep_work, CardSet::with);
}

/// CV-34: special conditions, however the card is taken. CV-C41: no work card after Early retirement.
#[inline]
pub(crate) fn check_condition(game: &Cv, board: &Board, seat: Seat, card: Card) -> Result<(), Refused> {
    let face = game.face(card);
    if board.retired.contains(seat) && kinds(game, board, seat, card).is_empty() {
        return Err(Refusal::new(CV_C41, Why::Retired(card)));
    }
    for kind in face.needs.iter() {
        if !board.has_kind(seat, kind) {
            return Err(Refusal::new(CV_34, Why::NeedsKind(card, kind)));
        }
    }
    // CV-C57: not a single work card, covered ones included.
    for kind in face.without.iter() {
        if board.has_kind(seat, kind) {
            return Err(Refusal::new(CV_34, Why::NeedsNoKind(card, kind)));
        }
    }
    Ok(())
}

/// Whether an event in hand helps to pay now.
pub(crate) fn check_payment(game: &Cv, board: &Board, card: Card) -> Result<(), Refused> {
    let face = game.face(card);
    if !face.is_payment() {
        // CV-C11: more dice cannot come after the last throw.
        let rule = if face.is_dice_event() { CV_C11 } else { CV_32 };
        return Err(Refusal::new(rule, Why::NotPlayable(card)));
    }
    // CV-C29: only after an old-age card has been laid on the track.
    if face.is_late && !board.is_old_age() {
        return Err(Refusal::new(CV_C29, Why::NotOldAge(card)));
    }
    Ok(())
}

/// CV-30: cards that can be covered, events that help, or an end.
#[inline]
pub(crate) fn list(game: &Cv, board: &Board, seat: Seat, events: CardSet, out: &mut Vec<Action>) {
    out.extend(events.iter().filter(|&card| check_payment(game, board, card).is_ok()).map(Action::Play));
    let first = out.len();
    let purse = Purse::of_turn(game, board, seat);
    let bill = Bill::of_taken(game, board, seat);
    for &card in board.track.iter().flatten() {
        if check_condition(game, board, seat, card).is_ok()
            && purse.covers(&bill.with(game, board, seat, card))
        {
            out.push(Action::Take(card));
        }
    }
    out[first..].sort_unstable();
    out.push(Action::Done);
}

pub(crate) fn check(
    game: &Cv,
    board: &Board,
    seat: Seat,
    events: CardSet,
    action: Action,
) -> Result<(), Refused> {
    match action {
        Action::Done => Ok(()),
        Action::Play(card) if events.contains(card) => check_payment(game, board, card),
        Action::Play(card) => Err(Refusal::new(CV_32, Why::NotInHand(card))),
        Action::Take(card) => {
            check_on_track(board, card)?;
            check_condition(game, board, seat, card)?;
            let bill = Bill::of_taken(game, board, seat).with(game, board, seat, card);
            if Purse::of_turn(game, board, seat).covers(&bill) {
                Ok(())
            } else {
                Err(Refusal::new(CV_38, Why::NotCovered(card)))
            }
        }
        _ => Err(Refusal::new(CV_30, Why::SelectNow)),
    }
}

fn check_on_track(board: &Board, card: Card) -> Result<(), Refused> {
    if board.track.contains(&Some(card)) { Ok(()) } else { Err(Refusal::new(CV_30, Why::NotOnTrack(card))) }
}

/// CV-32: an event leaves the hand for good; its symbols and discounts serve until selecting ends.
pub(crate) fn play(game: &Cv, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    drop_event(state, seat, card);
    let face = game.face(card);
    let turn = &mut state.board.turn;
    turn.events = turn.events.plus(face.gives);
    if let Some(kind) = face.discount {
        turn.discounts[kind.index()] += 1;
    }
    sink.tell(Told::open(Event::Played(seat, card)));
}

/// Removes an event from the hand, hidden or open.
pub(crate) fn drop_event(state: &mut State, seat: Seat, card: Card) {
    let State { board, hidden } = state;
    if hidden.hand[seat].contains(card) {
        hidden.hand[seat] = hidden.hand[seat].without(card);
        board.hand_count[seat] -= 1;
        board.shown[seat] = board.shown[seat].with(card);
    } else {
        board.open_hand[seat] = board.open_hand[seat].without(card);
    }
    board.discards = board.discards.with(card);
}

/// Lifts a card off the track; nothing slides yet (CV-30).
pub(crate) fn lift(game: &Cv, board: &mut Board, seat: Seat, card: Card) {
    for place in &mut board.track {
        if *place == Some(card) {
            *place = None;
        }
    }
    // CV-C41: from the moment it is taken.
    if game.face(card).can(Ability::Retirement) {
        retire(game, board, seat);
    }
}

/// Carries out an action while selecting.
#[inline]
pub(crate) fn act(game: &Cv, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    match action {
        Action::Play(card) => play(game, state, seat, card, sink),
        Action::Take(card) => {
            lift(game, &mut state.board, seat, card);
            let place = state.board.turn.taken.iter_mut().find(|place| place.is_none());
            if let Some(place) = place {
                *place = Some(card);
            }
            sink.tell(Told::open(Event::Took(seat, card)));
        }
        _ => {
            sink.tell(Told::open(Event::Finished(seat)));
            finish(game, state, seat, sink);
            return;
        }
    }
    begin(game, state, seat, sink);
}

/// CV-10: after selecting comes bad luck, in the edition gigamic upkeep.
fn finish(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    match game.edition {
        Edition::Granna => misfortune::settle(game, state, seat, sink),
        Edition::Gigamic => upkeep::begin(game, state, seat, sink),
    }
}
