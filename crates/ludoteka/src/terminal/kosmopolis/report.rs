//! How a round ended: limits, sums, what was saved, lost and won.

use engine::{Game, Phrase, Seat};
use kosmopolis::{Colour, Kosmopolis, Report};

use super::frame::{Cell, Frame};
use super::{card, values};
use crate::terminal::text::{WIDTH, wrap};
use crate::terminal::{Hue, Ink, Pen};

/// The table of the last round end; empty before the first.
pub(super) fn report(game: &Kosmopolis, report: &Report, pen: Pen<'_>) -> Vec<String> {
    let ink = pen.ink;
    if report.round == 0 {
        return Vec::new();
    }
    let mut lines = vec![
        ink.paint(Hue::Bold, &pen.say(game, &Phrase::new("kos-report-title").with("round", report.round))),
    ];
    let mut frame = Frame::new(game, pen);
    let laid = report.laid.iter().zip(report.values);
    let modifications = Colour::ALL.map(|colour| {
        let here = laid.clone().filter_map(|(laid, value)| laid.as_ref().map(|laid| (laid, value)));
        let pieces: Vec<String> = here
            .filter(|(laid, _)| laid.column == colour)
            .map(|(laid, value)| format!("{value:+} ({})", laid.seat))
            .collect();
        Cell {
            pieces: if pieces.is_empty() { vec!["·".to_owned()] } else { pieces },
            end: String::new(),
            is_dense: false,
        }
    });
    frame.row(&format!(" {}", pen.text("kos-term-changed")), modifications);
    let limits = Colour::ALL.map(|colour| {
        let limit = report.limits[colour.index()].to_string();
        Cell { pieces: vec![ink.paint(Hue::Bold, &limit)], end: String::new(), is_dense: false }
    });
    frame.row(&format!(" {}", pen.text("kos-limit")), limits);
    frame.rule();
    for seat in Seat::all(game.players()) {
        frame.row(
            &format!(" {seat} {}", pen.who(seat)),
            Colour::ALL.map(|colour| cell(report, seat, colour, ink)),
        );
    }
    lines.extend(frame.finish());
    let legend = wrap(" ", &pen.text("kos-term-report"), WIDTH - 1);
    lines.extend(legend.iter().map(|line| ink.paint(Hue::Dim, line)));
    lines
}

fn cell(report: &Report, seat: Seat, colour: Colour, ink: Ink) -> Cell {
    let sum = report.sums[seat][colour.index()];
    let mut pieces = Vec::new();
    if sum == 0 {
        pieces.extend(values(kosmopolis::Cards::EMPTY, ink));
    } else if report.lost[seat].contains(colour) {
        pieces.push(ink.paint(Hue::Red, &format!("{sum}! ✗")));
    } else if report.saved[seat].contains(colour) {
        pieces.push(format!("{sum}! ✓"));
    } else {
        pieces.push(sum.to_string());
    }
    let bonus = report.bonus[seat].of(colour);
    let end = bonus.iter().map(|kind| format!("*{}", card(kind, ink))).collect::<Vec<_>>().join(" ");
    Cell { pieces, end, is_dense: false }
}
