//! Installs Debian packages, for tools that do not come with Rust.

use std::env;
use std::process::{Command, Stdio};

use crate::need;

/// Makes sure that `program` is on PATH, installing the Debian package `name` if it is not.
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
    let update: &[&str] = &["apt-get", "update", "--quiet"];
    let install: &[&str] = &["apt-get", "install", "--quiet", "--yes", "--no-install-recommends", name];
    for command in [update, install] {
        let words: Vec<&str> = prefix.iter().chain(command).copied().collect();
        // Nobody answers questions in CI, so neither apt-get nor the package may ask any.
        let status = Command::new(words[0]).args(&words[1..]).stdin(Stdio::null()).status();
        if !status.is_ok_and(|status| status.success()) {
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

/// The words before a command that must run as root and unattended; none if there is no way to become root.
fn root_prefix() -> Option<&'static [&'static str]> {
    let user = Command::new("id").arg("-u").output().ok()?;
    if user.stdout.trim_ascii() == b"0" {
        Some(&["env", "DEBIAN_FRONTEND=noninteractive"])
    } else if need::succeeds("sudo", &["-n", "true"]) {
        Some(&["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive"])
    } else {
        None
    }
}

fn is_on_path(program: &str) -> bool {
    env::var_os("PATH").is_some_and(|path| env::split_paths(&path).any(|place| place.join(program).is_file()))
}
