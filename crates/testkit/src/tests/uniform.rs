use std::collections::HashMap;

use engine::{QuickRandom, Random, Seat, Viewer};

use super::failure;
use super::pile::{Flaw, Pile};
use crate::uniform::{assert_imagine_uniform, assert_uniform, chi_squared, chi_squared_limit};

/// The exact quantiles, computed from the incomplete gamma function. The approximation errs to the safe side,
/// and much only with few degrees of freedom.
#[test]
fn the_limit_is_near_the_exact_one() {
    for (degrees, exact) in EXACT {
        let error = chi_squared_limit(degrees) / exact - 1.0;
        assert!((0.0..0.5 / (degrees as f64 + 2.0)).contains(&error), "{degrees}: {error}");
    }
}

const EXACT: [(usize, f64); 5] = [(1, 23.9281), (2, 27.6310), (5, 35.8882), (30, 82.0441), (100, 182.1268)];

#[test]
fn pearson_of_a_known_case() {
    let fair =
        [(5, 1.0 / 6.0), (8, 1.0 / 6.0), (9, 1.0 / 6.0), (8, 1.0 / 6.0), (10, 1.0 / 6.0), (20, 1.0 / 6.0)];
    assert!((chi_squared(&fair) - 13.4).abs() < 1e-9);
    assert_eq!(chi_squared(&[(1, 0.0), (1, 1.0)]), f64::INFINITY);
}

#[test]
fn a_fair_die_passes_and_a_loaded_one_does_not() {
    let throw = |faces: u64| {
        let mut words = QuickRandom::new(3);
        let mut counts = HashMap::new();
        for _ in 0..6_000 {
            *counts.entry(words.below(faces).min(5)).or_insert(0) += 1;
        }
        counts
    };
    let weights: HashMap<u64, u64> = (0..6).map(|face| (face, 1)).collect();
    assert_uniform(&throw(6), &weights);
    assert!(failure(|| assert_uniform(&throw(7), &weights)).contains("the oddest: 5"));
    let five: HashMap<u64, u64> = (0..5).map(|face| (face, 1)).collect();
    assert!(failure(|| assert_uniform(&throw(6), &five)).contains("5 was sampled"));
}

#[test]
fn imagination_is_uniform_or_found_out() {
    for viewer in [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Spectator] {
        for seed in 0..4 {
            let hands = |state: &super::pile::State| state.areas.map(|area| area.hand);
            assert_imagine_uniform(&Pile::new(2), seed, viewer, 20_000, hands);
        }
    }
    let flawed = Pile::with(2, Flaw::BiasedImagine);
    let hand = |state: &super::pile::State| state.areas[Seat::at(1)].hand;
    let found = failure(|| assert_imagine_uniform(&flawed, 1, Viewer::Seat(Seat::at(0)), 5_000, hand));
    assert!(found.contains("not as likely as it should be"), "{found}");
    let slightly = Pile::with(2, Flaw::SlightlyBiasedImagine);
    let found = failure(|| assert_imagine_uniform(&slightly, 1, Viewer::Seat(Seat::at(0)), 20_000, hand));
    assert!(found.contains("not as likely as it should be"), "{found}");
}
