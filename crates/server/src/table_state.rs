//! The state of one table: what its log, read from the first entry to the last, leads to.
//!
//! A change is tried on a copy: it gives the state as it will be and the entries that make it so. Only when the
//! entries are durable does the copy take the place of the state.

use std::collections::{BTreeSet, HashMap};

use engine::{Awaits, Draws, Nonce, Seat, SeatSet, Secret, TakeBack, from_hex};
use games::{AnyGame, GameInfo, Opening};
use seating::{BotLevel, Occupant, PlayerColour, Stage};
use web::Texts;

use crate::log_entry::{Closing, LogEntry, player_of, seat_of};
use crate::play::{self, Play, Refused};
use crate::store::{PlayerHash, Status, StoredEntry, StoredTable, Summary};

/// A seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct SeatState {
    pub(crate) occupant: Occupant<PlayerHash>,
    pub(crate) name: String,
    pub(crate) colour: PlayerColour,
    nonce: Option<Nonce>,
}

/// The state of one table.
#[derive(Clone, Debug)]
pub(crate) struct TableState {
    pub(crate) id: String,
    pub(crate) game: &'static GameInfo,
    pub(crate) any: AnyGame,
    pub(crate) variant: String,
    pub(crate) public: bool,
    pub(crate) host: PlayerHash,
    pub(crate) updated_ms: i64,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) stage: Stage,
    pub(crate) secret: Secret,
    pub(crate) nonces: Vec<Nonce>,
    pub(crate) play: Option<Box<dyn Play>>,
    /// The number of the next entry.
    pub(crate) next: u64,
    /// Per seat: the number of the log entry that opened its current decision.
    pub(crate) opened: Vec<u64>,
    /// Per seat: the last decision it answered, and how.
    pub(crate) answered: Vec<Option<(u64, String)>>,
    /// The hashed tokens of personal links, and the player whose seats each link moves.
    pub(crate) devices: HashMap<String, PlayerHash>,
    pub(crate) rematch: Option<String>,
    /// How often something was undone. When it rises, pages tell their log in words again from the start.
    pub(crate) undo_count: u64,
}

/// The log does not lead to a state: it was written by another version of the rules, or damaged. The number of the
/// entry that does not follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BrokenLog(pub(crate) u64);

/// A change that is being tried: the state as it will be, and the log entries that lead there.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) state: TableState,
    pub(crate) entries: Vec<StoredEntry>,
    now_ms: i64,
}

impl Change {
    /// A change of this table that does nothing yet.
    pub(crate) fn new(state: &TableState, now_ms: i64) -> Change {
        Change { state: state.clone(), entries: Vec::new(), now_ms }
    }

    /// Adds an entry. `false` if it is not possible in this state; then the whole change must be dropped.
    pub(crate) fn add(&mut self, entry: &LogEntry) -> bool {
        let number = self.state.next;
        if self.state.apply(number, entry, self.now_ms).is_err() {
            return false;
        }
        self.entries.push(entry.to_stored(number, self.state.hash(), self.now_ms));
        true
    }

    /// Adds an entry for what the match has done already.
    fn note(&mut self, entry: &LogEntry, before: SeatSet) {
        let number = self.state.next;
        self.state.settle(number, entry, before, self.now_ms);
        self.entries.push(entry.to_stored(number, self.state.hash(), self.now_ms));
    }

    /// A seat acts, and chance is drawn until a seat is awaited again. A refusal says why, in the reader's language.
    pub(crate) fn act(&mut self, seat: Seat, action: &str, texts: Texts) -> Result<(), Refused> {
        let before = self.state.awaited();
        let decision = self.state.opened[seat.index()];
        let Some(play) = &mut self.state.play else { return Err(Refused::Unreadable) };
        play.act(seat, action, texts)?;
        let entry = LogEntry::Acted { seat: seat.to_string(), decision, action: action.to_owned() };
        self.note(&entry, before);
        self.draw();
        Ok(())
    }

    /// A seat takes back its secret choice, or the last part of it.
    pub(crate) fn take_back(&mut self, seat: Seat, what: TakeBack, texts: Texts) -> Result<(), Refused> {
        let before = self.state.awaited();
        let Some(play) = &mut self.state.play else { return Err(Refused::Unreadable) };
        play.take_back(seat, what, texts)?;
        let entry = LogEntry::Retracted { seat: seat.to_string(), last: what == TakeBack::Last };
        self.note(&entry, before);
        Ok(())
    }

    /// Draws all chance that is due; each draw is an entry.
    pub(crate) fn draw(&mut self) {
        let (secret, nonces) = (self.state.secret.clone(), self.state.nonces.clone());
        let Some(play) = &self.state.play else { return };
        if play.awaits() != Awaits::Chance {
            return;
        }
        let mut draws = Draws::new(&secret, &nonces);
        draws.seek(play.draw_count() as u64);
        let mut ahead = play.clone();
        // Drawn on a copy first, then added one by one, so that each entry gets the hash of the state after it.
        for chance in ahead.draw_all(&mut draws) {
            let added = self.add(&LogEntry::Chance { chance });
            debug_assert!(added, "what was drawn follows");
        }
    }
}

impl TableState {
    /// Reads the log of a stored table. Every entry must lead to the same state as when it was written.
    pub(crate) fn load(stored: &StoredTable) -> Result<TableState, BrokenLog> {
        let first = stored.entries.first().and_then(LogEntry::of_stored).ok_or(BrokenLog(0))?;
        let secret =
            stored.secret.as_ref().and_then(|secret| Secret::parse(secret.reveal())).ok_or(BrokenLog(0))?;
        let mut state =
            TableState::begin(&stored.row.id, &first, secret, stored.row.created_ms).ok_or(BrokenLog(0))?;
        for written in &stored.entries[1..] {
            let entry = LogEntry::of_stored(written).ok_or(BrokenLog(written.number))?;
            state.apply(written.number, &entry, written.at_ms)?;
            if state.hash() != written.hash {
                return Err(BrokenLog(written.number));
            }
        }
        Ok(state)
    }

    /// The state after the first entry.
    pub(crate) fn begin(id: &str, entry: &LogEntry, secret: Secret, at_ms: i64) -> Option<TableState> {
        let LogEntry::Created { game, variant, players, public, host, .. } = entry else { return None };
        let opening = Opening { variant: Some(variant.clone()), ..Opening::new(game, *players) };
        let any = AnyGame::open(&opening).ok()?;
        let seats = (0..*players)
            .map(|index| SeatState {
                occupant: Occupant::Open,
                name: String::new(),
                colour: PlayerColour::ALL[index % PlayerColour::ALL.len()],
                nonce: None,
            })
            .collect();
        Some(TableState {
            id: id.to_owned(),
            game: any.info(),
            any,
            variant: variant.clone(),
            public: *public,
            host: player_of(host)?,
            updated_ms: at_ms,
            seats,
            stage: Stage::Lobby,
            secret,
            nonces: Vec::new(),
            play: None,
            next: 1,
            opened: vec![0; *players],
            answered: vec![None; *players],
            devices: HashMap::new(),
            rematch: None,
            undo_count: 0,
        })
    }

    /// The fingerprint of the match; 0 before the match begins.
    pub(crate) fn hash(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.fingerprint())
    }

    /// The seats the match waits for.
    pub(crate) fn awaited(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.awaits().seats())
    }

    /// What each seat has added to the secret so far.
    pub(crate) fn seat_nonces(&self) -> Vec<Option<Nonce>> {
        self.seats.iter().map(|seat| seat.nonce).collect()
    }

    pub(crate) fn players(&self) -> usize {
        self.seats.len()
    }

    /// The seats of a person, in order.
    pub(crate) fn seats_of(&self, player: PlayerHash) -> Vec<Seat> {
        let owned = |seat: &Seat| self.seats[seat.index()].occupant.owner() == Some(player);
        Seat::all(self.players()).filter(owned).collect()
    }

    /// Carries out an entry, or fails if it is not possible in this state.
    fn apply(&mut self, number: u64, entry: &LogEntry, at_ms: i64) -> Result<(), BrokenLog> {
        let broken = BrokenLog(number);
        let players = self.players();
        let before = self.awaited();
        let texts = Texts::new(web::Language::En);
        match entry {
            LogEntry::Created { .. } => return Err(broken),
            LogEntry::Sat { seat, who, name, colour, nonce } => {
                let seat = seat_of(seat, players).ok_or_else(|| broken.clone())?;
                self.seats[seat.index()] = SeatState {
                    occupant: *who,
                    name: name.clone(),
                    colour: PlayerColour::of_word(colour).ok_or_else(|| broken.clone())?,
                    nonce: nonce.as_deref().and_then(from_hex),
                };
            }
            LogEntry::Started { nonces } => {
                self.nonces = nonces.iter().filter_map(|nonce| from_hex(nonce)).collect();
                if self.nonces.len() != players || self.play.is_some() {
                    return Err(broken);
                }
                self.play = Some(play::begin(&self.any));
                self.stage = Stage::Playing;
            }
            LogEntry::Acted { seat, action, .. } => {
                let seat = seat_of(seat, players).ok_or_else(|| broken.clone())?;
                let play = self.play.as_mut().ok_or_else(|| broken.clone())?;
                play.act(seat, action, texts).map_err(|_| broken)?;
            }
            LogEntry::Chance { chance } => {
                let play = self.play.as_mut().ok_or_else(|| broken.clone())?;
                if !play.reveal(chance) {
                    return Err(broken);
                }
            }
            LogEntry::Retracted { seat, last } => {
                let seat = seat_of(seat, players).ok_or_else(|| broken.clone())?;
                let play = self.play.as_mut().ok_or_else(|| broken.clone())?;
                let what = if *last { TakeBack::Last } else { TakeBack::All };
                play.take_back(seat, what, texts).map_err(|_| broken)?;
            }
            LogEntry::Undone { .. } => {
                self.play.as_mut().ok_or(broken)?.undo();
            }
            LogEntry::Device { player, token } => {
                self.devices.insert(token.clone(), player_of(player).ok_or(broken)?);
            }
            LogEntry::Rematch { table } => self.rematch = Some(table.clone()),
            LogEntry::Closed { why } => {
                self.stage = match why {
                    Closing::Host | Closing::Expired => Stage::Expired,
                    Closing::Rules => Stage::Closed,
                };
            }
        }
        self.settle(number, entry, before, at_ms);
        Ok(())
    }

    /// What every entry changes: the time, the decisions that are open, and whether the match is over.
    fn settle(&mut self, number: u64, entry: &LogEntry, before: SeatSet, at_ms: i64) {
        self.next = number + 1;
        self.updated_ms = at_ms;
        let mut reopened = SeatSet::EMPTY;
        match entry {
            LogEntry::Acted { seat, decision, action } => {
                if let Some(seat) = seat_of(seat, self.players()) {
                    self.answered[seat.index()] = Some((*decision, action.clone()));
                    reopened = SeatSet::one(seat);
                }
            }
            LogEntry::Retracted { seat, .. } | LogEntry::Undone { seat } => {
                // What was taken back no longer counts as an answer: if it is sent again, it is stale. An undo may
                // change what others are asked, taking back a secret choice does not.
                if let Some(seat) = seat_of(seat, self.players()) {
                    self.answered[seat.index()] = None;
                    reopened = SeatSet::one(seat);
                }
                if matches!(entry, LogEntry::Undone { .. }) {
                    reopened = SeatSet::all(self.players());
                }
            }
            LogEntry::Created { .. }
            | LogEntry::Sat { .. }
            | LogEntry::Started { .. }
            | LogEntry::Chance { .. }
            | LogEntry::Device { .. }
            | LogEntry::Rematch { .. }
            | LogEntry::Closed { .. } => {}
        }
        self.undo_count += u64::from(matches!(entry, LogEntry::Undone { .. }));
        // A decision keeps its number while other seats commit, or the second of two drafters would always be stale.
        for seat in self.awaited().iter() {
            if !before.contains(seat) || reopened.contains(seat) {
                self.opened[seat.index()] = number;
            }
        }
        if self.play.as_ref().is_some_and(|play| play.awaits() == Awaits::Over)
            && self.stage == Stage::Playing
        {
            self.stage = Stage::Ended;
        }
    }

    /// What lists show of the table.
    pub(crate) fn summary(&self) -> Summary {
        let status = match self.stage {
            Stage::Lobby => Status::Open,
            Stage::Playing => Status::Playing,
            Stage::Ended => Status::Over,
            Stage::Expired | Stage::Closed => Status::Closed,
        };
        let players: BTreeSet<PlayerHash> =
            self.seats.iter().filter_map(|seat| seat.occupant.owner()).collect();
        let awaited = self.awaited();
        let waiting = Seat::all(self.players())
            .filter(|&seat| awaited.contains(seat) && self.stage == Stage::Playing)
            .filter_map(|seat| match self.seats[seat.index()].occupant {
                Occupant::Human(player) => Some(player),
                Occupant::Open | Occupant::Bot(_) | Occupant::StandIn(..) => None,
            })
            .collect();
        let seats: Vec<serde_json::Value> = self
            .seats
            .iter()
            .map(|seat| {
                serde_json::json!({ "name": seat.name, "colour": seat.colour.word(),
                    "open": seat.occupant.is_open(), "bot": seat.occupant.bot().map(BotLevel::word) })
            })
            .collect();
        let shown = serde_json::json!({ "seats": seats }).to_string();
        Summary { status, updated_ms: self.updated_ms, players, waiting, shown }
    }
}
