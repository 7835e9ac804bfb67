//! The state of one table: its log, folded. Whatever happens to a table is an entry, and [`TableState::add`] is what
//! an entry does: when somebody acts, when chance is drawn, and when a log is read back.
//!
//! `fold` has the entries one by one, `rights` says who may do what.

mod fold;
mod rights;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use engine::{Awaits, Nonce, Seat, SeatSet, Secret};
use games::{AnyGame, GameInfo, OpenError, Opening};
use seating::{BotLevel, Motion, Occupant, PlayerColour, Stage, TimeLimit};
use serde_json::json;
use web::KeptWhy;

use crate::chat::Chat;
use crate::clock::Clocks;
use crate::kept::StoredResult;
use crate::log_entry::{Closing, LogEntry};
use crate::play::{self, Play, Refused};
use store::{PlayerHash, Status, StoredTable, Summary};

/// What never changes at a table.
#[derive(Debug)]
pub(crate) struct About {
    pub(crate) id: String,
    pub(crate) game: &'static GameInfo,
    any: Arc<AnyGame>,
    pub(crate) variant: String,
    pub(crate) public: bool,
    pub(crate) secret: Secret,
    pub(crate) commitment: String,
    /// The campaign that the match belongs to: the id of its first table.
    pub(crate) campaign: Option<String>,
    /// Whether spectators may read and write what is said.
    pub(crate) open_chat: bool,
}

/// A seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct SeatState {
    pub(crate) occupant: Occupant<PlayerHash>,
    pub(crate) name: String,
    pub(crate) colour: PlayerColour,
    /// What the seat has added to the secret so far.
    pub(crate) nonce: Option<Nonce>,
    /// For whom the seat is kept while it is open.
    pub(crate) invited: Option<PlayerHash>,
}

impl SeatState {
    /// Whether anybody may sit down here.
    pub(crate) fn is_free(&self) -> bool {
        self.occupant.is_open() && self.invited.is_none()
    }
}

/// A personal link that was not used yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// Whose rights it moves.
    pub(crate) player: PlayerHash,
    pub(crate) made_ms: i64,
}

/// How often somebody has done what fills a log and moves no match: there are limits.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) links: u32,
    pub(crate) leaves: u32,
    pub(crate) votes: u32,
    pub(crate) said: u32,
}

/// The state of one table. A copy is cheap: what is long or seldom changes is shared.
#[derive(Clone, Debug)]
pub(crate) struct TableState {
    pub(crate) about: Arc<About>,
    pub(crate) updated_ms: i64,
    /// Who opened the table, or the device they moved to.
    pub(crate) host: PlayerHash,
    pub(crate) seats: Arc<Vec<SeatState>>,
    pub(crate) stage: Stage,
    /// What the seats added to the secret.
    pub(crate) nonces: Arc<Vec<Option<Nonce>>>,
    pub(crate) play: Option<Box<dyn Play>>,
    /// The number of the next entry.
    pub(crate) next: u64,
    /// Per seat: the number of the log entry that opened its current decision.
    pub(crate) opened: Vec<u64>,
    /// Per seat: the last decision it answered, and how.
    pub(crate) answered: Vec<Option<(u64, String)>>,
    /// The hashed tokens of personal links that were not used yet: one for each player at most.
    pub(crate) devices: Arc<HashMap<String, Link>>,
    pub(crate) clocks: Clocks,
    pub(crate) chat: Chat,
    /// What was proposed, and who agrees.
    pub(crate) motions: Arc<BTreeMap<Motion, BTreeSet<PlayerHash>>>,
    tallies: Arc<HashMap<PlayerHash, Tally>>,
    /// How many lines the match had after the last action of a bot.
    bot_line: usize,
    /// The seats in whose secret choice, still open, a bot has a part.
    bot_parts: SeatSet,
    pub(crate) rematch: Option<String>,
    /// What lists show of the seats.
    shown: Arc<str>,
    /// Whether a person has played in the match.
    pub(crate) has_people: bool,
    /// How often something was undone. When it rises, pages tell their log in words again from the start.
    pub(crate) undo_count: u64,
}

impl TableState {
    /// Reads the log of a stored table. Every entry must lead to the same state as when it was written; if one does
    /// not, it was written by another version of the rules, or damaged, and this program cannot go on with the table.
    pub(crate) fn load(stored: &StoredTable) -> Result<TableState, KeptWhy> {
        let (first, rest) = stored.entries.split_first().ok_or(KeptWhy::Unreadable(0))?;
        let first = LogEntry::of_stored(first).ok_or(KeptWhy::Unreadable(0))?;
        let secret = stored.secret.as_ref().and_then(|secret| Secret::parse(secret.reveal()));
        let secret = secret.ok_or(KeptWhy::Secret)?;
        let mut state = TableState::begin(&stored.row.id, &first, secret, stored.row.created_ms)?;
        for written in rest {
            let entry = LogEntry::of_stored(written).ok_or(KeptWhy::Unreadable(written.number))?;
            let done = state.add(&entry, written.at_ms);
            // Whoever wrote this one had no state.
            let is_cut = entry == LogEntry::Closed { why: Closing::Rules };
            if done.is_err() || (state.hash() != written.hash && !is_cut) {
                return Err(KeptWhy::Elsewhere(written.number));
            }
        }
        Ok(state)
    }

    /// The state after the first entry.
    pub(crate) fn begin(
        id: &str,
        entry: &LogEntry,
        secret: Secret,
        at_ms: i64,
    ) -> Result<TableState, KeptWhy> {
        let LogEntry::Created {
            game,
            variant,
            players,
            public,
            host,
            rules,
            deck,
            campaign,
            clock,
            open_chat,
            ..
        } = entry
        else {
            return Err(KeptWhy::Unreadable(0));
        };
        // A match goes on under the rules it was begun with.
        let opening = Opening {
            variant: Some(variant.clone()),
            rules_version: Some(*rules),
            ..Opening::new(game, *players)
        };
        let any = play::open(&opening).map_err(|error| match error {
            OpenError::RulesVersion(_) => KeptWhy::Rules(*rules),
            OpenError::UnknownGame(..) | OpenError::Mode(_) | OpenError::Deck(_) => KeptWhy::Game,
        })?;
        // With other cards it would be another match, even if the log follows so far.
        if deck.as_ref().is_some_and(|deck| *deck != checksum(&any)) {
            return Err(KeptWhy::Cards);
        }
        let seat = |index: usize| SeatState {
            occupant: Occupant::Open,
            name: String::new(),
            colour: PlayerColour::ALL[index % PlayerColour::ALL.len()],
            nonce: None,
            invited: None,
        };
        let about = About {
            id: id.to_owned(),
            game: any.info(),
            any,
            variant: variant.clone(),
            public: *public,
            commitment: secret.commitment().to_string(),
            campaign: campaign.clone(),
            open_chat: *open_chat,
            secret,
        };
        let limit = clock.as_deref().map_or(Some(TimeLimit::None), TimeLimit::of_word);
        let limit = limit.ok_or(KeptWhy::Unreadable(0))?;
        let seats: Vec<SeatState> = (0..*players).map(seat).collect();
        Ok(TableState {
            about: Arc::new(about),
            updated_ms: at_ms,
            host: PlayerHash::parse(host).ok_or(KeptWhy::Unreadable(0))?,
            shown: shown(&seats),
            seats: Arc::new(seats),
            stage: Stage::Lobby,
            nonces: Arc::default(),
            play: None,
            next: 1,
            opened: vec![0; *players],
            answered: vec![None; *players],
            devices: Arc::default(),
            clocks: Clocks::new(limit, *players, at_ms),
            chat: Chat::default(),
            motions: Arc::default(),
            tallies: Arc::default(),
            bot_line: 0,
            bot_parts: SeatSet::EMPTY,
            rematch: None,
            has_people: false,
            undo_count: 0,
        })
    }

    /// What the next entry of the log does. Refused, it does nothing to the match.
    pub(crate) fn add(&mut self, entry: &LogEntry, at_ms: i64) -> Result<(), Refused> {
        if let LogEntry::Resumed { from_ms } = entry {
            self.clocks.resume(*from_ms);
        }
        self.clocks.count(self.running(), at_ms);
        let before = self.awaited();
        // The seats whose decision is another one now, though they were awaited before.
        let mut reopened = SeatSet::EMPTY;
        match entry {
            LogEntry::Created { .. } => return Err(Refused::Impossible),
            LogEntry::Resumed { .. } => {}
            LogEntry::Sat { seat, who, name, colour, nonce } => {
                self.note_sat(seat, *who, name, colour, nonce.as_deref())?;
            }
            LogEntry::Invited { seat, player, name, colour } => {
                self.note_invited(seat, player, name, colour)?;
            }
            LogEntry::Started { nonces } => self.note_started(nonces)?,
            LogEntry::Acted { seat, decision, action } => {
                reopened = self.note_acted(seat, *decision, action)?;
            }
            LogEntry::TimeUp { seat, decision } => self.note_time_up(seat, *decision)?,
            LogEntry::Voted { player, motion, yes } => self.note_vote(player, motion, *yes)?,
            LogEntry::Said { player, seat, name, text, sign } => {
                let words = (text.as_deref(), sign.as_deref());
                self.note_said(player, seat.as_deref(), name, words, at_ms)?;
            }
            LogEntry::Muted { player, whom, muted } => self.note_muted(player, whom, *muted)?,
            LogEntry::Chance { chance } => self.play_mut()?.reveal(chance)?,
            LogEntry::Retracted { seat, last } => reopened = self.note_retracted(seat, *last)?,
            LogEntry::Undone { seat } => reopened = self.note_undone(seat)?,
            LogEntry::Device { player, token } => self.note_link(player, token, at_ms)?,
            LogEntry::Moved { from, to, token } => self.note_moved(from, to, token)?,
            LogEntry::Rematch { table } => self.rematch = Some(table.clone()),
            LogEntry::Closed { why } => match why {
                Closing::Host | Closing::Expired | Closing::Agreed => self.stage = Stage::Expired,
                Closing::Rules => {}
            },
        }
        // A decision keeps its number while other seats commit, or the second of two drafters would always be stale.
        for seat in self.awaited().iter() {
            if !before.contains(seat) || reopened.contains(seat) {
                self.opened[seat.index()] = self.next;
                let line_count = self.line_count();
                if matches!(self.at(seat).occupant, Occupant::Human(_)) {
                    self.clocks.ask(seat, line_count);
                }
            }
        }
        // What is resolved is no part of an open choice any more.
        let open_parts = |seat: &Seat| self.play.as_ref().is_some_and(|play| play.part_count(*seat) > 0);
        self.bot_parts = self.bot_parts.iter().filter(open_parts).collect();
        self.has_people |=
            self.play.is_some() && self.seats.iter().any(|seat| seat.occupant.owner().is_some());
        let is_over = self.play.as_ref().is_some_and(|play| play.awaits() == Awaits::Over);
        if is_over && self.stage == Stage::Playing {
            self.stage = Stage::Ended;
        }
        self.next += 1;
        self.updated_ms = at_ms;
        Ok(())
    }

    /// The match while it goes on.
    pub(crate) fn playing(&self) -> Option<&dyn Play> {
        self.play.as_deref().filter(|_| self.stage == Stage::Playing)
    }

    /// The match once it is over.
    pub(crate) fn ended(&self) -> Option<&dyn Play> {
        self.play.as_deref().filter(|_| self.stage == Stage::Ended)
    }

    /// The fingerprint of the match; 0 before the match begins.
    pub(crate) fn hash(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.fingerprint())
    }

    /// The seats the match waits for.
    pub(crate) fn awaited(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.awaits().seats())
    }

    /// Whether secret choices wait for those of others.
    pub(crate) fn is_choosing(&self) -> bool {
        self.play.as_ref().is_some_and(|play| Seat::all(self.players()).any(|seat| play.part_count(seat) > 0))
    }

    /// Whether a seat is asked, and this is the decision it is asked for.
    pub(crate) fn is_open(&self, seat: Seat, decision: u64) -> bool {
        let is_awaited = self.stage == Stage::Playing && self.awaited().contains(seat);
        is_awaited && self.opened[seat.index()] == decision
    }

    pub(crate) fn players(&self) -> usize {
        self.seats.len()
    }

    pub(crate) fn at(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// The seats of a person, in order.
    pub(crate) fn seats_of(&self, player: PlayerHash) -> Vec<Seat> {
        Seat::all(self.players()).filter(|&seat| self.at(seat).occupant.owner() == Some(player)).collect()
    }

    /// The first seat that nobody has taken and that is kept for nobody.
    pub(crate) fn first_free(&self) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.at(seat).is_free())
    }

    /// The awaited bots, and how well each plays.
    pub(crate) fn awaited_bots(&self) -> impl Iterator<Item = (Seat, BotLevel)> {
        let awaited = self.playing().map_or(SeatSet::EMPTY, |play| play.awaits().seats());
        Seat::all(self.players())
            .filter(move |&seat| awaited.contains(seat))
            .filter_map(|seat| Some((seat, self.bot_of(seat)?)))
    }

    /// The level of the bot that decides for a seat now, if one does: because it sits there, or because time is up.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<BotLevel> {
        let is_up = self.clocks.is_up(seat) && self.awaited().contains(seat);
        self.at(seat).occupant.bot().or(is_up.then(BotLevel::default))
    }

    fn line_count(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.line_count())
    }

    /// The seats whose clocks run: people who are awaited, several at once where several are.
    pub(crate) fn running(&self) -> SeatSet {
        if !self.clocks.has_limit() || self.stage != Stage::Playing {
            return SeatSet::EMPTY;
        }
        let runs =
            |seat: &Seat| matches!(self.at(*seat).occupant, Occupant::Human(_)) && !self.clocks.is_up(*seat);
        self.awaited().iter().filter(runs).collect()
    }

    /// When somebody's time will be up, if nothing happens before.
    pub(crate) fn next_due_ms(&self) -> Option<i64> {
        self.running().iter().map(|seat| self.clocks.due_ms(seat)).min()
    }

    /// The people that a match waits for, and of each the oldest decision that is theirs.
    pub(crate) fn asked(&self) -> BTreeMap<PlayerHash, u64> {
        let mut asked = BTreeMap::new();
        for seat in self.playing().map_or(SeatSet::EMPTY, |play| play.awaits().seats()).iter() {
            if let Occupant::Human(player) = self.at(seat).occupant {
                let decision = self.opened[seat.index()];
                asked
                    .entry(player)
                    .and_modify(|oldest: &mut u64| *oldest = decision.min(*oldest))
                    .or_insert(decision);
            }
        }
        asked
    }

    /// What lists show of the table.
    pub(crate) fn summary(&self) -> Summary {
        let status = match self.stage {
            Stage::Lobby => Status::Open,
            Stage::Playing => Status::Playing,
            Stage::Ended => Status::Over,
            Stage::Expired => Status::Closed,
        };
        let players = self.seats.iter().filter_map(|seat| seat.occupant.owner().or(seat.invited)).collect();
        let awaited = self.playing().map_or(SeatSet::EMPTY, |play| play.awaits().seats());
        let waiting = Seat::all(self.players())
            .filter(|&seat| awaited.contains(seat))
            .filter_map(|seat| match self.at(seat).occupant {
                Occupant::Human(player) => Some(player),
                Occupant::Open | Occupant::Bot(_) | Occupant::StandIn(..) => None,
            })
            .collect();
        Summary {
            status,
            updated_ms: self.updated_ms,
            // Only who appends knows how late it is by that clock.
            seen_ms: 0,
            players,
            waiting,
            // Where a clock runs the server has something to do too.
            bots_wait: self.awaited_bots().next().is_some() || !self.running().is_empty(),
            disposable: !self.has_people,
            // A program with other rules shows what this one says it came to.
            shown: self
                .ended()
                .map_or_else(|| self.shown.to_string(), |play| shown_result(&self.shown, play)),
            // Only who appends knows when somebody is told.
            asked: Vec::new(),
        }
    }
}

/// The checksum of the deck that a game is played with.
pub(crate) fn checksum(game: &AnyGame) -> String {
    games::with_game!(game, game => games::deck_checksum(game))
}

/// What lists show of the seats, with what the match came to.
fn shown_result(shown: &str, play: &dyn Play) -> String {
    let standings = play.results(web::Texts::new(web::Language::En)).standings;
    let mut shown: serde_json::Value = serde_json::from_str(shown).unwrap_or_default();
    shown["result"] = json!(StoredResult::new(&standings));
    shown.to_string()
}

/// What lists show of the seats, as JSON.
fn shown(seats: &[SeatState]) -> Arc<str> {
    let seat = |seat: &SeatState| {
        json!({ "name": seat.name, "colour": seat.colour.word(), "open": seat.is_free(),
            "bot": seat.occupant.bot().map(BotLevel::word) })
    };
    json!({ "seats": seats.iter().map(seat).collect::<Vec<_>>() }).to_string().into()
}
