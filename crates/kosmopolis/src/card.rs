//! Cards: colours, kinds, multisets of kinds.
//!
//! Cards of one colour and value are alike, so a card is a *kind* and a pile of cards a multiset of kinds.
//! There are 20 kinds with at most 7 copies each: a multiset is 20 fields of three bits in one word, and
//! adding, removing and comparing piles are single instructions.

use std::fmt;
use std::str::FromStr;

use engine::{Digest, Element, Fact, NotationError, Set};

/// The four colours, in the order of columns and notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// `b`
    Blue,
    /// `p`
    Pink,
    /// `g`
    Green,
    /// `y`
    Yellow,
}

/// How many colours there are.
pub const COLOURS: usize = 4;
/// How many values a colour has: 2 to 6.
pub(crate) const VALUES: usize = 5;
/// How many kinds of card there are.
pub const KINDS: usize = COLOURS * VALUES;
/// The lowest value.
pub const VALUE_MIN: u8 = 2;
/// The highest value.
pub const VALUE_MAX: u8 = 6;

impl Colour {
    /// All colours in order.
    pub const ALL: [Colour; COLOURS] = [Colour::Blue, Colour::Pink, Colour::Green, Colour::Yellow];

    /// The colour at an index below 4.
    #[inline]
    pub const fn at(index: usize) -> Colour {
        Colour::ALL[index]
    }

    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in notation and deck files.
    pub fn word(self) -> &'static str {
        ["blue", "pink", "green", "yellow"][self.index()]
    }

    /// The letter in notation.
    pub fn letter(self) -> char {
        ['b', 'p', 'g', 'y'][self.index()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Colour {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Colour, NotationError> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.word() == text)
            .ok_or_else(|| NotationError::new(text, "blue, pink, green or yellow"))
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

/// A set of colours.
pub type ColourSet = Set<Colour>;

/// A kind of card: a colour and a value from 2 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// The kind of this colour and value, or `None` if there is no such value.
    pub fn new(colour: Colour, value: u8) -> Option<Kind> {
        (VALUE_MIN..=VALUE_MAX)
            .contains(&value)
            .then(|| Kind((colour.index() * VALUES) as u8 + value - VALUE_MIN))
    }

    #[inline]
    pub(crate) const fn at(index: u32) -> Kind {
        debug_assert!(index < KINDS as u32);
        Kind(index as u8)
    }

    /// All kinds in order.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// Its index in the order of kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::at(self.index() / VALUES)
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 % VALUES as u8 + VALUE_MIN
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.value())
    }
}

impl FromStr for Kind {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Kind, NotationError> {
        let kind = match text.as_bytes() {
            [letter, digit @ b'2'..=b'6'] => Colour::ALL
                .into_iter()
                .find(|colour| colour.letter() == char::from(*letter))
                .and_then(|colour| Kind::new(colour, digit - b'0')),
            _ => None,
        };
        kind.ok_or_else(|| NotationError::new(text, "a card such as b5 (b, p, g or y, then 2 to 6)"))
    }
}

impl Fact for Kind {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.0);
    }
}

impl Fact for Cards {
    fn digest(&self, digest: &mut Digest) {
        Kind::all().for_each(|kind| {
            digest.add(&self.count(kind));
        });
    }
}

/// A multiset of cards: up to 7 of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u64);

const FIELD: u32 = 3;
const COLUMN: u32 = FIELD * VALUES as u32;
const COLUMN_MASK: u64 = (1 << COLUMN) - 1;
/// The lowest bit of every field.
const ONES: u64 = 0o11_111_111_111_111_111_111;
/// Every second field.
const PAIRS: u64 = 0o7_070_707_070_707_070_707;
/// Every second pair of fields, as a field of six bits with six more to grow into.
const FOURS: u64 = 0o770_077_007_700_770_077;
/// Adds five groups of twelve bits up into the highest.
const FOURS_SUM: u64 = 1 | 1 << 12 | 1 << 24 | 1 << 36 | 1 << 48;
/// The most copies of a kind that a multiset can hold.
pub(crate) const COPIES_MAX: u8 = 7;

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards(0);

    /// One card.
    #[inline]
    pub const fn one(kind: Kind) -> Cards {
        Cards(1 << (kind.0 as u32 * FIELD))
    }

    /// How many cards of a kind.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (kind.0 as u32 * FIELD) & 7) as u8
    }

    /// Whether there is a card of the kind.
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// How many cards in all: fields are added in pairs, pairs in pairs, and the rest by one multiplication.
    #[inline]
    pub const fn total(self) -> u32 {
        let pairs = (self.0 & PAIRS) + (self.0 >> FIELD & PAIRS);
        let fours = (pairs & FOURS) + (pairs >> (2 * FIELD) & FOURS);
        (fours.wrapping_mul(FOURS_SUM) >> 48 & 0xfff) as u32
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together. The sum of all piles of a match is its deck, so no field can overflow.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// Without the other, all of which must be in it.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        debug_assert!(other.is_within(self));
        Cards(self.0 - other.0)
    }

    /// With one more card.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        *self = self.plus(Cards::one(kind));
    }

    /// With one card less, which must be in it.
    #[inline]
    pub(crate) fn remove(&mut self, kind: Kind) {
        *self = self.minus(Cards::one(kind));
    }

    /// Whether the other has at least as many of every kind.
    pub const fn is_within(self, other: Cards) -> bool {
        // Field by field, because a borrow would run into the next field.
        let mut shift = 0;
        while shift < FIELD * KINDS as u32 {
            if self.0 >> shift & 7 > other.0 >> shift & 7 {
                return false;
            }
            shift += FIELD;
        }
        true
    }

    /// What is left of it when as much of the other as possible is taken away, kind by kind.
    #[must_use]
    pub fn beyond(self, other: Cards) -> Cards {
        let mut rest = self;
        let mut common = self.present() & other.present();
        while common != 0 {
            let field = common.trailing_zeros();
            common &= common - 1;
            let taken = (self.0 >> field & 7).min(other.0 >> field & 7);
            rest.0 -= taken << field;
        }
        rest
    }

    /// The cards of one colour.
    #[inline]
    #[must_use]
    pub const fn of(self, colour: Colour) -> Cards {
        Cards(self.0 & COLUMN_MASK << (colour as u32 * COLUMN))
    }

    /// The lowest bit of the field of every kind that is present.
    #[inline]
    const fn present(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & ONES
    }

    /// The kinds that are present, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        let mut present = self.present();
        std::iter::from_fn(move || {
            if present == 0 {
                return None;
            }
            let field = present.trailing_zeros();
            present &= present - 1;
            Some(Kind::at(field / FIELD))
        })
    }

    /// The cards one by one, in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// The lowest card of a colour.
    #[inline]
    pub fn lowest(self, colour: Colour) -> Option<Kind> {
        let present = self.of(colour).present();
        if present == 0 { None } else { Some(Kind::at(present.trailing_zeros() / FIELD)) }
    }

    /// The highest card of a colour.
    #[inline]
    pub fn highest(self, colour: Colour) -> Option<Kind> {
        let present = self.of(colour).present();
        if present == 0 { None } else { Some(Kind::at((63 - present.leading_zeros()) / FIELD)) }
    }

    /// The sum of the values of one colour.
    #[inline]
    pub const fn sum_of(self, colour: Colour) -> i32 {
        let column = self.0 >> (colour as u32 * COLUMN) & COLUMN_MASK;
        let mut sum = 0;
        let mut value = 0;
        while value < VALUES as u64 {
            sum += (column >> (value * FIELD as u64) & 7) * (value + VALUE_MIN as u64);
            value += 1;
        }
        sum as i32
    }

    /// The sum of all values.
    #[inline]
    pub fn sum(self) -> i32 {
        Colour::ALL.into_iter().map(|colour| self.sum_of(colour)).sum()
    }

    /// The card at an index below the total, in order: how a draw picks a card from an unordered deck.
    ///
    /// It is the innermost step of every simulation and hard to predict, so it has no branches: the column is
    /// where the running totals pass the index, and so is the card in it.
    #[inline]
    pub const fn nth(self, index: u32) -> Kind {
        let first = column_total(self.0);
        let second = first + column_total(self.0 >> COLUMN);
        let third = second + column_total(self.0 >> (2 * COLUMN));
        let (a, b, c) = ((index >= first) as u32, (index >= second) as u32, (index >= third) as u32);
        let column = a + b + c;
        let below = a * first + b * (second - first) + c * (third - second);
        let rest = index - below;
        let fields = self.0 >> (column * COLUMN);
        let mut sum = 0;
        let mut rank = 0;
        let mut at = 0;
        while at < VALUES as u32 - 1 {
            sum += (fields >> (at * FIELD) & 7) as u32;
            rank += (rest >= sum) as u32;
            at += 1;
        }
        Kind::at(column * VALUES as u32 + rank)
    }

    /// The cards in words of the notation: `b3 b3 g5`; `none` if there is none.
    pub fn notation(self) -> String {
        if self.is_empty() {
            return "none".to_owned();
        }
        self.iter().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// How many cards the lowest column has.
#[inline]
const fn column_total(fields: u64) -> u32 {
    let pairs = (fields & 0o70707) + (fields >> FIELD & 0o707);
    ((pairs & 0o77) + (pairs >> 6 & 0o77) + (pairs >> 12 & 0o77)) as u32
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Cards {
        kinds.into_iter().fold(Cards::EMPTY, |cards, kind| cards.plus(Cards::one(kind)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", self.notation())
    }
}
