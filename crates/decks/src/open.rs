//! How a game is opened: in a mode, with a deck, by the rules of a version.

use std::ops::RangeInclusive;

use engine::{Mode, Speak};

use crate::{DeckError, Sheet};

/// A deck file to play with instead of the default one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckText {
    /// The file's name, for messages.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A game that is made from a mode and a deck file.
pub trait OpenGame: Speak {
    /// The game for a number of players that the mode is for, with this deck file or else the default one, by the
    /// newest rules.
    fn open(mode: &Mode, players: usize, deck: Option<&DeckText>) -> Result<Self, DeckError>;

    /// The rules versions in which a mode can be played, up to the newest. A match goes on under the version it was
    /// begun with, so none is ever dropped.
    fn rules_versions(_mode: &Mode) -> RangeInclusive<u32> {
        1..=1
    }

    /// The same game by the rules of one of these versions.
    fn with_rules_version(self, _rules_version: u32) -> Self {
        self
    }

    /// The deck as tables, to proof-read it against a box.
    fn sheets(&self) -> Vec<Sheet<Self::Token>>;
}

/// The deck to play with: the file given, or the default one.
pub fn read_or<D>(
    deck: Option<&DeckText>,
    parse: impl FnOnce(&str, &str) -> Result<D, DeckError>,
    standard: impl FnOnce() -> D,
) -> Result<D, DeckError> {
    match deck {
        Some(deck) => parse(&deck.name, &deck.text),
        None => Ok(standard()),
    }
}
