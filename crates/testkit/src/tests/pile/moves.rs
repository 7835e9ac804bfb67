//! What happens at a table of Pile, and its notation.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};

use super::Cards;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::tests) enum Action {
    Keep(u8),
    Play(u8),
    /// Only a flawed game has this: it is written like `Play`.
    Twin(u8),
    /// Only a flawed game has this: it is written with a space behind it.
    Spaced,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::tests) enum Chance {
    Deal(Seat, u8),
    Draw(u8),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::tests) enum Event {
    Dealt(Seat, Option<u8>),
    Chose(Seat, Option<u8>),
    ThinksAgain(Seat),
    Played(Seat, u8),
    Drew(Seat, u8),
    Shown(Seat, Option<u8>, Cards),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::tests) enum Why {
    NotAwaited,
    NotInHand,
    NotInDeck,
    NothingToRetract,
}

fn letter(kind: u8) -> char {
    char::from(b'a' + kind)
}

fn kind(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'a'..=b'd'] => Some(letter - b'a'),
        _ => None,
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Keep(kind) => write!(f, "keep {}", letter(kind)),
            Action::Play(kind) | Action::Twin(kind) => write!(f, "play {}", letter(kind)),
            Action::Spaced => f.write_str("spaced "),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let error = || NotationError::new(text, "`keep` or `play` and a card");
        if text == "spaced " {
            return Ok(Action::Spaced);
        }
        let (word, card) = text.split_once(' ').ok_or_else(error)?;
        let kind = kind(card).ok_or_else(error)?;
        match word {
            "keep" => Ok(Action::Keep(kind)),
            "play" => Ok(Action::Play(kind)),
            _ => Err(error()),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::Deal(seat, kind) => write!(f, "deal {seat} {}", letter(kind)),
            Chance::Draw(kind) => write!(f, "draw {}", letter(kind)),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let error = || NotationError::new(text, "`deal` with seat and card, or `draw` with a card");
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["deal", seat, card] => Ok(Chance::Deal(seat.parse()?, kind(card).ok_or_else(error)?)),
            ["draw", card] => Ok(Chance::Draw(kind(card).ok_or_else(error)?)),
            _ => Err(error()),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Dealt(seat, None) => write!(f, "Seat {seat} is dealt a card."),
            Event::Dealt(seat, Some(kind)) => write!(f, "Seat {seat} is dealt {}.", letter(kind)),
            Event::Chose(seat, None) => write!(f, "Seat {seat} has chosen."),
            Event::Chose(seat, Some(kind)) => write!(f, "Seat {seat} keeps {}.", letter(kind)),
            Event::ThinksAgain(seat) => write!(f, "Seat {seat} thinks again."),
            Event::Played(seat, kind) => write!(f, "Seat {seat} plays {}.", letter(kind)),
            Event::Drew(seat, kind) => write!(f, "Seat {seat} draws {}.", letter(kind)),
            Event::Shown(seat, kept, hand) => {
                write!(f, "Seat {seat} shows {}", kept.map_or('-', letter))?;
                for (kind, &copies) in (0..).zip(&hand) {
                    (0..copies).try_for_each(|_| write!(f, " {}", letter(kind)))?;
                }
                write!(f, ".")
            }
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Why::NotAwaited => "nothing is awaited of that",
            Why::NotInHand => "the card is not in the hand",
            Why::NotInDeck => "the card is not in the deck",
            Why::NothingToRetract => "there is nothing to take back",
        })
    }
}
