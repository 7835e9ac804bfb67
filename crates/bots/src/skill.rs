//! What a game adds so that bots can play it well.

use std::fmt::Debug;

use engine::{Game, QuickRandom, Seat};

/// The heuristics of a game. `greedy` plays by a view; `rollout` and `worth` serve the search inside states
/// that it imagined itself.
pub trait Skill: Game {
    /// What a search may note down while it thinks about one decision, so as not to work it out again in every
    /// playout; `()` for most games.
    type Notes: Default + Debug + Send;

    /// Whether a search trusts [`Skill::greedy`] until it has seen clearly that another action is better. For
    /// games in which greedy is strong and luck makes few iterations misleading.
    const LEANS_ON_GREEDY: bool = false;

    /// A good action by rules of thumb, without looking ahead.
    fn greedy(&self, view: &Self::View, words: &mut QuickRandom) -> Self::Action;

    /// A quick, plausible action in a playout; `actions` is the legal list, never empty.
    fn rollout(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        notes: &mut Self::Notes,
        words: &mut QuickRandom,
    ) -> Self::Action;

    /// Begins a search from this view: leaves in the list of options only what is worth a look, at least one
    /// of them, and may note something down. For games whose lists are long and mostly silly.
    fn prepare(&self, _root: &Self::View, _actions: &mut Vec<Self::Action>, _notes: &mut Self::Notes) {}

    /// Whether a search from this view should weigh this later decision itself; if not, the playout begins
    /// here.
    fn is_weighed(&self, _root: &Self::View, _state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// Whether others must guess at this choice, so that a player who always finds the same answer is read. Then a
    /// search chooses at random among what is as good as the best.
    fn is_guessed_at(&self, _root: &Self::View) -> bool {
        false
    }

    /// Whether a playout that began in a state of this view may stop here and be judged as it stands.
    fn is_horizon(&self, root: &Self::View, state: &Self::State) -> bool;

    /// What a state at the horizon or the end is worth to each seat, from 0 to 1.
    fn worth(&self, state: &Self::State) -> [f32; engine::SEATS_MAX];
}
