//! What the chores know about the tree: where it is, which files belong to it, which games it holds.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// A game of the workspace: the name of its crate and of its rules page, and the prefix of its rule ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) name: &'static str,
    pub(crate) prefix: &'static str,
}

/// All games, built or planned: those with a rules page. A game takes part in the checks as soon as its crate exists.
pub(crate) static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let root = root();
    let pages = fs::read_dir(root.join("docs/rules")).into_iter().flatten().flatten();
    let names = pages
        .filter_map(|entry| entry.file_name().into_string().ok()?.strip_suffix(".md").map(str::to_owned));
    let mut games: Vec<Game> = names
        .filter_map(|name| {
            let page = rulebook::Page::read(&read(&root, &format!("docs/rules/{name}.md")).ok()?);
            let prefix = page.rules().first()?.id.prefix().to_owned();
            // Read once for the life of the program.
            Some(Game { name: name.leak(), prefix: prefix.leak() })
        })
        .collect();
    games.sort_by_key(|game| game.name);
    games
});

impl Game {
    pub(crate) fn page(self) -> String {
        format!("docs/rules/{}.md", self.name)
    }

    pub(crate) fn has_crate(self, root: &Path) -> bool {
        root.join("crates").join(self.name).join("Cargo.toml").is_file()
    }
}

/// The directory that holds the root manifest.
pub(crate) fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().expect("xtask lies one directory below the root").to_path_buf()
}

/// Every file of the tree, tracked or about to be, as a sorted list of paths with `/` relative to the root.
///
/// Git decides what is ignored. Without a usable repository (an unpacked archive, a checkout owned by somebody else)
/// the directories are walked instead, so that the checks hold there too.
pub(crate) fn files(root: &Path) -> Vec<String> {
    let mut files = listed_by_git(root).unwrap_or_else(|| {
        let mut found = Vec::new();
        walk(root, "", &mut found);
        found
    });
    // A file that was deleted but not yet staged is still listed by git.
    files.retain(|path| root.join(path).is_file());
    files.sort();
    files.dedup();
    files
}

fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
    if !output.status.success() {
        return None;
    }
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

fn walk(root: &Path, below: &str, found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(root.join(below)) else { return };
    for entry in entries.flatten() {
        let Ok(name) = entry.file_name().into_string() else { continue };
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        let Ok(kind) = entry.file_type() else { continue };
        if kind.is_dir() {
            if name != "target" && name != ".git" {
                walk(root, &path, found);
            }
        } else if kind.is_file() {
            found.push(path);
        }
    }
}

/// The text of a file of the tree; the error names the file.
pub(crate) fn read(root: &Path, path: &str) -> Result<String, String> {
    fs::read_to_string(root.join(path)).map_err(|why| format!("Cannot read {path}: {why}."))
}

/// A file of the tree together with its text.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// All Rust files below `crates/`.
pub(crate) fn rust_sources(root: &Path) -> Result<Vec<Source>, String> {
    let is_rust = |path: &String| path.starts_with("crates/") && path.ends_with(".rs");
    files(root)
        .into_iter()
        .filter(is_rust)
        .map(|path| read(root, &path).map(|text| Source { path, text }))
        .collect()
}
