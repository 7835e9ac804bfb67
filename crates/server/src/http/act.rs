//! Acting, taking a secret choice back, undoing. An action names the decision it answers.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use engine::{Seat, TakeBack};
use seating::{Occupant, Stage};
use serde_json::json;
use web::route;

use super::App;
use super::fields::Fields;
use super::reply::{Requester, go};
use super::table::show_with;
use crate::error::AppError;
use crate::live_table::LiveTable;
use crate::log_entry::{LogEntry, seat_of};
use crate::table_state::TableState;

/// The longest notation of an action, with room to spare.
const ACTION_BYTES_MAX: usize = 400;

/// The seat that acts: the one that the form names, if it belongs to the requester; otherwise their first.
fn acting_seat(
    live: &LiveTable,
    state: &TableState,
    requester: &Requester,
    fields: &Fields,
) -> Result<Seat, AppError> {
    let player = requester.identity.ok_or(AppError::Forbidden)?.player;
    let own = state.seats_of(player);
    let seat = match fields.get("seat") {
        Some(text) => seat_of(text, state.players()).ok_or(AppError::Bad)?,
        None => *own.first().ok_or(AppError::Forbidden)?,
    };
    let is_mine = state.seats[seat.index()].occupant == Occupant::Human(player);
    // At a shared device only the seat that is shown may act: the person holding it has said who they are.
    let is_shown = own.len() <= 1 || live.shown(player) == Some(seat);
    if is_mine && is_shown { Ok(seat) } else { Err(AppError::Forbidden) }
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let done = try_act(&app, &requester, &id, &fields).await;
    answer(&app, &requester, &id, done).await
}

async fn try_act(app: &Arc<App>, requester: &Requester, id: &str, fields: &Fields) -> Result<(), AppError> {
    let live = app.tables.get(id).await?;
    let seat = acting_seat(&live, &live.now(), requester, fields)?;
    let decision: u64 = fields.get("decision").and_then(|text| text.parse().ok()).ok_or(AppError::Bad)?;
    let texts = requester.context(None).texts();
    let action = fields.get("action").map(str::to_owned);
    let things = fields.all("thing");
    if action.as_ref().is_some_and(|action| action.len() > ACTION_BYTES_MAX) {
        return Err(AppError::Bad);
    }
    let is_new = app
        .tables
        .change(&live, move |change| {
            let state = &change.state;
            let action = match action {
                Some(action) => action,
                None => {
                    let play = state.play.as_ref().ok_or(AppError::TooLate)?;
                    play.action_of_things(seat, &things).ok_or(AppError::Bad)?
                }
            };
            // The same answer sent twice succeeds twice, but the move is made once.
            if state.answered[seat.index()] == Some((decision, action.clone())) {
                return Ok(false);
            }
            let is_open = state.stage == Stage::Playing && state.awaited().contains(seat);
            if !is_open || state.opened[seat.index()] != decision {
                return Err(AppError::Stale);
            }
            change.act(seat, &action, texts)?;
            Ok(true)
        })
        .await?;
    if is_new {
        app.tables.counters.moves.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let done = async {
        let live = app.tables.get(&id).await?;
        let seat = acting_seat(&live, &live.now(), &requester, &fields)?;
        app.tables
            .change(&live, move |change| {
                let play = change.state.play.as_ref().filter(|_| change.state.stage == Stage::Playing);
                if !play.is_some_and(|play| play.can_undo(seat)) {
                    return Err(AppError::Stale);
                }
                change.add(&LogEntry::Undone { seat: seat.to_string() });
                Ok(())
            })
            .await
    };
    let done = done.await;
    answer(&app, &requester, &id, done).await
}

pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let texts = requester.context(None).texts();
    let what = if fields.get("part") == Some("last") { TakeBack::Last } else { TakeBack::All };
    let done = async {
        let live = app.tables.get(&id).await?;
        let seat = acting_seat(&live, &live.now(), &requester, &fields)?;
        app.tables
            .change(&live, move |change| {
                if change.state.stage != Stage::Playing {
                    return Err(AppError::Stale);
                }
                Ok(change.take_back(seat, what, texts)?)
            })
            .await
    };
    let done = done.await;
    answer(&app, &requester, &id, done).await
}

/// Answers the client with JSON, and a form with the board.
async fn answer(app: &Arc<App>, requester: &Requester, id: &str, done: Result<(), AppError>) -> Response {
    match done {
        Ok(()) if requester.wants_json() => Json(json!({ "ok": true })).into_response(),
        Ok(()) => go(&route::table(id)),
        Err(error) if requester.wants_json() => requester.refuse(&error),
        Err(error) => {
            let problem = match &error {
                AppError::Refused(why) => why.clone(),
                AppError::Stale => web::PreEscaped(web::explain(409, requester.context(None).texts())),
                AppError::NotFound
                | AppError::Forbidden
                | AppError::Bad
                | AppError::TooLate
                | AppError::TooMany
                | AppError::Unavailable => return requester.refuse(&error),
            };
            let status = axum::http::StatusCode::from_u16(error.status()).unwrap_or_default();
            match show_with(app, requester, id, false, Some(problem)).await {
                Ok(page) => (status, page).into_response(),
                Err(error) => requester.refuse(&error),
            }
        }
    }
}
