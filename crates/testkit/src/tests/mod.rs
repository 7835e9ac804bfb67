//! The suite tested on itself: a sound game passes, and every flaw is found.

mod conformance;
mod damage;
mod golden;
mod leak;
mod pile;
mod scenario;
mod uniform;
mod words;

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Says what a check panics with.
#[track_caller]
fn failure(check: impl FnOnce()) -> String {
    match catch_unwind(AssertUnwindSafe(check)) {
        Ok(()) => panic!("the check passes, but should not"),
        Err(payload) => crate::seeds::message(payload.as_ref()),
    }
}
