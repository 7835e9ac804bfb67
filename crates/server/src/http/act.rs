//! Acting, taking a secret choice back, undoing. An action names the decision it answers.

use std::sync::atomic::Ordering;

use axum::Json;
use axum::response::IntoResponse;
use engine::TakeBack;
use serde_json::json;
use web::route;

use super::ask::{AtSeat, AtTable};
use super::reply::{Reply, go};
use crate::change::Named;
use crate::error::AppError;

/// The longest notation of an action, with room to spare.
const ACTION_BYTES_MAX: usize = 400;

pub(super) async fn act(at: AtSeat) -> Reply {
    done(&answer(at).await?)
}

/// Somebody answers a decision, by a form of their own or through their live connection.
pub(super) async fn answer(AtSeat { at, seat, fields }: AtSeat) -> Result<AtTable, AppError> {
    let decision: u64 = fields.get("decision").and_then(|text| text.parse().ok()).ok_or(AppError::Bad)?;
    let named = match fields.get("action") {
        Some(action) if action.len() > ACTION_BYTES_MAX => return Err(AppError::Bad),
        Some(action) => Named::Notation(action.to_owned()),
        None => Named::Things(fields.all("thing")),
    };
    if at.change(move |change| change.answer(seat, decision, named)).await? {
        at.app.tables.counters.moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(at)
}

pub(super) async fn undo(AtSeat { at, seat, .. }: AtSeat) -> Reply {
    at.change(move |change| change.undo(seat)).await?;
    done(&at)
}

pub(super) async fn take_back(AtSeat { at, seat, fields }: AtSeat) -> Reply {
    let what = if fields.get("part") == Some("last") { TakeBack::Last } else { TakeBack::All };
    at.change(move |change| change.take_back(seat, what)).await?;
    done(&at)
}

/// The client hears that it is done, and what came of it over its live connection; a form gets the board.
pub(super) fn done(at: &AtTable) -> Reply {
    Ok(if at.who.wants_json {
        Json(json!({ "ok": true })).into_response()
    } else {
        go(&route::table(&at.live.now().about.id))
    })
}
