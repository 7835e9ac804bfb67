//! Uniformity: whether what was drawn is as likely as it should be.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use engine::{Awaits, Game, QuickRandom, Viewer};

use crate::difference::name_of;
use crate::random::draw_next;

/// The standard normal quantile of 1 - 1e-6: a sound game fails once in a million runs, and seeds are fixed.
const Z: f64 = 4.753_424_308_822_899;
/// Cells expected less often than this are taken together; the approximation needs it.
const EXPECTED_MIN: f64 = 8.0;
/// How many hidden states [`assert_imagine_uniform`] can tell apart before it asks for a smaller deck.
const STATES_MAX: usize = 1 << 18;

/// Pearson's statistic of observed counts against expected probabilities, which sum to 1.
pub fn chi_squared(counts: &[(u64, f64)]) -> f64 {
    let total: u64 = counts.iter().map(|&(observed, _)| observed).sum();
    let of_cell = |&(observed, probability): &(u64, f64)| {
        let expected = probability * total as f64;
        if expected == 0.0 {
            return if observed == 0 { 0.0 } else { f64::INFINITY };
        }
        (observed as f64 - expected).powi(2) / expected
    };
    counts.iter().map(of_cell).sum()
}

/// The value that chi-squared exceeds with probability 1e-6, after Wilson and Hilferty.
pub fn chi_squared_limit(degrees: usize) -> f64 {
    let k = degrees as f64;
    let spread = 2.0 / (9.0 * k);
    k * (1.0 - spread + Z * spread.sqrt()).powi(3)
}

/// Checks that keys were sampled in proportion to their weights.
///
/// # Panics
/// If a key without weight was sampled, or if chi-squared exceeds what chance allows once in a million times.
#[track_caller]
pub fn assert_uniform<K: Eq + Hash + Debug>(samples: &HashMap<K, u64>, weights: &HashMap<K, u64>) {
    let weights = weights.iter().map(|(key, &weight)| (key, weight as f64)).collect();
    assert_weighted(samples, &weights);
}

#[track_caller]
fn assert_weighted<K: Eq + Hash + Debug>(samples: &HashMap<K, u64>, weights: &HashMap<&K, f64>) {
    for (key, count) in samples {
        let weight = weights.get(key).copied().unwrap_or_default();
        assert!(weight > 0.0 || *count == 0, "{key:?} was sampled {count} times, but is impossible");
    }
    let total: u64 = samples.values().sum();
    let weight_sum: f64 = weights.values().sum();
    assert!(total > 0 && weight_sum > 0.0, "nothing was sampled, or nothing is possible");
    let mut cells: Vec<(u64, f64, String)> = weights
        .iter()
        .map(|(key, weight)| {
            (samples.get(*key).copied().unwrap_or_default(), weight / weight_sum, format!("{key:?}"))
        })
        .collect();
    // In an order of its own, not the map's, so that a run can be repeated.
    cells.sort_by(|a, b| a.1.total_cmp(&b.1).then_with(|| a.2.cmp(&b.2)));
    let pooled = pool(&cells, total);
    if pooled.len() < 2 {
        assert!(weights.len() < 2, "{total} samples are too few to judge {} keys", weights.len());
        return;
    }
    let (found, limit) = (chi_squared(&pooled), chi_squared_limit(pooled.len() - 1));
    let worst = cells.iter().max_by(|a, b| surprise(a, total).total_cmp(&surprise(b, total)));
    assert!(
        found <= limit,
        "not as likely as it should be: chi-squared is {found:.1} with {} cells, at most {limit:.1} is chance; \
         the oddest: {}",
        pooled.len(),
        worst.map_or_else(String::new, |(observed, probability, key)| {
            format!("{key} came {observed} times, expected {:.1}", probability * total as f64)
        })
    );
}

fn surprise(&(observed, probability, _): &(u64, f64, String), total: u64) -> f64 {
    let expected = probability * total as f64;
    (observed as f64 - expected).powi(2) / expected.max(f64::MIN_POSITIVE)
}

/// Takes cells together, in their order, until each is expected often enough.
fn pool(cells: &[(u64, f64, String)], total: u64) -> Vec<(u64, f64)> {
    let mut pooled: Vec<(u64, f64)> = Vec::new();
    let mut open = (0, 0.0);
    for (observed, probability, _) in cells {
        open = (open.0 + observed, open.1 + probability);
        if open.1 * total as f64 >= EXPECTED_MIN {
            pooled.push(open);
            open = (0, 0.0);
        }
    }
    if let Some(last) = pooled.last_mut() {
        *last = (last.0 + open.0, last.1 + open.1);
    }
    pooled
}

/// Checks that imagination is uniform, at the first moment a seat is awaited: until then only chance has
/// happened, so how likely each hidden state is can be computed from the outcomes alone. `key` says what to
/// tell apart, such as another seat's hand; the rarer a key, the more samples it needs. Meant for two players
/// or a small deck: every hidden state is enumerated.
///
/// # Panics
/// If imagined states are not as likely as the outcomes make them, or if there are too many to enumerate.
#[track_caller]
pub fn assert_imagine_uniform<G: Game, K: Eq + Hash + Debug>(
    game: &G,
    seed: u64,
    viewer: Viewer,
    samples: u64,
    key: impl Fn(&G::State) -> K,
) {
    let mut words = QuickRandom::new(seed);
    let mut real = game.start();
    let mut possible = HashMap::from([(real.clone(), 1.0)]);
    while game.awaits(&real) == Awaits::Chance {
        let chance = draw_next(game, &real, &mut words);
        game.apply_chance(&mut real, chance, &mut engine::Silent);
        possible = one_draw_later(game, &possible, &game.view(&real, viewer), viewer);
        assert!(
            possible.len() <= STATES_MAX,
            "{} cannot tell more than {STATES_MAX} hidden states apart: take a smaller deck",
            name_of(viewer)
        );
    }
    let view = game.view(&real, viewer);
    let mut weights: HashMap<K, f64> = HashMap::new();
    for (state, weight) in &possible {
        *weights.entry(key(state)).or_default() += weight;
    }
    let mut counts: HashMap<K, u64> = HashMap::new();
    for _ in 0..samples {
        *counts.entry(key(&game.imagine(&view, &mut words))).or_default() += 1;
    }
    assert_weighted(&counts, &weights.iter().map(|(key, &weight)| (key, weight)).collect());
}

/// Every state that one more draw leads to with this view, and how likely it is.
fn one_draw_later<G: Game>(
    game: &G,
    possible: &HashMap<G::State, f64>,
    view: &G::View,
    viewer: Viewer,
) -> HashMap<G::State, f64> {
    let mut later: HashMap<G::State, f64> = HashMap::new();
    for (state, weight) in possible {
        let count = game.outcome_count(state);
        let mut index = 0;
        while index < count {
            let chance = game.outcome(state, index);
            // Equal outcomes are neighbours.
            let copies =
                (index..count).take_while(|&other| game.outcome(state, other) == chance).count() as u64;
            index += copies;
            let mut next = state.clone();
            game.apply_chance(&mut next, chance, &mut engine::Silent);
            if game.view(&next, viewer) == *view {
                *later.entry(next).or_default() += weight * copies as f64 / count as f64;
            }
        }
    }
    later
}
