//! CV-55 as rules version 1 has it: a rule of thumb for when the order of two new cards is asked for. It is exact where no
//! card waits, and so always in the edition granna. Matches of the edition gigamic that were begun by it go on by it.

use engine::Seat;

use super::{due, each_place, must_wait};
use crate::action::Action;
use crate::card::{Card, Kind};
use crate::model::Board;
use crate::rules::select;
use crate::{Cv, Edition};

/// Everything that can be done with the new cards now, in no particular order.
pub(super) fn each_option(game: &Cv, board: &Board, seat: Seat, found: &mut impl FnMut(Action)) {
    let ready = |place: usize| board.laying.cards[place].filter(|&card| !must_wait(game, board, seat, card));
    let cards = match (ready(0), ready(1)) {
        (Some(first), Some(second)) if !is_order_free(game, board, seat, first, second) => {
            // The order makes no difference: the lower number comes first.
            [Some(first.min(second)), None]
        }
        cards => [cards.0, cards.1],
    };
    for card in cards.into_iter().flatten() {
        for kind in select::kinds(game, board, seat, card).iter() {
            let is_due = due(game, board, seat, kind).is_some();
            if !is_due {
                each_place(game, board, seat, card, kind, found);
            }
            if is_due || comes_below(game, board, seat, card, kind) {
                found(Action::Announce(card, kind));
            }
        }
    }
}

/// CV-55: whether the order of two cards can matter: they may come to the same stack and not to every place
/// of it, or several cards wait, and which of them are due depends on the order.
fn is_order_free(game: &Cv, board: &Board, seat: Seat, first: Card, second: Card) -> bool {
    let kinds = |card| select::kinds(game, board, seat, card);
    let waiting = board.apart[seat];
    let is_waited_for = |kind| waiting.iter().any(|card| kinds(card).contains(kind));
    let is_any_waited_for = |card| kinds(card).iter().any(is_waited_for);
    let is_chain = waiting.count() > 1 && (is_any_waited_for(first) || is_any_waited_for(second));
    is_chain
        || kinds(first).both(kinds(second)).iter().any(|kind| match game.edition {
            // CV-52: only on top, so the second card covers the first.
            _ if !Kind::SERIES.contains(&kind) => true,
            // CV-51: a card goes to any place, whatever was laid before.
            Edition::Granna => false,
            // CV-51: what is laid last lies at an end; of two cards alone each does.
            Edition::Gigamic => board.has_kind(seat, kind) || is_waited_for(kind),
        })
}

/// CV-55: whether the other new card must wait, and could come below this one only by being laid before it
/// (CV-52). In other stacks either order leads to the same CVs.
fn comes_below(game: &Cv, board: &Board, seat: Seat, card: Card, kind: Kind) -> bool {
    !Kind::SERIES.contains(&kind)
        && board.laying.cards.iter().flatten().any(|&other| {
            other != card
                && must_wait(game, board, seat, other)
                && select::kinds(game, board, seat, other).contains(kind)
        })
}
