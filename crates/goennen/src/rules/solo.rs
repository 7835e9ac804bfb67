//! Alone: the passive move, the card put aside, the end of a level (GON-70 to GON-73).

use engine::{Refusal, Seat, Sink, Told};

use super::enter::{Entry, Offer};
use super::{Refused, enter, market, turn};
use crate::Goennen;
use crate::action::Action;
use crate::card::Stack;
use crate::dice::{ALL_DICE, Dice, DiceSet};
use crate::event::Event;
use crate::model::{Board, Phase, ROLLS, State, Turn};
use crate::rule_ids::{GON_71, GON_72};
use crate::why::Why;

/// The one seat.
pub(crate) const ALONE: Seat = Seat::at(0);

/// GON-71: after 1, 2, 3 rolls up to 3, 2, 1 dice may be entered.
#[inline]
pub(crate) fn allowance(board: &Board) -> u8 {
    ROLLS + 1 - board.turn.rolls.clamp(1, ROLLS)
}

/// GON-71: all five dice are rolled once. How often they were rolled before is remembered.
pub(crate) fn begin(state: &mut State) {
    state.board.turn = Turn { rolls: state.board.turn.rolls, rolled: ALL_DICE, ..Turn::NONE };
    state.board.phase = Phase::SoloRoll;
}

pub(super) fn offer(board: &Board) -> Offer {
    let entered = board.turn.used.count();
    // GON-52: one entry more than allowed takes a mark.
    Offer { dice: board.turn.dice, free: board.unused(), is_extra: entered >= u32::from(allowance(board)) }
}

/// Whether one more die may be entered: at most one more than allowed.
fn can_enter(game: &Goennen, board: &Board) -> bool {
    board.turn.used.count() <= u32::from(allowance(board))
        && enter::is_possible(game, &board.displays[ALONE], offer(board))
}

pub(crate) fn roll(game: &Goennen, state: &mut State, dice: Dice, sink: &mut impl Sink<Event>) {
    state.board.turn.dice = dice;
    sink.tell(Told::open(Event::RolledPassively(dice, allowance(&state.board))));
    go_on(game, state, sink);
}

/// Another entry, if there is one; else the card that is put aside.
fn go_on(game: &Goennen, state: &mut State, sink: &mut impl Sink<Event>) {
    if can_enter(game, &state.board) {
        state.board.phase = Phase::SoloEnter;
    } else {
        begin_aside(game, state, sink);
    }
}

pub(crate) fn list(game: &Goennen, board: &Board, out: &mut Vec<Action>) {
    enter::list(game, &board.displays[ALONE], offer(board), out);
    out.push(Action::Done);
}

pub(crate) fn check(game: &Goennen, board: &Board, action: Action) -> Result<(), Refused> {
    match action {
        Action::Done => Ok(()),
        Action::Enter { card, field, die, number } => {
            enter::check(game, &board.displays[ALONE], offer(board), Entry { card, field, die, number })
        }
        _ => Err(Refusal::new(GON_71, Why::EnterNow)),
    }
}

pub(crate) fn enter(game: &Goennen, state: &mut State, entry: Entry, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let offered = offer(board);
    let spent = enter::apply(game, &mut board.displays[ALONE], offered, entry);
    enter::tell(&board.displays[ALONE], ALONE, entry, spent, sink);
    board.turn.used = board.turn.used.with(entry.die);
    go_on(game, state, sink);
}

pub(crate) fn done(game: &Goennen, state: &mut State, sink: &mut impl Sink<Event>) {
    if state.board.turn.used.is_empty() {
        sink.tell(Told::open(Event::EnteredNothing(ALONE)));
    }
    begin_aside(game, state, sink);
}

/// GON-72: with both rows empty nothing is put aside.
fn begin_aside(game: &Goennen, state: &mut State, sink: &mut impl Sink<Event>) {
    state.board.turn = Turn { rolls: 0, used: DiceSet::EMPTY, ..state.board.turn };
    if Stack::ALL.into_iter().any(|stack| state.board.row(stack)[0].is_some()) {
        state.board.phase = Phase::Aside;
    } else {
        end_round(game, state, sink);
    }
}

pub(crate) fn list_aside(board: &Board, out: &mut Vec<Action>) {
    let rows = Stack::ALL.into_iter().filter(|&stack| board.row(stack)[0].is_some());
    out.extend(rows.map(Action::Aside));
}

pub(crate) fn check_aside(board: &Board, action: Action) -> Result<(), Refused> {
    match action {
        Action::Aside(stack) if board.row(stack)[0].is_none() => {
            Err(Refusal::new(GON_72, Why::RowEmpty(stack)))
        }
        Action::Aside(_) => Ok(()),
        _ => Err(Refusal::new(GON_72, Why::AsideNow)),
    }
}

/// GON-72: the oldest card is put aside; the row moves on and is filled.
pub(crate) fn aside(game: &Goennen, state: &mut State, stack: Stack, sink: &mut impl Sink<Event>) {
    if let Some(card) = state.board.market[stack.index()][0].take() {
        state.board.aside = state.board.aside.with(card);
        sink.tell(Told::open(Event::PutAside(card)));
    }
    market::move_on(&mut state.board);
    refill(game, state, sink);
}

fn refill(game: &Goennen, state: &mut State, sink: &mut impl Sink<Event>) {
    match market::next_stack(state) {
        Some(stack) => state.board.phase = Phase::SoloRefill(stack),
        None => end_round(game, state, sink),
    }
}

pub(crate) fn fill(game: &Goennen, state: &mut State, card: crate::Card, sink: &mut impl Sink<Event>) {
    market::add(state, card, sink);
    refill(game, state, sink);
}

/// GON-73: the level's rounds, or the round after the ninth card, whichever is earlier.
fn end_round(game: &Goennen, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let last = game.level().map_or(1, crate::Level::rounds);
    if board.round >= last || board.last_round == Some(board.round) {
        return turn::over(state, sink);
    }
    board.round += 1;
    sink.tell(Told::open(Event::RoundBegan(board.round)));
    turn::begin(state, ALONE, sink);
}
