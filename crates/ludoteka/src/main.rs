//! `ludoteka`: the one binary. Plays in the terminal, replays and proves records, prints decks and rules, lets
//! bots play many games.
//!
//! - `arguments`: what can be typed. `command`: what it does, one file per command.
//! - `terminal`: the table in a terminal; each game has a module there.
//! - `opening`, `players`: games and players from what was typed. `directory`: where records and tables are kept.
//! - `record_file`: the record of a running game. `campaign_file`: a chain of matches. `table_file`: a table of
//!   the server as a file. `failure`: what goes wrong, in one line.

mod arguments;
mod campaign_file;
mod command;
mod directory;
mod failure;
mod opening;
mod players;
mod record_file;
mod shared_store;
mod table_file;
mod terminal;
#[cfg(test)]
mod tests;

use std::env;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::{self, ExitCode};
use std::sync::PoisonError;

use clap::Parser;
use clap::error::ErrorKind;
use engine::Language;

use arguments::{Arguments, Command, ServeArguments, language_of};
use failure::Failure;
use record_file::RecordFile;
use terminal::{Console, Ink, how_to_resume};

/// What the shell makes of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

fn main() -> ExitCode {
    let outcome = match Arguments::try_parse() {
        Ok(arguments) => run(&arguments),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                write!(io::stdout(), "{error}").map_err(Failure::from)
            }
            _ => Err(usage(&error)),
        },
    };
    match outcome {
        Ok(()) | Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(Failure::Said(line)) => {
            let _ = writeln!(io::stderr(), "ludoteka: {line}");
            ExitCode::FAILURE
        }
    }
}

/// What is wrong with the arguments, in one line.
fn usage(error: &clap::Error) -> Failure {
    let text = error.to_string();
    let lines = text.lines().map(str::trim);
    let said: Vec<&str> = lines
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    let said = said.join(" ").replace(" tip:", "; tip:");
    Failure::new(format!("{} (see `ludoteka --help`)", said.strip_prefix("error: ").unwrap_or(&said)))
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut output = BufWriter::new(io::stdout().lock());
    let decks = arguments.decks.as_deref();
    let (is_input, is_output) = (io::stdin().is_terminal(), io::stdout().is_terminal());
    let set = |name| env::var_os(name).filter(|value| !value.is_empty());
    let is_dumb = set("TERM").is_some_and(|term| term == "dumb");
    let ink = Ink::new(is_output && !is_dumb && set("NO_COLOR").is_none());
    let is_screen = is_input && is_output && !is_dumb;
    let language = arguments.language.unwrap_or_else(|| language_of(|name| env::var(name).ok()));
    let watch = |record: &RecordFile| keep_on_interrupt(record, language);
    let mut input = io::stdin().lock();
    let outcome = match &arguments.command {
        None => command::serve::run(&ServeArguments::default(), &mut output),
        Some(Command::Serve(arguments)) => command::serve::run(arguments, &mut output),
        Some(Command::Load(arguments)) => command::load::run(arguments, &mut output),
        Some(Command::Backup { file, data }) => command::backup::run(file, data, &mut output),
        Some(Command::Restore { file, data }) => command::restore::run(file, data, &mut output),
        Some(Command::Export { id, file, data }) => command::export::run(id, file, data, &mut output),
        Some(Command::Import { file, data }) => command::import::run(file, data, &mut output),
        Some(Command::Check { file, data }) => command::check::run(file.as_deref(), data, &mut output),
        Some(Command::Move(arguments)) => command::move_::run(arguments, &mut output),
        Some(Command::Verify { files }) => command::verify::run(files, decks, &mut output),
        Some(Command::Cards { game, json }) => command::cards::run(game, *json, decks, &mut output),
        Some(Command::Sim(arguments)) => command::sim::run(arguments, decks, &mut output),
        Some(Command::Rules { game, rule }) => command::rules::run(game, rule.as_deref(), &mut output),
        Some(Command::Play(_) | Command::Replay(_)) => {
            let mut console =
                Console::plain(&mut input, &mut output).with(ink, is_screen, !is_input).speaking(language);
            match &arguments.command {
                Some(Command::Play(arguments)) if is_screen && arguments.says_nothing() => {
                    command::lobby::run(decks, &mut console, &watch).map(drop)
                }
                Some(Command::Play(arguments)) => {
                    command::play::run(arguments, decks, &mut console, &watch).map(drop)
                }
                Some(Command::Replay(arguments)) => command::replay::run(arguments, decks, &mut console),
                _ => Ok(()),
            }
        }
    };
    // What was written comes before what went wrong.
    let flushed = output.flush().map_err(Failure::from);
    outcome.and(flushed)
}

/// Makes Ctrl-C say how to go on. Every told line is written, so there is nothing to save.
fn keep_on_interrupt(record: &RecordFile, language: Language) {
    let (path, guard) = (record.path().to_owned(), record.guard());
    // Where there is no such handler Ctrl-C ends the program all the same, just without a word.
    let _ = ctrlc::set_handler(move || {
        // Held until the end: no line is cut in the middle.
        let _held = guard.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = writeln!(io::stderr(), "\n{}", how_to_resume(&path, language));
        process::exit(INTERRUPTED);
    });
}
