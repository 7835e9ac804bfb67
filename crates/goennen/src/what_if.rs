//! What if: displays as they would be, and what dice could do there. For bots and pages; the rules do not need it.

use crate::Goennen;
use crate::action::Action;
use crate::card::{Card, Colour};
use crate::dice::{ALL_DICE, Dice, DiceSet};
use crate::display::{Display, Place};
use crate::event::Spent;
use crate::face::Bonus;
use crate::fit::Supply;
use crate::pay::{Purse, steps_to_equal};
use crate::rules::enter::{self, Entry, Offer};
use crate::rules::spent_by;
use crate::view::View;

/// What an action does at once to whoever takes it: all of it is sure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Consequence {
    /// The own display after it.
    pub display: Display,
    /// The marks it takes.
    pub spent: Spent,
    /// The dice it takes.
    pub dice: DiceSet,
    /// The card it completes.
    pub completed: Option<Card>,
}

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
    /// What a legal action would do at once to the viewer; `None` for a spectator.
    pub fn what_if(&self, view: &View, action: Action) -> Option<Consequence> {
        let mut display = view.display(self, view.viewer.seat()?);
        let turn = &view.board.turn;
        let (mut spent, mut dice, mut completed) = (Spent::NONE, DiceSet::EMPTY, None);
        match action {
            Action::Lay(card, place) => display = display.with_card(card, place),
            Action::Buy(card, paid) => {
                let price = view.board.place_of(card).map_or(0, |place| self.prices()[place]);
                let discounts = price.saturating_sub(paid.count() as u8);
                spent = Spent { steps: steps_to_equal(turn.dice, paid), discounts, ..Spent::NONE };
                dice = paid;
                enter::spend(&mut display, spent);
            }
            Action::Complete { card, dice: used, steps, colours } => {
                spent = Spent { steps, colours, ..Spent::NONE };
                dice = used;
                enter::spend(&mut display, spent);
                enter::complete(self, &mut display, card);
                completed = Some(card);
            }
            Action::Enter { card, field, die, number } => {
                spent = spent_by(self, view, action);
                dice = DiceSet::one(die);
                display = display.with_entry(self, turn.dice, card, field, die, number).0;
                // What follows the first entry takes a mark more (GON-52).
                enter::spend(&mut display, Spent { seconds: spent.seconds, ..Spent::NONE });
                completed = display.slot(card).filter(|slot| slot.is_completed).map(|_| card);
            }
            Action::Under(_)
            | Action::Reroll(_)
            | Action::Draw(_)
            | Action::Aside(_)
            | Action::Chance
            | Action::Done
            | Action::Finish => {}
        }
        Some(Consequence { display, spent, dice, completed })
    }

    /// Every way in which one of some dice can be entered into a display: card, field, die, number.
    pub fn each_entry(
        &self,
        display: &Display,
        dice: Dice,
        free: DiceSet,
        mut found: impl FnMut(Card, u8, Colour, u8),
    ) {
        enter::each(self, display, Offer { dice, free, is_extra: false }, |action| {
            if let Action::Enter { card, field, die, number } = action {
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
