//! The campaign: solo levels one after the other, with points that are carried on (GON-74).

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

    /// The campaign that a chain of scores has led to. After a loss, and after the end, it starts again.
    pub fn of_scores(scores: impl IntoIterator<Item = i32>) -> Campaign {
        scores.into_iter().fold(Campaign::START, |campaign, score| match campaign.after(score) {
            CampaignStep::Next(next) => next,
            CampaignStep::Lost(_) | CampaignStep::Finished(_) => Campaign::START,
        })
    }
}

const _: () = assert!(LEVELS == 7);
