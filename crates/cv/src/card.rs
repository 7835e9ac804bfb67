//! Cards by number, sets of them, and their types.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use engine::NotationError;

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
            Age::Childhood => CardSet::range(1, 12),
            Age::EarlyAdulthood => CardSet::range(13, 38),
            Age::MiddleAge => CardSet::range(39, 58),
            Age::OldAge => CardSet::range(59, 75),
            Age::Goal => CardSet::range(76, 83),
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

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The set of one card.
    #[inline]
    pub const fn one(card: Card) -> CardSet {
        CardSet(1 << card.number())
    }

    const fn range(first: u8, last: u8) -> CardSet {
        CardSet(((1u128 << (last - first + 1)) - 1) << first)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// The set with the card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.number())
    }

    /// The set without the card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.number()))
    }

    /// All cards of both sets.
    #[inline]
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no card is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest card.
    #[inline]
    pub fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Card::new(self.0.trailing_zeros() as u8) }
    }

    /// The card at an index in ascending order.
    ///
    /// # Panics
    /// If the set has not so many cards.
    #[inline]
    pub fn nth(self, index: u32) -> Card {
        let mut rest = self.0;
        for _ in 0..index {
            rest &= rest.wrapping_sub(1);
        }
        CardSet(rest).first().expect("the index is below the count")
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = CardSet(rest).first()?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

/// The numbers in ascending order, with spaces; `none` for none.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
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

/// A set of types: two for a two-colour card (CV-53).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct KindSet(u8);

impl KindSet {
    /// No type.
    pub const EMPTY: KindSet = KindSet(0);

    /// The set of one type.
    #[inline]
    pub const fn one(kind: Kind) -> KindSet {
        KindSet(1 << kind.index())
    }

    /// Whether the type is in the set.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// The set with the type.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind.index())
    }

    /// The set without the type.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: Kind) -> KindSet {
        KindSet(self.0 & !(1 << kind.index()))
    }

    /// The types in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// How many types are in the set.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no type is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first type.
    #[inline]
    pub fn first(self) -> Option<Kind> {
        Kind::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The types in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let kind = KindSet(rest).first()?;
            rest &= rest - 1;
            Some(kind)
        })
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> KindSet {
        kinds.into_iter().fold(KindSet::EMPTY, KindSet::with)
    }
}
