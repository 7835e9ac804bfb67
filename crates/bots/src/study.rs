//! What a game adds so that its cards can be studied.

use engine::Seat;

use crate::Skill;

/// Which cards a game offers and which are taken: what the balance of a deck is computed from.
pub trait CardStudy: Skill {
    /// The cards an action takes, by number; nothing for most actions.
    fn taken(&self, action: Self::Action, cards: &mut Vec<u16>);

    /// Which occasion a decision belongs to: a card offered several times on one occasion was offered once.
    fn occasion(&self, state: &Self::State, seat: Seat) -> u64;

    /// A card's English name.
    fn card_name(&self, card: u16) -> String;
}
