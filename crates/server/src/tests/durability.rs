//! What survives: restarts, an unavailable store, another version of the rules.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Notify;

use super::browser::{TestServer, two_people};
use store::{
    Answer, Filter, Moment, Notice, OpenedBy, Player, PlayerHash, SecretText, Status, Store, StoreError,
    StoredEntry, StoredTable, StoredWishes, Summary, TableRow, TableSecret, Totals,
};

#[tokio::test]
async fn a_restart_loses_nothing_and_bots_go_on() {
    let server = TestServer::new();
    let (mut ann, mut ben, id) = two_people(&server).await;
    ann.act(&id, 1).await;
    let before = ben.get(&format!("/t/{id}")).await;
    let mut alone = server.browser();
    let solo = alone.open("game=kosmopolis&quick=bots").await;
    alone.act(&solo, 0).await;
    let server = server.restart().await;
    for browser in [&mut ann, &mut ben, &mut alone] {
        browser.router = server.router.clone();
    }
    let after = ben.get(&format!("/t/{id}")).await;
    assert_eq!(before.actions(), after.actions());
    assert!(ben.act(&id, 0).await && ann.act(&id, 0).await);
    for _ in 0..2000 {
        if alone.get(&format!("/t/{solo}")).await.actions().is_some() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    }
    panic!("the bots did not go on");
}

/// A store that can be told to fail its appends, and to be slow with the next table.
struct Flaky {
    inner: Arc<dyn Store>,
    is_full: Arc<AtomicBool>,
    next_load: Arc<NextLoad>,
}

/// What becomes of the next table that is loaded.
#[derive(Default)]
struct NextLoad {
    is_held: AtomicBool,
    /// It was read, but whoever asked for it does not have it yet.
    is_read: Notify,
    go_on: Notify,
}

impl Flaky {
    fn fail<T: Send + 'static>(&self) -> Option<Answer<'_, T>> {
        self.is_full.load(Ordering::Relaxed).then(|| {
            Box::pin(async { Err(StoreError::Unavailable("the disk is full".to_owned())) }) as Answer<'_, T>
        })
    }
}

impl Store for Flaky {
    fn create_table(
        &self,
        row: TableRow,
        secret: Option<TableSecret>,
        entries: Vec<StoredEntry>,
    ) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.create_table(row, secret, entries))
    }
    fn append(
        &self,
        table: &str,
        expected: u64,
        entries: Vec<StoredEntry>,
        summary: Option<Summary>,
    ) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.append(table, expected, entries, summary))
    }
    fn load(&self, table: &str) -> Answer<'_, StoredTable> {
        let stored = self.inner.load(table);
        Box::pin(async move {
            let stored = stored.await;
            if self.next_load.is_held.swap(false, Ordering::Relaxed) {
                self.next_load.is_read.notify_one();
                self.next_load.go_on.notified().await;
            }
            stored
        })
    }
    fn entries_since(&self, tables: Vec<(String, u64)>) -> Answer<'_, Vec<Vec<StoredEntry>>> {
        self.inner.entries_since(tables)
    }
    fn bots_idle(&self, before_ms: i64, limit: u32) -> Answer<'_, Vec<(String, i64)>> {
        self.inner.bots_idle(before_ms, limit)
    }
    fn ids(&self, after: &str, limit: u32) -> Answer<'_, Vec<String>> {
        self.inner.ids(after, limit)
    }
    fn players(&self, after: Option<PlayerHash>, limit: u32) -> Answer<'_, Vec<Player>> {
        self.inner.players(after, limit)
    }
    fn totals(&self) -> Answer<'_, Totals> {
        self.inner.totals()
    }
    fn list(&self, filter: Filter, limit: u32) -> Answer<'_, Vec<TableRow>> {
        self.inner.list(filter, limit)
    }
    fn expired(&self, among: &[Status], before: Moment, limit: u32) -> Answer<'_, Vec<TableRow>> {
        self.inner.expired(among, before, limit)
    }
    fn opened_by(&self, host: PlayerHash) -> Answer<'_, OpenedBy> {
        self.inner.opened_by(host)
    }
    fn disposable(&self, before: Moment, limit: u32) -> Answer<'_, Vec<TableRow>> {
        self.inner.disposable(before, limit)
    }
    fn delete(&self, table: &str) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.delete(table))
    }
    fn put_player(&self, player: Player) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.put_player(player))
    }
    fn get_player(&self, hash: PlayerHash) -> Answer<'_, Option<Player>> {
        self.inner.get_player(hash)
    }
    fn wishes(&self, player: PlayerHash) -> Answer<'_, Option<SecretText>> {
        self.inner.wishes(player)
    }
    fn put_wishes(&self, player: PlayerHash, wishes: Option<SecretText>) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.put_wishes(player, wishes))
    }
    fn all_wishes(&self, after: Option<PlayerHash>, limit: u32) -> Answer<'_, Vec<StoredWishes>> {
        self.inner.all_wishes(after, limit)
    }
    fn due_notices(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<Notice>> {
        self.inner.due_notices(now_ms, limit)
    }
    fn notices(&self, table: &str) -> Answer<'_, Vec<Notice>> {
        self.inner.notices(table)
    }
    fn put_notice(&self, notice: Notice) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.put_notice(notice))
    }
    fn secrets(&self) -> Answer<'_, Vec<(String, SecretText)>> {
        self.inner.secrets()
    }
    fn keep_secret(&self, name: &str, secret: SecretText, replaces: bool) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.keep_secret(name, secret, replaces))
    }
    fn note_seen(&self, seen_ms: i64) -> Answer<'_, i64> {
        self.inner.note_seen(seen_ms)
    }
    fn health(&self) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.health())
    }
    fn close(&self) -> Answer<'_, ()> {
        self.inner.close()
    }
}

#[tokio::test]
async fn a_full_disk_is_answered_with_503_and_changes_nothing() {
    let is_full = Arc::new(AtomicBool::new(false));
    let switch = is_full.clone();
    let server =
        TestServer::with_store(|inner| Arc::new(Flaky { inner, is_full: switch, next_load: Arc::default() }));
    let (mut ann, _, id) = two_people(&server).await;
    let page = ann.get(&format!("/t/{id}")).await;
    let asked = page.actions().expect("asked");
    let action = asked["actions"][0]["n"].as_str().unwrap().replace(' ', "+");
    let form = format!("decision={}&seat=1&action={action}", asked["decision"]);
    is_full.store(true, Ordering::Relaxed);
    server.time.pass(std::time::Duration::from_secs(10));
    assert_eq!(ann.post_json(&format!("/t/{id}/act"), &form).await.status, 503);
    assert_eq!(ann.post("/new", "game=kosmopolis&quick=bots").await.status, 503);
    assert_eq!(ann.get("/health").await.status, 503);
    assert_eq!(ann.get(&format!("/t/{id}")).await.actions(), Some(asked), "the board is as it was");
    is_full.store(false, Ordering::Relaxed);
    server.time.pass(std::time::Duration::from_secs(10));
    assert_eq!(ann.post_json(&format!("/t/{id}/act"), &form).await.status, 200);
    assert_eq!(ann.get("/health").await.status, 200);
}

/// Seen when a machine was slow after a restart: who was still reading a table put it into memory as it had been, after
/// another had read it, moved, and it had been forgotten again.
#[tokio::test]
async fn a_table_that_is_read_slowly_does_not_come_back_as_it_was() {
    let next_load = Arc::new(NextLoad::default());
    let held = next_load.clone();
    let server =
        TestServer::with_store(|inner| Arc::new(Flaky { inner, is_full: Arc::default(), next_load: held }));
    let (mut ann, mut ben, id) = two_people(&server).await;
    let path = format!("/t/{id}");
    server.tables.forget();
    next_load.is_held.store(true, Ordering::Relaxed);
    let others = async {
        next_load.is_read.notified().await;
        assert!(ben.act(&id, 0).await);
        assert!(ben.get(&path).await.actions().is_none(), "answered");
        server.tables.forget();
        next_load.go_on.notify_one();
    };
    let (page, ()) = tokio::join!(ann.get(&path), others);
    assert!(page.actions().is_some(), "who was slow is asked");
    assert!(ben.get(&path).await.actions().is_none(), "still answered");
}
