//! What SQLite's errors mean for the caller.

use rusqlite::ErrorCode;

use super::super::StoreError;

/// Why a piece of work on the database failed.
pub(super) enum Failure {
    /// The work itself is refused; others in the same transaction are not concerned.
    Refused(StoreError),
    /// The database failed.
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Failure {
        Failure::Sqlite(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Refused(error)
    }
}

/// Whether the whole transaction has to be given up. These are the errors after which SQLite may have rolled
/// it back by itself, and asks for an explicit rollback.
pub(super) fn ends_transaction(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::DiskFull
                | ErrorCode::SystemIoFailure
                | ErrorCode::OutOfMemory
                | ErrorCode::DatabaseBusy
                | ErrorCode::OperationInterrupted
                | ErrorCode::DatabaseCorrupt
        )
    )
}

/// What happened, and what whoever runs the server can do. SQLite's own words follow in brackets; they can
/// quote a statement, but never the values bound to it.
pub(super) fn advice(error: &rusqlite::Error) -> String {
    let advice = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "the disk is full; free some space",
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed) => {
            "another program holds the database locked; close it"
        }
        Some(ErrorCode::SystemIoFailure) => "the file cannot be read or written; check the disk",
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            "the file cannot be written; check its owner and rights"
        }
        Some(ErrorCode::CannotOpen) => {
            "the file cannot be opened; check that its folder exists, and the rights"
        }
        Some(ErrorCode::DatabaseCorrupt) => "the file is damaged; restore a backup",
        Some(ErrorCode::NotADatabase) => "the file is no database; name another one",
        Some(ErrorCode::OutOfMemory) => "the machine has no memory left; close other programs",
        _ => "the database failed in a way it should not; please report it",
    };
    format!("{advice} ({error})")
}

pub(super) fn unavailable(error: &rusqlite::Error) -> StoreError {
    StoreError::Unavailable(advice(error))
}
