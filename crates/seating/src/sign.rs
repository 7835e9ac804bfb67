//! Quick signs, for those who have no hand free to write.

/// A sign that says a whole sentence in every language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// Hello!
    Hello,
    /// Thank you!
    Thanks,
    /// Well played!
    Well,
    /// One moment, please.
    Moment,
    /// Oh no!
    Oops,
    /// Haha!
    Laugh,
}

impl Sign {
    /// All of them, in the order of their buttons.
    pub const ALL: [Sign; 6] = [Sign::Hello, Sign::Thanks, Sign::Well, Sign::Moment, Sign::Oops, Sign::Laugh];

    /// The word in storage, forms and texts.
    pub fn word(self) -> &'static str {
        match self {
            Sign::Hello => "hello",
            Sign::Thanks => "thanks",
            Sign::Well => "well",
            Sign::Moment => "moment",
            Sign::Oops => "oops",
            Sign::Laugh => "laugh",
        }
    }

    /// The sign with this word.
    pub fn of_word(word: &str) -> Option<Sign> {
        Sign::ALL.into_iter().find(|sign| sign.word() == word)
    }

    /// How it is drawn.
    pub fn picture(self) -> &'static str {
        match self {
            Sign::Hello => "👋",
            Sign::Thanks => "🙏",
            Sign::Well => "👏",
            Sign::Moment => "⏳",
            Sign::Oops => "🙈",
            Sign::Laugh => "😄",
        }
    }
}
