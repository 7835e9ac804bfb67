//! Which dice pay for a card (GON-40, GON-54, GON-56).

use crate::card::COLOURS;
use crate::dice::{Dice, DiceSet, PIPS};

/// For each number of dice, the sets of that size, as bits.
const OF_SIZE: [u32; 6] = {
    let mut sizes = [0; 6];
    let mut set = 0u32;
    while set < 32 {
        sizes[set.count_ones() as usize] |= 1 << set;
        set += 1;
    }
    sizes
};

/// For each set, the sets within it, as bits.
const WITHIN: [u32; 32] = {
    let mut table = [0; 32];
    let mut whole = 0;
    while whole < 32 {
        let mut part = 0;
        while part < 32 {
            if part & !whole == 0 {
                table[whole] |= 1 << part;
            }
            part += 1;
        }
        whole += 1;
    }
    table
};

/// For each number of a die, how many steps it is from each number, a byte for each.
const STEPS: [u64; PIPS as usize + 1] = {
    let mut table = [0; PIPS as usize + 1];
    let mut shown = 1;
    while shown <= PIPS {
        let mut number = 1;
        while number <= PIPS {
            table[shown as usize] |= (shown.abs_diff(number) as u64) << (8 * (number - 1));
            number += 1;
        }
        shown += 1;
    }
    table
};

/// A one in each of the six bytes.
const SIX_BYTES: u64 = 0x0101_0101_0101;

/// The lowest of the six bytes.
#[inline]
fn lowest(steps: u64) -> u8 {
    let [a, b, c, d, e, f, ..] = steps.to_le_bytes();
    a.min(b).min(c).min(d).min(e).min(f)
}

/// The fewest plus/minus marks that make these dice equal (GON-50): all go to the middle one.
pub fn steps_to_equal(dice: Dice, set: DiceSet) -> u8 {
    lowest(set.iter().map(|die| STEPS[usize::from(dice.get(die))]).sum())
}

/// The sets of dice that are equal after at most so many plus/minus marks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse(u32);

impl Purse {
    /// These of the dice, and so many plus/minus marks.
    #[inline]
    pub(crate) fn new(dice: Dice, among: DiceSet, steps: u8) -> Purse {
        if steps == 0 {
            return Purse::equal(dice.by_number(among));
        }
        let mut equal = 1;
        let mut sums = [0u64; 1 << COLOURS];
        // Added to a byte above `steps`, this sets its highest bit: no sum is above 25.
        let more = SIX_BYTES * u64::from(0x7f - steps.min(0x40));
        for set in 1..sums.len() {
            let die = set.trailing_zeros() as usize;
            sums[set] = sums[set & (set - 1)] + STEPS[usize::from(dice.0[die])];
            let is_equal = (sums[set] + more) & (SIX_BYTES << 7) != SIX_BYTES << 7;
            equal |= u32::from(is_equal) << set;
        }
        Purse(equal & WITHIN[usize::from(among.bits())])
    }

    /// Without plus/minus marks, from the dice that show each number.
    #[inline]
    pub(crate) fn equal(by_number: [u8; PIPS as usize + 1]) -> Purse {
        Purse(by_number.iter().fold(1, |all, &set| all | WITHIN[usize::from(set)]))
    }

    /// The sets that pay a price with at most so many discounts, as bits. GON-54: down to no die at all.
    #[inline]
    pub(crate) fn payments(self, price: u8, discounts: u8) -> u32 {
        let least = price.saturating_sub(discounts);
        (least..=price.min(5)).fold(0, |sets, size| sets | OF_SIZE[usize::from(size)]) & self.0
    }
}
