//! The five dice: what they show, and sets of them.

use std::fmt;
use std::str::FromStr;

use engine::{Digest, Fact, NotationError, Set};

use crate::card::{COLOURS, Colour};

/// The highest number on a die.
pub const PIPS: u8 = 6;

/// A set of dice; each die is known by its colour.
pub type DiceSet = Set<Colour>;

/// All five dice.
pub const ALL_DICE: DiceSet = DiceSet::from_bits((1 << COLOURS) - 1);

/// The letters of some dice in the order of their colours, as in notation; nothing for no die.
pub fn letters(dice: DiceSet) -> String {
    dice.iter().map(Colour::letter).collect()
}

/// Reads what [`letters`] wrote.
pub(crate) fn dice_of_letters(text: &str) -> Result<DiceSet, NotationError> {
    let wrong = || NotationError::new(text, "letters of dice in the order yogbp");
    let mut dice = DiceSet::EMPTY;
    for letter in text.chars() {
        let die = DiceSet::one(Colour::of_letter(letter).ok_or_else(wrong)?);
        // One way to write a set: ascending, each die once.
        if die.bits() <= dice.bits() {
            return Err(wrong());
        }
        dice = dice.union(die);
    }
    Ok(dice)
}

/// What the five dice show; 0 for a die that has not been rolled yet this turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Dice(pub(crate) [u8; COLOURS]);

impl Dice {
    /// Before the first roll.
    pub const NONE: Dice = Dice([0; COLOURS]);

    /// What a die shows.
    #[inline]
    pub const fn get(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// What some dice show; the others show nothing.
    #[inline]
    #[must_use]
    pub fn of(self, dice: DiceSet) -> Dice {
        let mut shown = Dice::NONE;
        for colour in dice.iter() {
            shown.0[colour.index()] = self.get(colour);
        }
        shown
    }

    /// The dice that show something.
    #[inline]
    pub fn set(self) -> DiceSet {
        Colour::ALL.into_iter().filter(|&colour| self.get(colour) > 0).collect()
    }

    /// These dice after some of them have been rolled again.
    #[inline]
    #[must_use]
    pub fn after(self, roll: Dice) -> Dice {
        let mut dice = self;
        for (old, new) in dice.0.iter_mut().zip(roll.0) {
            if new > 0 {
                *old = new;
            }
        }
        dice
    }

    /// The dice that show each number, from 1; place 0 is empty.
    #[inline]
    pub(crate) fn by_number(self, among: DiceSet) -> [u8; PIPS as usize + 1] {
        let mut sets = [0; PIPS as usize + 1];
        for (index, &number) in self.0.iter().enumerate() {
            sets[usize::from(number)] |= among.bits() & 1 << index;
        }
        sets[0] = 0;
        sets
    }
}

/// How many equally likely ways some dice can fall.
#[inline]
pub(crate) fn roll_count(dice: DiceSet) -> u64 {
    u64::from(PIPS).pow(dice.count())
}

/// The roll at an index in canonical order: the last colour's number changes first.
#[inline]
pub(crate) fn roll(dice: DiceSet, index: u64) -> Dice {
    let mut rest = index as u32;
    let mut shown = Dice::NONE;
    for die in (0..COLOURS).rev() {
        if dice.bits() >> die & 1 == 1 {
            shown.0[die] = (rest % u32::from(PIPS)) as u8 + 1;
            rest /= u32::from(PIPS);
        }
    }
    shown
}

/// Colour and number of each die that shows something: `y3 o5 p1`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for colour in self.set().iter() {
            write!(f, "{gap}{}{}", colour.letter(), self.get(colour))?;
            gap = " ";
        }
        Ok(())
    }
}

impl FromStr for Dice {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Dice, NotationError> {
        let wrong = || NotationError::new(text, "dice in the order of their colours, as in `y3 o5 p1`");
        let mut dice = Dice::NONE;
        let mut last = None;
        for word in text.split(' ') {
            let mut letters = word.chars();
            let colour = letters.next().and_then(Colour::of_letter).ok_or_else(wrong)?;
            let number = letters.next().and_then(|digit| digit.to_digit(10)).ok_or_else(wrong)? as u8;
            if letters.next().is_some() || !(1..=PIPS).contains(&number) || Some(colour) <= last {
                return Err(wrong());
            }
            last = Some(colour);
            dice.0[colour.index()] = number;
        }
        Ok(dice)
    }
}

impl Fact for Dice {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.0);
    }
}
