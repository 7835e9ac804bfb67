//! Seats: the places at a table, sets of them, and who looks at it.

use std::fmt;

/// The most seats any game of the house has (CVlizations has five).
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

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table.
    #[inline]
    pub const fn all(players: usize) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// The set of one seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with the seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number in the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

/// Who looks at a table: a seat, or somebody who has none.
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
