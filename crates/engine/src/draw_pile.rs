//! A draw pile: a deck whose order does not exist until a draw needs it, with what some seats know of it.
//!
//! Most of a deck is a set: every card in it is as likely to be next. Two things can be known of its order. The
//! **top** card may have been looked at and left there; it is drawn next. Cards may have been put **under** the
//! deck; they are drawn last, in the order they were put there. That somebody has seen such a card is public;
//! which card it is, only those who saw it know.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Digest, Element, Fact, Random, Seat, SeatSet, Set, Viewer};

/// Cards in no order: a set of numbered cards, or a multiset of kinds.
pub trait Pool: Copy + Eq + Hash + Debug {
    /// A card.
    type Card: Copy + Eq + Hash + Debug;

    /// No card.
    const EMPTY: Self;

    /// How many cards there are, copies told apart.
    fn count(self) -> u32;

    /// The card at a place below the count, in the canonical order.
    fn nth(self, place: u32) -> Self::Card;

    /// Whether there is such a card.
    fn contains(self, card: Self::Card) -> bool;

    /// The cards with one more.
    #[must_use]
    fn with(self, card: Self::Card) -> Self;

    /// The cards with one less.
    #[must_use]
    fn without(self, card: Self::Card) -> Self;
}

impl<T: Element + Hash + Debug> Pool for Set<T> {
    type Card = T;

    const EMPTY: Set<T> = Set::EMPTY;

    #[inline]
    fn count(self) -> u32 {
        Set::count(self)
    }

    #[inline]
    fn nth(self, place: u32) -> T {
        Set::nth(self, place)
    }

    #[inline]
    fn contains(self, card: T) -> bool {
        Set::contains(self, card)
    }

    #[inline]
    fn with(self, card: T) -> Set<T> {
        Set::with(self, card)
    }

    #[inline]
    fn without(self, card: T) -> Set<T> {
        Set::without(self, card)
    }
}

/// A card whose place is known, and to whom. In a view the card is `None` if the viewer is not among them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KnownPlace<C> {
    /// The card.
    pub card: C,
    /// The seats that know it.
    pub known_to: SeatSet,
}

/// A deck, of which up to `UNDER` cards may have been put under it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawPile<P: Pool, const UNDER: usize> {
    rest: P,
    top: Option<KnownPlace<P::Card>>,
    under: [Option<KnownPlace<P::Card>>; UNDER],
}

impl<P: Pool, const UNDER: usize> DrawPile<P, UNDER> {
    /// A deck of these cards, of whose order nothing is known.
    pub const fn new(cards: P) -> DrawPile<P, UNDER> {
        DrawPile { rest: cards, top: None, under: [None; UNDER] }
    }

    /// How many cards there are.
    #[inline]
    pub fn count(&self) -> u32 {
        self.rest.count() + u32::from(self.top.is_some()) + self.under_count()
    }

    /// How many cards were put under the deck and are still there.
    #[inline]
    pub fn under_count(&self) -> u32 {
        self.under.iter().flatten().count() as u32
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// The top card, if somebody has looked at it.
    #[inline]
    pub fn top(&self) -> Option<KnownPlace<P::Card>> {
        self.top
    }

    /// The cards put under the deck, the next one to be drawn first.
    #[inline]
    pub fn under(&self) -> &[Option<KnownPlace<P::Card>>; UNDER] {
        &self.under
    }

    /// Every card, wherever it lies.
    pub fn cards(&self) -> P {
        self.top
            .iter()
            .chain(self.under.iter().flatten())
            .fold(self.rest, |all, placed| all.with(placed.card))
    }

    /// How many equally likely outcomes the next draw has: one where its card is known to somebody.
    #[inline]
    pub fn outcome_count(&self) -> u32 {
        match (self.top, self.rest.count()) {
            (Some(_), _) => 1,
            (None, 0) => self.under_count().min(1),
            (None, count) => count,
        }
    }

    /// The card that a draw would bring at an index below [`DrawPile::outcome_count`].
    ///
    /// # Panics
    /// If the deck is empty.
    #[inline]
    pub fn outcome(&self, index: u32) -> P::Card {
        match (self.top, self.under[0]) {
            (Some(top), _) => top.card,
            (None, Some(under)) if self.rest.count() == 0 => under.card,
            _ => self.rest.nth(index),
        }
    }

    /// Whether the next draw can bring this card.
    #[inline]
    pub fn can_draw(&self, card: P::Card) -> bool {
        match (self.top, self.under[0]) {
            (Some(top), _) => top.card == card,
            (None, Some(under)) if self.rest.count() == 0 => under.card == card,
            _ => self.rest.contains(card),
        }
    }

    /// Takes the drawn card, which [`DrawPile::can_draw`].
    #[inline]
    pub fn draw(&mut self, card: P::Card) {
        if self.top.take().is_some() {
            return;
        }
        if self.rest.count() > 0 {
            self.rest = self.rest.without(card);
        } else {
            self.under.rotate_left(1);
            self.under[UNDER - 1] = None;
        }
    }

    /// A seat looks at the top card, which is this one, and leaves it there. Seats that have seen it remember
    /// it.
    #[inline]
    pub fn look(&mut self, card: P::Card, seat: Seat) {
        let known_to = self.top.map_or(SeatSet::EMPTY, |top| top.known_to).with(seat);
        if self.top.is_none() {
            self.draw(card);
        }
        self.top = Some(KnownPlace { card, known_to });
    }

    /// Puts a card under the deck, seen by these seats.
    ///
    /// # Panics
    /// If `UNDER` cards lie there already.
    #[inline]
    pub fn put_under(&mut self, card: P::Card, known_to: SeatSet) {
        let free = self.under.iter_mut().find(|place| place.is_none());
        *free.expect("at most UNDER cards lie under a deck") = Some(KnownPlace { card, known_to });
    }

    /// What a viewer may know of the deck.
    pub fn view(&self, viewer: Viewer) -> DrawPileView<P::Card, UNDER> {
        let seen = |placed: KnownPlace<P::Card>| KnownPlace {
            card: viewer.seat().filter(|&seat| placed.known_to.contains(seat)).map(|_| placed.card),
            known_to: placed.known_to,
        };
        DrawPileView {
            rest_count: self.rest.count(),
            top: self.top.map(seen),
            under: self.under.map(|placed| placed.map(seen)),
        }
    }
}

/// What a viewer may know of a deck: how many cards, and those of known places that the viewer has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawPileView<C, const UNDER: usize> {
    /// How many cards lie in no known order.
    pub rest_count: u32,
    /// The top card, if somebody has looked at it.
    pub top: Option<KnownPlace<Option<C>>>,
    /// The cards put under the deck, the next one to be drawn first.
    pub under: [Option<KnownPlace<Option<C>>>; UNDER],
}

impl<C: Copy, const UNDER: usize> DrawPileView<C, UNDER> {
    /// How many cards there are.
    pub fn count(&self) -> u32 {
        let under = self.under.iter().flatten().count() as u32;
        self.rest_count + u32::from(self.top.is_some()) + under
    }

    /// The cards of known places that the viewer has seen: they are not among the unseen ones.
    pub fn known(&self) -> impl Iterator<Item = C> + '_ {
        self.top.iter().chain(self.under.iter().flatten()).filter_map(|placed| placed.card)
    }

    /// A deck with this view, uniformly: every card that the viewer cannot place is drawn from `unseen`, out of
    /// which it is taken.
    ///
    /// # Panics
    /// If fewer cards are unseen than the deck needs.
    pub fn imagine<P: Pool<Card = C>>(&self, unseen: &mut P, words: &mut impl Random) -> DrawPile<P, UNDER> {
        let mut draw = || {
            let card = unseen.nth(words.below(u64::from(unseen.count())) as u32);
            *unseen = unseen.without(card);
            card
        };
        let mut place = |placed: KnownPlace<Option<C>>| KnownPlace {
            card: placed.card.unwrap_or_else(&mut draw),
            known_to: placed.known_to,
        };
        let top = self.top.map(&mut place);
        let under = self.under.map(|placed| placed.map(&mut place));
        let rest = (0..self.rest_count).fold(P::EMPTY, |rest, _| rest.with(draw()));
        DrawPile { rest, top, under }
    }
}

impl<C: Fact> Fact for KnownPlace<C> {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.card).add(&self.known_to);
    }
}

impl<P: Pool + Fact, const UNDER: usize> Fact for DrawPile<P, UNDER>
where
    P::Card: Fact,
{
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.rest).add(&self.top).add(&self.under);
    }
}
