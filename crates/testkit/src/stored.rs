//! Stored records: matches of long ago that must still lead to the states they led to then.

use std::path::Path;

use engine::{Game, Record, trace, verify};

use crate::golden::{check_golden, is_updating, write};
use crate::random::random_record;

/// Replays the record `NAME.rec` of a folder and compares every state with `NAME.trace.txt` beside it. If this
/// fails, the rules version must rise. With `UPDATE_EXPECT=1` both are made anew, from a random match of the
/// seed.
///
/// # Panics
/// If the record does not follow from the rules, proves nothing, or leads to other states.
#[track_caller]
pub fn check_stored_record<G: Game>(game: &G, folder: impl AsRef<Path>, name: &str, seed: u64) {
    let path = folder.as_ref().join(format!("{name}.rec"));
    if is_updating() {
        write(&path, &random_record(game, seed));
    }
    check_golden(folder.as_ref().join(format!("{name}.trace.txt")), &traced(game, &path));
}

/// Replays the record `NAME.rec` of a folder and compares every state with `NAME.trace.txt` beside it. The record is of
/// an earlier rules version: it can no longer be made, so neither of the two is ever written.
///
/// # Panics
/// If the record does not follow from the rules of its version, proves nothing, or leads to other states.
#[track_caller]
pub fn check_kept_record<G: Game>(game: &G, folder: impl AsRef<Path>, name: &str) {
    let now = traced(game, &folder.as_ref().join(format!("{name}.rec")));
    let path = folder.as_ref().join(format!("{name}.trace.txt"));
    let stored = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let difference = stored.lines().zip(now.lines()).find(|(was, is)| was != is);
    if let Some((was, is)) = difference {
        panic!("{}: `{was}` has become `{is}`: a match of an old version would not go on", path.display());
    }
    assert_eq!(stored.lines().count(), now.lines().count(), "{}", path.display());
}

/// The trace of a record as it is now; the record is proved as well.
#[track_caller]
fn traced<G: Game>(game: &G, path: &Path) -> String {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => panic!("{}: {error}", path.display()),
    };
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(error) => panic!("{}: {error}", path.display()),
    };
    if let Err(error) = verify(game, &record) {
        panic!("{}: {error}", path.display());
    }
    match trace(game, &record) {
        Ok(trace) => trace,
        Err(error) => panic!("{}: {error}", path.display()),
    }
}
