//! The clocks of a server, handed in so that tests need not wait.
//!
//! The clock of the machine can be set forward by mistake, for minutes or for years. So a table grows old only by time
//! that servers have seen pass: how long they have been running on this database, all in all. And what happens at a table
//! is dated by a clock that goes evenly for as long as the server runs.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::OnceCell;

use crate::error::AppError;
use store::{Moment, Store};

/// What time it is.
pub(crate) trait Time: Send + Sync {
    /// By the clock of the machine: milliseconds since 1970.
    fn now_ms(&self) -> i64;
    /// How long this server has been running; nobody can set this clock.
    fn running(&self) -> Duration;
}

/// By the clock of the machine, for what is only shown.
pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// The clocks of the machine.
pub(crate) struct MachineTime(Instant);

impl Default for MachineTime {
    fn default() -> MachineTime {
        MachineTime(Instant::now())
    }
}

impl Time for MachineTime {
    fn now_ms(&self) -> i64 {
        now_ms()
    }

    fn running(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The clock of a server: it starts with that of the machine and then goes evenly, wherever that one is set. So nobody's
/// time is up because somebody set a clock.
pub(crate) struct SteadyTime {
    time: Arc<dyn Time>,
    started_ms: i64,
    /// How long the server had been running by then.
    running: Duration,
}

impl SteadyTime {
    pub(crate) fn new(time: Arc<dyn Time>) -> SteadyTime {
        SteadyTime { started_ms: time.now_ms(), running: time.running(), time }
    }

    /// When it started.
    pub(crate) fn started_ms(&self) -> i64 {
        self.started_ms
    }

    /// The milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> i64 {
        let running = self.time.running().saturating_sub(self.running);
        self.started_ms.saturating_add(i64::try_from(running.as_millis()).unwrap_or(i64::MAX))
    }

    /// By how much the clock of the machine goes ahead of it.
    pub(crate) fn behind_ms(&self) -> i64 {
        self.time.now_ms().saturating_sub(self.now_ms())
    }
}

/// The time that servers have seen pass on a database.
pub(crate) struct SeenTime {
    store: Arc<dyn Store>,
    time: Arc<dyn Time>,
    /// What servers before this one have noted.
    begun: OnceCell<i64>,
}

impl SeenTime {
    pub(crate) fn new(store: Arc<dyn Store>, time: Arc<dyn Time>) -> SeenTime {
        SeenTime { store, time, begun: OnceCell::new() }
    }

    /// How much it is now, in milliseconds.
    pub(crate) async fn ms(&self) -> Result<i64, AppError> {
        let begun = self.begun.get_or_try_init(|| self.store.note_seen(0)).await?;
        Ok(begun.saturating_add(self.running_ms()))
    }

    /// Keeps it, so that the next server goes on from here. What a crash of the database takes of it is less than a minute.
    pub(crate) async fn note(&self) -> Result<(), AppError> {
        let seen_ms = self.ms().await?;
        self.store.note_seen(seen_ms).await?;
        Ok(())
    }

    /// The moment so long ago.
    pub(crate) async fn ago(&self, life: Duration) -> Result<Moment, AppError> {
        let life = i64::try_from(life.as_millis()).unwrap_or(i64::MAX);
        let seen_ms = self.ms().await?.saturating_sub(life);
        Ok(Moment { at_ms: self.time.now_ms().saturating_sub(life), seen_ms })
    }

    fn running_ms(&self) -> i64 {
        i64::try_from(self.time.running().as_millis()).unwrap_or(i64::MAX)
    }
}
