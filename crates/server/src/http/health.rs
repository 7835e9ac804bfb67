//! Health and counters, for whoever runs the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::App;

/// Whether a move could be kept now.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    match app.tables.store.health().await {
        Ok(()) => Json(json!({ "status": "ok" })).into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, Json(json!({ "status": "unavailable" }))).into_response(),
    }
}

/// A few counters since the start.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let counters = &app.tables.counters;
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let lines = [
        ("requests_total", count(&counters.requests)),
        ("refused_total", count(&counters.refused)),
        ("moves_total", count(&counters.moves)),
        ("bot_moves_total", count(&counters.bot_moves)),
        ("sockets", count(&counters.sockets)),
        ("pushed_bytes_total", count(&counters.pushed_bytes)),
        ("tables_in_memory", app.tables.loaded_count() as u64),
    ];
    let text: String = lines.map(|(name, value)| format!("ludoteka_{name} {value}\n")).concat();
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
