//! Answers: pages, redirects, JSON for the client. A refusal becomes one here and nowhere else.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde_json::{Value, json};
use web::{Markup, PreEscaped, route};

use super::App;
use super::ask::{AtTable, Requester};
use super::{kept, table};
use crate::error::AppError;
use crate::name::NameProblem;

/// After how many seconds a browser asks again for a page that could not be had.
const AGAIN: &str = "3";

/// What every handler gives.
pub(crate) type Reply = Result<Response, AppError>;

/// A refusal on its way to [`refuse`]: until then nobody knows in which language and form it is wanted.
impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = status_of(&self).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

pub(super) fn status_of(error: &AppError) -> StatusCode {
    StatusCode::from_u16(error.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// A refusal in the requester's language: JSON for the client, the board with a word on it for a form that came too
/// late or against the rules, and a page for everything else.
pub(super) async fn refuse(app: &Arc<App>, who: &Requester, error: AppError) -> Response {
    if matches!(error, AppError::Elsewhere(_)) {
        app.tables.counters.elsewhere.fetch_add(1, Ordering::Relaxed);
    }
    let status = status_of(&error);
    if who.wants_json {
        return (status, Json(refusal(who, &error))).into_response();
    }
    let problem = problem(who, &error);
    if matches!(error, AppError::TooSoon(_)) {
        // One line: to refuse somebody must cost less than what they asked for.
        return (status, problem.0).into_response();
    }
    if let AppError::Kept(kept) | AppError::Elsewhere(kept) = &error
        && let Ok(page) = kept::show(kept, who, matches!(error, AppError::Elsewhere(_)))
    {
        return (status, page).into_response();
    }
    if matches!(error, AppError::Refused(_) | AppError::Stale | AppError::Unavailable)
        && let Some(id) = table_of(&who.path)
        && let Ok(live) = app.tables.get(id).await
    {
        let at = AtTable { app: app.clone(), who: who.clone(), live };
        if let Ok(page) = table::show(&at, false, Some(problem)).await {
            return (status, page).into_response();
        }
    }
    refuse_status(who, status)
}

/// A refusal for the client.
pub(super) fn refusal(who: &Requester, error: &AppError) -> Value {
    match error {
        AppError::Stale => json!({ "stale": true }),
        _ => json!({ "refused": problem(who, error).0 }),
    }
}

/// Why something was refused, in the requester's language.
fn problem(who: &Requester, error: &AppError) -> Markup {
    match error {
        AppError::Refused(why) => why.html(who.texts()),
        AppError::Kept(_) => PreEscaped(web::kept_refusal(who.texts())),
        AppError::Elsewhere(_) => PreEscaped(web::elsewhere_refusal(who.texts())),
        AppError::Name(problem) => PreEscaped(name_problem(*problem, who)),
        _ => PreEscaped(web::explain(error.status(), who.texts())),
    }
}

/// Counts what was not done as it was asked for.
pub(super) fn count(app: &App, status: StatusCode) {
    if status.is_client_error() {
        app.tables.counters.refused.fetch_add(1, Ordering::Relaxed);
    } else if status.is_server_error() {
        app.tables.counters.failed.fetch_add(1, Ordering::Relaxed);
    }
}

/// What is wrong with a name, in words.
pub(super) fn name_problem(problem: NameProblem, who: &Requester) -> String {
    match problem {
        NameProblem::Blank => web::blank_name_problem(who.texts()),
        NameProblem::Taken => web::taken_name_problem(who.texts()),
    }
}

/// The table that an address is about.
fn table_of(path: &str) -> Option<&str> {
    path.strip_prefix("/t/")?.split(['/', '?']).next()
}

/// The refusal of something that reached no handler, by its HTTP status.
pub(super) fn refuse_status(who: &Requester, status: StatusCode) -> Response {
    let code = status.as_u16();
    if who.wants_json {
        return (status, Json(json!({ "refused": web::explain(code, who.texts()) }))).into_response();
    }
    let context = who.context(None);
    if status == StatusCode::SERVICE_UNAVAILABLE && who.is_read {
        return (status, [(header::REFRESH, AGAIN)], page(web::waiting(&context))).into_response();
    }
    (status, page(web::error(&context, code, None))).into_response()
}

/// A page.
pub(super) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// Sends the browser on to another page after a form (303).
pub(super) fn go(path: &str) -> Response {
    let location = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, location)]).into_response()
}

/// After a form: the table, or its address for the client.
pub(super) fn back(who: &Requester, id: &str) -> Response {
    let table = route::table(id);
    if who.wants_json { Json(json!({ "ok": true, "go": table })).into_response() } else { go(&table) }
}

/// The response with a cookie added.
pub(super) fn with_cookie(mut response: Response, cookie: Option<&str>) -> Response {
    if let Some(value) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}

/// For addresses where there is nothing.
pub(super) async fn missing() -> AppError {
    AppError::NotFound
}
