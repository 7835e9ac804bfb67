//! What one browser may see of a table, and as whom.

use engine::{Seat, Viewer};
use seating::{Occupant, Presence, Stage};
use web::{SeatInfo, TableInfo};

use crate::live_table::LiveTable;
use crate::store::PlayerHash;
use crate::table_state::TableState;

/// Which page a browser belongs on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// Before the match.
    Lobby,
    /// Several people share the device: nothing is shown until the right person says "I am X".
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

/// The page that a person gets at a table. The curtain falls when somebody else at the same device is awaited.
pub(crate) fn page(live: &LiveTable, state: &TableState, player: Option<PlayerHash>) -> Page {
    if state.play.is_none() {
        return Page::Lobby;
    }
    let Some(player) = player else { return Page::Board(Viewer::Spectator) };
    let own = state.seats_of(player);
    match own.as_slice() {
        [] => Page::Board(Viewer::Spectator),
        [seat] => Page::Board(Viewer::Seat(*seat)),
        several => {
            let shown = live.shown(player).filter(|seat| several.contains(seat));
            if state.stage != Stage::Playing {
                return Page::Board(shown.map_or(Viewer::Spectator, Viewer::Seat));
            }
            let is_awaited = |seat: &Seat| state.awaited().contains(*seat);
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
pub(crate) fn info(
    live: &LiveTable,
    state: &TableState,
    player: Option<PlayerHash>,
    me: Option<Seat>,
) -> TableInfo {
    let seats = state
        .seats
        .iter()
        .map(|seat| SeatInfo {
            name: seat.name.clone(),
            colour: seat.colour,
            occupant: seat
                .occupant
                .map(|player| if live.is_present(player) { Presence::Connected } else { Presence::Away }),
        })
        .collect();
    let own = player.map(|player| state.seats_of(player)).unwrap_or_default();
    let is_playing = state.stage == Stage::Playing;
    let is_mine = |seat: Seat| matches!(state.seats[seat.index()].occupant, Occupant::Human(_));
    let play = state.play.as_ref().filter(|_| is_playing);
    let can_undo = me.is_some_and(|seat| is_mine(seat) && play.is_some_and(|play| play.can_undo(seat)));
    let own_play = play.zip(me.filter(|&seat| is_mine(seat)));
    let part_count = own_play.map_or(0, |(play, seat)| play.part_count(seat));
    TableInfo {
        id: state.id.clone(),
        game: state.game,
        seats,
        me,
        is_host: player == Some(state.host),
        awaited: if is_playing { state.awaited() } else { engine::SeatSet::EMPTY },
        decision: me.map_or(0, |seat| state.opened[seat.index()]),
        can_undo,
        part_count,
        stage: state.stage,
        hot_seats: if own.len() > 1 { own } else { Vec::new() },
        commitment: state.secret.commitment().to_string(),
    }
}
