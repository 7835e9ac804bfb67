//! The heuristics of CVlizations.
//!
//! Greedy works out how likely each order will be laid by one, two or three tribes: from what lies open, and from
//! what others can still have laid or will lay. It lays the pair that is worth most on average, with the idea in
//! mind that it would buy with it. Search plays the turns out with quick choices and judges where they lead.
//!
//! - `value`: what resources, ideas and positions are worth. `greedy`: the rules of thumb.

mod greedy;
mod value;

use cvlizations::{Action, Chance, Cvlizations, Idea, Phase, State, Tribe, View};
use engine::{Game, Language, QuickRandom, Random, SEATS_MAX, ScoreFrom, Seat};

use crate::skill::Skill;
use crate::study::CardStudy;

/// How many turns a search looks ahead, this one included.
const TURNS_AHEAD: u8 = 2;

impl Skill for Cvlizations {
    type Notes = ();

    fn greedy(&self, view: &View, words: &mut QuickRandom) -> Action {
        greedy::greedy(self, view, words)
    }

    fn rollout(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        (): &mut (),
        words: &mut QuickRandom,
    ) -> Action {
        let board = state.board();
        match board.phase {
            Phase::Lay(_) => actions[words.below(actions.len() as u64) as usize],
            _ => greedy::choose(self, board, seat, None, actions),
        }
    }

    fn is_weighed(&self, _: &View, state: &State, _: Seat) -> bool {
        matches!(state.board().phase, Phase::Lay(Tribe::Player(_)))
    }

    fn is_guessed_at(&self, root: &View) -> bool {
        matches!(root.board.phase, Phase::Lay(_))
    }

    fn is_horizon(&self, root: &View, state: &State) -> bool {
        state.board().turn >= root.board.turn + TURNS_AHEAD
    }

    fn worth(&self, state: &State) -> [f32; SEATS_MAX] {
        let board = state.board();
        let players = self.players();
        let mut worth = [0.0; SEATS_MAX];
        let is_over = board.phase == Phase::Over;
        let standings = is_over.then(|| self.standings(ScoreFrom::State(state)));
        let mut scores = [0.0; SEATS_MAX];
        for seat in Seat::all(players) {
            scores[seat.index()] = match &standings {
                Some(standings) => standings.score(seat) as f32,
                None => value::position(self, board, seat),
            };
        }
        let scale = 1.2 + 0.5 * value::turns_left(board);
        for seat in Seat::all(players) {
            let others = Seat::all(players).filter(|&other| other != seat).map(|other| scores[other.index()]);
            let margin = scores[seat.index()] - others.fold(f32::NEG_INFINITY, f32::max);
            let soft = 1.0 / (1.0 + (-margin / scale).exp());
            worth[seat.index()] = match &standings {
                Some(standings) => 0.4 * soft + 0.6 * standings.win_share(seat) as f32,
                None => soft,
            };
        }
        worth
    }
}

/// Ideas bought are studied.
impl CardStudy for Cvlizations {
    fn taken(&self, action: Action, cards: &mut Vec<u16>) {
        if let Action::Buy { idea, .. } = action {
            cards.push(u16::from(idea.number()));
        }
    }

    fn occasion(&self, state: &State, seat: Seat) -> u64 {
        // The development of a seat in a turn.
        u64::from(state.board().turn) * 8 + seat.index() as u64
    }

    fn leads_first(&self, chance: Chance) -> Option<Seat> {
        match chance {
            // CVL-60: the Grannfolk leads, and the player to its left acts first.
            Chance::Leader(seat) | Chance::Left(seat) => Some(seat),
            Chance::Idea(_) | Chance::Look(_) | Chance::Open(_) | Chance::Hidden(_) => None,
        }
    }

    fn card_name(&self, card: u16) -> String {
        let idea = u8::try_from(card).ok().and_then(Idea::new);
        idea.map_or(String::new(), |idea| self.deck().entry(idea).names.get(Language::En).to_owned())
    }
}
