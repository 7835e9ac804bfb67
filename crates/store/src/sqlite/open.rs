//! Opening the database file: settings that make it durable, read back, and migrations.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::super::OpenError;
use super::failure;

/// One version of the schema.
pub(super) struct Migration {
    sql: &'static str,
    /// Whether a program that does not know it may use the database all the same, because what is new has defaults.
    /// Then one can go back to that program.
    pub(super) is_optional: bool,
}

/// The schema, one file per version. A file that was released is never edited; a change is a new file.
pub(super) const MIGRATIONS: [Migration; 4] = [
    Migration { sql: include_str!("migrations/0001-tables.sql"), is_optional: false },
    Migration { sql: include_str!("migrations/0002-lists.sql"), is_optional: false },
    Migration { sql: include_str!("migrations/0003-time.sql"), is_optional: true },
    Migration { sql: include_str!("migrations/0004-notices.sql"), is_optional: true },
];

/// What a program has to know to use a database of the newest schema.
pub(super) fn needed_version() -> usize {
    MIGRATIONS.iter().rposition(|migration| !migration.is_optional).map_or(0, |index| index + 1)
}

/// Marks the file as ours ("Ludo"), so that a wrong path does not change another program's database.
const APPLICATION_ID: i64 = 0x4c75_646f;

/// Beyond this size the write-ahead log is cut after a checkpoint instead of being kept for reuse.
const WAL_BYTES_KEPT: i64 = 16 * 1024 * 1024;

/// The connection that writes, ready for use: durable as asserted, and with the newest schema.
pub(super) fn writer(path: &Path, busy: Duration) -> Result<Connection, OpenError> {
    make_private(path).map_err(|error| OpenError::Failed {
        path: path.to_owned(),
        why: format!("{error}; the folder must exist and the file must be writable"),
    })?;
    let failed = failed(path);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags).map_err(&failed)?;
    connection.busy_timeout(busy).map_err(&failed)?;
    // Before any setting: a file that is not ours or too new is left as it is.
    check_version(&connection, path)?;
    make_durable(&connection, path)?;
    migrate(&mut connection, path)?;
    Ok(connection)
}

/// A connection that reads. It sees whatever was committed before a query began.
pub(super) fn reader(path: &Path, busy: Duration) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(busy)?;
    Ok(connection)
}

/// Creates a missing file readable by its owner only, since secrets will lie in it. SQLite gives the files
/// beside it the same rights.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(file) => {
            file.sync_all()?;
            sync_folder_of(path)
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// Makes the new file's name durable: a crash soon after the first start must not lose the file itself.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

fn make_durable(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    let settings = [
        ("journal_mode", "wal"),
        ("synchronous", "2"),
        // Only macOS looks at it; there a plain fsync does not reach the disk.
        ("fullfsync", "1"),
        ("foreign_keys", "1"),
    ];
    for (setting, wanted) in settings {
        let found = set(connection, setting, wanted).map_err(failed(path))?;
        if found != wanted {
            return Err(OpenError::NotDurable { path: path.to_owned(), setting, wanted, found });
        }
    }
    connection.pragma_update(None, "journal_size_limit", WAL_BYTES_KEPT).map_err(failed(path))
}

/// What SQLite says about the file, as an error of opening it.
pub(super) fn failed(path: &Path) -> impl Fn(rusqlite::Error) -> OpenError {
    move |error| OpenError::Failed { path: path.to_owned(), why: failure::advice(&error) }
}

/// Sets a pragma and reads it back, because SQLite ignores what it cannot do without a word.
fn set(connection: &Connection, setting: &str, value: &str) -> rusqlite::Result<String> {
    // Some pragmas answer with a row when they are set, others do not.
    connection.pragma_update_and_check(None, setting, value, |_| Ok(())).or_else(|error| match error {
        rusqlite::Error::QueryReturnedNoRows => Ok(()),
        error => Err(error),
    })?;
    connection.pragma_query_value(None, setting, |row| {
        Ok(match row.get_ref(0)? {
            rusqlite::types::ValueRef::Integer(number) => number.to_string(),
            other => other.as_str()?.to_owned(),
        })
    })
}

/// The version of the schema, and what a program has to know to use it, if the file is ours to use.
pub(super) fn check_version(connection: &Connection, path: &Path) -> Result<Version, OpenError> {
    let read = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let inspect = || -> rusqlite::Result<(i64, i64, i64, i64)> {
        let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
        let objects = count("SELECT count(*) FROM sqlite_schema")?;
        let needed = read("user_version")?;
        // Databases that are older than the table have all versions up to `user_version`.
        let is_told = count("SELECT count(*) FROM sqlite_schema WHERE name = 'schema_version'")? > 0;
        let version = if is_told { count("SELECT version FROM schema_version")? } else { needed };
        Ok((read("application_id")?, needed, version, objects))
    };
    let (application, needed, version, objects) = inspect().map_err(failed(path))?;
    let is_empty = application == 0 && version == 0 && objects == 0;
    if application != APPLICATION_ID && !is_empty {
        return Err(OpenError::Foreign { path: path.to_owned() });
    }
    let known = MIGRATIONS.len();
    match (usize::try_from(needed), usize::try_from(version)) {
        (Ok(needed), Ok(version)) if needed <= known => Ok(Version { version: version.max(needed), needed }),
        _ => Err(OpenError::Newer { path: path.to_owned(), found: needed, known: known as i64 }),
    }
}

pub(super) struct Version {
    version: usize,
    needed: usize,
}

/// Brings the schema up to date in one transaction: after a crash the old schema is there, or the new one.
fn migrate(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let failed = failed(path);
    let transaction =
        connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(&failed)?;
    // Asked again under the lock, for another process may have migrated meanwhile.
    let Version { version, needed } = check_version(&transaction, path)?;
    let apply = || -> rusqlite::Result<()> {
        for migration in MIGRATIONS.iter().skip(version) {
            transaction.execute_batch(migration.sql)?;
        }
        if version < MIGRATIONS.len() {
            transaction.execute("UPDATE schema_version SET version = ?1", [MIGRATIONS.len() as i64])?;
            transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
            transaction.pragma_update(None, "user_version", needed.max(needed_version()) as i64)?;
        }
        Ok(())
    };
    apply().and_then(|()| transaction.commit()).map_err(&failed)
}
