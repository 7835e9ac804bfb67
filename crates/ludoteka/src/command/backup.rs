//! `ludoteka backup`: all tables in one file, also while they are played at.

use std::io::Write;
use std::path::Path;

use store::SqliteFile;

use crate::arguments::DataArguments;
use crate::directory::chosen_data;
use crate::failure::Failure;
use crate::shared_store;

/// Copies the database as it is at this moment.
pub(crate) fn run(file: &Path, data: &DataArguments, output: &mut dyn Write) -> Result<(), Failure> {
    if let Some(url) = shared_store::address(data) {
        return Err(shared_store::use_pg_dump(&url, file));
    }
    let path = server::database(&chosen_data(data.data.as_deref())?);
    SqliteFile::open(&path).and_then(|database| database.backup(file)).map_err(Failure::new)?;
    let tables = SqliteFile::open(file).and_then(|copy| copy.ids()).map_err(Failure::new)?.len();
    let name = file.display();
    writeln!(
        output,
        "{name}: {tables} tables. It holds the secrets of matches that go on: keep it to yourself."
    )?;
    Ok(())
}
