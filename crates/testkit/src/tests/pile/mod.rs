//! Pile: a made-up game, small enough to be seen through, with a part of everything the contract knows.
//!
//! Each seat is dealt three cards in secret. All keep one or two of them in secret and at the same time, in parts:
//! first one card, then another that is not lower, or done. What is kept stays hidden until the end. Then each seat
//! in turn plays one of its other cards openly or puts it under the deck, and draws one card openly; a seat that
//! plays the rarest card looks at the top of the deck instead. A player scores the kept cards twice and the others
//! once. A [`Flaw`] breaks one promise, to see that the suite finds it.

mod moves;
mod phrase;
mod rules;
mod views;

use engine::{BySeat, DrawPile, DrawPileView, Due, Gathering, Parts, Pool, RuleId, SEATS_MAX, Seat};

pub(super) use moves::{Action, Chance, Event, Source, Why};
#[allow(unused_imports, reason = "for whoever adds this game to a registry of its own")]
pub(super) use phrase::Card as Token;

/// How many kinds of card there are; the kind with index `k` is worth `k + 1`.
pub(super) const KINDS: usize = 4;
/// How many cards of each kind.
pub(super) const COPIES: Cards = Cards([5, 4, 3, 2]);
/// The rarest kind.
pub(super) const RAREST: u8 = KINDS as u8 - 1;
/// How many cards may be kept.
pub(super) const KEPT_MAX: usize = 2;

pub(super) const PILE_1: RuleId = RuleId::new("PILE-1");
pub(super) const PILE_2: RuleId = RuleId::new("PILE-2");
pub(super) const PILE_3: RuleId = RuleId::new("PILE-3");

/// Cards by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Cards(pub(super) [u8; KINDS]);

impl Cards {
    /// The kinds there are, ascending.
    pub(super) fn kinds(self) -> impl Iterator<Item = u8> {
        (0..KINDS as u8).filter(move |&kind| self.contains(kind))
    }

    pub(super) fn plus(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    pub(super) fn minus(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind] - other.0[kind]))
    }

    pub(super) fn worth(self) -> i32 {
        (0..KINDS).map(|kind| i32::from(self.0[kind]) * (kind as i32 + 1)).sum()
    }
}

impl Pool for Cards {
    type Card = u8;

    const EMPTY: Cards = Cards([0; KINDS]);

    fn count(self) -> u32 {
        self.0.iter().map(|&copies| u32::from(copies)).sum()
    }

    fn nth(self, place: u32) -> u8 {
        let copies = (0..KINDS as u8).flat_map(|kind| (0..self.0[usize::from(kind)]).map(move |_| kind));
        copies.into_iter().nth(place as usize).expect("the place is below the count")
    }

    fn contains(self, card: u8) -> bool {
        self.0[usize::from(card)] > 0
    }

    fn with(mut self, card: u8) -> Cards {
        self.0[usize::from(card)] += 1;
        self
    }

    fn without(mut self, card: u8) -> Cards {
        self.0[usize::from(card)] -= 1;
        self
    }
}

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
    /// The event of a part of a secret choice tells everybody the card.
    LeakyPart,
    /// The view shows how many parts others have chosen.
    LeakyPartCount,
    /// Looking at the top of the deck tells everybody the card.
    LeakyLook,
    /// The view shows everybody which cards lie under the deck.
    LeakyUnder,
    /// A refusal says by its rule whether somebody else holds the card.
    LeakyRefusal,
    /// A card of which there are two is listed twice.
    DuplicateLegal,
    /// The list is descending.
    UnsortedLegal,
    /// The list leaves one action out that is accepted.
    IncompleteLegal,
    /// The list has more actions than anybody can choose from.
    LongLegal,
    /// The legal list is not cleared first.
    DirtyBuffer,
    /// A refused action costs a point.
    RefusalChanges,
    /// A seat beyond the table is not refused.
    ForeignSeat,
    /// The last to be done counts for something.
    OrderMatters,
    /// Taking back leaves a trace.
    TakeBackTrace,
    /// Taking back is allowed to a seat that has chosen nothing.
    TakeBackAlways,
    /// Taking back the last part takes all of them.
    TakeBackTooMuch,
    /// Taking back everything leaves the first part.
    TakeBackTooLittle,
    /// A seat that is done is still awaited.
    NeverDone,
    /// What a seat may keep depends on who is done.
    ListSeesCommits,
    /// What a seat may play depends on whether the next seat kept the rarest card.
    ListSeesSecrets,
    /// A seat that kept the most common card is awaited together with the next one.
    LeakyAwaits,
    /// A view waits for nobody after the choice.
    BlindAwaits,
    /// The first unseen cards are always imagined with the others.
    BiasedImagine,
    /// The rarest card is imagined with the others a little too often.
    SlightlyBiasedImagine,
    /// Imagined states have another card instead of one.
    LossyImagine,
    /// Imagination moves the viewer's own cards.
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
    /// A view counts the open cards twice.
    WrongSum,
    /// What a viewer cannot know is left out of the score.
    UnknownLeftOut,
    /// A viewer is told points that are not those of the state.
    GuessedPoints,
    /// Everybody is second.
    NoWinner,
    /// A view places the seats by their open cards alone, to the very end.
    OwnPlaces,
    /// The view offers nothing after the choice.
    BlindOptions,
    /// The digest forgets the cards under the deck and what was kept.
    ForgetfulDigest,
    /// A sink that listens changes the state.
    Heisenberg,
    /// What happens is said with a text that is not there.
    Speechless,
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
    /// All keep cards.
    Keep,
    /// This seat plays a card.
    Play(Seat),
    /// This seat looks at the top of the deck.
    Look(Seat),
    /// This seat draws a card.
    Draw(Seat),
    /// It is over.
    Over,
}

impl Phase {
    pub(super) fn due(self, gathering: Gathering) -> Due {
        match self {
            Phase::Deal(_) | Phase::Look(_) | Phase::Draw(_) => Due::Chance,
            Phase::Keep => Due::Gathering(gathering.awaited()),
            Phase::Play(seat) => Due::Seat(seat),
            Phase::Over => Due::Nothing,
        }
    }
}

/// A part of the secret choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Part {
    Keep(u8),
    Done,
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Area {
    pub(super) hand: Cards,
    /// The cards kept; they have left the hand.
    pub(super) kept: Cards,
    pub(super) open: Cards,
    /// What flaws leave behind.
    pub(super) trace: u8,
}

impl Area {
    pub(super) fn all(&self) -> Cards {
        self.hand.plus(self.kept).plus(self.open)
    }
}

/// A choice is at most the cards and the word that it is done.
pub(super) type Chosen = Parts<Part, SEATS_MAX, { KEPT_MAX + 1 }>;
/// Every seat may put one card under the deck.
pub(super) type Deck = DrawPile<Cards, SEATS_MAX>;

/// A match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    pub(super) deck: Deck,
    pub(super) areas: BySeat<Area, SEATS_MAX>,
    pub(super) gathering: Gathering,
    pub(super) chosen: Chosen,
    pub(super) phase: Phase,
}

/// What a viewer sees of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Seen {
    pub(super) hand: Option<Cards>,
    pub(super) hand_count: u32,
    pub(super) kept: Option<Cards>,
    pub(super) kept_count: u32,
    pub(super) open: Cards,
    pub(super) trace: u8,
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct View {
    pub(super) me: Option<Seat>,
    pub(super) seats: BySeat<Seen, SEATS_MAX>,
    pub(super) gathering: Gathering,
    /// The viewer's own parts of the secret choice.
    pub(super) parts: [Option<Part>; KEPT_MAX + 1],
    pub(super) phase: Phase,
    pub(super) deck: DrawPileView<u8, SEATS_MAX>,
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
        let cards = state.areas.iter().fold(state.deck.cards(), |all, area| all.plus(area.all()));
        assert_eq!(cards, COPIES, "cards are lost or made");
    }
}

/// The cards among some parts, and the lowest kind that may be kept next.
pub(super) fn kept(parts: impl Iterator<Item = Part>) -> (Cards, u8) {
    parts.fold((Cards::EMPTY, 0), |(cards, lowest), part| match part {
        Part::Keep(kind) => (cards.with(kind), kind),
        Part::Done => (cards, lowest),
    })
}
