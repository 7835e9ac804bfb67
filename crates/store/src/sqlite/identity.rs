//! Whether the files at a path are still those that are open. Somebody who deletes or replaces a database under a
//! running server does not disturb the server at all: it writes on into a file without a name, and all of it is lost
//! with the process. So the names are looked at before every commit, which costs next to nothing.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// What every SQLite file begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// The files that a store has open.
pub(super) struct OpenFiles {
    path: PathBuf,
    database: Option<Identity>,
    log: Option<Identity>,
    /// The database, to look at its first bytes. It is opened once and stays open: on Unix the locks that SQLite holds on a
    /// file for this process are gone as soon as the process closes the file, whoever opened it.
    file: Mutex<Option<File>>,
    /// The database never shrinks while it is open.
    length: AtomicU64,
    /// Whether SQLite has found the file damaged; it does not get well by itself.
    is_damaged: AtomicBool,
}

/// Which file it is, whatever its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Identity {
    device: u64,
    number: u64,
}

impl Identity {
    #[cfg(unix)]
    fn of(path: &Path) -> io::Result<Identity> {
        use std::os::unix::fs::MetadataExt;
        let about = fs::metadata(path)?;
        Ok(Identity { device: about.dev(), number: about.ino() })
    }

    /// Where files have no numbers, all that is seen is whether there is one. Such systems do not let a file that is
    /// open be deleted anyway.
    #[cfg(not(unix))]
    fn of(path: &Path) -> io::Result<Identity> {
        fs::metadata(path).map(|_| Identity { device: 0, number: 0 })
    }
}

/// The file beside a database, by what is added to its name: `-wal` for its log.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

impl OpenFiles {
    /// Remembers the files of a database that has just been opened and written to.
    pub(super) fn new(path: &Path) -> OpenFiles {
        OpenFiles {
            path: path.to_owned(),
            database: Identity::of(path).ok(),
            log: Identity::of(&beside(path, "-wal")).ok(),
            file: Mutex::new(File::open(path).ok()),
            length: AtomicU64::new(0),
            is_damaged: AtomicBool::new(false),
        }
    }

    /// Says what is wrong if the files are not those that were opened.
    pub(super) fn check(&self) -> Result<(), String> {
        let is = |path: &Path, then: Option<Identity>| then.is_none() || Identity::of(path).ok() == then;
        if !is(&self.path, self.database) || !is(&beside(&self.path, "-wal"), self.log) {
            return Err(format!(
                "{} was deleted or replaced while it was open; stop the server, put the file back or \
                 restore a backup, and start again",
                self.path.display()
            ));
        }
        Ok(())
    }

    /// The same, and whether what lies there still looks like a database.
    pub(super) fn check_well(&self) -> Result<(), String> {
        self.check()?;
        let damaged = || {
            Err(format!(
                "{} is damaged; stop the server, look with `ludoteka check`, and restore a backup",
                self.path.display()
            ))
        };
        if self.is_damaged.load(Ordering::Relaxed) {
            return damaged();
        }
        let read = || -> io::Result<([u8; 16], u64)> {
            let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
            let file = file.as_mut().ok_or(io::ErrorKind::NotFound)?;
            let mut magic = [0; 16];
            file.rewind()?;
            file.read_exact(&mut magic)?;
            Ok((magic, file.metadata()?.len()))
        };
        match read() {
            Ok((magic, length)) if &magic == MAGIC && length >= self.length.load(Ordering::Relaxed) => {
                self.length.fetch_max(length, Ordering::Relaxed);
                Ok(())
            }
            _ => damaged(),
        }
    }

    /// Remembers that SQLite has found the file damaged.
    pub(super) fn note_error(&self, error: &rusqlite::Error) {
        use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
        if matches!(error.sqlite_error_code(), Some(DatabaseCorrupt | NotADatabase)) {
            self.is_damaged.store(true, Ordering::Relaxed);
        }
    }
}
