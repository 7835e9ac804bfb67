//! Style, client and icons: cached for good under a name that changes with their content.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::reply::Reply;
use crate::error::AppError;

const FOREVER: &str = "public, max-age=31536000, immutable";

pub(super) async fn asset(Path(name): Path<String>) -> Reply {
    let asset = web::asset(&format!("/assets/{name}")).ok_or(AppError::NotFound)?;
    let headers = [(header::CONTENT_TYPE, asset.content_type), (header::CACHE_CONTROL, FOREVER)];
    Ok((headers, asset.content.as_str()).into_response())
}

/// Browsers request this address by themselves.
pub(super) async fn favicon() -> Response {
    (
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")],
        web::FAVICON_SVG,
    )
        .into_response()
}
