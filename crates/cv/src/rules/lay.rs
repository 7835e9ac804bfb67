//! Laying new cards: stacks, two-colour cards, waiting cards.

mod order;
mod version_1;

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
        lay_rest_apart(board, seat, sink);
    }
}

/// CV-53: the cards that are left to lay wait for their type.
fn lay_rest_apart(board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
    for place in 0..board.laying.cards.len() {
        if let Some(card) = board.laying.cards[place].take() {
            lay_apart(board, seat, card, sink);
        }
    }
}

fn lay_apart(board: &mut Board, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    board.apart[seat] = board.apart[seat].with(card);
    sink.tell(Told::open(Event::LaidApart(seat, card)));
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
    if game.is_version_1() {
        return version_1::each_option(game, board, seat, found);
    }
    for card in order::first(game, board, seat).into_iter().flatten() {
        if must_wait(game, board, seat, card) {
            found(Action::Wait(card));
            continue;
        }
        for kind in select::kinds(game, board, seat, card).iter() {
            match due(game, board, seat, kind) {
                Some(_) => found(Action::Announce(card, kind)),
                None => each_place(game, board, seat, card, kind, found),
            }
        }
    }
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
        Action::Lay(card, kind, _) | Action::Announce(card, kind) => (card, Some(kind)),
        Action::Wait(card) => (card, None),
        _ if matches!(board.phase, Phase::Settle(_)) => {
            return Err(Refusal::new(CV_53, Why::SettleNow));
        }
        _ => return Err(Refusal::new(CV_51, Why::LayNow)),
    };
    each_choice(game, board, seat, &mut |option| {
        is_listed |= option == action;
        let (other, kind) = match option {
            Action::Lay(other, kind, _) | Action::Announce(other, kind) => (other, Some(kind)),
            Action::Wait(other) => (other, None),
            _ => return,
        };
        cards = cards.with(other);
        if let Some(kind) = kind.filter(|_| other == card) {
            kinds = kinds.with(kind);
        }
    });
    if is_listed {
        return Ok(());
    }
    if !cards.contains(card) {
        // CV-53: waiting cards come first, in the order of their numbers.
        let waits = board.laying.announced.is_some() || matches!(board.phase, Phase::Settle(_));
        return Err(Refusal::new(if waits { CV_53 } else { CV_55 }, Why::NotToLay(card)));
    }
    match kind {
        None => Err(Refusal::new(CV_53, Why::NoNeedToWait(card))),
        Some(kind) if !kinds.contains(kind) => Err(Refusal::new(CV_53, Why::NotOfKind(card, kind))),
        Some(kind) if Kind::SERIES.contains(&kind) => Err(Refusal::new(CV_51, Why::NotThere)),
        Some(_) => Err(Refusal::new(CV_52, Why::NotThere)),
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
                // CV-55, rules version 1: the other card was laid before this one, and waits.
                lay_rest_apart(board, seat, sink);
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
            board.keep_work = board.keep_work.without(card);
            put(board, seat, card, kind, place);
            sink.tell(Told::open(Event::Laid(seat, card, kind, place)));
        }
        Action::Wait(card) => {
            forget(board, card);
            lay_apart(board, seat, card, sink);
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
        board.keep_work = board.keep_work.without(card);
        return;
    }
    if let Some(kind) = (0..board.tops[seat].len()).find(|&kind| board.tops[seat][kind] == Some(card)) {
        board.tops[seat][kind] = Card::new(board.under[card.index()]);
        board.under[card.index()] = 0;
        board.counts[seat][kind] -= 1;
    }
}
