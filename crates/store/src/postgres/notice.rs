//! Wishes, notices and the secrets of the server.

use tokio_postgres::Row;

use super::super::notice::AHEAD_MAX_MS;
use super::super::{Notice, PlayerHash, SecretText, StoredWishes};
use super::failure::Failure;
use super::query::{damaged, player};
use super::reader::Lane;

/// Writes a notice if the row is still as it was seen; without a row it was seen if its version is 0.
pub(super) const PUT: &str = "
    INSERT INTO notices AS old (table_key, player, version, decision, due_ms, told_ms, tries, remaining)
    SELECT key, $2::bytea, $3::bigint + 1, $4::bigint, $5::bigint, $6::bigint, $7::bigint, $8::text
    FROM tables WHERE id = $1
        AND ($3 = 0 OR EXISTS (SELECT 1 FROM notices n WHERE n.table_key = key AND n.player = $2))
    ON CONFLICT (table_key, player) DO UPDATE SET version = excluded.version, decision = excluded.decision,
        due_ms = excluded.due_ms, told_ms = excluded.told_ms, tries = excluded.tries, remaining = excluded.remaining
        WHERE old.version = $3";

pub(super) const PUT_WISHES: &str = "
    INSERT INTO wishes (player, wishes) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET wishes = excluded.wishes";

pub(super) const FORGET_WISHES: &str = "DELETE FROM wishes WHERE player = $1";

pub(super) const KEEP_SECRET: &str = "
    INSERT INTO server_secrets AS old (name, secret) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET secret = CASE WHEN $3 THEN excluded.secret ELSE old.secret END";

const COLUMNS: &str =
    "t.id, n.player, n.version, n.decision, n.due_ms, n.told_ms, n.tries, n.remaining FROM notices n
    JOIN tables t ON t.key = n.table_key";

pub(super) async fn due(lane: &Lane, now_ms: i64, limit: u32) -> Result<Vec<Notice>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} WHERE n.due_ms IS NOT NULL AND (n.due_ms <= $1 OR n.due_ms > $2) ORDER BY n.due_ms LIMIT $3"
    );
    let latest_ms = now_ms.saturating_add(AHEAD_MAX_MS);
    lane.rows(&sql, &[&now_ms, &latest_ms, &i64::from(limit)]).await?.iter().map(notice).collect()
}

pub(super) async fn of_table(lane: &Lane, table: &str) -> Result<Vec<Notice>, Failure> {
    let sql = format!("SELECT {COLUMNS} WHERE t.id = $1 ORDER BY n.player");
    lane.rows(&sql, &[&table]).await?.iter().map(notice).collect()
}

pub(super) async fn wishes(lane: &Lane, player: PlayerHash) -> Result<Option<SecretText>, Failure> {
    let rows =
        lane.rows("SELECT wishes FROM wishes WHERE player = $1", &[&player.bytes().as_slice()]).await?;
    rows.first().map(|row| Ok(SecretText::new(row.try_get::<_, String>(0)?))).transpose()
}

pub(super) async fn wishes_after(
    lane: &Lane,
    after: Option<PlayerHash>,
    limit: u32,
) -> Result<Vec<StoredWishes>, Failure> {
    let sql = "SELECT player, wishes FROM wishes WHERE player > $1 ORDER BY player LIMIT $2";
    let after = after.as_ref().map_or(&[][..], |hash| hash.bytes());
    let read = |row: &Row| {
        let text = SecretText::new(row.try_get::<_, String>(1)?);
        Ok(StoredWishes { player: player(row.try_get(0)?)?, text })
    };
    lane.rows(sql, &[&after, &i64::from(limit)]).await?.iter().map(read).collect()
}

pub(super) async fn secrets(lane: &Lane) -> Result<Vec<(String, SecretText)>, Failure> {
    let rows = lane.rows("SELECT name, secret FROM server_secrets ORDER BY name", &[]).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, SecretText::new(row.try_get::<_, String>(1)?)))).collect()
}

pub(super) fn notice(row: &Row) -> Result<Notice, Failure> {
    Ok(Notice {
        table: row.try_get(0)?,
        player: player(row.try_get(1)?)?,
        version: row.try_get::<_, i64>(2)?.cast_unsigned(),
        decision: row.try_get::<_, i64>(3)?.cast_unsigned(),
        due_ms: row.try_get(4)?,
        told_ms: row.try_get(5)?,
        tries: u32::try_from(row.try_get::<_, i64>(6)?).map_err(|_| damaged("a number of tries"))?,
        left: row.try_get::<_, Option<String>>(7)?.map(SecretText::new),
    })
}

/// A notice as it is now, to tell what became of a change of it.
pub(super) const ONE: &str = "
    SELECT t.id, n.player, n.version, n.decision, n.due_ms, n.told_ms, n.tries, n.remaining FROM notices n
    JOIN tables t ON t.key = n.table_key WHERE t.id = $1 AND n.player = $2";
