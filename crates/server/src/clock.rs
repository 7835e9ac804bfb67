//! The clocks of a table. What they show follows from the log alone: every entry says when it was written, time runs
//! for whoever is awaited then, and the time before a server came back does not count (`Resumed`). Entries are dated by
//! the clock of the server, which goes evenly (`time::SteadyTime`).

use engine::{Seat, SeatSet};
use seating::TimeLimit;

/// After how many decisions in a row that were made for them somebody counts as gone.
pub(crate) const MISSES_MAX: u32 = 3;
/// What somebody who returns has at least, so that they can look at the board before they decide.
const RETURN_MS: i64 = 30_000;

/// The clock of a seat.
#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    left_ms: i64,
    /// How many lines the match had when the seat last got time. It gets none twice for the same place in the match,
    /// or taking back and doing again would be worth as much time as one likes.
    fresh_at: Option<usize>,
    /// Whether its time is up, so that a bot decides for it until it gets time again.
    is_up: bool,
    /// How many decisions in a row were made for it.
    misses: u32,
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    pub(crate) limit: TimeLimit,
    seats: Vec<SeatClock>,
    /// Until when the time is counted.
    counted_ms: i64,
    /// The table was read by a server that started then, and its log does not say so yet.
    owed_ms: Option<i64>,
}

impl Clocks {
    pub(crate) fn new(limit: TimeLimit, players: usize, at_ms: i64) -> Clocks {
        let left_ms = match limit {
            TimeLimit::None | TimeLimit::Move { .. } => 0,
            TimeLimit::Match { seconds, .. } => i64::from(seconds) * 1000,
        };
        let seat = SeatClock { left_ms, ..SeatClock::default() };
        Clocks { limit, seats: vec![seat; players], counted_ms: at_ms, owed_ms: None }
    }

    pub(crate) fn has_limit(&self) -> bool {
        self.limit != TimeLimit::None
    }

    /// Time passes for those whose clocks run. A clock of the server that goes backwards takes nothing back.
    pub(crate) fn count(&mut self, running: SeatSet, at_ms: i64) {
        let passed = at_ms - self.counted_ms;
        if passed > 0 {
            running.iter().for_each(|seat| self.seats[seat.index()].left_ms -= passed);
            self.counted_ms = at_ms;
        }
    }

    /// Until when the time is counted.
    pub(crate) fn counted_ms(&self) -> i64 {
        self.counted_ms
    }

    /// Time counts from then on, and what was before does not; or what was written by a clock that went ahead.
    pub(crate) fn wake(&mut self, since_ms: i64) {
        if self.has_limit() && self.counted_ms != since_ms {
            self.counted_ms = since_ms;
            self.owed_ms = Some(since_ms);
        }
    }

    /// Since when the server is there, if the log has still to say so.
    pub(crate) fn owed_ms(&self) -> Option<i64> {
        self.owed_ms
    }

    /// The log says since when a server is there.
    pub(crate) fn resume(&mut self, from_ms: i64) {
        self.counted_ms = from_ms;
        self.owed_ms = None;
    }

    /// A seat is asked something when the match has so many lines.
    pub(crate) fn ask(&mut self, seat: Seat, line_count: usize) {
        let clock = &mut self.seats[seat.index()];
        if clock.fresh_at.is_some_and(|at| line_count <= at) {
            return;
        }
        clock.fresh_at = Some(line_count);
        clock.is_up = false;
        clock.left_ms = match self.limit {
            TimeLimit::None => 0,
            TimeLimit::Move { seconds } => i64::from(seconds) * 1000,
            TimeLimit::Match { more, .. } => clock.left_ms.max(0) + i64::from(more) * 1000,
        };
    }

    /// A seat took a line back: the others get their time again when they are asked again, for they did not cause it.
    pub(crate) fn undo(&mut self, by: Seat, line_count: usize) {
        for (index, clock) in self.seats.iter_mut().enumerate() {
            if index != by.index() {
                clock.fresh_at = clock.fresh_at.map(|at| at.min(line_count));
            }
        }
    }

    /// The time of a seat is up. Gives how often in a row that was so.
    pub(crate) fn run_out(&mut self, seat: Seat) -> u32 {
        let clock = &mut self.seats[seat.index()];
        clock.is_up = true;
        clock.misses += 1;
        clock.misses
    }

    /// A person decided for themselves, or is back.
    pub(crate) fn is_here(&mut self, seat: Seat) {
        self.seats[seat.index()].misses = 0;
    }

    /// A person returns to their seat.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        self.is_here(seat);
        let least = match self.limit {
            TimeLimit::None => 0,
            TimeLimit::Move { seconds } => RETURN_MS.min(i64::from(seconds) * 1000),
            TimeLimit::Match { more, .. } => RETURN_MS.min(i64::from(more) * 1000),
        };
        let clock = &mut self.seats[seat.index()];
        clock.is_up = false;
        clock.left_ms = clock.left_ms.max(least);
    }

    /// Whether a bot decides for the seat because its time is up.
    pub(crate) fn is_up(&self, seat: Seat) -> bool {
        self.seats[seat.index()].is_up
    }

    /// How much time a seat has, if its clock has been running or not since the last entry.
    pub(crate) fn left_ms(&self, seat: Seat, is_running: bool, now_ms: i64) -> i64 {
        let passed = if is_running { (now_ms - self.counted_ms).max(0) } else { 0 };
        (self.seats[seat.index()].left_ms - passed).max(0)
    }

    /// When the time of a seat whose clock runs will be up.
    pub(crate) fn due_ms(&self, seat: Seat) -> i64 {
        self.counted_ms + self.seats[seat.index()].left_ms
    }
}
