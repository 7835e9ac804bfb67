//! What the server knows about a table besides the match itself.

use engine::{Seat, SeatSet};
use games::GameInfo;
use seating::{BotLevel, Motion, Occupant, PlayerColour, Presence, Stage, TimeLimit};

use crate::chat::ChatInfo;
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

/// Whether somebody has this name only because they gave none, in whatever language.
pub fn is_guest_name(name: &str) -> bool {
    decks::Language::ALL.into_iter().any(|language| guest_name(Texts::new(language)) == name)
}

/// The name of a bot, by its number at the table from 1.
pub fn bot_name(number: usize, texts: Texts) -> String {
    texts.with("bot-name", &[("number", number.into())])
}

/// What is said when a game is not for so many seats.
pub fn seats_problem(texts: Texts) -> String {
    texts.text("new-problem-seats")
}

/// What is said of a name that cannot be seen.
pub fn blank_name_problem(texts: Texts) -> String {
    texts.text("name-blank")
}

/// What is said of a name that somebody at the table has, or one that looks like it.
pub fn taken_name_problem(texts: Texts) -> String {
    texts.text("name-taken")
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

impl SeatInfo {
    /// Whether the seat is kept for somebody who is asked to play again: it has a name and nobody in it.
    pub fn is_kept(&self) -> bool {
        self.occupant.is_open() && !self.name.is_empty()
    }

    /// Whether anybody may sit down there.
    pub fn is_free(&self) -> bool {
        self.occupant.is_open() && self.name.is_empty()
    }
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
    /// The campaign that the match belongs to: the id of its first table.
    pub campaign: Option<String>,
    /// The table where its people go on.
    pub rematch: Option<String>,
    /// How much time people have.
    pub limit: TimeLimit,
    /// What the clocks show, seat by seat; empty where there are none.
    pub clocks: Vec<ClockInfo>,
    /// What the viewer may propose, and what was proposed.
    pub motions: Vec<MotionInfo>,
    /// What people at the table say to each other.
    pub chat: ChatInfo,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockInfo {
    /// The time that is left.
    pub left_ms: i64,
    /// Whether it runs now.
    pub is_running: bool,
    /// Whether the time was up, and a bot makes this decision.
    pub is_up: bool,
}

/// Something that people decide together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MotionInfo {
    /// What it is.
    pub motion: Motion,
    /// The seats of those who agree; none if nobody proposed it.
    pub by: Vec<Seat>,
    /// How many people have to agree.
    pub needed: usize,
    /// Whether the viewer has a say.
    pub can_vote: bool,
    /// Whether the viewer agrees.
    pub has_agreed: bool,
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
            && !self.me.and_then(|seat| self.clocks.get(seat.index())).is_some_and(|clock| clock.is_up)
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
