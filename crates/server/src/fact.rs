//! Facts: what a table's log says, one per entry. A table is the fold of its facts and nothing else.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::store::{Entry, PlayerHash};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Who {
    /// Nobody yet.
    Open,
    /// The person behind this player hash.
    Human(String),
    /// A bot of this level.
    Bot(String),
    /// A bot of this level stands in for the person behind this player hash, until they return.
    Stand(String, String),
}

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

/// One fact about a table. Seats are numbered from 1, as everywhere in text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "lowercase")]
pub(crate) enum Fact {
    /// The table was opened.
    Created { game: String, variant: String, players: usize, public: bool, host: String, commitment: String },
    /// Somebody sits down, or the seat is emptied.
    Sat { seat: String, who: Who, name: String, colour: String, nonce: Option<String> },
    /// The match begins, with what every seat added to the secret.
    Started { nonces: Vec<String> },
    /// A seat acted, answering this decision.
    Acted { seat: String, decision: u64, action: String },
    /// Chance happened.
    Chance { chance: String },
    /// A seat took its secret choice back.
    Retracted { seat: String },
    /// A seat took its last action back.
    Undone { seat: String },
    /// A personal link was made that moves the seats of a player to another device; the hash of its token.
    Device { player: String, token: String },
    /// The people went on to another table.
    Rematch { table: String },
    /// The table was closed before its match was over.
    Closed { why: Closing },
}

impl Fact {
    fn kind(&self) -> &'static str {
        match self {
            Fact::Created { .. } => "created",
            Fact::Sat { .. } => "sat",
            Fact::Started { .. } => "started",
            Fact::Acted { .. } => "acted",
            Fact::Chance { .. } => "chance",
            Fact::Retracted { .. } => "retracted",
            Fact::Undone { .. } => "undone",
            Fact::Device { .. } => "device",
            Fact::Rematch { .. } => "rematch",
            Fact::Closed { .. } => "closed",
        }
    }

    /// The fact as an entry of the log.
    pub(crate) fn entry(&self, number: u64, hash: u64, at_ms: i64) -> Entry {
        let body = serde_json::to_string(self).unwrap_or_default();
        Entry { number, kind: self.kind().to_owned(), body, hash, at_ms }
    }

    /// The fact of an entry; `None` if this program cannot read it.
    pub(crate) fn of_entry(entry: &Entry) -> Option<Fact> {
        serde_json::from_str(&entry.body).ok()
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
