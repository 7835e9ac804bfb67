//! The state of a match: what lies open ([`Board`]) and what does not (`Hidden`).
//!
//! The split is the first defence against leaks: a [`Board`] holds nothing that anybody at the table may not
//! see, so views copy it whole and take the rest piece by piece.

use engine::{Due, Gathering, Parts, Seat};

use crate::action::Keep;
use crate::card::{COLOURS, Cards, Colour, ColourSet};
use crate::deck::MODIFICATIONS;

/// The most players (KOS-1).
pub const PLAYERS_MAX: usize = 4;

/// One value for each seat.
pub type BySeat<T> = engine::BySeat<T, PLAYERS_MAX>;
/// How many rounds a match has (KOS-10).
pub const ROUNDS: u8 = 3;

/// The first or the second choice of a draft (KOS-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Choosing from the cards dealt.
    First,
    /// Choosing from the cards that arrived from the right.
    Second,
}

/// Where a match stands; what is awaited follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: the first card of the capital (KOS-4).
    Seed,
    /// Chance: the modification card dealt to this seat to find who starts (KOS-5).
    Start(Seat),
    /// Chance: the next card dealt to this seat (KOS-11).
    Deal(Seat),
    /// All seats that have not committed choose cards to keep (KOS-12).
    Draft(Step),
    /// This seat plays a card (KOS-20).
    Play(Seat),
    /// Chance: the card this seat's Scholar draws (KOS-23).
    Scholar(Seat),
    /// Chance: the modification card this seat's Agent draws (KOS-25).
    Agent(Seat),
    /// This seat lays the modification card it drew (KOS-25).
    Lay(Seat),
    /// This seat's Priest takes a card (KOS-26).
    Priest(Seat),
    /// This seat may save bust columns (KOS-32).
    Save(Seat),
    /// The match is over (KOS-40).
    Over,
}

impl Phase {
    /// What the phase waits for.
    #[inline]
    pub fn due(self, gathering: Gathering) -> Due {
        match self {
            Phase::Seed | Phase::Start(_) | Phase::Deal(_) | Phase::Scholar(_) | Phase::Agent(_) => {
                Due::Chance
            }
            Phase::Draft(_) => Due::Gathering(gathering.awaited()),
            Phase::Play(seat) | Phase::Lay(seat) | Phase::Priest(seat) | Phase::Save(seat) => Due::Seat(seat),
            Phase::Over => Due::Nothing,
        }
    }
}

/// A modification card at a column: who laid it and where is public, its value is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// The seat that laid it.
    pub seat: Seat,
    /// At which column of the capital.
    pub column: Colour,
}

/// What happened at the last round end, for a viewer who looks later. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Report {
    /// Which round it was; 0 before the first round end.
    pub round: u8,
    /// The modification cards that lay at columns.
    pub laid: [Option<Laid>; MODIFICATIONS],
    /// Their values, now revealed.
    pub values: [i8; MODIFICATIONS],
    /// Each column's limit (KOS-30).
    pub limits: [i16; COLOURS],
    /// Each seat's column sums before saving and discarding.
    pub sums: BySeat<[u8; COLOURS]>,
    /// The columns each seat saved (KOS-32).
    pub saved: BySeat<ColourSet>,
    /// The columns each seat lost (KOS-33).
    pub lost: BySeat<ColourSet>,
    /// The bonus cards each seat took (KOS-34).
    pub bonus: BySeat<Cards>,
}

impl Report {
    pub(crate) const NONE: Report = Report {
        round: 0,
        laid: [None; MODIFICATIONS],
        values: [0; MODIFICATIONS],
        limits: [0; COLOURS],
        sums: BySeat::all([0; COLOURS]),
        saved: BySeat::all(ColourSet::EMPTY),
        lost: BySeat::all(ColourSet::EMPTY),
        bonus: BySeat::all(Cards::EMPTY),
    };
}

/// Everything that lies open on the table or that everybody could count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Where the match stands.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// This round's starting player.
    pub starter: Seat,
    /// The seat whose hand was empty first this round; play ends when its turn would come (KOS-27).
    pub closer: Option<Seat>,
    /// Which seats choose at the current step of the draft, and which have chosen.
    pub gathering: Gathering,
    /// How many cards everybody is dealt this round.
    pub dealt: u8,
    /// How many cards are in the deck.
    pub deck_count: u8,
    /// The markers in the supply.
    pub supply: u8,
    /// Each seat's markers.
    pub markers: BySeat<u8>,
    /// How many cards each seat holds for good; in the draft, those kept so far.
    pub hand_count: BySeat<u8>,
    /// How many cards each seat is choosing from in the draft.
    pub pack_count: BySeat<u8>,
    /// How many cards each seat's Scholars drew this round.
    pub drawn_count: BySeat<u8>,
    /// The modification cards dealt openly at the very start (KOS-5).
    pub opening: BySeat<Option<i8>>,
    /// The modification cards at columns, in the order they were laid.
    pub laid: [Option<Laid>; MODIFICATIONS],
    /// The capital's columns.
    pub capital: Cards,
    /// Cards that left the game.
    pub discards: Cards,
    /// Each seat's hometown.
    pub hometown: BySeat<Cards>,
    /// Each seat's bonus cards, apart from the hometown (KOS-36).
    pub bonus: BySeat<Cards>,
    /// What each seat has played from hand this round, to whichever place.
    pub played: BySeat<Cards>,
    /// The last round end.
    pub report: Report,
}

impl Board {
    /// How many modification cards lie at columns.
    #[inline]
    pub fn laid_count(&self) -> usize {
        self.laid.iter().flatten().count()
    }

    /// How many modification cards are left in their deck.
    #[inline]
    pub fn stock_count(&self) -> usize {
        let out = match self.phase {
            Phase::Lay(_) => 1,
            Phase::Start(_) => self.opening.iter().flatten().count(),
            _ => 0,
        };
        MODIFICATIONS - self.laid_count() - out
    }
}

/// Marks the absence of a modification card in [`Hidden`].
pub(crate) const NO_MODIFICATION: u8 = u8::MAX;

/// Everything that not everybody at the table may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    /// The deck: an unordered set, because nobody knows its order.
    pub(crate) deck: Cards,
    /// The cards each seat holds for good.
    pub(crate) hand: BySeat<Cards>,
    /// The cards each seat is choosing from in the draft.
    pub(crate) pack: BySeat<Cards>,
    /// What each seat has chosen to keep at the current step of the draft.
    pub(crate) chosen: Parts<Keep, PLAYERS_MAX, 1>,
    /// What each seat passed to the left at the two steps of this round's draft. Both neighbours remember it.
    pub(crate) passed: [BySeat<Cards>; 2],
    /// The modification cards in their deck, as bits.
    pub(crate) stock: u8,
    /// Which modification cards lie at columns, in the order of `Board::laid`.
    pub(crate) laid: [u8; MODIFICATIONS],
    /// The modification card drawn and not laid yet.
    pub(crate) drawn: u8,
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

    /// A seat's hand: for drivers and tests, never for another player.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hidden.hand[seat]
    }

    /// Every card of the match, wherever it lies.
    pub fn all_cards(&self) -> Cards {
        let board = &self.board;
        let hidden = &self.hidden;
        let piles = [&board.hometown, &board.bonus, &hidden.hand, &hidden.pack];
        let own = piles.into_iter().flatten().fold(Cards::EMPTY, |all, &pile| all.plus(pile));
        own.plus(board.capital).plus(board.discards).plus(hidden.deck)
    }
}

const _: () = assert!(size_of::<State>() <= 512, "a state fits into 512 bytes");
