//! Gatherings: several seats choose at the same time and in secret, each in one part or in several.
//!
//! While a gathering is on, a seat adds parts to its choice until it is done; until everybody is done it may
//! take back its last part or all of them. What everybody may know is the [`Gathering`]: which seats take
//! part and which are done. The [`Parts`] are hidden: each seat knows its own. The last seat to be done
//! resolves the gathering, and nothing of it is left in the state. So the order in which seats chose cannot
//! matter.

use crate::{BySeat, NotNow, Seat, SeatSet};

/// How much of a secret choice is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TakeBack {
    /// The last part.
    Last,
    /// Every part.
    All,
}

impl TakeBack {
    /// Both ways.
    pub const ALL: [TakeBack; 2] = [TakeBack::Last, TakeBack::All];
}

/// Which seats choose at the same time, and which of them are done. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gathering {
    seats: SeatSet,
    done: SeatSet,
}

impl Gathering {
    /// No gathering.
    pub const NONE: Gathering = Gathering { seats: SeatSet::EMPTY, done: SeatSet::EMPTY };

    /// A gathering of these seats, none of them done.
    #[inline]
    pub const fn of(seats: SeatSet) -> Gathering {
        Gathering { seats, done: SeatSet::EMPTY }
    }

    /// The seats that take part.
    #[inline]
    pub const fn seats(&self) -> SeatSet {
        self.seats
    }

    /// The seats that are done and wait for the others.
    #[inline]
    pub const fn done(&self) -> SeatSet {
        self.done
    }

    /// The seats that are still choosing.
    #[inline]
    pub fn awaited(&self) -> SeatSet {
        self.seats.minus(self.done)
    }
}

/// The parts that each seat has chosen, at most `MAX` of them. All of it is secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parts<P, const SEATS: usize, const MAX: usize>(BySeat<[Option<P>; MAX], SEATS>);

impl<P: Copy, const SEATS: usize, const MAX: usize> Parts<P, SEATS, MAX> {
    /// Nobody has chosen anything.
    pub const NONE: Parts<P, SEATS, MAX> = Parts(BySeat::all([None; MAX]));

    /// A seat's parts in their order.
    #[inline]
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = P> + '_ {
        self.0.get(seat).into_iter().flatten().flatten().copied()
    }

    /// How many parts a seat has chosen.
    #[inline]
    pub fn count(&self, seat: Seat) -> usize {
        self.of(seat).count()
    }

    /// Adds a part to a seat's choice, which may be its last. Gives whether everybody is done now: then the caller
    /// resolves the gathering with [`Parts::resolve`].
    ///
    /// # Panics
    /// If the seat has `MAX` parts already.
    #[inline]
    pub fn add(&mut self, gathering: &mut Gathering, seat: Seat, part: P, is_done: bool) -> bool {
        self.put(seat, part);
        if is_done {
            gathering.done = gathering.done.with(seat);
        }
        gathering.awaited().is_empty()
    }

    /// Puts down a part of a gathering that is seen from outside, for imagining.
    ///
    /// # Panics
    /// If the seat has `MAX` parts already.
    #[inline]
    pub fn put(&mut self, seat: Seat, part: P) {
        let free = self.0[seat].iter_mut().find(|part| part.is_none());
        *free.expect("a choice has at most MAX parts") = Some(part);
    }

    /// Takes back a seat's last part or all of them: it is awaited again. Gives whether it had been done, which
    /// everybody could see.
    #[inline]
    pub fn take_back(
        &mut self,
        gathering: &mut Gathering,
        seat: Seat,
        what: TakeBack,
    ) -> Result<bool, NotNow> {
        let count = self.count(seat);
        if count == 0 {
            return Err(NotNow::NothingToTakeBack);
        }
        let left = if what == TakeBack::All { 0 } else { count - 1 };
        self.0[seat][left..].fill(None);
        let was_done = gathering.done.contains(seat);
        gathering.done = gathering.done.without(seat);
        Ok(was_done)
    }

    /// Ends the gathering: gives everybody's parts and leaves nothing behind.
    #[inline]
    pub fn resolve(&mut self, gathering: &mut Gathering) -> BySeat<[Option<P>; MAX], SEATS> {
        *gathering = Gathering::NONE;
        std::mem::replace(self, Parts::NONE).0
    }
}
