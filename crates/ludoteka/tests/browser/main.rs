//! The table in a real browser: Debian's Chromium plays against the real program, as people do.
//!
//! - `world`: the program, the driver and a place for their files, for one test at a time. `command`: what the
//!   driver library does not know. `person`: a browser profile and what a person does with it.
//! - `play`: deciding by touch, and fast-forwarding to where a test begins. `inspect`: what every page must be like.
//! - The other modules are tests, named after what they prove.
//!
//! `cargo xtask test` installs what is needed. With `LUDOTEKA_PICTURES=1` the pictures in `docs/pictures` are taken
//! anew.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod command;
mod inspect;
mod person;
mod play;
mod world;

mod bots;
mod curtain;
mod cv;
mod keyboard;
mod layout;
mod reload;
mod restart;
mod scriptless;
mod settings;
mod size;
mod taking_back;
mod whole_game;
