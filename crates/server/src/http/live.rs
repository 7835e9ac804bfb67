//! Live updates: the task of each socket wakes when its table changes and sends what is new to its viewer. Sockets
//! that show the same get the same bytes, rendered once.
//!
//! Through its socket a page also answers decisions: a call is the form that it would send otherwise, with a number that
//! its answer has too.

use std::future::{pending, poll_fn};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::Poll;
use std::time::{Duration, Instant};

use axum::extract::Query;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use engine::Viewer;
use futures_util::SinkExt;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::watch;
use web::{Context, Scene, Voice, route};

use super::ask::{AtSeat, AtTable, Fields};
use super::kept::Found;
use super::reply::{self, Reply};
use super::{act, table};
use crate::error::AppError;
use crate::live_table::Now;
use crate::screen::{Audience, Drawn, Screen};
use crate::visibility::{self, Page};

/// How often a quiet connection is pinged, so that nothing on the way takes it for dead.
const PING: Duration = Duration::from_secs(25);
/// A browser answers every ping. One that is silent for so long is gone, or does not read.
const SILENCE_MAX: Duration = Duration::from_secs(80);
/// How long a message may wait until a browser reads it.
pub(crate) const SEND_MAX: Duration = Duration::from_secs(if cfg!(test) { 1 } else { 20 });
/// The largest message from a client, which sends answers to decisions.
const MESSAGE_BYTES_MAX: usize = 4096;
/// So much waits for what comes next before it is sent: the answer to a call goes out with the news it made.
const WAITING_BYTES_MAX: usize = 256;
/// How many connections a table has at most.
pub(crate) const AT_TABLE_MAX: usize = 512;

#[derive(Deserialize)]
pub(super) struct PageQuery {
    page: Option<String>,
}

pub(super) async fn live(
    found: Found,
    Query(from): Query<PageQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Reply {
    let at = match found {
        Found::Live(at) => at,
        Found::Kept(_, kept) => {
            // A page that was open during an upgrade is sent to what there is now.
            let go = json!({ "go": route::table(&kept.id) }).to_string();
            let send = async move |mut socket: WebSocket| drop(socket.send(Message::Text(go.into())).await);
            return Ok(upgrade.map_err(|_| AppError::Bad)?.on_upgrade(send));
        }
    };
    if !at.who.is_own {
        return Err(AppError::Forbidden);
    }
    let upgrade = upgrade.map_err(|_| AppError::Bad)?;
    // From now on it is noticed that somebody watches; what was heard before is read.
    let changes = at.live.watch();
    at.app.tables.keep_up(&at.live).await?;
    // Who plays is let in however many watch.
    let has_seat = !at.own_seats(&at.live.now()).is_empty();
    let has_room = has_seat || at.live.watcher_count() <= AT_TABLE_MAX;
    if !has_room || !at.app.limiter.connect(at.who.player, at.who.address) {
        return Err(AppError::TooMany);
    }
    let page = from.page.unwrap_or_else(|| "board".to_owned());
    let context = at.who.context(None);
    let connection = Connection::new(at, page, context);
    // The defaults would cost 256 kB a client.
    let upgrade = upgrade
        .read_buffer_size(2048)
        .write_buffer_size(WAITING_BYTES_MAX)
        .max_write_buffer_size(1 << 20)
        .max_message_size(MESSAGE_BYTES_MAX);
    Ok(upgrade.on_upgrade(move |socket| async move { connection.run(socket, changes).await }))
}

/// Says whether the table waits for its database.
fn away_message(is_away: bool) -> Message {
    Message::Text(json!({ "away": is_away }).to_string().into())
}

/// A call that is being answered.
type Call = Pin<Box<dyn Future<Output = Message> + Send>>;

/// The answer to a call, when it is there; never, if there is no call.
async fn answer_to(call: &mut Option<Call>) -> Message {
    let Some(calling) = call else { return pending().await };
    let answer = calling.await;
    *call = None;
    answer
}

/// The answer to a call, if it is there already.
async fn ready_answer_to(call: &mut Option<Call>) -> Option<Message> {
    let mut answer = std::pin::pin!(answer_to(call));
    poll_fn(|context| match answer.as_mut().poll(context) {
        Poll::Ready(answer) => Poll::Ready(Some(answer)),
        Poll::Pending => Poll::Ready(None),
    })
    .await
}

/// One socket, from the moment it is let in until it is dropped.
struct Connection {
    at: AtTable,
    /// Which page the browser shows.
    page: String,
    context: Context,
    /// What the client has been sent, so that only what changed is sent again.
    shown: Option<Arc<Screen>>,
}

impl Connection {
    fn new(at: AtTable, page: String, context: Context) -> Connection {
        at.app.tables.counters.sockets.fetch_add(1, Ordering::Relaxed);
        if let Some(player) = at.who.player {
            at.live.enter(player);
            at.app.tables.tell_presence(&at.live, player);
            if player == at.live.now().host {
                at.app.tables.note_address(player, at.who.address);
            }
        }
        Connection { at, page, context, shown: None }
    }

    async fn run(mut self, mut socket: WebSocket, mut changes: watch::Receiver<Now>) {
        // Only a lobby shows who is there.
        let mut arrivals = self.at.live.watch_arrivals();
        let is_lobby = self.page == Page::Lobby.word();
        let mut ping = tokio::time::interval(PING);
        ping.tick().await;
        let mut heard = Instant::now();
        // Whoever comes while the database is away is told so first.
        let mut away = self.at.app.tables.away.subscribe();
        if *away.borrow_and_update() && !self.send(&mut socket, away_message(true)).await {
            return;
        }
        let mut call: Option<Call> = None;
        loop {
            let news = {
                let now = changes.borrow_and_update().clone();
                self.news(&now)
            };
            // Mostly the news are what was called for here, and go out together with the answer.
            let answer = ready_answer_to(&mut call).await;
            let is_last = news.is_none();
            for (message, is_last) in [(answer, is_last), (news, true)] {
                if let Some(message) = message
                    && !self.put(&mut socket, message, is_last).await
                {
                    return;
                }
            }
            loop {
                tokio::select! {
                    changed = changes.changed() => match changed {
                        Ok(()) => break,
                        Err(_) => return,
                    },
                    Ok(()) = arrivals.changed(), if is_lobby => break,
                    Ok(()) = away.changed() => {
                        let message = away_message(*away.borrow_and_update());
                        if !self.send(&mut socket, message).await {
                            return;
                        }
                    }
                    answer = answer_to(&mut call), if call.is_some() => {
                        if !self.send(&mut socket, answer).await {
                            return;
                        }
                    }
                    // One after the other: whoever calls faster waits.
                    received = socket.recv(), if call.is_none() => match received {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return,
                        Some(Ok(message)) => {
                            heard = Instant::now();
                            if let Message::Text(text) = &message {
                                call = self.call(text);
                            }
                        }
                    },
                    _ = ping.tick() => {
                        let is_gone = heard.elapsed() > SILENCE_MAX;
                        if is_gone || !self.send(&mut socket, Message::Ping(Default::default())).await {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Somebody answers a decision. `None` if what came is no call.
    fn call(&self, text: &str) -> Option<Call> {
        let fields = Fields::parse(text).ok()?;
        let number: u64 = fields.get("call")?.parse().ok()?;
        let at = self.at.clone();
        if fields.get("alive").is_some() {
            // The page only wants to know whether anybody is there.
            let answer = Message::Text(json!({ "ok": true, "call": number }).to_string().into());
            return Some(Box::pin(std::future::ready(answer)));
        }
        Some(Box::pin(async move {
            let done = match AtSeat::of_call(&at, fields).await {
                Ok(seat) => act::answer(seat).await,
                Err(error) => Err(error),
            };
            let mut answer = match done {
                Ok(_) => json!({ "ok": true }),
                Err(error) => {
                    reply::count(&at.app, reply::status_of(&error));
                    reply::refusal(&at.who, &error)
                }
            };
            answer["call"] = number.into();
            Message::Text(answer.to_string().into())
        }))
    }

    /// Sends a message. `false` if nobody reads it: then the connection is given up, and the page connects again.
    async fn send(&self, socket: &mut WebSocket, message: Message) -> bool {
        self.put(socket, message, true).await
    }

    /// The same; a short message may wait for the next one, if there is one.
    async fn put(&self, socket: &mut WebSocket, message: Message, is_last: bool) -> bool {
        let size = match &message {
            Message::Text(text) => text.len(),
            Message::Binary(bytes) => bytes.len(),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => 0,
        };
        self.at.app.tables.counters.pushed_bytes.fetch_add(size as u64, Ordering::Relaxed);
        let sent = async { if is_last { socket.send(message).await } else { socket.feed(message).await } };
        matches!(tokio::time::timeout(SEND_MAX, sent).await, Ok(Ok(())))
    }

    /// The message that brings the client up to date; `None` if nothing it shows has changed.
    fn news(&mut self, now: &Now) -> Option<Message> {
        let page = visibility::page(&self.at.live, &now.state, self.at.who.player);
        let go = || Message::Text(json!({ "go": route::table(&now.state.about.id) }).to_string().into());
        if page.word() != self.page || self.at.live.is_abandoned() {
            return Some(go());
        }
        match page {
            Page::Curtain(next) => {
                // The open board stays in view; the curtain hangs before the hands.
                let before = self.shown.take();
                let mut drawn = self.draw(now, Viewer::Spectator, before.as_deref())?;
                drawn.regions = table::with_curtain(drawn.regions, &self.context, &drawn.table, &next);
                drawn.moments.clear();
                let audience = self.audience(now, Viewer::Spectator);
                let screen = Screen::new(audience, now, before.as_deref(), drawn, self.context.texts());
                self.shown.insert(Arc::new(screen)).news.clone()
            }
            Page::Lobby => {
                let data = table::lobby_data(&self.at, &now.state, self.context.clone());
                let regions = web::lobby_regions(&data);
                let (say, log, moments) = (Vec::new(), None, Vec::new());
                let drawn = Drawn { regions, table: data.table, say, log, moments };
                let audience = self.audience(now, Viewer::Spectator);
                let screen = Screen::new(audience, now, self.shown.as_deref(), drawn, self.context.texts());
                self.shown.insert(Arc::new(screen)).news.clone()
            }
            Page::Board(viewer) => {
                let audience = self.audience(now, viewer);
                let before = self.shown.take().filter(|screen| screen.audience == audience);
                let screen = match self.at.live.screen(audience, now.version, before.as_deref()) {
                    Some(screen) => screen,
                    None => {
                        let drawn = self.draw(now, viewer, before.as_deref())?;
                        let texts = self.context.texts();
                        let screen = Arc::new(Screen::new(audience, now, before.as_deref(), drawn, texts));
                        self.at.live.keep(screen.clone());
                        screen
                    }
                };
                self.shown.insert(screen).news.clone()
            }
        }
    }

    fn audience(&self, now: &Now, viewer: Viewer) -> Audience {
        Audience {
            viewer,
            language: self.context.language,
            is_host: self.at.who.player == Some(now.state.host),
            is_known: self.at.who.player.is_some(),
            own: self.at.own_seats(&now.state).into_iter().collect(),
        }
    }

    /// The board for a viewer, and what of the log is not on their screen yet.
    fn draw(&self, now: &Now, viewer: Viewer, before: Option<&Screen>) -> Option<Drawn> {
        let play = now.state.play.as_ref()?;
        self.at.app.tables.counters.drawn.fetch_add(1, Ordering::Relaxed);
        let table = self.at.info(&now.state, self.at.who.player, viewer.seat());
        let voice = Voice { texts: self.context.texts(), viewer, seats: &table.seats };
        // What was undone is gone from the log, so all of it is told again.
        let told = before.filter(|screen| screen.undo_count == now.state.undo_count);
        let scene = Scene::new(&self.context, &table);
        let (say, log, moments) = match told {
            Some(screen) => {
                let since = screen.event_count;
                (play.log(since, &voice), None, play.moments(since, viewer, &scene))
            }
            None => (Vec::new(), Some(play.log(0, &voice)), Vec::new()),
        };
        let before = before.map(|screen| &screen.shown);
        let mut regions = play.regions(&scene, viewer, before);
        regions.push(web::chat_region(&self.context, &table, before));
        Some(Drawn { regions, table, say, log, moments })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        if let Some(player) = self.at.who.player {
            self.at.live.leave(player);
            self.at.app.tables.tell_presence(&self.at.live, player);
            self.at.app.tables.note_gone(&self.at.live, player);
        }
        self.at.app.limiter.disconnect(self.at.who.player, self.at.who.address);
        self.at.app.tables.counters.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}
