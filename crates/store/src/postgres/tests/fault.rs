//! A server that is stopped, killed, or followed by a standby that takes over: nothing acknowledged is lost or doubled,
//! and nodes go on by themselves.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use testdb::Cluster;
use tokio::task::JoinHandle;

use super::super::super::suite::{entry, row};
use super::super::super::{News, Store, StoreError};
use super::{PostgresStore, runtime};

const TABLES: u64 = 6;

/// Appends to a table until it is told to stop, as a server would: after a conflict or in doubt it reads the log first.
/// Gives what was acknowledged.
fn append_all_the_time(
    store: Arc<PostgresStore>,
    table: String,
    writer: u64,
    stop: Arc<AtomicBool>,
) -> JoinHandle<Vec<(u64, String)>> {
    tokio::spawn(async move {
        let (mut acknowledged, mut number, mut count) = (Vec::new(), 0, 0);
        while !stop.load(Ordering::Relaxed) {
            let body = format!("{writer} {count}");
            match store.append(&table, number, vec![entry(number, &body)], None).await {
                Ok(()) => {
                    acknowledged.push((number, body));
                    (number, count) = (number + 1, count + 1);
                }
                Err(StoreError::Conflict { next, .. }) => number = next,
                Err(StoreError::Unavailable(_)) => {
                    while let Err(error) =
                        store.load(&table).await.map(|stored| number = stored.next_number())
                    {
                        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
                        assert!(!stop.load(Ordering::Relaxed), "the database did not come back: {error}");
                    }
                    // What is in doubt is given up: it may stand in the log, once.
                    count += 1;
                }
                Err(error) => panic!("{error}"),
            }
        }
        acknowledged
    })
}

/// Two nodes write to the same tables while `trouble` happens to the server; then the log is compared with what was
/// acknowledged.
async fn survives(url: &str, trouble: impl AsyncFnOnce()) {
    let stop = Arc::new(AtomicBool::new(false));
    let nodes = [
        Arc::new(PostgresStore::open(url).await.unwrap()),
        Arc::new(PostgresStore::open(url).await.unwrap()),
    ];
    for table in 0..TABLES {
        nodes[0].create_table(row(&format!("t{table}"), 1), None, vec![]).await.unwrap();
    }
    let mut writers = Vec::new();
    for (number, node) in (0..).zip(&nodes) {
        for table in 0..TABLES {
            let name = format!("t{table}");
            writers.push((name.clone(), append_all_the_time(node.clone(), name, number, stop.clone())));
        }
    }
    trouble().await;
    // Afterwards everybody can write again.
    for node in &nodes {
        node.health().await.unwrap();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut promised: BTreeMap<String, BTreeMap<u64, String>> = BTreeMap::new();
    let mut count = 0;
    for (table, writer) in writers {
        for (number, body) in writer.await.unwrap() {
            count += 1;
            let before = promised.entry(table.clone()).or_default().insert(number, body);
            assert_eq!(before, None, "{table} {number} was acknowledged twice");
        }
    }
    assert!(count > 50, "only {count} appends were acknowledged");
    for (table, promised) in promised {
        let stored = nodes[0].load(&table).await.unwrap();
        let bodies: Vec<&str> = stored.entries.iter().map(|entry| entry.body.as_str()).collect();
        for (number, body) in promised {
            assert_eq!(bodies.get(number as usize), Some(&body.as_str()), "{table} {number}");
        }
        let mut once = bodies.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), bodies.len(), "something stands twice in {table}");
    }
}

async fn blocking(work: impl FnOnce() + Send) {
    tokio::task::block_in_place(work);
}

#[test]
fn a_server_that_is_restarted_or_killed_loses_nothing() {
    let mut cluster = Cluster::start(&[]);
    let url = cluster.new_database();
    runtime().block_on(survives(&url, async || {
        for is_killed in [false, true, true] {
            tokio::time::sleep(Duration::from_millis(200)).await;
            blocking(|| {
                if is_killed {
                    cluster.kill();
                } else {
                    cluster.stop();
                }
                cluster.start_again();
            })
            .await;
        }
    }));
}

#[test]
fn a_synchronous_standby_has_all_that_was_acknowledged() {
    let mut primary = Cluster::start(&[]);
    let url = primary.new_database();
    let standby = primary.start_standby();
    // Both are named; whichever can be written is used.
    let database = url.trim_start_matches("postgres:///").split('?').next().unwrap();
    let url = primary.url_with(&standby, database);
    runtime().block_on(survives(&url, async || {
        tokio::time::sleep(Duration::from_millis(500)).await;
        blocking(|| {
            primary.kill();
            standby.promote();
        })
        .await;
    }));
}

#[test]
fn after_a_lost_connection_a_node_is_told_that_it_missed_something() {
    let mut cluster = Cluster::start(&[]);
    let url = cluster.new_database();
    runtime().block_on(async {
        let store = PostgresStore::open(&url).await.unwrap();
        let mut changes = store.changes().unwrap();
        // It hears that it listens, or did so before; after the restart it hears it in any case.
        let _ = tokio::time::timeout(Duration::from_millis(500), changes.next()).await;
        blocking(|| {
            cluster.stop();
            cluster.start_again();
        })
        .await;
        let mut next = async || tokio::time::timeout(Duration::from_secs(20), changes.next()).await.unwrap();
        assert_eq!(next().await, Some(News::Lost));
        assert_eq!(next().await, Some(News::Missed));
        store.health().await.unwrap();
    });
}

#[test]
fn a_missing_server_is_unavailable_and_not_waited_for_long() {
    let mut cluster = Cluster::start(&[]);
    let url = cluster.new_database();
    runtime().block_on(async {
        let store = PostgresStore::open(&url).await.unwrap();
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        blocking(|| cluster.stop()).await;
        for outcome in [
            store.append("a", 0, vec![entry(0, "a")], None).await,
            store.append("a", 0, vec![entry(0, "a")], None).await,
            store.load("a").await.map(drop),
        ] {
            assert!(matches!(outcome, Err(StoreError::Unavailable(_))), "{outcome:?}");
        }
        blocking(|| cluster.start_again()).await;
        store.append("a", 0, vec![entry(0, "a")], None).await.unwrap();
        assert_eq!(store.load("a").await.unwrap().next_number(), 1);
    });
}

/// While the standby is gone nothing can be kept. Whoever tries all the same must not fill the server with sessions that
/// wait for it.
#[test]
fn who_waits_for_a_standby_in_vain_leaves_no_session_behind() {
    let mut primary = Cluster::start(&[]);
    let url = primary.new_database();
    let mut standby = primary.start_standby();
    runtime().block_on(async {
        let store = PostgresStore::open(&url).await.unwrap();
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        blocking(|| standby.kill()).await;
        for number in 0..6 {
            let outcome = store.create_table(row(&format!("b{number}"), 1), None, vec![]).await;
            assert!(matches!(outcome, Err(StoreError::Unavailable(_))), "{outcome:?}");
        }
        let waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
        let count: u32 = primary.sql("postgres", waiting).parse().unwrap();
        assert!(count <= 2, "{count} sessions wait");
        // None of it is seen by anybody before the standby has it.
        assert_eq!(store.load("b0").await, Err(StoreError::NotFound));
        blocking(|| standby.start_again()).await;
        let back = async { while store.append("a", 0, vec![], None).await.is_err() {} };
        tokio::time::timeout(Duration::from_secs(60), back).await.expect("it goes on");
        assert!(store.load("b0").await.is_ok(), "the first was only late");
    });
}

/// The primary stands still without a word while something is written, and the standby takes over.
#[test]
fn a_primary_that_is_frozen_is_left_when_the_standby_takes_over() {
    leaves_a_frozen_primary(false);
}

/// The same after others of this node have found the standby already.
#[test]
fn a_primary_that_is_frozen_is_left_although_the_standby_is_known() {
    leaves_a_frozen_primary(true);
}

fn leaves_a_frozen_primary(is_known: bool) {
    let mut primary = Cluster::start(&[]);
    let own = primary.new_database();
    let standby = primary.start_standby();
    let database = own.trim_start_matches("postgres:///").split('?').next().unwrap();
    let url = primary.url_with(&standby, database);
    runtime().block_on(async {
        let store = PostgresStore::open(&url).await.unwrap();
        store.create_table(row("a", 1), None, vec![]).await.unwrap();
        blocking(|| primary.freeze()).await;
        if is_known {
            blocking(|| standby.promote()).await;
            let found = async { while store.load("a").await.is_err() {} };
            tokio::time::timeout(Duration::from_secs(60), found).await.expect("it is found");
        }
        assert!(store.append("a", 0, vec![entry(0, "a")], None).await.is_err());
        if !is_known {
            blocking(|| standby.promote()).await;
        }
        let back = async { while store.health().await.is_err() || store.load("a").await.is_err() {} };
        tokio::time::timeout(Duration::from_secs(60), back).await.expect("it goes on");
        store.append("a", 0, vec![entry(0, "b")], None).await.unwrap();
    });
}
