//! Sight: what one browser may see of a room, and as whom.

use engine::{Seat, Viewer};
use web::{SeatInfo, Sitting, Stage, TableInfo};

use crate::hall::Handle;
use crate::room::{Room, Sitter};
use crate::store::PlayerHash;

/// Which page a browser belongs on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// Before the match.
    Lobby,
    /// Several people share the device: nothing is shown until the right one says so.
    Curtain(Vec<Seat>),
    /// The board, as this viewer.
    Board(Viewer),
}

impl Page {
    /// The word by which a page says what it is when it connects.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Page::Lobby => "lobby",
            Page::Curtain(_) => "curtain",
            Page::Board(_) => "board",
        }
    }
}

/// The page of a person at a room. The curtain falls when another person of the same device is awaited.
pub(crate) fn page(handle: &Handle, room: &Room, player: Option<PlayerHash>) -> Page {
    if room.play.is_none() {
        return Page::Lobby;
    }
    let Some(player) = player else { return Page::Board(Viewer::Spectator) };
    let own = room.seats_of(player);
    match own.as_slice() {
        [] => Page::Board(Viewer::Spectator),
        [seat] => Page::Board(Viewer::Seat(*seat)),
        several => {
            let shown = handle.shown(player).filter(|seat| several.contains(seat));
            if room.stage != Stage::Playing {
                return Page::Board(shown.map_or(Viewer::Spectator, Viewer::Seat));
            }
            let is_awaited = |seat: &Seat| room.awaited().contains(*seat);
            let awaited: Vec<Seat> = several.iter().copied().filter(is_awaited).collect();
            match shown {
                Some(seat) if awaited.is_empty() || awaited.contains(&seat) => {
                    Page::Board(Viewer::Seat(seat))
                }
                _ => Page::Curtain(awaited),
            }
        }
    }
}

/// What pages are told about the table.
pub(crate) fn info(handle: &Handle, room: &Room, player: Option<PlayerHash>, me: Option<Seat>) -> TableInfo {
    let seats = room
        .seats
        .iter()
        .map(|seat| SeatInfo {
            name: seat.name.clone(),
            colour: seat.colour,
            sitting: match seat.sitter {
                Sitter::Open => Sitting::Open,
                Sitter::Human(player) => Sitting::Human { connected: handle.is_present(player) },
                Sitter::Bot(level) => Sitting::Bot(level),
                Sitter::Stand(_, level) => Sitting::Stand(level),
            },
        })
        .collect();
    let own = player.map(|player| room.seats_of(player)).unwrap_or_default();
    let is_playing = room.stage == Stage::Playing;
    let is_mine = |seat: Seat| matches!(room.seats[seat.index()].sitter, Sitter::Human(_));
    let play = room.play.as_ref().filter(|_| is_playing);
    let can_undo = me.is_some_and(|seat| is_mine(seat) && play.is_some_and(|play| play.can_undo(seat)));
    let can_retract =
        me.is_some_and(|seat| is_mine(seat) && play.is_some_and(|play| play.committed().contains(seat)));
    TableInfo {
        id: room.id.clone(),
        game: room.game,
        seats,
        me,
        is_host: player == Some(room.host),
        awaited: if is_playing { room.awaited() } else { engine::SeatSet::EMPTY },
        decision: me.map_or(0, |seat| room.opened[seat.index()]),
        can_undo,
        can_retract,
        stage: room.stage,
        hot_seats: if own.len() > 1 { own } else { Vec::new() },
        commitment: room.secret.commitment().to_string(),
    }
}
