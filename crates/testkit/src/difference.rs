//! Differences: where two values part, told so that a person can find it.

use std::fmt::Debug;

use engine::Viewer;

/// A viewer in words.
pub(crate) fn name_of(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "the spectator".to_owned(), |seat| format!("seat {seat}"))
}

/// The first place where the printed forms of two values differ, with the way that leads there.
pub(crate) fn difference(a: &impl Debug, b: &impl Debug) -> String {
    let (a, b) = (format!("{a:#?}"), format!("{b:#?}"));
    let (mut left, mut right) = (a.lines(), b.lines());
    let mut way: Vec<&str> = Vec::new();
    loop {
        match (left.next(), right.next()) {
            (None, None) => return "their printed forms do not differ".to_owned(),
            (Some(l), Some(r)) if l == r => {
                // The lines that lead here are those less indented than all after them.
                way.retain(|line| indent(line) < indent(l));
                way.push(l);
            }
            (l, r) => {
                let (l, r) = (l.unwrap_or_default(), r.unwrap_or_default());
                let way: Vec<&str> =
                    way.iter().filter(|line| indent(line) < indent(l)).map(|line| line.trim()).collect();
                return format!("at {} `{}` against `{}`", way.join(" "), l.trim(), r.trim());
            }
        }
    }
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}
