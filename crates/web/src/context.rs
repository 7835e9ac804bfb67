//! For whom a page is made.

use std::fmt;
use std::str::FromStr;

use decks::Language;

use crate::text::Texts;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device is set.
    #[default]
    Auto,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Theme {
    /// All of them, in the order of the switch.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word in the cookie and in forms.
    pub fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this word; as the device is set for anything else.
    pub fn of_word(word: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }
}

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

    /// Its name for people.
    pub(crate) fn name(self, texts: Texts) -> String {
        match self {
            PlayerColour::Red => texts.text("colour-red"),
            PlayerColour::Teal => texts.text("colour-teal"),
            PlayerColour::Orange => texts.text("colour-orange"),
            PlayerColour::Violet => texts.text("colour-violet"),
            PlayerColour::Brown => texts.text("colour-brown"),
            PlayerColour::Grey => texts.text("colour-grey"),
        }
    }
}

impl fmt::Display for PlayerColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no colour of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownColour;

impl FromStr for PlayerColour {
    type Err = UnknownColour;
    fn from_str(text: &str) -> Result<PlayerColour, UnknownColour> {
        PlayerColour::ALL.into_iter().find(|colour| colour.word() == text).ok_or(UnknownColour)
    }
}

/// The person who looks, as far as they have told us.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Me {
    /// Their name.
    pub name: String,
    /// Their colour.
    pub colour: PlayerColour,
}

/// For whom a page is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Context {
    /// The language of the page.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Who looks; `None` for somebody we have not met.
    pub me: Option<Me>,
    /// The address of this page (path and query), to come back to after a change of settings.
    pub path: String,
}

impl Context {
    /// The texts in the page's language.
    pub fn texts(&self) -> Texts {
        Texts::new(self.language)
    }
}
