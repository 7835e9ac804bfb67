//! Why an action is refused, as a closed list.

use engine::NotNow;

use crate::card::{Card, Kind};

/// The reason for a refusal; the rule stands beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A reason that every game has.
    NotNow(NotNow),
    /// The childhood draft is on.
    DraftNow,
    /// The dice are to be thrown for the first time.
    ThrowNow,
    /// Dice are being rerolled or left.
    RollNow,
    /// Cards are being taken.
    SelectNow,
    /// A misfortune is to be settled.
    MisfortuneNow,
    /// Upkeep is to be settled.
    UpkeepNow,
    /// A new card is to be laid.
    LayNow,
    /// Social assistance is offered.
    AssistNow,
    /// Waiting cards are given their type.
    SettleNow,
    /// Not among the cards to choose from.
    NotInPack(Card),
    /// Not in hand.
    NotInHand(Card),
    /// Not an event that can be played now.
    NotPlayable(Card),
    /// No die would be added.
    NoDieAdded,
    /// Only in old age.
    NotOldAge(Card),
    /// These dice are not on the table.
    NoSuchDice,
    /// Bad luck is frozen.
    Frozen,
    /// Not on the track.
    NotOnTrack(Card),
    /// Its condition asks for a card of this type in the CV.
    NeedsKind(Card, Kind),
    /// Its condition asks for no card of this type in the CV.
    NeedsNoKind(Card, Kind),
    /// Early retirement: no work card any more.
    Retired(Card),
    /// Dice, tokens and events do not cover it together with what was taken.
    NotCovered(Card),
    /// Not on top of a stack.
    NotOnTop(Card),
    /// These cards cannot be kept up together, or more could be.
    NotThisSet,
    /// Not among the cards to be laid now.
    NotToLay(Card),
    /// The card does not have to wait: a type of it is there.
    NoNeedToWait(Card),
    /// The card is not of this type.
    NotOfKind(Card, Kind),
    /// The card cannot lie there.
    NotThere,
    /// The wrong number of dice.
    DiceCount(u8),
}

impl From<NotNow> for Why {
    fn from(not_now: NotNow) -> Why {
        Why::NotNow(not_now)
    }
}
