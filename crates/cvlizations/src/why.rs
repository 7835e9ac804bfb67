//! Why an action is refused, as a closed list.

use engine::{NotNow, Seat};

use crate::card::{Idea, Order};
use crate::resource::Resource;

/// The reason of a refusal; the rule stands beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is not the moment, as in any game.
    NotNow(NotNow),
    /// Two orders are to be laid.
    LayNow,
    /// Theft is to be carried out.
    StealNow,
    /// Resources are to be chosen.
    TakeNow,
    /// A resource is to be traded.
    TradeNow,
    /// An idea is to be bought, or none.
    BuyNow,
    /// The two orders must be different.
    SameOrder,
    /// The order has been used in this age.
    Used(Order),
    /// The wrong number of victims.
    VictimCount(u8),
    /// The two victims must be different players.
    SameVictim,
    /// Nobody robs themselves, or a seat that the table does not have.
    NoVictim,
    /// The victim has no resources.
    NothingToSteal(Seat),
    /// The victim has been robbed this turn and owns Law.
    Protected(Seat),
    /// The wrong number of resources of a victim.
    LootCount(Seat, u8),
    /// The victim does not have them.
    NotTheirs(Seat),
    /// A resource from the supply must be taken too.
    SupplyToo,
    /// Nothing comes from the supply.
    NoSupply,
    /// The wrong number of resources.
    TakeCount(u8),
    /// Both must be of one kind.
    NotAlike,
    /// What is given and what is taken must differ.
    SameKind,
    /// There is none to give.
    NothingToGive(Resource),
    /// The idea cannot be bought now.
    NotOnTrack(Idea),
    /// The idea costs more than there is.
    TooDear(Idea),
    /// A swap needs the Bazaar.
    NoBazaar,
}

impl From<NotNow> for Why {
    fn from(why: NotNow) -> Why {
        Why::NotNow(why)
    }
}
