//! Views: what one viewer may know.

use engine::{Seat, Viewer};

use crate::Kosmopolis;
use crate::action::Keep;
use crate::card::{COLOURS, Cards, Colour};
use crate::deck::MODIFICATIONS;
use crate::model::{Board, NO_MODIFICATION, Phase, State};
use crate::rules::round_end;

/// What a viewer may know of a match: the open board, and what is the viewer's own.
///
/// A player remembers what they passed to the left and what arrived from the right in this round's draft.
/// All of this is empty for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What lies open.
    pub board: Board,
    /// The cards the viewer holds for good.
    pub hand: Cards,
    /// The cards the viewer is choosing from in the draft.
    pub pack: Cards,
    /// What the viewer has chosen to keep at this step of the draft; empty before that.
    pub chosen: Cards,
    /// What the viewer passed to the left at the two steps of this round's draft.
    pub passed: [Cards; 2],
    /// What arrived from the right at the two steps of this round's draft.
    pub received: [Cards; 2],
    /// The modification card the viewer has drawn and must lay.
    pub drawn: Option<i8>,
    /// The values of the modification cards at columns, in the order of `Board::laid`, where they are known.
    pub values: [Option<i8>; MODIFICATIONS],
}

impl View {
    pub(crate) fn new(game: &Kosmopolis, state: &State, viewer: Viewer) -> View {
        let State { board, hidden } = state;
        // At the round end all modification cards at columns lie open (KOS-30).
        let is_open = matches!(board.phase, Phase::Save(_));
        let mut values = [None; MODIFICATIONS];
        for (place, value) in values.iter_mut().enumerate() {
            if let Some(laid) = board.laid[place]
                && (is_open || viewer == Viewer::Seat(laid.seat))
            {
                *value = Some(game.modifications[usize::from(hidden.laid[place])]);
            }
        }
        let mut view = View {
            viewer,
            board: *board,
            hand: Cards::EMPTY,
            pack: Cards::EMPTY,
            chosen: Cards::EMPTY,
            passed: [Cards::EMPTY; 2],
            received: [Cards::EMPTY; 2],
            drawn: None,
            values,
        };
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() < game.players) {
            let right = seat.right(game.players);
            view.hand = hidden.hand[seat];
            view.pack = hidden.pack[seat];
            view.chosen = hidden.chosen.of(seat).map(Keep::cards).next().unwrap_or(Cards::EMPTY);
            view.passed = hidden.passed.map(|passed| passed[seat]);
            view.received = hidden.passed.map(|passed| passed[right]);
            if board.phase == Phase::Lay(seat) && hidden.drawn != NO_MODIFICATION {
                view.drawn = Some(game.modifications[usize::from(hidden.drawn)]);
            }
        }
        view
    }

    /// The capital's columns with the modifications the viewer knows: the limit if nothing else lay there.
    pub fn known_limits(&self) -> [i32; COLOURS] {
        let mut limits = Colour::ALL.map(|colour| self.board.capital.sum_of(colour));
        for (laid, value) in self.board.laid.iter().zip(self.values) {
            if let (Some(laid), Some(value)) = (laid, value) {
                limits[laid.column.index()] += i32::from(value);
            }
        }
        limits
    }

    /// By how much a hometown column would be above its limit (KOS-31), as far as one knows the limit. After the end
    /// limits no longer count.
    pub fn known_excess(&self, seat: Seat, colour: Colour) -> i32 {
        let sum = self.board.hometown.get(seat).map_or(0, |town| town.sum_of(colour));
        if sum == 0 || self.board.phase == Phase::Over {
            return 0;
        }
        (sum - self.known_limits()[colour.index()]).max(0)
    }

    /// How many modification cards of unknown value lie at a column.
    pub fn unknown_count(&self, column: Colour) -> usize {
        let laid = self.board.laid.iter().zip(self.values);
        laid.filter(|(laid, value)| value.is_none() && laid.is_some_and(|laid| laid.column == column)).count()
    }

    /// The modification values the viewer cannot place: in their deck, or face down at a column.
    pub fn unknown_modifications(&self, game: &Kosmopolis) -> Vec<i8> {
        let known = self.values.iter().flatten().chain(self.drawn.iter()).collect::<Vec<_>>();
        game.modifications.into_iter().filter(|value| !known.contains(&value)).collect()
    }

    /// During the round end: by how much a column is bust (KOS-31).
    pub fn excess(&self, seat: Seat, colour: Colour) -> Option<u8> {
        round_end::excess(&self.board.report, seat, colour)
    }
}
