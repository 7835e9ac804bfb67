//! Just enough of HTTP/1.1 and WebSocket for a browser of the load. Reading a socket may be given up at any point and
//! taken up again: what has come stays in the buffer.

use std::io::{self, ErrorKind, Read};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use flate2::read::GzDecoder;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// The address of the so-manieth person: all of 127.0.0.0/8 is this machine.
pub(super) fn address_of(person: usize) -> IpAddr {
    let byte = |place: usize| (person / 250_usize.pow(place as u32) % 250 + 1) as u8;
    IpAddr::V4(Ipv4Addr::new(127, byte(2), byte(1), byte(0)))
}

async fn connect(from: IpAddr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    // Where only one loopback address is set up, all people share it.
    let _ = socket.bind(SocketAddr::new(from, 0));
    let stream = socket.connect(to).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

fn broken(what: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, what)
}

/// What came back.
pub(super) struct Answer {
    pub(super) status: u16,
    head: String,
    pub(super) body: String,
}

impl Answer {
    pub(super) fn field(&self, name: &str) -> Option<&str> {
        let mut fields = self.head.lines().filter_map(|line| line.split_once(": "));
        fields.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// One browser profile. Forms are few, and each has a connection of its own.
pub(super) struct Http {
    server: SocketAddr,
    from: IpAddr,
    pub(super) cookie: String,
}

impl Http {
    pub(super) fn new(from: IpAddr, server: SocketAddr) -> Http {
        Http { server, from, cookie: String::new() }
    }

    /// Sends a form and reads the answer.
    pub(super) async fn post(&mut self, path: &str, form: &str) -> io::Result<Answer> {
        let Http { server, cookie, .. } = self;
        let length = form.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nAccept: application/json\r\n\
             Cookie: {cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
        );
        let mut stream = connect(self.from, self.server).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut buffer = Vec::new();
        loop {
            if let Some(answer) = read(&buffer)? {
                if let Some((pair, _)) = answer.field("set-cookie").and_then(|value| value.split_once(';')) {
                    self.cookie = pair.to_owned();
                }
                return Ok(answer);
            }
            if stream.read_buf(&mut buffer).await? == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }

    /// The live connection of a table.
    pub(super) async fn live(&self, id: &str) -> io::Result<Live> {
        let Http { server, cookie, .. } = self;
        let mut stream = connect(self.from, self.server).await?;
        let request = format!(
            "GET /t/{id}/live?page=board HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nCookie: {cookie}\r\n\
             Accept-Language: en\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: bHVkb3Rla2EtbG9hZC0xMg==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut buffer = Vec::new();
        loop {
            if let Some(end) = find(&buffer, b"\r\n\r\n") {
                if !buffer.starts_with(b"HTTP/1.1 101") {
                    return Err(broken("no live connection"));
                }
                buffer.drain(..end + 4);
                return Ok(Live { stream, buffer, bytes: 0 });
            }
            if stream.read_buf(&mut buffer).await? == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }
}

/// An answer, once all of it has come.
fn read(bytes: &[u8]) -> io::Result<Option<Answer>> {
    let Some(end) = find(bytes, b"\r\n\r\n") else { return Ok(None) };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let mut answer = Answer { status: status.ok_or_else(|| broken("no status"))?, head, body: String::new() };
    let length: usize = answer.field("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let Some(body) = bytes.get(end + 4..end + 4 + length) else { return Ok(None) };
    answer.body = String::from_utf8_lossy(body).into_owned();
    Ok(Some(answer))
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

/// A live connection.
pub(super) struct Live {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// What has come so far, as it was on the wire.
    pub(super) bytes: u64,
}

impl Live {
    /// Sends a text.
    pub(super) async fn send(&mut self, text: &str) -> io::Result<()> {
        let length = text.len() as u16;
        let mut frame = vec![0x81];
        match length {
            0..126 => frame.push(0x80 | length as u8),
            _ => frame.extend([0x80 | 126, (length >> 8) as u8, length as u8]),
        }
        // Browsers mask what they send; a mask of zeros changes nothing.
        frame.extend([0; 4]);
        frame.extend_from_slice(text.as_bytes());
        self.stream.write_all(&frame).await
    }

    /// The next message, unpacked.
    pub(super) async fn next(&mut self) -> io::Result<String> {
        const PONG: [u8; 6] = [0x8a, 0x80, 0, 0, 0, 0];
        loop {
            while let Some((kind, payload)) = self.take() {
                match kind {
                    1 => return String::from_utf8(payload).map_err(|_| broken("no text")),
                    2 => {
                        let mut text = String::new();
                        GzDecoder::new(payload.as_slice()).read_to_string(&mut text)?;
                        return Ok(text);
                    }
                    8 => return Err(ErrorKind::ConnectionReset.into()),
                    9 => self.stream.write_all(&PONG).await?,
                    _ => {}
                }
            }
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }

    /// The next whole frame: its kind and what it carries. Servers do not mask, and ours does not split messages.
    fn take(&mut self) -> Option<(u8, Vec<u8>)> {
        let (&kind, &length) = (self.buffer.first()?, self.buffer.get(1)?);
        let (start, length) = match length & 0x7f {
            126 => (4, u64::from(u16::from_be_bytes(self.buffer.get(2..4)?.try_into().ok()?))),
            127 => (10, u64::from_be_bytes(self.buffer.get(2..10)?.try_into().ok()?)),
            short => (2, u64::from(short)),
        };
        let end = start + length as usize;
        let payload = self.buffer.get(start..end)?.to_vec();
        self.buffer.drain(..end);
        self.bytes += end as u64;
        Some((kind & 0x0f, payload))
    }
}
