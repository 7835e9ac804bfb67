//! Live updates: the task of each socket wakes when its table changes, renders the newest view and sends what is new.

use std::collections::HashMap;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use engine::{Viewer, stable_hash};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;
use serde_json::json;
use web::{Context, LogLine, Region, Scene, Voice, route};

use super::reply::Requester;
use super::{App, table};
use crate::error::AppError;
use crate::identity;
use crate::live_table::LiveTable;
use crate::store::PlayerHash;
use crate::visibility::{self, Page};

/// How often a quiet connection is pinged, so that nothing on the way takes it for dead.
const PING: Duration = Duration::from_secs(25);
/// From this size on a push is compressed.
const COMPRESS_BYTES_MIN: usize = 2048;
/// The largest message from a client, which sends next to nothing.
const MESSAGE_BYTES_MAX: usize = 4096;

#[derive(Deserialize)]
pub(super) struct PageQuery {
    page: Option<String>,
}

pub(super) async fn live(
    State(app): State<Arc<App>>,
    requester: Requester,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(from): Query<PageQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    if !identity::is_own_origin(&headers, app.public_url.as_deref()) {
        return requester.refuse(&AppError::Forbidden);
    }
    let Ok(upgrade) = upgrade else { return requester.refuse(&AppError::Bad) };
    let live = match app.tables.get(&id).await {
        Ok(live) => live,
        Err(error) => return requester.refuse(&error),
    };
    let page = from.page.unwrap_or_else(|| "board".to_owned());
    // The defaults would cost 256 kB a client.
    upgrade
        .read_buffer_size(2048)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(MESSAGE_BYTES_MAX)
        .on_upgrade(move |socket| async move {
            let player = requester.identity.map(|identity| identity.player);
            app.tables.counters.sockets.fetch_add(1, Ordering::Relaxed);
            if let Some(player) = player {
                live.enter(player);
            }
            let context = requester.context(None);
            let mut connection =
                Connection { app, requester, live, player, page, context, sent: Sent::default() };
            connection.run(socket).await;
            if let Some(player) = connection.player {
                connection.live.leave(player);
            }
            connection.app.tables.counters.sockets.fetch_sub(1, Ordering::Relaxed);
        })
}

/// A message as it is sent: as text, or compressed if it is large, as at a round end, which changes the whole board.
fn pack(text: String) -> Message {
    if text.len() < COMPRESS_BYTES_MIN {
        return Message::Text(text.into());
    }
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    match packer.write_all(text.as_bytes()).and_then(|()| packer.finish()) {
        Ok(packed) => Message::Binary(packed.into()),
        Err(_) => Message::Text(text.into()),
    }
}

/// What a client has been sent, so that only what changed is sent again.
#[derive(Default)]
struct Sent {
    regions: HashMap<&'static str, u64>,
    viewer: Option<Viewer>,
    event_count: usize,
    undo_count: u64,
    version: u64,
}

struct Connection {
    app: Arc<App>,
    requester: Requester,
    live: Arc<LiveTable>,
    player: Option<PlayerHash>,
    /// Which page the browser shows.
    page: String,
    context: Context,
    sent: Sent,
}

impl Connection {
    async fn run(&mut self, mut socket: WebSocket) {
        let mut changes = self.live.watch();
        let mut ping = tokio::time::interval(PING);
        ping.tick().await;
        loop {
            changes.borrow_and_update();
            if let Some(text) = self.news() {
                let message = pack(text);
                let size = match &message {
                    Message::Text(text) => text.len(),
                    Message::Binary(bytes) => bytes.len(),
                    Message::Ping(_) | Message::Pong(_) | Message::Close(_) => 0,
                };
                self.app.tables.counters.pushed_bytes.fetch_add(size as u64, Ordering::Relaxed);
                if socket.send(message).await.is_err() {
                    return;
                }
            }
            loop {
                tokio::select! {
                    changed = changes.changed() => {
                        if changed.is_err() {
                            return;
                        }
                        break;
                    }
                    received = socket.recv() => match received {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return,
                        Some(Ok(_)) => {}
                    },
                    _ = ping.tick() => {
                        if socket.send(Message::Ping(Default::default())).await.is_err() {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// The message that brings the client up to date; `None` if nothing it shows has changed.
    fn news(&mut self) -> Option<String> {
        let state = self.live.now();
        let page = visibility::page(&self.live, &state, self.player);
        if page.word() != self.page {
            return Some(json!({ "go": route::table(&state.id) }).to_string());
        }
        let is_first = self.sent.version == 0;
        let (regions, table, say, log): (Vec<Region>, _, Vec<LogLine>, Option<Vec<LogLine>>) = match page {
            Page::Curtain(_) => {
                // The curtain shows names only. When another person is next, it is drawn again.
                let hash = stable_hash(&format!("{page:?}"));
                let is_same = self.sent.regions.insert("curtain", hash) == Some(hash);
                let news = json!({ "go": route::table(&state.id) }).to_string();
                self.sent.version += 1;
                return (!is_same && !is_first).then_some(news);
            }
            Page::Lobby => {
                let own = self.player.map(|player| state.seats_of(player)).unwrap_or_default();
                let table = visibility::info(&self.live, &state, self.player, own.first().copied());
                let data = table::lobby_data(
                    &self.app,
                    &self.requester,
                    &state,
                    table.clone(),
                    self.context.clone(),
                );
                (web::lobby_regions(&data), table, Vec::new(), None)
            }
            Page::Board(viewer) => {
                let play = state.play.as_ref()?;
                let table = visibility::info(&self.live, &state, self.player, viewer.seat());
                let voice = Voice { texts: self.context.texts(), viewer, seats: &table.seats };
                let is_anew =
                    is_first || self.sent.viewer != Some(viewer) || self.sent.undo_count != state.undo_count;
                let (say, log) = if is_anew {
                    (Vec::new(), Some(play.log(0, &voice)))
                } else {
                    (play.log(self.sent.event_count, &voice), None)
                };
                self.sent.viewer = Some(viewer);
                self.sent.undo_count = state.undo_count;
                self.sent.event_count = play.event_count();
                let regions = play.regions(&Scene::new(&self.context, &table), viewer);
                (regions, table, say, log)
            }
        };
        let changed: Vec<Region> = regions
            .into_iter()
            .filter(|region| {
                let hash = stable_hash(&region.html.0);
                self.sent.regions.insert(region.id, hash) != Some(hash)
            })
            .collect();
        if changed.is_empty() && say.is_empty() && log.is_none() {
            return None;
        }
        self.sent.version += 1;
        Some(web::message(self.sent.version, &changed, &table, self.context.texts(), &say, log.as_deref()))
    }
}
