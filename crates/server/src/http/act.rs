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
pub(super) async fn answer(asked: AtSeat) -> Result<AtTable, AppError> {
    let (seat, fields) = (asked.seat, &asked.fields);
    let decision: u64 = fields.get("decision").and_then(|text| text.parse().ok()).ok_or(AppError::Bad)?;
    let named = match fields.get("action") {
        Some(action) if action.len() > ACTION_BYTES_MAX => return Err(AppError::Bad),
        Some(action) => Named::Notation(action.to_owned()),
        None => Named::Things(fields.all("thing")),
    };
    if asked.change(move |change| change.answer(seat, decision, named)).await? {
        asked.at.app.tables.counters.moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(asked.at)
}

pub(super) async fn undo(asked: AtSeat) -> Reply {
    let seat = asked.seat;
    asked.change(move |change| change.undo(seat)).await?;
    done(&asked.at)
}

pub(super) async fn take_back(asked: AtSeat) -> Reply {
    let seat = asked.seat;
    let what = if asked.fields.get("part") == Some("last") { TakeBack::Last } else { TakeBack::All };
    asked.change(move |change| change.take_back(seat, what)).await?;
    done(&asked.at)
}

/// The client hears that it is done, and what came of it over its live connection; a form gets the board.
pub(super) fn done(at: &AtTable) -> Reply {
    Ok(if at.who.wants_json {
        Json(json!({ "ok": true })).into_response()
    } else {
        go(&route::table(&at.live.now().about.id))
    })
}
