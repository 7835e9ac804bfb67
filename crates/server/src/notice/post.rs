//! One request to an address that a person named: no redirects, little time, and only where it may go.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, header};
use hyper_util::rt::TokioIo;
use rustls::ClientConfig;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_rustls::TlsConnector;
use trust::Trust;

use super::message::Headers;
use super::target::{Target, is_public};
use crate::site::Network;

/// How long the whole of it may take.
const TIME_MAX: Duration = Duration::from_secs(10);
/// How many are under way at most.
const AT_ONCE: usize = 16;

/// Why something was not sent. It says nothing of where it was meant to go.
#[derive(Debug)]
pub(super) enum PostError {
    /// It leads where nothing may be sent.
    NotAllowed,
    /// Nobody answered.
    Unreachable,
    /// The answer was a refusal.
    Status(u16),
}

impl PostError {
    /// Whether it may succeed later.
    pub(super) fn is_passing(&self) -> bool {
        match self {
            PostError::NotAllowed => false,
            PostError::Unreachable => true,
            PostError::Status(status) => *status == 429 || *status >= 500,
        }
    }
}

impl fmt::Display for PostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PostError::NotAllowed => f.write_str("nothing may be sent there"),
            PostError::Unreachable => f.write_str("nobody answered"),
            PostError::Status(status) => write!(f, "the answer was {status}"),
        }
    }
}

/// The certificates that are believed; read when the first encrypted connection is made.
static ENCRYPTION: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| Trust::usual().client());

/// Sends requests.
pub(super) struct Poster {
    allow: Vec<Network>,
    /// If other certificates are believed too.
    encryption: Option<Arc<ClientConfig>>,
    places: Semaphore,
}

impl Poster {
    pub(super) fn new(allow: Vec<Network>, more: Option<Trust>) -> Poster {
        let encryption = more.map(|more| Trust::usual().and(more).client());
        Poster { allow, encryption, places: Semaphore::new(AT_ONCE) }
    }

    /// Whether the address itself rules nothing out. Where a name leads is known only when it is looked up.
    pub(super) fn may_reach(&self, target: &Target) -> bool {
        match target.host.parse() {
            Ok(address) => self.is_allowed(address, target.is_encrypted),
            Err(_) => target.is_encrypted || !self.allow.is_empty(),
        }
    }

    /// Encrypted to the internet; anyhow to where the operator allows it.
    fn is_allowed(&self, address: IpAddr, is_encrypted: bool) -> bool {
        (is_encrypted && is_public(address)) || self.allow.iter().any(|network| network.contains(address))
    }

    /// Posts a body. Whatever comes back is dropped, but for its status.
    pub(super) async fn post(
        &self,
        target: &Target,
        headers: Headers,
        body: Vec<u8>,
    ) -> Result<(), PostError> {
        let _place = self.places.acquire().await.map_err(|_| PostError::Unreachable)?;
        let status = tokio::time::timeout(TIME_MAX, self.exchange(target, headers, body)).await;
        match status.map_err(|_| PostError::Unreachable)?? {
            200..=299 => Ok(()),
            status => Err(PostError::Status(status)),
        }
    }

    async fn exchange(&self, target: &Target, headers: Headers, body: Vec<u8>) -> Result<u16, PostError> {
        let mut request = Request::post(&target.path)
            .header(header::HOST, &target.authority)
            .header(header::USER_AGENT, "Ludoteka")
            .header(header::CONTENT_LENGTH, body.len());
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let request = request.body(Body::from(body)).map_err(|_| PostError::NotAllowed)?;
        let address = self.resolve(target).await?;
        let stream = TcpStream::connect(address).await.map_err(|_| PostError::Unreachable)?;
        if !target.is_encrypted {
            return ask(stream, request).await;
        }
        let name = ServerName::try_from(target.host.clone()).map_err(|_| PostError::NotAllowed)?;
        let connector = TlsConnector::from(self.encryption.as_ref().unwrap_or(&ENCRYPTION).clone());
        ask(connector.connect(name, stream).await.map_err(|_| PostError::Unreachable)?, request).await
    }

    /// The address behind a name. It is the checked address that is connected to, so that a name which leads
    /// elsewhere a moment later gains nothing.
    async fn resolve(&self, target: &Target) -> Result<SocketAddr, PostError> {
        let found = tokio::net::lookup_host((target.host.as_str(), target.port)).await;
        let mut found = found.map_err(|_| PostError::Unreachable)?;
        let is_allowed = |address: &SocketAddr| self.is_allowed(address.ip(), target.is_encrypted);
        found.find(is_allowed).ok_or(PostError::NotAllowed)
    }
}

/// One request over a connection. Gives the status of the answer.
async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<u16, PostError> {
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(|_| PostError::Unreachable)?;
    let mut answer = pin!(sender.send_request(request));
    let response = tokio::select! {
        biased;
        response = answer.as_mut() => response,
        // It may have ended with the answer.
        _ = connection => answer.await,
    };
    response.map(|response| response.status().as_u16()).map_err(|_| PostError::Unreachable)
}
