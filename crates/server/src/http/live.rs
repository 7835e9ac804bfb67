//! Live: a socket's task is woken by the room and renders the newest view, sending what has changed.

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
use engine::{Viewer, fingerprint};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;
use serde_json::json;
use web::{Context, LogLine, Region, Scene, Voice, route};

use super::reply::Asker;
use super::{App, table};
use crate::error::AppError;
use crate::hall::Handle;
use crate::identity;
use crate::sight::{self, Page};
use crate::store::PlayerHash;

/// How often a quiet connection is touched, so that nothing between takes it for dead.
const PING: Duration = Duration::from_secs(25);
/// From this size on a push is compressed.
const COMPRESS_BYTES_MIN: usize = 2048;
/// The client sends next to nothing.
const MESSAGE_BYTES_MAX: usize = 4096;

#[derive(Deserialize)]
pub(super) struct From {
    page: Option<String>,
}

pub(super) async fn live(
    State(app): State<Arc<App>>,
    asker: Asker,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(from): Query<From>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    if !identity::is_own_origin(&headers, app.public_url.as_deref()) {
        return asker.refuse(&AppError::Forbidden);
    }
    let Ok(upgrade) = upgrade else { return asker.refuse(&AppError::Bad) };
    let handle = match app.hall.room(&id).await {
        Ok(handle) => handle,
        Err(error) => return asker.refuse(&error),
    };
    let page = from.page.unwrap_or_else(|| "board".to_owned());
    // The defaults would cost 256 kB a client.
    upgrade
        .read_buffer_size(2048)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(MESSAGE_BYTES_MAX)
        .on_upgrade(move |socket| async move {
            let player = asker.identity.map(|identity| identity.player);
            app.hall.counters.sockets.fetch_add(1, Ordering::Relaxed);
            if let Some(player) = player {
                handle.enter(player);
            }
            let context = asker.context(None);
            let mut line = Connection { app, asker, handle, player, page, context, sent: Sent::default() };
            line.run(socket).await;
            if let Some(player) = line.player {
                line.handle.leave(player);
            }
            line.app.hall.counters.sockets.fetch_sub(1, Ordering::Relaxed);
        })
}

/// A message as it is sent: text, or compressed where that pays. A round end changes the whole board.
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
    asker: Asker,
    handle: Arc<Handle>,
    player: Option<PlayerHash>,
    /// Which page the browser shows.
    page: String,
    context: Context,
    sent: Sent,
}

impl Connection {
    async fn run(&mut self, mut socket: WebSocket) {
        let mut changes = self.handle.watch();
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
                self.app.hall.counters.pushed_bytes.fetch_add(size as u64, Ordering::Relaxed);
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
        let room = self.handle.now();
        let page = sight::page(&self.handle, &room, self.player);
        if page.word() != self.page {
            return Some(json!({ "go": route::table(&room.id) }).to_string());
        }
        let is_first = self.sent.version == 0;
        let (regions, table, say, log): (Vec<Region>, _, Vec<LogLine>, Option<Vec<LogLine>>) = match page {
            Page::Curtain(_) => {
                // The curtain shows names only; when the next person changes it is drawn anew.
                let hash = fingerprint(&format!("{page:?}"));
                let is_same = self.sent.regions.insert("curtain", hash) == Some(hash);
                let news = json!({ "go": route::table(&room.id) }).to_string();
                self.sent.version += 1;
                return (!is_same && !is_first).then_some(news);
            }
            Page::Lobby => {
                let own = self.player.map(|player| room.seats_of(player)).unwrap_or_default();
                let table = sight::info(&self.handle, &room, self.player, own.first().copied());
                let data =
                    table::lobby_data(&self.app, &self.asker, &room, table.clone(), self.context.clone());
                (web::lobby_regions(&data), table, Vec::new(), None)
            }
            Page::Board(viewer) => {
                let play = room.play.as_ref()?;
                let table = sight::info(&self.handle, &room, self.player, viewer.seat());
                let voice = Voice { texts: self.context.texts(), viewer, seats: &table.seats };
                let is_anew =
                    is_first || self.sent.viewer != Some(viewer) || self.sent.undo_count != room.undo_count;
                let (say, log) = if is_anew {
                    (Vec::new(), Some(play.log(0, &voice)))
                } else {
                    (play.log(self.sent.event_count, &voice), None)
                };
                self.sent.viewer = Some(viewer);
                self.sent.undo_count = room.undo_count;
                self.sent.event_count = play.event_count();
                let regions = play.regions(&Scene::new(&self.context, &table), viewer);
                (regions, table, say, log)
            }
        };
        let changed: Vec<Region> = regions
            .into_iter()
            .filter(|region| {
                let hash = fingerprint(&region.html.0);
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
