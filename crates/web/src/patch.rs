//! Regions are drawn in patches: stretches of HTML, each with a key, the digest of all that it shows.
//!
//! Who drew a table before knows the keys of what stands on the screen. A patch whose key stood in its region already is
//! neither drawn nor sent again: the message names its place. So a move costs what it changes, not what the board holds.
//! A key that leaves out something that its patch shows would leave an old patch standing; a test draws random matches of
//! every game both ways, patch by patch and whole, and compares.

use std::hash::{Hash, Hasher};
use std::panic::Location;

use maud::{Markup, PreEscaped};

use crate::game_page::{Area, Scene};

/// A part of the board that is sent again where it changes.
#[derive(Clone, Debug)]
pub struct Region {
    /// Its `data-region`.
    pub id: &'static str,
    /// Where it stands.
    pub area: Area,
    /// What stands in it, in order. Put together they are HTML; one alone need not be.
    pub patches: Vec<Patch>,
}

/// A stretch of a region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    key: u64,
    what: Drawn,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Drawn {
    /// The patch that stood at this place of the region before.
    Kept(usize),
    New(String),
}

impl Region {
    /// A region that is drawn as a whole.
    pub fn new(id: &'static str, area: Area, html: Markup) -> Region {
        let mut patches = Patches { before: &[], base: 0, all: Vec::new() };
        patches.put(html);
        Region { id, area, patches: patches.all }
    }

    /// All that stands in the region, if nothing of it was kept from before.
    pub fn html(&self) -> Markup {
        let mut html = String::new();
        for patch in &self.patches {
            if let Drawn::New(text) = &patch.what {
                html.push_str(text);
            }
        }
        PreEscaped(html)
    }

    fn keys(&self) -> impl Iterator<Item = u64> {
        self.patches.iter().map(|patch| patch.key)
    }

    /// How many bytes were drawn.
    pub(crate) fn size(&self) -> usize {
        self.patches.iter().map(|patch| if let Drawn::New(text) = &patch.what { text.len() } else { 3 }).sum()
    }

    /// The region in a message: the texts of new patches, the former places of kept ones.
    pub(crate) fn written(&self) -> impl Iterator<Item = Stretch<'_>> {
        let mut rest = self.patches.as_slice();
        std::iter::from_fn(move || {
            let (first, others) = rest.split_first()?;
            rest = others;
            let from = match &first.what {
                Drawn::New(text) => return Some(Stretch::New(text)),
                Drawn::Kept(place) => *place,
            };
            let mut count = 1;
            while let [Patch { what: Drawn::Kept(place), .. }, others @ ..] = rest
                && *place == from + count
            {
                rest = others;
                count += 1;
            }
            Some(Stretch::Kept { from, count })
        })
    }
}

/// Patches of a region as a message tells them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stretch<'a> {
    /// The text of a new one.
    New(&'a str),
    /// Some that stood one after the other before, from this place on.
    Kept { from: usize, count: usize },
}

/// What stands on a screen: the keys of all patches, region by region.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// Each region, and where its keys end.
    regions: Box<[(&'static str, u32)]>,
    keys: Box<[u64]>,
}

impl Shown {
    /// What these regions put on a screen.
    pub fn new(regions: &[Region]) -> Shown {
        let mut end = 0;
        let ends = regions.iter().map(|region| {
            end += region.patches.len() as u32;
            (region.id, end)
        });
        let ends = ends.collect();
        let mut keys = Vec::with_capacity(end as usize);
        regions.iter().for_each(|region| keys.extend(region.keys()));
        Shown { regions: ends, keys: keys.into() }
    }

    /// A digest of all that stands there, and of something more.
    pub fn digest(&self, more: impl Hash) -> u64 {
        let mut digest = Digest::default();
        more.hash(&mut digest);
        for (id, end) in &self.regions {
            (id, end).hash(&mut digest);
        }
        self.keys.hash(&mut digest);
        digest.finish()
    }

    fn keys_of(&self, id: &str) -> &[u64] {
        let Some(index) = self.regions.iter().position(|(own, _)| *own == id) else { return &[] };
        let start = index.checked_sub(1).map_or(0, |before| self.regions[before].1 as usize);
        self.keys.get(start..self.regions[index].1 as usize).unwrap_or_default()
    }

    /// Whether a region stands there exactly so.
    pub fn has(&self, region: &Region) -> bool {
        let is_known = self.regions.iter().any(|(id, _)| *id == region.id);
        is_known && region.keys().eq(self.keys_of(region.id).iter().copied())
    }
}

/// A board that is being drawn, region by region.
#[derive(Debug)]
pub struct Drawing<'a> {
    before: Option<&'a Shown>,
    base: u64,
    pub(crate) regions: Vec<Region>,
}

impl<'a> Drawing<'a> {
    /// Begins a board for somebody who has `before` on the screen. Every patch may show who sits where, for whom it is
    /// drawn and how far the table has come; all else stands in its key.
    pub(crate) fn new(scene: &Scene<'_>, before: Option<&'a Shown>) -> Drawing<'a> {
        let table = scene.table;
        let mut base = Digest::default();
        (scene.texts.language() as u8, table.me, table.stage).hash(&mut base);
        for seat in &table.seats {
            (&seat.name, seat.colour, seat.occupant.map(|_| ())).hash(&mut base);
        }
        Drawing { before, base: base.finish(), regions: Vec::with_capacity(16) }
    }

    /// Draws a region in patches.
    pub fn region(&mut self, id: &'static str, area: Area, draw: impl FnOnce(&mut Patches<'_>)) {
        let before = self.before.map_or(&[] as &[u64], |before| before.keys_of(id));
        let mut patches = Patches { before, base: self.base, all: Vec::with_capacity(before.len() + 4) };
        draw(&mut patches);
        self.regions.push(Region { id, area, patches: patches.all });
    }

    /// The one region that is drawn.
    pub(crate) fn only(
        mut self,
        id: &'static str,
        area: Area,
        draw: impl FnOnce(&mut Patches<'_>),
    ) -> Region {
        self.region(id, area, draw);
        self.regions.swap_remove(0)
    }

    /// Draws a region that has no keys: it is drawn every time, and what is new in it is found by comparing.
    pub fn whole(&mut self, id: &'static str, area: Area, html: Markup) {
        self.region(id, area, |patches| patches.put(html));
    }
}

/// The patches of a region that is being drawn.
#[derive(Debug)]
pub struct Patches<'a> {
    before: &'a [u64],
    base: u64,
    all: Vec<Patch>,
}

impl Patches<'_> {
    /// A patch that shows nothing but what stands in its key. Where in the code it is drawn is part of the key.
    #[track_caller]
    pub fn patch(&mut self, key: impl Hash, draw: impl FnOnce() -> Markup) {
        let key = self.key(Location::caller(), key);
        let what = self.find(key).map_or_else(|| Drawn::New(draw().0), Drawn::Kept);
        self.all.push(Patch { key, what });
    }

    /// An element around further patches. `frame` draws it empty; its attributes show nothing but what stands in the key.
    #[track_caller]
    pub fn inside(&mut self, key: impl Hash, frame: impl FnOnce() -> Markup, fill: impl FnOnce(&mut Self)) {
        let open = self.key(Location::caller(), key);
        let close = fold(open, 1);
        let (start, end) = match (self.find(open), self.find(close)) {
            (Some(start), Some(end)) => (Drawn::Kept(start), Drawn::Kept(end)),
            _ => {
                let mut start = frame().0;
                let end = start.split_off(start.rfind("</").unwrap_or(start.len()));
                (Drawn::New(start), Drawn::New(end))
            }
        };
        self.all.push(Patch { key: open, what: start });
        fill(self);
        self.all.push(Patch { key: close, what: end });
    }

    /// HTML that is drawn already, cut where cards, sections and lines begin. Each piece is its own key.
    pub fn put(&mut self, html: Markup) {
        let mut rest = html.0;
        while let Some(at) = cut(&rest) {
            let next = rest.split_off(at);
            self.put_piece(std::mem::replace(&mut rest, next));
        }
        self.put_piece(rest);
    }

    fn put_piece(&mut self, text: String) {
        let key = digest(text.as_bytes());
        let what = self.find(key).map_or(Drawn::New(text), Drawn::Kept);
        self.all.push(Patch { key, what });
    }

    fn key(&self, place: &Location<'_>, key: impl Hash) -> u64 {
        let mut digest = Digest(self.base);
        (place.line(), place.column(), place.file().len()).hash(&mut digest);
        key.hash(&mut digest);
        digest.finish()
    }

    fn find(&self, key: u64) -> Option<usize> {
        // Mostly it stands where it stood.
        let here = self.all.len();
        if self.before.get(here) == Some(&key) {
            return Some(here);
        }
        self.before.iter().position(|&other| other == key)
    }
}

/// Where a text that is not too short may be cut.
const CUTS: [&str; 5] = ["<section", "<li", "<tr", "<span class=\"card", "<div class=\"card"];
/// A piece that is shorter is not worth its place in a message.
const PIECE_BYTES_MIN: usize = 64;

fn cut(text: &str) -> Option<usize> {
    let mut from = 1;
    while let Some(at) = text.get(from..)?.find('<').map(|at| at + from) {
        if at >= PIECE_BYTES_MIN && CUTS.iter().any(|start| text[at..].starts_with(start)) {
            return Some(at);
        }
        from = at + 1;
    }
    None
}

fn fold(sum: u64, word: u64) -> u64 {
    let product = u128::from(sum ^ word) * 0x9e37_79b9_7f4a_7c15;
    (product as u64) ^ ((product >> 64) as u64)
}

/// A digest of some text, quick and good enough to see a change: eight bytes a step.
fn digest(text: &[u8]) -> u64 {
    let mut digest = Digest(text.len() as u64);
    digest.write(text);
    digest.finish()
}

/// A quick hash, the same in every run of a program. It tells screens of honest games apart, nothing more.
#[derive(Debug)]
struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0x517c_c1b7_2722_0a95)
    }
}

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.write_u64(u64::from_le_bytes(*word));
        }
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        self.write_u64(u64::from_le_bytes(last) ^ ((rest.len() as u64) << 59));
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        // A zero changes the sum as well.
        self.0 = fold(self.0 ^ 0x2545_f491_4f6c_dd1d, word);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        fold(self.0, 0x9fb2_1c65_1e98_df25)
    }
}

#[cfg(test)]
#[path = "tests/patch.rs"]
mod tests;
