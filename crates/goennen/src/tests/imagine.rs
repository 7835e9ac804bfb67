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

#[test]
fn gon_6_while_cards_are_dealt_everybody_is_imagined_with_as_many_as_they_have() {
    for (players, starter) in [(2, 2), (3, 1), (3, 3), (4, 2), (4, 4)] {
        let mut scenario = testkit::Scenario::new(super::fixture::game(players));
        scenario.chance(&format!("start {starter}"));
        let mut words = QuickRandom::new(starter);
        let game = scenario.game().clone();
        let mut state = *scenario.state();
        while game.awaits(&state) == engine::Awaits::Chance {
            for viewer in Viewer::all(players) {
                let view = game.view(&state, viewer);
                let imagined = game.imagine(&view, &mut words);
                let counts =
                    |state: &State| Seat::all(players).map(|s| state.hand(s).count()).collect::<Vec<_>>();
                assert_eq!(counts(&imagined), counts(&state), "{:?} for {viewer:?}", state.board().phase);
                assert_eq!(game.view(&imagined, viewer), view);
            }
            game.draw(&mut state, &mut words, &mut engine::Silent);
        }
    }
}

/// The seats' parts; what an imagined match can go on from.
fn parts(state: &State, players: usize) -> Vec<usize> {
    Seat::all(players).map(|seat| state.hidden.parts.count(seat)).collect()
}

#[test]
fn gon_5_whoever_is_done_is_imagined_with_a_whole_first_display() {
    let mut scenario = testkit::Scenario::new(super::fixture::game(3));
    scenario.draw(7);
    for _ in 0..4 {
        let first = scenario.legal(1)[0].clone();
        scenario.act(1, &first);
    }
    for _ in 0..2 {
        let first = scenario.legal(2)[0].clone();
        scenario.act(2, &first);
    }
    // One's own display is seen as far as it has come; nobody else's is.
    let view = scenario.view(2);
    let counts = [0, 1, 2].map(|seat| view.display(scenario.game(), Seat::at(seat)).count());
    assert_eq!(counts, [0, 1, 0]);
    let mut words = QuickRandom::new(3);
    // Of those who have only begun nobody else knows it.
    for (viewer, expected) in [(0, [4, 0, 0]), (1, [4, 0, 0]), (2, [4, 2, 0]), (3, [4, 0, 0])] {
        for _ in 0..20 {
            let view = if viewer == 0 { scenario.spectator_view() } else { scenario.view(viewer) };
            let imagined = scenario.game().imagine(&view, &mut words);
            assert_eq!(parts(&imagined, 3), expected, "seat {viewer}");
            // It can be played to its end.
            testkit::Scenario::at(scenario.game().clone(), imagined).random(4, 40);
        }
    }
}

#[test]
fn gon_21_what_a_passive_player_chose_is_imagined_uniformly_among_what_was_possible() {
    use super::fixture::plain;
    let faces = [(1, plain("_ < _")), (2, plain("_ < _"))];
    let position = Position::new(3, &faces).display(1, "9 r1c1").display(2, "1 r1c1").display(3, "2 r1c1");
    let mut scenario = position.rolled(1, "y6 o6 g2 b2 p2").scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4");
    let possible = scenario.legal(2);
    assert_eq!(possible.len(), 5, "two dice in two fields, or none");
    scenario.act(2, "enter y 1.1 3");
    let own = scenario.view(2);
    let mut words = QuickRandom::new(6);
    let mut counts = HashMap::new();
    for _ in 0..6000 {
        let imagined = scenario.game().imagine(&scenario.view(3), &mut words);
        let chosen: Vec<String> =
            imagined.hidden.parts.of(Seat::at(1)).map(|part| part.to_string()).collect();
        *counts.entry(chosen.join(", ")).or_default() += 1;
        assert_eq!(parts(&imagined, 3), [0, 1, 0]);
        let imagined = scenario.game().imagine(&own, &mut words);
        assert!(
            imagined.hidden.parts.of(Seat::at(1)).eq(own.parts.into_iter().flatten()),
            "one's own is known"
        );
    }
    assert_uniform(&counts, &possible.into_iter().map(|action| (action, 1)).collect());
}
