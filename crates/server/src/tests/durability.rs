//! What survives: restarts, an unavailable store, another version of the rules.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::browser::{TestServer, two_people};
use crate::store::{
    Answer, Filter, Player, PlayerHash, Status, Store, StoreError, StoredEntry, StoredTable, Summary,
    TableRow, TableSecret,
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

/// A store that can be told to fail its appends.
struct Flaky {
    inner: Arc<dyn Store>,
    is_full: Arc<AtomicBool>,
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
        self.inner.load(table)
    }
    fn list(&self, filter: Filter, limit: u32) -> Answer<'_, Vec<TableRow>> {
        self.inner.list(filter, limit)
    }
    fn expired(&self, among: &[Status], before_ms: i64, limit: u32) -> Answer<'_, Vec<TableRow>> {
        self.inner.expired(among, before_ms, limit)
    }
    fn put_player(&self, player: Player) -> Answer<'_, ()> {
        self.fail().unwrap_or_else(|| self.inner.put_player(player))
    }
    fn get_player(&self, hash: PlayerHash) -> Answer<'_, Option<Player>> {
        self.inner.get_player(hash)
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
    let server = TestServer::with_store(|inner| Arc::new(Flaky { inner, is_full: switch }));
    let (mut ann, _, id) = two_people(&server).await;
    let page = ann.get(&format!("/t/{id}")).await;
    let asked = page.actions().expect("asked");
    let action = asked["actions"][0]["n"].as_str().unwrap().replace(' ', "+");
    let form = format!("decision={}&seat=1&action={action}", asked["decision"]);
    is_full.store(true, Ordering::Relaxed);
    assert_eq!(ann.post_json(&format!("/t/{id}/act"), &form).await.status, 503);
    assert_eq!(ann.post("/new", "game=kosmopolis&quick=bots").await.status, 503);
    assert_eq!(ann.get("/health").await.status, 503);
    assert_eq!(ann.get(&format!("/t/{id}")).await.actions(), Some(asked), "the board is as it was");
    is_full.store(false, Ordering::Relaxed);
    assert_eq!(ann.post_json(&format!("/t/{id}/act"), &form).await.status, 200);
    assert_eq!(ann.get("/health").await.status, 200);
}

#[tokio::test]
async fn a_log_that_leads_elsewhere_is_closed_and_says_so() {
    let server = TestServer::new();
    let (mut ann, _, id) = two_people(&server).await;
    ann.act(&id, 0).await;
    // Another version of the rules would have led to another state: the hash of the last entry differs.
    let stored = server.tables.store.load(&id).await.expect("a table");
    let mut wrong = stored.entries.last().expect("an entry").clone();
    wrong.number += 1;
    wrong.hash ^= 1;
    wrong.body = r#"{"fact":"device","player":"00","token":"00"}"#.to_owned();
    server.tables.store.append(&id, wrong.number, vec![wrong], None).await.expect("appended");
    let server = server.restart().await;
    ann.router = server.router.clone();
    let row = server.tables.store.load(&id).await.expect("a table").row;
    assert_eq!(row.summary.status, Status::Closed);
    let home = ann.get("/").await.text;
    assert!(home.contains(&id), "it is listed among the finished ones");
}
