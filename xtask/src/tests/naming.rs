use super::assert_none;
use crate::workspace::{self, GAMES};

/// How many lines outside a game's own files may name it: its place in the list of games, the lines that declare its
/// modules, its dependencies in manifests, and examples of commands.
const PLACES_MAX: usize = 14;

/// A new game touches few files that are not its own: code that asks which game it has would have to be found and
/// taught by whoever adds the next one.
#[test]
fn few_places_name_a_game() {
    let root = workspace::root();
    let files = workspace::files(&root);
    let mut problems = Vec::new();
    for game in GAMES.iter().filter(|game| game.has_crate(&root)) {
        let mut places = Vec::new();
        for path in files.iter().filter(|path| is_common(path, game.name)) {
            let text = workspace::read(&root, path).unwrap();
            let lines = text.lines().enumerate().filter(|(_, line)| names(line, game.name));
            places.extend(lines.map(|(index, line)| format!("{path}:{}: {}", index + 1, line.trim())));
        }
        if places.len() > PLACES_MAX {
            problems.push(format!(
                "{} places outside its own files name `{}`, at most {PLACES_MAX} may: reach it from the list in \
                 crates/games/src/list.rs instead.\n    {}",
                places.len(),
                game.name,
                places.join("\n    ")
            ));
        }
    }
    assert_none(&problems);
}

/// Code and manifests that belong to no single game. Tests may name games, and so may what is written for people.
fn is_common(path: &str, game: &str) -> bool {
    let is_code = path.ends_with(".rs") || path.ends_with("Cargo.toml") || path.ends_with(".js");
    let is_test = path.contains("/tests/") || path.ends_with("/tests.rs");
    let is_own = path.starts_with(&format!("crates/{game}/"))
        || path.contains(&format!("/{game}/"))
        || path.ends_with(&format!("/{game}.rs"));
    is_code && !is_test && !is_own
}

/// Whether a line of code names the game, as a module, a type or a slug; comments do not count.
fn names(line: &str, game: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default().to_ascii_lowercase();
    code.match_indices(game).any(|(at, _)| {
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        !code[..at].ends_with(is_word) && !code[at + game.len()..].starts_with(is_word)
    })
}

#[test]
fn a_name_is_found_where_it_is_meant() {
    assert!(
        names("use cv::Cv;", "cv") && names("    \"cv\" => 1,", "cv") && names("cv = { path = \"x\" }", "cv")
    );
    assert!(!names("let cvs = recv();", "cv") && !names("// cv", "cv") && !names("cv_count", "cv"));
    assert!(is_common("crates/web/src/asset.rs", "cv") && is_common("crates/web/Cargo.toml", "cv"));
    assert!(!is_common("crates/web/src/game/cv/mod.rs", "cv") && !is_common("crates/bots/src/cv.rs", "cv"));
    assert!(!is_common("crates/web/src/tests/mod.rs", "cv") && !is_common("docs/rules/cv.md", "cv"));
}
