//! A browser of the tests: plain HTTP/1.1 with its cookies, and WebSockets.

use std::io::{self, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::Value;
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::client::Request;
use tungstenite::http::HeaderValue;
use tungstenite::{Message, WebSocket};

use crate::process::{METRICS_TOKEN, PATIENCE};

/// How long a connection must be silent to count as up to date.
pub(crate) const QUIET: Duration = Duration::from_millis(400);

/// One browser profile. A copy is another window of the same person.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    /// More lines for the head of every request, each with its end.
    pub(crate) more: String,
    /// Another address of this machine to come from.
    pub(crate) from: Option<IpAddr>,
    /// How often it was told that it asks too often.
    pub(crate) refused_count: usize,
    /// How long it waits for an answer.
    pub(crate) patience: Duration,
}

/// What came back, whole.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) text: String,
    /// After how many seconds to come again, if it says so.
    pub(crate) retry_after: Option<u32>,
    /// After how many seconds a browser asks again.
    pub(crate) refresh: Option<String>,
}

impl Answer {
    /// What is asked of whoever sees this page, if anything.
    pub(crate) fn asked(&self) -> Option<Asked> {
        Asked::find(&self.text)
    }
}

/// A decision that a page asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub(crate) decision: u64,
    pub(crate) seat: String,
    pub(crate) actions: Vec<String>,
}

impl Asked {
    pub(crate) fn find(html: &str) -> Option<Asked> {
        let rest = html.split("data-actions>").nth(1)?;
        let block: Value = serde_json::from_str(rest.split("</script>").next()?).unwrap();
        let actions = block["actions"].as_array().unwrap();
        Some(Asked {
            decision: block["decision"].as_u64().unwrap(),
            seat: block["seat"].as_str().unwrap().to_owned(),
            actions: actions.iter().map(|action| action["n"].as_str().unwrap().to_owned()).collect(),
        })
    }

    /// The form that answers with an action.
    pub(crate) fn form(&self, action: &str) -> String {
        // In a form a plus sign is a space; in notation it is good luck.
        let encode = |c: char| match c {
            ' ' => "+".to_owned(),
            c if c.is_ascii_alphanumeric() || "-._".contains(c) => c.to_string(),
            c => c.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect(),
        };
        let action: String = action.chars().map(encode).collect();
        format!("decision={}&seat={}&action={action}", self.decision, self.seat)
    }
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client {
            address,
            cookie: None,
            more: String::new(),
            from: None,
            refused_count: 0,
            patience: PATIENCE,
        }
    }

    fn connect(&self) -> io::Result<TcpStream> {
        match self.from {
            None => TcpStream::connect_timeout(&self.address, self.patience),
            Some(from) => connect_from(from, self.address),
        }
    }

    /// What the server tells its operator.
    pub(crate) fn metrics(&self) -> String {
        let more = format!("Authorization: Bearer {METRICS_TOKEN}\r\n");
        Client { more, ..self.clone() }.get("/metrics").text
    }

    /// Sends a request and reads the whole answer. An answer that breaks off is an error, never half an answer.
    fn send(&mut self, method: &str, path: &str, accept: &str, form: &str) -> io::Result<Answer> {
        let mut stream = self.connect()?;
        stream.set_read_timeout(Some(self.patience))?;
        stream.set_nodelay(true)?;
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let more = &self.more;
        let host = self.address;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nAccept: {accept}\r\n\
             Accept-Language: en\r\nConnection: close\r\n{cookie}{more}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
            form.len()
        );
        stream.write_all(head.as_bytes())?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        let broken = || io::Error::from(io::ErrorKind::UnexpectedEof);
        let text = String::from_utf8(bytes).map_err(|_| broken())?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(broken)?;
        let field = |name: &str| {
            let mut fields = head.lines().filter_map(|line| line.split_once(": "));
            fields.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
        };
        if field("content-length").is_some_and(|length| length != body.len().to_string()) {
            return Err(broken());
        }
        if let Some((pair, _)) = field("set-cookie").and_then(|value| value.split_once(';')) {
            // One of each name, as in a browser.
            let name = |pair: &str| pair.split('=').next().map(str::to_owned);
            let kept =
                self.cookie.iter().flat_map(|all| all.split("; ")).filter(|own| name(own) != name(pair));
            self.cookie = Some(kept.chain([pair]).collect::<Vec<_>>().join("; "));
        }
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(broken)?;
        let location = field("location").unwrap_or_default().to_owned();
        let retry_after = field("retry-after").and_then(|seconds| seconds.parse().ok());
        let refresh = field("refresh").map(str::to_owned);
        Ok(Answer { status, location, text: body.to_owned(), retry_after, refresh })
    }

    pub(crate) fn try_get(&mut self, path: &str) -> io::Result<Answer> {
        self.send("GET", path, "text/html", "")
    }

    pub(crate) fn try_post_json(&mut self, path: &str, form: &str) -> io::Result<Answer> {
        self.send("POST", path, "application/json", form)
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.patiently(|client| client.try_get(path))
    }

    /// A form, as a browser without scripts sends it.
    pub(crate) fn post(&mut self, path: &str, form: &str) -> Answer {
        self.patiently(|client| client.send("POST", path, "text/html", form))
    }

    /// A form, as the page's script sends it.
    pub(crate) fn post_json(&mut self, path: &str, form: &str) -> Answer {
        self.patiently(|client| client.try_post_json(path, form))
    }

    /// Waits as told when it asked too often: all browsers of the tests share one address.
    fn patiently(&mut self, attempt: impl Fn(&mut Client) -> io::Result<Answer>) -> Answer {
        let begun = Instant::now();
        loop {
            let answer = attempt(self).unwrap();
            if answer.status != 429 {
                return answer;
            }
            self.refused_count += 1;
            assert!(begun.elapsed() < PATIENCE, "refused for too long");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The request of a live connection to a table.
    pub(crate) fn live_request(&self, id: &str, origin: Option<&str>) -> Request {
        let mut request =
            format!("ws://{}/t/{id}/live?page=board", self.address).into_client_request().unwrap();
        let mut add = |name, value: &str| {
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        };
        add("accept-language", "en");
        if let Some(origin) = origin {
            add("origin", origin);
        }
        if let Some(cookie) = &self.cookie {
            add("cookie", cookie);
        }
        request
    }

    /// A live connection to a table, as the page opens it.
    pub(crate) fn live(&self, id: &str) -> Live {
        let origin = format!("http://{}", self.address);
        self.try_live(self.live_request(id, Some(&origin))).unwrap()
    }

    /// The same for the page of a lobby.
    pub(crate) fn live_lobby(&self, id: &str) -> Live {
        let origin = format!("http://{}", self.address);
        let mut request = self.live_request(id, Some(&origin));
        *request.uri_mut() = format!("ws://{}/t/{id}/live?page=lobby", self.address).parse().unwrap();
        self.try_live(request).unwrap()
    }

    /// A live connection with a request of one's own; refused, the status.
    pub(crate) fn try_live(&self, request: Request) -> Result<Live, u16> {
        self.connect_live(request).unwrap()
    }

    fn connect_live(&self, request: Request) -> io::Result<Result<Live, u16>> {
        let stream = self.connect()?;
        stream.set_read_timeout(Some(PATIENCE))?;
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Ok(Live { socket })),
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Ok(Err(response.status().as_u16()))
            }
            Err(error) => Err(io::Error::other(error.to_string())),
        }
    }

    /// Answers a decision through a live connection of its own, and gives what a form would be answered with.
    pub(crate) fn try_call(&self, id: &str, form: &str) -> io::Result<Answer> {
        let origin = format!("http://{}", self.address);
        let answer =
            |status, text| Answer { status, location: String::new(), text, retry_after: None, refresh: None };
        let mut live = match self.connect_live(self.live_request(id, Some(&origin)))? {
            Ok(live) => live,
            Err(status) => return Ok(answer(status, String::new())),
        };
        let broken = || io::Error::from(io::ErrorKind::UnexpectedEof);
        live.socket.send(Message::text(format!("call=1&{form}"))).map_err(|_| broken())?;
        let mut said = loop {
            let message = live.wait(PATIENCE).ok_or_else(broken)?;
            if message.get("call").is_some() {
                break message;
            }
        };
        said.as_object_mut().and_then(|fields| fields.remove("call"));
        let status = match (said.get("ok"), said.get("stale")) {
            (Some(_), _) => 200,
            (None, Some(_)) => 409,
            // Nothing is called for that a rule forbids.
            (None, None) => 429,
        };
        Ok(answer(status, said.to_string()))
    }
}

/// A connection that comes from this address.
pub(crate) fn connect_from(from: IpAddr, to: SocketAddr) -> io::Result<TcpStream> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(from, 0))?;
        socket.connect(to).await
    })?;
    let stream = stream.into_std()?;
    stream.set_nonblocking(false)?;
    Ok(stream)
}

/// A live connection.
pub(crate) struct Live {
    socket: WebSocket<TcpStream>,
}

impl Live {
    /// Sends a text.
    pub(crate) fn say(&mut self, text: &str) {
        self.socket.send(Message::text(text)).unwrap();
    }

    /// Sends a form as a call, and gives its answer; what comes before it is passed over.
    pub(crate) fn call(&mut self, number: u64, form: &str) -> Value {
        self.say(&format!("call={number}&{form}"));
        loop {
            let message = self.next();
            if message.get("call").is_some() {
                return message;
            }
        }
    }

    /// The next message, waited for.
    pub(crate) fn next(&mut self) -> Value {
        self.wait(PATIENCE).expect("a message is pushed")
    }

    /// The next message if it comes within this time. A connection that ended has none.
    pub(crate) fn wait(&mut self, time: Duration) -> Option<Value> {
        self.socket.get_ref().set_read_timeout(Some(time)).unwrap();
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(parse(&text)),
                Ok(Message::Binary(packed)) => {
                    let mut text = String::new();
                    flate2::read::GzDecoder::new(packed.as_ref()).read_to_string(&mut text).unwrap();
                    return Some(parse(&text));
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Whatever comes to new connections until nothing comes for a while. Everybody's first message is waited
    /// for before silence counts: then all have entered, and what that changes for others is on its way.
    pub(crate) fn settle<const N: usize>(lives: [&mut Live; N]) -> [Vec<Value>; N] {
        let mut lives = lives.map(|live| (vec![live.next()], live));
        for (messages, live) in &mut lives {
            messages.extend(std::iter::from_fn(|| live.wait(QUIET)));
        }
        lives.map(|(messages, _)| messages)
    }
}

/// A message with its texts in their places: -1 in the head stands for the first one behind it.
fn parse(text: &str) -> Value {
    fn fill(value: &mut Value, texts: &[&str]) {
        match value {
            Value::Array(list) => list.iter_mut().for_each(|value| fill(value, texts)),
            Value::Object(fields) => fields.values_mut().for_each(|value| fill(value, texts)),
            other => {
                if let Some(number) = other.as_i64().filter(|&number| number < 0) {
                    *other = Value::from(texts[(-1 - number) as usize]);
                }
            }
        }
    }
    let (head, texts) = text.split_once('\u{1}').unwrap_or((text, ""));
    let texts: Vec<&str> = texts.split('\u{1}').collect();
    let mut message = serde_json::from_str(head).unwrap();
    fill(&mut message, &texts);
    message
}
