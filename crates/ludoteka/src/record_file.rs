//! The record of a game being played: every line is on the disk before anybody hears of it.
//!
//! Until the game is over its secret lies beside the record in `FILE.secret`, readable by its owner only.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use engine::{By, Game, Header, Line, LineOf, Record, RecordWriter, Secret, Table};

use crate::failure::Failure;
use crate::opening::RECORD_BYTES_MAX;

/// Held while lines are written: code that wants to end the program takes it first.
pub(crate) type WriteGuard = Arc<Mutex<()>>;

/// A record that grows.
#[derive(Debug)]
pub(crate) struct RecordFile {
    path: PathBuf,
    file: File,
    writer: RecordWriter,
    secret: Secret,
    /// How many moves are written, and how many bytes in all.
    written: usize,
    length: u64,
    /// Where the record stood before each secret choice that still waits for others.
    marks: Vec<Mark>,
    is_secret_written: bool,
    guard: WriteGuard,
}

/// A place in the record to go back to.
#[derive(Debug)]
struct Mark {
    written: usize,
    length: u64,
    writer: RecordWriter,
}

/// An unfinished record as found, locked so that nobody else goes on with it.
#[derive(Debug)]
pub(crate) struct Unfinished {
    file: File,
    pub(crate) record: Record,
    pub(crate) secret: Secret,
}

/// Where the secret of a record lies.
pub(crate) fn secret_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".secret");
    PathBuf::from(name)
}

impl RecordFile {
    /// Starts a record in a new file. If anything fails, nothing is left behind.
    pub(crate) fn create(path: &Path, header: &Header, secret: Secret) -> Result<RecordFile, Failure> {
        let beside = secret_path(path);
        let failed = |path: &Path, error: &io::Error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                Failure::at(path, "exists already; choose another file, or go on with --resume")
            }
            _ => Failure::at(path, error),
        };
        if path.exists() {
            return Err(failed(path, &io::ErrorKind::AlreadyExists.into()));
        }
        write_secret(&beside, &secret).map_err(|error| failed(&beside, &error))?;
        let (writer, text) = RecordWriter::start(header);
        let started = OpenOptions::new().write(true).create_new(true).open(path).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            sync_directory(path);
            Ok(file)
        });
        let file = started.map_err(|error| {
            let _ = fs::remove_file(&beside);
            failed(path, &error)
        })?;
        lock(path, &file)?;
        Ok(RecordFile {
            path: path.to_owned(),
            file,
            writer,
            secret,
            written: 0,
            length: text.len() as u64,
            marks: Vec::new(),
            is_secret_written: false,
            guard: WriteGuard::default(),
        })
    }

    /// Goes on with an unfinished record; a line that was cut off is dropped.
    pub(crate) fn resume(path: &Path, unfinished: Unfinished) -> Result<RecordFile, Failure> {
        let Unfinished { mut file, record, secret } = unfinished;
        let whole = record.whole_bytes as u64;
        cut(&mut file, whole).map_err(|error| Failure::at(path, error))?;
        Ok(RecordFile {
            path: path.to_owned(),
            file,
            writer: record.writer(),
            secret,
            written: record.lines.len(),
            length: whole,
            marks: Vec::new(),
            is_secret_written: record.secret.is_some(),
            guard: WriteGuard::default(),
        })
    }

    /// Where the record lies.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The secret of the game.
    pub(crate) fn secret(&self) -> &Secret {
        &self.secret
    }

    /// What to hold to keep lines from being written.
    pub(crate) fn guard(&self) -> WriteGuard {
        Arc::clone(&self.guard)
    }

    /// Writes what a table has and the record has not. Secret choices that wait for others are written too, so
    /// that nobody is asked twice; they come in seat order because the seats are asked in it.
    pub(crate) fn append<G: Game>(&mut self, table: &Table<G>) -> Result<(), Failure> {
        let waiting = table.commits().iter().map(|&(seat, action)| Line::Act(seat, action));
        let lines: Vec<LineOf<G>> = table.lines().iter().copied().chain(waiting).collect();
        let Some(new) = lines.get(self.written..).filter(|new| !new.is_empty()) else { return Ok(()) };
        let mark = Mark { written: self.written, length: self.length, writer: self.writer.clone() };
        let mut text = String::new();
        for line in new {
            text.push_str(&match line {
                Line::Act(seat, action) => self.writer.line(By::Seat(*seat), &action.to_string()),
                Line::Chance(chance) => self.writer.line(By::Chance, &chance.to_string()),
            });
        }
        self.write(&text)?;
        self.written = lines.len();
        if table.commits().is_empty() {
            self.marks.clear();
        } else {
            self.marks.push(mark);
        }
        Ok(())
    }

    /// Whether the record can go back to its first `count` moves.
    pub(crate) fn can_go_back(&self, count: usize) -> bool {
        self.marks.iter().any(|mark| mark.written == count)
    }

    /// Forgets all but the first `count` moves: secret choices that were taken back.
    pub(crate) fn go_back(&mut self, count: usize) -> Result<(), Failure> {
        let Some(at) = self.marks.iter().position(|mark| mark.written == count) else { return Ok(()) };
        let Mark { written, length, writer } = self.marks.swap_remove(at);
        self.marks.truncate(at);
        (self.written, self.length, self.writer) = (written, length, writer);
        let guard = Arc::clone(&self.guard);
        let _held = guard.lock().unwrap_or_else(PoisonError::into_inner);
        cut(&mut self.file, length).map_err(|error| Failure::at(&self.path, error))
    }

    /// Reveals the secret and ends the record.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        let text =
            if self.is_secret_written { "end\n".to_owned() } else { self.writer.clone().end(&self.secret) };
        self.write(&text)?;
        let beside = secret_path(&self.path);
        match fs::remove_file(&beside) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Failure::at(&beside, error)),
            _ => Ok(()),
        }
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        let guard = Arc::clone(&self.guard);
        let _held = guard.lock().unwrap_or_else(PoisonError::into_inner);
        let outcome = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        self.length += text.len() as u64;
        outcome.map_err(|error| Failure::at(&self.path, error))
    }
}

fn cut(file: &mut File, length: u64) -> io::Result<()> {
    file.set_len(length)?;
    file.seek(SeekFrom::Start(length))?;
    file.sync_data()
}

impl Unfinished {
    /// Reads an unfinished record and its secret. Nothing is changed.
    pub(crate) fn read(path: &Path) -> Result<Unfinished, Failure> {
        let failed = |error: io::Error| Failure::at(path, error);
        let about = fs::metadata(path).map_err(failed)?;
        if !about.is_file() {
            return Err(Failure::at(path, "not a file"));
        }
        if about.len() > RECORD_BYTES_MAX {
            return Err(Failure::at(path, "too long to be a record"));
        }
        let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(failed)?;
        lock(path, &file)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let record = Record::parse_bytes(&bytes).map_err(|error| Failure::at(path, error))?;
        if record.ended {
            forget_revealed(path, &record);
            return Err(Failure::at(path, "this game is over; `ludoteka replay` shows it"));
        }
        let secret = match &record.secret {
            Some((_, secret)) => secret.clone(),
            None => read_secret(&secret_path(path))?,
        };
        if secret.commitment() != record.header.commitment {
            let cause = "the secret does not fit the commitment of the record";
            return Err(Failure::at(&secret_path(path), cause));
        }
        Ok(Unfinished { file, record, secret })
    }
}

/// Removes the secret of a game that is over, in case the program was ended before it could.
fn forget_revealed(path: &Path, record: &Record) {
    let beside = secret_path(path);
    if read_secret(&beside).is_ok_and(|secret| secret.commitment() == record.header.commitment) {
        let _ = fs::remove_file(beside);
    }
}

fn lock(path: &Path, file: &File) -> Result<(), Failure> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(Failure::at(path, "this game is being played by another running ludoteka"))
        }
        // Some file systems have no locks; two players of one file are then on their own.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

fn read_secret(path: &Path) -> Result<Secret, Failure> {
    let text = fs::read_to_string(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Failure::at(path, "missing; without its secret a game cannot go on"),
        _ => Failure::at(path, error),
    })?;
    Secret::parse(text.trim())
        .ok_or_else(|| Failure::at(path, "not a secret (64 hexadecimal digits expected)"))
}

fn write_secret(path: &Path, secret: &Secret) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    let written = file.write_all(format!("{}\n", secret.reveal()).as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

/// Makes the names of new files durable too; where directories cannot be opened there is nothing to do.
fn sync_directory(path: &Path) {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(directory) = File::open(parent) {
        let _ = directory.sync_all();
    }
}
