//! `ludoteka cards`: a deck as tables, to proof-read it against a box.

use std::io::Write;
use std::path::Path;

use engine::Language;
use games::{Cell, OpenGame, Opening, deck_checksum, with_game};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::opening::{Opened, open};
use crate::terminal::text::{WIDTH, flow, table, width};

/// Tables up to this width are printed as such; what is wider would be broken by the terminal.
const TABLE_CELLS_MAX: usize = 100;

/// Prints the deck of a game.
pub(crate) fn run(
    game: &str,
    is_json: bool,
    decks: Option<&Path>,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let info = games::find(game)?;
    let players = info.player_counts().first().copied().unwrap_or(1);
    let Opened { game, .. } = open(&Opening::new(game, players), decks)?;
    let sheets = with_game!(&game, game => in_words(game, Language::En));
    let checksum = with_game!(&game, game => deck_checksum(game));
    if is_json {
        let sheets: Vec<Value> = sheets.iter().map(sheet_value).collect();
        writeln!(output, "{}", json!({ "game": info.slug, "deck": checksum, "sheets": sheets }))?;
        return Ok(());
    }
    writeln!(output, "{}, deck {checksum}", info.title)?;
    for sheet in &sheets {
        writeln!(output, "\n{}", sheet.title)?;
        let head: Vec<String> = sheet.columns.iter().map(|&column| column.to_owned()).collect();
        let rows: Vec<Vec<String>> =
            sheet.rows.iter().map(|row| row.iter().map(cell_text).collect()).collect();
        let mut lines = table(&head, &rows, head.len());
        if lines.iter().any(|line| width(line) > TABLE_CELLS_MAX) {
            lines = rows.iter().flat_map(|row| block(&head, row)).collect();
        }
        for line in lines {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

/// A row that is too long for a line: the first two cells as its heading, the others with their names below, as
/// many on a line as fit. Empty cells are left out.
fn block(head: &[String], row: &[String]) -> Vec<String> {
    let count = row.len().min(2);
    let mut lines = vec![String::new(), row[..count].join("  ")];
    let mut line = String::new();
    let mut is_last_full = true;
    let cells = head.iter().zip(row).skip(count).filter(|(_, cell)| !cell.is_empty());
    for (name, cell) in cells {
        let label = format!("    {name}: ");
        let next = format!("{line}{} {name}: {cell}", if line.is_empty() { "   " } else { " ·" });
        if !is_last_full && width(&next) < WIDTH {
            line = next;
        } else {
            lines.extend((!line.is_empty()).then(|| std::mem::take(&mut line)));
            let words: Vec<String> = cell.split(' ').map(str::to_owned).collect();
            let mut broken = flow(&label, &words, " ", WIDTH - 1);
            is_last_full = broken.len() > 1;
            if is_last_full {
                lines.extend(broken);
            } else {
                line = broken.pop().unwrap_or_default();
            }
        }
    }
    lines.extend((!line.is_empty()).then_some(line));
    lines
}

/// A table whose cells are said.
struct Said {
    title: &'static str,
    columns: Vec<&'static str>,
    rows: Vec<Vec<Value>>,
}

fn in_words<G: OpenGame>(game: &G, language: Language) -> Vec<Said> {
    let cell = |cell: &Cell<G::Token>| match cell {
        Cell::Text(text) => json!(text),
        Cell::Number(number) => json!(number),
        Cell::Said(said) => {
            let said: Vec<String> =
                said.iter().map(|phrase| phrases::plain(game, phrase, language)).collect();
            json!(said.join("; "))
        }
    };
    let sheets = game.sheets().into_iter();
    sheets
        .map(|sheet| Said {
            title: sheet.title,
            rows: sheet.rows.iter().map(|row| row.iter().map(cell).collect()).collect(),
            columns: sheet.columns,
        })
        .collect()
}

fn cell_text(cell: &Value) -> String {
    cell.as_str().map_or_else(|| cell.to_string(), str::to_owned)
}

fn sheet_value(sheet: &Said) -> Value {
    let rows = sheet.rows.iter().map(|row| {
        let cells = sheet.columns.iter().zip(row).map(|(&column, cell)| (column.to_owned(), cell.clone()));
        Value::Object(cells.collect::<Map<_, _>>())
    });
    json!({ "title": sheet.title, "rows": rows.collect::<Vec<_>>() })
}
