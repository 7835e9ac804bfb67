//! The suite every game passes, golden playthroughs, perft.

use std::path::PathBuf;

use engine::{Game, Seat};

use super::fixture::{game, modes, solo};
use crate::card::{Card, CardSet};
use crate::display::CELLS;
use crate::model::{Phase, State};
use crate::{Bonus, CIRCLES, Deck, Goennen, Stack};

/// Every card is at exactly one place, displays begin in their corner, and marks fit the completed cards.
fn conserved(game: &Goennen, state: &State) {
    let State { board, hidden } = state;
    let mut seen = CardSet::EMPTY;
    let mut place = |card: Card| {
        assert!(!seen.contains(card), "card {card} is at two places");
        seen = seen.with(card);
    };
    board.market.iter().flatten().flatten().copied().for_each(&mut place);
    board.turn.bought.into_iter().chain(hidden.drawn.map(|drawn| drawn.card)).for_each(&mut place);
    let sets = [board.aside, hidden.scoring.cards(), hidden.bonus.cards()];
    sets.into_iter().flat_map(CardSet::iter).for_each(&mut place);
    for seat in Seat::all(game.players()) {
        hidden.hands[seat].iter().for_each(&mut place);
        let display = &board.displays[seat];
        display.slots().iter().filter_map(|slot| slot.card).for_each(&mut place);
        assert_eq!(display.count(), display.slots().iter().filter(|slot| slot.card.is_some()).count());
        if display.count() > 0 {
            assert!(display.slots()[..3].iter().any(|slot| slot.card.is_some()), "the first row is empty");
            assert!((0..CELLS).step_by(3).any(|cell| display.slots()[cell].card.is_some()));
        }
        for bonus in Bonus::ALL {
            let has = |slot: &&crate::Slot| {
                slot.is_completed && slot.card.is_some_and(|card| game.face(card).bonus() == Some(bonus))
            };
            let cards = display.slots().iter().filter(has).count() as u8;
            assert!(display.marks().left(bonus) <= cards * CIRCLES);
        }
        for slot in display.slots().iter().filter(|slot| slot.is_completed) {
            assert_eq!(slot.entries.count(), 0, "numbers of completed cards are forgotten");
        }
    }
    assert_eq!(seen, game.deck().cards(), "every card is somewhere: {:?}", board.phase);
    if matches!(board.phase, Phase::Over) {
        // GON-42: the market is filled after the last turn as well.
        for stack in Stack::ALL {
            assert!(hidden.is_empty(stack) || board.row(stack).iter().all(Option::is_some));
        }
    }
}

#[test]
fn every_mode_conforms() {
    for (name, game) in modes() {
        let report = testkit::conformance(&game, 0..if game.players() > 1 { 8 } else { 3 }, conserved);
        println!("{name}: {report:?}");
    }
}

/// Decks so small that stacks run out and cards come back from under them.
#[test]
fn small_decks_conform() {
    let small = |players: usize, scoring: u8, bonus: u8| {
        let cards = (1..=scoring).chain(30..30 + bonus).map(Card::at).collect();
        Goennen::new(None, players, Deck::standard().only(cards)).expect("a game")
    };
    for (players, scoring, bonus) in [(1, 7, 6), (2, 9, 8), (2, 12, 9), (3, 11, 10), (4, 12, 12)] {
        testkit::conformance(&small(players, scoring, bonus), 0..4, conserved);
    }
}

#[test]
fn nothing_leaks() {
    for players in 2..=4 {
        testkit::no_leak(&game(players), 0..6);
    }
    for level in 1..=7 {
        testkit::no_leak(&solo(level), 0..3);
    }
}

#[test]
fn everything_is_said_in_every_language() {
    for players in 2..=4 {
        testkit::check_words(&game(players), 0..4);
    }
    for level in 1..=7 {
        testkit::check_words(&solo(level), 0..2);
    }
    // Empty stacks and rows are rare at a full deck.
    let cards = (1..=7).chain(30..36).map(Card::at).collect();
    let small = Goennen::new(None, 1, Deck::standard().only(cards)).expect("a game");
    testkit::check_words(&small, 0..6);
}

#[test]
fn damaged_records_are_refused() {
    for game in [game(3), solo(7)] {
        let text = testkit::random_record(&game, 11);
        testkit::check_damage(&game, &text, 0..150);
    }
}

fn data(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data").join(path)
}

#[test]
fn playthroughs_are_golden() {
    for (seed, (name, game)) in modes().into_iter().enumerate() {
        let names = ["Ann", "Ben", "Cleo", "Dan"];
        let text = testkit::playthrough(&game, 21 + seed as u64, &names[..game.players()]);
        testkit::check_golden(data(&format!("playthroughs/{name}.txt")), &text);
    }
}

#[test]
fn perft_counts_stand() {
    testkit::check_perft_file(game, data("perft.txt"));
}

/// The levels differ in their rounds and points only, so the first ways of play are as many in all of them. The
/// counts of level 1 stand in the file.
#[test]
fn perft_counts_are_those_of_level_one_in_every_level() {
    for level in 2..=7 {
        assert_eq!(testkit::perft(&solo(level), 1, 3), testkit::perft(&solo(1), 1, 3), "level {level}");
        assert_eq!(testkit::perft(&solo(level), 3, 5), testkit::perft(&solo(1), 3, 5), "level {level}");
    }
}

#[test]
fn golden_records_lead_to_the_same_states() {
    for (seed, (name, game)) in modes().into_iter().enumerate() {
        testkit::check_stored_record(&game, data("records"), &name, 100 + seed as u64);
    }
}

#[test]
fn a_state_is_at_most_a_kilobyte() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}
