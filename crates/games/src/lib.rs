//! The registry: every game of the house with its deck and bots behind one face.
//!
//! Whoever drives games without knowing which (the command line, the laboratory, the server) asks here. A game
//! is opened by its slug; [`with_game!`] then runs generic code on it, so that the type is chosen once per
//! table or run and never per action.
//!
//! - `registry`: the list of games, opening one. `sheet`: a deck as tables to proof-read.

mod registry;
mod sheet;
#[cfg(test)]
mod tests;

pub use registry::{AnyGame, DeckText, GAMES, GameInfo, OpenError, Opening, deck_checksum, info};
pub use sheet::{Cell, Sheet};
