//! How long a search may think.

use std::fmt;
use std::time::Duration;

/// Iterations per lane below which a search is not cut into more lanes: a tree needs them to grow.
const LANE_MIN: u64 = 1000;
/// The most lanes an iteration budget is cut into.
const LANES_MAX: u64 = 8;

/// A number of iterations, a time, or both (whichever ends first), and how many threads share the work.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    iterations: Option<u64>,
    time: Option<Duration>,
    threads: usize,
}

impl Budget {
    /// So many iterations, however long they take.
    pub fn iterations(iterations: u64) -> Budget {
        Budget { iterations: Some(iterations), time: None, threads: 1 }
    }

    /// As many iterations as fit into this time.
    pub fn time(time: Duration) -> Budget {
        Budget { iterations: None, time: Some(time), threads: 1 }
    }

    /// The same with a time after which it stops whatever was done: for servers.
    #[must_use]
    pub fn with_time_max(self, time: Duration) -> Budget {
        Budget { time: Some(time), ..self }
    }

    /// The same, shared out to threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Budget {
        Budget { threads: threads.max(1), ..self }
    }

    /// Whether it allows no iteration at all.
    pub fn is_empty(&self) -> bool {
        self.iterations == Some(0) || self.time == Some(Duration::ZERO)
    }

    pub(super) fn time_max(&self) -> Option<Duration> {
        self.time
    }

    pub(super) fn threads(&self) -> usize {
        self.threads
    }

    /// Into how many lanes the work is cut. With iterations it must not depend on the threads.
    pub(super) fn lane_count(&self) -> usize {
        match self.iterations {
            Some(iterations) => (iterations / LANE_MIN).clamp(1, LANES_MAX) as usize,
            None => self.threads,
        }
    }

    /// The iterations of each lane.
    pub(super) fn shares(&self, lane_count: usize) -> Vec<u64> {
        let lanes = lane_count as u64;
        let total = self.iterations.unwrap_or(u64::MAX / 2);
        (0..lanes).map(|lane| total / lanes + u64::from(lane < total % lanes)).collect()
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.iterations, self.time) {
            (Some(iterations), _) => write!(f, "{iterations}")?,
            (None, Some(time)) => write!(f, "{}ms", time.as_millis())?,
            (None, None) => {}
        }
        if self.threads > 1 { write!(f, "@{}", self.threads) } else { Ok(()) }
    }
}
