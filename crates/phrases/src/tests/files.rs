//! The text files are complete, used, and agree with each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use engine::{Language, Speak};
use fluent_bundle::FluentResource;
use games::map_games;

use crate::text::FILES;

/// The texts of every game.
static GAMES: LazyLock<Vec<[&str; 4]>> = LazyLock::new(|| map_games!(G => <G as Speak>::TEXTS).to_vec());

fn files(language: Language) -> impl Iterator<Item = &'static str> {
    let games = GAMES.iter().map(move |texts| texts[language as usize]);
    FILES[language as usize].into_iter().chain(games)
}

/// The keys of a language with the gaps of each text.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for file in files(language) {
        let mut current: Option<String> = None;
        for line in file.lines() {
            let is_start = line.starts_with(|c: char| c.is_ascii_lowercase());
            if let Some((key, _)) = line.split_once(" =").filter(|_| is_start) {
                assert!(all.insert(key.to_owned(), BTreeSet::new()).is_none(), "{key} is there twice");
                current = Some(key.to_owned());
            }
            let Some(gaps) = current.as_ref().and_then(|key| all.get_mut(key)) else { continue };
            for part in line.split('$').skip(1) {
                gaps.insert(part.chars().take_while(|c| c.is_ascii_alphanumeric()).collect::<String>());
            }
        }
    }
    all
}

#[test]
fn files_are_well_formed() {
    for file in Language::ALL.into_iter().flat_map(files) {
        if let Err((_, errors)) = FluentResource::try_new(file.to_owned()) {
            panic!("{errors:?} in a file that starts {:?}", file.lines().next());
        }
    }
}

#[test]
fn languages_have_the_same_texts_with_the_same_gaps() {
    let english = keys(Language::En);
    for language in Language::ALL {
        let other = keys(language);
        let code = language.code();
        for (key, gaps) in &english {
            let found = other.get(key).unwrap_or_else(|| panic!("{code} has no text `{key}`"));
            assert_eq!(gaps, found, "the gaps of `{key}` in {code}");
        }
        for key in other.keys() {
            assert!(english.contains_key(key), "{code} has a text `{key}` that English has not");
        }
    }
}

/// The sources of all crates, tests left out.
fn sources() -> String {
    let mut found = String::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned();
    let mut folders: Vec<PathBuf> =
        fs::read_dir(&crates).unwrap().flatten().map(|entry| entry.path().join("src")).collect();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
            match path.is_dir() {
                true if path.ends_with("tests") => {}
                true => folders.push(path),
                false => found.push_str(&fs::read_to_string(&path).unwrap()),
            }
        }
    }
    found
}

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    let code = sources();
    let english = keys(Language::En);
    // A family of texts is named by its beginning: `format!("cv-wit-{number}")`.
    let is_of_family =
        |key: &str| key.match_indices('-').any(|(at, _)| code.contains(&format!("\"{}{{", &key[..=at])));
    for key in english.keys() {
        let is_used = code.contains(&format!("\"{key}\"")) || is_of_family(key);
        assert!(is_used, "no code uses the text `{key}`");
    }
    for call in ["Phrase::new(", ".text(", ".with(", ".html(", "of(", "with(", "other(", "about("] {
        for part in code.split(call).skip(1) {
            let Some(rest) = part.trim_start().strip_prefix('"') else { continue };
            let word = rest.split('"').next().unwrap();
            // Gaps are one word, and so are names of attributes and the like; keys of texts have a hyphen.
            if word.contains('-') && !word.contains(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
                assert!(english.contains_key(word), "there is no text `{word}`");
            }
        }
    }
}

#[test]
fn polish_counts_in_three_ways() {
    let texts = crate::Texts::of::<games::Kosmopolis>(Language::Pl);
    let say = |count: usize| texts.with("kos-marker-count", &[("count", count.into())]);
    assert_eq!(say(1), "jeden znacznik");
    assert_eq!(say(2), "2 znaczniki");
    assert_eq!(say(5), "5 znaczników");
    assert_eq!(say(22), "22 znaczniki");
}
