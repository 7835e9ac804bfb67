//! Events: what happened, told to each viewer as far as that viewer may know it.

use crate::{SeatSet, Viewer};

/// One happening in two forms: what the entitled seats learn and what everybody else learns.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Told<E> {
    /// What everybody else may know; `None` if they must not even notice.
    pub public: Option<E>,
    /// The seats that get `full` instead of `public`.
    pub entitled: SeatSet,
    /// What the entitled seats may know.
    pub full: E,
}

impl<E: Clone> Told<E> {
    /// An event that hides nothing.
    #[inline]
    pub fn open(event: E) -> Told<E> {
        Told { public: Some(event.clone()), entitled: SeatSet::EMPTY, full: event }
    }

    /// An event that only the entitled seats see in full.
    #[inline]
    pub fn secret(entitled: SeatSet, full: E, public: E) -> Told<E> {
        Told { public: Some(public), entitled, full }
    }

    /// An event that nobody but the entitled seats notices: a part of a secret choice.
    #[inline]
    pub fn only(entitled: SeatSet, event: E) -> Told<E> {
        Told { public: None, entitled, full: event }
    }
}

impl<E> Told<E> {
    /// The form this viewer may have, if any.
    #[inline]
    pub fn to(&self, viewer: Viewer) -> Option<&E> {
        match viewer {
            Viewer::Seat(seat) if self.entitled.contains(seat) => Some(&self.full),
            Viewer::Seat(_) | Viewer::Spectator => self.public.as_ref(),
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
