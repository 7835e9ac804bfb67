use std::fs;
use std::path::Path;

use super::assert_none;
use crate::workspace::{self, GAMES};

const ALLOWED_IN: &str = "ALLOWED in xtask/src/tests/layers.rs";

/// Stands in a row for every crate that is a game.
const EVERY_GAME: &str = "every game";

/// Which crates of the workspace a crate may depend on. Development dependencies are free: tests may look anywhere.
const ALLOWED: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("decks", &["engine"]),
    ("phrases", &["engine"]),
    ("rulebook", &[]),
    ("seating", &[]),
    ("trust", &[]),
    ("testkit", &["engine", "phrases"]),
    (EVERY_GAME, &["engine", "decks"]),
    ("bots", &["engine", EVERY_GAME]),
    ("games", &["engine", "decks", EVERY_GAME]),
    ("lab", &["engine", "bots"]),
    ("web", &["engine", "decks", "phrases", "rulebook", "seating", EVERY_GAME, "games"]),
    ("gallery", &["engine", "seating", "games", "web"]),
    ("testdb", &[]),
    ("store", &["engine", "trust"]),
    ("server", &["engine", "seating", "trust", "store", "bots", "games", "web"]),
    (
        "ludoteka",
        &[
            "engine", "decks", "phrases", "rulebook", "seating", EVERY_GAME, "bots", "games", "lab", "web",
            "store", "server",
        ],
    ),
];

/// The row of a crate: its own, or that of all games.
fn row(name: &str) -> &str {
    if GAMES.iter().any(|game| game.name == name) { EVERY_GAME } else { name }
}

#[test]
fn layers_point_one_way() {
    let crates = workspace::root().join("crates");
    let mut problems = Vec::new();
    for name in crate_names(&crates) {
        let path = format!("crates/{name}/Cargo.toml");
        let manifest = workspace::read(&workspace::root(), &path).unwrap();
        problems.extend(layer_problems(&name, &manifest).into_iter().map(|why| format!("{path}: {why}")));
    }
    assert_none(&problems);
}

fn crate_names(crates: &Path) -> Vec<String> {
    let entries = fs::read_dir(crates).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter(|entry| entry.path().join("Cargo.toml").is_file())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    names
}

fn layer_problems(directory: &str, manifest: &str) -> Vec<String> {
    let mut problems = Vec::new();
    if package_name(manifest) != Some(directory) {
        problems
            .push(format!("the package is not named like its directory: write `name = \"{directory}\"`."));
    }
    let Some((_, allowed)) = ALLOWED.iter().find(|(name, _)| *name == row(directory)) else {
        problems.push(format!("the crate has no layer: give it a row in {ALLOWED_IN}."));
        return problems;
    };
    for dependency in dependencies(manifest) {
        let is_ours = ALLOWED.iter().any(|(name, _)| *name == row(&dependency));
        if is_ours && !allowed.contains(&row(&dependency)) {
            problems.push(format!(
                "`{directory}` must not depend on `{dependency}`: move the code to the layer it belongs to, or, if the \
                 layers are wrong, change {ALLOWED_IN} and the architecture page."
            ));
        }
    }
    problems
}

fn package_name(manifest: &str) -> Option<&str> {
    let package = manifest.lines().skip_while(|line| line.trim() != "[package]").skip(1);
    let mut lines = package.take_while(|line| !line.starts_with('['));
    lines.find_map(|line| quoted(line.strip_prefix("name")?.trim_start().strip_prefix('=')?))
}

/// The packages under `[dependencies]`, for all targets, under their real names.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut is_list = false;
    for line in manifest.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        if let Some(header) = line.strip_prefix('[') {
            let header = header.trim_end_matches(']');
            is_list = header == "dependencies" || header.ends_with(".dependencies");
            // One dependency may have a table of its own, `[dependencies.engine]`.
            let single = header
                .split_once("dependencies.")
                .filter(|(before, _)| before.is_empty() || before.ends_with('.'));
            found.extend(single.map(|(_, name)| name.to_owned()));
        } else if let (true, Some((key, value))) = (is_list, line.split_once('=')) {
            let renamed = value.split_once("package").and_then(|(_, rest)| quoted(rest));
            let name = key.trim().trim_end_matches(".workspace").trim_matches('"');
            found.push(renamed.unwrap_or(name).to_owned());
        }
    }
    found
}

/// The first text between double quotes.
fn quoted(text: &str) -> Option<&str> {
    text.split('"').nth(1)
}

#[test]
fn dependencies_are_read_in_all_their_forms() {
    let manifest = "[package]\nname = \"cv\"\n\n[dependencies]\nengine.workspace = true\n# bots = \"1\"\n\
                    decks = { workspace = true }\nrobots = { package = \"bots\", path = \"../bots\" }\n\n\
                    [dev-dependencies]\ntestkit.workspace = true\n\n[dev-dependencies.lab]\npath = \"../lab\"\n\n\
                    [target.'cfg(unix)'.dependencies]\nweb = \"1\"\n\n[dependencies.games]\nworkspace = true\n";
    assert_eq!(dependencies(manifest), ["engine", "decks", "bots", "web", "games"]);
    assert_eq!(package_name(manifest), Some("cv"));
    let problems = layer_problems("cv", manifest);
    assert_eq!(problems.len(), 3, "{problems:?}");
    assert!(problems[0].contains("`cv` must not depend on `bots`"));
    assert!(layer_problems("attic", manifest).iter().any(|why| why.contains("has no layer")));
}

#[test]
fn allowed_layers_have_no_circle() {
    // Every row depends on rows above it only, so following dependencies always ends.
    for (index, (name, allowed)) in ALLOWED.iter().enumerate() {
        for dependency in *allowed {
            let above = ALLOWED[..index].iter().any(|(earlier, _)| earlier == dependency);
            assert!(
                above,
                "`{name}` may depend on `{dependency}`, which is not a row above it in {ALLOWED_IN}."
            );
        }
    }
}
