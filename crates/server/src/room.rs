//! A room: one table in memory, the fold of its facts.
//!
//! A change is tried on a copy: it gives the room as it will be and the entries that make it so. Only when the
//! entries are durable does the copy take the room's place.

use std::collections::{BTreeSet, HashMap};

use engine::{Awaits, Draws, Nonce, Seat, SeatSet, Secret, from_hex};
use games::{AnyGame, GameInfo, Opening};
use web::{BotLevel, PlayerColour, Stage, Texts};

use crate::fact::{Closing, Fact, Who, player_of, seat_of};
use crate::play::{self, Play, Refused};
use crate::store::{Entry, PlayerHash, Status, StoredTable, Summary};

/// A seat of a room.
#[derive(Clone, Debug)]
pub(crate) struct RoomSeat {
    pub(crate) sitter: Sitter,
    pub(crate) name: String,
    pub(crate) colour: PlayerColour,
    nonce: Option<Nonce>,
}

/// Who sits in a seat, read from the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    Open,
    Human(PlayerHash),
    Bot(BotLevel),
    Stand(PlayerHash, BotLevel),
}

impl Sitter {
    /// The person the seat belongs to, also while a bot stands in.
    pub(crate) fn owner(self) -> Option<PlayerHash> {
        match self {
            Sitter::Human(player) | Sitter::Stand(player, _) => Some(player),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }

    /// The level of the bot that acts for the seat, if one does.
    pub(crate) fn bot(self) -> Option<BotLevel> {
        match self {
            Sitter::Bot(level) | Sitter::Stand(_, level) => Some(level),
            Sitter::Open | Sitter::Human(_) => None,
        }
    }

    pub(crate) fn who(self) -> Who {
        match self {
            Sitter::Open => Who::Open,
            Sitter::Human(player) => Who::Human(player.to_string()),
            Sitter::Bot(level) => Who::Bot(level.word().to_owned()),
            Sitter::Stand(player, level) => Who::Stand(player.to_string(), level.word().to_owned()),
        }
    }

    fn of(who: &Who) -> Option<Sitter> {
        Some(match who {
            Who::Open => Sitter::Open,
            Who::Human(player) => Sitter::Human(player_of(player)?),
            Who::Bot(level) => Sitter::Bot(BotLevel::of_word(level)?),
            Who::Stand(player, level) => Sitter::Stand(player_of(player)?, BotLevel::of_word(level)?),
        })
    }
}

/// One table.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) game: &'static GameInfo,
    pub(crate) any: AnyGame,
    pub(crate) variant: String,
    pub(crate) public: bool,
    pub(crate) host: PlayerHash,
    pub(crate) updated_ms: i64,
    pub(crate) seats: Vec<RoomSeat>,
    pub(crate) stage: Stage,
    pub(crate) secret: Secret,
    pub(crate) nonces: Vec<Nonce>,
    pub(crate) play: Option<Box<dyn Play>>,
    /// The number of the next entry.
    pub(crate) next: u64,
    /// Per seat: the log number that opened its decision.
    pub(crate) opened: Vec<u64>,
    /// Per seat: the last decision it answered, and how.
    pub(crate) answered: Vec<Option<(u64, String)>>,
    /// Tokens of personal links, hashed, and whose seats they move.
    pub(crate) devices: HashMap<String, PlayerHash>,
    pub(crate) rematch: Option<String>,
    /// How often something was taken back: the log in words must be told anew then.
    pub(crate) undo_count: u64,
}

/// The log does not lead to a room: it was written by another version of the rules, or damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken(pub(crate) u64);

/// A change that was tried: the room as it will be, and the entries that make it so.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) room: Room,
    pub(crate) entries: Vec<Entry>,
    now_ms: i64,
}

impl Change {
    /// A change of this room, so far an empty one.
    pub(crate) fn new(room: &Room, now_ms: i64) -> Change {
        Change { room: room.clone(), entries: Vec::new(), now_ms }
    }

    /// Adds a fact. `false` if it does not follow; then the change must be dropped.
    pub(crate) fn add(&mut self, fact: &Fact) -> bool {
        let number = self.room.next;
        if self.room.apply(number, fact, self.now_ms).is_err() {
            return false;
        }
        self.entries.push(fact.entry(number, self.room.hash(), self.now_ms));
        true
    }

    /// Adds an entry for what the room's match has done already.
    fn note(&mut self, fact: &Fact, before: SeatSet) {
        let number = self.room.next;
        self.room.settle(number, fact, before, self.now_ms);
        self.entries.push(fact.entry(number, self.room.hash(), self.now_ms));
    }

    /// A seat acts, and all chance up to the next awaited seat follows. Refused, the reason in words.
    pub(crate) fn act(&mut self, seat: Seat, action: &str, texts: Texts) -> Result<(), Refused> {
        let before = self.room.awaited();
        let decision = self.room.opened[seat.index()];
        let Some(play) = &mut self.room.play else { return Err(Refused::Unreadable) };
        play.act(seat, action, texts)?;
        let fact = Fact::Acted { seat: seat.to_string(), decision, action: action.to_owned() };
        self.note(&fact, before);
        self.draw();
        Ok(())
    }

    /// A seat takes its secret choice back.
    pub(crate) fn retract(&mut self, seat: Seat, texts: Texts) -> Result<(), Refused> {
        let before = self.room.awaited();
        let Some(play) = &mut self.room.play else { return Err(Refused::Unreadable) };
        play.retract(seat, texts)?;
        self.note(&Fact::Retracted { seat: seat.to_string() }, before);
        Ok(())
    }

    /// Draws what is due, each draw an entry.
    pub(crate) fn draw(&mut self) {
        let (secret, nonces) = (self.room.secret.clone(), self.room.nonces.clone());
        let Some(play) = &self.room.play else { return };
        if play.awaits() != Awaits::Chance {
            return;
        }
        let mut draws = Draws::new(&secret, &nonces);
        draws.seek(play.draw_count() as u64);
        let mut ahead = play.clone();
        // Drawn ahead on a copy, then added one by one, so that every entry has the hash of its own state.
        for chance in ahead.draw_all(&mut draws) {
            let added = self.add(&Fact::Chance { chance });
            debug_assert!(added, "what was drawn follows");
        }
    }
}

impl Room {
    /// The room that a stored table describes. Every entry must lead to the state it led to when it was made.
    pub(crate) fn load(stored: &StoredTable) -> Result<Room, Broken> {
        let first = stored.entries.first().and_then(Fact::of_entry).ok_or(Broken(0))?;
        let secret =
            stored.secret.as_ref().and_then(|secret| Secret::parse(secret.reveal())).ok_or(Broken(0))?;
        let mut room = Room::begin(&stored.row.id, &first, secret, stored.row.created_ms).ok_or(Broken(0))?;
        for entry in &stored.entries[1..] {
            let fact = Fact::of_entry(entry).ok_or(Broken(entry.number))?;
            room.apply(entry.number, &fact, entry.at_ms)?;
            if room.hash() != entry.hash {
                return Err(Broken(entry.number));
            }
        }
        Ok(room)
    }

    /// A room whose first fact is this one.
    pub(crate) fn begin(id: &str, fact: &Fact, secret: Secret, at_ms: i64) -> Option<Room> {
        let Fact::Created { game, variant, players, public, host, .. } = fact else { return None };
        let opening = Opening { variant: Some(variant.clone()), ..Opening::new(game, *players) };
        let any = AnyGame::open(&opening).ok()?;
        let seats = (0..*players)
            .map(|index| RoomSeat {
                sitter: Sitter::Open,
                name: String::new(),
                colour: PlayerColour::ALL[index % PlayerColour::ALL.len()],
                nonce: None,
            })
            .collect();
        Some(Room {
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

    /// The fingerprint of the match; 0 before it.
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
        let owned = |seat: &Seat| self.seats[seat.index()].sitter.owner() == Some(player);
        Seat::all(self.players()).filter(owned).collect()
    }

    /// Carries out a fact, or says that it does not follow.
    fn apply(&mut self, number: u64, fact: &Fact, at_ms: i64) -> Result<(), Broken> {
        let broken = Broken(number);
        let players = self.players();
        let before = self.awaited();
        let texts = Texts::new(web::Language::En);
        match fact {
            Fact::Created { .. } => return Err(broken),
            Fact::Sat { seat, who, name, colour, nonce } => {
                let seat = seat_of(seat, players).ok_or_else(|| broken.clone())?;
                self.seats[seat.index()] = RoomSeat {
                    sitter: Sitter::of(who).ok_or_else(|| broken.clone())?,
                    name: name.clone(),
                    colour: colour.parse().map_err(|_| broken.clone())?,
                    nonce: nonce.as_deref().and_then(from_hex),
                };
            }
            Fact::Started { nonces } => {
                self.nonces = nonces.iter().filter_map(|nonce| from_hex(nonce)).collect();
                if self.nonces.len() != players || self.play.is_some() {
                    return Err(broken);
                }
                self.play = Some(play::begin(&self.any));
                self.stage = Stage::Playing;
            }
            Fact::Acted { seat, action, .. } => {
                let seat = seat_of(seat, players).ok_or_else(|| broken.clone())?;
                let play = self.play.as_mut().ok_or_else(|| broken.clone())?;
                play.act(seat, action, texts).map_err(|_| broken)?;
            }
            Fact::Chance { chance } => {
                let play = self.play.as_mut().ok_or_else(|| broken.clone())?;
                if !play.reveal(chance) {
                    return Err(broken);
                }
            }
            Fact::Retracted { seat } => {
                let seat = seat_of(seat, players).ok_or_else(|| broken.clone())?;
                let play = self.play.as_mut().ok_or_else(|| broken.clone())?;
                play.retract(seat, texts).map_err(|_| broken)?;
            }
            Fact::Undone { .. } => {
                self.play.as_mut().ok_or(broken)?.undo();
            }
            Fact::Device { player, token } => {
                self.devices.insert(token.clone(), player_of(player).ok_or(broken)?);
            }
            Fact::Rematch { table } => self.rematch = Some(table.clone()),
            Fact::Closed { why } => {
                self.stage = match why {
                    Closing::Host | Closing::Expired => Stage::Expired,
                    Closing::Rules => Stage::Closed,
                };
            }
        }
        self.settle(number, fact, before, at_ms);
        Ok(())
    }

    /// What follows from every fact: the time, the decisions it opened, the end.
    fn settle(&mut self, number: u64, fact: &Fact, before: SeatSet, at_ms: i64) {
        self.next = number + 1;
        self.updated_ms = at_ms;
        let mut reopened = SeatSet::EMPTY;
        match fact {
            Fact::Acted { seat, decision, action } => {
                if let Some(seat) = seat_of(seat, self.players()) {
                    self.answered[seat.index()] = Some((*decision, action.clone()));
                    reopened = SeatSet::one(seat);
                }
            }
            Fact::Retracted { seat } | Fact::Undone { seat } => {
                reopened = SeatSet::all(self.players());
                // What was taken back is no answer any more: sent again, it is stale.
                if let Some(seat) = seat_of(seat, self.players()) {
                    self.answered[seat.index()] = None;
                }
            }
            Fact::Created { .. }
            | Fact::Sat { .. }
            | Fact::Started { .. }
            | Fact::Chance { .. }
            | Fact::Device { .. }
            | Fact::Rematch { .. }
            | Fact::Closed { .. } => {}
        }
        self.undo_count += u64::from(matches!(fact, Fact::Undone { .. }));
        // A decision keeps its number while others commit beside it, or every second drafter would be stale.
        for seat in self.awaited().iter() {
            let is_taken_back = matches!(fact, Fact::Retracted { .. }) && before.contains(seat);
            if (!before.contains(seat) || reopened.contains(seat)) && !is_taken_back {
                self.opened[seat.index()] = number;
            }
        }
        if self.play.as_ref().is_some_and(|play| play.awaits() == Awaits::Over)
            && self.stage == Stage::Playing
        {
            self.stage = Stage::Ended;
        }
    }

    /// What lists show of the room.
    pub(crate) fn summary(&self) -> Summary {
        let status = match self.stage {
            Stage::Lobby => Status::Open,
            Stage::Playing => Status::Playing,
            Stage::Ended => Status::Over,
            Stage::Expired | Stage::Closed => Status::Closed,
        };
        let players: BTreeSet<PlayerHash> =
            self.seats.iter().filter_map(|seat| seat.sitter.owner()).collect();
        let awaited = self.awaited();
        let waiting = Seat::all(self.players())
            .filter(|&seat| awaited.contains(seat) && self.stage == Stage::Playing)
            .filter_map(|seat| match self.seats[seat.index()].sitter {
                Sitter::Human(player) => Some(player),
                Sitter::Open | Sitter::Bot(_) | Sitter::Stand(..) => None,
            })
            .collect();
        let seats: Vec<serde_json::Value> = self
            .seats
            .iter()
            .map(|seat| {
                serde_json::json!({ "name": seat.name, "colour": seat.colour.word(),
                    "open": seat.sitter == Sitter::Open, "bot": seat.sitter.bot().map(BotLevel::word) })
            })
            .collect();
        let shown = serde_json::json!({ "seats": seats }).to_string();
        Summary { status, updated_ms: self.updated_ms, players, waiting, shown }
    }
}
