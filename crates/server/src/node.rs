//! Several nodes on one store: what this one hears of the others, and who thinks for bots.
//!
//! Any node serves any table, and nobody leads. A change is tried on what this node knows; if another node has appended
//! meanwhile, the append conflicts, the log is read on from where it was known, and the change is tried again. So every
//! request is answered as a single server would answer it. What is refused is refused only by a table that is up to date.
//!
//! What others append is heard at once, mostly with the entries themselves. At a table that somebody watches they are added
//! if they follow what is known; if not, it is read on by its numbers. One that nobody watches is read on when it is next
//! asked for. Where one process has the store for itself, none of this costs anything.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use store::{News, StoreError, StoredEntry};

use crate::bot::THINK_MAX;
use crate::change::Change;
use crate::error::AppError;
use crate::live_table::LiveTable;
use crate::log_entry::LogEntry;
use crate::table_state::TableState;
use crate::tables::Tables;

/// How often a change is tried anew because others were quicker. Each time somebody got something done.
const RIVALS_MAX: usize = 20;
/// How long a node thinks for the bots of a table before it has to say that it lives.
const LEASE: Duration = Duration::from_secs(2);
/// When the rest of a lease is shorter than this, it is renewed.
const LEASE_REST: Duration = Duration::from_millis(800);
/// How often a node that shows a table asks whether the one that thinks for its bots is gone.
pub(crate) const DRIVE_RETRY: Duration = Duration::from_millis(400);
/// How often a node looks for tables whose bots nobody thinks for.
const RESCUE: Duration = Duration::from_millis(750);
/// A table whose node is gone waits at most this long until another one thinks for its bots, wherever it was asked for.
const LEFT_ALONE_MAX: Duration = Duration::from_millis(2750);
const _: () = assert!(LEASE.as_millis() + DRIVE_RETRY.as_millis() <= LEFT_ALONE_MAX.as_millis());
const _: () = assert!(LEASE.as_millis() + RESCUE.as_millis() <= LEFT_ALONE_MAX.as_millis());
// With a bot that thinks for as long as it may, the table stands still for less than five seconds; only where all threads
// think already does it wait for a place as well.
const _: () = assert!(LEFT_ALONE_MAX.as_millis() + THINK_MAX.as_millis() < 5000);
/// How many of them it looks at in one go, and how often at most before it rests.
const RESCUE_MAX: u32 = if cfg!(test) { 2 } else { 1000 };
const RESCUE_PAGES_MAX: usize = 10;
/// How many tables are read on together at most.
const TOGETHER_MAX: usize = 128;
/// How long to wait before a table is read on once more, after it failed.
const RETRY: Duration = Duration::from_millis(500);

impl Tables {
    /// Tries a change until it is durable or refused by the newest table. The caller holds the table's lock.
    pub(crate) async fn try_change<T>(
        &self,
        live: &LiveTable,
        attempt: impl FnOnce(&mut Change) -> Result<T, AppError> + Clone,
    ) -> Result<T, AppError> {
        for _ in 0..RIVALS_MAX {
            if live.is_in_doubt() {
                self.read_on(live).await?;
            }
            let state = live.now();
            let mut change = Change::of(&state, self.now_ms());
            let answer = match attempt.clone()(&mut change) {
                Ok(answer) => answer,
                Err(_) if self.is_shared && self.read_on(live).await? => continue,
                Err(error) => return Err(error),
            };
            if change.entries.is_empty() {
                return Ok(answer);
            }
            let Change { state: next, entries, .. } = change;
            let summary = Some(self.summary(&next).await?);
            match self.store.append(&next.about.id, state.next, entries, summary).await {
                Ok(()) => {
                    live.replace(next);
                    return Ok(answer);
                }
                Err(StoreError::Conflict { .. }) => {
                    // What the quicker one appended has mostly been heard by now.
                    if !live.add_heard() {
                        self.read_on(live).await?;
                    }
                }
                Err(error) => {
                    // It may have been kept all the same, so the log is read before anything else is decided.
                    live.set_in_doubt(true);
                    return Err(AppError::from(error));
                }
            }
        }
        Err(AppError::Unavailable)
    }

    /// Reads on what others have appended; whether there was anything. The caller holds the table's lock.
    async fn read_on(&self, live: &LiveTable) -> Result<bool, AppError> {
        let heard_to = live.heard_to();
        let entries = self.store.entries_since(vec![known(live)]).await?.pop().unwrap_or_default();
        live.set_in_doubt(false);
        let is_new = self.add_read(live, &entries).await?;
        live.settle_heard_to(heard_to);
        Ok(is_new)
    }

    /// Adds entries that were read of a table, as far as it does not have them; whether there were any. The caller holds
    /// the table's lock.
    async fn add_read(&self, live: &LiveTable, entries: &[StoredEntry]) -> Result<bool, AppError> {
        match live.now().read_on(entries) {
            Ok(None) => Ok(false),
            Ok(Some(next)) => {
                live.replace(next);
                Ok(true)
            }
            Err(entry) => {
                let id = &live.now().about.id;
                tracing::warn!(table = %id, entry, "another node wrote what this one cannot follow");
                self.loaded.remove_this(id, live);
                live.abandon();
                // Whoever can follow it thinks for its bots.
                if live.drives_until().is_some() {
                    live.set_drives_until(None);
                    let _ = self.store.claim(&lease_of(id), Duration::ZERO).await;
                }
                Err(AppError::Unavailable)
            }
        }
    }

    /// Brings a table up to date that others may have changed.
    pub(crate) async fn read_newest(self: &Arc<Tables>, live: &Arc<LiveTable>) -> Result<(), AppError> {
        if !self.is_shared {
            return Ok(());
        }
        // The log is read without the lock, so that many who ask at once do not wait for each other.
        let heard_to = live.heard_to();
        let entries = self.store.entries_since(vec![known(live)]).await?.pop().unwrap_or_default();
        if !entries.is_empty() {
            let is_new = {
                let _writing = live.writing.lock().await;
                self.add_read(live, &entries).await?
            };
            if is_new {
                self.wake_bots(live);
            }
        }
        live.settle_heard_to(heard_to);
        Ok(())
    }

    /// The same. While the store is away the table stays as it is, and nobody waits for it: they see a banner.
    pub(crate) async fn refresh(self: &Arc<Tables>, live: &Arc<LiveTable>) -> Result<(), AppError> {
        if self.is_deaf.load(Ordering::Acquire) {
            return Ok(());
        }
        match self.read_newest(live).await {
            Err(AppError::Unavailable) if !self.is_dropped(live) => Ok(()),
            outcome => outcome,
        }
    }

    /// The same where others were heard to have gone on at it.
    pub(crate) async fn keep_up(self: &Arc<Tables>, live: &Arc<LiveTable>) -> Result<(), AppError> {
        if live.is_behind() { self.refresh(live).await } else { Ok(()) }
    }

    /// Starts to follow the other nodes, if there are any.
    pub(crate) fn follow(self: &Arc<Tables>) {
        let Some(mut changes) = self.store.changes() else { return };
        let tables = self.clone();
        tokio::spawn(async move {
            while let Some(first) = changes.next().await {
                // What has to be read of what was heard together is read with one query.
                let mut behind = Vec::new();
                let mut next = Some(first);
                while let Some(news) = next {
                    match news {
                        News::Appended { table, next, entries } => {
                            behind.extend(tables.hear(&table, next, &entries));
                        }
                        News::Kept { table, next } => behind.extend(tables.hear_own(&table, next)),
                        News::Told { table, text } => tables.hear_word(&table, &text),
                        News::Lost => tables.set_deaf(true),
                        News::Missed => {
                            tables.set_deaf(false);
                            // Somebody may have signed out meanwhile.
                            tables.people.forget_all();
                            for live in tables.loaded.all().chunks(TOGETHER_MAX) {
                                tables.catch_up(live.iter().map(|live| (live.clone(), u64::MAX)).collect());
                            }
                        }
                    }
                    next = if behind.len() < TOGETHER_MAX { changes.next_now() } else { None };
                }
                if !behind.is_empty() {
                    tables.catch_up(behind);
                }
            }
        });
        let tables = self.clone();
        tokio::spawn(async move {
            let mut from_ms = None;
            loop {
                tokio::time::sleep(RESCUE).await;
                from_ms = tables.rescue(from_ms).await.unwrap_or_else(|error| {
                    tracing::info!(?error, "no bots were looked for");
                    None
                });
            }
        });
    }

    /// Notes whether the database is heard, and tells all who look at a table.
    fn set_deaf(&self, is_deaf: bool) {
        self.is_deaf.store(is_deaf, Ordering::Release);
        self.tell_away();
    }

    /// Notes that something could not be kept, tells all who look at a table, and looks when it can be again.
    pub(crate) fn note_unwritable(self: &Arc<Tables>) {
        if !self.is_shared || self.is_unwritable.swap(true, Ordering::AcqRel) {
            return;
        }
        self.tell_away();
        let tables = self.clone();
        tokio::spawn(async move {
            while tables.store.health().await.is_err() {
                tokio::time::sleep(RETRY).await;
            }
            tables.is_unwritable.store(false, Ordering::Release);
            tables.tell_away();
        });
    }

    fn tell_away(&self) {
        let is_away = self.is_deaf.load(Ordering::Acquire) || self.is_unwritable.load(Ordering::Acquire);
        self.away.send_if_modified(|away| std::mem::replace(away, is_away) != is_away);
    }

    /// Another node has appended to a table, whose log now goes on at this number. The table, if it has to be read on.
    pub(crate) fn hear(
        self: &Arc<Tables>,
        table: &str,
        next: u64,
        entries: &[StoredEntry],
    ) -> Option<Behind> {
        let live = self.loaded.get(table)?;
        if live.now().next >= next {
            return None;
        }
        live.note_heard_to(next);
        if live.watcher_count() == 0 {
            // Whoever asks for the table next reads it on.
            return None;
        }
        // What was heard saves a look into the log, and decides nothing: where it does not follow, the log is read.
        live.hear(entries);
        let Ok(_writing) = live.writing.try_lock() else {
            self.add_when_free(live, next);
            return None;
        };
        live.add_heard();
        if live.now().next < next {
            return Some((live.clone(), next));
        }
        self.wake_bots(&live);
        None
    }

    /// An append of this node is kept. Mostly whoever made it is about to know; if they gave up, the table has to be read on.
    pub(crate) fn hear_own(&self, table: &str, next: u64) -> Option<Behind> {
        let live = self.loaded.get(table)?;
        if live.now().next >= next {
            return None;
        }
        live.note_heard_to(next);
        live.is_in_doubt().then_some((live, next))
    }

    /// Adds what was heard once whoever acts just now is done, if they did not find it out themselves.
    fn add_when_free(self: &Arc<Tables>, live: Arc<LiveTable>, next: u64) {
        let tables = self.clone();
        tokio::spawn(async move {
            let is_behind = {
                let _writing = live.writing.lock().await;
                live.add_heard();
                live.now().next < next
            };
            if is_behind {
                tables.catch_up(vec![(live, next)]);
            } else {
                tables.wake_bots(&live);
            }
        });
    }

    /// Reads tables on, in a task of its own, until it was possible.
    pub(crate) fn catch_up(self: &Arc<Tables>, mut behind: Vec<Behind>) {
        let tables = self.clone();
        tokio::spawn(async move {
            // No lock is held while the log is read: what stands in it stays, and what a table has by then is passed over.
            while let Err(error) = tables.read_all(&mut behind).await {
                tracing::debug!(?error, "tables could not be read on");
                tokio::time::sleep(RETRY).await;
                behind.retain(|(live, next)| !tables.is_dropped(live) && live.now().next < *next);
            }
        });
    }

    /// Reads on what others have appended to these tables, with one query.
    async fn read_all(self: &Arc<Tables>, behind: &mut Vec<Behind>) -> Result<(), AppError> {
        let logs = self.store.entries_since(behind.iter().map(|(live, _)| known(live)).collect()).await?;
        let mut waiting = Vec::new();
        for ((live, _), entries) in behind.drain(..).zip(logs) {
            // Where somebody acts just now the others do not wait for it.
            let Ok(_writing) = live.writing.try_lock() else {
                waiting.push((live, entries));
                continue;
            };
            self.add_and_wake(&live, &entries).await;
        }
        for (live, entries) in waiting {
            let _writing = live.writing.lock().await;
            self.add_and_wake(&live, &entries).await;
        }
        Ok(())
    }

    /// A table that cannot follow says so by itself, and is not served any more.
    async fn add_and_wake(self: &Arc<Tables>, live: &Arc<LiveTable>, entries: &[StoredEntry]) {
        if self.add_read(live, entries).await.is_ok() {
            self.wake_bots(live);
        }
    }

    /// Whether this node may think for the bots of a table now.
    pub(crate) async fn drives(&self, live: &LiveTable) -> bool {
        if !self.is_shared || live.drives_until().is_some_and(|end| Instant::now() + LEASE_REST < end) {
            return true;
        }
        // Counted from before it was asked for: the others count from when it was given.
        let asked = Instant::now();
        let claimed = self.store.claim(&lease_of(&live.now().about.id), LEASE).await;
        let is_mine = matches!(claimed, Ok(true));
        live.set_drives_until(is_mine.then(|| asked + LEASE));
        is_mine
    }

    /// Keeps the lease of a table for as long as this is awaited.
    pub(crate) async fn keep_driving(&self, live: &LiveTable) {
        loop {
            tokio::time::sleep(LEASE_REST / 2).await;
            self.drives(live).await;
        }
    }

    /// Goes on at tables where a bot is awaited and nobody thinks for it any more, the newest first. Many may wait that
    /// are none of this node's business, so they are gone through in pages; if there are too many for one look, the next
    /// one begins where this one ended.
    async fn rescue(self: &Arc<Tables>, from_ms: Option<i64>) -> Result<Option<i64>, AppError> {
        let mut before_ms = from_ms.unwrap_or(self.now_ms() - LEASE.as_millis() as i64);
        let mut seen = HashSet::new();
        for _ in 0..RESCUE_PAGES_MAX {
            let idle = self.store.bots_idle(before_ms, RESCUE_MAX).await?;
            let (is_last, seen_before) = (idle.len() < RESCUE_MAX as usize, seen.len());
            for (id, updated_ms) in idle {
                // Those of the same moment come again with the next page.
                before_ms = updated_ms + 1;
                if seen.insert(id.clone()) {
                    self.rescue_at(&id, updated_ms).await?;
                }
            }
            if is_last || seen.len() == seen_before {
                return Ok(None);
            }
        }
        Ok(Some(before_ms))
    }

    async fn rescue_at(self: &Arc<Tables>, id: &str, updated_ms: i64) -> Result<(), AppError> {
        let lease = lease_of(id);
        match self.loaded.get(id) {
            Some(live) => {
                // Whoever wrote it may date it by another clock.
                if live.now().updated_ms != updated_ms {
                    // What is wrong with one table must not keep the others waiting.
                    let _ = self.refresh(&live).await;
                }
                if live.now().awaited_bots().next().is_some() {
                    self.wake_bots(&live);
                }
            }
            None if self.is_left_alone(id) || !self.store.claim(&lease, LEASE).await? => {}
            // A table that cannot be loaded says so by itself. The lease goes back to whoever can.
            None => {
                if self.get(id).await.is_err() {
                    self.store.claim(&lease, Duration::ZERO).await?;
                }
            }
        }
        Ok(())
    }
}

/// A table, and how far its log goes as was heard.
type Behind = (Arc<LiveTable>, u64);

/// How far this node knows the log of a table.
fn known(live: &LiveTable) -> (String, u64) {
    let state = live.now();
    (state.about.id.clone(), state.next)
}

fn lease_of(table: &str) -> String {
    format!("bots {table}")
}

impl LiveTable {
    /// Adds what was heard, if it follows what is known; whether it did. The caller holds the table's lock.
    fn add_heard(&self) -> bool {
        let heard = self.take_heard();
        let Ok(Some(next)) = self.now().read_on(&heard) else { return false };
        self.replace(next);
        true
    }
}

impl TableState {
    /// The table after these entries, which another node has written, if there are any that it does not have; or the number
    /// of the entry that does not follow.
    fn read_on(&self, entries: &[StoredEntry]) -> Result<Option<TableState>, u64> {
        let entries = &entries[entries.partition_point(|entry| entry.number < self.next)..];
        if entries.is_empty() {
            return Ok(None);
        }
        let mut next = self.clone();
        for written in entries {
            if written.number != next.next {
                return Err(written.number);
            }
            let entry = LogEntry::of_stored(written).ok_or(written.number)?;
            let done = next.add(&entry, written.at_ms);
            if done.is_err() || next.hash() != written.hash {
                return Err(written.number);
            }
        }
        Ok(Some(next))
    }
}

impl Tables {
    /// Whether a table in memory is not the one that is served any more.
    pub(crate) fn is_dropped(&self, live: &Arc<LiveTable>) -> bool {
        !self.loaded.get(&live.now().about.id).is_some_and(|loaded| Arc::ptr_eq(&loaded, live))
    }
}
