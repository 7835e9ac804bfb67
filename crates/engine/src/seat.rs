//! Seats: the places at a table, sets of them, and viewers.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::{Element, Set};

/// The most seats any game has (CVlizations has five).
pub const SEATS_MAX: usize = 5;

/// A place at the table, counted from 0; written for people from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, or `None` if no game has that many seats.
    #[inline]
    pub fn new(index: usize) -> Option<Seat> {
        if index < SEATS_MAX { Some(Seat(index as u8)) } else { None }
    }

    /// The seat with this index, for code that counts seats itself.
    ///
    /// # Panics
    /// If no game has that many seats.
    #[inline]
    pub const fn at(index: usize) -> Seat {
        assert!(index < SEATS_MAX, "a seat index is below SEATS_MAX");
        Seat(index as u8)
    }

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left (clockwise) at a table of `players`.
    #[inline]
    pub const fn left(self, steps: usize, players: usize) -> Seat {
        Seat(((self.0 as usize + steps) % players) as u8)
    }

    /// The seat directly to the right (counter-clockwise) at a table of `players`.
    #[inline]
    pub const fn right(self, players: usize) -> Seat {
        self.left(players - 1, players)
    }

    /// All seats of a table in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl std::str::FromStr for Seat {
    type Err = crate::NotationError;
    fn from_str(text: &str) -> Result<Seat, Self::Err> {
        let number = match text.as_bytes() {
            [digit @ b'1'..=b'9'] => usize::from(digit - b'0'),
            _ => 0,
        };
        number
            .checked_sub(1)
            .and_then(Seat::new)
            .ok_or_else(|| crate::NotationError::new(text, "a seat number from 1 to 5"))
    }
}

impl Element for Seat {
    type Bits = u8;

    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn at(index: usize) -> Seat {
        Seat::at(index)
    }
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

impl SeatSet {
    /// All seats of a table.
    #[inline]
    pub const fn all(players: usize) -> SeatSet {
        SeatSet::from_bits(((1u16 << players) - 1) as u8)
    }
}

/// One value for each seat of a game that has at most `N` of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// The values in seat order.
    #[inline]
    pub const fn new(values: [T; N]) -> BySeat<T, N> {
        BySeat(values)
    }

    /// The value of a seat; `None` for a seat that the game does not have.
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values in seat order, as a slice.
    #[inline]
    pub const fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// The values in seat order, empty seats included.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in seat order, to change them.
    #[inline]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// The same seats with other values.
    #[inline]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U, N> {
        BySeat(self.0.map(change))
    }
}

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The same value for every seat.
    #[inline]
    pub const fn all(value: T) -> BySeat<T, N> {
        BySeat([value; N])
    }
}

impl<T: PartialEq, const N: usize> PartialEq<[T; N]> for BySeat<T, N> {
    fn eq(&self, other: &[T; N]) -> bool {
        self.0 == *other
    }
}

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> BySeat<T, N> {
        BySeat::all(T::default())
    }
}

/// The engine refuses a seat that the table does not have before a game sees it, so that a rule may index by the
/// seat it was asked about.
impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a BySeat<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.iter()
    }
}

/// A viewer of a table: the player of a seat, or somebody without one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// Anybody else: sees what everybody may see.
    Spectator,
}

impl Viewer {
    /// The seat, if the viewer has one.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Every viewer of a table: its seats, then the spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
