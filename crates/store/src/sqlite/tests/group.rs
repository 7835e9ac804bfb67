//! That changes which wait together share one commit, and do not share their fate.

use std::sync::Arc;
use std::time::Duration;

use super::super::super::suite::{entry, row};
use super::super::super::{Store, StoreError};
use super::super::{Options, SqliteStore};
use super::{folder, hold, quick, runtime};

#[test]
fn concurrent_appends_share_commits() {
    const TABLES: u64 = 100;
    let folder = folder();
    let store = Arc::new(SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap());
    runtime().block_on(async {
        let tables: Vec<_> = (0..TABLES).map(|table| format!("t{table}")).collect();
        for table in &tables {
            store.create_table(row(table, 1), None, vec![]).await.unwrap();
        }
        // One after the other, each has a commit of its own.
        assert_eq!(store.commit_count(), TABLES);

        let go = hold(&store).await;
        let appends: Vec<_> = tables
            .iter()
            .map(|table| {
                let (store, table) = (store.clone(), table.clone());
                tokio::spawn(async move { store.append(&table, 0, vec![entry(0, "a")], None).await })
            })
            .collect();
        while store.queue.capacity() > Options::default().queue_max - TABLES as usize {
            tokio::task::yield_now().await;
        }
        drop(go);
        for append in appends {
            append.await.unwrap().unwrap();
        }
        let commits = store.commit_count() - TABLES;
        assert!(commits <= 2, "{TABLES} appends took {commits} commits");
        for table in &tables {
            assert_eq!(store.load(table).await.unwrap().next_number(), 1);
        }
    });
}

#[test]
fn a_refused_change_leaves_the_rest_of_its_group_alone() {
    let folder = folder();
    let store = Arc::new(SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap());
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        let before = store.commit_count();
        let go = hold(&store).await;
        // Waiting in this order: fine, conflict, unknown table, fine behind the first.
        let outcomes = async {
            tokio::join!(
                biased;
                store.append("a", 0, vec![entry(0, "a")], None),
                store.append("a", 0, vec![entry(0, "x"), entry(1, "x")], None),
                store.append("b", 0, vec![entry(0, "x")], None),
                store.append("a", 1, vec![entry(1, "b")], None),
                async {
                    drop(go);
                },
            )
        };
        let (first, conflict, unknown, second, ()) = outcomes.await;
        assert_eq!(first, Ok(()));
        assert_eq!(conflict, Err(StoreError::Conflict { expected: 0, next: 1 }));
        assert_eq!(unknown, Err(StoreError::NotFound));
        assert_eq!(second, Ok(()));
        assert_eq!(store.commit_count() - before, 1);
        let bodies: Vec<_> = store.load("a").await.unwrap().entries.into_iter().map(|e| e.body).collect();
        assert_eq!(bodies, ["a", "b"]);
    });
}

#[test]
fn closing_finishes_what_waits() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = Arc::new(SqliteStore::open(&path, &quick()).unwrap());
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        let go = hold(&store).await;
        let (append, close, ()) = tokio::join!(
            biased;
            store.append("a", 0, vec![entry(0, "a")], None),
            store.close(),
            async { drop(go) },
        );
        assert_eq!((append, close), (Ok(()), Ok(())));
        // All of it is in the one file now.
        assert!(!folder.path().join("store.db-wal").exists());
        let store = SqliteStore::open(&path, &quick()).unwrap();
        assert_eq!(store.load("a").await.unwrap().next_number(), 1);
    });
}

#[test]
fn a_full_queue_is_unavailable() {
    let folder = folder();
    let narrow = Options { queue_max: 1, queue_wait: Duration::from_millis(20), ..quick() };
    let store = Arc::new(SqliteStore::open(folder.path().join("store.db"), &narrow).unwrap());
    runtime().block_on(async {
        let go = hold(&store).await;
        let late = async {
            let outcome = store.health().await;
            drop(go);
            outcome
        };
        let (first, late) = tokio::join!(biased; store.health(), late);
        assert_eq!(first, Ok(()));
        assert!(matches!(late, Err(StoreError::Unavailable(_))), "{late:?}");
        store.health().await.unwrap();
    });
}

#[test]
fn a_change_nobody_waits_for_is_carried_out() {
    let folder = folder();
    let store = Arc::new(SqliteStore::open(folder.path().join("store.db"), &quick()).unwrap());
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        let go = hold(&store).await;
        let append = store.append("a", 0, vec![entry(0, "a")], None);
        tokio::time::timeout(Duration::from_millis(1), append).await.unwrap_err();
        drop(go);
        store.health().await.unwrap();
        assert_eq!(store.load("a").await.unwrap().next_number(), 1);
    });
}
