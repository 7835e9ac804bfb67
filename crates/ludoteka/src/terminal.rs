//! The table in a terminal.
//!
//! - `ink`, `text`: colour and layout. `console`: lines in, lines out.
//! - `names`: players in words. `screen`: what a game adds so that it can be shown ([`Screen`]).
//! - `session`: a game being played; `standings`: how it ended.
//! - `kosmopolis`, `cv`: the screens of the games.

mod console;
mod cv;
mod ink;
mod kosmopolis;
mod names;
mod screen;
mod session;
mod standings;
pub(crate) mod text;

pub(crate) use console::Console;
pub(crate) use ink::{Hue, Ink};
pub(crate) use names::{Names, Voice};
pub(crate) use screen::{Screen, Words, log};
pub(crate) use session::{Ending, Session, how_to_resume};
pub(crate) use standings::standings;
