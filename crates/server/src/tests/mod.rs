//! The server from outside, without a socket: every route, who may do what, and what survives.

mod browser;
mod durability;
mod log;
mod match_;
mod seats;
mod security;
