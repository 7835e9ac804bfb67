//! What people at a table say to each other. It is a part of the log and changes nothing of the match.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::Seat;
use seating::Sign;

use crate::name::clean;
use store::PlayerHash;

/// The longest message, in characters as people count them, and in code points.
const TEXT_LENGTH_MAX: usize = 240;
const TEXT_POINTS_MAX: usize = 480;
/// How many messages are kept in memory and shown; the log has all of them.
const SHOWN_MAX: usize = 60;
/// How many messages somebody may send within so many milliseconds.
const RATE: (usize, i64) = (6, 15_000);
/// How many messages and mutings a table has room for, and one person.
const AT_TABLE_MAX: u32 = 4000;
const OF_PERSON_MAX: u32 = 1000;

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Words {
    Text(String),
    Sign(Sign),
}

impl Words {
    /// Words as somebody typed them; `None` if nothing of them can be seen.
    pub(crate) fn typed(text: &str) -> Option<Words> {
        clean(text, TEXT_LENGTH_MAX, TEXT_POINTS_MAX).map(Words::Text)
    }
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    /// The number of its entry in the log.
    pub(crate) number: u64,
    pub(crate) player: PlayerHash,
    /// `None` for a spectator.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
    pub(crate) words: Words,
    pub(crate) at_ms: i64,
}

/// The chat of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    pub(crate) lines: Arc<Vec<Said>>,
    mutes: Arc<BTreeSet<(PlayerHash, PlayerHash)>>,
    count: u32,
}

impl Chat {
    /// Adds a message; the oldest that is shown makes room.
    pub(crate) fn say(&mut self, said: Said) {
        let lines = Arc::make_mut(&mut self.lines);
        if lines.len() >= SHOWN_MAX {
            lines.remove(0);
        }
        lines.push(said);
        self.count += 1;
    }

    /// One person wants to read another no more, or again.
    pub(crate) fn mute(&mut self, by: PlayerHash, whom: PlayerHash, is_muted: bool) {
        let mutes = Arc::make_mut(&mut self.mutes);
        if is_muted {
            mutes.insert((by, whom));
        } else {
            mutes.remove(&(by, whom));
        }
        self.count += 1;
    }

    pub(crate) fn is_muted(&self, by: PlayerHash, whom: PlayerHash) -> bool {
        self.mutes.contains(&(by, whom))
    }

    /// Whether somebody who has said so much before may say one more thing.
    pub(crate) fn has_room(&self, player: PlayerHash, said: u32, now_ms: i64) -> bool {
        let (most, within_ms) = RATE;
        let is_recent = |line: &&Said| line.player == player && now_ms - line.at_ms < within_ms;
        said < OF_PERSON_MAX
            && self.count < AT_TABLE_MAX
            && self.lines.iter().filter(is_recent).count() < most
    }

    /// Who mutes and is muted keeps doing so at another device.
    pub(crate) fn move_rights(&mut self, from: PlayerHash, to: PlayerHash) {
        let renamed = |player: PlayerHash| if player == from { to } else { player };
        self.mutes = Arc::new(self.mutes.iter().map(|(by, whom)| (renamed(*by), renamed(*whom))).collect());
    }
}
