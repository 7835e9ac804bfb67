//! The changes a writer carries out. Each is one statement, so it is one round trip, and alone it is a transaction.

use tokio_postgres::{Client, Error, Statement};

use super::super::{
    Notice, Player, PlayerHash, SecretText, StoreError, StoredEntry, Summary, TableRow, TableSecret,
};
use super::failure::Failure;
use super::voice::Voice;
use super::{notice, query};

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
    /// Prove that writing works.
    Health,
}

/// The row is locked by raising its number, so of two that name the same the second waits and then finds another number.
/// Everything else hangs on the row that was raised: where there is none, nothing happens. Listeners hear of it when it
/// is committed, and only then.
pub(super) const APPEND: &str = "
    WITH raised AS (
        UPDATE tables SET next = next + cardinality($3::text[]), status = coalesce($7, status),
            updated_ms = coalesce($8, updated_ms), shown = coalesce($9, shown),
            bots_wait = coalesce($10, bots_wait), disposable = coalesce($11, disposable),
            seen_ms = coalesce($15, seen_ms)
        WHERE id = $1 AND next = $2
        RETURNING key
    ), logged AS (
        INSERT INTO entries (table_key, number, kind, body, hash, at_ms)
        SELECT key, $2 + place - 1, kind, body, hash, at_ms
        FROM raised, unnest($3::text[], $4::text[], $5::bigint[], $6::bigint[])
            WITH ORDINALITY AS new (kind, body, hash, at_ms, place)
    ), left_seat AS (
        DELETE FROM players_at USING raised WHERE table_key = key AND $7 IS NOT NULL AND player <> ALL ($12)
    ), seated AS (
        INSERT INTO players_at AS old (table_key, player, waiting)
        SELECT key, player, waiting FROM raised, unnest($12::bytea[], $13::boolean[]) AS new (player, waiting)
        ON CONFLICT (table_key, player) DO UPDATE SET waiting = excluded.waiting
            WHERE old.waiting <> excluded.waiting
    ), withdrawn AS (
        UPDATE notices SET due_ms = NULL, remaining = NULL, version = version + 1 FROM raised
        WHERE table_key = key AND $7 IS NOT NULL AND due_ms IS NOT NULL AND player <> ALL ($16)
    ), told AS (
        INSERT INTO notices AS old (table_key, player, version, decision, due_ms, tries)
        SELECT key, player, 1, decision, due_ms, 0
        FROM raised, unnest($16::bytea[], $17::bigint[], $18::bigint[]) AS asked (player, decision, due_ms)
            JOIN wishes USING (player)
        ON CONFLICT (table_key, player) DO UPDATE SET version = old.version + 1, decision = excluded.decision,
            due_ms = excluded.due_ms, tries = 0, remaining = NULL WHERE old.decision <> excluded.decision
    )
    SELECT pg_notify('ludoteka', $14) FROM raised";

const CREATE: &str = "
    WITH made AS (
        INSERT INTO tables (id, next, status, updated_ms, shown, bots_wait, disposable, game, host, public, created_ms,
            seen_ms)
        VALUES ($1, cardinality($2::text[]), $6, $7, $8, $9, $10, $13, $14, $15, $16, $18)
        ON CONFLICT (id) DO NOTHING
        RETURNING key
    ), kept AS (
        INSERT INTO secrets (table_key, secret) SELECT key, $17 FROM made WHERE $17::text IS NOT NULL
    ), logged AS (
        INSERT INTO entries (table_key, number, kind, body, hash, at_ms)
        SELECT key, place - 1, kind, body, hash, at_ms
        FROM made, unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[])
            WITH ORDINALITY AS new (kind, body, hash, at_ms, place)
    ), seated AS (
        INSERT INTO players_at (table_key, player, waiting)
        SELECT key, player, waiting FROM made, unnest($11::bytea[], $12::boolean[]) AS new (player, waiting)
    ), told AS (
        INSERT INTO notices (table_key, player, version, decision, due_ms, tries)
        SELECT key, player, 1, decision, due_ms, 0
        FROM made, unnest($19::bytea[], $20::bigint[], $21::bigint[]) AS asked (player, decision, due_ms)
            JOIN wishes USING (player)
    )
    SELECT key FROM made";

const DELETE: &str = "DELETE FROM tables WHERE id = $1 AND disposable AND status IN ('over', 'closed')";

const PUT_PLAYER: &str = "
    INSERT INTO players (player, name, colour, language, updated_ms) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (player) DO UPDATE SET name = excluded.name, colour = excluded.colour,
        language = excluded.language, updated_ms = excluded.updated_ms";

const HEALTH: &str = "UPDATE health SET count = count + 1";

/// The statements of a writer, made once per connection.
pub(super) struct Statements {
    append: Statement,
    create: Statement,
    delete: Statement,
    put_player: Statement,
    put_wishes: Statement,
    forget_wishes: Statement,
    put_notice: Statement,
    keep_secret: Statement,
    health: Statement,
}

impl Statements {
    pub(super) async fn prepare(client: &Client) -> Result<Statements, Error> {
        // All at once: the database may be far away.
        let (append, create, delete, put_player, put_wishes, forget_wishes, put_notice, keep_secret, health) =
            tokio::try_join!(
                client.prepare(APPEND),
                client.prepare(CREATE),
                client.prepare(DELETE),
                client.prepare(PUT_PLAYER),
                client.prepare(notice::PUT_WISHES),
                client.prepare(notice::FORGET_WISHES),
                client.prepare(notice::PUT),
                client.prepare(notice::KEEP_SECRET),
                client.prepare(HEALTH),
            )?;
        Ok(Statements {
            append,
            create,
            delete,
            put_player,
            put_wishes,
            forget_wishes,
            put_notice,
            keep_secret,
            health,
        })
    }
}

/// Entries as the statements want them: a column each.
struct Columns<'a> {
    kinds: Vec<&'a str>,
    bodies: Vec<&'a str>,
    hashes: Vec<i64>,
    times: Vec<i64>,
}

impl<'a> Columns<'a> {
    fn of(entries: &'a [StoredEntry]) -> Columns<'a> {
        Columns {
            kinds: entries.iter().map(|entry| entry.kind.as_str()).collect(),
            bodies: entries.iter().map(|entry| entry.body.as_str()).collect(),
            hashes: entries.iter().map(|entry| entry.hash.cast_signed()).collect(),
            times: entries.iter().map(|entry| entry.at_ms).collect(),
        }
    }
}

/// Who sits at a table, and of each whether they are awaited.
fn seats(summary: Option<&Summary>) -> (Vec<&[u8]>, Vec<bool>) {
    let players =
        summary.into_iter().flat_map(|summary| summary.players.iter().map(move |player| (summary, player)));
    players.map(|(summary, player)| (player.bytes().as_slice(), summary.waiting.contains(player))).unzip()
}

/// Who is asked what, and when they are told, as the statements want it: a column each.
fn asked(summary: Option<&Summary>) -> (Vec<&[u8]>, Vec<i64>, Vec<i64>) {
    let asked = summary.map_or(&[][..], |summary| &summary.asked);
    (
        asked.iter().map(|asked| asked.player.bytes().as_slice()).collect(),
        asked.iter().map(|asked| asked.decision.cast_signed()).collect(),
        asked.iter().map(|asked| asked.due_ms).collect(),
    )
}

impl Change {
    /// Groups are carried out in this order: two nodes that change the same tables then lock them in the same order, and
    /// neither waits for the other. An append also locks the notices of its table, so they come behind it.
    pub(super) fn order(&self) -> (u8, Vec<u8>, u8) {
        match self {
            Change::Create { row, .. } => (0, row.id.clone().into_bytes(), 0),
            Change::Append { table, .. } | Change::Delete(table) => (0, table.clone().into_bytes(), 0),
            Change::PutNotice(notice) => (0, notice.table.clone().into_bytes(), 1),
            Change::PutPlayer(player) => (1, player.hash.bytes().to_vec(), 0),
            Change::PutWishes(player, _) => (1, player.bytes().to_vec(), 1),
            Change::KeepSecret { name, .. } => (2, name.clone().into_bytes(), 0),
            Change::Health => (3, Vec::new(), 0),
        }
    }

    /// Sends the statement; `false` if it found nothing to do it to.
    pub(super) async fn send(
        &self,
        client: &Client,
        statements: &Statements,
        voice: &Voice,
    ) -> Result<bool, Error> {
        let count = match self {
            Change::Append { table, expected, entries, summary } => {
                let new = Columns::of(entries);
                let summary = summary.as_ref();
                let (players, waiting) = seats(summary);
                let (asked, decisions, dues) = asked(summary);
                let said = voice.appended(table, *expected, entries);
                client
                    .execute(
                        &statements.append,
                        &[
                            table,
                            &expected.cast_signed(),
                            &new.kinds,
                            &new.bodies,
                            &new.hashes,
                            &new.times,
                            &summary.map(|summary| summary.status.as_str()),
                            &summary.map(|summary| summary.updated_ms),
                            &summary.map(|summary| summary.shown.as_str()),
                            &summary.map(|summary| summary.bots_wait),
                            &summary.map(|summary| summary.disposable),
                            &players,
                            &waiting,
                            &said,
                            &summary.map(|summary| summary.seen_ms),
                            &asked,
                            &decisions,
                            &dues,
                        ],
                    )
                    .await?
            }
            Change::Create { row, secret, entries } => {
                let new = Columns::of(entries);
                let (players, waiting) = seats(Some(&row.summary));
                let (asked, decisions, dues) = asked(Some(&row.summary));
                client
                    .execute(
                        &statements.create,
                        &[
                            &row.id,
                            &new.kinds,
                            &new.bodies,
                            &new.hashes,
                            &new.times,
                            &row.summary.status.as_str(),
                            &row.summary.updated_ms,
                            &row.summary.shown,
                            &row.summary.bots_wait,
                            &row.summary.disposable,
                            &players,
                            &waiting,
                            &row.game,
                            &row.host.as_ref().map(|host| host.bytes().as_slice()),
                            &row.public,
                            &row.created_ms,
                            &secret.as_ref().map(TableSecret::reveal),
                            &row.summary.seen_ms,
                            &asked,
                            &decisions,
                            &dues,
                        ],
                    )
                    .await?
            }
            Change::Delete(table) => client.execute(&statements.delete, &[table]).await?,
            Change::PutPlayer(player) => {
                let Player { hash, name, colour, language, updated_ms } = player;
                let hash = hash.bytes().as_slice();
                client.execute(&statements.put_player, &[&hash, name, colour, language, updated_ms]).await?
            }
            Change::PutWishes(..) | Change::PutNotice(_) | Change::KeepSecret { .. } => {
                return self.send_private(client, statements).await;
            }
            Change::Health => client.execute(&statements.health, &[]).await?,
        };
        Ok(count > 0)
    }

    /// The same for what is no part of any table's log.
    async fn send_private(&self, client: &Client, statements: &Statements) -> Result<bool, Error> {
        let count = match self {
            Change::PutWishes(player, wishes) => {
                let player = player.bytes().as_slice();
                match wishes {
                    Some(wishes) => {
                        client.execute(&statements.put_wishes, &[&player, &wishes.reveal()]).await?
                    }
                    None => {
                        client.execute(&statements.forget_wishes, &[&player]).await?;
                        1
                    }
                }
            }
            Change::PutNotice(notice) => {
                let Notice { table, player, version, decision, due_ms, told_ms, tries, left } = notice;
                client
                    .execute(
                        &statements.put_notice,
                        &[
                            table,
                            &player.bytes().as_slice(),
                            &version.cast_signed(),
                            &decision.cast_signed(),
                            due_ms,
                            told_ms,
                            &i64::from(*tries),
                            &left.as_ref().map(SecretText::reveal),
                        ],
                    )
                    .await?
            }
            Change::KeepSecret { name, secret, replaces } => {
                client.execute(&statements.keep_secret, &[name, &secret.reveal(), replaces]).await?
            }
            Change::Create { .. }
            | Change::Append { .. }
            | Change::Delete(_)
            | Change::PutPlayer(_)
            | Change::Health => 0,
        };
        Ok(count > 0)
    }

    /// What it means that the statement found nothing to do it to. `in_doubt` if the change may have been made before, on
    /// a connection that broke before it could say so.
    pub(super) async fn explain(
        &self,
        client: &Client,
        statements: &Statements,
        in_doubt: bool,
    ) -> Result<(), Failure> {
        let (table, expected, entries) = match self {
            Change::Create { row, entries, .. } => (&row.id, 0, entries),
            Change::Append { table, expected, entries, .. } => (table, *expected, entries),
            Change::Delete(_) if in_doubt => return Ok(()),
            Change::Delete(_) => return Err(StoreError::NotFound.into()),
            Change::PutNotice(notice) => return explain_notice(client, notice, in_doubt).await,
            Change::PutPlayer(_) | Change::PutWishes(..) | Change::KeepSecret { .. } | Change::Health => {
                return Err(Failure::Failed(
                    "the row of the health check is gone; please report it".to_owned(),
                ));
            }
        };
        let next = client.query_opt("SELECT next FROM tables WHERE id = $1", &[table]).await?;
        let next = next.ok_or(StoreError::NotFound)?.get::<_, i64>(0).cast_unsigned();
        if in_doubt && !entries.is_empty() {
            let rows = client
                .query(query::ENTRIES, &[table, &expected.cast_signed(), &(entries.len() as i64)])
                .await?;
            let kept = rows.iter().map(query::entry).collect::<Result<Vec<_>, _>>()?;
            if kept == *entries {
                // It can be seen, but a server that was stopped while it waited for its standby shows what the standby
                // may lack. A commit behind it is on both when it is answered.
                client.execute(&statements.health, &[]).await?;
                return Ok(());
            }
        }
        Err(StoreError::Conflict { expected, next }.into())
    }
}

/// Why a notice was not written.
async fn explain_notice(client: &Client, wanted: &Notice, in_doubt: bool) -> Result<(), Failure> {
    let table = client.query_opt("SELECT 1 FROM tables WHERE id = $1", &[&wanted.table]).await?;
    table.ok_or(StoreError::NotFound)?;
    let row = client.query_opt(notice::ONE, &[&wanted.table, &wanted.player.bytes().as_slice()]).await?;
    let found = row.as_ref().map(notice::notice).transpose()?;
    let made = Notice { version: wanted.version + 1, ..wanted.clone() };
    if in_doubt && found.as_ref() == Some(&made) {
        return Ok(());
    }
    let next = found.map_or(0, |notice| notice.version);
    Err(StoreError::Conflict { expected: wanted.version, next }.into())
}
