//! Installs Debian packages, for tools that do not come with Rust.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::need;

/// Lets apt-get wait for the lock of installed packages, which on a fresh machine another installation often holds.
const LOCK_WAIT: [&str; 2] = ["-o", "DPkg::Lock::Timeout=600"];
/// The locks of the package lists and of the downloads apt-get does not wait for by itself, so it is asked again.
const LOCK_PATIENCE: Duration = Duration::from_secs(600);
const LOCK_PAUSE: Duration = Duration::from_secs(5);

/// What became of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Done,
    /// Somebody else holds a lock.
    Locked,
    Failed,
}

/// Makes sure that `program` can be found, installing the Debian package `name` if it is not.
pub(crate) fn ensure_package(name: &str, program: &str) -> Result<(), String> {
    if is_on_path(program) {
        return Ok(());
    }
    let by_hand = format!("Install it, on Debian with `apt-get update && apt-get install {name}` as root.");
    if !is_on_path("apt-get") {
        return Err(format!("`{program}` is missing, and so is apt-get. {by_hand}"));
    }
    let Some(prefix) = root_prefix() else {
        return Err(format!(
            "`{program}` is missing, and installing it needs root or sudo without password. {by_hand}"
        ));
    };
    println!("`{program}` is missing: installing the Debian package `{name}`.");
    // A fresh machine has no package lists, or old ones whose files are gone from the mirrors.
    let update: &[&str] = &["apt-get", LOCK_WAIT[0], LOCK_WAIT[1], "update", "--quiet"];
    let install: &[&str] = &[
        "apt-get",
        LOCK_WAIT[0],
        LOCK_WAIT[1],
        "install",
        "--quiet",
        "--yes",
        "--no-install-recommends",
        name,
    ];
    for command in [update, install] {
        let words: Vec<&str> = prefix.iter().chain(command).copied().collect();
        if !patiently(LOCK_PATIENCE, LOCK_PAUSE, || run_apt(&words)) {
            return Err(format!("`{}` failed. {by_hand}", words.join(" ")));
        }
    }
    if is_on_path(program) {
        Ok(())
    } else {
        Err(format!(
            "The package `{name}` is installed, but `{program}` is not on PATH: correct the name in xtask."
        ))
    }
}

/// Tries again while somebody else holds a lock. Whether it was done in the end.
fn patiently(patience: Duration, pause: Duration, mut attempt: impl FnMut() -> Outcome) -> bool {
    let begun = Instant::now();
    loop {
        match attempt() {
            Outcome::Done => return true,
            Outcome::Failed => return false,
            Outcome::Locked if begun.elapsed() >= patience => return false,
            Outcome::Locked => {
                println!("another installation is going on; waiting for its lock.");
                thread::sleep(pause);
            }
        }
    }
}

/// Runs apt-get. Nobody answers questions in CI, so neither it nor the package may ask any.
fn run_apt(words: &[&str]) -> Outcome {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).stdin(Stdio::null()).stdout(Stdio::inherit());
    let Ok(output) = command.output() else { return Outcome::Failed };
    // What it complains of is shown as ever, and read as well.
    let _ = io::stderr().write_all(&output.stderr);
    outcome_of(output.status.success(), &String::from_utf8_lossy(&output.stderr))
}

/// What apt-get says when a lock is taken, whatever the lock.
fn outcome_of(is_success: bool, complaints: &str) -> Outcome {
    match is_success {
        true => Outcome::Done,
        false if complaints.contains("Could not get lock") || complaints.contains("Unable to lock") => {
            Outcome::Locked
        }
        false => Outcome::Failed,
    }
}

/// The words before a command that must run as root and unattended; none if there is no way to become root.
fn root_prefix() -> Option<&'static [&'static str]> {
    let user = Command::new("id").arg("-u").output().ok()?;
    if user.stdout.trim_ascii() == b"0" {
        Some(&["env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C"])
    } else if need::succeeds("sudo", &["-n", "true"]) {
        Some(&["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C"])
    } else {
        None
    }
}

/// Where Debian keeps the programs of PostgreSQL, a folder per version, and not on PATH.
const POSTGRESQL: &str = "/usr/lib/postgresql";

fn is_on_path(program: &str) -> bool {
    let versions =
        fs::read_dir(POSTGRESQL).into_iter().flatten().flatten().map(|version| version.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).chain(versions).any(|place| place.join(program).is_file())
}

#[cfg(test)]
#[path = "tests/debian.rs"]
mod tests;
