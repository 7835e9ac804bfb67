//! Installing waits for another installation.

use std::time::Duration;

use super::{Outcome, outcome_of, patiently};

/// What apt-get says, as it said it on a fresh machine.
const LISTS: &str = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 412 (apt-get)\n\
    E: Unable to lock directory /var/lib/apt/lists/";

#[test]
fn a_taken_lock_is_waited_for() {
    assert_eq!(outcome_of(false, LISTS), Outcome::Locked);
    let mut outcomes = [Outcome::Locked, Outcome::Locked, Outcome::Done].into_iter();
    let done =
        patiently(Duration::from_secs(600), Duration::ZERO, || outcomes.next().expect("no more is tried"));
    assert!(done && outcomes.next().is_none());
}

#[test]
fn what_fails_otherwise_fails_at_once_and_patience_ends() {
    assert_eq!(outcome_of(false, "E: Unable to locate package nonsense"), Outcome::Failed);
    assert_eq!(outcome_of(true, LISTS), Outcome::Done, "a warning on the way");
    assert!(!patiently(Duration::from_secs(600), Duration::ZERO, || Outcome::Failed));
    assert!(!patiently(Duration::ZERO, Duration::ZERO, || Outcome::Locked));
}
