use super::assert_none;
use crate::release;
use crate::workspace::{self, GAMES};

#[test]
fn every_game_has_a_playthrough() {
    let root = workspace::root();
    let files = workspace::files(&root);
    let mut problems = Vec::new();
    for game in GAMES.iter().filter(|game| game.has_crate(&root)) {
        let data = format!("crates/{}/data", game.name);
        if !files.iter().any(|path| is_playthrough(&data, path)) {
            problems.push(format!(
                "{data}/playthroughs has no `<players>p*.txt`: add a golden playthrough, such as `2p.txt`, so that \
                 a change of the game shows as a change of its story."
            ));
        }
        if !files.contains(&format!("{data}/perft.txt")) {
            problems.push(format!(
                "{data}/perft.txt is missing: add counts of the positions after so many actions."
            ));
        }
    }
    assert_none(&problems);
}

#[test]
fn the_release_check_finds_records_of_every_game_and_of_old_versions() {
    let root = workspace::root();
    let records: Vec<String> =
        workspace::files(&root).into_iter().filter(|path| release::is_golden(path)).collect();
    for game in GAMES.iter().filter(|game| game.has_crate(&root)) {
        let folder = format!("crates/{}/data/records/", game.name);
        assert!(records.iter().any(|path| path.starts_with(&folder)), "{folder} has no record");
    }
    assert!(records.iter().any(|path| path.contains("/records/v1/")));
    assert!(!release::is_golden("crates/cv/data/records/2p.trace.txt"));
}

fn is_playthrough(data: &str, path: &str) -> bool {
    let name = path.strip_prefix(data).and_then(|rest| rest.strip_prefix("/playthroughs/"));
    name.is_some_and(|name| {
        let rest = name.trim_start_matches(|letter: char| letter.is_ascii_digit());
        rest.len() < name.len() && rest.starts_with('p') && rest.ends_with(".txt")
    })
}

#[test]
fn playthroughs_are_known_by_their_name() {
    assert!(is_playthrough("crates/cv/data", "crates/cv/data/playthroughs/2p.txt"));
    assert!(is_playthrough("crates/cv/data", "crates/cv/data/playthroughs/4p-granna.txt"));
    assert!(!is_playthrough("crates/cv/data", "crates/cv/data/playthroughs/notes.txt"));
    assert!(!is_playthrough("crates/cv/data", "crates/cvlizations/data/playthroughs/2p.txt"));
}
