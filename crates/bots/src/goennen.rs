//! The heuristics of Gönnen können.
//!
//! - `worth`: what a display will probably score.
//! - `greedy`: uses of dice by what they add to that; rerolls by exact odds, less what they give to the others.
//! - `quick`: plausible actions for playouts.

mod greedy;
mod quick;
mod worth;

use engine::{Game, QuickRandom, SEATS_MAX, Seat};
use goennen::{Action, Card, Goennen, Phase, State, View};

use crate::skill::Skill;
use crate::study::{CardStudy, Fate};
use greedy::{Greedy, Notes};

/// How many rounds a playout of several players looks beyond the current one. Whoever plays alone looks to the end:
/// there are no others whose luck would drown what an action is worth, and the end is never far.
const ROUNDS_AHEAD: u8 = 1;

impl Skill for Goennen {
    type Notes = Option<Notes>;

    const LEANS_ON_GREEDY: bool = true;

    fn greedy(&self, view: &View, _: &mut QuickRandom) -> Action {
        let mut actions = Vec::new();
        self.options(view, &mut actions);
        let seat = view.viewer.seat().expect("a seat chooses, not a spectator");
        Greedy::new(self, view, seat).choose(&actions)
    }

    fn rollout(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        notes: &mut Option<Notes>,
        words: &mut QuickRandom,
    ) -> Action {
        let planned = notes.as_ref().and_then(|notes| notes.choose(state.board(), seat, actions));
        planned.unwrap_or_else(|| quick::choose(self, state.board(), seat, actions, words))
    }

    fn prepare(&self, root: &View, actions: &mut Vec<Action>, notes: &mut Option<Notes>) {
        let Some(seat) = root.viewer.seat() else { return };
        *notes = Greedy::new(self, root, seat).prepare(actions);
    }

    fn is_weighed(&self, _: &View, _: &State, _: Seat) -> bool {
        // Dice make every later decision another one: the rest of the own turn goes by the odds noted at the root,
        // what comes after it by playouts.
        false
    }

    fn is_horizon(&self, root: &View, state: &State) -> bool {
        // At the end of a round everybody has had as many turns.
        self.level().is_none()
            && state.board().round > root.board.round + ROUNDS_AHEAD
            && matches!(state.board().phase, Phase::Roll(_))
    }

    fn worth(&self, state: &State) -> [f32; SEATS_MAX] {
        worth::of_state(self, state)
    }
}

impl CardStudy for Goennen {
    fn taken(&self, action: Action, cards: &mut Vec<u16>) {
        if let Action::Buy(card, _) = action {
            cards.push(u16::from(card.number()));
        }
    }

    fn occasion(&self, state: &State, seat: Seat) -> u64 {
        u64::from(state.board().round) * SEATS_MAX as u64 + seat.index() as u64
    }

    fn card_name(&self, card: u16) -> String {
        let card = u8::try_from(card).ok().and_then(Card::new);
        card.map_or_else(String::new, |card| {
            self.deck().entry(card).names.get(engine::Language::En).to_owned()
        })
    }

    fn fates(&self, end: &State, seat: Seat, fates: &mut Vec<Fate>) {
        let display = &end.board().displays[seat];
        let (points, _) = self.score_by_cell(display);
        for (slot, points) in display.slots().iter().zip(points) {
            if let Some(card) = slot.card {
                let card = u16::from(card.number());
                fates.push(Fate { card, is_completed: slot.is_completed, points });
            }
        }
    }

    fn group(&self, card: u16) -> &'static str {
        let card = u8::try_from(card).ok().and_then(Card::new);
        card.map_or("", |card| self.face(card).task.kind().word())
    }
}
