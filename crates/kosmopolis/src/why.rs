//! Why an action is refused, as a closed list.

use std::fmt;

use crate::card::{Colour, Kind};

/// The reason of a refusal; the rule stands beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The match is over.
    Over,
    /// Nobody is awaited: a card is being drawn.
    ChanceAwaited,
    /// Somebody is awaited: nothing is drawn now.
    NoChanceAwaited,
    /// Another seat is awaited.
    NotYourTurn,
    /// The choice is made; it can be taken back until all have chosen.
    AlreadyChosen,
    /// There is no choice to take back.
    NothingToRetract,
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
    /// Not in the hand one chooses from.
    NotInPack(Kind),
    /// Not in hand.
    NotInHand(Kind),
    /// The Priest never takes from the own column.
    PriestColumn(Colour),
    /// The capital's column is empty.
    ColumnEmpty(Colour),
    /// The column is not bust.
    NotBust(Colour),
    /// The excesses cost more markers than there are.
    TooDear {
        /// What they cost together.
        cost: u8,
        /// The markers at hand.
        markers: u8,
    },
    /// Another chance is awaited.
    OtherChance,
    /// No such card is left to draw.
    NotInDeck,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Over => f.write_str("the match is over"),
            Why::ChanceAwaited => f.write_str("a card is being drawn first"),
            Why::NoChanceAwaited => f.write_str("nothing is drawn now"),
            Why::NotYourTurn => f.write_str("it is another player's turn"),
            Why::AlreadyChosen => f.write_str("the choice is made already; take it back to choose anew"),
            Why::NothingToRetract => f.write_str("there is no choice that could be taken back"),
            Why::DraftNow => f.write_str("cards to keep are being chosen now"),
            Why::PlayNow => f.write_str("a card must be played to the capital or the hometown now"),
            Why::LayNow => f.write_str("the modification card must be laid at a column now"),
            Why::TakeNow => f.write_str("a column must be chosen for the Priest now"),
            Why::SaveNow => f.write_str("bust columns are being saved now"),
            Why::KeepCount(1) => f.write_str("exactly one card must be kept"),
            Why::KeepCount(count) => write!(f, "exactly {count} cards must be kept"),
            Why::NotInPack(kind) => write!(f, "{kind} is not among the cards to choose from"),
            Why::NotInHand(kind) => write!(f, "{kind} is not in hand"),
            Why::PriestColumn(colour) => write!(f, "the Priest never takes from the {colour} column"),
            Why::ColumnEmpty(colour) => write!(f, "the capital's {colour} column is empty"),
            Why::NotBust(colour) => write!(f, "the {colour} column is not bust"),
            Why::TooDear { cost, markers } => write!(f, "that costs {cost} markers, there are {markers}"),
            Why::OtherChance => f.write_str("something else is drawn now"),
            Why::NotInDeck => f.write_str("no such card is left to draw"),
        }
    }
}
