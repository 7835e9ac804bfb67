//! Scoring: points by source, and the order of finish.

use engine::{ScoreLine, Seat, Tally};

use crate::Cv;
use crate::card::{Card, Kind, STACKS};
use crate::face::{Ability, Goal};
use crate::model::{Board, GOALS_MAX, PLAYERS_MAX, State};
use crate::rule_ids::{CV_81, CV_82, CV_83, CV_84};
use crate::symbol::Symbols;
use crate::view::View;

/// CV-81: 1, 3, 6, 10 and so on for one, two, three, four cards.
pub fn series(count: u8) -> i32 {
    let count = i32::from(count);
    count * (count + 1) / 2
}

const PUBLIC: [&str; GOALS_MAX] = ["public-goal-1", "public-goal-2", "public-goal-3"];

impl Cv {
    /// The tokens of a seat's active cards, and how many of them are any-of-four (CV-62).
    pub fn tokens(&self, board: &Board, seat: Seat) -> (Symbols, u8) {
        board.active(seat).iter().fold((Symbols::EMPTY, 0), |(symbols, any), card| {
            let face = self.face(card);
            (symbols.plus(face.gives), any + face.any)
        })
    }

    /// How many dice a seat has with its active cards (CV-20).
    pub fn dice_count(&self, board: &Board, seat: Seat) -> u8 {
        let extra: u8 = board.active(seat).iter().map(|card| self.face(card).dice).sum();
        (4 + extra).min(crate::DICE_MAX)
    }

    /// What a goal would give a seat by its own count. CV-85: within a goal a card counts for one set.
    /// CV-C76, CV-C79: a set may be a single card. CV-C80, CV-C81, CV-C83: a pair. CV-C82: three cards, which
    /// depend on the edition. CV-C78: one of each type.
    pub fn goal_points(&self, board: &Board, seat: Seat, goal: Card) -> u32 {
        match self.face(goal).goal {
            None => 0,
            Some(Goal::Sets { points, set }) => {
                let counts = &board.counts[seat.index()];
                let sets = (0..STACKS).filter(|&kind| set[kind] > 0).map(|kind| counts[kind] / set[kind]);
                u32::from(points) * u32::from(sets.min().unwrap_or(0))
            }
            // CV-C77: symbols on active cards; any-of-four is one.
            Some(Goal::Symbols { points }) => {
                let (symbols, any) = self.tokens(board, seat);
                u32::from(points) * (symbols.total() + u32::from(any))
            }
        }
    }

    /// CV-81: a type by number of cards. CV-C73, CV-C74, CV-C75: some count as two when active.
    fn series_points(&self, board: &Board, seat: Seat, kind: Kind) -> i32 {
        let count = board.counts[seat.index()][kind.index()];
        let top = board.tops[seat.index()][kind.index()];
        series(count + u8::from(top.is_some_and(|card| self.face(card).can(Ability::Double))))
    }

    /// CV-82: every possession, covered or not.
    fn possession_points(&self, board: &Board, seat: Seat) -> i32 {
        board.stack(seat, Kind::Possession).map(|card| i32::from(self.face(card).points)).sum()
    }

    /// CV-84: what a public goal gives a seat: its own count if nobody's is higher.
    pub fn public_goal_points(&self, board: &Board, seat: Seat, goal: Card) -> u32 {
        let own = self.goal_points(board, seat, goal);
        let most = Seat::all(self.players).map(|other| self.goal_points(board, other, goal)).max();
        if Some(own) == most { own } else { 0 }
    }
}

/// A seat's points by source; a goal one does not know is left out.
pub(crate) fn breakdown(game: &Cv, view: &View, seat: Seat) -> Vec<ScoreLine> {
    let board = &view.board;
    let line = |source, rule, points| ScoreLine { source, rule, points };
    let mut lines: Vec<ScoreLine> = Kind::SERIES
        .into_iter()
        .map(|kind| line(kind.word(), CV_81, game.series_points(board, seat, kind)))
        .collect();
    lines.push(line("possessions", CV_82, game.possession_points(board, seat)));
    if let Some(goal) = view.goal(seat) {
        // CV-83: the secret goal always scores for its owner.
        lines.push(line("secret-goal", CV_83, game.goal_points(board, seat, goal) as i32));
    }
    for (source, goal) in PUBLIC.into_iter().zip(board.goals) {
        if let Some(goal) = goal {
            lines.push(line(source, CV_84, game.public_goal_points(board, seat, goal) as i32));
        }
    }
    lines
}

fn score(game: &Cv, state: &State, seat: Seat) -> i32 {
    let board = &state.board;
    let sets: i32 = Kind::SERIES.into_iter().map(|kind| game.series_points(board, seat, kind)).sum();
    let secret = state.hidden.goal[seat.index()].map_or(0, |goal| game.goal_points(board, seat, goal));
    let public: u32 =
        board.goals.iter().flatten().map(|&goal| game.public_goal_points(board, seat, goal)).sum();
    sets + game.possession_points(board, seat) + (secret + public) as i32
}

/// CV-86: highest total, then fewer CV cards, else shared.
pub(crate) fn tally(game: &Cv, state: &State) -> Tally {
    let mut scores = [0; PLAYERS_MAX];
    for seat in Seat::all(game.players) {
        scores[seat.index()] = score(game, state, seat);
    }
    Tally::new(&scores[..game.players], |a, b| {
        let (first, second) = (scores[a.index()], scores[b.index()]);
        let cards = |seat| state.board.cv_count(seat);
        first > second || (first == second && cards(a) < cards(b))
    })
}
