//! The queries a reader runs.

use std::collections::BTreeSet;

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params, params_from_iter};

use super::super::{
    Filter, Moment, OpenedBy, Player, PlayerHash, Status, StoreError, StoredEntry, StoredTable, Summary,
    TableRow, TableSecret, Totals,
};
use super::failure::Failure;

/// The columns of a [`TableRow`], in the order [`table_row`] reads them. None comes from `secrets`.
const COLUMNS: &str = "t.id, t.game, t.public, t.created_ms, t.status, t.updated_ms, t.shown,
    (SELECT group_concat(player, ' ') FROM players_at WHERE table_key = t.key),
    (SELECT group_concat(player, ' ') FROM players_at WHERE table_key = t.key AND waiting = 1),
    t.host, t.bots_wait, t.disposable, t.seen_ms";

pub(super) fn load(connection: &Connection, table: &str) -> Result<StoredTable, Failure> {
    let found = connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS}, t.key, s.secret FROM tables t LEFT JOIN secrets s ON s.table_key = t.key
             WHERE t.id = ?1"
        ))?
        .query_row([table], |row| {
            Ok((table_row(row)?, row.get::<_, i64>(13)?, row.get::<_, Option<String>>(14)?))
        })
        .optional()?;
    let (row, key, secret) = found.ok_or(StoreError::NotFound)?;
    let entries = connection
        .prepare_cached(
            "SELECT number, kind, body, hash, at_ms FROM entries WHERE table_key = ?1 ORDER BY number",
        )?
        .query_map([key], entry)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(StoredTable { row, secret: secret.map(TableSecret::new), entries })
}

pub(super) fn since(connection: &Connection, table: &str, number: u64) -> Result<Vec<StoredEntry>, Failure> {
    let entries = connection
        .prepare_cached(
            "SELECT number, kind, body, hash, at_ms FROM entries
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number >= ?2 ORDER BY number",
        )?
        .query_map(params![table, number.cast_signed()], entry)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(entries)
}

pub(super) fn ids(connection: &Connection, after: &str, limit: u32) -> Result<Vec<String>, Failure> {
    let ids = connection
        .prepare_cached("SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2")?
        .query_map(params![after, limit], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(ids)
}

pub(super) fn bots_idle(
    connection: &Connection,
    before_ms: i64,
    limit: u32,
) -> Result<Vec<(String, i64)>, Failure> {
    let sql = "SELECT id, updated_ms FROM tables INDEXED BY tables_bots_wait
         WHERE bots_wait = 1 AND status = 'playing' AND updated_ms < ?1 ORDER BY updated_ms DESC, id LIMIT ?2";
    let idle = connection
        .prepare_cached(sql)?
        .query_map(params![before_ms, limit], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(idle)
}

pub(super) fn players_after(
    connection: &Connection,
    after: Option<PlayerHash>,
    limit: u32,
) -> Result<Vec<Player>, Failure> {
    let after = after.map(|hash| hash.to_string()).unwrap_or_default();
    let players = connection
        .prepare_cached(
            "SELECT name, colour, language, updated_ms, player FROM players WHERE player > ?1
             ORDER BY player LIMIT ?2",
        )?
        .query_map(params![after, limit], |row| player(row, hash(row, 4)?))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(players)
}

/// The query of a list, without its order. Each follows an index from the newest on, or the few tables of a player.
pub(super) fn list_sql(filter: Filter) -> String {
    let from = match filter {
        Filter::Public(_) => {
            "tables t INDEXED BY tables_public WHERE t.public = 1 AND t.status IN ('open', 'playing') AND NOT EXISTS
             (SELECT 1 FROM players_at p WHERE p.table_key = t.key AND p.player = ?2)"
        }
        Filter::Live => "tables t WHERE t.status IN ('open', 'playing')",
        Filter::BotsWait => "tables t INDEXED BY tables_bots_wait WHERE t.bots_wait = 1 AND t.status = 'playing'",
        Filter::Of(_) => OF_PLAYER,
        Filter::LiveOf(_) => &format!("{OF_PLAYER} AND t.status IN ('open', 'playing')"),
        Filter::FinishedOf(_) => &format!("{OF_PLAYER} AND t.status IN ('over', 'closed')"),
        Filter::OpenedBy(_) => "tables t INDEXED BY tables_by_host WHERE t.host = ?2 AND t.status IN ('open', 'playing')",
    };
    format!("SELECT {COLUMNS} FROM {from} ORDER BY t.updated_ms DESC, t.id LIMIT ?1")
}

pub(super) fn list(connection: &Connection, filter: Filter, limit: u32) -> Result<Vec<TableRow>, Failure> {
    let player = match filter {
        Filter::Public(player) => player.map(|player| player.to_string()).unwrap_or_default(),
        Filter::Of(player)
        | Filter::LiveOf(player)
        | Filter::FinishedOf(player)
        | Filter::OpenedBy(player) => player.to_string(),
        Filter::Live | Filter::BotsWait => return rows(connection, &list_sql(filter), &[&limit]),
    };
    rows(connection, &list_sql(filter), &[&limit, &player])
}

const OF_PLAYER: &str = "players_at p JOIN tables t ON t.key = p.table_key WHERE p.player = ?2";

pub(super) fn expired(
    connection: &Connection,
    among: &[Status],
    before: Moment,
    limit: u32,
) -> Result<Vec<TableRow>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM tables t WHERE {} AND t.updated_ms < ?2 AND t.seen_ms < ?3 ORDER BY t.updated_ms, t.id LIMIT ?1",
        is_one_of(among)
    );
    rows(connection, &sql, &[&limit, &before.at_ms, &before.seen_ms])
}

pub(super) fn opened_by(connection: &Connection, host: PlayerHash) -> Result<OpenedBy, Failure> {
    let opened = connection
        .prepare_cached(
            "SELECT count(*), coalesce(sum(disposable = 1 AND status = 'playing'), 0) FROM tables
             WHERE host = ?1 AND status IN ('open', 'playing')",
        )?
        .query_row([host.to_string()], |row| Ok(OpenedBy { tables: row.get(0)?, bots_only: row.get(1)? }))?;
    Ok(opened)
}

pub(super) fn disposable(
    connection: &Connection,
    before: Moment,
    limit: u32,
) -> Result<Vec<TableRow>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM tables t INDEXED BY tables_disposable WHERE t.disposable = 1 AND t.status IN ('over', 'closed')
         AND t.updated_ms < ?2 AND t.seen_ms < ?3 ORDER BY t.updated_ms LIMIT ?1"
    );
    rows(connection, &sql, &[&limit, &before.at_ms, &before.seen_ms])
}

pub(super) fn get_player(connection: &Connection, hash: PlayerHash) -> Result<Option<Player>, Failure> {
    let player = connection
        .prepare_cached("SELECT name, colour, language, updated_ms FROM players WHERE player = ?1")?
        .query_row([hash.to_string()], |row| player(row, hash))
        .optional()?;
    Ok(player)
}

fn player(row: &Row<'_>, hash: PlayerHash) -> rusqlite::Result<Player> {
    Ok(Player {
        hash,
        name: row.get(0)?,
        colour: row.get(1)?,
        language: row.get(2)?,
        updated_ms: row.get(3)?,
    })
}

fn rows(connection: &Connection, sql: &str, values: &[&dyn ToSql]) -> Result<Vec<TableRow>, Failure> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut found = statement.query(params_from_iter(values))?;
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        match table_row(row) {
            Ok(row) => rows.push(row),
            // One row that cannot be read must not hide the others from lists and sweeps.
            Err(error) => {
                let id: String = row.get(0).unwrap_or_default();
                tracing::warn!(table = %id, %error, "a table cannot be listed; `ludoteka check` says more");
            }
        }
    }
    Ok(rows)
}

pub(super) fn seen(connection: &Connection) -> Result<i64, Failure> {
    Ok(connection.query_row("SELECT seen_ms FROM seen", [], |row| row.get(0))?)
}

pub(super) fn totals(connection: &Connection) -> Result<Totals, Failure> {
    let sql = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM players)";
    let count =
        |row: &Row<'_>, column| Ok::<u64, rusqlite::Error>(row.get::<_, i64>(column)?.cast_unsigned());
    let read = |row: &Row<'_>| {
        Ok(Totals { tables: count(row, 0)?, entries: count(row, 1)?, players: count(row, 2)? })
    };
    Ok(connection.query_row(sql, [], read)?)
}

/// A condition on the status. The words are ours, so they may stand in the statement.
fn is_one_of(statuses: &[Status]) -> String {
    let words: Vec<_> = statuses.iter().map(|status| format!("'{}'", status.as_str())).collect();
    format!("t.status IN ({})", words.join(", "))
}

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let status: String = row.get(4)?;
    Ok(TableRow {
        id: row.get(0)?,
        game: row.get(1)?,
        host: players(row, 9)?.pop_first(),
        public: row.get(2)?,
        created_ms: row.get(3)?,
        summary: Summary {
            status: status.parse().map_err(|error| damaged(4, error))?,
            updated_ms: row.get(5)?,
            seen_ms: row.get(12)?,
            players: players(row, 7)?,
            waiting: players(row, 8)?,
            bots_wait: row.get(10)?,
            disposable: row.get(11)?,
            shown: row.get(6)?,
            asked: Vec::new(),
        },
    })
}

fn players(row: &Row<'_>, column: usize) -> rusqlite::Result<BTreeSet<PlayerHash>> {
    let hashes: Option<String> = row.get(column)?;
    let parse = |digits| PlayerHash::parse(digits).ok_or_else(|| damaged(column, "no hash of a player"));
    hashes.unwrap_or_default().split_ascii_whitespace().map(parse).collect()
}

fn entry(row: &Row<'_>) -> rusqlite::Result<StoredEntry> {
    Ok(StoredEntry {
        number: row.get::<_, i64>(0)?.cast_unsigned(),
        kind: row.get(1)?,
        body: row.get(2)?,
        hash: row.get::<_, i64>(3)?.cast_unsigned(),
        at_ms: row.get(4)?,
    })
}

/// The hash of a player in a column.
pub(super) fn hash(row: &Row<'_>, column: usize) -> rusqlite::Result<PlayerHash> {
    let digits: String = row.get(column)?;
    PlayerHash::parse(&digits).ok_or_else(|| damaged(column, "no hash of a player"))
}

pub(super) fn damaged(
    column: usize,
    error: impl Into<Box<dyn std::error::Error + Send + Sync>>,
) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into())
}
