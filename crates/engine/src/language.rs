//! The languages people are spoken to in.

/// A language that every text and every name of a card is written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
    /// Polish.
    Pl,
    /// German.
    De,
}

impl Language {
    /// All of them; the first is the one to fall back to.
    pub const ALL: [Language; 4] = [Language::En, Language::Fr, Language::Pl, Language::De];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Pl => "pl",
            Language::De => "de",
        }
    }

    /// The language with this two-letter code.
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}
