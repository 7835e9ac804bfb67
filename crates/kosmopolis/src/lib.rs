//! Kosmopolis: 2 to 4 players, three rounds.
//!
//! Each round everybody drafts a hand, then plays one card a turn: to the capital, where it triggers the
//! ability of its colour and raises the limit for all, or to the player's own hometown, where it is worth its
//! points as long as the column does not outgrow the capital's. At the round end hidden modification cards
//! are revealed, columns above their limit are lost unless markers save them, and the player closest to a
//! limit takes a card from the capital. Most points after three rounds win. The rules are in
//! `docs/rules/kosmopolis.md`.
//!
//! Modules in reading order:
//!
//! - `card`: colours, kinds, multisets of cards. `deck`: the deck file.
//! - `model`: the state, open and hidden. `action`: actions, chances, their notation.
//! - `rules`: the phase machine; `rules/setup`, `rules/draft`, `rules/play`, `rules/round_end`.
//! - `scoring`, `event`, `why`: points, what happened, why not. `digest`: the facts of a state.
//! - `phrase`: what the game says, as phrases; the words are in `texts`. `sheet`: the deck as a table.
//! - `view`: what a viewer may know. `imagine`: a full state from a view. `foresight`: what an action would change.

mod action;
mod card;
mod deck;
mod digest;
mod event;
mod foresight;
mod imagine;
mod model;
mod phrase;
pub mod rule_ids;
mod rules;
mod scoring;
mod sheet;
#[cfg(test)]
mod tests;
mod view;
mod why;

use std::sync::Arc;

use decks::{DeckError, DeckText, OpenGame, Sheet, read_or};
use engine::{Game, Mode, ModeError};

pub use action::{Action, Chance, Keep};
pub use card::{COLOURS, Cards, Colour, ColourSet, KINDS, Kind, VALUE_MAX, VALUE_MIN};
pub use deck::{Ability, DEFAULT_DECK, Deck, MODIFICATIONS};
pub use event::Event;
pub use foresight::{Foresight, Standing};
pub use model::{Board, BySeat, Laid, PLAYERS_MAX, Phase, ROUNDS, Report, State, Step};
pub use phrase::{Token, say_ability};
pub use scoring::Source;
pub use view::View;
pub use why::Why;

/// The game, with its deck and number of players.
#[derive(Clone, Debug)]
pub struct Kosmopolis {
    players: usize,
    deck: Arc<Deck>,
    modifications: [i8; MODIFICATIONS],
    abilities: [Ability; COLOURS],
}

impl Kosmopolis {
    /// The game for a number of players with this deck. KOS-1: 2, 3 or 4, nothing else.
    pub fn new(players: usize, deck: Deck) -> Result<Kosmopolis, ModeError> {
        Kosmopolis::INFO.choose(None, players)?;
        Ok(Kosmopolis::with_deck(players, deck))
    }

    fn with_deck(players: usize, deck: Deck) -> Kosmopolis {
        let (modifications, abilities) = (deck.modifications, deck.abilities);
        Kosmopolis { players, deck: Arc::new(deck), modifications, abilities }
    }

    /// The deck. KOS-2, KOS-3: its cards, modification cards and markers are data.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// What a card of this colour does in the capital.
    #[inline]
    pub fn ability(&self, colour: Colour) -> Ability {
        self.abilities[colour.index()]
    }

    /// The modification value at an index among those in the stock, highest first.
    #[inline]
    fn modification(&self, stock: u8, index: u64) -> i8 {
        let mut rest = stock;
        for _ in 0..index {
            rest &= rest.wrapping_sub(1);
        }
        self.modifications[rest.trailing_zeros() as usize % MODIFICATIONS]
    }

    #[inline]
    fn modification_index(&self, value: i8) -> Option<u8> {
        self.modifications.iter().position(|&other| other == value).map(|index| index as u8)
    }
}

impl OpenGame for Kosmopolis {
    fn open(_: &Mode, players: usize, deck: Option<&DeckText>) -> Result<Kosmopolis, DeckError> {
        Ok(Kosmopolis::with_deck(players, read_or(deck, Deck::parse, Deck::standard)?))
    }

    fn sheets(&self) -> Vec<Sheet<Token>> {
        sheet::sheets(&self.deck)
    }
}
