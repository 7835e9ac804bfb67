//! All tables: those in memory, and the one way to change a table.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use engine::{Seat, Secret, to_hex};
use games::{AnyGame, GameInfo};
use seating::{BotLevel, Occupant, TimeLimit};

use tokio::sync::watch;

use crate::bot::{BotPool, Sponsor};
use crate::change::{Change, Done};
use crate::error::AppError;
use crate::health::Health;
use crate::identity::{People, random};
use crate::kept::KeptTable;
use crate::live_table::{LiveTable, lock};
use crate::loaded::Loaded;
use crate::log_entry::{Closing, LogEntry};
use crate::node;
use crate::notice::Notices;
use crate::recent::Recent;
use crate::table_state::{TableState, checksum};
use crate::time::{MachineTime, SeenTime, SteadyTime, Time};
use store::{Filter, PlayerHash, Status, Store, Summary, TableRow, TableSecret};

/// How many tables are loaded after a restart at most.
const RESTART_MAX: u32 = 10_000;
/// How many tables one sweep closes at most.
const SWEEP_MAX: u32 = 1000;
/// How many matches of bots alone somebody may have going on.
pub(crate) const BOTS_ONLY_MAX: u32 = 4;
/// How many addresses are remembered at least; when there are more, the oldest are forgotten.
const ADDRESSES_MAX: usize = 20_000;
/// How long a bot waits after its action could not be kept.
const BOT_RETRY: Duration = Duration::from_secs(2);
/// Nodes note every minute how much time they have seen. What is missing beyond that nobody saw.
const UNSEEN_MIN_MS: i64 = 90_000;
/// How long it is left to one node to sweep.
const SWEEP_LEASE: Duration = Duration::from_secs(590);

/// What is known of a table before it is opened.
#[derive(Clone, Debug)]
pub(crate) struct Opening<'a> {
    pub(crate) game: &'static GameInfo,
    pub(crate) variant: &'a str,
    pub(crate) players: usize,
    pub(crate) public: bool,
    pub(crate) host: PlayerHash,
    pub(crate) address: Option<IpAddr>,
    pub(crate) campaign: InCampaign,
    pub(crate) limit: TimeLimit,
    pub(crate) open_chat: bool,
}

/// Whether a match is part of a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum InCampaign {
    /// It stands for itself.
    No,
    /// A campaign begins with it.
    First,
    /// It goes on with the campaign that began at this table.
    Of(String),
}

/// How long things take at the tables.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    /// How long a bot waits before it acts, so that people can follow.
    pub(crate) bot_pause: Duration,
    /// After how long a table that waits for players expires.
    pub(crate) lobby_life: Duration,
    /// After how long a match in which nobody acts expires.
    pub(crate) match_life: Duration,
    /// How long a closed lobby or a finished match of bots is kept. What people played is kept for good.
    pub(crate) keep: Duration,
    /// How many tables somebody may have open at once.
    pub(crate) tables_max: u32,
}

/// Counters for the curious.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) requests: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) bot_moves: AtomicU64,
    pub(crate) refused: AtomicU64,
    /// Answers of 500 and above: what the server could not do.
    pub(crate) failed: AtomicU64,
    pub(crate) sockets: AtomicU64,
    /// Boards drawn for live connections; those that show the same share one.
    pub(crate) drawn: AtomicU64,
    pub(crate) pushed_bytes: AtomicU64,
    /// Requests that another node has to answer.
    pub(crate) elsewhere: AtomicU64,
}

/// All tables. Those that somebody looks at are in memory; the others are loaded when they are asked for.
pub(crate) struct Tables {
    pub(crate) store: Arc<dyn Store>,
    /// Whether other nodes use the store too.
    pub(crate) is_shared: bool,
    pub(crate) loaded: Loaded,
    /// The tables that this program cannot go on with, as far as somebody looked.
    kept: Mutex<HashSet<String>>,
    /// Those that another node may go on with. This one leaves them alone.
    elsewhere: Mutex<HashSet<String>>,
    /// Which rules this program knows, in a few digits.
    pub(crate) rules: String,
    /// Whether the database that the nodes share is away, as people are told.
    pub(crate) away: watch::Sender<bool>,
    /// Whether nothing is heard of it.
    pub(crate) is_deaf: AtomicBool,
    /// Whether something could not be kept, and nothing since.
    pub(crate) is_unwritable: AtomicBool,
    /// Tables that this program was found able to go on with, so that it need not be tried again for a quota.
    pub(crate) sound: Mutex<Recent<[u8; 32], ()>>,
    /// Where those were last who opened a table or look at their own.
    addresses: Mutex<Recent<PlayerHash, IpAddr>>,
    pub(crate) people: People,
    pub(crate) pool: BotPool,
    pub(crate) timing: Timing,
    pub(crate) counters: Counters,
    /// What tables are dated by.
    pub(crate) time: SteadyTime,
    pub(crate) seen: SeenTime,
    pub(crate) health: Health,
    /// Who tells people that it is their turn, once the server is open.
    pub(crate) notices: OnceLock<Arc<Notices>>,
}

/// An id that no table has.
fn new_id() -> String {
    to_hex(&random::<9>())
}

impl Tables {
    pub(crate) fn new(store: Arc<dyn Store>, pool: BotPool, timing: Timing) -> Arc<Tables> {
        Tables::with_time(store, pool, timing, Arc::new(MachineTime::default()))
    }

    /// The same by other clocks.
    pub(crate) fn with_time(
        store: Arc<dyn Store>,
        pool: BotPool,
        timing: Timing,
        time: Arc<dyn Time>,
    ) -> Arc<Tables> {
        Arc::new(Tables {
            is_shared: store.changes().is_some(),
            seen: SeenTime::new(store.clone(), time.clone()),
            health: Health::new(store.clone(), time.clone()),
            time: SteadyTime::new(time),
            store,
            loaded: Loaded::default(),
            kept: Mutex::default(),
            elsewhere: Mutex::default(),
            rules: games::rules_digest(),
            away: watch::Sender::new(false),
            is_deaf: AtomicBool::new(false),
            is_unwritable: AtomicBool::new(false),
            sound: Mutex::new(Recent::new(ADDRESSES_MAX)),
            addresses: Mutex::new(Recent::new(ADDRESSES_MAX)),
            people: People::new(),
            pool,
            timing,
            counters: Counters::default(),
            notices: OnceLock::new(),
        })
    }

    /// The milliseconds since 1970, by a clock that goes evenly while this server runs.
    pub(crate) fn now_ms(&self) -> i64 {
        self.time.now_ms()
    }

    /// Whether this program was found unable to go on with a table.
    pub(crate) fn is_kept(&self, id: &str) -> bool {
        lock(&self.kept).contains(id)
    }

    /// Whether this program was found unable to go on with a table, whoever else can.
    pub(crate) fn is_left_alone(&self, id: &str) -> bool {
        self.is_kept(id) || lock(&self.elsewhere).contains(id)
    }

    /// How many tables were found that only another node can go on with.
    pub(crate) fn elsewhere_count(&self) -> usize {
        lock(&self.elsewhere).len()
    }

    /// The table with this id, loaded if it was not in memory.
    pub(crate) async fn get(self: &Arc<Tables>, id: &str) -> Result<Arc<LiveTable>, AppError> {
        let live = loop {
            if let Some(live) = self.loaded.get(id) {
                self.keep_up(&live).await?;
                return Ok(live);
            }
            let begun = self.loaded.begin();
            let live = self.read(id).await?;
            if let Some(live) = self.loaded.insert(begun, id, live) {
                break live;
            }
        };
        // What others appended between the reading and the listening was heard for nobody.
        self.refresh(&live).await?;
        self.wake_bots(&live);
        Ok(live)
    }

    /// A table as it is in the store.
    async fn read(&self, id: &str) -> Result<LiveTable, AppError> {
        let stored = self.store.load(id).await?;
        match TableState::load(&stored) {
            Ok(mut state) => {
                self.wake_clocks(&mut state, &stored.row.summary).await?;
                Ok(LiveTable::new(state))
            }
            Err(why) => {
                // Nothing is written: the program that wrote the log can go on with it.
                let kept = KeptTable::new(&stored, why);
                let is_elsewhere = self.is_shared && kept.may_be_known_elsewhere();
                let unknown = if is_elsewhere { &self.elsewhere } else { &self.kept };
                if lock(unknown).insert(id.to_owned()) {
                    tracing::warn!(table = %id, ?why, "this program cannot go on with a table; it is kept as it is");
                }
                Err(if is_elsewhere { AppError::Elsewhere(kept) } else { AppError::Kept(kept) })
            }
        }
    }

    /// While there was no server nobody's time ran, and a clock that was set elsewhere takes none away.
    async fn wake_clocks(&self, state: &mut TableState, row: &Summary) -> Result<(), AppError> {
        if !state.clocks.has_limit() {
            return Ok(());
        }
        let (counted_ms, started_ms, now_ms) =
            (state.clocks.counted_ms(), self.time.started_ms(), self.now_ms());
        if !self.is_shared {
            // All that this server wrote is dated between its start and now.
            if !(started_ms..=now_ms).contains(&counted_ms) {
                state.clocks.wake(started_ms);
            }
            return Ok(());
        }
        // Others may have been there; the store knows how much time any of them has seen, to the minute.
        let seen_ms = self.seen.ms().await?.saturating_sub(row.seen_ms);
        let unseen_ms = now_ms.saturating_sub(row.updated_ms).saturating_sub(seen_ms);
        if counted_ms > now_ms.saturating_add(UNSEEN_MIN_MS) {
            state.clocks.wake(now_ms);
        } else if unseen_ms > UNSEEN_MIN_MS {
            state.clocks.wake(counted_ms.saturating_add(unseen_ms).min(now_ms));
        }
        Ok(())
    }

    /// Goes on from a finished table at another one, which is there once however often and by however many it is asked
    /// for: the log of the finished table says where, and whoever finds nothing there opens it.
    pub(crate) async fn go_on(
        self: &Arc<Tables>,
        from: &Arc<LiveTable>,
        opening: Opening<'_>,
        arrange: impl FnOnce(&mut Change) -> Done,
    ) -> Result<String, AppError> {
        let (wished, earlier) = (new_id(), from.now().rematch.clone());
        let void = match earlier {
            // Whoever closed it before it began did not decide for the others.
            Some(earlier) => match self.get(&earlier).await {
                Ok(next) if next.now().is_closed_unplayed() => Some(earlier),
                Ok(_) => return Ok(earlier),
                Err(_) => None,
            },
            None => None,
        };
        self.check_quota(opening.host).await?;
        let id = self.change(from, move |change| change.go_on_at(wished, void.as_ref())).await?;
        match self.get(&id).await {
            Ok(_) => Ok(id),
            Err(AppError::NotFound) => match self.create_as(id.clone(), opening, arrange).await {
                Ok(id) => Ok(id),
                // Of two that ask at the same time one opens it.
                Err(error) => self.get(&id).await.map(|_| id).map_err(|_| error),
            },
            Err(error) => Err(error),
        }
    }

    /// Opens a table: the first entry of its log, then whatever `arrange` adds.
    pub(crate) async fn create(
        self: &Arc<Tables>,
        opening: Opening<'_>,
        arrange: impl FnOnce(&mut Change) -> Done,
    ) -> Result<String, AppError> {
        self.create_as(new_id(), opening, arrange).await
    }

    async fn create_as(
        self: &Arc<Tables>,
        id: String,
        opening: Opening<'_>,
        arrange: impl FnOnce(&mut Change) -> Done,
    ) -> Result<String, AppError> {
        let now = self.now_ms();
        let secret = Secret::new(random());
        let kept = TableSecret::new(secret.reveal());
        let versions = AnyGame::rules_versions(opening.game.slug, opening.variant).ok_or(AppError::Bad)?;
        let game = games::Opening {
            variant: Some(opening.variant.to_owned()),
            ..games::Opening::new(opening.game.slug, opening.players)
        };
        let game = AnyGame::open(&game).map_err(|_| AppError::Bad)?;
        let first = LogEntry::Created {
            game: opening.game.slug.to_owned(),
            variant: opening.variant.to_owned(),
            players: opening.players,
            public: opening.public,
            host: opening.host.to_string(),
            commitment: secret.commitment().to_string(),
            rules: *versions.end(),
            deck: Some(checksum(&game)),
            campaign: match opening.campaign {
                InCampaign::No => None,
                InCampaign::First => Some(id.clone()),
                InCampaign::Of(first) => Some(first),
            },
            open_chat: opening.open_chat,
            clock: (opening.limit != TimeLimit::None).then(|| opening.limit.word()),
        };
        let opened = self.check_quota(opening.host).await?;
        let mut change = Change::open(&id, &first, secret, now).ok_or(AppError::Bad)?;
        arrange(&mut change)?;
        if change.state.playing().is_some() && !change.state.has_people && opened.bots_only >= BOTS_ONLY_MAX {
            return Err(AppError::TooMany);
        }
        self.note_address(opening.host, opening.address);
        let summary = self.summary(&change.state).await?;
        let row = TableRow {
            id: id.clone(),
            host: Some(opening.host),
            game: opening.game.slug.to_owned(),
            public: opening.public,
            created_ms: now,
            summary,
        };
        let begun = self.loaded.begin();
        self.store.create_table(row, Some(kept), change.entries).await?;
        // Others may know the id of a rematch, and be there already.
        match self.loaded.insert(begun, &id, LiveTable::new(change.state)) {
            Some(live) => self.wake_bots(&live),
            None => drop(self.get(&id).await?),
        }
        Ok(id)
    }

    /// Changes a table. The change is tried on a copy and appended to the log; only when it is durable does the copy
    /// take the table's place, and only then is the change acknowledged and pushed to everybody.
    ///
    /// It runs as a task of its own, so that a browser that goes away in the middle cannot leave the table in
    /// memory behind its log.
    pub(crate) async fn change<T: Send + 'static>(
        self: &Arc<Tables>,
        live: &Arc<LiveTable>,
        attempt: impl FnOnce(&mut Change) -> Result<T, AppError> + Clone + Send + 'static,
    ) -> Result<T, AppError> {
        let (tables, live) = (self.clone(), live.clone());
        let task = tokio::spawn(async move {
            let writing = live.writing.lock().await;
            let answer = tables.try_change(&live, attempt).await;
            drop(writing);
            if matches!(answer, Err(AppError::Unavailable)) {
                tables.note_unwritable();
            }
            if live.is_behind() {
                // What could not be kept was kept all the same, or others were quicker.
                tables.catch_up(vec![(live.clone(), live.heard_to())]);
            }
            // Also who is refused may have found out that it is a bot's turn.
            tables.wake_bots(&live);
            answer
        });
        task.await.unwrap_or(Err(AppError::Unavailable))
    }

    /// What is stored of a table beside its log, as of now.
    pub(crate) async fn summary(&self, state: &TableState) -> Result<Summary, AppError> {
        let asked = self.notices.get().map_or_else(Vec::new, |notices| notices.asked(state, self.now_ms()));
        Ok(Summary { seen_ms: self.seen.ms().await?, asked, ..state.summary() })
    }

    /// Somebody does not look at a table any more: if they go without having answered, they are told when they are away.
    pub(crate) fn note_gone(self: &Arc<Tables>, live: &Arc<LiveTable>, player: PlayerHash) {
        if self.notices.get().is_some()
            && !live.is_present(player)
            && live.now().asked().contains_key(&player)
        {
            let (tables, live) = (self.clone(), live.clone());
            tokio::spawn(async move {
                if let Some(notices) = tables.notices.get()
                    && let Err(error) = notices.arm(&tables, &live, player).await
                {
                    tracing::info!(%error, "a notice could not be kept");
                }
            });
        }
    }

    /// Somebody goes on at another device: what they wish goes with them.
    pub(crate) async fn move_wishes(
        &self,
        live: &LiveTable,
        from: PlayerHash,
        to: PlayerHash,
    ) -> Result<(), AppError> {
        if let Some(notices) = self.notices.get() {
            notices.move_wishes(from, to).await?;
            notices.arm(self, live, to).await?;
        }
        Ok(())
    }

    /// Sees to it that somebody whose time is up is noticed.
    fn set_alarm(self: &Arc<Tables>, live: &Arc<LiveTable>) {
        let alarm = live.now().next_due_ms().map(|due_ms| {
            let (tables, live) = (self.clone(), live.clone());
            let wait = Duration::from_millis((due_ms - self.now_ms()).max(0).unsigned_abs());
            let task = tokio::spawn(async move {
                tokio::time::sleep(wait).await;
                if tables.change(&live, Change::time_up).await.is_err() {
                    tokio::time::sleep(BOT_RETRY).await;
                }
                // If it was too early, or could not be kept, it is tried again.
                if !tables.is_dropped(&live) {
                    tables.set_alarm(&live);
                }
            });
            task.abort_handle()
        });
        live.set_alarm(alarm);
    }

    /// Sees to it that every awaited bot thinks, once per decision, and that clocks are heard.
    pub(crate) fn wake_bots(self: &Arc<Tables>, live: &Arc<LiveTable>) {
        if self.is_dropped(live) {
            // Another node goes on with it.
            return live.set_alarm(None);
        }
        self.set_alarm(live);
        let state = live.now();
        for (seat, level) in state.awaited_bots() {
            let decision = state.opened[seat.index()];
            if live.start_thinking(seat, decision) {
                let (tables, live) = (self.clone(), live.clone());
                tokio::spawn(async move {
                    tokio::time::sleep(live.pace().pause(tables.timing.bot_pause)).await;
                    // Another node may have answered meanwhile, or be about to.
                    while live.now().is_open(seat, decision)
                        && !tables.is_dropped(&live)
                        && !tables.drives(&live).await
                    {
                        tokio::time::sleep(node::DRIVE_RETRY).await;
                        let _ = tables.keep_up(&live).await;
                    }
                    let _ = tables.keep_up(&live).await;
                    let done = tables.let_bot_act(&live, seat, decision, level).await;
                    live.stop_thinking(seat, decision);
                    match done {
                        Ok(true) => {
                            tables.counters.bot_moves.fetch_add(1, Ordering::Relaxed);
                        }
                        Ok(false) => {}
                        Err(error) => {
                            tracing::warn!(?error, seat = %seat, "a bot's action was not carried out");
                            // The store was unavailable: try again, not too eagerly.
                            tokio::time::sleep(BOT_RETRY).await;
                        }
                    }
                    // If the decision is still open, the same bot or another one has to think again.
                    tables.wake_bots(&live);
                });
            }
        }
    }

    /// A bot thinks and acts. `false` if the decision was no longer open, or is no longer the bot's.
    async fn let_bot_act(
        self: &Arc<Tables>,
        live: &Arc<LiveTable>,
        seat: Seat,
        decision: u64,
        level: BotLevel,
    ) -> Result<bool, AppError> {
        let state = live.now();
        let Some(play) = state.playing().filter(|_| state.is_open(seat, decision)) else { return Ok(false) };
        let sponsor = Sponsor {
            player: state.host,
            address: lock(&self.addresses).get(&state.host).copied(),
            has_people: state.has_people,
        };
        let is_late = matches!(state.at(seat).occupant, Occupant::Human(_));
        let agreed = if is_late { play.when_time_is_up(seat) } else { None };
        let action = match agreed {
            Some(action) => action,
            None => tokio::select! {
                action = self.pool.choose(play, seat, level, decision, sponsor) => action,
                () = self.keep_driving(live) => return Ok(false),
            },
        };
        self.change(live, move |change| change.answer_for(seat, decision, action)).await
    }

    /// After a restart: goes on where a bot is awaited. Every other table is loaded when it is asked for.
    pub(crate) async fn resume(self: &Arc<Tables>) -> Result<usize, AppError> {
        if self.is_shared {
            // Other nodes may be at it; those that nobody is at are found by `follow`.
            return Ok(0);
        }
        let rows = self.store.list(Filter::BotsWait, RESTART_MAX).await?;
        let mut count = 0;
        for row in rows {
            let begun = Instant::now();
            match self.get(&row.id).await {
                Ok(_) => count += 1,
                Err(error) => tracing::warn!(table = %row.id, ?error, "a table could not be brought back"),
            }
            // People who are here already come first: half of the time is theirs.
            tokio::time::sleep(begun.elapsed()).await;
        }
        Ok(count)
    }

    /// Closes abandoned tables, and deletes what nobody has played at and nobody needs any more.
    pub(crate) async fn sweep(self: &Arc<Tables>) -> Result<(), AppError> {
        self.forget();
        // Nodes that know other rules sweep other tables.
        if !self.store.claim(&format!("sweep {}", self.rules), SWEEP_LEASE).await? {
            return Ok(());
        }
        let lives = [(Status::Open, self.timing.lobby_life), (Status::Playing, self.timing.match_life)];
        for (status, life) in lives {
            let before = self.seen.ago(life).await?;
            // Tables that are kept stay among the oldest for good; behind them the others must have room.
            let left = lock(&self.kept).len() + self.elsewhere_count();
            let limit = SWEEP_MAX.saturating_add(left as u32);
            for row in self.store.expired(&[status], before, limit).await? {
                if self.is_left_alone(&row.id) {
                    continue;
                }
                // What is wrong with one table must not keep the others from being swept.
                if let Err(error) = self.expire(&row.id).await {
                    tracing::warn!(table = %row.id, ?error, "an abandoned table could not be closed");
                }
            }
        }
        let before = self.seen.ago(self.timing.keep).await?;
        for row in self.store.disposable(before, SWEEP_MAX).await? {
            self.loaded.remove(&row.id);
            if let Err(error) = self.store.delete(&row.id).await {
                tracing::warn!(table = %row.id, %error, "a table could not be deleted");
            }
        }
        Ok(())
    }

    async fn expire(self: &Arc<Tables>, id: &str) -> Result<(), AppError> {
        let live = self.get(id).await?;
        self.change(&live, |change| change.close(Closing::Expired)).await
    }

    /// Forgets the tables that nobody looks at and no bot thinks at.
    pub(crate) fn forget(&self) {
        self.loaded.forget();
    }

    /// Remembers where somebody is, so that their bots take turns with those of others at the same address.
    pub(crate) fn note_address(&self, player: PlayerHash, address: Option<IpAddr>) {
        let Some(address) = address else { return };
        lock(&self.addresses).insert(player, address);
    }

    /// How many tables are in memory.
    pub(crate) fn loaded_count(&self) -> usize {
        self.loaded.count()
    }
}
