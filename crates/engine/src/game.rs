//! The contract: what a game tells the rest of the program, method by method.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{
    Digest, GameInfo, NotNow, NotationError, Random, Refusal, RuleId, ScoreFrom, ScoreLine, Seat, SeatSet,
    Sink, Standings, TakeBack, Viewer,
};

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

/// What a phase of a game waits for. A game says it of each phase, and [`Awaits`] follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Chance decides.
    Chance,
    /// This seat acts.
    Seat(Seat),
    /// These seats choose at the same time and in secret.
    Gathering(SeatSet),
    /// Nothing: the match is over.
    Nothing,
}

impl Due {
    /// What is awaited.
    #[inline]
    pub fn awaits(self) -> Awaits {
        match self {
            Due::Chance => Awaits::Chance,
            Due::Seat(seat) => Awaits::Seats(SeatSet::one(seat)),
            Due::Gathering(seats) => Awaits::Seats(seats),
            Due::Nothing => Awaits::Over,
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
/// does I/O, reads a clock or has randomness of its own. To add a game, implement these methods in this order
/// and then run the conformance suite of `testkit`, which checks every promise made below.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Everything there is to know of a match at one moment, hidden things included. Plain data without heap.
    type State: Plain;
    /// What a seat does. Two ways to the same next state are one action.
    type Action: Notation + 'static;
    /// What chance does: a card drawn, dice thrown.
    type Chance: Notation + 'static;
    /// What one viewer may know of a state, and all that pages and bots get.
    type View: Plain;
    /// What happened, for the log in words and for motion.
    type Event: Plain;
    /// Why an action is refused, a closed list that includes what every game has.
    type Why: Copy + Eq + Debug + From<NotNow> + Send + Sync;
    /// Where points come from, a closed list. `Display` gives a slug.
    type Source: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;

    /// What is known of the game before a match is opened.
    const INFO: &'static GameInfo;

    /// The game's slug, as in commands, records and addresses: `kosmopolis`.
    fn slug(&self) -> &'static str {
        Self::INFO.slug
    }

    /// The variant being played, one of the modes of [`Game::INFO`].
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

    /// The same from a view, where there is nothing else.
    fn awaits_in(&self, view: &Self::View) -> Awaits;

    /// The seats that have made their secret choice and wait for the others. Empty outside simultaneous choices:
    /// the last choice resolves them all.
    fn committed(&self, state: &Self::State) -> SeatSet;

    /// How many parts of a secret choice a seat has made that are not resolved yet. A seat with parts may be
    /// awaited still, for the next one; then nobody else knows that it has begun.
    fn part_count(&self, state: &Self::State, seat: Seat) -> usize;

    /// Writes all legal actions of a seat into `out`, which is cleared first: complete, without duplicates,
    /// in ascending order. Empty for a seat that is not awaited. Depends only on what the seat knows.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Says whether an action of an awaited seat is legal, and if not, by which rule and why. `Ok` exactly if it is
    /// listed.
    fn check_action(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Refusal<Self::Why>>;

    /// The rule behind a reason that every game has.
    fn rule_of(&self, state: &Self::State, not_now: NotNow) -> RuleId;

    /// A refusal for a reason that every game has. Not to be overridden.
    #[inline]
    fn refuse(&self, state: &Self::State, not_now: NotNow) -> Refusal<Self::Why> {
        Refusal::new(self.rule_of(state, not_now), not_now.into())
    }

    /// Says whether an action is legal, for any seat. Not to be overridden.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal<Self::Why>> {
        let not_now = match self.awaits(state) {
            _ if seat.index() >= self.players() => NotNow::NoSuchSeat,
            Awaits::Seats(seats) if seats.contains(seat) => return self.check_action(state, seat, action),
            Awaits::Seats(_) if self.committed(state).contains(seat) => NotNow::AlreadyChosen,
            Awaits::Seats(_) => NotNow::NotYourTurn,
            Awaits::Chance => NotNow::ChanceAwaited,
            Awaits::Over => NotNow::Over,
        };
        Err(self.refuse(state, not_now))
    }

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

    /// Takes back parts of a secret choice that is not resolved, of which the seat has at least one: exactly as if
    /// they had not been made. The fast half of [`Game::take_back`].
    fn apply_take_back(
        &self,
        state: &mut Self::State,
        seat: Seat,
        what: TakeBack,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Takes back parts of a secret choice, or refuses it and leaves the state as it was. Not to be overridden.
    fn take_back(
        &self,
        state: &mut Self::State,
        seat: Seat,
        what: TakeBack,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal<Self::Why>> {
        if seat.index() >= self.players() {
            return Err(self.refuse(state, NotNow::NoSuchSeat));
        }
        if self.part_count(state, seat) == 0 {
            return Err(self.refuse(state, NotNow::NothingToTakeBack));
        }
        self.apply_take_back(state, seat, what, sink);
        Ok(())
    }

    /// How many equally likely outcomes the awaited chance has; a kind with three copies counts three times.
    /// At least 1 while chance is awaited.
    fn outcome_count(&self, state: &Self::State) -> u64;

    /// The outcome at an index below [`Game::outcome_count`], in canonical order: equal outcomes are
    /// neighbours, and the order depends on the state alone. Draws are proved against this order.
    fn outcome(&self, state: &Self::State, index: u64) -> Self::Chance;

    /// Says whether an awaited chance can have this outcome.
    fn check_outcome(&self, state: &Self::State, chance: Self::Chance) -> Result<(), Refusal<Self::Why>>;

    /// Says whether a chance can happen now. Not to be overridden.
    fn check_chance(&self, state: &Self::State, chance: Self::Chance) -> Result<(), Refusal<Self::Why>> {
        match self.awaits(state) {
            Awaits::Chance => self.check_outcome(state, chance),
            Awaits::Seats(_) | Awaits::Over => Err(self.refuse(state, NotNow::NoChanceAwaited)),
        }
    }

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
        words: &mut impl Random,
        sink: &mut impl Sink<Self::Event>,
    ) -> Self::Chance {
        let chance = self.outcome(state, words.below(self.outcome_count(state)));
        self.apply_chance(state, chance, sink);
        chance
    }

    /// What a viewer may know, built from the state and nothing else. Two states that differ only in what
    /// the viewer cannot know give equal views.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Whether an event of an action may tell the acting seat something that did not follow from its view and the
    /// action. If no event of an action does, the seat may undo it: it has learned nothing. Cautious where a game
    /// does not say.
    fn uncovers(&self, _event: &Self::Event) -> bool {
        true
    }

    /// Whether a rule says that the action which tells this event is not taken back, though nothing was learned by it.
    fn is_binding(&self, _event: &Self::Event) -> bool {
        false
    }

    /// What a seat whose time is up does, if the game says so; otherwise a bot decides for it.
    fn when_time_is_up(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// The legal actions of the view's own seat, equal to [`Game::legal`] of every state with that view.
    fn options(&self, view: &Self::View, out: &mut Vec<Self::Action>);

    /// A full state that has this view, drawn uniformly from all there are: every way in which the cards
    /// that the viewer cannot place may lie is equally likely, copies told apart.
    fn imagine(&self, view: &Self::View, words: &mut impl Random) -> Self::State;

    /// A seat's points by source, as far as they can be known from here: `out` takes the lines in a fixed order.
    /// What a viewer cannot know is a line without points. The one function that scores; without heap.
    fn score(&self, from: ScoreFrom<'_, Self>, seat: Seat, out: &mut impl FnMut(ScoreLine<Self::Source>));

    /// What the match came to; before its end, what it would come to if it ended now, by what can be known from
    /// here. Totals are those of [`Game::score`]. At the end every viewer gets the standings of the state.
    fn standings(&self, from: ScoreFrom<'_, Self>) -> Standings;

    /// The known points of a seat. Not to be overridden.
    #[inline]
    fn total(&self, from: ScoreFrom<'_, Self>, seat: Seat) -> i32 {
        let mut total = 0;
        self.score(from, seat, &mut |line| total += line.points.unwrap_or(0));
        total
    }

    /// The lines of [`Game::score`] as a list, for pages; none for a seat that the table does not have. Not to be
    /// overridden.
    fn score_lines(&self, from: ScoreFrom<'_, Self>, seat: Seat) -> Vec<ScoreLine<Self::Source>> {
        let mut lines = Vec::new();
        if seat.index() < self.players() {
            self.score(from, seat, &mut |line| lines.push(line));
        }
        lines
    }

    /// Adds every rule fact of a state to a digest, in an order that never changes: two states have the same
    /// facts exactly if they are equal. Stored fingerprints are made of it.
    fn digest(&self, state: &Self::State, digest: &mut Digest);
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
