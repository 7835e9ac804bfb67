//! The cleanup and the end of the game: CV-60 to CV-62, CV-80.

use crate::card::Card;
use testkit::Scenario;

use super::fixture::{BOTH, Position, seat};
use super::look::{board, is_discarded, is_told, pass, refill, throw, tokens, track};
use crate::rule_ids::{CV_60, CV_80};
use crate::{Cv, Edition, Event};

const FREE: &[(u8, &str)] = &[
    (14, r#"type = "relationship"; cost = """#),
    (15, r#"type = "work"; cost = ""; gives = "K""#),
    (16, r#"type = "knowledge"; cost = """#),
    (21, r#"type = "health"; cost = "-"; gives = "$$$$$$$$""#),
    (28, r#"type = "work"; cost = "-"; gives = "$$""#),
    (33, r#"type = "relationship"; cost = "-"; gives = "$$$$$$$$""#),
    (48, r#"type = "knowledge"; cost = "-"; gives = "$$$$$$$$""#),
];

const FIVE: &str = "13 14 15 16 17";

#[test]
fn cv_60_the_track_slides_to_the_left_and_is_refilled_to_five() {
    for edition in BOTH {
        let position = Position { players: 3, edition, track: FIVE, faces: FREE, ..Position::default() };
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "RRRR");
        scenario.act(1, "take 14");
        assert_eq!(track(&scenario), "13 - 15 16 17", "nothing slides before the cleanup");
        scenario.act(1, "take 16").awaits("chance");
        assert_eq!(track(&scenario), "13 15 17 - -");
        scenario.chance("track 20");
        assert_eq!(track(&scenario), "13 15 17 20 -");
        scenario.chance("track 21");
        assert_eq!(track(&scenario), "13 15 17 20 21");
        // The next turn has begun.
        assert_eq!(board(&scenario).current, seat(2));
        scenario.chance("dice HHHH");
    }
}

#[test]
fn cv_60_the_decks_follow_one_another() {
    let position = Position { players: 3, track: "13 17", decks: Some("20 40 41 60"), ..Position::default() };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    scenario
        .refuse_chance("track 40", CV_60)
        .refuse_chance("track 60", CV_60)
        .refuse_chance("track 22", CV_60);
    scenario.chance("track 20");
    scenario.refuse_chance("track 60", CV_60).chance("track 41").chance("track 40");
    assert_eq!(track(&scenario), "13 17 20 41 40");
    pass(&mut scenario, 2);
    pass(&mut scenario, 3);
    // The end of the round has taken a card, and only old age is left.
    scenario.chance("track 60");
    assert_eq!(track(&scenario), "17 20 41 40 60");
}

#[test]
fn cv_60_with_all_decks_empty_the_track_stays_shorter() {
    let position = Position { players: 3, track: "13 17", decks: Some(""), ..Position::default() };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    assert_eq!(board(&scenario).current, seat(2));
    assert_eq!(track(&scenario), "13 17 - - -");
}

#[test]
fn cv_61_at_the_end_of_a_round_the_leftmost_card_is_discarded() {
    for players in [3, 4] {
        for edition in BOTH {
            // Seat 2 starts, so the turn of seat 1 is the last of a round.
            let position =
                Position { players, edition, starter: 2, current: 2, track: FIVE, ..Position::default() };
            let mut scenario = position.scenario();
            for number in (2..=players).chain([1]) {
                assert_eq!(track(&scenario), FIVE, "before the turn of seat {number}");
                pass(&mut scenario, number);
            }
            assert!(is_told(&scenario, Event::Discarded(Card::at(13))));
            assert_eq!(track(&scenario), "14 15 16 17 -");
            assert!(is_discarded(&scenario, 13));
            scenario.chance("track 18");
            assert_eq!(track(&scenario), "14 15 16 17 18");
            assert_eq!(board(&scenario).current, seat(2));
            assert_eq!(board(&scenario).round, 2);
        }
    }
}

#[test]
fn cv_61_it_is_done_even_if_cards_were_taken_and_after_sliding() {
    for edition in BOTH {
        let track_before = "14 15 16 13 17";
        let position = Position {
            players: 3,
            edition,
            starter: 2,
            track: track_before,
            faces: FREE,
            ..Position::default()
        };
        let mut scenario = position.scenario();
        throw(&mut scenario, 1, "RRRR");
        scenario.act(1, "take 14").act(1, "take 15").awaits("chance");
        assert!(is_discarded(&scenario, 16), "16 had become the leftmost");
        assert_eq!(track(&scenario), "13 17 - - -");
    }
}

#[test]
fn cv_61_two_players_do_it_at_the_end_of_every_turn() {
    for edition in BOTH {
        let position = Position { edition, track: FIVE, ..Position::default() };
        let mut scenario = position.scenario();
        pass(&mut scenario, 1);
        assert_eq!(track(&scenario), "14 15 16 17 -");
        refill(&mut scenario, "18");
        pass(&mut scenario, 2);
        // The end of the round takes one card, not two.
        assert_eq!(track(&scenario), "15 16 17 18 -");
        assert!(is_discarded(&scenario, 14));
    }
}

#[test]
fn cv_61_a_track_without_cards_loses_none() {
    let position = Position { track: "14", faces: FREE, ..Position::default() };
    let mut scenario = position.scenario();
    throw(&mut scenario, 1, "RRRR");
    scenario.act(1, "take 14").awaits("chance");
    assert_eq!(track(&scenario), "- - - - -");
    assert!(!scenario.told_to_all().iter().any(|event| matches!(event, Event::Discarded(_))));
}

#[test]
fn cv_62_tokens_are_the_symbols_of_active_cards_and_do_not_pile_up() {
    for edition in BOTH {
        let position = Position {
            edition,
            cv: ["work 28", "", "", ""],
            track: "15",
            faces: FREE,
            ..Position::default()
        };
        let mut scenario = position.scenario();
        assert_eq!(tokens(&scenario), "$$");
        throw(&mut scenario, 1, "HHHH");
        scenario.act(1, "take 15");
        refill(&mut scenario, "17 18 19 20 22");
        let counted =
            |scenario: &Scenario<Cv>| scenario.game().tokens(board(scenario), seat(1)).0.to_string();
        assert_eq!(counted(&scenario), "K", "the job that was covered gives nothing any more");
        pass(&mut scenario, 2);
        refill(&mut scenario, "23");
        assert_eq!((board(&scenario).current, tokens(&scenario)), (seat(1), "K".to_owned()));
    }
}

#[test]
fn cv_62_there_are_always_enough_tokens() {
    let cv = ["health 21; relationship 33; knowledge 48", "", "", ""];
    let scenario = Position { cv, faces: FREE, ..Position::default() }.scenario();
    assert_eq!(tokens(&scenario), "$".repeat(24));
}

/// The end of a round with a full track: one card is discarded, one comes from the old-age deck.
fn round_end(players: usize, edition: Edition, left: &'static str) -> Scenario<Cv> {
    let position = Position {
        players,
        edition,
        current: players,
        track: "60 61 62 63 64",
        decks: Some(left),
        ..Position::default()
    };
    let mut scenario = position.scenario();
    pass(&mut scenario, players);
    scenario.chance("track 65");
    scenario
}

#[test]
fn cv_80_the_game_ends_after_a_round_with_fewer_old_age_cards_than_players() {
    for edition in BOTH {
        for (players, enough, fewer) in
            [(2, "65 66 67", "65 66"), (3, "65 66 67 68", "65 66 67"), (4, "65 66 67 68 69", "65 66 67 68")]
        {
            let mut scenario = round_end(players, edition, enough);
            scenario.awaits("chance");
            assert!(is_told(&scenario, Event::RoundBegan(2)), "{players} players");
            let mut scenario = round_end(players, edition, fewer);
            scenario.awaits("over");
            assert!(is_told(&scenario, Event::Ended));
            scenario.refuse(1, "throw", CV_80);
        }
    }
}

#[test]
fn cv_80_the_round_is_played_to_its_end() {
    let position = Position { players: 3, track: "61 62 63 64 65", decks: Some("66"), ..Position::default() };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    scenario.awaits("chance");
    assert_eq!(board(&scenario).current, seat(2));
    pass(&mut scenario, 2);
    pass(&mut scenario, 3);
    // It is counted with the track refilled, not before.
    scenario.awaits("chance").chance("track 66").awaits("over");
}

/// The other decks do not matter: with old age untouched the game goes on.
#[test]
fn cv_80_only_the_old_age_deck_counts() {
    let position = Position {
        players: 4,
        current: 4,
        track: FIVE,
        decks: Some("18 40 59 60 61 62"),
        ..Position::default()
    };
    let mut scenario = position.scenario();
    pass(&mut scenario, 4);
    scenario.chance("track 18").awaits("chance");
    assert!(is_told(&scenario, Event::RoundBegan(2)));
}
