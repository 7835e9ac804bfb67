//! The hall: all rooms that somebody looks at, and the one way to change a room.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use engine::{Seat, Secret};
use tokio::sync::watch;
use web::Stage;

use crate::bot::BotPool;
use crate::error::AppError;
use crate::fact::{Closing, Fact};
use crate::room::{Change, Room};
use crate::store::{Filter, PlayerHash, Status, Store, StoreError, TableRow, TableSecret};

/// How many tables a restart looks through for bots that are awaited.
const RESTART_MAX: u32 = 10_000;
/// How many tables one sweep closes at most.
const SWEEP_MAX: u32 = 1000;

/// How the hall behaves.
#[derive(Clone, Debug)]
pub(crate) struct Manners {
    /// How long a bot waits before it acts, so that people can follow.
    pub(crate) bot_pause: Duration,
    /// After how long a table that waits for players expires.
    pub(crate) lobby_life: Duration,
    /// After how long a match in which nobody acts expires.
    pub(crate) match_life: Duration,
}

/// A room in memory, and what is not worth keeping: who is connected, who sits before a shared screen.
pub(crate) struct Handle {
    room: tokio::sync::Mutex<Arc<Room>>,
    current: Mutex<Arc<Room>>,
    version: watch::Sender<u64>,
    present: Mutex<HashMap<PlayerHash, usize>>,
    shown: Mutex<HashMap<PlayerHash, Seat>>,
    thinking: Mutex<HashSet<(Seat, u64)>>,
}

impl Handle {
    fn new(room: Room) -> Handle {
        let room = Arc::new(room);
        Handle {
            room: tokio::sync::Mutex::new(room.clone()),
            current: Mutex::new(room),
            version: watch::Sender::new(0),
            present: Mutex::default(),
            shown: Mutex::default(),
            thinking: Mutex::default(),
        }
    }

    /// The room as it is now. What is handed out is durable.
    pub(crate) fn now(&self) -> Arc<Room> {
        lock(&self.current).clone()
    }

    /// Wakes whenever the room changes.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Everybody looks again.
    pub(crate) fn touch(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    pub(crate) fn is_present(&self, player: PlayerHash) -> bool {
        lock(&self.present).contains_key(&player)
    }

    pub(crate) fn enter(&self, player: PlayerHash) {
        *lock(&self.present).entry(player).or_default() += 1;
        self.touch();
    }

    pub(crate) fn leave(&self, player: PlayerHash) {
        let mut present = lock(&self.present);
        if let Some(count) = present.get_mut(&player) {
            *count -= 1;
            if *count == 0 {
                present.remove(&player);
            }
        }
        drop(present);
        self.touch();
    }

    /// The seat that a shared device shows, after somebody said "I am X".
    pub(crate) fn shown(&self, player: PlayerHash) -> Option<Seat> {
        lock(&self.shown).get(&player).copied()
    }

    pub(crate) fn show(&self, player: PlayerHash, seat: Option<Seat>) {
        match seat {
            Some(seat) => lock(&self.shown).insert(player, seat),
            None => lock(&self.shown).remove(&player),
        };
        self.touch();
    }

    fn is_idle(&self) -> bool {
        self.version.receiver_count() == 0 && lock(&self.thinking).is_empty()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counters for the curious.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) requests: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) bot_moves: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) sockets: AtomicU64,
    pub(crate) pushed_bytes: AtomicU64,
}

/// All rooms.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn Store>,
    rooms: Mutex<HashMap<String, Arc<Handle>>>,
    pub(crate) pool: BotPool,
    pub(crate) manners: Manners,
    pub(crate) counters: Counters,
}

/// The milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Hall {
    pub(crate) fn new(store: Arc<dyn Store>, pool: BotPool, manners: Manners) -> Arc<Hall> {
        Arc::new(Hall { store, rooms: Mutex::default(), pool, manners, counters: Counters::default() })
    }

    /// The room with this id, loaded if nobody was in it.
    pub(crate) async fn room(self: &Arc<Hall>, id: &str) -> Result<Arc<Handle>, AppError> {
        if let Some(handle) = lock(&self.rooms).get(id) {
            return Ok(handle.clone());
        }
        let stored = self.store.load(id).await?;
        let handle = match Room::load(&stored) {
            Ok(room) => Arc::new(Handle::new(room)),
            Err(broken) => {
                tracing::warn!(table = %id, entry = broken.0, "the log leads elsewhere under these rules");
                self.close_broken(stored.row, stored.entries.len() as u64).await?;
                return Err(AppError::NotFound);
            }
        };
        let handle = lock(&self.rooms).entry(id.to_owned()).or_insert(handle).clone();
        self.wake_bots(&handle);
        Ok(handle)
    }

    /// A table that the rules of this version would play otherwise is closed, and says so; never silently.
    async fn close_broken(&self, row: TableRow, next: u64) -> Result<(), AppError> {
        if Status::FINISHED.contains(&row.summary.status) {
            return Ok(());
        }
        let entry = Fact::Closed { why: Closing::Rules }.entry(next, 0, now_ms());
        let mut summary = row.summary;
        summary.status = Status::Closed;
        summary.waiting.clear();
        Ok(self.store.append(&row.id, next, vec![entry], Some(summary)).await?)
    }

    /// Opens a table: the first fact, then whatever `arrange` adds.
    pub(crate) async fn create(
        self: &Arc<Hall>,
        id: &str,
        first: Fact,
        secret: Secret,
        arrange: impl FnOnce(&mut Change) -> Result<(), AppError>,
    ) -> Result<Arc<Handle>, AppError> {
        let now = now_ms();
        let kept = TableSecret::new(secret.reveal());
        let room = Room::begin(id, &first, secret, now).ok_or(AppError::Bad)?;
        let mut change = Change::new(&room, now);
        arrange(&mut change)?;
        let mut entries = vec![first.entry(0, 0, now)];
        entries.append(&mut change.entries);
        let row = TableRow {
            id: id.to_owned(),
            game: room.game.slug.to_owned(),
            public: room.public,
            created_ms: now,
            summary: change.room.summary(),
        };
        self.store.create_table(row, Some(kept), entries).await?;
        let handle = Arc::new(Handle::new(change.room));
        lock(&self.rooms).insert(id.to_owned(), handle.clone());
        self.wake_bots(&handle);
        Ok(handle)
    }

    /// Changes a room: tried on a copy, appended, and only when durable swapped, acknowledged and pushed.
    ///
    /// It runs as a task of its own, so that a browser that goes away in the middle cannot leave the room in
    /// memory behind the log.
    pub(crate) async fn change<T: Send + 'static>(
        self: &Arc<Hall>,
        handle: &Arc<Handle>,
        attempt: impl FnOnce(&mut Change) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        let (hall, handle) = (self.clone(), handle.clone());
        let task = tokio::spawn(async move {
            let mut room = handle.room.lock().await;
            let mut change = Change::new(&room, now_ms());
            let answer = attempt(&mut change)?;
            if change.entries.is_empty() {
                return Ok(answer);
            }
            let Change { room: next, entries, .. } = change;
            match hall.store.append(&next.id, room.next, entries, Some(next.summary())).await {
                Ok(()) => {}
                Err(error) => {
                    if matches!(error, StoreError::Conflict { .. }) {
                        // Somebody else wrote: the room is forgotten and read again when next asked for.
                        lock(&hall.rooms).remove(&next.id);
                    }
                    return Err(AppError::from(error));
                }
            }
            *room = Arc::new(next);
            *lock(&handle.current) = room.clone();
            drop(room);
            handle.touch();
            hall.wake_bots(&handle);
            Ok(answer)
        });
        task.await.unwrap_or(Err(AppError::Unavailable))
    }

    /// Sees to it that every awaited bot thinks, once per decision.
    fn wake_bots(self: &Arc<Hall>, handle: &Arc<Handle>) {
        let room = handle.now();
        if room.stage != Stage::Playing {
            return;
        }
        for seat in room.awaited().iter() {
            let Some(level) = room.seats[seat.index()].sitter.bot() else { continue };
            let decision = room.opened[seat.index()];
            if lock(&handle.thinking).insert((seat, decision)) {
                let (hall, handle) = (self.clone(), handle.clone());
                tokio::spawn(async move {
                    hall.let_bot_act(&handle, seat, decision, level).await;
                    lock(&handle.thinking).remove(&(seat, decision));
                    // The sitter may have changed meanwhile: then the decision is still open.
                    hall.wake_bots_later(&handle, seat, decision);
                });
            }
        }
    }

    fn wake_bots_later(self: &Arc<Hall>, handle: &Arc<Handle>, seat: Seat, decision: u64) {
        let room = handle.now();
        let is_open = room.awaited().contains(seat) && room.opened[seat.index()] == decision;
        if is_open && room.seats[seat.index()].sitter.bot().is_some() {
            let (hall, handle) = (self.clone(), handle.clone());
            tokio::spawn(async move {
                // The store was unavailable: try again, not too eagerly.
                tokio::time::sleep(Duration::from_secs(2)).await;
                hall.wake_bots(&handle);
            });
        }
    }

    async fn let_bot_act(
        self: &Arc<Hall>,
        handle: &Arc<Handle>,
        seat: Seat,
        decision: u64,
        level: web::BotLevel,
    ) {
        tokio::time::sleep(self.manners.bot_pause).await;
        let room = handle.now();
        let is_open =
            move |room: &Room| room.awaited().contains(seat) && room.opened[seat.index()] == decision;
        let Some(play) = room.play.as_ref().filter(|_| is_open(&room)) else { return };
        let action = self.pool.choose(play.as_ref(), seat, level, decision).await;
        let done = self
            .change(handle, move |change| {
                let is_bot = change.room.seats[seat.index()].sitter.bot().is_some();
                if !is_open(&change.room) || !is_bot {
                    return Ok(());
                }
                let texts = web::Texts::new(web::Language::En);
                change.act(seat, &action, texts).map_err(AppError::from)
            })
            .await;
        match done {
            Ok(()) => {
                self.counters.bot_moves.fetch_add(1, Ordering::Relaxed);
            }
            Err(error) => tracing::warn!(?error, seat = %seat, "a bot's action was not carried out"),
        }
    }

    /// After a restart: the tables that are being played are looked through, so that awaited bots go on.
    pub(crate) async fn resume(self: &Arc<Hall>) -> Result<usize, AppError> {
        let rows = self.store.list(Filter::Live, RESTART_MAX).await?;
        let mut count = 0;
        for row in rows.into_iter().filter(|row| row.summary.status == Status::Playing) {
            if let Err(error) = self.room(&row.id).await {
                tracing::warn!(table = %row.id, ?error, "a table could not be brought back");
            } else {
                count += 1;
            }
        }
        Ok(count)
    }

    /// Closes what was abandoned, and forgets rooms nobody looks at.
    pub(crate) async fn sweep(self: &Arc<Hall>) -> Result<(), AppError> {
        let lives = [(Status::Open, self.manners.lobby_life), (Status::Playing, self.manners.match_life)];
        for (status, life) in lives {
            let before = now_ms() - life.as_millis() as i64;
            for row in self.store.expired(&[status], before, SWEEP_MAX).await? {
                let handle = self.room(&row.id).await?;
                self.change(&handle, |change| {
                    change.add(&Fact::Closed { why: Closing::Expired });
                    Ok(())
                })
                .await?;
            }
        }
        lock(&self.rooms).retain(|_, handle| !(handle.is_idle() && Arc::strong_count(handle) == 1));
        Ok(())
    }

    /// How many rooms are in memory.
    pub(crate) fn room_count(&self) -> usize {
        lock(&self.rooms).len()
    }
}
