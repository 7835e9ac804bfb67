//! Leaks: what a viewer cannot know must not show, neither in a view nor in a list, a refusal or an event.
//!
//! Two ways lead to a pair of states that differ only in hidden things; neither uses `imagine`, which may
//! share a mistake with `view`. **Siblings** come from one state by two moves: a viewer who is told the same
//! must see the same, and one who sees the same must have been told the same. **Twins** are a whole match
//! played again with other hidden chance and other secret choices, each chosen so that the viewer is told
//! exactly what was told in the original; after every line viewer and rules are asked the same questions of
//! both.

use std::ops::Range;

use engine::{Awaits, Game, QuickRandom, Random, Refusal, Seat, Silent, TakeBack, Told, Viewer, stable_hash};

use crate::difference::{difference, name_of};
use crate::random::{Limits, draw_next, once_in, pick};
use crate::scenario::word_of;
use crate::seeds::{Trace, for_seeds, only_seed};

/// How many twins each viewer of each match gets.
const TWINS: u64 = 8;
/// How many moves are tried in place of the original one.
const TRIES: usize = 4;
/// How many refusals are compared at each point.
const REFUSALS: usize = 3;

/// How far a run of [`no_leak`] looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Twins {
    /// Twins that were begun.
    pub begun: u64,
    /// Twins that differed from their original in something hidden at a point that was compared.
    pub differed: u64,
    /// Points compared at which something hidden differed.
    pub points: u64,
    /// Pairs of siblings compared that differed in something hidden.
    pub siblings: u64,
}

/// Checks over random matches that no viewer learns more than was told, and that enough was compared: at
/// least one twin per seed must truly have differed. See [`no_leak_min`] for a game that hides little.
///
/// # Panics
/// If something shows that should not, or if too little was compared to say so: with the seed, the line, the
/// viewer and the command that runs that seed alone.
#[track_caller]
pub fn no_leak<G: Game>(game: &G, seeds: Range<u64>) -> Twins {
    let differed_min = seeds.end.saturating_sub(seeds.start);
    no_leak_min(game, seeds, differed_min)
}

/// The same with a chosen minimum of twins that differed; 0 for a game that hides nothing.
///
/// # Panics
/// As [`no_leak`].
#[track_caller]
pub fn no_leak_min<G: Game>(game: &G, seeds: Range<u64>, differed_min: u64) -> Twins {
    let mut twins = Twins::default();
    for_seeds("no_leak", game, seeds, |seed, trace| {
        let mut words = QuickRandom::stream(seed, 0x6c65_616b);
        let steps = random_steps(game, &mut words, trace);
        let probes = steps.iter().filter_map(|step| step.what.action()).collect();
        let mut search = Search { game, steps, probes, words, trace, twins: &mut twins };
        search.compare_siblings();
        for viewer in Viewer::all(game.players()) {
            for index in 0..TWINS {
                search.play_twin(viewer, index);
            }
        }
    });
    assert!(
        twins.differed >= differed_min || only_seed().is_some(),
        "no_leak of {} ({} players) proves too little: {} of {} twins differed from their original, at least \
         {differed_min} should. Play more seeds, or tell fewer secrets in events.",
        game.slug(),
        game.players(),
        twins.differed,
        twins.begun
    );
    twins
}

/// What happens between two states.
#[derive(Debug)]
enum Move<G: Game> {
    Act(Seat, G::Action),
    TakeBack(Seat, TakeBack),
    Chance(G::Chance),
}

impl<G: Game> Clone for Move<G> {
    fn clone(&self) -> Move<G> {
        *self
    }
}
impl<G: Game> Copy for Move<G> {}

impl<G: Game> Move<G> {
    fn action(&self) -> Option<G::Action> {
        match *self {
            Move::Act(_, action) => Some(action),
            Move::TakeBack(..) | Move::Chance(_) => None,
        }
    }

    fn is_by(&self, viewer: Viewer) -> bool {
        match *self {
            Move::Act(seat, _) | Move::TakeBack(seat, _) => viewer == Viewer::Seat(seat),
            Move::Chance(_) => false,
        }
    }

    fn is_possible(&self, game: &G, state: &G::State) -> bool {
        match *self {
            Move::Act(seat, action) => game.check(state, seat, action).is_ok(),
            Move::TakeBack(seat, _) => game.part_count(state, seat) > 0,
            Move::Chance(chance) => game.check_chance(state, chance).is_ok(),
        }
    }

    fn carry_out(&self, game: &G, state: &G::State) -> (G::State, Vec<Told<G::Event>>) {
        let (mut state, mut told) = (state.clone(), Vec::new());
        match *self {
            Move::Act(seat, action) => game.apply(&mut state, seat, action, &mut told),
            Move::TakeBack(seat, what) => {
                if let Err(refusal) = game.take_back(&mut state, seat, what, &mut told) {
                    panic!("seat {seat} has chosen, yet taking it back is refused: {refusal:?}");
                }
            }
            Move::Chance(chance) => game.apply_chance(&mut state, chance, &mut told),
        }
        (state, told)
    }

    /// Another move of the same kind, perhaps the same one; `None` if the state awaits something else.
    fn other(&self, game: &G, state: &G::State, words: &mut impl Random) -> Option<Move<G>> {
        match *self {
            Move::Act(seat, _) => {
                let mut actions = Vec::new();
                game.legal(state, seat, &mut actions);
                pick(&actions, words).map(|action| Move::Act(seat, action))
            }
            Move::TakeBack(seat, _) if game.part_count(state, seat) > 0 => {
                pick(&TakeBack::ALL, words).map(|what| Move::TakeBack(seat, what))
            }
            Move::TakeBack(..) => None,
            Move::Chance(_) if game.awaits(state) == Awaits::Chance => {
                Some(Move::Chance(draw_next(game, state, words)))
            }
            Move::Chance(_) => None,
        }
    }

    fn text(&self) -> String {
        match self {
            Move::Act(seat, action) => format!("{seat} {action}"),
            Move::TakeBack(seat, what) => format!("{} {seat}", word_of(*what)),
            Move::Chance(chance) => format!("* {chance}"),
        }
    }
}

/// One line of the original match.
struct Step<G: Game> {
    what: Move<G>,
    before: G::State,
    after: G::State,
    told: Vec<Told<G::Event>>,
}

/// Plays the original, with commits in any order and some of them taken back.
fn random_steps<G: Game>(game: &G, words: &mut QuickRandom, trace: &mut Trace) -> Vec<Step<G>> {
    let mut steps = Vec::new();
    let mut state = game.start();
    let mut limits = Limits::default();
    let mut taken_back = 0;
    loop {
        let what = match game.awaits(&state) {
            Awaits::Over => break,
            Awaits::Chance => {
                limits.drawn();
                Move::Chance(draw_next(game, &state, words))
            }
            Awaits::Seats(seats) => {
                let begun: Vec<Seat> =
                    Seat::all(game.players()).filter(|&seat| game.part_count(&state, seat) > 0).collect();
                match pick(&begun, words).filter(|_| once_in(8, words)) {
                    Some(seat) => {
                        let what = pick(&TakeBack::ALL, words).unwrap_or(TakeBack::All);
                        taken_back += if what == TakeBack::All { game.part_count(&state, seat) } else { 1 };
                        Move::TakeBack(seat, what)
                    }
                    None => {
                        let seats: Vec<Seat> = seats.iter().collect();
                        let seat = pick(&seats, words).expect("somebody is awaited");
                        let mut actions = Vec::new();
                        game.legal(&state, seat, &mut actions);
                        Move::Act(seat, pick(&actions, words).expect("an awaited seat has an action"))
                    }
                }
            }
        };
        if matches!(what, Move::Act(..)) {
            let acted = steps.iter().filter(|step: &&Step<G>| matches!(step.what, Move::Act(..))).count();
            limits.decided_lines(game, acted + 1 - taken_back);
        }
        trace.push(what.text());
        let (after, told) = what.carry_out(game, &state);
        steps.push(Step { what, before: state, after: after.clone(), told });
        state = after;
    }
    trace.cut(0);
    steps
}

struct Search<'a, G: Game> {
    game: &'a G,
    steps: Vec<Step<G>>,
    probes: Vec<G::Action>,
    words: QuickRandom,
    trace: &'a mut Trace,
    twins: &'a mut Twins,
}

impl<G: Game> Search<'_, G> {
    fn compare_siblings(&mut self) {
        for index in 0..self.steps.len() {
            let step = &self.steps[index];
            self.trace.push(step.what.text());
            for _ in 0..TRIES {
                let Some(other) = step.what.other(self.game, &step.before, &mut self.words) else { break };
                let (sibling, told) = other.carry_out(self.game, &step.before);
                if sibling == step.after {
                    continue;
                }
                for viewer in Viewer::all(self.game.players()).filter(|&viewer| !other.is_by(viewer)) {
                    let is_told_same = forms(&told, viewer).eq(forms(&step.told, viewer));
                    let is_seen_same =
                        self.game.view(&sibling, viewer) == self.game.view(&step.after, viewer);
                    assert!(
                        is_told_same || !is_seen_same,
                        "{} sees no difference between `{}` and `{}`, but is told one: {:?} against {:?}. \
                         The events tell too much, or the view forgets.",
                        name_of(viewer),
                        step.what.text(),
                        other.text(),
                        forms(&step.told, viewer).collect::<Vec<_>>(),
                        forms(&told, viewer).collect::<Vec<_>>(),
                    );
                    if is_told_same {
                        let how = || format!("`{}` instead of `{}`", other.text(), step.what.text());
                        compare(self.game, viewer, &step.after, &sibling, &self.probes, &mut self.words, how);
                        self.twins.siblings += 1;
                    }
                }
            }
        }
        self.trace.cut(0);
    }

    /// Plays the match again for a viewer, with other hidden things wherever the viewer cannot tell.
    fn play_twin(&mut self, viewer: Viewer, index: u64) {
        self.twins.begun += 1;
        let count = self.steps.len() as u64;
        // Half of the twins part at the start, half anywhere; some rarely, since a twin that has parted much
        // soon cannot follow what is public: a card must lie where it is played from.
        let start = if index.is_multiple_of(2) { 0 } else { self.words.below(count) as usize };
        let part_in = [1, 2, 6, 20][index as usize / 2 % 4];
        let mut state = self.steps[start].before.clone();
        let mut changes = Vec::new();
        let mut has_differed = false;
        for step in &self.steps[..start] {
            self.trace.push(step.what.text());
        }
        for line in start..self.steps.len() {
            let step = &self.steps[line];
            self.trace.push(step.what.text());
            let is_parting = !step.what.is_by(viewer) && once_in(part_in, &mut self.words);
            let parted = if is_parting { self.part(&state, line, viewer) } else { None };
            let step = &self.steps[line];
            let followed = || {
                let is_possible = step.what.is_possible(self.game, &state);
                let (next, told) =
                    if is_possible { step.what.carry_out(self.game, &state) } else { return None };
                forms(&told, viewer).eq(forms(&step.told, viewer)).then_some((next, step.what))
            };
            let Some((next, what)) = parted.or_else(followed) else { break };
            if what.text() != step.what.text() {
                changes.push(format!("line {}: `{}`", line + 1, what.text()));
            }
            state = next;
            if state != step.after {
                let how = || changes.join(", ");
                compare(self.game, viewer, &step.after, &state, &self.probes, &mut self.words, how);
                self.twins.points += 1;
                has_differed = true;
            }
        }
        self.twins.differed += u64::from(has_differed);
        self.trace.cut(0);
    }

    /// Another move in place of the original one that tells the viewer the same.
    fn part(&mut self, state: &G::State, line: usize, viewer: Viewer) -> Option<(G::State, Move<G>)> {
        let step = &self.steps[line];
        for _ in 0..TRIES {
            let other = step.what.other(self.game, state, &mut self.words)?;
            let (next, told) = other.carry_out(self.game, state);
            if forms(&told, viewer).eq(forms(&step.told, viewer)) {
                return Some((next, other));
            }
        }
        None
    }
}

/// The events as a viewer has them.
fn forms<E>(told: &[Told<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    told.iter().filter_map(move |told| told.to(viewer))
}

/// Asks the same questions of two states that a viewer cannot tell apart.
fn compare<G: Game>(
    game: &G,
    viewer: Viewer,
    one: &G::State,
    two: &G::State,
    probes: &[G::Action],
    words: &mut impl Random,
    how: impl Fn() -> String,
) {
    let who = name_of(viewer);
    let (view, other) = (game.view(one, viewer), game.view(two, viewer));
    assert!(
        view == other,
        "{who} is told the same, but sees {}. The view leaks, or an event is missing. The other match: {}",
        difference(&view, &other),
        how()
    );
    assert!(
        format!("{view:?}") == format!("{other:?}") && stable_hash(&view) == stable_hash(&other),
        "{who}: views are equal, but not their printed forms or hashes: {}. The other match: {}",
        difference(&view, &other),
        how()
    );
    assert!(
        game.awaits(one) == game.awaits(two) && game.committed(one) == game.committed(two),
        "{who} learns from who is awaited: {:?} against {:?}. The other match: {}",
        game.awaits(one),
        game.awaits(two),
        how()
    );
    let Some(seat) = viewer.seat() else { return };
    let (mut list, mut other) = (Vec::new(), Vec::new());
    game.legal(one, seat, &mut list);
    game.legal(two, seat, &mut other);
    assert!(
        list == other,
        "{who} learns from the legal list: {list:?} against {other:?}. The other match: {}",
        how()
    );
    for _ in 0..REFUSALS {
        let Some(action) = pick(probes, words) else { break };
        let ask = |state| game.check(state, seat, action).map_err(|Refusal { rule, why }| (rule, why));
        assert!(
            ask(one) == ask(two),
            "{who} learns from how `{action}` is refused: {:?} against {:?}. The other match: {}",
            ask(one),
            ask(two),
            how()
        );
    }
    compare_take_back(game, seat, one, two);
}

/// Taking back must not tell anything either.
fn compare_take_back<G: Game>(game: &G, seat: Seat, one: &G::State, two: &G::State) {
    for what in TakeBack::ALL {
        let ask = |state: &G::State| game.take_back(&mut state.clone(), seat, what, &mut Silent);
        assert!(ask(one) == ask(two), "seat {seat} learns from how taking back is refused");
    }
}
