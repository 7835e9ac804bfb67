//! The server under load: this very program, in a process and a folder of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::failure::Failure;

/// A folder that is gone when the run is over.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> Result<Folder, Failure> {
        let path = std::env::temp_dir().join(format!("ludoteka-load-{}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that is open. Dropped, it is killed as `kill -9` does.
pub(super) struct Server {
    child: Child,
    /// Kept, or the server would write into a pipe that nobody reads.
    _output: BufReader<ChildStdout>,
    pub(super) address: SocketAddr,
}

impl Server {
    pub(super) fn start(folder: &Path, store: Option<&str>) -> Result<Server, Failure> {
        let mut command = Command::new(std::env::current_exe()?);
        // A person under load answers faster than people do.
        command.args(["serve", "--listen", "127.0.0.1:0", "--writes", "100000", "--data"]).arg(folder);
        if let Some(store) = store {
            // Not an argument: there may be a password in it.
            command.env("LUDOTEKA_STORE", store);
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let output = child.stdout.take().ok_or_else(|| Failure::new("the server has no output"))?;
        let mut output = BufReader::new(output);
        let mut line = String::new();
        output.read_line(&mut line)?;
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        match address {
            Some(address) => Ok(Server { child, _output: output, address }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(Failure::new(format!("the server does not open: {line:?}")))
            }
        }
    }

    /// The memory it holds, in kB; 0 where the system does not say.
    pub(super) fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok()).unwrap_or(0)
    }

    /// The processor time it has used, in seconds.
    pub(super) fn cpu(&self) -> f64 {
        cpu_of(&self.child.id().to_string())
    }
}

/// The processor time of all PostgreSQL servers of this machine that live now, in seconds.
pub(super) fn database_cpu() -> f64 {
    let is_postgres = |process: &str| {
        fs::read_to_string(format!("/proc/{process}/comm")).is_ok_and(|name| name.trim() == "postgres")
    };
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    all.filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|process| is_postgres(process))
        .map(|process| cpu_of(&process))
        .sum()
}

/// The processor time of a process (`self` is this one), in seconds; 0 where the system does not say.
pub(super) fn cpu_of(process: &str) -> f64 {
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in brackets may hold spaces; user and system time are the 12th and 13th fields behind it.
    let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = rest.split_ascii_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS_PER_SECOND
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
