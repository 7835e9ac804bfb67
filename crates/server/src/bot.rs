//! The bot pool: bots think on threads of their own, few at a time, never for long, and in turn for everybody.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{BotSpec, Budget};
use engine::{Seat, mix};
use seating::BotLevel;
use tokio::sync::oneshot;

use crate::live_table::lock;
use crate::play::{Play, Thought};
use store::PlayerHash;

/// How long a bot may wait for its turn to think before it plays by rules of thumb instead.
const QUEUE_MAX: Duration = Duration::from_secs(3);
/// How long a bot may think at most.
pub(crate) const THINK_MAX: Duration = Duration::from_secs(2);
/// The same where only bots play: nobody waits for them, but somebody may come who waits for their place.
const THINK_MAX_ALONE: Duration = Duration::from_millis(200);

/// For whom a bot thinks: the person who opened the table, and where they did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sponsor {
    pub(crate) player: PlayerHash,
    /// `None` if it is not known any more, as after a restart.
    pub(crate) address: Option<IpAddr>,
    /// Whether a person plays at the table.
    pub(crate) has_people: bool,
}

/// Who takes turns: addresses, and people within an address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Turn {
    Address(IpAddr),
    Player(PlayerHash),
}

/// A bot that waits for a place to think.
struct Waiting {
    sponsor: Sponsor,
    go: oneshot::Sender<Place>,
}

/// The places to think, and who waits for one.
#[derive(Default)]
struct Queue {
    free: usize,
    /// In the order they came.
    waiting: Vec<Waiting>,
    /// When each had a turn last; forgotten when nobody waits.
    served: HashMap<Turn, u64>,
    turn: u64,
}

impl Queue {
    /// Who is next: people's tables before those of bots alone, then the address that has waited longest for a turn,
    /// then the person, then whoever came first. So nobody gains by opening more tables.
    fn next(&mut self) -> Option<Waiting> {
        let rank = |waiting: &Waiting| {
            let Sponsor { player, address, has_people } = waiting.sponsor;
            let own = Turn::Player(player);
            let served = |turn: Turn| self.served.get(&turn).copied().unwrap_or(0);
            (!has_people, served(address.map_or(own, Turn::Address)), served(own))
        };
        let (place, _) = self.waiting.iter().enumerate().min_by_key(|(_, waiting)| rank(waiting))?;
        let next = self.waiting.remove(place);
        self.turn += 1;
        self.served.insert(Turn::Player(next.sponsor.player), self.turn);
        if let Some(address) = next.sponsor.address {
            self.served.insert(Turn::Address(address), self.turn);
        }
        if self.waiting.is_empty() {
            self.served.clear();
        }
        Some(next)
    }
}

/// A place to think; dropped, it goes to the next.
struct Place(Arc<Mutex<Queue>>);

impl Drop for Place {
    fn drop(&mut self) {
        // Given on outside the lock: whoever does not wait any more drops the place again.
        let next = {
            let mut queue = lock(&self.0);
            let next = queue.next();
            queue.free += usize::from(next.is_none());
            next
        };
        if let Some(next) = next {
            let _ = next.go.send(Place(self.0.clone()));
        }
    }
}

/// A bounded number of thinking bots.
#[derive(Clone)]
pub(crate) struct BotPool {
    queue: Arc<Mutex<Queue>>,
    /// Mixed into every choice, so that bots of two servers do not play alike.
    seed: u64,
}

impl BotPool {
    /// A pool that leaves one core free for the network.
    pub(crate) fn new(seed: u64) -> BotPool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let queue = Queue { free: (cores - 1).max(1), ..Queue::default() };
        BotPool { queue: Arc::new(Mutex::new(queue)), seed }
    }

    /// A place to think, when it is this sponsor's turn. `None` if a person would wait too long for it.
    async fn place(&self, sponsor: Sponsor) -> Option<Place> {
        let (go, gone) = oneshot::channel();
        {
            let mut queue = lock(&self.queue);
            if queue.free > 0 {
                queue.free -= 1;
                return Some(Place(self.queue.clone()));
            }
            queue.waiting.push(Waiting { sponsor, go });
        }
        if !sponsor.has_people {
            return gone.await.ok();
        }
        tokio::time::timeout(QUEUE_MAX, gone).await.ok()?.ok()
    }

    /// The choice of a bot of this level. There always is one: without time to think, the bot plays by rules of thumb.
    pub(crate) async fn choose(
        &self,
        play: &dyn Play,
        seat: Seat,
        level: BotLevel,
        decision: u64,
        sponsor: Sponsor,
    ) -> String {
        // The seed depends on nothing hidden: what a bot does must depend on its view alone.
        let seed = mix(self.seed ^ mix(decision) ^ seat.index() as u64);
        let think_max = if sponsor.has_people { THINK_MAX } else { THINK_MAX_ALONE };
        let spec = match level.spec().parse() {
            Ok(BotSpec::Search(budget)) => BotSpec::Search(Budget::with_time_max(budget, think_max)),
            Ok(spec) => spec,
            Err(_) => BotSpec::Greedy,
        };
        let (thought, quick) = (play.thought(seat, &spec, seed), play.thought(seat, &BotSpec::Greedy, seed));
        let Some(place) = self.place(sponsor).await else {
            tracing::info!(seat = %seat, "the bots are busy: one plays by rules of thumb");
            return on_a_thread(quick, None).await.unwrap_or_default();
        };
        match on_a_thread(thought, Some(place)).await {
            Some(choice) => choice,
            None => on_a_thread(quick, None).await.unwrap_or_default(),
        }
    }
}

/// Lets a bot think where it is in nobody's way. `None` if its thinking failed.
async fn on_a_thread(thought: Thought, place: Option<Place>) -> Option<String> {
    let thinking = tokio::task::spawn_blocking(move || {
        let choice = thought();
        drop(place);
        choice
    });
    thinking.await.inspect_err(|error| tracing::error!(%error, "a bot's thinking failed")).ok()
}

#[cfg(test)]
#[path = "tests/bot.rs"]
mod tests;
