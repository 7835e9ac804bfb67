//! The release check: every golden record is played again by the program as it is now, and the tables of old databases are
//! opened as an upgraded server would.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::workspace;

/// Plays all golden records of the tree again and opens its golden databases, and the records and databases in these
/// folders and files: those of old tables, taken from a server before it is upgraded.
pub(crate) fn run(others: &[&str]) -> Result<(), String> {
    let root = workspace::root();
    let golden =
        workspace::files(&root).into_iter().filter(|path| is_golden(path) || is_golden_database(path));
    let mut stored: Vec<PathBuf> = golden.map(PathBuf::from).collect();
    for other in others {
        // As the caller's shell understands it, not from the root of the tree.
        let path = std::path::absolute(other).map_err(|why| format!("{other}: {why}"))?;
        let before = stored.len();
        collect(&path, &mut stored)?;
        if stored.len() == before {
            return Err(format!("{other}: no record (`*.rec`) and no database (`*.sqlite`) lies there."));
        }
    }
    let (databases, records): (Vec<PathBuf>, Vec<PathBuf>) =
        stored.into_iter().partition(|path| has_ending(path, "sqlite"));
    let looks = [
        ("cargo run --release --quiet --package games --example release_check --", records),
        ("cargo run --release --quiet --package server --example old_tables --", databases),
    ];
    let mut is_same = true;
    for (line, files) in looks {
        println!("{line} ({} files)", files.len());
        let status = Command::new("cargo")
            .args(line.split(' ').skip(1))
            .args(&files)
            .current_dir(&root)
            .status()
            .map_err(|why| format!("Cannot start cargo: {why}."))?;
        is_same &= status.success();
    }
    if is_same {
        return Ok(());
    }
    Err("Not every stored match is as it was. Raise the rules version of the game, and keep the old one playable: see \
         CONTRIBUTING, \"Fix a rules bug\"."
        .to_owned())
}

/// Whether a file of the tree is a record that must lead to the same states forever.
pub(crate) fn is_golden(path: &str) -> bool {
    path.starts_with("crates/") && path.contains("/data/records/") && path.ends_with(".rec")
}

/// Whether a file of the tree is a database whose tables must stay playable forever.
pub(crate) fn is_golden_database(path: &str) -> bool {
    path.starts_with("crates/") && path.contains("/data/databases/") && path.ends_with(".sqlite")
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own == ending)
}

/// A record or database, or all of a folder and the folders in it, in the order of their names.
fn collect(path: &Path, records: &mut Vec<PathBuf>) -> Result<(), String> {
    let told = |why: std::io::Error| format!("{}: {why}", path.display());
    if !fs::metadata(path).map_err(told)?.is_dir() {
        records.push(path.to_owned());
        return Ok(());
    }
    let mut entries: Vec<PathBuf> =
        fs::read_dir(path).map_err(told)?.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() || has_ending(&entry, "rec") || has_ending(&entry, "sqlite") {
            collect(&entry, records)?;
        }
    }
    Ok(())
}
