//! How a game ended: places, points by source, totals.

use engine::{Awaits, Language, Phrase, ScoreFrom, ScoreLine, Seat, Standings, Table, Viewer};
use phrases::Texts;

use super::text::{WIDTH, shorten, table as layout, width, wrap};
use super::{Hue, Ink, Names, Pen, Screen};

/// The standings with their breakdown, best first. Where the sources are too many for one line each player has
/// a column, as on a note pad.
pub(crate) fn standings<G: Screen>(
    table: &Table<G>,
    names: &Names,
    language: Language,
    ink: Ink,
) -> Vec<String> {
    let game = table.game();
    let texts = Texts::new(language);
    let pen = Pen::new::<G>(names, Viewer::Spectator, language, ink);
    let from = ScoreFrom::State(table.state());
    let results = game.standings(from);
    let view = table.view(Viewer::Spectator);
    let mut seats: Vec<Seat> = Seat::all(game.players()).collect();
    seats.sort_by_key(|&seat| results.place(seat));
    let lines: Vec<Vec<ScoreLine<G::Source>>> =
        seats.iter().map(|&seat| game.score_lines(from, seat)).collect();
    // Sources that are called alike are one, and not every seat need have every source.
    let mut labels: Vec<String> = Vec::new();
    let mut rules: Vec<&str> = Vec::new();
    let label = |line: &ScoreLine<G::Source>| pen.plain().say(game, &game.source(&view, line.source));
    for line in lines.iter().flatten() {
        if !labels.contains(&label(line)) {
            labels.push(label(line));
        }
        if !rules.contains(&line.rule.as_str()) {
            rules.push(line.rule.as_str());
        }
    }
    let sum = |own: &[ScoreLine<G::Source>], name: &str| {
        own.iter().filter(|line| label(line) == name).map(|line| line.points.unwrap_or(0)).sum()
    };
    let points = lines.iter().map(|own| labels.iter().map(|name| sum(own, name)).collect()).collect();
    let sheet = Sheet { texts, seats: &seats, results, labels: &labels, points };
    let mut lines = sheet.by_player(names, ink);
    if lines.iter().any(|line| width(line) >= WIDTH) {
        lines = sheet.by_source(names, ink);
    }
    let is_told_apart = seats.windows(2).any(|pair| {
        results.score(pair[0]) == results.score(pair[1]) && results.place(pair[0]) != results.place(pair[1])
    });
    if is_told_apart {
        lines.push(texts.text("term-tie"));
    }
    let rules = texts.with("term-scored", &[("rules", rules.join(", ").into())]);
    lines.extend(wrap("", &rules, WIDTH - 1).iter().map(|line| ink.paint(Hue::Dim, line)));
    if table.awaits() == Awaits::Over {
        let winners: Vec<Seat> = results.winners().collect();
        let won = match results {
            Standings::Placed(_) => {
                Phrase::new("ended-winner").with("count", winners.len()).list("names", winners)
            }
            Standings::Solo(_) => results.say(),
        };
        lines.extend(wrap("", &pen.say(game, &won), WIDTH - 1));
    }
    lines
}

/// Everybody's points by source, best first.
struct Sheet<'a> {
    texts: Texts,
    seats: &'a [Seat],
    results: Standings,
    labels: &'a [String],
    /// By rank, then by source.
    points: Vec<Vec<i32>>,
}

impl Sheet<'_> {
    /// The winners' figures stand out.
    fn paint(&self, rank: usize, text: &str, ink: Ink) -> String {
        if self.results.is_winner(self.seats[rank]) { ink.paint(Hue::Bold, text) } else { text.to_owned() }
    }

    fn by_player(&self, names: &Names, ink: Ink) -> Vec<String> {
        let is_placed = matches!(self.results, Standings::Placed(_));
        let mut head = if is_placed { vec![self.texts.text("ended-place")] } else { Vec::new() };
        head.push(self.texts.text("score-player"));
        head.extend_from_slice(self.labels);
        head.push(self.texts.text("score-total"));
        let row = |(rank, &seat): (usize, &Seat)| {
            let place = self.results.place(seat).map(|place| format!("  {place}"));
            let mut row: Vec<String> = place.into_iter().collect();
            row.push(names.of(seat).to_owned());
            row.extend(self.points[rank].iter().map(ToString::to_string));
            row.push(self.results.score(seat).to_string());
            row.iter().map(|cell| self.paint(rank, cell, ink)).collect()
        };
        let rows: Vec<Vec<String>> = self.seats.iter().enumerate().map(row).collect();
        layout(&head, &rows, if is_placed { 2 } else { 1 })
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
        let mut rows: Vec<Vec<String>> = (self.labels.iter().enumerate())
            .map(|(source, label)| line(label, &|rank, _| self.points[rank][source].to_string()))
            .collect();
        rows.push(line(&self.texts.text("score-total"), &|_, seat| self.results.score(seat).to_string()));
        if matches!(self.results, Standings::Placed(_)) {
            let place = |seat| self.results.place(seat).unwrap_or(0).to_string();
            rows.push(line(&self.texts.text("ended-place"), &|_, seat| place(seat)));
        }
        layout(&head, &rows, 1)
    }
}
