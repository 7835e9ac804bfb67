//! Scoring: points by source, and the order of finish.

use std::fmt;

use engine::{Places, RuleId, ScoreLine, Seat};

use crate::Cvlizations;
use crate::card::{IDEAS, Idea, IdeaSet, Kind, LATE_IDEAS};
use crate::effect::{Effect, Moment};
use crate::model::{Board, PLAYERS_MAX};
use crate::rule_ids::{
    CVL_50, CVL_C1, CVL_C4, CVL_C5, CVL_C6, CVL_C7, CVL_C8, CVL_C9, CVL_C10, CVL_C11, CVL_C12, CVL_C13,
    CVL_C14, CVL_C15, CVL_C16, CVL_C17, CVL_C18, CVL_C19, CVL_C20, CVL_C21, CVL_C22, CVL_C23, CVL_C24,
    CVL_C25, CVL_C26, CVL_C27, CVL_C28, CVL_C29, CVL_C30, CVL_C31, CVL_C32, CVL_C33, CVL_C34, CVL_C35,
    CVL_C36, CVL_C37, CVL_C38, CVL_C39, CVL_C40, CVL_C41, CVL_C42, CVL_C43, CVL_C44, CVL_C45, CVL_C46,
    CVL_C47, CVL_C48, CVL_C98, CVL_C99,
};
use crate::swap::{self, Swaps};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Happiness gained during the game.
    Happiness,
    /// The printed points of the ideas.
    Ideas,
    /// What an idea gives at the end of the game.
    End(Idea),
}

/// The slug, as in records of experiments.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Happiness => f.write_str("happiness"),
            Source::Ideas => f.write_str("ideas"),
            Source::End(idea) => write!(f, "end-{idea}"),
        }
    }
}

/// The rules of the ideas by number.
const RULES: [RuleId; IDEAS] = [
    CVL_C1, CVL_C99, CVL_C98, CVL_C4, CVL_C5, CVL_C6, CVL_C7, CVL_C8, CVL_C9, CVL_C10, CVL_C11, CVL_C12,
    CVL_C13, CVL_C14, CVL_C15, CVL_C16, CVL_C17, CVL_C18, CVL_C19, CVL_C20, CVL_C21, CVL_C22, CVL_C23,
    CVL_C24, CVL_C25, CVL_C26, CVL_C27, CVL_C28, CVL_C29, CVL_C30, CVL_C31, CVL_C32, CVL_C33, CVL_C34,
    CVL_C35, CVL_C36, CVL_C37, CVL_C38, CVL_C39, CVL_C40, CVL_C41, CVL_C42, CVL_C43, CVL_C44, CVL_C45,
    CVL_C46, CVL_C47, CVL_C48,
];

/// The rule that says what an idea does.
pub fn rule_of_idea(idea: Idea) -> RuleId {
    RULES[idea.index()]
}

/// CVL-50: happiness gained, printed points, and what ideas give at the end. All of it is public.
#[inline]
pub(crate) fn score(
    game: &Cvlizations,
    board: &Board,
    seat: Seat,
    swaps: &Swaps,
    out: &mut impl FnMut(ScoreLine<Source>),
) {
    let player = &board.players[seat];
    out(ScoreLine::new(Source::Happiness, CVL_50, player.happiness as i32));
    // CVL-32: printed points and end effects count for every idea, also for one bought in the last turn.
    let points: u32 = player.ideas.iter().map(|idea| u32::from(game.book.points(idea))).sum();
    out(ScoreLine::new(Source::Ideas, CVL_50, points as i32));
    for idea in player.ideas.both(game.book.at(Moment::End)).iter() {
        let points = end_points(game, board, seat, idea, swaps);
        out(ScoreLine::new(Source::End(idea), rule_of_idea(idea), points as i32));
    }
}

/// The swaps that the table makes for a seat (CVL-51).
#[inline]
pub(crate) fn swaps(game: &Cvlizations, board: &Board, seat: Seat) -> Swaps {
    swap::best(&game.book, board.players[seat].ideas, board.players[seat].resources)
}

fn end_points(game: &Cvlizations, board: &Board, seat: Seat, idea: Idea, swaps: &Swaps) -> u32 {
    let book = &game.book;
    let player = &board.players[seat];
    let of_kind = |ideas: IdeaSet, kind: Kind| ideas.both(book.of_kind(kind)).count();
    let counts = || Kind::ALL.map(|kind| of_kind(player.ideas, kind));
    // CVL-C43: strictly more than everyone else.
    let has_most = |count: &dyn Fn(IdeaSet) -> u32| {
        let own = count(player.ideas);
        Seat::all(game.players).all(|other| other == seat || count(board.players[other].ideas) < own)
    };
    match book.effect(idea) {
        // CVL-C19, CVL-C21, CVL-C23, CVL-C42, CVL-C8
        Effect::Swap(..) | Effect::StockExchange { .. } | Effect::Consumerism(_) => {
            swaps.points_of(book, player.ideas, idea).unwrap_or(0)
        }
        // CVL-C5
        Effect::Humanism(points) => u32::from(points) * player.ideas.both(book.happy()).count(),
        // CVL-C35
        Effect::Types => counts().into_iter().filter(|&count| count > 0).count() as u32,
        // CVL-C33
        Effect::TypeSets(points) => u32::from(points) * counts().into_iter().fold(u32::MAX, u32::min),
        // CVL-C40
        Effect::Pairs => player.ideas.count() / 2,
        // CVL-C36, CVL-C37, CVL-C38, CVL-C41
        Effect::PerKind(kind, points) => u32::from(points) * of_kind(player.ideas, kind),
        // CVL-C39
        Effect::PerLate(points) => u32::from(points) * player.ideas.both(LATE_IDEAS).count(),
        // CVL-C46
        Effect::PerHappiness(every) => player.happiness / u32::from(every.max(1)),
        // CVL-C43, CVL-C44, CVL-C47
        Effect::Majority(kind, points) if has_most(&|ideas| of_kind(ideas, kind)) => u32::from(points),
        // CVL-C48
        Effect::MostIdeas(points) if has_most(&|ideas| ideas.count()) => u32::from(points),
        _ => 0,
    }
}

/// CVL-52: most happiness, then most resources after the swaps.
pub(crate) fn places(game: &Cvlizations, board: &Board) -> Places {
    let mut scores = [0; PLAYERS_MAX];
    let mut left = [0; PLAYERS_MAX];
    for seat in Seat::all(game.players) {
        let swaps = swaps(game, board, seat);
        left[seat.index()] = swaps.left.total();
        score(game, board, seat, &swaps, &mut |line| scores[seat.index()] += line.points.unwrap_or(0));
    }
    let rank = |seat: Seat| (scores[seat.index()], left[seat.index()]);
    Places::new(&scores[..game.players], |a, b| rank(a) > rank(b))
}
