//! Finds where Rust code cites a rule, and which tests prove one.

use crate::workspace::{GAMES, Source};

/// Whether the file holds tests, benchmarks or examples only: citing a rule there does not make it true.
pub(crate) fn is_test_file(path: &str) -> bool {
    let mut parts = path.split('/');
    parts.any(|part| matches!(part, "tests" | "tests.rs" | "benches" | "examples"))
}

/// Whether the file is generated from the rules, so that it cites all of them without meaning anything by it.
pub(crate) fn is_generated(path: &str) -> bool {
    path.ends_with("/rule_ids.rs")
}

/// The part of a file that is not a test: an inline test module, by convention the last item, is cut off.
pub(crate) fn production_code(source: &Source) -> &str {
    if is_test_file(&source.path) || is_generated(&source.path) {
        return "";
    }
    let text = &source.text;
    let attribute = "#[cfg(test)]";
    let inline = text.match_indices(attribute).find(|(at, _)| {
        let item = text[at + attribute.len()..].trim_start().lines().next().unwrap_or_default();
        item.contains("mod ") && item.ends_with('{')
    });
    inline.map_or(text, |(at, _)| &text[..at])
}

/// A citation: the line it stands in, how it is written, and the name its constant would have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Citation {
    pub(crate) line: usize,
    pub(crate) written: String,
    pub(crate) constant: String,
}

/// All rule ids in a text, as words (`KOS-12`) or as values (`KOS_12`).
///
/// Whatever looks like an id of one of our games counts, known or not: a prefix, `-` or `_`, and a run of letters and
/// digits with a digit in it. So a slip of the pen is found and not passed over.
pub(crate) fn citations(text: &str) -> Vec<Citation> {
    citations_of(text, &prefixes())
}

/// The prefixes of the ids of all games.
fn prefixes() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.prefix).collect()
}

pub(crate) fn citations_of(text: &str, prefixes: &[&str]) -> Vec<Citation> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for prefix in prefixes {
            for (at, prefix) in line.match_indices(prefix) {
                let is_inside_word =
                    line[..at].ends_with(|before: char| before.is_alphanumeric() || "_-".contains(before));
                let rest = &line[at + prefix.len()..];
                if is_inside_word || !rest.starts_with(['-', '_']) {
                    continue;
                }
                let suffix_end = rest[1..].find(|letter: char| !letter.is_ascii_alphanumeric());
                let suffix = suffix_end.map_or(&rest[1..], |end| &rest[1..=end]);
                let is_longer_name = rest[1 + suffix.len()..].starts_with('_');
                if is_longer_name || !suffix.bytes().any(|byte| byte.is_ascii_digit()) {
                    continue;
                }
                let written = line[at..at + prefix.len() + 1 + suffix.len()].to_owned();
                let constant = written.replace('-', "_").to_ascii_uppercase();
                found.push(Citation { line: index + 1, written, constant });
            }
        }
    }
    found
}

/// The names of all test functions in a text: those with an attribute `#[test]` or `#[...::test]` directly above.
pub(crate) fn test_functions(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if line.starts_with("#[") {
            let name = line.trim_start_matches("#[").split([']', '(']).next().unwrap_or_default();
            is_test |= name == "test" || name.ends_with("::test");
        } else if let Some(name) = function_name(line) {
            if is_test {
                found.push(name);
            }
            is_test = false;
        } else if !line.starts_with("//") {
            is_test = false;
        }
    }
    found
}

/// The name of the function whose signature begins on this line.
pub(crate) fn function_name(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    if let Some(visible) = rest.strip_prefix("pub(") {
        rest = visible.split_once(") ")?.1;
    }
    for word in ["pub ", "default ", "const ", "async ", "unsafe ", "extern \"C\" "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    let rest = rest.strip_prefix("fn ")?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
    Some(&rest[..end]).filter(|name| !name.is_empty())
}

/// If a test's name starts like a rule id of one of our games (`kos_12_`), the name of that rule's constant.
pub(crate) fn proved_constant(test: &str) -> Option<String> {
    proved_constant_of(test, &prefixes())
}

pub(crate) fn proved_constant_of(test: &str, prefixes: &[&str]) -> Option<String> {
    let mut parts = test.splitn(3, '_');
    let (prefix, suffix, _rest) = (parts.next()?, parts.next()?, parts.next()?);
    let is_ours = prefixes.iter().any(|known| known.eq_ignore_ascii_case(prefix));
    let has_digit = suffix.bytes().any(|byte| byte.is_ascii_digit());
    (is_ours && has_digit).then(|| format!("{prefix}_{suffix}").to_ascii_uppercase())
}
