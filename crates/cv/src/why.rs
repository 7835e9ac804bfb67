//! Why an action is refused, as a closed list.

use std::fmt;

use crate::card::{Card, Kind};

/// The reason of a refusal; the rule stands beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The match is over.
    Over,
    /// Nobody is awaited: something is being drawn or thrown.
    ChanceAwaited,
    /// Somebody is awaited: nothing is drawn or thrown now.
    NoChanceAwaited,
    /// Another seat is awaited.
    NotYourTurn,
    /// The choice is made; it can be taken back until all have chosen.
    AlreadyChosen,
    /// There is no choice to take back.
    NothingToRetract,
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
    /// No event that can be played now.
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
    /// The card is not of this type.
    NotOfKind(Card, Kind),
    /// The card cannot lie there.
    NotThere,
    /// Another chance is awaited.
    OtherChance,
    /// No such card is left to draw.
    NotInDeck,
    /// A wrong number of dice.
    DiceCount(u8),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Over => f.write_str("the match is over"),
            Why::ChanceAwaited => f.write_str("a card is being drawn or dice are being thrown first"),
            Why::NoChanceAwaited => f.write_str("nothing is drawn or thrown now"),
            Why::NotYourTurn => f.write_str("it is another player's turn"),
            Why::AlreadyChosen => f.write_str("the choice is made already; take it back to choose anew"),
            Why::NothingToRetract => f.write_str("there is no choice that could be taken back"),
            Why::DraftNow => f.write_str("a childhood card to keep is being chosen now"),
            Why::ThrowNow => f.write_str("the dice must be thrown first"),
            Why::RollNow => f.write_str("dice are thrown again or left as they are now"),
            Why::SelectNow => f.write_str("cards are taken from the track now"),
            Why::MisfortuneNow => f.write_str("a misfortune must be settled now"),
            Why::UpkeepNow => f.write_str("cards to keep up must be chosen now"),
            Why::LayNow => f.write_str("a new card must be laid now"),
            Why::AssistNow => f.write_str("social assistance is offered now"),
            Why::SettleNow => f.write_str("waiting cards are given their type now"),
            Why::NotInPack(card) => write!(f, "card {card} is not among the cards to choose from"),
            Why::NotInHand(card) => write!(f, "card {card} is not in hand"),
            Why::NotPlayable(card) => write!(f, "card {card} cannot be played now"),
            Why::NoDieAdded => f.write_str("there are seven dice already: none would be added"),
            Why::NotOldAge(card) => write!(f, "card {card} waits for the first old-age card on the track"),
            Why::NoSuchDice => f.write_str("the dice do not show these symbols"),
            Why::Frozen => f.write_str("dice that show bad luck are frozen"),
            Why::NotOnTrack(card) => write!(f, "card {card} is not on the track"),
            Why::NeedsKind(card, kind) => write!(f, "card {card} asks for a {kind} card in the CV"),
            Why::NeedsNoKind(card, kind) => write!(f, "card {card} asks for a CV without {kind} cards"),
            Why::Retired(card) => {
                write!(f, "after Early retirement no work card is taken any more, so not card {card}")
            }
            Why::NotCovered(card) => {
                write!(f, "dice, tokens and played events do not cover card {card} besides what was taken")
            }
            Why::NotOnTop(card) => write!(f, "card {card} is not on top of a stack of the CV"),
            Why::NotThisSet => {
                f.write_str("these cards cannot be kept up together, or one more could be kept with them")
            }
            Why::NotToLay(card) => write!(f, "card {card} is not to be laid now"),
            Why::NotOfKind(card, kind) => write!(f, "card {card} cannot be laid as {kind}"),
            Why::NotThere => f.write_str("the card cannot be laid at that place"),
            Why::OtherChance => f.write_str("something else is drawn or thrown now"),
            Why::NotInDeck => f.write_str("no such card is left to draw"),
            Why::DiceCount(count) => write!(f, "{count} dice are thrown now"),
        }
    }
}
