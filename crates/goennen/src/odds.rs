//! Odds: exact chances while rolling.
//!
//! Five dice that are told apart show one of 7,776 rolls. So the best rerolls are not guessed but counted, from the
//! last one backwards: what kept dice are worth is the mean over one more die, and a roll is worth the best of
//! stopping and of all 31 ways to reroll.

use engine::{BySeat, Seat, Viewer};

use crate::Goennen;
use crate::card::{COLOURS, Card, Colour};
use crate::dice::{ALL_DICE, Dice, DiceSet, PIPS};
use crate::face::Bonus;
use crate::fit::Supply;
use crate::model::{Board, PLAYERS_MAX, Phase, ROLLS};
use crate::pay::Purse;
use crate::rules::enter;
use crate::task::{Entries, Task};
use crate::view::View;

/// What somebody hopes for while rolling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// To complete this card of the own display.
    Complete(Card),
    /// To buy this card from the market.
    Buy(Card),
}

/// The chance of an aim.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// How likely it is with the best rerolls from here.
    pub chance: f64,
    /// The dice to reroll now for it; `None` if it is there, or if no reroll is left.
    pub reroll: Option<DiceSet>,
}

/// What a reroll would give to another seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gift {
    /// The chance that it can enter one of the dice.
    pub entry: f64,
    /// The chance that it can complete a card with one of them.
    pub completion: f64,
}

/// How many ways there are to keep dice: each shows one of six numbers, or is to be rolled.
const KEPT: usize = 7usize.pow(COLOURS as u32);
/// The weight of each die in a number for kept dice.
const WEIGHTS: [usize; COLOURS] = [1, 7, 49, 343, 2401];

#[inline]
fn place(dice: Dice) -> usize {
    dice.0.iter().zip(WEIGHTS).map(|(&number, weight)| usize::from(number) * weight).sum()
}

/// Every roll of all five dice.
fn all_rolls() -> impl Iterator<Item = Dice> {
    (0..crate::dice::roll_count(ALL_DICE)).map(|index| crate::dice::roll(ALL_DICE, index))
}

/// The worth of every way to keep dice, for each number of rolls to come.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// What each roll is worth when one stops with it.
    stops: Vec<f32>,
    /// What a roll is worth at least after the last one.
    floor: f32,
    /// What kept dice are worth when the others are rolled, with one roll to come, with two.
    rungs: Vec<Vec<f32>>,
}

impl Ladder {
    /// All levels, where `worth` says what the dice are worth to whoever stops rolling with them.
    pub fn new(rolls: u8, worth: impl Fn(Dice) -> f64) -> Ladder {
        Ladder::with_floor(rolls, f64::NEG_INFINITY, worth)
    }

    /// The same where the last roll is worth something at least: a chance can be taken only then.
    pub fn with_floor(rolls: u8, floor: f64, worth: impl Fn(Dice) -> f64) -> Ladder {
        let mut stops = vec![f32::NEG_INFINITY; KEPT];
        for dice in all_rolls() {
            stops[place(dice)] = worth(dice) as f32;
        }
        let floor = floor as f32;
        let ends = stops.iter().map(|&worth| worth.max(floor)).collect();
        let mut ladder = Ladder { stops, floor, rungs: vec![spread(ends)] };
        for rung in 1..usize::from(rolls) {
            let mut full = best_kept(&ladder.rungs[rung - 1]);
            for (best, &stop) in full.iter_mut().zip(&ladder.stops) {
                *best = best.max(stop);
            }
            ladder.rungs.push(spread(full));
        }
        ladder
    }

    /// What kept dice are worth when the others are rolled, so many rolls being left with this one.
    #[inline]
    pub fn kept(&self, rolls: u8, kept: Dice) -> f64 {
        f64::from(self.rungs[usize::from(rolls) - 1][place(kept)])
    }

    /// What stopping with a roll is worth before the last one.
    #[inline]
    pub fn stop(&self, dice: Dice) -> f64 {
        f64::from(self.stops[place(dice)])
    }

    /// Whether it was made for so many rolls to come.
    pub fn has(&self, rolls: u8) -> bool {
        (1..=self.rungs.len()).contains(&usize::from(rolls))
    }

    /// What a turn is worth before its first roll.
    pub fn before(&self) -> f64 {
        self.kept(self.rungs.len() as u8, Dice::NONE)
    }

    /// The best that can be made of a roll with so many rolls left: its worth, and the dice to reroll.
    pub fn choose(&self, dice: Dice, rolls: u8) -> (f64, Option<DiceSet>) {
        let whole = place(dice);
        if rolls == 0 {
            return (f64::from(self.stops[whole].max(self.floor)), None);
        }
        let rung = &self.rungs[usize::from(rolls) - 1];
        let mut best = (self.stops[whole], None);
        let mut kept = [whole; 1 << COLOURS];
        for bits in 1..=ALL_DICE.bits() {
            let die = bits.trailing_zeros() as usize;
            let more = usize::from(bits & (bits - 1));
            kept[usize::from(bits)] = kept[more] - usize::from(dice.0[die]) * WEIGHTS[die];
            let worth = rung[kept[usize::from(bits)]];
            // Sums in another order differ in the last bits: that is not a gain.
            if worth > best.0 + 1e-6 {
                best = (worth, Some(DiceSet::from_bits(bits)));
            }
        }
        (f64::from(best.0), best.1)
    }
}

/// From full rolls to kept dice: each is the mean over one more die.
fn spread(mut table: Vec<f32>) -> Vec<f32> {
    for (die, weight) in WEIGHTS.into_iter().enumerate() {
        // The dice before this one may be rolled or kept; those after it are kept.
        for after in 0..KEPT / (weight * 7) {
            if (0..COLOURS - 1 - die).any(|place| (after / WEIGHTS[place]).is_multiple_of(7)) {
                continue;
            }
            let start = after * weight * 7;
            for at in start..start + weight {
                let sum: f32 = (1..7).map(|number| table[at + number * weight]).sum();
                table[at] = sum / f32::from(PIPS);
            }
        }
    }
    table
}

/// The best that a reroll makes of every roll. Whoever keeps less than some dice keeps less than one die more, so
/// each way to keep dice takes over the best of those with one die less.
fn best_kept(rung: &[f32]) -> Vec<f32> {
    let mut best = rung.to_vec();
    for at in 0..KEPT {
        let mut digits = at;
        let mut most = f32::NEG_INFINITY;
        let mut is_full = true;
        for weight in WEIGHTS {
            let number = digits % 7;
            digits /= 7;
            if number == 0 {
                is_full = false;
            } else {
                most = most.max(best[at - number * weight]);
            }
        }
        // A roll of which everything is kept is not a reroll.
        best[at] = if is_full { most } else { best[at].max(most) };
    }
    best
}

impl Goennen {
    /// The exact chance of an aim by the best rerolls from here, with the marks at hand. `None` when the viewer is
    /// not rolling, or cannot aim at that.
    pub fn odds(&self, view: &View, aim: Aim) -> Option<Odds> {
        let board = &view.board;
        let seat = view.viewer.seat()?;
        if board.phase != Phase::Decide(seat) {
            return None;
        }
        let reach = self.reach(board, seat, aim)?;
        let left = ROLLS - board.turn.rolls;
        if left == 0 || reach(board.turn.dice) {
            return Some(Odds { chance: f64::from(u8::from(reach(board.turn.dice))), reroll: None });
        }
        let ladder = Ladder::new(left, |dice| f64::from(u8::from(reach(dice))));
        let (chance, reroll) = ladder.choose(board.turn.dice, left);
        Some(Odds { chance, reroll })
    }

    /// Whether dice reach an aim; `None` if the seat cannot aim at that.
    fn reach<'a>(&'a self, board: &Board, seat: Seat, aim: Aim) -> Option<Box<dyn Fn(Dice) -> bool + 'a>> {
        let display = board.displays.get(seat)?;
        let marks = display.marks();
        let steps = marks.left(Bonus::Step);
        match aim {
            Aim::Complete(card) => {
                let slot = display.slot(card).filter(|slot| !slot.is_completed)?;
                let (task, entries) = (&self.face(card).task, slot.entries);
                let colours = marks.left(Bonus::Colour);
                Some(Box::new(move |dice| {
                    Supply::new(dice, ALL_DICE, steps, colours).can_complete(task, entries)
                }))
            }
            Aim::Buy(card) => {
                let price = self.prices()[board.place_of(card)?];
                let discounts = marks.left(Bonus::Discount);
                if display.is_full() {
                    return None;
                }
                Some(Box::new(move |dice| Purse::new(dice, ALL_DICE, steps).payments(price, discounts) != 0))
            }
        }
    }

    /// What rerolling these dice would give to the other seats: exact chances, seat by seat.
    pub fn gifts(&self, board: &Board, reroll: DiceSet) -> BySeat<Gift, PLAYERS_MAX> {
        let mut gifts = BySeat::all(Gift::default());
        let active = board.phase.active();
        for seat in Seat::all(self.players).filter(|&seat| Some(seat) != active) {
            let (mut no_entry, mut no_completion) = (1.0, 1.0);
            for die in reroll.iter() {
                let (entries, completions) = self.uses(board, seat, die);
                no_entry *= 1.0 - f64::from(entries) / f64::from(PIPS);
                no_completion *= 1.0 - f64::from(completions) / f64::from(PIPS);
            }
            gifts[seat] = Gift { entry: 1.0 - no_entry, completion: 1.0 - no_completion };
        }
        gifts
    }

    /// With how many numbers of a die a passive seat can enter it, and complete a card with it.
    fn uses(&self, board: &Board, seat: Seat, die: Colour) -> (u8, u8) {
        let display = &board.displays[seat];
        let (mut entries, mut completions) = (0, 0);
        for number in 1..=PIPS {
            let mut dice = Dice::NONE;
            dice.0[die.index()] = number;
            let offer = enter::Offer { dice, free: DiceSet::one(die), is_extra: false };
            entries += u8::from(enter::is_possible(self, display, offer));
            completions += u8::from(enter::can_complete(self, display, offer));
        }
        (entries, completions)
    }

    /// The exact chance to complete a task from empty in one turn with the best rerolls and without bonuses. For
    /// the measure of a deck: the points of a card grow with the difficulty of its task.
    pub fn chance_from_empty(task: &Task) -> f64 {
        if task.count() > COLOURS {
            return 0.0;
        }
        let can = |dice| Supply::new(dice, ALL_DICE, 0, 0).can_complete(task, Entries::NONE);
        Ladder::new(ROLLS, |dice| f64::from(u8::from(can(dice)))).before()
    }

    /// Whether a viewer is rolling now.
    pub fn is_rolling(view: &View) -> bool {
        matches!((view.viewer, view.board.phase), (Viewer::Seat(seat), Phase::Decide(active)) if seat == active)
    }
}
