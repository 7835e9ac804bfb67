//! Food, wood and stone: what a player holds, and the one or two that are taken at once.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

/// A resource (CVL-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Resource {
    /// Food.
    Food,
    /// Wood.
    Wood,
    /// Stone.
    Stone,
}

impl Resource {
    /// All three, in order.
    pub const ALL: [Resource; 3] = [Resource::Food, Resource::Wood, Resource::Stone];

    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in notation and deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Resource::Food => "food",
            Resource::Wood => "wood",
            Resource::Stone => "stone",
        }
    }

    /// The letter in costs.
    pub const fn letter(self) -> char {
        match self {
            Resource::Food => 'F',
            Resource::Wood => 'W',
            Resource::Stone => 'S',
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Resource {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Resource, NotationError> {
        let found = Resource::ALL.into_iter().find(|resource| resource.word() == text);
        found.ok_or_else(|| NotationError::new(text, "food, wood or stone"))
    }
}

/// So much food, wood and stone: three fields of one word, each with a bit of its own for comparing.
///
/// CVL-2: there is no limit. A field counts to a million, far beyond what 18 actions can bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Resources(u64);

const FIELD: u32 = 21;
const MASK: u64 = (1 << (FIELD - 1)) - 1;
/// The highest bit of every field: set before a subtraction, it survives where nothing was missing.
const GUARD: u64 = 1 << (FIELD - 1) | 1 << (2 * FIELD - 1) | 1 << (3 * FIELD - 1);

impl Resources {
    /// Nothing.
    pub const NONE: Resources = Resources(0);
    /// One of each (CVL-4).
    pub const ONE_EACH: Resources = Resources(1 | 1 << FIELD | 1 << (2 * FIELD));

    /// So many of each kind: food, wood, stone.
    pub fn new(counts: [u32; 3]) -> Resources {
        let [food, wood, stone] = counts.map(u64::from);
        Resources(food | wood << FIELD | stone << (2 * FIELD))
    }

    /// So many of one kind.
    #[inline]
    pub const fn of(resource: Resource, count: u32) -> Resources {
        Resources((count as u64) << (resource as u32 * FIELD))
    }

    /// How many there are of a kind.
    #[inline]
    pub const fn count(self, resource: Resource) -> u32 {
        (self.0 >> (resource as u32 * FIELD) & MASK) as u32
    }

    /// Whether there is one of the kind.
    #[inline]
    pub const fn has(self, resource: Resource) -> bool {
        self.count(resource) > 0
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(self) -> u32 {
        self.count(Resource::Food) + self.count(Resource::Wood) + self.count(Resource::Stone)
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Resources) -> Resources {
        Resources(self.0 + other.0)
    }

    /// Without the other, all of which must be there.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Resources) -> Resources {
        debug_assert!(self.covers(other));
        Resources(self.0 - other.0)
    }

    /// Whether there is at least as much of every kind.
    #[inline]
    pub const fn covers(self, other: Resources) -> bool {
        ((self.0 | GUARD) - other.0) & GUARD == GUARD
    }

    /// How much of the other is missing here.
    #[must_use]
    pub fn missing(self, other: Resources) -> Resources {
        Resources::new(
            Resource::ALL.map(|resource| other.count(resource).saturating_sub(self.count(resource))),
        )
    }

    /// The letters of a cost: `FFW`.
    pub fn letters(self) -> String {
        let letters =
            Resource::ALL.map(|resource| resource.letter().to_string().repeat(self.count(resource) as usize));
        letters.concat()
    }
}

impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [food, wood, stone] = Resource::ALL.map(|resource| self.count(resource));
        write!(f, "{food} food, {wood} wood, {stone} stone")
    }
}

/// One or two resources, alike or not, in no particular order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bundle {
    first: Resource,
    second: Option<Resource>,
}

impl Bundle {
    /// One of each kind alone, ascending.
    pub const ONES: [Bundle; 3] =
        [Bundle::one(Resource::Food), Bundle::one(Resource::Wood), Bundle::one(Resource::Stone)];

    /// Every two, ascending.
    pub const TWOS: [Bundle; 6] = [
        Bundle::two(Resource::Food, Resource::Food),
        Bundle::two(Resource::Food, Resource::Wood),
        Bundle::two(Resource::Food, Resource::Stone),
        Bundle::two(Resource::Wood, Resource::Wood),
        Bundle::two(Resource::Wood, Resource::Stone),
        Bundle::two(Resource::Stone, Resource::Stone),
    ];

    /// One resource.
    #[inline]
    pub const fn one(resource: Resource) -> Bundle {
        Bundle { first: resource, second: None }
    }

    /// Two resources, given in any order.
    #[inline]
    pub const fn two(a: Resource, b: Resource) -> Bundle {
        if a as u8 <= b as u8 {
            Bundle { first: a, second: Some(b) }
        } else {
            Bundle { first: b, second: Some(a) }
        }
    }

    /// All bundles of so many resources, one or two, ascending.
    #[inline]
    pub const fn all(count: u32) -> &'static [Bundle] {
        if count == 1 { &Bundle::ONES } else { &Bundle::TWOS }
    }

    /// How many there are: 1 or 2.
    #[inline]
    pub const fn count(self) -> u32 {
        if self.second.is_some() { 2 } else { 1 }
    }

    /// Whether all are of one kind.
    #[inline]
    pub fn is_alike(self) -> bool {
        self.second.is_none_or(|second| second == self.first)
    }

    /// The resources.
    #[inline]
    pub fn resources(self) -> Resources {
        let first = Resources::of(self.first, 1);
        self.second.map_or(first, |second| first.plus(Resources::of(second, 1)))
    }

    /// The resources one by one.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.second.map_or(Ok(()), |second| write!(f, " {second}"))
    }
}

impl FromStr for Bundle {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Bundle, NotationError> {
        match text.split_once(' ') {
            None => Ok(Bundle::one(text.parse()?)),
            Some((first, second)) => Ok(Bundle::two(first.parse()?, second.parse()?)),
        }
    }
}
