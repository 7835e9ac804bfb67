//! Upkeep: what cards in force owe each turn.

use engine::{Refusal, Seat, Sink, Told};

use super::{Refused, lay};
use crate::Cv;
use crate::action::Action;
use crate::card::CardSet;
use crate::event::Event;
use crate::model::{Board, Phase, State};
use crate::pay::{Bill, Purse};
use crate::rule_ids::CV_57;
use crate::symbol::Symbols;
use crate::why::Why;

/// The most sets to choose from are subsets of the cards in force.
const OWING_MAX: u32 = 8;

/// CV-50: each card in force that is still in the CV owes its upkeep.
#[inline]
pub(crate) fn owing(game: &Cv, board: &Board, seat: Seat) -> CardSet {
    let still = board.turn.in_force.both(board.active(seat));
    still.iter().filter(|&card| !game.face(card).upkeep.is_empty()).collect()
}

/// Whether these cards can be kept up besides what was taken (CV-56).
fn can_keep(game: &Cv, board: &Board, seat: Seat, purse: &Purse, cards: CardSet) -> bool {
    let mut bill = Bill::of_taken(game, board, seat);
    bill.upkeep = cards.iter().fold(Symbols::EMPTY, |sum, card| sum.plus(game.face(card).upkeep));
    purse.covers(&bill)
}

/// Begins with upkeep: asks only if there is more than one largest set (CV-57).
pub(crate) fn begin(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let owing = owing(game, board, seat);
    if owing.is_empty() {
        return lay::begin_turn(game, state, seat, sink);
    }
    let purse = Purse::of_turn(game, board, seat);
    if can_keep(game, board, seat, &purse, owing) {
        return keep(game, state, seat, owing, sink);
    }
    let (mut count, mut only) = (0, CardSet::EMPTY);
    each_set(game, board, seat, |cards| {
        count += 1;
        only = cards;
    });
    if count == 1 {
        keep(game, state, seat, only, sink);
    } else {
        board.phase = Phase::Upkeep(seat);
    }
}

/// CV-57: every set that can be kept up, and none of whose supersets can be.
fn each_set(game: &Cv, board: &Board, seat: Seat, mut found: impl FnMut(CardSet)) {
    let owing = owing(game, board, seat);
    let purse = Purse::of_turn(game, board, seat);
    let count = owing.count().min(OWING_MAX);
    let set = |mask: u32| -> CardSet {
        owing.iter().enumerate().filter(|&(i, _)| mask >> i & 1 == 1).map(|(_, card)| card).collect()
    };
    let is_kept = |mask: u32| can_keep(game, board, seat, &purse, set(mask));
    for mask in 0..1u32 << count {
        // What can be kept with more cards can be kept with fewer, so one card more is enough to look at.
        if is_kept(mask) && (0..count).all(|i| mask >> i & 1 == 1 || !is_kept(mask | 1 << i)) {
            found(set(mask));
        }
    }
}

pub(crate) fn list(game: &Cv, board: &Board, seat: Seat, out: &mut Vec<Action>) {
    each_set(game, board, seat, |cards| out.push(Action::Pay(cards)));
    out.sort_unstable();
}

pub(crate) fn check(game: &Cv, board: &Board, seat: Seat, action: Action) -> Result<(), Refused> {
    let Action::Pay(cards) = action else {
        return Err(Refusal::new(CV_57, Why::UpkeepNow));
    };
    let mut is_listed = false;
    each_set(game, board, seat, |set| is_listed |= set == cards);
    if is_listed { Ok(()) } else { Err(Refusal::new(CV_57, Why::NotThisSet)) }
}

/// CV-56: what is not kept up goes to the box.
pub(crate) fn keep(game: &Cv, state: &mut State, seat: Seat, cards: CardSet, sink: &mut impl Sink<Event>) {
    if !cards.is_empty() {
        sink.tell(Told::open(Event::Paid(seat, cards)));
    }
    for card in owing(game, &state.board, seat).minus(cards).iter() {
        lay::remove(&mut state.board, seat, card);
        sink.tell(Told::open(Event::Unpaid(seat, card)));
    }
    lay::begin_turn(game, state, seat, sink);
}
