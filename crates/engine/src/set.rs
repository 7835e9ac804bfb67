//! Sets of small things, as bits.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// What a [`Set`] keeps its members in: an unsigned integer wide enough for every index.
pub trait Bits:
    Copy
    + Ord
    + Hash
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// No bit.
    const NONE: Self;

    /// The bit with this index.
    fn one(index: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The index of the lowest bit; beyond the last one if there is none.
    fn lowest(self) -> usize;

    /// The same without its lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($word:ty),*) => {
        $(impl Bits for $word {
            const NONE: $word = 0;

            #[inline]
            fn one(index: usize) -> $word {
                1 << index
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> $word {
                self & self.wrapping_sub(1)
            }
        })*
    };
}
bits!(u8, u16, u32, u64, u128);

/// Something there are few of, each with an index: a seat, a colour, a numbered card.
pub trait Element: Copy + Ord {
    /// The integer that is wide enough for a set of them.
    type Bits: Bits;

    /// The index, below the number of bits.
    fn index(self) -> usize;

    /// The element with an index that [`Element::index`] gave.
    fn at(index: usize) -> Self;
}

/// A set of elements, in ascending order of their indices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T: Element>(T::Bits);

impl<T: Element> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set(<T::Bits as Bits>::NONE);

    /// The set with these bits, each the index of an element.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Set<T> {
        Set(bits)
    }

    /// The indices of the elements, as bits.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// The set of one element.
    #[inline]
    pub fn one(element: T) -> Set<T> {
        Set(T::Bits::one(element.index()))
    }

    /// Whether the element is in the set.
    #[inline]
    pub fn contains(self, element: T) -> bool {
        self.0 & T::Bits::one(element.index()) != T::Bits::NONE
    }

    /// The set with the element.
    #[inline]
    #[must_use]
    pub fn with(self, element: T) -> Set<T> {
        Set(self.0 | T::Bits::one(element.index()))
    }

    /// The set without the element.
    #[inline]
    #[must_use]
    pub fn without(self, element: T) -> Set<T> {
        Set(self.0 & !T::Bits::one(element.index()))
    }

    /// The elements of either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }

    /// The elements in both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }

    /// The elements that are not in the other set.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }

    /// Whether every element is in the other set.
    #[inline]
    pub fn is_within(self, other: Set<T>) -> bool {
        self.minus(other).is_empty()
    }

    /// How many elements there are.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// The first element.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::at(self.0.lowest())) }
    }

    /// The element at a place in ascending order.
    ///
    /// # Panics
    /// If the set does not have that many elements.
    #[inline]
    pub fn nth(self, place: u32) -> T {
        let rest = (0..place).fold(self.0, |rest, _| rest.without_lowest());
        Set(rest).first().expect("the place is below the count")
    }

    /// The elements in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let element = rest.first()?;
            rest = Set(rest.0.without_lowest());
            Some(element)
        })
    }
}

impl<T: Element> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Set<T> {
        elements.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Element + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The elements with spaces between them; `none` if there are none.
impl<T: Element + fmt::Display> fmt::Display for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, element) in self.iter().enumerate() {
            write!(f, "{}{element}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
