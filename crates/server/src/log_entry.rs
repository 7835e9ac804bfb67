//! What the entries of a table's log say. A table is what its log leads to, and nothing else.
//!
//! The names in the stored JSON are older than the names here; logs that were written once stay readable.

use engine::Seat;
use seating::Occupant;
use serde::{Deserialize, Serialize};

use crate::store::{PlayerHash, StoredEntry};

/// Why a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Closing {
    /// The host closed it.
    Host,
    /// Nobody came back.
    Expired,
    /// The rules of this version lead elsewhere than those it was begun with.
    Rules,
}

/// An entry of the log. Seats are numbered from 1, as everywhere in text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "lowercase")]
pub(crate) enum LogEntry {
    /// The table was opened.
    Created { game: String, variant: String, players: usize, public: bool, host: String, commitment: String },
    /// Somebody sits down, or the seat is emptied.
    Sat {
        seat: String,
        #[serde(with = "written_occupant")]
        who: Occupant<PlayerHash>,
        name: String,
        colour: String,
        nonce: Option<String>,
    },
    /// The match begins, with what every seat added to the secret.
    Started { nonces: Vec<String> },
    /// A seat acted, answering this decision.
    Acted { seat: String, decision: u64, action: String },
    /// Chance happened.
    Chance { chance: String },
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
    /// The people went on to another table.
    Rematch { table: String },
    /// The table was closed before its match was over.
    Closed { why: Closing },
}

impl LogEntry {
    fn kind(&self) -> &'static str {
        match self {
            LogEntry::Created { .. } => "created",
            LogEntry::Sat { .. } => "sat",
            LogEntry::Started { .. } => "started",
            LogEntry::Acted { .. } => "acted",
            LogEntry::Chance { .. } => "chance",
            LogEntry::Retracted { .. } => "retracted",
            LogEntry::Undone { .. } => "undone",
            LogEntry::Device { .. } => "device",
            LogEntry::Rematch { .. } => "rematch",
            LogEntry::Closed { .. } => "closed",
        }
    }

    /// The entry as the store keeps it.
    pub(crate) fn to_stored(&self, number: u64, hash: u64, at_ms: i64) -> StoredEntry {
        let body = serde_json::to_string(self).unwrap_or_default();
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

/// Reads a player hash from its digits.
pub(crate) fn player_of(text: &str) -> Option<PlayerHash> {
    PlayerHash::parse(text)
}

/// Who sits in a seat, as it is written: `"open"`, `{"human": hash}`, `{"bot": level}`, `{"stand": [hash, level]}`.
mod written_occupant {
    use seating::{BotLevel, Occupant};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::store::PlayerHash;

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
