//! How well a bot plays.

/// How well a bot plays, as a person chooses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BotLevel {
    /// Plays anything.
    Beginner,
    /// Plays by rules of thumb.
    Casual,
    /// Thinks ahead.
    #[default]
    Strong,
    /// Thinks ahead for longer.
    Expert,
}

impl BotLevel {
    /// All of them, the weakest first.
    pub const ALL: [BotLevel; 4] = [BotLevel::Beginner, BotLevel::Casual, BotLevel::Strong, BotLevel::Expert];

    /// The word in storage and forms.
    pub fn word(self) -> &'static str {
        match self {
            BotLevel::Beginner => "beginner",
            BotLevel::Casual => "casual",
            BotLevel::Strong => "strong",
            BotLevel::Expert => "expert",
        }
    }

    /// The level with this word.
    pub fn of_word(word: &str) -> Option<BotLevel> {
        BotLevel::ALL.into_iter().find(|level| level.word() == word)
    }

    /// The bot that plays at this level, in the notation of `bots::BotSpec`.
    pub fn spec(self) -> &'static str {
        match self {
            BotLevel::Beginner => "random",
            BotLevel::Casual => "greedy",
            BotLevel::Strong => "search:400",
            BotLevel::Expert => "search:4000",
        }
    }
}
