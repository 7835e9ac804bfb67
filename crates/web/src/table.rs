//! What the server knows about a table beside the match itself.

use engine::{Seat, SeatSet};
use games::GameInfo;

use crate::context::PlayerColour;
use crate::text::Texts;

/// How well a bot plays, in words that a person understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

    /// Its name for people.
    pub fn name(self, texts: Texts) -> String {
        match self {
            BotLevel::Beginner => texts.text("level-beginner"),
            BotLevel::Casual => texts.text("level-casual"),
            BotLevel::Strong => texts.text("level-strong"),
            BotLevel::Expert => texts.text("level-expert"),
        }
    }
}

/// The name of who gives none.
pub fn guest_name(texts: Texts) -> String {
    texts.text("person-guest")
}

/// The name of a bot, by its number at the table from 1.
pub fn bot_name(number: usize, texts: Texts) -> String {
    texts.with("bot-name", &[("number", number.into())])
}

/// What is said when a game is not for so many seats.
pub fn seats_problem(texts: Texts) -> String {
    texts.text("new-problem-seats")
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitting {
    /// A person; whether a browser of theirs is connected.
    Human {
        /// Whether they are here now.
        connected: bool,
    },
    /// A bot.
    Bot(BotLevel),
    /// A person who left; a bot plays until they return.
    Stand(BotLevel),
    /// Nobody yet.
    Open,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// The name shown; empty for an open seat.
    pub name: String,
    /// Its colour.
    pub colour: PlayerColour,
    /// Who sits there.
    pub sitting: Sitting,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    /// The match is on.
    Playing,
    /// The match is over.
    Ended,
    /// Nobody came back; the record stays.
    Expired,
    /// An upgrade of the rules stopped the match; the record stays.
    Closed,
}

/// A table as the server knows it, for one person who looks at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// The table's id, as in its address.
    pub id: String,
    /// The game.
    pub game: &'static GameInfo,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The seat whose view is shown; `None` for a spectator.
    pub me: Option<Seat>,
    /// Whether the person who looks opened the table.
    pub is_host: bool,
    /// The seats the match waits for.
    pub awaited: SeatSet,
    /// The decision that actions of `me` answer.
    pub decision: u64,
    /// Whether `me` can take the last action back.
    pub can_undo: bool,
    /// Whether `me` can take the secret choice back.
    pub can_retract: bool,
    /// Where the table stands.
    pub stage: Stage,
    /// The seats that sit at this device, where several do; else empty.
    pub hot_seats: Vec<Seat>,
    /// The commitment to the table's secret, in hexadecimal, known before the first move.
    pub commitment: String,
}

impl TableInfo {
    /// Whether nobody's seat is shown.
    pub fn is_spectator(&self) -> bool {
        self.me.is_none()
    }

    /// Whether the match waits for `me`.
    pub fn is_my_turn(&self) -> bool {
        self.stage == Stage::Playing
            && !self.has_stand_in()
            && self.me.is_some_and(|seat| self.awaited.contains(seat))
    }

    /// Whether `me` has left and a bot plays meanwhile.
    pub fn has_stand_in(&self) -> bool {
        let own = self.me.and_then(|seat| self.seats.get(seat.index()));
        own.is_some_and(|seat| matches!(seat.sitting, Sitting::Stand(_)))
    }

    /// A seat's name; its number if it has none.
    pub(crate) fn name(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()) {
            Some(info) if !info.name.is_empty() => info.name.clone(),
            _ => format!("{seat}"),
        }
    }
}
