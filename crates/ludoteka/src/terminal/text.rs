//! Layout of text in cells of equal width, colour codes not counted.

/// How wide everything is made to fit.
pub(crate) const WIDTH: usize = 80;

/// How many cells a text takes: escape codes none, wide characters of East Asian scripts and emoji two.
pub(crate) fn width(text: &str) -> usize {
    let mut count = 0;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c == '\u{1b}' {
            // Ours are all of the form ESC [ ... letter.
            chars.by_ref().find(char::is_ascii_alphabetic);
        } else {
            count += cells(c);
        }
    }
    count
}

fn cells(c: char) -> usize {
    match c as u32 {
        0x0300..=0x036f | 0x200b..=0x200f | 0xfe00..=0xfe0f => 0,
        0x1100..=0x115f | 0x2e80..=0xa4cf | 0xac00..=0xd7a3 | 0xf900..=0xfaff | 0xff00..=0xff60 => 2,
        0x1f300..=0x1faff | 0x20000..=0x3fffd => 2,
        _ => 1,
    }
}

/// The text with blanks behind it up to a width.
pub(crate) fn left(text: &str, cells: usize) -> String {
    format!("{text}{}", " ".repeat(cells.saturating_sub(width(text))))
}

/// The text with blanks before it up to a width.
pub(crate) fn right(text: &str, cells: usize) -> String {
    format!("{}{text}", " ".repeat(cells.saturating_sub(width(text))))
}

/// The text cut to a width, with a sign that it was cut. For texts without escape codes.
pub(crate) fn shorten(text: &str, cells_max: usize) -> String {
    if width(text) <= cells_max {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut count = 1;
    for c in text.chars() {
        count += cells(c);
        if count > cells_max {
            break;
        }
        short.push(c);
    }
    short + "…"
}

/// Puts pieces on as few lines as they fit on, after a label; further lines are indented as far.
pub(crate) fn flow(label: &str, pieces: &[String], gap: &str, cells: usize) -> Vec<String> {
    let indent = " ".repeat(width(label));
    let mut lines = vec![label.to_owned()];
    let mut is_empty = true;
    for piece in pieces {
        let last = lines.last().map_or(0, |line| width(line));
        if !is_empty && last + width(gap) + width(piece) > cells {
            lines.push(indent.clone());
            is_empty = true;
        }
        if let Some(line) = lines.last_mut() {
            if !is_empty {
                line.push_str(gap);
            }
            line.push_str(piece);
        }
        is_empty = false;
    }
    lines
}

/// Breaks a sentence into lines, all but the first indented.
pub(crate) fn wrap(label: &str, sentence: &str, cells: usize) -> Vec<String> {
    let words: Vec<String> = sentence.split(' ').map(str::to_owned).collect();
    flow(label, &words, " ", cells)
}

/// A plain table: the first `left_count` columns left-aligned, the others right-aligned.
pub(crate) fn table(head: &[String], rows: &[Vec<String>], left_count: usize) -> Vec<String> {
    let mut widths: Vec<usize> = head.iter().map(|cell| width(cell)).collect();
    for row in rows {
        for (cells, cell) in widths.iter_mut().zip(row) {
            *cells = (*cells).max(width(cell));
        }
    }
    let line = |row: &[String]| {
        let cells = row.iter().zip(&widths).enumerate().map(|(index, (cell, &cells))| {
            if index < left_count { left(cell, cells) } else { right(cell, cells) }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let mut lines = vec![line(head)];
    lines.push("─".repeat(widths.iter().sum::<usize>() + 2 * widths.len().saturating_sub(1)));
    lines.extend(rows.iter().map(|row| line(row)));
    lines
}
