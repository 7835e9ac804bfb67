//! Views: what one viewer may know.

use engine::{DrawPileView, KnownPlace, Seat, Viewer};

use crate::Goennen;
use crate::action::Action;
use crate::card::{BONUSES, Card, CardSet, SCORING};
use crate::display::Display;
use crate::model::{Board, PARTS_MAX, State};
use crate::rules::{Own, passive};

/// What a viewer may know of a match: the open board, the stacks as far as one has seen their cards, and what is
/// the viewer's own. Everything of one's own is empty for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub board: Board,
    /// The scoring stack.
    pub scoring: DrawPileView<Card, SCORING>,
    /// The bonus stack.
    pub bonus: DrawPileView<Card, BONUSES>,
    /// The cards one was dealt, until the displays are shown.
    pub hand: CardSet,
    /// The parts of one's secret choice so far.
    pub parts: [Option<Action>; PARTS_MAX],
    /// The card drawn by chance, and who knows it.
    pub drawn: Option<KnownPlace<Option<Card>>>,
}

impl View {
    pub(crate) fn new(game: &Goennen, state: &State, viewer: Viewer) -> View {
        let State { board, hidden } = state;
        let mut view = View {
            viewer,
            board: *board,
            scoring: hidden.scoring.view(viewer),
            bonus: hidden.bonus.view(viewer),
            hand: CardSet::EMPTY,
            parts: [None; PARTS_MAX],
            drawn: hidden.drawn.map(|drawn| {
                let is_known = viewer.seat().is_some_and(|seat| drawn.known_to.contains(seat));
                KnownPlace { card: is_known.then_some(drawn.card), known_to: drawn.known_to }
            }),
        };
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() < game.players) {
            let own = state.own(seat);
            view.hand = own.hand;
            view.parts = own.parts;
        }
        view
    }

    #[inline]
    pub(crate) fn own(&self) -> Own {
        Own {
            hand: self.hand,
            parts: self.parts,
            drawn: self.drawn.and_then(|drawn| drawn.card),
            is_empty: [self.scoring.count() == 0, self.bonus.count() == 0],
        }
    }

    /// A seat's display; one's own as it will be with the parts of one's secret choice.
    pub fn display(&self, game: &Goennen, seat: Seat) -> Display {
        if self.viewer != Viewer::Seat(seat) || self.parts[0].is_none() {
            return self.board.displays.get(seat).copied().unwrap_or(Display::EMPTY);
        }
        let mut display = passive::own_display(game, &self.board, &self.own(), seat);
        for part in self.parts.iter().flatten() {
            if let Action::Lay(card, place) = *part {
                display.lay(card, place);
            }
        }
        display
    }
}
