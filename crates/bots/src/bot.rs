//! A bot at a seat, and its name on a command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Perspective, QuickRandom, Random, mix};

use crate::search::{Budget, Search};
use crate::skill::Skill;

/// The iterations of a search that names no budget.
const SEARCH_DEFAULT: u64 = 2000;
/// The most threads a search may use.
const THREADS_MAX: usize = 64;

/// Which bot: `random`, `greedy`, `search:2000`, `search:100ms`, `search:2000@4` (four threads).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// Any legal action.
    Random,
    /// Rules of thumb.
    Greedy,
    /// Tree search.
    Search(Budget),
}

/// A text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSpecError(String);

impl fmt::Display for BotSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no bot is called `{}`; there are random, greedy, search:2000 (iterations), search:100ms (time), \
             search:2000@4 (threads)",
            self.0
        )
    }
}

impl std::error::Error for BotSpecError {}

impl FromStr for BotSpec {
    type Err = BotSpecError;
    fn from_str(text: &str) -> Result<BotSpec, BotSpecError> {
        let error = || BotSpecError(text.chars().take(40).collect());
        match text {
            "random" => return Ok(BotSpec::Random),
            "greedy" => return Ok(BotSpec::Greedy),
            "search" => return Ok(BotSpec::Search(Budget::iterations(SEARCH_DEFAULT))),
            _ => {}
        }
        let rest = text.strip_prefix("search:").ok_or_else(error)?;
        let (amount, threads) = match rest.split_once('@') {
            Some((amount, threads)) => (amount, threads.parse().map_err(|_| error())?),
            None => (rest, 1),
        };
        let budget = match amount.strip_suffix("ms") {
            Some(ms) => Budget::time(Duration::from_millis(ms.parse().map_err(|_| error())?)),
            None => Budget::iterations(amount.parse().map_err(|_| error())?),
        };
        if !(1..=THREADS_MAX).contains(&threads) || budget.is_empty() {
            return Err(error());
        }
        Ok(BotSpec::Search(budget.with_threads(threads)))
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Search(budget) => write!(f, "search:{budget}"),
        }
    }
}

/// A bot of some game at a seat. It is an enum so that a simulation pays nothing for the choice of bots.
#[derive(Debug)]
pub enum Bot<G: Skill> {
    /// Any legal action, each as likely.
    Random(QuickRandom, Vec<G::Action>),
    /// Rules of thumb.
    Greedy(QuickRandom),
    /// Tree search; every decision has its own seed, so that what a bot does depends on its view alone.
    Search(Box<Search<G>>, u64, u64),
}

impl<G: Skill> Bot<G> {
    /// The bot of this kind with its own stream of randomness.
    pub fn new(spec: &BotSpec, seed: u64) -> Bot<G> {
        match spec {
            BotSpec::Random => Bot::Random(QuickRandom::new(seed), Vec::new()),
            BotSpec::Greedy => Bot::Greedy(QuickRandom::new(seed)),
            BotSpec::Search(budget) => Bot::Search(Box::new(Search::new(budget.clone())), seed, 0),
        }
    }

    /// Starts the stream of randomness anew, keeping the memory of a search.
    pub fn reseed(&mut self, new: u64) {
        match self {
            Bot::Random(words, _) | Bot::Greedy(words) => *words = QuickRandom::new(new),
            Bot::Search(_, seed, decision) => (*seed, *decision) = (new, 0),
        }
    }

    /// Chooses a legal action from what the seat sees.
    ///
    /// # Panics
    /// If the seat is not awaited.
    #[inline]
    pub fn choose(&mut self, seat: Perspective<'_, G>) -> G::Action {
        match self {
            Bot::Random(words, actions) => {
                seat.options(actions);
                actions[words.below(actions.len() as u64) as usize]
            }
            Bot::Greedy(words) => seat.game().greedy(&seat.view(), words),
            Bot::Search(search, seed, decision) => {
                *decision += 1;
                search.choose(seat.game(), &seat.view(), seat.seat(), mix(*seed ^ mix(*decision))).action
            }
        }
    }
}
