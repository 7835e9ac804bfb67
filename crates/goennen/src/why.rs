//! Why an action is refused, as a closed list.

use engine::NotNow;

use crate::card::{Card, Colour, Stack};
use crate::display::Place;

/// The reason of a refusal; the rule stands beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is not the moment: a reason that every game has.
    NotNow(NotNow),
    /// The first display is being chosen.
    ChooseNow,
    /// One of the four cards goes under its stack first.
    UnderFirst,
    /// Three cards are laid, none more goes under a stack.
    LayRest,
    /// The card is not among the cards at hand.
    NotInHand(Card),
    /// The card cannot lie there.
    NotThere(Place),
    /// Dice are being entered.
    EnterNow,
    /// The bought card is to be laid.
    LayNow,
    /// The card drawn by chance is to be laid or put under its stack.
    KeepNow,
    /// A row of the market is to be chosen.
    AsideNow,
    /// Dice are being used.
    UseNow,
    /// A chance has been taken.
    ChanceTaken,
    /// There is no further roll after the third.
    NoMoreRolls,
    /// There is no further roll, and no chance, after a purchase or a completion.
    UsedAlready,
    /// Before the third roll something must be bought or completed.
    MustUse,
    /// A chance needs the third roll.
    ChanceLater,
    /// There is no die to enter and no card to draw.
    NoChanceLeft,
    /// The first entry of a chance is compulsory.
    FirstCompulsory,
    /// The card is not in the market.
    NotInMarket(Card),
    /// The display has nine cards.
    DisplayFull,
    /// The die has been used, or entered, or was not rolled last.
    OutOfReach(Colour),
    /// The price of the card, which other numbers of dice do not pay.
    Price(u8),
    /// Too few circles for the discount.
    NoDiscount,
    /// The dice cannot be made equal with the circles at hand.
    NotEqual,
    /// The card is not in the display.
    NotInDisplay(Card),
    /// The card is completed.
    Completed(Card),
    /// So many fields are empty, and each takes one die.
    FieldCount(u8),
    /// These dice do not complete the card with these marks.
    DoesNotFit,
    /// The marks could be spared.
    Needless,
    /// The task has no such field.
    NoSuchField,
    /// The field is filled.
    Filled,
    /// The first of interchangeable fields is filled first.
    FirstOfTwins,
    /// The field takes another colour, and no colour bonus is at hand.
    WrongColour(Colour),
    /// The field takes another number.
    WrongNumber,
    /// The numbers would not rise.
    NotRising,
    /// The numbers would not be equal.
    NotSame,
    /// The sum would miss its number.
    SumMissed,
    /// Too few circles for plus/minus.
    NoSteps,
    /// The stack is empty.
    StackEmpty(Stack),
    /// The row of the market is empty.
    RowEmpty(Stack),
    /// Other dice are rolled now.
    OtherDice,
}

impl From<NotNow> for Why {
    fn from(not_now: NotNow) -> Why {
        Why::NotNow(not_now)
    }
}
