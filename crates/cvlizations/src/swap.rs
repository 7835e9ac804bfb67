//! The swaps at the end of the game: the best ones are found, nobody is asked (CVL-51).

use crate::book::Book;
use crate::card::{Idea, IdeaSet};
use crate::effect::{Effect, Moment};
use crate::resource::{Resource, Resources};

/// What is swapped at the end, and what is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swaps {
    /// How many sets of the three resources go to the Stock Exchange (CVL-C42).
    pub sets: u32,
    /// How many of each resource are swapped one by one (CVL-C19, CVL-C21, CVL-C23).
    pub singles: [u32; 3],
    /// The happiness that this gives, Consumerism included (CVL-C8).
    pub happiness: u32,
    /// What is left.
    pub left: Resources,
}

/// Up to how many sets can be swapped, and what so many of them give: the dearest first.
fn set_points(book: &Book, ideas: IdeaSet, count: u32) -> u32 {
    let (mut left, mut points) = (count, 0);
    // One Stock Exchange is in the box. A deck with several would serve the one that gives most first.
    for worth in (1..=9).rev() {
        for idea in ideas.iter() {
            if let Effect::StockExchange { max, points: each } = book.effect(idea)
                && each == worth
            {
                let sets = left.min(u32::from(max));
                left -= sets;
                points += sets * u32::from(each);
            }
        }
    }
    points
}

/// CVL-51: most happiness, Consumerism counted after the swaps; then most resources left.
///
/// A resource swapped by itself always gives happiness, so the only question is how many sets are worth more than
/// their three resources.
pub(crate) fn best(book: &Book, ideas: IdeaSet, held: Resources) -> Swaps {
    let ideas = ideas.both(book.at(Moment::End));
    let mut caps = [0; 3];
    let (mut sets_max, mut consumerism) = (0, 0);
    for idea in ideas.iter() {
        match book.effect(idea) {
            Effect::Swap(resource, max) => caps[resource.index()] += u32::from(max),
            Effect::StockExchange { max, .. } => sets_max += u32::from(max),
            Effect::Consumerism(points) => consumerism += u32::from(points),
            _ => {}
        }
    }
    let counts = Resource::ALL.map(|resource| held.count(resource));
    let sets_max = counts.iter().copied().fold(sets_max, u32::min);
    let with = |sets: u32| {
        let mut left = counts.map(|count| count - sets);
        let mut singles = [0; 3];
        for index in 0..3 {
            singles[index] = left[index].min(caps[index]);
            left[index] -= singles[index];
        }
        let left = Resources::new(left);
        let mut happiness = singles.iter().sum::<u32>();
        if sets > 0 {
            happiness += set_points(book, ideas, sets);
        }
        if left.is_none() {
            happiness += consumerism;
        }
        Swaps { sets, singles, happiness, left }
    };
    let mut best = with(0);
    for sets in 1..=sets_max {
        let other = with(sets);
        if (other.happiness, other.left.total()) > (best.happiness, best.left.total()) {
            best = other;
        }
    }
    best
}

impl Swaps {
    /// What one idea of the owner gives at these swaps; several ideas for one resource share it by number.
    pub(crate) fn points_of(&self, book: &Book, ideas: IdeaSet, idea: Idea) -> Option<u32> {
        let before = IdeaSet::from_bits(ideas.bits() & ((1 << idea.index()) - 1));
        match book.effect(idea) {
            Effect::Swap(resource, max) => {
                let taken: u32 = before
                    .iter()
                    .map(|other| match book.effect(other) {
                        Effect::Swap(kind, max) if kind == resource => u32::from(max),
                        _ => 0,
                    })
                    .sum();
                Some(self.singles[resource.index()].saturating_sub(taken).min(u32::from(max)))
            }
            Effect::StockExchange { .. } => {
                // All sets are told with the first Stock Exchange.
                let is_first = !before.iter().any(|other| is_exchange(book, other));
                let exchanges = ideas.iter().filter(|&other| is_exchange(book, other)).collect();
                Some(if is_first { set_points(book, exchanges, self.sets) } else { 0 })
            }
            Effect::Consumerism(points) => Some(if self.left.is_none() { u32::from(points) } else { 0 }),
            _ => None,
        }
    }
}

fn is_exchange(book: &Book, idea: Idea) -> bool {
    matches!(book.effect(idea), Effect::StockExchange { .. })
}
