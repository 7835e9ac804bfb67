//! Words: texts in four languages, and phrases written with them.
//!
//! A game says everything in phrases (`engine::Phrase`): the key of a text and what fills its gaps. Here the
//! text comes from Fluent files, those of the game and those that all games and pages share (`texts`), and
//! whoever shows it gives it a [`Form`]: HTML, ink in a terminal, or plain text ([`Plain`]). Grammar and word
//! order stay in the text files. What players typed never passes through Fluent: the form puts names in, and
//! knows how to make them harmless.
//!
//! # Modules in reading order
//!
//! - `text`: the files, and texts with their gaps filled ([`Texts`]).
//! - `form`: phrases written piece by piece.
//! - `plain`: phrases as plain text; what is wrong with a record, in words.

mod form;
mod plain;
#[cfg(test)]
mod tests;
mod text;

pub use engine::Language;
pub use form::Form;
pub use plain::{Plain, explain, plain};
pub use text::{Fill, Part, Texts};
