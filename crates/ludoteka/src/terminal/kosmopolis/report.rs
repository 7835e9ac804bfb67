//! How a round ended: limits, sums, what was saved, lost and won.

use engine::{Game, Seat};
use kosmopolis::{Colour, Kosmopolis, Report};

use super::frame::{Cell, Frame};
use super::{card, values};
use crate::terminal::{Hue, Ink, Voice};

const LEGEND: &str = " (2) laid by seat 2 · ! above the limit · * taken from the capital as a bonus";

/// The table of the last round end; empty before the first.
pub(super) fn report(game: &Kosmopolis, report: &Report, voice: Voice<'_>, ink: Ink) -> Vec<String> {
    if report.round == 0 {
        return Vec::new();
    }
    let mut lines = vec![ink.paint(Hue::Bold, &format!("The end of round {}", report.round))];
    let mut frame = Frame::new(game, ink);
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
    frame.row(" modified by", modifications);
    let limits = Colour::ALL.map(|colour| {
        let limit = report.limits[colour.index()].to_string();
        Cell { pieces: vec![ink.paint(Hue::Bold, &limit)], end: String::new(), is_dense: false }
    });
    frame.row(" limit", limits);
    frame.rule();
    for seat in Seat::all(game.players()) {
        let name = if voice.is_own(seat) { "You" } else { voice.name(seat) };
        frame.row(&format!(" {seat} {name}"), Colour::ALL.map(|colour| cell(report, seat, colour, ink)));
    }
    lines.extend(frame.finish());
    lines.push(ink.paint(Hue::Dim, LEGEND));
    lines
}

fn cell(report: &Report, seat: Seat, colour: Colour, ink: Ink) -> Cell {
    let index = seat.index();
    let sum = report.sums[index][colour.index()];
    let mut pieces = Vec::new();
    if sum == 0 {
        pieces.extend(values(kosmopolis::Cards::EMPTY, ink));
    } else if report.lost[index].contains(colour) {
        pieces.push(ink.paint(Hue::Red, &format!("{sum}! lost")));
    } else if report.saved[index].contains(colour) {
        pieces.push(format!("{sum}! saved"));
    } else {
        pieces.push(sum.to_string());
    }
    let bonus = report.bonus[index].of(colour);
    let end = bonus.iter().map(|kind| format!("*{}", card(kind, ink))).collect::<Vec<_>>().join(" ");
    Cell { pieces, end, is_dense: false }
}
