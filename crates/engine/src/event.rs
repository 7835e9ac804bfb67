//! Events: what happened, told to each viewer as far as that viewer may know it.

use crate::{SeatSet, Viewer};

/// One happening in two forms: what the entitled seats learn and what everybody learns.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Told<E> {
    /// What everybody may know.
    pub public: E,
    /// The seats that get `full` instead of `public`.
    pub entitled: SeatSet,
    /// What the entitled seats may know.
    pub full: E,
}

impl<E: Clone> Told<E> {
    /// An event that hides nothing.
    #[inline]
    pub fn open(event: E) -> Told<E> {
        Told { public: event.clone(), entitled: SeatSet::EMPTY, full: event }
    }

    /// An event that only the entitled seats see in full.
    #[inline]
    pub fn secret(entitled: SeatSet, full: E, public: E) -> Told<E> {
        Told { public, entitled, full }
    }
}

impl<E> Told<E> {
    /// The form this viewer may have.
    #[inline]
    pub fn to(&self, viewer: Viewer) -> &E {
        match viewer {
            Viewer::Seat(seat) if self.entitled.contains(seat) => &self.full,
            Viewer::Seat(_) | Viewer::Spectator => &self.public,
        }
    }
}

/// Where events go. Playouts use [`Silent`], which the compiler removes altogether.
pub trait Sink<E> {
    /// Takes one event.
    fn tell(&mut self, told: Told<E>);
}

/// A sink that drops everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Told<E>) {}
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn tell(&mut self, told: Told<E>) {
        self.push(told);
    }
}
