//! What a rules page consists of.

use crate::id::Id;
use crate::problem::Problem;

/// A rules page.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Page {
    /// The first heading, if it is of the highest level; else nothing.
    pub title: Vec<Span>,
    /// What stands before the first section.
    pub opening: Vec<Block>,
    /// The sections in order. Those of a lower level follow the one they belong to.
    pub sections: Vec<Section>,
    /// What is wrong with the page, by line.
    pub problems: Vec<Problem>,
}

/// A heading and what stands below it, up to the next heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// From 1, the highest, to 6.
    pub level: u8,
    /// The heading.
    pub title: Vec<Span>,
    /// A name for links to the section, unlike that of any other section.
    pub anchor: String,
    /// What stands below the heading.
    pub blocks: Vec<Block>,
}

/// A piece of a page or of a rule that begins on a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Running text.
    Paragraph(Vec<Span>),
    /// A list of rules, of other things, or of both.
    List(List),
    /// A table.
    Table(Table),
    /// Text to be shown exactly as it is written.
    Code(String),
}

/// A list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The number of the first item, if the items are numbered.
    pub first: Option<u64>,
    /// The items in order.
    pub items: Vec<Item>,
}

/// An item of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// An item that begins with an id in bold.
    Rule(Rule),
    /// Any other item.
    Plain(Vec<Block>),
}

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id.
    pub id: Id,
    /// The line it begins on, from 1.
    pub line: usize,
    /// What it says, without the id and with the rules nested in it.
    pub blocks: Vec<Block>,
    /// What it says as Markdown, without the id and the rules nested in it; every run of white space is one blank.
    pub source: String,
}

/// A table. A row may have fewer cells than the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The cells of the head.
    pub head: Vec<Vec<Span>>,
    /// The rows below it.
    pub rows: Vec<Vec<Vec<Span>>>,
}

/// A piece of running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words. Raw HTML is not meant as HTML on these pages, and comes out as words too.
    Text(String),
    /// Something in the letters of a typewriter.
    Code(String),
    /// `*words*`
    Emphasis(Vec<Span>),
    /// `**words**`
    Strong(Vec<Span>),
    /// `[words](address)`
    Link {
        /// The address as written. Whoever shows the link decides whether to trust it.
        address: String,
        /// The words.
        spans: Vec<Span>,
    },
    /// The id of a rule of this page.
    Reference(Id),
}

impl Page {
    /// All rules in the order of the page; a rule comes before those nested in it.
    pub fn rules(&self) -> Vec<&Rule> {
        let mut found = Vec::new();
        gather(&self.opening, &mut found);
        for section in &self.sections {
            gather(&section.blocks, &mut found);
        }
        found
    }

    /// The rule with this id, which may be in small letters and may lack its prefix.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        let is_it =
            |found: &Id| found.as_str().eq_ignore_ascii_case(id) || found.suffix().eq_ignore_ascii_case(id);
        self.rules().into_iter().find(|rule| is_it(&rule.id))
    }
}

fn gather<'a>(blocks: &'a [Block], found: &mut Vec<&'a Rule>) {
    for block in blocks {
        let Block::List(list) = block else { continue };
        for item in &list.items {
            match item {
                Item::Rule(rule) => {
                    found.push(rule);
                    gather(&rule.blocks, found);
                }
                Item::Plain(blocks) => gather(blocks, found),
            }
        }
    }
}

/// The words of a running text, without what sets some of them apart.
pub fn words(spans: &[Span]) -> String {
    let mut text = String::new();
    for span in spans {
        match span {
            Span::Text(words) | Span::Code(words) => text.push_str(words),
            Span::Emphasis(spans) | Span::Strong(spans) | Span::Link { spans, .. } => {
                text.push_str(&words(spans));
            }
            Span::Reference(id) => text.push_str(id.as_str()),
        }
    }
    text
}
