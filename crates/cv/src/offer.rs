//! Offers: how a card of the track stands for the player whose turn it is.

use engine::Seat;

use crate::Cv;
use crate::card::{Card, CardSet, Kind, KindSet};
use crate::model::{Board, TAKEN_MAX, Turn};
use crate::pay::{Bill, Purse};
use crate::rules::{roll, select, upkeep};
use crate::symbol::{Symbol, Symbols};
use crate::view::View;
use crate::why::Why;

/// How a card of the track stands for the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offer {
    /// It can be covered with what lies there.
    Now,
    /// It can be covered after playing these events; the fewest that do.
    WithEvents(CardSet),
    /// It cannot be covered; these symbols are missing, the fewest that would do.
    Missing(Symbols),
    /// Its condition asks for a card of this type in the CV.
    NeedsKind(Kind),
    /// Its condition asks for a CV without this type.
    NeedsNoKind(Kind),
    /// Early retirement: no work card any more.
    Retired,
}

/// What the seat whose turn it is can pay with; to look ahead, dice and events can be supposed.
#[derive(Clone, Copy, Debug)]
pub struct Wallet {
    purse: Purse,
    tokens: Symbols,
    bill: Bill,
}

impl Wallet {
    /// The same with these dice on the table.
    #[inline]
    #[must_use]
    pub fn with_dice(mut self, dice: Symbols) -> Wallet {
        self.purse.symbols = self.tokens.plus(dice);
        self
    }

    /// The same after playing an event.
    #[must_use]
    pub fn with_event(mut self, game: &Cv, event: Card) -> Wallet {
        let face = game.face(event);
        self.purse.events = self.purse.events.plus(face.gives);
        if let Some(kind) = face.discount {
            self.purse.discounts[kind.index()] += 1;
        }
        self
    }

    /// The same after taking a card; there is room for two.
    #[must_use]
    pub fn with_card(mut self, game: &Cv, board: &Board, card: Card) -> Wallet {
        self.bill = self.bill.with(game, board, board.current, card);
        self
    }

    /// The same with this upkeep to pay besides.
    #[inline]
    #[must_use]
    pub fn with_upkeep(mut self, upkeep: Symbols) -> Wallet {
        self.bill.upkeep = upkeep;
        self
    }

    /// Whether all that was taken is covered, upkeep included (CV-38).
    #[inline]
    pub fn is_covered(&self) -> bool {
        self.purse.covers(&self.bill)
    }
}

/// More events than this in one hand are not looked at all together; a hand seldom has five.
const EVENTS_MAX: u32 = 8;

impl Cv {
    /// What the seat whose turn it is can pay with, and what it has taken.
    pub fn wallet(&self, board: &Board) -> Wallet {
        let seat = board.current;
        Wallet {
            purse: Purse::of_turn(self, board, seat),
            tokens: board.turn.tokens,
            bill: Bill::of_taken(self, board, seat),
        }
    }

    /// Whether the condition of a card is met, and work is not barred by Early retirement (CV-34, CV-C41).
    pub fn meets_condition(&self, board: &Board, seat: Seat, card: Card) -> bool {
        select::check_condition(self, board, seat, card).is_ok()
    }

    /// The types a card can have for a seat.
    pub fn kinds_for(&self, board: &Board, seat: Seat, card: Card) -> KindSet {
        select::kinds(self, board, seat, card)
    }

    /// Whether an event in hand would help to pay now.
    pub fn is_payment_now(&self, board: &Board, event: Card) -> bool {
        select::check_payment(self, board, event).is_ok()
    }

    /// What the seat whose turn it is owes for cards in force (CV-50).
    pub fn owing(&self, board: &Board) -> CardSet {
        upkeep::owing(self, board, board.current)
    }

    /// The dice that may be rerolled now (CV-22, CV-C53).
    pub fn rerollable(&self, board: &Board) -> Symbols {
        roll::limit(self, board)
    }

    /// How a card of the track stands for the viewer's own seat, with the dice as they lie.
    pub fn offer(&self, view: &View, card: Card) -> Offer {
        let board = &view.board;
        let seat = view.viewer.seat().unwrap_or(board.current);
        if let Err(refusal) = select::check_condition(self, board, seat, card) {
            return match refusal.why {
                Why::NeedsKind(_, kind) => Offer::NeedsKind(kind),
                Why::NeedsNoKind(_, kind) => Offer::NeedsNoKind(kind),
                _ => Offer::Retired,
            };
        }
        let bill = Bill::of_taken(self, board, seat).with(self, board, seat, card);
        let purse = Purse::of_turn(self, board, seat);
        if board.turn.taken_count() < TAKEN_MAX && purse.covers(&bill) {
            return Offer::Now;
        }
        let usable = |event: &Card| select::check_payment(self, board, *event).is_ok();
        let events: CardSet = view.events().iter().filter(usable).collect();
        match self.fewest_events(board, seat, &bill, events) {
            Some(events) => Offer::WithEvents(events),
            None => Offer::Missing(missing(&purse, &bill, self.face(card).cost)),
        }
    }

    /// The fewest events that cover a bill when they are played.
    fn fewest_events(&self, board: &Board, seat: Seat, bill: &Bill, events: CardSet) -> Option<CardSet> {
        let count = events.count().min(EVENTS_MAX);
        let mut best: Option<CardSet> = None;
        for mask in 1..1u32 << count {
            let chosen: CardSet = events
                .iter()
                .enumerate()
                .filter(|&(i, _)| i < EVENTS_MAX as usize && mask >> i & 1 == 1)
                .map(|(_, event)| event)
                .collect();
            if best.is_none_or(|best| chosen.count() < best.count()) {
                let mut after = *board;
                chosen.iter().for_each(|event| self.add_event(&mut after.turn, event));
                if Purse::of_turn(self, &after, seat).covers(bill) {
                    best = Some(chosen);
                }
            }
        }
        best
    }

    fn add_event(&self, turn: &mut Turn, event: Card) {
        let face = self.face(event);
        turn.events = turn.events.plus(face.gives);
        if let Some(kind) = face.discount {
            turn.discounts[kind.index()] += 1;
        }
    }
}

/// The fewest symbols of a cost that would have to be added; three good luck if they are nearer.
fn missing(purse: &Purse, bill: &Bill, cost: Symbols) -> Symbols {
    let mut best = cost;
    let mut consider = |added: Symbols| {
        let purse = Purse { symbols: purse.symbols.plus(added), ..*purse };
        if added.total() < best.total() && purse.covers(bill) {
            best = added;
        }
    };
    let mut part = Symbols::EMPTY;
    while let Some(next) = part.next_within(cost) {
        consider(next);
        part = next;
    }
    (1..=3).for_each(|luck| consider(Symbols::many(Symbol::GoodLuck, luck)));
    best
}
