//! Digests are made of the bytes of facts and of nothing else, so that stored ones mean the same for ever.

use std::hash::{Hash, Hasher};

use crate::{
    BySeat, Digest, DrawPile, Element, Fact, Game, Gathering, Parts, Seat, SeatSet, Set, StableHasher,
    fingerprint, stable_hash,
};

use super::coins::{A, B, Bid, Coins, Throw};

/// A digest shows its number only by `Debug`: it is compared with others and never read.
fn of(fact: &(impl Fact + ?Sized)) -> String {
    format!("{:?}", Digest::default().add(fact))
}

/// The published values of 64-bit FNV-1a.
#[test]
fn the_hash_is_fnv_1a() {
    let hash = |text: &str| {
        let mut hasher = StableHasher::default();
        hasher.write(text.as_bytes());
        hasher.finish()
    };
    assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
    assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
    assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
}

#[test]
fn every_fact_has_its_bytes() {
    assert_eq!(of(&true), of(&1u8));
    assert_eq!(of(&0x0102u16), of(&[2u8, 1]), "little-endian");
    assert_eq!(of("ab"), of(&[2u8, 0, 0, 0, 0, 0, 0, 0, b'a', b'b']), "a text behind its length");
    assert_eq!(of(&B), of(&1u8), "a seat from 0");
    assert_eq!(of(&None::<u8>), of(&[0u8]));
    assert_eq!(of(&Some(5u8)), of(&[1u8, 5]));
    assert_eq!(of(&BySeat::new([7u8, 8])), of(&[7u8, 8]));
    let seats = SeatSet::one(A).with(Seat::at(3));
    assert_eq!(of(&seats), of(&[2u8, 0, 0, 0, 0, 3]), "a set behind its count");

    let mut gathering = Gathering::of(SeatSet::all(2));
    let mut parts: Parts<u8, 2, 2> = Parts::NONE;
    parts.add(&mut gathering, B, 6, true);
    assert_eq!(of(&gathering), of(&[2u8, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1]), "who takes part, who is done");
    assert_eq!(of(&parts), of(&[0u8, 1, 6]), "seat by seat, each behind its count");
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Card(u8);

impl Element for Card {
    type Bits = u8;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Card {
        Card(index as u8)
    }
}

impl Fact for Card {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.0);
    }
}

#[test]
fn what_somebody_knows_of_a_deck_is_a_fact() {
    let plain: DrawPile<Set<Card>, 1> = DrawPile::new([Card(3), Card(4)].into_iter().collect());
    assert_eq!(of(&plain), of(&[2u8, 0, 0, 0, 3, 4, 0, 0]), "the cards, no top, nothing under them");
    let mut known = plain;
    known.look(Card(4), A);
    known.put_under(Card(5), SeatSet::EMPTY);
    let (rest, top, under) = ([1u8, 0, 0, 0, 3], [1u8, 4, 1, 0, 0, 0, 0], [1u8, 5, 0, 0, 0, 0]);
    let mut digest = Digest::default();
    digest.add(&rest).add(&top).add(&under);
    assert_eq!(of(&known), format!("{digest:?}"), "each card with who knows it");
}

#[test]
fn a_fingerprint_is_the_digest_of_the_facts_of_a_state() {
    let mut state = Coins.start();
    let mut digest = Digest::default();
    Coins.digest(&state, &mut digest);
    assert_eq!(format!("{digest:?}"), format!("Digest({})", fingerprint(&Coins, &state)));
    let before = fingerprint(&Coins, &state);
    Coins.apply_chance(&mut state, Throw(2), &mut crate::Silent);
    assert_ne!(fingerprint(&Coins, &state), before);
}

/// Numbers are hashed as little-endian bytes of a fixed width, whatever the machine.
#[test]
fn a_stable_hash_is_the_same_on_every_machine() {
    fn bytes(bytes: &[u8]) -> u64 {
        let mut hasher = StableHasher::default();
        hasher.write(bytes);
        hasher.finish()
    }
    #[track_caller]
    fn check(value: impl Hash, expected: &[u8]) {
        assert_eq!(stable_hash(&value), bytes(expected));
    }
    check(7u8, &[7]);
    check(0x0102u16, &[2, 1]);
    check(0x0102_0304u32, &[4, 3, 2, 1]);
    check(5u64, &[5, 0, 0, 0, 0, 0, 0, 0]);
    check(5u128, &[5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    check(5usize, &[5, 0, 0, 0, 0, 0, 0, 0]);
    check(-1isize, &[255; 8]);
    check(Bid(3), &[3]);
}
