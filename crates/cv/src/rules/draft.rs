//! The childhood draft: secret choices, passing to the left, the Bicycle.

use engine::{Gathering, Refusal, Seat, SeatSet, Sink, TakeBack, Told};

use super::{Refused, lay, roll};
use crate::Cv;
use crate::action::{Action, Place};
use crate::card::{Card, CardSet, Kind};
use crate::event::Event;
use crate::model::{BySeat, Phase, State, Step};
use crate::rule_ids::CV_7;
use crate::why::Why;

/// CV-7: any of the cards to choose from.
#[inline]
pub(crate) fn list(pack: CardSet, out: &mut Vec<Action>) {
    out.extend(pack.iter().map(Action::Keep));
}

pub(crate) fn check(pack: CardSet, card: Card) -> Result<(), Refused> {
    if pack.contains(card) { Ok(()) } else { Err(Refusal::new(CV_7, Why::NotInPack(card))) }
}

/// CV-7: a secret choice; the last one resolves the step.
pub(crate) fn commit(game: &Cv, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    let is_resolved = state.hidden.chosen.add(&mut state.board.gathering, seat, card, true);
    let event = Event::Chose(seat, Some(card));
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

/// CV-7: everybody keeps the card they chose and passes the rest to the left.
fn pass(game: &Cv, state: &mut State, sink: &mut impl Sink<Event>) {
    let State { board, hidden } = state;
    let is_second = board.phase == Phase::Draft(Step::Second);
    let chosen = hidden.chosen.resolve(&mut board.gathering);
    let mut rest: BySeat<CardSet> = BySeat::all(CardSet::EMPTY);
    // Everybody keeps before anybody receives: choices are simultaneous.
    for seat in Seat::all(game.players) {
        let Some(kept) = chosen[seat][0] else { continue };
        hidden.hand[seat] = hidden.hand[seat].with(kept);
        board.hand_count[seat] += 1;
        rest[seat] = hidden.pack[seat].without(kept);
    }
    hidden.passed[usize::from(is_second)] = rest;
    for seat in Seat::all(game.players) {
        let left = seat.left(1, game.players);
        let cards = rest[seat];
        let count = cards.count() as u8;
        if is_second {
            // The last card is kept without a choice.
            hidden.hand[left] = hidden.hand[left].union(cards);
            hidden.pack[left] = CardSet::EMPTY;
            board.hand_count[left] += count;
            board.pack_count[left] = 0;
        } else {
            hidden.pack[left] = cards;
            board.pack_count[left] = count;
        }
        let entitled = SeatSet::one(seat).with(left);
        let event = Event::Passed(seat, left, count, Some(cards));
        sink.tell(Told::secret(entitled, event, Event::Passed(seat, left, count, None)));
    }
    if is_second {
        show_bicycle(game, state, sink);
    } else {
        board.gathering = Gathering::of(SeatSet::all(game.players));
        board.phase = Phase::Draft(Step::Second);
    }
}

/// CV-8, CV-C12: the seat with the Bicycle lays it open and starts every round. CV-9: the other cards stay in
/// hand.
fn show_bicycle(game: &Cv, state: &mut State, sink: &mut impl Sink<Event>) {
    let card = game.deck.starter();
    let owner = Seat::all(game.players).find(|&seat| state.hidden.hand[seat].contains(card));
    // CV-6 deals it to somebody in every match.
    let Some(seat) = owner else { return };
    state.hidden.hand[seat] = state.hidden.hand[seat].without(card);
    state.board.hand_count[seat] -= 1;
    state.board.shown[seat] = state.board.shown[seat].with(card);
    lay::put(&mut state.board, seat, card, Kind::Possession, Place::Top);
    state.board.starter = seat;
    state.board.round = 1;
    sink.tell(Told::open(Event::Started(seat, card)));
    sink.tell(Told::open(Event::RoundBegan(1)));
    roll::begin_turn(game, state, seat, sink);
}
