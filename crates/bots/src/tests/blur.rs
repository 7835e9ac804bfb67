//! Mixed choices.

use std::collections::BTreeMap;

use engine::QuickRandom;

use super::{SearchReport, blur};

/// How often each action is chosen in 1,000 mixed choices.
fn counts(lines: &[(char, u64, f64)]) -> BTreeMap<char, u32> {
    let mut counts = BTreeMap::new();
    for seed in 0..1000 {
        let mut report = SearchReport {
            action: lines[0].0,
            iterations: lines.iter().map(|line| line.1).sum(),
            lines: lines.to_vec(),
        };
        blur(&mut report, &mut QuickRandom::new(seed));
        *counts.entry(report.action).or_default() += 1;
    }
    counts
}

#[test]
fn what_is_as_good_as_the_best_is_chosen_as_often_as_it_was_tried() {
    let counts = counts(&[('a', 600, 0.52), ('b', 400, 0.515), ('c', 20, 0.51)]);
    assert!((550..650).contains(&counts[&'a']), "{counts:?}");
    assert!((350..450).contains(&counts[&'b']), "{counts:?}");
    assert_eq!(counts.get(&'c'), None, "left aside by the search: {counts:?}");
}

#[test]
fn what_is_clearly_best_is_always_chosen() {
    assert_eq!(counts(&[('a', 600, 0.6), ('b', 400, 0.5)])[&'a'], 1000);
    assert_eq!(counts(&[('a', 1, 0.6)])[&'a'], 1000);
}
