//! The pages of a table: join, lobby, curtain, board, result, keepsake, record, replay.

use axum::extract::{Path, Query};
use engine::{Header, Seat, Viewer};
use qrcodegen::{QrCode, QrCodeEcc};
use seating::Stage;
use serde::Deserialize;
use web::{
    Context, CurtainData, EndedData, JoinData, KeepsakeData, LobbyData, LogLine, Markup, Me, PreEscaped,
    Region, Scene, TableData, Voice, route,
};

use super::ask::AtTable;
use super::home::known;
use super::kept::{self, Found};
use super::reply::{Reply, go, page};
use crate::error::AppError;
use crate::kept::KeptLine;
use crate::log_entry::seat_of;
use crate::play::Play;
use crate::table_state::TableState;
use crate::visibility::{self, Page};

#[derive(Deserialize)]
pub(super) struct WatchQuery {
    watch: Option<String>,
}

pub(super) async fn get(found: Found, Query(query): Query<WatchQuery>) -> Reply {
    match found {
        Found::Live(at) => show(&at, query.watch.is_some(), None).await,
        Found::Kept(who, kept) => kept::show(&kept, &who, false),
    }
}

/// The page of a table. `problem` is what was wrong with the form that led here.
pub(super) async fn show(at: &AtTable, is_watching: bool, problem: Option<Markup>) -> Reply {
    let state = at.live.now();
    // While the database is away, the table is shown to whoever has it before them, without their name in the menu.
    let me = match known(&at.app, &at.who).await {
        Err(AppError::Unavailable) => None,
        known => known?,
    };
    let mut context = at.who.context(me.as_ref());
    let own = at.own_seats(&state);
    Ok(match visibility::page(&at.live, &state, at.who.player) {
        Page::Lobby => {
            let is_host = at.who.player == Some(state.host);
            let can_join = state.stage == Stage::Lobby && state.first_free().is_some();
            let is_asked = at.who.player.is_some_and(|me| !state.kept_for(me).is_empty());
            if can_join && own.is_empty() && !is_watching && !is_host && !is_asked {
                let table = at.info(&state, at.who.player, None);
                return Ok(page(web::join(&JoinData { context, table, problem: problem.map(|why| why.0) })));
            }
            page(web::lobby(&lobby_data(at, &state, context)))
        }
        Page::Curtain(next) => {
            let BoardParts { table, regions, log, .. } = board_parts(at, &state, Viewer::Spectator, &context);
            let regions = with_curtain(regions, &context, &table, &next);
            page(web::curtain(&CurtainData { context, table, regions, log }))
        }
        Page::Board(viewer) => {
            // At a shared device the page belongs to whoever holds it.
            if let (Viewer::Seat(seat), true) = (viewer, own.len() > 1) {
                let seat = state.at(seat);
                context.me = Some(Me { name: seat.name.clone(), colour: seat.colour });
            }
            page(web::table(&board_data(at, &state, viewer, context, problem)))
        }
    })
}

pub(super) fn lobby_data(at: &AtTable, state: &TableState, context: Context) -> LobbyData {
    let me = at.own_seats(state).first().copied();
    let table = at.info(state, at.who.player, me);
    let link = address(at, &route::table(&state.about.id));
    let is_asked = at.who.player.is_some_and(|me| !state.kept_for(me).is_empty());
    LobbyData { context, table, qr: qr(&link), link, is_public: state.about.public, is_asked }
}

/// A whole address for people to send around.
pub(super) fn address(at: &AtTable, path: &str) -> String {
    match at.app.site.public_url() {
        Some(url) => format!("{url}{path}"),
        None => format!("http://{}{path}", at.who.host.as_deref().unwrap_or("localhost")),
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

/// What a viewer sees of a table.
struct BoardParts {
    table: web::TableInfo,
    regions: Vec<Region>,
    forms: Markup,
    log: Vec<LogLine>,
}

fn board_parts(at: &AtTable, state: &TableState, viewer: Viewer, context: &Context) -> BoardParts {
    let table = at.info(state, at.who.player, viewer.seat());
    let Some(play) = &state.play else {
        return BoardParts { table, regions: Vec::new(), forms: PreEscaped(String::new()), log: Vec::new() };
    };
    let voice = Voice { texts: context.texts(), viewer, seats: &table.seats };
    let log = play.log(0, &voice);
    let scene = Scene::new(context, &table);
    let (regions, forms) = (play.regions(&scene, viewer, None), play.forms(&scene, viewer));
    BoardParts { table, regions, forms, log }
}

fn board_data(
    at: &AtTable,
    state: &TableState,
    viewer: Viewer,
    context: Context,
    problem: Option<Markup>,
) -> TableData {
    let BoardParts { table, regions, forms, log } = board_parts(at, state, viewer, &context);
    TableData { context, table, regions, forms, log, problem }
}

/// The open board with the curtain where hand and actions would be.
pub(super) fn with_curtain(
    mut regions: Vec<Region>,
    context: &Context,
    table: &web::TableInfo,
    next: &[Seat],
) -> Vec<Region> {
    regions.retain(|region| region.id != "actions" && region.area != web::Area::Tray);
    regions.push(web::curtain_region(context, table, next));
    regions
}

/// The end-of-game page.
pub(super) async fn result(found: Found) -> Reply {
    let at = match found {
        Found::Live(at) => at,
        Found::Kept(who, kept) => return kept::show(&kept, &who, false),
    };
    let state = at.live.now();
    let Some(play) = state.ended() else { return Ok(go(&route::table(&state.about.id))) };
    let me = known(&at.app, &at.who).await?;
    let context = at.who.context(me.as_ref());
    let own = at.own_seats(&state).first().copied();
    let table = at.info(&state, at.who.player, own);
    let regions = play.regions(&Scene::new(&context, &table), Viewer::Spectator, None);
    let data = EndedData {
        results: play.results(context.texts()),
        regions,
        record_name: record_name(&state),
        commitment: state.about.commitment.clone(),
        line_count: play.line_count(),
        context,
        table,
    };
    Ok(page(web::ended(&data)))
}

/// A page to keep from a finished match. Before the end there is none, because it would show hidden cards.
pub(super) async fn keepsake(at: AtTable, Path((_, seat)): Path<(String, String)>) -> Reply {
    let state = at.live.now();
    let play = state.ended().ok_or(AppError::Forbidden)?;
    let seat = seat_of(&seat, state.players()).ok_or(AppError::NotFound)?;
    let me = known(&at.app, &at.who).await?;
    let context = at.who.context(me.as_ref());
    let table = at.info(&state, None, None);
    let content = play.keepsake(seat, &Scene::new(&context, &table)).ok_or(AppError::NotFound)?;
    Ok(page(web::keepsake(&KeepsakeData { context, table, seat, content })))
}

fn record_name(state: &TableState) -> String {
    kept::record_name(state.about.game.slug, &state.about.id)
}

/// The record as a file. Before the end there is none, because it would show hidden cards.
pub(super) async fn record(found: Found) -> Reply {
    let at = match found {
        Found::Live(at) => at,
        Found::Kept(_, kept) => return kept::record(&kept),
    };
    let state = at.live.now();
    let play = state.play.as_ref().ok_or(AppError::NotFound)?;
    if !matches!(state.stage, Stage::Ended | Stage::Expired) {
        return Err(AppError::Forbidden);
    }
    let text = record_text(&state, play.as_ref());
    Ok(kept::record_file(&record_name(&state), text))
}

/// The record of a match that is over or given up.
pub(crate) fn record_text(state: &TableState, play: &dyn Play) -> String {
    let header = Header {
        game: state.about.game.slug.to_owned(),
        variant: state.about.variant.clone(),
        rules: play.rules_version(),
        deck: play.deck_checksum(),
        deck_file: None,
        sitters: state.seats.iter().map(crate::kept::sitter).collect(),
        commitment: state.about.secret.commitment(),
        nonces: state.nonces.to_vec(),
    };
    let lines: Vec<KeptLine> =
        play.record_lines().into_iter().map(|(by, text)| KeptLine { by, text }).collect();
    let secret = Some(&state.about.secret).filter(|_| state.stage == Stage::Ended);
    crate::kept::record_text(&header, &lines, secret)
}
