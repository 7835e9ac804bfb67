//! The campaign: solo levels one after the other, with points that are carried on (GON-74).
//!
//! A campaign is nothing but the scores of its matches, in the order in which they were played: everything else is
//! folded from them. So whoever keeps a campaign keeps the matches, and cannot keep points that do not fit them.

use crate::{LEVELS, Level};

/// The points that are the challenge of a campaign (GON-74).
pub const CHALLENGE: i32 = 50;

/// A campaign before its next level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Campaign {
    level: Level,
    points: i32,
}

/// What a campaign has come to after a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CampaignStep {
    /// The level is won, and the next one is a new game.
    Next(Campaign),
    /// The points fell below 0: so many were missing, and the campaign starts again.
    Lost(i32),
    /// The last level is won: the campaign points are the result.
    Finished(i32),
}

impl Campaign {
    /// A campaign at its beginning.
    pub const START: Campaign = Campaign { level: Level::FIRST, points: 0 };

    /// The level that is played next.
    pub const fn level(self) -> Level {
        self.level
    }

    /// The campaign points so far.
    pub const fn points(self) -> i32 {
        self.points
    }

    /// The score that the level takes here: its target, less the campaign points.
    pub const fn needed(self) -> i32 {
        self.level.points() as i32 - self.points
    }

    /// GON-74: after each level its score is added and its target taken off; below 0 the campaign is lost.
    pub fn after(self, score: i32) -> CampaignStep {
        let points = self.points + score - i32::from(self.level.points());
        match Level::new(self.level.number() + 1) {
            _ if points < 0 => CampaignStep::Lost(-points),
            Some(level) => CampaignStep::Next(Campaign { level, points }),
            None => CampaignStep::Finished(points),
        }
    }
}

/// A level as it was played in a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LevelPlayed {
    /// In which try of the campaign, from 1: a lost campaign starts again.
    pub attempt: u32,
    /// The level.
    pub level: Level,
    /// The score of the match.
    pub score: i32,
    /// The campaign points after it; below 0 the campaign was lost with it.
    pub points: i32,
}

impl LevelPlayed {
    /// Whether the campaign was lost with it (GON-74).
    pub const fn is_lost(self) -> bool {
        self.points < 0
    }

    /// Whether it was the last level of a campaign that was not lost.
    pub const fn is_last(self) -> bool {
        self.level.number() == LEVELS && !self.is_lost()
    }
}

/// One of the seven levels on the path of a campaign, as the current try has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// It was played.
    Played(LevelPlayed),
    /// It is played next, and takes this score at least.
    Next(i32),
    /// It lies ahead.
    Ahead,
}

/// A whole campaign: every level that was played, through all its tries.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CampaignPath {
    played: Vec<LevelPlayed>,
}

impl CampaignPath {
    /// The campaign that a chain of scores has led to.
    pub fn of_scores(scores: impl IntoIterator<Item = i32>) -> CampaignPath {
        let mut path = CampaignPath::default();
        for score in scores {
            path.add(score);
        }
        path
    }

    /// Adds the score of the next level. Gives what the campaign has come to.
    pub fn add(&mut self, score: i32) -> CampaignStep {
        let (now, attempt) = (self.now(), self.attempt());
        let step = now.after(score);
        let points = match step {
            CampaignStep::Next(next) => next.points(),
            CampaignStep::Lost(missing) => -missing,
            CampaignStep::Finished(points) => points,
        };
        self.played.push(LevelPlayed { attempt, level: now.level(), score, points });
        step
    }

    /// Every level played, in order.
    pub fn played(&self) -> &[LevelPlayed] {
        &self.played
    }

    /// Where the campaign stands: the next level and the points so far. After a loss, and after the last level, it
    /// starts again.
    pub fn now(&self) -> Campaign {
        let next = |last: &LevelPlayed| Level::new(last.level.number() + 1).filter(|_| !last.is_lost());
        match self.played.last().and_then(|last| Some((next(last)?, last.points))) {
            Some((level, points)) => Campaign { level, points },
            None => Campaign::START,
        }
    }

    /// In which try it is, from 1.
    pub fn attempt(&self) -> u32 {
        let is_end = |level: &&LevelPlayed| level.is_lost() || level.is_last();
        1 + self.played.iter().filter(is_end).count() as u32
    }

    /// The result, once level 7 is played and the campaign not lost: 50 or more is the challenge.
    pub fn result(&self) -> Option<i32> {
        self.played.last().filter(|last| last.is_last()).map(|last| last.points)
    }

    /// The seven levels as the current try has them; those of the whole campaign once it is finished.
    pub fn stops(&self) -> [Stop; LEVELS as usize] {
        let shown =
            self.played.last().filter(|last| last.is_last()).map_or(self.attempt(), |last| last.attempt);
        let mut stops = [Stop::Ahead; LEVELS as usize];
        if self.result().is_none() {
            let now = self.now();
            stops[usize::from(now.level().number()) - 1] = Stop::Next(now.needed());
        }
        for &played in self.played.iter().filter(|played| played.attempt == shown) {
            stops[usize::from(played.level.number()) - 1] = Stop::Played(played);
        }
        stops
    }
}

const _: () = assert!(LEVELS == 7);
