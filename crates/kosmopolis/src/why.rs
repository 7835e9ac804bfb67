//! Why an action is refused, as a closed list.

use engine::NotNow;

use crate::card::{Colour, Kind};

/// The reason for a refusal; the rule stands beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A reason that every game has.
    NotNow(NotNow),
    /// The draft is on.
    DraftNow,
    /// A card is to be played.
    PlayNow,
    /// A modification card is to be laid.
    LayNow,
    /// A column is to be chosen for the Priest.
    TakeNow,
    /// Columns are to be saved, or none.
    SaveNow,
    /// The wrong number of cards to keep.
    KeepCount(u8),
    /// Not among the cards to choose from.
    NotInPack(Kind),
    /// Not in hand.
    NotInHand(Kind),
    /// The Priest never takes from its own column.
    PriestColumn(Colour),
    /// The capital's column is empty.
    ColumnEmpty(Colour),
    /// The column is not bust.
    NotBust(Colour),
    /// The excesses cost more markers than there are.
    TooDear {
        /// What they cost together.
        cost: u8,
        /// The markers the seat has.
        markers: u8,
    },
}

impl From<NotNow> for Why {
    fn from(not_now: NotNow) -> Why {
        Why::NotNow(not_now)
    }
}
