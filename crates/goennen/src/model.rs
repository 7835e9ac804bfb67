//! The state of a match: what lies open ([`Board`]) and what does not (`Hidden`).
//!
//! The split is the first defence against leaks: a [`Board`] holds nothing that anybody at the table may not
//! see, so views copy it whole and take the rest piece by piece.

use engine::{BySeat, Digest, DrawPile, Due, Gathering, KnownPlace, Parts, Seat};

use crate::action::Action;
use crate::card::{BONUSES, COLOURS, Card, CardSet, SCORING, Stack};
use crate::dice::{Dice, DiceSet};
use crate::display::Display;

/// The most players (GON-1).
pub const PLAYERS_MAX: usize = 4;
/// How many places a row of the market has (GON-4).
pub const PLACES: usize = 4;
/// How many rolls a turn has at most (GON-10).
pub const ROLLS: u8 = 3;
/// The last round of a match of several players (GON-64).
pub const ROUNDS_MAX: u8 = 60;
/// The most parts of a secret choice: at the set-up one card goes away and three are laid (GON-5).
pub const PARTS_MAX: usize = 4;
/// How many cards of each stack everybody is dealt (GON-5).
pub(crate) const DEALT: u8 = 2;

/// Where a match stands; what is awaited follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: who starts (GON-6).
    Start,
    /// Chance: the next card of the first market (GON-6).
    Market(Stack),
    /// Chance: the next card dealt to this seat, which has so many already (GON-6).
    Deal(Seat, u8),
    /// All seats choose their first display (GON-5).
    Choose,
    /// Chance: this seat rolls (GON-10).
    Roll(Seat),
    /// Passive seats enter dice; this seat is the active one (GON-20).
    Passive(Seat),
    /// This seat has rolled and used nothing yet (GON-11, GON-12).
    Decide(Seat),
    /// This seat has bought or completed, and may use more dice (GON-13).
    Use(Seat),
    /// This seat lays the card it bought (GON-41).
    Lay(Seat),
    /// This seat takes a chance (GON-45).
    Chance(Seat),
    /// Chance: the top card of a stack, for this seat's chance (GON-46).
    Draw(Seat, Stack),
    /// This seat lays the card drawn by chance, or puts it under its stack (GON-46).
    Keep(Seat, Stack),
    /// Chance: the market is filled after this seat's turn (GON-42).
    Refill(Seat, Stack),
    /// Chance: the roll of the passive move (GON-71).
    SoloRoll,
    /// The passive move of a solo player (GON-71).
    SoloEnter,
    /// A solo player puts a card of the market aside (GON-72).
    Aside,
    /// Chance: the market is filled after that (GON-72).
    SoloRefill(Stack),
    /// The match is over (GON-60, GON-64, GON-73).
    Over,
}

impl Phase {
    /// A number for each phase, for digests.
    const fn code(self) -> (u8, Option<Seat>, Option<Stack>) {
        match self {
            Phase::Start => (0, None, None),
            Phase::Market(stack) => (1, None, Some(stack)),
            Phase::Deal(seat, count) => (20 + count, Some(seat), None),
            Phase::Choose => (3, None, None),
            Phase::Roll(seat) => (4, Some(seat), None),
            Phase::Passive(seat) => (5, Some(seat), None),
            Phase::Decide(seat) => (6, Some(seat), None),
            Phase::Use(seat) => (7, Some(seat), None),
            Phase::Lay(seat) => (8, Some(seat), None),
            Phase::Chance(seat) => (9, Some(seat), None),
            Phase::Draw(seat, stack) => (10, Some(seat), Some(stack)),
            Phase::Keep(seat, stack) => (11, Some(seat), Some(stack)),
            Phase::Refill(seat, stack) => (12, Some(seat), Some(stack)),
            Phase::SoloRoll => (13, None, None),
            Phase::SoloEnter => (14, None, None),
            Phase::Aside => (15, None, None),
            Phase::SoloRefill(stack) => (16, None, Some(stack)),
            Phase::Over => (17, None, None),
        }
    }

    /// The seat whose turn it is, while there is a turn.
    pub const fn active(self) -> Option<Seat> {
        match self {
            Phase::Roll(seat)
            | Phase::Passive(seat)
            | Phase::Decide(seat)
            | Phase::Use(seat)
            | Phase::Lay(seat)
            | Phase::Chance(seat)
            | Phase::Draw(seat, _)
            | Phase::Keep(seat, _)
            | Phase::Refill(seat, _) => Some(seat),
            Phase::SoloRoll | Phase::SoloEnter | Phase::Aside | Phase::SoloRefill(_) => Some(Seat::at(0)),
            Phase::Start | Phase::Market(_) | Phase::Deal(..) | Phase::Choose | Phase::Over => None,
        }
    }
}

/// The dice of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// How often the active player has rolled; kept for the solo passive move, which depends on it (GON-71).
    pub rolls: u8,
    /// What the dice show.
    pub dice: Dice,
    /// The dice rolled last, or about to be rolled: those that passive players may enter (GON-20).
    pub rolled: DiceSet,
    /// The dice that have been used (GON-11), or entered in a chance or a solo passive move.
    pub used: DiceSet,
    /// The card that was bought and is not laid yet (GON-41).
    pub bought: Option<Card>,
}

impl Turn {
    pub(crate) const NONE: Turn =
        Turn { rolls: 0, dice: Dice::NONE, rolled: DiceSet::EMPTY, used: DiceSet::EMPTY, bought: None };
}

/// Everything that lies open on the table or that everybody could count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Where the match stands.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The last round, once a ninth card has been laid (GON-60).
    pub last_round: Option<u8>,
    /// Who begins every round (GON-6).
    pub starter: Seat,
    /// Who enters dice at the same time, and who is done.
    pub gathering: Gathering,
    /// The dice of the turn.
    pub turn: Turn,
    /// The two rows of the market, the oldest place first (GON-4).
    pub market: [[Option<Card>; PLACES]; 2],
    /// Cards that a solo player has put aside (GON-72).
    pub aside: CardSet,
    /// Each seat's display.
    pub displays: BySeat<Display, PLAYERS_MAX>,
}

impl Board {
    /// One row of the market, the oldest place first.
    #[inline]
    pub fn row(&self, stack: Stack) -> &[Option<Card>; PLACES] {
        &self.market[stack.index()]
    }

    /// The place of a card in its row, from the oldest.
    #[inline]
    pub fn place_of(&self, card: Card) -> Option<usize> {
        self.row(card.stack()).iter().position(|&place| place == Some(card))
    }

    /// The dice the active player can still use.
    #[inline]
    pub fn unused(&self) -> DiceSet {
        crate::dice::ALL_DICE.minus(self.turn.used)
    }

    /// Every card that lies open.
    pub fn open_cards(&self) -> CardSet {
        let market = self.market.iter().flatten().flatten().copied();
        let open = market.chain(self.turn.bought).fold(self.aside, CardSet::with);
        self.displays.iter().fold(open, |open, display| open.union(display.cards()))
    }

    /// Whose moment it is.
    #[inline]
    pub(crate) fn due(&self) -> Due {
        // Asked several times a decision, so not as one long `match`: jumps by phase are hard to foresee.
        let phase = self.phase;
        let is_chance = matches!(
            phase,
            Phase::Start
                | Phase::Market(_)
                | Phase::Deal(..)
                | Phase::Roll(_)
                | Phase::Draw(..)
                | Phase::Refill(..)
                | Phase::SoloRoll
                | Phase::SoloRefill(_)
        );
        if is_chance {
            return Due::Chance;
        }
        if matches!(phase, Phase::Choose | Phase::Passive(_)) {
            return Due::Gathering(self.gathering.awaited());
        }
        phase.active().map_or(Due::Nothing, Due::Seat)
    }
}

/// The scoring stack with what is known of its order.
pub(crate) type ScoringPile = DrawPile<CardSet, SCORING>;
/// The bonus stack with what is known of its order.
pub(crate) type BonusPile = DrawPile<CardSet, BONUSES>;

/// Everything that somebody at the table may not see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    /// The scoring stack.
    pub(crate) scoring: ScoringPile,
    /// The bonus stack.
    pub(crate) bonus: BonusPile,
    /// The cards dealt to each seat, until the displays are shown.
    pub(crate) hands: BySeat<CardSet, PLAYERS_MAX>,
    /// The parts of secret choices that are not resolved.
    pub(crate) parts: Parts<Action, PLAYERS_MAX, PARTS_MAX>,
    /// The card drawn by chance, and who knows it: a card under the stack is known to whoever put it there.
    pub(crate) drawn: Option<KnownPlace<Card>>,
}

impl Hidden {
    /// Whether a stack is empty.
    #[inline]
    pub(crate) fn is_empty(&self, stack: Stack) -> bool {
        // Asked all the time: whether a draw has an outcome is quicker to say than how many cards there are.
        match stack {
            Stack::Scoring => self.scoring.outcome_count() == 0,
            Stack::Bonus => self.bonus.outcome_count() == 0,
        }
    }
}

/// A match at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What lies open.
    pub(crate) board: Board,
    /// What does not.
    pub(crate) hidden: Hidden,
}

impl State {
    /// What lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards dealt to a seat and not shown yet: for drivers and tests, never for another player.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat]
    }

    /// Adds every rule fact, in an order that never changes.
    pub(crate) fn digest(&self, digest: &mut Digest) {
        let State { board, hidden } = self;
        let (phase, seat, stack) = board.phase.code();
        digest.add(&phase).add(&seat).add(&stack.map(|stack| stack.index() as u8));
        digest.add(&board.round).add(&board.last_round).add(&board.starter).add(&board.gathering);
        let turn = &board.turn;
        digest.add(&turn.rolls).add(&turn.dice).add(&turn.rolled).add(&turn.used).add(&turn.bought);
        digest.add(&board.market).add(&board.aside).add(&board.displays);
        digest.add(&hidden.scoring).add(&hidden.bonus).add(&hidden.hands).add(&hidden.parts);
        digest.add(&hidden.drawn);
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "a state fits into a kilobyte");
const _: () = assert!(COLOURS == 5);
