//! Locked files and full disks: unavailable, nothing changed, and well again afterwards.

use std::sync::Arc;

use rusqlite::Connection;

use super::super::super::suite::{entry, row, summary};
use super::super::super::{Filter, Status, Store, StoreError};
use super::super::SqliteStore;
use super::{folder, hold, meddle, quick, runtime};

#[track_caller]
fn check_unavailable<T: std::fmt::Debug>(outcome: Result<T, StoreError>, what: &str) {
    match outcome {
        Err(StoreError::Unavailable(why)) => assert!(why.contains(what), "`{why}` does not say `{what}`"),
        other => panic!("{other:?} where it should be unavailable: {what}"),
    }
}

#[test]
fn a_locked_file_is_unavailable_until_it_is_unlocked() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = SqliteStore::open(&path, &quick()).unwrap();
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        let other = Connection::open(&path).unwrap();
        other.execute_batch("BEGIN EXCLUSIVE").unwrap();

        let new = Some(summary(Status::Over, 9));
        check_unavailable(store.append("a", 1, vec![entry(1, "b")], new.clone()).await, "locked");
        check_unavailable(store.create_table(row("b", 1), None, vec![]).await, "locked");
        check_unavailable(store.health().await, "locked");
        // Readers do not wait for writers, not even foreign ones.
        let stored = store.load("a").await.unwrap();
        assert_eq!((stored.next_number(), stored.row), (1, row("a", 1)));

        other.execute_batch("ROLLBACK").unwrap();
        store.health().await.unwrap();
        store.append("a", 1, vec![entry(1, "b")], new).await.unwrap();
        assert_eq!(store.load("a").await.unwrap().next_number(), 2);
        assert_eq!(store.load("b").await, Err(StoreError::NotFound));
    });
}

#[test]
fn a_full_disk_is_unavailable_until_there_is_space() {
    let folder = folder();
    let store = SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap();
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        // SQLite sets the limit to the present size if that is larger.
        meddle(&store, |writer| limit_pages(writer, 1)).await;

        let big = "x".repeat(50_000);
        let new = Some(summary(Status::Over, 9));
        for _ in 0..3 {
            let entries = vec![entry(1, "small"), entry(2, &big)];
            check_unavailable(store.append("a", 1, entries, new.clone()).await, "full");
            check_unavailable(store.create_table(row("b", 1), None, vec![entry(0, &big)]).await, "full");
            let stored = store.load("a").await.unwrap();
            assert_eq!((stored.next_number(), stored.row), (1, row("a", 1)));
            assert_eq!(store.list(Filter::Live, 9).await.unwrap().len(), 1);
        }
        // What needs no new page still goes.
        store.health().await.unwrap();

        meddle(&store, |writer| limit_pages(writer, 1 << 30)).await;
        store.append("a", 1, vec![entry(1, "small"), entry(2, &big)], new).await.unwrap();
        assert_eq!(store.load("a").await.unwrap().next_number(), 3);
    });
}

fn limit_pages(writer: &Connection, pages: u32) {
    writer.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
}

/// One change without space takes its whole group along: SQLite may have rolled the transaction back by
/// itself, so nobody is told `Ok` for what is not there.
#[test]
fn a_full_disk_fails_the_whole_group() {
    let folder = folder();
    let store = Arc::new(SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap());
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        store.create_table(row("b", 1), None, vec![]).await.unwrap();
        let big = "x".repeat(50_000);
        let before = store.commit_count();
        meddle(&store, |writer| limit_pages(writer, 1)).await;
        let go = hold(&store).await;
        let (small, large, ()) = tokio::join!(
            biased;
            store.append("a", 0, vec![entry(0, "small")], None),
            store.append("b", 0, vec![entry(0, &big)], None),
            async { drop(go) },
        );
        check_unavailable(small, "full");
        check_unavailable(large, "full");
        assert_eq!(store.commit_count(), before);
        for table in ["a", "b"] {
            assert_eq!(store.load(table).await.unwrap().next_number(), 0);
        }
        store.append("a", 0, vec![entry(0, "small")], None).await.unwrap();
    });
}

/// Three changes in one group, of which SQLite refuses the second as `refusal` says.
async fn outcomes_around(store: &Arc<SqliteStore>, refusal: &'static str) -> [Result<(), StoreError>; 3] {
    for table in ["a", "b", "c"] {
        store.create_table(row(table, 1), None, vec![]).await.unwrap();
    }
    meddle(store, move |writer| {
        let trigger = format!(
            "CREATE TEMP TRIGGER bad BEFORE INSERT ON entries WHEN NEW.body = 'bad'
             BEGIN SELECT RAISE({refusal}, 'bad'); END"
        );
        writer.execute_batch(&trigger).unwrap();
    })
    .await;
    let go = hold(store).await;
    let (first, bad, last, ()) = tokio::join!(
        biased;
        store.append("a", 0, vec![entry(0, "good")], None),
        store.append("b", 0, vec![entry(0, "good"), entry(1, "bad")], Some(summary(Status::Over, 2))),
        store.append("c", 0, vec![entry(0, "good")], None),
        async { drop(go) },
    );
    [first, bad, last]
}

#[test]
fn a_failed_change_is_undone_and_leaves_its_group_alone() {
    let folder = folder();
    let store = Arc::new(SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap());
    runtime().block_on(async {
        let [first, bad, last] = outcomes_around(&store, "ABORT").await;
        assert_eq!((first, last), (Ok(()), Ok(())));
        check_unavailable(bad, "report");
        assert_eq!(store.load("a").await.unwrap().next_number(), 1);
        assert_eq!(store.load("c").await.unwrap().next_number(), 1);
        let stored = store.load("b").await.unwrap();
        assert_eq!((stored.next_number(), stored.row), (0, row("b", 1)));
    });
}

#[test]
fn a_transaction_that_is_gone_fails_its_whole_group() {
    let folder = folder();
    let store = Arc::new(SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap());
    runtime().block_on(async {
        for outcome in outcomes_around(&store, "ROLLBACK").await {
            check_unavailable(outcome, "");
        }
        for table in ["a", "b", "c"] {
            assert_eq!(store.load(table).await.unwrap().next_number(), 0);
            store.append(table, 0, vec![entry(0, "good")], None).await.unwrap();
        }
    });
}

#[test]
fn a_failed_commit_fails_its_whole_group() {
    let folder = folder();
    let store = Arc::new(SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap());
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        let before = store.commit_count();
        meddle(&store, |writer| writer.commit_hook(Some(|| true)).unwrap()).await;
        let go = hold(&store).await;
        let (first, rival, ()) = tokio::join!(
            biased;
            store.append("a", 0, vec![entry(0, "a")], None),
            store.append("a", 0, vec![entry(0, "b")], None),
            async { drop(go) },
        );
        check_unavailable(first, "");
        // It would have been a conflict with the first; but that did not happen.
        check_unavailable(rival, "");
        assert_eq!(store.load("a").await.unwrap().next_number(), 0);
        assert_eq!(store.commit_count(), before);

        meddle(&store, |writer| writer.commit_hook(None::<fn() -> bool>).unwrap()).await;
        store.append("a", 0, vec![entry(0, "b")], None).await.unwrap();
        assert_eq!(store.load("a").await.unwrap().entries[0].body, "b");
    });
}

#[test]
fn damage_is_unavailable_and_says_so() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = SqliteStore::open(&path, &quick()).unwrap();
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        // A status of a future that this program does not know.
        meddle(&store, |writer| {
            writer
                .execute_batch("PRAGMA ignore_check_constraints = 1; UPDATE tables SET status = 'paused'")
                .unwrap();
        })
        .await;
        check_unavailable(store.load("a").await, "paused");
    });
}
