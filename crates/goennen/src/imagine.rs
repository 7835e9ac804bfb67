//! Imagining: a full state that has a given view, uniformly over all there are.
//!
//! What a viewer cannot place are the stacks, the hands before the displays are shown, the cards that others put
//! under a stack, and a card that another one has drawn by chance. Which stack each of them belongs to is always
//! known, and nothing else: so every way to deal the unseen cards of a stack out to these places is equally likely.

use engine::{BySeat, KnownPlace, Parts, Random, Seat};

use crate::Goennen;
use crate::card::{CardSet, Stack};
use crate::model::{DEALT, Hidden, PARTS_MAX, Phase, State};
use crate::rules::{passive, setup};
use crate::view::View;

/// Draws a state with this view.
pub(crate) fn imagine(game: &Goennen, view: &View, words: &mut impl Random) -> State {
    let own = view.viewer.seat().filter(|seat| seat.index() < game.players);
    let known = view.scoring.known().chain(view.bonus.known()).chain(view.drawn.and_then(|drawn| drawn.card));
    let seen = known.fold(view.board.open_cards().union(view.hand), CardSet::with);
    let mut unseen = Stack::ALL.map(|stack| game.deck().cards().both(stack.cards()).minus(seen));
    let mut draw = |stack: Stack| {
        let pool = &mut unseen[stack.index()];
        let card = pool.nth(words.below(u64::from(pool.count())) as u32);
        *pool = pool.without(card);
        card
    };
    let mut hands = BySeat::all(CardSet::EMPTY);
    for seat in Seat::all(game.players) {
        let count = dealt_count(game, view, seat);
        hands[seat] = if Some(seat) == own {
            view.hand
        } else {
            (0..count).map(|place| draw(setup::dealt_stack(place))).collect()
        };
    }
    let drawn = match view.board.phase {
        Phase::Keep(_, stack) => view.drawn.map(|drawn| KnownPlace {
            card: drawn.card.unwrap_or_else(|| draw(stack)),
            known_to: drawn.known_to,
        }),
        _ => None,
    };
    let [mut scoring, mut bonus] = unseen;
    let hidden = Hidden {
        scoring: view.scoring.imagine(&mut scoring, words),
        bonus: view.bonus.imagine(&mut bonus, words),
        hands,
        parts: Parts::NONE,
        drawn,
    };
    let mut state = State { board: view.board, hidden };
    imagine_parts(game, view, own, &mut state, words);
    state
}

/// How many cards a seat has been dealt and not shown yet.
fn dealt_count(game: &Goennen, view: &View, seat: Seat) -> u8 {
    match view.board.phase {
        Phase::Choose => 2 * DEALT,
        Phase::Deal(to, count) => {
            let steps =
                |seat: Seat| (seat.index() + game.players - view.board.starter.index()) % game.players;
            match steps(seat).cmp(&steps(to)) {
                std::cmp::Ordering::Less => 2 * DEALT,
                std::cmp::Ordering::Equal => count,
                std::cmp::Ordering::Greater => 0,
            }
        }
        _ => 0,
    }
}

/// One's own parts are known; whoever else is done has chosen something; that others have begun nobody knows.
fn imagine_parts(game: &Goennen, view: &View, own: Option<Seat>, state: &mut State, words: &mut impl Random) {
    let State { board, hidden } = state;
    let gathering = board.gathering;
    for seat in gathering.seats().iter() {
        let is_done = gathering.done().contains(seat);
        let mut parts = [None; PARTS_MAX];
        if Some(seat) == own {
            parts = view.parts;
        } else if is_done && board.phase == Phase::Choose {
            parts = setup::any_choice(hidden.hands[seat], words);
        } else if is_done {
            let chosen = passive::any_choice(game, board, seat, words);
            parts[..chosen.len()].copy_from_slice(&chosen);
        }
        for part in parts.into_iter().flatten() {
            hidden.parts.add(&mut board.gathering, seat, part, is_done);
        }
    }
}
