//! Whether moves can be kept: found out by a durable write, at most every few seconds, however many ask.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;

use crate::time::Time;
use store::Store;

/// How long an answer holds. Load balancers and dashboards ask every second; the disk is not asked with them.
const FRESH: Duration = Duration::from_secs(5);

/// The health of a server, shared by all who ask.
pub(crate) struct Health {
    store: Arc<dyn Store>,
    time: Arc<dyn Time>,
    /// When it was last looked at, by how long the server has been running, and how it was. Whoever finds it old looks
    /// again while the others wait for that very look.
    last: Mutex<Option<(Duration, bool)>>,
}

impl Health {
    pub(crate) fn new(store: Arc<dyn Store>, time: Arc<dyn Time>) -> Health {
        Health { store, time, last: Mutex::default() }
    }

    /// Whether a move could be kept, as of a few seconds ago at most.
    pub(crate) async fn is_well(&self) -> bool {
        let mut last = self.last.lock().await;
        if let Some((at, is_well)) = *last
            && self.time.running().saturating_sub(at) < FRESH
        {
            return is_well;
        }
        let outcome = self.store.health().await;
        let was_well = last.is_none_or(|(_, was_well)| was_well);
        match &outcome {
            // Said once, not with every look.
            Err(error) if was_well => tracing::error!(%error, "nothing can be kept"),
            Ok(()) if !was_well => tracing::warn!("moves can be kept again"),
            Ok(()) | Err(_) => {}
        }
        *last = Some((self.time.running(), outcome.is_ok()));
        outcome.is_ok()
    }
}
