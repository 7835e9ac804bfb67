//! What a step needs on the machine, and how a missing thing is installed.

use std::process::{Command, Stdio};

use crate::debian;

/// Something that must be installed before a command can run.
pub(crate) enum Need {
    /// A component of the Rust toolchain; it is there if `cargo <subcommand> --version` works.
    Component { name: &'static str, subcommand: &'static str },
    /// A subcommand of cargo that is a program of its own, built from the registry.
    Tool { name: &'static str, subcommand: &'static str },
    /// A Debian package; it is there if its program is found on PATH, or where Debian keeps PostgreSQL.
    Package { name: &'static str, program: &'static str },
}

impl Need {
    /// Installs what is missing. The error says what to install by hand if that is not possible here.
    pub(crate) fn ensure(&self) -> Result<(), String> {
        match self {
            Need::Component { name, subcommand } => ensure_component(name, subcommand),
            Need::Tool { name, subcommand } => ensure_tool(name, subcommand),
            Need::Package { name, program } => debian::ensure_package(name, program),
        }
    }
}

fn ensure_component(name: &str, subcommand: &str) -> Result<(), String> {
    if succeeds("cargo", &[subcommand, "--version"]) {
        return Ok(());
    }
    println!("`cargo {subcommand}` is missing: running `rustup component add {name}`.");
    let added = Command::new("rustup").args(["component", "add", name]).status();
    if added.is_ok_and(|status| status.success()) && succeeds("cargo", &[subcommand, "--version"]) {
        return Ok(());
    }
    Err(format!(
        "`cargo {subcommand}` is missing and could not be added. Run `rustup component add {name}`, or install \
         the {name} that belongs to your Rust."
    ))
}

fn ensure_tool(name: &str, subcommand: &str) -> Result<(), String> {
    let is_there = || succeeds("cargo", &[subcommand, "--version"]);
    if is_there() {
        return Ok(());
    }
    println!("`cargo {subcommand}` is missing: running `cargo install --locked {name}`.");
    let installed = Command::new("cargo").args(["install", "--locked", name]).status();
    if installed.is_ok_and(|status| status.success()) && is_there() {
        return Ok(());
    }
    Err(format!(
        "`cargo {subcommand}` is missing and could not be built. Run `cargo install --locked {name}`."
    ))
}

/// Whether the command can be started and ends well; what it prints is dropped.
pub(crate) fn succeeds(program: &str, arguments: &[&str]) -> bool {
    Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
