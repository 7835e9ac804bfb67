//! The reasons for a refusal that every game has.

use crate::Phrase;

/// Why nothing was done, whatever was asked: it is somebody else's moment, or nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotNow {
    /// The table does not have this seat.
    NoSuchSeat,
    /// The match is over.
    Over,
    /// Nobody is awaited: something is being drawn or thrown.
    ChanceAwaited,
    /// Another seat is awaited.
    NotYourTurn,
    /// The choice is made; it can be taken back until everybody has chosen.
    AlreadyChosen,
    /// There is no choice to take back.
    NothingToTakeBack,
    /// Nothing is drawn or thrown now.
    NoChanceAwaited,
    /// Something else is being drawn or thrown.
    OtherChance,
    /// What was drawn is not there to be drawn.
    NotInDeck,
}

impl NotNow {
    /// All of them.
    pub const ALL: [NotNow; 9] = [
        NotNow::NoSuchSeat,
        NotNow::Over,
        NotNow::ChanceAwaited,
        NotNow::NotYourTurn,
        NotNow::AlreadyChosen,
        NotNow::NothingToTakeBack,
        NotNow::NoChanceAwaited,
        NotNow::OtherChance,
        NotNow::NotInDeck,
    ];
}

/// The words are among the common texts.
impl<T> From<NotNow> for Phrase<T> {
    fn from(not_now: NotNow) -> Phrase<T> {
        Phrase::new(match not_now {
            NotNow::NoSuchSeat => "why-seat",
            NotNow::Over => "why-over",
            NotNow::ChanceAwaited => "why-chance",
            NotNow::NotYourTurn => "why-turn",
            NotNow::AlreadyChosen => "why-chosen",
            NotNow::NothingToTakeBack => "why-back",
            NotNow::NoChanceAwaited | NotNow::OtherChance | NotNow::NotInDeck => "why-no-chance",
        })
    }
}
