//! Events: what happened, with gaps where a viewer may not know.

use engine::Seat;

use crate::action::Swap;
use crate::card::{Idea, Order, Strength};
use crate::effect::Gain;
use crate::model::Tribe;
use crate::resource::{Bundle, Resource};

/// One happening. An `Option` that hides something is `None` in the form of those who may not know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// An idea is laid on the track.
    OnTrack(Idea),
    /// Chance has decided who leads first.
    Leads(Seat),
    /// Chance has decided who sits to the left of the Grannfolk.
    SitsLeft(Seat),
    /// A turn begins: its number, and who has the helm.
    TurnBegan(u8, Tribe),
    /// A tribe has laid an order open.
    LaidOpen(Tribe, Order),
    /// A tribe has laid an order face down.
    LaidHidden(Tribe, Option<Order>),
    /// A hidden order is turned up.
    Revealed(Tribe, Order),
    /// An order is due: how many tribes laid it.
    Due(Order, Strength),
    /// A seat carries its order out a second time.
    Again(Seat, Order),
    /// A gathering order brought this.
    Gathered(Seat, Order, Resource, u8),
    /// Slacking brought happiness.
    Slacked(Seat, u8),
    /// Cunning brought this.
    Took(Seat, Bundle),
    /// Trading gave one resource for so many of another.
    Traded(Seat, Swap, u8),
    /// Somebody without resources had nothing to trade.
    NothingToTrade(Seat),
    /// The first seat robbed the second.
    Robbed(Seat, Seat, Bundle),
    /// The thief took a resource from the supply.
    FromSupply(Seat, Resource),
    /// The thief found nobody to rob.
    NobodyToRob(Seat),
    /// An order brought nothing, because three or more laid it.
    Failed(Seat, Order),
    /// An idea brought its owner something.
    Brought(Seat, Idea, Gain),
    /// An idea brought its owner resources of their choice.
    BroughtChoice(Seat, Idea, Bundle),
    /// A seat looked at the top card of the deck.
    Looked(Seat, Option<Idea>),
    /// A seat bought an idea.
    Bought(Seat, Idea, Option<Swap>),
    /// A seat buys nothing more.
    Stopped(Seat),
    /// The track cannot be filled up.
    TrackShort,
    /// The helm passes.
    HelmPassed(Tribe),
    /// An age is over: the orders return.
    AgeEnded(u8),
    /// The ideas of the first deck are removed.
    TrackCleared,
    /// The match is over.
    Ended,
}

impl Event {
    /// Whether the event may tell the acting seat what it could not know. An event that is not listed here counts as
    /// one that does, so that a new one is never undone by mistake.
    pub(crate) fn uncovers(&self) -> bool {
        !matches!(
            self,
            Event::LaidOpen(..)
                | Event::LaidHidden(..)
                | Event::Due(..)
                | Event::Again(..)
                | Event::Gathered(..)
                | Event::Slacked(..)
                | Event::Took(..)
                | Event::Traded(..)
                | Event::NothingToTrade(..)
                | Event::Robbed(..)
                | Event::FromSupply(..)
                | Event::NobodyToRob(..)
                | Event::Failed(..)
                | Event::Brought(..)
                | Event::BroughtChoice(..)
                | Event::Bought(..)
                | Event::Stopped(..)
                | Event::TrackShort
                | Event::HelmPassed(..)
                | Event::AgeEnded(..)
                | Event::TrackCleared
                | Event::TurnBegan(..)
        )
    }
}
