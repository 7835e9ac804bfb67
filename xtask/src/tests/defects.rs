use std::collections::BTreeSet;
use std::fs;

use super::assert_none;
use crate::workspace;

/// How many parts the report of the attack had.
const PARTS: usize = 13;

/// The rows of the table: the part and the name of the test.
fn rows(page: &str) -> Vec<(usize, &str)> {
    let section = page.split("## Defects and their tests").nth(1).unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let row = |line: &'_ str| -> Option<(usize, usize)> {
        let part = line.strip_prefix("| ")?.split(" |").next()?.trim().parse().ok()?;
        Some((part, line.rfind(" | `")?))
    };
    let named = |line| row(line).map(|(part, at)| (part, line[at + 4..].trim_end_matches("` |")));
    section.lines().filter_map(named).collect()
}

#[test]
fn every_defect_has_its_test() {
    let root = workspace::root();
    let page = fs::read_to_string(root.join("docs/testing.md")).expect("a page");
    let code: String = workspace::files(&root)
        .iter()
        .filter(|path| path.ends_with(".rs"))
        .filter_map(|path| fs::read_to_string(root.join(path)).ok())
        .collect();
    let rows = rows(&page);
    let mut problems: Vec<String> = rows
        .iter()
        .filter(|(_, name)| !code.contains(&format!("fn {name}(")))
        .map(|(part, name)| {
            format!("docs/testing.md names `{name}` for part {part}, and there is no such test.")
        })
        .collect();
    let parts: BTreeSet<usize> = rows.iter().map(|(part, _)| *part).collect();
    let missing = (1..=PARTS).filter(|part| !parts.contains(part));
    problems.extend(missing.map(|part| format!("docs/testing.md names no test for part {part}.")));
    assert_none(&problems);
}
