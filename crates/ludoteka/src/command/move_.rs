//! `ludoteka move`: all tables to another place, between a file and a database, proved on arrival.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fmt, fs};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use server::{Sound, TableProblem};
use store::{Place, Store, StoredTable};

use crate::arguments::MoveArguments;
use crate::failure::Failure;

/// The word that stands for the address in the variable of this name.
const VARIABLE: &str = "LUDOTEKA_STORE";

/// Where tables are, or shall be.
enum End {
    Directory(PathBuf),
    Database(String),
}

impl End {
    /// Reads what was typed; `variable` is what the environment says of [`VARIABLE`].
    fn read(typed: &str, variable: Option<String>) -> Result<End, Failure> {
        match typed {
            VARIABLE => match variable {
                Some(url) => Ok(End::Database(url)),
                None => {
                    Err(Failure::new(format!("the variable {VARIABLE} is not set; put the address into it")))
                }
            },
            _ if typed.starts_with("postgres:") || typed.starts_with("postgresql:") => {
                Ok(End::Database(typed.to_owned()))
            }
            _ if typed.contains("://") => {
                Err(Failure::new(format!("`{typed}` is no place: a directory or postgres://... is expected")))
            }
            _ => Ok(End::Directory(typed.into())),
        }
    }

    fn place(&self) -> Place {
        match self {
            End::Directory(directory) => Place::File(server::database(directory)),
            End::Database(url) => Place::Database(url.clone()),
        }
    }

    /// Keeps servers away from a directory. A database has a lock of its own.
    fn lock(&self) -> Result<Option<server::DataLock>, Failure> {
        match self {
            End::Directory(directory) => server::lock(directory).map(Some).map_err(Failure::new),
            End::Database(_) => Ok(None),
        }
    }
}

/// What was found of the tables that arrived.
#[derive(Default)]
struct Findings {
    records: u64,
    logs: u64,
    kept: Vec<String>,
    unsound: Vec<String>,
}

impl Findings {
    fn look(&mut self, table: &StoredTable) {
        let line = |why: &dyn fmt::Display| format!("table {}: {why}", table.row.id);
        match server::check_table(table) {
            Ok(Sound::Record) => self.records += 1,
            Ok(Sound::Log) => self.logs += 1,
            Err(problem @ TableProblem::Kept(_)) => self.kept.push(line(&problem)),
            Err(problem @ TableProblem::Unsound(_)) => self.unsound.push(line(&problem)),
        }
    }
}

/// Copies everything, looks at it where it arrived, and only then makes it usable.
pub(crate) fn run(arguments: &MoveArguments, output: &mut dyn Write) -> Result<(), Failure> {
    let read = |typed: &str| End::read(typed, env::var(VARIABLE).ok().filter(|url| !url.is_empty()));
    let (from, to) = (read(&arguments.from)?, read(&arguments.to)?);
    if arguments.from == arguments.to {
        return Err(Failure::new("both places are the same"));
    }
    if let End::Directory(directory) = &from
        && !server::database(directory).exists()
    {
        return Err(Failure::at(
            directory,
            "there are no tables; name the directory of `ludoteka serve --data`",
        ));
    }
    if let End::Directory(directory) = &to {
        fs::create_dir_all(directory).map_err(|error| Failure::at(directory, error))?;
    }
    let _locks = (from.lock()?, to.lock()?);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.map_err(Failure::new)?.block_on(move_all(&from, &to, arguments.as_is, output))?;
    if let (End::Directory(directory), End::Database(_)) = (&from, &to) {
        say_of_notices(directory, output)?;
    }
    Ok(())
}

async fn move_all(from: &End, to: &End, as_is: bool, output: &mut dyn Write) -> Result<(), Failure> {
    let source = from.place().open().await.map_err(Failure::new)?;
    let arrival = to.place().arrive().await.map_err(Failure::new)?;
    let mut findings = Findings::default();
    let copied = copy(source.as_ref(), arrival.store(), &mut findings).await;
    for line in findings.kept.iter().chain(&findings.unsound) {
        writeln!(output, "{line}")?;
    }
    let unsound = findings.unsound.len();
    let totals = match copied {
        Ok(totals) if unsound == 0 || as_is => totals,
        Ok(totals) => {
            arrival.abandon().await;
            return Err(Failure::new(format!(
                "{unsound} of {} tables are not well, see above; nothing was moved: restore them from a backup, or move them \
                 as they are with --as-is",
                totals.tables
            )));
        }
        Err(why) => {
            arrival.abandon().await;
            return Err(Failure::new(format!("{why}; nothing was moved")));
        }
    };
    arrival.complete().await.map_err(Failure::new)?;
    let _ = source.close().await;
    writeln!(
        output,
        "{} tables with {} entries and {} players have arrived as they were.",
        totals.tables, totals.entries, totals.players
    )?;
    let Findings { records, logs, kept, .. } = findings;
    writeln!(
        output,
        "{records} records of finished matches prove themselves, {logs} other logs lead where they led, {} tables are kept \
         for the program that wrote them, {unsound} are not well.",
        kept.len()
    )?;
    writeln!(output, "The tables are at the old place too: start no server there, or people play at both.")?;
    Ok(())
}

/// Copies with a bar that says how far it is.
async fn copy(from: &dyn Store, to: &dyn Store, findings: &mut Findings) -> Result<store::Totals, String> {
    let count = from.totals().await.map_err(|error| error.to_string())?.tables;
    let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::stderr_with_hz(5));
    if let Ok(style) =
        ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} tables, {eta} left")
    {
        bar.set_style(style);
    }
    let copied = store::copy(from, to, |table| findings.look(table), |_| bar.inc(1)).await;
    bar.finish_and_clear();
    copied
}

/// What people wished to be told under an earlier program stands in a folder until a server takes it over.
fn say_of_notices(directory: &Path, output: &mut dyn Write) -> Result<(), Failure> {
    let notices = directory.join("notices");
    if notices.exists() {
        let name = notices.display();
        writeln!(
            output,
            "Who wants to be told of a turn is still in {name}: copy it into `--data` of one node, which takes it over."
        )?;
    }
    Ok(())
}
