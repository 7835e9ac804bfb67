//! What one browser may see of a table, and as whom.

use engine::{Seat, SeatSet, Viewer};
use seating::{Motion, Presence, Stage};
use web::{ChatInfo, ChatLine, ChatWords, ClockInfo, MotionInfo, SeatInfo, TableInfo};

use crate::chat::Words;
use crate::live_table::LiveTable;
use crate::table_state::TableState;
use store::PlayerHash;

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

/// What pages are told about the table, at a time of the clock that its log goes by.
pub(crate) fn info(
    live: &LiveTable,
    state: &TableState,
    player: Option<PlayerHash>,
    me: Option<Seat>,
    now_ms: i64,
) -> TableInfo {
    let seats = state
        .seats
        .iter()
        .map(|seat| SeatInfo {
            name: seat.name.clone(),
            colour: seat.colour,
            occupant: seat
                .occupant
                .map(|player| if live.is_somewhere(player) { Presence::Connected } else { Presence::Away }),
        })
        .collect();
    let own = player.map(|player| state.seats_of(player)).unwrap_or_default();
    let play = state.playing();
    TableInfo {
        id: state.about.id.clone(),
        game: state.about.game,
        seats,
        me,
        is_host: player == Some(state.host),
        awaited: play.map_or(SeatSet::EMPTY, |play| play.awaits().seats()),
        decision: me.map_or(0, |seat| state.opened[seat.index()]),
        can_undo: me.is_some_and(|seat| state.can_undo(seat)),
        part_count: me.map_or(0, |seat| state.part_count(seat)),
        stage: state.stage,
        hot_seats: if own.len() > 1 { own } else { Vec::new() },
        commitment: state.about.commitment.clone(),
        campaign: state.about.campaign.clone(),
        rematch: state.rematch.clone(),
        limit: state.clocks.limit,
        clocks: clocks(state, now_ms),
        motions: motions(state, player),
        chat: chat(state, player),
    }
}

/// What the clocks show, seat by seat; nothing where there are none.
fn clocks(state: &TableState, now_ms: i64) -> Vec<ClockInfo> {
    if !state.clocks.has_limit() || state.playing().is_none() {
        return Vec::new();
    }
    let running = state.running();
    let clock = |seat: Seat| {
        let is_running = running.contains(seat);
        let left_ms = state.clocks.left_ms(seat, is_running, now_ms);
        ClockInfo { left_ms, is_running, is_up: state.clocks.is_up(seat) && state.awaited().contains(seat) }
    };
    Seat::all(state.players()).map(clock).collect()
}

/// What was proposed, for this person.
fn motions(state: &TableState, player: Option<PlayerHash>) -> Vec<MotionInfo> {
    let possible = |motion: Motion| player.is_some_and(|me| state.voters(motion).contains(&me));
    let all = (0..state.players()).map(Motion::Remove).chain([Motion::Close]);
    let info = |motion: Motion| {
        let agreed = state.motions.get(&motion);
        let by = Seat::all(state.players()).filter(|seat| {
            state
                .at(*seat)
                .occupant
                .owner()
                .is_some_and(|owner| agreed.is_some_and(|agreed| agreed.contains(&owner)))
        });
        MotionInfo {
            motion,
            by: by.collect(),
            needed: state.voters(motion).len(),
            can_vote: possible(motion),
            has_agreed: player.is_some_and(|me| agreed.is_some_and(|agreed| agreed.contains(&me))),
        }
    };
    let is_shown = |info: &MotionInfo| info.can_vote || !info.by.is_empty();
    if state.playing().is_some() { all.map(info).filter(is_shown).collect() } else { Vec::new() }
}

/// What a person may read and say. Spectators may where the table allows it; one person alone has nobody to talk to.
fn chat(state: &TableState, player: Option<PlayerHash>) -> ChatInfo {
    let people = state.people();
    let is_seated = player.is_some_and(|me| people.contains(&me) || !state.kept_for(me).is_empty());
    let is_open = state.about.open_chat || (is_seated && people.len() > 1);
    if !is_open {
        return ChatInfo::default();
    }
    let is_muted = |whom: PlayerHash| player.is_some_and(|me| state.chat.is_muted(me, whom));
    let lines = state.chat.lines.iter().filter(|said| !is_muted(said.player)).map(|said| ChatLine {
        number: said.number,
        seat: said.seat,
        name: said.name.clone(),
        words: match &said.words {
            Words::Text(text) => ChatWords::Text(text.clone()),
            Words::Sign(sign) => ChatWords::Sign(*sign),
        },
    });
    let other = |seat: Seat| {
        let owner = state.at(seat).occupant.owner().filter(|owner| is_seated && Some(*owner) != player)?;
        Some((seat, is_muted(owner)))
    };
    ChatInfo {
        is_open,
        can_say: player.is_some() && matches!(state.stage, Stage::Lobby | Stage::Playing | Stage::Ended),
        lines: lines.collect(),
        others: Seat::all(state.players()).filter_map(other).collect(),
    }
}
