//! What is counted while people play.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::server::{Server, cpu_of, database_cpu};

/// The counters of a run.
#[derive(Default)]
pub(super) struct Tally {
    moves: AtomicU64,
    bytes: AtomicU64,
    refused: AtomicU64,
    /// From sending a move to the moment the last watcher has it.
    latencies: Mutex<Vec<Duration>>,
}

impl Tally {
    /// A move was acknowledged, or not.
    pub(super) fn count_answer(&self, is_done: bool) {
        let counter = if is_done { &self.moves } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn count_bytes(&self, bytes: u64) {
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
    }

    pub(super) fn count_latency(&self, latency: Duration) {
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(latency);
    }

    pub(super) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }
}

/// The state of all counters at one moment.
pub(super) struct Meter {
    at: Instant,
    moves: u64,
    bytes: u64,
    server_cpu: f64,
    database_cpu: f64,
    driver_cpu: f64,
}

fn cpu(servers: &[Server]) -> f64 {
    servers.iter().map(Server::cpu).sum()
}

impl Meter {
    pub(super) fn start(servers: &[Server], tally: &Tally) -> Meter {
        tally.latencies.lock().unwrap_or_else(PoisonError::into_inner).clear();
        Meter {
            at: Instant::now(),
            moves: tally.moves.load(Ordering::Relaxed),
            bytes: tally.bytes.load(Ordering::Relaxed),
            server_cpu: cpu(servers),
            database_cpu: database_cpu(),
            driver_cpu: cpu_of("self"),
        }
    }

    /// What happened since the start.
    pub(super) fn stop(&self, servers: &[Server], tally: &Tally) -> Measured {
        let seconds = self.at.elapsed().as_secs_f64();
        let mut latencies =
            std::mem::take(&mut *tally.latencies.lock().unwrap_or_else(PoisonError::into_inner));
        latencies.sort_unstable();
        Measured {
            seconds,
            moves: tally.moves.load(Ordering::Relaxed) - self.moves,
            bytes: tally.bytes.load(Ordering::Relaxed) - self.bytes,
            server_cpu: cpu(servers) - self.server_cpu,
            database_cpu: database_cpu() - self.database_cpu,
            driver_cpu: cpu_of("self") - self.driver_cpu,
            latencies,
        }
    }
}

/// What happened between two moments.
pub(super) struct Measured {
    pub(super) seconds: f64,
    pub(super) moves: u64,
    pub(super) bytes: u64,
    pub(super) server_cpu: f64,
    pub(super) database_cpu: f64,
    pub(super) driver_cpu: f64,
    latencies: Vec<Duration>,
}

impl Measured {
    /// The latency that this share of moves does not exceed, in milliseconds.
    pub(super) fn latency(&self, share: f64) -> f64 {
        let place = (self.latencies.len() as f64 * share) as usize;
        let last = self.latencies.len().saturating_sub(1);
        self.latencies.get(place.min(last)).map_or(0.0, |latency| latency.as_secs_f64() * 1000.0)
    }
}
