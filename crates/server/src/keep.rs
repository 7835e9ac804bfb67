//! What whoever runs the server does with its database besides serving: one server at a time, and a look at every log
//! and every record.

use std::fmt;
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use seating::Stage;

use crate::http::record_text;
use crate::serve::ServeError;
use crate::table_state::{SeatState, TableState};
use store::{Player, Status, StoredTable};
use web::{KeptWhy, Language};

/// The name of the database in the data directory.
const DATABASE: &str = "ludoteka.sqlite";
/// The name of the file that says that a server is running on the directory.
const LOCK: &str = "ludoteka.lock";

/// The database of a data directory.
pub fn database(data: &Path) -> PathBuf {
    data.join(DATABASE)
}

/// A data directory that nobody else may serve from. The system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct DataLock {
    _file: File,
}

/// Takes a data directory for this process.
///
/// # Errors
/// If another process has it, or the file of the lock cannot be made.
pub fn lock(data: &Path) -> Result<DataLock, ServeError> {
    let path = data.join(LOCK);
    let failed = |error: std::io::Error| ServeError::new(format!("{}: {error}", path.display()));
    let mut file =
        File::options().read(true).write(true).create(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut owner = String::new();
            let _ = file.take(20).read_to_string(&mut owner);
            let owner = owner.trim().parse::<u32>().map_or(String::new(), |id| format!(" (process {id})"));
            return Err(ServeError::new(format!(
                "another ludoteka{owner} is using {}; stop it, or choose another directory with --data",
                data.display()
            )));
        }
        // Some file systems have no locks; SQLite's own still keep two servers from mixing their entries.
        Err(TryLockError::Error(error)) => tracing::warn!(%error, "the data directory cannot be locked"),
    }
    // The number is for people; only the lock counts.
    let _ = file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0)));
    let _ = writeln!(file, "{}", std::process::id());
    Ok(DataLock { _file: file })
}

/// What was found of a stored table that is well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Its log leads where it led.
    Log,
    /// The same, and the match is over and its record proves itself.
    Record,
}

/// Why this program does not go on with a stored table, and what can be done, in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableProblem {
    /// It belongs to a program with other rules, cards or games, and is well as far as can be told without them.
    Kept(String),
    /// Something is wrong with it, as far as can be told.
    Unsound(String),
}

impl fmt::Display for TableProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableProblem::Kept(why) | TableProblem::Unsound(why) => f.write_str(why),
        }
    }
}

/// Looks at a stored table: its log must lead where it led, its record must prove itself if the match is over, and the
/// lists must show what the log says.
///
/// # Errors
/// What is wrong and what can be done.
pub fn check_table(stored: &StoredTable) -> Result<Sound, TableProblem> {
    let state = TableState::load(stored).map_err(explain)?;
    let mut sound = Sound::Log;
    if state.stage == Stage::Ended
        && let Some(play) = &state.play
    {
        games::play_again(&record_text(&state, play.as_ref()), None).map_err(|why| {
            TableProblem::Unsound(format!(
                "its record does not prove itself: {why}; restore the table from a backup"
            ))
        })?;
        sound = Sound::Record;
    }
    let (listed, told) = (stored.row.summary.status, state.summary().status);
    // Earlier programs closed tables that they could not follow; with the next move the list is right again.
    if listed != told && (listed, told) != (Status::Closed, Status::Playing) {
        return Err(TableProblem::Unsound(format!(
            "the lists call it {}, its log says {}; restore the table from a backup",
            listed.as_str(),
            told.as_str()
        )));
    }
    Ok(sound)
}

/// Who sits at a stored table, by the names they have there; nobody if its log cannot be followed.
pub fn people_of(stored: &StoredTable) -> Vec<Player> {
    let Ok(state) = TableState::load(stored) else { return Vec::new() };
    let person = |seat: &SeatState| {
        Some(Player {
            hash: seat.occupant.owner()?,
            name: seat.name.clone(),
            colour: seat.colour.word().to_owned(),
            language: Language::En.code().to_owned(),
            updated_ms: stored.row.summary.updated_ms,
        })
    };
    state.seats.iter().filter_map(person).collect()
}

fn explain(why: KeptWhy) -> TableProblem {
    let kept = "it is kept and can only be read; start the program that wrote it to go on";
    match why {
        KeptWhy::Elsewhere(entry) => TableProblem::Unsound(format!(
            "entry {entry} of its log leads elsewhere under these rules, or is damaged; {kept}, or restore a backup"
        )),
        KeptWhy::Unreadable(entry) => TableProblem::Unsound(format!(
            "entry {entry} of its log cannot be read: a newer program wrote it, or it is damaged; {kept}"
        )),
        KeptWhy::Rules(version) => TableProblem::Kept(format!(
            "it is played by rules version {version}, which this program does not have; {kept}"
        )),
        KeptWhy::Cards => {
            TableProblem::Kept(format!("it is played with other cards than those of this program; {kept}"))
        }
        KeptWhy::Game => TableProblem::Kept(format!("this program does not have its game; {kept}")),
        KeptWhy::Secret => TableProblem::Unsound(
            "its secret is missing, so no card can be drawn; restore a backup".to_owned(),
        ),
    }
}
