//! Pages and files on a shelf: a server for what is ready, so that a browser can look at it.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What lies on the shelf: by path, the type of its content and the content.
type Things = HashMap<String, (&'static str, String)>;

/// A server of ready pages.
pub(crate) struct Shelf {
    pub(crate) address: SocketAddr,
    things: Arc<Mutex<Things>>,
}

impl Shelf {
    /// A shelf with the assets of all pages.
    pub(crate) async fn new() -> Shelf {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let assets = web::assets().iter();
        let things: Things =
            assets.map(|asset| (asset.path.clone(), (asset.content_type, asset.content.clone()))).collect();
        let things = Arc::new(Mutex::new(things));
        let shared = things.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, shared.clone()));
            }
        });
        Shelf { address, things }
    }

    /// Puts a page on the shelf and gives its address.
    pub(crate) fn put(&self, name: &str, html: &str) -> String {
        let path = format!("/{name}");
        // Nothing is live here.
        let html = html.replace(" data-live=", " data-was-live=");
        let mut things = self.things.lock().unwrap_or_else(PoisonError::into_inner);
        things.insert(path.clone(), ("text/html; charset=utf-8", html));
        format!("http://{}{path}", self.address)
    }
}

async fn serve(mut stream: TcpStream, things: Arc<Mutex<Things>>) {
    let (reader, mut writer) = stream.split();
    let mut lines = BufReader::new(reader).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        let Some(path) = line.strip_prefix("GET ").and_then(|rest| rest.split([' ', '?']).next()) else {
            continue;
        };
        let found = things.lock().unwrap_or_else(PoisonError::into_inner).get(path).cloned();
        let (status, kind, content) = match found {
            Some((kind, content)) => ("200 OK", kind, content),
            None => ("404 Not Found", "text/plain", String::new()),
        };
        // As on the real server: assets are fetched once, pages every time.
        let keep = if kind.starts_with("text/html") { "no-store" } else { "max-age=3600, immutable" };
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nCache-Control: {keep}\r\nContent-Length: {}\r\n\r\n",
            content.len()
        );
        if writer.write_all(head.as_bytes()).await.is_err()
            || writer.write_all(content.as_bytes()).await.is_err()
        {
            return;
        }
    }
}
