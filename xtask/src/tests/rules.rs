use super::assert_none;
use crate::generate::{self, Generated};
use crate::{trace, workspace};

#[test]
fn rules_are_traced() {
    let trace = trace::read(&workspace::root()).unwrap();
    assert_none(&trace.problems());
}

#[test]
fn rule_ids_are_current() {
    let files = generate::rule_ids(&trace::read_pages(&workspace::root()).unwrap());
    assert_none(&files.iter().filter_map(difference).collect::<Vec<_>>());
}

#[test]
fn trace_is_current() {
    let file = generate::trace_page(&trace::read(&workspace::root()).unwrap());
    assert_none(&difference(&file).into_iter().collect::<Vec<_>>());
}

/// Says where the file in the tree differs from what would be generated now.
fn difference(file: &Generated) -> Option<String> {
    let present = workspace::read(&workspace::root(), &file.path).unwrap_or_default();
    if present == file.text {
        return None;
    }
    let mut pairs = file.text.lines().zip(present.lines()).enumerate();
    let (line, wanted) = pairs
        .find(|(_, (wanted, found))| wanted != found)
        .map_or((1 + present.lines().count(), "another length"), |(index, (wanted, _))| (index + 1, wanted));
    Some(format!(
        "{}:{line} is out of date (now: {wanted}). Run `cargo xtask rules` and commit what it writes.",
        file.path
    ))
}
