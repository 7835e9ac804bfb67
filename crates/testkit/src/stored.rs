//! Stored records: matches of long ago that must still lead to the states they led to then.

use std::path::Path;

use engine::{Game, Record, fingerprint, replay, verify};

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
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => panic!("{}: {error}", path.display()),
    };
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(error) => panic!("{}: {error}", path.display()),
    };
    let mut trace = String::new();
    let replayed = replay(game, &record, |table, line| {
        trace += &format!("{} {:016x}\n", line.number, fingerprint(game, table.state()));
    });
    match replayed {
        Ok(table) => trace += &format!("end {:016x}\n", fingerprint(game, table.state())),
        Err(error) => panic!("{}: {error}", path.display()),
    }
    check_golden(folder.as_ref().join(format!("{name}.trace.txt")), &trace);
    if let Err(error) = verify(game, &record) {
        panic!("{}: {error}", path.display());
    }
}
