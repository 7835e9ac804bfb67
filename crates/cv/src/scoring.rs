//! Scoring: points by source, and the order of finish.

use std::fmt;

use engine::{Game, Places, ScoreFrom, ScoreLine, Seat};

use crate::Cv;
use crate::card::{Card, Kind, STACKS};
use crate::face::{Ability, Goal};
use crate::model::{Board, PLAYERS_MAX};
use crate::rule_ids::{CV_81, CV_82, CV_83, CV_84};
use crate::symbol::Symbols;

/// CV-81: 1, 3, 6, 10 and so on for one, two, three, four cards.
pub fn series(count: u8) -> i32 {
    let count = i32::from(count);
    count * (count + 1) / 2
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The cards of a type that scores by its number.
    Series(Kind),
    /// What is printed on possessions.
    Possessions,
    /// The seat's own goal.
    SecretGoal,
    /// A goal for everybody, by its place on the table from 0.
    PublicGoal(u8),
}

/// The slug, as in records of experiments.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Series(kind) => write!(f, "{kind}"),
            Source::Possessions => f.write_str("possessions"),
            Source::SecretGoal => f.write_str("secret-goal"),
            Source::PublicGoal(place) => write!(f, "public-goal-{}", place + 1),
        }
    }
}

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
                let counts = &board.counts[seat];
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
        let count = board.counts[seat][kind.index()];
        let top = board.tops[seat][kind.index()];
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

/// CV-81 to CV-84: a seat's points by source. A secret goal that cannot be seen from here is unknown.
pub(crate) fn score(game: &Cv, from: ScoreFrom<'_, Cv>, seat: Seat, out: &mut impl FnMut(ScoreLine<Source>)) {
    let worth = |board: &Board, goal: Card| game.goal_points(board, seat, goal) as i32;
    let (board, secret) = match from {
        // Before the goals are dealt there is nothing to score.
        ScoreFrom::State(state) => {
            (&state.board, Some(state.hidden.goal[seat].map_or(0, |goal| worth(&state.board, goal))))
        }
        ScoreFrom::View(view) => (&view.board, view.goal(seat).map(|goal| worth(&view.board, goal))),
    };
    for kind in Kind::SERIES {
        out(ScoreLine::new(Source::Series(kind), CV_81, game.series_points(board, seat, kind)));
    }
    out(ScoreLine::new(Source::Possessions, CV_82, game.possession_points(board, seat)));
    // CV-83: the secret goal always scores for its owner.
    out(ScoreLine { source: Source::SecretGoal, rule: CV_83, points: secret });
    for (place, goal) in (0..).zip(board.goals.iter().flatten()) {
        let points = game.public_goal_points(board, seat, *goal) as i32;
        out(ScoreLine::new(Source::PublicGoal(place), CV_84, points));
    }
}

/// CV-86: highest total, then fewer CV cards, else shared.
pub(crate) fn places(game: &Cv, from: ScoreFrom<'_, Cv>) -> Places {
    let board = match from {
        ScoreFrom::State(state) => &state.board,
        ScoreFrom::View(view) => &view.board,
    };
    let mut scores = [0; PLAYERS_MAX];
    for seat in Seat::all(game.players) {
        scores[seat.index()] = game.total(from, seat);
    }
    Places::new(&scores[..game.players], |a, b| {
        let (first, second) = (scores[a.index()], scores[b.index()]);
        let cards = |seat| board.cv_count(seat);
        first > second || (first == second && cards(a) < cards(b))
    })
}
