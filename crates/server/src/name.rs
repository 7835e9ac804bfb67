//! Names and what people write: what is fit to be shown, what cannot be seen, and what looks like something else.

use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

/// The longest name of a player, in characters as people count them.
const NAME_LENGTH_MAX: usize = 24;
/// No name has more code points: one sign that people see may be made of many.
const NAME_POINTS_MAX: usize = 64;

/// What is wrong with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NameProblem {
    /// Nothing of it can be seen.
    Blank,
    /// Somebody at the table has it, or one that looks like it.
    Taken,
}

/// A name fit to be shown: one line, not too long, without tricks. `None` if nothing of it can be seen.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    clean(name, NAME_LENGTH_MAX, NAME_POINTS_MAX)
}

/// Words fit to be shown: one line, cut between two signs and never within one.
pub(crate) fn clean(text: &str, length_max: usize, points_max: usize) -> Option<String> {
    let points: Vec<char> = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let neighbour = |at: Option<usize>| at.and_then(|at| points.get(at)).copied();
    let is_kept = |(at, c): (usize, &char)| match *c {
        // Joins the parts of one picture, and is a trick between anything else.
        '\u{200d}' => is_picture(neighbour(at.checked_sub(1))) && is_picture(neighbour(Some(at + 1))),
        '\u{fe0f}' => {
            neighbour(at.checked_sub(1)).is_some_and(|before| !before.is_alphabetic() && !is_unseen(before))
        }
        c => !is_unseen(c),
    };
    let fit: String =
        points.iter().enumerate().filter(|(at, c)| is_kept((*at, c))).map(|(_, c)| *c).collect();
    let folded = fit.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut cut = String::new();
    let mut point_count = 0;
    for sign in folded.graphemes(true).take(length_max) {
        point_count += sign.chars().count();
        if point_count > points_max {
            break;
        }
        cut.push_str(sign);
    }
    let cut = cut.trim().to_owned();
    cut.chars().any(is_seen).then_some(cut)
}

/// Whether a character may be a part of a joined picture: no letter, digit or space.
fn is_picture(c: Option<char>) -> bool {
    c.is_some_and(|c| c == '\u{fe0f}' || (!c.is_alphanumeric() && !c.is_ascii() && !is_unseen(c)))
}

/// Characters that show nothing, or turn the order of others: a name made of them is blank or looks like another.
fn is_unseen(c: char) -> bool {
    (c.is_control() && c != ' ')
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Whether a character shows something by itself. A mark that stands on nothing does not.
fn is_seen(c: char) -> bool {
    !c.is_whitespace() && !is_unseen(c) && !unicode_normalization::char::is_combining_mark(c)
}

/// Whether people would take one name for the other: case, spaces, what cannot be seen and letters of other scripts
/// that look alike make no difference.
pub(crate) fn looks_like(one: &str, other: &str) -> bool {
    let bare = |name: &str| name.chars().filter(|c| !c.is_whitespace() && !is_unseen(*c)).collect::<String>();
    let (one, other) = (bare(one), bare(other));
    let lower_first = |name: &str| skeleton(&name.to_lowercase()).collect::<String>();
    let lower_last = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    lower_first(&one) == lower_first(&other) || lower_last(&one) == lower_last(&other)
}

#[cfg(test)]
#[path = "tests/name.rs"]
mod tests;
