//! Chance: one or two dice as a passive player would, or the top card of a stack (GON-45, GON-46).

use engine::{KnownPlace, Refusal, Seat, SeatSet, Sink, Told};

use super::enter::{Entry, Offer};
use super::{Own, Refused, enter, market, turn};
use crate::Goennen;
use crate::action::Action;
use crate::card::{Card, Stack};
use crate::display::Place;
use crate::event::Event;
use crate::model::{Board, Phase, State};
use crate::rule_ids::{GON_41, GON_45, GON_46};
use crate::why::Why;

/// How many dice can be entered by chance.
const ENTRIES_MAX: u32 = 2;

/// GON-45: any of the five dice; GON-52 is never used here.
pub(super) fn offer(board: &Board) -> Offer {
    Offer { dice: board.turn.dice, free: board.unused(), is_extra: false }
}

/// GON-46: a stack that is not empty, and never with a full display.
fn can_draw(board: &Board, own: &Own, seat: Seat, stack: Stack) -> Result<(), Refused> {
    if board.displays[seat].is_full() {
        return Err(Refusal::new(GON_46, Why::DisplayFull));
    }
    if own.is_empty[stack.index()] {
        return Err(Refusal::new(GON_46, Why::StackEmpty(stack)));
    }
    Ok(())
}

/// Whether a chance has anything to offer.
pub(crate) fn is_possible(game: &Goennen, board: &Board, own: &Own, seat: Seat) -> bool {
    Stack::ALL.into_iter().any(|stack| can_draw(board, own, seat, stack).is_ok())
        || enter::is_possible(game, &board.displays[seat], offer(board))
}

pub(crate) fn list(game: &Goennen, board: &Board, own: &Own, seat: Seat, out: &mut Vec<Action>) {
    enter::list(game, &board.displays[seat], offer(board), out);
    if board.turn.used.is_empty() {
        let stacks = Stack::ALL.into_iter().filter(|&stack| can_draw(board, own, seat, stack).is_ok());
        out.extend(stacks.map(Action::Draw));
    } else {
        out.push(Action::Done);
    }
}

pub(crate) fn check(
    game: &Goennen,
    board: &Board,
    own: &Own,
    seat: Seat,
    action: Action,
) -> Result<(), Refused> {
    let is_first = board.turn.used.is_empty();
    match action {
        Action::Enter { card, field, die, number } => {
            enter::check(game, &board.displays[seat], offer(board), Entry { card, field, die, number })
        }
        Action::Done if is_first => Err(Refusal::new(GON_45, Why::FirstCompulsory)),
        Action::Done => Ok(()),
        Action::Draw(stack) if is_first => can_draw(board, own, seat, stack),
        _ => Err(Refusal::new(GON_45, Why::ChanceTaken)),
    }
}

/// GON-45: a chance is taken, openly and for good.
pub(crate) fn take(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.board.phase = Phase::Chance(seat);
    sink.tell(Told::open(Event::TookChance(seat)));
}

/// GON-45: one die is entered; after the second, or when no other fits, the turn ends.
pub(crate) fn enter(
    game: &Goennen,
    state: &mut State,
    seat: Seat,
    entry: Entry,
    sink: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    let offered = offer(board);
    let spent = enter::apply(game, &mut board.displays[seat], offered, entry);
    enter::tell(&board.displays[seat], seat, entry, spent, sink);
    board.turn.used = board.turn.used.with(entry.die);
    let is_done = board.turn.used.count() == ENTRIES_MAX
        || !enter::is_possible(game, &board.displays[seat], offer(board));
    if is_done {
        turn::end(game, state, seat, sink);
    }
}

/// GON-46: a stack is chosen.
pub(crate) fn draw(state: &mut State, seat: Seat, stack: Stack, sink: &mut impl Sink<Event>) {
    state.board.phase = Phase::Draw(seat, stack);
    sink.tell(Told::open(Event::Drew(seat, stack)));
}

/// GON-46: the top card is seen by whoever takes the chance, and by whoever put it under the stack.
pub(crate) fn see(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    let stack = card.stack();
    let known_to = market::next_known_to(state, stack).with(seat);
    market::take(state, card);
    state.hidden.drawn = Some(KnownPlace { card, known_to });
    state.board.phase = Phase::Keep(seat, stack);
    sink.tell(Told::only(known_to, Event::Saw(seat, card)));
}

pub(crate) fn list_keep(board: &Board, own: &Own, seat: Seat, out: &mut Vec<Action>) {
    if let Some(card) = own.drawn {
        out.push(Action::Under(card));
        out.extend(board.displays[seat].places().iter().map(|place| Action::Lay(card, place)));
    }
}

pub(crate) fn check_keep(board: &Board, own: &Own, seat: Seat, action: Action) -> Result<(), Refused> {
    match action {
        Action::Under(card) | Action::Lay(card, _) if own.drawn != Some(card) => {
            Err(Refusal::new(GON_46, Why::NotInHand(card)))
        }
        Action::Lay(_, place) if !board.displays[seat].places().contains(place) => {
            Err(Refusal::new(GON_41, Why::NotThere(place)))
        }
        Action::Under(_) | Action::Lay(..) => Ok(()),
        _ => Err(Refusal::new(GON_46, Why::KeepNow)),
    }
}

/// GON-46: the card is laid into the display, for all to see.
pub(crate) fn lay(
    game: &Goennen,
    state: &mut State,
    seat: Seat,
    card: Card,
    place: Place,
    sink: &mut impl Sink<Event>,
) {
    state.hidden.drawn = None;
    turn::lay(state, seat, card, place, sink);
    turn::end(game, state, seat, sink);
}

/// GON-46: the card goes under its stack, unseen by the others.
pub(crate) fn put_under(
    game: &Goennen,
    state: &mut State,
    seat: Seat,
    card: Card,
    sink: &mut impl Sink<Event>,
) {
    let known_to = state.hidden.drawn.take().map_or(SeatSet::one(seat), |drawn| drawn.known_to);
    market::put_under(state, seat, card, known_to, sink);
    turn::end(game, state, seat, sink);
}
