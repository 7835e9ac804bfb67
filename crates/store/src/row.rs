//! The types that go into a store and come out of it.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use super::Asked;

/// One entry of a table's log.
///
/// Its `Debug` leaves the body out: a body can tell what a seat committed in secret, and a log line must not.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredEntry {
    /// The place in the log, from 0, without gaps.
    pub number: u64,
    /// One word: `created`, `act`, `chance`, ... The store does not read it.
    pub kind: String,
    /// What the entry says, at most [`crate::BODY_BYTES_MAX`] bytes. The store does not read it.
    pub body: String,
    /// The fingerprint of the state after it.
    pub hash: u64,
    /// When it was made, in milliseconds since 1970.
    pub at_ms: i64,
}

impl fmt::Debug for StoredEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StoredEntry { number, kind, body, hash, at_ms } = self;
        write!(f, "StoredEntry({number} {kind}, {} bytes, #{hash:016x}, at {at_ms})", body.len())
    }
}

/// How far a table has come, as far as lists need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It waits for players.
    Open,
    /// It is being played.
    Playing,
    /// The match came to its end.
    Over,
    /// It was ended from outside: abandoned, or cut off by an upgrade of the rules.
    Closed,
}

impl Status {
    /// What a restart has to bring back.
    pub const LIVE: [Status; 2] = [Status::Open, Status::Playing];
    /// What nobody will append to any more.
    pub const FINISHED: [Status; 2] = [Status::Over, Status::Closed];

    /// The word a database holds.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Closed => "closed",
        }
    }
}

/// A word that names no [`Status`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownStatus(pub String);

impl fmt::Display for UnknownStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no status of a table; open, playing, over and closed are", self.0)
    }
}

impl std::error::Error for UnknownStatus {}

impl FromStr for Status {
    type Err = UnknownStatus;

    fn from_str(word: &str) -> Result<Status, UnknownStatus> {
        [Status::Open, Status::Playing, Status::Over, Status::Closed]
            .into_iter()
            .find(|status| status.as_str() == word)
            .ok_or_else(|| UnknownStatus(word.to_owned()))
    }
}

/// The SHA-256 of a player's cookie: who somebody is, without being able to act for them.
///
/// Its `Debug` shows the first digits only; that is enough to follow one player through a log file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerHash([u8; 32]);

impl PlayerHash {
    /// The hash of these bytes, which the caller computed from the cookie.
    pub fn new(bytes: [u8; 32]) -> PlayerHash {
        PlayerHash(bytes)
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Reads the 64 lower-case hexadecimal digits that `Display` writes.
    pub fn parse(digits: &str) -> Option<PlayerHash> {
        let lower = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
        if digits.len() != 64 || !digits.bytes().all(lower) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.as_bytes().chunks_exact(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(PlayerHash(bytes))
    }
}

impl fmt::Display for PlayerHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&engine::to_hex(&self.0))
    }
}

impl fmt::Debug for PlayerHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "PlayerHash({a:02x}{b:02x}{c:02x}{d:02x}..)")
    }
}

/// What lists show of a table as it now is. It replaces the one before it as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How far the table is.
    pub status: Status,
    /// When it last changed, in milliseconds since 1970; lists are ordered by it.
    pub updated_ms: i64,
    /// The time that servers had seen pass by then, see [`crate::Store::note_seen`].
    pub seen_ms: i64,
    /// Who sits at the table, so that "my tables" is one query. Bots are not in it.
    pub players: BTreeSet<PlayerHash>,
    /// Those of the players the match waits for.
    pub waiting: BTreeSet<PlayerHash>,
    /// Whether a bot is awaited.
    pub bots_wait: bool,
    /// Whether no person has played here, so that the table may be deleted once it is finished.
    pub disposable: bool,
    /// Text for lists (JSON), public: the store does not read it, and no secret may stand in it.
    pub shown: String,
    /// Who is asked what from now on. It goes in only: it becomes notices for those who wish some.
    pub asked: Vec<Asked>,
}

/// A table without its log and its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The table's id: letters, digits, `-` and `_`.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// Who opened it, if that is known.
    pub host: Option<PlayerHash>,
    /// Whether everybody may find it in the list of open tables.
    pub public: bool,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// The table as it now is.
    pub summary: Summary,
}

/// What only the server may know of a table before its end. Its `Debug` says nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct TableSecret(String);

impl TableSecret {
    /// A secret of this text.
    pub fn new(text: impl Into<String>) -> TableSecret {
        TableSecret(text.into())
    }

    /// The text. The name is long on purpose: every use should be a considered one.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for TableSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TableSecret(..)")
    }
}

/// All that is stored of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What lists show of it.
    pub row: TableRow,
    /// What only the server may know.
    pub secret: Option<TableSecret>,
    /// The whole log, in order.
    pub entries: Vec<StoredEntry>,
}

impl StoredTable {
    /// The number the next append has to name.
    pub fn next_number(&self) -> u64 {
        self.entries.len() as u64
    }
}

/// A moment by both clocks. A table is older than it only if it is older by both: the clock of the machine can be set
/// forward by mistake, and the time that servers have seen stands still while none is running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// In milliseconds since 1970.
    pub at_ms: i64,
    /// In milliseconds that servers have seen pass.
    pub seen_ms: i64,
}

/// Which tables a list is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Public tables that are not finished, without those of one player.
    Public(Option<PlayerHash>),
    /// Every table that is not finished.
    Live,
    /// Tables being played where a bot is awaited: what a restart goes on with.
    BotsWait,
    /// All tables of a player.
    Of(PlayerHash),
    /// The tables of a player that are not finished.
    LiveOf(PlayerHash),
    /// The tables of a player that are finished.
    FinishedOf(PlayerHash),
    /// The tables that a player opened and that are not finished.
    OpenedBy(PlayerHash),
}

/// How many tables that are not finished somebody has opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenedBy {
    /// All of them.
    pub tables: u32,
    /// Those at which bots play among themselves.
    pub bots_only: u32,
}

/// How much a store holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// The tables.
    pub tables: u64,
    /// The entries of their logs.
    pub entries: u64,
    /// The players.
    pub players: u64,
}

/// What is known of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Who it is.
    pub hash: PlayerHash,
    /// The name others see.
    pub name: String,
    /// The colour they chose, one word.
    pub colour: String,
    /// The language of their pages, one word.
    pub language: String,
    /// When this was last changed, in milliseconds since 1970.
    pub updated_ms: i64,
}
