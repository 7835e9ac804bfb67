//! The draft: dealing, secret choices, passing to the left.

use engine::{Gathering, Refusal, Seat, SeatSet, Sink, TakeBack, Told};

use super::{Refused, play};
use crate::Kosmopolis;
use crate::action::{Action, Keep};
use crate::card::{Cards, Kind};
use crate::event::Event;
use crate::model::{BySeat, Phase, State, Step};
use crate::rule_ids::{KOS_12, KOS_13};
use crate::why::Why;

/// KOS-12, KOS-13: how many of `count` cards are kept at a step.
#[inline]
pub(crate) fn keep_count(count: u8) -> u8 {
    count.min(2)
}

/// KOS-11, KOS-13: how many cards everybody is dealt from a deck of this size.
pub(crate) fn deal_count(players: usize, deck_count: u8) -> u8 {
    let full = if players == 4 { 5 } else { 6 };
    full.min(deck_count / players as u8)
}

/// Starts a round: what was only of the last one is cleared.
pub(crate) fn begin_round(game: &Kosmopolis, state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.closer = None;
    board.dealt = deal_count(game.players, board.deck_count);
    sink.tell(Told::open(Event::RoundBegan(board.round, board.starter, board.dealt)));
    if board.dealt == 0 {
        // KOS-13 with an empty deck: nobody has a card to play, so the round end follows at once.
        play::end(game, state, sink);
    } else {
        board.phase = Phase::Deal(Seat::at(0));
    }
}

/// KOS-11: one card to one seat.
#[inline]
pub(crate) fn deal(
    game: &Kosmopolis,
    state: &mut State,
    seat: Seat,
    kind: Kind,
    sink: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    state.hidden.deck.remove(kind);
    board.deck_count -= 1;
    state.hidden.pack[seat].add(kind);
    board.pack_count[seat] += 1;
    let event = Event::Dealt(seat, Some(kind));
    sink.tell(Told::secret(SeatSet::one(seat), event, Event::Dealt(seat, None)));
    if board.pack_count[seat] == board.dealt {
        board.phase = if seat.index() + 1 < game.players {
            Phase::Deal(Seat::at(seat.index() + 1))
        } else {
            board.gathering = Gathering::of(SeatSet::all(game.players));
            Phase::Draft(Step::First)
        };
    }
}

/// KOS-12: every way to keep two of the cards, or one of one.
#[inline]
pub(crate) fn list(pack: Cards, out: &mut Vec<Action>) {
    if pack.total() == 1 {
        out.extend(pack.kinds().map(|kind| Action::Keep(Keep::one(kind))));
        return;
    }
    let mut kinds = pack.kinds();
    while let Some(first) = kinds.next() {
        if pack.count(first) >= 2 {
            out.push(Action::Keep(Keep::two(first, first)));
        }
        out.extend(kinds.clone().map(|second| Action::Keep(Keep::two(first, second))));
    }
}

pub(crate) fn check(pack: Cards, keep: Keep) -> Result<(), Refused> {
    let count = keep_count(pack.total() as u8);
    if keep.count() != u32::from(count) {
        let rule = if count == 2 { KOS_12 } else { KOS_13 };
        return Err(Refusal::new(rule, Why::KeepCount(count)));
    }
    let missing = keep.cards().beyond(pack).kinds().next();
    missing.map_or(Ok(()), |kind| Err(Refusal::new(KOS_12, Why::NotInPack(kind))))
}

/// KOS-12: a secret choice; the last one resolves the step.
#[inline]
pub(crate) fn commit(
    game: &Kosmopolis,
    state: &mut State,
    seat: Seat,
    keep: Keep,
    sink: &mut impl Sink<Event>,
) {
    let is_resolved = state.hidden.chosen.add(&mut state.board.gathering, seat, keep, true);
    let event = Event::Chose(seat, Some(keep));
    sink.tell(Told::secret(SeatSet::one(seat), event, Event::Chose(seat, None)));
    if is_resolved {
        pass(game, state, sink);
    }
}

/// Until the last choice resolves the step, a choice can be taken back.
pub(crate) fn take_back(state: &mut State, seat: Seat, what: TakeBack, sink: &mut impl Sink<Event>) {
    if state.hidden.chosen.take_back(&mut state.board.gathering, seat, what).is_ok() {
        sink.tell(Told::open(Event::Retracted(seat)));
    }
}

/// KOS-12: everybody keeps what they chose and passes the rest to the left.
fn pass(game: &Kosmopolis, state: &mut State, sink: &mut impl Sink<Event>) {
    let State { board, hidden } = state;
    let is_second = board.phase == Phase::Draft(Step::Second);
    let chosen = hidden.chosen.resolve(&mut board.gathering);
    let mut rest = BySeat::all(Cards::EMPTY);
    // Everybody keeps before anybody receives: choices are simultaneous.
    for seat in Seat::all(game.players) {
        let kept = chosen[seat][0].map_or(Cards::EMPTY, Keep::cards);
        hidden.hand[seat] = hidden.hand[seat].plus(kept);
        rest[seat] = hidden.pack[seat].minus(kept);
    }
    let kept = keep_count(board.pack_count[Seat::at(0)]);
    let passed = board.pack_count[Seat::at(0)] - kept;
    hidden.passed[usize::from(is_second)] = rest;
    for seat in Seat::all(game.players) {
        let left = seat.left(1, game.players);
        let cards = rest[seat];
        board.hand_count[seat] += kept;
        if is_second {
            // What arrives after the second step is kept without a choice.
            hidden.hand[left] = hidden.hand[left].plus(cards);
            hidden.pack[left] = Cards::EMPTY;
            board.hand_count[left] += passed;
            board.pack_count[left] = 0;
        } else {
            hidden.pack[left] = cards;
            board.pack_count[left] = passed;
        }
        if passed > 0 {
            let entitled = SeatSet::one(seat).with(left);
            let event = Event::Passed(seat, left, passed, Some(cards));
            sink.tell(Told::secret(entitled, event, Event::Passed(seat, left, passed, None)));
        }
    }
    // KOS-13: with nothing passed there is no second choice.
    if is_second || passed == 0 {
        board.phase = Phase::Play(board.starter);
    } else {
        board.gathering = Gathering::of(SeatSet::all(game.players));
        board.phase = Phase::Draft(Step::Second);
    }
}
