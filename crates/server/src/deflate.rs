//! Compresses short texts (RFC 1951), quickly.
//!
//! A push is a few kilobytes. What compressors of large files do before they begin, such as clearing a table of 128 kB,
//! costs more than compressing a push, so this one has a table that fits a push and the codes that need no table of their
//! own. Texts that are too long for it are left to `flate2`, which is also what its tests read it with.

/// The longest text. Places are remembered in 16 bits.
pub(crate) const TEXT_BYTES_MAX: usize = u16::MAX as usize;
/// How many places are remembered, as a power of two.
const PLACE_BITS: u32 = 12;
/// A shorter repetition is hardly shorter than its letters.
const MATCH_MIN: usize = 4;
/// As far as a repetition may reach, and as far back as it may begin.
const MATCH_MAX: usize = 258;
const BACK_MAX: usize = 32_768;

/// Bits that are written together, the first one lowest.
#[derive(Clone, Copy, Default)]
struct Code {
    bits: u32,
    count: u32,
}

/// A code of the fixed tree: Huffman codes are written from their highest bit on.
const fn reversed(code: u32, count: u32) -> Code {
    Code { bits: code.reverse_bits() >> (32 - count), count }
}

/// The code of a letter, the end (256), or a class of lengths (257 and above).
const fn fixed(symbol: u32) -> Code {
    match symbol {
        0..144 => reversed(0x30 + symbol, 8),
        144..256 => reversed(0x190 + symbol - 144, 9),
        256..280 => reversed(symbol - 256, 7),
        _ => reversed(0xc0 + symbol - 280, 8),
    }
}

const END: Code = fixed(256);

const LETTERS: [Code; 256] = {
    let mut codes = [Code { bits: 0, count: 0 }; 256];
    let mut letter = 0;
    while letter < 256 {
        codes[letter] = fixed(letter as u32);
        letter += 1;
    }
    codes
};

/// How far a length or a distance lies behind the first of its class, and how many bits say that. `steps` classes share
/// a number of bits; `first` is the smallest value.
const fn classed(value: u32, first: u32, steps: u32) -> (u32, Code) {
    let (mut class, mut start, mut count) = (0, first, 0);
    loop {
        // Twice `steps` classes have one value each; after that every `steps` classes have twice as many as those before.
        if class >= 2 * steps && class % steps == 0 {
            count += 1;
        }
        if value < start + (1 << count) {
            return (class, Code { bits: value - start, count });
        }
        start += 1 << count;
        class += 1;
    }
}

/// The codes of all lengths, with the bits that follow them.
const LENGTHS: [Code; MATCH_MAX + 1] = {
    let mut codes = [Code { bits: 0, count: 0 }; MATCH_MAX + 1];
    let mut length = 3;
    while length < MATCH_MAX {
        let (class, more) = classed(length as u32, 3, 4);
        let code = fixed(257 + class);
        codes[length] = Code { bits: code.bits | more.bits << code.count, count: code.count + more.count };
        length += 1;
    }
    // The longest has a class of its own.
    codes[MATCH_MAX] = fixed(285);
    codes
};

/// The class of every distance up to 256, and of every 128th above that.
const NEAR: [u8; 256] = {
    let mut classes = [0; 256];
    let mut at = 0;
    while at < 256 {
        classes[at] = classed(at as u32 + 1, 1, 2).0 as u8;
        at += 1;
    }
    classes
};
const FAR: [u8; 256] = {
    let mut classes = [0; 256];
    let mut at = 2;
    while at < 256 {
        classes[at] = classed((at as u32) * 128 + 1, 1, 2).0 as u8;
        at += 1;
    }
    classes
};

/// The code of each class of distances, and the first distance of it less one.
const CLASSES: [(Code, u32); 30] = {
    let mut classes = [(Code { bits: 0, count: 0 }, 0); 30];
    let mut class = 0;
    while class < 30 {
        let count = if class < 4 { 0 } else { class / 2 - 1 };
        let start = if class < 4 { class } else { (2 + class % 2) << count };
        classes[class as usize] = (Code { bits: reversed(class, 5).bits, count: 5 + count }, start);
        class += 1;
    }
    classes
};

/// The code of a distance, with the bits that follow it.
fn distance(back: usize) -> Code {
    let before = back - 1;
    let class = if before < 256 { NEAR[before] } else { FAR[before >> 7] };
    let (code, start) = CLASSES[usize::from(class)];
    Code { bits: code.bits | (before as u32 - start) << 5, count: code.count }
}

/// Writes bits into bytes.
struct Bits<'a> {
    out: &'a mut Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits<'_> {
    fn put(&mut self, code: Code) {
        self.held |= u64::from(code.bits) << self.count;
        self.count += code.count;
        if self.count >= 32 {
            self.out.extend_from_slice(&(self.held as u32).to_le_bytes());
            self.held >>= 32;
            self.count -= 32;
        }
    }

    fn finish(self) {
        let bytes = self.held.to_le_bytes();
        self.out.extend_from_slice(&bytes[..self.count.div_ceil(8) as usize]);
    }
}

/// A compressor. It remembers nothing of a text but the room that it took.
pub(crate) struct Deflate {
    /// Where four letters stood last, by their hash; 0 for nowhere, else one more than the place.
    places: Box<[u16; 1 << PLACE_BITS]>,
}

impl Default for Deflate {
    fn default() -> Deflate {
        Deflate { places: Box::new([0; 1 << PLACE_BITS]) }
    }
}

fn four(text: &[u8], at: usize) -> Option<u32> {
    text.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes)
}

fn slot(letters: u32) -> usize {
    (letters.wrapping_mul(0x9e37_79b1) >> (32 - PLACE_BITS)) as usize
}

/// How long what stands at both places is the same.
fn common(text: &[u8], earlier: usize, at: usize) -> usize {
    let end = text.len().min(at + MATCH_MAX);
    let (old, new) = (&text[earlier..], &text[at..end]);
    let mut length = 0;
    for (old, new) in old.as_chunks::<8>().0.iter().zip(new.as_chunks::<8>().0) {
        let differs = u64::from_le_bytes(*old) ^ u64::from_le_bytes(*new);
        if differs != 0 {
            return length + differs.trailing_zeros() as usize / 8;
        }
        length += 8;
    }
    length + old[length..].iter().zip(&new[length..]).take_while(|(old, new)| old == new).count()
}

impl Deflate {
    /// Writes the text, compressed, behind what is there. `None` if it is too long; then nothing is written.
    pub(crate) fn compress(&mut self, text: &[u8], out: &mut Vec<u8>) -> Option<()> {
        if text.len() > TEXT_BYTES_MAX {
            return None;
        }
        self.places.fill(0);
        let mut bits = Bits { out, held: 0, count: 0 };
        // One block, the last one, with the fixed codes.
        bits.put(Code { bits: 0b011, count: 3 });
        let mut at = 0;
        while let Some(letters) = four(text, at) {
            let place = &mut self.places[slot(letters)];
            let earlier = usize::from(*place).checked_sub(1);
            *place = at as u16 + 1;
            if let Some(earlier) = earlier
                && at - earlier <= BACK_MAX
                && four(text, earlier) == Some(letters)
            {
                let length =
                    MATCH_MIN + common(text, earlier + MATCH_MIN, at + MATCH_MIN).min(MATCH_MAX - MATCH_MIN);
                bits.put(LENGTHS[length]);
                bits.put(distance(at - earlier));
                let end = at + length;
                // Where the next repetition may begin is worth remembering; every place in between is not.
                for inside in [at + 1, end - 2, end - 1] {
                    if let Some(letters) = four(text, inside) {
                        self.places[slot(letters)] = inside as u16 + 1;
                    }
                }
                at = end;
            } else {
                bits.put(LETTERS[usize::from(text[at])]);
                at += 1;
            }
        }
        for &letter in &text[at..] {
            bits.put(LETTERS[usize::from(letter)]);
        }
        bits.put(END);
        bits.finish();
        Some(())
    }
}

#[cfg(test)]
#[path = "tests/deflate.rs"]
mod tests;
