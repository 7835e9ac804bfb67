//! Imagining is uniform: against full enumeration of what a viewer cannot know.

use std::collections::HashMap;

use engine::{Game, QuickRandom, Random, Seat, Silent, Viewer};
use testkit::Scenario;
use testkit::uniform::assert_uniform;

use super::fixture::{BOTH, game};
use crate::card::{Age, Card, CardSet};
use crate::model::{BySeat, Phase, State, Step};
use crate::{Cv, Edition};

/// The cards of a draft in the order in which they were dealt, three to each seat; of each three the first is
/// kept at once, the second is kept by the left neighbour, and the third goes on to the next but one.
type Dealt = Vec<Card>;

/// What is told apart: packs, hands, and what was passed.
type Key = (BySeat<CardSet>, BySeat<CardSet>, [BySeat<CardSet>; 2]);

fn key(state: &State) -> Key {
    (state.hidden.pack, state.hidden.hand, state.hidden.passed)
}

fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

/// Where a draft stands: in its second step, or over with some cards shown.
#[derive(Clone, Copy)]
struct Seen {
    players: usize,
    is_over: bool,
    shown: BySeat<CardSet>,
}

impl Seen {
    fn of(game: &Cv, state: &State) -> Seen {
        let is_over = !matches!(state.board.phase, Phase::Draft(_));
        Seen { players: game.players(), is_over, shown: state.board.shown }
    }

    /// The hidden side of the match if these cards were dealt and chosen in this way.
    fn key(&self, dealt: &Dealt) -> Key {
        let mut key: Key = Default::default();
        for seat in Seat::all(self.players) {
            let cards = &dealt[3 * seat.index()..][..3];
            let (left, next) = (seat.left(1, self.players), seat.left(2, self.players));
            key.2[0][seat] = set(&cards[1..]);
            key.1[seat] = key.1[seat].with(cards[0]);
            if self.is_over {
                key.2[1][left] = set(&cards[2..]);
                key.1[left] = key.1[left].with(cards[1]);
                key.1[next] = key.1[next].with(cards[2]);
            } else {
                key.0[left] = set(&cards[1..]);
            }
        }
        (key.0, key.1, key.2)
    }

    /// The same without what has been shown; `None` if somebody has shown a card they did not have.
    fn after_showing(&self, dealt: &Dealt) -> Option<Key> {
        let mut key = self.key(dealt);
        for (hand, shown) in key.1.iter_mut().zip(&self.shown).take(self.players) {
            if !shown.minus(*hand).is_empty() {
                return None;
            }
            *hand = hand.minus(*shown);
        }
        Some(key)
    }
}

/// Counts in how many ways each hidden side that the viewer cannot rule out can have come about: every deal
/// of the childhood cards with the Bicycle among them, every choice as likely as any other.
fn enumerate(game: &Cv, state: &State, viewer: Seat) -> HashMap<Key, u64> {
    let seen = Seen::of(game, state);
    let truth = key(state);
    let mut counts = HashMap::new();
    let mut dealt = Vec::new();
    // What the viewer saw: their own three cards, what came, and what went.
    let own = viewer;
    let right = viewer.right(seen.players);
    let is_seen = |found: &Key| {
        found.0[own] == truth.0[own]
            && found.1[own] == truth.1[own]
            && (0..2).all(|step| [own, right].iter().all(|&seat| found.2[step][seat] == truth.2[step][seat]))
    };
    // Places whose card the viewer has seen leaving or coming are bounded early, to keep this short.
    let first = truth.1[own].union(seen.shown[own]);
    let allowed = |place: usize| -> CardSet {
        let (seat, part) = (Seat::at(place / 3), place % 3);
        match part {
            0 if seat == own => first,
            1 | 2 if seat == own => truth.2[0][own],
            1 | 2 if seat == right => truth.2[0][right],
            _ => Age::Childhood.cards(),
        }
    };
    extend(&seen, &allowed, &mut dealt, &mut |dealt| {
        if let Some(found) = seen.after_showing(dealt)
            && dealt.contains(&game.deck().starter())
            && is_seen(&found)
        {
            *counts.entry(found).or_default() += 1;
        }
    });
    counts
}

fn extend(
    seen: &Seen,
    allowed: &impl Fn(usize) -> CardSet,
    dealt: &mut Dealt,
    found: &mut impl FnMut(&Dealt),
) {
    if dealt.len() == 3 * seen.players {
        return found(dealt);
    }
    for card in allowed(dealt.len()).minus(set(dealt)).iter() {
        // A card that somebody has shown came to them and to nobody else.
        let (seat, part) = (Seat::at(dealt.len() / 3), dealt.len() % 3);
        let owner = seat.left(part, seen.players).index();
        if seen.is_over
            && (0..seen.players).any(|other| other != owner && seen.shown[Seat::at(other)].contains(card))
        {
            continue;
        }
        dealt.push(card);
        extend(seen, allowed, dealt, found);
        dealt.pop();
    }
}

/// A position at random: in the second step of the draft, or later, once so many cards have been shown.
fn position(game: &Cv, seed: u64, shown: Option<u32>) -> State {
    let mut words = QuickRandom::new(seed);
    let mut state = game.start();
    let mut actions = Vec::new();
    loop {
        let found = state.board.shown.iter().map(|cards| cards.count()).sum::<u32>();
        let is_there = match shown {
            None => state.board.phase == Phase::Draft(Step::Second),
            Some(count) => !matches!(state.board.phase, Phase::Draft(_)) && found >= count,
        };
        if is_there && state.board.gathering.done().is_empty() {
            return state;
        }
        match game.awaits(&state).seats().first() {
            None => {
                game.draw(&mut state, &mut words, &mut Silent);
            }
            Some(seat) => {
                game.legal(&state, seat, &mut actions);
                let action = actions[words.below(actions.len() as u64) as usize];
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
    }
}

fn check(game: &Cv, state: &State, viewer: Seat, samples: u64) -> usize {
    let weights = enumerate(game, state, viewer);
    assert!(weights.contains_key(&key(state)), "the truth is among what is possible");
    let view = game.view(state, Viewer::Seat(viewer));
    let mut words = QuickRandom::new(7);
    let mut counts = HashMap::new();
    for _ in 0..samples {
        let imagined = game.imagine(&view, &mut words);
        assert_eq!(game.view(&imagined, Viewer::Seat(viewer)), view);
        *counts.entry(key(&imagined)).or_default() += 1;
    }
    assert_uniform(&counts, &weights);
    weights.len()
}

#[test]
fn the_second_step_of_the_draft_is_imagined_uniformly() {
    for (players, samples) in [(2, 2000), (3, 60_000), (4, 60_000)] {
        let game = game(players, Edition::Granna);
        for seed in 0..3 {
            let state = position(&game, seed, None);
            for viewer in Seat::all(players).take(2) {
                let cells = check(&game, &state, viewer, samples);
                assert!(players == 2 || cells > 100, "{players} players: {cells}");
            }
        }
    }
}

#[test]
fn cards_kept_in_the_draft_are_imagined_uniformly_when_some_are_shown() {
    let mut told = 0;
    for edition in BOTH {
        for (players, samples) in [(2, 2000), (3, 40_000), (4, 40_000)] {
            let game = game(players, edition);
            for (seed, shown) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
                let state = position(&game, seed, Some(shown));
                for viewer in Seat::all(players).take(2) {
                    check(&game, &state, viewer, samples);
                    // Whether what was shown tells what the left neighbour kept.
                    let passed = state.hidden.passed[0][viewer];
                    let others = (1..players).map(|step| viewer.left(step, players).index());
                    told += others
                        .filter(|&seat| !state.board.shown[Seat::at(seat)].both(passed).is_empty())
                        .count();
                }
            }
        }
    }
    assert!(told > 10, "what was passed on is shown now and then: {told}");
}

/// Every way to deal three cards each to so many seats.
fn packs(pool: CardSet, seats: usize) -> Vec<Vec<CardSet>> {
    if seats == 0 {
        return vec![vec![]];
    }
    let list: Vec<Card> = pool.iter().collect();
    let chosen = (0u32..1 << list.len()).filter(|mask| mask.count_ones() == 3).map(|mask| -> CardSet {
        (0..list.len()).filter(|at| mask >> at & 1 == 1).map(|at| list[at]).collect()
    });
    let with = |pack: CardSet| {
        packs(pool.minus(pack), seats - 1).into_iter().map(move |rest| [vec![pack], rest].concat())
    };
    chosen.flat_map(with).collect()
}

#[test]
fn the_deal_is_imagined_uniformly() {
    for (players, samples) in [(2, 5000), (3, 40_000), (4, 40_000)] {
        let game = game(players, Edition::Gigamic);
        let starter = game.deck().starter();
        for (viewer, seed) in [(0, 3), (1, 4), (1, 6)] {
            let state = Scenario::new(game.clone()).draw(seed).state().to_owned();
            let own = state.hidden.pack[Seat::at(viewer)];
            let others = |state: &State| -> Vec<CardSet> {
                (0..players)
                    .filter(|&seat| seat != viewer)
                    .map(|seat| state.hidden.pack[Seat::at(seat)])
                    .collect()
            };
            // The Bicycle must be among the cards dealt.
            let is_dealt =
                |packs: &Vec<CardSet>| packs.iter().chain([&own]).any(|pack| pack.contains(starter));
            let all = packs(Age::Childhood.cards().minus(own), players - 1);
            let weights: HashMap<Vec<CardSet>, u64> =
                all.into_iter().filter(is_dealt).map(|packs| (packs, 1)).collect();
            assert!(weights.contains_key(&others(&state)));
            let view = game.view(&state, Viewer::Seat(Seat::at(viewer)));
            let (mut words, mut counts) = (QuickRandom::new(5), HashMap::new());
            for _ in 0..samples {
                *counts.entry(others(&game.imagine(&view, &mut words))).or_default() += 1;
            }
            assert_uniform(&counts, &weights);
        }
    }
}

/// In the middle of the deal the Bicycle may still be to come: of six places two are dealt.
#[test]
fn the_middle_of_the_deal_is_imagined_as_likely_as_it_is() {
    let game = game(2, Edition::Granna);
    let mut state = game.start();
    let mut words = QuickRandom::new(2);
    while state.board.pack_count[Seat::at(0)] < 2 {
        game.draw(&mut state, &mut words, &mut Silent);
    }
    let view = game.view(&state, Viewer::Seat(Seat::at(1)));
    let mut weights = HashMap::new();
    for low in 1..12 {
        for high in low + 1..=12 {
            // With the Bicycle 2/6 * 1/11, without it 4/6 * 1/55.
            weights.insert(set(&[Card::at(low), Card::at(high)]), if high == 12 { 10 } else { 4 });
        }
    }
    let mut counts = HashMap::new();
    for _ in 0..10_000 {
        *counts.entry(game.imagine(&view, &mut words).hidden.pack[Seat::at(0)]).or_default() += 1;
    }
    assert_uniform(&counts, &weights);
}

#[test]
fn secret_goals_are_imagined_uniformly() {
    for players in 2..=4 {
        let game = game(players, Edition::Granna);
        let state = position(&game, 9, Some(1));
        let view = game.view(&state, Viewer::Seat(Seat::at(0)));
        let known: CardSet =
            state.board.goals.iter().chain(&state.hidden.goal.as_slice()[..1]).flatten().copied().collect();
        let unknown: Vec<Card> = Age::Goal.cards().minus(known).iter().collect();
        let mut weights: HashMap<Vec<Card>, u64> = HashMap::from([(vec![], 1)]);
        for _ in 1..players {
            let more = |list: Vec<Card>| {
                let left = unknown.iter().filter(|card| !list.contains(card)).copied().collect::<Vec<_>>();
                left.into_iter().map(move |card| ([list.clone(), vec![card]].concat(), 1))
            };
            weights = weights.into_keys().flat_map(more).collect();
        }
        let (mut words, mut counts) = (QuickRandom::new(5), HashMap::new());
        for _ in 0..8000 {
            let goals = game.imagine(&view, &mut words).hidden.goal;
            assert_eq!(goals[Seat::at(0)], state.hidden.goal[Seat::at(0)]);
            *counts
                .entry(goals.as_slice()[1..players].iter().flatten().copied().collect::<Vec<_>>())
                .or_default() += 1;
        }
        assert_uniform(&counts, &weights);
    }
}

/// A seat that the table does not have knows what everybody knows.
#[test]
fn a_seat_beyond_the_table_imagines_as_a_spectator_does() {
    for edition in BOTH {
        let mut scenario = Scenario::new(game(2, edition));
        scenario.draw(8);
        assert!(scenario.state().board.phase == Phase::Draft(Step::First));
        for step in 0..14 {
            let (game, state) = (scenario.game(), scenario.state());
            let imagined = |viewer| game.imagine(&game.view(state, viewer), &mut QuickRandom::new(step));
            assert_eq!(imagined(Viewer::Seat(Seat::at(2))), imagined(Viewer::Spectator), "step {step}");
            scenario.random(step, 1);
        }
    }
}
