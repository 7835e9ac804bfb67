//! Cards by number, sets of them, and their types.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use engine::{Element, NotationError, Set};

/// How many cards there are (CV-3).
pub const CARDS: usize = 83;
/// How many places the track has (CV-4).
pub const TRACK: usize = 5;

/// A card by its printed number, from 1 to 83.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Card> {
        if number as usize > CARDS {
            return None;
        }
        match NonZeroU8::new(number) {
            Some(number) => Some(Card(number)),
            None => None,
        }
    }

    /// The card with this number, for code that names a card.
    ///
    /// # Panics
    /// If there is no such card.
    pub const fn at(number: u8) -> Card {
        match Card::new(number) {
            Some(card) => card,
            None => panic!("card numbers go from 1 to 83"),
        }
    }

    /// The number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The number, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The deck it belongs to (CV-3).
    #[inline]
    pub const fn age(self) -> Age {
        match self.0.get() {
            ..=12 => Age::Childhood,
            13..=38 => Age::EarlyAdulthood,
            39..=58 => Age::MiddleAge,
            59..=75 => Age::OldAge,
            _ => Age::Goal,
        }
    }

    /// All cards in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=CARDS as u8).filter_map(Card::new)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Card, NotationError> {
        let canonical = !text.starts_with(['0', '+']);
        let number = text.parse().ok().filter(|_| canonical);
        number.and_then(Card::new).ok_or_else(|| NotationError::new(text, "a card number from 1 to 83"))
    }
}

/// The five decks by the back of their cards (CV-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Age {
    /// Cards 1 to 12.
    Childhood,
    /// Cards 13 to 38.
    EarlyAdulthood,
    /// Cards 39 to 58.
    MiddleAge,
    /// Cards 59 to 75.
    OldAge,
    /// Cards 76 to 83: life goals.
    Goal,
}

impl Age {
    /// All of them, in order.
    pub const ALL: [Age; 5] = [Age::Childhood, Age::EarlyAdulthood, Age::MiddleAge, Age::OldAge, Age::Goal];
    /// The three that go through the track, in order (CV-60).
    pub const TRACK: [Age; 3] = [Age::EarlyAdulthood, Age::MiddleAge, Age::OldAge];

    /// The cards of this deck.
    #[inline]
    pub const fn cards(self) -> CardSet {
        match self {
            Age::Childhood => range(1, 12),
            Age::EarlyAdulthood => range(13, 38),
            Age::MiddleAge => range(39, 58),
            Age::OldAge => range(59, 75),
            Age::Goal => range(76, 83),
        }
    }

    /// The word, as a slug.
    pub const fn word(self) -> &'static str {
        match self {
            Age::Childhood => "childhood",
            Age::EarlyAdulthood => "early-adulthood",
            Age::MiddleAge => "middle-age",
            Age::OldAge => "old-age",
            Age::Goal => "goal",
        }
    }
}

impl Element for Card {
    type Bits = u128;

    #[inline]
    fn index(self) -> usize {
        self.0.get() as usize
    }

    #[inline]
    fn at(index: usize) -> Card {
        Card::at(index as u8)
    }
}

/// A set of cards.
pub type CardSet = Set<Card>;

/// The cards from one number to another.
const fn range(first: u8, last: u8) -> CardSet {
    CardSet::from_bits(((1u128 << (last - first + 1)) - 1) << first)
}

/// How many types have a stack in a CV.
pub const STACKS: usize = 5;

/// The type of a card (CV-3); the first five have a stack in a CV.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Sports, good habits.
    Health,
    /// Family and friends.
    Relationship,
    /// What one has learnt.
    Knowledge,
    /// Jobs.
    Work,
    /// Things one owns.
    Possession,
    /// Used once, from hand.
    Event,
    /// What one wants of life.
    Goal,
}

impl Kind {
    /// All of them, in order.
    pub const ALL: [Kind; 7] = [
        Kind::Health,
        Kind::Relationship,
        Kind::Knowledge,
        Kind::Work,
        Kind::Possession,
        Kind::Event,
        Kind::Goal,
    ];

    /// Those with a stack in a CV.
    pub const STACKED: [Kind; STACKS] =
        [Kind::Health, Kind::Relationship, Kind::Knowledge, Kind::Work, Kind::Possession];

    /// Those that score by their number (CV-81).
    pub const SERIES: [Kind; 3] = [Kind::Health, Kind::Relationship, Kind::Knowledge];

    /// The index, from 0; below [`STACKS`] for those with a stack.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word, as in notation and deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Health => "health",
            Kind::Relationship => "relationship",
            Kind::Knowledge => "knowledge",
            Kind::Work => "work",
            Kind::Possession => "possession",
            Kind::Event => "event",
            Kind::Goal => "goal",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Kind {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Kind, NotationError> {
        Kind::STACKED
            .into_iter()
            .find(|kind| kind.word() == text)
            .ok_or_else(|| NotationError::new(text, "health, relationship, knowledge, work or possession"))
    }
}

impl Element for Kind {
    type Bits = u8;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn at(index: usize) -> Kind {
        Kind::ALL[index]
    }
}

/// A set of types: two for a two-colour card (CV-53).
pub type KindSet = Set<Kind>;
