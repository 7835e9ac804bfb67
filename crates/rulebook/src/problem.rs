//! What may be wrong with a page.

use std::fmt;

use crate::id::Id;

/// Something that is wrong with a page, and the line to correct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// The ways in which a page can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The id was given to an earlier rule.
    Twice(Id),
    /// The id has another prefix than the first id of the page.
    OtherPrefix {
        /// The id that stands out.
        id: Id,
        /// The prefix of the page.
        prefix: String,
    },
    /// Bold at the start of an item that is meant as an id, but is not one.
    NotAnId(String),
    /// The rule has an id and nothing else.
    Empty(Id),
    /// The line belongs to the rule above only because Markdown is lenient; it may be meant to stand alone.
    NotIndented,
}

impl fmt::Display for Problem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.wrong {
            Wrong::Twice(id) => write!(formatter, "{id} stands twice; give the new rule an id of its own."),
            Wrong::OtherPrefix { id, prefix } => {
                write!(formatter, "{id} does not belong to this page, whose ids start with {prefix}.")
            }
            Wrong::NotAnId(text) => {
                write!(
                    formatter,
                    "`{text}` is not a rule id; write it like ABC-12, ABC-E1, ABC-C5 or ABC-12a."
                )
            }
            Wrong::Empty(id) => write!(formatter, "{id} has no text."),
            Wrong::NotIndented => formatter.write_str(
                "indent this line if it belongs to the rule above, else put a blank line before it.",
            ),
        }
    }
}
