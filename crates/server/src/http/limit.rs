//! Rate limits: nobody may send so many requests that others have to wait.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How many requests a second an address may make in the long run, and how many at once.
const READS: (f64, f64) = (100.0, 400.0);
/// The same for writes.
const WRITES: (f64, f64) = (20.0, 120.0);
/// How many addresses are remembered; when there are more, all are forgotten and start afresh.
const ADDRESSES_MAX: usize = 20_000;

/// A bucket that fills by itself and from which every request takes.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn take(&mut self, (rate, most): (f64, f64)) -> bool {
        let now = Instant::now();
        self.left = (self.left + rate * now.duration_since(self.at).as_secs_f64()).min(most);
        self.at = now;
        let is_allowed = self.left >= 1.0;
        if is_allowed {
            self.left -= 1.0;
        }
        is_allowed
    }
}

/// How many requests each address has made lately.
#[derive(Debug)]
pub(crate) struct Limiter {
    buckets: Mutex<HashMap<IpAddr, [Bucket; 2]>>,
}

impl Limiter {
    pub(crate) fn new() -> Limiter {
        Limiter { buckets: Mutex::default() }
    }

    /// Whether the address may make one more request. Always, if the address is unknown (in tests).
    pub(crate) fn allow(&self, address: Option<IpAddr>, is_write: bool) -> bool {
        let Some(address) = address else { return true };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES_MAX {
            buckets.clear();
        }
        let now = Instant::now();
        let fresh = [READS, WRITES].map(|(_, most)| Bucket { left: most, at: now });
        let pair = buckets.entry(address).or_insert(fresh);
        if is_write { pair[1].take(WRITES) } else { pair[0].take(READS) }
    }
}
