//! The campaign (GON-74).

use crate::{CHALLENGE, Campaign, CampaignStep, Level};

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
    assert_eq!(start.after(90), CampaignStep::Next(Campaign::of_scores([90])));
    assert_eq!(start.after(89), CampaignStep::Lost(1));
}

#[test]
fn gon_74_after_level_seven_the_points_are_the_result() {
    let mut campaign = Campaign::START;
    for level in Level::all() {
        match campaign.after(i32::from(level.points()) + 8) {
            CampaignStep::Next(next) => campaign = next,
            CampaignStep::Finished(points) => {
                assert_eq!((level.number(), points), (7, 56));
                assert!(points >= CHALLENGE);
            }
            CampaignStep::Lost(_) => panic!("every level was won"),
        }
    }
    // A loss, and the end, start it again.
    assert_eq!(Campaign::of_scores([95, 10]), Campaign::START);
    assert_eq!(Campaign::of_scores([95, 10, 90]), Campaign::of_scores([90]));
}
