//! A server in the same process, and what is thrown at its sockets.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{OnceLock, mpsc};
use std::thread;
use std::time::Duration;

use server::Options;

use crate::take;

/// How long an answer may take. It is generous: a busy machine is no finding.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs until the process ends, with one table and the person who opened it.
struct Door {
    address: SocketAddr,
    cookie: String,
    table: String,
}

/// The one door of this process.
fn door() -> &'static Door {
    static DOOR: OnceLock<Door> = OnceLock::new();
    DOOR.get_or_init(|| {
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            let folder = tempfile::tempdir().expect("a folder");
            let options = Options {
                data: folder.path().to_owned(),
                writes: 1_000_000,
                tables_max: 1_000_000,
                ..Options::default()
            };
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
            let serving = server::serve(options, |address| tell.send(address).expect("somebody waits"));
            runtime.expect("a runtime").block_on(serving).expect("served");
        });
        let address = told.recv_timeout(PATIENCE).expect("a server");
        let mut door = Door { address, cookie: String::new(), table: String::new() };
        let form = format!("game={}&quick=1&name=Ada", games::GAMES[0].slug);
        let opened = door.ask("POST", "/new", form.as_bytes());
        door.cookie = field(&opened, "set-cookie").split(';').next().unwrap_or_default().to_owned();
        door.table = field(&opened, "location").trim_start_matches("/t/").to_owned();
        assert!(!door.table.is_empty(), "a table: {opened}");
        door
    })
}

/// A field of an answer's head.
fn field<'a>(answer: &'a str, name: &str) -> &'a str {
    let mut fields =
        answer.lines().take_while(|line| !line.is_empty()).filter_map(|line| line.split_once(": "));
    fields.find(|(key, _)| key.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
}

impl Door {
    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect_timeout(&self.address, PATIENCE).expect("the server listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
        stream
    }

    /// Sends a request and reads the whole answer.
    fn ask(&self, method: &str, path: &str, body: &[u8]) -> String {
        let (host, cookie, length) = (self.address, &self.cookie, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n\
             Connection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n"
        );
        let mut stream = self.connect();
        stream.write_all(head.as_bytes()).expect("sent");
        // A server may answer before it has read all of a body, and hang up.
        let _ = stream.write_all(body);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn is_well(&self) -> bool {
        self.ask("GET", "/", b"").starts_with("HTTP/1.1 200")
    }
}

/// The paths that forms are sent to; `T` stands for the table.
const PATHS: [&str; 16] = [
    "/new",
    "/settings",
    "/t/T/act",
    "/t/T/undo",
    "/t/T/retract",
    "/t/T/join",
    "/t/T/start",
    "/t/T/remove",
    "/t/T/leave",
    "/t/T/return",
    "/t/T/iam",
    "/t/T/device",
    "/t/T/device/0",
    "/t/T/rematch",
    "/t/T/pace",
    "/campaign/T",
];

/// What is sent instead of a form. It is answered, and never with an error of the server's own.
pub fn form(data: &[u8]) {
    let Some(([path], body)) = take(data) else { return };
    let door = door();
    let path = PATHS[usize::from(path) % PATHS.len()].replace('T', &door.table);
    let answer = door.ask("POST", &path, body);
    let status = answer.split(' ').nth(1).unwrap_or_default();
    assert!(matches!(status.as_bytes().first(), Some(b'2' | b'3' | b'4')), "{path}: {answer}");
}

/// What is sent through a WebSocket, as the raw bytes behind the handshake, and once more as a call. The server lives on.
pub fn socket(data: &[u8]) {
    let door = door();
    for sent in [data.to_vec(), frame(&[b"call=1&", data].concat())] {
        let mut stream = door.open_socket();
        let _ = stream.write_all(&sent);
    }
    assert!(door.is_well(), "the server lives on");
}

/// A text as a browser sends it. A mask of zeros changes nothing.
fn frame(text: &[u8]) -> Vec<u8> {
    let text = &text[..text.len().min(usize::from(u16::MAX))];
    let head = [0x81, 0x80 | 126, (text.len() >> 8) as u8, text.len() as u8, 0, 0, 0, 0];
    [&head, text].concat()
}

impl Door {
    fn open_socket(&self) -> TcpStream {
        let Door { address: host, cookie, table } = self;
        let head = format!(
            "GET /t/{table}/live?page=board HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: bHVkb3Rla2EgbHVkb3RlaA==\r\n\r\n"
        );
        let mut stream = self.connect();
        stream.write_all(head.as_bytes()).expect("sent");
        let mut begun = [0; 12];
        stream.read_exact(&mut begun).expect("an answer");
        assert_eq!(&begun, b"HTTP/1.1 101", "the table is open to its player");
        stream
    }
}
