//! A database file from outside: looked at, copied, put in place. A server may be running on it, except for
//! [`restore`].

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};

use super::change::Change;
use super::failure::{self, Failure};
use super::identity::beside;
use super::{check, open, query};
use crate::{OpenError, Player, StoreError, StoredTable};

/// How long a look waits for a server that is just putting its log into the file.
const BUSY: Duration = Duration::from_secs(10);

/// A database that is only read. Its methods block.
pub struct SqliteFile {
    path: PathBuf,
    connection: Connection,
}

impl SqliteFile {
    /// Opens a database to read it. One of another program or of a newer one is refused.
    ///
    /// # Errors
    /// If there is no such file, or it is not ours.
    pub fn open(path: &Path) -> Result<SqliteFile, OpenError> {
        let connection = open::reader(path, BUSY).map_err(open::failed(path))?;
        open::check_version(&connection, path)?;
        Ok(SqliteFile { path: path.to_owned(), connection })
    }

    /// What SQLite finds wrong with the file, line by line; nothing if all is well.
    ///
    /// # Errors
    /// If it cannot be read at all.
    pub fn problems(&self) -> Result<Vec<String>, OpenError> {
        let ask = |sql: &str, say: fn(&rusqlite::Row<'_>) -> rusqlite::Result<String>| {
            let mut statement = self.connection.prepare(sql)?;
            statement.query_map([], say)?.collect::<rusqlite::Result<Vec<String>>>()
        };
        let find = || -> rusqlite::Result<Vec<String>> {
            let mut problems = ask("PRAGMA integrity_check", |row| row.get(0))?;
            problems.retain(|line| line != "ok");
            problems.extend(ask("PRAGMA foreign_key_check", |row| {
                Ok(format!("a row of `{}` belongs to no table", row.get::<_, String>(0)?))
            })?);
            problems.extend(ask(
                "SELECT t.id FROM tables t JOIN (SELECT table_key, count(*) AS c, max(number) AS m FROM entries
                 GROUP BY table_key) e ON e.table_key = t.key WHERE e.c <> e.m + 1",
                |row| Ok(format!("the log of table {} has gaps", row.get::<_, String>(0)?)),
            )?);
            Ok(problems)
        };
        find().map_err(open::failed(&self.path))
    }

    /// The ids of all tables, in the order in which they were made.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn ids(&self) -> Result<Vec<String>, OpenError> {
        let list = || -> rusqlite::Result<Vec<String>> {
            let mut statement = self.connection.prepare("SELECT id FROM tables ORDER BY key")?;
            statement.query_map([], |row| row.get(0))?.collect()
        };
        list().map_err(open::failed(&self.path))
    }

    /// A table with its secret and its whole log.
    ///
    /// # Errors
    /// As [`crate::Store::load`].
    pub fn load(&self, table: &str) -> Result<StoredTable, StoreError> {
        let read = || -> Result<StoredTable, Failure> {
            let snapshot = self.connection.unchecked_transaction()?;
            query::load(&snapshot, table)
        };
        read().map_err(refused)
    }

    /// Copies the database as it is at this moment into a file, which is there whole or not at all. A server may go on
    /// writing meanwhile. The copy is looked at before it gets its name, and only its owner can read it. An earlier
    /// backup of that name is replaced; any other file is left alone.
    ///
    /// # Errors
    /// If the file cannot be written, or the copy is not sound.
    pub fn backup(&self, to: &Path) -> Result<(), OpenError> {
        if to.exists() {
            let same = fs::canonicalize(to).ok() == fs::canonicalize(&self.path).ok();
            if same || SqliteFile::open(to).is_err() {
                return Err(wrong(
                    to,
                    "it is there already and is no backup of Ludoteka; choose another name",
                ));
            }
        }
        let part = beside(to, ".part");
        let copied = self.copy_to(&part).and_then(|()| put_in_place(&part, to).map_err(at(to)));
        if copied.is_err() {
            let _ = fs::remove_file(&part);
        }
        copied
    }

    fn copy_to(&self, part: &Path) -> Result<(), OpenError> {
        // An empty file of ours may be written into; so the rights are right from the first byte on.
        let _ = fs::remove_file(part);
        open::make_private(part).map_err(at(part))?;
        let name = part.to_str().ok_or_else(|| wrong(part, "its name is no text"))?;
        self.connection.execute("VACUUM INTO ?1", [name]).map_err(open::failed(part))?;
        let copy = SqliteFile::open(part)?;
        match copy.problems()?.first() {
            None => Ok(()),
            Some(problem) => {
                Err(wrong(part, &format!("the copy is not sound: {problem}; see `ludoteka check`")))
            }
        }
    }
}

/// Puts a backup in the place of a database. The one that was there stays beside it, under the name that is given
/// back. No server may be running on it; the caller holds the lock.
///
/// # Errors
/// If the backup is not sound or cannot be copied. Then the database is as it was.
pub fn restore(backup: &Path, to: &Path) -> Result<Option<PathBuf>, OpenError> {
    let source = SqliteFile::open(backup)?;
    if let Some(problem) = source.problems()?.first() {
        return Err(wrong(backup, &format!("this backup is not sound: {problem}; take another one")));
    }
    if fs::canonicalize(to).is_ok_and(|to| fs::canonicalize(backup).is_ok_and(|backup| backup == to)) {
        return Err(wrong(backup, "this is the database itself; name a backup"));
    }
    let part = beside(to, ".part");
    source.copy_to(&part)?;
    let aside = if to.exists() { Some(set_aside(to).map_err(at(to))?) } else { None };
    put_in_place(&part, to).map_err(at(to))?;
    Ok(aside)
}

/// Gives a database a second name, and takes its log away from the first: it would be applied to what comes there.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    // What still stands in the log comes into the file, if the file is well enough.
    if let Ok(connection) = open::writer(path, BUSY) {
        let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        let _ = connection.close();
    }
    let aside = (1..).map(|number| beside(path, &format!(".before-restore-{number}")));
    let aside = aside.into_iter().find(|aside| !aside.exists()).unwrap_or_default();
    for ending in ["-wal", "-shm"] {
        let log = beside(path, ending);
        if log.exists() {
            fs::rename(&log, beside(&aside, ending))?;
        }
    }
    // The first name stays until another file takes it: at no moment is there none, or a server would begin anew.
    fs::hard_link(path, &aside).or_else(|_| fs::copy(path, &aside).map(drop))?;
    Ok(aside)
}

/// The file into which tables are moved until all have arrived. There must be no database yet, nor the log of one: it
/// would be applied to what comes there. What an arrival that was interrupted has left is deleted.
pub(crate) fn begin_arrival(to: &Path) -> Result<PathBuf, OpenError> {
    if to.exists() || beside(to, "-wal").exists() {
        return Err(wrong(to, "there is a database already; name another directory, or move this file away"));
    }
    let part = arriving(to);
    remove_database(&part);
    Ok(part)
}

/// The name that a file of tables has until all of them are in it.
pub(crate) fn arriving(to: &Path) -> PathBuf {
    beside(to, ".part")
}

/// Deletes a database that nobody needs.
pub(crate) fn remove_database(path: &Path) {
    for file in [path.to_owned(), beside(path, "-wal"), beside(path, "-shm")] {
        let _ = fs::remove_file(file);
    }
}

/// Makes a file durable and gives it its name. It has to be closed: what still stands in a log beside it would be lost.
pub(crate) fn put_in_place(part: &Path, to: &Path) -> io::Result<()> {
    if fs::metadata(beside(part, "-wal")).is_ok_and(|log| log.len() > 0) {
        return Err(io::Error::other("its log is not empty, as if another program used it; try again"));
    }
    fs::File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    open::sync_folder_of(to)
}

/// Puts a table into a database, whole or not at all. A server may be running on it. The table is as old as if it had
/// changed just now. Its people become known, unless they are already: a cookie counts only if its owner is known.
///
/// # Errors
/// [`StoreError::Conflict`] if there is a table with this id; nothing is changed then.
pub fn import(path: &Path, mut table: StoredTable, people: &[Player]) -> Result<(), StoreError> {
    check::import(&table, people)?;
    let mut connection =
        open::writer(path, BUSY).map_err(|error| StoreError::Unavailable(error.to_string()))?;
    let write = || -> Result<(), Failure> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        table.row.summary.seen_ms = query::seen(&transaction)?;
        let StoredTable { row, secret, entries } = table;
        Change::Create { row, secret, entries }.apply(&transaction)?;
        for player in people {
            if query::get_player(&transaction, player.hash)?.is_none() {
                Change::PutPlayer(player.clone()).apply(&transaction)?;
            }
        }
        Ok(transaction.commit()?)
    };
    write().map_err(refused)
}

fn refused(failure: Failure) -> StoreError {
    match failure {
        Failure::Refused(error) => error,
        Failure::Sqlite(error) => failure::unavailable(&error),
    }
}

fn wrong(path: &Path, why: &str) -> OpenError {
    OpenError::Failed { path: path.to_owned(), why: why.to_owned() }
}

fn at(path: &Path) -> impl Fn(io::Error) -> OpenError {
    move |error| wrong(path, &error.to_string())
}
