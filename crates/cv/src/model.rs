//! The state of a match: what lies open ([`Board`]) and what does not (`Hidden`).
//!
//! The split is the first defence against leaks: a [`Board`] holds nothing that anybody at the table may not
//! see or count, so views copy it whole and take the rest piece by piece. The three age decks are on the
//! board: everybody can count which cards have not been seen, and an order does not exist until a draw.

use engine::{Due, Gathering, Parts, Seat, SeatSet};

use crate::card::{Age, CARDS, Card, CardSet, Kind, STACKS, TRACK};
use crate::face::{Ability, Face};
use crate::symbol::{Symbol, Symbols};

/// The most players (CV-1).
pub const PLAYERS_MAX: usize = 4;

/// One value for each seat.
pub type BySeat<T> = engine::BySeat<T, PLAYERS_MAX>;
/// The most public goals (CV-5).
pub const GOALS_MAX: usize = PLAYERS_MAX - 1;
/// The most dice (CV-2).
pub const DICE_MAX: u8 = 7;
/// The most cards taken in a turn (CV-30).
pub const TAKEN_MAX: usize = 2;

/// The first or the second choice of the childhood draft (CV-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// One of the three cards dealt.
    First,
    /// One of the two that arrived from the right.
    Second,
}

/// Where a match stands; what is awaited follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: the next of the first five cards of the track (CV-4).
    Open,
    /// Chance: this seat's secret goal (CV-5).
    Goal(Seat),
    /// Chance: the next public goal (CV-5).
    PublicGoal,
    /// Chance: the next childhood card of this seat (CV-6).
    Deal(Seat),
    /// All seats that have not committed choose a childhood card to keep (CV-7).
    Draft(Step),
    /// This seat throws, rerolls or stops (CV-21).
    Roll(Seat),
    /// Chance: this seat's dice (CV-21).
    Throw(Seat),
    /// A misfortune strikes this seat: insure, or lose a card (CV-40).
    Misfortune(Seat),
    /// This seat takes cards (CV-30).
    Select(Seat),
    /// This seat chooses which cards to keep up (CV-57).
    Upkeep(Seat),
    /// This seat lays its new cards (CV-51).
    Lay(Seat),
    /// Chance: the next card of the track (CV-60).
    Refill,
    /// This seat may take a card as social assistance (CV-72).
    Assist(Seat),
    /// The match is nearly over and this seat gives its waiting cards a type (CV-53).
    Settle(Seat),
    /// The match is over (CV-80).
    Over,
}

impl Phase {
    /// What the phase waits for.
    #[inline]
    pub fn due(self, gathering: Gathering) -> Due {
        match self {
            Phase::Open
            | Phase::Goal(_)
            | Phase::PublicGoal
            | Phase::Deal(_)
            | Phase::Throw(_)
            | Phase::Refill => Due::Chance,
            Phase::Draft(_) => Due::Gathering(gathering.awaited()),
            Phase::Roll(seat)
            | Phase::Misfortune(seat)
            | Phase::Select(seat)
            | Phase::Upkeep(seat)
            | Phase::Lay(seat)
            | Phase::Assist(seat)
            | Phase::Settle(seat) => Due::Seat(seat),
            Phase::Over => Due::Nothing,
        }
    }
}

/// The abilities in force, and whether there are arrows, as bits: asked for at every payment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Powers(u16);

impl Powers {
    const ARROWS: u16 = 1 << 15;
    pub(crate) const NONE: Powers = Powers(0);

    #[inline]
    pub(crate) fn with(self, face: &Face) -> Powers {
        let ability = face.ability.map_or(0, |ability| 1 << ability as u16);
        let arrows = if face.arrows[0].is_some() { Powers::ARROWS } else { 0 };
        Powers(self.0 | ability | arrows)
    }

    #[inline]
    pub(crate) fn can(self, ability: Ability) -> bool {
        self.0 >> ability as u16 & 1 == 1
    }

    #[inline]
    pub(crate) fn has_arrows(self) -> bool {
        self.0 & Powers::ARROWS != 0
    }
}

/// What belongs to the current turn only. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The cards in force: those active when the turn began.
    pub in_force: CardSet,
    /// Their tokens.
    pub tokens: Symbols,
    /// Their any-of-four tokens (CV-37).
    pub any: u8,
    /// Their abilities.
    pub(crate) powers: Powers,
    /// The dice that have been thrown.
    pub dice: Symbols,
    /// Dice that join the next throw.
    pub fresh: u8,
    /// Throws that are left, the first one included.
    pub throws: u8,
    /// Whether Psychotherapy has been used (CV-C53).
    pub is_therapy_used: bool,
    /// Whether Trip around the world has averted a misfortune (CV-C45).
    pub is_trip_used: bool,
    /// Bad luck that arrows changed when misfortune was settled (CV-41).
    pub changed: u8,
    /// The symbols of events played this turn (CV-32).
    pub events: Symbols,
    /// Discounts of events played this turn, by type (CV-39).
    pub discounts: [u8; STACKS],
    /// Cards taken this turn, in order.
    pub taken: [Option<Card>; TAKEN_MAX],
    /// Misfortunes that have struck this turn (CV-43).
    pub struck: u8,
    /// Misfortunes to settle now, the current one included.
    pub due: u8,
}

impl Turn {
    pub(crate) const NONE: Turn = Turn {
        in_force: CardSet::EMPTY,
        tokens: Symbols::EMPTY,
        any: 0,
        powers: Powers::NONE,
        dice: Symbols::EMPTY,
        fresh: 0,
        throws: 0,
        is_therapy_used: false,
        is_trip_used: false,
        changed: 0,
        events: Symbols::EMPTY,
        discounts: [0; STACKS],
        taken: [None; TAKEN_MAX],
        struck: 0,
        due: 0,
    };

    /// How many cards have been taken this turn.
    #[inline]
    pub fn taken_count(&self) -> usize {
        self.taken.iter().flatten().count()
    }

    /// Bad luck on dice and tokens (CV-41), whatever became of it; CV-C60: spent or not.
    #[inline]
    pub fn bad_luck(&self) -> u8 {
        self.dice.count(Symbol::BadLuck) + self.tokens.count(Symbol::BadLuck)
    }
}

/// New cards on their way into a CV. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laying {
    /// The cards that are not laid yet.
    pub cards: [Option<Card>; TAKEN_MAX],
    /// The card about to be laid, and as what: waiting cards get their type first (CV-53).
    pub announced: Option<(Card, Kind)>,
}

impl Laying {
    pub(crate) const NONE: Laying = Laying { cards: [None; TAKEN_MAX], announced: None };
}

/// Everything that lies open on the table or that everybody could count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Where the match stands.
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The seat that had the Bicycle and starts every round (CV-8).
    pub starter: Seat,
    /// Whose turn it is.
    pub current: Seat,
    /// Which seats choose at the current step of the draft, and which have chosen.
    pub gathering: Gathering,
    /// The seats that took Early retirement (CV-C41).
    pub retired: SeatSet,
    /// The seats still to be offered social assistance (CV-72).
    pub entitled: SeatSet,
    /// Whether the match is interrupted for social assistance (CV-70).
    pub is_assisting: bool,
    /// The track, from the left (CV-4).
    pub track: [Option<Card>; TRACK],
    /// The public goals (CV-5).
    pub goals: [Option<Card>; GOALS_MAX],
    /// The card on top of each stack of each seat, by type.
    pub tops: BySeat<[Option<Card>; STACKS]>,
    /// How many cards each stack of each seat has, by type.
    pub counts: BySeat<[u8; STACKS]>,
    /// How many childhood cards each seat is choosing from in the draft.
    pub pack_count: BySeat<u8>,
    /// How many childhood cards each seat holds for good.
    pub hand_count: BySeat<u8>,
    /// For each card in a stack, the card right under it; 0 for none.
    pub(crate) under: [u8; CARDS + 1],
    /// Two-colour cards without a type, by seat (CV-53).
    pub apart: BySeat<CardSet>,
    /// Cards that still can be work because they were taken before Early retirement, until they are laid (CV-53).
    pub(crate) keep_work: CardSet,
    /// Events taken from the track, in hand: known to all.
    pub open_hand: BySeat<CardSet>,
    /// Childhood cards each seat has shown: played, or the Bicycle.
    pub shown: BySeat<CardSet>,
    /// The cards of the three age decks that have not been seen yet.
    pub decks: CardSet,
    /// Cards that left the game and were seen.
    pub discards: CardSet,
    /// What belongs to this turn only.
    pub turn: Turn,
    /// New cards on their way into a CV.
    pub laying: Laying,
}

impl Board {
    /// The card right under another in its stack.
    #[inline]
    pub fn under(&self, card: Card) -> Option<Card> {
        Card::new(self.under[card.index()])
    }

    /// A stack from its top to its bottom.
    pub fn stack(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = Card> + '_ {
        let top = self.tops[seat].get(kind.index()).copied().flatten();
        std::iter::successors(top, |&card| self.under(card))
    }

    /// The active cards: the tops of the stacks, and waiting ones.
    pub fn active(&self, seat: Seat) -> CardSet {
        let tops = self.tops[seat].iter().flatten();
        tops.fold(self.apart[seat], |set, &card| set.with(card))
    }

    /// All cards of a CV, covered or not.
    pub fn cv(&self, seat: Seat) -> CardSet {
        let stacks = Kind::STACKED.into_iter().flat_map(|kind| self.stack(seat, kind));
        stacks.fold(self.apart[seat], CardSet::with)
    }

    /// How many cards a CV has.
    #[inline]
    pub fn cv_count(&self, seat: Seat) -> u32 {
        let stacks: u8 = self.counts[seat].iter().sum();
        u32::from(stacks) + self.apart[seat].count()
    }

    /// Whether a type is in a CV; a waiting card has none (CV-53).
    #[inline]
    pub fn has_kind(&self, seat: Seat, kind: Kind) -> bool {
        self.counts[seat].get(kind.index()).is_some_and(|&count| count > 0)
    }

    /// The deck the track is refilled from, if any is left (CV-60).
    #[inline]
    pub fn deck(&self) -> Option<Age> {
        self.decks.first().map(Card::age)
    }

    /// How many cards a deck has.
    #[inline]
    pub fn deck_count(&self, age: Age) -> u32 {
        self.decks.both(age.cards()).count()
    }

    /// Whether an old-age card has been laid on the track (CV-C29).
    #[inline]
    pub fn is_old_age(&self) -> bool {
        self.deck_count(Age::OldAge) < Age::OldAge.cards().count()
    }

    /// How many cards lie on the track.
    #[inline]
    pub fn track_count(&self) -> usize {
        self.track.iter().flatten().count()
    }
}

/// Everything that not everybody at the table may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    /// Childhood cards and goals that have not been dealt; in the end, the box.
    pub(crate) rest: CardSet,
    /// The secret goals.
    pub(crate) goal: BySeat<Option<Card>>,
    /// The childhood cards each seat holds for good.
    pub(crate) hand: BySeat<CardSet>,
    /// The childhood cards each seat is choosing from.
    pub(crate) pack: BySeat<CardSet>,
    /// What each seat has chosen to keep at the current step of the draft.
    pub(crate) chosen: Parts<Card, PLAYERS_MAX, 1>,
    /// What each seat passed to the left at the two steps of the draft. Both neighbours remember it.
    pub(crate) passed: [BySeat<CardSet>; 2],
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

    /// A seat's childhood cards in hand: for drivers and tests, never for another player.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hand[seat]
    }

    /// A seat's secret goal: for drivers and tests, never for another player.
    pub fn goal(&self, seat: Seat) -> Option<Card> {
        self.hidden.goal[seat]
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "a state fits into a kilobyte");
