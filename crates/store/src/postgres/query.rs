//! The queries a reader runs.

use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

use super::super::{
    Filter, Moment, OpenedBy, Player, PlayerHash, Status, StoreError, StoredEntry, StoredTable, Summary,
    TableRow, TableSecret, Totals,
};
use super::failure::Failure;
use super::reader::Lane;

/// The columns of a [`TableRow`], in the order [`table_row`] reads them. None comes from `secrets`.
const COLUMNS: &str =
    "t.id, t.game, t.host, t.public, t.created_ms, t.status, t.updated_ms, t.bots_wait, t.disposable,
    t.shown, ARRAY(SELECT player FROM players_at WHERE table_key = t.key),
    ARRAY(SELECT player FROM players_at WHERE table_key = t.key AND waiting), t.seen_ms";

/// The entries of a table from a number on.
pub(super) const ENTRIES: &str = "
    SELECT number, kind, body, hash, at_ms FROM entries
    WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND number >= $2 ORDER BY number LIMIT $3";

/// The entries of many tables, of each from a number on.
pub(super) const SINCE: &str = "
    SELECT e.number, e.kind, e.body, e.hash, e.at_ms, wanted.place
    FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS wanted (id, since, place)
    CROSS JOIN LATERAL (
        SELECT * FROM entries WHERE table_key = (SELECT key FROM tables WHERE id = wanted.id) AND number >= wanted.since
        ORDER BY number
    ) e
    ORDER BY wanted.place, e.number";

/// A table knows how long its log is; to count millions of entries would take too long.
const TOTALS: &str = "
    SELECT count(*), coalesce(sum(next), 0)::bigint, (SELECT count(*) FROM players) FROM tables";

const OF_PLAYER: &str = "players_at p JOIN tables t ON t.key = p.table_key WHERE p.player = $2";

/// Reads the row and the log with two statements sent at once, the row first: it says how long the log was when it was
/// read, and what stands in a log stays, so both are of one moment. To prepare one of them while the other goes out would
/// turn them round.
pub(super) async fn load(lane: &Lane, table: &str) -> Result<StoredTable, Failure> {
    let sql = format!(
        "SELECT {COLUMNS}, t.next, s.secret FROM tables t LEFT JOIN secrets s ON s.table_key = t.key WHERE t.id = $1"
    );
    let (of_row, of_entries) = (lane.statement(&sql).await?, lane.statement(ENTRIES).await?);
    let (row_values, entry_values): ([&(dyn ToSql + Sync); 1], [&(dyn ToSql + Sync); 3]) =
        ([&table], [&table, &0_i64, &i64::MAX]);
    let (rows, entries) = tokio::join!(
        biased;
        lane.rows_of(&of_row, &row_values),
        lane.rows_of(&of_entries, &entry_values)
    );
    let (rows, entries) = (rows?, entries?);
    let mut entries: Vec<StoredEntry> = entries.iter().map(entry).collect::<Result<_, _>>()?;
    let row = rows.first().ok_or(StoreError::NotFound)?;
    let next = row.try_get::<_, i64>(13)?.cast_unsigned();
    entries.truncate(next as usize);
    if entries.len() as u64 != next {
        // It was deleted between the two.
        return Err(StoreError::NotFound.into());
    }
    let secret: Option<String> = row.try_get(14)?;
    Ok(StoredTable { row: table_row(row)?, secret: secret.map(TableSecret::new), entries })
}

pub(super) async fn since(lane: &Lane, tables: &[(String, u64)]) -> Result<Vec<Vec<StoredEntry>>, Failure> {
    // Mostly there is one, and to ask for it alone costs a tenth.
    if let [(id, since)] = tables {
        let rows = lane.rows(ENTRIES, &[id, &since.cast_signed(), &i64::MAX]).await?;
        return Ok(vec![rows.iter().map(entry).collect::<Result<_, _>>()?]);
    }
    let ids: Vec<&str> = tables.iter().map(|(id, _)| id.as_str()).collect();
    let numbers: Vec<i64> = tables.iter().map(|(_, number)| number.cast_signed()).collect();
    let mut found = vec![Vec::new(); tables.len()];
    for row in lane.rows(SINCE, &[&ids, &numbers]).await? {
        // Places are counted from 1.
        let place = row.try_get::<_, i64>(5)? - 1;
        if let Some(entries) = usize::try_from(place).ok().and_then(|place| found.get_mut(place)) {
            entries.push(entry(&row)?);
        }
    }
    Ok(found)
}

/// The query of a list. Each follows an index from the newest on, or the few tables of a player.
pub(super) fn list_sql(filter: Filter) -> String {
    let from = match filter {
        Filter::Public(_) => {
            "tables t WHERE t.public AND t.status IN ('open', 'playing') AND NOT EXISTS
             (SELECT 1 FROM players_at p WHERE p.table_key = t.key AND p.player = $2)"
        }
        Filter::Live => "tables t WHERE t.status IN ('open', 'playing')",
        Filter::BotsWait => "tables t WHERE t.bots_wait AND t.status = 'playing'",
        Filter::Of(_) => OF_PLAYER,
        Filter::LiveOf(_) => &format!("{OF_PLAYER} AND t.status IN ('open', 'playing')"),
        Filter::FinishedOf(_) => &format!("{OF_PLAYER} AND t.status IN ('over', 'closed')"),
        Filter::OpenedBy(_) => "tables t WHERE t.host = $2 AND t.status IN ('open', 'playing')",
    };
    format!("SELECT {COLUMNS} FROM {from} ORDER BY t.updated_ms DESC, t.id LIMIT $1")
}

pub(super) async fn list(lane: &Lane, filter: Filter, limit: u32) -> Result<Vec<TableRow>, Failure> {
    let (sql, limit) = (list_sql(filter), i64::from(limit));
    let player = match &filter {
        Filter::Public(player) => player.as_ref(),
        Filter::Of(player)
        | Filter::LiveOf(player)
        | Filter::FinishedOf(player)
        | Filter::OpenedBy(player) => Some(player),
        Filter::Live | Filter::BotsWait => return tables(lane, &sql, &[&limit]).await,
    };
    let player = player.map_or(&[][..], |player| player.bytes());
    tables(lane, &sql, &[&limit, &player]).await
}

pub(super) async fn expired(
    lane: &Lane,
    among: &[Status],
    before: Moment,
    limit: u32,
) -> Result<Vec<TableRow>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM tables t WHERE t.status = ANY ($3) AND t.updated_ms < $2 AND t.seen_ms < $4
         ORDER BY t.updated_ms, t.id LIMIT $1"
    );
    let words: Vec<&str> = among.iter().map(|status| status.as_str()).collect();
    tables(lane, &sql, &[&i64::from(limit), &before.at_ms, &words, &before.seen_ms]).await
}

pub(super) async fn opened_by(lane: &Lane, host: PlayerHash) -> Result<OpenedBy, Failure> {
    let sql = "SELECT count(*), count(*) FILTER (WHERE disposable AND status = 'playing') FROM tables
               WHERE host = $1 AND status IN ('open', 'playing')";
    let rows = lane.rows(sql, &[&host.bytes().as_slice()]).await?;
    let row = rows.first().ok_or_else(|| damaged("a count has no row"))?;
    let count = |column| Ok::<u32, Error>(u32::try_from(row.try_get::<_, i64>(column)?).unwrap_or(u32::MAX));
    Ok(OpenedBy { tables: count(0)?, bots_only: count(1)? })
}

pub(super) async fn disposable(lane: &Lane, before: Moment, limit: u32) -> Result<Vec<TableRow>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM tables t WHERE t.disposable AND t.status IN ('over', 'closed') AND t.updated_ms < $2
         AND t.seen_ms < $3 ORDER BY t.updated_ms LIMIT $1"
    );
    tables(lane, &sql, &[&i64::from(limit), &before.at_ms, &before.seen_ms]).await
}

pub(super) async fn get_player(lane: &Lane, hash: PlayerHash) -> Result<Option<Player>, Failure> {
    let sql = "SELECT name, colour, language, updated_ms, player FROM players WHERE player = $1";
    let rows = lane.rows(sql, &[&hash.bytes().as_slice()]).await?;
    rows.first().map(player_row).transpose()
}

pub(super) async fn players_after(
    lane: &Lane,
    after: Option<PlayerHash>,
    limit: u32,
) -> Result<Vec<Player>, Failure> {
    let sql = "SELECT name, colour, language, updated_ms, player FROM players WHERE player > $1 ORDER BY player LIMIT $2";
    let after = after.as_ref().map_or(&[][..], |hash| hash.bytes());
    lane.rows(sql, &[&after, &i64::from(limit)]).await?.iter().map(player_row).collect()
}

fn player_row(row: &Row) -> Result<Player, Failure> {
    Ok(Player {
        hash: player(row.try_get(4)?)?,
        name: row.try_get(0)?,
        colour: row.try_get(1)?,
        language: row.try_get(2)?,
        updated_ms: row.try_get(3)?,
    })
}

pub(super) async fn ids(lane: &Lane, after: &str, limit: u32) -> Result<Vec<String>, Failure> {
    let sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
    let rows = lane.rows(sql, &[&after, &i64::from(limit)]).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

pub(super) const BOTS_IDLE: &str = "
    SELECT id, updated_ms FROM tables WHERE bots_wait AND status = 'playing' AND updated_ms < $1
    ORDER BY updated_ms DESC, id LIMIT $2";

pub(super) async fn bots_idle(
    lane: &Lane,
    before_ms: i64,
    limit: u32,
) -> Result<Vec<(String, i64)>, Failure> {
    let rows = lane.rows(BOTS_IDLE, &[&before_ms, &i64::from(limit)]).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Whether the holder has the lease now: because nobody had it, or it had run out, or the holder had it already. The
/// clock is that of the database, so those of the nodes do not matter.
pub(super) async fn claim(lane: &Lane, what: &str, holder: i64, for_ms: i64) -> Result<bool, Failure> {
    let sql = "
        INSERT INTO leases AS old (what, holder, until_at)
        VALUES ($1, $2, clock_timestamp() + $3::bigint * interval '1 millisecond')
        ON CONFLICT (what) DO UPDATE SET holder = excluded.holder, until_at = excluded.until_at
            WHERE old.holder = excluded.holder OR old.until_at < clock_timestamp()
        RETURNING 1";
    Ok(!lane.rows(sql, &[&what, &holder, &for_ms]).await?.is_empty())
}

pub(super) async fn note_seen(lane: &Lane, seen_ms: i64) -> Result<i64, Failure> {
    let sql = "UPDATE seen SET seen_ms = greatest(seen_ms, $1) RETURNING seen_ms";
    let rows = lane.rows(sql, &[&seen_ms]).await?;
    Ok(rows.first().ok_or_else(|| damaged("no time"))?.try_get(0)?)
}

pub(super) async fn totals(lane: &Lane) -> Result<Totals, Failure> {
    let rows = lane.rows(TOTALS, &[]).await?;
    let row = rows.first().ok_or_else(|| damaged("a count without a row"))?;
    let count = |column| Ok::<u64, Error>(row.try_get::<_, i64>(column)?.cast_unsigned());
    Ok(Totals { tables: count(0)?, entries: count(1)?, players: count(2)? })
}

pub(super) async fn tell(lane: &Lane, said: &str) -> Result<(), Failure> {
    lane.rows("SELECT pg_notify('ludoteka', $1)", &[&said]).await?;
    Ok(())
}

async fn tables(lane: &Lane, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<TableRow>, Failure> {
    let rows = lane.rows(sql, values).await?;
    // One row that cannot be read must not hide the others from lists and sweeps.
    let readable = |row: &Row| {
        let found = table_row(row);
        if let Err(Failure::Failed(why)) = &found {
            let id = row.try_get::<_, String>(0).unwrap_or_default();
            tracing::warn!(table = %id, %why, "a table cannot be listed");
        }
        found.ok()
    };
    Ok(rows.iter().filter_map(readable).collect())
}

fn table_row(row: &Row) -> Result<TableRow, Failure> {
    let status: &str = row.try_get(5)?;
    let host: Option<&[u8]> = row.try_get(2)?;
    let players = |column: usize| -> Result<_, Failure> {
        row.try_get::<_, Vec<&[u8]>>(column)?.into_iter().map(player).collect()
    };
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        host: host.map(player).transpose()?,
        public: row.try_get(3)?,
        created_ms: row.try_get(4)?,
        summary: Summary {
            status: status.parse().map_err(|_| damaged("an unknown status"))?,
            updated_ms: row.try_get(6)?,
            seen_ms: row.try_get(12)?,
            players: players(10)?,
            waiting: players(11)?,
            bots_wait: row.try_get(7)?,
            disposable: row.try_get(8)?,
            shown: row.try_get(9)?,
            asked: Vec::new(),
        },
    })
}

pub(super) fn player(bytes: &[u8]) -> Result<PlayerHash, Failure> {
    bytes.try_into().map(PlayerHash::new).map_err(|_| damaged("no hash of a player"))
}

pub(super) fn entry(row: &Row) -> Result<StoredEntry, Failure> {
    Ok(StoredEntry {
        number: row.try_get::<_, i64>(0)?.cast_unsigned(),
        kind: row.try_get(1)?,
        body: row.try_get(2)?,
        hash: row.try_get::<_, i64>(3)?.cast_unsigned(),
        at_ms: row.try_get(4)?,
    })
}

pub(super) fn damaged(what: &str) -> Failure {
    Failure::Failed(format!("the database holds {what} where it cannot be; restore a backup"))
}
