//! Views: what one viewer may know.

use engine::{Seat, Viewer};

use crate::Cv;
use crate::card::{Card, CardSet};
use crate::model::{Board, BySeat, Phase, State};

/// What a viewer may know of a match: the open board, and what is the viewer's own.
///
/// A player remembers what they passed to the left and what arrived from the right in the childhood draft.
/// All of this is empty for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What lies open.
    pub board: Board,
    /// The childhood cards the viewer holds for good. Events taken from the track are in `Board::open_hand`.
    pub hand: CardSet,
    /// The childhood cards the viewer is choosing from.
    pub pack: CardSet,
    /// What the viewer has chosen to keep at this step of the draft.
    pub chosen: Option<Card>,
    /// What the viewer passed to the left at the two steps of the draft.
    pub passed: [CardSet; 2],
    /// What arrived from the right at the two steps of the draft.
    pub received: [CardSet; 2],
    /// The secret goals the viewer knows: their own, and at the end all of them.
    pub goals: BySeat<Option<Card>>,
}

impl View {
    pub(crate) fn new(game: &Cv, state: &State, viewer: Viewer) -> View {
        let State { board, hidden } = state;
        let mut view = View {
            viewer,
            board: *board,
            hand: CardSet::EMPTY,
            pack: CardSet::EMPTY,
            chosen: None,
            passed: [CardSet::EMPTY; 2],
            received: [CardSet::EMPTY; 2],
            goals: BySeat::all(None),
        };
        if board.phase == Phase::Over {
            // CV-83: at the end all goals are revealed.
            view.goals = hidden.goal;
        }
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() < game.players) {
            let right = seat.right(game.players);
            view.hand = hidden.hand[seat];
            view.pack = hidden.pack[seat];
            view.chosen = hidden.chosen.of(seat).next();
            view.passed = hidden.passed.map(|passed| passed[seat]);
            view.received = hidden.passed.map(|passed| passed[right]);
            view.goals[seat] = hidden.goal[seat];
        }
        view
    }

    /// All events in the viewer's hand, childhood cards and taken ones.
    pub fn events(&self) -> CardSet {
        let taken = self.viewer.seat().and_then(|seat| self.board.open_hand.get(seat));
        self.hand.union(taken.copied().unwrap_or_default())
    }

    /// The secret goal of a seat, if the viewer knows it.
    pub fn goal(&self, seat: Seat) -> Option<Card> {
        self.goals.get(seat).copied().flatten()
    }
}
