//! Sending what is due. The rows of the store say what that is; any node may look, and of several that see a notice the
//! one that first puts it back with a later time sends it. If that one dies, the later time comes.

use std::sync::{Arc, Weak};
use std::time::Duration;

use store::{Notice, PlayerHash, StoreError};
use web::{Language, Texts};

use super::{Message, Notices, Wishes, millis};
use crate::error::AppError;
use crate::live_table::LiveTable;
use crate::table_state::TableState;
use crate::tables::Tables;

/// How many notices are on their way at once.
pub(super) const AT_ONCE: usize = 8;
/// How many are asked for at once.
const BATCH: u32 = 100;
/// How often the store is asked, at most and at least.
const PAUSES: [Duration; 2] = [Duration::from_millis(20), Duration::from_secs(2)];
/// How long whoever took a notice has for it. It may have to be sent to several places that are slow to answer.
const LEASE: Duration = Duration::from_secs(180);
/// How long after a notice the next one about the same table comes at the earliest.
const GAP: Duration = Duration::from_secs(60);
/// After which times a notice that could not be sent is tried again.
const RETRIES: [Duration; 2] = [Duration::from_secs(30), Duration::from_secs(300)];
/// When it is looked again whether somebody who looks at the table has gone. Mostly their going is noticed before.
const RECHECK: Duration = Duration::from_secs(600);
/// When a notice is looked at again that only another node can tell.
const ELSEWHERE: Duration = Duration::from_secs(5);
/// How long other nodes have to say that the person is there.
const ASK: Duration = Duration::from_secs(1);

impl Notices {
    /// Sends what is due, for as long as the tables are there.
    pub(crate) fn start(self: &Arc<Notices>, tables: &Arc<Tables>) {
        let (notices, tables): (_, Weak<Tables>) = (self.clone(), Arc::downgrade(tables));
        let pause = (self.options.delay / 4).clamp(PAUSES[0], PAUSES[1]);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(pause).await;
                let Some(tables) = tables.upgrade() else { return };
                if let Err(error) = notices.send_due(&tables).await {
                    tracing::info!(%error, "it was not looked for notices");
                    tokio::time::sleep(PAUSES[1]).await;
                }
            }
        });
    }

    async fn send_due(self: &Arc<Notices>, tables: &Arc<Tables>) -> Result<(), StoreError> {
        for notice in self.store.due_notices(tables.now_ms(), BATCH).await? {
            let Ok(place) = self.places.clone().acquire_owned().await else { return Ok(()) };
            let Some(notice) = self.put(Notice { due_ms: Some(later(tables, LEASE)), ..notice }).await?
            else {
                continue;
            };
            let (notices, tables) = (self.clone(), tables.clone());
            tokio::spawn(async move {
                if let Err(error) = notices.tell(&tables, notice).await {
                    // When the lease is over it is tried again.
                    tracing::info!(%error, "a notice could not be looked at");
                }
                drop(place);
            });
        }
        Ok(())
    }

    /// Writes a notice; as it now is, or `None` if somebody else was quicker.
    async fn put(&self, notice: Notice) -> Result<Option<Notice>, StoreError> {
        match self.store.put_notice(notice.clone()).await {
            Ok(()) => Ok(Some(Notice { version: notice.version + 1, ..notice })),
            Err(StoreError::Conflict { .. } | StoreError::NotFound) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Tells somebody, if it still has to be told.
    async fn tell(&self, tables: &Arc<Tables>, notice: Notice) -> Result<(), StoreError> {
        let player = notice.player;
        let live = match tables.get(&notice.table).await {
            Ok(live) => live,
            Err(AppError::Kept(_)) => {
                self.put(Notice { due_ms: Some(later(tables, RECHECK)), ..notice }).await?;
                return Ok(());
            }
            // Whoever can go on with the table tells it.
            Err(AppError::Elsewhere(_)) => {
                self.put(Notice { due_ms: Some(later(tables, ELSEWHERE)), ..notice }).await?;
                return Ok(());
            }
            // It is tried again when the lease is over.
            Err(_) => return Ok(()),
        };
        // What is decided here counts for all nodes, so it is decided by the log and not by what this one happens to know.
        if tables.read_newest(&live).await.is_err() {
            return Ok(());
        }
        let wished = self.wishes(player).await?;
        let mut wishes = match &notice.left {
            Some(left) => Wishes::read(Some(left)).among(&wished),
            None => wished,
        };
        let gap_ms = notice.told_ms.filter(|_| notice.tries == 0).map(|told| told + millis(GAP));
        let again_ms = if wishes.is_empty() || !is_asked(&live.now(), &notice) {
            None
        } else if live.is_present(player) {
            Some(later(tables, RECHECK))
        } else if let Some(gap_ms) =
            gap_ms.filter(|gap_ms| (tables.now_ms()..=later(tables, GAP)).contains(gap_ms))
        {
            Some(gap_ms)
        } else {
            let Some(notice) = self.is_free(tables, notice).await? else { return Ok(()) };
            let state = live.now();
            if !is_asked(&state, &notice) {
                return Ok(());
            }
            let message = self.message(&state, player).await;
            self.send(player, &mut wishes, &message).await;
            return self.settle(tables, notice, &wishes).await;
        };
        let left = notice.left.clone().filter(|_| again_ms.is_some());
        self.put(Notice { due_ms: again_ms, left, ..notice }).await?;
        Ok(())
    }

    /// Asks the other nodes whether the person looks at the table there. A node where they do takes the notice away.
    async fn is_free(&self, tables: &Tables, notice: Notice) -> Result<Option<Notice>, StoreError> {
        if !tables.is_shared {
            return Ok(Some(notice));
        }
        self.store.tell(&notice.table, &format!("asks {}", notice.player)).await?;
        tokio::time::sleep(ASK).await;
        self.put(Notice { due_ms: Some(later(tables, LEASE)), ..notice }).await
    }

    async fn message(&self, state: &TableState, player: PlayerHash) -> Message {
        let known = self.store.get_player(player).await.ok().flatten();
        let language = known.and_then(|known| Language::ALL.into_iter().find(|l| l.code() == known.language));
        let about = &state.about;
        let texts = Texts::new(language.unwrap_or(Language::En));
        let words = texts.with("notice-turn", &[("game", about.game.title.into())]);
        Message::new(words, &self.options.base, &web::route::table(&about.id), about.game.slug)
    }

    /// Notes what became of a notice that was sent; `left` is where it has not arrived.
    async fn settle(&self, tables: &Tables, notice: Notice, left: &Wishes) -> Result<(), StoreError> {
        let now_ms = tables.now_ms();
        let retry = RETRIES.get(notice.tries as usize).filter(|_| !left.is_empty());
        let (decision, tries, told_ms) = (notice.decision, notice.tries + 1, Some(now_ms));
        let due_ms = retry.map(|retry| now_ms + millis(*retry));
        let left = left.stored().filter(|_| retry.is_some());
        let mut row = notice;
        loop {
            let (table, player) = (row.table.clone(), row.player);
            let settled = if row.decision == decision && row.due_ms.is_some() {
                Notice { due_ms, told_ms, tries, left: left.clone(), ..row }
            } else {
                // Meanwhile it was answered, or something else is asked; only that they were told counts then.
                Notice { told_ms, ..row }
            };
            if self.put(settled).await?.is_some() {
                return Ok(());
            }
            match self.find(&table, player).await? {
                Some(found) => row = found,
                None => return Ok(()),
            }
        }
    }

    async fn find(&self, table: &str, player: PlayerHash) -> Result<Option<Notice>, StoreError> {
        let notices = self.store.notices(table).await?;
        Ok(notices.into_iter().find(|notice| notice.player == player))
    }

    /// Lets a notice wait for somebody who is awaited and does not look any more, or sits at another device now.
    pub(crate) async fn arm(
        &self,
        tables: &Tables,
        live: &LiveTable,
        player: PlayerHash,
    ) -> Result<(), StoreError> {
        let state = live.now();
        let Some(&decision) = state.asked().get(&player) else { return Ok(()) };
        if self.store.wishes(player).await?.is_none() {
            return Ok(());
        }
        let due_ms = later(tables, self.options.delay);
        let table = state.about.id.clone();
        let row = match self.find(&table, player).await? {
            // It was told, or comes early enough.
            Some(row) if row.decision == decision && row.due_ms.is_none_or(|due| due <= due_ms) => {
                return Ok(());
            }
            Some(row) if row.decision == decision => row,
            Some(row) => Notice { decision, tries: 0, left: None, ..row },
            None => {
                let (due_ms, told_ms, left) = (None, None, None);
                Notice { table, player, version: 0, decision, due_ms, told_ms, tries: 0, left }
            }
        };
        self.put(Notice { due_ms: Some(due_ms), ..row }).await.map(drop)
    }

    /// Another node is about to tell somebody who looks at the table here.
    pub(crate) async fn hold(
        &self,
        tables: &Tables,
        table: &str,
        player: PlayerHash,
    ) -> Result<(), StoreError> {
        match self.find(table, player).await? {
            Some(row) if row.due_ms.is_some() => {
                self.put(Notice { due_ms: Some(later(tables, RECHECK)), ..row }).await.map(drop)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Somebody goes on at another device, which is told what the one before was told, unless it has wishes of its own.
    /// The one before keeps its wishes for as long as it plays elsewhere.
    pub(crate) async fn move_wishes(&self, from: PlayerHash, to: PlayerHash) -> Result<(), StoreError> {
        let wishes = self.wishes(from).await?;
        if wishes.is_empty() || from == to {
            return Ok(());
        }
        if self.wishes(to).await?.is_empty() {
            self.set_wishes(to, &wishes).await?;
        }
        if self.store.list(store::Filter::LiveOf(from), 1).await?.is_empty() {
            self.set_wishes(from, &Wishes::default()).await?;
        }
        Ok(())
    }
}

/// Whether what a notice is about is still asked.
fn is_asked(state: &TableState, notice: &Notice) -> bool {
    state.asked().get(&notice.player) == Some(&notice.decision)
}

fn later(tables: &Tables, time: Duration) -> i64 {
    tables.now_ms().saturating_add(millis(time))
}
