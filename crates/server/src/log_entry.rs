//! What the entries of a table's log say. A table is what its log leads to, and nothing else.
//!
//! The names in the stored JSON are older than the names here; logs that were written once stay readable.

use engine::Seat;
use seating::Occupant;
use serde::{Deserialize, Serialize};

use store::{PlayerHash, StoredEntry};

/// The kind under which an action is stored that waits for the secret choices of others. What it says is the same; only
/// programs that cannot follow the log read it, to find the lines of the match.
pub(crate) const WAITING: &str = "chosen";

/// Why a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Closing {
    /// The host closed it.
    Host,
    /// Nobody came back.
    Expired,
    /// An earlier program could not follow the log and closed the table. It means nothing any more: the match goes on
    /// where a program can follow it.
    Rules,
    /// Everybody who plays agreed.
    Agreed,
}

/// Stands for a nonce that is sealed in the secret of the table.
pub(crate) const SEALED: &str = "sealed";

/// An entry of the log. Seats are numbered from 1, as everywhere in text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "lowercase")]
pub(crate) enum LogEntry {
    /// The table was opened.
    Created {
        game: String,
        variant: String,
        players: usize,
        public: bool,
        host: String,
        commitment: String,
        /// The rules version of the match. Tables that were opened before it was written down have the first.
        #[serde(default = "first_version", skip_serializing_if = "is_first_version")]
        rules: u32,
        /// The checksum of the deck. Not known of older tables.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deck: Option<String>,
        /// The campaign that the match belongs to: the id of its first table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        campaign: Option<String>,
        /// How much time people have; tables without it have no clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<String>,
        /// Whether spectators may read and write what is said at the table.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        open_chat: bool,
    },
    /// Somebody sits down, or the seat is emptied.
    Sat {
        seat: String,
        #[serde(with = "written_occupant")]
        who: Occupant<PlayerHash>,
        name: String,
        colour: String,
        nonce: Option<String>,
    },
    /// A seat is kept for somebody who played before, until they say whether they play again.
    Invited { seat: String, player: String, name: String, colour: String },
    /// The match begins, with what every seat added to the secret; [`SEALED`] where it added nothing.
    Started { nonces: Vec<String> },
    /// A seat acted, answering this decision.
    Acted { seat: String, decision: u64, action: String },
    /// Chance happened.
    Chance { chance: String },
    /// The time of a seat was up: a bot makes this decision.
    TimeUp { seat: String, decision: u64 },
    /// A server has been there since then; the time before that counts for nobody.
    Resumed { from_ms: i64 },
    /// Somebody agrees to what was proposed, or does not.
    Voted { player: String, motion: String, yes: bool },
    /// Somebody said something, in words or by a sign; a spectator has no seat.
    Said {
        player: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sign: Option<String>,
    },
    /// Somebody wants to read another no more, or again.
    Muted { player: String, whom: String, muted: bool },
    /// A seat took its secret choice back: all of it, or the last part.
    Retracted {
        seat: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        last: bool,
    },
    /// A seat took its last action back.
    Undone { seat: String },
    /// A personal link was made that moves the seats of a player to another device; the hash of its token.
    Device { player: String, token: String },
    /// A personal link was used: all rights of a player are another's now.
    Moved { from: String, to: String, token: String },
    /// The people went on to another table.
    Rematch { table: String },
    /// The table was closed before its match was over.
    Closed { why: Closing },
}

fn first_version() -> u32 {
    1
}

fn is_first_version(rules: &u32) -> bool {
    *rules == first_version()
}

impl LogEntry {
    fn kind(&self) -> &'static str {
        match self {
            LogEntry::Created { .. } => "created",
            LogEntry::Sat { .. } => "sat",
            LogEntry::Invited { .. } => "invited",
            LogEntry::Started { .. } => "started",
            LogEntry::Acted { .. } => "acted",
            LogEntry::Chance { .. } => "chance",
            LogEntry::TimeUp { .. } => "timeup",
            LogEntry::Resumed { .. } => "resumed",
            LogEntry::Voted { .. } => "voted",
            LogEntry::Said { .. } => "said",
            LogEntry::Muted { .. } => "muted",
            LogEntry::Retracted { .. } => "retracted",
            LogEntry::Undone { .. } => "undone",
            LogEntry::Device { .. } => "device",
            LogEntry::Moved { .. } => "moved",
            LogEntry::Rematch { .. } => "rematch",
            LogEntry::Closed { .. } => "closed",
        }
    }

    /// The entry as the store keeps it.
    pub(crate) fn to_stored(&self, number: u64, hash: u64, at_ms: i64) -> StoredEntry {
        // Texts, numbers and lists of them: there is nothing here that JSON cannot say.
        let body = serde_json::to_string(self).expect("an entry is written as JSON");
        StoredEntry { number, kind: self.kind().to_owned(), body, hash, at_ms }
    }

    /// Reads an entry from the store; `None` if this program cannot read it.
    pub(crate) fn of_stored(stored: &StoredEntry) -> Option<LogEntry> {
        serde_json::from_str(&stored.body).ok()
    }
}

/// Reads a seat from its number in text.
pub(crate) fn seat_of(text: &str, players: usize) -> Option<Seat> {
    text.parse::<Seat>().ok().filter(|seat| seat.index() < players)
}

/// Who sits in a seat, as it is written: `"open"`, `{"human": hash}`, `{"bot": level}`, `{"stand": [hash, level]}`.
mod written_occupant {
    use seating::{BotLevel, Occupant};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use store::PlayerHash;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Written {
        Open,
        Human(String),
        Bot(String),
        Stand(String, String),
    }

    pub(super) fn serialize<S: Serializer>(
        occupant: &Occupant<PlayerHash>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let level = |level: BotLevel| level.word().to_owned();
        let written = match *occupant {
            Occupant::Open => Written::Open,
            Occupant::Human(player) => Written::Human(player.to_string()),
            Occupant::Bot(bot) => Written::Bot(level(bot)),
            Occupant::StandIn(player, bot) => Written::Stand(player.to_string(), level(bot)),
        };
        written.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Occupant<PlayerHash>, D::Error> {
        let player =
            |digits: &str| PlayerHash::parse(digits).ok_or_else(|| D::Error::custom("no player hash"));
        let level = |word: &str| BotLevel::of_word(word).ok_or_else(|| D::Error::custom("no level of a bot"));
        Ok(match Written::deserialize(deserializer)? {
            Written::Open => Occupant::Open,
            Written::Human(digits) => Occupant::Human(player(&digits)?),
            Written::Bot(word) => Occupant::Bot(level(&word)?),
            Written::Stand(digits, word) => Occupant::StandIn(player(&digits)?, level(&word)?),
        })
    }
}
