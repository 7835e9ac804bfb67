//! A table in memory, for as long as somebody looks at it.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Seat;
use tokio::sync::watch;

use crate::store::PlayerHash;
use crate::table_state::TableState;

/// A table in memory: its state, and what is not worth keeping (who is connected, which seat a shared screen shows).
pub(crate) struct LiveTable {
    /// Held while a change is tried and written, so that changes come one after the other.
    pub(crate) writing: tokio::sync::Mutex<Arc<TableState>>,
    /// What everybody sees meanwhile.
    current: Mutex<Arc<TableState>>,
    version: watch::Sender<u64>,
    /// How many connections each person has.
    present: Mutex<HashMap<PlayerHash, usize>>,
    /// The seat that each shared device shows.
    shown: Mutex<HashMap<PlayerHash, Seat>>,
    /// The decisions that a bot thinks about now.
    thinking: Mutex<HashSet<(Seat, u64)>>,
}

impl LiveTable {
    pub(crate) fn new(state: TableState) -> LiveTable {
        let state = Arc::new(state);
        LiveTable {
            writing: tokio::sync::Mutex::new(state.clone()),
            current: Mutex::new(state),
            version: watch::Sender::new(0),
            present: Mutex::default(),
            shown: Mutex::default(),
            thinking: Mutex::default(),
        }
    }

    /// The table as it is now. What is handed out is durable.
    pub(crate) fn now(&self) -> Arc<TableState> {
        lock(&self.current).clone()
    }

    /// Puts the new state in the place of the old one, and tells everybody.
    pub(crate) fn replace(&self, state: Arc<TableState>) {
        *lock(&self.current) = state;
        self.touch();
    }

    /// Wakes whenever the table changes.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Everybody looks again.
    fn touch(&self) {
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

    /// Notes that a bot thinks about this decision. `false` if one does already.
    pub(crate) fn start_thinking(&self, seat: Seat, decision: u64) -> bool {
        lock(&self.thinking).insert((seat, decision))
    }

    pub(crate) fn stop_thinking(&self, seat: Seat, decision: u64) {
        lock(&self.thinking).remove(&(seat, decision));
    }

    /// Whether nobody looks at the table and no bot thinks at it.
    pub(crate) fn is_idle(&self) -> bool {
        self.version.receiver_count() == 0 && lock(&self.thinking).is_empty()
    }
}

/// Locks even if a thread that held the lock has panicked: nothing guarded here is ever left half changed.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
