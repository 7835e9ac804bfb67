//! Plays stored matches again and says which would differ: `release_check FILE...`. `cargo xtask release-check` runs it.
//!
//! A file is a record. If `NAME.trace.txt` lies beside `NAME.rec`, every state is compared with it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to a terminal")]

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use games::{Again, play_again};

fn check(path: &Path) -> Result<Again, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let trace = fs::read_to_string(path.with_extension("trace.txt")).ok();
    play_again(&text, trace.as_deref())
}

fn main() -> ExitCode {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    let mut different = 0;
    for path in &paths {
        match check(Path::new(path)) {
            Ok(Again { game, lines, is_compared }) => {
                let how = if is_compared { "every state as it was" } else { "follows from the rules" };
                println!("same    {path}: {game}, {lines} lines, {how}");
            }
            Err(why) => {
                different += 1;
                println!("DIFFERS {path}: {why}");
            }
        }
    }
    println!("{} matches played again, {different} would differ", paths.len());
    if different == 0 && !paths.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
