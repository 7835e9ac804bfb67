//! `ludoteka cards`: a deck as tables, to proof-read it against a box.

use std::io::Write;
use std::path::Path;

use games::{Cell, OpenError, Opening, Sheet, deck_checksum, with_game};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::opening::{Opened, open};
use crate::terminal::text::table;

/// Prints the deck of a game.
pub(crate) fn run(
    game: &str,
    is_json: bool,
    decks: Option<&Path>,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let info = games::info(game).ok_or_else(|| OpenError::UnknownGame(game.to_owned()))?;
    let Opened { game, .. } = open(&Opening::new(game, *info.players.start()), decks)?;
    let sheets = game.sheets();
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
        for line in table(&head, &rows, head.len()) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

fn cell_text(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => text.clone(),
        Cell::Number(number) => number.to_string(),
    }
}

fn sheet_value(sheet: &Sheet) -> Value {
    let rows = sheet.rows.iter().map(|row| {
        let cells = sheet.columns.iter().zip(row).map(|(&column, cell)| {
            let value = match cell {
                Cell::Text(text) => json!(text),
                Cell::Number(number) => json!(number),
            };
            (column.to_owned(), value)
        });
        Value::Object(cells.collect::<Map<_, _>>())
    });
    json!({ "title": sheet.title, "rows": rows.collect::<Vec<_>>() })
}
