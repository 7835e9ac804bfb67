//! Choices: who is awaited, what is listed, and that exactly this is accepted.

use engine::{Awaits, Game, SEATS_MAX, ScoreFrom, Seat, SeatSet, TakeBack, Viewer};

use super::{Match, check_notation};

/// How many actions that are not listed each seat tries at each state.
const PROBES: usize = 12;
/// No legal list is longer: a longer choice is made in parts.
const LIST_MAX: usize = 1000;

/// Checks who is awaited and every seat's legal list; gives the lists in seat order.
pub(super) fn check_lists<G: Game>(game: &G, state: &G::State) -> Vec<Vec<G::Action>> {
    let awaits = game.awaits(state);
    let awaited = awaits.seats();
    let everybody = SeatSet::all(game.players());
    if let Awaits::Seats(seats) = awaits {
        assert!(!seats.is_empty(), "the state waits for seats, but for none of them");
        assert!(seats.iter().all(|seat| everybody.contains(seat)), "a seat is awaited that nobody sits at");
    }
    let committed = game.committed(state);
    assert!(
        committed.is_empty() || !awaited.is_empty(),
        "{committed:?} have committed, but nobody is awaited: the last commit resolves all"
    );
    assert!(
        committed.iter().all(|seat| everybody.contains(seat) && !awaited.contains(seat)),
        "{committed:?} have committed, {awaited:?} are awaited: nobody is both, and all sit at the table"
    );
    let mut dirty = Vec::new();
    Seat::all(game.players())
        .map(|seat| {
            let mut list = Vec::new();
            game.legal(state, seat, &mut list);
            // A buffer comes back from an earlier use: what is in it must not matter.
            game.legal(state, seat, &mut dirty);
            assert!(
                dirty == list,
                "seat {seat}: legal does not clear its buffer, or lists differently each time"
            );
            dirty.extend_from_within(..);
            check_list(game, state, seat, awaited.contains(seat), &list);
            list
        })
        .collect()
}

fn check_list<G: Game>(game: &G, state: &G::State, seat: Seat, is_awaited: bool, list: &[G::Action]) {
    match is_awaited {
        true => assert!(!list.is_empty(), "seat {seat} is awaited but has no legal action"),
        false => assert!(list.is_empty(), "seat {seat} is not awaited but may `{}`", list[0]),
    }
    assert!(list.len() <= LIST_MAX, "seat {seat} may choose from {} actions: ask in parts", list.len());
    for pair in list.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        assert!(a != b, "seat {seat}: `{a}` is listed twice");
        assert!(a < b, "seat {seat}: the list is not ascending: `{a}` stands before `{b}`");
    }
    for &action in list {
        if let Err(refusal) = game.check(state, seat, action) {
            panic!("seat {seat}: `{action}` is listed but refused: {refusal:?}");
        }
    }
}

impl<G: Game, C: Fn(&G, &G::State)> Match<'_, G, C> {
    /// Checks the notation of every action not seen before.
    pub(super) fn check_notation(&mut self, lists: &[Vec<G::Action>]) {
        for &action in lists.iter().flatten() {
            if self.actions.add(action) {
                check_notation(action);
            }
        }
    }

    /// Tries actions from other moments and of other seats: what is not listed is refused.
    pub(super) fn probe_actions(&mut self, state: &G::State, lists: &[Vec<G::Action>]) {
        for (seat, list) in Seat::all(lists.len()).zip(lists) {
            let mut probes = self.actions.sample(PROBES, &mut self.words);
            // What another seat may do now is the likeliest to be let through by mistake.
            probes.extend(lists.iter().filter_map(|other| crate::random::pick(other, &mut self.words)));
            for action in probes {
                if list.binary_search(&action).is_err() {
                    self.refuse(state, seat, action);
                }
            }
            if self.game.part_count(state, seat) == 0 {
                self.refuse_take_back(state, seat);
            }
        }
    }

    /// A seat that the table does not have sees what a spectator sees, and may do nothing.
    pub(super) fn check_foreign_seats(&mut self, state: &G::State) {
        for seat in Seat::all(SEATS_MAX).skip(self.game.players()) {
            let mut list = Vec::new();
            self.game.legal(state, seat, &mut list);
            assert!(list.is_empty(), "seat {seat} is not at the table, but may act");
            for action in self.actions.sample(2, &mut self.words) {
                self.refuse(state, seat, action);
            }
            assert!(
                self.game.part_count(state, seat) == 0,
                "seat {seat} is not at the table, but has chosen"
            );
            self.refuse_take_back(state, seat);
            let mut options = Vec::new();
            self.game.options(&self.game.view(state, Viewer::Seat(seat)), &mut options);
            assert!(options.is_empty(), "seat {seat} is not at the table, but its view offers actions");
            assert!(
                self.game.score_lines(ScoreFrom::State(state), seat).is_empty(),
                "seat {seat} scores from outside"
            );
        }
    }

    fn refuse(&self, state: &G::State, seat: Seat, action: G::Action) {
        let Err(refusal) = self.game.check(state, seat, action) else {
            panic!("seat {seat}: `{action}` is not listed, yet it is accepted");
        };
        assert!(!refusal.rule.as_str().is_empty(), "seat {seat}: `{action}` is refused without a rule");
        let mut copy = state.clone();
        let mut told = Vec::new();
        let result = self.game.act(&mut copy, seat, action, &mut told);
        assert!(result == Err(refusal), "seat {seat}: `{action}`: act and check do not refuse alike");
        assert!(copy == *state, "seat {seat}: `{action}` is refused, yet the state changed");
        assert!(told.is_empty(), "seat {seat}: `{action}` is refused, yet events are told");
    }

    fn refuse_take_back(&self, state: &G::State, seat: Seat) {
        for what in TakeBack::ALL {
            let mut copy = state.clone();
            let mut told = Vec::new();
            let result = self.game.take_back(&mut copy, seat, what, &mut told);
            assert!(result.is_err(), "seat {seat} has chosen nothing, yet may take something back");
            assert!(copy == *state, "seat {seat}: taking back is refused, yet the state changed");
            assert!(told.is_empty(), "seat {seat}: taking back is refused, yet events are told");
        }
    }
}
