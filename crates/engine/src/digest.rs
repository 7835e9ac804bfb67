//! Digests: which state a match is in, as one number that means the same from one program to the next.
//!
//! A digest is stored beside every entry of a table's log, so that an upgrade notices when a rule now leads
//! elsewhere. It is therefore made of rule facts that a game lists one by one in [`crate::Game::digest`]: where a
//! field stands in a struct, how an enum is laid out or what the standard library hashes does not count.

use std::hash::{Hash, Hasher};

use crate::{BySeat, Element, Game, Gathering, Parts, Seat, Set};

/// The fingerprint of a state: the digest of its rule facts.
pub fn fingerprint<G: Game>(game: &G, state: &G::State) -> u64 {
    let mut digest = Digest::default();
    game.digest(state, &mut digest);
    digest.0
}

/// FNV-1a over the little-endian bytes of rule facts.
#[derive(Clone, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// Adds one fact. Facts are told apart by their order: it must never change.
    pub fn add(&mut self, fact: &(impl Fact + ?Sized)) -> &mut Digest {
        fact.digest(self);
        self
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// A value that can stand in a digest. Its bytes are its meaning: a number, the number of a case, a text.
pub trait Fact {
    /// Adds the value.
    fn digest(&self, digest: &mut Digest);
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Fact for $number {
            fn digest(&self, digest: &mut Digest) {
                digest.bytes(&self.to_le_bytes());
            }
        })*
    };
}
numbers!(u8, i8, u16, i16, u32, i32, u64, i64, u128);

impl Fact for bool {
    fn digest(&self, digest: &mut Digest) {
        digest.bytes(&[u8::from(*self)]);
    }
}

impl Fact for str {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&(self.len() as u64)).bytes(self.as_bytes());
    }
}

impl Fact for Seat {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&(self.index() as u8));
    }
}

impl<T: Fact> Fact for Option<T> {
    fn digest(&self, digest: &mut Digest) {
        match self {
            Some(fact) => digest.add(&true).add(fact),
            None => digest.add(&false),
        };
    }
}

impl<T: Fact, const N: usize> Fact for [T; N] {
    fn digest(&self, digest: &mut Digest) {
        self.iter().for_each(|fact| fact.digest(digest));
    }
}

impl<T: Fact, const N: usize> Fact for BySeat<T, N> {
    fn digest(&self, digest: &mut Digest) {
        self.iter().for_each(|fact| fact.digest(digest));
    }
}

impl<T: Element> Fact for Set<T> {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.count());
        self.iter().for_each(|element| digest.bytes(&[element.index() as u8]));
    }
}

impl Fact for Gathering {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.seats()).add(&self.done());
    }
}

impl<P: Fact + Copy, const SEATS: usize, const MAX: usize> Fact for Parts<P, SEATS, MAX> {
    fn digest(&self, digest: &mut Digest) {
        for seat in Seat::all(SEATS) {
            digest.add(&(self.count(seat) as u8));
            self.of(seat).for_each(|part| part.digest(digest));
        }
    }
}

/// A hash of a value that is the same on every machine, for tests that compare long texts and views. Fingerprints
/// of states are digests instead.
pub fn stable_hash<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// The hasher behind [`stable_hash`].
#[derive(Clone, Debug, Default)]
pub struct StableHasher(Digest);

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes);
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
