//! What was seen lately, within bounds: when there is too much of it, the oldest is forgotten first.

use std::collections::HashMap;
use std::hash::Hash;

/// A map that remembers at least the `max` keys used last and at most twice as many. It has two halves: what is used
/// goes into the young one, and when that is full the old one is dropped and the young one grows old.
#[derive(Debug)]
pub(crate) struct Recent<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
    max: usize,
}

impl<K: Hash + Eq + Copy, V> Recent<K, V> {
    pub(crate) fn new(max: usize) -> Recent<K, V> {
        Recent { young: HashMap::new(), old: HashMap::new(), max }
    }

    /// What is remembered of a key, made anew if it was forgotten.
    pub(crate) fn entry(&mut self, key: K, fresh: impl FnOnce() -> V) -> &mut V {
        let found = if self.young.contains_key(&key) { None } else { Some(self.old.remove(&key)) };
        if found.is_some() && self.young.len() >= self.max {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.entry(key).or_insert_with(|| found.flatten().unwrap_or_else(fresh))
    }

    /// What is remembered of a key, which is not used by that.
    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        self.young.get(key).or_else(|| self.old.get(key))
    }

    /// Forgets a key.
    pub(crate) fn remove(&mut self, key: &K) {
        self.young.remove(key);
        self.old.remove(key);
    }

    /// Puts a value in the place of whatever was remembered.
    pub(crate) fn insert(&mut self, key: K, value: V) {
        let mut value = Some(value);
        let place = self.entry(key, || value.take().expect("it is made once"));
        if let Some(value) = value {
            *place = value;
        }
    }
}
