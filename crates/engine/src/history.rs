//! A history: what happened, in order, with copies that share what they have in common.

use std::sync::Arc;

use crate::{Sink, Told};

/// How many items lie in one piece. A copy that grows copies the last piece at most.
const PIECE: usize = 32;

/// A list that grows at its end. Copying it costs next to nothing, however long it is, so a table can be tried out on
/// a copy before every move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History<T> {
    /// All full but the last.
    pieces: Vec<Arc<Vec<T>>>,
}

impl<T> Default for History<T> {
    fn default() -> History<T> {
        History { pieces: Vec::new() }
    }
}

impl<T> History<T> {
    /// How many items there are.
    pub fn len(&self) -> usize {
        self.pieces.last().map_or(0, |last| (self.pieces.len() - 1) * PIECE + last.len())
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// The last item.
    pub fn last(&self) -> Option<&T> {
        self.pieces.last()?.last()
    }

    /// All items in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.since(0)
    }

    /// The items from a place on; none if the place lies behind the end.
    pub fn since(&self, place: usize) -> impl Iterator<Item = &T> {
        let pieces = self.pieces.get(place / PIECE..).unwrap_or_default();
        pieces.iter().flat_map(|piece| piece.iter()).skip(place % PIECE)
    }
}

impl<T: Clone> History<T> {
    /// Adds an item at the end. Copies made before do not have it.
    pub fn push(&mut self, item: T) {
        match self.pieces.last_mut() {
            Some(last) if last.len() < PIECE => Arc::make_mut(last).push(item),
            _ => self.pieces.push(Arc::new(vec![item])),
        }
    }

    /// The items as a list of one's own.
    pub fn to_vec(&self) -> Vec<T> {
        self.iter().cloned().collect()
    }
}

impl<T: Clone> Extend<T> for History<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<E: Clone> Sink<E> for History<Told<E>> {
    fn tell(&mut self, told: Told<E>) {
        self.push(told);
    }
}
