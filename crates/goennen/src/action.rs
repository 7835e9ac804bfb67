//! Actions and chances, and their notation.

use std::fmt;
use std::str::FromStr;

use engine::{Digest, Fact, NotationError, Seat};

use crate::card::{Card, Colour, Stack};
use crate::dice::{ALL_DICE, Dice, DiceSet, PIPS, dice_of_letters, letters};
use crate::display::Place;
use crate::fit::STEPS_MAX;
use crate::task::FIELDS_MAX;

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `under 12`: puts a card of the first hand, or one drawn by chance, under its stack (GON-5, GON-46).
    Under(Card),
    /// `lay 12 r0c2`: lays the card into the display (GON-5, GON-41, GON-46).
    Lay(Card, Place),
    /// `reroll ygp`: saves the other dice and rolls these again (GON-10).
    Reroll(DiceSet),
    /// `buy 12 yog`: buys the card from the market for these dice; `buy 12` for no die. Discounts and plus/minus
    /// follow from the dice (GON-56).
    Buy(Card, DiceSet),
    /// `complete 12 yog`, `complete 12 yog step 2 colour 1`: fills all empty fields with these dice (GON-14).
    Complete {
        /// The card.
        card: Card,
        /// The dice, as many as there are empty fields.
        dice: DiceSet,
        /// How many plus/minus marks are made.
        steps: u8,
        /// How many colour marks are made.
        colours: u8,
    },
    /// `enter y 12.3 5`: enters the yellow die on card 12, third field, as a 5 (GON-23). Its marks follow.
    Enter {
        /// The card.
        card: Card,
        /// The field, from 0; from 1 in notation.
        field: u8,
        /// The die.
        die: Colour,
        /// The number entered.
        number: u8,
    },
    /// `draw scoring`: looks at the top card of a stack, by chance (GON-46).
    Draw(Stack),
    /// `aside bonus`: puts the oldest card of a row aside, solo (GON-72).
    Aside(Stack),
    /// `chance`: takes a chance (GON-45).
    Chance,
    /// `done`: enters nothing more (GON-23).
    Done,
    /// `finish`: ends the turn (GON-15).
    Finish,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Under(card) => write!(f, "under {card}"),
            Action::Lay(card, place) => write!(f, "lay {card} {place}"),
            Action::Reroll(dice) => write!(f, "reroll {}", letters(dice)),
            Action::Buy(card, dice) if dice.is_empty() => write!(f, "buy {card}"),
            Action::Buy(card, dice) => write!(f, "buy {card} {}", letters(dice)),
            Action::Complete { card, dice, steps, colours } => {
                write!(f, "complete {card} {}", letters(dice))?;
                if steps > 0 {
                    write!(f, " step {steps}")?;
                }
                if colours > 0 {
                    write!(f, " colour {colours}")?;
                }
                Ok(())
            }
            Action::Enter { card, field, die, number } => {
                write!(f, "enter {} {card}.{} {number}", die.letter(), field + 1)
            }
            Action::Draw(stack) => write!(f, "draw {stack}"),
            Action::Aside(stack) => write!(f, "aside {stack}"),
            Action::Chance => f.write_str("chance"),
            Action::Done => f.write_str("done"),
            Action::Finish => f.write_str("finish"),
        }
    }
}

/// A number of one or two digits, written in the one way there is.
fn small(text: &str, least: u8, most: u8, expected: &'static str) -> Result<u8, NotationError> {
    let number = text.parse().ok().filter(|number: &u8| number.to_string() == text);
    number.filter(|number| (least..=most).contains(number)).ok_or_else(|| NotationError::new(text, expected))
}

fn some_dice(text: &str) -> Result<DiceSet, NotationError> {
    let dice = dice_of_letters(text)?;
    if dice.is_empty() { Err(NotationError::new(text, "at least one die")) } else { Ok(dice) }
}

fn complete(rest: &str) -> Result<Action, NotationError> {
    let expected = "`card dice`, then `step n`, then `colour n`";
    let words: Vec<&str> = rest.split(' ').collect();
    let (card, dice, marks) = match words[..] {
        [card, dice, ref marks @ ..] => (card.parse()?, some_dice(dice)?, marks),
        _ => return Err(NotationError::new(rest, expected)),
    };
    let steps = |text| small(text, 1, STEPS_MAX as u8, "plus/minus marks from 1 to 12");
    let colours = |text| small(text, 1, 5, "colour marks from 1 to 5");
    let (steps, colours) = match *marks {
        [] => (0, 0),
        ["step", count] => (steps(count)?, 0),
        ["colour", count] => (0, colours(count)?),
        ["step", first, "colour", second] => (steps(first)?, colours(second)?),
        _ => return Err(NotationError::new(rest, expected)),
    };
    Ok(Action::Complete { card, dice, steps, colours })
}

fn enter(rest: &str) -> Result<Action, NotationError> {
    let expected = "`die card.field number`, as in `y 12.3 5`";
    let wrong = || NotationError::new(rest, expected);
    let words: Vec<&str> = rest.split(' ').collect();
    let [die, place, number] = words[..] else { return Err(wrong()) };
    let die = dice_of_letters(die)?;
    let die = die.first().filter(|_| die.count() == 1).ok_or_else(wrong)?;
    let (card, field) = place.split_once('.').ok_or_else(wrong)?;
    let field = small(field, 1, FIELDS_MAX as u8, "a field from 1 to 9")? - 1;
    let number = small(number, 1, PIPS, "a number from 1 to 6")?;
    Ok(Action::Enter { card: card.parse()?, field, die, number })
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "under" => Ok(Action::Under(rest.parse()?)),
            "lay" => match rest.split_once(' ') {
                Some((card, place)) => Ok(Action::Lay(card.parse()?, place.parse()?)),
                None => Err(NotationError::new(rest, "`card place`, as in `12 r0c2`")),
            },
            "reroll" => Ok(Action::Reroll(some_dice(rest)?)),
            "buy" => match rest.split_once(' ') {
                Some((card, dice)) => Ok(Action::Buy(card.parse()?, some_dice(dice)?)),
                None => Ok(Action::Buy(rest.parse()?, DiceSet::EMPTY)),
            },
            "complete" => complete(rest),
            "enter" => enter(rest),
            "draw" => Ok(Action::Draw(rest.parse()?)),
            "aside" => Ok(Action::Aside(rest.parse()?)),
            _ => match text {
                "chance" => Ok(Action::Chance),
                "done" => Ok(Action::Done),
                "finish" => Ok(Action::Finish),
                _ => Err(NotationError::new(
                    text,
                    "under, lay, reroll, buy, complete, enter, draw, aside, chance, done or finish",
                )),
            },
        }
    }
}

/// Parts of secret choices stand in states; only they have to be told apart.
impl Fact for Action {
    fn digest(&self, digest: &mut Digest) {
        digest.add(self.to_string().as_str());
    }
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `start 2`: this seat begins (GON-6).
    Start(Seat),
    /// `market 12`: the card fills the oldest free place of its row (GON-6, GON-42).
    Market(Card),
    /// `deal 2 12`: the card is dealt to a seat (GON-6).
    Deal(Seat, Card),
    /// `roll y3 o5`: what the rolled dice show (GON-10, GON-71).
    Roll(Dice),
    /// `top 12`: the card that was drawn by chance (GON-46).
    Top(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Market(card) => write!(f, "market {card}"),
            Chance::Deal(seat, card) => write!(f, "deal {seat} {card}"),
            Chance::Roll(dice) => write!(f, "roll {dice}"),
            Chance::Top(card) => write!(f, "top {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let expected = "`start seat`, `market card`, `deal seat card`, `roll dice` or `top card`";
        let (verb, rest) = text.split_once(' ').ok_or_else(|| NotationError::new(text, expected))?;
        match verb {
            "start" => Ok(Chance::Start(rest.parse()?)),
            "market" => Ok(Chance::Market(rest.parse()?)),
            "deal" => match rest.split_once(' ') {
                Some((seat, card)) => Ok(Chance::Deal(seat.parse()?, card.parse()?)),
                None => Err(NotationError::new(rest, "`seat card`, as in `2 12`")),
            },
            "roll" => Ok(Chance::Roll(rest.parse()?)),
            "top" => Ok(Chance::Top(rest.parse()?)),
            _ => Err(NotationError::new(text, expected)),
        }
    }
}

/// Every reroll, ascending (GON-10: of at least one die). A list to be copied: no list is written more often.
pub(crate) const REROLLS: [Action; ALL_DICE.bits() as usize] = {
    let mut rerolls = [Action::Finish; ALL_DICE.bits() as usize];
    let mut bits = 0;
    while bits < ALL_DICE.bits() {
        rerolls[bits as usize] = Action::Reroll(DiceSet::from_bits(bits + 1));
        bits += 1;
    }
    rerolls
};
