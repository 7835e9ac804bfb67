//! Gönnen können (Man muss auch gönnen können): 1 to 4 players, dice for everybody.
//!
//! In turn everybody rolls five coloured dice, rerolls some, and uses them: three or four equal ones buy a card from
//! the market, others fill all empty fields of a card at once. Whoever rerolls feeds the others: each of them may
//! enter one of the rerolled dice on a card of their own. A completed card gives a bonus, or points at the end, for
//! the cards around it in a display of three by three. Alone one plays against a number of rounds and points. The
//! rules are in `docs/rules/goennen.md`.
//!
//! Modules in reading order:
//!
//! - `card`: cards, stacks, colours. `dice`: the five dice. `task`: fields and what they take. `face`: what is
//!   printed on a card. `deck`: the deck file. `display`: three by three cards.
//! - `fit`: which dice complete a card. `pay`: which dice pay for one.
//! - `model`: the state, open and hidden. `action`: actions, chances, their notation.
//! - `rules`: the phase machine; `rules/setup`, `rules/turn`, `rules/passive`, `rules/enter`, `rules/chance`,
//!   `rules/market`, `rules/solo`.
//! - `odds`: chances while rolling. `what_if`: what dice could do, for bots and pages.
//! - `scoring`, `event`, `why`: points, what happened, why not. `phrase`: all of it in words.
//! - `campaign`: solo levels with points carried on.
//! - `view`: what a viewer may know. `imagine`: a full state from a view.

mod action;
mod campaign;
mod card;
mod deck;
mod dice;
mod display;
mod event;
mod face;
mod fit;
mod imagine;
mod model;
mod odds;
mod pay;
mod phrase;
pub mod rule_ids;
mod rules;
mod scoring;
mod sheet;
mod task;
#[cfg(test)]
mod tests;
mod view;
mod what_if;
mod why;

use std::sync::Arc;

use decks::{DeckError, DeckText, OpenGame, Sheet, read_or};
use engine::{GameInfo, Mode, ModeError};

pub use action::{Action, Chance};
pub use campaign::{CHALLENGE, Campaign, CampaignPath, CampaignStep, LevelPlayed, Stop};
pub use card::{BONUSES, CARDS, COLOURS, Card, CardSet, Colour, SCORING, Stack};
pub use deck::{DEFAULT_DECK, Deck, Entry, FACTS, reward_text};
pub use dice::{ALL_DICE, Dice, DiceSet, PIPS, letters};
pub use display::{CELLS, Display, Marks, Place, PlaceSet, SIDE, Slot};
pub use event::{Event, Spent};
pub use face::{BONUS_KINDS, Bonus, CIRCLES, Face, Reward, SCORING_KINDS, Scoring};
pub use model::{Board, PARTS_MAX, PLACES, PLAYERS_MAX, Phase, ROLLS, ROUNDS_MAX, State, Turn};
pub use odds::{Aim, Gift, Ladder, Odds};
pub use pay::steps_to_equal;
pub use phrase::{Token, say_reward, say_task};
pub use scoring::Source;
pub use task::{Entries, FIELDS_MAX, Field, Task, TaskKind};
pub use view::View;
pub use what_if::Consequence;
pub use why::Why;

/// How many solo levels there are (GON-73).
pub const LEVELS: u8 = 7;

/// A solo level, from 1 to 7 (GON-73).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The easiest level.
    pub const FIRST: Level = Level(1);

    /// The level with this number.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= LEVELS { Some(Level(number)) } else { None }
    }

    /// All levels, the easiest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS).map(Level)
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many rounds it has at most: 15 down to 9.
    pub const fn rounds(self) -> u8 {
        16 - self.0
    }

    /// How many points win it: 90 down to 66.
    pub const fn points(self) -> u8 {
        94 - 4 * self.0
    }

    /// The slug of its variant.
    pub const fn slug(self) -> &'static str {
        MODES[self.0 as usize].variant
    }
}

/// GON-1, GON-73: 2 to 4 players, or one at seven levels.
const MODES: [Mode; LEVELS as usize + 1] = [
    Mode { variant: "standard", players: 2..=4 },
    Mode { variant: "solo-1", players: 1..=1 },
    Mode { variant: "solo-2", players: 1..=1 },
    Mode { variant: "solo-3", players: 1..=1 },
    Mode { variant: "solo-4", players: 1..=1 },
    Mode { variant: "solo-5", players: 1..=1 },
    Mode { variant: "solo-6", players: 1..=1 },
    Mode { variant: "solo-7", players: 1..=1 },
];

/// What is known of the game before a match is opened.
pub const INFO: GameInfo = GameInfo {
    slug: "goennen",
    title: "Gönnen können",
    modes: &MODES,
    rules: include_str!("../../../docs/rules/goennen.md"),
};

/// The game, with its deck, mode and number of players.
#[derive(Clone, Debug)]
pub struct Goennen {
    players: usize,
    variant: &'static str,
    level: Option<Level>,
    deck: Arc<Deck>,
    faces: Arc<[Option<Face>; CARDS + 1]>,
    prices: [u8; PLACES],
}

impl Goennen {
    /// The game for a number of players with this deck (GON-1), in a variant or else in the first one for so many.
    pub fn new(variant: Option<&str>, players: usize, deck: Deck) -> Result<Goennen, ModeError> {
        Ok(Goennen::with_deck(INFO.choose(variant, players)?.variant, players, deck))
    }

    fn with_deck(variant: &'static str, players: usize, deck: Deck) -> Goennen {
        let level = Level::all().find(|level| level.slug() == variant);
        let mut faces = [None; CARDS + 1];
        for entry in deck.entries() {
            faces[entry.card.index()] = Some(entry.face);
        }
        let prices = deck.prices();
        Goennen { players, variant, level, deck: Arc::new(deck), faces: Arc::new(faces), prices }
    }

    /// The deck. GON-3: its cards are data.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The solo level; `None` with several players.
    pub fn level(&self) -> Option<Level> {
        self.level
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        match &self.faces[card.index()] {
            Some(face) => face,
            None => unreachable!("a deck has all cards"),
        }
    }

    /// The market's prices, the oldest place first (GON-4).
    #[inline]
    pub fn prices(&self) -> [u8; PLACES] {
        self.prices
    }
}

impl OpenGame for Goennen {
    fn open(mode: &Mode, players: usize, deck: Option<&DeckText>) -> Result<Goennen, DeckError> {
        Ok(Goennen::with_deck(mode.variant, players, read_or(deck, Deck::parse, Deck::standard)?))
    }

    fn sheets(&self) -> Vec<Sheet<Token>> {
        sheet::sheets(&self.deck)
    }
}
