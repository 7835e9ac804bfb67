//! The file, its rows, and typed readers that know their line.

use std::fmt;
use std::ops::{Range, RangeInclusive};

use toml_edit::{Document, Item, TableLike, Value};

use crate::{Language, Names, Provenance};

/// What is wrong with a deck file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckError {
    /// The file's name as given.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there and what is expected.
    pub message: String,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: line {}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for DeckError {}

/// A deck file that is TOML; its meaning is checked as it is read.
#[derive(Debug)]
pub struct DeckFile {
    name: String,
    text: String,
    document: Document<String>,
}

impl DeckFile {
    /// Parses a file's text. The name is for messages.
    pub fn parse(name: &str, text: &str) -> Result<DeckFile, DeckError> {
        let document = Document::parse(text.to_owned()).map_err(|error| DeckError {
            file: name.to_owned(),
            line: error.span().map_or(1, |span| line_at(text, span.start)),
            message: error.message().lines().collect::<Vec<_>>().join("; "),
        })?;
        Ok(DeckFile { name: name.to_owned(), text: text.to_owned(), document })
    }

    /// The fields at the top of the file, rows left out.
    pub fn top(&self) -> Row<'_> {
        Row::new(self, self.document.as_table(), 1)
    }

    /// The rows `[[key]]` in their order.
    pub fn rows(&self, key: &str) -> Result<Vec<Row<'_>>, DeckError> {
        let Some(item) = self.document.as_table().get(key) else {
            return Err(self.error(1, &format!("no [[{key}]] found, at least one expected")));
        };
        let Some(tables) = item.as_array_of_tables() else {
            return Err(self.error(self.line_of(item.span()), &format!("`{key}` must be rows: [[{key}]]")));
        };
        Ok(tables.iter().map(|table| Row::new(self, table, self.line_of(table.span()))).collect())
    }

    /// Refuses rows and fields at the top that nobody knows.
    pub fn only(&self, known: &[&str]) -> Result<(), DeckError> {
        self.top().only(known)
    }

    fn error(&self, line: usize, message: &str) -> DeckError {
        // It may quote the file, and nothing in the file may steer a terminal.
        let message = message.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
        DeckError { file: self.name.clone(), line, message }
    }

    fn line_of(&self, span: Option<Range<usize>>) -> usize {
        span.map_or(1, |span| line_at(&self.text, span.start))
    }
}

/// One row, or the fields at the top, or an inline table.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    file: &'a DeckFile,
    table: &'a dyn TableLike,
    line: usize,
}

impl fmt::Debug for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Row(line {})", self.line)
    }
}

impl<'a> Row<'a> {
    fn new(file: &'a DeckFile, table: &'a dyn TableLike, line: usize) -> Row<'a> {
        Row { file, table, line }
    }

    /// The row's line, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// An error on this row.
    pub fn error(&self, message: impl Into<String>) -> DeckError {
        self.file.error(self.line, &message.into())
    }

    /// An error on the line of one field.
    pub fn error_at(&self, key: &str, message: impl Into<String>) -> DeckError {
        let span = self.table.get(key).and_then(Item::span);
        let line = span.map_or(self.line, |span| self.file.line_of(Some(span)));
        self.file.error(line, &message.into())
    }

    /// Whether the row has the field.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// Refuses fields that nobody knows.
    pub fn only(&self, known: &[&str]) -> Result<(), DeckError> {
        for (key, _) in self.table.iter() {
            if !known.contains(&key) {
                return Err(self.error_at(key, format!("unknown `{key}`, expected {}", known.join(", "))));
            }
        }
        Ok(())
    }

    /// The keys of the row in their order.
    pub fn keys(&self) -> Vec<&'a str> {
        self.table.iter().map(|(key, _)| key).collect()
    }

    fn value(&self, key: &str, expected: &str) -> Result<&'a Value, DeckError> {
        match self.table.get(key) {
            Some(item) => {
                item.as_value().ok_or_else(|| self.error_at(key, format!("`{key}` must be {expected}")))
            }
            None => Err(self.error(format!("`{key}` is missing, expected {expected}"))),
        }
    }

    /// A whole number in a range.
    pub fn number(&self, key: &str, range: RangeInclusive<i64>) -> Result<i64, DeckError> {
        let expected = format!("a whole number from {} to {}", range.start(), range.end());
        match self.value(key, &expected)?.as_integer() {
            Some(number) if range.contains(&number) => Ok(number),
            _ => Err(self.error_at(key, format!("`{key}` must be {expected}"))),
        }
    }

    /// A text that is not empty.
    pub fn text(&self, key: &str) -> Result<&'a str, DeckError> {
        match self.value(key, "a text")?.as_str() {
            Some(text) if !text.trim().is_empty() => self.printable(key, text),
            _ => Err(self.error_at(key, format!("`{key}` must be a text that is not empty"))),
        }
    }

    /// A text as it is, unless it could steer a terminal: a deck may come with a record that somebody else wrote.
    fn printable(&self, key: &str, text: &'a str) -> Result<&'a str, DeckError> {
        if text.chars().any(char::is_control) {
            return Err(self.error_at(key, format!("`{key}` must be one line without control characters")));
        }
        Ok(text)
    }

    /// One of a closed list of words, given with what they mean.
    pub fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Result<T, DeckError> {
        let list = words.iter().map(|&(word, _)| word).collect::<Vec<_>>().join(", ");
        let text = self.value(key, &format!("one of {list}"))?.as_str();
        match words.iter().find(|&&(word, _)| text == Some(word)) {
            Some(&(_, meaning)) => Ok(meaning),
            None => Err(self.error_at(key, format!("`{key}` must be one of {list}"))),
        }
    }

    /// A text that may be empty.
    pub fn any_text(&self, key: &str) -> Result<&'a str, DeckError> {
        let text = self.value(key, "a text")?.as_str();
        let text = text.ok_or_else(|| self.error_at(key, format!("`{key}` must be a text")))?;
        self.printable(key, text)
    }

    /// A list of texts; a single text is a list of one.
    pub fn texts(&self, key: &str) -> Result<Vec<&'a str>, DeckError> {
        let wrong = || self.error_at(key, format!("`{key}` must be a text or a list of texts"));
        let value = self.value(key, "a text or a list of texts")?;
        match (value.as_str(), value.as_array()) {
            (Some(text), _) => Ok(vec![self.printable(key, text)?]),
            (None, Some(list)) => list
                .iter()
                .map(|item| item.as_str().ok_or_else(wrong).and_then(|text| self.printable(key, text)))
                .collect(),
            (None, None) => Err(wrong()),
        }
    }

    /// A list out of a closed list of words, given with what they mean; a single word is a list of one.
    pub fn words<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Result<Vec<T>, DeckError> {
        let meaning = |text: &str| {
            let found = words.iter().find(|&&(word, _)| word == text);
            found.map(|&(_, meaning)| meaning).ok_or_else(|| {
                let list = words.iter().map(|&(word, _)| word).collect::<Vec<_>>().join(", ");
                self.error_at(key, format!("unknown `{text}` in `{key}`, expected {list}"))
            })
        };
        self.texts(key)?.into_iter().map(meaning).collect()
    }

    /// Whether the field is a yes.
    pub fn is_true(&self, key: &str) -> Result<bool, DeckError> {
        let value = self.value(key, "true or false")?.as_bool();
        value.ok_or_else(|| self.error_at(key, format!("`{key}` must be true or false")))
    }

    /// An inline table.
    pub fn inner(&self, key: &str) -> Result<Row<'a>, DeckError> {
        let value = self.value(key, "a table { ... }")?;
        let line = self.file.line_of(value.span());
        match value.as_inline_table() {
            Some(table) => Ok(Row::new(self.file, table, line)),
            None => Err(self.error_at(key, format!("`{key}` must be a table {{ ... }}"))),
        }
    }

    /// A name in every language.
    pub fn names(&self, key: &str) -> Result<Names, DeckError> {
        let inner = self.inner(key)?;
        inner.only(&Language::ALL.map(Language::code))?;
        let mut names = Names(Default::default());
        for (name, language) in names.0.iter_mut().zip(Language::ALL) {
            *name = inner.text(language.code())?.to_owned();
        }
        Ok(names)
    }

    /// Where the row is known from: `provenance`, and `source` unless it is ours.
    pub fn provenance(&self) -> Result<Provenance, DeckError> {
        let provenance = self.word("provenance", &Provenance::WORDS)?;
        if provenance != Provenance::Reconstructed {
            self.text("source")?;
        }
        Ok(provenance)
    }
}

fn line_at(text: &str, byte: usize) -> usize {
    text.as_bytes()[..byte.min(text.len())].iter().filter(|&&b| b == b'\n').count() + 1
}
