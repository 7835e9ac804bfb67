//! What if: displays as they would be, and what dice could do there. For bots and pages; the rules do not need it.

use crate::Goennen;
use crate::card::{Card, Colour};
use crate::dice::{ALL_DICE, Dice, DiceSet};
use crate::display::{Display, Place};
use crate::event::Spent;
use crate::face::Bonus;
use crate::fit::Supply;
use crate::pay::{Purse, steps_to_equal};
use crate::rules::enter::{self, Entry, Offer};

impl Display {
    /// The display with a card at a place where it can be laid.
    #[must_use]
    pub fn with_card(mut self, card: Card, place: Place) -> Display {
        self.lay(card, place);
        self
    }

    /// The display with one of its cards completed.
    #[must_use]
    pub fn with_completed(mut self, game: &Goennen, card: Card) -> Display {
        enter::complete(game, &mut self, card);
        self
    }

    /// The display with a die entered that can be entered, and the marks it takes.
    #[must_use]
    pub fn with_entry(
        mut self,
        game: &Goennen,
        dice: Dice,
        card: Card,
        field: u8,
        die: Colour,
        number: u8,
    ) -> (Display, Spent) {
        let offer = Offer { dice, free: DiceSet::one(die), is_extra: false };
        let spent = enter::apply(game, &mut self, offer, Entry { card, field, die, number });
        (self, spent)
    }
}

impl Goennen {
    /// Every way in which one of some dice can be entered into a display: card, field, die, number.
    pub fn each_entry(
        &self,
        display: &Display,
        dice: Dice,
        free: DiceSet,
        mut found: impl FnMut(Card, u8, Colour, u8),
    ) {
        enter::each(self, display, Offer { dice, free, is_extra: false }, |action| {
            if let crate::Action::Enter { card, field, die, number } = action {
                found(card, field, die, number);
            }
            true
        });
    }

    /// Every set of dice that completes a card, with the number of its marks.
    pub fn each_completion(
        &self,
        display: &Display,
        card: Card,
        dice: Dice,
        mut found: impl FnMut(DiceSet, u8),
    ) {
        let marks = display.marks();
        let supply = Supply::new(dice, ALL_DICE, marks.left(Bonus::Step), marks.left(Bonus::Colour));
        if let Some(slot) = display.slot(card).filter(|slot| !slot.is_completed) {
            supply.completions(&self.face(card).task, slot.entries, |set, steps, colours| {
                found(set, steps + colours);
            });
        }
    }

    /// Every set of dice that pays a price, with the number of its marks.
    pub fn each_payment(&self, display: &Display, dice: Dice, price: u8, mut found: impl FnMut(DiceSet, u8)) {
        let marks = display.marks();
        let purse = Purse::new(dice, ALL_DICE, marks.left(Bonus::Step));
        let mut payments = purse.payments(price, marks.left(Bonus::Discount));
        while payments != 0 {
            let set = DiceSet::from_bits(payments.trailing_zeros() as u8);
            payments &= payments - 1;
            found(set, steps_to_equal(dice, set) + price - set.count() as u8);
        }
    }
}
