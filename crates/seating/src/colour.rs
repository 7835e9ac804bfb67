//! The colours of players.

/// The colour of a player; the name always stands beside it. None of them is the colour of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PlayerColour {
    /// `red`
    #[default]
    Red,
    /// `teal`
    Teal,
    /// `orange`
    Orange,
    /// `violet`
    Violet,
    /// `brown`
    Brown,
    /// `grey`
    Grey,
}

impl PlayerColour {
    /// All of them; free seats get the first that is not taken.
    pub const ALL: [PlayerColour; 6] = [
        PlayerColour::Red,
        PlayerColour::Teal,
        PlayerColour::Orange,
        PlayerColour::Violet,
        PlayerColour::Brown,
        PlayerColour::Grey,
    ];

    /// The word in storage, forms and the style.
    pub fn word(self) -> &'static str {
        match self {
            PlayerColour::Red => "red",
            PlayerColour::Teal => "teal",
            PlayerColour::Orange => "orange",
            PlayerColour::Violet => "violet",
            PlayerColour::Brown => "brown",
            PlayerColour::Grey => "grey",
        }
    }

    /// The colour with this word.
    pub fn of_word(word: &str) -> Option<PlayerColour> {
        PlayerColour::ALL.into_iter().find(|colour| colour.word() == word)
    }
}
