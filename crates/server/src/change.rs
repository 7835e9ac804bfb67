//! What people do to a table. A change is tried on a copy: it gives the state as it will be and the entries that make
//! it so. Only when the entries are durable does the copy take the place of the state.

use engine::{Awaits, Draws, Nonce, Seat, Secret, TakeBack, to_hex};
use seating::{BotLevel, Motion, Occupant, PlayerColour, Stage};

use crate::chat::Words;
use crate::error::AppError;
use crate::log_entry::{Closing, LogEntry, SEALED, WAITING};
use crate::name::{NameProblem, looks_like};
use crate::table_state::{SeatState, TableState};
use store::{PlayerHash, StoredEntry};

/// How many personal links somebody may make at one table, one after the other.
const LINKS_MAX: u32 = 12;
/// How often somebody may leave a table. Whoever closes the page instead leaves no trace in the log.
const LEAVES_MAX: u32 = 12;

/// How often somebody may propose, agree or disagree at one table.
const VOTES_MAX: u32 = 40;

/// What a change comes to. After an error the whole change is dropped.
pub(crate) type Done = Result<(), AppError>;

/// A person as they sit down.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) player: PlayerHash,
    pub(crate) name: String,
    pub(crate) colour: Option<PlayerColour>,
    /// What their browser adds to the table's secret, if it can. It comes after the commitment, so nobody chooses the
    /// draws alone.
    pub(crate) nonce: Option<Nonce>,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Me,
    Friend,
    Here(String),
    Bot(BotLevel),
}

/// How an action is named.
#[derive(Clone, Debug)]
pub(crate) enum Named {
    Notation(String),
    /// By the things that it touches, as forms do.
    Things(Vec<String>),
}

/// A change that is being tried.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) state: TableState,
    pub(crate) entries: Vec<StoredEntry>,
    now_ms: i64,
}

impl Change {
    /// A change of this table that does nothing yet.
    pub(crate) fn of(state: &TableState, now_ms: i64) -> Change {
        Change { state: state.clone(), entries: Vec::new(), now_ms }
    }

    /// A new table.
    pub(crate) fn open(id: &str, first: &LogEntry, secret: Secret, now_ms: i64) -> Option<Change> {
        let state = TableState::begin(id, first, secret, now_ms).ok()?;
        let entries = vec![first.to_stored(0, state.hash(), now_ms)];
        Some(Change { state, entries, now_ms })
    }

    /// Adds an entry.
    pub(crate) fn add(&mut self, entry: &LogEntry) -> Done {
        if let Some(from_ms) = self.state.clocks.owed_ms() {
            self.append(&LogEntry::Resumed { from_ms })?;
        }
        self.append(entry)
    }

    fn append(&mut self, entry: &LogEntry) -> Done {
        let number = self.state.next;
        self.state.add(entry, self.now_ms)?;
        let mut stored = entry.to_stored(number, self.state.hash(), self.now_ms);
        if matches!(entry, LogEntry::Acted { .. }) && self.state.is_choosing() {
            stored.kind = WAITING.to_owned();
        }
        self.entries.push(stored);
        Ok(())
    }

    /// Refuses whoever does not sit in this seat themselves.
    pub(crate) fn sits(&self, player: PlayerHash, seat: Seat) -> Done {
        let is_theirs = self.state.at(seat).occupant == Occupant::Human(player);
        if is_theirs { Ok(()) } else { Err(AppError::Forbidden) }
    }

    /// A person answers a decision, in time. `false` if it has given this very answer already: sent twice it succeeds twice, but
    /// the move is made once.
    pub(crate) fn answer(&mut self, seat: Seat, decision: u64, named: Named) -> Result<bool, AppError> {
        if self.state.bot_of(seat).is_some() {
            return Err(AppError::Stale);
        }
        self.decide(seat, decision, named)
    }

    /// A bot answers a decision. `false` if it is no longer open, or no longer the bot's.
    pub(crate) fn answer_for(&mut self, seat: Seat, decision: u64, action: String) -> Result<bool, AppError> {
        if self.state.bot_of(seat).is_none() || !self.state.is_open(seat, decision) {
            return Ok(false);
        }
        self.decide(seat, decision, Named::Notation(action))
    }

    fn decide(&mut self, seat: Seat, decision: u64, named: Named) -> Result<bool, AppError> {
        let action = match named {
            Named::Notation(action) => action,
            Named::Things(things) => {
                let play = self.state.play.as_ref().ok_or(AppError::TooLate)?;
                play.action_of_things(seat, &things).ok_or(AppError::Bad)?
            }
        };
        if let Some((answered, earlier)) = &self.state.answered[seat.index()]
            && (*answered, earlier) == (decision, &action)
        {
            return Ok(false);
        }
        if !self.state.is_open(seat, decision) {
            return Err(AppError::Stale);
        }
        self.add(&LogEntry::Acted { seat: seat.to_string(), decision, action })?;
        self.draw()?;
        Ok(true)
    }

    /// A seat takes back its secret choice, or the last part of it.
    pub(crate) fn take_back(&mut self, seat: Seat, what: TakeBack) -> Done {
        if self.state.playing().is_none() || self.state.is_decided_by_bot(seat) {
            return Err(AppError::Stale);
        }
        self.add(&LogEntry::Retracted { seat: seat.to_string(), last: what == TakeBack::Last })
    }

    /// A seat takes back its last action, if it learned nothing by it.
    pub(crate) fn undo(&mut self, seat: Seat) -> Done {
        if !self.state.can_undo(seat) {
            return Err(AppError::Stale);
        }
        self.add(&LogEntry::Undone { seat: seat.to_string() })
    }

    /// Notes whose time is up. A bot decides for them.
    pub(crate) fn time_up(&mut self) -> Done {
        let due = |seat: &Seat| self.state.clocks.due_ms(*seat) <= self.now_ms;
        let due: Vec<Seat> = self.state.running().iter().filter(due).collect();
        for seat in due {
            let decision = self.state.opened[seat.index()];
            self.add(&LogEntry::TimeUp { seat: seat.to_string(), decision })?;
        }
        Ok(())
    }

    /// Somebody proposes something or agrees to it, or does not. What all agree to happens.
    pub(crate) fn vote(&mut self, player: PlayerHash, motion: Motion, yes: bool) -> Done {
        if self.state.stage != Stage::Playing {
            return Err(AppError::TooLate);
        }
        if !self.state.voters(motion).contains(&player) {
            return Err(AppError::Forbidden);
        }
        let agreed = self.state.motions.get(&motion);
        let is_said =
            if yes { agreed.is_some_and(|agreed| agreed.contains(&player)) } else { agreed.is_none() };
        if is_said {
            return Ok(());
        }
        if self.state.tally(player).votes >= VOTES_MAX {
            return Err(AppError::TooMany);
        }
        self.add(&LogEntry::Voted { player: player.to_string(), motion: motion.word(), yes })?;
        let agreed = self.state.motions.get(&motion).cloned().unwrap_or_default();
        if !self.state.voters(motion).is_subset(&agreed) {
            return Ok(());
        }
        match motion {
            Motion::Close => self.close(Closing::Agreed),
            Motion::Remove(index) => self.reseat(Seat::at(index), Occupant::Bot(BotLevel::default())),
        }
    }

    /// Somebody says something. `seat` is the one they speak for; a spectator has none, and a say only where the table
    /// allows it.
    pub(crate) fn say(&mut self, player: PlayerHash, seat: Option<Seat>, name: String, words: Words) -> Done {
        if seat.is_none() && !self.state.about.open_chat {
            return Err(AppError::Forbidden);
        }
        if seat.is_none() {
            // Nobody is taken for somebody who plays.
            self.check_name(&name)?;
        }
        self.check_chat(player)?;
        let (text, sign) = match words {
            Words::Text(text) => (Some(text), None),
            Words::Sign(sign) => (None, Some(sign.word().to_owned())),
        };
        let seat = seat.map(|seat| seat.to_string());
        self.add(&LogEntry::Said { player: player.to_string(), seat, name, text, sign })
    }

    /// Somebody at the table wants to read another no more, or again.
    pub(crate) fn mute(&mut self, player: PlayerHash, seat: Seat, muted: bool) -> Done {
        self.own_seats(player)?;
        let whom =
            self.state.at(seat).occupant.owner().filter(|whom| *whom != player).ok_or(AppError::Bad)?;
        if self.state.chat.is_muted(player, whom) == muted {
            return Ok(());
        }
        self.check_chat(player)?;
        self.add(&LogEntry::Muted { player: player.to_string(), whom: whom.to_string(), muted })
    }

    fn check_chat(&self, player: PlayerHash) -> Done {
        if !matches!(self.state.stage, Stage::Lobby | Stage::Playing | Stage::Ended) {
            return Err(AppError::TooLate);
        }
        let said = self.state.tally(player).said;
        if self.state.chat.has_room(player, said, self.now_ms) { Ok(()) } else { Err(AppError::TooMany) }
    }

    /// Nobody is called so that they could be taken for another.
    fn check_name(&self, name: &str) -> Done {
        let is_taken =
            self.state.seats.iter().any(|seat| !seat.name.is_empty() && looks_like(&seat.name, name));
        if is_taken { Err(AppError::Name(NameProblem::Taken)) } else { Ok(()) }
    }

    /// Draws all chance that is due, one after the other.
    fn draw(&mut self) -> Done {
        let Some(play) = self.state.playing().filter(|play| play.awaits() == Awaits::Chance) else {
            return Ok(());
        };
        let secret = &self.state.about.secret;
        let mut draws = Draws::new(secret, &secret.nonces(&self.state.nonces));
        draws.seek(play.draw_count() as u64);
        while let Some(chance) = self.state.play.as_ref().and_then(|play| play.draw(&mut draws)) {
            self.add(&LogEntry::Chance { chance })?;
        }
        Ok(())
    }

    /// Seats somebody, or empties a seat.
    fn sit(&mut self, seat: Seat, new: SeatState) -> Done {
        self.add(&LogEntry::Sat {
            seat: seat.to_string(),
            who: new.occupant,
            name: new.name,
            colour: new.colour.word().to_owned(),
            nonce: new.nonce.map(|nonce| to_hex(&nonce)),
        })
    }

    /// The same seat with somebody else in it, who has added nothing to the secret.
    fn reseat(&mut self, seat: Seat, occupant: Occupant<PlayerHash>) -> Done {
        let SeatState { name, colour, .. } = self.state.at(seat).clone();
        let name = if occupant.is_open() { String::new() } else { name };
        self.sit(seat, SeatState { occupant, name, colour, nonce: None, invited: None })
    }

    fn sit_bot(&mut self, seat: Seat, level: BotLevel, names: &[String]) -> Done {
        let name = names.iter().find(|name| self.check_name(name).is_ok()).cloned().unwrap_or_default();
        let colour = self.free_colour(None);
        let occupant = Occupant::Bot(level);
        self.sit(seat, SeatState { occupant, name, colour, nonce: None, invited: None })
    }

    fn sit_person(&mut self, seat: Seat, person: Person) -> Done {
        let Person { player, name, colour, nonce } = person;
        self.check_name(&name)?;
        let colour = self.free_colour(colour);
        let occupant = Occupant::Human(player);
        self.sit(seat, SeatState { occupant, name, colour, nonce, invited: None })
    }

    /// A colour that nobody has: the wished one if it is free.
    fn free_colour(&self, wished: Option<PlayerColour>) -> PlayerColour {
        let taken = self.state.seats.iter().filter(|seat| !seat.is_free());
        let taken: Vec<PlayerColour> = taken.map(|seat| seat.colour).collect();
        let mut all = wished.into_iter().chain(PlayerColour::ALL);
        all.find(|colour| !taken.contains(colour)).unwrap_or_default()
    }

    /// Seats everybody at a new table as its opener wishes, and begins if nobody else is expected.
    pub(crate) fn seat_all(&mut self, wishes: &[Wish], me: &Person, bot_names: &[String]) -> Done {
        let seats = || Seat::all(wishes.len()).zip(wishes);
        // The opener first, because the colour they wish is theirs.
        if let Some((seat, _)) = seats().find(|(_, wish)| **wish == Wish::Me) {
            self.sit_person(seat, me.clone())?;
        }
        for (seat, wish) in seats() {
            match wish {
                Wish::Friend | Wish::Me => {}
                Wish::Here(name) => {
                    let person = Person { name: name.clone(), colour: None, nonce: None, ..me.clone() };
                    self.sit_person(seat, person)?;
                }
                Wish::Bot(level) => self.sit_bot(seat, *level, bot_names)?,
            }
        }
        // A browser that can add to the secret does so when it has seen the commitment, and not with its request for a
        // table: it starts the match as soon as it is shown the lobby.
        if wishes.contains(&Wish::Friend) || me.nonce.is_some() { Ok(()) } else { self.begin() }
    }

    /// The table of a rematch: bots and whoever asked for it sit down again, and the seats of the other people are kept
    /// for them under the names they have now. It begins when nobody has to be waited for.
    pub(crate) fn seat_again(&mut self, earlier: &TableState, asker: PlayerHash) -> Done {
        for (seat, own) in Seat::all(earlier.players()).zip(earlier.seats.iter()) {
            match own.occupant {
                Occupant::Open => {}
                Occupant::Bot(_) => self.sit(seat, SeatState { nonce: None, ..own.clone() })?,
                Occupant::Human(player) | Occupant::StandIn(player, _) if player == asker => {
                    let occupant = Occupant::Human(player);
                    self.sit(seat, SeatState { occupant, nonce: None, ..own.clone() })?;
                }
                Occupant::Human(player) | Occupant::StandIn(player, _) => {
                    self.add(&LogEntry::Invited {
                        seat: seat.to_string(),
                        player: player.to_string(),
                        name: own.name.clone(),
                        colour: own.colour.word().to_owned(),
                    })?;
                }
            }
        }
        Ok(())
    }

    /// Somebody who was asked to play again sits down where they sat.
    pub(crate) fn accept(&mut self, player: PlayerHash, nonce: Option<Nonce>) -> Done {
        if self.state.stage != Stage::Lobby {
            return Err(AppError::TooLate);
        }
        let mut nonce = nonce;
        for seat in self.state.kept_for(player) {
            let own = self.state.at(seat).clone();
            let occupant = Occupant::Human(player);
            self.sit(seat, SeatState { occupant, nonce: nonce.take(), invited: None, ..own })?;
        }
        Ok(())
    }

    /// Starts the match: every seat's nonce is fixed, and the first cards are drawn. Where no person added one it is
    /// sealed in the secret: the server has none to choose.
    pub(crate) fn begin(&mut self) -> Done {
        let added = |seat: &SeatState| seat.occupant.owner().and(seat.nonce);
        let written = |nonce: Option<Nonce>| nonce.map_or(SEALED.to_owned(), |nonce| to_hex(&nonce));
        let nonces = self.state.seats.iter().map(|seat| written(added(seat)));
        let started = LogEntry::Started { nonces: nonces.collect() };
        self.add(&started)?;
        self.draw()
    }

    /// A person takes the first free seat. Who sits already keeps the seat they have.
    pub(crate) fn join(&mut self, person: Person) -> Done {
        if self.state.stage != Stage::Lobby {
            return Err(AppError::TooLate);
        }
        if !self.state.seats_of(person.player).is_empty() {
            return Ok(());
        }
        let seat = self.state.first_free().ok_or(AppError::TooLate)?;
        self.sit_person(seat, person)
    }

    /// The host starts; bots take what is free.
    pub(crate) fn start(&mut self, level: BotLevel, bot_names: &[String], nonce: Option<Nonce>) -> Done {
        // Nobody who was asked to play is replaced before they have answered.
        if self.state.stage != Stage::Lobby || self.state.awaits_answers() {
            return Err(AppError::TooLate);
        }
        while let Some(seat) = self.state.first_free() {
            self.sit_bot(seat, level, bot_names)?;
        }
        // The host has seen the commitment by now, so a nonce from the host is taken here.
        if let Some(&seat) = self.state.seats_of(self.state.host).first() {
            let own = self.state.at(seat).clone();
            self.sit(seat, SeatState { nonce, ..own })?;
        }
        self.begin()
    }

    /// The host empties a seat before the match. During a match that is for all to decide: [`Change::vote`].
    pub(crate) fn remove(&mut self, seat: Seat) -> Done {
        match self.state.stage {
            Stage::Lobby => self.reseat(seat, Occupant::Open),
            Stage::Playing | Stage::Ended | Stage::Expired => Err(AppError::TooLate),
        }
    }

    /// The table is closed before its match is over.
    pub(crate) fn close(&mut self, why: Closing) -> Done {
        if !matches!(self.state.stage, Stage::Lobby | Stage::Playing) {
            return Err(AppError::TooLate);
        }
        self.add(&LogEntry::Closed { why })
    }

    /// The seats of a person; forbidden to who has none.
    fn own_seats(&self, player: PlayerHash) -> Result<Vec<Seat>, AppError> {
        Some(self.state.seats_of(player)).filter(|own| !own.is_empty()).ok_or(AppError::Forbidden)
    }

    /// A person leaves: in the lobby the seat is free again; in a match a bot plays on until they return. Who was asked
    /// to play again says no in the same way.
    pub(crate) fn leave(&mut self, player: PlayerHash) -> Done {
        let kept = self.state.kept_for(player);
        if self.state.stage == Stage::Lobby && !kept.is_empty() {
            return kept.into_iter().try_for_each(|seat| self.reseat(seat, Occupant::Open));
        }
        if self.state.tally(player).leaves >= LEAVES_MAX {
            return Err(AppError::TooMany);
        }
        for seat in self.own_seats(player)? {
            match (self.state.stage, self.state.at(seat).occupant) {
                (Stage::Lobby, _) => self.reseat(seat, Occupant::Open)?,
                (Stage::Playing, Occupant::Human(_)) => {
                    self.reseat(seat, Occupant::StandIn(player, BotLevel::default()))?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// A person who left takes their seats back.
    pub(crate) fn come_back(&mut self, player: PlayerHash) -> Done {
        for seat in self.own_seats(player)? {
            if matches!(self.state.at(seat).occupant, Occupant::StandIn(..)) {
                self.reseat(seat, Occupant::Human(player))?;
            }
        }
        Ok(())
    }

    /// A personal link that moves the rights of a player; `token` is the hash of what stands in it. An earlier one that
    /// was not used is void from now on.
    pub(crate) fn link_device(&mut self, player: PlayerHash, token: String) -> Done {
        self.own_seats(player)?;
        if self.state.tally(player).links >= LINKS_MAX {
            return Err(AppError::TooMany);
        }
        self.add(&LogEntry::Device { player: player.to_string(), token })
    }

    /// A personal link is used: all rights of its owner move to another player, and it can be used no more.
    pub(crate) fn hand_over(&mut self, token: String, to: PlayerHash) -> Done {
        let from = self.state.link_owner(&token, self.now_ms).ok_or(AppError::NotFound)?;
        if from == to {
            return Ok(());
        }
        self.add(&LogEntry::Moved { from: from.to_string(), to: to.to_string(), token })
    }

    /// Notes where the people went on. Gives the table that was noted first, unless that is void.
    pub(crate) fn go_on_at(&mut self, table: String, void: Option<&String>) -> Result<String, AppError> {
        if let Some(earlier) = &self.state.rematch
            && Some(earlier) != void
        {
            return Ok(earlier.clone());
        }
        self.add(&LogEntry::Rematch { table: table.clone() })?;
        Ok(table)
    }
}
