//! The life goals: CV-C76 to CV-C83. Each is counted once as a secret goal and once as a public one.

use super::fixture::{BOTH, Position};
use crate::Edition;

/// What a goal gives seat 1 with this CV.
#[track_caller]
fn goal_in(edition: Edition, number: u8, cv: &'static str) -> i32 {
    let position = Position { edition, cv: [cv, "", "", ""], ..Position::default() };
    let other = if number == 76 { 77 } else { 76 };
    let secret = Position { goals: [number, other, 0, 0], ..position }.scenario();
    let public = Box::leak(number.to_string().into_boxed_str());
    let public = Position { goals: [other, 0, 0, 0], public, ..position }.scenario();
    let points = secret.points(1, "secret-goal");
    assert_eq!(public.points(1, "public-goal-1"), points, "seat 2 has nothing");
    points
}

/// The same in both editions.
#[track_caller]
fn goal(number: u8, cv: &'static str) -> i32 {
    let [points, french] = BOTH.map(|edition| goal_in(edition, number, cv));
    assert_eq!(points, french);
    points
}

#[test]
fn cv_c76_collector_one_point_for_each_possession() {
    assert_eq!(goal(76, ""), 0);
    assert_eq!(goal(76, "possession 12"), 1);
    assert_eq!(goal(76, "possession 12 17 23 31; work 15; health 13"), 4);
}

#[test]
fn cv_c77_jack_of_all_trades_one_point_for_each_symbol_on_active_cards() {
    let count = |cv: &'static str| {
        let faces: &[(u8, &str)] = &[
            (13, r#"type = "health"; cost = ""; gives = "HHR""#),
            (14, r#"type = "relationship"; cost = ""; gives = "R$+-""#),
            (15, r#"type = "work"; cost = ""; gives = "$$$$$$""#),
            (16, r#"type = "knowledge"; cost = ""; gives = "K"; any = 1"#),
            (17, r#"type = "possession"; cost = "$$"; points = 5; dice = 1; rerolls = 1"#),
            (25, r#"type = "work"; cost = "HH"; upkeep = "$$"; change = ["K > $"]; dice = 1"#),
        ];
        let position = Position { cv: [cv, "", "", ""], goals: [77, 76, 0, 0], faces, ..Position::default() };
        position.scenario().points(1, "secret-goal")
    };
    assert_eq!(count(""), 0);
    assert_eq!(count("health 13"), 3);
    // Good luck and bad luck count.
    assert_eq!(count("relationship 14"), 4);
    // Any-of-four counts as one.
    assert_eq!(count("knowledge 16"), 2);
    // Nothing for dice, rerolls, arrows, crossed-out symbols, points, and costs.
    assert_eq!(count("possession 17; work 25"), 0);
    // What is covered does not count.
    assert_eq!(count("work 15"), 6);
    assert_eq!(count("work 15 25; knowledge 16; health 13"), 5);
}

#[test]
fn cv_c77_a_card_that_waits_is_active() {
    let position = Position {
        edition: Edition::Gigamic,
        apart: ["24", "", "", ""],
        goals: [77, 76, 0, 0],
        faces: &[(24, r#"type = ["relationship", "health"]; cost = ""; gives = "HR+""#)],
        ..Position::default()
    };
    assert_eq!(position.scenario().points(1, "secret-goal"), 3);
}

#[test]
fn cv_c78_renaissance_man_seven_points_for_each_set_of_five_types() {
    assert_eq!(goal(78, "health 13 22; relationship 18 20; knowledge 16 37; possession 12 17"), 0);
    assert_eq!(goal(78, "health 13; relationship 18; knowledge 16; possession 12; work 15 25 28"), 7);
    let two = "health 13 22; relationship 18 20; knowledge 16 37; possession 12 17; work 15 25 28";
    assert_eq!(goal(78, two), 14);
}

#[test]
fn cv_c79_hard_worker_three_points_for_each_work_card() {
    assert_eq!(goal(79, "possession 12"), 0);
    assert_eq!(goal(79, "work 15"), 3);
    assert_eq!(goal(79, "work 15 25 28 39"), 12);
}

#[test]
fn cv_c80_sound_mind_two_points_for_each_pair_of_knowledge_and_health() {
    assert_eq!(goal(80, "knowledge 16 37; relationship 18 20"), 0);
    assert_eq!(goal(80, "knowledge 16 37; health 13"), 2);
    assert_eq!(goal(80, "knowledge 16 37 19; health 13 21 22; relationship 18"), 6);
}

#[test]
fn cv_c81_activist_two_points_for_each_pair_of_relationship_and_health() {
    assert_eq!(goal(81, "knowledge 16 37; relationship 18 20"), 0);
    assert_eq!(goal(81, "relationship 18 20; health 13"), 2);
    assert_eq!(goal(81, "relationship 18 20; health 13 21 22; knowledge 16"), 4);
}

#[test]
fn cv_c82_granna_successful_person_three_points_for_two_possessions_and_one_work_card() {
    let points = |cv| goal_in(Edition::Granna, 82, cv);
    assert_eq!(points("possession 12; work 15 25"), 0);
    assert_eq!(points("possession 12 17; work 15 25"), 3);
    assert_eq!(points("possession 12 17 23 31 38; work 15 25 28"), 6);
    assert_eq!(points("possession 12 17 23 31; work 15"), 3);
    assert_eq!(points("health 13 21 22 60; work 15 25"), 0);
}

#[test]
fn cv_c82_gigamic_successful_person_four_points_for_two_health_cards_and_one_work_card() {
    let points = |cv| goal_in(Edition::Gigamic, 82, cv);
    assert_eq!(points("health 13; work 15 25"), 0);
    assert_eq!(points("health 13 21; work 15 25"), 4);
    assert_eq!(points("health 13 21 22 60 62; work 15 25 28"), 8);
    assert_eq!(points("health 13 21 22 60; work 15"), 4);
    assert_eq!(points("possession 12 17 23 31; work 15 25"), 0);
}

#[test]
fn cv_c83_life_of_the_party_two_points_for_each_pair_of_relationship_and_knowledge() {
    assert_eq!(goal(83, "knowledge 16 37; health 13"), 0);
    assert_eq!(goal(83, "knowledge 16 37; relationship 18"), 2);
    assert_eq!(goal(83, "knowledge 16 37; relationship 18 20 14; health 13"), 4);
}
