//! The table in a terminal.
//!
//! - `ink`, `text`: colour and layout. `console`: lines in, lines out.
//! - `names`: what players are called. `pen`: what a game says, in a language, in ink.
//! - `screen`: what a game adds so that it can be shown ([`Screen`]).
//! - `session`: a game being played; `standings`: how it ended.
//! - `kosmopolis`, `cv`, `cvlizations`: the screens of the games.

mod console;
mod cv;
mod cvlizations;
mod goennen;
mod ink;
mod kosmopolis;
mod names;
mod pen;
pub(crate) mod screen;
mod session;
mod standings;
pub(crate) mod text;

pub(crate) use console::Console;
pub(crate) use ink::{Hue, Ink};
pub(crate) use names::Names;
pub(crate) use pen::Pen;
pub(crate) use screen::{Screen, Stage, log};
pub(crate) use session::{Ending, Session, how_to_resume};
pub(crate) use standings::standings;
