//! Stored matches, played again.

use std::path::{Path, PathBuf};

use crate::play_again;

/// All golden records of the games.
fn golden() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders: Vec<PathBuf> =
        std::fs::read_dir(crates).unwrap().flatten().map(|entry| entry.path().join("data/records")).collect();
    let mut records = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rec") {
                records.push(path);
            }
        }
    }
    records.sort();
    records
}

fn read(path: &Path) -> (String, String) {
    let trace = std::fs::read_to_string(path.with_extension("trace.txt")).unwrap();
    (std::fs::read_to_string(path).unwrap(), trace)
}

#[test]
fn every_golden_record_is_played_again_by_the_rules_of_its_version() {
    let mut games: Vec<String> = Vec::new();
    for path in golden() {
        let (text, trace) = read(&path);
        let again = play_again(&text, Some(&trace)).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert!(again.is_compared && again.lines > 0);
        games.push(again.game);
    }
    for game in ["cv gigamic, rules 1", "cv gigamic, rules 2", "cv granna, rules 1"] {
        assert!(games.iter().any(|found| found == game), "{game} is not among {games:?}");
    }
}

#[test]
fn what_differs_is_said_with_its_line() {
    let golden = golden();
    let (text, trace) = read(golden.iter().find(|path| path.ends_with("v1/2p-gigamic.rec")).unwrap());
    let why = |text: &str, trace: Option<&str>| play_again(text, trace).unwrap_err();
    assert!(!play_again(&text, None).unwrap().is_compared);
    let line = trace.lines().nth(7).unwrap();
    let other = trace.replace(line, &line.replace(|c: char| c.is_ascii_lowercase(), "0"));
    let number = line.split(' ').next().unwrap();
    assert_eq!(why(&text, Some(&other)), format!("ahead of line {number} the state is not the one it was"));
    let shorter = trace.lines().next().unwrap();
    assert_eq!(why(&text, Some(shorter)), "the record goes on behind its trace");
    // A changed version changes every check of the record behind it, so the header alone cannot be touched up.
    assert!(why(&text.replace("\nrules 1\n", "\nrules 2\n"), None).contains("the check does not fit"));
    assert!(why("no record", None).starts_with("line 1: "));
}
