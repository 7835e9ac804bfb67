//! Who sits at a table, and how far the table has come: the words that server and pages share.
//!
//! Nothing here has a text for people; the names of levels and colours in four languages are texts of `phrases`.
//! The words that stand in storage, forms and style sheets are here, and never change.
//!
//! - `colour`: the colours of players. `level`: how well a bot plays.
//! - `limit`: how much time people have. `motion`: what they decide together.
//! - `sign`: what can be said without writing.
//! - `occupant`: who sits in a seat. `stage`: how far a table has come.

mod colour;
mod level;
mod limit;
mod motion;
mod occupant;
mod sign;
mod stage;
#[cfg(test)]
mod tests;

pub use colour::PlayerColour;
pub use level::BotLevel;
pub use limit::TimeLimit;
pub use motion::Motion;
pub use occupant::{Occupant, Presence};
pub use sign::Sign;
pub use stage::Stage;
