//! Whole games and commands, driven without a terminal.

mod added_game;
mod cv;
mod cvlizations;
mod goennen;
mod layout;
mod play;
mod record;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

use crate::arguments::PlayArguments;
use crate::command;
use crate::failure::Failure;
use crate::terminal::{Console, Ending, Ink};

/// A directory that is gone when the test is.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("ludoteka-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    pub(crate) fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a new game is started with.
pub(crate) fn new_game(path: &Path, seats: &str, seed: u64) -> PlayArguments {
    PlayArguments {
        game: Some("kosmopolis".to_owned()),
        seats: Some(seats.to_owned()),
        record: Some(path.to_owned()),
        seed: Some(seed),
        ..PlayArguments::default()
    }
}

pub(crate) fn resumed(path: &Path) -> PlayArguments {
    PlayArguments { resume: Some(path.to_owned()), ..PlayArguments::default() }
}

/// Plays with these answers; gives how it ended and everything that was shown.
pub(crate) fn play_with(arguments: &PlayArguments, answers: &str) -> (Result<Ending, String>, String) {
    let mut output = Vec::new();
    let mut input = answers.as_bytes();
    let mut console = Console::plain(&mut input, &mut output);
    let ending = command::play::run(arguments, None, &mut console, &|_| {});
    (ending.map_err(message), String::from_utf8(output).unwrap())
}

/// The same before a screen that can be cleared, in colour.
pub(crate) fn play_on_screen(arguments: &PlayArguments, answers: &str) -> (Result<Ending, String>, String) {
    let mut output = Vec::new();
    let mut input = answers.as_bytes();
    let mut console = Console::plain(&mut input, &mut output).with(Ink::new(true), true, false);
    let ending = command::play::run(arguments, None, &mut console, &|_| {});
    (ending.map_err(message), String::from_utf8(output).unwrap())
}

fn message(failure: Failure) -> String {
    match failure {
        Failure::Said(line) => line,
        Failure::Unread => "unread".to_owned(),
    }
}

/// More answers than any game asks for.
pub(crate) fn always_the_first() -> String {
    "1\n".repeat(1000)
}
