//! Chance: what can happen, and that nothing else is accepted.

use std::collections::HashSet;

use engine::{Awaits, Game, Random, Silent};

use super::{Match, check_notation};
use crate::random::pick;

/// Up to this many outcomes are looked at one by one; of more, a sample.
const OUTCOMES_MAX: u64 = 512;
/// How many chances that may be impossible are tried at each state.
const PROBES: usize = 16;
/// How many outcomes are carried out to see where they lead.
const REACHED: usize = 3;

impl<G: Game, C: Fn(&G, &G::State)> Match<'_, G, C> {
    /// Checks the outcomes of a state that waits for chance, and that any other state refuses all chance.
    pub(super) fn check_chances(&mut self, state: &G::State) {
        let is_awaited = self.game.awaits(state) == Awaits::Chance;
        let possible = if is_awaited { Some(self.check_outcomes(state)) } else { None };
        for chance in self.chances.sample(PROBES, &mut self.words) {
            match &possible {
                // Only a full list tells which chance is impossible.
                Some((_, false)) => {}
                Some((outcomes, true)) if outcomes.contains(&chance) => {}
                Some(_) => self.refuse_chance(state, chance, "is no outcome"),
                None => self.refuse_chance(state, chance, "happens while no chance is awaited"),
            }
        }
    }

    /// Checks the canonical list; gives the outcomes looked at and whether those are all.
    fn check_outcomes(&mut self, state: &G::State) -> (HashSet<G::Chance>, bool) {
        let count = self.game.outcome_count(state);
        assert!(count >= 1, "chance is awaited, but outcome_count is 0");
        let is_full = count <= OUTCOMES_MAX;
        let mut indices: Vec<u64> = match is_full {
            true => (0..count).collect(),
            false => (0..OUTCOMES_MAX / 2).map(|_| self.words.below(count)).chain([0, count - 1]).collect(),
        };
        indices.sort_unstable();
        let mut outcomes = HashSet::new();
        let mut distinct = Vec::new();
        let mut last = None;
        for index in indices {
            let chance = self.game.outcome(state, index);
            assert!(chance == self.game.outcome(state, index), "outcome {index} differs when asked again");
            if last == Some(chance) {
                continue;
            }
            last = Some(chance);
            assert!(
                outcomes.insert(chance),
                "outcome {index}, `{chance}`: equal outcomes are not neighbours"
            );
            if let Err(refusal) = self.game.check_chance(state, chance) {
                panic!("outcome {index}, `{chance}`, is refused: {refusal:?}");
            }
            if self.chances.add(chance) {
                check_notation(chance);
            }
            distinct.push(chance);
        }
        for _ in 0..REACHED {
            let chance = pick(&distinct, &mut self.words).expect("there is an outcome");
            let mut next = state.clone();
            self.game.apply_chance(&mut next, chance, &mut Silent);
            (self.conserved)(self.game, &next);
            self.check_digest(&next);
            super::choice::check_lists(self.game, &next);
        }
        (outcomes, is_full)
    }

    fn refuse_chance(&self, state: &G::State, chance: G::Chance, what: &str) {
        let Err(refusal) = self.game.check_chance(state, chance) else {
            panic!("chance `{chance}` {what}, yet it is accepted");
        };
        assert!(!refusal.rule.as_str().is_empty(), "chance `{chance}` is refused without a rule");
        let mut copy = state.clone();
        let mut told = Vec::new();
        let result = self.game.reveal(&mut copy, chance, &mut told);
        assert!(result == Err(refusal), "chance `{chance}`: reveal and check_chance do not refuse alike");
        assert!(copy == *state, "chance `{chance}` is refused, yet the state changed");
        assert!(told.is_empty(), "chance `{chance}` is refused, yet events are told");
    }
}
