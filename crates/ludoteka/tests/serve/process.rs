//! The program as a process, on a directory of its own.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::client::Client;

/// How long anything may take before a test gives up. Generous: the machine may be busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// What the operator of the tests says.
pub(crate) const METRICS_TOKEN: &str = "a-token-of-the-tests";

/// A directory for one test, gone when the test is over.
pub(crate) struct Place(PathBuf);

impl Place {
    pub(crate) fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("ludoteka-serve-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Place(path)
    }

    pub(crate) fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The program with these arguments; nothing of the user's own data is in its reach.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteka"));
        command.args(arguments).current_dir(&self.0).env("XDG_DATA_HOME", self.join("home"));
        command.env_remove("RUST_BACKTRACE").env_remove("RUST_LOG").stdin(Stdio::null());
        command
    }

    /// Starts the server on this directory and waits until it is open.
    pub(crate) fn serve(&self) -> Server {
        self.spawn(&[]).opened()
    }

    /// The same with more arguments.
    pub(crate) fn serve_with(&self, arguments: &[&str]) -> Server {
        self.spawn(arguments).opened()
    }

    /// Starts the server and does not wait.
    pub(crate) fn spawn(&self, arguments: &[&str]) -> Starting {
        self.spawn_as(arguments, |_| None)
    }

    /// The same by another command that stands for this one, if there is one.
    pub(crate) fn spawn_as(
        &self,
        arguments: &[&str],
        instead: impl FnOnce(&Command) -> Option<Command>,
    ) -> Starting {
        let errors = self.join("errors.log");
        let log = File::options().create(true).append(true).open(&errors).unwrap();
        let data = self.join("data");
        let mut command = self.command(&["serve", "--listen", "127.0.0.1:0", "--data"]);
        command.arg(data).args(["--metrics-token", METRICS_TOKEN]).args(arguments);
        if !arguments.contains(&"--bot-pause") {
            command.args(["--bot-pause", "0"]);
        }
        let mut command = instead(&command).unwrap_or(command);
        let child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        Starting { process: Process { child, errors } }
    }

    /// Every record must prove itself under the program's own command.
    pub(crate) fn verify(&self, records: &[(String, String)]) {
        let mut command = self.command(&["verify"]);
        for (id, text) in records {
            let path = self.join(&format!("{id}.rec"));
            fs::write(&path, text).unwrap();
            command.arg(path);
        }
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A child that does not outlive its test.
struct Process {
    child: Child,
    errors: PathBuf,
}

impl Process {
    fn kill(&mut self) {
        // On Unix this is SIGKILL: nothing of the program runs any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
        if !std::thread::panicking() {
            let errors = fs::read_to_string(&self.errors).unwrap_or_default();
            assert!(!errors.contains("panicked"), "the server panicked:\n{errors}");
        }
    }
}

/// A server that may not be open yet.
pub(crate) struct Starting {
    process: Process,
}

impl Starting {
    /// Waits until the server says where it is.
    pub(crate) fn opened(mut self) -> Server {
        let output = self.process.child.stdout.take().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(output);
        output.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Ludoteka is open: http://");
        let address = address.and_then(|address| address.parse().ok());
        let errors = || fs::read_to_string(&self.process.errors).unwrap_or_default();
        let address = address.unwrap_or_else(|| panic!("{line:?}\n{}", errors()));
        Server { process: self.process, _output: output, address }
    }

    /// Ends it in the middle of whatever it is doing.
    pub(crate) fn kill(mut self) {
        self.process.kill();
    }
}

/// A server that is open.
pub(crate) struct Server {
    process: Process,
    /// Kept, or the server would write into a pipe that nobody reads.
    _output: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// Ends it at once, as `kill -9` does.
    pub(crate) fn kill(mut self) {
        self.process.kill();
    }

    /// Sends it a signal, such as `-STOP`.
    pub(crate) fn signal(&self, signal: &str) {
        let id = self.process.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Asks it to stop, as a service manager does, and waits until it has.
    pub(crate) fn terminate(mut self) -> ExitStatus {
        self.signal("-TERM");
        let begun = Instant::now();
        loop {
            if let Some(status) = self.process.child.try_wait().unwrap() {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not stop");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// How much memory it holds, in kB; `None` where the system does not say.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches("kB").trim().parse().ok()
    }
}
