//! The six symbols, and multisets of them: dice, costs, tokens.

use std::fmt;
use std::str::FromStr;

use engine::{Digest, Fact, NotationError};

/// How many symbols there are (CV-2).
pub const SYMBOLS: usize = 6;

/// One face of a die (CV-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// `H`.
    Health,
    /// `K`.
    Knowledge,
    /// `R`.
    Relationship,
    /// `$`.
    Money,
    /// `+`: three of them take any card (CV-33).
    GoodLuck,
    /// `-`: frozen on dice (CV-22), three of them are a misfortune (CV-40).
    BadLuck,
}

impl Symbol {
    /// All of them, in order.
    pub const ALL: [Symbol; SYMBOLS] = [
        Symbol::Health,
        Symbol::Knowledge,
        Symbol::Relationship,
        Symbol::Money,
        Symbol::GoodLuck,
        Symbol::BadLuck,
    ];

    /// The four that an any-of-four symbol can be (CV-37).
    pub const FOUR: [Symbol; 4] = [Symbol::Health, Symbol::Knowledge, Symbol::Relationship, Symbol::Money];

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in notation and deck files.
    pub const fn letter(self) -> char {
        match self {
            Symbol::Health => 'H',
            Symbol::Knowledge => 'K',
            Symbol::Relationship => 'R',
            Symbol::Money => '$',
            Symbol::GoodLuck => '+',
            Symbol::BadLuck => '-',
        }
    }

    /// The word, as a slug.
    pub const fn word(self) -> &'static str {
        match self {
            Symbol::Health => "health",
            Symbol::Knowledge => "knowledge",
            Symbol::Relationship => "relationship",
            Symbol::Money => "money",
            Symbol::GoodLuck => "good-luck",
            Symbol::BadLuck => "bad-luck",
        }
    }

    /// The symbol of a letter.
    pub fn of_letter(letter: char) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }
}

/// A multiset of symbols, one byte of a word for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Symbols(u64);

impl Fact for Symbols {
    fn digest(&self, digest: &mut Digest) {
        Symbol::ALL.into_iter().for_each(|symbol| {
            digest.add(&self.count(symbol));
        });
    }
}

impl Symbols {
    /// None.
    pub const EMPTY: Symbols = Symbols(0);

    /// One symbol.
    #[inline]
    pub const fn one(symbol: Symbol) -> Symbols {
        Symbols(1 << (8 * symbol.index()))
    }

    /// A number of one symbol; at most 255.
    #[inline]
    pub const fn many(symbol: Symbol, count: u8) -> Symbols {
        Symbols((count as u64) << (8 * symbol.index()))
    }

    /// As many of each symbol as these counts say.
    pub(crate) const fn of_counts(counts: [u8; SYMBOLS]) -> Symbols {
        let (mut word, mut index) = (0, 0);
        while index < SYMBOLS {
            word |= (counts[index] as u64) << (8 * index);
            index += 1;
        }
        Symbols(word)
    }

    /// The next multiset within these in ascending order, starting from none; `None` after the last.
    #[inline]
    pub(crate) fn next_within(self, limit: Symbols) -> Option<Symbols> {
        let mut word = self.0;
        for index in 0..SYMBOLS {
            let lane = 0xff << (8 * index);
            if word & lane < limit.0 & lane {
                return Some(Symbols(word + (1 << (8 * index))));
            }
            word &= !lane;
        }
        None
    }

    /// How many there are of one symbol.
    #[inline]
    pub const fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> (8 * symbol.index())) as u8
    }

    /// How many there are altogether.
    #[inline]
    pub const fn total(self) -> u32 {
        // The product adds up all bytes in its topmost one; a die cup and a table stay far below 256.
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Symbols) -> Symbols {
        Symbols(self.0 + other.0)
    }

    /// Without symbols that must be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Symbols) -> Symbols {
        Symbols(self.0 - other.0)
    }

    /// What is in `self` beyond `other`, symbol by symbol.
    #[inline]
    #[must_use]
    pub fn beyond(self, other: Symbols) -> Symbols {
        // Bytes stay below 128, so setting the topmost bit of each keeps borrows from spreading.
        const TOP: u64 = 0x8080_8080_8080_8080;
        let difference = (self.0 | TOP) - other.0;
        let kept = (difference & TOP) >> 7;
        Symbols(difference & !TOP & (kept * 0x7f))
    }

    /// Whether all of `other` is among them.
    #[inline]
    pub fn contains(self, other: Symbols) -> bool {
        other.beyond(self).is_empty()
    }

    /// Without any of one symbol.
    #[inline]
    #[must_use]
    pub const fn without_all(self, symbol: Symbol) -> Symbols {
        Symbols(self.0 & !(0xff << (8 * symbol.index())))
    }

    /// The symbols in order, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL
            .into_iter()
            .flat_map(move |symbol| std::iter::repeat_n(symbol, usize::from(self.count(symbol))))
    }

    /// The different symbols in order.
    pub fn kinds(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |&symbol| self.count(symbol) > 0)
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Symbols {
        symbols.into_iter().fold(Symbols::EMPTY, |all, symbol| all.plus(Symbols::one(symbol)))
    }
}

/// The letters in order: `HHK$-`. Nothing for none.
impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.iter().try_for_each(|symbol| f.write_char(symbol.letter()))
    }
}

impl FromStr for Symbols {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Symbols, NotationError> {
        let wrong = || NotationError::new(text, "letters out of H K R $ + -");
        if text.len() > 20 {
            return Err(wrong());
        }
        text.chars().map(|letter| Symbol::of_letter(letter).ok_or_else(wrong)).collect()
    }
}
