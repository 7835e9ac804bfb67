//! Notation: the short text form of actions and chances, one for records, commands, tests and pages.

use std::fmt;

/// A text that is not the notation of anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text as it was found.
    pub found: String,
    /// What would have been right there.
    pub expected: &'static str,
}

impl NotationError {
    /// An error about this text; long texts are cut so that a message stays one line.
    pub fn new(found: &str, expected: &'static str) -> NotationError {
        let found: String =
            found.chars().take(40).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
        NotationError { found, expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.found.is_empty() {
            write!(f, "expected {}", self.expected)
        } else {
            write!(f, "`{}` found, expected {}", self.found, self.expected)
        }
    }
}

impl std::error::Error for NotationError {}
