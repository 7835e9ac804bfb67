use super::failure;
use super::pile::{Flaw, Pile};
use crate::{no_leak, no_leak_min};

#[test]
fn a_sound_game_leaks_nothing_and_enough_is_compared() {
    for players in [2, 3] {
        let twins = no_leak(&Pile::new(players), 0..40);
        assert!(twins.differed > 400 && twins.points > 2_000 && twins.siblings > 1_000, "{twins:?}");
    }
}

#[test]
fn every_leak_is_found() {
    for (flaw, words) in [
        (Flaw::LeakyView, "is told the same, but sees"),
        (Flaw::LeakyFlag, "is told the same, but sees"),
        (Flaw::LeakyDeal, "but is told one"),
        (Flaw::LeakyPart, "but is told one"),
        (Flaw::LeakyPartCount, "is told the same, but sees"),
        (Flaw::LeakyLook, "but is told one"),
        (Flaw::LeakyUnder, "is told the same, but sees"),
        (Flaw::LeakyRefusal, "learns from how"),
        (Flaw::ListSeesSecrets, "learns from the legal list"),
        (Flaw::LeakyAwaits, "learns from who is awaited"),
    ] {
        let found = failure(|| {
            no_leak(&Pile::with(3, flaw), 0..40);
        });
        assert!(found.contains(words), "{flaw:?} is told as:\n{found}");
        assert!(found.contains("TESTKIT_SEED="), "{flaw:?}:\n{found}");
    }
}

/// A game that tells everything has no twins: the check must not pass by looking at nothing.
#[test]
fn a_run_that_compared_too_little_fails() {
    let found = failure(|| {
        no_leak_min(&Pile::new(2), 0..2, 1_000);
    });
    assert!(found.contains("proves too little"), "{found}");
}
