//! CV: 2 to 4 players, a life in cards.
//!
//! In turn everybody throws dice, rerolls some, and takes up to two cards from a track, paid with the symbols
//! on dice, tokens and events. Cards go into the player's CV, one stack for each type; only the top card of a
//! stack works: it gives tokens, dice, rerolls. Three bad luck lose a card. The track runs through early
//! adulthood, middle age and old age; then sets of health, relationship and knowledge cards, possessions and
//! goals score. Two editions differ in some rules. The rules are in `docs/rules/cv.md`.
//!
//! Modules in reading order:
//!
//! - `symbol`: symbols and multisets of them. `card`: cards, sets, types. `face`: what a card does.
//! - `deck`: the deck file. `dice`: throws as outcomes.
//! - `model`: the state, open and hidden. `action`: actions, chances, their notation.
//! - `rules`: the phase machine; `rules/setup`, `rules/draft`, `rules/roll`, `rules/select`,
//!   `rules/misfortune`, `rules/upkeep`, `rules/lay`, `rules/cleanup`, `rules/assistance`.
//! - `pay`: whether symbols cover costs. `offer`: what a track card still needs. `odds`: chances while rolling.
//!   `outlook`: what an action would lead to.
//! - `scoring`, `event`, `why`: points, what happened, why not. `digest`: the facts of a state.
//! - `phrase`: what the game says, as phrases; the words are in `texts`. `sheet`: the deck as a table.
//! - `view`: what a viewer may know. `imagine`: a full state from a view.

mod action;
mod card;
mod deck;
mod dice;
mod digest;
mod event;
mod face;
mod imagine;
mod model;
mod odds;
mod offer;
mod outlook;
mod pay;
mod phrase;
pub mod rule_ids;
mod rules;
mod scoring;
mod sheet;
mod symbol;
#[cfg(test)]
mod tests;
mod view;
mod why;

use std::ops::RangeInclusive;
use std::sync::Arc;

use decks::{DeckError, DeckText, OpenGame, Sheet, read_or};
use engine::{Game, Mode, ModeError};

pub use action::{Action, Chance, Place};
pub use card::{Age, CARDS, Card, CardSet, Kind, KindSet, STACKS, TRACK};
pub use deck::{DEFAULT_DECK, Deck, Entry, FACTS, arrow_text};
pub use event::Event;
pub use face::{ARROWS, Ability, Arrow, Face, Goal};
pub use model::{
    Board, BySeat, DICE_MAX, GOALS_MAX, Laying, PLAYERS_MAX, Phase, State, Step, TAKEN_MAX, Turn,
};
pub use odds::{Ladder, Odds, Plan};
pub use offer::{Offer, Wallet};
pub use outlook::{Part, Spending};
pub use phrase::{
    Effect, Token, say_age, say_effect, say_effect_briefly, say_goal, say_kind, say_symbol, say_symbols,
};
pub use scoring::{Source, series};
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

    /// The newest rules version of this edition; the CHANGELOG says what each one changed.
    pub const fn rules_version(self) -> u32 {
        match self {
            Edition::Granna => 1,
            Edition::Gigamic => 2,
        }
    }

    /// The edition with this slug.
    pub fn of_slug(slug: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.slug() == slug)
    }
}

/// The game, with its deck, edition, rules version and number of players.
#[derive(Clone, Debug)]
pub struct Cv {
    players: usize,
    edition: Edition,
    rules_version: u32,
    deck: Arc<Deck>,
    faces: Arc<[Face; CARDS + 1]>,
}

impl Cv {
    /// The game for a number of players with this edition and deck. CV-1: 2, 3 or 4, nothing else.
    pub fn new(players: usize, edition: Edition, deck: Deck) -> Result<Cv, ModeError> {
        Cv::INFO.choose(Some(edition.slug()), players)?;
        Ok(Cv::with_deck(players, edition, deck))
    }

    fn with_deck(players: usize, edition: Edition, deck: Deck) -> Cv {
        let mut faces = [Face::default(); CARDS + 1];
        for entry in deck.entries() {
            let face = &mut faces[entry.card.index()];
            *face = entry.face;
            if edition == Edition::Gigamic {
                face.goal = entry.gigamic.or(face.goal);
            }
        }
        let rules_version = edition.rules_version();
        Cv { players, edition, rules_version, deck: Arc::new(deck), faces: Arc::new(faces) }
    }

    /// Whether the rules are those of version 1. They are all that the edition granna needs, where no card waits; in
    /// the edition gigamic version 2 changed how long a waiting card keeps its types (CV-53), and when the order of
    /// two new cards is asked for (CV-55).
    #[inline]
    pub(crate) fn is_version_1(&self) -> bool {
        self.rules_version == 1
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

impl OpenGame for Cv {
    fn open(mode: &Mode, players: usize, deck: Option<&DeckText>) -> Result<Cv, DeckError> {
        let edition = Edition::of_slug(mode.variant).unwrap_or(Edition::Granna);
        Ok(Cv::with_deck(players, edition, read_or(deck, Deck::parse, Deck::standard)?))
    }

    fn rules_versions(mode: &Mode) -> RangeInclusive<u32> {
        1..=Edition::of_slug(mode.variant).map_or(1, Edition::rules_version)
    }

    fn with_rules_version(self, rules_version: u32) -> Cv {
        Cv { rules_version, ..self }
    }

    fn sheets(&self) -> Vec<Sheet<Token>> {
        sheet::sheets(&self.deck)
    }
}
