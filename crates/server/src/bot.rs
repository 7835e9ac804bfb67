//! The bot pool: bots think on threads of their own, few at a time, and never for long.

use std::sync::Arc;
use std::time::Duration;

use bots::{BotSpec, Budget};
use engine::{Seat, mix};
use seating::BotLevel;
use tokio::sync::Semaphore;

use crate::play::Play;

/// How long a bot may wait for its turn to think before it plays by rules of thumb instead.
const QUEUE_MAX: Duration = Duration::from_secs(3);
/// How long a bot may think at most.
const THINK_MAX: Duration = Duration::from_secs(2);

/// A bounded number of thinking bots.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    places: Arc<Semaphore>,
    /// Mixed into every choice, so that bots of two servers do not play alike.
    seed: u64,
}

impl BotPool {
    /// A pool that leaves one core free for the network.
    pub(crate) fn new(seed: u64) -> BotPool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotPool { places: Arc::new(Semaphore::new((cores - 1).max(1))), seed }
    }

    /// The choice of a bot of this level. There always is one: without time to think, the bot plays by rules of thumb.
    pub(crate) async fn choose(&self, play: &dyn Play, seat: Seat, level: BotLevel, decision: u64) -> String {
        // The seed depends on nothing hidden: what a bot does must depend on its view alone.
        let seed = mix(self.seed ^ mix(decision) ^ seat.index() as u64);
        let quick = play.thought(seat, &BotSpec::Greedy, seed);
        let spec = match level.spec().parse() {
            Ok(BotSpec::Search(budget)) => BotSpec::Search(Budget::with_time_max(budget, THINK_MAX)),
            Ok(spec) => spec,
            Err(_) => BotSpec::Greedy,
        };
        let thought = play.thought(seat, &spec, seed);
        let Ok(Ok(place)) = tokio::time::timeout(QUEUE_MAX, self.places.clone().acquire_owned()).await else {
            tracing::info!(seat = %seat, "the bots are busy: one plays by rules of thumb");
            return quick();
        };
        let thinking = tokio::task::spawn_blocking(move || {
            let choice = thought();
            drop(place);
            choice
        });
        match thinking.await {
            Ok(choice) => choice,
            Err(error) => {
                tracing::error!(%error, "a bot's thinking failed");
                quick()
            }
        }
    }
}
