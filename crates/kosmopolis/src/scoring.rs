//! Scoring: points by source, and the order of finish.

use engine::{ScoreLine, Seat, Tally};

use crate::card::{Cards, Colour, Kind, VALUE_MAX, VALUE_MIN};
use crate::model::{Board, PLAYERS_MAX};
use crate::rule_ids::KOS_40;

/// KOS-40: hometown, bonus cards, unused markers.
pub(crate) fn breakdown(board: &Board, seat: Seat) -> Vec<ScoreLine> {
    let index = seat.index();
    let line = |source, points| ScoreLine { source, rule: KOS_40, points };
    vec![
        line("hometown", board.hometown[index].sum()),
        line("bonus", board.bonus[index].sum()),
        line("markers", i32::from(board.markers[index])),
    ]
}

fn score(board: &Board, seat: Seat) -> i32 {
    let index = seat.index();
    board.hometown[index].sum() + board.bonus[index].sum() + i32::from(board.markers[index])
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
pub(crate) fn tally(players: usize, board: &Board) -> Tally {
    let mut scores = [0; PLAYERS_MAX];
    for seat in Seat::all(players) {
        scores[seat.index()] = score(board, seat);
    }
    let cards = |seat: Seat| board.hometown[seat.index()].plus(board.bonus[seat.index()]);
    Tally::new(&scores[..players], |a, b| {
        let (first, second) = (scores[a.index()], scores[b.index()]);
        // The tie-break is looked at only where it decides: it costs more than the rest.
        first > second || (first == second && tie_break(cards(a)) > tie_break(cards(b)))
    })
}
