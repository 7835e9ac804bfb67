//! The directories of records and tables when nobody chooses others, and the names of files in them.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::failure::Failure;

/// The user's directory of records; it may not exist yet.
pub(crate) fn records_directory() -> Result<PathBuf, Failure> {
    records_below(|name| env::var_os(name).filter(|value| !value.is_empty()))
        .ok_or_else(|| Failure::new("there is no home directory; choose a file with --record FILE"))
}

/// The user's directory for the tables of the browser; it may not exist yet.
fn data_directory() -> Option<PathBuf> {
    data_below(|name| env::var_os(name).filter(|value| !value.is_empty()))
}

/// The directory of the tables: the chosen one, or the user's.
pub(crate) fn chosen_data(chosen: Option<&Path>) -> Result<PathBuf, Failure> {
    let data = chosen.map(Path::to_owned).or_else(data_directory);
    data.ok_or_else(|| Failure::new("there is no home directory; choose one with --data DIR"))
}

/// The address of the database of the tables, if they are in one. Arguments can be read by everybody on the machine,
/// variables cannot.
pub(crate) fn chosen_store(chosen: Option<&str>) -> Option<String> {
    // One that is set to nothing is a mistake that is told: tables must not appear in an empty file instead.
    chosen.map(str::to_owned).or_else(|| env::var("LUDOTEKA_STORE").ok())
}

fn records_below(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    Some(data_below(variable)?.join("records"))
}

fn data_below(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let home = || variable("HOME").map(PathBuf::from);
    // The specification of these directories says that a relative path is to be ignored.
    let chosen = variable("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let data = match chosen {
        Some(path) => path,
        None if cfg!(windows) => PathBuf::from(variable("APPDATA")?),
        None if cfg!(target_os = "macos") => home()?.join("Library").join("Application Support"),
        None => home()?.join(".local").join("share"),
    };
    Some(data.join("ludoteka"))
}

/// A new file's name in a directory: the day, the game, and some digits that no other game has.
pub(crate) fn record_name(directory: &Path, game: &str, commitment: &str) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    let (year, month, day) = civil_date(now.as_secs() / 86_400);
    let digits = commitment.get(..8).unwrap_or(commitment);
    directory.join(format!("{year:04}-{month:02}-{day:02}-{game}-{digits}.rec"))
}

/// Year, month and day of a day counted from 1970-01-01, by the Gregorian calendar.
pub(crate) fn civil_date(day: u64) -> (u64, u64, u64) {
    // Years are counted from March, so that the odd day falls on their end; 400 of them have 146097 days.
    let day = day + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day_of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day_of_month)
}

/// A path as it can be pasted behind a shell's prompt.
pub(crate) fn shell_word(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+:@%,=\\".contains(c);
    if text.chars().all(is_plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}
