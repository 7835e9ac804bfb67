//! What is studied of Kosmopolis: cards kept in the draft.

use engine::Seat;
use kosmopolis::{Action, Kind, Kosmopolis, State};

use super::Studied;

impl Studied for Kosmopolis {
    fn taken(&self, action: Action, cards: &mut Vec<u16>) {
        if let Action::Keep(keep) = action {
            let kept = keep.cards();
            let kinds = Kind::all().enumerate().filter(|&(_, kind)| kept.count(kind) > 0);
            cards.extend(kinds.map(|(number, _)| number as u16));
        }
    }

    fn occasion(&self, state: &State, seat: Seat) -> u64 {
        // A step of a draft: the cards to choose from get fewer from one to the next.
        let board = state.board();
        u64::from(board.round) * 16 + u64::from(board.pack_count[seat.index()])
    }

    fn card_name(&self, card: u16) -> String {
        Kind::all().nth(usize::from(card)).map_or(String::new(), |kind| kind.to_string())
    }
}
