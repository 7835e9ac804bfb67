//! For whom a page is made.

use decks::Language;
use seating::PlayerColour;

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

/// The name of a player's colour.
pub(crate) fn colour_name(colour: PlayerColour, texts: Texts) -> String {
    match colour {
        PlayerColour::Red => texts.text("colour-red"),
        PlayerColour::Teal => texts.text("colour-teal"),
        PlayerColour::Orange => texts.text("colour-orange"),
        PlayerColour::Violet => texts.text("colour-violet"),
        PlayerColour::Brown => texts.text("colour-brown"),
        PlayerColour::Grey => texts.text("colour-grey"),
    }
}

/// The viewer, as far as they have told us about themselves.
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
    /// The viewer; `None` for somebody we have not met.
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
