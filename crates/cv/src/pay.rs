//! Paying: whether dice, tokens and events cover cards and upkeep together (CV-38, CV-56).
//!
//! CV-31: each symbol pays once, for a card or for upkeep. The player assigns nothing; a bill is covered if any
//! assignment of symbols covers it. Few choices are open in such an assignment, and they are tried one by one:
//! which card is taken by three good luck, what a discount replaces, what is borrowed, what the Magician
//! changes. What is left is a transport problem from symbols to demands. Without arrows it is a subtraction;
//! with arrows it is decided by Hall's condition: it can be solved exactly if no set of demands asks for more
//! than the symbols that reach it.

use engine::Seat;

use crate::Cv;
use crate::card::{Card, Kind, KindSet, STACKS};
use crate::face::Ability;
use crate::model::{Board, TAKEN_MAX};
use crate::rules::select::kinds;
use crate::symbol::{SYMBOLS, Symbol, Symbols};

/// Symbols as bits.
type Reach = u8;

const FOUR: Reach = 0b00_1111;
const BAD: usize = Symbol::BadLuck.index();

/// Three good luck take a card (CV-33).
const LUCK: u8 = 3;

/// What Trip around the world may still do (CV-C45).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trip {
    /// It is not in force.
    None,
    /// It may change one bad luck.
    Free,
    /// It has averted a misfortune: one bad luck serves as another symbol, and no longer as bad luck.
    Used,
}

/// What a seat can pay with in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse {
    /// Dice and tokens.
    pub(crate) symbols: Symbols,
    /// Any-of-four tokens (CV-37).
    pub(crate) any: u8,
    /// What each symbol can be changed to by an arrow (CV-36).
    pub(crate) arrows: [Reach; SYMBOLS],
    /// Symbols of played events (CV-32).
    pub(crate) events: Symbols,
    /// Discounts of played events, by type (CV-39).
    pub(crate) discounts: [u8; STACKS],
    /// Whether one symbol may be changed (CV-C35).
    pub(crate) has_magician: bool,
    /// Symbols one of which may be borrowed (CV-C36).
    pub(crate) loan: Reach,
    /// Whether an any-of-four symbol may be borrowed instead.
    pub(crate) loan_any: bool,
    /// Whether one bad luck may be changed (CV-C45).
    pub(crate) trip: Trip,
    /// How many bad luck must be changed by arrows: settled with misfortune (CV-41).
    pub(crate) changed: u8,
}

/// What is to be covered: the cards taken, and cards to keep up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bill {
    /// Costs of the cards with their types; a place without a card costs nothing.
    pub(crate) cards: [Option<(Symbols, KindSet)>; TAKEN_MAX],
    /// Upkeep, from dice and tokens only (CV-56).
    pub(crate) upkeep: Symbols,
}

impl Bill {
    /// The cards taken this turn.
    #[inline]
    pub(crate) fn of_taken(game: &Cv, board: &Board, seat: Seat) -> Bill {
        let price = |card: Card| (game.face(card).cost, kinds(game, board, seat, card));
        Bill { cards: board.turn.taken.map(|card| card.map(price)), upkeep: Symbols::EMPTY }
    }

    /// The same with one card more; there is room for it before the second card is taken.
    #[inline]
    pub(crate) fn with(mut self, game: &Cv, board: &Board, seat: Seat, card: Card) -> Bill {
        if let Some(place) = self.cards.iter_mut().find(|place| place.is_none()) {
            *place = Some((game.face(card).cost, kinds(game, board, seat, card)));
        }
        self
    }
}

impl Purse {
    /// What the seat whose turn it is can pay with.
    pub(crate) fn of_turn(game: &Cv, board: &Board, seat: Seat) -> Purse {
        let turn = &board.turn;
        let powers = turn.powers;
        let mut purse = Purse {
            symbols: turn.dice.plus(turn.tokens),
            any: turn.any,
            arrows: [0; SYMBOLS],
            events: turn.events,
            discounts: turn.discounts,
            has_magician: powers.can(Ability::Magician),
            loan: 0,
            loan_any: false,
            trip: match (powers.can(Ability::Trip), turn.is_trip_used) {
                (false, _) => Trip::None,
                (true, false) => Trip::Free,
                (true, true) => Trip::Used,
            },
            changed: turn.changed,
        };
        if powers.can(Ability::Friend) {
            purse.borrow(game, board, seat);
        }
        if powers.has_arrows() {
            for card in turn.in_force.iter() {
                for arrow in game.face(card).arrows.iter().flatten() {
                    // CV-36: with a double arrow also the other way.
                    purse.arrows[arrow.from.index()] |= 1 << arrow.to.index();
                    if arrow.is_double {
                        purse.arrows[arrow.to.index()] |= 1 << arrow.from.index();
                    }
                }
            }
        }
        purse
    }

    /// CV-C36: a symbol on the active work card of the left or the right neighbour.
    fn borrow(&mut self, game: &Cv, board: &Board, seat: Seat) {
        for neighbour in [seat.left(1, game.players), seat.right(game.players)] {
            if let Some(card) = board.tops[neighbour][Kind::Work.index()] {
                let face = game.face(card);
                self.loan |= face.gives.kinds().fold(0, |reach, symbol| reach | 1 << symbol.index());
                self.loan_any |= face.any > 0;
            }
        }
    }

    /// Whether one assignment covers the whole bill (CV-38).
    #[inline]
    pub(crate) fn covers(&self, bill: &Bill) -> bool {
        let present = u8::from(bill.cards[0].is_some()) | u8::from(bill.cards[1].is_some()) << 1;
        if self.covers_so(bill, 0) {
            return true;
        }
        // CV-33: each card by its symbols or by three good luck. Without arrows only good luck is good luck.
        let luck = self.symbols.count(Symbol::GoodLuck) + (self.loan >> Symbol::GoodLuck.index() & 1);
        let most = if self.has_arrows() { TAKEN_MAX as u32 } else { u32::from(luck / LUCK) };
        (1..1u8 << TAKEN_MAX).any(|by_luck| {
            by_luck & !present == 0 && by_luck.count_ones() <= most && self.covers_so(bill, by_luck)
        })
    }

    #[inline]
    fn has_arrows(&self) -> bool {
        self.arrows != [0; SYMBOLS]
    }

    /// How many symbols there are at all: more cannot be paid, whatever they are.
    #[inline]
    fn total(&self) -> u32 {
        let loan = u32::from(self.loan != 0 || self.loan_any);
        self.symbols.total() + self.events.total() + u32::from(self.any) + loan
    }

    #[inline]
    fn covers_so(&self, bill: &Bill, by_luck: u8) -> bool {
        let mut costs = [(Symbols::EMPTY, KindSet::EMPTY); TAKEN_MAX];
        for (i, (cost, card)) in costs.iter_mut().zip(bill.cards).enumerate() {
            if by_luck >> i & 1 == 0
                && let Some(card) = card
            {
                *cost = card;
            }
        }
        let luck = LUCK * by_luck.count_ones() as u8;
        let fixed = bill.upkeep.plus(Symbols::many(Symbol::GoodLuck, luck));
        let asked = costs[0].0.total() + costs[1].0.total() + fixed.total();
        if self.discounts == [0; STACKS] {
            return asked <= self.total() && self.covers_costs(costs, fixed);
        }
        let discounts: u32 = self.discounts.iter().map(|&count| u32::from(count)).sum();
        asked <= self.total() + discounts && self.covers_with_discounts(costs, fixed, self.discounts)
    }

    /// CV-39: a discount replaces one symbol of one card of its type; using it where it fits never hurts,
    /// unless bad luck is to be changed and needs something to pay (CV-41).
    fn covers_with_discounts(
        &self,
        costs: [(Symbols, KindSet); TAKEN_MAX],
        fixed: Symbols,
        mut discounts: [u8; STACKS],
    ) -> bool {
        let Some(kind) = Kind::STACKED.into_iter().find(|kind| discounts[kind.index()] > 0) else {
            return self.covers_costs(costs, fixed);
        };
        discounts[kind.index()] -= 1;
        let mut fits = false;
        for (i, (cost, kinds)) in costs.into_iter().enumerate() {
            if !kinds.contains(kind) {
                continue;
            }
            for symbol in cost.kinds() {
                fits = true;
                let mut less = costs;
                less[i].0 = cost.minus(Symbols::one(symbol));
                if self.covers_with_discounts(less, fixed, discounts) {
                    return true;
                }
            }
        }
        (!fits || self.changed > 0) && self.covers_with_discounts(costs, fixed, discounts)
    }

    /// What events do not pay is left to dice and tokens. CV-32: events pay for cards only, never for upkeep
    /// or three good luck, and nothing else can be done with them: so they pay first. CV-41: where bad luck
    /// is to be changed it pays in their place, so every part of them is tried.
    #[inline]
    fn covers_costs(&self, costs: [(Symbols, KindSet); TAKEN_MAX], fixed: Symbols) -> bool {
        let cost = costs.iter().fold(Symbols::EMPTY, |sum, &(cost, _)| sum.plus(cost));
        let rest = cost.beyond(self.events);
        if self.changed == 0 {
            return self.covers_rest(rest.plus(fixed));
        }
        let paid = cost.minus(rest);
        let mut part = Some(Symbols::EMPTY);
        while let Some(left) = part {
            if self.covers_rest(rest.plus(left).plus(fixed)) {
                return true;
            }
            part = left.next_within(paid);
        }
        false
    }

    /// Whether dice, tokens and a loan cover what is left.
    #[inline]
    fn covers_rest(&self, demand: Symbols) -> bool {
        if self.covers_demand(demand, self.symbols, self.any) {
            return true;
        }
        if self.loan == 0 && !self.loan_any {
            return false;
        }
        // CV-C36: a borrowed symbol pays as a token of one's own would.
        let loans = Symbol::ALL.into_iter().filter(|symbol| self.loan >> symbol.index() & 1 == 1);
        loans
            .into_iter()
            .any(|symbol| self.covers_demand(demand, self.symbols.plus(Symbols::one(symbol)), self.any))
            || (self.loan_any && self.covers_demand(demand, self.symbols, self.any + 1))
    }

    #[inline]
    fn covers_demand(&self, demand: Symbols, symbols: Symbols, any: u8) -> bool {
        let has_bad = symbols.count(Symbol::BadLuck) > 0;
        let (symbols, wild) = match self.trip {
            // The changed symbol is no longer bad luck and serves as one of the four.
            Trip::Used if has_bad => (symbols.minus(Symbols::one(Symbol::BadLuck)), 1),
            Trip::Used | Trip::Free | Trip::None => (symbols, 0),
        };
        if !self.has_arrows() {
            return self.covers_plainly(demand, symbols, any + wild);
        }
        self.covers_by_arrows(demand, symbols, any, wild)
    }

    /// Without arrows every symbol pays for itself, and what is missing falls to any-of-four symbols, the
    /// Magician and the trip, which change what is left over.
    #[inline]
    fn covers_plainly(&self, demand: Symbols, symbols: Symbols, any: u8) -> bool {
        let missing = demand.beyond(symbols);
        if missing.is_empty() {
            return true;
        }
        if missing.count(Symbol::GoodLuck) + missing.count(Symbol::BadLuck) > 0 {
            return false;
        }
        let left = symbols.beyond(demand);
        let left_four = left.without_all(Symbol::GoodLuck).without_all(Symbol::BadLuck);
        let magician = u32::from(self.has_magician && !left_four.is_empty());
        let trip = u32::from(self.trip == Trip::Free && left.count(Symbol::BadLuck) > 0);
        missing.total() <= u32::from(any) + magician + trip
    }

    /// With arrows: every use of the Magician and the trip is tried, the rest is Hall's condition.
    fn covers_by_arrows(&self, demand: Symbols, symbols: Symbols, any: u8, wild: u8) -> bool {
        // Most often every symbol simply pays for itself.
        if self.changed == 0 && symbols.contains(demand) {
            return true;
        }
        let trips: &[bool] = if self.trip == Trip::Free { &[false, true] } else { &[false] };
        let magic = Symbol::FOUR.into_iter().map(Some).filter(|_| self.has_magician);
        trips.iter().any(|&is_trip| {
            if is_trip && symbols.count(Symbol::BadLuck) == 0 {
                return false;
            }
            let trip = Symbols::many(Symbol::BadLuck, u8::from(is_trip));
            let (symbols, wild) = (symbols.minus(trip), wild + u8::from(is_trip));
            std::iter::once(None).chain(magic.clone()).any(|changed| match changed {
                None => self.hall(demand, symbols, any, wild),
                Some(symbol) if symbols.count(symbol) > 0 => {
                    self.hall(demand, symbols.minus(Symbols::one(symbol)), any, wild + 1)
                }
                Some(_) => false,
            })
        })
    }

    /// Hall's condition over all sets of demanded symbols. `wild` symbols are one of four and cannot be
    /// changed again (CV-36); any-of-four symbols can, once they are settled (CV-37).
    fn hall(&self, demand: Symbols, symbols: Symbols, any: u8, wild: u8) -> bool {
        let own = |symbol: usize| self.arrows[symbol] | 1 << symbol;
        let any_reach = (0..4).fold(FOUR, |reach, symbol| reach | self.arrows[symbol]);
        // Bad luck that must be changed reaches only what arrows make of it, and each of it must pay: by
        // the theorem of Mendelsohn and Dulmage it is enough that it can, and that all demands are met.
        let changed = self.changed.min(symbols.count(Symbol::BadLuck));
        let wanted: u32 = Symbol::ALL
            .into_iter()
            .filter(|symbol| self.arrows[BAD] >> symbol.index() & 1 == 1)
            .map(|symbol| u32::from(demand.count(symbol)))
            .sum();
        if u32::from(changed) > wanted {
            return false;
        }
        let asks = Symbol::ALL.map(|symbol| u32::from(demand.count(symbol)));
        let mut has = Symbol::ALL.map(|symbol| u32::from(symbols.count(symbol)));
        has[BAD] -= u32::from(changed);
        let demanded = (0..SYMBOLS).filter(|&i| asks[i] > 0).fold(0, |set: Reach, i| set | 1 << i);
        // Every set of demanded symbols, from all of them downwards.
        let mut set = demanded;
        while set != 0 {
            let (mut asked, mut reached) = (0, 0);
            for i in 0..SYMBOLS {
                asked += if set >> i & 1 == 1 { asks[i] } else { 0 };
                reached += if own(i) & set != 0 { has[i] } else { 0 };
            }
            reached += if self.arrows[BAD] & set != 0 { u32::from(changed) } else { 0 };
            reached += if any_reach & set != 0 { u32::from(any) } else { 0 };
            reached += if FOUR & set != 0 { u32::from(wild) } else { 0 };
            if asked > reached {
                return false;
            }
            set = (set - 1) & demanded;
        }
        true
    }

    /// CV-41: how the bill can be covered with the fewest bad luck left: whether the trip changes one, and
    /// how many arrows change. The bill must be one that can be covered.
    pub(crate) fn fewest_bad_luck(&self, bill: &Bill) -> (bool, u8) {
        let bad = self.symbols.count(Symbol::BadLuck);
        let trips: &[Trip] = if self.trip == Trip::Free && bad > 0 {
            &[Trip::Used, Trip::None]
        } else {
            std::slice::from_ref(&self.trip)
        };
        let mut best = (false, 0);
        for &trip in trips {
            let is_trip = trip == Trip::Used;
            let most = if self.arrows[BAD] == 0 { 0 } else { bad.saturating_sub(u8::from(is_trip)) };
            for changed in (0..=most).rev() {
                if (Purse { trip, changed, ..*self }).covers(bill) {
                    if changed + u8::from(is_trip) > best.1 + u8::from(best.0) {
                        best = (is_trip, changed);
                    }
                    break;
                }
            }
        }
        best
    }
}
