//! Outlook: what an action would lead to, for whoever wants to see it before it is done. Nothing here decides a rule.

use engine::Seat;

use crate::Cv;
use crate::action::Place;
use crate::card::{Card, CardSet, Kind};
use crate::model::{Board, TAKEN_MAX};
use crate::pay::{Bill, Purse};
use crate::rules::lay;
use crate::symbol::{Symbol, Symbols};

/// Symbols by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// On dice.
    pub dice: Symbols,
    /// On tokens.
    pub tokens: Symbols,
    /// Any-of-four tokens.
    pub any: u8,
    /// Of events that were played.
    pub events: Symbols,
}

/// One way to pay for cards. CV-38: the player assigns nothing; of all ways this is the one that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spending {
    /// What pays for each card, in the order in which they were taken.
    pub cards: [Part; TAKEN_MAX],
    /// What stays free.
    pub left: Part,
    /// Whether a neighbour's symbol pays too (CV-C36).
    pub is_borrowed: bool,
}

/// What can pay: symbols of dice and tokens together, any-of-four tokens, symbols of events.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Heap {
    symbols: Symbols,
    any: u8,
    events: Symbols,
}

impl Heap {
    fn of(purse: &Purse) -> Heap {
        Heap { symbols: purse.symbols, any: purse.any, events: purse.events }
    }

    fn minus(self, other: Heap) -> Heap {
        Heap {
            symbols: self.symbols.beyond(other.symbols),
            any: self.any.saturating_sub(other.any),
            events: self.events.beyond(other.events),
        }
    }

    fn contains(self, other: Heap) -> bool {
        self.symbols.contains(other.symbols) && self.any >= other.any && self.events.contains(other.events)
    }

    fn covers(self, purse: &Purse, bill: &Bill) -> bool {
        Purse { symbols: self.symbols, any: self.any, events: self.events, ..*purse }.covers(bill)
    }

    /// As little as covers the bill. What was not held before is set free first, luck before the rest, and events
    /// serve before dice and tokens, since nothing else can be done with them.
    fn least(self, purse: &Purse, bill: &Bill, held: Heap) -> Heap {
        const ORDER: [Symbol; 6] = [
            Symbol::GoodLuck,
            Symbol::BadLuck,
            Symbol::Money,
            Symbol::Health,
            Symbol::Knowledge,
            Symbol::Relationship,
        ];
        let mut heap = self;
        let free = |heap: &mut Heap, part: fn(&mut Heap, Symbols), symbol: Symbol, count: u8| {
            for _ in 0..count {
                let mut less = *heap;
                part(&mut less, Symbols::one(symbol));
                if !less.covers(purse, bill) {
                    break;
                }
                *heap = less;
            }
        };
        let symbols: fn(&mut Heap, Symbols) = |heap, one| heap.symbols = heap.symbols.minus(one);
        let events: fn(&mut Heap, Symbols) = |heap, one| heap.events = heap.events.minus(one);
        // CV-41: bad luck that is settled as changed must pay, so it is not set free.
        let order = || ORDER.into_iter().filter(|&symbol| symbol != Symbol::BadLuck || purse.changed == 0);
        for symbol in order() {
            free(&mut heap, symbols, symbol, self.symbols.beyond(held.symbols).count(symbol));
        }
        while heap.any > 0 && (Heap { any: heap.any - 1, ..heap }).covers(purse, bill) {
            heap.any -= 1;
        }
        for symbol in order() {
            let count = heap.symbols.count(symbol);
            free(&mut heap, symbols, symbol, count);
        }
        for symbol in ORDER {
            let count = heap.events.count(symbol);
            free(&mut heap, events, symbol, count);
        }
        heap
    }

    /// A part of the heap that covers the first bill while the rest covers the second.
    fn split(self, purse: &Purse, first: &Bill, second: &Bill, wish: Heap) -> Heap {
        let fits = |part: Heap| part.covers(purse, first) && self.minus(part).covers(purse, second);
        if self.contains(wish) && fits(wish) {
            return wish;
        }
        let mut symbols = Some(Symbols::EMPTY);
        while let Some(own) = symbols {
            for any in 0..=self.any {
                let mut events = Some(Symbols::EMPTY);
                while let Some(played) = events {
                    let part = Heap { symbols: own, any, events: played };
                    if fits(part) {
                        return part;
                    }
                    events = played.next_within(self.events);
                }
            }
            symbols = own.next_within(self.symbols);
        }
        wish
    }
}

impl Cv {
    /// How the cards taken this turn, and one more after playing these events, can be paid. `None` if they cannot be.
    pub fn spending(&self, board: &Board, events: CardSet, more: Option<Card>) -> Option<Spending> {
        let seat = board.current;
        let mut after = *board;
        for event in events.iter() {
            let face = self.face(event);
            after.turn.events = after.turn.events.plus(face.gives);
            if let Some(kind) = face.discount {
                after.turn.discounts[kind.index()] += 1;
            }
        }
        let purse = Purse::of_turn(self, &after, seat);
        let taken = Bill::of_taken(self, &after, seat);
        let bill = more.map_or(taken, |card| taken.with(self, &after, seat, card));
        let all = Heap::of(&purse);
        if !purse.covers(&bill) {
            return None;
        }
        let alone = |index: usize| {
            let mut cards = [None; TAKEN_MAX];
            cards[0] = bill.cards[index];
            Bill { cards, ..bill }
        };
        let first = all.least(&purse, &alone(0), Heap::default());
        let used = all.least(&purse, &bill, first);
        let parts = match bill.cards[1] {
            None => [used, Heap::default()],
            Some(_) => {
                let part = used.split(&purse, &alone(0), &alone(1), first);
                [part, used.minus(part)]
            }
        };
        let without = Purse { loan: 0, loan_any: false, ..purse };
        let mut dice = after.turn.dice;
        let mut tokens = after.turn.tokens;
        let cards = parts.map(|part| {
            // Dice serve before tokens; both are gone when the turn ends.
            let from_tokens = part.symbols.beyond(dice);
            let from_dice = part.symbols.minus(from_tokens);
            dice = dice.minus(from_dice);
            tokens = tokens.beyond(from_tokens);
            Part { dice: from_dice, tokens: from_tokens, any: part.any, events: part.events }
        });
        let rest = all.minus(used);
        Some(Spending {
            cards,
            left: Part { dice, tokens, any: rest.any, events: rest.events },
            is_borrowed: !used.covers(&without, &bill),
        })
    }

    /// The board with one card more in a CV, as if it were laid now.
    pub fn board_with(&self, board: &Board, seat: Seat, card: Card, kind: Kind, place: Place) -> Board {
        let mut after = *board;
        after.apart[seat] = after.apart[seat].without(card);
        lay::put(&mut after, seat, card, kind, place);
        after
    }

    /// The board without cards that lie on top in a CV, as if they were lost now.
    pub fn board_without(&self, board: &Board, seat: Seat, cards: CardSet) -> Board {
        let mut after = *board;
        cards.iter().for_each(|card| lay::remove(&mut after, seat, card));
        after
    }
}
