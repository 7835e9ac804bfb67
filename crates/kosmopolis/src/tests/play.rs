//! Play: KOS-20 to KOS-29.

use engine::Seat;

use super::fixture::{Position, cards, seat};
use crate::Event;
use crate::card::Colour;
use crate::model::{Laid, Phase};
use crate::rule_ids::{KOS_20, KOS_25, KOS_26};

const THREE: Position = Position {
    players: 3,
    round: 1,
    starter: 1,
    capital: "y6",
    hometown: ["", "", "", ""],
    hand: ["b2 p3 g4 y5", "b3 p4 g5 y6", "b4 p5 g6 y2", ""],
    bonus: ["", "", "", ""],
    markers: [0; 4],
    no_deck: false,
};

#[test]
fn kos_20_one_card_a_turn_clockwise_from_the_starting_player() {
    let mut scenario = Position { starter: 2, ..THREE }.scenario();
    let all = ["capital b3", "capital p4", "capital g5", "capital y6"];
    let home = ["hometown b3", "hometown p4", "hometown g5", "hometown y6"];
    assert_eq!(scenario.legal(2), [all, home].concat());
    scenario.refuse(1, "hometown b2", KOS_20).refuse(2, "hometown b2", KOS_20);
    scenario.refuse(2, "save none", KOS_20).refuse(2, "take blue", KOS_20);
    scenario.act(2, "hometown b3").refuse(2, "hometown p4", KOS_20);
    scenario.act(3, "hometown p5").act(1, "hometown g4").awaits("2");
    // Always into the column of the card's colour.
    assert_eq!(scenario.state().board().hometown[Seat::at(1)].of(Colour::Blue), cards("b3"));
    assert_eq!(scenario.state().board().hometown[Seat::at(0)].of(Colour::Green), cards("g4"));
}

#[test]
fn kos_21_a_card_in_the_hometown_triggers_nothing() {
    for card in ["b2", "p3", "g4", "y5"] {
        let mut scenario = THREE.scenario();
        scenario.act(1, &format!("hometown {card}")).awaits("2");
        let board = scenario.state().board();
        assert_eq!(board.hometown[Seat::at(0)], cards(card));
        assert_eq!((board.supply, board.hand_count[Seat::at(0)], board.laid_count()), (8, 3, 0));
        assert_eq!(board.capital, cards("y6"));
    }
}

#[test]
fn kos_22_a_card_in_the_capital_triggers_its_ability_at_once() {
    THREE.scenario().act(1, "capital b2").awaits("chance");
    THREE.scenario().act(1, "capital g4").awaits("chance");
    // Compulsory: the turn does not pass before the choice is made.
    THREE.scenario().act(1, "capital p3").awaits("1").refuse(1, "hometown b2", KOS_26);
    let mut scenario = THREE.scenario();
    scenario.act(1, "capital y5").awaits("2");
    assert_eq!(scenario.state().board().markers[Seat::at(0)], 1);
}

#[test]
fn kos_23_the_scholar_draws_a_card_unless_the_deck_is_empty() {
    let mut scenario = THREE.scenario();
    let before = scenario.state().board().deck_count;
    scenario.act(1, "capital g4").chance("draw b6").awaits("2");
    assert_eq!(scenario.state().hand(seat(1)), cards("b2 p3 y5 b6"));
    assert_eq!(scenario.state().board().deck_count, before - 1);
    assert!(scenario.told(1).contains(&Event::Drew(seat(1), "b6".parse().ok())));
    assert!(scenario.told(2).contains(&Event::Drew(seat(1), None)));

    let mut scenario = Position { no_deck: true, ..THREE }.scenario();
    scenario.act(1, "capital g4").awaits("2");
    assert_eq!(scenario.state().hand(seat(1)), cards("b2 p3 y5"));
    assert!(scenario.told_to_all().contains(&Event::DeckEmpty(seat(1))));
}

#[test]
fn kos_24_the_merchant_takes_a_marker_unless_the_supply_is_empty() {
    let mut scenario = Position { markers: [0, 4, 3, 0], ..THREE }.scenario();
    scenario.act(1, "capital y5");
    assert_eq!(scenario.state().board().markers.as_slice()[..3], [1, 4, 3]);
    assert_eq!(scenario.state().board().supply, 0);
    scenario.act(2, "capital y6").awaits("3");
    assert_eq!(scenario.state().board().markers.as_slice()[..3], [1, 4, 3]);
    assert!(scenario.told_to_all().contains(&Event::SupplyEmpty(seat(2))));
}

#[test]
fn kos_25_the_agent_lays_a_modification_card_at_any_column() {
    let mut scenario = Position { hand: ["b2 b2 b3", "b3 b4 b4", "b4 b5 b5", ""], ..THREE }.scenario();
    scenario.act(1, "capital b2").chance("modification -3").awaits("1");
    // Any of the four columns, empty ones too.
    assert_eq!(scenario.legal(1), ["lay blue", "lay pink", "lay green", "lay yellow"]);
    scenario.refuse(1, "capital b2", KOS_25).act(1, "lay pink").awaits("2");
    let laid = Laid { seat: seat(1), column: Colour::Pink };
    assert_eq!(scenario.state().board().laid[0], Some(laid));
    // Only its owner knows the value; who laid it where is public.
    assert_eq!(scenario.view(1).values[0], Some(-3));
    assert_eq!(scenario.view(2).values[0], None);
    assert_eq!(scenario.spectator_view().values[0], None);
    assert_eq!(scenario.view(3).board.laid[0], Some(laid));
    // Several may lie at one column; the fifth Agent finds none.
    scenario.act(2, "capital b3").chance("modification +4").act(2, "lay pink");
    scenario.act(3, "capital b4").chance("modification +2").act(3, "lay pink");
    scenario.act(1, "capital b2").chance("modification -1").act(1, "lay blue");
    scenario.act(2, "capital b4").awaits("3");
    assert!(scenario.told_to_all().contains(&Event::NoModification(seat(2))));
    assert_eq!(scenario.view(1).unknown_count(Colour::Pink), 2);
}

#[test]
fn kos_26_the_priest_takes_the_lowest_card_of_another_column() {
    let mut scenario = Position { capital: "y6 y4 b3 p2", ..THREE }.scenario();
    scenario.act(1, "capital p3");
    assert_eq!(scenario.state().board().capital, cards("y6 y4 b3 p2 p3"), "it lies in its column first");
    assert_eq!(scenario.legal(1), ["take blue", "take yellow"]);
    scenario.refuse(1, "take pink", KOS_26).refuse(1, "take green", KOS_26);
    scenario.act(1, "take yellow").awaits("2");
    assert_eq!(scenario.state().board().capital, cards("y6 b3 p2 p3"));
    assert_eq!(scenario.state().board().hometown[Seat::at(0)], cards("y4"));
    // It may empty a column; one choice is still a choice.
    scenario.act(2, "capital p4").act(2, "take blue").act(3, "capital p5");
    assert_eq!(scenario.legal(3), ["take yellow"]);
    // With all three columns empty nothing is asked.
    let mut scenario = Position { capital: "p2", ..THREE }.scenario();
    scenario.act(1, "capital p3").awaits("2");
    assert!(scenario.told_to_all().contains(&Event::NothingToTake(seat(1))));
}

#[test]
fn kos_26_the_priest_may_make_its_owner_bust() {
    let hand = ["p3", "b3", "", ""];
    let mut scenario =
        Position { players: 2, capital: "b2 b6 p6", hometown: ["b6", "", "", ""], hand, ..THREE }.scenario();
    scenario.act(1, "capital p3").act(1, "take blue").act(2, "hometown b3");
    // Blue was 6 of 8; with the 2 taken it is 8 of 6.
    assert_eq!(scenario.state().board().report.sums[Seat::at(0)][0], 8);
    assert_eq!(scenario.state().board().report.limits[0], 6);
    assert!(scenario.state().board().hometown[Seat::at(0)].is_empty());
}

#[test]
fn kos_27_after_the_first_empty_hand_every_other_seat_has_one_more_turn() {
    let hand = ["b2", "b3 p4 g5", "b4 p5 g6", ""];
    let mut scenario = Position { capital: "", hand, ..THREE }.scenario();
    scenario.act(1, "hometown b2");
    assert!(scenario.told_to_all().contains(&Event::LastTurns(seat(1))));
    assert_eq!(scenario.state().board().closer, Some(seat(1)));
    scenario.act(2, "hometown b3").act(3, "hometown b4").awaits("chance");
    assert_eq!(scenario.state().board().round, 2);
}

#[test]
fn kos_27_nothing_later_restarts_or_delays_the_end() {
    // Seat 2's hand empties after seat 1's, and seat 3 draws with a Scholar: play still ends after seat 3.
    let mut scenario = Position { hand: ["b2", "b3", "g4 b5", ""], ..THREE }.scenario();
    scenario.act(1, "hometown b2").act(2, "hometown b3");
    assert_eq!(scenario.state().board().closer, Some(seat(1)));
    scenario.act(3, "capital g4").chance("draw b6");
    assert_eq!(scenario.state().board().report.round, 1, "the round end follows at once");
    // The end may be triggered by a seat in the middle: it goes once round.
    let mut scenario = Position { hand: ["b2 b3 b3", "b3", "g5 b5", ""], ..THREE }.scenario();
    scenario.act(1, "hometown b2").act(2, "hometown b3").act(3, "hometown b5").act(1, "hometown b3");
    assert_eq!(scenario.state().board().report.round, 1);
}

#[test]
fn kos_28_a_scholar_as_the_last_card_draws_first() {
    let mut scenario = Position { hand: ["g4", "b3 b3", "b4 b4", ""], ..THREE }.scenario();
    scenario.act(1, "capital g4").chance("draw b6");
    assert_eq!(scenario.state().board().closer, None);
    scenario.act(2, "hometown b3").act(3, "hometown b4").awaits("1");
    // With an empty deck nothing is drawn, so the end is triggered.
    let mut scenario = Position { hand: ["g4", "b3 b3", "b4 b4", ""], no_deck: true, ..THREE }.scenario();
    scenario.act(1, "capital g4");
    assert_eq!(scenario.state().board().closer, Some(seat(1)));
}

#[test]
fn kos_29_cards_left_in_hand_go_to_the_hometown_and_trigger_nothing() {
    let hand = ["b2", "y3 y4 g5", "b4", ""];
    let mut scenario = Position { capital: "y6 y6 y5 g6 b6", hand, ..THREE }.scenario();
    scenario.act(1, "hometown b2").act(2, "hometown y3").act(3, "hometown b4");
    let board = scenario.state().board();
    assert_eq!(board.hometown[Seat::at(1)], cards("y3 y4 g5"));
    assert_eq!(board.markers[Seat::at(1)], 0, "no Merchant worked");
    assert_eq!(board.phase, Phase::Deal(seat(1)));
    assert!(scenario.told_to_all().contains(&Event::LaidOut(seat(2), cards("g5 y4"))));
}
