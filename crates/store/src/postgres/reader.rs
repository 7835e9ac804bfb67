//! Readers: a few connections, each shared by many queries at once. A query is one statement, so those that come together
//! go out together, and nobody waits for a connection of their own.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, timeout_at};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row, Statement};

use super::super::StoreError;
use super::connect::{Address, Link};
use super::failure::Failure;

/// How long a query may take, with a new connection in between if the old one is broken.
const PATIENCE: Duration = Duration::from_secs(4);
/// The same while the database is known to be away, and at least so long once there is a connection.
const PATIENCE_AWAY: Duration = Duration::from_millis(500);
/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(100);

/// The connections, opened when they are first needed.
pub(super) struct Readers {
    address: Address,
    lanes: Vec<Arc<tokio::sync::Mutex<Option<Arc<Lane>>>>>,
    turn: AtomicUsize,
    closed: AtomicBool,
    /// Whether the last query that was answered was told that the database is away.
    is_away: AtomicBool,
}

/// A connection for queries, and the statements it has seen before.
pub(super) struct Lane {
    link: Link,
    statements: Mutex<HashMap<String, Statement>>,
}

impl Lane {
    async fn open(address: &Address) -> Result<Lane, Failure> {
        let link = address.connect().await?;
        // Here nothing is written but leases, which need not survive, and the time that was seen, to the minute.
        link.client.batch_execute("SET synchronous_commit = off").await?;
        Ok(Lane { link, statements: Mutex::default() })
    }

    /// The rows of a query. Values are never part of its text, so there are few texts.
    pub(super) async fn rows(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Error> {
        let statement = self.statement(sql).await?;
        self.rows_of(&statement, values).await
    }

    /// The rows of a query that has been prepared. It goes out when this is first polled, so of two that are joined the
    /// database runs the first one first.
    pub(super) async fn rows_of(
        &self,
        statement: &Statement,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Error> {
        self.link.client.query(statement, values).await
    }

    /// A query, prepared when this connection first sees it.
    pub(super) async fn statement(&self, sql: &str) -> Result<Statement, Error> {
        let known = self.statements.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        match known {
            Some(statement) => Ok(statement),
            None => {
                let statement = self.link.client.prepare(sql).await?;
                let mut statements = self.statements.lock().unwrap_or_else(PoisonError::into_inner);
                Ok(statements.entry(sql.to_owned()).or_insert(statement).clone())
            }
        }
    }
}

impl Readers {
    pub(super) fn new(address: Address, count: usize) -> Readers {
        let lanes = (0..count.max(1)).map(|_| Arc::default()).collect();
        Readers {
            address,
            lanes,
            turn: AtomicUsize::new(0),
            closed: AtomicBool::new(false),
            is_away: AtomicBool::new(false),
        }
    }

    /// Runs a query. If the connection breaks, it is run again on another one: it changes nothing that matters.
    pub(super) async fn read<T, F: Future<Output = Result<T, Failure>>>(
        &self,
        query: impl Fn(Arc<Lane>) -> F,
    ) -> Result<T, StoreError> {
        let is_away = self.is_away.load(Ordering::Relaxed);
        let deadline = Instant::now() + if is_away { PATIENCE_AWAY } else { PATIENCE };
        loop {
            if self.closed.load(Ordering::Acquire) {
                return Err(closed());
            }
            let place = self.turn.fetch_add(1, Ordering::Relaxed) % self.lanes.len();
            let failure = match timeout_at(deadline, self.lane(place)).await {
                Err(_) => Failure::late(),
                Ok(Err(failure)) => failure,
                Ok(Ok(lane)) => {
                    // However late the connection came, it is given time to answer, or none would ever do.
                    let deadline = deadline.max(Instant::now() + PATIENCE_AWAY);
                    let failure = match timeout_at(deadline, query(lane.clone())).await {
                        Ok(Ok(answer)) => {
                            self.is_away.store(false, Ordering::Relaxed);
                            return Ok(answer);
                        }
                        Ok(Err(failure)) => failure,
                        Err(_) => Failure::late(),
                    };
                    if let Failure::Lost(_) = &failure {
                        self.leave(place, &lane);
                    }
                    failure
                }
            };
            if matches!(failure, Failure::Lost(_)) && Instant::now() + PAUSE < deadline {
                tokio::time::sleep(PAUSE).await;
                continue;
            }
            let is_refused = matches!(failure, Failure::Refused(_));
            let is_lost = matches!(failure, Failure::Lost(_));
            let was_lost = self.is_away.swap(is_lost, Ordering::Relaxed);
            let error = failure.into_error();
            // Said once, not by everybody who asks while it lasts.
            let is_known = is_lost && was_lost;
            if !is_refused && !is_known {
                tracing::warn!(%error, "a query failed");
            }
            return Err(error);
        }
    }

    async fn lane(&self, place: usize) -> Result<Arc<Lane>, Failure> {
        let mut lane = self.lanes[place].clone().lock_owned().await;
        if let Some(lane) = lane.as_ref().filter(|lane| !lane.link.client.is_closed()) {
            return Ok(lane.clone());
        }
        // It goes on when whoever asked gives up, or a database that is far away would never be reached again.
        let address = self.address.clone();
        let opening = tokio::spawn(async move {
            let new = Arc::new(Lane::open(&address).await?);
            Ok(lane.insert(new).clone())
        });
        opening.await.unwrap_or_else(|error| Err(Failure::Lost(error.to_string())))
    }

    /// Gives a broken connection up, unless somebody has put another in its place or is about to.
    fn leave(&self, place: usize, broken: &Arc<Lane>) {
        if let Ok(mut lane) = self.lanes[place].try_lock()
            && lane.as_ref().is_some_and(|lane| Arc::ptr_eq(lane, broken))
        {
            *lane = None;
        }
    }

    /// Refuses new queries; those under way keep their connection until they are done.
    pub(super) async fn close(&self) {
        self.closed.store(true, Ordering::Release);
        for lane in &self.lanes {
            *lane.lock().await = None;
        }
    }
}

pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("it is closed; if the server is not stopping, restart it".to_owned())
}
