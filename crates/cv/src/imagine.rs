//! Imagining: a full state that has a given view, uniformly over all there are.
//!
//! A viewer cannot place secret goals and childhood cards; everything else lies open. The childhood draft is
//! taken apart into places, one card each: what a seat kept first, what it kept second, what it passed on
//! last. Two cards passed first are what the left neighbour keeps second and passes on. Known places are
//! filled; cards that a seat has openly shown fill places of that seat; the rest are dealt out.

use engine::{Parts, Random, Seat};

use crate::Cv;
use crate::card::{Age, Card, CardSet};
use crate::model::{BySeat, Hidden, Phase, State, Step};
use crate::rules::setup::DEALT;
use crate::view::View;

/// Draws a state with this view.
pub(crate) fn imagine(game: &Cv, view: &View, words: &mut impl Random) -> State {
    let board = view.board;
    let mut hidden = Hidden {
        rest: Age::Childhood.cards().union(Age::Goal.cards()),
        goal: view.goals,
        hand: BySeat::all(CardSet::EMPTY),
        pack: BySeat::all(CardSet::EMPTY),
        chosen: Parts::NONE,
        passed: [BySeat::all(CardSet::EMPTY); 2],
    };
    imagine_goals(game, view, &mut hidden, words);
    match board.phase {
        Phase::Open | Phase::Goal(_) | Phase::PublicGoal => {}
        Phase::Deal(_) | Phase::Draft(Step::First) => imagine_deal(game, view, &mut hidden, words),
        Phase::Draft(Step::Second) => imagine_draft(game, view, &mut hidden, words, false),
        _ => imagine_draft(game, view, &mut hidden, words, true),
    }
    let placed = |sets: &BySeat<CardSet>| sets.iter().fold(CardSet::EMPTY, |all, &set| all.union(set));
    let out = placed(&hidden.hand).union(placed(&hidden.pack)).union(placed(&board.shown));
    let goals: CardSet = hidden.goal.iter().chain(&board.goals).flatten().copied().collect();
    hidden.rest = hidden.rest.minus(out).minus(goals);
    State { board, hidden }
}

/// Takes a random card out of a pool.
fn draw(pool: &mut CardSet, words: &mut impl Random) -> Card {
    let card = pool.nth(words.below(u64::from(pool.count())) as u32);
    *pool = pool.without(card);
    card
}

/// Unknown goals are any that have not been seen.
fn imagine_goals(game: &Cv, view: &View, hidden: &mut Hidden, words: &mut impl Random) {
    let board = &view.board;
    let dealt = match board.phase {
        Phase::Open => 0,
        Phase::Goal(seat) => seat.index(),
        _ => game.players,
    };
    let known: CardSet = view.goals.iter().chain(&board.goals).flatten().copied().collect();
    let mut pool = Age::Goal.cards().minus(known);
    for goal in hidden.goal.iter_mut().take(dealt) {
        goal.get_or_insert_with(|| draw(&mut pool, words));
    }
}

/// Before the first pass: others hold cards the viewer cannot see. The Bicycle is in one of all the places
/// that are dealt in the end (CV-6), each as likely.
fn imagine_deal(game: &Cv, view: &View, hidden: &mut Hidden, words: &mut impl Random) {
    let board = &view.board;
    // A seat that the table does not have watches.
    let own = view.viewer.seat().filter(|seat| seat.index() < game.players);
    let starter = game.deck.starter();
    let mut pool = Age::Childhood.cards().minus(view.pack).without(starter);
    let own_left = own.map_or(0, |seat| DEALT - board.pack_count[seat]);
    let others = Seat::all(game.players).filter(|&seat| Some(seat) != own);
    let places = others.clone().count() as u64 * u64::from(DEALT) + u64::from(own_left);
    let mut bicycle = if view.pack.contains(starter) { None } else { Some(words.below(places)) };
    if let Some(seat) = own {
        hidden.pack[seat] = view.pack;
        view.chosen.into_iter().for_each(|card| hidden.chosen.put(seat, card));
    }
    for seat in others {
        for place in 0..DEALT {
            let is_dealt = place < board.pack_count[seat];
            let is_bicycle = bicycle == Some(0);
            bicycle = bicycle.and_then(|left| left.checked_sub(1));
            if is_dealt {
                let card = if is_bicycle { starter } else { draw(&mut pool, words) };
                hidden.pack[seat] = hidden.pack[seat].with(card);
            }
        }
        if board.gathering.done().contains(seat) {
            let mut pack = hidden.pack[seat];
            hidden.chosen.put(seat, draw(&mut pack, words));
        }
    }
}

/// The draft in single cards: for each seat what it kept first, kept second, and passed on last.
#[derive(Clone, Copy, Default)]
struct History {
    first: BySeat<Option<Card>>,
    second: BySeat<Option<Card>>,
    last: BySeat<Option<Card>>,
}

/// The only card of a set.
fn only(cards: CardSet) -> Option<Card> {
    cards.first().filter(|_| cards.count() == 1)
}

/// From the second step on. After it (`is_over`) cards have reached their last place, and some have been
/// shown; before, `second` and `last` of a seat are the two cards it is choosing from, in no order.
fn imagine_draft(game: &Cv, view: &View, hidden: &mut Hidden, words: &mut impl Random, is_over: bool) {
    let board = &view.board;
    let players = game.players;
    let own = view.viewer.seat().filter(|seat| seat.index() < players);
    let mut history = History::default();
    if let Some(seat) = own {
        recall(game, view, seat, is_over, &mut history, words);
    }
    let seats = || Seat::all(players);
    let known: CardSet = seats()
        .flat_map(|seat| [history.first[seat], history.second[seat], history.last[seat]])
        .flatten()
        .collect();
    let starter = game.deck.starter();
    let shown = board.shown.iter().fold(CardSet::EMPTY, |all, &set| all.union(set));
    let mut pool = Age::Childhood.cards().minus(known).minus(shown).without(starter);

    // Cards a seat has shown must have been in one of its unknown places.
    if is_over {
        for seat in Seat::all(players) {
            for card in board.shown[seat].minus(known).iter() {
                place_randomly(&mut history, Some(seat), players, card, words);
            }
        }
    } else if !known.contains(starter) {
        // CV-6: the Bicycle is among the cards dealt.
        place_randomly(&mut history, None, players, starter, words);
    }
    for seat in seats() {
        for place in [&mut history.first[seat], &mut history.second[seat], &mut history.last[seat]] {
            place.get_or_insert_with(|| draw(&mut pool, words));
        }
    }

    let set = |cards: &[Option<Card>]| cards.iter().flatten().copied().collect::<CardSet>();
    for seat in Seat::all(players) {
        let right = seat.right(players);
        let pack = set(&[history.second[seat], history.last[seat]]);
        hidden.passed[0][right] = pack;
        if is_over {
            hidden.passed[1][seat] = set(&[history.last[seat]]);
            let all = set(&[history.first[seat], history.second[seat], history.last[right]]);
            hidden.hand[seat] = all.minus(board.shown[seat]);
        } else {
            hidden.hand[seat] = set(&[history.first[seat]]);
            hidden.pack[seat] = pack;
            if own == Some(seat) {
                view.chosen.into_iter().for_each(|card| hidden.chosen.put(seat, card));
            } else if board.gathering.done().contains(seat) {
                hidden.chosen.put(seat, draw(&mut { pack }, words));
            }
        }
    }
}

/// What a player knows: their own choices, what the right neighbour passed, and which two cards the left one
/// chose from.
fn recall(game: &Cv, view: &View, seat: Seat, is_over: bool, history: &mut History, words: &mut impl Random) {
    let players = game.players;
    let shown = &view.board.shown;
    let (own, left, right) = (seat, seat.left(1, players), seat.right(players));
    if !is_over {
        history.first[own] = only(view.hand);
        set_pair(history, own, view.pack, words);
        set_pair(history, left, view.passed[0], words);
        return;
    }
    let hand = view.hand.union(shown[own]);
    history.last[own] = only(view.passed[1]);
    history.second[own] = only(view.received[0].minus(view.passed[1]));
    history.last[right] = only(view.received[1]);
    history.first[own] = only(hand.minus(view.received[0]).minus(view.received[1]));
    if left == right {
        history.second[left] = only(view.passed[0].minus(view.received[1]));
        return;
    }
    // One of the two cards is the left neighbour's, the other went on to the next seat. What either has
    // shown tells which; else both ways are as likely, since all other places stay the same.
    let next = seat.left(2, players);
    let told = view.passed[0].iter().find_map(|card| {
        let other = only(view.passed[0].without(card))?;
        (shown[left].contains(card) || shown[next].contains(other)).then_some((card, other))
    });
    match told {
        Some((kept, passed)) => {
            history.second[left] = Some(kept);
            history.last[left] = Some(passed);
        }
        None => set_pair(history, left, view.passed[0], words),
    }
}

/// The two cards a seat chose from, in random order.
fn set_pair(history: &mut History, seat: Seat, cards: CardSet, words: &mut impl Random) {
    let mut rest = cards;
    history.second[seat] = Some(draw(&mut rest, words));
    history.last[seat] = rest.first();
}

/// Puts a card into a random unknown place: one whose card comes to `owner` in the end, or any.
fn place_randomly(
    history: &mut History,
    owner: Option<Seat>,
    players: usize,
    card: Card,
    words: &mut impl Random,
) {
    let mut count = 0;
    each_unknown(history, owner, players, |_| count += 1);
    if count == 0 {
        return;
    }
    let mut left = words.below(count);
    each_unknown(history, owner, players, |place| {
        if left == 0 {
            *place = Some(card);
        }
        left = left.wrapping_sub(1);
    });
}

fn each_unknown(
    history: &mut History,
    owner: Option<Seat>,
    players: usize,
    mut found: impl FnMut(&mut Option<Card>),
) {
    for seat in Seat::all(players) {
        let keeps = owner.is_none_or(|owner| owner == seat);
        let passes = owner.is_none_or(|owner| owner == seat.left(1, players));
        let places = [
            (keeps, &mut history.first[seat]),
            (keeps, &mut history.second[seat]),
            (passes, &mut history.last[seat]),
        ];
        for (is_meant, place) in places {
            if is_meant && place.is_none() {
                found(place);
            }
        }
    }
}
