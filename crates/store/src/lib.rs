//! Storage: what must survive a crash, behind one small trait.
//!
//! A table (one match) is wholly described by an append-only log. Its entries are numbered 0, 1, 2, ... and
//! unique by table and number; whoever replays them has the table. Beside the log stands a [`Summary`], which
//! lists are made of and which could be computed again from the log, and maybe a [`TableSecret`], which no
//! list ever shows.
//!
//! Apart from tables stand those who play, what they wish to be told by, and what waits to be told to them. The last
//! follows the log: an append says who is asked what, and in the same transaction a notice begins to wait or is withdrawn.
//!
//! The store knows no rules: what an entry says is opaque to it. It promises three things. An append is
//! **atomic**: all its entries, the summary and the seats, or nothing. It is **ordered**: it names the number
//! it continues at, and of two that name the same one wins and the other gets [`StoreError::Conflict`]. It is
//! **durable**: `Ok` is said only after the data are on the disk. So the caller checks on a copy, appends,
//! and only then swaps, acknowledges and pushes.
//!
//! # Modules in reading order
//!
//! - `row`, `notice`: the types that go in and come out. `error`: what can go wrong and what to do about it.
//! - `check`: the limits every backend enforces alike.
//! - `copy`: everything from one store to another. `place`: where a store is, to move all it holds.
//! - `sqlite`: the store in one file. `postgres`: the store that several nodes share. `news`: what a node hears of the
//!   others. `suite`: the tests every backend passes.

mod check;
mod copy;
mod error;
mod news;
mod notice;
mod place;
mod postgres;
mod row;
mod sqlite;
#[cfg(test)]
mod suite;

use std::pin::Pin;
use std::time::Duration;

pub use check::{APPEND_MAX, BODY_BYTES_MAX, ID_BYTES_MAX, NAME_BYTES_MAX, TOLD_BYTES_MAX, WORD_BYTES_MAX};
pub use copy::copy;
pub use error::{OpenError, StoreError};
pub use news::{Changes, News};
pub use notice::{Asked, Notice, SecretText, StoredWishes};
pub use place::{Arrival, Place};
pub use postgres::PostgresStore;
pub use row::{
    Filter, Moment, OpenedBy, Player, PlayerHash, Status, StoredEntry, StoredTable, Summary, TableRow,
    TableSecret, Totals, UnknownStatus,
};
pub use sqlite::{Options, SqliteFile, SqliteStore, import, restore};

/// What a store's method gives: a boxed future, so that the server can hold an `Arc<dyn Store>` and choose
/// the backend when it starts. Beside a write to the disk the box costs nothing.
///
/// Nothing happens before the first poll. A write that has been handed to the backend is carried out even if
/// its future is dropped, so a caller that gives up does not know whether it was.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables and players.
///
/// Every method may answer [`StoreError::Unavailable`]; the same call may succeed later. Over a network it cannot always
/// be known whether a change was made before the connection broke, so whoever is told so looks at the log again before
/// they decide anew. Every writing method may answer [`StoreError::Invalid`] for what exceeds the limits.
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

    /// The entries of each of these tables from a number on, in order; none where there are none.
    fn entries_since(&self, tables: Vec<(String, u64)>) -> Answer<'_, Vec<Vec<StoredEntry>>>;

    /// The ids of tables of whatever kind, in order, from behind one on, at most `limit`: how all of them are gone through.
    fn ids(&self, after: &str, limit: u32) -> Answer<'_, Vec<String>>;

    /// The tables of one kind, newest updated first, at most `limit`.
    fn list(&self, filter: Filter, limit: u32) -> Answer<'_, Vec<TableRow>>;

    /// The ids of the tables where a bot is awaited and that were last updated before a moment, each with when, the newest
    /// first, at most `limit`: maybe whoever thought for their bots is gone. Nodes ask often, so it is no whole list.
    fn bots_idle(&self, before_ms: i64, limit: u32) -> Answer<'_, Vec<(String, i64)>>;

    /// The tables in one of these states that were last updated before a moment (by both of its clocks), oldest
    /// first, at most `limit`: what a sweep closes. With [`Status::LIVE`] a closed table does not come to the next
    /// sweep.
    fn expired(&self, among: &[Status], before: Moment, limit: u32) -> Answer<'_, Vec<TableRow>>;

    /// How many tables that are not finished a player has opened.
    fn opened_by(&self, host: PlayerHash) -> Answer<'_, OpenedBy>;

    /// The finished tables that no person played at and that were last updated before a moment, oldest first, at
    /// most `limit`.
    fn disposable(&self, before: Moment, limit: u32) -> Answer<'_, Vec<TableRow>>;

    /// Deletes such a table with its log. A table that is not finished, or that a person played at, is
    /// [`StoreError::NotFound`] here and stays.
    fn delete(&self, table: &str) -> Answer<'_, ()>;

    /// Makes a player known, or replaces what was known of one.
    fn put_player(&self, player: Player) -> Answer<'_, ()>;

    /// What is known of a player, if anything is.
    fn get_player(&self, hash: PlayerHash) -> Answer<'_, Option<Player>>;

    /// The players in the order of their hashes, from behind one on, at most `limit`.
    fn players(&self, after: Option<PlayerHash>, limit: u32) -> Answer<'_, Vec<Player>>;

    /// How much there is.
    fn totals(&self) -> Answer<'_, Totals>;

    /// What somebody wishes to be told by, if they wish anything.
    fn wishes(&self, player: PlayerHash) -> Answer<'_, Option<SecretText>>;

    /// Puts what somebody wishes in the place of what they wished before; `None` forgets it.
    fn put_wishes(&self, player: PlayerHash, wishes: Option<SecretText>) -> Answer<'_, ()>;

    /// What everybody wishes, in the order of their hashes, from behind one on, at most `limit`.
    fn all_wishes(&self, after: Option<PlayerHash>, limit: u32) -> Answer<'_, Vec<StoredWishes>>;

    /// The notices that are due, the oldest first, at most `limit`. Nobody has them for that: whoever wants to send one
    /// puts it back with a later time first, and of several one succeeds.
    fn due_notices(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<Notice>>;

    /// The notices about a table, those that were told too.
    fn notices(&self, table: &str) -> Answer<'_, Vec<Notice>>;

    /// Writes a notice, whose version is the one that was seen, and raises the version. [`StoreError::Conflict`] if
    /// somebody else has changed it meanwhile, [`StoreError::NotFound`] if there is no such table.
    fn put_notice(&self, notice: Notice) -> Answer<'_, ()>;

    /// The secrets of the server itself, by name.
    fn secrets(&self) -> Answer<'_, Vec<(String, SecretText)>>;

    /// Keeps a secret of the server. One that is there already stays, unless it `replaces` it: so all nodes have the
    /// one that came first.
    fn keep_secret(&self, name: &str, secret: SecretText, replaces: bool) -> Answer<'_, ()>;

    /// What other nodes do from now on; `None` if nobody else uses the store.
    fn changes(&self) -> Option<Changes> {
        None
    }

    /// Says something about a table to the other nodes that is not worth keeping, at most [`TOLD_BYTES_MAX`] bytes.
    fn tell(&self, _table: &str, _text: &str) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Takes or renews a lease, so that what one node should do is not done by all. `false` if another node has it. It
    /// saves work and protects nothing: two that act all the same are told apart by their appends. Where nobody else
    /// uses the store, every lease is there for the asking.
    fn claim(&self, _what: &str, _lasts: Duration) -> Answer<'_, bool> {
        Box::pin(async { Ok(true) })
    }

    /// Notes how much time servers have seen pass on this database, in milliseconds, and gives how much it is now:
    /// the larger of what was noted before and `seen_ms`. A server begins where it stands (`note_seen(0)`) and adds
    /// the time it runs; so of two that run at once neither counts twice.
    fn note_seen(&self, seen_ms: i64) -> Answer<'_, i64>;

    /// Writes something small and waits until it is durable: `Ok` means that an append would have succeeded.
    fn health(&self) -> Answer<'_, ()>;

    /// Finishes what was handed in, then lets the backend go. Later calls are [`StoreError::Unavailable`].
    fn close(&self) -> Answer<'_, ()>;
}
