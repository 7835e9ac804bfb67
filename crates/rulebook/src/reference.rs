//! Finds the ids in running text, so that they can be followed.

use std::collections::HashSet;

use crate::id::Id;
use crate::page::{Block, Item, Page, Span};

/// Turns every id of the page that stands in its running text into a reference. Ids of other pages stay words: there
/// is nothing here to follow them to.
pub(crate) fn find_all(page: &mut Page) {
    let known = ids(page);
    find(page, &known);
}

impl Page {
    /// The same page with the ids of another page's rules as references too: a page about rules that has none itself.
    pub fn with_references_to(mut self, rules: &Page) -> Page {
        find(&mut self, &ids(rules));
        self
    }
}

fn ids(page: &Page) -> HashSet<Id> {
    page.rules().into_iter().map(|rule| rule.id.clone()).collect()
}

fn find(page: &mut Page, known: &HashSet<Id>) {
    in_blocks(&mut page.opening, known);
    for section in &mut page.sections {
        in_spans(&mut section.title, known);
        in_blocks(&mut section.blocks, known);
    }
}

fn in_blocks(blocks: &mut [Block], known: &HashSet<Id>) {
    for block in blocks {
        match block {
            Block::Paragraph(spans) => in_spans(spans, known),
            Block::List(list) => {
                for item in &mut list.items {
                    match item {
                        Item::Rule(rule) => in_blocks(&mut rule.blocks, known),
                        Item::Plain(blocks) => in_blocks(blocks, known),
                    }
                }
            }
            Block::Table(table) => {
                for cell in table.head.iter_mut().chain(table.rows.iter_mut().flatten()) {
                    in_spans(cell, known);
                }
            }
            Block::Code(_) => {}
        }
    }
}

fn in_spans(spans: &mut Vec<Span>, known: &HashSet<Id>) {
    let mut found = Vec::with_capacity(spans.len());
    for mut span in spans.drain(..) {
        match &mut span {
            Span::Text(words) => split(words, known, &mut found),
            Span::Emphasis(inner) | Span::Strong(inner) => {
                in_spans(inner, known);
                found.push(span);
            }
            // A link already leads somewhere, and code is shown as it is.
            Span::Link { .. } | Span::Code(_) | Span::Reference(_) => found.push(span),
        }
    }
    *spans = found;
}

/// Cuts a text at the ids in it.
fn split(text: &str, known: &HashSet<Id>, found: &mut Vec<Span>) {
    let is_inner = |letter: char| letter.is_alphanumeric() || letter == '-';
    let mut start = 0;
    let mut rest = 0;
    while let Some(at) = text[rest..].find(is_inner).map(|at| rest + at) {
        let end = text[at..].find(|letter| !is_inner(letter)).map_or(text.len(), |length| at + length);
        if let Some(id) = Id::parse(&text[at..end]).filter(|id| known.contains(id)) {
            if start < at {
                found.push(Span::Text(text[start..at].to_owned()));
            }
            found.push(Span::Reference(id));
            start = end;
        }
        rest = end;
    }
    if start < text.len() {
        found.push(Span::Text(text[start..].to_owned()));
    }
}
