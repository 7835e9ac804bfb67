//! The table in a real browser: Debian's Chromium plays against the real program, as people do.
//!
//! - `world`: the program, the driver and a place for their files, for one test at a time. `command`: what the
//!   driver library does not know. `person`: a browser profile and what a person does with it.
//! - `play`: deciding by touch, and fast-forwarding to where a test begins. `inspect`: what every page must be like.
//!   `shelf`: ready pages for the browser to look at.
//! - The other modules are tests, named after what they prove.
//!
//! `cargo xtask test` installs what is needed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod command;
mod inspect;
mod person;
mod play;
mod shelf;
mod world;

mod bots;
mod campaign;
mod curtain;
mod cv;
mod keyboard;
mod layout;
mod moments;
mod phone;
mod reload;
mod replay;
mod restart;
mod scriptless;
mod settings;
mod size;
mod stage;
mod taking_back;
mod tour;
mod whole_game;
mod wishes;
