//! Which files are opened, which are refused, and what the message says.

use std::path::Path;

use rusqlite::Connection;

use super::super::super::suite::{entry, row};
use super::super::super::{OpenError, Store};
use super::super::{SqliteStore, open};
use super::{folder, quick, runtime};

/// The message a file is refused with.
#[track_caller]
fn refused(path: &Path) -> String {
    SqliteStore::open(path, &quick()).unwrap_err().to_string()
}

#[test]
fn a_file_is_durable_and_current() {
    let folder = folder();
    let connection = open::writer(&folder.path().join("store.db"), quick().busy).unwrap();
    let read = |name: &str| {
        connection
            .pragma_query_value(None, name, |row| Ok(format!("{:?}", row.get_ref(0)?)))
            .unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    assert_eq!(read("journal_mode"), format!("{:?}", rusqlite::types::ValueRef::Text(b"wal")));
    assert_eq!(read("synchronous"), "Integer(2)");
    assert_eq!(read("foreign_keys"), "Integer(1)");
    assert_eq!(read("user_version"), format!("Integer({})", open::needed_version()));
    let version = connection.query_row("SELECT version FROM schema_version", [], |row| row.get(0));
    assert_eq!(version, Ok(open::MIGRATIONS.len() as i64));
}

/// A newer program may have added what this one need not know; then one can go back to this one.
#[test]
fn a_newer_file_that_asks_for_nothing_new_is_used_as_it_is() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let newer = open::writer(&path, quick().busy).unwrap();
    newer.execute_batch("CREATE TABLE more (x TEXT) STRICT; UPDATE schema_version SET version = 99").unwrap();
    drop(newer);
    let connection = open::writer(&path, quick().busy).unwrap();
    let version = connection.query_row("SELECT version FROM schema_version", [], |row| row.get(0));
    assert_eq!(version, Ok(99_i64));
}

/// The program of before migration 3 reads and writes a database that this one has opened.
#[test]
fn one_can_go_back_to_the_program_that_knows_two_versions() {
    assert_eq!(open::needed_version(), 2, "otherwise this test is about another program");
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = SqliteStore::open(&path, &quick()).unwrap();
    runtime().block_on(async {
        store.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        store.close().await.unwrap();
    });
    let old = Connection::open(&path).unwrap();
    assert_eq!(old.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0)).unwrap(), 2);
    old.execute_batch(
        "INSERT INTO tables (id, game, public, created_ms, status, updated_ms, shown, bots_wait, disposable, host)
         VALUES ('b', 'cv', 1, 5, 'open', 7, '{}', 0, 0, NULL);
         UPDATE tables SET status = 'playing', updated_ms = 9 WHERE id = 'a';",
    )
    .unwrap();
    drop(old);
    let store = SqliteStore::open(&path, &quick()).unwrap();
    runtime().block_on(async {
        assert_eq!(store.load("a").await.unwrap().row.summary.updated_ms, 9);
        assert_eq!(store.load("b").await.unwrap().row.summary.seen_ms, 0);
    });
}

/// Databases of the first two versions, with rows in them, come to the newest schema and keep their rows and checks.
#[test]
fn an_older_file_is_brought_up_to_date() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let old = Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../migrations/0001-tables.sql")).unwrap();
    old.execute_batch(include_str!("../migrations/0002-lists.sql")).unwrap();
    old.execute_batch(
        "PRAGMA application_id = 1282761839; PRAGMA user_version = 2;
         INSERT INTO tables (id, game, public, created_ms, status, updated_ms, shown)
         VALUES ('a', 'cv', 1, 5, 'open', 7, '{}');
         INSERT INTO entries VALUES (1, 0, 'created', 'body', -1, 5);",
    )
    .unwrap();
    drop(old);
    let store = SqliteStore::open(&path, &quick()).unwrap();
    runtime().block_on(async {
        let stored = store.load("a").await.unwrap();
        assert_eq!((stored.entries[0].hash, stored.row.summary.seen_ms), (u64::MAX, 0));
        store.append("a", 1, vec![entry(1, "more")], None).await.unwrap();
        store.close().await.unwrap();
    });
    let now = Connection::open(&path).unwrap();
    let schema: String =
        now.query_row("SELECT group_concat(sql) FROM sqlite_schema", [], |row| row.get(0)).unwrap();
    assert!(!schema.contains("octet_length"), "{schema}");
    let long = "ü".repeat(40_000);
    let refused = now.execute("INSERT INTO entries VALUES (1, 2, 'act', ?1, 0, 0)", [&long]);
    assert!(refused.unwrap_err().to_string().contains("CHECK"), "the checks still hold");
    assert!(now.execute("UPDATE tables SET host = 'short'", []).is_err());
    let verdict: String = now.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(verdict, "ok");
}

/// The `sqlite3` of the system, which may be years older than the SQLite in this program, can check and copy the file.
#[test]
fn the_sqlite_of_the_system_can_check_and_copy_a_file() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = SqliteStore::open(&path, &quick()).unwrap();
    runtime().block_on(store.create_table(row("a", 1), None, vec![entry(0, "a")])).unwrap();
    let copy = folder.path().join("copy.db");
    let into = format!("VACUUM INTO '{}'", copy.display());
    assert_eq!(sqlite3(&path, &["PRAGMA integrity_check", &into]), "ok\n");
    let store = SqliteStore::open(&copy, &quick()).unwrap();
    assert_eq!(runtime().block_on(store.load("a")).unwrap().next_number(), 1);
}

/// What the system's `sqlite3` prints.
fn sqlite3(path: &Path, commands: &[&str]) -> String {
    let output = std::process::Command::new("sqlite3").arg(path).args(commands).output();
    let output = output.expect("sqlite3 is there: `cargo xtask test` installs it");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Whoever looks into the database of a running server takes nothing away from it. The last to close a database empties
/// its log and deletes it; that the server has it open is told by locks, which it must not lose by looking at the file.
#[test]
fn the_sqlite_of_the_system_may_look_into_a_database_that_is_open() {
    let folder = folder();
    let path = folder.path().join("store.db");
    runtime().block_on(async {
        let store = SqliteStore::open(&path, &quick()).unwrap();
        store.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        for number in 1..4 {
            store.health().await.unwrap();
            assert_eq!(sqlite3(&path, &["SELECT count(*) FROM entries"]), format!("{number}\n"));
            store.append("a", number, vec![entry(number, "b")], None).await.unwrap();
        }
        store.health().await.unwrap();
        assert_eq!(store.load("a").await.unwrap().next_number(), 4);
    });
}

#[test]
fn a_file_can_be_opened_again() {
    let folder = folder();
    let path = folder.path().join("store.db");
    runtime().block_on(async {
        let store = SqliteStore::open(&path, &quick()).unwrap();
        store.create_table(row("a", 1), None, vec![entry(0, "a")]).await.unwrap();
        // Dropped, not closed.
        drop(store);
        let store = SqliteStore::open(&path, &quick()).unwrap();
        assert_eq!(store.load("a").await.unwrap().next_number(), 1);
    });
}

#[test]
fn two_stores_share_a_file() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let one = SqliteStore::open(&path, &quick()).unwrap();
    let two = SqliteStore::open(&path, &quick()).unwrap();
    runtime().block_on(async {
        one.create_table(row("a", 1), None, vec![]).await.unwrap();
        two.append("a", 0, vec![entry(0, "a")], None).await.unwrap();
        one.append("a", 0, vec![entry(0, "x")], None).await.unwrap_err();
        one.append("a", 1, vec![entry(1, "b")], None).await.unwrap();
        assert_eq!(two.load("a").await.unwrap().next_number(), 2);
    });
}

#[test]
fn a_newer_file_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("store.db");
    drop(open::writer(&path, quick().busy).unwrap());
    let known = open::MIGRATIONS.len() as i64;
    let newer = known + 1;
    Connection::open(&path).unwrap().pragma_update(None, "user_version", newer).unwrap();
    let before = std::fs::read(&path).unwrap();
    let error = SqliteStore::open(&path, &quick()).unwrap_err();
    assert_eq!(error, OpenError::Newer { path: path.clone(), found: newer, known });
    assert!(error.to_string().contains("start the newer program"), "{error}");
    assert!(std::fs::read(&path).unwrap() == before);
}

#[test]
fn a_foreign_file_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("notes.db");
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE notes (text TEXT)").unwrap();
    let before = std::fs::read(&path).unwrap();
    assert!(refused(&path).contains("another program"), "{}", refused(&path));
    assert!(std::fs::read(&path).unwrap() == before);

    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Ann, ".repeat(100)).unwrap();
    assert!(refused(&path).contains("no database"), "{}", refused(&path));
}

#[test]
fn a_missing_folder_is_told() {
    let folder = folder();
    let message = refused(&folder.path().join("nowhere").join("store.db"));
    assert!(message.contains("the folder must exist"), "{message}");
}

#[test]
fn a_locked_file_is_told() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let other = open::writer(&path, quick().busy).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    assert!(refused(&path).contains("locked"), "{}", refused(&path));
    other.execute_batch("ROLLBACK").unwrap();
    SqliteStore::open(&path, &quick()).unwrap();
}

#[cfg(unix)]
#[test]
fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("store.db");
    let _connection = open::writer(&path, quick().busy).unwrap();
    for name in ["store.db", "store.db-wal", "store.db-shm"] {
        let mode = std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

/// Lists follow an index from its newest end, so their cost does not grow with the tables of others.
#[test]
fn lists_follow_an_index() {
    use super::super::super::{Filter, PlayerHash};
    let folder = folder();
    let connection = open::writer(&folder.path().join("store.db"), quick().busy).unwrap();
    let ann = PlayerHash::new([1; 32]);
    let plan = |filter: Filter| -> String {
        let sql = format!("EXPLAIN QUERY PLAN {}", super::super::query::list_sql(filter));
        let mut statement = connection.prepare(&sql).unwrap();
        let values = vec!["1"; statement.parameter_count()];
        let rows = statement.query_map(rusqlite::params_from_iter(values), |row| row.get(3)).unwrap();
        rows.collect::<rusqlite::Result<Vec<String>>>().unwrap().join("\n")
    };
    for (filter, index) in [
        (Filter::Public(Some(ann)), "tables_public"),
        (Filter::BotsWait, "tables_bots_wait"),
        (Filter::LiveOf(ann), "players_at_by_player"),
        (Filter::FinishedOf(ann), "players_at_by_player"),
        (Filter::OpenedBy(ann), "tables_by_host"),
    ] {
        let plan = plan(filter);
        assert!(plan.contains(&format!("INDEX {index}")), "{filter:?}:\n{plan}");
    }
    assert!(!plan(Filter::Public(None)).contains("USE TEMP B-TREE FOR ORDER BY"), "the newest come first");
}
