//! All tables: those in memory, and the one way to change a table.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use engine::{Seat, Secret};
use seating::{BotLevel, Stage};

use crate::bot::BotPool;
use crate::error::AppError;
use crate::live_table::{LiveTable, lock};
use crate::log_entry::{Closing, LogEntry};
use crate::store::{Filter, Status, Store, StoreError, TableRow, TableSecret};
use crate::table_state::{Change, TableState};

/// How many tables are loaded after a restart at most.
const RESTART_MAX: u32 = 10_000;
/// How many tables one sweep closes at most.
const SWEEP_MAX: u32 = 1000;

/// How long things take at the tables.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    /// How long a bot waits before it acts, so that people can follow.
    pub(crate) bot_pause: Duration,
    /// After how long a table that waits for players expires.
    pub(crate) lobby_life: Duration,
    /// After how long a match in which nobody acts expires.
    pub(crate) match_life: Duration,
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

/// All tables. Those that somebody looks at are in memory; the others are loaded when they are asked for.
pub(crate) struct Tables {
    pub(crate) store: Arc<dyn Store>,
    loaded: Mutex<HashMap<String, Arc<LiveTable>>>,
    pub(crate) pool: BotPool,
    pub(crate) timing: Timing,
    pub(crate) counters: Counters,
}

/// The milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Tables {
    pub(crate) fn new(store: Arc<dyn Store>, pool: BotPool, timing: Timing) -> Arc<Tables> {
        Arc::new(Tables { store, loaded: Mutex::default(), pool, timing, counters: Counters::default() })
    }

    /// The table with this id, loaded if it was not in memory.
    pub(crate) async fn get(self: &Arc<Tables>, id: &str) -> Result<Arc<LiveTable>, AppError> {
        if let Some(live) = lock(&self.loaded).get(id) {
            return Ok(live.clone());
        }
        let stored = self.store.load(id).await?;
        let live = match TableState::load(&stored) {
            Ok(state) => Arc::new(LiveTable::new(state)),
            Err(broken) => {
                tracing::warn!(table = %id, entry = broken.0, "the log leads elsewhere under these rules");
                self.close_broken(stored.row, stored.entries.len() as u64).await?;
                return Err(AppError::NotFound);
            }
        };
        let live = lock(&self.loaded).entry(id.to_owned()).or_insert(live).clone();
        self.wake_bots(&live);
        Ok(live)
    }

    /// A table that the rules of this version would play otherwise is closed, and says so; never silently.
    async fn close_broken(&self, row: TableRow, next: u64) -> Result<(), AppError> {
        if Status::FINISHED.contains(&row.summary.status) {
            return Ok(());
        }
        let entry = LogEntry::Closed { why: Closing::Rules }.to_stored(next, 0, now_ms());
        let mut summary = row.summary;
        summary.status = Status::Closed;
        summary.waiting.clear();
        Ok(self.store.append(&row.id, next, vec![entry], Some(summary)).await?)
    }

    /// Opens a table: the first entry of its log, then whatever `arrange` adds.
    pub(crate) async fn create(
        self: &Arc<Tables>,
        id: &str,
        first: LogEntry,
        secret: Secret,
        arrange: impl FnOnce(&mut Change) -> Result<(), AppError>,
    ) -> Result<Arc<LiveTable>, AppError> {
        let now = now_ms();
        let kept = TableSecret::new(secret.reveal());
        let state = TableState::begin(id, &first, secret, now).ok_or(AppError::Bad)?;
        let mut change = Change::new(&state, now);
        arrange(&mut change)?;
        let mut entries = vec![first.to_stored(0, 0, now)];
        entries.append(&mut change.entries);
        let row = TableRow {
            id: id.to_owned(),
            game: state.game.slug.to_owned(),
            public: state.public,
            created_ms: now,
            summary: change.state.summary(),
        };
        self.store.create_table(row, Some(kept), entries).await?;
        let live = Arc::new(LiveTable::new(change.state));
        lock(&self.loaded).insert(id.to_owned(), live.clone());
        self.wake_bots(&live);
        Ok(live)
    }

    /// Changes a table. The change is tried on a copy and appended to the log; only when it is durable does the copy
    /// take the table's place, and only then is the change acknowledged and pushed to everybody.
    ///
    /// It runs as a task of its own, so that a browser that goes away in the middle cannot leave the table in
    /// memory behind its log.
    pub(crate) async fn change<T: Send + 'static>(
        self: &Arc<Tables>,
        live: &Arc<LiveTable>,
        attempt: impl FnOnce(&mut Change) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        let (tables, live) = (self.clone(), live.clone());
        let task = tokio::spawn(async move {
            let mut writing = live.writing.lock().await;
            let mut change = Change::new(&writing, now_ms());
            let answer = attempt(&mut change)?;
            if change.entries.is_empty() {
                return Ok(answer);
            }
            let Change { state: next, entries, .. } = change;
            match tables.store.append(&next.id, writing.next, entries, Some(next.summary())).await {
                Ok(()) => {}
                Err(error) => {
                    if matches!(error, StoreError::Conflict { .. }) {
                        // Somebody else wrote: the table is forgotten, and loaded again when it is next asked for.
                        lock(&tables.loaded).remove(&next.id);
                    }
                    return Err(AppError::from(error));
                }
            }
            let next = Arc::new(next);
            *writing = next.clone();
            live.replace(next);
            drop(writing);
            tables.wake_bots(&live);
            Ok(answer)
        });
        task.await.unwrap_or(Err(AppError::Unavailable))
    }

    /// Sees to it that every awaited bot thinks, once per decision.
    fn wake_bots(self: &Arc<Tables>, live: &Arc<LiveTable>) {
        let state = live.now();
        if state.stage != Stage::Playing {
            return;
        }
        for seat in state.awaited().iter() {
            let Some(level) = state.seats[seat.index()].occupant.bot() else { continue };
            let decision = state.opened[seat.index()];
            if live.start_thinking(seat, decision) {
                let (tables, live) = (self.clone(), live.clone());
                tokio::spawn(async move {
                    tables.let_bot_act(&live, seat, decision, level).await;
                    live.stop_thinking(seat, decision);
                    // Somebody else may sit there by now: then the decision is still open.
                    tables.wake_bots_later(&live, seat, decision);
                });
            }
        }
    }

    fn wake_bots_later(self: &Arc<Tables>, live: &Arc<LiveTable>, seat: Seat, decision: u64) {
        let state = live.now();
        let is_open = state.awaited().contains(seat) && state.opened[seat.index()] == decision;
        if is_open && state.seats[seat.index()].occupant.bot().is_some() {
            let (tables, live) = (self.clone(), live.clone());
            tokio::spawn(async move {
                // The store was unavailable: try again, not too eagerly.
                tokio::time::sleep(Duration::from_secs(2)).await;
                tables.wake_bots(&live);
            });
        }
    }

    async fn let_bot_act(
        self: &Arc<Tables>,
        live: &Arc<LiveTable>,
        seat: Seat,
        decision: u64,
        level: BotLevel,
    ) {
        tokio::time::sleep(self.timing.bot_pause).await;
        let state = live.now();
        let is_open = move |state: &TableState| {
            state.awaited().contains(seat) && state.opened[seat.index()] == decision
        };
        let Some(play) = state.play.as_ref().filter(|_| is_open(&state)) else { return };
        let action = self.pool.choose(play.as_ref(), seat, level, decision).await;
        let done = self
            .change(live, move |change| {
                let is_bot = change.state.seats[seat.index()].occupant.bot().is_some();
                if !is_open(&change.state) || !is_bot {
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

    /// After a restart: loads the tables where a match is on, so that awaited bots go on.
    pub(crate) async fn resume(self: &Arc<Tables>) -> Result<usize, AppError> {
        let rows = self.store.list(Filter::Live, RESTART_MAX).await?;
        let mut count = 0;
        for row in rows.into_iter().filter(|row| row.summary.status == Status::Playing) {
            if let Err(error) = self.get(&row.id).await {
                tracing::warn!(table = %row.id, ?error, "a table could not be brought back");
            } else {
                count += 1;
            }
        }
        Ok(count)
    }

    /// Closes abandoned tables, and forgets those that nobody looks at.
    pub(crate) async fn sweep(self: &Arc<Tables>) -> Result<(), AppError> {
        let lives = [(Status::Open, self.timing.lobby_life), (Status::Playing, self.timing.match_life)];
        for (status, life) in lives {
            let before = now_ms() - life.as_millis() as i64;
            for row in self.store.expired(&[status], before, SWEEP_MAX).await? {
                let live = self.get(&row.id).await?;
                self.change(&live, |change| {
                    change.add(&LogEntry::Closed { why: Closing::Expired });
                    Ok(())
                })
                .await?;
            }
        }
        lock(&self.loaded).retain(|_, live| !(live.is_idle() && Arc::strong_count(live) == 1));
        Ok(())
    }

    /// How many tables are in memory.
    pub(crate) fn loaded_count(&self) -> usize {
        lock(&self.loaded).len()
    }
}
