//! What viewers of Pile see and imagine.

use engine::{DrawPile, Game, KnownPlace, Parts, Pool, Random, Seat, Viewer};

use super::{Action, Area, COPIES, Cards, Flaw, KEPT_MAX, Part, Phase, Pile, Seen, State, View, kept};

/// The actions of an awaited seat with this hand, that has kept these cards so far.
pub(super) fn list(hand: Cards, (kept, lowest): (Cards, u8), phase: Phase, out: &mut Vec<Action>) {
    match phase {
        Phase::Keep => {
            let left = hand.minus(kept);
            out.extend(left.kinds().filter(|&kind| kind >= lowest).map(Action::Keep));
            if kept != Cards::EMPTY {
                out.push(Action::Done);
            }
        }
        Phase::Play(_) => {
            out.extend(hand.kinds().map(Action::Play));
            out.extend(hand.kinds().map(Action::Bury));
        }
        Phase::Deal(_) | Phase::Look(_) | Phase::Draw(_) | Phase::Over => {}
    }
}

pub(super) fn view(game: &Pile, state: &State, viewer: Viewer) -> View {
    let mut view = view_of_all(state);
    view.me = viewer.seat().filter(|seat| seat.index() < game.players);
    if let Some(me) = view.me {
        for (place, part) in view.parts.iter_mut().zip(state.chosen.of(me)) {
            *place = Some(part);
        }
    }
    if !game.is(Flaw::LeakyUnder) {
        view.deck = state.deck.view(viewer);
    }
    for seat in Seat::all(game.players) {
        let seen = &mut view.seats[seat];
        if view.me != Some(seat) && state.phase != Phase::Over {
            seen.hand = seen.hand.filter(|_| game.is(Flaw::LeakyView));
            seen.kept = None;
        }
        let holds_rarest = state.areas[seat].hand.contains(super::RAREST);
        seen.trace += u8::from(game.is(Flaw::LeakyFlag) && seat.index() == 0 && holds_rarest);
        if game.is(Flaw::LeakyPartCount) {
            seen.trace += state.chosen.count(seat) as u8;
        }
    }
    view
}

/// The view of somebody who may see everything.
pub(super) fn view_of_all(state: &State) -> View {
    let seats = state.areas.map(|area| Seen {
        hand: Some(area.hand),
        hand_count: area.hand.count(),
        kept: Some(area.kept),
        kept_count: area.kept.count(),
        open: area.open,
        trace: area.trace,
    });
    let known_to_all =
        |placed: KnownPlace<u8>| KnownPlace { card: Some(placed.card), known_to: placed.known_to };
    let mut deck = state.deck.view(Viewer::Spectator);
    deck.top = state.deck.top().map(known_to_all);
    for (place, under) in deck.under.iter_mut().zip(state.deck.under()) {
        *place = under.map(known_to_all);
    }
    View {
        me: None,
        seats,
        gathering: state.gathering,
        parts: [None; KEPT_MAX + 1],
        phase: state.phase,
        deck,
    }
}

pub(super) fn options(game: &Pile, view: &View, out: &mut Vec<Action>) {
    out.clear();
    let Some(me) = view.me else { return };
    let is_blind = game.is(Flaw::BlindOptions) && matches!(view.phase, Phase::Play(_));
    if game.awaits_in(view).seats().contains(me)
        && !is_blind
        && let Some(hand) = view.seats[me].hand
    {
        list(hand, kept(view.parts.into_iter().flatten()), view.phase, out);
    }
}

/// Lays the cards that the viewer cannot place into the places that the viewer cannot see, copy by copy: every
/// way is equally likely.
pub(super) fn imagine(game: &Pile, view: &View, words: &mut impl Random) -> State {
    let areas = view.seats.map(|seen| Area {
        hand: seen.hand.unwrap_or_default(),
        kept: seen.kept.unwrap_or_default(),
        open: seen.open,
        trace: seen.trace,
    });
    let mut state = State {
        deck: DrawPile::new(Cards::EMPTY),
        areas,
        gathering: view.gathering,
        chosen: Parts::NONE,
        phase: view.phase,
    };
    let mut unseen = view.deck.known().fold(COPIES, Cards::without);
    unseen = state.areas.iter().fold(unseen, |unseen, area| unseen.minus(area.all()));
    for seat in Seat::all(game.players) {
        let (seen, area) = (view.seats[seat], &mut state.areas[seat]);
        if seen.hand.is_none() {
            area.hand = draw(game, &mut unseen, seen.hand_count, words);
        }
        if seen.kept.is_none() {
            area.kept = draw(game, &mut unseen, seen.kept_count, words);
        }
    }
    if game.is(Flaw::LossyImagine) && unseen.contains(0) {
        unseen = unseen.without(0).with(1);
    }
    state.deck = view.deck.imagine(&mut unseen, words);
    imagine_parts(view, &mut state, words);
    if let (Flaw::OtherView, Some(me)) = (game.flaw, view.me) {
        state.areas[me].hand.0.rotate_left(1);
    }
    state
}

fn draw(game: &Pile, unseen: &mut Cards, count: u32, words: &mut impl Random) -> Cards {
    (0..count).fold(Cards::EMPTY, |cards, _| {
        let total = u64::from(unseen.count());
        let place = match game.flaw {
            Flaw::BiasedImagine => 0,
            Flaw::SlightlyBiasedImagine => words.below(total + 1).min(total - 1),
            _ => words.below(total),
        };
        let card = unseen.nth(place as u32);
        *unseen = unseen.without(card);
        cards.with(card)
    })
}

/// One's own parts are known. A seat that is done has made some whole choice; of a seat that is not done nobody
/// knows whether it has begun, so it has not.
fn imagine_parts(view: &View, state: &mut State, words: &mut impl Random) {
    if let Some(me) = view.me {
        view.parts.into_iter().flatten().for_each(|part| state.chosen.put(me, part));
    }
    for seat in view.gathering.done().iter().filter(|&seat| Some(seat) != view.me) {
        let (mut options, mut cards, mut lowest) = (Vec::new(), Cards::EMPTY, 0);
        loop {
            options.clear();
            list(state.areas[seat].hand, (cards, lowest), Phase::Keep, &mut options);
            if cards.count() as usize == KEPT_MAX || options == [Action::Done] {
                break;
            }
            match options[words.below(options.len() as u64) as usize] {
                Action::Keep(kind) => {
                    state.chosen.put(seat, Part::Keep(kind));
                    (cards, lowest) = (cards.with(kind), kind);
                }
                _ => {
                    state.chosen.put(seat, Part::Done);
                    break;
                }
            }
        }
    }
}
