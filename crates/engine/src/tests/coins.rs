//! Coins: a made-up game of two rules, for what the engine does with whatever game it is given.
//!
//! COIN-1: two throws of 1 to 3 together are the most that may be bid. Both seats then bid twice, in secret and at
//! the same time. At last seat 2 alone bids once more, openly. COIN-2: a bid is at least 1 and at most what was
//! thrown. A seat scores its bids, and seat 2 loses what was thrown. While the secret bids are made nobody knows the
//! score of the other.

use std::fmt;
use std::str::FromStr;

use crate::{
    Awaits, BySeat, Digest, Due, Game, GameInfo, Gathering, Mode, NotNow, NotationError, Parts, Places,
    Random, Refusal, RuleId, ScoreFrom, ScoreLine, Seat, SeatSet, Sink, Standings, TakeBack, Told, Viewer,
};

pub(super) const A: Seat = Seat::at(0);
pub(super) const B: Seat = Seat::at(1);
/// A seat that a table of two does not have.
pub(super) const C: Seat = Seat::at(2);

const COIN_1: RuleId = RuleId::new("COIN-1");
const COIN_2: RuleId = RuleId::new("COIN-2");

#[derive(Clone, Debug)]
pub(super) struct Coins;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    Throw,
    Choose,
    Last,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    pub(super) phase: Phase,
    pub(super) throws: u8,
    pub(super) thrown: u8,
    gathering: Gathering,
    parts: Parts<u8, 2, 2>,
    bids: BySeat<u8, 2>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct View {
    viewer: Viewer,
    phase: Phase,
    thrown: u8,
    gathering: Gathering,
    /// The viewer's own secret bids.
    own: [Option<u8>; 2],
    bids: BySeat<u8, 2>,
}

/// `bid 3`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Bid(pub(super) u8);

/// `throw 3`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Throw(pub(super) u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Event {
    Threw(u8),
    /// A part of a secret choice, which its seat alone notices.
    Wrote(Seat, u8),
    /// A seat has bid, secretly so far: then the number is for the seat itself.
    Chose(Seat, Option<u8>),
    Again(Seat),
    Bid(Seat, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Why {
    NotNow(NotNow),
    TooMuch,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Source {
    Bids,
    Throws,
}

impl From<NotNow> for Why {
    fn from(not_now: NotNow) -> Why {
        Why::NotNow(not_now)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Source::Bids { "bids" } else { "throws" })
    }
}

fn number(text: &str, verb: &str, expected: &'static str) -> Result<u8, NotationError> {
    let number = text.strip_prefix(verb).and_then(|rest| rest.parse().ok());
    number.ok_or_else(|| NotationError::new(text, expected))
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Bid {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Bid, NotationError> {
        number(text, "bid ", "a bid").map(Bid)
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "throw {}", self.0)
    }
}

impl FromStr for Throw {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Throw, NotationError> {
        number(text, "throw ", "a throw").map(Throw)
    }
}

fn due(phase: Phase, gathering: Gathering) -> Due {
    match phase {
        Phase::Throw => Due::Chance,
        Phase::Choose => Due::Gathering(gathering.awaited()),
        Phase::Last => Due::Seat(B),
        Phase::Over => Due::Nothing,
    }
}

impl Game for Coins {
    type State = State;
    type Action = Bid;
    type Chance = Throw;
    type View = View;
    type Event = Event;
    type Why = Why;
    type Source = Source;

    const INFO: &'static GameInfo = &GameInfo {
        slug: "coins",
        title: "Coins",
        modes: &[Mode { variant: "standard", players: 2..=2 }],
        rules: "",
    };

    fn variant(&self) -> &'static str {
        "standard"
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn players(&self) -> usize {
        2
    }

    fn deck_facts(&self) -> String {
        "coins\n".to_owned()
    }

    fn decisions_max(&self) -> usize {
        5
    }

    fn start(&self) -> State {
        State {
            phase: Phase::Throw,
            throws: 0,
            thrown: 0,
            gathering: Gathering::NONE,
            parts: Parts::NONE,
            bids: BySeat::all(0),
        }
    }

    fn awaits(&self, state: &State) -> Awaits {
        due(state.phase, state.gathering).awaits()
    }

    fn awaits_in(&self, view: &View) -> Awaits {
        due(view.phase, view.gathering).awaits()
    }

    fn committed(&self, state: &State) -> SeatSet {
        state.gathering.done()
    }

    fn part_count(&self, state: &State, seat: Seat) -> usize {
        state.parts.count(seat)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Bid>) {
        out.clear();
        if self.awaits(state).seats().contains(seat) {
            out.extend((1..=state.thrown).map(Bid));
        }
    }

    fn check_action(&self, state: &State, _: Seat, action: Bid) -> Result<(), Refusal<Why>> {
        let is_fair = (1..=state.thrown).contains(&action.0);
        if is_fair { Ok(()) } else { Err(Refusal::new(COIN_2, Why::TooMuch)) }
    }

    fn rule_of(&self, _: &State, _: NotNow) -> RuleId {
        COIN_1
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Bid, sink: &mut impl Sink<Event>) {
        let bid = action.0;
        if state.phase == Phase::Last {
            state.bids[seat] += bid;
            state.phase = Phase::Over;
            sink.tell(Told::open(Event::Bid(seat, bid)));
            return;
        }
        let is_done = state.parts.count(seat) == 1;
        let own = SeatSet::one(seat);
        sink.tell(if is_done {
            Told::secret(own, Event::Chose(seat, Some(bid)), Event::Chose(seat, None))
        } else {
            Told::only(own, Event::Wrote(seat, bid))
        });
        if state.parts.add(&mut state.gathering, seat, bid, is_done) {
            let all = state.parts.resolve(&mut state.gathering);
            state.bids = all.map(|parts| parts.iter().flatten().sum());
            state.phase = Phase::Last;
        }
    }

    fn apply_take_back(&self, state: &mut State, seat: Seat, what: TakeBack, sink: &mut impl Sink<Event>) {
        if state.parts.take_back(&mut state.gathering, seat, what) == Ok(true) {
            sink.tell(Told::open(Event::Again(seat)));
        }
    }

    fn outcome_count(&self, _: &State) -> u64 {
        3
    }

    fn outcome(&self, _: &State, index: u64) -> Throw {
        Throw(index as u8 + 1)
    }

    fn check_outcome(&self, state: &State, chance: Throw) -> Result<(), Refusal<Why>> {
        let is_face = (1..=3).contains(&chance.0);
        if is_face { Ok(()) } else { Err(self.refuse(state, NotNow::NotInDeck)) }
    }

    fn apply_chance(&self, state: &mut State, chance: Throw, sink: &mut impl Sink<Event>) {
        state.thrown += chance.0;
        state.throws += 1;
        sink.tell(Told::open(Event::Threw(chance.0)));
        if state.throws == 2 {
            state.phase = Phase::Choose;
            state.gathering = Gathering::of(SeatSet::all(2));
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut parts = viewer.seat().into_iter().flat_map(|seat| state.parts.of(seat));
        let own = [parts.next(), parts.next()];
        let State { phase, thrown, gathering, bids, .. } = *state;
        View { viewer, phase, thrown, gathering, own, bids }
    }

    fn options(&self, view: &View, out: &mut Vec<Bid>) {
        out.clear();
        if view.viewer.seat().is_some_and(|seat| self.awaits_in(view).seats().contains(seat)) {
            out.extend((1..=view.thrown).map(Bid));
        }
    }

    fn imagine(&self, view: &View, words: &mut impl Random) -> State {
        let mut state = self.start();
        let View { phase, thrown, gathering, bids, .. } = *view;
        (state.phase, state.thrown, state.gathering, state.bids) = (phase, thrown, gathering, bids);
        state.throws = if phase == Phase::Throw { u8::from(thrown > 0) } else { 2 };
        if let Some(seat) = view.viewer.seat() {
            view.own.iter().flatten().for_each(|&part| state.parts.put(seat, part));
        }
        for seat in gathering.done().iter().filter(|&seat| Viewer::Seat(seat) != view.viewer) {
            (0..2).for_each(|_| state.parts.put(seat, words.below(u64::from(thrown)) as u8 + 1));
        }
        state
    }

    fn score(&self, from: ScoreFrom<'_, Self>, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
        let (phase, thrown, bids, viewer) = match from {
            ScoreFrom::State(state) => (state.phase, state.thrown, state.bids, None),
            ScoreFrom::View(view) => (view.phase, view.thrown, view.bids, Some(view.viewer)),
        };
        let is_hidden = phase == Phase::Choose && viewer.is_some_and(|viewer| viewer != Viewer::Seat(seat));
        out(if is_hidden {
            ScoreLine::unknown(Source::Bids, COIN_2)
        } else {
            ScoreLine::new(Source::Bids, COIN_2, i32::from(bids[seat]))
        });
        out(ScoreLine::new(Source::Throws, COIN_1, if seat == B { -i32::from(thrown) } else { 0 }));
    }

    fn standings(&self, from: ScoreFrom<'_, Self>) -> Standings {
        let scores = [A, B].map(|seat| self.total(from, seat));
        Standings::Placed(Places::new(&scores, |a, b| scores[a.index()] > scores[b.index()]))
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        let State { phase, throws, thrown, gathering, parts, bids } = state;
        digest.add(&(*phase as u8)).add(throws).add(thrown).add(gathering).add(parts).add(bids);
    }
}
