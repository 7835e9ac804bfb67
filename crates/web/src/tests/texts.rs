//! The text files are complete, used, and agree with each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use decks::Language;
use fluent_bundle::FluentResource;

use crate::text::FILES;

/// The keys of a language with the variables of each text.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for file in FILES[language as usize] {
        let mut current: Option<String> = None;
        for line in file.lines() {
            let is_start = line.starts_with(|c: char| c.is_ascii_lowercase());
            if let Some((key, _)) = line.split_once(" =").filter(|_| is_start) {
                assert!(all.insert(key.to_owned(), BTreeSet::new()).is_none(), "{key} is there twice");
                current = Some(key.to_owned());
            }
            let Some(variables) = current.as_ref().and_then(|key| all.get_mut(key)) else { continue };
            for part in line.split('$').skip(1) {
                variables.insert(part.chars().take_while(|c| c.is_ascii_alphanumeric()).collect::<String>());
            }
        }
    }
    all
}

#[test]
fn files_are_well_formed() {
    for file in FILES.iter().flatten() {
        if let Err((_, errors)) = FluentResource::try_new((*file).to_owned()) {
            panic!("{errors:?} in a file that starts {:?}", file.lines().next());
        }
    }
}

#[test]
fn languages_have_the_same_texts_with_the_same_variables() {
    let english = keys(Language::En);
    for language in Language::ALL {
        let other = keys(language);
        let code = language.code();
        for (key, variables) in &english {
            let found = other.get(key).unwrap_or_else(|| panic!("{code} has no text `{key}`"));
            assert_eq!(variables, found, "the variables of `{key}` in {code}");
        }
        for key in other.keys() {
            assert!(english.contains_key(key), "{code} has a text `{key}` that English has not");
        }
    }
}

fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("tests") {
                sources(&path, found);
            }
        } else {
            found.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    let english = keys(Language::En);
    for key in english.keys() {
        assert!(code.contains(&format!("\"{key}\"")), "no code uses the text `{key}`");
    }
    for call in
        [".text(", ".with(", ".html(", ".of(", ".with_card(", ".with_cards(", ".with_value(", ".at_column("]
    {
        for part in code.split(call).skip(1) {
            let Some(rest) = part.trim_start().strip_prefix('"') else { continue };
            let key = rest.split('"').next().unwrap();
            assert!(english.contains_key(key), "there is no text `{key}`");
        }
    }
}

#[test]
fn polish_counts_in_three_ways() {
    let texts = crate::Texts::new(Language::Pl);
    let say = |count: usize| texts.with("kos-marker-count", &[("count", count.into())]);
    assert_eq!(say(1), "jeden znacznik");
    assert_eq!(say(2), "2 znaczniki");
    assert_eq!(say(5), "5 znaczników");
    assert_eq!(say(22), "22 znaczniki");
}

#[test]
fn what_players_type_is_escaped_and_cannot_stand_in_for_markup() {
    let texts = crate::Texts::new(Language::En);
    let name = maud::html! { b { "<Ola>" } };
    let html = texts.html("kos-wait-play", &[("name", name.into())]);
    assert!(html.0.starts_with("<b>&lt;Ola&gt;</b>"), "{}", html.0);
    let typed =
        texts.html("list-and", &[("rest", "\u{E001}<i>".into()), ("last", maud::html! { u {} }.into())]);
    assert_eq!(typed.0, "&lt;i&gt; and <u></u>");
}
