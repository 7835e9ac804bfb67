//! The suite every game passes, golden playthroughs, perft.

use std::path::PathBuf;

use engine::{Game, Seat};

use super::fixture::{BOTH, game};
use crate::card::{Card, CardSet, Kind};
use crate::model::{Laying, State};
use crate::{Cv, Edition, Phase};

/// Every card is at exactly one place, stacks hang together, and what is counted openly is true.
fn conserved(game: &Cv, state: &State) {
    let (board, hidden) = (&state.board, &state.hidden);
    let mut seen = CardSet::EMPTY;
    let mut place = |card: Card| {
        assert!(!seen.contains(card), "card {card} is at two places");
        seen = seen.with(card);
    };
    let mut sets = vec![board.decks, board.discards, hidden.rest];
    for seat in Seat::all(game.players()) {
        for kind in Kind::STACKED {
            board.stack(seat, kind).for_each(&mut place);
            let count = board.stack(seat, kind).count();
            assert_eq!(count, usize::from(board.counts[seat][kind.index()]));
            board.stack(seat, kind).for_each(|card| assert!(game.face(card).kinds.contains(kind)));
        }
        sets.extend([board.apart[seat], board.open_hand[seat], hidden.hand[seat], hidden.pack[seat]]);
        assert_eq!(u32::from(board.hand_count[seat]), hidden.hand[seat].count());
        assert_eq!(u32::from(board.pack_count[seat]), hidden.pack[seat].count());
        assert_eq!(board.gathering.done().contains(seat), hidden.chosen.count(seat) == 1);
        let is_waiting_late = game.edition() == Edition::Granna && !board.apart[seat].is_empty();
        assert!(!is_waiting_late, "no card waits in the edition granna");
    }
    sets.into_iter().flat_map(CardSet::iter).for_each(&mut place);
    board.track.iter().chain(&board.goals).chain(&hidden.goal).flatten().copied().for_each(&mut place);
    let announced = board.laying.announced.map(|(card, _)| card);
    board.laying.cards.iter().copied().chain([announced]).flatten().for_each(&mut place);
    if board.laying == Laying::NONE && !matches!(board.phase, Phase::Refill | Phase::Assist(_)) {
        let taken = matches!(
            board.phase,
            Phase::Select(_) | Phase::Misfortune(_) | Phase::Upkeep(_) | Phase::Roll(_) | Phase::Throw(_)
        );
        board.turn.taken.iter().flatten().filter(|_| taken).copied().for_each(&mut place);
    }
    assert_eq!(seen.count(), 83, "every card is somewhere: {:?}", board.phase);
}

#[test]
fn every_number_of_players_conforms_in_both_editions() {
    for players in 2..=4 {
        for edition in BOTH {
            testkit::conformance(&game(players, edition), 0..12, conserved);
        }
    }
}

#[test]
fn nothing_leaks() {
    for players in 2..=4 {
        for edition in BOTH {
            testkit::no_leak(&game(players, edition), 0..8);
        }
    }
}

#[test]
fn damaged_records_are_refused() {
    let game = game(3, Edition::Gigamic);
    let text = testkit::random_record(&game, 11);
    testkit::check_damage(&game, &text, 0..300);
}

fn data(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data").join(path)
}

#[test]
fn everything_is_said_in_every_language() {
    for edition in Edition::ALL {
        for players in 2..=4 {
            testkit::check_words(&game(players, edition), 0..3);
        }
    }
}

#[test]
fn playthroughs_are_golden() {
    for (players, seed) in [(2, 21), (3, 31), (4, 41)] {
        for edition in BOTH {
            let names = ["Ann", "Ben", "Cleo", "Dan"];
            let text = testkit::playthrough(&game(players, edition), seed, &names[..players]);
            let path = format!("playthroughs/{players}p-{}.txt", edition.slug());
            testkit::check_golden(data(&path), &text);
        }
    }
}

#[test]
fn perft_counts_stand() {
    testkit::check_perft_file(|players| game(players, Edition::Granna), data("perft.txt"));
    testkit::check_perft_file(|players| game(players, Edition::Gigamic), data("perft-gigamic.txt"));
}

#[test]
fn golden_records_lead_to_the_same_states() {
    // In those of the edition gigamic a card is laid to wait before the other one (CV-55).
    for (players, edition, seed) in [
        (3, Edition::Granna, 103),
        (2, Edition::Gigamic, 149),
        (3, Edition::Gigamic, 111),
        (4, Edition::Gigamic, 126),
    ] {
        let name = format!("{players}p-{}", edition.slug());
        let game = game(players, edition);
        testkit::check_stored_record(&game, data("records"), &name, seed);
    }
}

#[test]
fn a_state_is_at_most_a_kilobyte() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}
