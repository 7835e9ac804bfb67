//! Imagining is uniform: against full enumeration on small decks, copies told apart.

use std::collections::HashMap;

use engine::{Awaits, Game, QuickRandom, Random, Seat, Silent, Viewer};
use testkit::uniform::assert_uniform;

use super::fixture::{game, small_game};
use crate::card::{Cards, Kind};
use crate::model::{BySeat, Phase, State};
use crate::rules::draft::keep_count;
use crate::{Kosmopolis, View};

/// A state of the first round's play after so many turns at random, or `None` if the round was over first.
fn position(game: &Kosmopolis, seed: u64, turns: usize) -> Option<State> {
    let mut words = QuickRandom::new(seed);
    let mut state = game.start();
    let mut actions = Vec::new();
    let mut left = turns;
    loop {
        let seats = match game.awaits(&state) {
            Awaits::Chance => {
                game.draw(&mut state, &mut words, &mut Silent);
                continue;
            }
            Awaits::Over => return None,
            Awaits::Seats(seats) => seats,
        };
        if matches!(state.board.phase, Phase::Play(_)) {
            if left == 0 {
                return (state.board.round == 1).then_some(state);
            }
            left -= 1;
        }
        let seat = seats.first()?;
        game.legal(&state, seat, &mut actions);
        let action = actions[words.below(actions.len() as u64) as usize];
        game.apply(&mut state, seat, action, &mut Silent);
    }
}

/// Every way to choose `count` of the items: the chosen ones and the others.
fn choices(items: &[Kind], count: usize) -> Vec<(Vec<Kind>, Vec<Kind>)> {
    let Some((&first, rest)) = items.split_first() else {
        return if count == 0 { vec![(vec![], vec![])] } else { vec![] };
    };
    let mut all = Vec::new();
    if count > 0 {
        for (mut chosen, others) in choices(rest, count - 1) {
            chosen.push(first);
            all.push((chosen, others));
        }
    }
    for (chosen, mut others) in choices(rest, count) {
        others.push(first);
        all.push((chosen, others));
    }
    all
}

/// What is told apart: the hands, and what was passed.
type Key = (BySeat<Cards>, [BySeat<Cards>; 2]);

fn key(state: &State, with_memory: bool) -> Key {
    let passed = if with_memory { state.hidden.passed } else { Default::default() };
    (state.hidden.hand, passed)
}

/// Counts, for every arrangement of the cards the viewer cannot place, in how many ways it can have come about.
fn enumerate(game: &Kosmopolis, state: &State, viewer: Seat, with_memory: bool) -> HashMap<Key, u64> {
    let players = game.players();
    let board = &state.board;
    let first: Vec<Kind> = state.hidden.passed[0][viewer].iter().collect();
    let second = state.hidden.passed[1][viewer];
    let kept = keep_count(first.len() as u8) as usize;
    let passed = first.len() - kept;
    let others: Vec<Seat> = Seat::all(players).filter(|&seat| seat != viewer).collect();
    let played = others.iter().fold(Cards::EMPTY, |all, &seat| all.plus(board.played[seat]));
    let table = Seat::all(players).fold(board.capital.plus(board.discards), |all, seat| {
        all.plus(board.hometown[seat]).plus(board.bonus[seat])
    });
    let known: Cards = first.iter().copied().collect::<Cards>().plus(second);
    let own = state.hidden.hand[viewer];
    let pool: Vec<Kind> = game.deck.cards.minus(table.minus(played).plus(own).plus(known)).iter().collect();

    let mut counts = HashMap::new();
    for (split_kept, split_passed) in choices(&first, kept) {
        let fixed = |seat: Seat| -> Cards {
            match (seat.index() + players - viewer.index()) % players {
                1 => split_kept.iter().copied().collect::<Cards>().plus(second),
                2 => split_passed.iter().copied().collect(),
                _ => Cards::EMPTY,
            }
        };
        let mut arrangements = vec![(Vec::<(Seat, Vec<Kind>)>::new(), pool.clone())];
        for &seat in &others {
            let slots = u32::from(board.dealt) + u32::from(board.drawn_count[seat]) - fixed(seat).total();
            let mut next = Vec::new();
            for (given, rest) in arrangements {
                for (chosen, rest) in choices(&rest, slots as usize) {
                    let all = chosen.iter().copied().collect::<Cards>().plus(fixed(seat));
                    if board.played[seat].is_within(all) {
                        let mut given = given.clone();
                        given.push((seat, chosen));
                        next.push((given, rest));
                    }
                }
            }
            arrangements = next;
        }
        for (given, _) in arrangements {
            let mut imagined = *state;
            for &(seat, ref chosen) in &given {
                let all = chosen.iter().copied().collect::<Cards>().plus(fixed(seat));
                imagined.hidden.hand[seat] = all.minus(board.played[seat]);
            }
            if !with_memory {
                *counts.entry(key(&imagined, false)).or_default() += 1;
                continue;
            }
            // Three players: of the right neighbour's cards, which came with the second hand?
            assert_eq!(players, 3, "the memory is enumerated for three players");
            let (left, right) = (viewer.left(1, 3), viewer.left(2, 3));
            let cards = &given.iter().find(|(seat, _)| *seat == right).expect("the right neighbour").1;
            for (chosen, _) in choices(cards, kept) {
                let from_right = state.hidden.passed[1][right];
                imagined.hidden.passed[1][left] = split_passed.iter().copied().collect();
                imagined.hidden.passed[0][left] = chosen.into_iter().collect::<Cards>().plus(from_right);
                *counts.entry(key(&imagined, true)).or_default() += 1;
            }
        }
        assert!(passed <= 2);
    }
    counts
}

fn check(game: &Kosmopolis, state: &State, viewer: Seat, with_memory: bool, samples: u64) {
    let weights = enumerate(game, state, viewer, with_memory);
    let view = game.view(state, Viewer::Seat(viewer));
    let mut words = QuickRandom::new(99);
    let mut counts = HashMap::new();
    for _ in 0..samples {
        let imagined = game.imagine(&view, &mut words);
        *counts.entry(key(&imagined, with_memory)).or_default() += 1;
    }
    assert!(weights.contains_key(&key(state, with_memory)), "the truth is among what is consistent");
    assert_uniform(&counts, &weights);
}

/// Whether a card that the viewer passed on has been played since: the case in which sources are ambiguous.
fn is_ambiguous(state: &State, viewer: Seat, players: usize) -> bool {
    let first = state.hidden.passed[0][viewer];
    (1..3)
        .map(|step| viewer.left(step, players))
        .any(|seat| seat != viewer && first.kinds().any(|kind| state.board.played[seat].has(kind)))
}

#[test]
fn imagining_is_uniform_with_three_players() {
    // Five cards each: two kept, three passed, of which two are kept and one goes on.
    let deck = "b2 b2 b2 b2 p3 p3 p3 g4 g4 g4 g4 y5 y5 y5 y6 y6 y6";
    let game = small_game(3, deck);
    let (mut ambiguous, mut drawn) = (0, 0);
    for (seed, turns) in [(1, 0), (2, 2), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 3), (9, 5)] {
        let Some(state) = position(&game, seed, turns) else { continue };
        for viewer in Seat::all(3) {
            ambiguous += usize::from(is_ambiguous(&state, viewer, 3));
            drawn += usize::from(state.board.drawn_count.iter().any(|&count| count > 0));
            check(&game, &state, viewer, true, 30_000);
        }
    }
    assert!(ambiguous >= 5 && drawn >= 3, "the hard cases occur: {ambiguous} ambiguous, {drawn} with draws");
}

#[test]
fn imagining_is_uniform_with_two_players() {
    let game = small_game(2, "b2 b2 b2 p3 p3 p3 g4 g4 g4 y5 y5 y6 y6 b6 p6");
    for (seed, turns) in [(1, 0), (2, 3), (3, 5), (4, 7)] {
        let Some(state) = position(&game, seed, turns) else { continue };
        for viewer in Seat::all(2) {
            let view = game.view(&state, Viewer::Seat(viewer));
            let other = viewer.left(1, 2).index();
            // The neighbour kept what one passed and did not get back; so much is known, the rest is the pool.
            let sure = view.passed[1].plus(view.passed[0].minus(view.received[1]));
            let weights = enumerate_two(&game, &state, viewer, sure);
            let mut words = QuickRandom::new(5);
            let mut counts = HashMap::new();
            for _ in 0..20_000 {
                *counts.entry(game.imagine(&view, &mut words).hidden.hand[Seat::at(other)]).or_default() += 1;
            }
            assert!(weights.contains_key(&state.hidden.hand[Seat::at(other)]));
            assert_uniform(&counts, &weights);
        }
    }
}

fn enumerate_two(game: &Kosmopolis, state: &State, viewer: Seat, sure: Cards) -> HashMap<Cards, u64> {
    let board = &state.board;
    let other = viewer.left(1, 2).index();
    let table = board.capital.plus(board.hometown[Seat::at(0)]).plus(board.hometown[Seat::at(1)]);
    let own = state.hidden.hand[viewer];
    let played = board.played[Seat::at(other)];
    let pool: Vec<Kind> = game.deck.cards.minus(table.minus(played).plus(own).plus(sure)).iter().collect();
    let slots = u32::from(board.dealt + board.drawn_count[Seat::at(other)]) - sure.total();
    let mut counts = HashMap::new();
    for (chosen, _) in choices(&pool, slots as usize) {
        let all = chosen.into_iter().collect::<Cards>().plus(sure);
        if played.is_within(all) {
            *counts.entry(all.minus(played)).or_default() += 1;
        }
    }
    counts
}

#[test]
fn imagining_is_uniform_with_four_players() {
    let game = small_game(4, "b2 b2 b2 b2 p3 p3 p3 p3 g4 g4 g4 g4 y5 y5 y5 y5 y6 y6 y6 b6 b6 p6");
    for (seed, turns) in [(1, 3), (2, 6), (3, 9)] {
        let Some(state) = position(&game, seed, turns) else { continue };
        check(&game, &state, Seat::at(1), false, 30_000);
    }
}

#[test]
fn the_draft_is_imagined_uniformly() {
    let game = small_game(2, "y6 b2 b2 b3 p4 p4 p5 g6 g6");
    for viewer in Viewer::all(2) {
        testkit::assert_imagine_uniform(&game, 3, viewer, 30_000, |state: &State| state.hidden.pack);
    }
}

/// Every value one cannot place is equally likely at every card one cannot see.
#[test]
fn modification_cards_are_imagined_uniformly() {
    let game = game(2);
    let mut scenario =
        super::fixture::Position { players: 2, hand: ["b2 b3 b4", "b3 b4 b5", "", ""], ..Default::default() }
            .scenario();
    scenario.state_mut().board.dealt = 3;
    scenario.act(1, "capital b2").chance("modification +4").act(1, "lay blue");
    scenario.act(2, "capital b3").chance("modification -1").act(2, "lay pink");
    scenario.act(1, "hometown b3").act(2, "capital b4").chance("modification +2").act(2, "lay pink");
    let view: View = scenario.view(1);
    let mut counts = HashMap::new();
    let mut words = QuickRandom::new(8);
    for _ in 0..6000 {
        let imagined = game.imagine(&view, &mut words);
        assert_eq!(game.modifications[usize::from(imagined.hidden.laid[0])], 4, "the own card is known");
        *counts.entry((imagined.hidden.laid[1], imagined.hidden.laid[2])).or_default() += 1;
    }
    let weights =
        [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)].map(|pair| (pair, 1)).into_iter().collect();
    assert_uniform(&counts, &weights);
}

/// Words of which the first is given: the one that chooses how the passed cards were split.
struct First(Option<u64>, QuickRandom);

impl Random for First {
    fn word(&mut self) -> u64 {
        self.0.take().unwrap_or_else(|| self.1.word())
    }
}

/// With few copies many a split of the passed cards is impossible: even a word at the very edge must not choose it.
#[test]
fn what_is_imagined_is_possible_whatever_word_comes() {
    let once: Vec<String> = Kind::all().map(|kind| kind.to_string()).collect();
    let twice = [once.clone(), once[4..].to_vec()].concat();
    let mut ambiguous = 0;
    for game in [small_game(3, &once.join(" ")), small_game(4, &twice.join(" "))] {
        let players = game.players();
        for (seed, turns) in (0..3000).map(|seed| (seed, 1 + seed as usize % 10)) {
            let Some(state) = position(&game, seed, turns) else { continue };
            for viewer in Seat::all(players) {
                ambiguous += usize::from(is_ambiguous(&state, viewer, players));
                let view = game.view(&state, Viewer::Seat(viewer));
                for word in [0, u64::MAX] {
                    let imagined = game.imagine(&view, &mut First(Some(word), QuickRandom::new(seed)));
                    assert_eq!(game.view(&imagined, Viewer::Seat(viewer)), view);
                    assert_eq!(imagined.all_cards(), game.deck().cards);
                }
            }
        }
    }
    assert!(ambiguous >= 100, "{ambiguous} ambiguous");
}
