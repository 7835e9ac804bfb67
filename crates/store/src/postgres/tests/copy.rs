//! From SQLite to PostgreSQL and back again: everything is as it was.

use std::time::Duration;

use testdb::Cluster;

use super::super::super::suite::notice::notice;
use super::super::super::suite::{entry, player, row};
use super::super::super::{
    APPEND_MAX, Notice, OpenError, Options, Place, Player, SecretText, SqliteStore, Status, Store,
    StoredTable, StoredWishes, TableSecret, Totals, copy,
};
use super::{PostgresStore, runtime};

type Everything = (Vec<StoredTable>, Vec<Notice>, Vec<Player>, Vec<StoredWishes>, Vec<(String, SecretText)>);

async fn everything(store: &dyn Store) -> Everything {
    let (mut tables, mut notices) = (Vec::new(), Vec::new());
    for id in store.ids("", 1000).await.unwrap() {
        tables.push(store.load(&id).await.unwrap());
        let found = store.notices(&id).await.unwrap();
        // How often a row was written says nothing about it.
        notices.extend(found.into_iter().map(|notice| Notice { version: 0, ..notice }));
    }
    let wishes = store.all_wishes(None, 1000).await.unwrap();
    (tables, notices, store.players(None, 1000).await.unwrap(), wishes, store.secrets().await.unwrap())
}

#[test]
fn everything_is_copied_there_and_back() {
    let folder = tempfile::tempdir().unwrap();
    runtime().block_on(async {
        let open = |name: &str| SqliteStore::open(folder.path().join(name), &Options::default()).unwrap();
        let source = open("source.db");
        for number in 0..7_u8 {
            let mut row = row(&format!("t{number}"), i64::from(number));
            row.host = Some(player(number));
            row.public = number % 2 == 0;
            row.summary.status =
                [Status::Open, Status::Playing, Status::Over, Status::Closed][usize::from(number) % 4];
            row.summary.players = [player(number), player(100)].into();
            row.summary.waiting = [player(100)].into();
            row.summary.shown = "{\"seats\":[\"Żółw\"]}".to_owned();
            let secret = (number != 3).then(|| TableSecret::new(format!("secret {number}")));
            source.create_table(row, secret, vec![entry(0, "first")]).await.unwrap();
            let (name, colour, language) = (format!("Ann {number}"), "red".to_owned(), "en".to_owned());
            let ann = Player { hash: player(number), name, colour, language, updated_ms: 1 };
            source.put_player(ann).await.unwrap();
        }
        for number in [1, 100] {
            let wishes = SecretText::new(format!("https://example.org/{number}"));
            source.put_wishes(player(number), Some(wishes)).await.unwrap();
        }
        source.keep_secret("push", SecretText::new("key"), false).await.unwrap();
        let (left, told_ms) = (Some(SecretText::new("left")), Some(5));
        let waits = Notice { left, told_ms, ..notice("t1", 100, 3) };
        source.put_notice(waits).await.unwrap();
        source.put_notice(Notice { due_ms: None, ..notice("t1", 1, 2) }).await.unwrap();
        // Longer than one append.
        let long: Vec<_> = (1..=APPEND_MAX as u64).map(|number| entry(number, "x")).collect();
        source.append("t1", 1, long, None).await.unwrap();
        source.append("t1", 1001, vec![entry(1001, "last")], None).await.unwrap();

        let middle = PostgresStore::open(&Cluster::shared().new_database()).await.unwrap();
        // A server was started there by mistake, and made a key of its own.
        middle.keep_secret("push", SecretText::new("other"), false).await.unwrap();
        source.note_seen(12_345).await.unwrap();
        let (mut looked, mut heard) = (Vec::new(), 0);
        let copied = copy(&source, &middle, |table| looked.push(table.row.id.clone()), |_| heard += 1).await;
        assert_eq!(copied, Ok(Totals { tables: 7, entries: 1008, players: 7 }));
        assert_eq!((looked.len(), heard), (7, 7));
        let target = open("target.db");
        copy(&middle, &target, |_| {}, |_| {}).await.unwrap();
        assert_eq!(target.note_seen(0).await, Ok(12_345), "tables are as old as they were");
        let (was, is, came_back) =
            (everything(&source).await, everything(&middle).await, everything(&target).await);
        assert!(was == is && is == came_back);

        // Somebody else's table with the same id is left alone, and told; so is one that nobody sent.
        let other = open("other.db");
        other.create_table(row("t2", 1), None, vec![entry(0, "mine")]).await.unwrap();
        let refused = copy(&source, &other, |_| {}, |_| {}).await.unwrap_err();
        assert!(refused.contains("t2"), "{refused}");
        assert_eq!(other.load("t2").await.unwrap().entries[0].body, "mine");
        let another = open("another.db");
        another.create_table(row("mine", 1), None, vec![]).await.unwrap();
        let refused = copy(&source, &another, |_| {}, |_| {}).await.unwrap_err();
        assert!(refused.contains("7 tables were copied and 8 are there"), "{refused}");
    });
}

/// The message of what went wrong.
fn why<T>(outcome: Result<T, OpenError>) -> String {
    outcome.err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn a_store_can_be_used_only_when_everything_has_arrived() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("target.db");
    let url = Cluster::shared().new_database();
    let places = [Place::File(file.clone()), Place::Database(url.clone())];
    runtime().block_on(async {
        for place in &places {
            assert!(why(place.open().await).contains("no tables"), "{place:?}");
            // Interrupted, as a process that is killed leaves it; then begun anew, and thrown away.
            for ending in 0..3 {
                let arrival = until(async || place.arrive().await, Result::is_ok).await.unwrap();
                arrival.store().create_table(row("t1", 1), None, vec![entry(0, "x")]).await.unwrap();
                match place {
                    Place::File(_) => assert!(!file.exists()),
                    Place::Database(url) => {
                        assert!(why(PostgresStore::open(url).await).contains("being moved"));
                    }
                }
                match ending {
                    0 => {
                        drop(arrival);
                        if let Place::Database(url) = place {
                            let closed = |why: &String| !why.contains("being moved by");
                            let why = until(async || why(PostgresStore::open(url).await), closed).await;
                            assert!(why.contains("not all have arrived"), "{why}");
                        }
                    }
                    1 => arrival.abandon().await,
                    _ => arrival.complete().await.unwrap(),
                }
            }
            let source = place.open().await.unwrap();
            assert_eq!(source.totals().await, Ok(Totals { tables: 1, entries: 1, players: 0 }));
            drop(source);
            let refused = until(async || why(place.arrive().await), |why| !why.contains("nodes are")).await;
            assert!(refused.contains("not empty") || refused.contains("a database already"), "{refused}");
        }
        // A node keeps movers away, and a mover nodes.
        let node = until(async || PostgresStore::open(&url).await, Result::is_ok).await.unwrap();
        node.health().await.unwrap();
        assert!(why(places[1].open().await).contains("nodes are running"));
        drop(node);
        let mover = until(async || places[1].open().await, Result::is_ok).await.unwrap();
        assert!(why(PostgresStore::open(&url).await).contains("being moved by"));
        drop(mover);
    });
}

/// Asks until the answer is as it should be, or gives the last one: a connection that is dropped takes a moment to end.
async fn until<T>(mut ask: impl AsyncFnMut() -> T, is_right: impl Fn(&T) -> bool) -> T {
    for _ in 0..100 {
        let answer = ask().await;
        if is_right(&answer) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    ask().await
}
