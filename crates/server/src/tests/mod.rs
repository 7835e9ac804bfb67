//! The server from outside, without a socket: every route, who may do what, and what survives.

mod browser;
mod chat;
mod clocks;
mod durability;
mod fairness;
mod health;
mod heard;
mod identity;
mod kept;
mod log;
mod match_;
mod notice;
mod notice_kept;
mod presence;
mod quota;
mod rights;
mod seats;
mod security;
mod time;
mod undo;
