//! Foresight: what an action of the viewer would change, as far as the viewer can know it beforehand.
//!
//! The action is carried out by the rules themselves on an imagined state. What is unknown stays out of it: no card is
//! drawn, and a turn that would end the round stops before hands and modifications are laid open.

use engine::{Game, QuickRandom, Seat, Told};

use crate::action::Action;
use crate::card::Colour;
use crate::event::Event;
use crate::model::Phase;
use crate::view::View;
use crate::{Kosmopolis, imagine};

/// What an action would lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// What the viewer would see right after it, before anything is drawn and before a round end.
    pub view: View,
    /// What would be told.
    pub events: Vec<Event>,
    /// Whether everybody else would have one more turn because the viewer's hand is empty (KOS-27).
    pub is_last_turns: bool,
    /// Whether the round would end with it.
    pub ends_round: bool,
}

impl Kosmopolis {
    /// What an action of the viewer would lead to; `None` if it is not legal now, or if it is a choice of the draft,
    /// which depends on what the others choose.
    pub fn foresee(&self, view: &View, action: Action) -> Option<Foresight> {
        let seat = view.viewer.seat()?;
        if matches!(action, Action::Keep(_)) || !self.awaits_in(view).seats().contains(seat) {
            return None;
        }
        // Which of the states the viewer cannot tell apart is taken makes no difference: a test insists.
        let mut state = imagine::imagine(self, view, &mut QuickRandom::new(0));
        self.check(&state, seat, action).ok()?;
        let is_saving = matches!(state.board.phase, Phase::Save(_));
        // Without it a turn never ends the round; while columns are saved play is over anyway.
        let closer = if is_saving { None } else { state.board.closer.take() };
        let mut told: Vec<Told<Event>> = Vec::new();
        self.apply(&mut state, seat, action, &mut told);
        let next = seat.left(1, self.players);
        let is_over = !is_saving && state.board.phase == Phase::Play(next);
        let is_last_turns = is_over && closer.is_none() && state.board.closer == Some(seat);
        let ends_round = is_over && closer == Some(next);
        if closer.is_some() {
            state.board.closer = closer;
        }
        let events = told.iter().filter_map(|told| told.to(view.viewer)).copied();
        let events = events.filter(|event| is_last_turns || !matches!(event, Event::LastTurns(_))).collect();
        Some(Foresight { view: self.view(&state, view.viewer), events, is_last_turns, ends_round })
    }
}

/// How a hometown column stands to its limit, as far as one knows the limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// No cards.
    Empty,
    /// Below the limit by this much.
    Below(u32),
    /// Exactly the limit.
    Exact,
    /// Above the limit by this much.
    Above(u32),
    /// The match is over, limits no longer count.
    Scored,
}

impl View {
    /// How a hometown column stands to its limit (KOS-31).
    pub fn standing(&self, seat: Seat, colour: Colour) -> Standing {
        let sum = self.board.hometown.get(seat).map_or(0, |town| town.sum_of(colour));
        let limit = self.known_limits()[colour.index()];
        match sum - limit {
            _ if sum == 0 => Standing::Empty,
            _ if self.board.phase == Phase::Over => Standing::Scored,
            0 => Standing::Exact,
            excess if excess > 0 => Standing::Above(excess.unsigned_abs()),
            gap => Standing::Below(gap.unsigned_abs()),
        }
    }

    /// A seat's points that would be left if the round ended now, as far as one knows the limits and without saving.
    pub fn points_within_limits(&self, seat: Seat) -> i32 {
        let town = self.board.hometown[seat];
        let within = |colour: &Colour| !matches!(self.standing(seat, *colour), Standing::Above(_));
        let columns: i32 =
            Colour::ALL.iter().filter(|colour| within(colour)).map(|&colour| town.sum_of(colour)).sum();
        columns + self.board.bonus[seat].sum() + i32::from(self.board.markers[seat])
    }
}
