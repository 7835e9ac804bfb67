//! A finished match, line by line, from any seat: as a page, and as messages that change the page in place.

use axum::extract::Query;
use engine::Viewer;
use serde::Deserialize;
use web::{ReplayData, Scene, Update, Voice};

use super::ask::AtTable;
use super::kept::{self, Found};
use super::question::written;
use super::reply::{Reply, page};
use crate::error::AppError;
use crate::log_entry::seat_of;

#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    line: Option<usize>,
    seat: Option<String>,
}

/// The match after some of its lines, as one viewer saw it.
fn moment(at: &AtTable, query: &ReplayQuery) -> Result<ReplayData, AppError> {
    let state = at.live.now();
    let play = state.ended().ok_or(AppError::Forbidden)?;
    let seat = query.seat.as_deref().and_then(|seat| seat_of(seat, state.players()));
    let line_count = play.line_count();
    let line = query.line.unwrap_or(0).min(line_count);
    let then = play.at_line(line);
    let context = at.who.context(None);
    let mut table = at.info(&state, None, seat);
    table.awaited = then.awaits().seats();
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let voice = Voice { texts: context.texts(), viewer, seats: &table.seats };
    let log = then.log(0, &voice);
    let mut regions = then.regions(&Scene::new(&context, &table), viewer, None);
    // A replay has a bar of its own where the actions would be.
    regions.retain(|region| region.id != "actions");
    regions.push(web::replay_where(line, line_count, context.texts()));
    Ok(ReplayData { context, table, regions, log, marks: play.turns(), line, line_count })
}

/// The page.
pub(super) async fn replay(found: Found, Query(query): Query<ReplayQuery>) -> Reply {
    let at = match found {
        Found::Live(at) => at,
        Found::Kept(who, kept) => return kept::show(&kept, &who, false),
    };
    Ok(page(web::replay(&moment(&at, &query)?)))
}

/// The same as a message.
pub(super) async fn board(at: AtTable, Query(query): Query<ReplayQuery>) -> Reply {
    let ReplayData { context, table, regions, log, .. } = moment(&at, &query)?;
    let texts = context.texts();
    let update = Update {
        version: 0,
        regions: &regions,
        table: Some(&table),
        is_spectator: table.is_spectator(),
        texts,
        say: &[],
        log: Some(&log),
        moments: &[],
    };
    Ok(written(web::message(&update)))
}
