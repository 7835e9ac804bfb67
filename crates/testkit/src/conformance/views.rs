//! Views: what viewers get, and what they can imagine behind it.

use engine::{Game, ScoreFrom, Seat, Viewer};

use super::{Match, choice};
use crate::difference::{difference, name_of};
use crate::random::{once_in, play_on};

/// How often, in states, every viewer imagines several times.
const IMAGINE_ALL: u64 = 8;
/// How often an imagined state is played to its end.
const PLAY_ON: u64 = 32;

impl<G: Game, C: Fn(&G, &G::State)> Match<'_, G, C> {
    /// Checks every viewer's view of a state.
    pub(super) fn check_views(&mut self, state: &G::State, lists: &[Vec<G::Action>]) {
        let game = self.game;
        let standings = game.standings(ScoreFrom::State(state));
        assert!(standings.players() == game.players(), "the standings have {} seats", standings.players());
        let is_thorough = once_in(IMAGINE_ALL, &mut self.words);
        for viewer in Viewer::all(game.players()) {
            let view = game.view(state, viewer);
            assert!(
                view == game.view(state, viewer),
                "{}: the view differs when asked again",
                name_of(viewer)
            );
            assert!(
                game.awaits_in(&view) == game.awaits(state),
                "{}: the view waits for {:?}, the state for {:?}",
                name_of(viewer),
                game.awaits_in(&view),
                game.awaits(state)
            );
            self.check_options(&view, viewer, lists);
            self.check_scores(state, &view, viewer);
            let is_chosen = once_in(game.players() as u64 + 1, &mut self.words);
            for _ in 0..if is_thorough { 3 } else { u64::from(is_chosen) } {
                self.imagine(state, &view, viewer);
            }
        }
    }

    /// What a viewer knows of the score is what the state says; what the viewer cannot know is unknown, not absent.
    fn check_scores(&self, state: &G::State, view: &G::View, viewer: Viewer) {
        let game = self.game;
        let standings = game.standings(ScoreFrom::View(view));
        for seat in Seat::all(game.players()) {
            let lines = game.score_lines(ScoreFrom::State(state), seat);
            let seen = game.score_lines(ScoreFrom::View(view), seat);
            assert!(
                lines
                    .iter()
                    .map(|line| (line.source, line.rule))
                    .eq(seen.iter().map(|line| (line.source, line.rule))),
                "{}: the score of seat {seat} has other lines than the state's: {seen:?} against {lines:?}",
                name_of(viewer)
            );
            for (line, seen) in lines.iter().zip(&seen) {
                assert!(line.points.is_some(), "seat {seat}: {} is unknown to the state itself", line.source);
                assert!(
                    seen.points.is_none() || seen.points == line.points,
                    "{}: seat {seat} has {:?} from {}, the view says {:?}",
                    name_of(viewer),
                    line.points,
                    line.source,
                    seen.points
                );
            }
            let known: i32 = seen.iter().filter_map(|line| line.points).sum();
            assert!(
                standings.score(seat) == known,
                "{}: seat {seat} has {} points, but the lines sum to {known}",
                name_of(viewer),
                standings.score(seat)
            );
        }
    }

    fn check_options(&self, view: &G::View, viewer: Viewer, lists: &[Vec<G::Action>]) {
        let nothing = Vec::new();
        let expected = viewer.seat().map_or(&nothing, |seat| &lists[seat.index()]);
        // A used buffer, to see that it is cleared.
        let mut options: Vec<G::Action> = lists.iter().flatten().take(2).copied().collect();
        self.game.options(view, &mut options);
        assert!(
            options == *expected,
            "{}: the view offers {options:?}, legal is {expected:?}",
            name_of(viewer)
        );
    }

    /// Imagines a state and checks that it is one that the viewer could be in.
    fn imagine(&mut self, state: &G::State, view: &G::View, viewer: Viewer) {
        let game = self.game;
        let mut same_words = self.words.clone();
        let mut imagined = game.imagine(view, &mut self.words);
        assert!(
            imagined == game.imagine(view, &mut same_words),
            "{}: the same words imagine another state when asked again",
            name_of(viewer)
        );
        let again = game.view(&imagined, viewer);
        assert!(
            again == *view,
            "{}: an imagined state has another view than it was imagined from: {}",
            name_of(viewer),
            difference(view, &again)
        );
        assert!(
            game.awaits(&imagined) == game.awaits(state)
                && game.committed(&imagined) == game.committed(state),
            "{}: an imagined state waits for {:?}, the real one for {:?}",
            name_of(viewer),
            game.awaits(&imagined),
            game.awaits(state)
        );
        (self.conserved)(game, &imagined);
        choice::check_lists(game, &imagined);
        game.standings(ScoreFrom::State(&imagined));
        // Once for certain, as soon as somebody is awaited: short matches are checked too.
        let is_first = !self.has_played_on && !game.awaits(state).seats().is_empty();
        if is_first || once_in(PLAY_ON, &mut self.words) {
            self.has_played_on |= is_first;
            let (conserved, excursion) = (self.conserved, (&mut *self.trace, "an imagined state, played on"));
            play_on(game, &mut imagined, &mut self.words, excursion, |state| {
                conserved(game, state);
                choice::check_lists(game, state);
            });
        }
    }
}
