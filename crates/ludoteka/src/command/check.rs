//! `ludoteka check`: looks at all tables of a database, and says what is wrong and what to do.

use std::io::Write;
use std::path::Path;

use store::{SqliteFile, StoreError, StoredTable};

use crate::arguments::DataArguments;
use crate::directory::chosen_data;
use crate::failure::Failure;
use crate::shared_store::{self, SharedStore};

/// Looks at the file itself, then at every log and every record. A server may be running. Fails if anything is wrong.
pub(crate) fn run(file: Option<&Path>, data: &DataArguments, output: &mut dyn Write) -> Result<(), Failure> {
    let path = match (file, shared_store::address(data)) {
        (Some(file), _) => file.to_owned(),
        (None, Some(url)) => return run_shared(&url, output),
        (None, None) => server::database(&chosen_data(data.data.as_deref())?),
    };
    let database = SqliteFile::open(&path).map_err(Failure::new)?;
    let problems = database.problems().map_err(Failure::new)?;
    for problem in &problems {
        writeln!(output, "the file: {problem}")?;
    }
    if !problems.is_empty() {
        writeln!(output, "the file is damaged; stop the server and restore a backup")?;
    }
    let ids = database.ids().map_err(Failure::new)?;
    let wrong = look(&path.display().to_string(), &ids, |id| database.load(id), output)?;
    match (problems.len(), wrong) {
        (0, 0) => Ok(()),
        (0, wrong) => Err(Failure::at(&path, not_well(wrong, ids.len()))),
        _ => Err(Failure::at(&path, "the file is damaged, see above")),
    }
}

/// Looks at every log and every record of a database that nodes share. Its files are PostgreSQL's own business.
fn run_shared(url: &str, output: &mut dyn Write) -> Result<(), Failure> {
    let shared = SharedStore::open(url)?;
    let ids = shared.ids()?;
    match look(shared.place(), &ids, |id| shared.load(id), output)? {
        0 => Ok(()),
        wrong => Err(Failure::new(format!("{}: {}", shared.place(), not_well(wrong, ids.len())))),
    }
}

fn not_well(wrong: usize, count: usize) -> String {
    format!("{wrong} of {count} tables are not well, see above")
}

/// Looks at tables; gives how many are not well.
fn look(
    place: &str,
    ids: &[String],
    load: impl Fn(&str) -> Result<StoredTable, StoreError>,
    output: &mut dyn Write,
) -> Result<usize, Failure> {
    let (mut entries, mut wrong) = (0, 0);
    for id in ids {
        let checked = load(id).map_err(|error| error.to_string()).and_then(|table| {
            entries += table.entries.len();
            server::check_table(&table).map_err(|problem| problem.to_string())
        });
        if let Err(why) = checked {
            wrong += 1;
            writeln!(output, "table {id}: {why}")?;
        }
    }
    writeln!(output, "{place}: {} tables, {entries} entries", ids.len())?;
    Ok(wrong)
}
