//! The server of Ludoteka: tables that people play at in the browser.
//!
//! A table is the fold of its log. A change is tried on a copy, appended to the log, and only when that is
//! durable does the copy take the table's place, the move is acknowledged and everybody sees it.
//!
//! # Modules in reading order
//!
//! - [`store`]: tables as append-only logs, players, and the databases that keep them.
//! - `fact`: what an entry of a log says. `play`: a match with its type erased. `room`: one table in memory.
//! - `hall`: all rooms, and the one way to change one. `bot`: bots that think without being in the way.
//! - `identity`: who asks. `sight`: what they may see. `error`: what they are told when it cannot be done.
//! - `http`: the routes. `serve`: from start to stop.

mod bot;
mod error;
mod fact;
mod hall;
mod http;
mod identity;
mod play;
mod room;
mod serve;
mod sight;
pub mod store;
#[cfg(test)]
mod tests;

pub use serve::{Options, ServeError, serve};
