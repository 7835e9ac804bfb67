//! Readers: a few connections that read beside the writer without waiting for it.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task;

use super::super::StoreError;
use super::failure::{self, Failure};
use super::identity::OpenFiles;
use super::open;

/// The connections, opened when they are first needed.
pub(super) struct Readers {
    shared: Arc<Shared>,
    /// One permit per connection that may be in use; closed with the store.
    permits: Arc<Semaphore>,
    count: u32,
}

struct Shared {
    path: PathBuf,
    files: Arc<OpenFiles>,
    busy: Duration,
    /// Connections nobody uses. A standard mutex will do, since it is never held across an await or a query.
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    /// At most `count` readers of a file at once.
    pub(super) fn new(path: PathBuf, files: Arc<OpenFiles>, busy: Duration, count: u32) -> Readers {
        let shared = Arc::new(Shared { path, files, busy, idle: Mutex::new(Vec::new()) });
        Readers { shared, permits: Arc::new(Semaphore::new(count as usize)), count }
    }

    /// Runs a query on a thread that may block, within one snapshot of the database.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, StoreError> {
        let shared = self.shared.clone();
        let Ok(permit) = self.permits.clone().acquire_owned().await else {
            return Err(closed());
        };
        // The thread works on even if this future is dropped, so the permit goes with it.
        let outcome = task::spawn_blocking(move || {
            let outcome = shared.run(query);
            drop(permit);
            outcome
        });
        match outcome.await {
            Ok(outcome) => outcome,
            Err(_) => {
                let error = StoreError::Unavailable("a query panicked; please report it".to_owned());
                tracing::warn!(%error, "a query failed");
                Err(error)
            }
        }
    }

    /// Waits for the queries under way, refuses new ones and closes the connections.
    pub(super) async fn close(&self) {
        if let Ok(_all) = self.permits.acquire_many(self.count).await {
            self.permits.close();
        }
        self.shared.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl Shared {
    fn run<T>(&self, query: impl FnOnce(&Connection) -> Result<T, Failure>) -> Result<T, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let outcome = idle.map_or_else(|| open::reader(&self.path, self.busy), Ok).map_err(Failure::from);
        let outcome = outcome.and_then(|mut connection| {
            let outcome = snapshot(&mut connection, query);
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            outcome
        });
        outcome.map_err(|failure| match failure {
            Failure::Refused(error) => error,
            Failure::Sqlite(error) => {
                self.files.note_error(&error);
                let error = failure::unavailable(&error);
                tracing::warn!(%error, "a query failed");
                error
            }
        })
    }
}

/// Runs a query of several statements that all see the same moment.
fn snapshot<T>(
    connection: &mut Connection,
    query: impl FnOnce(&Connection) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let transaction = connection.transaction()?;
    let answer = query(&transaction)?;
    transaction.finish()?;
    Ok(answer)
}

pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("it is closed; if the server is not stopping, restart it".to_owned())
}
