//! Who may do what at a table, and how often.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::Seat;
use seating::{Motion, Occupant, Stage};

use super::{TableState, Tally, shown};
use store::PlayerHash;

/// How long a personal link can be used.
const LINK_LIFE_MS: i64 = 24 * 3600 * 1000;

impl TableState {
    /// The seats that are kept for a person who is asked to play again.
    pub(crate) fn kept_for(&self, player: PlayerHash) -> Vec<Seat> {
        Seat::all(self.players()).filter(|&seat| self.at(seat).invited == Some(player)).collect()
    }

    /// Whether somebody who is asked to play again has not answered yet.
    pub(crate) fn awaits_answers(&self) -> bool {
        self.seats.iter().any(|seat| seat.invited.is_some())
    }

    /// Whether the table was closed before its match began.
    pub(crate) fn is_closed_unplayed(&self) -> bool {
        self.play.is_none() && self.stage == Stage::Expired
    }

    pub(super) fn tally_mut(&mut self, player: PlayerHash) -> &mut Tally {
        Arc::make_mut(&mut self.tallies).entry(player).or_default()
    }

    /// How often somebody did what there are limits for.
    pub(crate) fn tally(&self, player: PlayerHash) -> Tally {
        self.tallies.get(&player).copied().unwrap_or_default()
    }

    /// Counts how often a person gets up.
    pub(super) fn note_leaving(&mut self, seat: Seat, new: Occupant<PlayerHash>) {
        if let Occupant::Human(player) = self.at(seat).occupant
            && new != Occupant::Human(player)
        {
            self.tally_mut(player).leaves += 1;
        }
    }

    /// All that one player may do at the table, another may do from now on, and the first no more.
    pub(super) fn move_rights(&mut self, from: PlayerHash, to: PlayerHash) {
        for (index, seat) in Arc::make_mut(&mut self.seats).iter_mut().enumerate() {
            if let Occupant::StandIn(owner, _) = seat.occupant
                && owner == from
            {
                // Who takes the seat over is there again.
                self.clocks.come_back(Seat::at(index));
            }
            if seat.occupant.owner() == Some(from) {
                seat.occupant = Occupant::Human(to);
            }
            if seat.invited == Some(from) {
                seat.invited = Some(to);
            }
        }
        if self.host == from {
            self.host = to;
        }
        Arc::make_mut(&mut self.devices).retain(|_, link| link.player != from);
        for agreed in Arc::make_mut(&mut self.motions).values_mut() {
            if agreed.remove(&from) {
                agreed.insert(to);
            }
        }
        // Who moves to and fro does not begin to count anew.
        let Tally { links, leaves, votes, said } = self.tally(from);
        let tally = self.tally_mut(to);
        tally.links = tally.links.max(links);
        tally.leaves = tally.leaves.max(leaves);
        tally.votes = tally.votes.max(votes);
        tally.said = tally.said.max(said);
        self.chat.move_rights(from, to);
        self.shown = shown(&self.seats);
    }

    /// Whose rights a personal link moves, while it can be used.
    pub(crate) fn link_owner(&self, token: &str, now_ms: i64) -> Option<PlayerHash> {
        let link = self.devices.get(token)?;
        (now_ms - link.made_ms < LINK_LIFE_MS).then_some(link.player)
    }

    /// Whether a seat may take its last action back. What a bot did while its person was away stays done.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.bot_of(seat).is_none()
            && self.line_count() > self.bot_line
            && self.playing().is_some_and(|play| play.can_undo(seat))
    }

    /// Whether a bot makes the secret choice of a seat, or has made a part of it.
    pub(crate) fn is_decided_by_bot(&self, seat: Seat) -> bool {
        self.bot_of(seat).is_some() || self.bot_parts.contains(seat)
    }

    /// How many parts of a secret choice a seat may take back: none of those that a bot made for it.
    pub(crate) fn part_count(&self, seat: Seat) -> usize {
        self.playing().filter(|_| !self.is_decided_by_bot(seat)).map_or(0, |play| play.part_count(seat))
    }

    /// Everybody whom a seat belongs to.
    pub(crate) fn people(&self) -> BTreeSet<PlayerHash> {
        self.seats.iter().filter_map(|seat| seat.occupant.owner()).collect()
    }

    /// Who decides about a motion, and only if all of them agree. To close a match everybody has to, those included
    /// whom a bot stands in for. To put a bot in somebody's place it takes all others who play, and two at least: of
    /// two people neither can do that to the other.
    pub(crate) fn voters(&self, motion: Motion) -> BTreeSet<PlayerHash> {
        match motion {
            // Where only bots play, whoever let them.
            Motion::Close if self.people().is_empty() => BTreeSet::from([self.host]),
            Motion::Close => self.people(),
            Motion::Remove(index) => {
                let Some(owner) = self.seats.get(index).and_then(|seat| seat.occupant.owner()) else {
                    return BTreeSet::new();
                };
                let here = self.seats.iter().filter_map(|seat| match seat.occupant {
                    Occupant::Human(player) => Some(player),
                    Occupant::Open | Occupant::Bot(_) | Occupant::StandIn(..) => None,
                });
                let others: BTreeSet<PlayerHash> = here.filter(|player| *player != owner).collect();
                if others.len() >= 2 { others } else { BTreeSet::new() }
            }
        }
    }
}
