//! The queries a reader runs.

use std::collections::BTreeSet;

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params_from_iter};

use super::super::{
    Filter, Player, PlayerHash, Status, StoreError, StoredEntry, StoredTable, Summary, TableRow, TableSecret,
};
use super::failure::Failure;

/// The columns of a [`TableRow`], in the order [`table_row`] reads them. None comes from `secrets`.
const COLUMNS: &str = "t.id, t.game, t.public, t.created_ms, t.status, t.updated_ms, t.shown,
    (SELECT group_concat(player, ' ') FROM players_at WHERE table_key = t.key),
    (SELECT group_concat(player, ' ') FROM players_at WHERE table_key = t.key AND waiting = 1)";

pub(super) fn load(connection: &Connection, table: &str) -> Result<StoredTable, Failure> {
    let found = connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS}, t.key, s.secret FROM tables t LEFT JOIN secrets s ON s.table_key = t.key
             WHERE t.id = ?1"
        ))?
        .query_row([table], |row| {
            Ok((table_row(row)?, row.get::<_, i64>(9)?, row.get::<_, Option<String>>(10)?))
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

pub(super) fn list(connection: &Connection, filter: Filter, limit: u32) -> Result<Vec<TableRow>, Failure> {
    let (from, statuses, player): (&str, &[Status], Option<PlayerHash>) = match filter {
        Filter::OpenPublic => ("tables t WHERE t.public = 1 AND t.status = 'open'", &[], None),
        Filter::Live => ("tables t WHERE true", &Status::LIVE, None),
        Filter::Of(player) => (OF_PLAYER, &[], Some(player)),
        Filter::LiveOf(player) => (OF_PLAYER, &Status::LIVE, Some(player)),
        Filter::FinishedOf(player) => (OF_PLAYER, &Status::FINISHED, Some(player)),
    };
    let status = if statuses.is_empty() { String::new() } else { format!("AND {}", is_one_of(statuses)) };
    let player = player.map(|player| player.to_string());
    let mut values: Vec<&dyn ToSql> = vec![&limit];
    if let Some(player) = &player {
        values.push(player);
    }
    let sql = format!("SELECT {COLUMNS} FROM {from} {status} ORDER BY t.updated_ms DESC, t.id LIMIT ?1");
    rows(connection, &sql, &values)
}

const OF_PLAYER: &str = "players_at p JOIN tables t ON t.key = p.table_key WHERE p.player = ?2";

pub(super) fn expired(
    connection: &Connection,
    among: &[Status],
    before_ms: i64,
    limit: u32,
) -> Result<Vec<TableRow>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM tables t WHERE {} AND t.updated_ms < ?2 ORDER BY t.updated_ms, t.id LIMIT ?1",
        is_one_of(among)
    );
    rows(connection, &sql, &[&limit, &before_ms])
}

pub(super) fn get_player(connection: &Connection, hash: PlayerHash) -> Result<Option<Player>, Failure> {
    let player = connection
        .prepare_cached("SELECT name, colour, language, updated_ms FROM players WHERE player = ?1")?
        .query_row([hash.to_string()], |row| {
            Ok(Player {
                hash,
                name: row.get(0)?,
                colour: row.get(1)?,
                language: row.get(2)?,
                updated_ms: row.get(3)?,
            })
        })
        .optional()?;
    Ok(player)
}

fn rows(connection: &Connection, sql: &str, values: &[&dyn ToSql]) -> Result<Vec<TableRow>, Failure> {
    let rows = connection
        .prepare_cached(sql)?
        .query_map(params_from_iter(values), table_row)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(rows)
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
        public: row.get(2)?,
        created_ms: row.get(3)?,
        summary: Summary {
            status: status.parse().map_err(|error| damaged(4, error))?,
            updated_ms: row.get(5)?,
            players: players(row, 7)?,
            waiting: players(row, 8)?,
            shown: row.get(6)?,
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

fn damaged(column: usize, error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into())
}
