//! Events: what happened, with gaps where a viewer may not know.

use std::fmt;

use engine::{Seat, SeatSet};

use crate::action::Place;
use crate::card::{Age, Card, CardSet, Kind};
use crate::symbol::Symbols;

/// One happening. An `Option` is `None` in the form of those who may not know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A card laid on the track.
    Opened(Card),
    /// A seat's secret goal.
    GoalDealt(Seat, Option<Card>),
    /// A public goal.
    GoalOpened(Card),
    /// A childhood card dealt to a seat.
    Dealt(Seat, Option<Card>),
    /// A seat has chosen which childhood card to keep.
    Chose(Seat, Option<Card>),
    /// A seat has taken its choice back.
    Retracted(Seat),
    /// Childhood cards passed from one seat to the next: how many, and which.
    Passed(Seat, Seat, u8, Option<CardSet>),
    /// A seat shows the Bicycle and starts every round.
    Started(Seat, Card),
    /// A round begins.
    RoundBegan(u8),
    /// A turn begins, with so many dice.
    TurnBegan(Seat, u8),
    /// Dice are thrown: those taken up again, and how many new ones with them.
    Rerolled(Seat, Symbols, u8),
    /// What the thrown dice show, and what all dice show now.
    Threw(Seat, Symbols, Symbols),
    /// A seat leaves its dice as they are.
    Stopped(Seat),
    /// An event played from hand.
    Played(Seat, Card),
    /// A card taken from the track.
    Took(Seat, Card),
    /// A seat takes no further card.
    Finished(Seat),
    /// A misfortune strikes: which one of the turn, and how much bad luck there is.
    Struck(Seat, u8, u8),
    /// A misfortune that finds nothing to lose.
    NothingToLose(Seat),
    /// Trip around the world averts a misfortune.
    Averted(Seat),
    /// Life Insurance averts a misfortune.
    Insured(Seat, Card),
    /// A card lost to a misfortune.
    Lost(Seat, Card),
    /// Upkeep paid for these cards.
    Paid(Seat, CardSet),
    /// A card lost because its upkeep was not paid.
    Unpaid(Seat, Card),
    /// A card is about to be laid as this type.
    Announced(Seat, Card, Kind),
    /// A card laid into a stack.
    Laid(Seat, Card, Kind, Place),
    /// A two-colour card lies apart until its type can be chosen.
    LaidApart(Seat, Card),
    /// An event goes to the hand.
    ToHand(Seat, Card),
    /// The leftmost card of the track is discarded.
    Discarded(Card),
    /// A deck is empty.
    DeckEmpty(Age),
    /// These seats may take a card as social assistance.
    Entitled(SeatSet),
    /// A card taken as social assistance.
    Assisted(Seat, Card),
    /// A seat takes no assistance.
    Declined(Seat),
    /// A secret goal is revealed.
    GoalRevealed(Seat, Card),
    /// The match is over.
    Ended,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Opened(card) => write!(f, "Card {card} is laid on the track"),
            Event::GoalDealt(seat, Some(card)) => write!(f, "Seat {seat} gets goal {card}"),
            Event::GoalDealt(seat, None) => write!(f, "Seat {seat} gets a secret goal"),
            Event::GoalOpened(card) => write!(f, "Goal {card} is public"),
            Event::Dealt(seat, Some(card)) => write!(f, "Seat {seat} is dealt card {card}"),
            Event::Dealt(seat, None) => write!(f, "Seat {seat} is dealt a childhood card"),
            Event::Chose(seat, Some(card)) => write!(f, "Seat {seat} keeps card {card}"),
            Event::Chose(seat, None) => write!(f, "Seat {seat} has chosen"),
            Event::Retracted(seat) => write!(f, "Seat {seat} takes the choice back"),
            Event::Passed(from, to, _, Some(cards)) => write!(f, "Seat {from} passes {cards} to seat {to}"),
            Event::Passed(from, to, 1, None) => write!(f, "Seat {from} passes a card to seat {to}"),
            Event::Passed(from, to, count, None) => {
                write!(f, "Seat {from} passes {count} cards to seat {to}")
            }
            Event::Started(seat, card) => write!(f, "Seat {seat} shows card {card} and starts every round"),
            Event::RoundBegan(round) => write!(f, "Round {round} begins"),
            Event::TurnBegan(seat, dice) => write!(f, "Seat {seat} has {dice} dice"),
            Event::Rerolled(seat, dice, 0) => write!(f, "Seat {seat} throws {dice} again"),
            Event::Rerolled(seat, dice, new) if dice.is_empty() => {
                write!(f, "Seat {seat} throws {new} dice")
            }
            Event::Rerolled(seat, dice, new) => {
                write!(f, "Seat {seat} throws {dice} again with {new} new dice")
            }
            Event::Threw(_, thrown, all) if thrown == all => write!(f, "The dice show {all}"),
            Event::Threw(_, thrown, all) => write!(f, "The dice show {thrown}: {all} altogether"),
            Event::Stopped(seat) => write!(f, "Seat {seat} keeps the dice"),
            Event::Played(seat, card) => write!(f, "Seat {seat} plays card {card}"),
            Event::Took(seat, card) => write!(f, "Seat {seat} takes card {card}"),
            Event::Finished(seat) => write!(f, "Seat {seat} takes no further card"),
            Event::Struck(seat, _, bad) => write!(f, "Misfortune strikes seat {seat}: {bad} bad luck"),
            Event::NothingToLose(seat) => write!(f, "Seat {seat} has nothing to lose"),
            Event::Averted(seat) => write!(f, "Seat {seat} averts a misfortune"),
            Event::Insured(seat, card) => write!(f, "Seat {seat} plays card {card} and loses nothing"),
            Event::Lost(seat, card) => write!(f, "Seat {seat} loses card {card}"),
            Event::Paid(seat, cards) => write!(f, "Seat {seat} pays the upkeep of {cards}"),
            Event::Unpaid(seat, card) => write!(f, "Seat {seat} cannot keep card {card} up and loses it"),
            Event::Announced(seat, card, kind) => {
                write!(f, "Seat {seat} is about to lay card {card} as {kind}")
            }
            Event::Laid(seat, card, kind, Place::Top) => {
                write!(f, "Seat {seat} lays card {card} on top of {kind}")
            }
            Event::Laid(seat, card, kind, Place::Under(other)) => {
                write!(f, "Seat {seat} lays card {card} under card {other} of {kind}")
            }
            Event::LaidApart(seat, card) => write!(f, "Card {card} of seat {seat} waits for its type"),
            Event::ToHand(seat, card) => write!(f, "Seat {seat} takes card {card} to hand"),
            Event::Discarded(card) => write!(f, "Card {card} leaves the track"),
            Event::DeckEmpty(age) => write!(f, "The {} deck is empty", age.word()),
            Event::Entitled(seats) if seats.is_empty() => f.write_str("Nobody is entitled to assistance"),
            Event::Entitled(seats) => {
                let list = seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ");
                write!(f, "Entitled to social assistance: seat {list}")
            }
            Event::Assisted(seat, card) => write!(f, "Seat {seat} takes card {card} as assistance"),
            Event::Declined(seat) => write!(f, "Seat {seat} takes no assistance"),
            Event::GoalRevealed(seat, card) => write!(f, "The goal of seat {seat} was {card}"),
            Event::Ended => f.write_str("The match is over"),
        }
    }
}
