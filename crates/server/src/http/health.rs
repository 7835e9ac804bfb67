//! Health and counters, for whoever runs the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::sha256;
use serde_json::json;

use super::App;
use super::reply::Reply;
use crate::error::AppError;

/// Whether a move could be kept now.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    if app.tables.health.is_well().await {
        // Nodes that know the same rules say the same.
        Json(json!({ "status": "ok", "rules": app.tables.rules })).into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, Json(json!({ "status": "unavailable" }))).into_response()
    }
}

/// A few counters since the start, for whoever knows the operator's token.
pub(super) async fn metrics(State(app): State<Arc<App>>, headers: HeaderMap) -> Reply {
    let told =
        headers.get(header::AUTHORIZATION).and_then(|told| told.to_str().ok()?.strip_prefix("Bearer "));
    // Digests are compared, so that how long it takes says nothing about the token.
    let is_operator = app
        .metrics_token
        .as_ref()
        .zip(told)
        .is_some_and(|(token, told)| sha256(token.as_bytes()) == sha256(told.as_bytes()));
    if !is_operator {
        return Err(AppError::NotFound);
    }
    let counters = &app.tables.counters;
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let lines = [
        ("requests_total", count(&counters.requests)),
        ("refused_total", count(&counters.refused)),
        ("failed_total", count(&counters.failed)),
        ("moves_total", count(&counters.moves)),
        ("bot_moves_total", count(&counters.bot_moves)),
        ("sockets", count(&counters.sockets)),
        ("pushed_bytes_total", count(&counters.pushed_bytes)),
        ("tables_in_memory", app.tables.loaded_count() as u64),
        ("elsewhere_total", count(&counters.elsewhere)),
        ("tables_elsewhere", app.tables.elsewhere_count() as u64),
    ];
    let line = |(name, value): (&str, u64)| {
        let kind = if name.ends_with("_total") { "counter" } else { "gauge" };
        format!("# TYPE ludoteka_{name} {kind}\nludoteka_{name} {value}\n")
    };
    let text: String = lines.map(line).concat();
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
