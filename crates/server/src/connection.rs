//! Connections: who is let in, how long they may take, and who has to go when there are too many.
//!
//! A connection is *waiting* while no request of it is being answered: it has said nothing yet, or half a head, or half a
//! body, or it is kept for the next request. Waiting costs the client nothing, so it must not cost us much: when an address has too
//! many connections, or all together have, the oldest that waits makes room. One that is being answered never does.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, Request};
use hyper::body::{Body, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, Sleep, sleep, sleep_until};
use tower::Service;

use crate::live_table::lock;
use crate::site::{Site, counted};

/// How long the head of a request may take from its first byte.
const HEAD_MAX: Duration = Duration::from_secs(15);
/// How long a connection may wait for a request.
const IDLE_MAX: Duration = Duration::from_secs(60);
/// How long a client may read nothing of what it is sent.
const WRITE_MAX: Duration = Duration::from_secs(30);
/// The largest head of a request, and how much of an answer is held back for a slow reader.
const BUFFER_BYTES: usize = 16 * 1024;
/// How many connections an address may have, besides those that are live updates.
const OF_ADDRESS_MAX: usize = 128;
/// How many there may be in all, besides those that are live updates.
const REQUESTING_MAX: usize = 8192;
/// How many open files the server asks the system for.
const FILES_WANTED: u64 = 65_536;
/// How many of them are for the database and everything else that is no connection.
const FILES_KEPT: u64 = 128;
/// How many open files are assumed where the system does not say.
#[cfg(not(unix))]
const FILES_ASSUMED: u64 = 1024;
/// How long nothing is accepted after the system refused to.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// What somebody is told who has too many connections at work.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
struct Caps {
    of_address: usize,
    requesting: usize,
    /// All of them, live updates too.
    open: usize,
}

/// All connections.
pub(crate) struct Connections {
    site: Site,
    caps: Caps,
    requesting: Mutex<Requesting>,
    open: Arc<AtomicUsize>,
}

/// The connections that are no live updates, by address, the oldest first.
#[derive(Default)]
struct Requesting {
    by_address: HashMap<IpAddr, Vec<Arc<Guest>>>,
    count: usize,
}

/// What is known of a connection from outside its task.
#[derive(Debug, Default)]
struct Guest {
    /// How many of its requests are being answered; 0 or 1 in HTTP/1.1.
    answering: AtomicUsize,
    /// Whether what it asks with is still to come, while somebody waits for it.
    is_receiving: AtomicBool,
    /// Whether what was answered is still being sent.
    is_sending: AtomicBool,
    /// Whether it carries requests: not any more once it carries live updates.
    is_http: AtomicBool,
    /// Whether it was asked to go.
    is_leaving: AtomicBool,
    go: Notify,
}

impl Guest {
    fn is_waiting(&self) -> bool {
        !self.is_sending.load(Ordering::Acquire)
            && (!self.is_asking() || self.is_receiving.load(Ordering::Acquire))
    }

    /// Whether it has asked for something that was not answered yet.
    fn is_asking(&self) -> bool {
        self.answering.load(Ordering::Acquire) > 0
    }
}

impl Requesting {
    /// Asks the oldest that waits to go. `false` if none does.
    fn make_room(&self, address: IpAddr) -> bool {
        let guests = self.by_address.get(&address).map_or(&[][..], Vec::as_slice);
        let found =
            guests.iter().find(|guest| guest.is_waiting() && !guest.is_leaving.load(Ordering::Relaxed));
        if let Some(guest) = found {
            guest.is_leaving.store(true, Ordering::Relaxed);
            guest.go.notify_one();
        }
        found.is_some()
    }

    /// The same, at the address that has the most.
    fn make_room_anywhere(&self) -> bool {
        let most = self.by_address.iter().max_by_key(|(_, guests)| guests.len());
        most.is_some_and(|(address, _)| self.make_room(*address))
    }
}

impl Connections {
    /// Raises the limit of open files, and derives from it how many connections there may be.
    pub(crate) fn new(site: Site) -> Arc<Connections> {
        let files = raise_open_files().min(FILES_WANTED);
        let open = usize::try_from(files.saturating_sub(FILES_KEPT)).unwrap_or(usize::MAX).max(64);
        let caps = Caps { of_address: OF_ADDRESS_MAX, requesting: REQUESTING_MAX.min(open), open };
        tracing::info!(open, "connections there may be");
        Arc::new(Connections { site, caps, requesting: Mutex::default(), open: Arc::default() })
    }

    /// Lets a connection in, if need be in the place of another one.
    fn let_in(self: &Arc<Connections>, peer: IpAddr) -> Option<Visit> {
        let address = counted(peer);
        let mut requesting = lock(&self.requesting);
        let own = requesting.by_address.get(&address).map_or(0, Vec::len);
        // Behind a proxy are many people, and it has limits of its own.
        if own >= self.caps.of_address && !self.site.is_proxy(peer) && !requesting.make_room(address) {
            return None;
        }
        let is_full =
            requesting.count >= self.caps.requesting || self.open.load(Ordering::Relaxed) >= self.caps.open;
        if is_full && !requesting.make_room_anywhere() {
            return None;
        }
        let guest = Arc::new(Guest { is_http: AtomicBool::new(true), ..Guest::default() });
        requesting.by_address.entry(address).or_default().push(guest.clone());
        requesting.count += 1;
        Some(Visit { connections: self.clone(), address, guest })
    }

    /// Accepts connections until `stop` comes true, then waits until all requests are answered.
    pub(crate) async fn serve(
        self: Arc<Connections>,
        listener: TcpListener,
        router: Router,
        mut stop: watch::Receiver<bool>,
    ) {
        // Held by every connection, so that the end of the last one is noticed.
        let (alive, all_gone) = watch::channel(());
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                _ = stop.wait_for(|is_told| *is_told) => break,
            };
            match accepted {
                Ok((stream, peer)) => match self.let_in(peer.ip()) {
                    Some(visit) => {
                        // Moves are small and should not wait until there is more to send.
                        let _ = stream.set_nodelay(true);
                        let stream = Stream::new(stream, visit.guest.clone(), self.open.clone());
                        let alive = all_gone.clone();
                        let (router, stop) = (router.clone(), stop.clone());
                        tokio::spawn(async move {
                            visit.run(stream, peer, router, stop).await;
                            drop(alive);
                        });
                    }
                    None => {
                        let _ = stream.try_write(TOO_MANY);
                    }
                },
                Err(error) if is_of_connection(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    lock(&self.requesting).make_room_anywhere();
                    sleep(ACCEPT_PAUSE).await;
                }
            }
        }
        drop((listener, all_gone));
        alive.closed().await;
    }
}

/// Whether only the connection that was about to come is concerned.
fn is_of_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A connection for as long as it carries requests. Dropped, it is no longer counted.
struct Visit {
    connections: Arc<Connections>,
    address: IpAddr,
    guest: Arc<Guest>,
}

impl Visit {
    async fn run(self, stream: Stream, peer: SocketAddr, router: Router, mut stop: watch::Receiver<bool>) {
        let guest = self.guest.clone();
        let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            let (mut router, answering) = (router.clone(), Answering::new(&guest));
            let request = request.map(|body| Received { body, guest: guest.clone() });
            async move {
                let response = Service::<Request<Received>>::call(&mut router, request).await;
                drop(answering);
                response
            }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(IDLE_MAX)
            .max_buf_size(BUFFER_BYTES)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        let mut is_stopping = false;
        loop {
            // In this order: whoever is asked to go is looked at only when nothing can be done for them right now.
            tokio::select! {
                biased;
                _ = connection.as_mut() => return,
                _ = stop.wait_for(|is_told| *is_told), if !is_stopping => {
                    is_stopping = true;
                    if self.guest.is_waiting() && !self.guest.is_asking() {
                        return;
                    }
                    connection.as_mut().graceful_shutdown();
                }
                () = self.guest.go.notified() => {
                    if self.guest.is_waiting() {
                        return;
                    }
                    self.guest.is_leaving.store(false, Ordering::Relaxed);
                }
            }
        }
    }
}

/// The body of a request. While somebody waits for the rest of it, its connection waits too.
struct Received {
    body: Incoming,
    guest: Arc<Guest>,
}

impl Body for Received {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        self.guest.is_receiving.store(frame.is_pending(), Ordering::Release);
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Received {
    fn drop(&mut self) {
        self.guest.is_receiving.store(false, Ordering::Release);
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.guest.is_http.store(false, Ordering::Relaxed);
        let mut requesting = lock(&self.connections.requesting);
        requesting.count -= 1;
        if let Some(guests) = requesting.by_address.get_mut(&self.address) {
            guests.retain(|guest| !Arc::ptr_eq(guest, &self.guest));
            if guests.is_empty() {
                requesting.by_address.remove(&self.address);
            }
        }
    }
}

/// A request that is being answered.
struct Answering(Arc<Guest>);

impl Answering {
    fn new(guest: &Arc<Guest>) -> Answering {
        guest.answering.fetch_add(1, Ordering::AcqRel);
        Answering(guest.clone())
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.answering.fetch_sub(1, Ordering::AcqRel);
    }
}

/// A connection that gives up on a client which does not finish what it says, or does not read what it is told.
struct Stream {
    inner: TcpStream,
    guest: Arc<Guest>,
    open: Arc<AtomicUsize>,
    /// Until when the head that has begun must be whole.
    head_until: Option<Instant>,
    head: Option<Pin<Box<Sleep>>>,
    /// There while something cannot be sent.
    sending: Option<Pin<Box<Sleep>>>,
}

impl Stream {
    fn new(inner: TcpStream, guest: Arc<Guest>, open: Arc<AtomicUsize>) -> Stream {
        open.fetch_add(1, Ordering::Relaxed);
        Stream { inner, guest, open, head_until: None, head: None, sending: None }
    }

    /// Passes on what became of sending, or gives up if nothing could be sent for too long.
    fn sent<T>(&mut self, cx: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            if self.sending.take().is_some() {
                self.guest.is_sending.store(false, Ordering::Release);
            }
            return sent;
        }
        let guest = &self.guest;
        let limit = self.sending.get_or_insert_with(|| {
            guest.is_sending.store(true, Ordering::Release);
            Box::pin(sleep(WRITE_MAX))
        });
        ready!(limit.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.open.fetch_sub(1, Ordering::Relaxed);
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.inner).poll_read(cx, buffer);
        let is_head =
            self.guest.answering.load(Ordering::Relaxed) == 0 && self.guest.is_http.load(Ordering::Relaxed);
        if !is_head {
            (self.head_until, self.head) = (None, None);
        } else if read.is_ready() {
            if self.head_until.is_none() && buffer.filled().len() > before {
                self.head_until = Some(Instant::now() + HEAD_MAX);
            }
        } else if let Some(until) = self.head_until {
            let limit = self.head.get_or_insert_with(|| Box::pin(sleep_until(until)));
            ready!(limit.as_mut().poll(cx));
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        read
    }
}

impl AsyncWrite for Stream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        // Once something is answered, what comes next is another head.
        (self.head_until, self.head) = (None, None);
        let sent = Pin::new(&mut self.inner).poll_write(cx, bytes);
        self.sent(cx, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        (self.head_until, self.head) = (None, None);
        let sent = Pin::new(&mut self.inner).poll_write_vectored(cx, parts);
        self.sent(cx, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

/// Asks the system for as many open files as it gives. Gives how many there may be.
#[cfg(unix)]
fn raise_open_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.map_or(FILES_WANTED, |maximum| maximum.min(FILES_WANTED));
    let current = limit.current.unwrap_or(u64::MAX);
    if current >= wanted {
        return current;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum }) {
        Ok(()) => wanted,
        Err(error) => {
            tracing::warn!(%error, current, "the limit of open files stays as it is");
            current
        }
    }
}

#[cfg(not(unix))]
fn raise_open_files() -> u64 {
    FILES_ASSUMED
}
