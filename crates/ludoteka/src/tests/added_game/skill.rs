//! What a game adds to be played by bots and studied.

use bots::{CardStudy, Skill};
use engine::{Game, QuickRandom, Random, SEATS_MAX, ScoreFrom, Seat};

use super::pile::{Action, Pile, State, View};

impl Skill for Pile {
    type Notes = ();

    fn greedy(&self, view: &View, _: &mut QuickRandom) -> Action {
        let mut actions = Vec::new();
        self.options(view, &mut actions);
        // The dearest card is kept, the cheapest is played.
        let dearest = actions.iter().rev().find(|action| matches!(action, Action::Keep(_)));
        *dearest.or(actions.first()).expect("a seat that is asked has an action")
    }

    fn rollout(
        &self,
        _: &State,
        _: Seat,
        actions: &[Action],
        (): &mut (),
        words: &mut QuickRandom,
    ) -> Action {
        actions[words.below(actions.len() as u64) as usize]
    }

    fn is_horizon(&self, _: &View, _: &State) -> bool {
        false
    }

    fn worth(&self, state: &State) -> [f32; SEATS_MAX] {
        let standings = self.standings(ScoreFrom::State(state));
        let mut worth = [0.0; SEATS_MAX];
        for seat in Seat::all(standings.players()) {
            worth[seat.index()] = standings.win_share(seat) as f32;
        }
        worth
    }
}

impl CardStudy for Pile {
    fn taken(&self, action: Action, cards: &mut Vec<u16>) {
        if let Action::Keep(kind) = action {
            cards.push(u16::from(kind));
        }
    }

    fn occasion(&self, _: &State, seat: Seat) -> u64 {
        seat.index() as u64
    }

    fn card_name(&self, card: u16) -> String {
        format!("card {card}")
    }
}
