//! Wishes, notices and the secrets of the server.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::notice::AHEAD_MAX_MS;
use super::super::{Asked, Notice, PlayerHash, SecretText, StoreError, StoredWishes};
use super::failure::Failure;
use super::query::{damaged, hash};

const COLUMNS: &str =
    "t.id, n.player, n.version, n.decision, n.due_ms, n.told_ms, n.tries, n.remaining FROM notices n
    JOIN tables t ON t.key = n.table_key";

/// Who is asked has changed: what nobody is asked any more is not told, and what is asked anew waits to be told to those
/// who wish it.
pub(super) fn follow(connection: &Connection, key: i64, asked: &[Asked]) -> rusqlite::Result<()> {
    let waiting: Vec<String> = connection
        .prepare_cached("SELECT player FROM notices WHERE table_key = ?1 AND due_ms IS NOT NULL")?
        .query_map([key], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for player in waiting {
        if !asked.iter().any(|asked| asked.player.to_string() == player) {
            connection
                .prepare_cached(
                    "UPDATE notices SET due_ms = NULL, remaining = NULL, version = version + 1
                     WHERE table_key = ?1 AND player = ?2",
                )?
                .execute(params![key, player])?;
        }
    }
    for Asked { player, decision, due_ms } in asked {
        connection
            .prepare_cached(
                "INSERT INTO notices (table_key, player, version, decision, due_ms, told_ms, tries, remaining)
                 SELECT ?1, player, 1, ?3, ?4, NULL, 0, NULL FROM wishes WHERE player = ?2
                 ON CONFLICT (table_key, player) DO UPDATE SET version = version + 1,
                     decision = excluded.decision, due_ms = excluded.due_ms, tries = 0, remaining = NULL
                     WHERE decision <> excluded.decision",
            )?
            .execute(params![key, player.to_string(), decision.cast_signed(), due_ms])?;
    }
    Ok(())
}

/// Writes a notice if the row is still as it was seen.
pub(super) fn put(connection: &Connection, notice: &Notice) -> Result<(), Failure> {
    let Notice { table, player, version, decision, due_ms, told_ms, tries, left } = notice;
    let key: Option<i64> =
        connection.query_row("SELECT key FROM tables WHERE id = ?1", [table], |row| row.get(0)).optional()?;
    let key = key.ok_or(StoreError::NotFound)?;
    let player = player.to_string();
    let found: Option<i64> = connection
        .prepare_cached("SELECT version FROM notices WHERE table_key = ?1 AND player = ?2")?
        .query_row(params![key, player], |row| row.get(0))
        .optional()?;
    let next = found.unwrap_or(0).cast_unsigned();
    if next != *version {
        return Err(StoreError::Conflict { expected: *version, next }.into());
    }
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO notices
                 (table_key, player, version, decision, due_ms, told_ms, tries, remaining)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            key,
            player,
            next.cast_signed() + 1,
            decision.cast_signed(),
            due_ms,
            told_ms,
            tries,
            left.as_ref().map(SecretText::reveal),
        ])?;
    Ok(())
}

pub(super) fn due(connection: &Connection, now_ms: i64, limit: u32) -> Result<Vec<Notice>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} WHERE n.due_ms IS NOT NULL AND (n.due_ms <= ?1 OR n.due_ms > ?2) ORDER BY n.due_ms LIMIT ?3"
    );
    let found = connection
        .prepare_cached(&sql)?
        .query_map(params![now_ms, now_ms.saturating_add(AHEAD_MAX_MS), limit], notice)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(found)
}

pub(super) fn of_table(connection: &Connection, table: &str) -> Result<Vec<Notice>, Failure> {
    let sql = format!("SELECT {COLUMNS} WHERE t.id = ?1 ORDER BY n.player");
    let found =
        connection.prepare_cached(&sql)?.query_map([table], notice)?.collect::<rusqlite::Result<_>>()?;
    Ok(found)
}

pub(super) fn put_wishes(
    connection: &Connection,
    player: PlayerHash,
    text: Option<&SecretText>,
) -> rusqlite::Result<()> {
    let player = player.to_string();
    match text {
        Some(text) => connection.execute(
            "INSERT OR REPLACE INTO wishes (player, wishes) VALUES (?1, ?2)",
            params![player, text.reveal()],
        ),
        None => connection.execute("DELETE FROM wishes WHERE player = ?1", [player]),
    }?;
    Ok(())
}

pub(super) fn wishes(connection: &Connection, player: PlayerHash) -> Result<Option<SecretText>, Failure> {
    let text: Option<String> = connection
        .prepare_cached("SELECT wishes FROM wishes WHERE player = ?1")?
        .query_row([player.to_string()], |row| row.get(0))
        .optional()?;
    Ok(text.map(SecretText::new))
}

pub(super) fn wishes_after(
    connection: &Connection,
    after: Option<PlayerHash>,
    limit: u32,
) -> Result<Vec<StoredWishes>, Failure> {
    let after = after.map(|hash| hash.to_string()).unwrap_or_default();
    let found = connection
        .prepare_cached("SELECT player, wishes FROM wishes WHERE player > ?1 ORDER BY player LIMIT ?2")?
        .query_map(params![after, limit], |row| {
            Ok(StoredWishes { player: hash(row, 0)?, text: SecretText::new(row.get::<_, String>(1)?) })
        })?
        .collect::<rusqlite::Result<_>>()?;
    Ok(found)
}

pub(super) fn keep_secret(
    connection: &Connection,
    name: &str,
    secret: &SecretText,
    replaces: bool,
) -> rusqlite::Result<()> {
    let or = if replaces { "REPLACE" } else { "IGNORE" };
    let sql = format!("INSERT OR {or} INTO server_secrets (name, secret) VALUES (?1, ?2)");
    connection.execute(&sql, params![name, secret.reveal()])?;
    Ok(())
}

pub(super) fn secrets(connection: &Connection) -> Result<Vec<(String, SecretText)>, Failure> {
    let found = connection
        .prepare_cached("SELECT name, secret FROM server_secrets ORDER BY name")?
        .query_map([], |row| Ok((row.get(0)?, SecretText::new(row.get::<_, String>(1)?))))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(found)
}

fn notice(row: &Row<'_>) -> rusqlite::Result<Notice> {
    Ok(Notice {
        table: row.get(0)?,
        player: hash(row, 1)?,
        version: row.get::<_, i64>(2)?.cast_unsigned(),
        decision: row.get::<_, i64>(3)?.cast_unsigned(),
        due_ms: row.get(4)?,
        told_ms: row.get(5)?,
        tries: u32::try_from(row.get::<_, i64>(6)?).map_err(|error| damaged(6, error))?,
        left: row.get::<_, Option<String>>(7)?.map(SecretText::new),
    })
}
