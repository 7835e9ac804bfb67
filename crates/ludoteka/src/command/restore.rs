//! `ludoteka restore`: a backup takes the place of the tables.

use std::fs;
use std::io::Write;
use std::path::Path;

use store::SqliteFile;

use crate::arguments::DataArguments;
use crate::directory::chosen_data;
use crate::failure::Failure;
use crate::shared_store;

/// Puts the backup in place, unless a server is running; what was there before stays beside it.
pub(crate) fn run(file: &Path, data: &DataArguments, output: &mut dyn Write) -> Result<(), Failure> {
    if let Some(url) = shared_store::address(data) {
        return Err(shared_store::use_pg_restore(&url, file));
    }
    let data = chosen_data(data.data.as_deref())?;
    fs::create_dir_all(&data).map_err(|error| Failure::at(&data, error))?;
    let _lock = server::lock(&data).map_err(Failure::new)?;
    let path = server::database(&data);
    let aside = store::restore(file, &path).map_err(Failure::new)?;
    let tables = SqliteFile::open(&path).and_then(|database| database.ids()).map_err(Failure::new)?.len();
    writeln!(output, "{}: {tables} tables from {}", path.display(), file.display())?;
    if let Some(aside) = aside {
        writeln!(output, "What was there before is in {}", aside.display())?;
    }
    Ok(())
}
