//! Events: what happened, with gaps where a viewer may not know.

use engine::Seat;

use crate::action::Action;
use crate::card::{Card, Colour, Stack};
use crate::dice::{Dice, DiceSet};
use crate::display::Place;

/// The marks that something took, by kind of bonus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spent {
    /// Plus/minus.
    pub steps: u8,
    /// Colour.
    pub colours: u8,
    /// Second die.
    pub seconds: u8,
    /// Discount.
    pub discounts: u8,
}

impl Spent {
    /// No marks.
    pub const NONE: Spent = Spent { steps: 0, colours: 0, seconds: 0, discounts: 0 };
}

/// One happening. An `Option` is `None` in the form of those who may not know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Who starts.
    Started(Seat),
    /// A card comes to the market.
    ToMarket(Card),
    /// A card dealt to a seat.
    Dealt(Seat, Option<Card>),
    /// A part of a secret choice, told to its seat alone.
    Chose(Seat, Action),
    /// A seat is done choosing; its last part is told to itself.
    Done(Seat, Option<Action>),
    /// A seat has taken back a part, or its whole choice.
    TookBack(Seat),
    /// A round begins.
    RoundBegan(u8),
    /// A turn begins.
    TurnBegan(Seat),
    /// A seat has rolled dice, for the so-manieth time this turn.
    Rolled(Seat, Dice, u8),
    /// A solo player has rolled for the passive move, and may enter so many dice.
    RolledPassively(Dice, u8),
    /// A seat saves the other dice and rolls these again.
    Rerolls(Seat, DiceSet),
    /// A seat enters a die: card, field from 0, number.
    Entered(Seat, Colour, Card, u8, u8, Spent),
    /// A seat enters nothing.
    EnteredNothing(Seat),
    /// A seat uses dice to complete a card.
    Filled(Seat, Card, DiceSet, Spent),
    /// A card is completed.
    Completed(Seat, Card),
    /// A seat buys a card.
    Bought(Seat, Card, DiceSet, Spent),
    /// A seat lays a card into its display.
    Laid(Seat, Card, Place),
    /// A seat takes a chance.
    TookChance(Seat),
    /// A seat looks at the top card of a stack.
    Drew(Seat, Stack),
    /// What the card is, told to those who know it.
    Saw(Seat, Card),
    /// A seat puts a card under its stack.
    PutUnder(Seat, Stack, Option<Card>),
    /// A seat ends its turn.
    Finished(Seat),
    /// A ninth card is laid: the round so numbered is the last.
    LastRound(Seat, u8),
    /// A solo player puts a card aside.
    PutAside(Card),
    /// The match is over.
    Ended,
}

impl Event {
    /// Whether the event may tell the acting seat what it could not know. An event that is not listed here counts as
    /// one that does, so that a new one is never undone by mistake.
    pub(crate) fn uncovers(&self) -> bool {
        !matches!(
            self,
            Event::Chose(..)
                | Event::Done(..)
                | Event::TookBack(..)
                | Event::RoundBegan(..)
                | Event::TurnBegan(..)
                | Event::Rerolls(..)
                | Event::Entered(..)
                | Event::EnteredNothing(..)
                | Event::Filled(..)
                | Event::Completed(..)
                | Event::Bought(..)
                | Event::Laid(..)
                | Event::TookChance(..)
                | Event::PutUnder(..)
                | Event::Finished(..)
                | Event::LastRound(..)
        )
    }
}
