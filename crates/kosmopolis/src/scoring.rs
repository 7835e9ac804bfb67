//! Scoring: points by source, and the order of finish.

use std::fmt;

use engine::{Places, ScoreLine, Seat};

use crate::card::{Cards, Colour, Kind, VALUE_MAX, VALUE_MIN};
use crate::model::{Board, BySeat, PLAYERS_MAX};
use crate::rule_ids::KOS_40;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The cards of the hometown.
    Hometown,
    /// The bonus cards.
    Bonus,
    /// Markers that were not used.
    Markers,
}

/// The slug, as in records of experiments.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Hometown => "hometown",
            Source::Bonus => "bonus",
            Source::Markers => "markers",
        })
    }
}

/// KOS-40: hometown, bonus cards, unused markers. All of it is public.
#[inline]
pub(crate) fn score(board: &Board, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
    out(ScoreLine::new(Source::Hometown, KOS_40, board.hometown[seat].sum()));
    out(ScoreLine::new(Source::Bonus, KOS_40, board.bonus[seat].sum()));
    out(ScoreLine::new(Source::Markers, KOS_40, i32::from(board.markers[seat])));
}

/// KOS-41: how many 6s, 5s, 4s, 3s, 2s a seat has, in this order of weight.
fn tie_break(cards: Cards) -> [u32; 5] {
    let mut counts = [0; 5];
    for (place, value) in (VALUE_MIN..=VALUE_MAX).rev().enumerate() {
        let kinds = Colour::ALL.into_iter().filter_map(|colour| Kind::new(colour, value));
        counts[place] = kinds.map(|kind| u32::from(cards.count(kind))).sum();
    }
    counts
}

/// KOS-40, KOS-41: totals and places.
pub(crate) fn places(players: usize, board: &Board) -> Places {
    let mut scores = [0; PLAYERS_MAX];
    for seat in Seat::all(players) {
        score(board, seat, &mut |line| scores[seat.index()] += line.points.unwrap_or(0));
    }
    let cards: BySeat<Cards> = BySeat::new(std::array::from_fn(|index| {
        board.hometown[Seat::at(index)].plus(board.bonus[Seat::at(index)])
    }));
    Places::new(&scores[..players], |a, b| {
        let (first, second) = (scores[a.index()], scores[b.index()]);
        // The tie-break is looked at only where it decides: it costs more than the rest.
        first > second || (first == second && tie_break(cards[a]) > tie_break(cards[b]))
    })
}
