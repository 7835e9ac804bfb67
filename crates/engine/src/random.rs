//! Random words: where chance comes from, and the quick generator for simulations.

/// A source of 64-bit words.
pub trait Random {
    /// The next word.
    fn word(&mut self) -> u64;

    /// An index below `n`, always by the same method: `(word * n) >> 64`.
    #[inline]
    fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.word()) * u128::from(n)) >> 64) as u64
    }
}

/// A quick generator for simulations and bots; never for a table people play at (see [`crate::Draws`]).
///
/// It is wyrand: one addition and one wide multiplication a word. Its values are part of what a seed
/// promises, so they have a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuickRandom(u64);

impl QuickRandom {
    /// The generator of this seed.
    pub fn new(seed: u64) -> QuickRandom {
        QuickRandom(mix(seed))
    }

    /// The generator of one of many streams under a seed: streams do not resemble each other.
    pub fn stream(seed: u64, stream: u64) -> QuickRandom {
        QuickRandom(mix(mix(seed) ^ stream.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }
}

impl Random for QuickRandom {
    #[inline]
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }
}

/// Scrambles a word so that neighbouring inputs have unrelated outputs.
pub fn mix(word: u64) -> u64 {
    let mut z = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
