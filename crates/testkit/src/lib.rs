//! The conformance suite every game of Ludoteka passes, and what else its tests are made of.
//!
//! A game crate calls these functions from its unit tests:
//!
//! ```text
//! #[test]
//! fn three_players_conform() {
//!     let game = Pile::new(3);
//!     testkit::conformance(&game, 0..40, |game, state| assert_eq!(state.cards(), game.cards()));
//!     testkit::no_leak(&game, 0..20);
//!     testkit::check_damage(&game, &testkit::random_record(&game, 1), 0..200);
//!     testkit::check_golden("data/playthroughs/three.txt", &testkit::playthrough(&game, 1, &[]));
//!     testkit::check_perft_file(Pile::new, "data/perft.txt");
//! }
//! ```
//!
//! Whatever fails names the seed and the line, and how to run that seed alone (`TESTKIT_SEED=17`). Golden files
//! are written anew with `UPDATE_EXPECT=1`.
//!
//! # Modules in reading order
//!
//! - `conformance`: every promise of the contract at every state of random matches.
//! - `leak`: two states that differ only in what a viewer cannot know look the same.
//! - [`uniform`]: what is drawn or imagined is as likely as it should be.
//! - [`scenario`]: rules tested one by one, in notation; `script` is its text form.
//! - `golden`, `playthrough`, `perft`, `stored`: files that stay as they are, stories, counted ways, old records.
//! - `words`: everything a game says can be said, in every language.
//! - `damage`: records that were tampered with or torn.
//! - `random`, `seeds`, `difference`: random matches, and how a failure is told.

mod conformance;
mod damage;
mod difference;
mod golden;
mod leak;
mod perft;
mod playthrough;
mod random;
pub mod scenario;
mod script;
mod seeds;
mod stored;
#[cfg(test)]
mod tests;
pub mod uniform;
mod words;

pub use conformance::{Conformance, conformance};
pub use damage::{check_damage, mangle, mangle_moves};
pub use golden::check_golden;
pub use leak::{Twins, no_leak, no_leak_min};
pub use perft::{check_perft, check_perft_file, perft};
pub use playthrough::playthrough;
pub use random::{play_at_random, random_record};
pub use scenario::Scenario;
pub use stored::{check_kept_record, check_stored_record};
pub use uniform::{assert_imagine_uniform, assert_uniform, chi_squared};
pub use words::check_words;
