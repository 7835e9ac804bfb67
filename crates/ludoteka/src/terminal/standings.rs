//! How a game ended: places, points by source, totals.

use engine::{Awaits, Game, Seat, Table, Viewer};

use super::text::table as layout;
use super::{Hue, Ink, Names};

/// The standings with their breakdown, best first.
pub(crate) fn standings<G: Game>(table: &Table<G>, names: &Names, ink: Ink) -> Vec<String> {
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
    let mut head = vec!["place".to_owned(), "player".to_owned()];
    head.extend(sources.iter().map(|&source| source.to_owned()));
    head.push("total".to_owned());
    let rows: Vec<Vec<String>> = seats
        .iter()
        .zip(&breakdowns)
        .map(|(&seat, lines)| {
            let mut row = vec![format!("  {}", tally.place(seat)), names.of(seat).to_owned()];
            for source in &sources {
                let points: i32 =
                    lines.iter().filter(|line| line.source == *source).map(|line| line.points).sum();
                row.push(points.to_string());
            }
            row.push(tally.score(seat).to_string());
            if tally.place(seat) == 1 {
                row = row.iter().map(|cell| ink.paint(Hue::Bold, cell)).collect();
            }
            row
        })
        .collect();
    let mut lines = layout(&head, &rows, 2);
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
