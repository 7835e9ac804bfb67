use std::fs;
use std::path::Path;

use super::assert_none;
use crate::citation::function_name;
use crate::workspace;

const FILE_LINES_MAX: usize = 600;
const FUNCTION_LINES_MAX: usize = 90;

/// Leftovers, in pieces so that this file does not find itself, and the files they are looked for in.
const LEFTOVERS: &[&str] = &[
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("FIX", "ME"),
    concat!("TO", "DO"),
    concat!("XX", "X"),
    concat!("#[ig", "nore"),
];
const LEFTOVERS_IN: &[&str] = &["rs", "js", "css", "toml"];

/// Places of one machine, which exist on no other.
const MACHINE_PATHS: &[&str] = &[concat!("/ho", "me/"), concat!("/wo", "rk/"), concat!("/ro", "ot")];

const NO_TRAILING_SPACE_IN: &[&str] = &["rs", "js", "css", "html", "toml", "md", "ftl", "sh"];

#[test]
fn tidy() {
    let root = workspace::root();
    let mut problems = Vec::new();
    for path in workspace::files(&root) {
        // What is not text (fonts, images) is not ours to check.
        let Ok(text) = fs::read_to_string(root.join(&path)) else { continue };
        problems.extend(text_problems(&path, &text).into_iter().map(|why| format!("{path}{why}")));
        if path.ends_with(".md") {
            problems.extend(link_problems(&root, &path, &text).into_iter().map(|why| format!("{path}{why}")));
        }
    }
    assert_none(&problems);
}

/// All that can be said about one file; each problem starts with the line, as `:12: `, or with `: `.
fn text_problems(path: &str, text: &str) -> Vec<String> {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let mut problems = Vec::new();
    let line_count = text.lines().count();
    if ["rs", "js", "css"].contains(&extension) && line_count > FILE_LINES_MAX {
        problems.push(format!(
            ": {line_count} lines, at most {FILE_LINES_MAX}: split it into files of one topic each."
        ));
    }
    if is_crate_root(path) && !text.starts_with("//!") {
        problems.push(": say in a `//!` comment at the top what the crate is for.".to_owned());
    }
    if extension == "rs" {
        problems.extend(long_functions(text));
    }
    for (index, line) in text.lines().enumerate() {
        let at = format!(":{}: ", index + 1);
        if NO_TRAILING_SPACE_IN.contains(&extension) && line.ends_with([' ', '\t']) {
            problems.push(format!("{at}white space at the end of the line: delete it."));
        }
        if extension == "rs" && line.contains('\t') {
            problems.push(format!("{at}a tab: indent with blanks, write \\t in a string."));
        }
        if LEFTOVERS_IN.contains(&extension) {
            let leftovers = LEFTOVERS.iter().filter(|word| has_word(line, word));
            problems.extend(
                leftovers
                    .map(|word| format!("{at}`{word}`: finish it, or open an issue and delete the mark.")),
            );
        }
        let strays = MACHINE_PATHS.iter().filter(|stray| has_word(line, stray));
        problems.extend(
            strays.map(|stray| format!("{at}`{stray}` is a place of one machine: use a relative path.")),
        );
    }
    problems
}

fn is_crate_root(path: &str) -> bool {
    (path.starts_with("crates/") || path.starts_with("xtask/"))
        && (path.ends_with("/src/lib.rs") || path.ends_with("/src/main.rs"))
}

/// Whether the word stands in the line by itself: not within a longer word, nor within a longer path.
fn has_word(line: &str, word: &str) -> bool {
    let is_inner = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        let is_path = word.starts_with('/');
        let starts =
            !before.ends_with(|letter: char| is_inner(letter) || (is_path && "-.})".contains(letter)));
        let ends =
            !word.ends_with(is_inner) || !after.starts_with(|letter: char| is_inner(letter) || letter == '-');
        starts && ends
    })
}

/// Functions that are too long. Formatted code is assumed: a body ends at the first `}` as far left as its `fn`.
fn long_functions(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut problems = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function_name(line) else { continue };
        let indent = line.len() - line.trim_start().len();
        // A signature of several lines, and a body, come back to the indentation of the `fn` only to go on or to end.
        let is_level = |line: &&str| line.len() > indent && line.len() - line.trim_start().len() == indent;
        let levels = lines.iter().enumerate().skip(start).filter(|(_, line)| is_level(line));
        let end = levels.map(|(index, line)| (index, line.trim())).find(|(index, line)| {
            line.ends_with(';')
                || line.ends_with('}') && (*index == start || line.ends_with(" }") || *line == "}")
        });
        let line_count = end.map_or(0, |(index, _)| index + 1 - start);
        if line_count > FUNCTION_LINES_MAX {
            problems.push(format!(
                ":{}: `{name}` has {line_count} lines, at most {FUNCTION_LINES_MAX}: split it where its steps have names.",
                start + 1
            ));
        }
    }
    problems
}

/// Relative links to files that do not exist.
fn link_problems(root: &Path, path: &str, text: &str) -> Vec<String> {
    let directory = root.join(path).parent().map(Path::to_path_buf).unwrap_or_default();
    let mut problems = Vec::new();
    for (line, target) in links(text) {
        let file = target.split(['#', '?']).next().unwrap_or_default();
        let is_elsewhere = target.contains("://") || target.starts_with("mailto:");
        // A figure of a guide is a board that the page draws, not a file.
        let is_figure = path.contains("/guide/") && target.starts_with("figure:");
        if is_elsewhere || is_figure || file.is_empty() {
            continue;
        }
        if file.starts_with('/') || !directory.join(file.replace("%20", " ")).exists() {
            problems.push(format!(
                ":{line}: the link `{target}` leads nowhere: correct it, relative to this file."
            ));
        }
    }
    problems
}

/// The targets of Markdown links, inline or as references, with their lines; code is skipped.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut is_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
            continue;
        }
        if is_code {
            continue;
        }
        // Every second piece between backticks is inline code; a link's text may contain some, its target does not.
        let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("code");
        let inline = prose.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
        let reference = prose.starts_with('[').then(|| prose.split_once("]: ")).flatten();
        let targets = inline.chain(reference.map(|(_, target)| target.split(' ').next().unwrap_or(target)));
        found.extend(targets.map(|target| (index + 1, target.trim_matches(['<', '>']).to_owned())));
    }
    found
}

#[track_caller]
fn check(path: &str, text: &str, expected: &[&str]) {
    let problems = text_problems(path, text);
    assert_eq!(problems.len(), expected.len(), "{problems:#?}");
    for (problem, part) in problems.iter().zip(expected) {
        assert!(problem.contains(part), "`{problem}` does not say `{part}`");
    }
}

#[test]
fn untidy_lines_are_found() {
    check("crates/a/src/b.rs", "//! Fine.\nfn a() {}\n", &[]);
    check("crates/a/src/b.rs", "a \n", &[":1: white space"]);
    check("crates/a/src/b.rs", "\ta\n", &[":1: a tab"]);
    check("crates/a/src/lib.rs", "fn a() {}\n", &["`//!` comment"]);
    check("a.css", &"b\n".repeat(FILE_LINES_MAX + 1), &["601 lines"]);
    check("a.txt", &"b \n".repeat(FILE_LINES_MAX + 1), &[]);
    for leftover in LEFTOVERS {
        check("a.js", &format!("x {leftover} y\n"), &["finish it"]);
        check("a.js", &format!("x{leftover}y\n"), &[]);
    }
    for stray in MACHINE_PATHS {
        check("a.txt", &format!("see \"{stray}\"\n"), &["a place of one machine"]);
        check("a.txt", &format!("see docs{stray}\n"), &[]);
    }
}

#[test]
fn long_functions_are_found() {
    let body = "        b();\n".repeat(FUNCTION_LINES_MAX - 1);
    let long = format!(
        "impl A {{\n    fn short() {{}}\n\n    pub fn long(\n        a: u8,\n    ) -> u8 {{\n{body}    }}\n}}\n"
    );
    check("a.rs", &long, &[":4: `long` has 93 lines"]);
    let fits = format!("    fn fits() {{\n{}    }}\n", "        b();\n".repeat(FUNCTION_LINES_MAX - 2));
    check("a.rs", &format!("{fits}{fits}"), &[]);
    let declared =
        format!("trait A {{\n    fn a();\n{}    fn b() {{}}\n}}\n", "    // Long comment.\n".repeat(100));
    check("a.rs", &declared, &[]);
}

#[test]
fn links_are_found_outside_code() {
    let text =
        "[a](b.md#c) and `[no](no.md)` and [`code`](d.md \"title\")\n```\n[no](no.md)\n```\n[e]: f/g.md\n";
    assert_eq!(links(text), [(1, "b.md#c".into()), (1, "d.md".into()), (5, "f/g.md".into())]);
    let root = workspace::root();
    assert_eq!(link_problems(&root, "docs/a.md", "[a](rules) [b](#c) [d](https://e.f)").len(), 0);
    assert_eq!(link_problems(&root, "docs/a.md", "[a](no-such-page.md) [b](/rules)").len(), 2);
}
