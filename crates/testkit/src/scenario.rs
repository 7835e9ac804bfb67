//! Scenarios: a rule's fixture, written in notation with dictated chance.
//!
//! In Rust, each step on its own line, so that a failure names the line of the test:
//!
//! ```text
//! let mut scenario = Scenario::new(game);
//! scenario.chance("deal 1 a").chance("deal 2 b");
//! scenario.refuse(1, "keep c", PILE_3).act(1, "keep a");
//! assert_eq!(scenario.legal(2), ["keep b"]);
//! ```
//!
//! or as text, see [`run`].

use std::str::FromStr;

use engine::{
    Awaits, Game, NotationError, QuickRandom, Random, Refusal, RuleId, ScoreFrom, Seat, Standings, TakeBack,
    Told, Viewer,
};

use crate::random::pick;

pub use crate::script::run;

/// A match that a test dictates. Seats are numbered from 1, as in notation. Every method panics, at the place
/// of its caller, if what the test says does not hold.
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    game: G,
    state: G::State,
    told: Vec<Told<G::Event>>,
    /// Where the events of the last step begin.
    mark: usize,
    /// The steps so far, for messages.
    steps: Vec<String>,
}

impl<G: Game> Scenario<G> {
    /// A match before its first line.
    pub fn new(game: G) -> Scenario<G> {
        let state = game.start();
        Scenario::at(game, state)
    }

    /// A match in the middle, for what play can hardly reach.
    pub fn at(game: G, state: G::State) -> Scenario<G> {
        Scenario { game, state, told: Vec::new(), mark: 0, steps: Vec::new() }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The whole state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The whole state, to set up what would take many steps.
    pub fn state_mut(&mut self) -> &mut G::State {
        &mut self.state
    }

    /// Chance happens as dictated.
    #[track_caller]
    pub fn chance(&mut self, text: &str) -> &mut Self {
        let chance: G::Chance = self.read(text);
        self.step(format!("* {text}"));
        let result = self.game.reveal(&mut self.state, chance, &mut self.told);
        self.accepted(result.err())
    }

    /// A seat acts.
    #[track_caller]
    pub fn act(&mut self, seat: usize, text: &str) -> &mut Self {
        let action: G::Action = self.read(text);
        let seat = self.seat(seat);
        self.step(format!("{seat} {text}"));
        let result = self.game.act(&mut self.state, seat, action, &mut self.told);
        self.accepted(result.err())
    }

    /// A seat takes back its whole secret choice.
    #[track_caller]
    pub fn take_back(&mut self, seat: usize) -> &mut Self {
        self.take_back_parts(seat, TakeBack::All)
    }

    /// A seat takes back the last part of its secret choice.
    #[track_caller]
    pub fn take_back_last(&mut self, seat: usize) -> &mut Self {
        self.take_back_parts(seat, TakeBack::Last)
    }

    #[track_caller]
    fn take_back_parts(&mut self, seat: usize, what: TakeBack) -> &mut Self {
        let seat = self.seat(seat);
        self.step(format!("{} {seat}", word_of(what)));
        let result = self.game.take_back(&mut self.state, seat, what, &mut self.told);
        self.accepted(result.err())
    }

    /// A seat's action is refused by this rule, and nothing changes.
    #[track_caller]
    pub fn refuse(&mut self, seat: usize, text: &str, rule: RuleId) -> &mut Self {
        self.refuse_as(seat, text, rule.as_str())
    }

    #[track_caller]
    pub(crate) fn refuse_as(&mut self, seat: usize, text: &str, rule: &str) -> &mut Self {
        let action: G::Action = self.read(text);
        let seat = self.seat(seat);
        let mut copy = self.state.clone();
        let result = self.game.act(&mut copy, seat, action, &mut self.told);
        self.refused(&copy, &format!("{seat} {text}"), result.err(), rule)
    }

    /// A chance is refused by this rule, and nothing changes.
    #[track_caller]
    pub fn refuse_chance(&mut self, text: &str, rule: RuleId) -> &mut Self {
        self.refuse_chance_as(text, rule.as_str())
    }

    #[track_caller]
    pub(crate) fn refuse_chance_as(&mut self, text: &str, rule: &str) -> &mut Self {
        let chance: G::Chance = self.read(text);
        let mut copy = self.state.clone();
        let result = self.game.reveal(&mut copy, chance, &mut self.told);
        self.refused(&copy, &format!("* {text}"), result.err(), rule)
    }

    /// Taking back is refused by this rule, and nothing changes.
    #[track_caller]
    pub fn refuse_take_back(&mut self, seat: usize, rule: RuleId) -> &mut Self {
        self.refuse_take_back_as(seat, rule.as_str())
    }

    #[track_caller]
    pub(crate) fn refuse_take_back_as(&mut self, seat: usize, rule: &str) -> &mut Self {
        let seat = self.seat(seat);
        let mut copy = self.state.clone();
        let result = self.game.take_back(&mut copy, seat, TakeBack::All, &mut self.told);
        self.refused(&copy, &format!("take-back {seat}"), result.err(), rule)
    }

    /// Draws chance at random until a seat is awaited or the match is over.
    #[track_caller]
    pub fn draw(&mut self, seed: u64) -> &mut Self {
        let mut words = QuickRandom::new(seed);
        self.step(format!("draw {seed}"));
        while self.game.awaits(&self.state) == Awaits::Chance {
            let chance = self.game.draw(&mut self.state, &mut words, &mut self.told);
            self.steps.push(format!("* {chance}"));
        }
        self
    }

    /// Plays `count` seat actions at random, the chance before and after them included; fewer if the match
    /// ends.
    #[track_caller]
    pub fn random(&mut self, seed: u64, count: usize) -> &mut Self {
        let mut words = QuickRandom::new(seed);
        self.draw(words.word());
        for _ in 0..count {
            let Some(seat) = self.game.awaits(&self.state).seats().first() else { break };
            let mut actions = Vec::new();
            self.game.legal(&self.state, seat, &mut actions);
            let Some(action) = pick(&actions, &mut words) else {
                self.fail(&format!("seat {seat} is awaited but has no action"));
            };
            self.act(seat.index() + 1, &action.to_string());
            self.draw(words.word());
        }
        self
    }

    /// Plays at random to the end.
    #[track_caller]
    pub fn finish(&mut self, seed: u64) -> &mut Self {
        self.random(seed, self.game.decisions_max());
        self.awaits("over")
    }

    /// The match waits for this: `chance`, `over`, or seat numbers such as `1 3`.
    #[track_caller]
    pub fn awaits(&mut self, expected: &str) -> &mut Self {
        let found = words_of_awaits(self.game.awaits(&self.state));
        if found != expected.split_whitespace().collect::<Vec<_>>().join(" ") {
            self.fail(&format!("the match waits for {found}, not {expected}"));
        }
        self
    }

    /// The legal actions of a seat in notation.
    #[track_caller]
    pub fn legal(&self, seat: usize) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, self.seat(seat), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// What a seat sees.
    #[track_caller]
    pub fn view(&self, seat: usize) -> G::View {
        self.game.view(&self.state, Viewer::Seat(self.seat(seat)))
    }

    /// What somebody without a seat sees.
    pub fn spectator_view(&self) -> G::View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// The events of the last step, as a seat may have them.
    #[track_caller]
    pub fn told(&self, seat: usize) -> Vec<G::Event> {
        self.told_to(Viewer::Seat(self.seat(seat)))
    }

    /// The events of the last step, as everybody may have them.
    pub fn told_to_all(&self) -> Vec<G::Event> {
        self.told_to(Viewer::Spectator)
    }

    pub(crate) fn told_to(&self, viewer: Viewer) -> Vec<G::Event> {
        self.told[self.mark..].iter().filter_map(|told| told.to(viewer).cloned()).collect()
    }

    /// What the match came to; before the end, as if it ended now.
    pub fn standings(&self) -> Standings {
        self.game.standings(ScoreFrom::State(&self.state))
    }

    /// A seat's points from one source, as the seat itself sees them; 0 if the source is not listed.
    #[track_caller]
    pub fn points(&self, seat: usize, source: &str) -> i32 {
        let lines = self.game.score_lines(ScoreFrom::View(&self.view(seat)), self.seat(seat));
        lines.iter().filter(|line| line.source.to_string() == source).filter_map(|line| line.points).sum()
    }

    #[track_caller]
    pub(crate) fn seat(&self, number: usize) -> Seat {
        match number.checked_sub(1) {
            Some(index) if index < self.game.players() => Seat::at(index),
            _ => self.fail(&format!("there is no seat {number}; seats are numbered from 1")),
        }
    }

    #[track_caller]
    fn read<T: FromStr<Err = NotationError>>(&self, text: &str) -> T {
        match text.parse() {
            Ok(value) => value,
            Err(error) => self.fail(&format!("`{text}` is not notation: {error}")),
        }
    }

    fn step(&mut self, text: String) {
        self.mark = self.told.len();
        self.steps.push(text);
    }

    #[track_caller]
    fn accepted(&mut self, refusal: Option<Refusal<G::Why>>) -> &mut Self {
        if let Some(Refusal { rule, why }) = refusal {
            self.fail(&format!("the last step is refused by {rule}: {why:?}"));
        }
        self
    }

    #[track_caller]
    fn refused(
        &mut self,
        after: &G::State,
        what: &str,
        refusal: Option<Refusal<G::Why>>,
        rule: &str,
    ) -> &mut Self {
        match refusal {
            None => self.fail(&format!("`{what}` is accepted, but {rule} forbids it")),
            Some(found) if found.rule.as_str() != rule => self.fail(&format!(
                "`{what}` is refused, but by {} and not by {rule}: {:?}",
                found.rule, found.why
            )),
            Some(_) if *after != self.state => {
                self.fail(&format!("`{what}` is refused, yet the state changed"))
            }
            Some(_) => self,
        }
    }

    #[track_caller]
    pub(crate) fn fail(&self, cause: &str) -> ! {
        let first = self.steps.len().saturating_sub(12);
        let steps: Vec<String> = self.steps[first..].iter().map(|step| format!("  {step}\n")).collect();
        panic!(
            "{cause}\nthe match waits for {}; the last steps:\n{}",
            words_of_awaits(self.game.awaits(&self.state)),
            steps.concat()
        );
    }
}

/// How taking back is written down.
pub(crate) fn word_of(what: TakeBack) -> &'static str {
    match what {
        TakeBack::Last => "take-back-last",
        TakeBack::All => "take-back",
    }
}

/// What a match waits for, in words: `chance`, `over`, or the seats.
pub(crate) fn words_of_awaits(awaits: Awaits) -> String {
    match awaits {
        Awaits::Chance => "chance".to_owned(),
        Awaits::Over => "over".to_owned(),
        Awaits::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "),
    }
}
