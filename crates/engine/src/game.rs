//! The contract: what a game tells the rest of the house, method by method.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{NotationError, Refusal, ScoreLine, Seat, SeatSet, Sink, Tally, Viewer, Words};

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaits {
    /// These seats; each has at least one legal action. With more than one, they choose in secret.
    Seats(SeatSet),
    /// A draw from the outcomes of [`Game::outcome_count`].
    Chance,
    /// Nothing: the match is over.
    Over,
}

impl Awaits {
    /// The awaited seats; none while chance is awaited and after the end.
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Awaits::Seats(seats) => seats,
            Awaits::Chance | Awaits::Over => SeatSet::EMPTY,
        }
    }
}

/// A text form that reads back as the same value.
pub trait Notation: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync {}
impl<T: Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync> Notation for T {}

/// A plain value: comparable, hashable, printable for a test that fails.
pub trait Plain: Clone + Eq + Hash + Debug + Send + Sync {}
impl<T: Clone + Eq + Hash + Debug + Send + Sync> Plain for T {}

/// The rules of one game with its deck, number of players and variant compiled in.
///
/// The value itself never changes during a match; everything that does is in [`Game::State`]. Nothing here
/// does I/O, reads a clock or has randomness of its own. Whoever adds a game implements these methods in this
/// order and then runs the conformance suite of `testkit`, which checks every promise made below.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Everything there is to know of a match at one moment, hidden things included. Plain data without heap.
    type State: Plain;
    /// What a seat does. Two ways to the same next state are one action.
    type Action: Notation + 'static;
    /// What chance does: a card drawn, dice thrown.
    type Chance: Notation + 'static;
    /// What one viewer may know of a state, and all that pages and bots get.
    type View: Plain;
    /// What happened, for the log in words and for motion. `Display` says it in English.
    type Event: Plain + Display;
    /// Why an action is refused. `Display` says it in English.
    type Why: Copy + Eq + Debug + Display + Send + Sync;

    /// The game's slug, as in commands, records and addresses: `kosmopolis`.
    fn slug(&self) -> &'static str;

    /// The edition or variant being played, as a slug; `standard` where there is only one.
    fn variant(&self) -> &'static str;

    /// Rises whenever the same record would now lead to other states.
    fn rules_version(&self) -> u32;

    /// How many seats there are.
    fn players(&self) -> usize;

    /// The rule facts of the deck as canonical text, without names or provenance. Its SHA-256 is the deck
    /// checksum of records.
    fn deck_facts(&self) -> String;

    /// An upper bound on the seat actions of one match, however it is played.
    fn decisions_max(&self) -> usize;

    /// The state before anything has happened.
    fn start(&self) -> Self::State;

    /// What the state waits for. A seat is awaited exactly if it has a choice to make, even if it has one
    /// option only (skipping it would tell something); a seat whose only answer would be "nothing" is not.
    fn awaits(&self, state: &Self::State) -> Awaits;

    /// The seats that have committed in secret and may still retract. Empty outside simultaneous choices:
    /// the last commit resolves them all.
    fn committed(&self, state: &Self::State) -> SeatSet;

    /// Writes all legal actions of a seat into `out`, which is cleared first: complete, without duplicates,
    /// in ascending order. Empty for a seat that is not awaited. Depends only on what the seat knows.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Says whether an action is legal, and if not, by which rule and why. `Ok` exactly if it is listed.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal<Self::Why>>;

    /// Carries out an action that is known to be legal. The fast half of [`Game::act`].
    ///
    /// # Panics
    /// May panic, or leave a state that cannot occur, if the action is not legal.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Carries out an action, or refuses it and leaves the state as it was. Not to be overridden.
    fn act(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal<Self::Why>> {
        self.check(state, seat, action)?;
        self.apply(state, seat, action, sink);
        Ok(())
    }

    /// Takes back the secret commit of a seat, exactly as if it had not been made.
    fn retract(
        &self,
        state: &mut Self::State,
        seat: Seat,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal<Self::Why>>;

    /// How many equally likely outcomes the awaited chance has; a kind with three copies counts three times.
    /// At least 1 while chance is awaited.
    fn outcome_count(&self, state: &Self::State) -> u64;

    /// The outcome at an index below [`Game::outcome_count`], in canonical order: equal outcomes are
    /// neighbours, and the order depends on the state alone. Draws are proved against this order.
    fn outcome(&self, state: &Self::State, index: u64) -> Self::Chance;

    /// Says whether a chance can happen now.
    fn check_chance(&self, state: &Self::State, chance: Self::Chance) -> Result<(), Refusal<Self::Why>>;

    /// Carries out a chance that is known to be possible. The fast half of [`Game::reveal`].
    ///
    /// # Panics
    /// May panic, or leave a state that cannot occur, if the chance is impossible.
    fn apply_chance(&self, state: &mut Self::State, chance: Self::Chance, sink: &mut impl Sink<Self::Event>);

    /// Carries out a chance, or refuses it and leaves the state as it was. Not to be overridden.
    fn reveal(
        &self,
        state: &mut Self::State,
        chance: Self::Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal<Self::Why>> {
        self.check_chance(state, chance)?;
        self.apply_chance(state, chance, sink);
        Ok(())
    }

    /// Draws the awaited chance from `words` and carries it out. Not to be overridden.
    #[inline]
    fn draw(
        &self,
        state: &mut Self::State,
        words: &mut impl Words,
        sink: &mut impl Sink<Self::Event>,
    ) -> Self::Chance {
        let chance = self.outcome(state, words.below(self.outcome_count(state)));
        self.apply_chance(state, chance, sink);
        chance
    }

    /// What a viewer may know, built from the state and nothing else. Two states that differ only in what
    /// the viewer cannot know give equal views.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The legal actions of the view's own seat, equal to [`Game::legal`] of every state with that view.
    fn options(&self, view: &Self::View, out: &mut Vec<Self::Action>);

    /// A full state that has this view, drawn uniformly from all there are: every way in which the cards
    /// that the viewer cannot place may lie is equally likely, copies told apart.
    fn imagine(&self, view: &Self::View, words: &mut impl Words) -> Self::State;

    /// Totals and places of a match that is over; before that, as if it ended now.
    fn tally(&self, state: &Self::State) -> Tally;

    /// A seat's points so far by source, as far as the viewer may know. In the view of a finished match the
    /// lines sum to the total of [`Game::tally`], for every viewer.
    fn breakdown(&self, view: &Self::View, seat: Seat) -> Vec<ScoreLine>;
}

/// What a bot gets: one seat's view and options, made when asked for, and no way to the state behind them.
pub struct Perspective<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

// By hand: a derive would ask the game itself to be `Copy`.
impl<G: Game> Clone for Perspective<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Perspective<'_, G> {}

/// Shows what the seat sees and no more.
impl<G: Game> Debug for Perspective<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Perspective").field(&self.seat).field(&self.view()).finish()
    }
}

impl<'a, G: Game> Perspective<'a, G> {
    /// What this seat sees of this state.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Perspective<'a, G> {
        Perspective { game, state, seat }
    }

    /// The rules, which everybody knows.
    #[inline]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose perspective it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's view.
    #[inline]
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// The seat's legal actions, without the cost of building the view.
    #[inline]
    pub fn options(&self, out: &mut Vec<G::Action>) {
        self.game.legal(self.state, self.seat, out);
    }
}
