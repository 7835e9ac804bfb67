//! Set-up: the track, the goals, the childhood cards.

use engine::{Gathering, Parts, Seat, SeatSet, Sink, Told};

use crate::Cv;
use crate::card::{Age, CARDS, Card, CardSet, STACKS, TRACK};
use crate::event::Event;
use crate::model::{Board, BySeat, GOALS_MAX, Hidden, Laying, Phase, State, Step, Turn};

/// How many childhood cards everybody is dealt (CV-6).
pub(crate) const DEALT: u8 = 3;

/// The state before the first draw.
pub(crate) fn start() -> State {
    let board = Board {
        phase: Phase::Open,
        round: 0,
        starter: Seat::at(0),
        current: Seat::at(0),
        gathering: Gathering::NONE,
        retired: SeatSet::EMPTY,
        entitled: SeatSet::EMPTY,
        is_assisting: false,
        track: [None; TRACK],
        goals: [None; GOALS_MAX],
        tops: BySeat::all([None; STACKS]),
        counts: BySeat::all([0; STACKS]),
        pack_count: BySeat::all(0),
        hand_count: BySeat::all(0),
        under: [0; CARDS + 1],
        apart: BySeat::all(CardSet::EMPTY),
        keep_work: CardSet::EMPTY,
        open_hand: BySeat::all(CardSet::EMPTY),
        shown: BySeat::all(CardSet::EMPTY),
        decks: Age::TRACK.into_iter().fold(CardSet::EMPTY, |all, age| all.union(age.cards())),
        discards: CardSet::EMPTY,
        turn: Turn::NONE,
        laying: Laying::NONE,
    };
    let hidden = Hidden {
        rest: Age::Childhood.cards().union(Age::Goal.cards()),
        goal: BySeat::all(None),
        hand: BySeat::all(CardSet::EMPTY),
        pack: BySeat::all(CardSet::EMPTY),
        chosen: Parts::NONE,
        passed: [BySeat::all(CardSet::EMPTY); 2],
    };
    State { board, hidden }
}

/// CV-4: the first five cards of the track, then the goals.
pub(crate) fn open(state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
    super::cleanup::put(&mut state.board, card, sink);
    if state.board.track_count() == TRACK {
        state.board.phase = Phase::Goal(Seat::at(0));
    }
}

/// CV-5: a secret goal.
pub(crate) fn goal(game: &Cv, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    state.hidden.rest = state.hidden.rest.without(card);
    state.hidden.goal[seat] = Some(card);
    let event = Event::GoalDealt(seat, Some(card));
    sink.tell(Told::secret(SeatSet::one(seat), event, Event::GoalDealt(seat, None)));
    state.board.phase = if seat.index() + 1 < game.players {
        Phase::Goal(Seat::at(seat.index() + 1))
    } else {
        Phase::PublicGoal
    };
}

/// CV-5: players minus one goals are public.
pub(crate) fn public_goal(game: &Cv, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
    state.hidden.rest = state.hidden.rest.without(card);
    if let Some(place) = state.board.goals.iter_mut().find(|place| place.is_none()) {
        *place = Some(card);
    }
    sink.tell(Told::open(Event::GoalOpened(card)));
    if state.board.goals.iter().flatten().count() + 1 == game.players {
        state.board.phase = Phase::Deal(Seat::at(0));
    }
}

/// The childhood cards that can still be dealt.
#[inline]
pub(crate) fn childhood(state: &State) -> CardSet {
    state.hidden.rest.both(Age::Childhood.cards())
}

/// How many cards are still to be dealt.
#[inline]
fn to_deal(game: &Cv, board: &Board) -> u64 {
    let dealt: u8 = board.pack_count.iter().sum();
    game.players as u64 * u64::from(DEALT) - u64::from(dealt)
}

/// CV-6: the Bicycle is always among the cards dealt. While it is not, each of the `to_deal` places is as
/// likely to hold it, so it weighs as much as there are other cards, and they share the other places.
#[inline]
pub(crate) fn deal_count(game: &Cv, state: &State) -> u64 {
    let cards = childhood(state);
    if cards.contains(game.deck.starter()) {
        // With four players the Bicycle can be the very last card: then nothing else is left to weigh.
        (u64::from(cards.count() - 1) * to_deal(game, &state.board)).max(1)
    } else {
        u64::from(cards.count())
    }
}

/// The childhood card at an index below [`deal_count`], in order of numbers.
pub(crate) fn deal_outcome(game: &Cv, state: &State, index: u64) -> Card {
    let cards = childhood(state);
    let starter = game.deck.starter();
    if !cards.contains(starter) {
        return cards.nth(index as u32);
    }
    let (places, others) = (to_deal(game, &state.board), u64::from(cards.count() - 1));
    let mut rest = index;
    for card in cards.iter() {
        let weight = if card == starter { others } else { places - 1 };
        if rest < weight {
            return card;
        }
        rest -= weight;
    }
    starter
}

/// Whether a childhood card can be dealt now: the last place belongs to the Bicycle if nobody has it.
pub(crate) fn can_deal(game: &Cv, state: &State, card: Card) -> bool {
    let cards = childhood(state);
    let starter = game.deck.starter();
    cards.contains(card) && (card == starter || !cards.contains(starter) || to_deal(game, &state.board) > 1)
}

/// CV-6: one childhood card to one seat.
pub(crate) fn deal(game: &Cv, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    state.hidden.rest = state.hidden.rest.without(card);
    state.hidden.pack[seat] = state.hidden.pack[seat].with(card);
    state.board.pack_count[seat] += 1;
    let event = Event::Dealt(seat, Some(card));
    sink.tell(Told::secret(SeatSet::one(seat), event, Event::Dealt(seat, None)));
    if state.board.pack_count[seat] == DEALT {
        state.board.phase = if seat.index() + 1 < game.players {
            Phase::Deal(Seat::at(seat.index() + 1))
        } else {
            state.board.gathering = Gathering::of(SeatSet::all(game.players));
            Phase::Draft(Step::First)
        };
    }
}
