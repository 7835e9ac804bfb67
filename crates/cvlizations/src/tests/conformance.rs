//! The suite every game passes, golden playthroughs, perft.

use std::collections::HashSet;
use std::path::PathBuf;

use engine::{Awaits, Game, QuickRandom, Random, Seat, Silent};

use super::fixture::{MODES, Position, mode};
use crate::card::{IdeaSet, Strength};
use crate::effect::{Effect, Gain};
use crate::model::{State, TRIBES, TURNS};
use crate::{Cvlizations, Deck, Phase, Resources, Variant};

/// Every idea is at one place at most, the deck is what is left, and nothing lies where it cannot.
fn conserved(game: &Cvlizations, state: &State) {
    let (board, hidden) = (&state.board, &state.hidden);
    let mut seen = IdeaSet::EMPTY;
    let mut place = |ideas: IdeaSet| {
        assert!(seen.both(ideas).is_empty(), "an idea is at two places: {ideas:?}");
        seen = seen.union(ideas);
    };
    place(board.on_track());
    place(hidden.pile.cards());
    for seat in Seat::all(game.players()) {
        let player = &board.players[seat];
        place(player.ideas);
        assert!(player.awake.is_within(player.ideas));
        let bought = player.ideas.iter().filter(|idea| board.bought_in[idea.index()] == 0).count();
        assert_eq!(bought, 0);
    }
    assert_eq!(hidden.pile.cards(), game.in_deck(board));
    // The track is full while the deck lasts, except while it is being filled.
    let is_filling = matches!(board.phase, Phase::Deal | Phase::Refill(..));
    assert!(is_filling || hidden.pile.is_empty() || board.on_track().count() == 4);
    // Whoever has laid face down has laid open too, and hidden orders are gone once revealed.
    for tribe in 0..TRIBES {
        assert!(hidden.orders[tribe].is_none() || board.open[tribe].is_some());
        assert!(hidden.orders[tribe].is_none() || !board.is_revealed());
        assert!(hidden.orders[tribe] != board.open[tribe] || hidden.orders[tribe].is_none());
    }
    assert!(board.pending.is_empty() || matches!(board.phase, Phase::Choose(_) | Phase::Cleanup(_)));
}

/// The longest list a seat may be asked to choose from. Theft by two with the Sword and five players has 216 entries
/// (CVL-C10), and nothing has more.
const LIST_MAX: usize = 250;

#[test]
fn every_mode_conforms_and_no_list_is_too_long() {
    for at in MODES {
        let met = testkit::conformance(&mode(at), 0..12, conserved);
        assert!((56..=LIST_MAX).contains(&met.longest_list), "{at:?}: {}", met.longest_list);
    }
}

/// Everybody owns the Sword, the Bazaar or a look at the deck soon, and steals as much as a deck may say.
#[test]
fn no_list_is_too_long_with_the_ideas_that_lengthen_it() {
    let deck = [10, 13, 20]
        .into_iter()
        .fold(Deck::standard(), |deck, number| deck.with(number, |entry| entry.cost = Resources::NONE));
    let deck = deck.small(&[9, 10, 11, 13, 15, 16, 20, 31]).with_order(crate::Order::Theft, [2, 2, 2]);
    let mut longest = 0;
    for (variant, players) in MODES {
        let game = Cvlizations::new(Some(variant.word()), players, deck.clone()).expect("a mode");
        let met = testkit::conformance(&game, 0..12, conserved);
        assert!(met.longest_list <= LIST_MAX, "{players}: {}", met.longest_list);
        longest = longest.max(met.longest_list);
    }
    assert!(longest > 100, "{longest}");
}

#[test]
fn small_decks_conform() {
    let all: Vec<u8> = (1..=48).collect();
    // Decks that run out in every age, with the ideas that ask and look among them.
    for numbers in [&[1, 2, 3, 13, 20, 30][..], &[10, 13, 26, 28, 33, 34, 42], &[], &all[..9]] {
        for (variant, players) in MODES {
            let deck = Deck::standard().small(numbers);
            let game = Cvlizations::new(Some(variant.word()), players, deck).expect("a mode");
            testkit::conformance(&game, 0..3, conserved);
        }
    }
}

#[test]
fn everything_can_be_said_in_every_language() {
    for at in MODES {
        testkit::check_words(&mode(at), 0..3);
    }
}

#[test]
fn nothing_leaks() {
    for at in MODES {
        testkit::no_leak(&mode(at), 0..8);
    }
}

#[test]
fn a_card_looked_at_does_not_leak() {
    // With few ideas somebody soon owns Fortune-telling.
    for players in [3, 5] {
        let numbers: Vec<u8> = (9..=32).collect();
        let deck = Deck::standard().small(&numbers).with(13, |entry| entry.cost = Resources::NONE);
        testkit::no_leak(&Cvlizations::new(None, players, deck).expect("players"), 0..8);
    }
}

/// An action is its effect: two that lead to the same state would be one. Only laying is different: whoever lays last
/// still lays one order open and one face down (CVL-11), though both are revealed at once.
#[test]
fn no_two_actions_lead_to_the_same_state() {
    for (number, at) in MODES.into_iter().enumerate() {
        let game = mode(at);
        let mut words = QuickRandom::new(number as u64);
        let mut actions = Vec::new();
        for _ in 0..4 {
            let mut state = game.start();
            loop {
                match game.awaits(&state) {
                    Awaits::Chance => {
                        game.draw(&mut state, &mut words, &mut Silent);
                    }
                    Awaits::Seats(seats) => {
                        let seat = seats.first().expect("somebody is awaited");
                        game.legal(&state, seat, &mut actions);
                        let after = |&action| {
                            let mut next = state;
                            game.apply(&mut next, seat, action, &mut Silent);
                            next
                        };
                        let states: HashSet<State> = actions.iter().map(after).collect();
                        let is_laying = matches!(state.board.phase, Phase::Lay(_));
                        assert!(is_laying || states.len() == actions.len(), "{actions:?}");
                        state = after(&actions[words.below(actions.len() as u64) as usize]);
                    }
                    Awaits::Over => break,
                }
            }
        }
    }
}

#[test]
fn damaged_records_are_refused() {
    for (variant, players, seed) in [(Variant::Standard, 3, 11), (Variant::Basic, 2, 12)] {
        let game = mode((variant, players));
        let text = testkit::random_record(&game, seed);
        testkit::check_damage(&game, &text, 0..200);
    }
}

fn data(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data").join(path)
}

#[test]
fn playthroughs_are_golden() {
    for ((variant, players), seed) in MODES.into_iter().zip([31, 41, 51, 21, 22]) {
        let names = ["Ann", "Ben", "Cleo", "Dan", "Eve"];
        let text = testkit::playthrough(&mode((variant, players)), seed, &names[..players]);
        testkit::check_golden(data(&format!("playthroughs/{players}p-{}.txt", variant.word())), &text);
    }
}

#[test]
fn perft_counts_stand() {
    testkit::check_perft_file(|players| mode((Variant::Standard, players)), data("perft.txt"));
    testkit::check_perft_file(|players| mode((Variant::Basic, players)), data("perft-basic.txt"));
    testkit::check_perft_file(|players| mode((Variant::Advanced, players)), data("perft-advanced.txt"));
}

#[test]
fn golden_records_lead_to_the_same_states() {
    for (variant, players) in MODES {
        let name = format!("{players}p-{}", variant.word());
        let seed = 100 + players as u64;
        testkit::check_stored_record(&mode((variant, players)), data("records"), &name, seed);
    }
}

#[test]
fn a_state_is_at_most_a_kilobyte() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}

/// One turn in which nearly everything that can be asked of a seat is asked: orders for two tribes, a doubled order with
/// a choice, thirty ideas that ask after each of both times, a purchase, and Patience three times over.
#[test]
fn a_turn_full_of_questions_is_within_the_bound_on_decisions() {
    const OWN: [u8; 33] = {
        let mut own = [0; 33];
        let mut index = 0;
        while index < 33 {
            own[index] = index as u8 + 1;
            index += 1;
        }
        own
    };
    let deck = OWN.into_iter().fold(Deck::standard(), |deck, number| {
        let asks = Effect::Strength(Strength::One, Gain::Choice);
        deck.with(number, |entry| entry.effect = if number <= 30 { asks } else { Effect::Patience })
    });
    let game = Cvlizations::new(Some("advanced"), 2, deck.with(45, |entry| entry.cost = Resources::NONE));
    let game = game.expect("two players");
    let most = game.decisions_max() / (usize::from(TURNS) * 2);
    let position = Position { game, ideas: [&OWN, &[], &[], &[], &[]], ..Position::advanced() };
    let mut scenario = Position { track: &[45], ..position }.scenario();
    scenario.act(1, "lay logging slacking").act(2, "lay logging slacking").act(1, "lay trading doubling");
    scenario.act(2, "lay logging slacking");
    let mut decisions = 2;
    while scenario.state().board().turn == 1 {
        let (number, choice) = match (scenario.legal(1).pop(), scenario.legal(2).pop()) {
            (Some(choice), _) => (1, choice),
            (None, choice) => (2, choice.expect("somebody is awaited")),
        };
        scenario.act(number, &choice);
        decisions += usize::from(number == 1);
    }
    assert_eq!(decisions, 2 + 2 * (1 + 30) + 1 + 3);
    assert!(decisions <= most, "{decisions} of {most}");
}
