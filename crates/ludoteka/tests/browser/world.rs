//! What a test needs around it: the program, the browser's driver, and a place for their files.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

use crate::person::{Liking, Person, Shape};

/// Browsers are heavy: two tests at a time, however many threads there are. One works while the other waits.
static TURNS: [Mutex<()>; 2] = [Mutex::new(()), Mutex::new(())];
static PLACE_COUNT: AtomicU32 = AtomicU32::new(0);

/// How long anything may take before a test gives up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);
/// What the operator of the tests says.
const METRICS_TOKEN: &str = "a-token-of-the-tests";

/// Runs a test in a world of its own.
pub(crate) fn run(test: impl AsyncFnOnce(&mut World)) {
    let turn = turn();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    runtime.block_on(async {
        let mut world = World::new(turn);
        test(&mut world).await;
    });
}

/// Waits until a further browser may be started.
fn turn() -> MutexGuard<'static, ()> {
    let free = TURNS.iter().find_map(|turn| match turn.try_lock() {
        Ok(turn) => Some(turn),
        Err(TryLockError::Poisoned(failed)) => Some(failed.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    });
    free.unwrap_or_else(|| TURNS[0].lock().unwrap_or_else(PoisonError::into_inner))
}

/// The program, the driver and their files. The order of the fields is the order in which they end.
pub(crate) struct World {
    driver: Driver,
    pub(crate) server: Server,
    place: Place,
    profile_count: u32,
    _turn: MutexGuard<'static, ()>,
}

impl World {
    fn new(turn: MutexGuard<'static, ()>) -> World {
        let place = Place::new();
        let server = Server::start(&place.0.join("data"));
        World { driver: Driver::start(), server, place, profile_count: 0, _turn: turn }
    }

    /// Somebody who knows their way around, with a browser profile that was never used before. Things do not move for
    /// them, as for all who ask their system for it.
    pub(crate) async fn person(&mut self, shape: Shape) -> Person {
        self.arrive(shape, Liking::Stillness).await.settled().await
    }

    /// The same for whom things move.
    pub(crate) async fn lively_person(&mut self, shape: Shape) -> Person {
        self.newcomer(shape).await.settled().await
    }

    /// Somebody who was never here. Things move for them.
    pub(crate) async fn newcomer(&mut self, shape: Shape) -> Person {
        self.arrive(shape, Liking::Movement).await
    }

    async fn arrive(&mut self, shape: Shape, liking: Liking) -> Person {
        self.profile_count += 1;
        let profile = self.place.0.join(format!("profile{}", self.profile_count));
        fs::create_dir_all(&profile).unwrap();
        Person::arrive(self.driver.address, self.server.address, &profile, shape, liking).await
    }

    /// Where downloads go.
    pub(crate) fn downloads(&self, person: &Person) -> PathBuf {
        person.profile.join("downloads")
    }
}

/// A directory that is gone when the test is.
struct Place(PathBuf);

impl Place {
    fn new() -> Place {
        let number = PLACE_COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("ludoteka-browser-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Place(path)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program as people start it.
pub(crate) struct Server {
    child: Child,
    /// Kept open, so that the program can go on talking.
    _output: BufReader<ChildStdout>,
    data: PathBuf,
    pub(crate) address: SocketAddr,
}

impl Server {
    fn start(data: &Path) -> Server {
        Server::listen(data, SocketAddr::from(([127, 0, 0, 1], 0)))
    }

    fn listen(data: &Path, address: SocketAddr) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ludoteka"))
            .args(["serve", "--listen", &address.to_string(), "--bot-pause", "50"])
            .args(["--metrics-token", METRICS_TOKEN, "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("Ludoteka is open: http://").expect("an address").parse().unwrap();
        Server { child, _output: output, data: data.to_owned(), address }
    }

    /// The sudden end: no signal that could be handled.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Stops it where it is, or lets it go on: its connections stay open.
    pub(crate) fn signal(&self, signal: &str) {
        let status = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(status.is_ok_and(|status| status.success()), "kill {signal}");
    }

    /// Starts again with the same data where it was before.
    pub(crate) fn restart(&mut self) {
        *self = Server::listen(&self.data.clone(), self.address);
    }

    /// A counter of the server.
    pub(crate) fn counter(&self, name: &str) -> u64 {
        let text = get(self.address, "/metrics");
        let line = text.lines().find_map(|line| line.strip_prefix(name)).expect("a counter of this name");
        line.trim().parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The browser's driver. It ends its browsers when it ends.
struct Driver {
    child: Child,
    address: SocketAddr,
}

impl Driver {
    /// Starts a driver. It picks a free port for one kind of address and gives up if the same port is taken for the
    /// other kind, which happens now and then where several start at the same time: then another one is started.
    fn start() -> Driver {
        (0..5).find_map(|_| Driver::try_start()).expect("the port of chromedriver")
    }

    fn try_start() -> Option<Driver> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect(
                "chromedriver: `cargo xtask test` installs it, as does `apt-get install chromium-driver`",
            );
        let output = BufReader::new(child.stdout.take().unwrap());
        let port = output
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok());
        let Some(port) = port else {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        };
        Some(Driver { child, address: SocketAddr::from(([127, 0, 0, 1], port)) })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Asked to stop it ends its browsers; killed it would leave them behind.
        let _ = try_get(self.address, "/shutdown");
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(5) {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A plain request, for what needs no browser.
pub(crate) fn get(address: SocketAddr, path: &str) -> String {
    try_get(address, path).unwrap()
}

fn try_get(address: SocketAddr, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let operator = format!("Authorization: Bearer {METRICS_TOKEN}");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\n{operator}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default())
}
