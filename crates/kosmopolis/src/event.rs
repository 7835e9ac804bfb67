//! Events: what happened, with gaps where a viewer may not know.

use engine::Seat;

use crate::action::Keep;
use crate::card::{Cards, Colour, ColourSet, Kind};

/// One happening. An `Option` is `None` in the form for viewers who may not know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The first card of the capital.
    Seeded(Kind),
    /// A modification card dealt openly.
    Opened(Seat, i8),
    /// A round begins: its number, who starts, how many cards everybody is dealt.
    RoundBegan(u8, Seat, u8),
    /// A card dealt to a seat.
    Dealt(Seat, Option<Kind>),
    /// A seat has chosen what to keep.
    Chose(Seat, Option<Keep>),
    /// A seat has taken its choice back.
    Retracted(Seat),
    /// Cards passed from one seat to the next: how many, and which.
    Passed(Seat, Seat, u8, Option<Cards>),
    /// A card played to the capital.
    ToCapital(Seat, Kind),
    /// A card played to the seat's hometown.
    ToHometown(Seat, Kind),
    /// The Scholar drew a card.
    Drew(Seat, Option<Kind>),
    /// The Scholar found the deck empty.
    DeckEmpty(Seat),
    /// The Merchant took a marker.
    TookMarker(Seat),
    /// The Merchant found the supply empty.
    SupplyEmpty(Seat),
    /// The Agent drew a modification card.
    DrewModification(Seat, Option<i8>),
    /// The Agent found no modification card.
    NoModification(Seat),
    /// The Agent laid the modification card at a column.
    LaidModification(Seat, Colour, Option<i8>),
    /// The Priest took a card from the capital.
    Took(Seat, Kind),
    /// The Priest found the other columns empty.
    NothingToTake(Seat),
    /// A hand is empty: every other seat has one more turn.
    LastTurns(Seat),
    /// Cards left in hand go to the hometown.
    LaidOut(Seat, Cards),
    /// A modification card is revealed.
    Revealed(Seat, Colour, i8),
    /// A column's limit this round.
    Limit(Colour, i16),
    /// A seat paid markers for columns.
    Saved(Seat, ColourSet, u8),
    /// A seat lost a column.
    Lost(Seat, Colour, Cards),
    /// A seat took a bonus card.
    Bonus(Seat, Kind),
    /// A round ended.
    RoundEnded(u8),
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
                | Event::ToCapital(..)
                | Event::ToHometown(..)
                | Event::DeckEmpty(..)
                | Event::TookMarker(..)
                | Event::SupplyEmpty(..)
                | Event::NoModification(..)
                | Event::LaidModification(..)
                | Event::Took(..)
                | Event::NothingToTake(..)
                | Event::LastTurns(..)
                | Event::Saved(..)
        )
    }
}
