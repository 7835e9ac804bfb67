//! Copying everything from one store to another, whichever kind they are.

use super::{APPEND_MAX, Notice, PlayerHash, Store, StoreError, StoredTable, Totals};

/// How many ids or players are asked for at once.
const PAGE: u32 = 500;

/// Copies all tables, all players, what they wish to be told by and what waits to be told, and the time that servers have
/// seen pass into an empty store. Every table and every player is read again where it arrived and has to be the same, entry
/// by entry; `look` gets each table as it arrived. At the end both stores hold as much as was copied. Nobody may write to
/// either meanwhile; `tell` hears of every table.
///
/// # Errors
/// The table at which it stopped, and why; or that somebody wrote meanwhile.
pub async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    mut look: impl FnMut(&StoredTable),
    mut tell: impl FnMut(&Totals),
) -> Result<Totals, String> {
    let mut copied = Totals::default();
    let mut after = String::new();
    loop {
        let ids = from.ids(&after, PAGE).await.map_err(|error| format!("the source: {error}"))?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        for id in &ids {
            let at = |error: StoreError| format!("table {id}: {error}");
            let table = from.load(id).await.map_err(at)?;
            put(to, &table).await.map_err(at)?;
            let arrived = to.load(id).await.map_err(at)?;
            if arrived != table {
                return Err(format!("table {id} did not arrive as it was sent; please report it"));
            }
            copy_notices(from, to, id)
                .await
                .map_err(|error| format!("the notices of table {id}: {error}"))?;
            look(&arrived);
            copied.tables += 1;
            copied.entries += arrived.next_number();
            tell(&copied);
        }
    }
    copied.players = copy_players(from, to).await?;
    copy_secrets(from, to).await.map_err(|error| format!("what people wish: {error}"))?;
    let seen_ms = from.note_seen(0).await.map_err(|error| format!("the source: {error}"))?;
    to.note_seen(seen_ms).await.map_err(|error| format!("the target: {error}"))?;
    for (name, store) in [("the source", from), ("the target", to)] {
        let found = store.totals().await.map_err(|error| format!("{name}: {error}"))?;
        if found != copied {
            return Err(format!(
                "somebody wrote to {name} meanwhile: {} tables were copied and {} are there; stop it and move again",
                copied.tables, found.tables
            ));
        }
    }
    Ok(copied)
}

async fn copy_players(from: &dyn Store, to: &dyn Store) -> Result<u64, String> {
    let mut count = 0;
    let mut after = None;
    loop {
        let players = from.players(after, PAGE).await.map_err(|error| format!("the source: {error}"))?;
        let Some(last) = players.last() else { return Ok(count) };
        let next = Some::<PlayerHash>(last.hash);
        for player in &players {
            to.put_player(player.clone()).await.map_err(|error| format!("a player: {error}"))?;
        }
        let arrived = to.players(after, PAGE).await.map_err(|error| format!("the target: {error}"))?;
        if arrived != players {
            return Err("some players did not arrive as they were sent; please report it".to_owned());
        }
        count += players.len() as u64;
        after = next;
    }
}

/// Copies what waits to be told about a table, and what was told.
async fn copy_notices(from: &dyn Store, to: &dyn Store, table: &str) -> Result<(), StoreError> {
    let found = to.notices(table).await?;
    for notice in from.notices(table).await? {
        let there = found.iter().find(|there| there.player == notice.player);
        let version = there.map_or(0, |there| there.version);
        to.put_notice(Notice { version, ..notice }).await?;
    }
    Ok(())
}

/// Copies what people wish to be told by, and the keys of the server, without which browsers take nothing from it.
async fn copy_secrets(from: &dyn Store, to: &dyn Store) -> Result<(), StoreError> {
    for (name, secret) in from.secrets().await? {
        to.keep_secret(&name, secret, true).await?;
    }
    let mut after = None;
    loop {
        let wishes = from.all_wishes(after, PAGE).await?;
        let Some(last) = wishes.last() else { return Ok(()) };
        after = Some(last.player);
        for wishes in wishes {
            to.put_wishes(wishes.player, Some(wishes.text)).await?;
        }
    }
}

/// Writes a table.
async fn put(to: &dyn Store, table: &StoredTable) -> Result<(), StoreError> {
    let mut pieces = table.entries.chunks(APPEND_MAX);
    let first = pieces.next().unwrap_or_default().to_vec();
    let mut next = first.len();
    to.create_table(table.row.clone(), table.secret.clone(), first).await?;
    for piece in pieces {
        to.append(&table.row.id, next as u64, piece.to_vec(), None).await?;
        next += piece.len();
    }
    Ok(())
}
