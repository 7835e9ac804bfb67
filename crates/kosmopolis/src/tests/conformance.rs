//! The suite every game passes, golden playthroughs, perft.

use std::path::PathBuf;

use engine::{Game, Seat};

use super::fixture::{game, small_game};
use crate::card::Colour;
use crate::model::State;
use crate::{Kosmopolis, MODIFICATIONS};

/// All cards, markers and modification cards of the box are somewhere, and what is counted openly is true.
fn conserved(game: &Kosmopolis, state: &State) {
    assert_eq!(state.all_cards(), game.deck().cards);
    let (board, hidden) = (&state.board, &state.hidden);
    assert_eq!(board.supply + board.markers.iter().sum::<u8>(), game.deck().markers);
    assert_eq!(u32::from(board.deck_count), hidden.deck.total());
    for seat in Seat::all(game.players()) {
        assert_eq!(u32::from(board.hand_count[seat]), hidden.hand[seat].total());
        assert_eq!(u32::from(board.pack_count[seat]), hidden.pack[seat].total());
        assert_eq!(board.gathering.done().contains(seat), hidden.chosen.count(seat) > 0);
        assert!(hidden.chosen.of(seat).all(|keep| keep.cards().is_within(hidden.pack[seat])));
    }
    let drawn = u32::from(hidden.drawn != crate::model::NO_MODIFICATION);
    let opened = match board.phase {
        crate::Phase::Start(seat) => seat.index() as u32,
        _ => 0,
    };
    let count = hidden.stock.count_ones() + drawn + opened + board.laid_count() as u32;
    assert_eq!(count, MODIFICATIONS as u32);
}

#[test]
fn every_number_of_players_conforms() {
    for players in 2..=4 {
        testkit::conformance(&game(players), 0..40, conserved);
    }
}

#[test]
fn small_decks_conform() {
    for (players, cards) in
        [(2, "y6 b2 p3"), (3, "y6 b2 b2 p3 p3 g4 g4 y2 y3 b4"), (4, "y2 y3 y4 y5 y6 g2 g3 g4 g5 g6 b2 b3 b4")]
    {
        testkit::conformance(&small_game(players, cards), 0..20, conserved);
    }
}

#[test]
fn nothing_leaks() {
    for players in 2..=4 {
        testkit::no_leak(&game(players), 0..20);
    }
}

#[test]
fn everything_is_said_in_every_language() {
    for players in 2..=4 {
        testkit::check_words(&game(players), 0..6);
    }
    // The words for an empty deck are rare at a full one.
    testkit::check_words(&small_game(2, "y6 b2 p3 g4 g5 g6 g2"), 0..10);
}

#[test]
fn damaged_records_are_refused() {
    let game = game(3);
    let text = testkit::random_record(&game, 11);
    testkit::check_damage(&game, &text, 0..300);
}

fn data(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data").join(path)
}

#[test]
fn playthroughs_are_golden() {
    for (players, seed) in [(2, 21), (3, 31), (4, 41)] {
        let names = ["Ann", "Ben", "Cleo", "Dan"];
        let text = testkit::playthrough(&game(players), seed, &names[..players]);
        testkit::check_golden(data(&format!("playthroughs/{players}p.txt")), &text);
    }
}

#[test]
fn perft_counts_stand() {
    testkit::check_perft_file(game, data("perft.txt"));
}

#[test]
fn golden_records_lead_to_the_same_states() {
    for players in 2..=4 {
        testkit::check_stored_record(
            &game(players),
            data("records"),
            &format!("{players}p"),
            100 + players as u64,
        );
    }
}

#[test]
fn a_state_is_at_most_512_bytes() {
    assert!(size_of::<State>() <= 512, "{}", size_of::<State>());
    assert_eq!(Colour::ALL.len(), 4);
}
