//! Pile: a made-up game, small enough to be seen through, with a part of everything the contract knows.
//!
//! Each seat is dealt three cards in secret. All keep one of them in secret and at the same time; it stays
//! hidden until the end. Then each seat in turn plays one of the two cards left, openly, and draws one card
//! openly. A player scores the kept card twice and the others once. A [`Flaw`] breaks one promise, to see that
//! the suite finds it.

mod moves;
mod rules;
mod sight;

use engine::{RuleId, SEATS_MAX, Seat, SeatSet};

pub(super) use moves::{Action, Chance, Event, Why};

/// How many kinds of card there are; the kind with index `k` is worth `k + 1`.
pub(super) const KINDS: usize = 4;
/// How many cards of each kind.
pub(super) const COPIES: [u8; KINDS] = [5, 4, 3, 2];

pub(super) const PILE_1: RuleId = RuleId::new("PILE-1");
pub(super) const PILE_2: RuleId = RuleId::new("PILE-2");
pub(super) const PILE_3: RuleId = RuleId::new("PILE-3");

/// Cards by kind.
pub(super) type Cards = [u8; KINDS];

/// A promise broken on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flaw {
    None,
    /// The view shows the others' hands.
    LeakyView,
    /// No hand is in the view, but a trace of one is: whether seat 1 holds the rarest card.
    LeakyFlag,
    /// The event of a deal tells everybody the card.
    LeakyDeal,
    /// The event of a secret choice tells everybody the card.
    LeakyChoice,
    /// A refusal says by its rule whether somebody else holds the card.
    LeakyRefusal,
    /// A card of which there are two is listed twice.
    DuplicateLegal,
    /// The list is descending.
    UnsortedLegal,
    /// The list leaves one action out that is accepted.
    IncompleteLegal,
    /// The legal list is not cleared first.
    DirtyBuffer,
    /// A refused action costs a point.
    RefusalChanges,
    /// The last to commit counts for something.
    OrderMatters,
    /// Taking back leaves a trace.
    RetractTrace,
    /// Taking back is allowed to who has not committed.
    RetractAlways,
    /// What a seat may keep depends on what others have committed.
    ListSeesCommits,
    /// What a seat may play depends on whether the next seat kept the rarest card.
    ListSeesSecrets,
    /// A seat that kept the most common card is awaited together with the next one.
    LeakyAwaits,
    /// The first unseen cards are always imagined with the others.
    BiasedImagine,
    /// The rarest card is imagined with the others a little too often.
    SlightlyBiasedImagine,
    /// Imagined states have another card instead of one.
    LossyImagine,
    /// Imagination moves the own cards.
    OtherView,
    /// The last kind of card stands at both ends of the outcomes.
    ScatteredOutcomes,
    /// Any card can be dealt, also one that is not in the deck.
    AnyChance,
    /// Two actions share a notation.
    SharedNotation,
    /// A notation ends in a space.
    SpacedNotation,
    /// A played card vanishes.
    LostCard,
    /// The last turn starts over.
    Endless,
    /// The lines of the score forget the drawn card.
    WrongSum,
    /// Everybody is second.
    NoWinner,
    /// The view offers nothing after the draft.
    BlindOptions,
    /// A sink that listens changes the state.
    Heisenberg,
}

/// The game.
#[derive(Clone, Debug)]
pub(super) struct Pile {
    pub(super) players: usize,
    pub(super) flaw: Flaw,
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// Cards are dealt round the table; so many are dealt already.
    Deal(u8),
    /// All keep a card.
    Keep,
    /// This seat plays a card.
    Play(Seat),
    /// This seat draws a card.
    Draw(Seat),
    /// It is over.
    Over,
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Area {
    pub(super) hand: Cards,
    /// The card chosen to keep; it has left the hand.
    pub(super) kept: Option<u8>,
    pub(super) open: Cards,
    /// What flaws leave behind.
    pub(super) trace: u8,
}

/// A match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    pub(super) deck: Cards,
    pub(super) areas: [Area; SEATS_MAX],
    pub(super) phase: Phase,
}

/// What a viewer sees of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Seen {
    pub(super) hand: Option<Cards>,
    pub(super) hand_count: u8,
    /// Whether a card is kept, and which, if the viewer may know.
    pub(super) has_kept: bool,
    pub(super) kept: Option<u8>,
    pub(super) open: Cards,
    pub(super) trace: u8,
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct View {
    pub(super) me: Option<Seat>,
    pub(super) seats: [Seen; SEATS_MAX],
    pub(super) phase: Phase,
    pub(super) deck_count: u8,
}

impl Pile {
    pub(super) fn new(players: usize) -> Pile {
        Pile { players, flaw: Flaw::None }
    }

    pub(super) fn with(players: usize, flaw: Flaw) -> Pile {
        Pile { players, flaw }
    }

    pub(super) fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// Panics if a card is lost or made.
    pub(super) fn conserve(&self, state: &State) {
        let mut cards = state.deck;
        for area in &state.areas {
            for (kind, copies) in cards.iter_mut().enumerate() {
                *copies += held(area, kind);
            }
        }
        assert_eq!(cards, COPIES, "cards are lost or made");
    }
}

/// The seats that have chosen while others still think.
pub(super) fn committed(state: &State, players: usize) -> SeatSet {
    if state.phase != Phase::Keep {
        return SeatSet::EMPTY;
    }
    let chosen = Seat::all(players).filter(|seat| state.areas[seat.index()].kept.is_some());
    chosen.fold(SeatSet::EMPTY, SeatSet::with)
}

pub(super) fn count(cards: Cards) -> u8 {
    cards.iter().sum()
}

/// How many cards of a kind lie before a seat.
pub(super) fn held(area: &Area, kind: usize) -> u8 {
    area.hand[kind] + area.open[kind] + u8::from(area.kept == Some(kind as u8))
}
