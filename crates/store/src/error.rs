//! What can go wrong with a store. Every message says what to do, because whoever reads it runs the server.

use std::fmt;
use std::path::PathBuf;

/// Why a call to a store did not do what it should. Nothing was changed, unless the database went away in the middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is no such table.
    NotFound,
    /// Somebody else appended first: load the table again and decide anew.
    Conflict {
        /// The number the caller named.
        expected: u64,
        /// The number the log goes on at.
        next: u64,
    },
    /// The call breaks a limit, which is a mistake in the program; the same call will never succeed.
    Invalid(String),
    /// The database cannot be read or written now: full disk, lock, failing file. Worth trying again (503).
    Unavailable(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NotFound => f.write_str("there is no such table; check its id"),
            StoreError::Conflict { expected, next } => write!(
                f,
                "the log goes on at number {next}, not at {expected}; load the table again and decide anew"
            ),
            StoreError::Invalid(why) => write!(f, "the store does not take this: {why}"),
            StoreError::Unavailable(why) => {
                write!(f, "the store is not available: {why}")
            }
        }
    }
}

impl std::error::Error for StoreError {}

/// Why a store did not start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The database was written by a newer program.
    Newer {
        /// The file, or the address of the database.
        path: PathBuf,
        /// The version of its schema.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The file is a database of something else.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The database does not promise that acknowledged entries survive a crash.
    NotDurable {
        /// The file.
        path: PathBuf,
        /// The setting that was refused.
        setting: &'static str,
        /// What it has to be.
        wanted: &'static str,
        /// What it is.
        found: String,
    },
    /// The database cannot be opened or brought up to date.
    Failed {
        /// The file, or the address of the database.
        path: PathBuf,
        /// What happened, and what to do.
        why: String,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Newer { path, found, known } => write!(
                f,
                "{} was written by a newer Ludoteka (schema {found}, this program knows {known}); \
                 start the newer program, or restore the backup made before the upgrade",
                path.display()
            ),
            OpenError::Foreign { path } => write!(
                f,
                "{} is a database of another program; name another file and leave this one alone",
                path.display()
            ),
            OpenError::NotDurable { path, setting, wanted, found } => write!(
                f,
                "{} has {setting} = {found} where {wanted} is needed to survive a crash; \
                 put the file on a local disk, not on a network share",
                path.display()
            ),
            OpenError::Failed { path, why } => write!(f, "{} cannot be opened: {why}", path.display()),
        }
    }
}

impl std::error::Error for OpenError {}
