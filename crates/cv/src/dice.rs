//! Throws: every multiset that a number of dice can show, with the number of ways to throw it.

use crate::model::DICE_MAX;
use crate::symbol::{SYMBOLS, Symbol, Symbols};

/// How many multisets one to seven dice can show: 6 + 21 + 56 + 126 + 252 + 462 + 792.
const FACES: usize = 1715;

/// One multiset, and how many of the equally likely throws come before its end in canonical order.
#[derive(Clone, Copy)]
struct Face {
    end: u32,
    dice: Symbols,
}

struct Table {
    faces: [Face; FACES],
    /// Where the faces of a number of dice begin; those of `n` dice are `starts[n]..starts[n + 1]`.
    starts: [usize; DICE_MAX as usize + 2],
}

// Counted by the compiler: a throw is then one search in a short list.
static TABLE: Table = table();

const fn table() -> Table {
    let mut faces = [Face { end: 0, dice: Symbols::EMPTY }; FACES];
    let mut starts = [0; DICE_MAX as usize + 2];
    let mut next = 0;
    let mut dice = 1;
    while dice <= DICE_MAX as usize {
        starts[dice] = next;
        let mut end = 0;
        // Counts of the six symbols as an odometer; the last one is what is left.
        let mut counts = [0u8; SYMBOLS];
        counts[0] = dice as u8;
        loop {
            end += ways(counts);
            faces[next] = Face { end, dice: Symbols::of_counts(counts) };
            next += 1;
            // The next composition: one unit moves from the last symbol that has any before the end.
            let mut from = SYMBOLS - 1;
            let tail = counts[SYMBOLS - 1];
            counts[SYMBOLS - 1] = 0;
            while from > 0 && counts[from - 1] == 0 {
                from -= 1;
            }
            if from == 0 {
                break;
            }
            counts[from - 1] -= 1;
            counts[from] = tail + 1;
        }
        dice += 1;
    }
    starts[DICE_MAX as usize + 1] = next;
    Table { faces, starts }
}

const fn factorial(n: u8) -> u32 {
    if n < 2 { 1 } else { n as u32 * factorial(n - 1) }
}

const fn ways(counts: [u8; SYMBOLS]) -> u32 {
    let (mut total, mut product, mut symbol) = (0, 1, 0);
    while symbol < SYMBOLS {
        total += counts[symbol];
        product *= factorial(counts[symbol]);
        symbol += 1;
    }
    factorial(total) / product
}

fn faces(dice: u8) -> &'static [Face] {
    let dice = usize::from(dice.min(DICE_MAX));
    &TABLE.faces[TABLE.starts[dice]..TABLE.starts[dice + 1]]
}

/// How many equally likely throws a number of dice have.
#[inline]
pub(crate) fn throw_count(dice: u8) -> u64 {
    6u64.pow(u32::from(dice))
}

/// The throw at an index in canonical order: `H` first, equal throws being neighbours.
#[inline]
pub(crate) fn throw(dice: u8, index: u64) -> Symbols {
    let faces = faces(dice);
    let place = faces.partition_point(|face| u64::from(face.end) <= index);
    faces.get(place).map_or(Symbols::EMPTY, |face| face.dice)
}

/// Every multiset a number of dice can show; for no dice, none of them.
pub(crate) fn all(dice: u8) -> impl Iterator<Item = Symbols> {
    let none = (dice == 0).then_some(Symbols::EMPTY);
    none.into_iter().chain(faces(dice).iter().map(|face| face.dice))
}

/// A number for every multiset of up to `most` dice, without gaps: the fullest first.
#[inline]
pub(crate) fn place(most: u8, dice: Symbols) -> usize {
    let count = dice.total() as usize;
    let fuller =
        (count + 1..=usize::from(most)).map(|n| TABLE.starts[n + 1] - TABLE.starts[n]).sum::<usize>();
    fuller + rank(dice, count)
}

/// Where a multiset stands in the order of [`all`]: all that have more of its first symbol come before it,
/// and so on for the symbols after that.
#[inline]
fn rank(dice: Symbols, count: usize) -> usize {
    let (mut rank, mut left) = (0, count);
    for (index, symbol) in Symbol::ALL.into_iter().enumerate().take(SYMBOLS - 1) {
        let own = usize::from(dice.count(symbol));
        let after = SYMBOLS - 1 - index;
        if left > own {
            rank += CHOOSE[left - own - 1 + after][after];
        }
        left -= own;
    }
    rank
}

/// How many ways there are to choose some out of up to twelve.
static CHOOSE: [[usize; SYMBOLS]; 13] = choose();

const fn choose() -> [[usize; SYMBOLS]; 13] {
    let mut table = [[0; SYMBOLS]; 13];
    let mut n = 0;
    while n < 13 {
        table[n][0] = 1;
        let mut k = 1;
        while k < SYMBOLS && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
}
