//! That an acknowledged entry survives the death of the process.
//!
//! The test starts itself again as a child that appends to several tables at once and prints what was
//! acknowledged, kills it at some moment without warning, and looks into the file. This shows that an answer
//! never comes before the commit and that no half append is left; that the disk itself keeps what it was told
//! to sync takes a power cut to prove.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use super::super::super::suite::{entry, row, summary};
use super::super::super::{Status, Store, StoreError, StoredEntry};
use super::super::{Options, SqliteStore};
use super::{folder, runtime};

/// Names the file to the child; without it the child's test does nothing.
const FILE_VARIABLE: &str = "LUDOTEKA_KILL_TEST_FILE";
const CHILD_TEST: &str = "sqlite::tests::kill::child_appends_until_it_is_killed";
const TABLES: u64 = 6;
const ROUNDS: u64 = 25;

#[test]
fn acknowledged_entries_survive_a_kill() {
    let folder = folder();
    let path = folder.path().join("store.db");
    // What the children were promised: per table, how many entries.
    let mut promised: BTreeMap<String, u64> = BTreeMap::new();
    let mut moments = 0x9e37_79b9_7f4a_7c15_u64;
    let mut fruitful = 0;
    for round in 0..ROUNDS {
        let delay = Duration::from_millis(5 + next(&mut moments) % 116);
        // Every third child is killed counting from its birth, so that opening the file is hit as well.
        let acknowledged = run_child(&path, delay, round % 3 != 0);
        fruitful += u64::from(!acknowledged.is_empty());
        for (table, count) in acknowledged {
            let before = promised.insert(table.clone(), count);
            assert!(before.is_none_or(|before| before < count), "round {round}: {table} went back");
        }
        // Every other child meets what the one before it left, unseen by anybody else.
        if round % 2 == 0 {
            check(&path, &promised, round);
        }
    }
    check(&path, &promised, ROUNDS);
    assert!(fruitful >= ROUNDS / 3, "only {fruitful} of {ROUNDS} children lived to append anything");
    assert_eq!(promised.len() as u64, TABLES);
}

/// A child's whole life. Gives the number of entries it was promised per table.
fn run_child(path: &Path, delay: Duration, from_ready: bool) -> BTreeMap<String, u64> {
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", CHILD_TEST, "--nocapture", "--test-threads=1"])
        .env(FILE_VARIABLE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut child = Mortal(child);
    let (ready, is_ready) = mpsc::channel();
    let reader = read(&mut child.0, ready);
    if from_ready {
        is_ready.recv_timeout(Duration::from_secs(30)).expect("the child opens the store");
    }
    thread::sleep(delay);
    child.0.kill().unwrap();
    let status = child.0.wait().unwrap();
    let acknowledged = reader.join().unwrap();
    // 101 is how a failed test ends.
    assert!(!status.success() && status.code() != Some(101), "the child ended by itself: {status}");
    acknowledged
}

/// A child that does not outlive a test that fails.
struct Mortal(Child);

impl Drop for Mortal {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Collects what the child prints, on a thread of its own: a full pipe would hold the child up.
fn read(child: &mut Child, ready: mpsc::Sender<()>) -> thread::JoinHandle<BTreeMap<String, u64>> {
    let lines = BufReader::new(child.stdout.take().unwrap());
    thread::spawn(move || {
        let mut counts = BTreeMap::new();
        for line in lines.split(b'\n') {
            let line = String::from_utf8(line.unwrap()).unwrap();
            // Only whole lines count; what stands between the marks was written before the end.
            match line.split_ascii_whitespace().collect::<Vec<_>>()[..] {
                ["ready"] => drop(ready.send(())),
                ["ack", table, number, "."] => {
                    let count = number.parse::<u64>().unwrap() + 1;
                    let before = counts.insert(table.to_owned(), count).unwrap_or(0);
                    assert!(before < count, "{table} was acknowledged {number} after {before}");
                }
                _ => {}
            }
        }
        counts
    })
}

/// Reads the file as the next server would, and compares it with what was promised.
fn check(path: &Path, promised: &BTreeMap<String, u64>, round: u64) {
    let store = SqliteStore::open(path, &Options::default()).unwrap();
    runtime().block_on(async {
        for (table, count) in promised {
            let stored = store.load(table).await.unwrap();
            let next = stored.next_number();
            assert!(next >= *count, "round {round}: {table} lost {}", *count - next);
            let mut expected = vec![];
            while expected.len() < stored.entries.len() {
                expected.extend(batch(table, expected.len() as u64));
            }
            // Each number once, none missing, no append cut in two, and every text as it was written.
            assert!(stored.entries == expected, "round {round}: the log of {table} is not what was appended");
            assert_eq!(stored.row.summary.updated_ms, next.cast_signed(), "round {round}: {table}");
        }
        store.close().await.unwrap();
    });
    let connection = Connection::open(path).unwrap();
    let verdict: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(verdict, "ok", "round {round}");
}

/// The append that begins at a number: one to four entries, some of them larger than a page.
fn batch(table: &str, start: u64) -> Vec<StoredEntry> {
    let mut dice = start ^ 0x5851_f42d_4c95_7f2d;
    let count = 1 + next(&mut dice) % 4;
    let bytes = if next(&mut dice).is_multiple_of(16) { 6000 } else { 40 };
    (start..start + count)
        .map(|number| entry(number, &format!("{table} {number} {start:.>bytes$}")))
        .collect()
}

/// The child. On its own it is an empty test.
#[test]
fn child_appends_until_it_is_killed() {
    let Some(path) = std::env::var_os(FILE_VARIABLE) else { return };
    let store = Arc::new(SqliteStore::open(path, &Options::default()).unwrap());
    // The test's name stands on the line already.
    say("\nready");
    runtime().block_on(async {
        let writers: Vec<_> = (0..TABLES)
            .map(|table| tokio::spawn(append_forever(store.clone(), format!("table-{table}"))))
            .collect();
        for writer in writers {
            writer.await.unwrap();
        }
    });
}

async fn append_forever(store: Arc<SqliteStore>, table: String) {
    let mut next = match store.load(&table).await {
        Ok(stored) => stored.next_number(),
        Err(StoreError::NotFound) => {
            store.create_table(row(&table, 0), None, vec![]).await.unwrap();
            0
        }
        Err(error) => panic!("{error}"),
    };
    loop {
        let entries = batch(&table, next);
        let end = next + entries.len() as u64;
        let summary = Some(summary(Status::Playing, end.cast_signed()));
        store.append(&table, next, entries, summary).await.unwrap();
        say(&format!("ack {table} {} .", end - 1));
        next = end;
    }
}

/// Prints a line in one piece and at once.
fn say(line: &str) {
    let mut stdout = std::io::stdout().lock();
    stdout.write_all(format!("{line}\n").as_bytes()).unwrap();
    stdout.flush().unwrap();
}

/// A small generator (SplitMix64), so that the moments of a failed run can be had again.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut word = *state;
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
