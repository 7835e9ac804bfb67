//! Views: what one viewer may know.

use engine::{DrawPileView, Viewer};

use crate::Cvlizations;
use crate::card::{Idea, Order};
use crate::model::{Board, State, TRIBES, Tribe};
use crate::rules::order::tribes;

/// What a viewer may know of a match: the open board, and what is the viewer's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub board: Board,
    /// The hidden orders of this turn that one has laid oneself, for the own tribe and the neutral one.
    pub hidden: [Option<Order>; TRIBES],
    /// The deck: how many cards, and the one on top if somebody has seen it.
    pub pile: DrawPileView<Idea, 1>,
}

impl View {
    pub(crate) fn new(game: &Cvlizations, state: &State, viewer: Viewer) -> View {
        let State { board, hidden } = state;
        let pile = hidden.pile.view(viewer);
        let mut view = View { viewer, board: *board, hidden: [None; TRIBES], pile };
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() < game.players) {
            for tribe in tribes(game).filter(|tribe| tribe.seat() == Some(seat)) {
                view.hidden[tribe.index()] = hidden.orders[tribe.index()];
            }
        }
        view
    }

    /// The card on top of the deck, if the viewer has seen it.
    #[inline]
    pub fn top(&self) -> Option<Idea> {
        self.pile.top.and_then(|top| top.card)
    }

    /// The hidden order of a tribe, if the viewer knows it.
    pub fn hidden_of(&self, tribe: Tribe) -> Option<Order> {
        self.hidden[tribe.index()]
    }
}
