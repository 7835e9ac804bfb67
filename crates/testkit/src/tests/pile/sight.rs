//! What viewers of Pile see, imagine and count.

use engine::{SEATS_MAX, ScoreLine, Seat, Viewer, Words};

use super::{Action, COPIES, Cards, Flaw, KINDS, PILE_1, Phase, Pile, Seen, State, View, count, held};

/// The actions of whoever holds this hand and is awaited.
pub(super) fn list(hand: &Cards, phase: Phase, out: &mut Vec<Action>) {
    let kinds = (0..KINDS as u8).filter(|&kind| hand[usize::from(kind)] > 0);
    match phase {
        Phase::Keep => out.extend(kinds.map(Action::Keep)),
        Phase::Play(_) => out.extend(kinds.map(Action::Play)),
        Phase::Deal(_) | Phase::Draw(_) | Phase::Over => {}
    }
}

pub(super) fn view(game: &Pile, state: &State, viewer: Viewer) -> View {
    let mut view = view_of_all(state);
    view.me = viewer.seat();
    for (index, seen) in view.seats.iter_mut().enumerate() {
        let is_mine = view.me.is_some_and(|me| me.index() == index);
        if !is_mine && state.phase != Phase::Over {
            seen.hand = seen.hand.filter(|_| game.is(Flaw::LeakyView));
            seen.kept = None;
        }
        seen.trace += u8::from(game.is(Flaw::LeakyFlag) && index == 0 && state.areas[0].hand[KINDS - 1] > 0);
    }
    view
}

/// The view of somebody who may see everything.
pub(super) fn view_of_all(state: &State) -> View {
    let seats = state.areas.map(|area| Seen {
        hand: Some(area.hand),
        hand_count: count(area.hand),
        has_kept: area.kept.is_some(),
        kept: area.kept,
        open: area.open,
        trace: area.trace,
    });
    View { me: None, seats, phase: state.phase, deck_count: count(state.deck) }
}

pub(super) fn options(game: &Pile, view: &View, out: &mut Vec<Action>) {
    out.clear();
    let Some(seen) = view.me.map(|me| view.seats[me.index()]) else { return };
    let is_awaited = match view.phase {
        Phase::Keep => !seen.has_kept,
        Phase::Play(seat) => view.me == Some(seat) && !game.is(Flaw::BlindOptions),
        Phase::Deal(_) | Phase::Draw(_) | Phase::Over => false,
    };
    if is_awaited && let Some(hand) = seen.hand {
        list(&hand, view.phase, out);
    }
}

/// Lays the cards that the viewer cannot place into the places that the viewer cannot see, copy by copy: every
/// way is equally likely.
pub(super) fn imagine(game: &Pile, view: &View, words: &mut impl Words) -> State {
    let mut state = known(view);
    let mut unseen = COPIES;
    for area in &state.areas {
        for (kind, copies) in unseen.iter_mut().enumerate() {
            *copies -= held(area, kind);
        }
    }
    let mut take = |words: &mut dyn FnMut(u64) -> u64| {
        let mut index = match game.is(Flaw::BiasedImagine) {
            true => 0,
            false => words(u64::from(count(unseen)) + u64::from(game.is(Flaw::SlightlyBiasedImagine))),
        };
        let kind = (0..KINDS).find(|&kind| {
            let is_here = index < u64::from(unseen[kind]);
            index = index.saturating_sub(u64::from(unseen[kind]));
            is_here
        });
        let last = (0..KINDS).rev().find(|&kind| unseen[kind] > 0);
        let kind = kind.or(last).expect("there are as many unseen cards as hidden places");
        unseen[kind] -= 1;
        kind
    };
    let mut below = |n| words.below(n);
    for (area, seen) in state.areas.iter_mut().zip(&view.seats) {
        if seen.hand.is_none() {
            for _ in 0..seen.hand_count {
                area.hand[take(&mut below)] += 1;
            }
        }
        if seen.has_kept && seen.kept.is_none() {
            area.kept = Some(take(&mut below) as u8);
        }
    }
    state.deck = unseen;
    match game.flaw {
        Flaw::LossyImagine if state.deck[0] > 0 => {
            state.deck[0] -= 1;
            state.deck[1] += 1;
        }
        Flaw::OtherView => {
            if let Some(me) = view.me {
                state.areas[me.index()].hand.rotate_left(1);
            }
        }
        _ => {}
    }
    state
}

/// What the viewer knows for certain, as a state.
fn known(view: &View) -> State {
    let mut state = State { deck: [0; KINDS], areas: [Default::default(); SEATS_MAX], phase: view.phase };
    for (area, seen) in state.areas.iter_mut().zip(&view.seats) {
        area.hand = seen.hand.unwrap_or_default();
        area.kept = seen.kept;
        area.open = seen.open;
        area.trace = seen.trace;
    }
    state
}

/// A seat's points by source, as far as the view knows them.
pub(super) fn lines(view: &View, seat: Seat) -> Vec<ScoreLine> {
    let seen = &view.seats[seat.index()];
    let sum = |cards: Cards| (0..KINDS).map(|kind| i32::from(cards[kind]) * (kind as i32 + 1)).sum();
    let line = |source, points| ScoreLine { source, rule: PILE_1, points };
    vec![
        line("kept", seen.kept.map_or(0, |kind| 2 * (i32::from(kind) + 1))),
        line("hand", seen.hand.map_or(0, sum)),
        line("open", sum(seen.open)),
    ]
}
