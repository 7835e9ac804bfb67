//! The heuristics of CV.
//!
//! - `life`: what a CV is worth, by points and by what its active cards will still earn.
//! - `greedy`: whole turns by that worth; rerolls by exact odds.
//! - `quick`: plausible actions for playouts.

mod greedy;
mod life;
mod quick;

use cv::{Action, Card, Cv, State, View};
use engine::{Game, Language, QuickRandom, SEATS_MAX, Seat};

use crate::skill::Skill;
use crate::study::CardStudy;
use greedy::Notes;

/// How many rounds a playout looks beyond the current one.
const ROUNDS_AHEAD: u8 = 1;

impl Skill for Cv {
    type Notes = Option<Notes>;

    const LEANS_ON_GREEDY: bool = true;

    fn greedy(&self, view: &View, _: &mut QuickRandom) -> Action {
        let mut actions = Vec::new();
        self.options(view, &mut actions);
        let seat = view.viewer.seat().expect("a seat chooses, not a spectator");
        greedy::choose(self, view, seat, &actions)
    }

    fn rollout(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        notes: &mut Option<Notes>,
        words: &mut QuickRandom,
    ) -> Action {
        let board = state.board();
        let noted = notes.as_ref().filter(|notes| notes.is_of(board, seat));
        let planned = noted.and_then(|notes| notes.choose(self, board, actions));
        planned.unwrap_or_else(|| quick::choose(self, state, seat, actions, words))
    }

    fn prepare(&self, root: &View, actions: &mut Vec<Action>, notes: &mut Option<Notes>) {
        *notes = greedy::prepare(self, root, actions);
    }

    fn is_weighed(&self, _: &View, _: &State, _: Seat) -> bool {
        // Dice make every later decision another one, and players meet at the track only: the rest of the
        // seat's turn goes by exact odds, what comes after it by playouts.
        false
    }

    fn is_horizon(&self, root: &View, state: &State) -> bool {
        // The seat that searches has had as many turns as the others when its next round ends.
        let board = state.board();
        board.round > root.board.round + ROUNDS_AHEAD
    }

    fn worth(&self, state: &State) -> [f32; SEATS_MAX] {
        life::worth(self, state)
    }
}

/// Cards taken from the track are studied.
impl CardStudy for Cv {
    fn taken(&self, action: Action, cards: &mut Vec<u16>) {
        if let Action::Take(card) = action {
            cards.push(u16::from(card.number()));
        }
    }

    fn occasion(&self, state: &State, _: Seat) -> u64 {
        // A turn, or an interruption of it for assistance.
        let board = state.board();
        u64::from(board.round) * 16 + board.current.index() as u64 * 2 + u64::from(board.is_assisting)
    }

    fn card_name(&self, card: u16) -> String {
        let card = u8::try_from(card).ok().and_then(Card::new);
        card.map_or(String::new(), |card| self.deck().entry(card).names.get(Language::En).to_owned())
    }
}
