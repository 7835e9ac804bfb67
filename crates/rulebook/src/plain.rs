//! Pages and rules as plain text of a given width, for terminals.

use crate::page::{Block, Item, List, Page, Rule, Section, Span, Table, words};

/// How far what belongs to something is indented.
const STEP: usize = 2;
/// The narrowest column of text; below that lines become longer than asked for.
const WIDTH_MIN: usize = 20;
/// The narrowest column of a table whose cells are wrapped.
const COLUMN_MIN: usize = 8;
/// What stands between the columns of a table.
const GAP: &str = "  ";

impl Page {
    /// The page in lines of at most so many characters, if no word is longer.
    pub fn plain(&self, width: usize) -> Vec<String> {
        let mut writer = Writer { width, lines: Vec::new() };
        if !self.title.is_empty() {
            writer.heading(&self.title, Some('='));
        }
        writer.parts(&self.opening);
        for section in &self.sections {
            writer.section(section);
        }
        writer.lines
    }
}

impl Rule {
    /// The rule, its id first, in lines of at most so many characters, if no word is longer.
    pub fn plain(&self, width: usize) -> Vec<String> {
        let mut writer = Writer { width, lines: Vec::new() };
        writer.rule(self, 0);
        writer.lines
    }
}

struct Writer {
    width: usize,
    lines: Vec<String>,
}

impl Writer {
    /// A blank line, unless there is one or nothing precedes it.
    fn gap(&mut self) {
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.lines.push(String::new());
        }
    }

    fn section(&mut self, section: &Section) {
        self.gap();
        self.heading(&section.title, (section.level <= 2).then_some('-'));
        self.parts(&section.blocks);
    }

    fn heading(&mut self, title: &[Span], underline: Option<char>) {
        let title = words(title);
        self.wrap("", 0, &title);
        if let Some(line) = underline {
            self.lines.push(String::from(line).repeat(title.chars().count().min(self.width)));
        }
    }

    /// The blocks of a section, with blank lines between them.
    fn parts(&mut self, blocks: &[Block]) {
        for block in blocks {
            self.gap();
            self.block(block, 0);
        }
    }

    fn block(&mut self, block: &Block, indent: usize) {
        match block {
            Block::Paragraph(spans) => self.wrap("", indent, &words(spans)),
            Block::List(list) => self.list(list, indent),
            Block::Table(table) => self.table(table, indent),
            Block::Code(text) => {
                self.lines.extend(text.lines().map(|line| format!("{}{line}", " ".repeat(indent))));
            }
        }
    }

    fn list(&mut self, list: &List, indent: usize) {
        for (number, item) in (list.first.unwrap_or(0)..).zip(&list.items) {
            match item {
                Item::Rule(rule) => self.rule(rule, indent),
                Item::Plain(blocks) => {
                    let mark = list.first.map_or("- ".to_owned(), |_| format!("{number}. "));
                    self.labelled(&mark, blocks, indent, mark.chars().count());
                }
            }
        }
    }

    fn rule(&mut self, rule: &Rule, indent: usize) {
        self.labelled(&format!("{} ", rule.id), &rule.blocks, indent, STEP);
    }

    /// A label, the first paragraph right behind it, and everything else below.
    fn labelled(&mut self, label: &str, blocks: &[Block], indent: usize, step: usize) {
        let (first, rest) = match blocks {
            [Block::Paragraph(spans), rest @ ..] => (words(spans), rest),
            _ => (String::new(), blocks),
        };
        let start = format!("{}{label}", " ".repeat(indent));
        self.wrap(&start, indent + step, &first);
        for block in rest {
            self.block(block, indent + step);
        }
    }

    /// Fills lines with words. The first begins with the start, or is indented like the others if that is empty.
    fn wrap(&mut self, start: &str, indent: usize, text: &str) {
        let indent = " ".repeat(indent);
        let start = if start.is_empty() { &indent } else { start };
        self.lines.extend(wrap(start, &indent, text, self.width.max(indent.len() + WIDTH_MIN)));
    }

    /// A table in columns, the widest of them wrapped; if even that is too wide, each row as a list of its cells.
    fn table(&mut self, table: &Table, indent: usize) {
        let text = |row: &Vec<Vec<Span>>| row.iter().map(|cell| words(cell)).collect::<Vec<_>>();
        let head = text(&table.head);
        let rows: Vec<Vec<String>> = table.rows.iter().map(text).collect();
        let gaps = GAP.len() * head.len().saturating_sub(1);
        let Some(widths) = column_widths(&head, &rows, self.width.saturating_sub(indent + gaps)) else {
            return self.rows_as_list(&head, &rows, indent);
        };
        let margin = " ".repeat(indent);
        self.row(&margin, &head, &widths);
        self.lines.push(format!("{margin}{}", "-".repeat(gaps + widths.iter().sum::<usize>())));
        for row in &rows {
            self.row(&margin, row, &widths);
        }
    }

    fn row(&mut self, margin: &str, row: &[String], widths: &[usize]) {
        let cells = row.iter().zip(widths);
        let columns: Vec<Vec<String>> = cells.map(|(cell, &width)| wrap("", "", cell, width)).collect();
        let height = columns.iter().map(Vec::len).max().unwrap_or(0);
        for index in 0..height {
            let cells = columns.iter().zip(widths).map(|(lines, &width)| {
                let cell = lines.get(index).map_or("", String::as_str);
                format!("{cell:width$}")
            });
            self.lines.push(format!("{margin}{}", cells.collect::<Vec<_>>().join(GAP)).trim_end().to_owned());
        }
    }

    fn rows_as_list(&mut self, head: &[String], rows: &[Vec<String>], indent: usize) {
        for row in rows {
            let named = head.iter().zip(row).skip(1).filter(|(_, cell)| !cell.is_empty());
            let cells: Vec<String> = named.map(|(name, cell)| format!("{name}: {cell}")).collect();
            let first = row.first().map_or("", String::as_str);
            let start = format!("{}- ", " ".repeat(indent));
            self.wrap(&start, indent + STEP, &format!("{first}. {}", cells.join("; ")));
        }
    }
}

/// How wide the columns of a table are: as wide as their cells, or less for the widest where there is too little
/// space. `None` if a column would become too narrow to be read, or a word would not fit.
fn column_widths(head: &[String], rows: &[Vec<String>], space: usize) -> Option<Vec<usize>> {
    let length = |text: &str| text.chars().count();
    let mut widths = vec![0; head.len()];
    let mut longest_words = vec![0; head.len()];
    for row in rows.iter().map(Vec::as_slice).chain([head]) {
        for (column, cell) in row.iter().take(head.len()).enumerate() {
            let longest = cell.split_whitespace().map(length).max().unwrap_or(0);
            widths[column] = widths[column].max(length(cell));
            longest_words[column] = longest_words[column].max(longest);
        }
    }
    while widths.iter().sum::<usize>() > space {
        let (column, _) = widths.iter().enumerate().max_by_key(|(_, width)| **width)?;
        if widths[column] <= longest_words[column].max(COLUMN_MIN) {
            return None;
        }
        widths[column] -= 1;
    }
    Some(widths)
}

/// Fills lines with words. The first line begins with the start, the others are indented.
fn wrap(start: &str, indent: &str, text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = start.to_owned();
    let mut length = line.chars().count();
    let mut is_fresh = true;
    for word in text.split_whitespace() {
        let word_length = word.chars().count();
        if !is_fresh && length + 1 + word_length > width {
            lines.push(std::mem::replace(&mut line, indent.to_owned()));
            length = indent.len();
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
            length += 1;
        }
        line.push_str(word);
        length += word_length;
        is_fresh = false;
    }
    lines.push(line.trim_end().to_owned());
    lines
}
