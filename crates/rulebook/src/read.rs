//! From Markdown to a page.
//!
//! The parser tells where things start and end; what is open at the moment lies on a stack, and whatever ends is put
//! into the thing around it.

use std::collections::HashSet;
use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag};

use crate::id::Id;
use crate::page::{Block, Item, List, Page, Rule, Section, Span, Table, words};
use crate::problem::{Problem, Wrong};
use crate::reference;

/// How deep things are nested at most. What is nested deeper is read as part of what surrounds it, so that no page
/// can exhaust the stack of those who walk through it.
const DEPTH_MAX: usize = 24;

impl Page {
    /// Reads a page. What is wrong with it is listed in its problems.
    pub fn read(text: &str) -> Page {
        let mut reader = Reader::new(text);
        for (event, at) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
            reader.take(event, at);
        }
        reader.finish()
    }
}

/// What kind of thing is open.
#[derive(Debug)]
enum Kind {
    Page,
    Heading(u8),
    Paragraph,
    List(Option<u64>),
    Item,
    Code,
    Table,
    Head,
    Row,
    Cell,
    Emphasis,
    Strong,
    Link(String),
    /// Something that is not set apart: its content belongs to what surrounds it.
    Nothing {
        is_block: bool,
    },
}

/// Something that has started and not ended, with what was found inside so far.
#[derive(Debug)]
struct Open {
    kind: Kind,
    at: Range<usize>,
    blocks: Vec<Block>,
    spans: Vec<Span>,
    items: Vec<Item>,
    head: Vec<Vec<Span>>,
    rows: Vec<Vec<Vec<Span>>>,
    cells: Vec<Vec<Span>>,
    /// How many rules had been found when it started.
    rules_before: usize,
}

impl Open {
    fn new(kind: Kind, at: Range<usize>, rules_before: usize) -> Open {
        Open {
            kind,
            at,
            blocks: Vec::new(),
            spans: Vec::new(),
            items: Vec::new(),
            head: Vec::new(),
            rows: Vec::new(),
            cells: Vec::new(),
            rules_before,
        }
    }

    /// Adds words; the parser cuts a text at every character that might have meant something.
    fn add_text(&mut self, text: &str) {
        match self.spans.last_mut() {
            Some(Span::Text(words)) => words.push_str(text),
            _ => self.spans.push(Span::Text(text.to_owned())),
        }
    }

    fn add_block(&mut self, block: Block) {
        self.end_paragraph();
        self.blocks.push(block);
    }

    /// Items of dense lists have their words without a paragraph around them.
    fn end_paragraph(&mut self) {
        if !self.spans.is_empty() {
            self.blocks.push(Block::Paragraph(std::mem::take(&mut self.spans)));
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    /// Where each line starts.
    lines: Vec<usize>,
    stack: Vec<Open>,
    page: Page,
    anchors: HashSet<String>,
    /// Where the rules stand.
    rules: Vec<Range<usize>>,
    /// Bold starts of items that are not ids, with their lines.
    doubtful: Vec<(usize, String)>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader {
            text,
            lines: std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect(),
            stack: vec![Open::new(Kind::Page, 0..text.len(), 0)],
            page: Page::default(),
            anchors: HashSet::new(),
            rules: Vec::new(),
            doubtful: Vec::new(),
        }
    }

    fn take(&mut self, event: Event<'_>, at: Range<usize>) {
        match event {
            Event::Start(tag) => {
                let open = Open::new(self.kind(tag), at, self.rules.len());
                self.stack.push(open);
            }
            Event::End(_) => self.end(),
            // Raw HTML is shown as it is written, never passed on.
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => {
                let is_code = matches!(self.top().kind, Kind::Code);
                let text = if is_code { text.to_string() } else { text.replace('\n', " ") };
                self.top().add_text(&text);
            }
            Event::Code(text) => self.top().spans.push(Span::Code(text.to_string())),
            Event::SoftBreak | Event::HardBreak => self.top().add_text(" "),
            Event::InlineMath(text) | Event::DisplayMath(text) | Event::FootnoteReference(text) => {
                self.top().add_text(&text);
            }
            // A line across the page separates what the headings separate already.
            Event::Rule | Event::TaskListMarker(_) => {}
        }
    }

    fn top(&mut self) -> &mut Open {
        self.stack.last_mut().expect("the page itself stays open until the end")
    }

    fn kind(&self, tag: Tag<'_>) -> Kind {
        let is_deep = self.stack.len() >= DEPTH_MAX;
        let is_in_list = self.stack.last().is_some_and(|open| matches!(open.kind, Kind::List(_)));
        match tag {
            Tag::Paragraph => Kind::Paragraph,
            Tag::Heading { level, .. } => Kind::Heading(number(level)),
            Tag::List(first) if !is_deep => Kind::List(first),
            Tag::Item if is_in_list => Kind::Item,
            Tag::CodeBlock(_) => Kind::Code,
            Tag::Table(_) => Kind::Table,
            Tag::TableHead => Kind::Head,
            Tag::TableRow => Kind::Row,
            Tag::TableCell => Kind::Cell,
            Tag::Emphasis if !is_deep => Kind::Emphasis,
            Tag::Strong if !is_deep => Kind::Strong,
            Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. } if !is_deep => {
                Kind::Link(dest_url.to_string())
            }
            Tag::Emphasis
            | Tag::Strong
            | Tag::Strikethrough
            | Tag::Superscript
            | Tag::Subscript
            | Tag::Link { .. }
            | Tag::Image { .. } => Kind::Nothing { is_block: false },
            Tag::BlockQuote(_)
            | Tag::HtmlBlock
            | Tag::List(_)
            | Tag::Item
            | Tag::FootnoteDefinition(_)
            | Tag::DefinitionList
            | Tag::DefinitionListTitle
            | Tag::DefinitionListDefinition
            | Tag::MetadataBlock(_) => Kind::Nothing { is_block: true },
        }
    }

    /// Puts what ends into what surrounds it.
    fn end(&mut self) {
        if self.stack.len() < 2 {
            return;
        }
        let Some(mut open) = self.stack.pop() else { return };
        if let (Kind::Heading(level), Kind::Page) = (&open.kind, &self.top().kind) {
            return self.start_section(*level, open.spans);
        }
        if let Kind::Item = open.kind {
            open.end_paragraph();
            let item = self.item(open);
            return self.top().items.push(item);
        }
        let around = self.top();
        match open.kind {
            Kind::Paragraph if open.spans.is_empty() => {}
            Kind::Paragraph => around.add_block(Block::Paragraph(open.spans)),
            // A heading inside a list heads nothing but the item.
            Kind::Heading(_) => around.add_block(Block::Paragraph(vec![Span::Strong(open.spans)])),
            Kind::List(first) => around.add_block(Block::List(List { first, items: open.items })),
            Kind::Code => around.add_block(Block::Code(words(&open.spans))),
            Kind::Table => around.add_block(Block::Table(Table { head: open.head, rows: open.rows })),
            Kind::Head => around.head = open.cells,
            Kind::Row => around.rows.push(open.cells),
            Kind::Cell => around.cells.push(open.spans),
            Kind::Emphasis => around.spans.push(Span::Emphasis(open.spans)),
            Kind::Strong => around.spans.push(Span::Strong(open.spans)),
            Kind::Link(address) => around.spans.push(Span::Link { address, spans: open.spans }),
            Kind::Nothing { is_block } => {
                if is_block {
                    around.end_paragraph();
                    open.end_paragraph();
                }
                around.blocks.append(&mut open.blocks);
                around.spans.append(&mut open.spans);
            }
            // The page ends last, and items were dealt with above.
            Kind::Page | Kind::Item => {}
        }
    }

    fn start_section(&mut self, level: u8, title: Vec<Span>) {
        self.end_section();
        if level == 1 && self.page.title.is_empty() && self.page.sections.is_empty() {
            self.page.title = title;
            return;
        }
        let slug = slug(&words(&title));
        let numbered = (2..).map(|number| format!("{slug}-{number}"));
        let mut names = std::iter::once(slug.clone()).chain(numbered);
        let anchor = names.find(|name| self.anchors.insert(name.clone())).unwrap_or_default();
        self.page.sections.push(Section { level, title, anchor, blocks: Vec::new() });
    }

    /// Gives the blocks found since the last heading to its section.
    fn end_section(&mut self) {
        let page = self.top();
        page.end_paragraph();
        let mut blocks = std::mem::take(&mut page.blocks);
        match self.page.sections.last_mut() {
            Some(section) => section.blocks.append(&mut blocks),
            None => self.page.opening.append(&mut blocks),
        }
    }

    /// An item is a rule if it begins with an id in bold.
    fn item(&mut self, mut open: Open) -> Item {
        let line = self.line(open.at.start);
        let bold = match open.blocks.first() {
            Some(Block::Paragraph(spans)) => match spans.first() {
                Some(Span::Strong(spans)) => words(spans),
                _ => return Item::Plain(open.blocks),
            },
            _ => return Item::Plain(open.blocks),
        };
        let Some(id) = Id::parse(&bold) else {
            if bold.bytes().any(|byte| byte.is_ascii_digit()) {
                self.doubtful.push((line, bold));
            }
            return Item::Plain(open.blocks);
        };
        drop_first_span(&mut open.blocks);
        let source = self.source(&id, &open);
        self.check_indentation(&open.at);
        self.rules.push(open.at);
        Item::Rule(Rule { id, line, blocks: open.blocks, source })
    }

    /// The Markdown of a rule between its id and its end, without the rules nested in it.
    fn source(&self, id: &Id, open: &Open) -> String {
        let whole = self.text.get(open.at.clone()).unwrap_or_default();
        let after_id = whole.find(id.as_str()).map_or(0, |at| at + id.as_str().len());
        let marks = whole[after_id..].bytes().take(2).take_while(|byte| b"*_".contains(byte)).count();
        let mut nested: Vec<&Range<usize>> = self.rules[open.rules_before..].iter().collect();
        nested.sort_by_key(|range| range.start);
        let mut words = Vec::new();
        let mut from = open.at.start + after_id + marks;
        for range in nested {
            if range.start >= from {
                words.extend(self.text.get(from..range.start).unwrap_or_default().split_whitespace());
                from = range.end;
            }
        }
        words.extend(self.text.get(from..open.at.end).unwrap_or_default().split_whitespace());
        words.join(" ")
    }

    /// Markdown lets a paragraph go on without indentation; here that is more likely a slip than meant.
    fn check_indentation(&mut self, rule: &Range<usize>) {
        let first = self.line(rule.start);
        let rule_indent = rule.start - self.lines[first - 1];
        let whole = self.text.get(rule.clone()).unwrap_or_default();
        for (index, line) in whole.lines().enumerate().skip(1) {
            let indent = line.len() - line.trim_start().len();
            if !line.trim().is_empty() && indent <= rule_indent {
                self.page.problems.push(Problem { line: first + index, wrong: Wrong::NotIndented });
                return;
            }
        }
    }

    /// The line of a place, from 1.
    fn line(&self, at: usize) -> usize {
        self.lines.partition_point(|&start| start <= at)
    }

    fn finish(mut self) -> Page {
        self.end_section();
        let Reader { mut page, doubtful, .. } = self;
        let mut problems = std::mem::take(&mut page.problems);
        problems.extend(id_problems(&page, doubtful));
        problems.sort_by_key(|problem| problem.line);
        problems.dedup();
        reference::find_all(&mut page);
        page.problems = problems;
        page
    }
}

/// What is wrong with the ids of a page.
fn id_problems(page: &Page, doubtful: Vec<(usize, String)>) -> Vec<Problem> {
    let rules = page.rules();
    let prefix = rules.first().map(|rule| rule.id.prefix());
    let mut seen = HashSet::new();
    let mut problems = Vec::new();
    for rule in &rules {
        let mut add = |wrong| problems.push(Problem { line: rule.line, wrong });
        if let Some(prefix) = prefix.filter(|&prefix| prefix != rule.id.prefix()) {
            add(Wrong::OtherPrefix { id: rule.id.clone(), prefix: prefix.to_owned() });
        } else if !seen.insert(&rule.id) {
            add(Wrong::Twice(rule.id.clone()));
        }
        if rule.source.is_empty() {
            add(Wrong::Empty(rule.id.clone()));
        }
    }
    let is_meant = |bold: &str| match prefix {
        Some(prefix) => bold.starts_with(prefix),
        None => bold.len() > 2 && bold.bytes().take(2).all(|byte| byte.is_ascii_uppercase()),
    };
    let wrong = doubtful.into_iter().filter(|(_, bold)| is_meant(bold));
    problems.extend(wrong.map(|(line, bold)| Problem { line, wrong: Wrong::NotAnId(bold) }));
    problems
}

/// Takes the id away, and the blank behind it.
fn drop_first_span(blocks: &mut Vec<Block>) {
    let Some(Block::Paragraph(spans)) = blocks.first_mut() else { return };
    spans.remove(0);
    if let Some(Span::Text(words)) = spans.first_mut() {
        words.drain(..words.len() - words.trim_start().len());
        if words.is_empty() {
            spans.remove(0);
        }
    }
    if spans.is_empty() {
        blocks.remove(0);
    }
}

fn number(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}

/// A heading as a word of an address.
fn slug(title: &str) -> String {
    let title = title.to_lowercase();
    let words = title.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}
