//! The checks of the tree, and tests of the tools that make them.
//!
//! A check collects all problems before it fails, each with what to do, so that one run shows everything.

// Rules, code and tests are connected, and the generated files are current.
mod rules;
// Crates depend on each other in one direction only.
mod layers;
// What formatter and linter do not see: length, leftovers, stray paths, broken links.
mod tidy;
// No game without golden files.
mod playthroughs;
// The tests that a page promises are there.
mod defects;
// How often a game is named outside its own files.
mod naming;
// The readers of pages, citations, exceptions and reports, on small inputs.
mod reading;
// The trace on small made-up games: every kind of break is found.
mod breaks;

/// Fails with all problems, if there are any.
#[track_caller]
fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "{} problem(s):\n- {}\n", problems.len(), problems.join("\n- "));
}
