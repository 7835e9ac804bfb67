//! The passive players: secret entries after each reroll (GON-20 to GON-23).

use engine::{Gathering, Random, Refusal, Seat, SeatSet, Sink, Told};

use super::enter::{Entry, Offer};
use super::{Own, Refused, enter, setup};
use crate::Goennen;
use crate::action::Action;
use crate::dice::DiceSet;
use crate::display::Display;
use crate::event::Event;
use crate::face::Bonus;
use crate::model::{Board, Phase, State};
use crate::rule_ids::GON_23;
use crate::why::Why;

/// How many dice a passive player may enter after a reroll, but for GON-52.
const ALLOWED: usize = 1;

/// GON-21: every other seat with a legal entry is awaited; if there is none, the active player goes on.
#[inline]
pub(crate) fn begin(game: &Goennen, board: &mut Board, active: Seat) {
    let offer = Offer { dice: board.turn.dice, free: board.turn.rolled, is_extra: false };
    let can = |&seat: &Seat| seat != active && enter::is_possible(game, &board.displays[seat], offer);
    let seats: SeatSet = Seat::all(game.players).filter(can).collect();
    if seats.is_empty() {
        board.phase = Phase::Decide(active);
    } else {
        board.gathering = Gathering::of(seats);
        board.phase = Phase::Passive(active);
    }
}

/// A seat's own copy after its parts, and what it may enter next (GON-23).
fn copy<'a>(
    game: &Goennen,
    board: &Board,
    seat: Seat,
    parts: impl Iterator<Item = &'a Action>,
) -> (Display, Offer) {
    let mut display = board.displays[seat];
    let mut entered = DiceSet::EMPTY;
    let mut offer = Offer { dice: board.turn.dice, free: board.turn.rolled, is_extra: false };
    for part in parts {
        if let Action::Enter { card, field, die, number } = *part {
            enter::apply(game, &mut display, offer, Entry { card, field, die, number });
            entered = entered.with(die);
            offer.free = board.turn.rolled.minus(entered);
            // GON-52: whatever comes after the first entry takes a mark.
            offer.is_extra = entered.count() as usize >= ALLOWED;
        }
    }
    (display, offer)
}

/// What a seat sees of its own display while its choice is secret.
pub(crate) fn own_display(game: &Goennen, board: &Board, own: &Own, seat: Seat) -> Display {
    copy(game, board, seat, own.parts.iter().flatten()).0
}

/// What a seat may enter next.
pub(super) fn own_offer(game: &Goennen, board: &Board, own: &Own, seat: Seat) -> Offer {
    copy(game, board, seat, own.parts.iter().flatten()).1
}

pub(crate) fn list(game: &Goennen, board: &Board, own: &Own, seat: Seat, out: &mut Vec<Action>) {
    if own.parts[0].is_none() {
        let offer = Offer { dice: board.turn.dice, free: board.turn.rolled, is_extra: false };
        enter::list(game, &board.displays[seat], offer, out);
    } else {
        let (display, offer) = copy(game, board, seat, own.parts.iter().flatten());
        enter::list(game, &display, offer, out);
    }
    out.push(Action::Done);
}

pub(crate) fn check(
    game: &Goennen,
    board: &Board,
    own: &Own,
    seat: Seat,
    action: Action,
) -> Result<(), Refused> {
    match action {
        Action::Done => Ok(()),
        Action::Enter { card, field, die, number } => {
            let (display, offer) = copy(game, board, seat, own.parts.iter().flatten());
            enter::check(game, &display, offer, Entry { card, field, die, number })
        }
        _ => Err(Refusal::new(GON_23, Why::EnterNow)),
    }
}

/// GON-23: one more part. A seat is done when it says so or when no further entry is possible; the last seat
/// resolves all of them.
pub(crate) fn commit(
    game: &Goennen,
    state: &mut State,
    seat: Seat,
    part: Action,
    sink: &mut impl Sink<Event>,
) {
    let State { board, hidden } = state;
    let is_done = ends(game, board, seat, hidden.parts.of(seat).next(), part);
    setup::tell_part(seat, part, is_done, sink);
    if hidden.parts.add(&mut board.gathering, seat, part, is_done) {
        resolve(game, state, sink);
    }
}

/// Whether a part is the last one of its seat, after another one or none.
fn ends(game: &Goennen, board: &Board, seat: Seat, before: Option<Action>, part: Action) -> bool {
    // GON-52: at most one entry more.
    if part == Action::Done || before.is_some() {
        return true;
    }
    // Without a second-die bonus, and none that this part could complete, there is nothing to look at.
    let has_second = board.displays[seat].marks.left(Bonus::Second) > 0;
    if let Action::Enter { card, .. } = part
        && !has_second
        && game.face(card).bonus() != Some(Bonus::Second)
    {
        return true;
    }
    let (display, offer) = copy(game, board, seat, [part].iter());
    !enter::is_possible(game, &display, offer)
}

/// A whole choice of a seat, each part at random among those that are possible.
pub(crate) fn any_choice(
    game: &Goennen,
    board: &Board,
    seat: Seat,
    words: &mut impl Random,
) -> [Option<Action>; 2] {
    let mut parts = [None; 2];
    for place in 0..parts.len() {
        let (display, offer) = copy(game, board, seat, parts.iter().flatten());
        let part = enter::any(game, &display, offer, words);
        let before = parts[0];
        parts[place] = Some(part);
        if ends(game, board, seat, before, part) {
            break;
        }
    }
    parts
}

/// GON-21: all entries take effect, and the active player goes on.
fn resolve(game: &Goennen, state: &mut State, sink: &mut impl Sink<Event>) {
    let Phase::Passive(active) = state.board.phase else { unreachable!("passive players are entering") };
    let seats = state.board.gathering.seats();
    let chosen = state.hidden.parts.resolve(&mut state.board.gathering);
    let board = &mut state.board;
    for seat in seats.iter() {
        let mut offer = Offer { dice: board.turn.dice, free: board.turn.rolled, is_extra: false };
        for part in chosen[seat].into_iter().flatten() {
            if let Action::Enter { card, field, die, number } = part {
                let entry = Entry { card, field, die, number };
                let spent = enter::apply(game, &mut board.displays[seat], offer, entry);
                enter::tell(&board.displays[seat], seat, entry, spent, sink);
                offer.is_extra = true;
            }
        }
        if chosen[seat][0] == Some(Action::Done) {
            sink.tell(Told::open(Event::EnteredNothing(seat)));
        }
    }
    board.phase = Phase::Decide(active);
}
