//! Deck files: cards as data that a person without Rust can read and correct.
//!
//! A deck file is TOML: a few fields at the top, then rows such as `[[profession]]`. This crate knows no game.
//! It reads fields with their line, checks what every deck has (names in four languages, provenance), refuses
//! what nobody asked for, and says file, line and what is expected. A game takes its rows and gives them a
//! meaning.
//!
//! - `file`: the file, its rows, the typed readers.
//! - `name`: names in four languages, provenance. `open`: how a game is made from a deck ([`OpenGame`]).
//! - `sheet`: a deck as tables to proof-read.

mod file;
mod name;
mod open;
mod sheet;
#[cfg(test)]
mod tests;

pub use engine::Language;
pub use file::{DeckError, DeckFile, Row};
pub use name::{Names, Provenance};
pub use open::{DeckText, OpenGame, read_or};
pub use sheet::{Cell, Sheet};
