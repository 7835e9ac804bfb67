//! The tables in memory, each once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::live_table::{LiveTable, lock};

/// The tables in memory by their ids. There is one of each, or two people would play at two of them.
#[derive(Default)]
pub(crate) struct Loaded {
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    by_id: HashMap<String, Arc<LiveTable>>,
    /// Rises whenever a table goes.
    gone_count: u64,
}

/// When somebody began to bring a table into memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Begun(u64);

impl Loaded {
    pub(crate) fn get(&self, id: &str) -> Option<Arc<LiveTable>> {
        lock(&self.tables).by_id.get(id).cloned()
    }

    pub(crate) fn all(&self) -> Vec<Arc<LiveTable>> {
        lock(&self.tables).by_id.values().cloned().collect()
    }

    pub(crate) fn count(&self) -> usize {
        lock(&self.tables).by_id.len()
    }

    /// To be called before a table is read from the store or written to it for the first time.
    pub(crate) fn begin(&self) -> Begun {
        Begun(lock(&self.tables).gone_count)
    }

    /// Puts a table in that was read since then, and gives the one that is there now: another may have been quicker.
    /// `None` if any table has gone meanwhile. It may have been this one, after somebody else had read it and acted at
    /// it; so what was read may be old, and has to be read again.
    pub(crate) fn insert(&self, begun: Begun, id: &str, live: LiveTable) -> Option<Arc<LiveTable>> {
        let mut tables = lock(&self.tables);
        if begun != Begun(tables.gone_count) {
            return None;
        }
        Some(tables.by_id.entry(id.to_owned()).or_insert_with(|| Arc::new(live)).clone())
    }

    pub(crate) fn remove(&self, id: &str) {
        let mut tables = lock(&self.tables);
        let is_gone = tables.by_id.remove(id).is_some();
        tables.gone_count += u64::from(is_gone);
    }

    /// The same, if it is this very table that is in memory and not a newer one.
    pub(crate) fn remove_this(&self, id: &str, live: &LiveTable) {
        let mut tables = lock(&self.tables);
        if tables.by_id.get(id).is_some_and(|loaded| std::ptr::eq(&**loaded, live)) {
            tables.by_id.remove(id);
            tables.gone_count += 1;
        }
    }

    /// Lets the tables go that nobody looks at, that no bot thinks at and that nobody is about to change.
    pub(crate) fn forget(&self) {
        let mut tables = lock(&self.tables);
        let before = tables.by_id.len();
        tables.by_id.retain(|_, live| !(live.is_idle() && Arc::strong_count(live) == 1));
        tables.by_id.shrink_to_fit();
        tables.gone_count += u64::from(tables.by_id.len() < before);
    }
}
