//! Commits: simultaneous choices are secret, may be taken back, and their order makes no difference.

use engine::{Game, Seat, Silent, fingerprint};

use super::Match;
use crate::random::{pick, shuffle};

/// How many orders are tried; all of them up to four seats, so none is missed where it is cheap.
const ORDERS_MAX: usize = 24;
/// How many actions each seat commits and takes back at each state.
const TAKEN_BACK: usize = 4;

impl<G: Game, C: Fn(&G, &G::State)> Match<'_, G, C> {
    /// Checks a state in which seats choose at the same time.
    pub(super) fn check_commits(&mut self, state: &G::State, lists: &[Vec<G::Action>]) {
        let awaited = self.game.awaits(state).seats();
        for seat in awaited.iter() {
            for _ in 0..TAKEN_BACK {
                let action =
                    pick(&lists[seat.index()], &mut self.words).expect("checked: there is an action");
                self.take_back(state, seat, action);
            }
        }
        if awaited.count() > 1 && self.game.committed(state).is_empty() {
            self.try_orders(state, lists);
        }
    }

    /// One of several awaited seats commits and takes it back; the only one left resolves instead.
    fn take_back(&self, state: &G::State, seat: Seat, action: G::Action) {
        let before = self.game.awaits(state).seats();
        let mut after = state.clone();
        self.game.apply(&mut after, seat, action, &mut Silent);
        let committed = self.game.committed(&after);
        if before.count() == 1 {
            assert!(
                committed.is_empty(),
                "seat {seat}: `{action}` is the last commit, yet {committed:?} are not resolved"
            );
            return;
        }
        assert!(
            committed == self.game.committed(state).with(seat),
            "seat {seat}: `{action}` is a commit, yet committed is {committed:?}"
        );
        assert!(
            self.game.awaits(&after).seats() == before.without(seat),
            "seat {seat}: after the commit `{action}` the state waits for {:?}",
            self.game.awaits(&after)
        );
        if let Err(refusal) = self.game.retract(&mut after, seat, &mut Silent) {
            panic!("seat {seat}: `{action}` is committed, yet taking it back is refused: {refusal}");
        }
        assert!(after == *state, "seat {seat}: `{action}` taken back is not as if it had not been made");
        assert!(
            fingerprint(&after) == fingerprint(state),
            "seat {seat}: equal states after taking back `{action}` have different fingerprints"
        );
    }

    /// The same actions in many orders.
    fn try_orders(&mut self, state: &G::State, lists: &[Vec<G::Action>]) {
        let mut commits: Vec<(Seat, G::Action)> = Vec::new();
        for seat in self.game.awaits(state).seats().iter() {
            let action = pick(&lists[seat.index()], &mut self.words).expect("checked: there is an action");
            commits.push((seat, action));
        }
        let expected = self.commit_all(state, &commits, lists);
        for order in self.orders(&commits) {
            let found = self.commit_all(state, &order, lists);
            let words = || order.iter().map(|(seat, action)| format!("{seat} {action}")).collect::<Vec<_>>();
            assert!(found == expected, "committed in the order {:?} the state is another one", words());
            assert!(
                fingerprint(&found) == fingerprint(&expected),
                "committed in the order {:?} an equal state has another fingerprint",
                words()
            );
        }
    }

    fn orders(&mut self, commits: &[(Seat, G::Action)]) -> Vec<Vec<(Seat, G::Action)>> {
        if commits.len() > 4 {
            return (0..ORDERS_MAX)
                .map(|_| {
                    let mut order = commits.to_vec();
                    shuffle(&mut order, &mut self.words);
                    order
                })
                .collect();
        }
        let mut orders = vec![Vec::new()];
        for &commit in commits {
            orders = orders
                .iter()
                .flat_map(|order| {
                    (0..=order.len()).map(move |at| {
                        let mut longer = order.clone();
                        longer.insert(at, commit);
                        longer
                    })
                })
                .collect();
        }
        orders
    }

    /// Commits in this order; nobody's list may change by what others have committed.
    fn commit_all(
        &self,
        state: &G::State,
        order: &[(Seat, G::Action)],
        lists: &[Vec<G::Action>],
    ) -> G::State {
        let mut state = state.clone();
        let mut list = Vec::new();
        for &(seat, action) in order {
            self.game.legal(&state, seat, &mut list);
            assert!(
                list == lists[seat.index()],
                "seat {seat}: the list changed by what others committed in secret"
            );
            self.game.apply(&mut state, seat, action, &mut Silent);
        }
        let committed = self.game.committed(&state);
        assert!(committed.is_empty(), "all have committed, yet {committed:?} are not resolved");
        state
    }
}
