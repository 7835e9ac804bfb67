//! The routes, and what every request goes through: limits, security headers, compression, counting.

mod act;
mod ask;
mod asset;
mod campaign;
mod chat;
mod health;
mod home;
mod kept;
mod limit;
mod live;
mod notice;
mod question;
mod replay;
mod reply;
mod seat;
mod table;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::error::AppError;
use crate::identity::Recognised;
use crate::site::Site;
use crate::tables::Tables;
use ask::Requester;
pub use limit::WRITES;
use limit::{Kind, Limiter};
#[cfg(test)]
pub(crate) use live::{AT_TABLE_MAX, SEND_MAX};
pub(crate) use table::record_text;

/// The largest body of a request: forms are small.
const BODY_BYTES_MAX: usize = 16 * 1024;

/// Pages load nothing but our own files, have no inline script or style, and cannot be framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";

/// For how long browsers come back over an encrypted connection only: a year.
const HSTS: &str = "max-age=31536000";

/// What every handler has.
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) site: Site,
    limiter: Limiter,
    /// What the operator says to be told the counters; nobody is told without one.
    metrics_token: Option<String>,
}

impl App {
    pub(crate) fn new(
        tables: Arc<Tables>,
        site: Site,
        writes: u32,
        metrics_token: Option<String>,
    ) -> Arc<App> {
        Arc::new(App { tables, site, limiter: Limiter::new(writes), metrics_token })
    }

    /// Whether cookies are sent over encrypted connections only.
    pub(crate) fn is_secure(&self) -> bool {
        self.site.is_secure()
    }
}

/// The whole server as a service; tests call it without a socket.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(home::home))
        .route("/new", get(home::new_form).post(home::new_table))
        .route("/settings", post(home::settings))
        .route("/sign-out", post(home::sign_out))
        .route("/notices", get(notice::show).post(notice::set))
        .route("/notices/browser", post(notice::add_browser))
        .route("/notices/test", post(notice::test))
        .route("/notices/stop", post(notice::stop))
        .route("/worker.js", get(notice::worker))
        .route("/rules/{game}", get(home::rules))
        .route("/guide/{game}", get(home::guide))
        .route("/campaign/{id}", get(campaign::show).post(campaign::next))
        .route("/t/{id}", get(table::get))
        .route("/t/{id}/live", get(live::live))
        .route("/t/{id}/act", post(act::act))
        .route("/t/{id}/undo", post(act::undo))
        .route("/t/{id}/retract", post(act::take_back))
        .route("/t/{id}/join", post(seat::join))
        .route("/t/{id}/start", post(seat::start))
        .route("/t/{id}/remove", post(seat::remove))
        .route("/t/{id}/close", post(seat::close))
        .route("/t/{id}/say", post(chat::say))
        .route("/t/{id}/mute", post(chat::mute))
        .route("/t/{id}/vote", post(seat::vote))
        .route("/t/{id}/leave", post(seat::leave))
        .route("/t/{id}/return", post(seat::come_back))
        .route("/t/{id}/iam", post(seat::i_am))
        .route("/t/{id}/device", post(seat::device))
        .route("/t/{id}/device/{token}", get(seat::device_page).post(seat::take_over))
        .route("/t/{id}/rematch", post(seat::rematch))
        .route("/t/{id}/result", get(table::result))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/keepsake/{seat}", get(table::keepsake))
        .route("/t/{id}/ask", get(question::ask))
        .route("/t/{id}/pace", post(seat::pace))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/replay/board", get(replay::board))
        .route("/t/{id}/replay/ask", get(question::ask_replay))
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

/// Finds out who asks, counts, limits, checks where a write comes from, puts refusals into words, and sets the headers
/// of every answer.
async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    app.tables.counters.requests.fetch_add(1, Ordering::Relaxed);
    // Style and pictures are the same for everybody.
    let recognised = if is_asset(&request) { Ok(None) } else { recognise(&app, request.headers()).await };
    let (recognised, failed) = match recognised {
        Ok(recognised) => (recognised, None),
        Err(error) => (None, Some(error)),
    };
    let (player, rename) = recognised.map(|known| (known.player, known.rename)).unzip();
    let who = Requester::of(&request, &app.site, player);
    let is_write = request.method() == Method::POST;
    let checked = failed.map_or_else(|| check(&app, &request, &who), Err);
    let is_unread = is_write && checked.is_err();
    let mut response = match checked {
        Ok(()) => {
            request.extensions_mut().insert(who.clone());
            next.run(request).await
        }
        Err(error) => error.into_response(),
    };
    let status = response.status();
    if let Some(error) = response.extensions_mut().remove::<AppError>() {
        let retry_after = error.retry_after();
        response = reply::refuse(&app, &who, error).await;
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
    } else if (status.is_client_error() || status.is_server_error()) && !is_json(&response) {
        // What axum refuses by itself (a method, a query) gets a page in the reader's language too.
        response = reply::refuse_status(&who, status);
    }
    reply::count(&app, response.status());
    if !is_write {
        // Not with a form, which may be the one that makes the browser forget its cookie.
        response = reply::with_cookie(response, rename.flatten().as_deref());
    }
    let headers = response.headers_mut();
    if is_unread {
        // Its body was not waited for, so nothing can follow it; a proxy that is told does not send the next one here.
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if app.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Who asks.
async fn recognise(app: &App, headers: &HeaderMap) -> Result<Option<Recognised>, AppError> {
    app.tables.people.recognise(&*app.tables.store, headers, app.is_secure()).await
}

/// Whether the request is let through to its handler.
fn check(app: &App, request: &Request, who: &Requester) -> Result<(), AppError> {
    // Whoever looks after the server asks for these by any name.
    let is_operators = ["/health", "/metrics"].contains(&request.uri().path());
    if !is_operators && !app.site.is_host(request.headers()) {
        return Err(AppError::Misdirected);
    }
    let is_write = request.method() == Method::POST;
    if is_write && !who.is_own {
        return Err(AppError::Forbidden);
    }
    if !is_asset(request) {
        let kind = if is_write { Kind::Write } else { Kind::Read };
        app.limiter.allow(who.player, who.address, kind)?;
    }
    let is_known = [Method::GET, Method::HEAD, Method::POST].contains(request.method());
    if is_known { Ok(()) } else { Err(AppError::Bad) }
}

/// Whether a request is for one of our files, which cost next to nothing and which every page needs many of.
fn is_asset(request: &Request) -> bool {
    let path = request.uri().path();
    request.method() != Method::POST && (path.starts_with("/assets/") || path == "/favicon.ico")
}

fn is_json(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"))
}
