//! Imagining is uniform: every way to place the cards that a viewer cannot see is equally likely.

use std::collections::HashMap;

use engine::{Game, QuickRandom, Seat, SeatSet, Viewer};
use testkit::uniform::assert_uniform;

use super::fixture::Position;
use crate::card::{Card, CardSet};
use crate::model::State;
use crate::{Deck, Goennen, Phase};

fn small(players: usize, scoring: u8, bonus: u8) -> Goennen {
    let cards = (1..=scoring).chain(30..30 + bonus).map(Card::at).collect();
    Goennen::new(None, players, Deck::standard().only(cards)).expect("a game")
}

/// Plays the first lines at random until a phase.
fn until(game: &Goennen, seed: u64, is_there: impl Fn(&State) -> bool) -> State {
    let mut scenario = testkit::Scenario::new(game.clone());
    scenario.draw(seed);
    while !is_there(scenario.state()) {
        scenario.random(seed, 1);
    }
    *scenario.state()
}

#[test]
fn first_hands_are_imagined_uniformly() {
    // Two players: of the unseen scoring and bonus cards two each are in the other hand.
    let game = small(2, 10, 9);
    for viewer in Viewer::all(2) {
        testkit::assert_imagine_uniform(&game, 3, viewer, 30_000, |state: &State| state.hidden.hands);
    }
}

/// Which cards lie where, as far as a viewer cannot know: under the stacks, and in them.
fn key(state: &State) -> ([Option<Card>; 4], [Option<Card>; 4], Option<Card>) {
    let under = |places: &[Option<engine::KnownPlace<Card>>]| {
        std::array::from_fn(|place| places[place].map(|known| known.card))
    };
    let hidden = &state.hidden;
    (under(hidden.scoring.under()), under(hidden.bonus.under()), hidden.drawn.map(|drawn| drawn.card))
}

#[test]
fn cards_under_a_stack_are_imagined_uniformly() {
    let game = small(3, 13, 12);
    let state = until(&game, 5, |state| matches!(state.board().phase, Phase::Decide(_)));
    for viewer in Viewer::all(3) {
        let view = game.view(&state, viewer);
        // Every way to choose, in order, the unseen cards that lie under the stacks.
        let known: CardSet = view.scoring.known().chain(view.bonus.known()).collect();
        let seen = state.board().open_cards().union(known);
        let unseen: Vec<Card> = game.deck().cards().minus(seen).iter().collect();
        let mut weights = HashMap::new();
        let places: Vec<(bool, usize)> =
            (0..4).map(|i| (true, i)).chain((0..4).map(|i| (false, i))).collect();
        enumerate(&key(&state), &view, &places, &unseen, CardSet::EMPTY, &mut weights);
        let mut words = QuickRandom::new(8);
        let mut counts = HashMap::new();
        for _ in 0..30_000 {
            let imagined = game.imagine(&view, &mut words);
            assert_eq!(game.view(&imagined, viewer), view);
            *counts.entry(key(&imagined)).or_default() += 1;
        }
        assert!(weights.len() > 1 && weights.contains_key(&key(&state)), "the truth is among them");
        assert_uniform(&counts, &weights);
    }
}

type Key = ([Option<Card>; 4], [Option<Card>; 4], Option<Card>);

/// Fills the places that the viewer cannot see with unseen cards of their stack, in every way.
fn enumerate(
    key: &Key,
    view: &crate::View,
    places: &[(bool, usize)],
    unseen: &[Card],
    used: CardSet,
    weights: &mut HashMap<Key, u64>,
) {
    let Some((&(is_scoring, place), rest)) = places.split_first() else {
        *weights.entry(*key).or_default() += 1;
        return;
    };
    let seen = if is_scoring { view.scoring.under[place] } else { view.bonus.under[place] };
    if seen.is_none_or(|known| known.card.is_some()) {
        return enumerate(key, view, rest, unseen, used, weights);
    }
    let stack = if is_scoring { crate::Stack::Scoring } else { crate::Stack::Bonus };
    for &card in unseen.iter().filter(|card| card.stack() == stack && !used.contains(**card)) {
        let mut next = *key;
        let row = if is_scoring { &mut next.0 } else { &mut next.1 };
        row[place] = Some(card);
        enumerate(&next, view, rest, unseen, used.with(card), weights);
    }
}

#[test]
fn a_card_drawn_by_another_is_imagined_uniformly_among_the_unseen() {
    let position =
        Position::new(2, &[]).display(1, "1 r1c1").display(2, "9 r1c1").rolled(3, "y2 o2 g5 b6 p4");
    let mut scenario = position.scenario_with_stacks(&[2, 3, 4, 5], &[44]);
    scenario.state_mut().hidden.scoring.put_under(Card::at(6), SeatSet::one(Seat::at(1)));
    // The deck has all cards; those that lie nowhere here are unseen to everybody.
    let seen: CardSet = [1, 9, 20, 21, 22, 23, 6].map(Card::at).into_iter().collect();
    scenario.act(1, "chance").act(1, "draw scoring").chance("top 3");
    let view = scenario.view(2);
    let mut words = QuickRandom::new(4);
    let mut counts = HashMap::new();
    for _ in 0..8000 {
        let imagined = scenario.game().imagine(&view, &mut words);
        let drawn = imagined.hidden.drawn.expect("a drawn card").card;
        assert_eq!(imagined.hidden.scoring.under()[0].map(|known| known.card), Some(Card::at(6)));
        *counts.entry(drawn).or_default() += 1;
    }
    let unseen = crate::Stack::Scoring.cards().minus(seen);
    let weights = unseen.iter().map(|card| (card, 1)).collect();
    assert_uniform(&counts, &weights);
}
