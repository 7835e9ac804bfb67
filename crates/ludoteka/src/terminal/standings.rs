//! How a game ended: places, points by source, totals.

use engine::{Awaits, ScoreLine, Seat, Table, Tally, Viewer};

use super::text::{WIDTH, shorten, table as layout, width};
use super::{Hue, Ink, Names, Screen};

/// The standings with their breakdown, best first. Where the sources are too many for one line each player has
/// a column, as on a note pad.
pub(crate) fn standings<G: Screen>(table: &Table<G>, names: &Names, ink: Ink) -> Vec<String> {
    let game = table.game();
    let tally = game.tally(table.state());
    let view = table.view(Viewer::Spectator);
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|&seat| tally.place(seat));
    let breakdowns: Vec<_> = seats.iter().map(|&seat| game.breakdown(&view, seat)).collect();
    let mut sources: Vec<&str> = Vec::new();
    let mut rules: Vec<&str> = Vec::new();
    for line in breakdowns.iter().flatten() {
        if !sources.contains(&line.source) {
            sources.push(line.source);
        }
        if !rules.contains(&line.rule.as_str()) {
            rules.push(line.rule.as_str());
        }
    }
    let labels: Vec<String> = sources.iter().map(|source| game.source(&view, source)).collect();
    let sheet = Sheet { seats: &seats, tally, sources: &sources, labels: &labels, breakdowns: &breakdowns };
    let mut lines = sheet.by_player(names, ink);
    if lines.iter().any(|line| width(line) >= WIDTH) {
        lines = sheet.by_source(names, ink);
    }
    let is_told_apart = seats.windows(2).any(|pair| {
        tally.score(pair[0]) == tally.score(pair[1]) && tally.place(pair[0]) != tally.place(pair[1])
    });
    if is_told_apart {
        lines.push("Equal totals are told apart by the tie-break.".to_owned());
    }
    lines.push(ink.paint(Hue::Dim, &format!("Scored by {}.", rules.join(", "))));
    if table.awaits() == Awaits::Over {
        let winners: Vec<&str> =
            seats.iter().filter(|&&seat| tally.place(seat) == 1).map(|&seat| names.of(seat)).collect();
        lines.push(match winners.as_slice() {
            [winner] => format!("{winner} wins."),
            _ => format!("{} share the victory.", winners.join(" and ")),
        });
    }
    lines
}

/// Everybody's points by source, best first.
struct Sheet<'a> {
    seats: &'a [Seat],
    tally: Tally,
    sources: &'a [&'a str],
    labels: &'a [String],
    breakdowns: &'a [Vec<ScoreLine>],
}

impl Sheet<'_> {
    fn points(&self, rank: usize, source: &str) -> i32 {
        let lines = self.breakdowns[rank].iter();
        lines.filter(|line| line.source == source).map(|line| line.points).sum()
    }

    /// The winners' figures stand out.
    fn paint(&self, rank: usize, text: &str, ink: Ink) -> String {
        if self.tally.place(self.seats[rank]) == 1 { ink.paint(Hue::Bold, text) } else { text.to_owned() }
    }

    fn by_player(&self, names: &Names, ink: Ink) -> Vec<String> {
        let mut head = vec!["place".to_owned(), "player".to_owned()];
        head.extend_from_slice(self.labels);
        head.push("total".to_owned());
        let row = |(rank, &seat): (usize, &Seat)| {
            let mut row = vec![format!("  {}", self.tally.place(seat)), names.of(seat).to_owned()];
            row.extend(self.sources.iter().map(|source| self.points(rank, source).to_string()));
            row.push(self.tally.score(seat).to_string());
            row.iter().map(|cell| self.paint(rank, cell, ink)).collect()
        };
        let rows: Vec<Vec<String>> = self.seats.iter().enumerate().map(row).collect();
        layout(&head, &rows, 2)
    }

    fn by_source(&self, names: &Names, ink: Ink) -> Vec<String> {
        let widest = self.labels.iter().map(|label| width(label)).max().unwrap_or(0);
        // What the labels leave, two blanks between columns.
        let column = (WIDTH - 1).saturating_sub(widest) / self.seats.len().max(1);
        let mut head = vec![String::new()];
        head.extend(self.seats.iter().map(|&seat| shorten(names.of(seat), column.saturating_sub(2))));
        let line = |label: &str, cell: &dyn Fn(usize, Seat) -> String| {
            let mut row = vec![label.to_owned()];
            let cells = self.seats.iter().enumerate();
            row.extend(cells.map(|(rank, &seat)| self.paint(rank, &cell(rank, seat), ink)));
            row
        };
        let mut rows: Vec<Vec<String>> = self
            .sources
            .iter()
            .zip(self.labels)
            .map(|(source, label)| line(label, &|rank, _| self.points(rank, source).to_string()))
            .collect();
        rows.push(line("total", &|_, seat| self.tally.score(seat).to_string()));
        rows.push(line("place", &|_, seat| self.tally.place(seat).to_string()));
        layout(&head, &rows, 1)
    }
}
