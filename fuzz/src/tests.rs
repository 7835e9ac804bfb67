//! The corpus, thrown again.

use std::fs;
use std::path::Path;

/// Throws every file of a door's corpus at it.
fn replay(door: &str, throw: impl Fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(door);
    let mut count = 0;
    for file in fs::read_dir(&folder).expect("a corpus") {
        throw(&fs::read(file.expect("a file").path()).expect("its bytes"));
        count += 1;
    }
    assert!(count >= 5, "{} holds {count} files: a corpus is more", folder.display());
}

#[test]
fn notation_of_the_corpus() {
    replay("notation", crate::notation);
}

#[test]
fn records_of_the_corpus() {
    replay("record", crate::record);
}

#[test]
fn decks_of_the_corpus() {
    replay("deck", crate::deck);
}

#[test]
fn forms_of_the_corpus() {
    replay("form", crate::form);
}

#[test]
fn socket_messages_of_the_corpus() {
    replay("socket", crate::socket);
}
