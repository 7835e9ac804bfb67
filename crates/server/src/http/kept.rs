//! Tables that this program cannot go on with: their page and their record.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use engine::By;
use std::sync::Arc;
use web::{KeptData, KeptLine};

use super::App;
use super::ask::{AtTable, Requester};
use super::reply::{Reply, page};
use crate::error::AppError;
use crate::kept::KeptTable;
use store::Status;

/// The table that the address names, whether this program can go on with it or not.
pub(super) enum Found {
    Live(AtTable),
    Kept(Requester, Arc<KeptTable>),
}

impl FromRequestParts<Arc<App>> for Found {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Found, AppError> {
        match AtTable::from_request_parts(parts, app).await {
            Ok(at) => Ok(Found::Live(at)),
            Err(AppError::Kept(kept)) => {
                let Ok(who) = Requester::from_request_parts(parts, app).await;
                Ok(Found::Kept(who, kept))
            }
            Err(error) => Err(error),
        }
    }
}

/// The page of a kept table. `is_elsewhere` if another node may go on with it.
pub(super) fn show(kept: &KeptTable, who: &Requester, is_elsewhere: bool) -> Reply {
    let game = games::info(&kept.game).ok_or(AppError::NotFound)?;
    let lines = kept.lines_for(who.player).map(|(number, line)| KeptLine {
        number,
        by: match line.by {
            By::Seat(seat) => Some(seat),
            By::Chance => None,
        },
        text: line.text.clone(),
    });
    Ok(page(web::kept(&KeptData {
        context: who.context(None),
        id: kept.id.clone(),
        game,
        names: kept.seats.iter().map(|seat| seat.name.clone()).collect(),
        why: kept.why,
        is_elsewhere,
        is_over: kept.status == Status::Over,
        is_open: kept.is_open,
        standings: kept.standings,
        line_count: kept.lines.len(),
        lines: lines.collect(),
        record_name: kept.record().map(|_| record_name(&kept.game, &kept.id)),
    })))
}

/// The name of a record as a file.
pub(super) fn record_name(game: &str, id: &str) -> String {
    format!("{game}-{id}.rec")
}

/// The record of a kept table as a file; while its match can still go on there is none, because it would show hidden
/// cards.
pub(super) fn record(kept: &KeptTable) -> Reply {
    let text = kept.record().ok_or(AppError::Forbidden)?;
    Ok(record_file(&record_name(&kept.game, &kept.id), text.to_owned()))
}

/// A record to be downloaded.
pub(super) fn record_file(name: &str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, text).into_response()
}
