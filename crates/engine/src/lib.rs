//! The contract every game of Ludoteka fulfils.
//!
//! A game is a value ([`Game`]) that knows its deck, its number of players and its variant. A match moves
//! through states; a state waits for seats, for chance, or is over ([`Awaits`]). A seat's action is listed,
//! checked and carried out; chance is drawn by a driver and handed in like an action. What a viewer may know
//! is a [`Game::View`], built from the state; what just happened is told by events ([`Told`]) to each viewer
//! as far as they may know it. A whole match is a [`Table`], and written down a [`Record`].
//!
//! # How a match runs
//!
//! ```
//! use engine::{Awaits, Game, Quick, Tally, Words};
//!
//! /// Plays a match at random and gives its result.
//! fn play_at_random<G: Game>(game: &G, seed: u64) -> Tally {
//!     let mut words = Quick::new(seed);
//!     let mut state = game.start();
//!     let mut actions = Vec::new();
//!     loop {
//!         match game.awaits(&state) {
//!             Awaits::Chance => {
//!                 game.draw(&mut state, &mut words, &mut engine::Silent);
//!             }
//!             Awaits::Seats(seats) => {
//!                 let seat = seats.first().expect("somebody is awaited");
//!                 game.legal(&state, seat, &mut actions);
//!                 let action = actions[words.below(actions.len() as u64) as usize];
//!                 game.apply(&mut state, seat, action, &mut engine::Silent);
//!             }
//!             Awaits::Over => return game.tally(&state),
//!         }
//!     }
//! }
//! ```
//!
//! # Modules in reading order
//!
//! - `seat`: seats, sets of seats, viewers.
//! - `game`: the trait [`Game`], method by method, and what a bot sees ([`Perspective`]).
//! - `refusal`, `event`, `notation`, `score`: the small types it speaks in.
//! - `table`: a match being played. `record`, `replay`: a match as text, played again, proved.
//! - `draw`, `words`: provable draws and the quick generator. `fingerprint`: hashes that stay.

mod draw;
mod event;
mod fingerprint;
mod game;
mod notation;
mod record;
mod refusal;
mod replay;
mod score;
mod seat;
mod table;
#[cfg(test)]
mod tests;
mod words;

pub use draw::{Commitment, Draws, Nonce, Secret, from_hex, sha256, to_hex};
pub use event::{Silent, Sink, Told};
pub use fingerprint::{Fingerprint, fingerprint};
pub use game::{Awaits, Game, Notation, Perspective, Plain};
pub use notation::NotationError;
pub use record::{By, Header, Record, RecordError, RecordLine, RecordWriter, Sitter};
pub use refusal::{Refusal, RuleId};
pub use replay::{replay, verify};
pub use score::{ScoreLine, Tally};
pub use seat::{SEATS_MAX, Seat, SeatSet, Viewer};
pub use table::{Line, LineOf, Table, apply_line};
pub use words::{Quick, Words, mix};
