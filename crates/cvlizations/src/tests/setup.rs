//! Set-up: CVL-1 to CVL-5.

use engine::{Awaits, Game};
use testkit::Scenario;

use super::fixture::{MODES, game, ideas, mode, seat};
use crate::card::{ALL_ORDERS, FIRST_IDEAS, Kind, LATE_IDEAS};
use crate::model::{Phase, Tribe};
use crate::resource::Resources;
use crate::rule_ids::{CVL_3, CVL_5, CVL_60};
use crate::{Cvlizations, Deck, Variant};

#[test]
fn cvl_1_three_to_five_players_or_two_in_one_of_two_variants() {
    for (variant, players) in MODES {
        let game = mode((variant, players));
        assert_eq!((game.players(), game.variant()), (players, variant.word()));
    }
    for (variant, players) in [
        (None, 0),
        (None, 1),
        (None, 6),
        (Some("standard"), 2),
        (Some("basic"), 3),
        (Some("advanced"), 4),
        (Some("solo"), 3),
    ] {
        assert!(Cvlizations::new(variant, players, Deck::standard()).is_err(), "{variant:?} {players}");
    }
    // Two players who name no variant play the basic one.
    assert_eq!(Cvlizations::new(None, 2, Deck::standard()).map(|game| game.kind()), Ok(Variant::Basic));
}

#[test]
fn cvl_2_resources_and_happiness_have_no_limit() {
    let many = Resources::new([500, 400, 300]);
    assert_eq!(many.plus(many).total(), 2400);
    assert!(many.plus(many).covers(Resources::new([1000, 800, 600])));
    assert!(!many.covers(Resources::new([501, 0, 0])));
}

#[test]
fn cvl_3_two_decks_of_32_and_16_and_four_ideas_on_the_track() {
    assert_eq!((FIRST_IDEAS.count(), LATE_IDEAS.count()), (32, 16));
    let game = game(3);
    for kind in Kind::ALL {
        assert_eq!(game.of_kind(kind).both(FIRST_IDEAS).count(), 8, "{kind}");
        assert_eq!(game.of_kind(kind).both(LATE_IDEAS).count(), 4, "{kind}");
    }
    let mut scenario = Scenario::new(game);
    scenario.awaits("chance").refuse_chance("idea 33", CVL_3).refuse_chance("leader 1", CVL_3);
    assert_eq!(scenario.game().outcome_count(scenario.state()), 32);
    scenario.chance("idea 7").refuse_chance("idea 7", CVL_3);
    scenario.chance("idea 3").chance("idea 32").chance("idea 1");
    assert_eq!(scenario.state().board().on_track(), ideas(&[1, 3, 7, 32]));
    assert_eq!(scenario.state().board().phase, Phase::Leader);
}

#[test]
fn cvl_4_everybody_begins_with_all_orders_and_one_of_each_resource() {
    for at in MODES {
        let state = mode(at).start();
        for number in 1..=at.1 {
            assert_eq!(state.board().players[seat(number)].resources, Resources::ONE_EACH);
            assert_eq!(state.board().hand[number - 1], ALL_ORDERS);
        }
    }
}

#[test]
fn cvl_5_chance_decides_who_leads_first() {
    let mut scenario = Scenario::new(game(4));
    for number in [1, 2, 3, 4] {
        scenario.chance(&format!("idea {number}"));
    }
    assert_eq!(scenario.game().outcome_count(scenario.state()), 4);
    scenario.refuse_chance("leader 5", CVL_5).refuse_chance("left 1", CVL_5).chance("leader 3").awaits("3");
    assert_eq!(scenario.state().board().leader, Tribe::Player(seat(3)));
    let mut scenario = Scenario::new(mode((Variant::Basic, 2)));
    scenario.chance("idea 1").chance("idea 2").chance("idea 3").chance("idea 4");
    scenario.refuse_chance("leader 1", CVL_60);
    assert_eq!(scenario.game().awaits(scenario.state()), Awaits::Chance);
}
