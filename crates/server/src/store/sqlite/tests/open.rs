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
    assert_eq!(read("user_version"), format!("Integer({})", open::MIGRATIONS.len()));
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
    let newer = open::MIGRATIONS.len() as i64 + 1;
    Connection::open(&path).unwrap().pragma_update(None, "user_version", newer).unwrap();
    let before = std::fs::read(&path).unwrap();
    let error = SqliteStore::open(&path, &quick()).unwrap_err();
    assert_eq!(error, OpenError::Newer { path: path.clone(), found: newer, known: newer - 1 });
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
