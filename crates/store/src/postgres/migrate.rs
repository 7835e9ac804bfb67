//! The schema and its versions.

use tokio_postgres::Transaction;

use super::super::OpenError;
use super::connect::{Address, Link};
use super::failure::Failure;

/// One version of the schema.
pub(super) struct Migration {
    pub(super) sql: &'static str,
    /// The oldest version whose program can work with a database that has this one. While people play, nodes of two
    /// versions use one database: a migration that only adds leaves it as it was.
    pub(super) works_from: i64,
}

/// The schema, one file per version. A file that was released is never edited; a change is a new file.
pub(super) const MIGRATIONS: [Migration; 4] = [
    Migration { sql: include_str!("migrations/0001-tables.sql"), works_from: 1 },
    Migration { sql: include_str!("migrations/0002-time.sql"), works_from: 1 },
    Migration { sql: include_str!("migrations/0003-notices.sql"), works_from: 1 },
    Migration { sql: include_str!("migrations/0004-seal.sql"), works_from: 1 },
];

/// Taken while the schema is brought up to date, so that of several nodes that start at once one does it ("Ludo").
const LOCK: i64 = 0x4c75_646f;

/// What a database is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A node serves its tables.
    Serve,
    /// Its tables are copied elsewhere.
    Depart,
    /// Tables of elsewhere are copied into it. Until all are there it holds a table `arriving`, and nobody serves it.
    Arrive,
}

/// Brings the schema up to date in one transaction: after a crash the old schema is there, or the new one.
pub(super) async fn migrate(link: &mut Link, address: &Address, purpose: Purpose) -> Result<(), OpenError> {
    let failed = |failure: Failure| failed(address, failure);
    let known = MIGRATIONS.len() as i64;
    let work = async {
        let transaction = link.client.transaction().await?;
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
        if let Some(why) = prepare(&transaction, purpose).await? {
            return Ok(Some(OpenError::Failed { path: address.to_string().into(), why: why.to_owned() }));
        }
        transaction.batch_execute("CREATE SCHEMA IF NOT EXISTS ludoteka").await?;
        transaction
            .batch_execute(
                "CREATE TABLE IF NOT EXISTS schema_version (
                     version bigint PRIMARY KEY, works_from bigint NOT NULL, made_at timestamptz NOT NULL DEFAULT now())",
            )
            .await?;
        let newest = "SELECT version, works_from FROM schema_version ORDER BY version DESC LIMIT 1";
        let (version, works_from) =
            transaction.query_opt(newest, &[]).await?.map_or((0, 0), |row| (row.get(0), row.get(1)));
        if works_from > known {
            let path = address.to_string().into();
            return Ok(Some(OpenError::Newer { path, found: version, known }));
        }
        for (number, migration) in (1..).zip(&MIGRATIONS).filter(|(number, _)| *number > version) {
            transaction.batch_execute(migration.sql).await?;
            let note = "INSERT INTO schema_version (version, works_from) VALUES ($1, $2)";
            transaction.execute(note, &[&number, &migration.works_from]).await?;
        }
        if purpose == Purpose::Arrive {
            transaction.batch_execute("CREATE TABLE arriving ()").await?;
        }
        transaction.commit().await?;
        Ok(None)
    };
    work.await.map_err(|error: tokio_postgres::Error| failed(error.into()))?.map_or(Ok(()), Err)
}

/// Looks whether the database can be used for this; if not, says why not and what to do.
async fn prepare(
    transaction: &Transaction<'_>,
    purpose: Purpose,
) -> Result<Option<&'static str>, tokio_postgres::Error> {
    let ask =
        async |sql: &str| Ok::<bool, tokio_postgres::Error>(transaction.query_one(sql, &[]).await?.get(0));
    let is_ours = ask("SELECT to_regclass('ludoteka.tables') IS NOT NULL").await?;
    let is_arriving = ask("SELECT to_regclass('ludoteka.arriving') IS NOT NULL").await?;
    Ok(match purpose {
        Purpose::Depart if !is_ours => Some("there are no tables in it; check the address"),
        Purpose::Serve | Purpose::Depart if is_arriving => Some(
            "tables were being moved into it and not all have arrived; run `ludoteka move` again to its end",
        ),
        Purpose::Arrive if is_arriving => {
            // Nobody has played on what an interrupted move has left.
            transaction.batch_execute("DROP SCHEMA ludoteka CASCADE").await?;
            None
        }
        Purpose::Arrive if is_ours => {
            let sql = "SELECT EXISTS (SELECT FROM ludoteka.tables) OR EXISTS (SELECT FROM ludoteka.players)";
            ask(sql).await?.then_some("it is not empty; name an empty database (`createdb` makes one)")
        }
        Purpose::Serve | Purpose::Depart | Purpose::Arrive => None,
    })
}

pub(super) fn failed(address: &Address, failure: Failure) -> OpenError {
    let why = match failure {
        Failure::Refused(error) => error.to_string(),
        Failure::Failed(why) | Failure::Lost(why) => why,
    };
    OpenError::Failed { path: address.to_string().into(), why }
}
