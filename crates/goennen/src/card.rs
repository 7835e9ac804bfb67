//! Cards by number, sets of them, the two stacks, the five colours.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use engine::{Digest, Element, Fact, NotationError, Set};

/// How many scoring cards there are (GON-3).
pub const SCORING: usize = 29;
/// How many bonus cards there are (GON-3).
pub const BONUSES: usize = 20;
/// How many cards there are.
pub const CARDS: usize = SCORING + BONUSES;

/// A card by its number in the deck file: 1 to 29 score, 30 to 49 are bonuses.
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
            None => panic!("card numbers go from 1 to 49"),
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

    /// The stack it belongs to (GON-3).
    #[inline]
    pub const fn stack(self) -> Stack {
        if self.index() <= SCORING { Stack::Scoring } else { Stack::Bonus }
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
        number.and_then(Card::new).ok_or_else(|| NotationError::new(text, "a card number from 1 to 49"))
    }
}

/// The two stacks of cards; each fills one row of the market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stack {
    /// Cards 1 to 29.
    Scoring,
    /// Cards 30 to 49.
    Bonus,
}

impl Stack {
    /// Both, the one that is dealt first before the other.
    pub const ALL: [Stack; 2] = [Stack::Scoring, Stack::Bonus];

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// All cards of this stack.
    #[inline]
    pub const fn cards(self) -> CardSet {
        match self {
            Stack::Scoring => range(1, SCORING as u8),
            Stack::Bonus => range(SCORING as u8 + 1, CARDS as u8),
        }
    }

    /// The word, as in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Stack::Scoring => "scoring",
            Stack::Bonus => "bonus",
        }
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Stack {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Stack, NotationError> {
        let found = Stack::ALL.into_iter().find(|stack| stack.word() == text);
        found.ok_or_else(|| NotationError::new(text, "`scoring` or `bonus`"))
    }
}

impl Element for Card {
    type Bits = u64;

    #[inline]
    fn index(self) -> usize {
        Card::index(self)
    }

    #[inline]
    fn at(index: usize) -> Card {
        Card::at(index as u8)
    }
}

impl Fact for Card {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.number());
    }
}

/// A set of cards.
pub type CardSet = Set<Card>;

const fn range(first: u8, last: u8) -> CardSet {
    CardSet::from_bits(((1u64 << (last - first + 1)) - 1) << first)
}

/// How many colours there are, of dice and of cards alike (GON-2, GON-3).
pub const COLOURS: usize = 5;

/// The colours of dice, fields and cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Yellow.
    Yellow,
    /// Orange.
    Orange,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple, the fifth, which no public text names (GON-2).
    Purple,
}

impl Colour {
    /// All of them in their order (GON-2).
    pub const ALL: [Colour; COLOURS] =
        [Colour::Yellow, Colour::Orange, Colour::Green, Colour::Blue, Colour::Purple];

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter, as in notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Yellow => 'y',
            Colour::Orange => 'o',
            Colour::Green => 'g',
            Colour::Blue => 'b',
            Colour::Purple => 'p',
        }
    }

    /// The colour with this letter.
    pub fn of_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The word, as in deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Yellow => "yellow",
            Colour::Orange => "orange",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Purple => "purple",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Element for Colour {
    type Bits = u8;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn at(index: usize) -> Colour {
        Colour::ALL[index]
    }
}
