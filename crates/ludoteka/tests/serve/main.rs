//! The server as a process: killed, stopped, raced, listened to, started wrongly. Everything goes through
//! what its users have: the command line, HTTP, WebSockets and records.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod call;
mod client;
mod crowd;
mod cut;
mod input;
mod keep;
mod keep_shared;
mod kill;
mod leak;
mod leak_cv;
mod live;
mod load;
mod moving;
mod node;
mod notice;
mod process;
mod race;
#[cfg(feature = "next-rules")]
mod replaced;
mod site;
mod stop;
mod table;
mod upgrade;
