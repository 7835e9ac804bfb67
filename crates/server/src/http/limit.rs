//! Rate limits: nobody may send so many requests that others have to wait.
//!
//! Each person has a limit of their own, and each address has one that all who ask from there share. Of every person's
//! requests a few each second do not count for the address. So whoever floods uses up their own share and what is
//! common, and the others at the same address, as in a school or behind a provider's gateway, play on.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use store::PlayerHash;

use crate::error::AppError;
use crate::live_table::lock;
use crate::recent::Recent;

/// How many a second in the long run, and how many at once.
type Rate = (f64, f64);

/// Requests of a person or an address.
const READS: Rate = (100.0, 400.0);
/// How many writes a second a person or an address may make in the long run, unless the operator says otherwise.
pub const WRITES: u32 = 20;
/// For how many seconds' worth of writes may be made at once.
const WRITES_SECONDS: f64 = 6.0;
/// Tables that a person or an address opens.
const OPENINGS: Rate = (0.05, 100.0);
/// People who come new from an address.
const NEWCOMERS: Rate = (0.2, 100.0);
/// What a person may do that does not count for their address.
const OWN_READS: Rate = (20.0, 60.0);
const OWN_WRITES: Rate = (4.0, 20.0);
const OWN_OPENINGS: Rate = (0.02, 3.0);
/// How many live connections a person may have.
const SOCKETS_OF_PERSON_MAX: usize = 24;
/// How many live connections of people without a name an address may have.
const SOCKETS_OF_ADDRESS_MAX: usize = 300;
/// How many people and addresses are remembered at least.
const REMEMBERED: usize = 10_000;

/// A bucket that fills by itself and from which every request takes.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// Takes one, or says how many seconds there is none.
    fn take(&mut self, (rate, most): Rate) -> Result<(), f64> {
        let now = Instant::now();
        self.left = (self.left + rate * now.duration_since(self.at).as_secs_f64()).min(most);
        self.at = now;
        if self.left < 1.0 {
            return Err((1.0 - self.left) / rate.max(0.001));
        }
        self.left -= 1.0;
        Ok(())
    }
}

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Read,
    Write,
    /// A table is opened.
    Opening,
    /// Somebody new becomes known. Nobody in particular does that, so only the address counts.
    Newcomer,
}

/// How much somebody has asked for lately, by kind.
type Buckets = [Bucket; 4];

/// What a person has asked for: within the limit, and of that without counting for the address.
#[derive(Clone, Copy, Debug)]
struct OfPerson {
    all: Buckets,
    own: Buckets,
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Asker {
    Person(PlayerHash),
    Address(IpAddr),
}

/// How many requests people and addresses have made lately.
#[derive(Debug)]
pub(crate) struct Limiter {
    people: Mutex<Recent<PlayerHash, OfPerson>>,
    addresses: Mutex<Recent<IpAddr, Buckets>>,
    sockets: Mutex<HashMap<Asker, usize>>,
    rates: [Rate; 4],
}

const OWN: [Rate; 4] = [OWN_READS, OWN_WRITES, OWN_OPENINGS, (0.0, 0.0)];

fn full(rates: &[Rate; 4]) -> Buckets {
    let at = Instant::now();
    rates.map(|(_, most)| Bucket { left: most, at })
}

impl Limiter {
    pub(crate) fn new(writes: u32) -> Limiter {
        let writes = (f64::from(writes), f64::from(writes) * WRITES_SECONDS);
        Limiter {
            people: Mutex::new(Recent::new(REMEMBERED)),
            addresses: Mutex::new(Recent::new(REMEMBERED)),
            sockets: Mutex::default(),
            rates: [READS, writes, OPENINGS, NEWCOMERS],
        }
    }

    /// Whether whoever asks may do one more of a kind. Always, if the address is unknown (in tests).
    pub(crate) fn allow(
        &self,
        person: Option<PlayerHash>,
        address: Option<IpAddr>,
        kind: Kind,
    ) -> Result<(), AppError> {
        let Some(address) = address else { return Ok(()) };
        let too_soon = |wait: f64| AppError::TooSoon(wait.ceil().clamp(1.0, 3600.0) as u32);
        let (which, rate) = (kind as usize, self.rates[kind as usize]);
        if let Some(person) = person {
            let mut people = lock(&self.people);
            let of_person = people.entry(person, || OfPerson { all: full(&self.rates), own: full(&OWN) });
            of_person.all[which].take(rate).map_err(too_soon)?;
            if of_person.own[which].take(OWN[which]).is_ok() {
                return Ok(());
            }
        }
        let mut addresses = lock(&self.addresses);
        addresses.entry(address, || full(&self.rates))[which].take(rate).map_err(too_soon)
    }

    /// Counts one more live connection. `false` if whoever asks has too many.
    pub(crate) fn connect(&self, person: Option<PlayerHash>, address: Option<IpAddr>) -> bool {
        let (Some(asker), Some(_)) = (asker(person, address), address) else { return true };
        let max = match asker {
            Asker::Person(_) => SOCKETS_OF_PERSON_MAX,
            Asker::Address(_) => SOCKETS_OF_ADDRESS_MAX,
        };
        let mut sockets = lock(&self.sockets);
        let count = sockets.entry(asker).or_default();
        let is_allowed = *count < max;
        *count += usize::from(is_allowed);
        is_allowed
    }

    /// A live connection is over.
    pub(crate) fn disconnect(&self, person: Option<PlayerHash>, address: Option<IpAddr>) {
        let (Some(asker), Some(_)) = (asker(person, address), address) else { return };
        let mut sockets = lock(&self.sockets);
        if let Some(count) = sockets.get_mut(&asker) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&asker);
            }
        }
    }
}

/// Whom a live connection counts for.
fn asker(person: Option<PlayerHash>, address: Option<IpAddr>) -> Option<Asker> {
    person.map(Asker::Person).or(address.map(Asker::Address))
}

#[cfg(test)]
#[path = "../tests/limit.rs"]
mod tests;
