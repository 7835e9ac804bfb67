//! Orders, their strengths, and ideas by number.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use engine::{Element, NotationError, Set};

/// How many orders a tribe has (CVL-4).
pub const ORDERS: usize = 8;
/// How many ideas there are (CVL-3).
pub const IDEAS: usize = 48;
/// How many of them are for the ages I and II (CVL-3).
pub const FIRST_DECK: usize = 32;
/// How many ideas lie on the track (CVL-3).
pub const TRACK: usize = 4;

/// An order, by its printed number; Doubling has none and comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// 1: takes resources from others.
    Theft,
    /// 2: brings wood.
    Logging,
    /// 3: brings food.
    Hunting,
    /// 4: brings stone.
    Quarrying,
    /// 5: brings resources of one's choice.
    Cunning,
    /// 6: brings happiness.
    Slacking,
    /// 7: swaps one resource for several of another kind.
    Trading,
    /// The other order is carried out twice.
    Doubling,
}

impl Order {
    /// All of them, in the order in which they are carried out (CVL-20).
    pub const ALL: [Order; ORDERS] = [
        Order::Theft,
        Order::Logging,
        Order::Hunting,
        Order::Quarrying,
        Order::Cunning,
        Order::Slacking,
        Order::Trading,
        Order::Doubling,
    ];

    /// Its index in [`Order::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed number; Doubling has none.
    pub const fn number(self) -> Option<u8> {
        match self {
            Order::Doubling => None,
            _ => Some(self as u8 + 1),
        }
    }

    /// The word in notation and deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Order::Theft => "theft",
            Order::Logging => "logging",
            Order::Hunting => "hunting",
            Order::Quarrying => "quarrying",
            Order::Cunning => "cunning",
            Order::Slacking => "slacking",
            Order::Trading => "trading",
            Order::Doubling => "doubling",
        }
    }
}

impl Element for Order {
    type Bits = u8;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn at(index: usize) -> Order {
        Order::ALL[index]
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Order {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Order, NotationError> {
        let found = Order::ALL.into_iter().find(|order| order.word() == text);
        found.ok_or_else(|| NotationError::new(text, "an order such as theft or doubling"))
    }
}

/// A set of orders.
pub type OrderSet = Set<Order>;

/// All eight orders.
pub const ALL_ORDERS: OrderSet = OrderSet::from_bits(0xff);

/// How many tribes laid an order (CVL-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// One.
    One,
    /// Two.
    Two,
    /// Three or more.
    Three,
}

impl Strength {
    /// All of them, in order.
    pub const ALL: [Strength; 3] = [Strength::One, Strength::Two, Strength::Three];

    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Strength::One => "one",
            Strength::Two => "two",
            Strength::Three => "three",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The type of an idea (CVL-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A building.
    Building,
    /// A tool.
    Tool,
    /// An invention.
    Invention,
    /// An ideology.
    Ideology,
}

/// How many types there are.
pub const KINDS: usize = 4;

impl Kind {
    /// All of them, in order.
    pub const ALL: [Kind; KINDS] = [Kind::Building, Kind::Tool, Kind::Invention, Kind::Ideology];

    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Building => "building",
            Kind::Tool => "tool",
            Kind::Invention => "invention",
            Kind::Ideology => "ideology",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// An idea by its number, from 1 to 48.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Idea(NonZeroU8);

impl Idea {
    /// The idea with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Idea> {
        if number as usize > IDEAS {
            return None;
        }
        match NonZeroU8::new(number) {
            Some(number) => Some(Idea(number)),
            None => None,
        }
    }

    /// The number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The number less one, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Whether it belongs to the deck for age III (CVL-3).
    #[inline]
    pub const fn is_late(self) -> bool {
        self.index() >= FIRST_DECK
    }

    /// All ideas in order.
    pub fn all() -> impl Iterator<Item = Idea> {
        (1..=IDEAS as u8).filter_map(Idea::new)
    }
}

impl Element for Idea {
    type Bits = u64;

    #[inline]
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    fn at(index: usize) -> Idea {
        Idea(NonZeroU8::MIN.saturating_add(index as u8))
    }
}

impl fmt::Display for Idea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Idea {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Idea, NotationError> {
        let is_canonical = !text.starts_with(['0', '+']);
        let number = text.parse().ok().filter(|_| is_canonical);
        number.and_then(Idea::new).ok_or_else(|| NotationError::new(text, "an idea's number from 1 to 48"))
    }
}

/// A set of ideas.
pub type IdeaSet = Set<Idea>;

/// The 32 ideas of the first deck.
pub const FIRST_IDEAS: IdeaSet = IdeaSet::from_bits((1 << FIRST_DECK) - 1);
/// The 16 ideas of the deck for age III.
pub const LATE_IDEAS: IdeaSet = IdeaSet::from_bits((1 << IDEAS) - (1 << FIRST_DECK));
