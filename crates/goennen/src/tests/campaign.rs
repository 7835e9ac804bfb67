//! The campaign (GON-74).

use crate::{CHALLENGE, Campaign, CampaignPath, CampaignStep, Level, LevelPlayed, Stop};

#[test]
fn gon_74_points_are_carried_on() {
    let start = Campaign::START;
    assert_eq!((start.level(), start.points(), start.needed()), (Level::FIRST, 0, 90));
    let CampaignStep::Next(second) = start.after(97) else { panic!("won") };
    assert_eq!((second.level().number(), second.points(), second.needed()), (2, 7, 79));
    // Too few for the level alone, but the points make up for it.
    let CampaignStep::Next(third) = second.after(80) else { panic!("won") };
    assert_eq!((third.level().number(), third.points()), (3, 1));
    assert_eq!(third.after(80), CampaignStep::Lost(1));
    assert_eq!(start.after(90), CampaignStep::Next(CampaignPath::of_scores([90]).now()));
    assert_eq!(start.after(89), CampaignStep::Lost(1));
}

#[test]
fn gon_74_after_level_seven_the_points_are_the_result() {
    let mut path = CampaignPath::default();
    for level in Level::all() {
        assert_eq!((path.now().level(), path.result()), (level, None));
        let step = path.add(i32::from(level.points()) + 8);
        assert_eq!(step == CampaignStep::Finished(56), level.number() == 7, "{step:?}");
    }
    assert_eq!(path.result(), Some(56));
    assert!(path.result() >= Some(CHALLENGE));
    assert!(path.stops().iter().all(|stop| matches!(stop, Stop::Played(_))));
    // Whoever plays on begins again.
    assert_eq!((path.now(), path.attempt()), (Campaign::START, 2));
}

#[test]
fn gon_74_a_lost_campaign_starts_again_at_level_one() {
    let path = CampaignPath::of_scores([95, 80]);
    assert_eq!(path.now(), Campaign::START, "95 - 90 + 80 - 86 is below 0");
    assert_eq!((path.attempt(), path.result()), (2, None));
    let lost = LevelPlayed { attempt: 1, level: Level::new(2).unwrap(), score: 80, points: -1 };
    assert!(path.played()[1] == lost && lost.is_lost() && !path.played()[0].is_lost());
    assert_eq!(path.stops()[..2], [Stop::Next(90), Stop::Ahead], "nothing of the first try counts");
    // Exactly 0 is not lost.
    assert_eq!(CampaignPath::of_scores([95, 81]).now().points(), 0);
    // After a loss the scores count as if there had been nothing before.
    assert_eq!(CampaignPath::of_scores([95, 10, 92]).now(), CampaignPath::of_scores([92]).now());
}

#[test]
fn gon_74_a_campaign_is_the_fold_of_its_scores() {
    let scores = [95, 10, 99, 86, 70, 94, 90, 82, 80, 75, 70, 66];
    let mut path = CampaignPath::default();
    for (count, score) in scores.into_iter().enumerate() {
        assert_eq!(path, CampaignPath::of_scores(scores[..count].iter().copied()));
        path.add(score);
    }
    assert_eq!(path.played().iter().map(|played| played.score).collect::<Vec<_>>(), scores);
    let attempts: Vec<u32> = path.played().iter().map(|played| played.attempt).collect();
    assert_eq!(attempts, [1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]);
    assert_eq!(path.result(), Some(11), "4 more, 4 more, exactly, 2, 1, exactly, exactly");
    let scores: Vec<i32> = path
        .stops()
        .iter()
        .filter_map(|stop| match stop {
            Stop::Played(played) => Some(played.score),
            Stop::Next(_) | Stop::Ahead => None,
        })
        .collect();
    assert_eq!(scores, [94, 90, 82, 80, 75, 70, 66]);
}
