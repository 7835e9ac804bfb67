//! The release check: every golden record is played again by the program as it is now.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::workspace;

/// Plays all golden records of the tree again, and the records in these folders and files: those of old tables, taken
/// from a server before it is upgraded.
pub(crate) fn run(others: &[&str]) -> Result<(), String> {
    let root = workspace::root();
    let golden = workspace::files(&root).into_iter().filter(|path| is_golden(path)).map(PathBuf::from);
    let mut records: Vec<PathBuf> = golden.collect();
    for other in others {
        // As the caller's shell understands it, not from the root of the tree.
        let path = std::path::absolute(other).map_err(|why| format!("{other}: {why}"))?;
        let before = records.len();
        collect(&path, &mut records)?;
        if records.len() == before {
            return Err(format!("{other}: no record (`*.rec`) lies there."));
        }
    }
    let line = "cargo run --release --quiet --package games --example release_check --";
    println!("{line} ({} records)", records.len());
    let status = Command::new("cargo")
        .args(line.split(' ').skip(1))
        .args(&records)
        .current_dir(&root)
        .status()
        .map_err(|why| format!("Cannot start cargo: {why}."))?;
    if status.success() {
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

/// A record, or all records of a folder and the folders in it, in the order of their names.
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
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "rec") {
            collect(&entry, records)?;
        }
    }
    Ok(())
}
