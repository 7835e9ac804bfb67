//! Backups, restored databases, single tables, and files that are deleted or damaged under a store.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use super::super::super::suite::{entry, row};
use super::super::super::{APPEND_MAX, Store, StoreError, StoredTable, TableSecret};
use super::super::{SqliteFile, SqliteStore, import, restore};
use super::{folder, quick, runtime};

/// A store with one table of one entry.
async fn store_with(path: &Path, id: &str) -> SqliteStore {
    let store = SqliteStore::open(path, &quick()).unwrap();
    store.create_table(row(id, 1), Some(TableSecret::new("s")), vec![entry(0, id)]).await.unwrap();
    store
}

#[test]
fn a_backup_is_a_whole_database_and_only_its_owner_can_read_it() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    runtime().block_on(async {
        let store = store_with(&path, "a").await;
        SqliteFile::open(&path).unwrap().backup(&copy).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
        }
        // What comes later is not in it; the next backup of that name replaces it.
        store.append("a", 1, vec![entry(1, "later")], None).await.unwrap();
        assert_eq!(SqliteFile::open(&copy).unwrap().load("a").unwrap().next_number(), 1);
        SqliteFile::open(&path).unwrap().backup(&copy).unwrap();
        let copied = SqliteFile::open(&copy).unwrap();
        assert_eq!(copied.load("a"), store.load("a").await);
        assert_eq!((copied.ids().unwrap(), copied.problems().unwrap()), (vec!["a".to_owned()], vec![]));
    });
    assert!(!folder.path().join("copy.db.part").exists());
}

#[test]
fn a_backup_replaces_nothing_but_a_backup() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = runtime().block_on(store_with(&path, "a"));
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "Dear Ann, ".repeat(100)).unwrap();
    for wrong in [&letter, &path] {
        let before = fs::read(wrong).unwrap();
        let error = SqliteFile::open(&path).unwrap().backup(wrong).unwrap_err().to_string();
        assert!(error.contains("choose another name"), "{error}");
        assert!(fs::read(wrong).unwrap() == before);
    }
    let nowhere = folder.path().join("nowhere").join("copy.db");
    SqliteFile::open(&path).unwrap().backup(&nowhere).unwrap_err();
    drop(store);
}

#[test]
fn a_restored_database_is_the_backup_and_the_other_one_stays_beside_it() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    let runtime = runtime();
    let store = runtime.block_on(store_with(&path, "a"));
    SqliteFile::open(&path).unwrap().backup(&copy).unwrap();
    runtime.block_on(store.append("a", 1, vec![entry(1, "later")], None)).unwrap();
    // Killed, so that the later entry stands in the log beside the file only.
    std::mem::forget(store);
    let later = folder.path().join("killed");
    fs::create_dir(&later).unwrap();
    for ending in ["", "-wal"] {
        fs::copy(format!("{}{ending}", path.display()), later.join(format!("store.db{ending}"))).unwrap();
    }
    let path = later.join("store.db");
    let aside = restore(&copy, &path).unwrap().expect("there was a database");
    assert_eq!(SqliteFile::open(&path).unwrap().load("a").unwrap().next_number(), 1);
    assert_eq!(SqliteFile::open(&aside).unwrap().load("a").unwrap().next_number(), 2);
    let store = SqliteStore::open(&path, &quick()).unwrap();
    runtime.block_on(store.append("a", 1, vec![entry(1, "another")], None)).unwrap();
}

#[test]
fn a_damaged_backup_is_not_restored() {
    let folder = folder();
    let (path, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    let runtime = runtime();
    let store = runtime.block_on(store_with(&path, "a"));
    let many = (1..400).map(|number| entry(number, &"x".repeat(900))).collect();
    runtime.block_on(store.append("a", 1, many, None)).unwrap();
    SqliteFile::open(&path).unwrap().backup(&copy).unwrap();
    runtime.block_on(store.close()).unwrap();
    let mut bytes = fs::read(&copy).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 9000].fill(0xa5);
    fs::write(&copy, bytes).unwrap();
    let before = fs::read(&path).unwrap();
    let error = restore(&copy, &path).unwrap_err().to_string();
    assert!(error.contains("not sound") || error.contains("damaged"), "{error}");
    assert!(fs::read(&path).unwrap() == before, "the database is as it was");
    restore(&path, &path).unwrap_err();
}

#[test]
fn a_table_goes_from_one_database_to_another() {
    let folder = folder();
    let (path, other) = (folder.path().join("store.db"), folder.path().join("other.db"));
    runtime().block_on(async {
        let _store = store_with(&path, "a").await;
        let mut table = SqliteFile::open(&path).unwrap().load("a").unwrap();
        // Longer than one append may be.
        table.entries = (0..2 * APPEND_MAX as u64 + 5).map(|number| entry(number, "x")).collect();
        let there = store_with(&other, "b").await;
        there.note_seen(777).await.unwrap();
        import(&other, table.clone(), &[]).unwrap();
        let StoredTable { row, secret, entries } = there.load("a").await.unwrap();
        assert_eq!((secret, entries), (table.secret.clone(), table.entries.clone()));
        assert_eq!(row.summary.seen_ms, 777, "it does not come old");
        let again = import(&other, table.clone(), &[]);
        assert!(matches!(again, Err(StoreError::Conflict { .. })), "{again:?}");
        let mut gap = table;
        gap.row.id = "gap".to_owned();
        gap.entries.remove(1500);
        assert!(matches!(import(&other, gap, &[]), Err(StoreError::Invalid(_))));
        assert_eq!(there.load("gap").await, Err(StoreError::NotFound));
    });
}

#[test]
fn problems_name_what_is_wrong() {
    let folder = folder();
    let path = folder.path().join("store.db");
    let store = runtime().block_on(store_with(&path, "a"));
    runtime().block_on(store.append("a", 1, vec![entry(1, "b"), entry(2, "c")], None)).unwrap();
    assert_eq!(SqliteFile::open(&path).unwrap().problems().unwrap(), [""; 0]);
    let other = Connection::open(&path).unwrap();
    other.execute_batch("PRAGMA foreign_keys = 0; DELETE FROM entries WHERE number = 1").unwrap();
    other.execute_batch("INSERT INTO secrets VALUES (99, 'x')").unwrap();
    let problems = SqliteFile::open(&path).unwrap().problems().unwrap().join("\n");
    assert!(problems.contains("log of table a has gaps"), "{problems}");
    assert!(problems.contains("`secrets` belongs to no table"), "{problems}");
}

/// Whatever is done to the file under a running store, nothing is acknowledged that a restart would not find.
#[cfg(unix)]
#[test]
fn nothing_is_acknowledged_into_a_file_that_is_gone() {
    type Meddle = fn(&Path);
    let meddle: [(&str, Meddle); 4] = [
        ("deleted", |path| fs::remove_file(path).unwrap()),
        ("its log deleted", |path| fs::remove_file(format!("{}-wal", path.display())).unwrap()),
        ("replaced", |path| {
            let copy = path.with_extension("copy");
            fs::copy(path, &copy).unwrap();
            fs::rename(copy, path).unwrap();
        }),
        ("moved away", |path| fs::rename(path, path.with_extension("moved")).unwrap()),
    ];
    for (how, meddle) in meddle {
        let folder = folder();
        let path = folder.path().join("store.db");
        runtime().block_on(async {
            let store = store_with(&path, "a").await;
            store.health().await.unwrap();
            meddle(&path);
            for outcome in [store.health().await, store.append("a", 1, vec![entry(1, "b")], None).await] {
                match outcome {
                    Err(StoreError::Unavailable(why)) => {
                        assert!(why.contains("deleted or replaced"), "{why}");
                    }
                    other => panic!("{how}: {other:?}"),
                }
            }
        });
    }
}

#[test]
fn a_file_that_is_overwritten_or_cut_is_not_healthy() {
    type Meddle = fn(&mut Vec<u8>);
    let meddle: [(&str, Meddle); 2] =
        [("overwritten", |bytes| bytes[..64].fill(0)), ("cut", |bytes| bytes.truncate(bytes.len() / 2))];
    for (how, meddle) in meddle {
        let folder = folder();
        let path = folder.path().join("store.db");
        runtime().block_on(async {
            let store = store_with(&path, "a").await;
            super::meddle(&store, |writer| {
                writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
            })
            .await;
            store.health().await.unwrap();
            let mut bytes = fs::read(&path).unwrap();
            meddle(&mut bytes);
            // Into the same file, as a program gone wild would.
            fs::write(&path, bytes).unwrap();
            let health = store.health().await;
            assert!(
                matches!(&health, Err(StoreError::Unavailable(why)) if why.contains("damaged")),
                "{how}: {health:?}"
            );
        });
    }
}
