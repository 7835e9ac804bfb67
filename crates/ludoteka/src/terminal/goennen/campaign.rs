//! The campaign in words: the levels played in this try, and what the next one takes (GON-74).

use engine::Phrase;
use goennen::{CHALLENGE, CampaignPath, LevelPlayed, Stop, Token};

use crate::terminal::Stage;

/// Where a campaign stands after these scores.
pub(super) fn stage(scores: &[i32]) -> Stage<Token> {
    let path = CampaignPath::of_scores(scores.iter().copied());
    let mut lines = Vec::new();
    // Whoever has just lost is told so; nothing of that try counts any more.
    lines.extend(path.played().last().filter(|last| last.is_lost()).map(|&last| lost(last)));
    lines.extend(path.stops().into_iter().filter_map(|stop| match stop {
        Stop::Played(played) => Some(of_level("gon-campaign-level", played).with("points", played.points)),
        Stop::Next(_) | Stop::Ahead => None,
    }));
    if let Some(points) = path.result() {
        let is_met = if points >= CHALLENGE { "met" } else { "missed" };
        let finished = Phrase::new("gon-campaign-finished").with("points", points);
        let finished = finished.with("challenge", CHALLENGE).with("is", engine::Gap::Word(is_met));
        lines.push(finished);
        return Stage { next: None, lines };
    }
    let now = path.now();
    let next = Phrase::new("gon-campaign-next").with("level", now.level().number());
    let next = next.with("needed", now.needed().max(0)).with("rounds", now.level().rounds());
    lines.push(next.with("attempt", path.attempt()));
    Stage { next: Some(now.level().slug()), lines }
}

fn of_level(key: &'static str, played: LevelPlayed) -> Phrase<Token> {
    let level = Phrase::new(key).with("level", played.level.number()).with("score", played.score);
    level.with("target", played.level.points())
}

fn lost(played: LevelPlayed) -> Phrase<Token> {
    of_level("gon-campaign-lost", played).with("missing", -played.points)
}
