//! Storage: what must survive a crash, behind one small trait.
//!
//! A table (one match) is wholly described by an append-only log. Its entries are numbered 0, 1, 2, ... and
//! unique by table and number; whoever replays them has the table. Beside the log stands a [`Summary`], which
//! lists are made of and which could be computed again from the log, and maybe a [`TableSecret`], which no
//! list ever shows.
//!
//! The store knows no rules: what an entry says is opaque to it. It promises three things. An append is
//! **atomic**: all its entries, the summary and the seats, or nothing. It is **ordered**: it names the number
//! it continues at, and of two that name the same one wins and the other gets [`StoreError::Conflict`]. It is
//! **durable**: `Ok` is said only after the data are on the disk. So the caller checks on a copy, appends,
//! and only then swaps, acknowledges and pushes.
//!
//! # Modules in reading order
//!
//! - `row`: the types that go in and come out. `error`: what can go wrong and what to do about it.
//! - `check`: the limits every backend enforces alike.
//! - `sqlite`: the store in one file. `suite`: the tests every backend passes.

mod check;
mod error;
mod row;
mod sqlite;
#[cfg(test)]
mod suite;

use std::pin::Pin;

pub use check::{APPEND_MAX, BODY_BYTES_MAX, ID_BYTES_MAX, NAME_BYTES_MAX, WORD_BYTES_MAX};
pub use error::{OpenError, StoreError};
pub use row::{
    Filter, Player, PlayerHash, Status, StoredEntry, StoredTable, Summary, TableRow, TableSecret,
    UnknownStatus,
};
pub use sqlite::{Options, SqliteStore};

/// What a store's method gives: a boxed future, so that the server can hold an `Arc<dyn Store>` and choose
/// the backend when it starts. Beside a write to the disk the box costs nothing.
///
/// Nothing happens before the first poll. A write that has been handed to the backend is carried out even if
/// its future is dropped, so a caller that gives up does not know whether it was.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables and players.
///
/// Every method may answer [`StoreError::Unavailable`]; then nothing was changed and the same call may
/// succeed later. Every writing method may answer [`StoreError::Invalid`] for what exceeds the limits.
pub trait Store: Send + Sync + 'static {
    /// Makes a table with its first entries, numbered from 0. [`StoreError::Conflict`] if the id is taken.
    fn create_table(
        &self,
        row: TableRow,
        secret: Option<TableSecret>,
        entries: Vec<StoredEntry>,
    ) -> Answer<'_, ()>;

    /// Appends entries to a table's log, the first of which has the number `expected`, and brings the summary
    /// and the index of who sits where up to date in the same transaction.
    ///
    /// [`StoreError::Conflict`] if the log does not go on at `expected`, [`StoreError::NotFound`] if there is
    /// no such table. Without entries the number is checked all the same, and only the summary changes.
    fn append(
        &self,
        table: &str,
        expected: u64,
        entries: Vec<StoredEntry>,
        summary: Option<Summary>,
    ) -> Answer<'_, ()>;

    /// A table with its secret and its whole log, as of one moment, or [`StoreError::NotFound`].
    fn load(&self, table: &str) -> Answer<'_, StoredTable>;

    /// The tables of one kind, newest updated first, at most `limit`.
    fn list(&self, filter: Filter, limit: u32) -> Answer<'_, Vec<TableRow>>;

    /// The tables in one of these states that were last updated before a moment, oldest first, at most
    /// `limit`: what a sweep closes. With [`Status::LIVE`] a closed table does not come to the next sweep.
    fn expired(&self, among: &[Status], before_ms: i64, limit: u32) -> Answer<'_, Vec<TableRow>>;

    /// Makes a player known, or replaces what was known of one.
    fn put_player(&self, player: Player) -> Answer<'_, ()>;

    /// What is known of a player, if anything is.
    fn get_player(&self, hash: PlayerHash) -> Answer<'_, Option<Player>>;

    /// Writes something small and waits until it is durable: `Ok` means that an append would have succeeded.
    fn health(&self) -> Answer<'_, ()>;

    /// Finishes what was handed in, then lets the backend go. Later calls are [`StoreError::Unavailable`].
    fn close(&self) -> Answer<'_, ()>;
}
