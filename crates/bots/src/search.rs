//! Information-set Monte Carlo tree search with many observers.
//!
//! Each iteration imagines a full state from the view, walks down the trees, plays the rest out and adds the
//! result to every decision on the way. A decision belongs to a *point of view*: the acting seat and
//! everything that seat was told since the root. So a seat chooses the same way in all states it cannot tell
//! apart: hidden hands stay hidden, and in simultaneous choices nobody knows what others chose. A seat's
//! actions differ from one imagined state to the next; each is weighed by how often it could have been
//! chosen.
//!
//! With an iteration budget the work is cut into lanes, each with its own trees and stream of randomness;
//! their root counts are added up. The lanes depend on the budget only, threads just share them out, so the
//! choice is the same whatever the number of threads.

mod budget;
mod tree;

use std::thread;
use std::time::{Duration, Instant};

use engine::{QuickRandom, Random, Seat};

pub use budget::Budget;
use tree::Trees;

use crate::skill::Skill;

/// A searcher that keeps its memory between decisions.
#[derive(Debug)]
pub struct Search<G: Skill> {
    budget: Budget,
    lanes: Vec<Trees<G>>,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct SearchReport<A> {
    /// The action to take: the one most often tried, or greedy's where nothing is clearly better, or one of the best
    /// where others must guess at it.
    pub action: A,
    /// Iterations done.
    pub iterations: u64,
    /// Every action at the root with its visits and its mean worth from 0 to 1, most visited first.
    pub lines: Vec<(A, u64, f64)>,
}

impl<G: Skill> Search<G> {
    /// A searcher with this budget per decision.
    pub fn new(budget: Budget) -> Search<G> {
        Search { budget, lanes: Vec::new() }
    }

    /// Searches the decision of the seat whose view it is.
    ///
    /// # Panics
    /// If the seat is not awaited.
    pub fn choose(&mut self, game: &G, view: &G::View, seat: Seat, seed: u64) -> SearchReport<G::Action> {
        let started = Instant::now();
        let deadline = self.budget.time_max().map(|time: Duration| started + time);
        let lane_count = self.budget.lane_count();
        self.lanes.resize_with(lane_count.max(self.lanes.len()), Trees::new);
        let shares = self.budget.shares(lane_count);
        let mut jobs: Vec<(usize, &mut Trees<G>)> = self.lanes[..lane_count].iter_mut().enumerate().collect();
        let run = |(lane, trees): &mut (usize, &mut Trees<G>)| {
            trees.search(
                game,
                view,
                seat,
                &mut QuickRandom::stream(seed, *lane as u64),
                shares[*lane],
                deadline,
            );
        };
        let threads = self.budget.threads().min(lane_count);
        if threads <= 1 {
            jobs.iter_mut().for_each(run);
        } else {
            let size = lane_count.div_ceil(threads);
            thread::scope(|scope| {
                for chunk in jobs.chunks_mut(size) {
                    scope.spawn(|| chunk.iter_mut().for_each(run));
                }
            });
        }
        let mut report = self.report(game, view, lane_count);
        if G::LEANS_ON_GREEDY {
            lean(&mut report, game.greedy(view, &mut QuickRandom::new(seed)));
        }
        if game.is_guessed_at(view) {
            blur(&mut report, &mut QuickRandom::stream(seed, u64::MAX));
        }
        report
    }

    /// Adds up the roots of all lanes.
    fn report(&self, game: &G, view: &G::View, lane_count: usize) -> SearchReport<G::Action> {
        let mut actions = Vec::new();
        game.options(view, &mut actions);
        assert!(!actions.is_empty(), "only an awaited seat is asked to choose");
        let mut lines: Vec<(G::Action, u64, f64)> = actions.into_iter().map(|a| (a, 0, 0.0)).collect();
        let mut iterations = 0;
        for trees in &self.lanes[..lane_count] {
            iterations += trees.iterations();
            for (action, visits, worth) in trees.root() {
                if let Some(line) = lines.iter_mut().find(|line| line.0 == action) {
                    line.1 += visits;
                    line.2 += worth;
                }
            }
        }
        for line in &mut lines {
            line.2 /= line.1.max(1) as f64;
        }
        // The sort is stable and the list ascending, so ties go the same way every time.
        lines.sort_by(|a, b| b.1.cmp(&a.1).then(b.2.total_cmp(&a.2)));
        SearchReport { action: lines[0].0, iterations, lines }
    }
}

/// How much the worth of single playouts scatters, as a variance; worth lies between 0 and 1.
const SCATTER: f64 = 0.04;

/// Actions whose means differ by no more are equally good: to be unpredictable is worth that much.
const EQUALLY_GOOD: f64 = 0.01;

/// Chooses among the actions that are as good as the best, each as likely as it was tried: a mixed choice.
/// What is clearly best is always chosen, since nobody gains by guessing it.
fn blur<A: Copy + PartialEq>(report: &mut SearchReport<A>, words: &mut QuickRandom) {
    let Some(&best) = report.lines.iter().find(|line| line.0 == report.action) else { return };
    // A search tries what is good more and more often, so what it has left aside is worse, whatever its mean.
    let is_as_good = |line: &&(A, u64, f64)| 2 * line.1 >= best.1 && best.2 - line.2 <= EQUALLY_GOOD;
    let total: u64 = report.lines.iter().filter(is_as_good).map(|line| line.1).sum();
    let mut left = words.below(total.max(1));
    for line in report.lines.iter().filter(is_as_good) {
        if left < line.1 {
            report.action = line.0;
            return;
        }
        left -= line.1;
    }
}

/// Keeps to the habit unless the search found something better by more than the noise of its own means.
fn lean<A: Copy + PartialEq>(report: &mut SearchReport<A>, habit: A) {
    let find = |action: A| report.lines.iter().find(|line| line.0 == action);
    let (Some(best), Some(own)) = (find(report.action), find(habit)) else { return };
    let noise = (SCATTER / best.1.max(1) as f64 + SCATTER / own.1.max(1) as f64).sqrt();
    if best.2 - own.2 < noise {
        report.action = habit;
    }
}

#[cfg(test)]
#[path = "tests/blur.rs"]
mod tests;
