//! Views: what one viewer may know.

use engine::{Seat, Viewer};

use crate::Cv;
use crate::card::{Card, CardSet};
use crate::model::{Board, PLAYERS_MAX, Phase, State};

/// What a viewer may know of a match: the open board, and what is the viewer's own.
///
/// A player remembers what they passed to the left and what arrived from the right in the childhood draft.
/// Everything of one's own is empty for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub board: Board,
    /// The childhood cards one holds for good. Events taken from the track are in `Board::open_hand`.
    pub hand: CardSet,
    /// The childhood cards one is choosing from.
    pub pack: CardSet,
    /// What one has committed to keep.
    pub commit: Option<Card>,
    /// What one passed to the left at the two steps of the draft.
    pub passed: [CardSet; 2],
    /// What arrived from the right at the two steps of the draft.
    pub received: [CardSet; 2],
    /// The secret goals one knows: the own one, at the end all.
    pub goals: [Option<Card>; PLAYERS_MAX],
}

impl View {
    pub(crate) fn new(game: &Cv, state: &State, viewer: Viewer) -> View {
        let State { board, hidden } = state;
        let mut view = View {
            viewer,
            board: *board,
            hand: CardSet::EMPTY,
            pack: CardSet::EMPTY,
            commit: None,
            passed: [CardSet::EMPTY; 2],
            received: [CardSet::EMPTY; 2],
            goals: [None; PLAYERS_MAX],
        };
        if board.phase == Phase::Over {
            // CV-83: at the end all goals are revealed.
            view.goals = hidden.goal;
        }
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() < game.players) {
            let own = seat.index();
            let right = seat.right(game.players).index();
            view.hand = hidden.hand[own];
            view.pack = hidden.pack[own];
            view.commit = hidden.commit[own];
            view.passed = hidden.passed.map(|passed| passed[own]);
            view.received = hidden.passed.map(|passed| passed[right]);
            view.goals[own] = hidden.goal[own];
        }
        view
    }

    /// All events in one's own hand, childhood cards and taken ones.
    pub fn events(&self) -> CardSet {
        match self.viewer.seat() {
            Some(seat) if seat.index() < PLAYERS_MAX => self.hand.union(self.board.open_hand[seat.index()]),
            _ => CardSet::EMPTY,
        }
    }

    /// The secret goal of a seat, if one knows it.
    pub fn goal(&self, seat: Seat) -> Option<Card> {
        self.goals.get(seat.index()).copied().flatten()
    }
}
