//! The server of Ludoteka: tables that people play at in the browser.
//!
//! A table is what its log leads to. A change is first tried on a copy, then appended to the log. Only when it is
//! durable does the copy replace the table; only then is the move acknowledged and shown to everybody.
//!
//! # Modules in reading order
//!
//! - [`store`]: tables as append-only logs, players, and the databases that keep them.
//! - `log_entry`: what the entries of a log say. `play`: a match of any game. `table_state`: what a log leads to.
//! - `live_table`: a table in memory. `tables`: all of them, and the one way to change one. `bot`: bots that think
//!   without being in the way.
//! - `identity`: who sends a request. `visibility`: what they may see. `error`: what they are told when a request fails.
//! - `http`: the routes. `serve`: starting and stopping.

mod bot;
mod error;
mod http;
mod identity;
mod live_table;
mod log_entry;
mod play;
mod serve;
pub mod store;
mod table_state;
mod tables;
#[cfg(test)]
mod tests;
mod visibility;

pub use serve::{Options, ServeError, serve};
