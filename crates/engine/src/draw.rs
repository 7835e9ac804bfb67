//! Draws: chance that nobody picked and everybody can check afterwards.
//!
//! A table has a **secret** of 32 bytes, made before anything else; its SHA-256, the **commitment**, is shown
//! before the first move. After that every seat adds a **nonce** of 16 bytes. The key of the table is
//! `SHA-256("ludoteka draws 1" | secret | nonce of seat 1 | nonce of seat 2 | ...)`. Draw `k`, counted from 0,
//! uses the `k`-th 64-bit word (little-endian) of the ChaCha20 key stream under that key with an all-zero
//! nonce and the block counter from 0: `index = (word * n) >> 64` over the `n` outcomes in canonical order.
//! A seat for which nobody adds a nonce, such as a bot's, has the one that is **sealed** in the secret:
//! the first 16 bytes of `SHA-256("ludoteka nonce 2" | secret | the number of the seat, one byte)`. So the commitment
//! fixes it too, and nobody can try others.
//! At the end the secret is revealed, and everybody can compute every draw again. Whoever runs the table
//! could know the secret; nobody can change it after the commitment.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{Random, Seat};

/// The SHA-256 of some bytes.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Bytes as lower-case hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |half: u8| char::from(DIGITS[usize::from(half & 15)]);
    let mut text = String::with_capacity(2 * bytes.len());
    bytes.iter().for_each(|byte| text.extend([digit(byte >> 4), digit(*byte)]));
    text
}

/// `N` bytes from `2 N` hexadecimal digits.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// A table's secret. Its `Debug` says nothing, so that it cannot reach a log by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes, which the caller got from the operating system.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret of one game of a simulation. Anyone with the seed can compute it: fit for experiments only.
    pub fn of_simulation(seed: u64, game: u64) -> Secret {
        let mut bytes = b"ludoteka simulation 1".to_vec();
        bytes.extend(seed.to_le_bytes());
        bytes.extend(game.to_le_bytes());
        Secret(sha256(&bytes))
    }

    /// What is shown before the first move.
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(&self.0))
    }

    /// The nonce of a seat for which nobody adds one. It was fixed together with the secret.
    pub fn sealed_nonce(&self, seat: Seat) -> Nonce {
        let mut hasher = Sha256::new();
        hasher.update(b"ludoteka nonce 2");
        hasher.update(self.0);
        hasher.update([seat.index() as u8 + 1]);
        let digest: [u8; 32] = hasher.finalize().into();
        std::array::from_fn(|index| digest[index])
    }

    /// The nonces of all seats: what the seats added, and what is sealed where a seat added nothing.
    pub fn nonces(&self, added: &[Option<Nonce>]) -> Vec<Nonce> {
        let seats = Seat::all(added.len()).zip(added);
        seats.map(|(seat, nonce)| nonce.unwrap_or_else(|| self.sealed_nonce(seat))).collect()
    }

    /// The secret in hexadecimal, to keep it or to reveal it at the end.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }

    /// Reads what [`Secret::reveal`] wrote.
    pub fn parse(text: &str) -> Option<Secret> {
        from_hex(text).map(Secret)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The SHA-256 of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// What a seat adds to the key after the commitment is known.
pub type Nonce = [u8; 16];

/// The stream of draws of one table.
#[derive(Clone)]
pub struct Draws(ChaCha20Rng);

impl Draws {
    /// The draws under a secret and the seats' nonces, in seat order.
    pub fn new(secret: &Secret, nonces: &[Nonce]) -> Draws {
        let mut hasher = Sha256::new();
        hasher.update(b"ludoteka draws 1");
        hasher.update(secret.0);
        for nonce in nonces {
            hasher.update(nonce);
        }
        Draws(ChaCha20Rng::from_seed(hasher.finalize().into()))
    }

    /// Goes to draw `k`, counted from 0, to resume a table with `k` chance lines behind it.
    pub fn seek(&mut self, k: u64) {
        self.0.set_word_pos(u128::from(k) * 2);
    }
}

impl fmt::Debug for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draws(..)")
    }
}

impl Random for Draws {
    #[inline]
    fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}
