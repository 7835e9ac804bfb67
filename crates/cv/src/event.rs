//! Events: what happened, with gaps where a viewer may not know.

use engine::{Seat, SeatSet};

use crate::action::Place;
use crate::card::{Age, Card, CardSet, Kind};
use crate::symbol::Symbols;

/// One happening. An `Option` is `None` in the form for viewers who may not know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A card laid on the track.
    Opened(Card),
    /// A seat's secret goal.
    GoalDealt(Seat, Option<Card>),
    /// A public goal.
    GoalOpened(Card),
    /// A childhood card dealt to a seat.
    Dealt(Seat, Option<Card>),
    /// A seat has chosen which childhood card to keep.
    Chose(Seat, Option<Card>),
    /// A seat has taken its choice back.
    Retracted(Seat),
    /// Childhood cards passed from one seat to the next: how many, and which.
    Passed(Seat, Seat, u8, Option<CardSet>),
    /// A seat shows the Bicycle and starts every round.
    Started(Seat, Card),
    /// A round begins.
    RoundBegan(u8),
    /// A turn begins, with so many dice.
    TurnBegan(Seat, u8),
    /// Dice are thrown: those taken up again, and how many new ones with them.
    Rerolled(Seat, Symbols, u8),
    /// What the thrown dice show, and what all dice show now.
    Threw(Seat, Symbols, Symbols),
    /// A seat leaves its dice as they are.
    Stopped(Seat),
    /// An event played from hand.
    Played(Seat, Card),
    /// A card taken from the track.
    Took(Seat, Card),
    /// A seat takes no further card.
    Finished(Seat),
    /// A misfortune strikes: which one of the turn, and how much bad luck there is.
    Struck(Seat, u8, u8),
    /// A misfortune that finds nothing to lose.
    NothingToLose(Seat),
    /// Trip around the world averts a misfortune.
    Averted(Seat),
    /// Life Insurance averts a misfortune.
    Insured(Seat, Card),
    /// A card lost to a misfortune.
    Lost(Seat, Card),
    /// Upkeep paid for these cards.
    Paid(Seat, CardSet),
    /// A card lost because its upkeep was not paid.
    Unpaid(Seat, Card),
    /// A card is about to be laid as this type.
    Announced(Seat, Card, Kind),
    /// A card laid into a stack.
    Laid(Seat, Card, Kind, Place),
    /// A two-colour card lies apart until its type can be chosen.
    LaidApart(Seat, Card),
    /// An event goes to the hand.
    ToHand(Seat, Card),
    /// The leftmost card of the track is discarded.
    Discarded(Card),
    /// A deck is empty.
    DeckEmpty(Age),
    /// These seats may take a card as social assistance.
    Entitled(SeatSet),
    /// A card taken as social assistance.
    Assisted(Seat, Card),
    /// A seat takes no assistance.
    Declined(Seat),
    /// A secret goal is revealed.
    GoalRevealed(Seat, Card),
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
                | Event::Retracted(..)
                | Event::RoundBegan(..)
                | Event::TurnBegan(..)
                | Event::Rerolled(..)
                | Event::Stopped(..)
                | Event::Played(..)
                | Event::Took(..)
                | Event::Finished(..)
                | Event::Struck(..)
                | Event::NothingToLose(..)
                | Event::Averted(..)
                | Event::Insured(..)
                | Event::Lost(..)
                | Event::Paid(..)
                | Event::Unpaid(..)
                | Event::Announced(..)
                | Event::Laid(..)
                | Event::LaidApart(..)
                | Event::ToHand(..)
                | Event::Discarded(..)
                | Event::DeckEmpty(..)
                | Event::Entitled(..)
                | Event::Assisted(..)
                | Event::Declined(..)
        )
    }
}
