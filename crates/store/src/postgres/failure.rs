//! What PostgreSQL's errors mean for the caller.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::super::StoreError;

/// Why a piece of work on the database failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The work itself is refused.
    Refused(StoreError),
    /// The database answered that it did not do it.
    Failed(String),
    /// The connection broke. What was under way may have been done or not.
    Lost(String),
}

impl Failure {
    /// There was no answer within the time for it.
    pub(super) fn late() -> Failure {
        Failure::Lost(
            "the database does not answer in time; check that it runs and can be reached".to_owned(),
        )
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        if is_lost(&error) { Failure::Lost(advice(&error)) } else { Failure::Failed(advice(&error)) }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Refused(error)
    }
}

impl Failure {
    /// What the caller of the store is told.
    pub(super) fn into_error(self) -> StoreError {
        match self {
            Failure::Refused(error) => error,
            Failure::Failed(why) | Failure::Lost(why) => StoreError::Unavailable(why),
        }
    }
}

/// Whether the connection is of no use any more. A server that shuts down says so in words, but a commit that waited
/// for its standby then may have been made all the same.
fn is_lost(error: &Error) -> bool {
    const GOING: [SqlState; 4] = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::READ_ONLY_SQL_TRANSACTION,
    ];
    match error.code() {
        Some(code) => GOING.contains(code) || code.code().starts_with("25P03"),
        None => true,
    }
}

/// What a message begins with that says why a connection was not encrypted. Its kind cannot be asked.
const ENCRYPTION: &str = "error performing TLS handshake";

/// What happened, and what whoever runs the server can do. PostgreSQL's own message follows in brackets; its details,
/// which can quote values, do not.
fn advice(error: &Error) -> String {
    let Some(known) = error.as_db_error() else {
        if error.to_string().starts_with(ENCRYPTION) {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            return format!(
                "the connection could not be encrypted; check the certificate of the database, sslmode and sslrootcert ({why})"
            );
        }
        let text = error.to_string();
        if text.starts_with("invalid configuration") {
            return format!(
                "the address of the database lacks something; check its user and password ({text})"
            );
        }
        let cause = std::error::Error::source(error).map(|cause| format!(": {cause}")).unwrap_or_default();
        return format!(
            "the database does not answer; check that it runs and can be reached ({error}{cause})"
        );
    };
    let advice = match known.code().code() {
        "53100" => "the disk of the database is full; free some space",
        "53300" => "the database has no connection left; raise max_connections",
        "53200" => "the machine of the database has no memory left",
        "28P01" | "28000" => "the database does not let us in; check user, password and pg_hba.conf",
        "3D000" => "there is no such database; make it with createdb",
        "42501" => "the user of the database may not do this; make it the owner of the database",
        "25006" => "the database is a standby and cannot be written; name the primary",
        code if code.starts_with("57P") => "the database is stopping or starting",
        "40P01" | "55P03" | "40001" => "the database was too busy; try again",
        _ => "the database failed in a way it should not; please report it",
    };
    format!("{advice} ({}: {})", known.code().code(), known.message())
}
