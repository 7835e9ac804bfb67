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
//! use engine::{Awaits, Game, QuickRandom, ScoreFrom, Standings, Random};
//!
//! /// Plays a match at random and gives its result.
//! fn play_at_random<G: Game>(game: &G, seed: u64) -> Standings {
//!     let mut words = QuickRandom::new(seed);
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
//!             Awaits::Over => return game.standings(ScoreFrom::State(&state)),
//!         }
//!     }
//! }
//! ```
//!
//! # Modules in reading order
//!
//! - `set`, `seat`: sets as bits, seats, values by seat, viewers. `mode`: what a game can be played as.
//! - `game`: the trait [`Game`], method by method, and what a bot sees ([`Perspective`]).
//! - `refusal`, `not_now`, `event`, `notation`, `score`: the small types it speaks in.
//! - `gathering`: secret choices of several seats. `draw_pile`: a deck with what is known of it.
//! - `phrase`, `language`: what a game says to people ([`Speak`]).
//! - `table`: a match being played, with its `history`. `record`, `replay`: a match as text, played again, proved.
//! - `draw`, `random`: provable draws and the quick generator. `digest`: fingerprints of states.

mod digest;
mod draw;
mod draw_pile;
mod event;
mod game;
mod gathering;
mod history;
mod language;
mod mode;
mod not_now;
mod notation;
mod phrase;
mod random;
mod record;
mod refusal;
mod replay;
mod score;
mod seat;
mod set;
mod table;
#[cfg(test)]
mod tests;

pub use digest::{Digest, Fact, StableHasher, fingerprint, stable_hash};
pub use draw::{Commitment, Draws, Nonce, Secret, from_hex, sha256, to_hex};
pub use draw_pile::{DrawPile, DrawPileView, KnownPlace, Pool};
pub use event::{Silent, Sink, Told};
pub use game::{Awaits, Due, Game, Notation, Perspective, Plain};
pub use gathering::{Gathering, Parts, TakeBack};
pub use history::History;
pub use language::Language;
pub use mode::{GameInfo, Mode, ModeError};
pub use not_now::NotNow;
pub use notation::NotationError;
pub use phrase::{Gap, InLog, Name, Phrase, Prompt, Speak};
pub use random::{QuickRandom, Random, mix};
pub use record::{By, Header, Record, RecordError, RecordLine, RecordWriter, Sitter};
pub use refusal::{Refusal, RuleId};
pub use replay::{ReplayError, replay, trace, verify};
pub use score::{Places, ScoreFrom, ScoreLine, Solo, Standings};
pub use seat::{BySeat, SEATS_MAX, Seat, SeatSet, Viewer};
pub use set::{Bits, Element, Set};
pub use table::{Line, LineOf, Table, apply_line};
