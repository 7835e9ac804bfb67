//! `ludoteka export`: one table in a file, to move it to another server.

use std::io::Write;
use std::path::Path;

use store::{SqliteFile, Status};

use crate::arguments::DataArguments;
use crate::directory::chosen_data;
use crate::failure::Failure;
use crate::shared_store::{self, SharedStore};
use crate::table_file;

/// Writes the table into a new file that only its owner can read, and says what is in it.
pub(crate) fn run(
    id: &str,
    file: &Path,
    data: &DataArguments,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let found = match shared_store::address(data) {
        Some(url) => SharedStore::open(&url)?.load(id),
        None => {
            let path = server::database(&chosen_data(data.data.as_deref())?);
            SqliteFile::open(&path).map_err(Failure::new)?.load(id)
        }
    };
    let table = found.map_err(|error| Failure::new(format!("table {id}: {error}")))?;
    table_file::write(file, &table)?;
    writeln!(output, "{}: table {id}, {} entries", file.display(), table.entries.len())?;
    let warning = if Status::LIVE.contains(&table.row.summary.status) {
        "It holds the secret of the match and everybody's hidden cards: give it to nobody who plays."
    } else {
        "It holds the whole match, the names of the players and the marks by which the server knows them."
    };
    writeln!(output, "{warning}")?;
    Ok(())
}
