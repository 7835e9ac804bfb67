//! What a test reads off the table, in words, and turns in which nothing is done.

use engine::{Awaits, Game, Seat};
use testkit::Scenario;

use super::fixture::seat;
use crate::card::{Card, Kind};
use crate::model::Phase;
use crate::{Board, Cv, Event};

pub(super) fn board(scenario: &Scenario<Cv>) -> &Board {
    scenario.state().board()
}

/// A stack from its bottom to its top, as positions are written.
#[track_caller]
pub(super) fn stack(scenario: &Scenario<Cv>, number: usize, kind: &str) -> String {
    let kind: Kind = kind.parse().expect("a type with a stack");
    let mut cards: Vec<Card> = board(scenario).stack(seat(number), kind).collect();
    cards.reverse();
    words(&cards)
}

/// The cards of a seat that wait for their type.
pub(super) fn apart(scenario: &Scenario<Cv>, number: usize) -> String {
    board(scenario).apart[Seat::at(number - 1)].to_string()
}

/// The track from the left; a dash for an empty place.
pub(super) fn track(scenario: &Scenario<Cv>) -> String {
    let place = |card: &Option<Card>| card.map_or("-".to_owned(), |card| card.to_string());
    board(scenario).track.iter().map(place).collect::<Vec<_>>().join(" ")
}

/// The tokens of the turn.
pub(super) fn tokens(scenario: &Scenario<Cv>) -> String {
    board(scenario).turn.tokens.to_string()
}

pub(super) fn is_discarded(scenario: &Scenario<Cv>, number: u8) -> bool {
    board(scenario).discards.contains(Card::at(number))
}

pub(super) fn is_told(scenario: &Scenario<Cv>, event: Event) -> bool {
    scenario.told_to_all().contains(&event)
}

fn words(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Actions in alphabetical order, for those whose order is of no matter.
pub(super) fn options(scenario: &Scenario<Cv>, number: usize) -> Vec<String> {
    let mut options = scenario.legal(number);
    options.sort();
    options
}

/// Draws these cards for the track.
#[track_caller]
pub(super) fn refill(scenario: &mut Scenario<Cv>, cards: &str) {
    for card in cards.split_whitespace() {
        scenario.chance(&format!("track {card}"));
    }
}

/// The seat throws these dice and leaves them.
#[track_caller]
pub(super) fn throw(scenario: &mut Scenario<Cv>, number: usize, dice: &str) {
    if scenario.game().awaits(scenario.state()) != Awaits::Chance {
        scenario.act(number, "throw");
    }
    scenario.chance(&format!("dice {dice}"));
    stop(scenario, number);
}

/// The seat leaves its dice, if it is asked.
#[track_caller]
pub(super) fn stop(scenario: &mut Scenario<Cv>, number: usize) {
    if board(scenario).phase == Phase::Roll(seat(number)) {
        scenario.act(number, "stop");
    }
}

/// The seat throws health only and takes no card: the track is about to be cleaned up, or the next turn begins.
#[track_caller]
pub(super) fn pass(scenario: &mut Scenario<Cv>, number: usize) {
    let dice = "H".repeat(usize::from(board(scenario).turn.fresh));
    throw(scenario, number, &dice);
    if board(scenario).phase == Phase::Select(seat(number)) {
        scenario.act(number, "done");
    }
}
