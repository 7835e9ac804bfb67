//! Set-up: who starts, the first market, the first hands, the first displays (GON-4 to GON-6).

use engine::{BySeat, DrawPile, Gathering, Parts, Random, Refusal, Seat, SeatSet, Sink, TakeBack, Told};

use super::{Own, Refused, market, turn};
use crate::Goennen;
use crate::action::Action;
use crate::card::{Card, CardSet, Stack};
use crate::display::Display;
use crate::event::Event;
use crate::model::{Board, DEALT, Hidden, PARTS_MAX, PLACES, Phase, State, Turn};
use crate::rule_ids::GON_5;
use crate::why::Why;

/// The state before the first draw.
pub(crate) fn start(game: &Goennen) -> State {
    let cards = |stack: Stack| game.deck().cards().both(stack.cards());
    let board = Board {
        // GON-6: solo has no draw for the start.
        phase: if game.players == 1 { Phase::Market(Stack::Scoring) } else { Phase::Start },
        round: 1,
        last_round: None,
        starter: Seat::at(0),
        gathering: Gathering::NONE,
        turn: Turn::NONE,
        market: [[None; PLACES]; 2],
        aside: CardSet::EMPTY,
        displays: BySeat::all(Display::EMPTY),
    };
    let hidden = Hidden {
        scoring: DrawPile::new(cards(Stack::Scoring)),
        bonus: DrawPile::new(cards(Stack::Bonus)),
        hands: BySeat::all(CardSet::EMPTY),
        parts: Parts::NONE,
        drawn: None,
    };
    State { board, hidden }
}

/// GON-6: a random player starts.
pub(crate) fn begin(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.board.starter = seat;
    state.board.phase = Phase::Market(Stack::Scoring);
    sink.tell(Told::open(Event::Started(seat)));
}

/// GON-6: the scoring row from the oldest place, then the bonus row, then the deal.
pub(crate) fn fill(state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
    market::add(state, card, sink);
    state.board.phase = match market::next_stack(state) {
        Some(stack) => Phase::Market(stack),
        None => Phase::Deal(state.board.starter, 0),
    };
}

/// The stack of the next card dealt to a seat that has so many.
#[inline]
pub(crate) fn dealt_stack(count: u8) -> Stack {
    if count < DEALT { Stack::Scoring } else { Stack::Bonus }
}

/// GON-6: one card to one seat.
pub(crate) fn deal(game: &Goennen, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    let Phase::Deal(_, count) = state.board.phase else { unreachable!("cards are being dealt") };
    market::take(state, card);
    state.hidden.hands[seat] = state.hidden.hands[seat].with(card);
    sink.tell(Told::secret(SeatSet::one(seat), Event::Dealt(seat, Some(card)), Event::Dealt(seat, None)));
    let next = seat.left(1, game.players);
    state.board.phase = if count + 1 < 2 * DEALT {
        Phase::Deal(seat, count + 1)
    } else if next != state.board.starter {
        Phase::Deal(next, 0)
    } else {
        state.board.gathering = Gathering::of(SeatSet::all(game.players));
        Phase::Choose
    };
}

/// What a seat has chosen so far: the cards still at hand, and its display.
fn chosen(own: &Own) -> (CardSet, Display) {
    own.parts.iter().flatten().fold((own.hand, Display::EMPTY), |(hand, mut display), part| {
        if let Action::Lay(card, place) = *part {
            display.lay(card, place);
        }
        let hand = match *part {
            Action::Under(card) | Action::Lay(card, _) => hand.without(card),
            _ => hand,
        };
        (hand, display)
    })
}

/// A whole choice with this hand, each part at random among those that are possible.
pub(crate) fn any_choice(hand: CardSet, words: &mut impl Random) -> [Option<Action>; PARTS_MAX] {
    let mut any = |cards: CardSet| cards.nth(words.below(u64::from(cards.count())) as u32);
    let mut order = [None; PARTS_MAX];
    let mut rest = hand;
    for place in &mut order {
        let card = any(rest);
        rest = rest.without(card);
        *place = Some(card);
    }
    let mut display = Display::EMPTY;
    let mut is_first = true;
    order.map(|card| {
        let card = card?;
        if is_first {
            is_first = false;
            return Some(Action::Under(card));
        }
        let count = display.places().iter().count() as u64;
        let place = display.places().iter().nth(words.below(count) as usize)?;
        display.lay(card, place);
        Some(Action::Lay(card, place))
    })
}

/// GON-5: first one card goes under its stack, then three are laid, one at a time.
pub(crate) fn list(own: &Own, out: &mut Vec<Action>) {
    let (hand, display) = chosen(own);
    if own.parts[0].is_none() {
        out.extend(hand.iter().map(Action::Under));
        return;
    }
    for card in hand.iter() {
        out.extend(display.places().iter().map(|place| Action::Lay(card, place)));
    }
}

pub(crate) fn check(own: &Own, action: Action) -> Result<(), Refused> {
    let (hand, display) = chosen(own);
    let is_first = own.parts[0].is_none();
    match action {
        Action::Under(_) if !is_first => Err(Refusal::new(GON_5, Why::LayRest)),
        Action::Lay(..) if is_first => Err(Refusal::new(GON_5, Why::UnderFirst)),
        Action::Under(card) | Action::Lay(card, _) if !hand.contains(card) => {
            Err(Refusal::new(GON_5, Why::NotInHand(card)))
        }
        Action::Lay(_, place) if !display.places().contains(place) => {
            Err(Refusal::new(GON_5, Why::NotThere(place)))
        }
        Action::Under(_) | Action::Lay(..) => Ok(()),
        _ => Err(Refusal::new(GON_5, Why::ChooseNow)),
    }
}

/// GON-5: one more part; with the fourth a seat is done, and the last seat shows all displays.
pub(crate) fn commit(
    game: &Goennen,
    state: &mut State,
    seat: Seat,
    part: Action,
    sink: &mut impl Sink<Event>,
) {
    let State { board, hidden } = state;
    let is_done = hidden.parts.count(seat) + 1 == PARTS_MAX;
    tell_part(seat, part, is_done, sink);
    if hidden.parts.add(&mut board.gathering, seat, part, is_done) {
        show(game, state, sink);
    }
}

/// A part is its seat's secret; that a seat is done, everybody sees.
pub(super) fn tell_part(seat: Seat, part: Action, is_done: bool, sink: &mut impl Sink<Event>) {
    let own = SeatSet::one(seat);
    sink.tell(if is_done {
        Told::secret(own, Event::Done(seat, Some(part)), Event::Done(seat, None))
    } else {
        Told::only(own, Event::Chose(seat, part))
    });
}

/// GON-23: until the last seat is done, parts can be taken back.
pub(crate) fn take_back(state: &mut State, seat: Seat, what: TakeBack, sink: &mut impl Sink<Event>) {
    let State { board, hidden } = state;
    if let Ok(was_done) = hidden.parts.take_back(&mut board.gathering, seat, what) {
        let event = Event::TookBack(seat);
        sink.tell(if was_done { Told::open(event) } else { Told::only(SeatSet::one(seat), event) });
    }
}

/// GON-5: the displays are shown; the cards go under their stacks in seat order from the starting player.
fn show(game: &Goennen, state: &mut State, sink: &mut impl Sink<Event>) {
    let chosen = state.hidden.parts.resolve(&mut state.board.gathering);
    state.hidden.hands = BySeat::all(CardSet::EMPTY);
    for step in 0..game.players {
        let seat = state.board.starter.left(step, game.players);
        for part in chosen[seat].into_iter().flatten() {
            match part {
                Action::Lay(card, place) => {
                    state.board.displays[seat].lay(card, place);
                    sink.tell(Told::open(Event::Laid(seat, card, place)));
                }
                Action::Under(card) => market::put_under(state, seat, card, SeatSet::one(seat), sink),
                _ => unreachable!("a first display is chosen by `under` and `lay`"),
            }
        }
    }
    sink.tell(Told::open(Event::RoundBegan(1)));
    turn::begin(state, state.board.starter, sink);
}
