//! `ludoteka import`: a table from a file, among those of the server.

use std::io::Write;
use std::path::Path;

use store::StoreError;

use crate::arguments::DataArguments;
use crate::directory::chosen_data;
use crate::failure::Failure;
use crate::shared_store::{self, SharedStore};
use crate::table_file;

/// Puts the table among the others, whole or not at all; a server may be running.
pub(crate) fn run(file: &Path, data: &DataArguments, output: &mut dyn Write) -> Result<(), Failure> {
    let table = table_file::read(file)?;
    let (id, entries) = (table.row.id.clone(), table.entries.len());
    let checked = server::check_table(&table);
    let people = server::people_of(&table);
    let imported = match shared_store::address(data) {
        Some(url) => SharedStore::open(&url)?.import(table, &people),
        None => {
            let data = chosen_data(data.data.as_deref())?;
            std::fs::create_dir_all(&data).map_err(|error| Failure::at(&data, error))?;
            store::import(&server::database(&data), table, &people)
        }
    };
    imported.map_err(|error| match error {
        StoreError::Conflict { .. } => {
            Failure::at(file, format!("table {id} is here already; nothing was changed"))
        }
        error => Failure::at(file, error),
    })?;
    writeln!(output, "{}: table {id}, {entries} entries: /t/{id}", file.display())?;
    if let Err(why) = checked {
        writeln!(output, "{why}")?;
    }
    Ok(())
}
