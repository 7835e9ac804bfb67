//! What people wish to be told by, and what waits to be told to them.

use std::fmt;

use super::PlayerHash;

/// How far ahead something may wait, in milliseconds. What seems to wait longer was written before the clock of the
/// machine was set back, and is due.
pub(crate) const AHEAD_MAX_MS: i64 = 24 * 3_600_000;

/// A text that only the server may know: addresses that people gave, keys of the server. Its `Debug` says nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretText(String);

impl SecretText {
    /// A secret of this text.
    pub fn new(text: impl Into<String>) -> SecretText {
        SecretText(text.into())
    }

    /// The text. Every use should be a considered one.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SecretText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretText(..)")
    }
}

/// Somebody is asked something at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who.
    pub player: PlayerHash,
    /// The number of the decision.
    pub decision: u64,
    /// When they are told, unless they have answered by then, in milliseconds since 1970.
    pub due_ms: i64,
}

/// What somebody is told about a table: one row for each person at each table, about the decision that was asked for last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The table.
    pub table: String,
    /// Whom it is for.
    pub player: PlayerHash,
    /// Rises with every change of the row. Whoever changes it names the one they saw; 0 if they saw none.
    pub version: u64,
    /// The decision it is about.
    pub decision: u64,
    /// When it is looked at again; `None` if it was told, or there is nothing to tell any more.
    pub due_ms: Option<i64>,
    /// When this person was last told something about this table.
    pub told_ms: Option<i64>,
    /// How often it was tried to tell this.
    pub tries: u32,
    /// Where it has still to be sent, if it arrived in some places already. The store does not read it.
    pub left: Option<SecretText>,
}

/// What one person wishes to be told by. The store does not read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredWishes {
    /// Who.
    pub player: PlayerHash,
    /// What they wish.
    pub text: SecretText,
}
