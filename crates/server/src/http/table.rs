//! The pages of a table: join, lobby, curtain, board, result, keepsake, record, replay.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::{Header, RecordWriter, Seat, Viewer};
use qrcodegen::{QrCode, QrCodeEcc};
use seating::Stage;
use serde::Deserialize;
use web::{
    Context, CurtainData, EndedData, JoinData, KeepsakeData, LobbyData, Markup, Me, PreEscaped, ReplayData,
    Scene, TableData, Voice, route,
};

use super::App;
use super::home::known;
use super::reply::{Requester, go, page};
use crate::error::AppError;
use crate::live_table::LiveTable;
use crate::store::PlayerHash;
use crate::table_state::TableState;
use crate::visibility::{self, Page};

#[derive(Deserialize)]
pub(super) struct WatchQuery {
    watch: Option<String>,
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    Query(watch): Query<WatchQuery>,
) -> Response {
    show_with(&app, &requester, &id, watch.watch.is_some(), None)
        .await
        .unwrap_or_else(|error| requester.refuse(&error))
}

/// The page of a table. `problem` is what was wrong with the form that led here.
pub(super) async fn show_with(
    app: &Arc<App>,
    requester: &Requester,
    id: &str,
    is_watching: bool,
    problem: Option<Markup>,
) -> Result<Response, AppError> {
    let live = app.tables.get(id).await?;
    let state = live.now();
    let me = known(app, requester).await?;
    let mut context = requester.context(me.as_ref());
    let player = requester.identity.map(|identity| identity.player);
    let own = player.map(|player| state.seats_of(player)).unwrap_or_default();
    let page_now = visibility::page(&live, &state, player);
    // At a shared device the page belongs to whoever holds it.
    if let (Page::Board(Viewer::Seat(seat)), true) = (&page_now, own.len() > 1) {
        let seat = &state.seats[seat.index()];
        context.me = Some(Me { name: seat.name.clone(), colour: seat.colour });
    }
    Ok(match page_now {
        Page::Lobby => {
            let table = visibility::info(&live, &state, player, own.first().copied());
            let is_host = player == Some(state.host);
            let has_room = state.seats.iter().any(|seat| seat.occupant.is_open());
            if own.is_empty() && !is_watching && has_room && !is_host && state.stage == Stage::Lobby {
                return Ok(page(web::join(&JoinData { context, table, problem: None })));
            }
            page(web::lobby(&lobby_data(app, requester, &state, table, context)))
        }
        Page::Curtain(next) => {
            let table = visibility::info(&live, &state, player, None);
            page(web::curtain(&CurtainData { context, table, next }))
        }
        Page::Board(viewer) => page(web::table(&board_data(&live, &state, player, viewer, context, problem))),
    })
}

pub(super) fn lobby_data(
    app: &App,
    requester: &Requester,
    state: &TableState,
    table: web::TableInfo,
    context: Context,
) -> LobbyData {
    let link = address(app, requester, &route::table(&state.id));
    LobbyData { context, table, qr: qr(&link), link, is_public: state.public }
}

/// A whole address for people to send around.
pub(super) fn address(app: &App, requester: &Requester, path: &str) -> String {
    match &app.public_url {
        Some(url) => format!("{}{path}", url.trim_end_matches('/')),
        None => format!("http://{}{path}", requester.host().unwrap_or("localhost")),
    }
}

/// An address as a QR code.
pub(super) fn qr(text: &str) -> Option<Markup> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + 2, y + 2));
        }
    }
    let side = size + 4;
    Some(PreEscaped(format!(
        "<svg viewBox=\"0 0 {side} {side}\" class=\"qr-code\" shape-rendering=\"crispEdges\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path fill=\"#000\" d=\"{path}\"/></svg>"
    )))
}

fn board_data(
    live: &LiveTable,
    state: &TableState,
    player: Option<PlayerHash>,
    viewer: Viewer,
    context: Context,
    problem: Option<Markup>,
) -> TableData {
    let table = visibility::info(live, state, player, viewer.seat());
    let (regions, log) = match &state.play {
        Some(play) => {
            let voice = Voice { texts: context.texts(), viewer, seats: &table.seats };
            (play.regions(&Scene::new(&context, &table), viewer), play.log(0, &voice))
        }
        None => (Vec::new(), Vec::new()),
    };
    TableData { context, table, regions, log, problem }
}

/// The end-of-game page.
pub(super) async fn result(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
) -> Response {
    let shown = async {
        let live = app.tables.get(&id).await?;
        let state = live.now();
        let play = match &state.play {
            Some(play) if state.stage == Stage::Ended => play,
            _ => return Ok(go(&route::table(&id))),
        };
        let me = known(&app, &requester).await?;
        let player = requester.identity.map(|identity| identity.player);
        let own = player.map(|player| state.seats_of(player)).unwrap_or_default();
        let context = requester.context(me.as_ref());
        let table = visibility::info(&live, &state, player, own.first().copied());
        let regions = play.regions(&Scene::new(&context, &table), Viewer::Spectator);
        let data = EndedData {
            results: play.results(context.texts()),
            regions,
            record_name: record_name(&state),
            commitment: state.secret.commitment().to_string(),
            line_count: play.line_count(),
            context,
            table,
        };
        Ok::<_, AppError>(page(web::ended(&data)))
    };
    shown.await.unwrap_or_else(|error| requester.refuse(&error))
}

/// A page to keep from a finished match. Before the end there is none, because it would show hidden cards.
pub(super) async fn keepsake(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path((id, seat)): Path<(String, String)>,
) -> Response {
    let shown = async {
        let live = app.tables.get(&id).await?;
        let state = live.now();
        let play = match &state.play {
            Some(play) if state.stage == Stage::Ended => play,
            _ => return Err(AppError::Forbidden),
        };
        let seat = seat.parse::<Seat>().ok().filter(|seat| seat.index() < state.players());
        let seat = seat.ok_or(AppError::NotFound)?;
        let me = known(&app, &requester).await?;
        let context = requester.context(me.as_ref());
        let table = visibility::info(&live, &state, None, None);
        let content = play.keepsake(seat, &Scene::new(&context, &table)).ok_or(AppError::NotFound)?;
        Ok(page(web::keepsake(&KeepsakeData { context, table, seat, content })))
    };
    shown.await.unwrap_or_else(|error| requester.refuse(&error))
}

fn record_name(state: &TableState) -> String {
    format!("{}-{}.rec", state.game.slug, state.id)
}

/// The record as a file. Before the end there is none, because it would show hidden cards.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
) -> Response {
    let made = async {
        let state = app.tables.get(&id).await?.now();
        let play = state.play.as_ref().ok_or(AppError::NotFound)?;
        if !matches!(state.stage, Stage::Ended | Stage::Expired | Stage::Closed) {
            return Err(AppError::Forbidden);
        }
        let header = Header {
            game: state.game.slug.to_owned(),
            variant: state.variant.clone(),
            rules: play.rules_version(),
            deck: play.deck_checksum(),
            deck_file: None,
            sitters: state
                .seats
                .iter()
                .map(|seat| {
                    engine::Sitter::new(seat.occupant.bot().map_or("human", |level| level.spec()), &seat.name)
                })
                .collect(),
            commitment: state.secret.commitment(),
            nonces: state.nonces.clone(),
        };
        let (mut writer, mut text) = RecordWriter::start(&header);
        for (by, notation) in play.record_lines() {
            text.push_str(&writer.line(by, &notation));
        }
        if state.stage == Stage::Ended {
            text.push_str(&writer.end(&state.secret));
        }
        let disposition = format!("attachment; filename=\"{}\"", record_name(&state));
        Ok((
            [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, disposition),
            ],
            text,
        )
            .into_response())
    };
    made.await.unwrap_or_else(|error| requester.refuse(&error))
}

#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    line: Option<usize>,
    seat: Option<String>,
}

/// A finished match, line by line, from any seat.
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    Query(at): Query<ReplayQuery>,
) -> Response {
    let shown = async {
        let live = app.tables.get(&id).await?;
        let state = live.now();
        let play = match &state.play {
            Some(play) if state.stage == Stage::Ended => play,
            _ => return Err(AppError::Forbidden),
        };
        let seat = at.seat.as_deref().and_then(|seat| seat.parse::<Seat>().ok());
        let seat = seat.filter(|seat| seat.index() < state.players());
        let line_count = play.line_count();
        let line = at.line.unwrap_or(0).min(line_count);
        let then = play.at_line(line);
        let context = requester.context(None);
        let mut table = visibility::info(&live, &state, None, seat);
        table.awaited = then.awaits().seats();
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let voice = Voice { texts: context.texts(), viewer, seats: &table.seats };
        let log = then.log(0, &voice);
        let regions = then.regions(&Scene::new(&context, &table), viewer);
        let data = ReplayData { context, table, regions, log, line, line_count };
        Ok(page(web::replay(&data)))
    };
    shown.await.unwrap_or_else(|error| requester.refuse(&error))
}
