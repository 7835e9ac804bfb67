//! What the server knows about a table besides the match itself.

use engine::{Seat, SeatSet};
use games::GameInfo;
use seating::{BotLevel, Occupant, PlayerColour, Presence, Stage};

use crate::text::Texts;

/// The name of a bot's level.
pub(crate) fn level_name(level: BotLevel, texts: Texts) -> String {
    match level {
        BotLevel::Beginner => texts.text("level-beginner"),
        BotLevel::Casual => texts.text("level-casual"),
        BotLevel::Strong => texts.text("level-strong"),
        BotLevel::Expert => texts.text("level-expert"),
    }
}

/// The name of somebody who gives none.
pub fn guest_name(texts: Texts) -> String {
    texts.text("person-guest")
}

/// The name of a bot, by its number at the table from 1.
pub fn bot_name(number: usize, texts: Texts) -> String {
    texts.with("bot-name", &[("number", number.into())])
}

/// What is said when a game is not for so many seats.
pub fn seats_problem(texts: Texts) -> String {
    texts.text("new-problem-seats")
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// The name shown; empty for an open seat.
    pub name: String,
    /// Its colour.
    pub colour: PlayerColour,
    /// Who sits there.
    pub occupant: Occupant<Presence>,
}

/// A table as the server knows it, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// The table's id, as in its address.
    pub id: String,
    /// The game.
    pub game: &'static GameInfo,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The seat whose view is shown; `None` for a spectator.
    pub me: Option<Seat>,
    /// Whether the viewer opened the table.
    pub is_host: bool,
    /// The seats the match waits for.
    pub awaited: SeatSet,
    /// The decision that actions of `me` answer.
    pub decision: u64,
    /// Whether `me` can take the last action back.
    pub can_undo: bool,
    /// How many parts of a secret choice `me` can take back.
    pub part_count: usize,
    /// How far the table has come.
    pub stage: Stage,
    /// The seats that sit at this device, where several do; else empty.
    pub hot_seats: Vec<Seat>,
    /// The commitment to the table's secret, in hexadecimal, known before the first move.
    pub commitment: String,
}

impl TableInfo {
    /// Whether nobody's seat is shown.
    pub fn is_spectator(&self) -> bool {
        self.me.is_none()
    }

    /// Whether the match waits for `me`.
    pub fn is_my_turn(&self) -> bool {
        self.stage == Stage::Playing
            && !self.has_stand_in()
            && self.me.is_some_and(|seat| self.awaited.contains(seat))
    }

    /// Whether `me` has left and a bot plays meanwhile.
    pub fn has_stand_in(&self) -> bool {
        let own = self.me.and_then(|seat| self.seats.get(seat.index()));
        own.is_some_and(|seat| matches!(seat.occupant, Occupant::StandIn(..)))
    }

    /// A seat's name; its number if it has none.
    pub(crate) fn name(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()) {
            Some(info) if !info.name.is_empty() => info.name.clone(),
            _ => format!("{seat}"),
        }
    }
}
