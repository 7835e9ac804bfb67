//! Sheets: a deck as tables, to proof-read it against a real box.

mod cv;
mod kosmopolis;

pub(crate) use self::cv::cv;
pub(crate) use self::kosmopolis::kosmopolis;

/// One cell of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A number.
    Number(i64),
}

/// One table of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// What its rows are: `profession cards`.
    pub title: &'static str,
    /// The names of the columns, as keys of the JSON form.
    pub columns: Vec<&'static str>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of words.
fn text(text: &str) -> Cell {
    Cell::Text(text.to_owned())
}
