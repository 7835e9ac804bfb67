//! What a game adds so that its cards can be studied.

use engine::Seat;

use crate::Skill;

/// Which cards a game offers and which are taken: what the balance of a deck is computed from.
pub trait CardStudy: Skill {
    /// The cards an action takes, by number; nothing for most actions.
    fn taken(&self, action: Self::Action, cards: &mut Vec<u16>);

    /// Which occasion a decision belongs to: a card offered several times on one occasion was offered once.
    fn occasion(&self, state: &Self::State, seat: Seat) -> u64;

    /// The seat that this chance makes the first to act in the match, if it does. Where chance decides who that is, wins
    /// are also counted by the place from there.
    fn leads_first(&self, _chance: Self::Chance) -> Option<Seat> {
        None
    }

    /// A card's English name.
    fn card_name(&self, card: u16) -> String;

    /// What became of the cards before a seat at the end, for games in which that is more than being taken.
    fn fates(&self, _end: &Self::State, _seat: Seat, _fates: &mut Vec<Fate>) {}

    /// The group within which a card is compared, such as the kind of its task; empty for none.
    fn group(&self, _card: u16) -> &'static str {
        ""
    }
}

/// What became of a card by the end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fate {
    /// The card, by number.
    pub card: u16,
    /// Whether it came to count.
    pub is_completed: bool,
    /// The points it scored itself.
    pub points: i32,
}
