//! Scores: points by source, totals, places.

use crate::{RuleId, SEATS_MAX, Seat};

/// Points from one source. A seat's total is the sum of its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// Where the points come from, as a slug: `hometown`, `bonus`.
    pub source: &'static str,
    /// The rule that gives them.
    pub rule: RuleId,
    /// How many; may be negative.
    pub points: i32,
}

/// The result of a finished match: totals and places, without heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    players: u8,
    scores: [i32; SEATS_MAX],
    places: [u8; SEATS_MAX],
}

impl Tally {
    /// Totals, and the places they give: `ahead(a, b)` says whether seat `a` is placed before seat `b` by
    /// score and every tie-break. Seats neither of which is ahead share a place.
    pub fn new(scores: &[i32], ahead: impl Fn(Seat, Seat) -> bool) -> Tally {
        let players = scores.len();
        let mut tally = Tally { players: players as u8, scores: [0; SEATS_MAX], places: [0; SEATS_MAX] };
        tally.scores[..players].copy_from_slice(scores);
        for seat in Seat::all(players) {
            let before = Seat::all(players).filter(|&other| ahead(other, seat)).count();
            tally.places[seat.index()] = before as u8 + 1;
        }
        tally
    }

    /// How many seats are placed.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// A seat's total.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// A seat's place from 1; tied seats share the better place.
    pub fn place(&self, seat: Seat) -> usize {
        usize::from(self.places[seat.index()])
    }

    /// How many seats share the first place.
    pub fn winner_count(&self) -> usize {
        Seat::all(self.players()).filter(|&seat| self.place(seat) == 1).count()
    }

    /// What the win is worth to this seat: 1 alone, 1/k when k share it, else 0.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.place(seat) == 1 { 1.0 / self.winner_count() as f64 } else { 0.0 }
    }
}
