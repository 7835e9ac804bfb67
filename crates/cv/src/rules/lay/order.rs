//! CV-55: which of two new cards may be laid first, and whether that makes a difference.
//!
//! Where cards wait, both orders are laid in thought, with every choice of types. The types tell which stack a card
//! comes to and which waiting cards are due, so for given types the cards come to each stack in one sequence. Two
//! orders are alike if every stack can then look the same.

use engine::Seat;

use super::must_wait;
use crate::Cv;
use crate::card::{Card, Kind, KindSet};
use crate::model::{Board, TAKEN_MAX};
use crate::rules::select;

/// More cards are not laid in thought: the order is asked for. The default deck has four that can wait.
const TRIED_MAX: usize = 10;

/// The new cards that may be laid now.
pub(super) fn first(game: &Cv, board: &Board, seat: Seat) -> [Option<Card>; TAKEN_MAX] {
    let [Some(one), Some(other)] = board.laying.cards else { return board.laying.cards };
    if makes_difference(game, board, seat, one, other) {
        return [Some(one), Some(other)];
    }
    // A card that must wait comes last, for perhaps it need not wait then; else the lower number comes first.
    let rank = |card: Card| (must_wait(game, board, seat, card), card);
    [Some(if rank(one) < rank(other) { one } else { other }), None]
}

/// Whether the CVs that can come of it depend on which card is laid first.
fn makes_difference(game: &Cv, board: &Board, seat: Seat, one: Card, other: Card) -> bool {
    let kinds = |card| select::kinds(game, board, seat, card);
    let waiting = board.apart[seat];
    let present: KindSet = Kind::STACKED.into_iter().filter(|&kind| board.has_kind(seat, kind)).collect();
    if waiting.is_empty() {
        // Of two cards alone in a series either can come to lie on top; in every other stack the last one is seen.
        let is_seen = |kind| present.contains(kind) || !Kind::SERIES.contains(&kind);
        return kinds(one).both(kinds(other)).iter().any(is_seen);
    }
    let cards = waiting.with(one).with(other);
    if cards.count() as usize > TRIED_MAX {
        return true;
    }
    let mut trial = Trial { kinds: [KindSet::EMPTY; TRIED_MAX], count: 0, waiting: 0, present };
    let mut new = [0; TAKEN_MAX];
    for (index, card) in cards.iter().enumerate() {
        trial.kinds[index] = kinds(card);
        trial.count += 1;
        if card == one {
            new[0] = index;
        } else if card == other {
            new[1] = index;
        } else {
            trial.waiting |= 1 << index;
        }
    }
    (0..1 << trial.count).any(|code| {
        let types = trial.types(code);
        types.is_some_and(|types| {
            !trial.is_alike(&types, &trial.lay(&types, new), &trial.lay(&types, [new[1], new[0]]))
        })
    })
}

/// A CV in thought. Cards go by their index, in the order of their numbers.
struct Trial {
    kinds: [KindSet; TRIED_MAX],
    count: usize,
    /// Those that wait already, as bits.
    waiting: u16,
    /// The types that the CV has.
    present: KindSet,
}

/// The type of each card.
type Types = [Kind; TRIED_MAX];

/// Cards in the order in which they come to their stacks.
struct Sequence {
    cards: [usize; TRIED_MAX],
    count: usize,
}

impl Sequence {
    fn push(&mut self, card: usize) {
        self.cards[self.count] = card;
        self.count += 1;
    }

    fn cards(&self) -> &[usize] {
        &self.cards[..self.count]
    }

    /// Those that come to one stack.
    fn of(&self, types: &Types, kind: Kind) -> Sequence {
        let mut stack = Sequence { cards: [0; TRIED_MAX], count: 0 };
        self.cards().iter().filter(|&&card| types[card] == kind).for_each(|&card| stack.push(card));
        stack
    }
}

impl Trial {
    /// One of the ways to give every card a type, if the code stands for one: a bit for each card, which says whether
    /// it gets its second type.
    fn types(&self, code: u32) -> Option<Types> {
        let mut types = [Kind::Goal; TRIED_MAX];
        for (card, kind) in types.iter_mut().enumerate().take(self.count) {
            *kind = self.kinds[card].iter().nth((code >> card & 1) as usize)?;
        }
        Some(types)
    }

    /// Lays two new cards one after the other (CV-53).
    fn lay(&self, types: &Types, new: [usize; TAKEN_MAX]) -> Sequence {
        let mut laid = Sequence { cards: [0; TRIED_MAX], count: 0 };
        let (mut waiting, mut present) = (self.waiting, self.present);
        for card in new {
            if self.kinds[card].count() == 2 && self.kinds[card].both(present).is_empty() {
                waiting |= 1 << card;
                continue;
            }
            present = present.with(types[card]);
            while let Some(next) = self.due(waiting, present) {
                waiting &= !(1 << next);
                laid.push(next);
                present = present.with(types[next]);
            }
            laid.push(card);
        }
        laid
    }

    /// The lowest card that waits and has one of these types.
    fn due(&self, waiting: u16, present: KindSet) -> Option<usize> {
        (0..self.count).find(|&card| waiting >> card & 1 == 1 && !self.kinds[card].both(present).is_empty())
    }

    /// Whether every stack can come to look the same.
    fn is_alike(&self, types: &Types, one: &Sequence, other: &Sequence) -> bool {
        Kind::STACKED.into_iter().all(|kind| {
            let (one, other) = (one.of(types, kind), other.of(types, kind));
            match (one.cards(), other.cards()) {
                (one, other) if one == other => true,
                // CV-51: of the first two cards of a series either can lie on top of the other.
                ([a, b, one @ ..], [c, d, other @ ..]) => {
                    let is_new_series = Kind::SERIES.contains(&kind) && !self.present.contains(kind);
                    is_new_series && a == d && b == c && one == other
                }
                _ => false,
            }
        })
    }
}
