//! Style, client and icons: cached for good under a name that changes with their content.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::reply::Requester;
use crate::error::AppError;

const FOREVER: &str = "public, max-age=31536000, immutable";

pub(super) async fn asset(requester: Requester, Path(name): Path<String>) -> Response {
    match web::asset(&format!("/assets/{name}")) {
        Some(asset) => (
            [(header::CONTENT_TYPE, asset.content_type), (header::CACHE_CONTROL, FOREVER)],
            asset.content.as_str(),
        )
            .into_response(),
        None => requester.refuse(&AppError::NotFound),
    }
}

/// Browsers request this address by themselves.
pub(super) async fn favicon() -> Response {
    (
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")],
        web::FAVICON_SVG,
    )
        .into_response()
}
