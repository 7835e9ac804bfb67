//! Golden files: a text that must stay as it is, and one way to say that it may change.

use std::path::Path;

use crate::seeds::command;

/// The environment variable that writes golden files anew instead of comparing them.
const UPDATE: &str = "UPDATE_EXPECT";

/// Whether golden files are to be written rather than compared.
pub(crate) fn is_updating() -> bool {
    std::env::var(UPDATE).is_ok_and(|value| !value.is_empty() && value != "0")
}

/// Compares a text with a golden file. The path is taken from the crate's own folder, where tests run.
/// With `UPDATE_EXPECT=1` the file is written instead; read its diff before you commit it.
///
/// # Panics
/// If the file is missing or differs: with the first line that does, and the command that updates it.
#[track_caller]
pub fn check_golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if is_updating() {
        write(path, text);
        return;
    }
    let stored = match std::fs::read_to_string(path) {
        Ok(stored) => stored,
        Err(error) => panic!("{}: {error}\n{}", path.display(), how_to_update()),
    };
    if let Some(difference) = first_difference(&stored, text) {
        panic!("{}: {difference}\n{}", path.display(), how_to_update());
    }
}

/// Writes a golden file, with its folder.
#[track_caller]
pub(crate) fn write(path: &Path, text: &str) {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    }
    std::fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// What to do when a change is meant.
pub(crate) fn how_to_update() -> String {
    format!("if the change is meant: {}", command(&format!("{UPDATE}=1")))
}

/// Where two texts first differ, in words; line ends of other systems do not count as a difference.
fn first_difference(stored: &str, text: &str) -> Option<String> {
    let (mut old, mut new) = (stored.lines(), text.lines());
    let mut number = 0;
    loop {
        number += 1;
        let told = |line: Option<&str>| line.map_or_else(|| "(the end)".to_owned(), str::to_owned);
        match (old.next(), new.next()) {
            (None, None) => return None,
            (was, is) if was == is => {}
            (was, is) => {
                return Some(format!("line {number} differs\n   file: {}\n    now: {}", told(was), told(is)));
            }
        }
    }
}
