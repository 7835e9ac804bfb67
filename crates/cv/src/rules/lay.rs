//! Laying new cards: stacks, two-colour cards, waiting cards.

use engine::{Refusal, Seat, Sink, Told};

use super::{Refused, assistance, cleanup, select};
use crate::action::{Action, Place};
use crate::card::{Card, CardSet, Kind, KindSet};
use crate::event::Event;
use crate::model::{Board, Laying, Phase, State};
use crate::rule_ids::{CV_51, CV_52, CV_53, CV_55};
use crate::why::Why;
use crate::{Cv, Edition};

/// Lays the cards taken this turn.
pub(crate) fn begin_turn(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.board.laying = Laying { cards: state.board.turn.taken, announced: None };
    advance(game, state, seat, sink);
}

/// CV-72: lays a card taken as assistance, at once.
pub(crate) fn begin_assisted(
    game: &Cv,
    state: &mut State,
    seat: Seat,
    card: Card,
    sink: &mut impl Sink<Event>,
) {
    state.board.laying = Laying { cards: [Some(card), None], announced: None };
    advance(game, state, seat, sink);
}

/// Goes on until there is a choice or nothing is left to lay. What can lie in one way only is laid unasked.
pub(crate) fn advance(game: &Cv, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    loop {
        lay_without_choice(game, &mut state.board, seat, sink);
        let laying = state.board.laying;
        if laying.announced.is_none() && laying.cards == [None, None] {
            break;
        }
        let (mut count, mut only) = (0, None);
        each_option(game, &state.board, seat, &mut |action| {
            count += 1;
            only = Some(action);
        });
        match only {
            Some(action) if count == 1 => carry_out(game, &mut state.board, seat, action, sink),
            _ => {
                state.board.phase = Phase::Lay(seat);
                return;
            }
        }
    }
    if state.board.is_assisting {
        assistance::next(game, state, sink);
    } else {
        cleanup::begin(game, state, sink);
    }
}

/// CV-54: events go to the hand. CV-53: once nothing else is left to lay, a card whose choice must wait lies
/// apart.
fn lay_without_choice(game: &Cv, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
    for place in 0..board.laying.cards.len() {
        if let Some(card) = board.laying.cards[place].filter(|&card| game.face(card).is_event()) {
            board.laying.cards[place] = None;
            board.open_hand[seat] = board.open_hand[seat].with(card);
            sink.tell(Told::open(Event::ToHand(seat, card)));
        }
    }
    let all_wait = board.laying.cards.iter().flatten().all(|&card| must_wait(game, board, seat, card));
    if board.laying.announced.is_none() && all_wait {
        lay_apart(board, seat, sink);
    }
}

/// CV-53: the cards that are left to lay wait for their type.
fn lay_apart(board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
    for place in 0..board.laying.cards.len() {
        if let Some(card) = board.laying.cards[place].take() {
            board.apart[seat] = board.apart[seat].with(card);
            sink.tell(Told::open(Event::LaidApart(seat, card)));
        }
    }
}

/// CV-53: in the edition gigamic a two-colour card waits while no card of either type is in the CV.
fn must_wait(game: &Cv, board: &Board, seat: Seat, card: Card) -> bool {
    let kinds = select::kinds(game, board, seat, card);
    game.edition == Edition::Gigamic
        && kinds.count() == 2
        && kinds.iter().all(|kind| !board.has_kind(seat, kind))
}

/// CV-53: the waiting card that must be given its type before a card of this type is laid.
fn due(game: &Cv, board: &Board, seat: Seat, kind: Kind) -> Option<Card> {
    board.apart[seat].iter().find(|&card| {
        let kinds = select::kinds(game, board, seat, card);
        kinds.contains(kind) || kinds.iter().any(|kind| board.has_kind(seat, kind))
    })
}

/// Everything that can be done now, in no particular order.
fn each_option(game: &Cv, board: &Board, seat: Seat, found: &mut impl FnMut(Action)) {
    if let Some((card, kind)) = board.laying.announced {
        match due(game, board, seat, kind) {
            Some(waiting) => each_type(game, board, seat, waiting, found),
            None => each_place(game, board, seat, card, kind, found),
        }
        return;
    }
    let ready = |place: usize| board.laying.cards[place].filter(|&card| !must_wait(game, board, seat, card));
    let cards = match (ready(0), ready(1)) {
        (Some(first), Some(second)) if !is_order_free(game, board, seat, first, second) => {
            // The order makes no difference: the lower number comes first.
            [Some(first.min(second)), None]
        }
        cards => [cards.0, cards.1],
    };
    for card in cards.into_iter().flatten() {
        for kind in select::kinds(game, board, seat, card).iter() {
            let is_due = due(game, board, seat, kind).is_some();
            if !is_due {
                each_place(game, board, seat, card, kind, found);
            }
            if is_due || comes_below(game, board, seat, card, kind) {
                found(Action::Announce(card, kind));
            }
        }
    }
}

/// CV-55: whether the order of two cards can matter: they may come to the same stack and not to every place
/// of it, or several cards wait, and which of them are due depends on the order.
fn is_order_free(game: &Cv, board: &Board, seat: Seat, first: Card, second: Card) -> bool {
    let kinds = |card| select::kinds(game, board, seat, card);
    let waiting = board.apart[seat];
    let is_waited_for = |kind| waiting.iter().any(|card| kinds(card).contains(kind));
    let is_any_waited_for = |card| kinds(card).iter().any(is_waited_for);
    let is_chain = waiting.count() > 1 && (is_any_waited_for(first) || is_any_waited_for(second));
    is_chain
        || kinds(first).both(kinds(second)).iter().any(|kind| match game.edition {
            // CV-52: only on top, so the second card covers the first.
            _ if !Kind::SERIES.contains(&kind) => true,
            // CV-51: a card goes to any place, whatever was laid before.
            Edition::Granna => false,
            // CV-51: what is laid last lies at an end; of two cards alone each does.
            Edition::Gigamic => board.has_kind(seat, kind) || is_waited_for(kind),
        })
}

/// CV-55: whether the other new card must wait, and could come below this one only by being laid before it
/// (CV-52). In other stacks either order leads to the same CVs.
fn comes_below(game: &Cv, board: &Board, seat: Seat, card: Card, kind: Kind) -> bool {
    !Kind::SERIES.contains(&kind)
        && board.laying.cards.iter().flatten().any(|&other| {
            other != card
                && must_wait(game, board, seat, other)
                && select::kinds(game, board, seat, other).contains(kind)
        })
}

/// A waiting card gets a type and is laid like a new card (CV-53).
fn each_type(game: &Cv, board: &Board, seat: Seat, card: Card, found: &mut impl FnMut(Action)) {
    for kind in select::kinds(game, board, seat, card).iter() {
        each_place(game, board, seat, card, kind, found);
    }
}

/// CV-51: on top or below. CV-52: possession and work on top.
fn each_place(game: &Cv, board: &Board, seat: Seat, card: Card, kind: Kind, found: &mut impl FnMut(Action)) {
    found(Action::Lay(card, kind, Place::Top));
    if !Kind::SERIES.contains(&kind) {
        return;
    }
    match game.edition {
        Edition::Granna => {
            board.stack(seat, kind).for_each(|other| found(Action::Lay(card, kind, Place::Under(other))));
        }
        Edition::Gigamic => {
            if let Some(bottom) = board.stack(seat, kind).last() {
                found(Action::Lay(card, kind, Place::Under(bottom)));
            }
        }
    }
}

/// Everything that can be done while cards are laid, or settled at the end, in no particular order.
fn each_choice(game: &Cv, board: &Board, seat: Seat, found: &mut impl FnMut(Action)) {
    match board.phase {
        Phase::Settle(_) => {
            if let Some(card) = board.apart[seat].first() {
                each_type(game, board, seat, card, found);
            }
        }
        _ => each_option(game, board, seat, found),
    }
}

pub(crate) fn list(game: &Cv, board: &Board, seat: Seat, out: &mut Vec<Action>) {
    each_choice(game, board, seat, &mut |action| out.push(action));
    out.sort_unstable();
}

pub(crate) fn check(game: &Cv, board: &Board, seat: Seat, action: Action) -> Result<(), Refused> {
    let (mut is_listed, mut cards, mut kinds) = (false, CardSet::EMPTY, KindSet::EMPTY);
    let (card, kind) = match action {
        Action::Lay(card, kind, _) | Action::Announce(card, kind) => (card, kind),
        _ if matches!(board.phase, Phase::Settle(_)) => {
            return Err(Refusal::new(CV_53, Why::SettleNow));
        }
        _ => return Err(Refusal::new(CV_51, Why::LayNow)),
    };
    each_choice(game, board, seat, &mut |option| {
        is_listed |= option == action;
        if let Action::Lay(other, kind, _) | Action::Announce(other, kind) = option {
            cards = cards.with(other);
            if other == card {
                kinds = kinds.with(kind);
            }
        }
    });
    if is_listed {
        Ok(())
    } else if !cards.contains(card) {
        // CV-53: waiting cards come first, in the order of their numbers.
        let waits = board.laying.announced.is_some() || matches!(board.phase, Phase::Settle(_));
        Err(Refusal::new(if waits { CV_53 } else { CV_55 }, Why::NotToLay(card)))
    } else if !kinds.contains(kind) {
        Err(Refusal::new(CV_53, Why::NotOfKind(card, kind)))
    } else {
        let rule = if Kind::SERIES.contains(&kind) { CV_51 } else { CV_52 };
        Err(Refusal::new(rule, Why::NotThere))
    }
}

/// Lays a card or announces it, and goes on.
pub(crate) fn act(game: &Cv, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    carry_out(game, &mut state.board, seat, action, sink);
    match state.board.phase {
        Phase::Settle(_) => cleanup::settle(game, state, sink),
        _ => advance(game, state, seat, sink),
    }
}

fn carry_out(game: &Cv, board: &mut Board, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    match action {
        Action::Announce(card, kind) => {
            forget(board, card);
            if due(game, board, seat, kind).is_none() {
                // CV-55: the other card was laid before this one, and waits.
                lay_apart(board, seat, sink);
            }
            board.laying.announced = Some((card, kind));
            sink.tell(Told::open(Event::Announced(seat, card, kind)));
        }
        Action::Lay(card, kind, place) => {
            if board.laying.announced.is_some_and(|(announced, _)| announced == card) {
                board.laying.announced = None;
            }
            forget(board, card);
            board.apart[seat] = board.apart[seat].without(card);
            put(board, seat, card, kind, place);
            sink.tell(Told::open(Event::Laid(seat, card, kind, place)));
        }
        _ => {}
    }
}

/// The card is no longer among those to be laid.
fn forget(board: &mut Board, card: Card) {
    for place in &mut board.laying.cards {
        if *place == Some(card) {
            *place = None;
        }
    }
}

/// Puts a card into a stack.
pub(crate) fn put(board: &mut Board, seat: Seat, card: Card, kind: Kind, place: Place) {
    let kind = kind.index();
    board.counts[seat][kind] += 1;
    match place {
        Place::Top => {
            board.under[card.index()] = board.tops[seat][kind].map_or(0, Card::number);
            board.tops[seat][kind] = Some(card);
        }
        Place::Under(above) => {
            board.under[card.index()] = board.under[above.index()];
            board.under[above.index()] = card.number();
        }
    }
}

/// Takes an active card out of a CV; it leaves the game.
pub(crate) fn remove(board: &mut Board, seat: Seat, card: Card) {
    board.discards = board.discards.with(card);
    if board.apart[seat].contains(card) {
        board.apart[seat] = board.apart[seat].without(card);
        return;
    }
    if let Some(kind) = (0..board.tops[seat].len()).find(|&kind| board.tops[seat][kind] == Some(card)) {
        board.tops[seat][kind] = Card::new(board.under[card.index()]);
        board.under[card.index()] = 0;
        board.counts[seat][kind] -= 1;
    }
}
