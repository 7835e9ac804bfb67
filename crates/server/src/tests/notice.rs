//! "Your turn" as a service or a browser gets it: from a server, over a connection, at a receiver of the tests.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf;
use ring::rand::SystemRandom;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use super::browser::{Browser, TestServer, two_people};
use crate::live_table::lock;
use crate::notice::{Notices, Options};
use crate::tables::Tables;

/// How long a notice waits in the tests.
pub(super) const DELAY: Duration = Duration::from_millis(300);
/// The same where something has to happen before.
pub(super) const LONG_DELAY: Duration = Duration::from_secs(4);
/// How long it is waited for what must not come.
pub(super) const QUIET: Duration = Duration::from_millis(900);
/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// What came to a receiver: the head of a request and its body.
pub(super) type Received = Arc<Mutex<Vec<(String, Vec<u8>)>>>;

/// Somebody who listens, and answers every request with the same.
pub(super) async fn receiver(answer: &str) -> (SocketAddr, Received) {
    receiver_by(answer, None).await
}

/// A connection, encrypted or not.
trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

/// The same, encrypted if it can be.
pub(super) async fn receiver_by(answer: &str, encryption: Option<TlsAcceptor>) -> (SocketAddr, Received) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (received, answer): (Received, String) = (Arc::default(), answer.to_owned());
    let kept = received.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let mut stream: Box<dyn Stream> = match &encryption {
                None => Box::new(stream),
                Some(encryption) => match encryption.accept(stream).await {
                    Ok(stream) => Box::new(stream),
                    Err(_) => continue,
                },
            };
            let mut bytes = Vec::new();
            let (head, body) = loop {
                let mut part = [0; 4096];
                let count = stream.read(&mut part).await.unwrap_or(0);
                bytes.extend_from_slice(&part[..count]);
                if count == 0 {
                    break (String::new(), Vec::new());
                }
                let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
                let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
                let length =
                    head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next()?.parse().ok());
                if bytes.len() >= end + 4 + length.unwrap_or(0) {
                    break (String::from_utf8_lossy(&bytes[..end]).into_owned(), bytes[end + 4..].to_vec());
                }
            };
            lock(&kept).push((head, body));
            let _ = stream.write_all(answer.as_bytes()).await;
            let _ = stream.flush().await;
        }
    });
    (address, received)
}

pub(super) const OK: &str = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";

/// A server that sends notices; to this machine only if that is allowed.
async fn server(is_allowed: bool) -> TestServer {
    server_with(is_allowed, DELAY).await
}

pub(super) async fn server_with(is_allowed: bool, delay: Duration) -> TestServer {
    let server = TestServer::new();
    send_notices(&server.tables, &server.path(), is_allowed, delay).await;
    server
}

/// Lets a server send notices. Its data directory is where its database lies.
pub(super) async fn send_notices(tables: &Arc<Tables>, database: &Path, is_allowed: bool, delay: Duration) {
    let allow = if is_allowed { vec!["127.0.0.0/8".parse().expect("a network")] } else { Vec::new() };
    let trust = trust::Trust::of_pem(include_bytes!("../../../testdb/tls/ca.pem"));
    let options = Options { base: "https://play.example.org".to_owned(), delay, allow, trust };
    let data = database.parent().expect("a folder");
    let notices = Notices::open(tables.store.clone(), data, options).await.expect("a key");
    tables.notices.get_or_init(|| notices).start(tables);
}

/// Stops a server and starts another one on the same database.
pub(super) async fn restart(
    server: TestServer,
    browsers: &mut [&mut Browser],
    delay: Duration,
) -> TestServer {
    let server = server.restart().await;
    send_notices(&server.tables, &server.path(), true, delay).await;
    browsers.iter_mut().for_each(|browser| browser.router = server.router.clone());
    server
}

pub(super) async fn set_webhook(browser: &mut Browser, kind: &str, url: &str) -> String {
    let url = url.replace(':', "%3A").replace('/', "%2F");
    browser.post("/notices", &format!("kind={kind}&url={url}")).await.location
}

pub(super) fn count(received: &Received) -> usize {
    lock(received).len()
}

/// Waits until something has come, and a little longer. Gives how much.
pub(super) async fn arrived(received: &Received) -> usize {
    let begun = tokio::time::Instant::now();
    while count(received) == 0 && begun.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(QUIET).await;
    count(received)
}

/// Both choose, so that both are asked anew.
pub(super) async fn both_act(ann: &mut Browser, ben: &mut Browser, id: &str) {
    assert!(ann.act(id, 0).await);
    assert!(ben.act(id, 0).await);
}

#[tokio::test]
async fn a_webhook_says_once_that_it_is_your_turn() {
    let server = server(true).await;
    let (address, received) = receiver(OK).await;
    let (mut ann, mut ben, id) = two_people(&server).await;
    let said = set_webhook(&mut ben, "generic", &format!("http://{address}/hook?secret=1")).await;
    assert_eq!(said, "/notices?said=kept");
    let page = ben.get("/notices").await.text;
    assert!(page.contains("127.0.0.1") && !page.contains("secret"), "the address is not shown");
    both_act(&mut ann, &mut ben, &id).await;
    assert_eq!(arrived(&received).await, 1, "one notice a turn, and none to Ann, who wished for none");
    let (head, body) = lock(&received)[0].clone();
    assert!(head.starts_with("POST /hook?secret=1 HTTP/1.1"), "{head}");
    let told: Value = serde_json::from_slice(&body).expect("JSON");
    assert_eq!(told["url"], format!("https://play.example.org/t/{id}"));
    assert_eq!((told["event"].as_str(), told["game"].as_str()), (Some("turn"), Some("kosmopolis")));
    let whole = format!("{head}{}", String::from_utf8_lossy(&body));
    for secret in [ann.cookie.as_ref(), ben.cookie.as_ref(), Some(&"Ann".to_owned())] {
        assert!(!whole.contains(secret.expect("a secret").trim_start_matches("player=")), "{whole}");
    }
    // Others at the table have nothing new to be told.
    assert!(ann.act(&id, 0).await);
    assert_eq!(arrived(&received).await, 1);
}

#[tokio::test]
async fn services_get_what_they_understand() {
    let server = server(true).await;
    let mut ann = server.browser();
    ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    for kind in ["ntfy", "discord", "slack", "generic"] {
        let (address, received) = receiver(OK).await;
        set_webhook(&mut ann, kind, &format!("http://{address}/x")).await;
        assert_eq!(ann.post("/notices/test", "").await.location, "/notices?said=arrived", "{kind}");
        let (head, body) = lock(&received)[0].clone();
        let body = String::from_utf8(body).expect("text");
        let json: Value = serde_json::from_str(&body).unwrap_or_default();
        match kind {
            "ntfy" => assert!(head.contains("click: https://play.example.org/notices") && json.is_null()),
            "discord" => assert!(json["content"].is_string() && json["allowed_mentions"]["parse"].is_array()),
            "slack" => assert!(json["text"].is_string()),
            _ => assert_eq!(json["event"], "test"),
        }
    }
    assert_eq!(ann.post("/notices", "kind=fax&url=https%3A%2F%2Fexample.org").await.status, 400);
    assert_eq!(server.browser().get("/notices").await.status, 403, "nobody in particular is told nothing");
    assert_eq!(ann.post("/notices/stop", "").await.status, 303);
    assert_eq!(ann.post("/notices/test", "").await.location, "/notices?said=lost");
}

#[tokio::test]
async fn who_looks_is_not_told_until_they_go() {
    let server = server(true).await;
    let (address, received) = receiver(OK).await;
    let (mut ann, mut ben, id) = two_people(&server).await;
    set_webhook(&mut ben, "slack", &format!("http://{address}/")).await;
    let live = server.tables.get(&id).await.expect("a table");
    let state = live.now();
    let player = state.seats.iter().filter_map(|seat| seat.occupant.owner()).nth(1).expect("Ben");
    live.enter(player);
    both_act(&mut ann, &mut ben, &id).await;
    tokio::time::sleep(DELAY + QUIET).await;
    assert_eq!(count(&received), 0);
    // What `http::live` does when a connection ends.
    live.leave(player);
    server.tables.note_gone(&live, player);
    assert_eq!(arrived(&received).await, 1);
}

#[tokio::test]
async fn what_is_undone_or_answered_in_time_is_not_told() {
    let server = server_with(true, LONG_DELAY).await;
    let (mut ann, mut ben, id) = two_people(&server).await;
    while ann.act(&id, 0).await
        && ben.act(&id, 0).await
        && server.tables.get(&id).await.expect("a table").now().awaited().count() == 2
    {}
    let (mut mover, mut other, seat) =
        if ann.get(&format!("/t/{id}")).await.actions().is_some() { (ann, ben, 1) } else { (ben, ann, 2) };
    let (address, received) = receiver(OK).await;
    set_webhook(&mut other, "slack", &format!("http://{address}/")).await;
    let asked = mover.get(&format!("/t/{id}")).await.actions().expect("asked");
    let actions = asked["actions"].as_array().expect("a list");
    let home = actions.iter().find(|action| action["n"].as_str().is_some_and(|n| n.starts_with("hometown")));
    let action = home.expect("a card for the hometown")["n"].as_str().expect("notation").replace(' ', "+");
    let form = format!("decision={}&seat={seat}&action={action}", asked["decision"]);
    assert_eq!(mover.post_json(&format!("/t/{id}/act"), &form).await.status, 200);
    assert_eq!(mover.post_json(&format!("/t/{id}/undo"), &format!("seat={seat}")).await.status, 200);
    tokio::time::sleep(LONG_DELAY + QUIET).await;
    assert_eq!(count(&received), 0, "undone in time");
    // Played again, it is told: the turn before was not.
    assert!(mover.act(&id, 0).await);
    while mover.act(&id, 0).await {}
    assert_eq!(arrived(&received).await, 1);
}

#[tokio::test]
async fn nothing_is_sent_into_the_network_of_the_server() {
    let server = server(false).await;
    let (address, received) = receiver(OK).await;
    let mut ann = server.browser();
    ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    for url in [
        format!("http://{address}/"),
        format!("https://{address}/"),
        "https://10.0.0.1/".to_owned(),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        "https://[::1]/".to_owned(),
        "https://[::ffff:127.0.0.1]/".to_owned(),
        "https://[fd00::1]/".to_owned(),
        "http://example.org/".to_owned(),
        "https://user@example.org/".to_owned(),
        "ftp://example.org/".to_owned(),
        "file:///etc/passwd".to_owned(),
        "nonsense".to_owned(),
        format!("https://example.org/{}", "x".repeat(2000)),
    ] {
        assert_eq!(set_webhook(&mut ann, "generic", &url).await, "/notices?said=refused", "{url}");
    }
    // A name may lead anywhere; it is refused when it is looked up.
    let named = format!("https://localhost:{}/", address.port());
    assert_eq!(set_webhook(&mut ann, "generic", &named).await, "/notices?said=kept");
    assert_eq!(ann.post("/notices/test", "").await.location, "/notices?said=lost");
    assert_eq!(count(&received), 0);
}

#[tokio::test]
async fn nobody_is_led_elsewhere() {
    let server = server(true).await;
    let (aim, reached) = receiver(OK).await;
    let moved =
        format!("HTTP/1.1 307 Temporary Redirect\r\nLocation: http://{aim}/\r\nContent-Length: 0\r\n\r\n");
    let (address, received) = receiver(&moved).await;
    let mut ann = server.browser();
    ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    set_webhook(&mut ann, "generic", &format!("http://{address}/")).await;
    assert_eq!(ann.post("/notices/test", "").await.location, "/notices?said=lost");
    assert_eq!((count(&received), count(&reached)), (1, 0));
}

/// What both sides derive, made here by another hand than the server's.
fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    let mut bytes = vec![0; length];
    key.expand(info, Length(length)).expect("a length").fill(&mut bytes).expect("filled");
    bytes
}

#[tokio::test]
async fn a_browser_without_a_page_is_told() {
    let server = server(true).await;
    let (address, received) = receiver("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n").await;
    let (mut ann, mut ben, id) = two_people(&server).await;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let (public, auth) = (own.compute_public_key().expect("a key"), [9; 16]);
    let keys = |auth: &[u8]| {
        format!("p256dh={}&auth={}", URL_SAFE_NO_PAD.encode(public.as_ref()), URL_SAFE_NO_PAD.encode(auth))
    };
    let endpoint = format!("endpoint=http%3A%2F%2F{address}%2Fpush");
    let subscribe = |keys: &str| format!("{endpoint}&{keys}");
    assert_eq!(
        ben.post("/notices/browser", &subscribe(&keys(&[1; 3]))).await.location,
        "/notices?said=refused"
    );
    assert_eq!(ben.post("/notices/browser", &subscribe(&keys(&auth))).await.location, "/notices?said=kept");
    both_act(&mut ann, &mut ben, &id).await;
    assert_eq!(arrived(&received).await, 1);
    let (head, body) = lock(&received)[0].clone();
    let head = head.to_lowercase();
    for line in ["content-encoding: aes128gcm", "ttl: ", "topic: ", "authorization: vapid t="] {
        assert!(head.contains(line), "{line} in {head}");
    }
    let (salt, sender, sealed) = (&body[..16], &body[21..86], &body[86..]);
    let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
    let shared = agree_ephemeral(own, &theirs, <[u8]>::to_vec).expect("agreed");
    let secret = derive(&auth, &shared, &[b"WebPush: info\0", public.as_ref(), sender], 32);
    let key = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
    let nonce = derive(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
    let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
    let mut sealed = sealed.to_vec();
    let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("readable");
    let told: Value =
        serde_json::from_slice(opened.strip_suffix(&[2]).expect("the last record")).expect("JSON");
    assert_eq!(
        (told["path"].as_str(), told["title"].as_str()),
        (Some(format!("/t/{id}").as_str()), Some("Ludoteka"))
    );
    assert!(told["text"].as_str().is_some_and(|text| text.contains("Kosmopolis")), "{told}");
    assert!(ben.get("/worker.js").await.text.contains("showNotification"));
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let server = server(true).await;
    let (address, received) = receiver("HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n").await;
    let mut ann = server.browser();
    ann.open("game=kosmopolis&name=Ann&seat1=me&seat2=friend").await;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public = own.compute_public_key().expect("a key");
    let form = format!(
        "endpoint=http%3A%2F%2F{address}%2Fpush&p256dh={}&auth={}",
        URL_SAFE_NO_PAD.encode(public.as_ref()),
        URL_SAFE_NO_PAD.encode([1; 16])
    );
    ann.post("/notices/browser", &form).await;
    assert_eq!(ann.post("/notices/test", "").await.location, "/notices?said=lost");
    assert_eq!(ann.post("/notices/test", "").await.location, "/notices?said=lost");
    assert_eq!(count(&received), 1);
}
