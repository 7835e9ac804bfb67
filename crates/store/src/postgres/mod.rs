//! The store in a PostgreSQL database, which several nodes share.
//!
//! The database is the log, the lock and the messenger. An append is one statement that names the number it continues
//! at; it notifies every node that listens. All changes of a node go through one connection (`writer`), in groups;
//! queries share a few others (`reader`), and one listens (`listen`). Each is opened anew when it breaks.
//!
//! Everything stands in the schema `ludoteka` of the database. Connections are encrypted if the address says so.

mod change;
mod connect;
mod failure;
mod listen;
mod migrate;
mod notice;
mod query;
mod reader;
#[cfg(test)]
mod tests;
mod tls;
mod voice;
mod writer;

use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;

use super::check;
use super::{
    Answer, Changes, Filter, Moment, Notice, OpenError, OpenedBy, Player, PlayerHash, SecretText, Status,
    Store, StoreError, StoredEntry, StoredTable, StoredWishes, Summary, TableRow, TableSecret, Totals,
};
use change::Change;
use connect::{Address, Link};
use migrate::Purpose;
use reader::Readers;
use voice::Voice;
use writer::{Message, Writer};

/// How many changes may wait for the writer; further ones wait outside.
const QUEUE_MAX: usize = 1024;
/// How long a change waits for a place in the queue.
const QUEUE_WAIT: Duration = Duration::from_secs(5);
/// How many connections queries share.
const READERS: usize = 3;
/// How many news may wait for a node that is busy; if there are more, it is told that it missed some.
const NEWS_MAX: usize = 8192;

/// A [`Store`] in a PostgreSQL database. Dropping it without [`Store::close`] loses nothing that was acknowledged.
pub struct PostgresStore {
    address: Address,
    /// Tells this node from the others as a holder of leases.
    node: u64,
    /// How it speaks to them.
    voice: Voice,
    queue: mpsc::Sender<Message>,
    readers: Readers,
    news: broadcast::Sender<super::News>,
    listener: AbortHandle,
    commits: Arc<AtomicU64>,
    /// Keeps all nodes away while tables are moved.
    alone: Option<Link>,
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresStore({})", self.address)
    }
}

impl PostgresStore {
    /// Connects to the database and brings its schema up to date. Refuses a server that may lose what it acknowledged,
    /// and a database that needs a newer program.
    pub async fn open(url: &str) -> Result<PostgresStore, OpenError> {
        PostgresStore::open_for(Purpose::Serve, url).await
    }

    /// The same for a database whose tables are moved elsewhere. No node may be running on it, and none starts until this
    /// is dropped.
    pub(crate) async fn open_source(url: &str) -> Result<PostgresStore, OpenError> {
        PostgresStore::open_for(Purpose::Depart, url).await
    }

    /// The same for a database that tables are moved into. It has to be empty, and no node starts on it before
    /// [`PostgresStore::complete`]. What a move that was interrupted has left in it is thrown away.
    pub(crate) async fn open_target(url: &str) -> Result<PostgresStore, OpenError> {
        PostgresStore::open_for(Purpose::Arrive, url).await
    }

    /// Everything has arrived: nodes may come.
    pub(crate) async fn complete(&self) -> Result<(), OpenError> {
        self.alone_execute("DROP TABLE ludoteka.arriving").await
    }

    /// Throws away what has arrived.
    pub(crate) async fn abandon(&self) -> Result<(), OpenError> {
        self.alone_execute("DROP SCHEMA ludoteka CASCADE").await
    }

    async fn alone_execute(&self, sql: &str) -> Result<(), OpenError> {
        let Some(link) = &self.alone else { return Ok(()) };
        // The lock would go with the connection, but not at this moment.
        let sql = format!("{sql}; SELECT pg_advisory_unlock_all()");
        link.client.batch_execute(&sql).await.map_err(|error| migrate::failed(&self.address, error.into()))
    }

    async fn open_for(purpose: Purpose, url: &str) -> Result<PostgresStore, OpenError> {
        let address =
            Address::parse(url).map_err(|why| OpenError::Failed { path: "the database".into(), why })?;
        let failed = |failure| migrate::failed(&address, failure);
        let mut link = address.connect().await.map_err(failed)?;
        connect::check_durable(&link).await.map_err(failed)?;
        let is_alone = match purpose {
            Purpose::Serve => connect::enter(&link).await.map(|()| false),
            Purpose::Depart | Purpose::Arrive => connect::enter_alone(&link).await.map(|()| true),
        };
        let is_alone = is_alone.map_err(failed)?;
        migrate::migrate(&mut link, &address, purpose).await?;
        let seal = connect::seal(&link).await.map_err(failed)?;
        let alone = is_alone.then_some(link);

        // Every state of this hasher is random, and so is the hash of nothing.
        let node = RandomState::new().build_hasher().finish();
        let (queue, inbox) = mpsc::channel(QUEUE_MAX);
        let commits = Arc::new(AtomicU64::new(0));
        let voice = Voice::new(&seal, node);
        tokio::spawn(Writer::new(address.clone(), voice.clone(), is_alone, commits.clone()).run(inbox));
        let (news, _) = broadcast::channel(NEWS_MAX);
        let listener =
            tokio::spawn(listen::listen(address.clone(), voice.clone(), news.clone())).abort_handle();
        let readers = Readers::new(address.clone(), READERS);
        Ok(PostgresStore { address, node, voice, queue, readers, news, listener, commits, alone })
    }

    /// How many transactions were committed since the start. Fewer than changes were made, if it was busy.
    pub fn commit_count(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Where an address leads, without user and password: fit for messages.
    pub fn place_of(url: &str) -> String {
        Address::parse(url).map_or_else(|_| "the database".to_owned(), |address| address.to_string())
    }

    /// Puts a table into the database, whole or not at all, however long it is; nodes may be serving. The table is as old
    /// as if it had changed just now. Its people become known, unless they are already.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there is a table with this id; nothing is changed then.
    pub async fn import(&self, mut table: StoredTable, people: &[Player]) -> Result<(), StoreError> {
        check::import(&table, people)?;
        table.row.summary.seen_ms = self.note_seen(0).await?;
        let StoredTable { row, secret, entries } = table;
        self.change(Change::Create { row, secret, entries }).await?;
        for player in people {
            if self.get_player(player.hash).await?.is_none() {
                self.put_player(player.clone()).await?;
            }
        }
        Ok(())
    }

    async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.ask(|reply| Message::Change(Box::new(change), reply)).await
    }

    async fn ask(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> Message,
    ) -> Result<(), StoreError> {
        let (reply, outcome) = oneshot::channel();
        self.queue.send_timeout(message(reply), QUEUE_WAIT).await.map_err(|error| match error {
            SendTimeoutError::Closed(_) => reader::closed(),
            SendTimeoutError::Timeout(_) => {
                let error = StoreError::Unavailable("too much waits to be written; try again".to_owned());
                tracing::warn!(%error, "a change was not stored");
                error
            }
        })?;
        outcome.await.unwrap_or_else(|_| Err(reader::closed()))
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Store for PostgresStore {
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
        let table: Arc<str> = table.into();
        Box::pin(async move {
            if !check::is_id(&table) {
                return Err(StoreError::NotFound);
            }
            self.readers
                .read(|lane| {
                    let table = table.clone();
                    async move { query::load(&lane, &table).await }
                })
                .await
        })
    }

    fn entries_since(&self, tables: Vec<(String, u64)>) -> Answer<'_, Vec<Vec<StoredEntry>>> {
        let tables = Arc::new(tables);
        Box::pin(async move {
            self.readers
                .read(|lane| {
                    let tables = tables.clone();
                    async move { query::since(&lane, &tables).await }
                })
                .await
        })
    }

    fn ids(&self, after: &str, limit: u32) -> Answer<'_, Vec<String>> {
        let after: Arc<str> = after.into();
        Box::pin(async move {
            self.readers
                .read(|lane| {
                    let after = after.clone();
                    async move { query::ids(&lane, &after, limit).await }
                })
                .await
        })
    }

    fn list(&self, filter: Filter, limit: u32) -> Answer<'_, Vec<TableRow>> {
        Box::pin(self.readers.read(move |lane| async move { query::list(&lane, filter, limit).await }))
    }

    fn bots_idle(&self, before_ms: i64, limit: u32) -> Answer<'_, Vec<(String, i64)>> {
        Box::pin(
            self.readers.read(move |lane| async move { query::bots_idle(&lane, before_ms, limit).await }),
        )
    }

    fn expired(&self, among: &[Status], before: Moment, limit: u32) -> Answer<'_, Vec<TableRow>> {
        let among: Arc<[Status]> = among.into();
        Box::pin(async move {
            self.readers
                .read(|lane| {
                    let among = among.clone();
                    async move { query::expired(&lane, &among, before, limit).await }
                })
                .await
        })
    }

    fn opened_by(&self, host: PlayerHash) -> Answer<'_, OpenedBy> {
        Box::pin(self.readers.read(move |lane| async move { query::opened_by(&lane, host).await }))
    }

    fn disposable(&self, before: Moment, limit: u32) -> Answer<'_, Vec<TableRow>> {
        Box::pin(self.readers.read(move |lane| async move { query::disposable(&lane, before, limit).await }))
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
        Box::pin(self.readers.read(move |lane| async move { query::get_player(&lane, hash).await }))
    }

    fn players(&self, after: Option<PlayerHash>, limit: u32) -> Answer<'_, Vec<Player>> {
        Box::pin(
            self.readers.read(move |lane| async move { query::players_after(&lane, after, limit).await }),
        )
    }

    fn totals(&self) -> Answer<'_, Totals> {
        Box::pin(self.readers.read(|lane| async move { query::totals(&lane).await }))
    }

    fn wishes(&self, player: PlayerHash) -> Answer<'_, Option<SecretText>> {
        Box::pin(self.readers.read(move |lane| async move { notice::wishes(&lane, player).await }))
    }

    fn put_wishes(&self, player: PlayerHash, wishes: Option<SecretText>) -> Answer<'_, ()> {
        Box::pin(async move {
            check::wishes(wishes.as_ref())?;
            self.change(Change::PutWishes(player, wishes)).await
        })
    }

    fn all_wishes(&self, after: Option<PlayerHash>, limit: u32) -> Answer<'_, Vec<StoredWishes>> {
        Box::pin(
            self.readers.read(move |lane| async move { notice::wishes_after(&lane, after, limit).await }),
        )
    }

    fn due_notices(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<Notice>> {
        Box::pin(self.readers.read(move |lane| async move { notice::due(&lane, now_ms, limit).await }))
    }

    fn notices(&self, table: &str) -> Answer<'_, Vec<Notice>> {
        let table: Arc<str> = table.into();
        Box::pin(async move {
            self.readers
                .read(|lane| {
                    let table = table.clone();
                    async move { notice::of_table(&lane, &table).await }
                })
                .await
        })
    }

    fn put_notice(&self, notice: Notice) -> Answer<'_, ()> {
        Box::pin(async move {
            check::notice(&notice)?;
            self.change(Change::PutNotice(notice)).await
        })
    }

    fn secrets(&self) -> Answer<'_, Vec<(String, SecretText)>> {
        Box::pin(self.readers.read(|lane| async move { notice::secrets(&lane).await }))
    }

    fn keep_secret(&self, name: &str, secret: SecretText, replaces: bool) -> Answer<'_, ()> {
        let name = name.to_owned();
        Box::pin(async move {
            check::secret(&name, &secret)?;
            self.change(Change::KeepSecret { name, secret, replaces }).await
        })
    }

    fn changes(&self) -> Option<Changes> {
        Some(Changes::new(self.news.subscribe()))
    }

    fn tell(&self, table: &str, text: &str) -> Answer<'_, ()> {
        let checked = check::told(text);
        let said: Arc<str> = self.voice.told(table, text).into();
        Box::pin(async move {
            checked?;
            self.readers
                .read(|lane| {
                    let said = said.clone();
                    async move { query::tell(&lane, &said).await }
                })
                .await
        })
    }

    fn claim(&self, what: &str, lasts: Duration) -> Answer<'_, bool> {
        let what: Arc<str> = what.into();
        let (holder, for_ms) =
            (self.node.cast_signed(), i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX));
        Box::pin(async move {
            self.readers
                .read(|lane| {
                    let what = what.clone();
                    async move { query::claim(&lane, &what, holder, for_ms).await }
                })
                .await
        })
    }

    fn note_seen(&self, seen_ms: i64) -> Answer<'_, i64> {
        Box::pin(self.readers.read(move |lane| async move { query::note_seen(&lane, seen_ms).await }))
    }

    fn health(&self) -> Answer<'_, ()> {
        Box::pin(self.change(Change::Health))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.listener.abort();
            self.ask(Message::Close).await
        })
    }
}
