//! Tasks: the fields of a card, what each takes, and what has been entered.

use std::fmt;

use engine::{Digest, Fact};

use crate::card::{COLOURS, Colour};
use crate::dice::PIPS;

/// The most fields of a task.
pub const FIELDS_MAX: usize = 9;

/// The numbers of a die as bits 1 to 6.
pub(crate) const ALL_NUMBERS: u8 = 0b111_1110;

/// One field of a task (GON-30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Field {
    /// The die it takes; `None` is white and takes any.
    pub colour: Option<Colour>,
    /// The number printed on it.
    pub number: Option<u8>,
}

/// `3`, `y3`, `y` or `_`, as in deck files.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour, self.number) {
            (Some(colour), Some(number)) => write!(f, "{}{number}", colour.letter()),
            (Some(colour), None) => write!(f, "{}", colour.letter()),
            (None, Some(number)) => write!(f, "{number}"),
            (None, None) => f.write_str("_"),
        }
    }
}

/// The four kinds of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TaskKind {
    /// Each field for itself; most have a number.
    Fixed,
    /// One chain of `<` (GON-32).
    Ascending,
    /// Groups joined by `=` (GON-33).
    Equal,
    /// All fields together reach a number (GON-34).
    Sum(u8),
}

impl TaskKind {
    /// The word, as in reports.
    pub const fn word(self) -> &'static str {
        match self {
            TaskKind::Fixed => "fixed",
            TaskKind::Ascending => "ascending",
            TaskKind::Equal => "equal",
            TaskKind::Sum(_) => "sum",
        }
    }
}

/// What has been entered on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Entries {
    /// The filled fields, as bits.
    filled: u16,
    /// Their numbers, three bits each.
    numbers: u32,
}

impl Entries {
    /// Nothing.
    pub const NONE: Entries = Entries { filled: 0, numbers: 0 };

    /// The number in a field, if it is filled.
    #[inline]
    pub const fn get(self, field: usize) -> Option<u8> {
        if self.filled >> field & 1 == 0 { None } else { Some((self.numbers >> (3 * field) & 7) as u8) }
    }

    /// These entries and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, field: usize, number: u8) -> Entries {
        let numbers = self.numbers & !(7 << (3 * field)) | (number as u32) << (3 * field);
        Entries { filled: self.filled | 1 << field, numbers }
    }

    /// How many fields are filled.
    #[inline]
    pub const fn count(self) -> usize {
        self.filled.count_ones() as usize
    }

    /// The sum of the numbers entered.
    #[inline]
    pub fn sum(self) -> u8 {
        let mut rest = self.numbers;
        let mut sum = 0;
        while rest != 0 {
            sum += (rest & 7) as u8;
            rest >>= 3;
        }
        sum
    }
}

impl Fact for Entries {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.filled).add(&self.numbers);
    }
}

/// The task of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Task {
    kind: TaskKind,
    count: u8,
    fields: [Field; FIELDS_MAX],
    /// The fields of each field's `=` group, as bits; for fields without `=`, the field itself.
    groups: [u16; FIELDS_MAX],
    /// The fields before each field that are interchangeable with it, as bits (GON-56).
    twins: [u16; FIELDS_MAX],
    /// The fields that have any, as bits.
    twinned: u16,
    /// The fields that no other field depends on and that have no number, as bits.
    free: u16,
    /// For each colour, the fields that take its die: those of the colour and the white ones, as bits.
    by_colour: [u16; COLOURS],
    /// For each number, the fields on which it is printed.
    printed: ByNumber,
    /// The fields on which a number is printed, as bits.
    numbered: u16,
}

/// A set of fields for each number of a die, side by side in one word: so all six are asked at once, and no branch
/// depends on the dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct ByNumber(u64);

/// How many bits each number has; those of 0, for a die that shows nothing, are never set.
const LANE: u32 = FIELDS_MAX as u32;
/// The lowest bit of each number.
const LANES: u64 = {
    let (mut lanes, mut number) = (0, 1);
    while number <= PIPS as u32 {
        lanes |= 1 << (LANE * number);
        number += 1;
    }
    lanes
};
/// All fields a task can have.
pub(crate) const FIELD_BITS: u16 = (1 << FIELDS_MAX) - 1;

impl ByNumber {
    /// The same fields for every number.
    #[inline]
    pub(crate) const fn all(fields: u16) -> ByNumber {
        ByNumber(LANES * fields as u64)
    }

    /// These fields for one number, none for the others.
    #[inline]
    pub(crate) const fn one(number: u8, fields: u16) -> ByNumber {
        ByNumber((fields as u64) << (LANE * number as u32))
    }

    /// The fields of a number, as bits; none for a die that shows nothing.
    #[inline]
    pub(crate) const fn get(self, number: u8) -> u16 {
        (self.0 >> (LANE * number as u32)) as u16 & FIELD_BITS
    }

    #[inline]
    #[must_use]
    pub(crate) const fn or(self, other: ByNumber) -> ByNumber {
        ByNumber(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn both(self, other: ByNumber) -> ByNumber {
        ByNumber(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Task {
    /// A task of these fields. `is_joined` says whether each field is joined by `=` to the one before it.
    ///
    /// # Panics
    /// If there are more than [`FIELDS_MAX`] fields; the deck file is checked before.
    pub(crate) fn new(kind: TaskKind, list: &[(Field, bool)]) -> Task {
        let mut task = Task {
            kind,
            count: list.len() as u8,
            fields: [Field::default(); FIELDS_MAX],
            groups: [0; FIELDS_MAX],
            twins: [0; FIELDS_MAX],
            twinned: 0,
            free: 0,
            by_colour: [0; COLOURS],
            printed: ByNumber(0),
            numbered: 0,
        };
        for (index, &(field, is_joined)) in list.iter().enumerate() {
            task.fields[index] = field;
            task.groups[index] = 1 << index;
            if is_joined && index > 0 {
                let group = task.groups[index - 1] | 1 << index;
                (0..=index).filter(|i| group >> i & 1 == 1).for_each(|i| task.groups[i] = group);
            }
        }
        for index in 0..list.len() {
            task.twins[index] = task.twins_before(index);
            task.twinned |= u16::from(task.twins[index] != 0) << index;
            if task.fields[index].number.is_none() && !task.has_relation(index) {
                task.free |= 1 << index;
            }
            let Field { colour, number } = task.fields[index];
            for die in Colour::ALL.into_iter().filter(|&die| colour.is_none_or(|colour| colour == die)) {
                task.by_colour[die.index()] |= 1 << index;
            }
            if let Some(number) = number {
                task.printed = task.printed.or(ByNumber::one(number, 1 << index));
                task.numbered |= 1 << index;
            }
        }
        task
    }

    /// GON-56: same colour, same printed number, same `=` group, and never in a `<` chain.
    fn twins_before(&self, field: usize) -> u16 {
        if self.kind == TaskKind::Ascending {
            return 0;
        }
        let is_twin = |&other: &usize| {
            let is_same_group = self.groups[other] == self.groups[field]
                || (!self.is_grouped(other) && !self.is_grouped(field));
            self.fields[other] == self.fields[field] && is_same_group
        };
        (0..field).filter(is_twin).fold(0, |bits, other| bits | 1 << other)
    }

    /// Whether the field is joined by `=` to another one.
    fn is_grouped(&self, field: usize) -> bool {
        self.group(field).count_ones() > 1
    }

    /// Whether what is entered elsewhere matters to the field. A sum is a relation (GON-56).
    fn has_relation(&self, field: usize) -> bool {
        match self.kind {
            TaskKind::Fixed => false,
            TaskKind::Ascending | TaskKind::Sum(_) => true,
            TaskKind::Equal => self.is_grouped(field),
        }
    }

    /// The kind.
    #[inline]
    pub const fn kind(&self) -> TaskKind {
        self.kind
    }

    /// How many fields it has.
    #[inline]
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The fields in their order.
    #[inline]
    pub fn fields(&self) -> &[Field] {
        &self.fields[..self.count()]
    }

    /// One field.
    #[inline]
    pub(crate) const fn field(&self, field: usize) -> Field {
        self.fields[field]
    }

    /// The fields of a field's `=` group, itself included, as bits.
    #[inline]
    pub(crate) const fn group(&self, field: usize) -> u16 {
        self.groups[field]
    }

    /// Whether a field is the first of its group.
    #[inline]
    pub(crate) const fn is_group_start(&self, field: usize) -> bool {
        self.groups[field].trailing_zeros() as usize == field
    }

    /// Whether a field has neither a number nor a relation: it takes a die as it is (GON-56).
    #[inline]
    pub(crate) const fn is_free(&self, field: usize) -> bool {
        self.free >> field & 1 == 1
    }

    /// The fields still empty, as bits.
    #[inline]
    pub(crate) const fn empty(&self, entries: Entries) -> u16 {
        ((1u16 << self.count) - 1) & !entries.filled
    }

    /// How many fields are still empty.
    #[inline]
    pub const fn empty_count(&self, entries: Entries) -> u8 {
        self.empty(entries).count_ones() as u8
    }

    /// The empty fields that are offered: of interchangeable ones the first (GON-56), as bits.
    #[inline]
    pub(crate) fn offered(&self, entries: Entries) -> u16 {
        let empty = self.empty(entries);
        let mut rest = empty & self.twinned;
        let mut offered = empty;
        while rest != 0 {
            let field = rest.trailing_zeros() as usize % FIELDS_MAX;
            rest &= rest - 1;
            let has_twin = self.twins[field] & empty != 0;
            offered &= !(u16::from(has_twin) << field);
        }
        offered
    }

    /// The number of a field, entered or printed; a printed one binds while its field is empty (GON-31).
    #[inline]
    pub(crate) const fn known(&self, entries: Entries, field: usize) -> Option<u8> {
        match entries.get(field) {
            Some(number) => Some(number),
            None => self.fields[field].number,
        }
    }

    /// The number of a field's group as far as it has been entered (GON-33); such fields have no printed ones.
    #[inline]
    pub(crate) const fn group_number(&self, entries: Entries, field: usize) -> Option<u8> {
        let filled = self.group(field) & entries.filled;
        if filled == 0 { None } else { entries.get(filled.trailing_zeros() as usize) }
    }

    /// What a sum still needs (GON-34); 0 for other tasks.
    #[inline]
    pub fn missing(&self, entries: Entries) -> u8 {
        match self.kind {
            TaskKind::Sum(target) => target.saturating_sub(entries.sum()),
            TaskKind::Fixed | TaskKind::Ascending | TaskKind::Equal => 0,
        }
    }

    /// The numbers that may be entered into an empty field, as bits 1 to 6.
    ///
    /// GON-31: tested only against numbers entered or printed; what leaves no way to finish is allowed.
    #[inline]
    pub(crate) fn allowed(&self, entries: Entries, field: usize) -> u8 {
        let printed = self.fields[field].number.map_or(ALL_NUMBERS, |number| 1 << number);
        match self.kind {
            TaskKind::Fixed => printed,
            // GON-32: it holds along the chain, across empty fields.
            TaskKind::Ascending => {
                let below = (0..field).rev().find_map(|i| self.known(entries, i)).unwrap_or(0);
                let above = (field + 1..self.count()).find_map(|i| self.known(entries, i));
                let above = above.unwrap_or(PIPS + 1);
                let under = ((1u16 << above) - 1) as u8;
                let over = !(((1u16 << (below + 1)) - 1) as u8);
                printed & under & over
            }
            TaskKind::Equal => self.group_number(entries, field).map_or(printed, |number| 1 << number),
            // GON-34: only the last entry is tested.
            TaskKind::Sum(_) if self.empty_count(entries) == 1 => {
                let missing = self.missing(entries).min(PIPS + 1);
                ALL_NUMBERS & !(((1u16 << missing) - 1) as u8)
            }
            TaskKind::Sum(_) => printed,
        }
    }

    /// The fields that take the die of a colour, as bits (GON-30).
    #[inline]
    pub(crate) const fn taking(&self, die: Colour) -> u16 {
        self.by_colour[die.index()]
    }

    /// For each number, the fields on which it is printed.
    #[inline]
    pub(crate) const fn printed(&self) -> ByNumber {
        self.printed
    }

    /// For each number, the empty fields into which it may be entered: the same as [`Task::allowed`], for all fields
    /// and numbers at once.
    #[inline]
    pub(crate) fn takes(&self, entries: Entries) -> ByNumber {
        let empty = self.empty(entries);
        let all = ByNumber::all(empty);
        match self.kind {
            TaskKind::Fixed => all.both(ByNumber::all(!self.numbered & FIELD_BITS).or(self.printed)),
            TaskKind::Ascending => self.links(entries, all),
            TaskKind::Equal => {
                let mut takes = all;
                let mut rest = entries.filled;
                while rest != 0 {
                    let filled = rest.trailing_zeros() as usize % FIELDS_MAX;
                    let group = self.groups[filled];
                    rest &= !group;
                    // GON-33: what is left of the group takes the number it has.
                    let number = (entries.numbers >> (3 * filled) & 7) as u8;
                    takes = takes.both(ByNumber::all(!group & FIELD_BITS).or(ByNumber::one(number, group)));
                }
                takes
            }
            // GON-34: only the last entry is tested.
            TaskKind::Sum(_) if empty & empty.wrapping_sub(1) == 0 => {
                let missing = u32::from(self.missing(entries)).clamp(1, u32::from(PIPS) + 1);
                ByNumber(all.0 >> (LANE * missing) << (LANE * missing))
            }
            TaskKind::Sum(_) => all,
        }
    }

    /// GON-32: between the fields whose numbers are known, those take what is higher than the one before and lower
    /// than the one behind; a field with a printed number takes that.
    #[inline]
    fn links(&self, entries: Entries, all: ByNumber) -> ByNumber {
        let mut takes = all;
        let mut rest = entries.filled | self.numbered;
        while rest != 0 {
            let field = rest.trailing_zeros() as usize % FIELDS_MAX;
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let number = u32::from(self.known(entries, field).unwrap_or(1));
            let (before, behind) = (bit - 1, FIELD_BITS & !(bit | (bit - 1)));
            // The numbers below it, and those from it on, as lanes.
            let lower = (1u64 << (LANE * number)) - 1;
            let higher = !0 << (LANE * (number + 1));
            let here = ByNumber::one(number as u8, bit).0;
            takes.0 &= ByNumber::all(before).0 & lower | ByNumber::all(behind).0 & higher | here;
        }
        takes
    }

    /// Whether a way to finish is left, whatever dice will come. For warnings: GON-31 allows to spoil a card.
    pub fn can_be_finished(&self, entries: Entries) -> bool {
        match self.kind {
            TaskKind::Fixed | TaskKind::Equal => true,
            TaskKind::Sum(_) => self.missing(entries) <= PIPS * self.empty_count(entries),
            TaskKind::Ascending => {
                let mut last = 0;
                (0..self.count()).all(|i| {
                    let next = self.known(entries, i).unwrap_or(last + 1);
                    let is_higher = next > last && next <= PIPS;
                    last = next;
                    is_higher
                })
            }
        }
    }
}

/// The fields as in deck files: `y3 5 1`, `_ < o < 5`, `o = _ g = _ = _`; a sum adds its number: `_ y _ >= 12`.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, field) in self.fields().iter().enumerate() {
            let joint = match self.kind {
                _ if index == 0 => "",
                TaskKind::Ascending => " < ",
                TaskKind::Equal if !self.is_group_start(index) => " = ",
                TaskKind::Equal | TaskKind::Fixed | TaskKind::Sum(_) => " ",
            };
            write!(f, "{joint}{field}")?;
        }
        match self.kind {
            TaskKind::Sum(target) => write!(f, " >= {target}"),
            TaskKind::Fixed | TaskKind::Ascending | TaskKind::Equal => Ok(()),
        }
    }
}
