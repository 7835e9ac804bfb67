//! What a node hears of the others that share its store.

use std::sync::Arc;

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};

use super::StoredEntry;

/// Something another node did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// It appended to a table, whose log now goes on at `next`.
    Appended {
        /// The table.
        table: String,
        /// The number of the next entry.
        next: u64,
        /// What it appended, the last of it the one before `next`. Empty if it was too much to be told, or nothing.
        entries: Arc<[StoredEntry]>,
    },
    /// This node itself appended to a table, whose log now goes on at `next`. Whoever asked for it knows, unless they gave
    /// up before the database had answered.
    Kept {
        /// The table.
        table: String,
        /// The number of the next entry.
        next: u64,
    },
    /// It said something about a table that is not worth keeping.
    Told {
        /// The table.
        table: String,
        /// What it said; the store does not read it.
        text: String,
    },
    /// The database is away, so nothing is heard until [`News::Missed`].
    Lost,
    /// Something may have been missed. Look at every table again; the numbers say what is new.
    Missed,
}

/// The news for one listener, in the order they happened.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<News>);

impl Changes {
    pub(crate) fn new(receiver: broadcast::Receiver<News>) -> Changes {
        Changes(receiver)
    }

    /// Waits for the next. `None` when the store is gone.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(RecvError::Lagged(_)) => Some(News::Missed),
            Err(RecvError::Closed) => None,
        }
    }

    /// The next, if it has come already.
    pub fn next_now(&mut self) -> Option<News> {
        match self.0.try_recv() {
            Ok(news) => Some(news),
            Err(TryRecvError::Lagged(_)) => Some(News::Missed),
            Err(TryRecvError::Empty | TryRecvError::Closed) => None,
        }
    }
}
