//! Cleanup: CVL-40 to CVL-42, Patience (CVL-C98), Calendar (CVL-C7), Granary (CVL-C17), Pottery (CVL-C32).

use super::fixture::{Position, game, happiness, held, ideas, lay, priced, seat};
use crate::card::ALL_ORDERS;
use crate::model::{Phase, Tribe};
use crate::rule_ids::{CVL_3, CVL_C98};

const QUIET: [(usize, &str); 3] = [(1, "logging slacking"), (2, "logging slacking"), (3, "logging slacking")];

#[test]
fn cvl_40_the_helm_passes_to_the_left() {
    let mut scenario = Position { leader: 3, ..Position::new(game(3)) }.scenario();
    lay(&mut scenario, &[(3, "logging slacking"), (1, "logging slacking"), (2, "logging slacking")]);
    assert_eq!(scenario.state().board().leader, Tribe::Player(seat(1)));
    scenario.awaits("1");
}

#[test]
fn cvl_41_all_orders_return_after_every_third_turn() {
    let mut scenario = Position::new(game(3)).scenario();
    lay(&mut scenario, &QUIET);
    lay(&mut scenario, &[(2, "hunting quarrying"), (3, "hunting quarrying"), (1, "hunting quarrying")]);
    assert_eq!(scenario.state().board().hand[0].count(), 4);
    lay(&mut scenario, &[(3, "theft doubling"), (1, "theft doubling"), (2, "theft doubling")]);
    assert_eq!(scenario.state().board().hand, [ALL_ORDERS; 5]);
    assert_eq!(scenario.state().board().age(), 2);
}

#[test]
fn cvl_42_after_age_two_the_second_deck_comes() {
    let position = Position { turn: 6, track: &[1, 2, 3, 4], deck: &[5, 6], ..Position::new(game(3)) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &QUIET);
    scenario.awaits("chance");
    assert_eq!(scenario.state().board().on_track(), ideas(&[]));
    scenario
        .refuse_chance("idea 5", CVL_3)
        .chance("idea 40")
        .chance("idea 41")
        .chance("idea 42")
        .chance("idea 43");
    scenario.awaits("2");
    assert_eq!(scenario.state().board().on_track(), ideas(&[40, 41, 42, 43]));
    // Everybody can tell what is left in the deck.
    let left = [33, 34, 35, 36, 37, 38, 39, 44, 45, 46, 47, 48];
    assert_eq!(scenario.game().in_deck(scenario.state().board()), ideas(&left));
    assert_eq!((scenario.state().board().turn, scenario.state().hidden.pile.count()), (7, 12));
}

#[test]
fn cvl_c98_patience_takes_two_of_a_kind_in_a_turn_without_a_purchase() {
    let ideas: [&[u8]; 5] = [&[3], &[], &[], &[], &[]];
    let position = Position { ideas, track: &[11, 16, 29, 45], deck: &[1], ..Position::new(priced()) };
    let mut scenario = position.clone().scenario();
    lay(&mut scenario, &QUIET);
    // Before the helm passes, and compulsory.
    scenario.awaits("1");
    assert_eq!(scenario.state().board().phase, Phase::Cleanup(seat(1)));
    assert_eq!(scenario.state().board().leader, Tribe::Player(seat(1)));
    assert_eq!(scenario.legal(1), ["take food food", "take wood wood", "take stone stone"]);
    scenario.refuse(1, "take food", CVL_C98).refuse(1, "take food wood", CVL_C98).refuse(1, "stop", CVL_C98);
    scenario.act(1, "take stone stone").awaits("2");
    assert_eq!(held(&scenario, 1), "WSS");
    // With a purchase there is nothing.
    let mut scenario = Position { resources: ["S", "", "", "", ""], ..position }.scenario();
    lay(&mut scenario, &QUIET);
    scenario.act(1, "buy 11").chance("idea 1").awaits("2");
    assert_eq!(held(&scenario, 1), "");
}

#[test]
fn cvl_c98_also_in_turn_nine_with_consumerism() {
    let ideas: [&[u8]; 5] = [&[3, 8], &[], &[], &[], &[]];
    let mut scenario = Position { ideas, turn: 9, ..Position::new(game(3)) }.scenario();
    lay(&mut scenario, &[(1, "slacking cunning"), (2, "slacking cunning"), (3, "slacking cunning")]);
    assert_eq!(held(&scenario, 1), "");
    scenario.awaits("1").act(1, "take food food").awaits("over");
    assert_eq!(scenario.points(1, "end-8"), 0);
}

#[test]
fn cvl_c7_the_calendar_gives_a_food_in_a_turn_with_a_purchase() {
    let ideas: [&[u8]; 5] = [&[7], &[7], &[], &[], &[]];
    let position = Position {
        resources: ["S", "", "", "", ""],
        ideas,
        track: &[11, 16, 29, 45],
        ..Position::new(priced())
    };
    let mut scenario = position.scenario();
    lay(&mut scenario, &QUIET);
    scenario.act(1, "buy 11").awaits("2");
    assert_eq!((held(&scenario, 1).as_str(), held(&scenario, 2).as_str()), ("F", "W"));
}

#[test]
fn cvl_c17_the_granary_gives_a_food_to_an_owner_without_any() {
    let ideas: [&[u8]; 5] = [&[17], &[17], &[], &[], &[]];
    let mut scenario =
        Position { resources: ["", "F", "", "", ""], ideas, ..Position::new(game(3)) }.scenario();
    lay(&mut scenario, &QUIET);
    assert_eq!((held(&scenario, 1).as_str(), held(&scenario, 2).as_str()), ("FW", "FW"));
    // After the Calendar there is a food already.
    let ideas: [&[u8]; 5] = [&[7, 17], &[], &[], &[], &[]];
    let position = Position {
        resources: ["S", "", "", "", ""],
        ideas,
        track: &[11, 16, 29, 45],
        ..Position::new(priced())
    };
    let mut scenario = position.scenario();
    lay(&mut scenario, &QUIET);
    scenario.act(1, "buy 11").awaits("2");
    assert_eq!(held(&scenario, 1), "F");
}

#[test]
fn cvl_c32_pottery_gives_happiness_for_all_three_resources() {
    let ideas: [&[u8]; 5] = [&[32], &[32], &[17, 32], &[], &[]];
    let mut scenario =
        Position { resources: ["FS", "S", "S", "", ""], ideas, ..Position::new(game(3)) }.scenario();
    lay(&mut scenario, &QUIET);
    assert_eq!(happiness(&scenario, 1), 1);
    assert_eq!(happiness(&scenario, 2), 0, "no food");
    assert_eq!(happiness(&scenario, 3), 1, "the food of the Granary comes first");
    // Patience comes after it.
    let ideas: [&[u8]; 5] = [&[3, 32], &[], &[], &[], &[]];
    let mut scenario =
        Position { resources: ["F", "", "", "", ""], ideas, ..Position::new(game(3)) }.scenario();
    lay(&mut scenario, &QUIET);
    scenario.act(1, "take stone stone");
    assert_eq!(happiness(&scenario, 1), 0);
}
