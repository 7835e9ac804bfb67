//! Failures: whatever goes wrong becomes one line and an exit code.

use std::fmt::Display;
use std::io;
use std::path::Path;

use games::OpenError;

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// One line that says what is wrong.
    Said(String),
    /// Whoever read the output has gone (`| head`); there is nobody to tell.
    Unread,
}

impl Failure {
    /// A failure with this message; line breaks in it are folded. It may quote a file that somebody else wrote, and
    /// nothing in it may steer the terminal.
    pub(crate) fn new(message: impl Display) -> Failure {
        let is_harmless = |c: char| !c.is_control() || c == '\n';
        let message: String =
            message.to_string().chars().map(|c| if is_harmless(c) { c } else { '\u{fffd}' }).collect();
        let lines: Vec<&str> = message.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        Failure::Said(lines.join(" "))
    }

    /// A failure about a file or directory.
    pub(crate) fn at(path: &Path, why: impl Display) -> Failure {
        let why = why.to_string();
        // The number means nothing to a reader.
        let why = why.split(" (os error").next().unwrap_or_default();
        Failure::new(format!("{}: {why}", path.display()))
    }
}

/// Only writing to the terminal or a pipe is converted silently; errors of files name their file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::new(format!("cannot write the output: {error}")),
        }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        Failure::new(error)
    }
}
