//! What is studied of CV: cards taken from the track.

use cv::{Action, Card, Cv, State};
use decks::Language;
use engine::Seat;

use super::Studied;

impl Studied for Cv {
    fn taken(&self, action: Action, cards: &mut Vec<u16>) {
        if let Action::Take(card) = action {
            cards.push(u16::from(card.number()));
        }
    }

    fn occasion(&self, state: &State, _: Seat) -> u64 {
        // A turn, or an interruption of it for assistance.
        let board = state.board();
        u64::from(board.round) * 16 + board.current.index() as u64 * 2 + u64::from(board.is_assisting)
    }

    fn card_name(&self, card: u16) -> String {
        let card = u8::try_from(card).ok().and_then(Card::new);
        card.map_or(String::new(), |card| self.deck().entry(card).names.get(Language::En).to_owned())
    }
}
