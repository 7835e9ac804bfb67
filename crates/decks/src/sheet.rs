//! Sheets: a deck as tables, to proof-read it against a real box.

use engine::Phrase;

/// One cell of a sheet; `T` is what the phrases of the game hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell<T> {
    /// Words that are the same in every language: a slug, a name from the deck.
    Text(String),
    /// A number.
    Number(i64),
    /// What is said in the reader's language, one after the other.
    Said(Vec<Phrase<T>>),
}

impl<T> Cell<T> {
    /// A cell of words.
    pub fn text(text: impl Into<String>) -> Cell<T> {
        Cell::Text(text.into())
    }

    /// A cell with a number.
    pub fn number(number: impl Into<i64>) -> Cell<T> {
        Cell::Number(number.into())
    }
}

/// One table of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet<T> {
    /// What its rows are: `profession cards`.
    pub title: &'static str,
    /// The names of the columns, as keys of the JSON form.
    pub columns: Vec<&'static str>,
    /// The rows.
    pub rows: Vec<Vec<Cell<T>>>,
}
