//! Actions and chances, and their notation.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};

use crate::card::{Card, CardSet, Kind};
use crate::symbol::Symbols;

/// Where a new card goes in its stack (CV-51).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// On top.
    Top,
    /// Right under this card.
    Under(Card),
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `keep 5`: keeps this childhood card in the draft (CV-7).
    Keep(Card),
    /// `throw`: throws the dice for the first time this turn (CV-21).
    Throw,
    /// `reroll HK`, `reroll new`: throws these dice again, with any that have joined (CV-21).
    Reroll(Symbols),
    /// `stop`: leaves the dice as they are (CV-21).
    Stop,
    /// `play 3`: plays an event from hand (CV-32).
    Play(Card),
    /// `take 18`: takes a card from the track (CV-30, CV-72).
    Take(Card),
    /// `done`: takes no further card (CV-30), or no assistance (CV-72).
    Done,
    /// `insure 5`: plays Life Insurance against a misfortune (CV-C5).
    Insure(Card),
    /// `lose 18`: loses this card to a misfortune (CV-40).
    Lose(Card),
    /// `pay 20 31`: keeps up these cards and loses the others that owe (CV-57).
    Pay(CardSet),
    /// `announce 44 work`: this card is about to be laid as this type; waiting cards come first (CV-53).
    Announce(Card, Kind),
    /// `lay 18 relationship top`, `lay 18 relationship under 20`: lays a card into its stack (CV-51).
    Lay(Card, Kind, Place),
    /// `wait 56`: lays this new card before the other one, and it has to wait for its type (CV-55).
    Wait(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Throw => f.write_str("throw"),
            Action::Reroll(dice) if dice.is_empty() => f.write_str("reroll new"),
            Action::Reroll(dice) => write!(f, "reroll {dice}"),
            Action::Stop => f.write_str("stop"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Done => f.write_str("done"),
            Action::Insure(card) => write!(f, "insure {card}"),
            Action::Lose(card) => write!(f, "lose {card}"),
            Action::Pay(cards) => write!(f, "pay {cards}"),
            Action::Announce(card, kind) => write!(f, "announce {card} {kind}"),
            Action::Lay(card, kind, Place::Top) => write!(f, "lay {card} {kind} top"),
            Action::Lay(card, kind, Place::Under(other)) => write!(f, "lay {card} {kind} under {other}"),
            Action::Wait(card) => write!(f, "wait {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let words: Vec<&str> = rest.split(' ').collect();
        match (verb, &words[..]) {
            ("throw", [""]) if text == "throw" => Ok(Action::Throw),
            ("stop", [""]) if text == "stop" => Ok(Action::Stop),
            ("done", [""]) if text == "done" => Ok(Action::Done),
            ("keep", [card]) => Ok(Action::Keep(card.parse()?)),
            ("reroll", ["new"]) => Ok(Action::Reroll(Symbols::EMPTY)),
            ("reroll", [dice]) => Ok(Action::Reroll(ordered(dice)?)),
            ("play", [card]) => Ok(Action::Play(card.parse()?)),
            ("take", [card]) => Ok(Action::Take(card.parse()?)),
            ("insure", [card]) => Ok(Action::Insure(card.parse()?)),
            ("lose", [card]) => Ok(Action::Lose(card.parse()?)),
            ("pay", ["none"]) => Ok(Action::Pay(CardSet::EMPTY)),
            ("pay", cards) => {
                let cards = cards.iter().map(|card| card.parse()).collect::<Result<Vec<Card>, _>>()?;
                if cards.is_sorted_by(|a, b| a < b) {
                    Ok(Action::Pay(cards.into_iter().collect()))
                } else {
                    Err(NotationError::new(text, "card numbers in ascending order"))
                }
            }
            ("announce", [card, kind]) => Ok(Action::Announce(card.parse()?, kind.parse()?)),
            ("lay", [card, kind, "top"]) => Ok(Action::Lay(card.parse()?, kind.parse()?, Place::Top)),
            ("lay", [card, kind, "under", other]) => {
                Ok(Action::Lay(card.parse()?, kind.parse()?, Place::Under(other.parse()?)))
            }
            ("wait", [card]) => Ok(Action::Wait(card.parse()?)),
            _ => Err(NotationError::new(
                text,
                "keep, throw, reroll, stop, play, take, done, insure, lose, pay, announce, lay or wait",
            )),
        }
    }
}

/// Dice letters in their order, at least one.
fn ordered(text: &str) -> Result<Symbols, NotationError> {
    let symbols: Symbols = text.parse()?;
    if symbols.is_empty() || symbols.to_string() != text {
        return Err(NotationError::new(text, "letters in the order H K R $ + -"));
    }
    Ok(symbols)
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `track 18`: the next card of the track (CV-4, CV-60).
    Track(Card),
    /// `goal 1 76`: a seat's secret goal (CV-5).
    Goal(Seat, Card),
    /// `public 78`: a public goal (CV-5).
    Public(Card),
    /// `deal 1 5`: a childhood card dealt to a seat (CV-6).
    Deal(Seat, Card),
    /// `dice HHK-`: what the thrown dice show (CV-21).
    Dice(Symbols),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Track(card) => write!(f, "track {card}"),
            Chance::Goal(seat, card) => write!(f, "goal {seat} {card}"),
            Chance::Public(card) => write!(f, "public {card}"),
            Chance::Deal(seat, card) => write!(f, "deal {seat} {card}"),
            Chance::Dice(dice) => write!(f, "dice {dice}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["track", card] => Ok(Chance::Track(card.parse()?)),
            ["goal", seat, card] => Ok(Chance::Goal(seat.parse()?, card.parse()?)),
            ["public", card] => Ok(Chance::Public(card.parse()?)),
            ["deal", seat, card] => Ok(Chance::Deal(seat.parse()?, card.parse()?)),
            ["dice", dice] => Ok(Chance::Dice(ordered(dice)?)),
            _ => Err(NotationError::new(text, "track, goal, public, deal or dice")),
        }
    }
}
