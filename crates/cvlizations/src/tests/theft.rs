//! Theft: CVL-24, the Sword (CVL-C10), the Dagger (CVL-C11), Law (CVL-C26).

use super::fixture::{Position, game, happiness, held, lay, seat};
use crate::Event;
use crate::rule_ids::{CVL_24, CVL_63, CVL_C10, CVL_C26};

const BY_ONE: [(usize, &str); 3] = [(1, "theft slacking"), (2, "logging slacking"), (3, "logging hunting")];
const BY_TWO: [(usize, &str); 3] = [(1, "theft slacking"), (2, "theft slacking"), (3, "logging hunting")];

#[test]
fn cvl_24_by_one_one_resource_of_one_player_who_has_any() {
    let mut scenario = Position { resources: ["F", "FS", "W", "", ""], ..Position::three() }.scenario();
    lay(&mut scenario, &BY_ONE);
    assert_eq!(scenario.legal(1), ["steal 2 food", "steal 2 stone", "steal 3 wood"]);
    scenario.refuse(1, "steal 2 wood", CVL_24).refuse(1, "steal 1 food", CVL_24);
    scenario.refuse(1, "steal 4 food", CVL_24).refuse(1, "steal 2 food stone", CVL_24);
    scenario.refuse(1, "steal 2 food and 3 wood", CVL_24).refuse(1, "steal 2 food and supply wood", CVL_63);
    scenario.act(1, "steal 3 wood");
    assert_eq!((held(&scenario, 1).as_str(), held(&scenario, 3).as_str()), ("FW", "FFWWW"));
}

#[test]
fn cvl_24_who_has_nothing_cannot_be_robbed_and_nobody_to_rob_is_no_question() {
    let mut scenario = Position { resources: ["F", "", "W", "", ""], ..Position::three() }.scenario();
    lay(&mut scenario, &BY_ONE);
    assert_eq!(scenario.legal(1), ["steal 3 wood"]);
    scenario.refuse(1, "steal 2 food", CVL_24);
    let mut scenario = Position { resources: ["F", "", "", "", ""], ..Position::three() }.scenario();
    lay(&mut scenario, &BY_ONE);
    assert_eq!(held(&scenario, 1), "F");
    assert!(scenario.told_to_all().contains(&Event::NobodyToRob(seat(1))));
}

#[test]
fn cvl_24_by_two_one_unordered_choice_of_two_victims() {
    let mut scenario = Position { resources: ["", "FS", "W", "", ""], ..Position::three() }.scenario();
    lay(&mut scenario, &BY_TWO);
    assert_eq!(scenario.legal(1), ["steal 2 food and 3 wood", "steal 2 stone and 3 wood"]);
    scenario.refuse(1, "steal 2 food", CVL_24).refuse(1, "steal 2 food and 2 stone", CVL_24);
    // The order in which the victims are written is no matter.
    scenario.act(1, "steal 3 wood and 2 food");
    // The later thief may rob the earlier one; seat 3 has nothing left.
    assert_eq!(scenario.legal(2), ["steal 1 food", "steal 1 wood"]);
    scenario.act(2, "steal 1 wood");
    assert_eq!((held(&scenario, 1).as_str(), held(&scenario, 2).as_str()), ("F", "WS"));
}

#[test]
fn cvl_24_by_two_with_one_victim_takes_one_resource() {
    let mut scenario = Position { resources: ["", "", "WW", "", ""], ..Position::three() }.scenario();
    lay(&mut scenario, &BY_TWO);
    assert_eq!(scenario.legal(1), ["steal 3 wood"]);
    scenario.refuse(1, "steal 2 food and 3 wood", CVL_24);
}

#[test]
fn cvl_24_by_three_nothing_is_stolen() {
    let mut scenario = Position::three().scenario();
    lay(&mut scenario, &[(1, "theft slacking"), (2, "theft slacking"), (3, "theft hunting")]);
    assert_eq!(held(&scenario, 1), "FWS");
}

#[test]
fn cvl_c10_the_sword_takes_one_more_of_each_victim_if_there_is_one() {
    let position = Position { resources: ["", "FS", "W", "", ""], ..Position::three() };
    let position = Position { ideas: [&[10], &[], &[], &[], &[]], ..position };
    let mut scenario = position.clone().scenario();
    lay(&mut scenario, &BY_ONE);
    // Two of seat 2, who has two; one of seat 3, who has one.
    assert_eq!(scenario.legal(1), ["steal 2 food stone", "steal 3 wood"]);
    scenario.refuse(1, "steal 2 food", CVL_C10).refuse(1, "steal 2 food food", CVL_24);
    scenario.act(1, "steal 2 stone food");
    assert_eq!((held(&scenario, 1).as_str(), held(&scenario, 2).as_str()), ("FS", "WWW"));
    let mut scenario = position.scenario();
    lay(&mut scenario, &BY_TWO);
    assert_eq!(scenario.legal(1), ["steal 2 food stone and 3 wood"]);
}

#[test]
fn cvl_c10_theft_by_two_with_the_sword_and_five_players_has_216_choices() {
    let resources = ["", "FFWWSS", "FFWWSS", "FFWWSS", "FFWWSS"];
    let position = Position { resources, ideas: [&[10], &[], &[], &[], &[]], ..Position::new(game(5)) };
    let mut scenario = position.scenario();
    lay(&mut scenario, &[(1, "theft slacking"), (2, "theft slacking"), (3, "logging hunting")]);
    lay(&mut scenario, &[(4, "logging hunting"), (5, "logging hunting")]);
    assert_eq!(scenario.legal(1).len(), 216);
}

#[test]
fn cvl_c10_the_sword_takes_nothing_from_the_owner_of_law() {
    let ideas: [&[u8]; 5] = [&[10], &[26], &[], &[], &[]];
    let mut scenario = Position { ideas, ..Position::three() }.scenario();
    lay(&mut scenario, &BY_ONE);
    assert_eq!(scenario.legal(1)[..3], ["steal 2 food", "steal 2 wood", "steal 2 stone"]);
    scenario.refuse(1, "steal 2 food wood", CVL_24).act(1, "steal 2 food");
    assert_eq!(held(&scenario, 1), "FFWS");
}

#[test]
fn cvl_c26_law_protects_its_owner_after_the_first_theft_from_the_same_thief_too() {
    let ideas: [&[u8]; 5] = [&[], &[26], &[], &[], &[]];
    let mut scenario = Position { ideas, ..Position::three() }.scenario();
    lay(&mut scenario, &[(1, "theft doubling"), (2, "logging slacking"), (3, "logging hunting")]);
    scenario.act(1, "steal 2 food").awaits("1");
    assert_eq!(scenario.legal(1), ["steal 3 food", "steal 3 wood", "steal 3 stone"]);
    scenario.refuse(1, "steal 2 wood", CVL_C26);
    // And from another thief.
    let mut scenario = Position { ideas, ..Position::three() }.scenario();
    lay(&mut scenario, &[(1, "theft slacking"), (2, "logging slacking"), (3, "theft hunting")]);
    scenario.act(1, "steal 2 food and 3 food").awaits("3");
    scenario.refuse(3, "steal 1 food and 2 wood", CVL_C26).act(3, "steal 1 food");
}

#[test]
fn cvl_c26_the_protection_ends_with_the_turn() {
    let ideas: [&[u8]; 5] = [&[], &[26], &[], &[], &[]];
    let mut scenario = Position { ideas, ..Position::three() }.scenario();
    lay(&mut scenario, &BY_ONE);
    scenario.act(1, "steal 2 food").awaits("2");
    lay(&mut scenario, &[(2, "hunting quarrying"), (3, "theft quarrying"), (1, "hunting quarrying")]);
    scenario.awaits("3").act(3, "steal 2 wood");
}

#[test]
fn cvl_c26_law_without_a_theft_protects_nobody() {
    let ideas: [&[u8]; 5] = [&[], &[26], &[], &[], &[]];
    let mut scenario = Position { resources: ["", "F", "", "", ""], ideas, ..Position::three() }.scenario();
    lay(&mut scenario, &BY_ONE);
    assert_eq!(scenario.legal(1), ["steal 2 food"]);
}

#[test]
fn cvl_c11_the_dagger_gives_a_happiness_for_each_theft_but_none_by_three() {
    let ideas: [&[u8]; 5] = [&[11], &[], &[], &[], &[]];
    let by = |pairs: [&str; 3], resources, steals: usize| {
        let mut scenario = Position { ideas, resources, ..Position::three() }.scenario();
        lay(&mut scenario, &[(1, pairs[0]), (2, pairs[1]), (3, pairs[2])]);
        for _ in 0..steals {
            let choice = scenario.legal(1)[0].clone();
            scenario.act(1, &choice);
        }
        happiness(&scenario, 1)
    };
    let all = ["FWS"; 5];
    assert_eq!(by(["theft hunting", "logging hunting", "logging hunting"], all, 1), 1);
    assert_eq!(by(["theft hunting", "theft hunting", "logging hunting"], all, 1), 1);
    assert_eq!(by(["theft hunting"; 3], all, 0), 0);
    assert_eq!(by(["theft doubling", "logging hunting", "logging hunting"], all, 2), 2, "twice when doubled");
    assert_eq!(
        by(["theft hunting", "logging hunting", "logging hunting"], [""; 5], 0),
        1,
        "also with nobody to rob"
    );
}
