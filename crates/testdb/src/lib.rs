//! A PostgreSQL of a test's own: a real server in a folder that is gone afterwards.
//!
//! The server listens on a Unix socket inside its folder and nowhere else, unless a test asks for more. It keeps the
//! settings that make it durable, since that is what the tests are about. `initdb` refuses to run as root, so a test that
//! runs as root gives the folder to another user first.
//!
//! This crate is for tests, so what goes wrong is a panic that says what to do.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Where Debian puts the programs, one folder per version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// How long a server may take to start on a busy machine, or to stop.
const PATIENCE: Duration = Duration::from_secs(60);
/// The certificates of the tests; their keys are good for nothing else.
const TLS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tls");
/// The file of the authority by which the tests' servers prove their name.
pub const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tls/ca.pem");
/// The user of the database. Nobody else can reach the socket, so no password is asked.
const USER: &str = "ludoteka";

/// A server and its folder. Dropped, both are gone; they also go when the process of the test dies.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    settings: Vec<String>,
    server: Option<Child>,
    /// Waits for the end of its input, which is the end of this process, and cleans up.
    janitor: Child,
    databases: AtomicU32,
}

impl Cluster {
    /// The server that all tests of a process share, each with a database of its own.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(&[]))
    }

    /// Makes a server and starts it, with settings such as `max_connections=20`.
    pub fn start(settings: &[&str]) -> Cluster {
        Cluster::copied(settings).started()
    }

    /// The same, but the server can also be reached at an address of this machine, by all in its network.
    pub fn start_at(address: &str) -> Cluster {
        let cluster = Cluster::copied(&[&format!("listen_addresses={address}")]);
        cluster.admit(&format!("host all all {address}/30 trust"));
        cluster.started()
    }

    /// The same, but whoever comes that way has to do so encrypted. The server proves to be `localhost`, by the authority
    /// in [`AUTHORITY`].
    pub fn start_encrypted_at(address: &str) -> Cluster {
        let cluster = Cluster::copied(&[
            &format!("listen_addresses={address}"),
            "ssl=on",
            "ssl_cert_file=leaf.pem",
            "ssl_key_file=leaf.key",
        ]);
        cluster.admit("hostnossl all all all reject");
        for name in ["leaf.pem", "leaf.key"] {
            let file = cluster.data().join(name);
            run(Command::new("cp").arg(Path::new(TLS).join(name)).arg(&file));
            // PostgreSQL takes no key that others may read.
            run(Command::new("chmod").arg("600").arg(&file));
            if let Some(user) = other_user() {
                run(Command::new("chown").arg(user).arg(&file));
            }
        }
        cluster.started()
    }

    /// Puts a line before the list of who may come in.
    fn admit(&self, line: &str) {
        let access = self.data().join("pg_hba.conf");
        let known = fs::read_to_string(&access).expect("initdb writes who may come in");
        fs::write(&access, format!("{line}\n{known}")).expect("it can be changed");
    }

    /// A server that was made and not yet started.
    fn copied(settings: &[&str]) -> Cluster {
        // Made once and copied, which is quicker than making each.
        static TEMPLATE: OnceLock<Cluster> = OnceLock::new();
        let template = TEMPLATE.get_or_init(|| {
            let template = Cluster::empty(&[]);
            let rest = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--username", USER];
            run(template.command("initdb").arg("-D").arg(template.data()).args(rest));
            template
        });
        let cluster = Cluster::empty(settings);
        run(Command::new("cp").arg("-a").arg(template.data()).arg(&cluster.folder));
        cluster
    }

    /// A standby that follows this server and is synchronous: a commit waits until it is on both disks.
    pub fn start_standby(&mut self) -> Cluster {
        let standby = Cluster::empty(&[]);
        let data = standby.data();
        run(standby
            .command("pg_basebackup")
            .args(["-U", USER, "-R", "-X", "stream", "--checkpoint=fast", "--no-sync", "-h"])
            .arg(&self.folder)
            .arg("-D")
            .arg(&data));
        let standby = standby.started();
        self.sql("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.sql("postgres", "SELECT pg_reload_conf()");
        wait_for("a synchronous standby", || {
            self.try_sql("postgres", "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")
                .is_ok_and(|count| count == "1")
        });
        standby
    }

    /// Makes a standby the primary.
    pub fn promote(&self) {
        // Nobody follows it, so it must not wait for a follower of its own.
        self.sql("postgres", "ALTER SYSTEM SET synchronous_standby_names = ''");
        self.sql("postgres", "SELECT pg_reload_conf()");
        self.sql("postgres", "SELECT pg_promote()");
    }

    fn empty(settings: &[&str]) -> Cluster {
        let folder =
            tempfile::Builder::new().prefix("ludoteka-pg-").tempdir().expect("a folder can be made").keep();
        if let Some(user) = other_user() {
            run(Command::new("chown").arg(user).arg(&folder));
        }
        let janitor = Command::new("sh")
            .args(["-c", JANITOR])
            .arg(&folder)
            .stdin(Stdio::piped())
            .spawn()
            .expect("sh starts");
        let settings = settings.iter().map(|setting| (*setting).to_owned()).collect();
        Cluster { folder, settings, server: None, janitor, databases: AtomicU32::new(0) }
    }

    fn started(mut self) -> Cluster {
        self.start_again();
        self
    }

    /// Starts the server after it was stopped or killed.
    pub fn start_again(&mut self) {
        assert!(self.server.is_none(), "the server runs already");
        self.server = Some(self.spawn());
        let begun = Instant::now();
        while self.try_sql("postgres", "SELECT 1").is_err() {
            assert!(begun.elapsed() < PATIENCE, "postgres does not start:\n{}", self.log_text());
            std::thread::sleep(Duration::from_millis(20));
            // The processes of a killed server notice by themselves, and a new one refuses to start until then.
            if let Some(Ok(Some(_))) = self.server.as_mut().map(Child::try_wait) {
                self.server = Some(self.spawn());
            }
        }
    }

    fn spawn(&self) -> Child {
        let log = fs::OpenOptions::new().create(true).append(true).open(self.log());
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(&self.folder).args(["-c", "listen_addresses="]);
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log.expect("a log can be written"));
        command.spawn().expect("postgres starts")
    }

    /// The settings for the next start.
    pub fn set(&mut self, settings: &[&str]) {
        self.settings = settings.iter().map(|setting| (*setting).to_owned()).collect();
    }

    /// Stops the server as an administrator would; open connections are ended.
    pub fn stop(&mut self) {
        self.end("-INT");
    }

    /// Kills the server without warning.
    pub fn kill(&mut self) {
        self.end("-KILL");
    }

    /// Stops all processes of the server where they are. They take no more notice of anything; the system still takes
    /// connections for them.
    pub fn freeze(&self) {
        self.signal_all("-STOP");
    }

    fn signal_all(&self, signal: &str) {
        let Some(server) = self.process() else { return };
        let processes = fs::read_dir("/proc").expect("/proc lists processes").flatten();
        let children = processes.filter_map(|process| {
            let process: u32 = process.file_name().to_str()?.parse().ok()?;
            let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
            let parent = stat.rsplit_once(") ")?.1.split(' ').nth(1)?;
            (parent == server.to_string()).then_some(process)
        });
        // The one that watches over the others first, or it would see them stop.
        let all: Vec<String> =
            [server].into_iter().chain(children).map(|process| process.to_string()).collect();
        // One of them may have ended meanwhile.
        let _ = Command::new("kill").arg(signal).args(all).stderr(Stdio::null()).status();
    }

    fn end(&mut self, signal: &str) {
        let Some(mut server) = self.server.take() else { return };
        run(Command::new("kill").args([signal, &server.id().to_string()]));
        server.wait().expect("a child can be waited for");
    }

    /// A new database, and its address.
    pub fn new_database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test{number}");
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    /// The address of a database of this server.
    pub fn url(&self, database: &str) -> String {
        format!("postgres:///{database}?user={USER}&host={}", self.folder.display())
    }

    /// The address of a database that another server may take over: whichever can be written is used.
    pub fn url_with(&self, other: &Cluster, database: &str) -> String {
        let (one, two) = (self.folder.display(), other.folder.display());
        format!("postgres:///{database}?user={USER}&host={one}&host={two}&target_session_attrs=read-write")
    }

    /// Runs SQL and gives the rows as text, columns apart by `|`.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        self.try_sql(database, sql).unwrap_or_else(|why| panic!("{sql}: {why}"))
    }

    fn try_sql(&self, database: &str, sql: &str) -> Result<String, String> {
        let mut psql = Command::new(programs().join("psql"));
        psql.args([
            "-X",
            "-q",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-U",
            USER,
            "-d",
            database,
            "-c",
            sql,
            "-h",
        ]);
        let Output { status, stdout, stderr } = psql.arg(&self.folder).output().expect("psql starts");
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).trim().to_owned();
        if status.success() { Ok(text(stdout)) } else { Err(text(stderr)) }
    }

    /// What the server wrote to its log.
    pub fn log_text(&self) -> String {
        fs::read_to_string(self.log()).unwrap_or_default()
    }

    /// The process of the server.
    pub fn process(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of the server's programs, run by a user it accepts.
    fn command(&self, program: &str) -> Command {
        let program = programs().join(program);
        let mut command = match other_user() {
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", user, "--regid", &group_of(user), "--clear-groups"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // What is frozen does not end.
        self.signal_all("-CONT");
        if let Some(mut server) = self.server.take() {
            let _ = Command::new("kill").args(["-QUIT", &server.id().to_string()]).status();
            let _ = server.wait();
        }
        drop(self.janitor.stdin.take());
        let _ = self.janitor.wait();
    }
}

/// Ends the server of a folder and deletes the folder, when nobody holds the other end of its input any more.
const JANITOR: &str = r#"
trap '' INT TERM
read -r _
if [ -f "$0/data/postmaster.pid" ]; then
    server=$(head -n 1 "$0/data/postmaster.pid")
    kill -QUIT "$server" 2>/dev/null
    while kill -0 "$server" 2>/dev/null; do sleep 0.1; done
fi
rm -rf "$0"
"#;

/// The newest programs that are installed.
fn programs() -> PathBuf {
    static PROGRAMS: OnceLock<PathBuf> = OnceLock::new();
    PROGRAMS
        .get_or_init(|| {
            find_programs().expect(
                "PostgreSQL is missing: `cargo xtask test` installs it, or `apt-get install postgresql`",
            )
        })
        .clone()
}

fn find_programs() -> Option<PathBuf> {
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path());
    let newest = versions.filter(|path| path.join("bin/initdb").is_file()).max_by_key(|path| version(path));
    let on_path =
        || std::env::split_paths(&std::env::var_os("PATH")?).find(|place| place.join("initdb").is_file());
    newest.map(|path| path.join("bin")).or_else(on_path)
}

/// Whom the server runs as, if the test runs as root.
fn other_user() -> Option<&'static str> {
    static USER: OnceLock<Option<&'static str>> = OnceLock::new();
    *USER.get_or_init(|| {
        let is_known =
            |user: &str| Command::new("id").arg(user).output().is_ok_and(|output| output.status.success());
        let id = Command::new("id").arg("-u").output().expect("id starts");
        (id.stdout.trim_ascii() == b"0").then(|| if is_known("postgres") { "postgres" } else { "nobody" })
    })
}

fn group_of(user: &str) -> String {
    let output = Command::new("id").args(["-g", user]).output().expect("id starts");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}:\n{}", String::from_utf8_lossy(&output.stderr));
}

fn wait_for(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "waited for {what} in vain");
        std::thread::sleep(Duration::from_millis(20));
    }
}
