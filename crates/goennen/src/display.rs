//! A player's display: at most three by three cards, with their entries and the marks at hand.
//!
//! Only relative places count (GON-41), so a display always begins in the first row and the first column: equal
//! displays are equal values, wherever they were begun.

use std::fmt;
use std::str::FromStr;

use engine::{Digest, Fact, NotationError};

use crate::card::{Card, CardSet};
use crate::face::{Bonus, MARKED_KINDS};
use crate::task::Entries;

/// How many cards a row, a column has at most.
pub const SIDE: usize = 3;
/// How many cards a display has at most.
pub const CELLS: usize = SIDE * SIDE;

/// A place for a card, relative to the box around the display: row and column 1 are the box's first ones,
/// 0 is one before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    row: u8,
    column: u8,
}

impl Place {
    /// The place in this row and column, both from 0 to 3.
    pub const fn new(row: u8, column: u8) -> Option<Place> {
        if row <= SIDE as u8 && column <= SIDE as u8 { Some(Place { row, column }) } else { None }
    }

    /// The row, from 0.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The column, from 0.
    pub const fn column(self) -> u8 {
        self.column
    }

    #[inline]
    const fn bit(self) -> u32 {
        self.row as u32 * (SIDE as u32 + 1) + self.column as u32
    }
}

/// Row and column: `r0c2`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row, self.column)
    }
}

impl FromStr for Place {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Place, NotationError> {
        let place = match text.as_bytes() {
            [b'r', row @ b'0'..=b'3', b'c', column @ b'0'..=b'3'] => Place::new(row - b'0', column - b'0'),
            _ => None,
        };
        place.ok_or_else(|| NotationError::new(text, "a place from r0c0 to r3c3"))
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceSet(u16);

impl PlaceSet {
    /// Whether the place is in the set.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.bit() & 1 == 1
    }

    /// Whether no place is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let side = SIDE as u8 + 1;
            Some(Place { row: bit / side, column: bit % side })
        })
    }
}

/// The places at which a card can be laid, for each set of cells that are taken (GON-5, GON-41).
static PLACES: [u16; 1 << CELLS] = places();

const fn places() -> [u16; 1 << CELLS] {
    let mut table = [0; 1 << CELLS];
    let mut taken = 1;
    // The first card of a display lies where it lies.
    table[0] = 1 << (Place { row: 1, column: 1 }).bit();
    while taken < table.len() {
        let has_third_row = taken & 0o700 != 0;
        let has_third_column = taken & 0o444 != 0;
        let mut place = 0;
        while place < (SIDE + 1) * (SIDE + 1) {
            let (row, column) = (place / (SIDE + 1), place % (SIDE + 1));
            // A place before the box shifts the others: the box may have two rows, two columns at most then.
            let is_within = !(row == 0 && has_third_row || column == 0 && has_third_column);
            if is_within && !is_taken(taken, row, column) && touches(taken, row, column) {
                table[taken] |= 1 << place;
            }
            place += 1;
        }
        taken += 1;
    }
    table
}

const fn is_taken(taken: usize, row: usize, column: usize) -> bool {
    row > 0
        && column > 0
        && row <= SIDE
        && column <= SIDE
        && taken >> ((row - 1) * SIDE + column - 1) & 1 == 1
}

/// Whether a card lies beside the place, by an edge or a corner.
const fn touches(taken: usize, row: usize, column: usize) -> bool {
    let mut near = 0;
    while near < 9 {
        let (down, right) = (row + near / 3, column + near % 3);
        if down > 0 && right > 0 && is_taken(taken, down - 1, right - 1) {
            return true;
        }
        near += 1;
    }
    false
}

/// A card in a display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// The card; `None` for an empty place.
    pub card: Option<Card>,
    /// Whether its task is completed.
    pub is_completed: bool,
    /// What has been entered; forgotten when the card is completed (GON-56).
    pub entries: Entries,
}

impl Slot {
    /// An empty place.
    pub const EMPTY: Slot = Slot { card: None, is_completed: false, entries: Entries::NONE };
}

/// Marks at hand, by kind of bonus (GON-56: counted per kind, not per card).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks([u8; MARKED_KINDS]);

impl Marks {
    /// No marks.
    pub const NONE: Marks = Marks([0; MARKED_KINDS]);

    /// How many uses of a bonus are left; none of a joker.
    #[inline]
    pub fn left(self, bonus: Bonus) -> u8 {
        self.0.get(bonus.index()).copied().unwrap_or(0)
    }

    /// Makes some marks.
    #[inline]
    pub(crate) fn spend(&mut self, bonus: Bonus, count: u8) {
        if let Some(left) = self.0.get_mut(bonus.index()) {
            debug_assert!(*left >= count, "there are enough circles");
            *left -= count;
        }
    }

    /// A bonus card is completed: its circles are at hand.
    #[inline]
    pub(crate) fn gain(&mut self, bonus: Bonus, count: u8) {
        if let Some(left) = self.0.get_mut(bonus.index()) {
            *left += count;
        }
    }
}

/// A display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Display {
    slots: [Slot; CELLS],
    /// The cells of the cards that are not completed, in the order of the cards' numbers, then zeros: lists are
    /// written in that order.
    open: [u8; CELLS],
    open_count: u8,
    count: u8,
    /// The uses left of each bonus.
    pub(crate) marks: Marks,
}

impl Display {
    /// No card.
    pub const EMPTY: Display = Display {
        slots: [Slot::EMPTY; CELLS],
        open: [0; CELLS],
        open_count: 0,
        count: 0,
        marks: Marks::NONE,
    };

    /// The cells, row by row; the first row and the first column are not empty.
    #[inline]
    pub fn slots(&self) -> &[Slot; CELLS] {
        &self.slots
    }

    /// The uses left of each bonus.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// The cells with a card, as bits.
    #[inline]
    fn taken(&self) -> usize {
        let mut bits = 0;
        for (index, slot) in self.slots.iter().enumerate() {
            bits |= usize::from(slot.card.is_some()) << index;
        }
        bits
    }

    /// How many cards there are.
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether there is no place for a card.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.count() == CELLS
    }

    /// The cell of a card.
    #[inline]
    pub fn cell_of(&self, card: Card) -> Option<usize> {
        self.slots.iter().position(|slot| slot.card == Some(card))
    }

    /// A card's slot.
    #[inline]
    pub fn slot(&self, card: Card) -> Option<&Slot> {
        self.slots.iter().find(|slot| slot.card == Some(card))
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, card: Card) -> Option<&mut Slot> {
        self.slots.iter_mut().find(|slot| slot.card == Some(card))
    }

    /// The cards that are not completed yet, ascending, with their entries.
    #[inline]
    pub(crate) fn open(&self) -> impl Iterator<Item = (Card, Entries)> + '_ {
        self.open[..usize::from(self.open_count)].iter().filter_map(|&cell| {
            let slot = &self.slots[usize::from(cell)];
            slot.card.map(|card| (card, slot.entries))
        })
    }

    /// All cards.
    pub fn cards(&self) -> CardSet {
        self.slots.iter().filter_map(|slot| slot.card).collect()
    }

    /// Where a card can be laid (GON-5, GON-41).
    #[inline]
    pub fn places(&self) -> PlaceSet {
        PlaceSet(PLACES[self.taken()])
    }

    /// Lays a card at a place where it can be laid. A place before the box shifts the others: only relative
    /// places count (GON-41).
    pub(crate) fn lay(&mut self, card: Card, place: Place) {
        let (down, right) = (usize::from(place.row == 0), usize::from(place.column == 0));
        if down + right > 0 {
            let mut shifted = [Slot::EMPTY; CELLS];
            for (index, slot) in self.slots.iter().enumerate().filter(|(_, slot)| slot.card.is_some()) {
                shifted[index + down * SIDE + right] = *slot;
            }
            self.slots = shifted;
            for cell in &mut self.open[..usize::from(self.open_count)] {
                *cell += (down * SIDE + right) as u8;
            }
        }
        let (row, column) = (usize::from(place.row.max(1)) - 1, usize::from(place.column.max(1)) - 1);
        let cell = row * SIDE + column;
        self.slots[cell] = Slot { card: Some(card), ..Slot::EMPTY };
        self.count += 1;
        // Cards are laid a few times a match and listed thousands of times: so the order of the open ones is kept.
        let mut place = usize::from(self.open_count);
        while place > 0 && self.slots[usize::from(self.open[place - 1])].card > Some(card) {
            self.open[place] = self.open[place - 1];
            place -= 1;
        }
        self.open[place] = cell as u8;
        self.open_count += 1;
    }

    /// A card is completed: its numbers are forgotten (GON-56).
    pub(crate) fn complete(&mut self, card: Card) {
        let Some(cell) = self.cell_of(card) else { return };
        self.slots[cell] = Slot { card: Some(card), is_completed: true, ..Slot::EMPTY };
        if let Some(place) =
            self.open[..usize::from(self.open_count)].iter().position(|&c| usize::from(c) == cell)
        {
            self.open.copy_within(place + 1.., place);
            self.open[CELLS - 1] = 0;
            self.open_count -= 1;
        }
    }
}

const _: () = assert!(size_of::<Slot>() <= 12, "a slot is small");

impl Fact for Slot {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.card).add(&self.is_completed).add(&self.entries);
    }
}

impl Fact for Display {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.slots).add(&self.marks.0);
    }
}
