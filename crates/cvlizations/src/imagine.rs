//! A full state from a view: hidden orders and the card that somebody has seen on top of the deck.
//!
//! Nothing in a match tells one hidden order of a tribe from another that it could have laid, nor one card of the
//! deck from another that somebody else may have seen. So each is drawn by itself, from all it can be.

use engine::Random;

use crate::Cvlizations;
use crate::model::{Hidden, Phase, State, Tribe};
use crate::rules::order::tribes;
use crate::view::View;

/// A state that has this view, drawn uniformly from all there are.
pub(crate) fn imagine(game: &Cvlizations, view: &View, words: &mut impl Random) -> State {
    let board = view.board;
    // Every idea of the deck in use that is not on the track and was not bought is somewhere in the deck.
    let mut unseen = game.in_deck(&board);
    if let Some(top) = view.top() {
        unseen = unseen.without(top);
    }
    let mut hidden = Hidden { orders: view.hidden, pile: view.pile.imagine(&mut unseen, words) };
    if !board.is_revealed() {
        for tribe in tribes(game) {
            let index = tribe.index();
            let is_drawn = tribe != Tribe::Grannfolk || board.phase != Phase::GrannfolkHidden;
            if let (Some(open), None, true) = (board.open[index], hidden.orders[index], is_drawn) {
                let orders = board.hand[index].without(open);
                hidden.orders[index] = Some(orders.nth(words.below(u64::from(orders.count())) as u32));
            }
        }
    }
    State { board, hidden }
}
