//! The deck as the rules need it: looked up by number, by moment, by order and strength.

use std::sync::Arc;

use crate::action::Action;
use crate::card::{
    FIRST_IDEAS, IDEAS, Idea, IdeaSet, KINDS, Kind, LATE_IDEAS, ORDERS, Order, OrderSet, Strength,
};
use crate::deck::Deck;
use crate::effect::{Effect, Gain, Moment};
use crate::resource::Resources;
use crate::rules::order;

/// A deck, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Book {
    amounts: [[u8; 3]; ORDERS],
    costs: [Resources; IDEAS],
    points: [u8; IDEAS],
    effects: [Effect; IDEAS],
    kinds: [IdeaSet; KINDS],
    moments: [IdeaSet; Moment::ALL.len()],
    set_off: [[IdeaSet; 3]; ORDERS],
    cats: IdeaSet,
    happy: IdeaSet,
    first: IdeaSet,
    late: IdeaSet,
    /// Every way to lay two orders, hand by hand, and where the ways of each hand begin.
    lays: Arc<[Action]>,
    hands: Arc<[u16]>,
}

impl Book {
    pub(crate) fn new(deck: &Deck) -> Book {
        let (mut lays, mut hands) = (Vec::new(), vec![0]);
        for hand in 0..=u8::MAX {
            lays.extend(order::pairs(OrderSet::from_bits(hand)));
            hands.push(lays.len() as u16);
        }
        let mut book = Book {
            amounts: [[0; 3]; ORDERS],
            costs: [Resources::NONE; IDEAS],
            points: [0; IDEAS],
            effects: [Effect::None; IDEAS],
            kinds: [IdeaSet::EMPTY; KINDS],
            moments: [IdeaSet::EMPTY; Moment::ALL.len()],
            set_off: [[IdeaSet::EMPTY; 3]; ORDERS],
            cats: IdeaSet::EMPTY,
            happy: IdeaSet::EMPTY,
            first: deck.present.both(FIRST_IDEAS),
            late: deck.present.both(LATE_IDEAS),
            lays: lays.into(),
            hands: hands.into(),
        };
        for entry in deck.orders() {
            book.amounts[entry.order.index()] = entry.amounts.each_ref().map(|amount| amount.amount);
        }
        for entry in deck.entries() {
            let (idea, index) = (entry.idea, entry.idea.index());
            book.costs[index] = entry.cost;
            book.points[index] = entry.points;
            book.effects[index] = entry.effect;
            book.kinds[entry.kind.index()] = book.kinds[entry.kind.index()].with(idea);
            if let Some(moment) = entry.effect.moment() {
                book.moments[moment as usize] = book.moments[moment as usize].with(idea);
            }
            if entry.effect == Effect::Cat {
                book.cats = book.cats.with(idea);
            }
            if entry.effect.brings_happiness() {
                book.happy = book.happy.with(idea);
            }
            for order in Order::ALL {
                for strength in Strength::ALL {
                    if book.is_set_off(entry.effect, order, strength) {
                        let set = &mut book.set_off[order.index()][strength.index()];
                        *set = set.with(idea);
                    }
                }
            }
        }
        book
    }

    /// Whether an action can set off an effect. Doubling is never carried out (CVL-28).
    fn is_set_off(&self, effect: Effect, order: Order, strength: Strength) -> bool {
        let has_failed = self.fails(order, strength);
        if order == Order::Doubling {
            return false;
        }
        match effect {
            Effect::Order(with, _) => with == order,
            // CVL-C1: also an action that brought nothing.
            Effect::Strength(at, _) | Effect::FirstAt(at, _) => at == strength,
            Effect::Vacation(with) => with == order && !has_failed,
            Effect::Crowd => {
                strength == Strength::Three
                    && matches!(order, Order::Logging | Order::Hunting | Order::Quarrying)
            }
            // CVL-C11: none by three.
            Effect::Dagger => order == Order::Theft && strength != Strength::Three,
            Effect::Dog(_) => matches!(order, Order::Theft | Order::Cunning | Order::Slacking) && !has_failed,
            Effect::Cat => has_failed,
            _ => false,
        }
    }

    /// Every way to lay two orders of a hand, ascending (CVL-11). It is the longest list that is asked for often,
    /// so it is made once.
    #[inline]
    pub(crate) fn lays(&self, hand: OrderSet) -> &[Action] {
        let hand = usize::from(hand.bits());
        &self.lays[usize::from(self.hands[hand])..usize::from(self.hands[hand + 1])]
    }

    /// What an order brings at a strength (CVL-23).
    #[inline]
    pub(crate) fn amount(&self, order: Order, strength: Strength) -> u8 {
        self.amounts[order.index()][strength.index()]
    }

    /// CVL-C28: an order fails if three laid it and it then brings nothing.
    #[inline]
    pub(crate) fn fails(&self, order: Order, strength: Strength) -> bool {
        strength == Strength::Three && self.amount(order, strength) == 0
    }

    /// What an idea costs.
    #[inline]
    pub(crate) fn cost(&self, idea: Idea) -> Resources {
        self.costs[idea.index()]
    }

    /// The printed points of an idea.
    #[inline]
    pub(crate) fn points(&self, idea: Idea) -> u8 {
        self.points[idea.index()]
    }

    /// What an idea does.
    #[inline]
    pub(crate) fn effect(&self, idea: Idea) -> Effect {
        self.effects[idea.index()]
    }

    /// The ideas of a type.
    #[inline]
    pub(crate) fn of_kind(&self, kind: Kind) -> IdeaSet {
        self.kinds[kind.index()]
    }

    /// The ideas that the rules ask for at a moment (CVL-33).
    #[inline]
    pub(crate) fn at(&self, moment: Moment) -> IdeaSet {
        self.moments[moment as usize]
    }

    /// The ideas that an action at a strength can set off.
    #[inline]
    pub(crate) fn set_off(&self, order: Order, strength: Strength) -> IdeaSet {
        self.set_off[order.index()][strength.index()]
    }

    /// The ideas that reward failed orders (CVL-C28).
    #[inline]
    pub(crate) fn cats(&self) -> IdeaSet {
        self.cats
    }

    /// The ideas that count for Humanism (CVL-C5).
    #[inline]
    pub(crate) fn happy(&self) -> IdeaSet {
        self.happy
    }

    /// The deck for the ages I and II.
    #[inline]
    pub(crate) fn first(&self) -> IdeaSet {
        self.first
    }

    /// The deck for age III.
    #[inline]
    pub(crate) fn late(&self) -> IdeaSet {
        self.late
    }

    /// How many questions the ideas can ask after one action at most.
    pub(crate) fn choice_count(&self) -> usize {
        let choices = self.effects.iter().filter(|effect| effect.gain() == Some(Gain::Choice));
        choices.count()
    }

    /// How many questions the ideas can ask in the cleanup at most.
    pub(crate) fn patience_count(&self) -> usize {
        self.effects.iter().filter(|effect| **effect == Effect::Patience).count()
    }
}
