//! The chores of the workspace, started as `cargo xtask <command>`.
//!
//! Scripts are written in Rust so that they need no second toolchain and are checked like the rest. The checks
//! of the workspace itself (rule trace, layers, names, tidiness) are ordinary tests of this package:
//! `cargo test --package xtask`.
//!
//! In reading order: [`workspace`] knows the tree, [`step`] runs what CI runs, [`need`] gets the tools for it;
//! [`rule`], [`citation`], [`exception`] and [`trace`] connect rules, code and tests, [`generate`] writes the files
//! made from them; [`callgrind`] counts instructions, [`release`] plays stored matches again.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line tool talks to its user")]

mod callgrind;
mod citation;
mod debian;
mod exception;
mod generate;
mod need;
mod release;
mod rule;
mod step;
mod trace;
mod workspace;

#[cfg(test)]
mod tests;

use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask <command>

  test                          everything CI runs: formatting, lints, documentation, tests
  soak                          what takes too long for every change: all screens, whole games, 1,000 kills, fuzzing
  rules                         writes rule_ids.rs of every game and docs/rules/TRACE.md from docs/rules
  callgrind [game] [players]    instructions per decision of random games (default: every game, 3 players)
  callgrind push <game> <players>  the same for drawing what each decision pushes to everybody
  release-check [path...]       plays all golden records again, and other records, and says which would differ";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments.as_slice() {
        ["test"] => step::run_all(step::CI),
        ["soak"] => step::run_all(step::SOAK),
        ["rules"] => generate::write_all(&workspace::root()),
        ["callgrind"] => callgrind::run_all(),
        ["callgrind", "push", game, players] => callgrind::run(&callgrind::PUSH, game, players),
        ["callgrind", game] => callgrind::run(&callgrind::PLAYOUT, game, "3"),
        ["callgrind", game, players] => callgrind::run(&callgrind::PLAYOUT, game, players),
        ["release-check", others @ ..] => release::run(others),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        [] => Err(format!("No command given.\n\n{USAGE}")),
        other => Err(format!("Unknown command `{}`.\n\n{USAGE}", other.join(" "))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
