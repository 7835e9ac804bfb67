//! Rules pages, read once for everybody who needs them: the browser, the terminal, and the trace from rules to code.
//!
//! A rules page is Markdown. A list item that begins with an id in bold is a rule, and everything inside the item
//! belongs to it: further paragraphs, lists, tables, and rules nested below it.
//!
//! ```text
//! - **TEA-7** A pot is full when one of these is true.
//!   - **TEA-7a** It holds six cups.
//!   - **TEA-7b** Nobody wants more (TEA-3).
//! ```
//!
//! Reading never fails: a page can be shown even if something on it is wrong. What is wrong is listed in
//! [`Page::problems`], each with its line; a test of the workspace accepts no page that has any.
//!
//! # Modules in reading order
//!
//! - `id`: the ids of rules. `page`: what a page consists of.
//! - `read`: from Markdown to a page. `reference`: finds the ids in running text. `problem`: what may be wrong.
//! - `plain`: pages and rules as plain text of a given width.

mod id;
mod page;
mod plain;
mod problem;
mod read;
mod reference;
#[cfg(test)]
mod tests;

pub use id::Id;
pub use page::{Block, Item, List, Page, Rule, Section, Span, Table, words};
pub use problem::{Problem, Wrong};
