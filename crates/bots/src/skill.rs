//! What a game adds so that bots can play it well.

use engine::{Game, Quick, Seat};

/// The heuristics of a game. `greedy` plays by a view; `rollout` and `worth` serve the search inside states
/// that it imagined itself.
pub trait Skill: Game {
    /// A good action by rules of thumb, without looking ahead.
    fn greedy(&self, view: &Self::View, words: &mut Quick) -> Self::Action;

    /// A quick, plausible action in a playout; `actions` is the legal list, never empty.
    fn rollout(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        words: &mut Quick,
    ) -> Self::Action;

    /// Whether a playout that began in a state of this view may stop here and be judged as it stands.
    fn is_horizon(&self, root: &Self::View, state: &Self::State) -> bool;

    /// What a state at the horizon or the end is worth to each seat, from 0 to 1.
    fn worth(&self, state: &Self::State) -> [f32; engine::SEATS_MAX];
}
