//! The frame of four columns that the board and the report share.

use kosmopolis::{COLOURS, Colour, Kosmopolis, Token};

use super::hue;
use crate::terminal::text::{flow, left, right, shorten, width};
use crate::terminal::{Hue, Ink, Pen};

/// The cells of a label, and of a column between its borders.
const LABEL: usize = 14;
const COLUMN: usize = 15;

/// One cell: pieces from the left, as many lines as they need, and a text at the right end of the first line.
pub(super) struct Cell {
    pub(super) pieces: Vec<String>,
    pub(super) end: String,
    /// Whether the pieces may stand side by side without a blank.
    pub(super) is_dense: bool,
}

/// Lines in a frame, growing downwards.
pub(super) struct Frame {
    lines: Vec<String>,
    ink: Ink,
}

impl Frame {
    /// The upper border, with the professions in it.
    pub(super) fn new(game: &Kosmopolis, pen: Pen<'_>) -> Frame {
        let ink = pen.ink;
        let heads = Colour::ALL.map(|colour| {
            let name = shorten(&pen.name_of(game, Token::Profession(colour)), COLUMN - 5);
            let head = format!("{} {name}", colour.letter());
            let fill = "─".repeat(COLUMN - 3 - width(&head));
            format!(
                "{} {} {}",
                ink.paint(Hue::Dim, "─"),
                ink.paint(hue(colour), &head),
                ink.paint(Hue::Dim, &fill)
            )
        });
        let mut frame = Frame { lines: Vec::new(), ink };
        let between = ink.paint(Hue::Dim, "┬");
        let line = format!(
            "{}{}{}{}",
            " ".repeat(LABEL),
            ink.paint(Hue::Dim, "╭"),
            heads.join(&between),
            ink.paint(Hue::Dim, "╮")
        );
        frame.lines.push(line);
        frame
    }

    /// A row of cells, as high as its highest cell.
    pub(super) fn row(&mut self, label: &str, cells: [Cell; COLOURS]) {
        let cells = cells.map(|cell| {
            // The end stands on the first line, so the pieces must leave room there; simplest is everywhere.
            let room = COLUMN - 2 - if cell.end.is_empty() { 0 } else { width(&cell.end) + 1 };
            // Many cards stand close together before they need a second line.
            let mut lines = flow("", &cell.pieces, " ", room);
            if lines.len() > 1 && cell.is_dense {
                lines = flow("", &cell.pieces, "", room);
            }
            lines[0] = format!("{}{}", left(&lines[0], COLUMN - 2 - width(&cell.end)), cell.end);
            lines
        });
        let height = cells.iter().map(Vec::len).max().unwrap_or(1);
        let bar = self.ink.paint(Hue::Dim, "│");
        for line in 0..height {
            let label = if line == 0 { shorten(label, LABEL - 1) } else { String::new() };
            let columns = cells.each_ref().map(|cell| {
                let text = cell.get(line).map_or("", String::as_str);
                format!(" {} ", left(text, COLUMN - 2))
            });
            self.lines.push(format!("{}{bar}{}{bar}", left(&label, LABEL), columns.join(&bar)));
        }
    }

    /// A line across all columns.
    pub(super) fn note(&mut self, text: &str) {
        let bar = self.ink.paint(Hue::Dim, "│");
        let room = COLOURS * (COLUMN + 1) - 1 - 2;
        for line in flow("", &text.split(' ').map(str::to_owned).collect::<Vec<_>>(), " ", room) {
            self.lines.push(format!("{}{bar} {} {bar}", " ".repeat(LABEL), left(&line, room)));
        }
    }

    /// A rule between rows.
    pub(super) fn rule(&mut self) {
        self.lines.push(self.border("├", "┼", "┤"));
    }

    /// The frame with its lower border.
    pub(super) fn finish(mut self) -> Vec<String> {
        self.lines.push(self.border("╰", "┴", "╯"));
        self.lines
    }

    fn border(&self, start: &str, between: &str, end: &str) -> String {
        let columns = ["─".repeat(COLUMN).as_str(); COLOURS].join(between);
        right(
            &self.ink.paint(Hue::Dim, &format!("{start}{columns}{end}")),
            LABEL + COLOURS * (COLUMN + 1) + 1,
        )
    }
}
