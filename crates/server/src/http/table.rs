//! The pages of a table: join, lobby, curtain, board, result, keepsake, record, replay.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::{Header, RecordWriter, Seat, Viewer};
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Deserialize;
use web::{
    Context, CurtainData, EndedData, JoinData, KeepsakeData, LobbyData, Markup, Me, PreEscaped, ReplayData,
    Scene, Stage, TableData, Voice, route,
};

use super::App;
use super::home::known;
use super::reply::{Asker, go, page};
use crate::error::AppError;
use crate::hall::Handle;
use crate::room::{Room, Sitter};
use crate::sight::{self, Page};
use crate::store::PlayerHash;

#[derive(Deserialize)]
pub(super) struct Watch {
    watch: Option<String>,
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(watch): Query<Watch>,
) -> Response {
    show_with(&app, &asker, &id, watch.watch.is_some(), None)
        .await
        .unwrap_or_else(|error| asker.refuse(&error))
}

/// The page of a table, with what went wrong with a form that was sent.
pub(super) async fn show_with(
    app: &Arc<App>,
    asker: &Asker,
    id: &str,
    is_watching: bool,
    problem: Option<Markup>,
) -> Result<Response, AppError> {
    let handle = app.hall.room(id).await?;
    let room = handle.now();
    let me = known(app, asker).await?;
    let mut context = asker.context(me.as_ref());
    let player = asker.identity.map(|identity| identity.player);
    let own = player.map(|player| room.seats_of(player)).unwrap_or_default();
    let page_now = sight::page(&handle, &room, player);
    // At a shared device the page belongs to whoever holds it.
    if let (Page::Board(Viewer::Seat(seat)), true) = (&page_now, own.len() > 1) {
        let seat = &room.seats[seat.index()];
        context.me = Some(Me { name: seat.name.clone(), colour: seat.colour });
    }
    Ok(match page_now {
        Page::Lobby => {
            let table = sight::info(&handle, &room, player, own.first().copied());
            let is_host = player == Some(room.host);
            let has_room = room.seats.iter().any(|seat| seat.sitter == Sitter::Open);
            if own.is_empty() && !is_watching && has_room && !is_host && room.stage == Stage::Lobby {
                return Ok(page(web::join(&JoinData { context, table, problem: None })));
            }
            page(web::lobby(&lobby_data(app, asker, &room, table, context)))
        }
        Page::Curtain(next) => {
            let table = sight::info(&handle, &room, player, None);
            page(web::curtain(&CurtainData { context, table, next }))
        }
        Page::Board(viewer) => {
            page(web::table(&board_data(&handle, &room, player, viewer, context, problem)))
        }
    })
}

pub(super) fn lobby_data(
    app: &App,
    asker: &Asker,
    room: &Room,
    table: web::TableInfo,
    context: Context,
) -> LobbyData {
    let link = address(app, asker, &route::table(&room.id));
    LobbyData { context, table, qr: qr(&link), link, is_public: room.public }
}

/// A whole address for people to send around.
pub(super) fn address(app: &App, asker: &Asker, path: &str) -> String {
    match &app.public_url {
        Some(url) => format!("{}{path}", url.trim_end_matches('/')),
        None => format!("http://{}{path}", asker.host().unwrap_or("localhost")),
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
    handle: &Handle,
    room: &Room,
    player: Option<PlayerHash>,
    viewer: Viewer,
    context: Context,
    problem: Option<Markup>,
) -> TableData {
    let table = sight::info(handle, room, player, viewer.seat());
    let (regions, log) = match &room.play {
        Some(play) => {
            let voice = Voice { texts: context.texts(), viewer, seats: &table.seats };
            (play.regions(&Scene::new(&context, &table), viewer), play.log(0, &voice))
        }
        None => (Vec::new(), Vec::new()),
    };
    TableData { context, table, regions, log, problem }
}

/// The end-of-game page.
pub(super) async fn result(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Response {
    let shown = async {
        let handle = app.hall.room(&id).await?;
        let room = handle.now();
        let play = match &room.play {
            Some(play) if room.stage == Stage::Ended => play,
            _ => return Ok(go(&route::table(&id))),
        };
        let me = known(&app, &asker).await?;
        let player = asker.identity.map(|identity| identity.player);
        let own = player.map(|player| room.seats_of(player)).unwrap_or_default();
        let context = asker.context(me.as_ref());
        let table = sight::info(&handle, &room, player, own.first().copied());
        let regions = play.regions(&Scene::new(&context, &table), Viewer::Spectator);
        let data = EndedData {
            standings: play.standings(),
            regions,
            record_name: record_name(&room),
            commitment: room.secret.commitment().to_string(),
            line_count: play.line_count(),
            context,
            table,
        };
        Ok::<_, AppError>(page(web::ended(&data)))
    };
    shown.await.unwrap_or_else(|error| asker.refuse(&error))
}

/// What a seat may keep of a finished match. Before the end it would tell what others hold, so there is none.
pub(super) async fn keepsake(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, seat)): Path<(String, String)>,
) -> Response {
    let shown = async {
        let handle = app.hall.room(&id).await?;
        let room = handle.now();
        let play = match &room.play {
            Some(play) if room.stage == Stage::Ended => play,
            _ => return Err(AppError::Forbidden),
        };
        let seat = seat.parse::<Seat>().ok().filter(|seat| seat.index() < room.players());
        let seat = seat.ok_or(AppError::NotFound)?;
        let me = known(&app, &asker).await?;
        let context = asker.context(me.as_ref());
        let table = sight::info(&handle, &room, None, None);
        let content = play.keepsake(seat, &Scene::new(&context, &table)).ok_or(AppError::NotFound)?;
        Ok(page(web::keepsake(&KeepsakeData { context, table, seat, content })))
    };
    shown.await.unwrap_or_else(|error| asker.refuse(&error))
}

fn record_name(room: &Room) -> String {
    format!("{}-{}.rec", room.game.slug, room.id)
}

/// The record as a file. Before the end it would tell what others hold, so there is none.
pub(super) async fn record(State(app): State<Arc<App>>, asker: Asker, Path(id): Path<String>) -> Response {
    let made = async {
        let room = app.hall.room(&id).await?.now();
        let play = room.play.as_ref().ok_or(AppError::NotFound)?;
        if !matches!(room.stage, Stage::Ended | Stage::Expired | Stage::Closed) {
            return Err(AppError::Forbidden);
        }
        let header = Header {
            game: room.game.slug.to_owned(),
            variant: room.variant.clone(),
            rules: play.rules_version(),
            deck: play.deck_checksum(),
            deck_file: None,
            sitters: room
                .seats
                .iter()
                .map(|seat| {
                    engine::Sitter::new(seat.sitter.bot().map_or("human", |level| level.spec()), &seat.name)
                })
                .collect(),
            commitment: room.secret.commitment(),
            nonces: room.nonces.clone(),
        };
        let (mut writer, mut text) = RecordWriter::start(&header);
        for (by, notation) in play.record_lines() {
            text.push_str(&writer.line(by, &notation));
        }
        if room.stage == Stage::Ended {
            text.push_str(&writer.end(&room.secret));
        }
        let disposition = format!("attachment; filename=\"{}\"", record_name(&room));
        Ok((
            [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, disposition),
            ],
            text,
        )
            .into_response())
    };
    made.await.unwrap_or_else(|error| asker.refuse(&error))
}

#[derive(Deserialize)]
pub(super) struct At {
    line: Option<usize>,
    seat: Option<String>,
}

/// A finished match, line by line, from any seat.
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Response {
    let shown = async {
        let handle = app.hall.room(&id).await?;
        let room = handle.now();
        let play = match &room.play {
            Some(play) if room.stage == Stage::Ended => play,
            _ => return Err(AppError::Forbidden),
        };
        let seat = at.seat.as_deref().and_then(|seat| seat.parse::<Seat>().ok());
        let seat = seat.filter(|seat| seat.index() < room.players());
        let line_count = play.line_count();
        let line = at.line.unwrap_or(0).min(line_count);
        let then = play.at_line(line);
        let context = asker.context(None);
        let mut table = sight::info(&handle, &room, None, seat);
        table.awaited = then.awaits().seats();
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let voice = Voice { texts: context.texts(), viewer, seats: &table.seats };
        let log = then.log(0, &voice);
        let regions = then.regions(&Scene::new(&context, &table), viewer);
        let data = ReplayData { context, table, regions, log, line, line_count };
        Ok(page(web::replay(&data)))
    };
    shown.await.unwrap_or_else(|error| asker.refuse(&error))
}
