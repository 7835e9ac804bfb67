//! Seeds: runs a check once per seed, and turns whatever fails into a message that says how to see it again.

use std::any::Any;
use std::fmt::Write;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::Game;

/// The environment variable that narrows every check to one seed, to look at a failure alone.
const ONE_SEED: &str = "TESTKIT_SEED";

/// How many of the last lines a failure shows: enough to see the phase, few enough to read.
const LAST_LINES: usize = 16;

/// What happened so far under the current seed, in the order it happened.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    lines: Vec<String>,
}

impl Trace {
    /// Notes one more line.
    pub(crate) fn push(&mut self, line: String) {
        self.lines.push(line);
    }

    /// How many lines there are, to come back to with [`Trace::cut`].
    pub(crate) fn mark(&self) -> usize {
        self.lines.len()
    }

    /// Forgets what came after a mark: an excursion that went well.
    pub(crate) fn cut(&mut self, mark: usize) {
        self.lines.truncate(mark);
    }

    fn report<G: Game>(&self, what: &str, game: &G, seed: u64, cause: &str) -> String {
        let count = self.lines.len();
        let mut text = format!(
            "{what} of {} ({}, {} players) fails with seed {seed} after line {count}:\n  {cause}\n",
            game.slug(),
            game.variant(),
            game.players(),
        );
        if count > 0 {
            let _ = writeln!(text, "the last lines:");
        }
        for (index, line) in self.lines.iter().enumerate().skip(count.saturating_sub(LAST_LINES)) {
            let _ = writeln!(text, "  {:4} {line}", index + 1);
        }
        let _ = write!(text, "to see it again: {}", command(&format!("{ONE_SEED}={seed}")));
        text
    }
}

/// The command that runs the current test under this setting. Cargo names the crate in the environment of its
/// tests, and the test harness names a test's thread like the test.
pub(crate) fn command(setting: &str) -> String {
    let package =
        std::env::var("CARGO_PKG_NAME").map_or_else(|_| String::new(), |name| format!(" -p {name}"));
    let thread = std::thread::current();
    let test =
        thread.name().filter(|&name| name != "main").map_or_else(String::new, |name| format!(" {name}"));
    format!("{setting} cargo test{package}{test}")
}

/// The one seed asked for by the environment.
pub(crate) fn only_seed() -> Option<u64> {
    let text = std::env::var(ONE_SEED).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{ONE_SEED} is a number, `{text}` found")))
}

/// Runs `check` for every seed; a panic inside, even one of the game itself, fails with the whole story.
#[track_caller]
pub(crate) fn for_seeds<G: Game>(
    what: &str,
    game: &G,
    seeds: Range<u64>,
    mut check: impl FnMut(u64, &mut Trace),
) {
    assert!(!seeds.is_empty(), "{what} without a seed checks nothing");
    let seeds = only_seed().map_or(seeds, |seed| seed..seed + 1);
    for seed in seeds {
        let mut trace = Trace::default();
        if let Err(payload) = catch_unwind(AssertUnwindSafe(|| check(seed, &mut trace))) {
            panic!("{}", trace.report(what, game, seed, &message(payload.as_ref())));
        }
    }
}

/// What a panic said.
pub(crate) fn message(payload: &(dyn Any + Send)) -> String {
    if let Some(text) = payload.downcast_ref::<&str>() {
        (*text).to_owned()
    } else if let Some(text) = payload.downcast_ref::<String>() {
        text.clone()
    } else {
        "a panic without a message".to_owned()
    }
}
