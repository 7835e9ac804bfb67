//! Points and victory: CV-81 to CV-86, CV-C73 to CV-C75.

use crate::card::Card;
use engine::Seat;
use testkit::Scenario;

use super::fixture::{BOTH, Position, seat};
use super::look::{is_told, pass};
use crate::{Cv, Edition, Event, series};

/// Cards without printed points; only how many lie somewhere matters here.
const CARDS: &str = " 13 14 15 16 18 19 20 21 22 24 25 26";
const OTHERS: &str = " 39 40 42 43 44 46 48 49 50 54 56 57";

/// A stack of so many cards.
fn stack_of(kind: &str, cards: &str, count: usize) -> &'static str {
    Box::leak(format!("{kind}{}", &cards[..3 * count]).into_boxed_str())
}

fn score(cv: [&'static str; 4], goals: [u8; 4], public: &'static str) -> Scenario<Cv> {
    let players = if cv[2].is_empty() { 2 } else { 3 };
    Position { players, cv, goals, public, ..Position::default() }.scenario()
}

#[test]
fn cv_81_health_relationship_and_knowledge_score_by_their_number() {
    let expected = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];
    for kind in ["health", "relationship", "knowledge"] {
        for (count, points) in (1..).zip(expected) {
            let scenario = score([stack_of(kind, CARDS, count), "", "", ""], [0; 4], "");
            assert_eq!(scenario.points(1, kind), points, "{count} {kind}");
            assert_eq!(series(count as u8), points);
        }
    }
    // Each by itself: two and one are not three.
    let scenario = score(["health 13 22; relationship 18", "", "", ""], [0; 4], "");
    assert_eq!(scenario.points(1, "health"), 3);
    assert_eq!(scenario.points(1, "relationship"), 1);
    assert_eq!(scenario.points(1, "knowledge"), 0);
}

#[test]
fn cv_82_all_possessions_score_their_points_and_work_scores_nothing() {
    for edition in BOTH {
        let scenario = Position {
            edition,
            cv: ["possession 17 31 23; work 15 25 28", "possession 38", "", ""],
            goals: [80, 81, 0, 0],
            faces: &[
                (17, r#"type = "possession"; cost = ""; points = 2"#),
                (23, r#"type = "possession"; cost = ""; points = 7"#),
                (31, r#"type = "possession"; cost = ""; points = 4"#),
                (38, r#"type = "possession"; cost = ""; points = 0"#),
            ],
            ..Position::default()
        }
        .scenario();
        assert_eq!(scenario.points(1, "possessions"), 13);
        assert_eq!(scenario.points(2, "possessions"), 0);
        assert_eq!(scenario.standings().score(seat(1)), 13, "work adds nothing");
    }
}

#[test]
fn cv_83_everybody_scores_the_own_secret_goal() {
    // Seat 1: Hard worker with two jobs; seat 2: Collector with one thing, fewer than seat 3 has.
    let cv = ["work 15 25", "possession 12", "possession 17 31; work 28", ""];
    let scenario = score(cv, [79, 76, 78, 0], "");
    assert_eq!(scenario.points(1, "secret-goal"), 6);
    assert_eq!(scenario.points(2, "secret-goal"), 1);
    assert_eq!(scenario.points(3, "secret-goal"), 0);
    assert_eq!(scenario.standings().score(seat(1)), 6);
}

#[test]
fn cv_83_goals_are_secret_until_the_end() {
    let position = Position { goals: [79, 76, 0, 0], decks: Some(""), current: 2, ..Position::default() };
    let mut scenario = position.scenario();
    assert_eq!(scenario.view(1).goal(seat(2)), None);
    pass(&mut scenario, 2);
    scenario.awaits("over");
    assert!(
        is_told(&scenario, Event::GoalRevealed(seat(1), Card::at(79)))
            && is_told(&scenario, Event::GoalRevealed(seat(2), Card::at(76)))
    );
    assert_eq!(scenario.view(1).goal(seat(2)), Some(Card::at(76)));
}

#[test]
fn cv_84_only_whom_a_public_goal_gives_most_scores_it() {
    let cv = ["work 15 25", "work 28", "possession 17; work 39 44 50", ""];
    let scenario = score(cv, [80, 81, 83, 0], "79 76");
    let goal = |number: usize, source: &str| scenario.points(number, source);
    assert_eq!([1, 2, 3].map(|number| goal(number, "public-goal-1")), [0, 0, 9]);
    assert_eq!([1, 2, 3].map(|number| goal(number, "public-goal-2")), [0, 0, 1]);
    assert_eq!(scenario.standings().score(seat(2)), 0);
}

#[test]
fn cv_84_all_who_are_tied_for_most_score_in_full() {
    let cv = ["work 15 25", "work 28", "work 39 44", ""];
    let scenario = score(cv, [80, 81, 83, 0], "79 76");
    assert_eq!([1, 2, 3].map(|number| scenario.points(number, "public-goal-1")), [6, 0, 6]);
    // The most is 0: it gives nothing to anybody.
    assert_eq!([1, 2, 3].map(|number| scenario.points(number, "public-goal-2")), [0, 0, 0]);
    let cv = ["work 15", "work 28", "work 39", ""];
    let scenario = score(cv, [80, 81, 83, 0], "79");
    assert_eq!([1, 2, 3].map(|number| scenario.points(number, "public-goal-1")), [3, 3, 3]);
}

/// With sets the points decide, not the cards: one card more that completes no set does not break a tie.
#[test]
fn cv_84_the_points_decide_who_has_most() {
    let cv = ["knowledge 16 19 26; health 13", "knowledge 37; health 21", "possession 12", ""];
    let scenario = score(cv, [76, 79, 78, 0], "80");
    assert_eq!([1, 2, 3].map(|number| scenario.points(number, "public-goal-1")), [2, 2, 0]);
}

#[test]
fn cv_85_one_card_counts_for_several_goals() {
    for edition in BOTH {
        let cv = ["health 13; relationship 18; knowledge 16", "", "", ""];
        let position = Position { edition, cv, goals: [80, 82, 0, 0], public: "81", ..Position::default() };
        let scenario = position.scenario();
        // The health card is in the pair of the secret goal and in that of the public one.
        assert_eq!(scenario.points(1, "secret-goal"), 2);
        assert_eq!(scenario.points(1, "public-goal-1"), 2);
        assert_eq!(scenario.standings().score(seat(1)), 1 + 1 + 1 + 2 + 2);
    }
}

#[test]
fn cv_85_within_one_goal_a_card_counts_for_one_set() {
    let cv = ["health 13; knowledge 16 19 26", "health 21 22; knowledge 37 48 54", "", ""];
    let scenario = score(cv, [80, 80, 0, 0], "");
    assert_eq!(scenario.points(1, "secret-goal"), 2);
    assert_eq!(scenario.points(2, "secret-goal"), 4);
}

fn places(cv: [&'static str; 4], goals: [u8; 4]) -> Vec<usize> {
    let scenario = score(cv, goals, "");
    let players = if cv[2].is_empty() { 2 } else { 3 };
    let standings = scenario.standings();
    Seat::all(players).filter_map(|seat| standings.place(seat)).collect()
}

#[test]
fn cv_86_the_highest_total_wins() {
    // 3, 1 and 6 points.
    let cv = ["health 13 22", "health 21", "knowledge 16 19 26", ""];
    assert_eq!(places(cv, [76, 79, 82, 0]), [2, 3, 1]);
}

#[test]
fn cv_86_of_tied_players_the_one_with_fewer_cv_cards_wins() {
    // 3 points each: two health cards, one card of each of three types, and 3 for one job.
    let cv = ["health 13 22", "health 21; relationship 18; knowledge 16", "work 15", ""];
    assert_eq!(places(cv, [76, 76, 79, 0]), [2, 3, 1]);
    // Covered and waiting cards are CV cards too, cards in hand are not.
    let position = Position {
        edition: Edition::Gigamic,
        cv: ["health 13 22", "relationship 18 20", "", ""],
        apart: ["", "27", "", ""],
        hand: ["5 11", "", "", ""],
        goals: [76, 79, 0, 0],
        ..Position::default()
    };
    let standings = position.scenario().standings();
    assert_eq!((standings.score(seat(1)), standings.score(seat(2))), (3, 3));
    assert_eq!((standings.place(seat(1)), standings.place(seat(2))), (Some(1), Some(2)));
}

#[test]
fn cv_86_who_is_tied_in_this_too_shares_the_victory() {
    let cv = ["health 13 22", "relationship 18 20", "health 21", ""];
    assert_eq!(places(cv, [76, 79, 82, 0]), [1, 1, 3]);
}

/// The points of a type with this card active, and with it covered.
fn double(kind: &'static str, number: &str) -> [i32; 3] {
    let of = |stack: &'static str| score([stack, "", "", ""], [0; 4], "").points(1, kind);
    let leak = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    let four = stack_of(kind, OTHERS, 4);
    let active = leak(format!("{four} {number}"));
    let covered = leak(format!("{kind} {number}{}", &OTHERS[..12]));
    [of(active), of(covered), of(leak(format!("{kind} {number}")))]
}

#[test]
fn cv_c73_the_marathon_runner_counts_as_two_cards_if_active() {
    assert_eq!(double("health", "73"), [21, 15, 3]);
}

#[test]
fn cv_c73_for_goals_it_counts_as_one() {
    let cv = ["health 13 73; knowledge 16 19 26", "health 21", "", ""];
    let scenario = score(cv, [80, 76, 0, 0], "");
    assert_eq!(scenario.points(1, "secret-goal"), 4, "two pairs, not three");
    let cv = ["health 73; relationship 18 20", "health 21", "", ""];
    assert_eq!(score(cv, [81, 76, 0, 0], "").points(1, "secret-goal"), 2);
}

#[test]
fn cv_c74_the_celebrity_counts_as_two_cards_if_active() {
    assert_eq!(double("relationship", "74"), [21, 15, 3]);
    let cv = ["relationship 74; health 13 22", "", "", ""];
    assert_eq!(score(cv, [81, 76, 0, 0], "").points(1, "secret-goal"), 2);
}

#[test]
fn cv_c75_the_professor_counts_as_two_cards_if_active() {
    // Five knowledge cards with the Professor on top are 21 points and not 15.
    assert_eq!(double("knowledge", "75"), [21, 15, 3]);
    let cv = ["knowledge 75; health 13 22", "", "", ""];
    assert_eq!(score(cv, [80, 76, 0, 0], "").points(1, "secret-goal"), 2);
}
