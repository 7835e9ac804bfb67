//! CV: 2 to 4 players, a life in cards.
//!
//! In turn everybody throws dice, rerolls some, and takes up to two cards from a track with the symbols on
//! dice, tokens and events. Cards go into the own CV, one stack for each type; only the top card of a stack
//! works: it gives tokens, dice, rerolls. Three bad luck lose a card. The track runs through early adulthood,
//! middle age and old age; then sets of health, relationship and knowledge cards, possessions and goals
//! score. Two editions differ in some rules. They are in `docs/rules/cv.md`.
//!
//! Modules in reading order:
//!
//! - `symbol`: symbols and multisets of them. `card`: cards, sets, types. `face`: what a card does.
//! - `deck`: the deck file. `dice`: throws as outcomes.
//! - `model`: the state, open and hidden. `action`: actions, chances, their notation.
//! - `rules`: the phase machine; `rules/setup`, `rules/draft`, `rules/roll`, `rules/select`,
//!   `rules/misfortune`, `rules/upkeep`, `rules/lay`, `rules/cleanup`, `rules/assistance`.
//! - `pay`: whether symbols cover costs. `offer`: what a track card still needs. `odds`: chances while rolling.
//! - `scoring`, `event`, `why`: points, what happened, why not.
//! - `view`: what a viewer may know. `imagine`: a full state from a view.

mod action;
mod card;
mod deck;
mod dice;
mod event;
mod face;
mod imagine;
mod model;
mod odds;
mod offer;
mod pay;
pub mod rule_ids;
mod rules;
mod scoring;
mod symbol;
#[cfg(test)]
mod tests;
mod view;
mod why;

use std::fmt;
use std::sync::Arc;

pub use action::{Action, Chance, Place};
pub use card::{Age, CARDS, Card, CardSet, Kind, KindSet, STACKS, TRACK};
pub use deck::{DEFAULT_DECK, Deck, Entry, FACTS, arrow_text};
pub use event::Event;
pub use face::{ARROWS, Ability, Arrow, Face, Goal};
pub use model::{Board, DICE_MAX, GOALS_MAX, Laying, PLAYERS_MAX, Phase, State, Step, TAKEN_MAX, Turn};
pub use odds::{Ladder, Odds, Plan};
pub use offer::{Offer, Wallet};
pub use scoring::series;
pub use symbol::{SYMBOLS, Symbol, Symbols};
pub use view::View;
pub use why::Why;

/// The two editions of the box, which differ in some rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// The Polish and English box; marked `EN` in the rules.
    Granna,
    /// The French box; marked `FR` in the rules.
    Gigamic,
}

impl Edition {
    /// Both, the default first.
    pub const ALL: [Edition; 2] = [Edition::Granna, Edition::Gigamic];

    /// The slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Edition::Granna => "granna",
            Edition::Gigamic => "gigamic",
        }
    }

    /// The edition with this slug.
    pub fn of_slug(slug: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.slug() == slug)
    }
}

/// The game, with its deck, edition and number of players.
#[derive(Clone, Debug)]
pub struct Cv {
    players: usize,
    edition: Edition,
    deck: Arc<Deck>,
    faces: Arc<[Face; CARDS + 1]>,
}

/// A number of players that CV is not for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayersError(pub usize);

impl fmt::Display for PlayersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CV is for 2, 3 or 4 players, not {} (CV-1)", self.0)
    }
}

impl std::error::Error for PlayersError {}

impl Cv {
    /// The game for a number of players with this edition and deck. CV-1: 2, 3 or 4, nothing else.
    pub fn new(players: usize, edition: Edition, deck: Deck) -> Result<Cv, PlayersError> {
        if !(2..=PLAYERS_MAX).contains(&players) {
            return Err(PlayersError(players));
        }
        let mut faces = [Face::default(); CARDS + 1];
        for entry in deck.entries() {
            let face = &mut faces[entry.card.index()];
            *face = entry.face;
            if edition == Edition::Gigamic {
                face.goal = entry.gigamic.or(face.goal);
            }
        }
        Ok(Cv { players, edition, deck: Arc::new(deck), faces: Arc::new(faces) })
    }

    /// The deck. CV-3: its cards are data.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The edition being played.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// What a card does in this edition.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }
}
