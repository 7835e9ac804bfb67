//! Conformance: whole random matches during which every promise of the contract is checked at every state.
//!
//! Modules in reading order: `choice` (who is awaited, legal lists, refusals), `chance` (outcomes), `commit`
//! (simultaneous choices), `views` (views and imagination), `finish` (standings, records, proofs).

mod chance;
mod choice;
mod commit;
mod finish;
mod views;

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::ops::Range;

use engine::{
    Awaits, Draws, Game, Notation, NotationError, QuickRandom, Random, Seat, Silent, Table, TakeBack,
    fingerprint,
};

use crate::difference::difference;
use crate::random::{self, Limits, once_in, pick};
use crate::scenario::word_of;
use crate::seeds::{Trace, for_seeds};

/// Plays a whole random match for every seed and checks at every state what [`Game`] promises:
///
/// - awaited seats have actions and others none; the legal list is ascending, without duplicates, complete
///   (what is not listed is refused) and sound (what is listed is accepted); a refusal changes nothing;
/// - there is an outcome whenever chance is awaited, every outcome is possible, equal ones are neighbours, and
///   no other chance is accepted; nobody acts while chance is awaited and the other way round;
/// - notation reads back, and stands on one line without spaces around it;
/// - secret choices in any order give the same state, also in several parts; taking a part back is as if it had
///   not been made; a seat beyond the table is refused everything;
/// - a view offers what is legal; an imagined state has the view it was imagined from and can be played on;
/// - the match ends within `decisions_max`, its standings are consistent and their lines sum up; what a viewer
///   knows of the score is true, and the rest is unknown;
/// - states with one fingerprint are equal; no legal list has more than a thousand actions;
/// - its record replays to the same state and is proved, and a changed draw is found on its own line.
///
/// `conserved` is called at every state, imagined ones included, and panics if cards or markers are lost.
///
/// # Panics
/// If a promise is broken: with the seed, the line, and the command that runs that seed alone.
#[track_caller]
pub fn conformance<G: Game>(game: &G, seeds: Range<u64>, conserved: impl Fn(&G, &G::State)) -> Conformance {
    let mut report = Conformance::default();
    for_seeds("conformance", game, seeds, |seed, trace| {
        let (secret, nonces) = random::secret_of(game, seed);
        let mut one = Match {
            game,
            seed,
            conserved: &conserved,
            words: QuickRandom::stream(seed, 0x636f_6e66),
            draws: Draws::new(&secret, &nonces),
            table: Table::new(game.clone()),
            limits: Limits::default(),
            actions: Pool::default(),
            chances: Pool::default(),
            has_played_on: false,
            states: RefCell::default(),
            longest_list: 0,
            trace,
        };
        one.warm_up();
        one.play();
        report.longest_list = report.longest_list.max(one.longest_list);
    });
    report
}

/// What a run of [`conformance`] met.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Conformance {
    /// The longest legal list.
    pub longest_list: usize,
}

/// The match of one seed and all that its checks need.
struct Match<'a, G: Game, C> {
    game: &'a G,
    seed: u64,
    conserved: &'a C,
    /// Decides everything but the match's own chance.
    words: QuickRandom,
    /// The match's own chance, drawn as a real table draws so that the record can be proved.
    draws: Draws,
    table: Table<G>,
    limits: Limits,
    /// Every action listed so far: good probes at other moments.
    actions: Pool<G::Action>,
    /// Every chance possible so far.
    chances: Pool<G::Chance>,
    has_played_on: bool,
    /// The states met so far by their fingerprints.
    states: RefCell<HashMap<u64, G::State>>,
    longest_list: usize,
    trace: &'a mut Trace,
}

impl<G: Game, C: Fn(&G, &G::State)> Match<'_, G, C> {
    /// Fills the pools from a match of its own, so that the first states have probes from late in a match. A
    /// pool per seed, not per run, keeps a failure reproducible from its seed alone.
    fn warm_up(&mut self) {
        let (game, actions, chances) = (self.game, &mut self.actions, &mut self.chances);
        let mut words = QuickRandom::stream(self.seed, 0x7761_726d);
        let mut draws = QuickRandom::stream(self.seed, 0x6472_6177);
        let excursion = (&mut *self.trace, "a first match, to collect probes");
        random::play_on(game, &mut game.start(), &mut words, excursion, |state| {
            for action in choice::check_lists(game, state).into_iter().flatten() {
                if actions.add(action) {
                    check_notation(action);
                }
            }
            if game.awaits(state) == Awaits::Chance {
                let chance = random::draw_next(game, state, &mut draws);
                if chances.add(chance) {
                    check_notation(chance);
                }
            }
        });
    }

    fn play(&mut self) {
        loop {
            self.check_state();
            match self.table.awaits() {
                Awaits::Over => break,
                Awaits::Chance => self.draw(),
                Awaits::Seats(_) => self.decide(),
            }
        }
        self.check_standings();
        self.check_records();
    }

    fn check_state(&mut self) {
        let state = self.table.state().clone();
        (self.conserved)(self.game, &state);
        let lists = choice::check_lists(self.game, &state);
        self.longest_list = lists.iter().map(Vec::len).fold(self.longest_list, usize::max);
        self.check_digest(&state);
        self.check_foreign_seats(&state);
        self.check_notation(&lists);
        self.probe_actions(&state, &lists);
        self.check_chances(&state);
        self.check_commits(&state, &lists);
        self.check_views(&state, &lists);
    }

    /// A fingerprint stands for one state.
    fn check_digest(&self, state: &G::State) {
        let mark = fingerprint(self.game, state);
        let mut states = self.states.borrow_mut();
        let known = states.entry(mark).or_insert_with(|| state.clone());
        assert!(
            *known == *state,
            "different states have the same fingerprint, the digest forgets something: {}",
            difference(known, state)
        );
    }

    fn draw(&mut self) {
        self.limits.drawn();
        let mut drawn = self.table.state().clone();
        let mut same = self.draws.clone();
        let chance = random::draw_next(self.game, self.table.state(), &mut self.draws);
        self.trace.push(format!("* {chance}"));
        let from_draw = self.game.draw(&mut drawn, &mut same, &mut Silent);
        if let Err(refusal) = self.table.reveal(chance) {
            panic!("`{chance}` is an outcome, yet it is refused: {refusal:?}");
        }
        assert!(
            from_draw == chance && drawn == *self.table.state(),
            "`{chance}`: draw and reveal lead to different states, or a sink changes the state"
        );
    }

    fn decide(&mut self) {
        let begun: Vec<Seat> = Seat::all(self.game.players())
            .filter(|&seat| self.game.part_count(self.table.state(), seat) > 0)
            .collect();
        if once_in(8, &mut self.words)
            && let Some(seat) = pick(&begun, &mut self.words)
            && let Some(what) = pick(&TakeBack::ALL, &mut self.words)
        {
            self.trace.push(format!("{} {seat}", word_of(what)));
            if let Err(refusal) = self.table.take_back(seat, what) {
                panic!("seat {seat} has chosen, yet taking it back is refused: {refusal:?}");
            }
            return;
        }
        // Any awaited seat may be the quickest; the record has them in seat order all the same.
        let seats: Vec<Seat> = self.table.awaits().seats().iter().collect();
        let seat = pick(&seats, &mut self.words).expect("checked: somebody is awaited");
        let action = pick(&self.table.legal(seat), &mut self.words).expect("checked: there is an action");
        self.trace.push(format!("{seat} {action}"));
        let mut silent = self.table.state().clone();
        self.game.apply(&mut silent, seat, action, &mut Silent);
        if let Err(refusal) = self.table.act(seat, action) {
            panic!("seat {seat}: `{action}` is listed, yet it is refused: {refusal:?}");
        }
        assert!(
            silent == *self.table.state(),
            "seat {seat}: `{action}`: act and apply lead to different states"
        );
        if self.table.commits().is_empty() {
            self.limits.decided_lines(self.game, self.table.lines().len() - self.table.draw_count());
        }
    }
}

/// Checks that a text form reads back and fits into a record.
fn check_notation<T: Notation>(value: T) {
    let text = value.to_string();
    let parsed: Result<T, NotationError> = text.parse();
    match parsed {
        Ok(same) if same == value => {}
        Ok(other) => panic!("`{text}`, the notation of {value:?}, reads back as {other:?}"),
        Err(error) => panic!("`{text}`, the notation of {value:?}, does not read back: {error}"),
    }
    assert!(!text.is_empty(), "{value:?} has an empty notation");
    assert!(text.trim() == text, "the notation `{text}` has spaces around it");
    assert!(
        !text.contains(['\n', '\r', '#']) && !text.chars().any(char::is_control),
        "the notation {text:?} has a line break, a control character or `#` in it"
    );
    // What is not notation is an error, never a panic; what is, is notation of something.
    let broken = [format!("{text} x"), format!("x{text}"), text.replace(' ', "  "), text.to_uppercase()];
    let cut = text.char_indices().map(|(end, _)| text[..end].to_owned());
    for other in cut.chain(broken) {
        if let Ok(value) = other.parse::<T>() {
            let again = value.to_string().parse();
            assert!(again == Ok(value), "`{other}` reads as {value:?}, whose notation reads as {again:?}");
        }
    }
}

/// Values seen so far, each once, in the order they were first seen.
struct Pool<T> {
    items: Vec<T>,
    seen: HashSet<T>,
}

/// How many values a pool takes; a game with more has enough probes.
const POOL_MAX: usize = 1 << 16;

impl<T> Default for Pool<T> {
    fn default() -> Pool<T> {
        Pool { items: Vec::new(), seen: HashSet::new() }
    }
}

impl<T: Copy + Eq + Hash> Pool<T> {
    /// Takes a value; says whether it is new.
    fn add(&mut self, item: T) -> bool {
        if self.seen.len() >= POOL_MAX || !self.seen.insert(item) {
            return false;
        }
        self.items.push(item);
        true
    }

    /// Up to `count` of the values at random.
    fn sample(&self, count: usize, words: &mut impl Random) -> Vec<T> {
        (0..count).filter_map(|_| pick(&self.items, words)).collect()
    }
}
