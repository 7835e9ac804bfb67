//! `ludoteka replay --trace`: a record as JSON, one object per move, and last the standings.

use engine::{
    Awaits, By, Game, Language, Record, RecordError, RecordLine, ScoreFrom, Seat, Speak, Standings, Table,
};
use serde_json::{Map, Value, json};

/// The trace of a record that follows from the rules, line by line.
pub(crate) fn trace<G: Speak>(game: &G, record: &Record) -> Result<Vec<Value>, RecordError> {
    let mut lines = Vec::with_capacity(record.lines.len() + 1);
    let table = engine::replay(game, record, |table, line| lines.push(trace_line(table, line)))
        .map_err(|error| phrases::explain(game, error, Language::En))?;
    lines.push(trace_standings(&table, record));
    Ok(lines)
}

/// Who was awaited, what each of them could do, and what was done.
fn trace_line<G: Game>(table: &Table<G>, line: &RecordLine) -> Value {
    let seats = table.awaits().seats();
    let awaited: Value = match table.awaits() {
        Awaits::Chance => json!(["chance"]),
        Awaits::Seats(_) | Awaits::Over => seats.iter().map(number).collect(),
    };
    let legal: Map<String, Value> = seats
        .iter()
        .map(|seat| {
            let actions: Value = table.legal(seat).iter().map(ToString::to_string).collect();
            (seat.to_string(), actions)
        })
        .collect();
    let by = match line.by {
        By::Seat(seat) => json!(number(seat)),
        By::Chance => json!("chance"),
    };
    json!({ "line": line.number, "awaited": awaited, "legal": legal, "by": by, "done": line.text })
}

fn trace_standings<G: Game>(table: &Table<G>, record: &Record) -> Value {
    let game = table.game();
    let from = ScoreFrom::State(table.state());
    let results = game.standings(from);
    let standings: Vec<Value> = Seat::all(game.players())
        .map(|seat| {
            let lines = game.score_lines(from, seat);
            let breakdown: Vec<Value> = lines
                .iter()
                .map(|line| {
                    json!({ "source": line.source.to_string(), "rule": line.rule.as_str(), "points": line.points })
                })
                .collect();
            let sitter = &record.header.sitters[seat.index()];
            let mut standing = json!({
                "seat": number(seat),
                "kind": sitter.kind,
                "name": sitter.name,
                "total": results.score(seat),
                "breakdown": breakdown,
            });
            // A seat that plays alone wins or loses; it has no place.
            match results {
                Standings::Placed(places) => standing["place"] = json!(places.place(seat)),
                Standings::Solo(solo) => {
                    standing["target"] = json!(solo.target);
                    standing["won"] = json!(solo.is_won);
                }
            }
            standing
        })
        .collect();
    json!({ "over": table.awaits() == Awaits::Over, "standings": standings })
}

fn number(seat: Seat) -> usize {
    seat.index() + 1
}
