//! What each kind of entry does to a table.

use std::sync::Arc;

use engine::{Nonce, Seat, SeatSet, TakeBack, from_hex};
use seating::{BotLevel, Motion, Occupant, PlayerColour, Sign, Stage};

use super::{Link, SeatState, TableState, shown};
use crate::chat::{Said, Words};
use crate::clock::MISSES_MAX;
use crate::log_entry::{SEALED, seat_of};
use crate::play::{self, Play, Refused};
use store::PlayerHash;

fn player_of(digits: &str) -> Result<PlayerHash, Refused> {
    PlayerHash::parse(digits).ok_or(Refused::Impossible)
}

fn colour_of(word: &str) -> Result<PlayerColour, Refused> {
    PlayerColour::of_word(word).ok_or(Refused::Impossible)
}

impl TableState {
    fn seat(&self, text: &str) -> Result<Seat, Refused> {
        seat_of(text, self.players()).ok_or(Refused::Impossible)
    }

    pub(super) fn play_mut(&mut self) -> Result<&mut Box<dyn Play>, Refused> {
        self.play.as_mut().ok_or(Refused::Impossible)
    }

    fn set_seat(&mut self, seat: Seat, new: SeatState) {
        Arc::make_mut(&mut self.seats)[seat.index()] = new;
        self.shown = shown(&self.seats);
    }

    pub(super) fn note_sat(
        &mut self,
        seat: &str,
        occupant: Occupant<PlayerHash>,
        name: &str,
        colour: &str,
        nonce: Option<&str>,
    ) -> Result<(), Refused> {
        let (seat, colour) = (self.seat(seat)?, colour_of(colour)?);
        self.note_leaving(seat, occupant);
        if let (Occupant::StandIn(..), Occupant::Human(_)) = (self.at(seat).occupant, occupant) {
            self.clocks.come_back(seat);
        }
        Arc::make_mut(&mut self.motions).remove(&Motion::Remove(seat.index()));
        let (name, nonce) = (name.to_owned(), nonce.and_then(from_hex));
        self.set_seat(seat, SeatState { occupant, name, colour, nonce, invited: None });
        Ok(())
    }

    pub(super) fn note_invited(
        &mut self,
        seat: &str,
        player: &str,
        name: &str,
        colour: &str,
    ) -> Result<(), Refused> {
        let (seat, colour, invited) = (self.seat(seat)?, colour_of(colour)?, Some(player_of(player)?));
        let (occupant, name) = (Occupant::Open, name.to_owned());
        self.set_seat(seat, SeatState { occupant, name, colour, nonce: None, invited });
        Ok(())
    }

    pub(super) fn note_started(&mut self, nonces: &[String]) -> Result<(), Refused> {
        let added = |text: &String| match text.as_str() {
            SEALED => Some(None),
            digits => from_hex(digits).map(Some),
        };
        let nonces: Vec<Option<Nonce>> = nonces.iter().filter_map(added).collect();
        if nonces.len() != self.players() || self.play.is_some() {
            return Err(Refused::Impossible);
        }
        self.nonces = Arc::new(nonces);
        self.play = Some(play::begin(&self.about.any));
        self.stage = Stage::Playing;
        Ok(())
    }

    /// A seat acted. Gives the seats whose decision is another one now.
    pub(super) fn note_acted(&mut self, seat: &str, decision: u64, action: &str) -> Result<SeatSet, Refused> {
        let seat = self.seat(seat)?;
        let is_by_bot = self.bot_of(seat).is_some();
        self.play_mut()?.act(seat, action)?;
        if is_by_bot {
            self.bot_line = self.line_count();
            self.bot_parts = self.bot_parts.with(seat);
        } else {
            self.clocks.is_here(seat);
        }
        self.answered[seat.index()] = Some((decision, action.to_owned()));
        Ok(SeatSet::one(seat))
    }

    pub(super) fn note_time_up(&mut self, seat: &str, decision: u64) -> Result<(), Refused> {
        let seat = self.seat(seat)?;
        if !self.is_open(seat, decision) || !self.running().contains(seat) {
            return Err(Refused::Impossible);
        }
        let (misses, occupant) = (self.clocks.run_out(seat), self.at(seat).occupant);
        if let (true, Occupant::Human(player)) = (misses >= MISSES_MAX, occupant) {
            let occupant = Occupant::StandIn(player, BotLevel::default());
            self.set_seat(seat, SeatState { occupant, ..self.at(seat).clone() });
        }
        Ok(())
    }

    pub(super) fn note_retracted(&mut self, seat: &str, is_last: bool) -> Result<SeatSet, Refused> {
        let seat = self.seat(seat)?;
        self.play_mut()?.take_back(seat, if is_last { TakeBack::Last } else { TakeBack::All })?;
        // What was taken back no longer counts as an answer: if it is sent again, it is stale.
        self.answered[seat.index()] = None;
        Ok(SeatSet::one(seat))
    }

    pub(super) fn note_undone(&mut self, seat: &str) -> Result<SeatSet, Refused> {
        let seat = self.seat(seat)?;
        self.play_mut()?.undo();
        let line_count = self.line_count();
        self.clocks.undo(seat, line_count);
        self.answered[seat.index()] = None;
        self.undo_count += 1;
        // Unlike taking back a secret choice, this may change what others are asked.
        Ok(SeatSet::all(self.players()))
    }

    pub(super) fn note_vote(&mut self, player: &str, motion: &str, is_yes: bool) -> Result<(), Refused> {
        let (player, motion) = (player_of(player)?, Motion::of_word(motion).ok_or(Refused::Impossible)?);
        let motions = Arc::make_mut(&mut self.motions);
        // One who does not agree ends it.
        if is_yes {
            motions.entry(motion).or_default().insert(player);
        } else {
            motions.remove(&motion);
        }
        self.tally_mut(player).votes += 1;
        Ok(())
    }

    pub(super) fn note_said(
        &mut self,
        player: &str,
        seat: Option<&str>,
        name: &str,
        words: (Option<&str>, Option<&str>),
        at_ms: i64,
    ) -> Result<(), Refused> {
        let player = player_of(player)?;
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        let words = match words {
            (Some(text), None) => Words::Text(text.to_owned()),
            (None, Some(sign)) => Words::Sign(Sign::of_word(sign).ok_or(Refused::Impossible)?),
            (Some(_), Some(_)) | (None, None) => return Err(Refused::Impossible),
        };
        self.chat.say(Said { number: self.next, player, seat, name: name.to_owned(), words, at_ms });
        self.tally_mut(player).said += 1;
        Ok(())
    }

    pub(super) fn note_muted(&mut self, player: &str, whom: &str, is_muted: bool) -> Result<(), Refused> {
        let (player, whom) = (player_of(player)?, player_of(whom)?);
        self.chat.mute(player, whom, is_muted);
        self.tally_mut(player).said += 1;
        Ok(())
    }

    pub(super) fn note_link(&mut self, player: &str, token: &str, at_ms: i64) -> Result<(), Refused> {
        let player = player_of(player)?;
        let devices = Arc::make_mut(&mut self.devices);
        devices.retain(|_, link| link.player != player);
        devices.insert(token.to_owned(), Link { player, made_ms: at_ms });
        self.tally_mut(player).links += 1;
        Ok(())
    }

    pub(super) fn note_moved(&mut self, from: &str, to: &str, token: &str) -> Result<(), Refused> {
        let (from, to) = (player_of(from)?, player_of(to)?);
        if self.devices.get(token).is_none_or(|link| link.player != from) {
            return Err(Refused::Impossible);
        }
        self.move_rights(from, to);
        Ok(())
    }
}
