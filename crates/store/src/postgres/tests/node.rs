//! What several nodes share: the log, the news, and who does what.

use std::sync::Arc;
use std::time::Duration;

use testdb::Cluster;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;

use super::super::super::suite::{entry, row, summary};
use super::super::super::{Changes, News, Status, Store, StoreError, StoredEntry};
use super::super::READERS;
use super::{PostgresStore, runtime};

async fn two() -> (Arc<PostgresStore>, Arc<PostgresStore>) {
    let url = Cluster::shared().new_database();
    let open = async || Arc::new(PostgresStore::open(&url).await.unwrap());
    (open().await, open().await)
}

/// Waits until a node listens: then it has been told that it may have missed something.
pub(super) async fn listening(store: &PostgresStore) -> Changes {
    let mut changes = store.changes().unwrap();
    // If it was told before we asked, a lost connection would tell it again; a word from another node does as well.
    loop {
        store_word(store).await;
        match timeout(Duration::from_millis(100), changes.next()).await {
            Ok(Some(_)) => return changes,
            Ok(None) => panic!("the store is gone"),
            Err(_) => {}
        }
    }
}

/// Says something from outside, as another node would.
async fn store_word(store: &PostgresStore) {
    let link = store.address.connect().await.unwrap();
    link.client.batch_execute("SELECT pg_notify('ludoteka', 'word other x hello')").await.unwrap();
}

async fn next(changes: &mut Changes) -> News {
    loop {
        let news = timeout(Duration::from_secs(20), changes.next()).await.expect("news come").unwrap();
        let is_hello = matches!(&news, News::Told { text, .. } if text == "hello");
        if news != News::Missed && !matches!(news, News::Kept { .. }) && !is_hello {
            return news;
        }
    }
}

fn appended(next: u64, entries: Vec<StoredEntry>) -> News {
    News::Appended { table: "a".to_owned(), next, entries: entries.into() }
}

#[test]
fn what_one_node_appends_the_others_hear() {
    runtime().block_on(async {
        let (one, two) = two().await;
        let (mut at_one, mut at_two) = (listening(&one).await, listening(&two).await);
        one.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        one.append("a", 1, vec![entry(1, "b"), entry(2, "c")], None).await.unwrap();
        assert_eq!(next(&mut at_two).await, appended(3, vec![entry(1, "b"), entry(2, "c")]));
        assert_eq!(two.entries_since(vec![("a".to_owned(), 1)]).await.unwrap()[0].len(), 2);
        // What loses is told to nobody; what a node did itself it does not hear.
        two.append("a", 1, vec![entry(1, "x")], None).await.unwrap_err();
        two.tell("a", "is here").await.unwrap();
        assert_eq!(next(&mut at_one).await, News::Told { table: "a".to_owned(), text: "is here".to_owned() });
        two.append("a", 3, vec![], Some(summary(Status::Over, 9))).await.unwrap();
        assert_eq!(next(&mut at_one).await, appended(3, vec![]));
        one.append("a", 3, vec![entry(3, "d")], None).await.unwrap();
        assert_eq!(next(&mut at_two).await, appended(4, vec![entry(3, "d")]));
    });
}

/// What is heard is what stands in the log, whatever the entries say; what is too long is only announced.
#[test]
fn what_is_heard_is_what_the_log_says() {
    runtime().block_on(async {
        let (one, two) = two().await;
        let mut at_two = listening(&two).await;
        one.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        let mut number = 1;
        for body_bytes in [0, 1, 100, 3000, 5000, 6000, 8000, 65536] {
            let bodies = ["x ü\n".repeat(body_bytes / 5), "y".repeat(body_bytes % 5), String::new()];
            let entries: Vec<StoredEntry> =
                (number..).zip(&bodies).map(|(number, body)| entry(number, body)).collect();
            one.append("a", number, entries.clone(), None).await.unwrap();
            let log = two.entries_since(vec![("a".to_owned(), number)]).await.unwrap().remove(0);
            assert_eq!(log, entries);
            number += 3;
            let heard = if body_bytes <= 5000 { log } else { Vec::new() };
            assert_eq!(next(&mut at_two).await, appended(number, heard), "{body_bytes} bytes");
        }
    });
}

/// Whoever may connect to the database but not read its tables hears the nodes and cannot read what they seal.
#[test]
fn a_stranger_in_the_database_cannot_read_what_nodes_seal() {
    let url = Cluster::shared().new_database();
    runtime().block_on(async {
        let store = PostgresStore::open(&url).await.unwrap();
        let link = store.address.connect().await.unwrap();
        let name = format!("stranger_{}", store.node);
        link.client.batch_execute(&format!("CREATE ROLE {name}; SET ROLE {name}")).await.unwrap();
        let denied = link.client.query("SELECT secret FROM ludoteka.seal", &[]).await.unwrap_err();
        assert_eq!(denied.code(), Some(&SqlState::INSUFFICIENT_PRIVILEGE));
    });
}

#[test]
fn a_lease_has_one_holder_until_it_runs_out() {
    runtime().block_on(async {
        let (one, two) = two().await;
        let long = Duration::from_secs(3600);
        assert_eq!(one.claim("a", long).await, Ok(true));
        assert_eq!(two.claim("a", long).await, Ok(false));
        assert_eq!(two.claim("b", long).await, Ok(true));
        // The holder may shorten it; then it is free.
        assert_eq!(one.claim("a", Duration::ZERO).await, Ok(true));
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert_eq!(two.claim("a", long).await, Ok(true));
        assert_eq!(one.claim("a", long).await, Ok(false));
    });
}

#[test]
fn nodes_that_change_the_same_tables_do_not_wait_in_a_circle() {
    const TABLES: u64 = 12;
    const ROUNDS: u64 = 20;
    runtime().block_on(async {
        let (one, two) = two().await;
        for table in 0..TABLES {
            one.create_table(row(&format!("t{table}"), 1), None, vec![]).await.unwrap();
        }
        let writers: Vec<_> = [&one, &two]
            .into_iter()
            .flat_map(|store| (0..TABLES).map(move |table| (store.clone(), format!("t{table}"))))
            .map(|(store, table)| {
                tokio::spawn(async move {
                    let (mut number, mut won) = (0, 0);
                    while number < ROUNDS {
                        match store.append(&table, number, vec![entry(number, "x")], None).await {
                            Ok(()) => (number, won) = (number + 1, won + 1),
                            Err(StoreError::Conflict { next, .. }) => number = next,
                            Err(error) => panic!("{error}"),
                        }
                    }
                    won
                })
            })
            .collect();
        let mut won = 0;
        for writer in writers {
            won += writer.await.unwrap();
        }
        assert_eq!(won, TABLES * ROUNDS, "every number was won once");
        let commits = one.commit_count() + two.commit_count();
        assert!(commits < TABLES * ROUNDS, "{commits} transactions: changes share none");
    });
}

/// A table that others append to is there for whoever loads it, also over a connection that has read a log before but no
/// table: the log must not be read before the row that says how long it is.
#[test]
fn a_table_is_found_while_others_append_to_it() {
    runtime().block_on(async {
        let url = Cluster::shared().new_database();
        let one = PostgresStore::open(&url).await.unwrap();
        one.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        let writing = tokio::spawn(async move {
            for number in 1.. {
                one.append("a", number, vec![entry(number, "b")], None).await.unwrap();
            }
        });
        for _ in 0..40 {
            let fresh = PostgresStore::open(&url).await.unwrap();
            for _ in 0..READERS {
                fresh.entries_since(vec![("a".to_owned(), 0)]).await.unwrap();
            }
            for _ in 0..READERS {
                let stored = fresh.load("a").await.expect("it is there");
                assert!(!stored.entries.is_empty());
            }
            fresh.close().await.unwrap();
        }
        writing.abort();
    });
}
