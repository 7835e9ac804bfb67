//! The changes a writer carries out, inside its transaction.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, params};

use super::super::{
    Notice, Player, PlayerHash, SecretText, StoreError, StoredEntry, Summary, TableRow, TableSecret,
};
use super::failure::Failure;
use super::notice;

/// One change, as plain data. It was checked against the limits already.
pub(super) enum Change {
    /// Make a table.
    Create { row: TableRow, secret: Option<TableSecret>, entries: Vec<StoredEntry> },
    /// Append to a table's log.
    Append { table: String, expected: u64, entries: Vec<StoredEntry>, summary: Option<Summary> },
    /// Delete a finished table of bots, or one that never began.
    Delete(String),
    /// Make a player known.
    PutPlayer(Player),
    /// Note what somebody wishes to be told by.
    PutWishes(PlayerHash, Option<SecretText>),
    /// Write a notice, if it is as it was seen.
    PutNotice(Notice),
    /// Keep a secret of the server.
    KeepSecret { name: String, secret: SecretText, replaces: bool },
    /// Note the time that servers have seen pass.
    NoteSeen(i64),
    /// Prove that writing works.
    Health,
}

impl Change {
    /// Carries the change out. On an error the caller rolls back what was done of it.
    pub(super) fn apply(&self, connection: &Connection) -> Result<(), Failure> {
        match self {
            Change::Create { row, secret, entries } => create(connection, row, secret.as_ref(), entries),
            Change::Append { table, expected, entries, summary } => {
                append(connection, table, *expected, entries, summary.as_ref())
            }
            Change::Delete(table) => delete(connection, table),
            Change::PutPlayer(player) => Ok(put_player(connection, player)?),
            Change::PutWishes(player, wishes) => {
                Ok(notice::put_wishes(connection, *player, wishes.as_ref())?)
            }
            Change::PutNotice(notice) => notice::put(connection, notice),
            Change::KeepSecret { name, secret, replaces } => {
                Ok(notice::keep_secret(connection, name, secret, *replaces)?)
            }
            Change::NoteSeen(seen_ms) => {
                connection.execute("UPDATE seen SET seen_ms = max(seen_ms, ?1)", [seen_ms])?;
                Ok(())
            }
            Change::Health => {
                connection.execute("UPDATE health SET count = count + 1", [])?;
                Ok(())
            }
        }
    }
}

fn create(
    connection: &Connection,
    row: &TableRow,
    secret: Option<&TableSecret>,
    entries: &[StoredEntry],
) -> Result<(), Failure> {
    if let Some((_, next)) = find(connection, &row.id)? {
        return Err(StoreError::Conflict { expected: 0, next }.into());
    }
    connection
        .prepare_cached(
            "INSERT INTO tables
                (id, game, public, created_ms, status, updated_ms, shown, bots_wait, disposable, host, seen_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        )?
        .execute(params![
            row.id,
            row.game,
            row.public,
            row.created_ms,
            row.summary.status.as_str(),
            row.summary.updated_ms,
            row.summary.shown,
            row.summary.bots_wait,
            row.summary.disposable,
            row.host.map(|host| host.to_string()),
            row.summary.seen_ms,
        ])?;
    let key = connection.last_insert_rowid();
    if let Some(secret) = secret {
        connection
            .prepare_cached("INSERT INTO secrets (table_key, secret) VALUES (?1, ?2)")?
            .execute(params![key, secret.reveal()])?;
    }
    seat(connection, key, &row.summary)?;
    notice::follow(connection, key, &row.summary.asked)?;
    Ok(insert_entries(connection, key, entries)?)
}

fn append(
    connection: &Connection,
    table: &str,
    expected: u64,
    entries: &[StoredEntry],
    summary: Option<&Summary>,
) -> Result<(), Failure> {
    let (key, next) = find(connection, table)?.ok_or(StoreError::NotFound)?;
    if next != expected {
        return Err(StoreError::Conflict { expected, next }.into());
    }
    insert_entries(connection, key, entries)?;
    if let Some(summary) = summary {
        connection
            .prepare_cached(
                "UPDATE tables SET status = ?2, updated_ms = ?3, shown = ?4, bots_wait = ?5, disposable = ?6,
                     seen_ms = ?7 WHERE key = ?1",
            )?
            .execute(params![
                key,
                summary.status.as_str(),
                summary.updated_ms,
                summary.shown,
                summary.bots_wait,
                summary.disposable,
                summary.seen_ms,
            ])?;
        seat(connection, key, summary)?;
        notice::follow(connection, key, &summary.asked)?;
    }
    Ok(())
}

/// A table's key and the number its log goes on at. The writer holds the lock, so both stay true until its
/// transaction ends; the primary key of `entries` would refuse a second entry with the same number anyway.
fn find(connection: &Connection, table: &str) -> rusqlite::Result<Option<(i64, u64)>> {
    connection
        .prepare_cached(
            "SELECT key, (SELECT max(number) + 1 FROM entries WHERE table_key = key)
             FROM tables WHERE id = ?1",
        )?
        .query_row([table], |row| {
            let next: Option<i64> = row.get(1)?;
            Ok((row.get(0)?, next.unwrap_or(0).cast_unsigned()))
        })
        .optional()
}

fn insert_entries(connection: &Connection, key: i64, entries: &[StoredEntry]) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO entries (table_key, number, kind, body, hash, at_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for entry in entries {
        insert.execute(params![
            key,
            entry.number.cast_signed(),
            entry.kind,
            entry.body,
            entry.hash.cast_signed(),
            entry.at_ms,
        ])?;
    }
    Ok(())
}

/// Writes who sits at a table and who of them is awaited; only what differs, which mostly is one flag or two.
fn seat(connection: &Connection, key: i64, summary: &Summary) -> rusqlite::Result<()> {
    let wanted: BTreeMap<String, bool> = summary
        .players
        .iter()
        .map(|player: &PlayerHash| (player.to_string(), summary.waiting.contains(player)))
        .collect();
    let found: BTreeMap<String, bool> = connection
        .prepare_cached("SELECT player, waiting FROM players_at WHERE table_key = ?1")?
        .query_map([key], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for player in found.keys().filter(|player| !wanted.contains_key(*player)) {
        connection
            .prepare_cached("DELETE FROM players_at WHERE table_key = ?1 AND player = ?2")?
            .execute(params![key, player])?;
    }
    for (player, waiting) in wanted.iter().filter(|(player, waiting)| found.get(*player) != Some(waiting)) {
        let write = match found.contains_key(player) {
            // The turn passes with almost every move; whom it concerns stays where they are.
            true => "UPDATE players_at SET waiting = ?3 WHERE table_key = ?1 AND player = ?2",
            false => "INSERT INTO players_at (table_key, player, waiting) VALUES (?1, ?2, ?3)",
        };
        connection.prepare_cached(write)?.execute(params![key, player, waiting])?;
    }
    Ok(())
}

fn delete(connection: &Connection, table: &str) -> Result<(), Failure> {
    let deleted = connection
        .prepare_cached(
            "DELETE FROM tables WHERE id = ?1 AND disposable = 1 AND status IN ('over', 'closed')",
        )?
        .execute([table])?;
    if deleted == 0 { Err(StoreError::NotFound.into()) } else { Ok(()) }
}

fn put_player(connection: &Connection, player: &Player) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO players (player, name, colour, language, updated_ms) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (player) DO UPDATE SET name = excluded.name, colour = excluded.colour,
                 language = excluded.language, updated_ms = excluded.updated_ms",
        )?
        .execute(params![
            player.hash.to_string(),
            player.name,
            player.colour,
            player.language,
            player.updated_ms,
        ])?;
    Ok(())
}
