//! The store in one SQLite file.
//!
//! The file is in WAL mode with `synchronous=FULL`: a commit is on the disk when it returns, and readers do
//! not wait for the writer. All changes go through one thread (`writer`), which commits them in groups;
//! queries run on a few connections of their own (`reader`). Several processes may use one file; each append
//! is checked against the log under SQLite's lock.
//!
//! `file` looks at a database and copies it while a server is running; a copy of the file alone lacks what still
//! stands in the log beside it. `identity` notices when somebody deletes or replaces the file.

mod change;
mod failure;
mod file;
mod identity;
mod notice;
mod open;
mod query;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::sync::{mpsc, oneshot};

use super::check;
use super::{
    Answer, Filter, Moment, Notice, OpenError, OpenedBy, Player, PlayerHash, SecretText, Status, Store,
    StoreError, StoredEntry, StoredTable, StoredWishes, Summary, TableRow, TableSecret, Totals,
};
use change::Change;
pub use file::{SqliteFile, import, restore};
pub(crate) use file::{arriving, begin_arrival, put_in_place, remove_database};
use identity::OpenFiles;
use reader::Readers;
use writer::{Counts, Message};

/// How a store is set up. The default is right for a server.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long a call waits for another program that holds the file locked.
    pub busy: Duration,
    /// How many changes may wait for the writer; further ones wait outside.
    pub queue_max: usize,
    /// How long a change waits for a place in the queue.
    pub queue_wait: Duration,
    /// How many queries run at once.
    pub reader_max: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            busy: Duration::from_secs(2),
            queue_max: 1024,
            queue_wait: Duration::from_secs(5),
            reader_max: 4,
        }
    }
}

/// A [`Store`] in an SQLite file. Dropping it without [`Store::close`] loses nothing that was acknowledged.
pub struct SqliteStore {
    path: PathBuf,
    queue: mpsc::Sender<Message>,
    queue_wait: Duration,
    readers: Readers,
    counts: Arc<Counts>,
    files: Arc<OpenFiles>,
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SqliteStore({})", self.path.display())
    }
}

impl SqliteStore {
    /// Opens the file, creates it if it is missing, and brings its schema up to date. Blocks; the folder has
    /// to exist. Refuses a file that does not survive a crash or was written by a newer program.
    ///
    /// The methods of the store need a Tokio runtime with time enabled.
    pub fn open(path: impl AsRef<Path>, options: &Options) -> Result<SqliteStore, OpenError> {
        let path = path.as_ref().to_owned();
        let connection = open::writer(&path, options.busy)?;
        let (queue, inbox) = mpsc::channel(options.queue_max.max(1));
        let counts = Arc::new(Counts::default());
        let files = Arc::new(OpenFiles::new(&path));
        writer::start(connection, inbox, counts.clone(), files.clone()).map_err(|error| {
            OpenError::Failed {
                path: path.clone(),
                why: format!("the writer's thread does not start; check the limits of the system ({error})"),
            }
        })?;
        let readers = Readers::new(path.clone(), files.clone(), options.busy, options.reader_max.max(1));
        Ok(SqliteStore { path, queue, queue_wait: options.queue_wait, readers, counts, files })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many transactions were committed since the start. Fewer than changes were made, if it was busy.
    pub fn commit_count(&self) -> u64 {
        self.counts.commits.load(Ordering::Relaxed)
    }

    async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.ask(|reply| Message::Change(Box::new(change), reply)).await
    }

    async fn ask(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> Message,
    ) -> Result<(), StoreError> {
        let (reply, outcome) = oneshot::channel();
        self.queue.send_timeout(message(reply), self.queue_wait).await.map_err(|error| match error {
            SendTimeoutError::Closed(_) => reader::closed(),
            SendTimeoutError::Timeout(_) => {
                let error = StoreError::Unavailable("too much waits to be written; try again".to_owned());
                tracing::warn!(%error, "a change was not stored");
                error
            }
        })?;
        // The writer answers everything it takes; without an answer it died, and its transaction with it.
        outcome.await.unwrap_or_else(|_| {
            let error = StoreError::Unavailable("the writer stopped; restart the server".to_owned());
            tracing::warn!(%error, "a change was not stored");
            Err(error)
        })
    }
}

impl Store for SqliteStore {
    fn create_table(
        &self,
        row: TableRow,
        secret: Option<TableSecret>,
        entries: Vec<StoredEntry>,
    ) -> Answer<'_, ()> {
        Box::pin(async move {
            check::table(&row, secret.as_ref())?;
            check::entries(0, &entries)?;
            self.change(Change::Create { row, secret, entries }).await
        })
    }

    fn append(
        &self,
        table: &str,
        expected: u64,
        entries: Vec<StoredEntry>,
        summary: Option<Summary>,
    ) -> Answer<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move {
            check::entries(expected, &entries)?;
            summary.as_ref().map_or(Ok(()), check::summary)?;
            self.change(Change::Append { table, expected, entries, summary }).await
        })
    }

    fn load(&self, table: &str) -> Answer<'_, StoredTable> {
        let table = table.to_owned();
        Box::pin(self.readers.read(move |connection| query::load(connection, &table)))
    }

    fn entries_since(&self, tables: Vec<(String, u64)>) -> Answer<'_, Vec<Vec<StoredEntry>>> {
        Box::pin(self.readers.read(move |connection| {
            tables.iter().map(|(table, number)| query::since(connection, table, *number)).collect()
        }))
    }

    fn ids(&self, after: &str, limit: u32) -> Answer<'_, Vec<String>> {
        let after = after.to_owned();
        Box::pin(self.readers.read(move |connection| query::ids(connection, &after, limit)))
    }

    fn list(&self, filter: Filter, limit: u32) -> Answer<'_, Vec<TableRow>> {
        Box::pin(self.readers.read(move |connection| query::list(connection, filter, limit)))
    }

    fn bots_idle(&self, before_ms: i64, limit: u32) -> Answer<'_, Vec<(String, i64)>> {
        Box::pin(self.readers.read(move |connection| query::bots_idle(connection, before_ms, limit)))
    }

    fn expired(&self, among: &[Status], before: Moment, limit: u32) -> Answer<'_, Vec<TableRow>> {
        let among = among.to_owned();
        Box::pin(self.readers.read(move |connection| query::expired(connection, &among, before, limit)))
    }

    fn opened_by(&self, host: PlayerHash) -> Answer<'_, OpenedBy> {
        Box::pin(self.readers.read(move |connection| query::opened_by(connection, host)))
    }

    fn disposable(&self, before: Moment, limit: u32) -> Answer<'_, Vec<TableRow>> {
        Box::pin(self.readers.read(move |connection| query::disposable(connection, before, limit)))
    }

    fn delete(&self, table: &str) -> Answer<'_, ()> {
        Box::pin(self.change(Change::Delete(table.to_owned())))
    }

    fn put_player(&self, player: Player) -> Answer<'_, ()> {
        Box::pin(async move {
            check::player(&player)?;
            self.change(Change::PutPlayer(player)).await
        })
    }

    fn get_player(&self, hash: PlayerHash) -> Answer<'_, Option<Player>> {
        Box::pin(self.readers.read(move |connection| query::get_player(connection, hash)))
    }

    fn note_seen(&self, seen_ms: i64) -> Answer<'_, i64> {
        Box::pin(async move {
            self.change(Change::NoteSeen(seen_ms)).await?;
            self.readers.read(query::seen).await
        })
    }

    fn players(&self, after: Option<PlayerHash>, limit: u32) -> Answer<'_, Vec<Player>> {
        Box::pin(self.readers.read(move |connection| query::players_after(connection, after, limit)))
    }

    fn totals(&self) -> Answer<'_, Totals> {
        Box::pin(self.readers.read(query::totals))
    }

    fn wishes(&self, player: PlayerHash) -> Answer<'_, Option<SecretText>> {
        Box::pin(self.readers.read(move |connection| notice::wishes(connection, player)))
    }

    fn put_wishes(&self, player: PlayerHash, wishes: Option<SecretText>) -> Answer<'_, ()> {
        Box::pin(async move {
            check::wishes(wishes.as_ref())?;
            self.change(Change::PutWishes(player, wishes)).await
        })
    }

    fn all_wishes(&self, after: Option<PlayerHash>, limit: u32) -> Answer<'_, Vec<StoredWishes>> {
        Box::pin(self.readers.read(move |connection| notice::wishes_after(connection, after, limit)))
    }

    fn due_notices(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<Notice>> {
        Box::pin(self.readers.read(move |connection| notice::due(connection, now_ms, limit)))
    }

    fn notices(&self, table: &str) -> Answer<'_, Vec<Notice>> {
        let table = table.to_owned();
        Box::pin(self.readers.read(move |connection| notice::of_table(connection, &table)))
    }

    fn put_notice(&self, notice: Notice) -> Answer<'_, ()> {
        Box::pin(async move {
            check::notice(&notice)?;
            self.change(Change::PutNotice(notice)).await
        })
    }

    fn secrets(&self) -> Answer<'_, Vec<(String, SecretText)>> {
        Box::pin(self.readers.read(notice::secrets))
    }

    fn keep_secret(&self, name: &str, secret: SecretText, replaces: bool) -> Answer<'_, ()> {
        let name = name.to_owned();
        Box::pin(async move {
            check::secret(&name, &secret)?;
            self.change(Change::KeepSecret { name, secret, replaces }).await
        })
    }

    fn health(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.files.check_well().map_err(StoreError::Unavailable)?;
            self.change(Change::Health).await
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // Readers first: while one is open, the log cannot be emptied.
            self.readers.close().await;
            self.ask(Message::Close).await
        })
    }
}
