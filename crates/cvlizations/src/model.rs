//! The state: what lies open, and what does not.

use std::fmt;

use engine::{BySeat, DrawPile, Due, Seat, SeatSet};

use crate::card::{IDEAS, Idea, IdeaSet, ORDERS, Order, OrderSet, Strength, TRACK};
use crate::resource::Resources;

/// The most players (CVL-1).
pub const PLAYERS_MAX: usize = 5;
/// The most tribes: five players, or two players with a neutral tribe each.
pub const TRIBES: usize = 5;
/// How many turns there are (CVL-10).
pub const TURNS: u8 = 9;
/// How many turns an age has (CVL-10).
pub const AGE: u8 = 3;

/// How the game is played (CVL-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// Three to five players.
    Standard,
    /// Two players and the Grannfolk.
    Basic,
    /// Two players with a neutral tribe each.
    Advanced,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 3] = [Variant::Standard, Variant::Basic, Variant::Advanced];

    /// The word in records and commands.
    pub const fn word(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Basic => "basic",
            Variant::Advanced => "advanced",
        }
    }
}

/// Whose orders they are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tribe {
    /// A player's own tribe.
    Player(Seat),
    /// The neutral tribe that a player leads (CVL-70).
    Neutral(Seat),
    /// The tribe that nobody plays (CVL-60).
    Grannfolk,
}

impl Tribe {
    /// Its index among the tribes of a table.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Tribe::Player(seat) => seat.index(),
            Tribe::Neutral(seat) => (2 + seat.index()) % TRIBES,
            Tribe::Grannfolk => 2,
        }
    }

    /// The player who lays its orders and knows the hidden one.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Tribe::Player(seat) | Tribe::Neutral(seat) => Some(seat),
            Tribe::Grannfolk => None,
        }
    }
}

impl fmt::Display for Tribe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tribe::Player(seat) => write!(f, "seat {seat}"),
            Tribe::Neutral(seat) => write!(f, "the neutral tribe of seat {seat}"),
            Tribe::Grannfolk => f.write_str("the Grannfolk"),
        }
    }
}

/// The first or the second purchase of a development (CVL-34).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Purchase {
    /// The one that everybody has (CVL-30).
    First,
    /// The one that an idea allows (CVL-C30).
    Second,
}

/// What happens now, and whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance lays ideas on the empty track (CVL-3, CVL-42).
    Deal,
    /// Chance decides who leads, or who sits to the left of the Grannfolk (CVL-5, CVL-60).
    Leader,
    /// Chance draws the open order of the Grannfolk (CVL-61).
    GrannfolkOpen,
    /// Chance draws its hidden order (CVL-61).
    GrannfolkHidden,
    /// Two orders are laid for this tribe by the player who leads it (CVL-11, CVL-70).
    Lay(Tribe),
    /// The order that is due leaves this seat a choice: Theft, Cunning or Trading.
    Carry(Seat),
    /// An idea of this seat lets it choose a resource (CVL-C1, CVL-C99).
    Choose(Seat),
    /// Chance draws the card that this seat looks at (CVL-C13).
    Look(Seat),
    /// This seat buys an idea or stops (CVL-34).
    Buy(Seat, Purchase),
    /// Chance fills the track up after this purchase of this seat (CVL-31).
    Refill(Seat, Purchase),
    /// An idea of this seat lets it choose two resources of a kind (CVL-C98).
    Cleanup(Seat),
    /// The match is over.
    Over,
}

impl Phase {
    /// Whose moment it is.
    #[inline]
    pub fn due(self) -> Due {
        match self {
            Phase::Deal
            | Phase::Leader
            | Phase::GrannfolkOpen
            | Phase::GrannfolkHidden
            | Phase::Look(_)
            | Phase::Refill(..) => Due::Chance,
            Phase::Lay(tribe) => tribe.seat().map_or(Due::Chance, Due::Seat),
            Phase::Carry(seat) | Phase::Choose(seat) | Phase::Buy(seat, _) | Phase::Cleanup(seat) => {
                Due::Seat(seat)
            }
            Phase::Over => Due::Nothing,
        }
    }
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Food, wood and stone.
    pub resources: Resources,
    /// The happiness gained during the game.
    pub happiness: u32,
    /// The ideas bought.
    pub ideas: IdeaSet,
    /// Those that work: bought before this turn (CVL-32).
    pub awake: IdeaSet,
}

/// By how many tribes each order was laid this turn (CVL-21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Crowd {
    one: OrderSet,
    two: OrderSet,
    three: OrderSet,
}

impl Crowd {
    /// Counts what was laid.
    #[inline]
    pub fn of(laid: &[OrderSet; TRIBES]) -> Crowd {
        let mut crowd = Crowd::default();
        for &orders in laid {
            crowd.three = crowd.three.union(crowd.two.both(orders));
            crowd.two = crowd.two.union(crowd.one.both(orders));
            crowd.one = crowd.one.union(orders);
        }
        crowd
    }

    /// So that these orders have these strengths, and nobody has laid any other.
    pub(crate) fn new(strengths: &[(Order, Strength)]) -> Crowd {
        let at_least = |least: Strength| {
            let strong = strengths.iter().filter(|(_, strength)| *strength >= least);
            strong.map(|&(order, _)| order).collect()
        };
        Crowd { one: at_least(Strength::One), two: at_least(Strength::Two), three: at_least(Strength::Three) }
    }

    /// How strong an order is that somebody laid.
    #[inline]
    pub fn strength(&self, order: Order) -> Strength {
        let bit = order.index();
        match (self.two.bits() >> bit & 1) + (self.three.bits() >> bit & 1) {
            0 => Strength::One,
            1 => Strength::Two,
            _ => Strength::Three,
        }
    }
}

/// Which players still have to carry out which orders, in the order of CVL-20: the lowest bit is due next.
///
/// Each order has eight bits, and in them each player who laid it has the bit of their place from the first player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Agenda(u64);

/// The bits of an order.
const PLACES: u32 = 8;
/// Doubling is not carried out (CVL-22).
const CARRIED_OUT: u8 = 0x7f;
/// Multiplied with seven bits, puts each of them eight places apart.
const SPREAD: u64 = 0x0002_0408_1020_4081;
/// The lowest bit of every order.
const LOWEST: u64 = 0x0101_0101_0101_0101;

impl Agenda {
    /// With the orders of the player at a place.
    #[inline]
    #[must_use]
    pub(crate) fn with(self, place: usize, orders: OrderSet) -> Agenda {
        let bits = u64::from(orders.bits() & CARRIED_OUT);
        Agenda(self.0 | (bits.wrapping_mul(SPREAD) & LOWEST) << place)
    }

    /// What is due: the order, and the place of the player.
    #[inline]
    pub fn due(self) -> Option<(Order, usize)> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        Some((Order::ALL[(bit / PLACES) as usize % ORDERS], (bit % PLACES) as usize))
    }

    /// What is due is done.
    #[inline]
    pub(crate) fn next(&mut self) {
        self.0 &= self.0.wrapping_sub(1);
    }

    /// Its bits.
    #[inline]
    pub(crate) fn bits(self) -> u64 {
        self.0
    }
}

/// What lies open: everything that anyone may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// What happens now.
    pub phase: Phase,
    /// The turn, from 1 to 9.
    pub turn: u8,
    /// Who has the helm.
    pub leader: Tribe,
    /// The player who acts first this turn: the leader, or the next player to its left.
    pub first: Seat,
    /// Who sits to the left of the Grannfolk (CVL-60).
    pub left: Seat,
    /// The orders each tribe has not used in this age; those laid face down this turn are still among them.
    pub hand: [OrderSet; TRIBES],
    /// The order each tribe has laid open this turn.
    pub open: [Option<Order>; TRIBES],
    /// Both orders of each tribe, once they are revealed.
    pub laid: [OrderSet; TRIBES],
    /// By how many tribes each order was laid, once they are revealed.
    pub crowd: Crowd,
    /// The orders that are still to be carried out this turn.
    pub agenda: Agenda,
    /// Whether the order that is due is being carried out the second time (CVL-26).
    pub is_again: bool,
    /// How many tribes have laid their orders, or how many players have had their development or cleanup.
    pub place: u8,
    /// The ideas whose owner has still to choose, in order.
    pub pending: IdeaSet,
    /// The ideas that work once a turn and have done so.
    pub spent: IdeaSet,
    /// Who was robbed this turn.
    pub robbed: SeatSet,
    /// Who bought an idea this turn.
    pub buyers: SeatSet,
    /// The ideas that can be bought.
    pub track: [Option<Idea>; TRACK],
    /// What each player has.
    pub players: BySeat<Player, PLAYERS_MAX>,
    /// The turn in which each idea was bought; 0 if it was not.
    pub bought_in: [u8; IDEAS],
}

impl Board {
    /// The age, from 1 to 3.
    pub fn age(&self) -> u8 {
        self.turn.div_ceil(AGE)
    }

    /// The ideas on the track.
    #[inline]
    pub fn on_track(&self) -> IdeaSet {
        let mut ideas = IdeaSet::EMPTY;
        for idea in self.track.into_iter().flatten() {
            ideas = ideas.with(idea);
        }
        ideas
    }

    /// Whether the hidden orders have been revealed this turn.
    pub fn is_revealed(&self) -> bool {
        self.laid[0].count() > 0
    }
}

/// The deck in use. Nothing is ever put under it.
pub(crate) type Pile = DrawPile<IdeaSet, 1>;

/// What nobody, or not everybody, may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    /// The order each tribe has laid face down, until it is revealed.
    pub(crate) orders: [Option<Order>; TRIBES],
    /// The ideas in the deck in use. Everybody can tell which they are, nobody in which order they lie.
    pub(crate) pile: Pile,
}

/// A match at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

impl State {
    /// What lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }
}
