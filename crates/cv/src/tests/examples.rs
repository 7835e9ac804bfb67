//! The worked examples of the rulebooks: CV-E1 to CV-E3.

use super::fixture::{BOTH, Position, seat};
use super::look::{board, is_told, pass, refill, stack, track};
use crate::Event;
use crate::card::Age;
use crate::rule_ids::CV_22;
use crate::symbol::Symbol;
use engine::SeatSet;

#[test]
fn cv_e1_three_money_pay_for_the_used_car() {
    for edition in BOTH {
        for players in 2..=4 {
            let position = Position {
                players,
                edition,
                cv: ["relationship 18; possession 12", "", "", ""],
                track: "23",
                ..Position::default()
            };
            let mut scenario = position.scenario();
            // Marriage gives a fifth die.
            assert_eq!(board(&scenario).turn.fresh, 5);
            scenario.chance("dice HR$$-").awaits("1");
            // The bad luck is frozen, both money are kept.
            scenario.refuse(1, "reroll -", CV_22).refuse(1, "reroll HR-", CV_22);
            scenario.act(1, "reroll HR").chance("dice R-").awaits("1");
            scenario.act(1, "reroll R").chance("dice $").awaits("1");
            assert_eq!(board(&scenario).turn.dice.to_string(), "$$$--");
            assert_eq!(board(&scenario).turn.dice.count(Symbol::BadLuck), 2);
            // No throw is left: the Used car can be taken, with all three money.
            assert_eq!(scenario.legal(1), ["take 23", "done"]);
            scenario.act(1, "take 23").awaits("chance");
            // Two bad luck are not a misfortune; the car lies on top of the possessions.
            assert_eq!(stack(&scenario, 1, "relationship"), "18");
            assert_eq!(stack(&scenario, 1, "possession"), "12 23");
        }
    }
}

/// The other end of the example: a third bad luck would be a misfortune.
#[test]
fn cv_e1_a_third_bad_luck_would_be_a_misfortune() {
    for edition in BOTH {
        let position = Position {
            edition,
            cv: ["relationship 18; possession 12", "", "", ""],
            track: "23",
            ..Position::default()
        };
        let mut scenario = position.scenario();
        scenario.chance("dice HR$$-").act(1, "reroll HR").chance("dice R-").act(1, "reroll R");
        scenario.chance("dice -").awaits("1");
        assert_eq!(scenario.legal(1), ["lose 12", "lose 18"]);
    }
}

#[test]
fn cv_e2_the_third_player_gets_social_assistance() {
    for edition in BOTH {
        let position = Position {
            players: 3,
            edition,
            cv: [
                "health 13 21; relationship 18; possession 12 17",
                "health 22; relationship 20 14; knowledge 16 37; possession 31",
                "work 25; possession 23 38",
                "",
            ],
            track: "15 19 26 28",
            decks: Some("33 40 43 59"),
            faces: &[
                (13, r#"type = "health"; cost = """#),
                (21, r#"type = "health"; cost = """#),
                (28, r#"type = "work"; cost = "RR""#),
            ],
            ..Position::default()
        };
        let mut scenario = position.scenario();
        let counts = [1, 2, 3].map(|number| board(&scenario).cv_count(seat(number)));
        assert_eq!(counts, [5, 6, 3]);
        pass(&mut scenario, 1);
        // The last card of early adulthood comes to the track, and the game is interrupted.
        scenario.chance("track 33");
        assert!(is_told(&scenario, Event::DeckEmpty(Age::EarlyAdulthood)));
        assert!(is_told(&scenario, Event::Entitled(SeatSet::one(seat(3)))));
        scenario.awaits("3").act(3, "take 28").awaits("chance");
        assert_eq!(stack(&scenario, 3, "work"), "25 28");
        assert_eq!(track(&scenario), "15 19 26 33 -");
        // Middle age fills the track to five, and the second player has the turn.
        refill(&mut scenario, "43");
        assert_eq!(track(&scenario), "15 19 26 33 43");
        assert_eq!(board(&scenario).current, seat(2));
    }
}

#[test]
fn cv_e3_a_total_of_63_points() {
    for edition in BOTH {
        let position = Position {
            players: 3,
            edition,
            cv: [
                "health 13 21 22 60; relationship 18 20 14; knowledge 16 19 26 37 35; possession 12 17 23 31 47",
                "possession 38 52 55 61 63; work 15 25 28 39 44; health 46",
                "possession 67 70 72",
                "",
            ],
            goals: [80, 81, 83, 0],
            public: "76 79",
            faces: &[
                (12, r#"type = "possession"; points = 1; ability = "starter""#),
                (17, r#"type = "possession"; cost = ""; points = 2"#),
                (23, r#"type = "possession"; cost = ""; points = 4"#),
                (31, r#"type = "possession"; cost = ""; points = 5"#),
                (47, r#"type = "possession"; cost = ""; points = 7"#),
            ],
            ..Position::default()
        };
        let scenario = position.scenario();
        assert_eq!(scenario.points(1, "health"), 10);
        assert_eq!(scenario.points(1, "relationship"), 6);
        assert_eq!(scenario.points(1, "knowledge"), 15);
        assert_eq!(scenario.points(1, "possessions"), 19);
        assert_eq!(scenario.points(1, "secret-goal"), 8);
        // The Collector: five possessions twice, and three.
        let collector = [1, 2, 3].map(|number| scenario.points(number, "public-goal-1"));
        assert_eq!(collector, [5, 5, 0]);
        // The other public goal goes to somebody else.
        let second = [1, 2, 3].map(|number| scenario.points(number, "public-goal-2"));
        assert_eq!(second, [0, 15, 0]);
        assert_eq!(scenario.standings().score(seat(1)), 63);
    }
}
