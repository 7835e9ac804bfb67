//! Who sits at a table, and how far the table has come: the words that server and pages share.
//!
//! Nothing here has a text for people; the names of levels and colours in four languages are texts of `phrases`.
//! The words that stand in storage, forms and style sheets are here, and never change.
//!
//! - `colour`: the colours of players. `level`: how well a bot plays.
//! - `occupant`: who sits in a seat. `stage`: how far a table has come.

mod colour;
mod level;
mod occupant;
mod stage;
#[cfg(test)]
mod tests;

pub use colour::PlayerColour;
pub use level::BotLevel;
pub use occupant::{Occupant, Presence};
pub use stage::Stage;
