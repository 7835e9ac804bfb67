//! The server of Ludoteka: tables that people play at in the browser.
//!
//! A table is what its log leads to. A change is first tried on a copy, then appended to the log. Only when it is
//! durable does the copy replace the table; only then is the move acknowledged and shown to everybody.
//!
//! # Modules in reading order
//!
//! - [`store`]: tables as append-only logs, players, and the databases that keep them.
//! - `log_entry`: what the entries of a log say. `play`: a match of any game. `table_state`: a log, folded.
//! - `clock`: whose time runs. `chat`: what people say. `name`: what they are called. `change`: what people do to a
//!   table. `kept`: a table that this program can only show. `live_table`: a table in memory. `tables`: all of them, and
//!   the one way to change one. `node`: several servers on one store. `word`: what they say to each other beside the log. `bot`: bots that think without being in the way. `time`: the clocks of the machine.
//!   `health`: whether moves can be kept.
//! - `identity`: who a browser is. `visibility`: what it may see. `screen`: what
//!   it has been shown. `error`: what is answered when a request fails.
//! - `notice`: "your turn" by web push and webhooks.
//! - `site`: the address of the server and the proxies before it. `http`: the routes, what requests say (`ask`), how they
//!   are answered (`reply`) and how many there may be (`limit`). `connection`: who is let in. `serve`: starting and
//!   stopping.
//! - `keep`: the lock of a data directory, and a look at stored tables.

mod bot;
mod change;
mod chat;
mod clock;
mod connection;
mod deflate;
mod error;
mod health;
mod http;
mod identity;
mod keep;
mod kept;
mod live_table;
mod loaded;
mod log_entry;
mod name;
mod node;
mod notice;
mod play;
mod quota;
mod recent;
mod screen;
mod serve;
mod site;
mod table_state;
mod tables;
#[cfg(test)]
mod tests;
mod time;
mod visibility;
mod word;

pub use http::WRITES;
pub use keep::{DataLock, Sound, TableProblem, check_table, database, lock, people_of};
pub use notice::DELAY as NOTICE_DELAY;
pub use serve::{Options, ServeError, serve};
pub use site::{Network, NoNetwork};
