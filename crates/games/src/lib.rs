//! The registry: every game behind one type.
//!
//! Code that drives games without knowing which (the command line, the laboratory, the server) asks here. A
//! game is opened by its slug; [`with_game!`] then runs generic code on it, so that the type is chosen once
//! per table or run and never per action. [`map_games!`] runs generic code on every type of game.
//!
//! - `list`: the one list of games. `registry`: what is made of a list, opening a game.

#[macro_use]
mod list;
mod registry;
#[cfg(test)]
mod tests;

pub use decks::{Cell, DeckText, OpenGame, Sheet};
pub use engine::{GameInfo, Mode};
pub use list::*;
pub use registry::{OpenError, Opening, deck_checksum};
