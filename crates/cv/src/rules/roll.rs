//! Rolling: dice, rerolls, frozen bad luck.

use engine::{Refusal, Seat, Sink, Told};

use super::{Refused, misfortune, select};
use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::face::Ability;
use crate::model::{Board, DICE_MAX, Phase, State, Turn};
use crate::rule_ids::{CV_21, CV_22, CV_32, CV_C11, CV_C29, CV_C53};
use crate::symbol::{Symbol, Symbols};
use crate::why::Why;
use crate::{Cv, Edition};

/// The dice of the box before any card adds to them (CV-20).
const DICE: u8 = 4;
/// One obligatory throw and two rerolls (CV-21).
const THROWS: u8 = 3;

/// Begins a turn: what is active now is in force until it ends. CV-35: so a card taken in the turn gives
/// nothing in it. CV-44: and a card lost in it still serves.
pub(crate) fn begin_turn(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let mut turn = Turn { in_force: board.active(seat), throws: THROWS, fresh: DICE, ..Turn::NONE };
    for card in turn.in_force.iter() {
        let face = game.face(card);
        // CV-C28: bad luck among them counts from now on. CV-C43: any-of-four is chosen when it pays.
        turn.tokens = turn.tokens.plus(face.gives);
        turn.any += face.any;
        turn.powers = turn.powers.with(face);
        // CV-20: extra dice. CV-23: extra rerolls, as of CV-C46.
        turn.fresh = (turn.fresh + face.dice).min(DICE_MAX);
        turn.throws += face.rerolls;
    }
    board.current = seat;
    board.turn = turn;
    sink.tell(Told::open(Event::TurnBegan(seat, turn.fresh)));
    ask_or_throw(game, state, seat, sink);
}

/// CV-21: the first throw is obligatory; it is asked for only where a card could be played before it. Whether
/// a hidden card could be is not told: having one is enough.
fn ask_or_throw(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    if board.hand_count[seat] > 0 || has_open_event(game, board, seat) {
        board.phase = Phase::Roll(seat);
    } else {
        throw(state, seat, Symbols::EMPTY, sink);
    }
}

/// Whether an event that everybody knows of can be played while rolling.
fn has_open_event(game: &Cv, board: &Board, seat: Seat) -> bool {
    board.open_hand[seat].iter().any(|card| check_play(game, board, card).is_ok())
}

/// Takes dice up; chance throws them with those that have joined.
fn throw(state: &mut State, seat: Seat, dice: Symbols, sink: &mut impl Sink<Event>) {
    let turn = &mut state.board.turn;
    sink.tell(Told::open(Event::Rerolled(seat, dice, turn.fresh)));
    // CV-C53: only a reroll with Psychotherapy can hold bad luck.
    turn.is_therapy_used |= dice.count(Symbol::BadLuck) > 0;
    turn.dice = turn.dice.minus(dice);
    turn.fresh += dice.total() as u8;
    state.board.phase = Phase::Throw(seat);
}

/// What the thrown dice show.
#[inline]
pub(crate) fn dice(game: &Cv, state: &mut State, thrown: Symbols, sink: &mut impl Sink<Event>) {
    let seat = state.board.current;
    let turn = &mut state.board.turn;
    turn.dice = turn.dice.plus(thrown);
    turn.fresh = 0;
    turn.throws -= 1;
    sink.tell(Told::open(Event::Threw(seat, thrown, turn.dice)));
    // CV-43: in the edition gigamic misfortune strikes after each throw.
    if game.edition == Edition::Gigamic && misfortune::strike_throw(state, seat, sink) {
        return;
    }
    proceed(game, state, seat, sink);
}

/// After a throw and its misfortunes, or an event: the next choice, or the end of the roll.
pub(crate) fn proceed(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    // CV-21: with no die to throw again the roll ends, unless a card in hand might add dice (CV-C11).
    let has_dice = board.turn.fresh > 0 || !limit(game, board).is_empty();
    if board.turn.throws > 0 && (has_dice || might_add(game, board, seat)) {
        board.phase = Phase::Roll(seat);
    } else {
        select::begin(game, state, seat, sink);
    }
}

/// Whether a card in hand might add a die; whether a hidden one does is not told.
fn might_add(game: &Cv, board: &Board, seat: Seat) -> bool {
    let is_hidden = board.hand_count[seat] > 0;
    let adds = |card| game.face(card).is_dice_event();
    added(board, 1) > 0 && (is_hidden || board.open_hand[seat].iter().any(adds))
}

/// The dice that may be rerolled. CV-22: bad luck is frozen. CV-C53: Psychotherapy thaws all of it in one
/// reroll, in the edition gigamic one die.
#[inline]
pub(crate) fn limit(game: &Cv, board: &Board) -> Symbols {
    let turn = &board.turn;
    let warm = turn.dice.without_all(Symbol::BadLuck);
    if !turn.powers.can(Ability::Therapy) || turn.is_therapy_used {
        return warm;
    }
    let bad = turn.dice.count(Symbol::BadLuck);
    let thawed = match game.edition {
        Edition::Granna => bad,
        Edition::Gigamic => bad.min(1),
    };
    warm.plus(Symbols::many(Symbol::BadLuck, thawed))
}

/// CV-21: the first throw; later any reroll, or none. CV-32, CV-C11: events that can be played.
#[inline]
pub(crate) fn list(game: &Cv, board: &Board, events: CardSet, out: &mut Vec<Action>) {
    let turn = &board.turn;
    if turn.dice.is_empty() {
        out.push(Action::Throw);
    } else {
        let limit = limit(game, board);
        if turn.fresh > 0 {
            out.push(Action::Reroll(Symbols::EMPTY));
        }
        let mut dice = Symbols::EMPTY;
        while let Some(next) = dice.next_within(limit) {
            out.push(Action::Reroll(next));
            dice = next;
        }
        out.push(Action::Stop);
    }
    out.extend(events.iter().filter(|&card| check_play(game, board, card).is_ok()).map(Action::Play));
}

pub(crate) fn check(game: &Cv, board: &Board, events: CardSet, action: Action) -> Result<(), Refused> {
    let turn = &board.turn;
    let is_first = turn.dice.is_empty();
    match action {
        Action::Throw if is_first => Ok(()),
        Action::Stop if !is_first => Ok(()),
        Action::Reroll(dice) if !is_first => {
            if dice.is_empty() && turn.fresh == 0 || !turn.dice.contains(dice) {
                Err(Refusal::new(CV_21, Why::NoSuchDice))
            } else if !limit(game, board).contains(dice) {
                let has_therapy = turn.powers.can(Ability::Therapy);
                Err(Refusal::new(if has_therapy { CV_C53 } else { CV_22 }, Why::Frozen))
            } else {
                Ok(())
            }
        }
        Action::Play(card) if events.contains(card) => check_play(game, board, card),
        Action::Play(card) => Err(Refusal::new(CV_32, Why::NotInHand(card))),
        _ if is_first => Err(Refusal::new(CV_21, Why::ThrowNow)),
        _ => Err(Refusal::new(CV_21, Why::RollNow)),
    }
}

/// Whether an event in hand can be played while rolling.
pub(crate) fn check_play(game: &Cv, board: &Board, card: Card) -> Result<(), Refused> {
    let face = game.face(card);
    if face.is_dice_event() {
        // CV-C11: refused if no die would be added; while rolling there is a throw to come.
        return if added(board, face.dice) > 0 { Ok(()) } else { Err(Refusal::new(CV_C11, Why::NoDieAdded)) };
    }
    // CV-32: symbol events at any moment in the edition gigamic, else only while selecting.
    if game.edition == Edition::Gigamic && face.is_payment() {
        return select::check_payment(game, board, card);
    }
    // CV-C29: not yet at all.
    if face.is_late && !board.is_old_age() {
        return Err(Refusal::new(CV_C29, Why::NotOldAge(card)));
    }
    Err(Refusal::new(CV_32, Why::NotPlayable(card)))
}

/// CV-C11: at most seven dice.
fn added(board: &Board, dice: u8) -> u8 {
    let now = board.turn.dice.total() as u8 + board.turn.fresh;
    dice.min(DICE_MAX.saturating_sub(now))
}

/// Carries out an action while rolling.
#[inline]
pub(crate) fn act(game: &Cv, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    match action {
        Action::Throw => throw(state, seat, Symbols::EMPTY, sink),
        Action::Reroll(dice) => throw(state, seat, dice, sink),
        Action::Play(card) => {
            let is_first = state.board.turn.dice.is_empty();
            select::play(game, state, seat, card, sink);
            let face = game.face(card);
            if face.is_dice_event() {
                state.board.turn.fresh += added(&state.board, face.dice);
            }
            if is_first {
                ask_or_throw(game, state, seat, sink);
            } else {
                proceed(game, state, seat, sink);
            }
        }
        _ => {
            sink.tell(Told::open(Event::Stopped(seat)));
            select::begin(game, state, seat, sink);
        }
    }
}
