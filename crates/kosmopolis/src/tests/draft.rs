//! The draft: KOS-10 to KOS-13.

use testkit::Scenario;

use super::fixture::{cards, game, seat, small_game};
use crate::Kosmopolis;
use crate::model::{Phase, Step};
use crate::rule_ids::{KOS_12, KOS_13};
use crate::rules::draft::{deal_count, keep_count};

/// Set-up with seat 1 starting, then the hands as given.
fn dealt(game: Kosmopolis, hands: &[&str]) -> Scenario<Kosmopolis> {
    let mut scenario = Scenario::new(game);
    scenario.chance("seed y6");
    for (index, value) in ["+4", "+2", "-1", "-3"][..hands.len()].iter().enumerate() {
        scenario.chance(&format!("start {} {value}", index + 1));
    }
    for (index, hand) in hands.iter().enumerate() {
        for card in hand.split_whitespace() {
            scenario.chance(&format!("deal {} {card}", index + 1));
        }
    }
    scenario
}

#[test]
fn kos_10_three_rounds_of_draft_play_and_round_end() {
    let mut scenario = Scenario::new(game(2));
    let mut story = Vec::new();
    while engine::Game::awaits(scenario.game(), scenario.state()) != engine::Awaits::Over {
        let board = scenario.state().board();
        let part = match board.phase {
            Phase::Draft(_) => "draft",
            Phase::Play(_) => "play",
            _ => "",
        };
        if !part.is_empty() && story.last() != Some(&(board.round, part)) {
            story.push((board.round, part));
        }
        scenario.draw(3);
        if engine::Game::awaits(scenario.game(), scenario.state()) != engine::Awaits::Over {
            scenario.random(3, 1);
        }
    }
    assert_eq!(story, [(1, "draft"), (1, "play"), (2, "draft"), (2, "play"), (3, "draft"), (3, "play")]);
    assert_eq!(scenario.state().board().report.round, 3);
}

#[test]
fn kos_11_six_cards_for_two_or_three_players_and_five_for_four() {
    assert_eq!([2, 3, 4].map(|players| deal_count(players, 70)), [6, 6, 5]);
    for (players, count) in [(2, 6), (3, 6), (4, 5)] {
        let mut scenario = Scenario::new(game(players));
        scenario.draw(9);
        assert_eq!(scenario.state().board().pack_count.as_slice()[..players], vec![count; players]);
    }
}

#[test]
fn kos_12_all_keep_two_pass_left_twice_and_keep_what_arrives() {
    let hands = ["b2 b3 b4 b5 b6 g2", "p2 p3 p4 p5 p6 g3", "y2 y3 y4 y5 g4 g5"];
    let mut scenario = dealt(game(3), &hands);
    scenario.awaits("1 2 3");
    scenario.refuse(1, "keep b2", KOS_12).refuse(1, "keep b2 b2", KOS_12).refuse(1, "keep b2 p2", KOS_12);
    scenario.refuse(1, "hometown b2", KOS_12).refuse_take_back(1, KOS_12);
    // In any order, and taken back until the last one has chosen.
    scenario.act(3, "keep y5 g5").awaits("1 2").refuse(3, "keep y5 y4", KOS_12);
    scenario.act(1, "keep b6 b2").take_back(1).awaits("1 2").act(1, "keep b6 b5");
    assert!(scenario.state().hand(seat(1)).is_empty(), "nothing resolves before the last choice");
    scenario.act(2, "keep p6 p5");
    // Passed to the left: 1 to 2, 2 to 3, 3 to 1.
    assert_eq!(scenario.state().board().phase, Phase::Draft(Step::Second));
    assert_eq!(
        scenario.state().hidden.pack.as_slice()[..3],
        [cards("y2 y3 y4 g4"), cards("b2 b3 b4 g2"), cards("p2 p3 p4 g3")]
    );
    scenario.act(1, "keep y4 g4").act(2, "keep b4 g2").act(3, "keep p4 g3");
    let hands = ["b5 b6 y4 g4 p2 p3", "p5 p6 b4 g2 y2 y3", "y5 g5 p4 g3 b2 b3"];
    assert_eq!(scenario.state().hidden.hand.as_slice()[..3], hands.map(cards));
    assert_eq!(scenario.state().board().hand_count.as_slice()[..3], [6, 6, 6]);
    assert_eq!(scenario.state().board().phase, Phase::Play(seat(1)));
}

#[test]
fn kos_12_with_four_players_the_last_single_card_is_kept() {
    let hands = ["b2 b3 b4 b5 b6", "p2 p3 p4 p5 p6", "y2 y3 y4 y5 g6", "g2 g3 g4 g5 b2"];
    let mut scenario = dealt(game(4), &hands);
    scenario.act(1, "keep b6 b5").act(2, "keep p6 p5").act(3, "keep y5 g6").act(4, "keep g5 g4");
    scenario.act(1, "keep g3 g2").act(2, "keep b4 b3").act(3, "keep p4 p3").act(4, "keep y4 y3");
    let hands = ["b5 b6 g2 g3 y2", "p5 p6 b3 b4 b2", "y5 g6 p3 p4 b2", "g4 g5 y3 y4 p2"];
    assert_eq!(scenario.state().hidden.hand, hands.map(cards));
}

#[test]
fn kos_12_what_was_passed_is_remembered_by_both_neighbours_only() {
    let hands = ["b2 b3 b4 b5 b6 g2", "p2 p3 p4 p5 p6 g3", "y2 y3 y4 y5 g4 g5"];
    let mut scenario = dealt(game(3), &hands);
    scenario.act(1, "keep b6 b5").act(2, "keep p6 p5").act(3, "keep y5 g5");
    assert_eq!(scenario.view(1).passed[0], cards("b2 b3 b4 g2"));
    assert_eq!(scenario.view(1).received[0], cards("y2 y3 y4 g4"));
    assert_eq!(scenario.view(2).received[0], cards("b2 b3 b4 g2"));
    assert_eq!(scenario.view(3).received[0], cards("p2 p3 p4 g3"));
    assert_eq!(scenario.spectator_view().passed, [cards(""); 2]);
}

#[test]
fn kos_13_a_short_deck_is_dealt_evenly_and_small_hands_keep_what_they_can() {
    assert_eq!([0, 1, 2, 3, 6].map(keep_count), [0, 1, 2, 2, 2]);
    // Ten cards left for three players: three each, one stays.
    let deck = "y6 b2 b3 b4 p2 p3 p4 g2 g3 g4 y2";
    let mut scenario = dealt(small_game(3, deck), &["b2 b3 b4", "p2 p3 p4", "g2 g3 g4"]);
    assert_eq!(scenario.state().board().deck_count, 1);
    scenario.act(1, "keep b4 b3").act(2, "keep p4 p3").act(3, "keep g4 g3");
    // Each passed one card, keeps the one that arrived, and passes none.
    assert_eq!(scenario.legal(2), ["keep b2"]);
    scenario.refuse(2, "keep b2 b3", KOS_13);
    scenario.act(1, "keep g2").act(2, "keep b2").act(3, "keep p2");
    assert_eq!(scenario.state().hidden.hand.as_slice()[..3], ["b3 b4 g2", "p3 p4 b2", "g3 g4 p2"].map(cards));
    assert_eq!(scenario.state().board().phase, Phase::Play(seat(1)));
}

#[test]
fn kos_13_two_cards_are_both_kept_and_there_is_no_second_choice() {
    let mut scenario = dealt(small_game(2, "y6 b2 b3 p2 p2 g4"), &["b2 b3", "p2 p2"]);
    scenario.act(1, "keep b2 b3").act(2, "keep p2 p2");
    assert_eq!(scenario.state().board().phase, Phase::Play(seat(1)));
}

#[test]
fn kos_13_with_nothing_to_deal_the_rounds_end_at_once() {
    let mut scenario = Scenario::new(small_game(2, "y6 b2"));
    scenario.chance("seed y6").chance("start 1 +4").chance("start 2 +2").awaits("over");
    assert_eq!(scenario.state().board().deck_count, 1);
}

/// KOS-E3: the dealing alone; play cannot reach it.
#[test]
fn kos_e3_eight_cards_for_three_players_are_two_each() {
    assert_eq!(deal_count(3, 8), 2);
    let mut scenario = Scenario::new(small_game(3, "y6 b2 b2 b3 b3 p2 p2 p3 p3"));
    scenario.draw(1);
    assert_eq!(scenario.state().board().pack_count.as_slice()[..3], [2, 2, 2]);
    assert_eq!(scenario.state().board().deck_count, 2);
}
