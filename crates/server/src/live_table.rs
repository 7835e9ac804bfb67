//! A table in memory, for as long as somebody looks at it.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering, fence};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::Seat;
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::screen::{Audience, Screen};
use crate::table_state::TableState;
use store::{PlayerHash, StoredEntry};

/// A table as it is now. The version rises whenever anybody has to look again.
#[derive(Clone)]
pub(crate) struct Now {
    pub(crate) state: Arc<TableState>,
    pub(crate) version: u64,
}

/// A table in memory: its state, and what is not worth keeping (who is connected, which seat a shared screen shows).
pub(crate) struct LiveTable {
    /// The table and its version, one value: nobody can have the one without the other. The lock inside is held for a
    /// copy of two words, never while anything is rendered or written, so readers do not wait for a move in the making.
    now: watch::Sender<Now>,
    /// Held from reading the state until the next one is durable, so that changes come one after the other. It is an
    /// async lock because a write to the disk lies in between.
    pub(crate) writing: tokio::sync::Mutex<()>,
    /// Whether the log may hold more than the table: an append was not answered.
    in_doubt: AtomicBool,
    /// What other nodes were heard to append and the table does not have yet.
    heard: Mutex<Vec<StoredEntry>>,
    /// How far the log was heard to go.
    heard_to: AtomicU64,
    /// Another node wrote what this one cannot follow: whoever looks at the table has to ask elsewhere.
    is_abandoned: AtomicBool,
    /// Until when this node thinks for the bots of the table, if others could.
    drives_until: Mutex<Option<Instant>>,
    /// How many connections each person has.
    present: Mutex<HashMap<PlayerHash, usize>>,
    /// Who is connected at other nodes, as these say; after a node has died, also who was.
    elsewhere: Mutex<HashSet<PlayerHash>>,
    /// Wakes who shows whether people are there, and nobody else: the lobby. A board does not.
    arrivals: watch::Sender<()>,
    /// The seat that each shared device shows.
    shown: Mutex<HashMap<PlayerHash, Seat>>,
    /// The decisions that a bot thinks about now.
    thinking: Mutex<HashSet<(Seat, u64)>>,
    /// How quickly its bots move.
    pace: Mutex<Pace>,
    /// What rings when somebody's time is up.
    alarm: Mutex<Option<AbortHandle>>,
    /// The newest screen of each audience that is connected.
    screens: Mutex<Vec<Arc<Screen>>>,
}

/// How quickly the bots of a table move, as the people at it wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pace {
    /// Slowly enough to follow every move.
    Calm,
    /// As usual.
    #[default]
    Brisk,
    /// At once.
    Instant,
}

impl Pace {
    /// The pace with this word.
    pub(crate) fn of_word(word: &str) -> Option<Pace> {
        match word {
            "calm" => Some(Pace::Calm),
            "brisk" => Some(Pace::Brisk),
            "instant" => Some(Pace::Instant),
            _ => None,
        }
    }

    /// The word of this pace.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Pace::Calm => "calm",
            Pace::Brisk => "brisk",
            Pace::Instant => "instant",
        }
    }

    /// How long a bot waits before it acts, given the usual pause.
    pub(crate) fn pause(self, usual: Duration) -> Duration {
        match self {
            Pace::Calm => usual * 5 / 2,
            Pace::Brisk => usual,
            Pace::Instant => Duration::ZERO,
        }
    }
}

impl LiveTable {
    pub(crate) fn new(state: TableState) -> LiveTable {
        LiveTable {
            now: watch::Sender::new(Now { state: Arc::new(state), version: 0 }),
            writing: tokio::sync::Mutex::default(),
            in_doubt: AtomicBool::new(false),
            heard: Mutex::default(),
            heard_to: AtomicU64::new(0),
            is_abandoned: AtomicBool::new(false),
            drives_until: Mutex::default(),
            present: Mutex::default(),
            elsewhere: Mutex::default(),
            arrivals: watch::Sender::new(()),
            shown: Mutex::default(),
            thinking: Mutex::default(),
            pace: Mutex::default(),
            alarm: Mutex::default(),
            screens: Mutex::default(),
        }
    }

    /// The table as it is now. What is handed out is durable.
    pub(crate) fn now(&self) -> Arc<TableState> {
        self.now.borrow().state.clone()
    }

    /// Puts the new state in the place of the old one, and tells everybody.
    pub(crate) fn replace(&self, state: TableState) {
        let state = Arc::new(state);
        self.now.send_modify(|now| *now = Now { state, version: now.version + 1 });
    }

    pub(crate) fn is_in_doubt(&self) -> bool {
        self.in_doubt.load(Ordering::Acquire)
    }

    pub(crate) fn set_in_doubt(&self, in_doubt: bool) {
        self.in_doubt.store(in_doubt, Ordering::Release);
    }

    /// Notes how far the log was heard to go. That comes before the question whether anybody watches, and who begins to
    /// watch asks for it afterwards; so of the two at least one knows of the other.
    pub(crate) fn note_heard_to(&self, next: u64) {
        self.heard_to.fetch_max(next, Ordering::SeqCst);
        fence(Ordering::SeqCst);
    }

    pub(crate) fn heard_to(&self) -> u64 {
        self.heard_to.load(Ordering::SeqCst)
    }

    /// Whether the log was heard to go further than the table.
    pub(crate) fn is_behind(&self) -> bool {
        self.heard_to() > self.now.borrow().state.next
    }

    /// The log was read since this was heard, and all of it is here: if it did not go so far, it was not so.
    pub(crate) fn settle_heard_to(&self, heard_to: u64) {
        // If more was heard meanwhile, that counts.
        let _ = self.heard_to.compare_exchange(heard_to, 0, Ordering::SeqCst, Ordering::SeqCst);
    }

    pub(crate) fn is_abandoned(&self) -> bool {
        self.is_abandoned.load(Ordering::Acquire)
    }

    /// Sends everybody away who looks at the table.
    pub(crate) fn abandon(&self) {
        self.is_abandoned.store(true, Ordering::Release);
        self.touch();
    }

    /// Notes what another node was heard to append.
    pub(crate) fn hear(&self, entries: &[StoredEntry]) {
        lock(&self.heard).extend_from_slice(entries);
    }

    /// What was heard, once.
    pub(crate) fn take_heard(&self) -> Vec<StoredEntry> {
        std::mem::take(&mut *lock(&self.heard))
    }

    pub(crate) fn drives_until(&self) -> Option<Instant> {
        *lock(&self.drives_until)
    }

    pub(crate) fn set_drives_until(&self, end: Option<Instant>) {
        *lock(&self.drives_until) = end;
    }

    /// Wakes whenever the table changes.
    pub(crate) fn watch(&self) -> watch::Receiver<Now> {
        let watching = self.now.subscribe();
        fence(Ordering::SeqCst);
        watching
    }

    /// Wakes whenever somebody who sits at the table comes or goes.
    pub(crate) fn watch_arrivals(&self) -> watch::Receiver<()> {
        self.arrivals.subscribe()
    }

    /// Everybody looks again.
    fn touch(&self) {
        self.now.send_modify(|now| now.version += 1);
    }

    pub(crate) fn is_present(&self, player: PlayerHash) -> bool {
        lock(&self.present).contains_key(&player)
    }

    /// Whether somebody is there, at this node or at another one.
    pub(crate) fn is_somewhere(&self, player: PlayerHash) -> bool {
        self.is_present(player) || lock(&self.elsewhere).contains(&player)
    }

    /// Another node says whether somebody is connected there.
    pub(crate) fn note_elsewhere(&self, player: PlayerHash, is_there: bool) {
        let mut elsewhere = lock(&self.elsewhere);
        let is_news = if is_there { elsewhere.insert(player) } else { elsewhere.remove(&player) };
        drop(elsewhere);
        if is_news {
            self.tell_of(player);
        }
    }

    /// Everybody who is connected at this node.
    pub(crate) fn all_present(&self) -> Vec<PlayerHash> {
        lock(&self.present).keys().copied().collect()
    }

    /// A connection of a person opens. Others are told only if a seat now shows that somebody is there.
    pub(crate) fn enter(&self, player: PlayerHash) {
        let count = {
            let mut present = lock(&self.present);
            let count = present.entry(player).or_default();
            *count += 1;
            *count
        };
        if count == 1 {
            self.tell_of(player);
        }
    }

    /// A connection of a person closes.
    pub(crate) fn leave(&self, player: PlayerHash) {
        let is_gone = {
            let mut present = lock(&self.present);
            let left = present.get_mut(&player).map(|count| {
                *count -= 1;
                *count
            });
            left == Some(0) && present.remove(&player).is_some()
        };
        if is_gone {
            self.tell_of(player);
        }
    }

    /// Whether somebody is there shows at their seat and nowhere else: a spectator's coming and going wakes nobody.
    fn tell_of(&self, player: PlayerHash) {
        if !self.now().seats_of(player).is_empty() {
            self.arrivals.send_replace(());
        }
    }

    /// The seat that a shared device shows, after somebody said "I am X".
    pub(crate) fn shown(&self, player: PlayerHash) -> Option<Seat> {
        lock(&self.shown).get(&player).copied()
    }

    pub(crate) fn show(&self, player: PlayerHash, seat: Seat) {
        lock(&self.shown).insert(player, seat);
        self.touch();
    }

    pub(crate) fn pace(&self) -> Pace {
        *lock(&self.pace)
    }

    pub(crate) fn set_pace(&self, pace: Pace) {
        *lock(&self.pace) = pace;
    }

    /// Puts another alarm in the place of the one before.
    pub(crate) fn set_alarm(&self, alarm: Option<AbortHandle>) {
        let before = std::mem::replace(&mut *lock(&self.alarm), alarm);
        if let Some(before) = before {
            before.abort();
        }
    }

    /// Notes that a bot thinks about this decision. `false` if one does already.
    pub(crate) fn start_thinking(&self, seat: Seat, decision: u64) -> bool {
        lock(&self.thinking).insert((seat, decision))
    }

    pub(crate) fn stop_thinking(&self, seat: Seat, decision: u64) {
        lock(&self.thinking).remove(&(seat, decision));
    }

    /// The screen of an audience at a version, if it was drawn already for who shows what stands on `before`.
    pub(crate) fn screen(
        &self,
        audience: Audience,
        version: u64,
        before: Option<&Screen>,
    ) -> Option<Arc<Screen>> {
        let is_wanted = |screen: &&Arc<Screen>| {
            screen.audience == audience && screen.version == version && screen.follows(before)
        };
        lock(&self.screens).iter().find(is_wanted).cloned()
    }

    /// Keeps the screen for others of the same audience.
    pub(crate) fn keep(&self, screen: Arc<Screen>) {
        let mut screens = lock(&self.screens);
        // Whoever shows it holds it; the ones that nobody shows any more are those of before.
        screens.retain(|kept| kept.audience != screen.audience && Arc::strong_count(kept) > 1);
        screens.push(screen);
    }

    /// How many connections look at the table.
    pub(crate) fn watcher_count(&self) -> usize {
        self.now.receiver_count()
    }

    /// Whether nobody looks at the table and no bot thinks at it.
    pub(crate) fn is_idle(&self) -> bool {
        self.now.receiver_count() == 0 && lock(&self.thinking).is_empty()
    }
}

/// Locks even if a thread that held the lock has panicked: nothing guarded here is ever left half changed.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
