//! Scores: points by source, totals, places, and what a match came to.

use crate::{Game, Phrase, RuleId, SEATS_MAX, Seat};

/// What is scored: a state, in which everything is known, or what a viewer sees of one.
#[derive(Debug)]
pub enum ScoreFrom<'a, G: Game> {
    /// The whole state.
    State(&'a G::State),
    /// A view of it.
    View(&'a G::View),
}

// By hand: a derive would ask the game itself to be `Copy`.
impl<G: Game> Clone for ScoreFrom<'_, G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for ScoreFrom<'_, G> {}

/// Points from one source. A seat's total is the sum of its lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreLine<S> {
    /// Where the points come from.
    pub source: S,
    /// The rule that gives them.
    pub rule: RuleId,
    /// How many, which may be negative; `None` if the viewer cannot know.
    pub points: Option<i32>,
}

impl<S> ScoreLine<S> {
    /// Points that are known.
    #[inline]
    pub const fn new(source: S, rule: RuleId, points: i32) -> ScoreLine<S> {
        ScoreLine { source, rule, points: Some(points) }
    }

    /// Points that the viewer cannot know.
    #[inline]
    pub const fn unknown(source: S, rule: RuleId) -> ScoreLine<S> {
        ScoreLine { source, rule, points: None }
    }
}

/// What a match came to; before its end, what it would come to if it ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standings {
    /// Seats are placed against each other.
    Placed(Places),
    /// One seat plays against a target.
    Solo(Solo),
}

/// The result of a seat that plays alone: a win is not a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solo {
    /// The points of the seat.
    pub score: i32,
    /// The points it takes to win.
    pub target: i32,
    /// Whether the target is reached.
    pub is_won: bool,
}

impl Solo {
    /// A score against a target that it must reach.
    pub const fn new(score: i32, target: i32) -> Solo {
        Solo { score, target, is_won: score >= target }
    }
}

impl Standings {
    /// How many seats there are.
    pub fn players(&self) -> usize {
        match self {
            Standings::Placed(places) => places.players(),
            Standings::Solo(_) => 1,
        }
    }

    /// A seat's total, as far as it is known; 0 for a seat that the table does not have.
    pub fn score(&self, seat: Seat) -> i32 {
        match self {
            Standings::Placed(places) => places.score(seat),
            Standings::Solo(solo) if seat == Seat::at(0) => solo.score,
            Standings::Solo(_) => 0,
        }
    }

    /// A seat's place from 1, where seats are placed; tied seats share the better place.
    pub fn place(&self, seat: Seat) -> Option<usize> {
        match self {
            Standings::Placed(places) => Some(places.place(seat)).filter(|&place| place > 0),
            Standings::Solo(_) => None,
        }
    }

    /// Whether the seat has won: alone or shared, or against its target.
    pub fn is_winner(&self, seat: Seat) -> bool {
        match self {
            Standings::Placed(places) => places.place(seat) == 1,
            Standings::Solo(solo) => seat == Seat::at(0) && solo.is_won,
        }
    }

    /// The seats that have won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players()).filter(|&seat| self.is_winner(seat))
    }

    /// What it came to, in words: who has won and with how many points, or whether the target was reached.
    pub fn say<T>(&self) -> Phrase<T> {
        match self {
            Standings::Placed(places) => {
                let best = self.winners().map(|seat| places.score(seat)).max().unwrap_or(0);
                Phrase::new("over-now").list("names", self.winners()).with("points", best)
            }
            Standings::Solo(solo) => Phrase::new(if solo.is_won { "over-won" } else { "over-lost" })
                .with("points", solo.score)
                .with("target", solo.target),
        }
    }

    /// What the win is worth to this seat: 1 alone, 1/k when k share it, else 0.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.is_winner(seat) { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

/// Totals and places, without heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    players: u8,
    scores: [i32; SEATS_MAX],
    places: [u8; SEATS_MAX],
}

impl Places {
    /// Totals, and the places they give: `ahead(a, b)` says whether seat `a` is placed before seat `b` by
    /// score and every tie-break. Seats neither of which is ahead share a place.
    pub fn new(scores: &[i32], ahead: impl Fn(Seat, Seat) -> bool) -> Places {
        let players = scores.len();
        let mut places = Places { players: players as u8, scores: [0; SEATS_MAX], places: [0; SEATS_MAX] };
        places.scores[..players].copy_from_slice(scores);
        for seat in Seat::all(players) {
            let before = Seat::all(players).filter(|&other| ahead(other, seat)).count();
            places.places[seat.index()] = before as u8 + 1;
        }
        places
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
}
