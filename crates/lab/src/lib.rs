//! The laboratory: many games between bots, and what they show.
//!
//! - `tournament`: plays them, seats rotated, on several threads, the same for every number of threads.
//! - `statistic`: wins, scores and lengths with their intervals.
//! - `balance`: which cards are taken when they could be, and where points come from.

mod balance;
mod statistic;
#[cfg(test)]
mod tests;
mod tournament;

pub use balance::{Balance, CardTotals};
pub use statistic::{BotTotals, Interval, Totals};
pub use tournament::{GameResult, Keeper, Played, Tournament, play_match};
