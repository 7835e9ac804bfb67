//! Play: a card to the capital or the hometown, the abilities, the end of play.

use engine::{Refusal, Seat, SeatSet, Sink, Told};

use super::{Refused, round_end};
use crate::Kosmopolis;
use crate::action::Action;
use crate::card::{Cards, Colour, Kind};
use crate::deck::Ability;
use crate::event::Event;
use crate::model::{Board, BySeat, Laid, NO_MODIFICATION, Phase, State};
use crate::rule_ids::{KOS_20, KOS_26};
use crate::why::Why;

/// KOS-20: every card in hand, to the capital or to the hometown.
#[inline]
pub(crate) fn list(hand: Cards, out: &mut Vec<Action>) {
    out.extend(hand.kinds().map(Action::Capital));
    out.extend(hand.kinds().map(Action::Hometown));
}

pub(crate) fn check(hand: Cards, kind: Kind) -> Result<(), Refused> {
    if hand.has(kind) { Ok(()) } else { Err(Refusal::new(KOS_20, Why::NotInHand(kind))) }
}

/// KOS-25: any of the four columns.
pub(crate) fn list_lay(out: &mut Vec<Action>) {
    out.extend(Colour::ALL.map(Action::Lay));
}

/// KOS-26: the columns of the other colours that are not empty.
pub(crate) fn list_take(game: &Kosmopolis, board: &Board, out: &mut Vec<Action>) {
    let columns = Colour::ALL.into_iter().filter(|&colour| check_take(game, board, colour).is_ok());
    out.extend(columns.map(Action::Take));
}

pub(crate) fn check_take(game: &Kosmopolis, board: &Board, colour: Colour) -> Result<(), Refused> {
    if game.ability(colour) == Ability::Priest {
        return Err(Refusal::new(KOS_26, Why::PriestColumn(colour)));
    }
    if board.capital.of(colour).is_empty() {
        return Err(Refusal::new(KOS_26, Why::ColumnEmpty(colour)));
    }
    Ok(())
}

/// Takes the card out of the hand, where everybody sees it go.
#[inline]
fn play(state: &mut State, seat: Seat, kind: Kind) {
    state.hidden.hand[seat].remove(kind);
    state.board.hand_count[seat] -= 1;
    state.board.played[seat].add(kind);
}

/// KOS-21: a card played to the hometown triggers nothing.
#[inline]
pub(crate) fn to_hometown(
    game: &Kosmopolis,
    state: &mut State,
    seat: Seat,
    kind: Kind,
    sink: &mut impl Sink<Event>,
) {
    play(state, seat, kind);
    state.board.hometown[seat].add(kind);
    sink.tell(Told::open(Event::ToHometown(seat, kind)));
    end_turn(game, state, seat, sink);
}

/// KOS-22: a card played to the capital triggers the ability of its colour at once.
#[inline]
pub(crate) fn to_capital(
    game: &Kosmopolis,
    state: &mut State,
    seat: Seat,
    kind: Kind,
    sink: &mut impl Sink<Event>,
) {
    play(state, seat, kind);
    state.board.capital.add(kind);
    sink.tell(Told::open(Event::ToCapital(seat, kind)));
    let board = &mut state.board;
    match game.ability(kind.colour()) {
        Ability::Scholar if board.deck_count > 0 => {
            board.phase = Phase::Scholar(seat);
            return;
        }
        // KOS-23, KOS-28: nothing is drawn from an empty deck.
        Ability::Scholar => sink.tell(Told::open(Event::DeckEmpty(seat))),
        Ability::Merchant if board.supply > 0 => {
            // KOS-24
            board.supply -= 1;
            board.markers[seat] += 1;
            sink.tell(Told::open(Event::TookMarker(seat)));
        }
        Ability::Merchant => sink.tell(Told::open(Event::SupplyEmpty(seat))),
        Ability::Agent if state.hidden.stock != 0 => {
            board.phase = Phase::Agent(seat);
            return;
        }
        Ability::Agent => sink.tell(Told::open(Event::NoModification(seat))),
        Ability::Priest if Colour::ALL.iter().any(|&colour| check_take(game, board, colour).is_ok()) => {
            // KOS-26: the card lies in its column first, and its own column is never chosen.
            board.phase = Phase::Priest(seat);
            return;
        }
        Ability::Priest => sink.tell(Told::open(Event::NothingToTake(seat))),
    }
    end_turn(game, state, seat, sink);
}

/// KOS-23: the Scholar's card.
pub(crate) fn draw(game: &Kosmopolis, state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
    let Phase::Scholar(seat) = state.board.phase else { unreachable!("a Scholar is drawing") };
    state.hidden.deck.remove(kind);
    state.board.deck_count -= 1;
    state.hidden.hand[seat].add(kind);
    state.board.hand_count[seat] += 1;
    state.board.drawn_count[seat] += 1;
    let event = Event::Drew(seat, Some(kind));
    sink.tell(Told::secret(SeatSet::one(seat), event, Event::Drew(seat, None)));
    // KOS-28: the turn ends after the draw, so a last card that draws leaves no empty hand.
    end_turn(game, state, seat, sink);
}

/// KOS-25: the Agent's card, seen by its owner only.
pub(crate) fn draw_modification(
    game: &Kosmopolis,
    state: &mut State,
    value: i8,
    sink: &mut impl Sink<Event>,
) {
    let Phase::Agent(seat) = state.board.phase else { unreachable!("an Agent is drawing") };
    let Some(index) = game.modification_index(value) else { unreachable!("the value is in the deck") };
    state.hidden.stock &= !(1 << index);
    state.hidden.drawn = index;
    state.board.phase = Phase::Lay(seat);
    let event = Event::DrewModification(seat, Some(value));
    sink.tell(Told::secret(SeatSet::one(seat), event, Event::DrewModification(seat, None)));
}

/// KOS-25: the modification card goes face down to a column.
pub(crate) fn lay(
    game: &Kosmopolis,
    state: &mut State,
    seat: Seat,
    column: Colour,
    sink: &mut impl Sink<Event>,
) {
    let place = state.board.laid_count();
    let drawn = state.hidden.drawn;
    state.board.laid[place] = Some(Laid { seat, column });
    state.hidden.laid[place] = drawn;
    state.hidden.drawn = NO_MODIFICATION;
    let value = game.modifications[usize::from(drawn)];
    let event = Event::LaidModification(seat, column, Some(value));
    sink.tell(Told::secret(SeatSet::one(seat), event, Event::LaidModification(seat, column, None)));
    end_turn(game, state, seat, sink);
}

/// KOS-26: the lowest card of the column goes to the seat's own hometown.
pub(crate) fn take(
    game: &Kosmopolis,
    state: &mut State,
    seat: Seat,
    colour: Colour,
    sink: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    let Some(kind) = board.capital.lowest(colour) else { unreachable!("the column has a card") };
    board.capital.remove(kind);
    board.hometown[seat].add(kind);
    sink.tell(Told::open(Event::Took(seat, kind)));
    end_turn(game, state, seat, sink);
}

/// The turn passes clockwise, or play ends.
#[inline]
fn end_turn(game: &Kosmopolis, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    // KOS-27: only the first empty hand of a round counts.
    if board.hand_count[seat] == 0 && board.closer.is_none() {
        board.closer = Some(seat);
        sink.tell(Told::open(Event::LastTurns(seat)));
    }
    let next = seat.left(1, game.players);
    if board.closer == Some(next) {
        end(game, state, sink);
    } else {
        board.phase = Phase::Play(next);
    }
}

/// KOS-29: what is still in hand goes to the hometown, triggering nothing; then the round end.
pub(crate) fn end(game: &Kosmopolis, state: &mut State, sink: &mut impl Sink<Event>) {
    let State { board, hidden } = state;
    for seat in Seat::all(game.players) {
        let hand = hidden.hand[seat];
        if !hand.is_empty() {
            board.hometown[seat] = board.hometown[seat].plus(hand);
            sink.tell(Told::open(Event::LaidOut(seat, hand)));
        }
    }
    // Every hand is on the table now: there is nothing left to remember of this round's draft.
    hidden.hand = BySeat::all(Cards::EMPTY);
    hidden.passed = [BySeat::all(Cards::EMPTY); 2];
    board.hand_count = BySeat::all(0);
    board.drawn_count = BySeat::all(0);
    board.played = BySeat::all(Cards::EMPTY);
    round_end::reveal(game, state, sink);
}
