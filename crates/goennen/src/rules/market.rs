//! The market and the two stacks behind it (GON-4, GON-42).

use engine::{Seat, SeatSet, Sink, Told};

use crate::card::{Card, Stack};
use crate::event::Event;
use crate::model::{Board, PLACES, State};

/// Takes a card off its stack.
#[inline]
pub(crate) fn take(state: &mut State, card: Card) {
    match card.stack() {
        Stack::Scoring => state.hidden.scoring.draw(card),
        Stack::Bonus => state.hidden.bonus.draw(card),
    }
}

/// Who knows the next card of a stack: a card under it is known to whoever put it there.
pub(crate) fn next_known_to(state: &State, stack: Stack) -> SeatSet {
    let (count, under) = match stack {
        Stack::Scoring => (state.hidden.scoring.count(), state.hidden.scoring.under().as_slice()),
        Stack::Bonus => (state.hidden.bonus.count(), state.hidden.bonus.under().as_slice()),
    };
    let is_last = under.iter().flatten().count() as u32 == count;
    under.first().copied().flatten().filter(|_| is_last).map_or(SeatSet::EMPTY, |under| under.known_to)
}

/// Puts a card under its stack, seen by these seats (GON-5, GON-46).
pub(crate) fn put_under(
    state: &mut State,
    seat: Seat,
    card: Card,
    known_to: SeatSet,
    sink: &mut impl Sink<Event>,
) {
    let stack = card.stack();
    match stack {
        Stack::Scoring => state.hidden.scoring.put_under(card, known_to),
        Stack::Bonus => state.hidden.bonus.put_under(card, known_to),
    }
    let (full, public) = (Event::PutUnder(seat, stack, Some(card)), Event::PutUnder(seat, stack, None));
    sink.tell(Told::secret(known_to, full, public));
}

/// A card comes to the oldest free place of its row.
#[inline]
pub(crate) fn add(state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
    take(state, card);
    let row = &mut state.board.market[card.stack().index()];
    if let Some(place) = row.iter_mut().find(|place| place.is_none()) {
        *place = Some(card);
    }
    sink.tell(Told::open(Event::ToMarket(card)));
}

/// GON-42: in rows with gaps the cards move on to the older places.
#[inline]
pub(crate) fn move_on(board: &mut Board) {
    for row in &mut board.market {
        let mut filled = 0;
        for place in 0..PLACES {
            if row[place].is_some() {
                row.swap(filled, place);
                filled += 1;
            }
        }
    }
}

/// GON-42: the stack from which the market is filled next: the scoring row first. A row stays short once its stack
/// is empty, and an empty stack stays empty, so a free place always means that a card was taken.
#[inline]
pub(crate) fn next_stack(state: &State) -> Option<Stack> {
    Stack::ALL
        .into_iter()
        .find(|&stack| state.board.row(stack)[PLACES - 1].is_none() && !state.hidden.is_empty(stack))
}
