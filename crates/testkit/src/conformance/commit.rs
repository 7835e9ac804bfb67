//! Commits: simultaneous choices are secret, made in one part or several, may be taken back, and their order makes
//! no difference.

use engine::{Game, Seat, Silent, TakeBack, fingerprint};

use super::Match;
use crate::random::pick;

/// How many orders are tried.
const ORDERS: usize = 24;
/// How many actions each seat chooses and takes back at each state.
const TAKEN_BACK: usize = 4;
/// A choice with more parts than this is said to hang.
const PARTS_MAX: usize = 100;

/// A seat's whole secret choice: each part, and the list it was chosen from.
struct Choice<A> {
    seat: Seat,
    parts: Vec<(A, Vec<A>)>,
}

impl<G: Game, C: Fn(&G, &G::State)> Match<'_, G, C> {
    /// Checks a state in which seats choose at the same time.
    pub(super) fn check_commits(&mut self, state: &G::State, lists: &[Vec<G::Action>]) {
        let awaited = self.game.awaits(state).seats();
        for seat in awaited.iter() {
            for _ in 0..TAKEN_BACK {
                let action =
                    pick(&lists[seat.index()], &mut self.words).expect("checked: there is an action");
                self.choose_and_take_back(state, seat, action);
            }
        }
        if awaited.count() > 1 && Seat::all(self.game.players()).all(|seat| self.part_count(state, seat) == 0)
        {
            self.try_orders(state);
        }
    }

    fn part_count(&self, state: &G::State, seat: Seat) -> usize {
        self.game.part_count(state, seat)
    }

    /// An awaited seat chooses a part and takes it back; the only one left resolves instead.
    fn choose_and_take_back(&self, state: &G::State, seat: Seat, action: G::Action) {
        let (game, before) = (self.game, self.game.awaits(state).seats());
        let mut after = state.clone();
        game.apply(&mut after, seat, action, &mut Silent);
        self.check_digest(&after);
        if self.part_count(&after, seat) == 0 {
            assert!(
                before.count() == 1,
                "seat {seat}: after `{action}` nothing can be taken back, though {before:?} were awaited"
            );
            let open: Vec<Seat> =
                Seat::all(game.players()).filter(|&seat| self.part_count(&after, seat) > 0).collect();
            assert!(
                open.is_empty() && game.committed(&after).is_empty(),
                "seat {seat}: `{action}` is the last choice, yet {open:?} are not resolved"
            );
            return;
        }
        assert!(
            self.part_count(&after, seat) == self.part_count(state, seat) + 1,
            "seat {seat}: `{action}` is one part, yet there are {} after {}",
            self.part_count(&after, seat),
            self.part_count(state, seat)
        );
        let committed = game.committed(&after);
        let is_done = committed.contains(seat);
        let expected = if is_done { before.without(seat) } else { before };
        assert!(
            committed.without(seat) == game.committed(state).without(seat),
            "seat {seat}: `{action}` changes who else has chosen: {committed:?}"
        );
        assert!(
            game.awaits(&after).seats() == expected,
            "seat {seat}: after the choice `{action}` the state waits for {:?}",
            game.awaits(&after)
        );
        let mut none = state.clone();
        if self.part_count(state, seat) > 0 {
            self.take_back(&mut none, seat, TakeBack::All, action);
        }
        for (what, expected) in [(TakeBack::Last, state), (TakeBack::All, &none)] {
            let mut back = after.clone();
            self.take_back(&mut back, seat, what, action);
            assert!(
                back == *expected,
                "seat {seat}: `{action}` taken back ({what:?}) is not as if it had not been made"
            );
            assert!(
                fingerprint(game, &back) == fingerprint(game, expected),
                "seat {seat}: equal states after taking back `{action}` have different fingerprints"
            );
        }
    }

    fn take_back(&self, state: &mut G::State, seat: Seat, what: TakeBack, action: G::Action) {
        if let Err(refusal) = self.game.take_back(state, seat, what, &mut Silent) {
            panic!(
                "seat {seat}: `{action}` is chosen, yet taking it back ({what:?}) is refused: {refusal:?}"
            );
        }
        assert!(
            what == TakeBack::Last || self.part_count(state, seat) == 0,
            "seat {seat} takes everything back, yet parts are left: it is not as if it had not been made"
        );
    }

    /// The same whole choices in many orders, the parts of different seats mixed.
    fn try_orders(&mut self, state: &G::State) {
        let seats: Vec<Seat> = self.game.awaits(state).seats().iter().collect();
        let choices: Vec<Choice<G::Action>> =
            seats.into_iter().map(|seat| self.whole_choice(state, seat)).collect();
        let mut expected: Option<G::State> = None;
        for _ in 0..ORDERS {
            let mut order = Vec::new();
            let found = self.choose_all(state, &choices, &mut order);
            match &expected {
                None => expected = Some(found),
                Some(expected) => {
                    assert!(found == *expected, "chosen in the order {order:?} the state is another one");
                    assert!(
                        fingerprint(self.game, &found) == fingerprint(self.game, expected),
                        "chosen in the order {order:?} an equal state has another fingerprint"
                    );
                }
            }
        }
    }

    /// A seat chooses part by part until it is done, all the others waiting.
    fn whole_choice(&mut self, state: &G::State, seat: Seat) -> Choice<G::Action> {
        let mut state = state.clone();
        let mut parts = Vec::new();
        while self.game.awaits(&state).seats().contains(seat) {
            assert!(parts.len() < PARTS_MAX, "seat {seat} is not done after {PARTS_MAX} parts");
            let mut list = Vec::new();
            self.game.legal(&state, seat, &mut list);
            let action = pick(&list, &mut self.words).expect("an awaited seat has an action");
            self.game.apply(&mut state, seat, action, &mut Silent);
            parts.push((action, list));
        }
        Choice { seat, parts }
    }

    /// Chooses in some order; nobody's list may change by what others have chosen.
    fn choose_all(
        &mut self,
        state: &G::State,
        choices: &[Choice<G::Action>],
        order: &mut Vec<String>,
    ) -> G::State {
        let mut state = state.clone();
        let mut made = vec![0; choices.len()];
        let mut list = Vec::new();
        loop {
            let open: Vec<usize> =
                (0..choices.len()).filter(|&index| made[index] < choices[index].parts.len()).collect();
            let Some(index) = pick(&open, &mut self.words) else { break };
            let Choice { seat, parts } = &choices[index];
            let (action, alone) = &parts[made[index]];
            self.game.legal(&state, *seat, &mut list);
            assert!(list == *alone, "seat {seat}: the list changed by what others chose in secret");
            self.game.apply(&mut state, *seat, *action, &mut Silent);
            order.push(format!("{seat} {action}"));
            made[index] += 1;
        }
        let committed = self.game.committed(&state);
        assert!(committed.is_empty(), "all have chosen, yet {committed:?} are not resolved");
        state
    }
}
