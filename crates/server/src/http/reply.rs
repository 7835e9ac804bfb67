//! Answers: pages, redirects, JSON for the client, and refusals in the language of the requester.

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;
use web::{Context, Markup};

use crate::error::AppError;
use crate::identity::{self, Identity};
use crate::store::Player;

/// Who sent a request, and how they want it answered.
#[derive(Clone, Debug)]
pub(crate) struct Requester {
    pub(crate) identity: Option<Identity>,
    headers: HeaderMap,
    path: String,
}

impl Requester {
    pub(crate) fn of(headers: &HeaderMap, uri: &Uri) -> Requester {
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Requester { identity: Identity::of(headers), headers: headers.clone(), path }
    }

    /// Whether the request comes from our client, which wants JSON, and not from a form.
    pub(crate) fn wants_json(&self) -> bool {
        let accept = self.headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
        accept.is_some_and(|accept| accept.starts_with("application/json"))
    }

    /// The context of a page for the requester.
    pub(crate) fn context(&self, me: Option<&Player>) -> Context {
        identity::context(&self.headers, &self.path, me)
    }

    /// The host that the request was sent to.
    pub(crate) fn host(&self) -> Option<&str> {
        self.headers.get(header::HOST)?.to_str().ok()
    }

    /// A refusal as a page or as JSON.
    pub(crate) fn refuse(&self, error: &AppError) -> Response {
        if self.wants_json() {
            let status = StatusCode::from_u16(error.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
            let body = match error {
                AppError::Refused(why) => json!({ "refused": why.0 }),
                AppError::Stale => json!({ "stale": true }),
                AppError::NotFound
                | AppError::Forbidden
                | AppError::Bad
                | AppError::TooLate
                | AppError::TooMany
                | AppError::Unavailable => json!({ "refused": self.words(error.status()) }),
            };
            return (status, Json(body)).into_response();
        }
        self.refuse_status(error.status())
    }

    /// The page for an HTTP status.
    pub(crate) fn refuse_status(&self, status: u16) -> Response {
        let code = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        if self.wants_json() {
            return (code, Json(json!({ "refused": self.words(status) }))).into_response();
        }
        (code, page(web::error(&self.context(None), status, None))).into_response()
    }

    fn words(&self, status: u16) -> String {
        web::explain(status, self.context(None).texts())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Requester {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Requester, Self::Rejection> {
        Ok(Requester::of(&parts.headers, &parts.uri))
    }
}

/// A page.
pub(crate) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// Sends the browser on to another page after a form (303).
pub(crate) fn go(path: &str) -> Response {
    let location = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, location)]).into_response()
}

/// The response with a cookie added.
pub(crate) fn with_cookie(mut response: Response, cookie: Option<&str>) -> Response {
    if let Some(value) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}

/// For addresses where there is nothing.
pub(crate) async fn missing(requester: Requester) -> Response {
    requester.refuse(&AppError::NotFound)
}
