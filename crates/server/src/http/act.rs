//! Acting, taking back, undoing. An action names the decision it answers.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use serde_json::json;
use web::{Stage, route};

use super::App;
use super::fields::Fields;
use super::reply::{Asker, go};
use super::table::show_with;
use crate::error::AppError;
use crate::fact::{Fact, seat_of};
use crate::hall::Handle;
use crate::room::{Room, Sitter};

/// The longest notation of an action, with room to spare.
const ACTION_BYTES_MAX: usize = 400;

/// The seat that acts: the one the form names, if it is theirs; else their only one.
fn acting_seat(handle: &Handle, room: &Room, asker: &Asker, fields: &Fields) -> Result<Seat, AppError> {
    let player = asker.identity.ok_or(AppError::Forbidden)?.player;
    let own = room.seats_of(player);
    let seat = match fields.get("seat") {
        Some(text) => seat_of(text, room.players()).ok_or(AppError::Bad)?,
        None => *own.first().ok_or(AppError::Forbidden)?,
    };
    let is_mine = room.seats[seat.index()].sitter == Sitter::Human(player);
    // At a shared device only the seat that is shown acts: who holds the device is who they said they are.
    let is_shown = own.len() <= 1 || handle.shown(player) == Some(seat);
    if is_mine && is_shown { Ok(seat) } else { Err(AppError::Forbidden) }
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let done = try_act(&app, &asker, &id, &fields).await;
    answer(&app, &asker, &id, done).await
}

async fn try_act(app: &Arc<App>, asker: &Asker, id: &str, fields: &Fields) -> Result<(), AppError> {
    let handle = app.hall.room(id).await?;
    let seat = acting_seat(&handle, &handle.now(), asker, fields)?;
    let decision: u64 = fields.get("decision").and_then(|text| text.parse().ok()).ok_or(AppError::Bad)?;
    let texts = asker.context(None).texts();
    let action = fields.get("action").map(str::to_owned);
    let things = fields.all("thing");
    if action.as_ref().is_some_and(|action| action.len() > ACTION_BYTES_MAX) {
        return Err(AppError::Bad);
    }
    let is_new = app
        .hall
        .change(&handle, move |change| {
            let room = &change.room;
            let action = match action {
                Some(action) => action,
                None => {
                    let play = room.play.as_ref().ok_or(AppError::TooLate)?;
                    play.action_of_things(seat, &things).ok_or(AppError::Bad)?
                }
            };
            // A repeated answer gets the same answer; the move is not made twice.
            if room.answered[seat.index()] == Some((decision, action.clone())) {
                return Ok(false);
            }
            let is_open = room.stage == Stage::Playing && room.awaited().contains(seat);
            if !is_open || room.opened[seat.index()] != decision {
                return Err(AppError::Stale);
            }
            change.act(seat, &action, texts)?;
            Ok(true)
        })
        .await?;
    if is_new {
        app.hall.counters.moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let done = async {
        let handle = app.hall.room(&id).await?;
        let seat = acting_seat(&handle, &handle.now(), &asker, &fields)?;
        app.hall
            .change(&handle, move |change| {
                let play = change.room.play.as_ref().filter(|_| change.room.stage == Stage::Playing);
                if !play.is_some_and(|play| play.can_undo(seat)) {
                    return Err(AppError::Stale);
                }
                change.add(&Fact::Undone { seat: seat.to_string() });
                Ok(())
            })
            .await
    };
    let done = done.await;
    answer(&app, &asker, &id, done).await
}

pub(super) async fn retract(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let texts = asker.context(None).texts();
    let done = async {
        let handle = app.hall.room(&id).await?;
        let seat = acting_seat(&handle, &handle.now(), &asker, &fields)?;
        app.hall
            .change(&handle, move |change| {
                if change.room.stage != Stage::Playing {
                    return Err(AppError::Stale);
                }
                Ok(change.retract(seat, texts)?)
            })
            .await
    };
    let done = done.await;
    answer(&app, &asker, &id, done).await
}

/// JSON for the client; the board again for a form.
async fn answer(app: &Arc<App>, asker: &Asker, id: &str, done: Result<(), AppError>) -> Response {
    match done {
        Ok(()) if asker.wants_json() => Json(json!({ "ok": true })).into_response(),
        Ok(()) => go(&route::table(id)),
        Err(error) if asker.wants_json() => asker.refuse(&error),
        Err(error) => {
            let problem = match &error {
                AppError::Refused(why) => why.clone(),
                AppError::Stale => web::PreEscaped(web::explain(409, asker.context(None).texts())),
                AppError::NotFound
                | AppError::Forbidden
                | AppError::Bad
                | AppError::TooLate
                | AppError::TooMany
                | AppError::Unavailable => return asker.refuse(&error),
            };
            let status = axum::http::StatusCode::from_u16(error.status()).unwrap_or_default();
            match show_with(app, asker, id, false, Some(problem)).await {
                Ok(page) => (status, page).into_response(),
                Err(error) => asker.refuse(&error),
            }
        }
    }
}
