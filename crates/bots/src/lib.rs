//! Bots: players that get a view and nothing else.
//!
//! - `bot`: what a bot is ([`Bot`]), how it is named on a command line ([`BotSpec`]).
//! - `skill`: what a game adds so that bots can play it well ([`Skill`]); `study`: so that its cards can be studied
//!   ([`CardStudy`]).
//! - `search`: information-set Monte Carlo tree search over the contract.
//! - one module for each game: its heuristics.

mod bot;
mod cv;
mod cvlizations;
mod goennen;
mod kosmopolis;
mod search;
mod skill;
mod study;
#[cfg(test)]
mod tests;

pub use bot::{Bot, BotSpec, BotSpecError};
pub use search::{Budget, Search, SearchReport};
pub use skill::Skill;
pub use study::{CardStudy, Fate};
