//! The routes, and what every request goes through: limits, security headers, compression, counting.

mod act;
mod asset;
mod fields;
mod health;
mod home;
mod limit;
mod live;
mod reply;
mod seat;
mod table;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::error::AppError;
use crate::identity;
use crate::tables::Tables;
#[cfg(test)]
pub(crate) use fields::clean_name;
pub(crate) use limit::Limiter;
pub(crate) use reply::Requester;

/// The largest body of a request: forms are small.
const BODY_BYTES_MAX: usize = 16 * 1024;

/// Pages load nothing but our own files, have no inline script or style, and cannot be framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";

/// What every handler has.
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    /// The address people know the server by, if one is configured; otherwise the host of the request.
    pub(crate) public_url: Option<String>,
    limiter: Limiter,
}

impl App {
    pub(crate) fn new(tables: Arc<Tables>, public_url: Option<String>) -> Arc<App> {
        Arc::new(App { tables, public_url, limiter: Limiter::new() })
    }

    /// Whether cookies are sent over encrypted connections only.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// The whole server as a service; tests call it without a socket.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(home::home))
        .route("/new", get(home::new_form).post(home::new_table))
        .route("/settings", post(home::settings))
        .route("/rules/{game}", get(home::rules))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/live", get(live::live))
        .route("/t/{id}/act", post(act::act))
        .route("/t/{id}/undo", post(act::undo))
        .route("/t/{id}/retract", post(act::take_back))
        .route("/t/{id}/join", post(seat::join))
        .route("/t/{id}/start", post(seat::start))
        .route("/t/{id}/remove", post(seat::remove))
        .route("/t/{id}/close", post(seat::close))
        .route("/t/{id}/leave", post(seat::leave))
        .route("/t/{id}/return", post(seat::come_back))
        .route("/t/{id}/iam", post(seat::i_am))
        .route("/t/{id}/device", post(seat::device))
        .route("/t/{id}/device/{token}", get(seat::device_page).post(seat::take_over))
        .route("/t/{id}/rematch", post(seat::rematch))
        .route("/t/{id}/result", get(table::result))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/keepsake/{seat}", get(table::keepsake))
        .route("/t/{id}/replay", get(table::replay))
        .route("/assets/{name}", get(asset::asset))
        .route("/favicon.ico", get(asset::favicon))
        .route("/health", get(health::health))
        .route("/metrics", get(health::metrics))
        .fallback(reply::missing)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// Counts, limits, checks where a write comes from, and sets the headers of every answer.
async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    app.tables.counters.requests.fetch_add(1, Ordering::Relaxed);
    let requester = Requester::of(request.headers(), request.uri());
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let is_write = request.method() == Method::POST;
    let is_known = [Method::GET, Method::HEAD, Method::POST].contains(request.method());
    let refusal = if is_write && !identity::is_own_origin(request.headers(), app.public_url.as_deref()) {
        Some(AppError::Forbidden)
    } else if !app.limiter.allow(address, is_write) {
        Some(AppError::TooMany)
    } else if !is_known {
        Some(AppError::Bad)
    } else {
        None
    };
    let mut response = match refusal {
        Some(error) => requester.refuse(&error),
        None => next.run(request).await,
    };
    // What axum refuses by itself (a method, a body) gets a page in the reader's language too.
    let status = response.status();
    let is_plain = !response.headers().contains_key(header::CONTENT_SECURITY_POLICY)
        && (status.is_client_error() || status.is_server_error())
        && !response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| {
            kind.as_bytes().starts_with(b"text/html") || kind.as_bytes().starts_with(b"application/json")
        });
    if is_plain {
        response = requester.refuse_status(status.as_u16());
    }
    if response.status().is_client_error() {
        app.tables.counters.refused.fetch_add(1, Ordering::Relaxed);
    }
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
