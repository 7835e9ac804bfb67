//! What happens at a table of Pile, and its notation.

use std::fmt;
use std::str::FromStr;

use engine::{NotNow, NotationError, Seat};

use super::Cards;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::tests) enum Action {
    /// Keeps a card in secret.
    Keep(u8),
    /// Keeps no further card.
    Done,
    /// Plays a card openly.
    Play(u8),
    /// Puts a card under the deck.
    Bury(u8),
    /// Only a flawed game has this: it is written like `Play`.
    Twin(u8),
    /// Only a flawed game has this: it is written with a space behind it.
    Spaced,
    /// Only a flawed game has this, a thousand times.
    Many(u16),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::tests) enum Chance {
    Deal(Seat, u8),
    Look(u8),
    Draw(u8),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::tests) enum Event {
    Dealt(Seat, Option<u8>),
    Keeps(Seat, u8),
    Chose(Seat),
    ThinksAgain(Seat),
    Kept(Seat, u32),
    Played(Seat, u8),
    Buried(Seat, Option<u8>),
    Looked(Seat, Option<u8>),
    Drew(Seat, u8),
    Shown(Seat, Cards, Cards),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::tests) enum Why {
    NotNow(NotNow),
    NotInHand,
}

impl From<NotNow> for Why {
    fn from(not_now: NotNow) -> Why {
        Why::NotNow(not_now)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::tests) enum Source {
    Kept,
    Hand,
    Open,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Kept => "kept",
            Source::Hand => "hand",
            Source::Open => "open",
        })
    }
}

pub(super) fn letter(kind: u8) -> char {
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
            Action::Done => f.write_str("done"),
            Action::Play(kind) | Action::Twin(kind) => write!(f, "play {}", letter(kind)),
            Action::Bury(kind) => write!(f, "bury {}", letter(kind)),
            Action::Spaced => f.write_str("spaced "),
            Action::Many(number) => write!(f, "many {number}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let error = || NotationError::new(text, "`done`, or `keep`, `play` or `bury` and a card");
        match text {
            "spaced " => return Ok(Action::Spaced),
            "done" => return Ok(Action::Done),
            _ => {}
        }
        let (word, card) = text.split_once(' ').ok_or_else(error)?;
        if word == "many" {
            return card.parse().map(Action::Many).map_err(|_| error());
        }
        let kind = kind(card).ok_or_else(error)?;
        match word {
            "keep" => Ok(Action::Keep(kind)),
            "play" => Ok(Action::Play(kind)),
            "bury" => Ok(Action::Bury(kind)),
            _ => Err(error()),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::Deal(seat, kind) => write!(f, "deal {seat} {}", letter(kind)),
            Chance::Look(kind) => write!(f, "look {}", letter(kind)),
            Chance::Draw(kind) => write!(f, "draw {}", letter(kind)),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let error = || NotationError::new(text, "`deal` with seat and card, or `look` or `draw` with a card");
        let parts: Vec<&str> = text.split(' ').collect();
        match parts[..] {
            ["deal", seat, card] => Ok(Chance::Deal(seat.parse()?, kind(card).ok_or_else(error)?)),
            ["look", card] => Ok(Chance::Look(kind(card).ok_or_else(error)?)),
            ["draw", card] => Ok(Chance::Draw(kind(card).ok_or_else(error)?)),
            _ => Err(error()),
        }
    }
}
