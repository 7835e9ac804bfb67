//! Set-up and the childhood draft: CV-1, CV-2, CV-4 to CV-9. CV-3 is with the deck.

use std::collections::HashMap;

use engine::{Game, Seat};
use testkit::Scenario;

use super::fixture::{BOTH, Position, cards, game, seat, set};
use crate::card::{Age, Card, CardSet, Kind};
use crate::model::{Phase, Step};
use crate::rule_ids::{CV_4, CV_5, CV_6, CV_7, CV_10};
use crate::{Cv, DEFAULT_DECK, Deck, Edition, Event};

/// How likely each outcome of the next chance is, out of how many.
fn outcomes(scenario: &Scenario<Cv>) -> (HashMap<String, u64>, u64) {
    let (game, state) = (scenario.game(), scenario.state());
    let count = game.outcome_count(state);
    let mut found = HashMap::new();
    for index in 0..count {
        *found.entry(game.outcome(state, index).to_string()).or_default() += 1;
    }
    (found, count)
}

fn track(edition: Edition, players: usize) -> Scenario<Cv> {
    let mut scenario = Scenario::new(game(players, edition));
    for card in [20, 38, 13, 29, 16] {
        scenario.chance(&format!("track {card}"));
    }
    scenario
}

/// The goals are dealt: 76 and the next ones secret, then the public ones.
fn goals(edition: Edition, players: usize) -> Scenario<Cv> {
    let mut scenario = track(edition, players);
    for number in 1..=players {
        scenario.chance(&format!("goal {number} {}", 75 + number));
    }
    for number in 1..players {
        scenario.chance(&format!("public {}", 75 + players + number));
    }
    scenario
}

/// The childhood cards are dealt, three to each.
fn dealt(edition: Edition, packs: &[&str]) -> Scenario<Cv> {
    let mut scenario = goals(edition, packs.len());
    for (index, pack) in packs.iter().enumerate() {
        for card in pack.split_whitespace() {
            scenario.chance(&format!("deal {} {card}", index + 1));
        }
    }
    scenario
}

#[test]
fn cv_1_two_to_four_players_and_no_other_number() {
    for edition in BOTH {
        for players in 2..=4 {
            assert_eq!(Cv::new(players, edition, Deck::standard()).map(|game| game.players()), Ok(players));
        }
        for players in [0, 1, 5, 9] {
            let text = Cv::new(players, edition, Deck::standard()).expect_err("no such number").to_string();
            assert!(text.contains(&format!("is not for {players} players")), "{text}");
            assert!(text.contains("granna for 2 to 4 players, gigamic for 2 to 4 players"), "{text}");
        }
    }
}

#[test]
fn cv_2_each_die_shows_one_of_six_symbols_with_equal_chance() {
    let mut scenario = Position::default().scenario();
    assert_eq!(outcomes(&scenario).1, 6 * 6 * 6 * 6);
    scenario.chance("dice HHHK").act(1, "reroll K");
    let one = ["H", "K", "R", "$", "+", "-"].map(|symbol| (format!("dice {symbol}"), 1));
    assert_eq!(outcomes(&scenario), (one.into_iter().collect(), 6));
    // Two dice are two of these: alike in one way, unlike in two.
    scenario.chance("dice R").act(1, "reroll HR");
    let (two, count) = outcomes(&scenario);
    assert_eq!((two.len(), count), (21, 36));
    assert_eq!((two["dice HH"], two["dice HK"], two["dice +-"], two["dice --"]), (1, 2, 2, 1));
    // Seven dice and no more: whatever the cards say.
    let faces: &[(u8, &str)] = &[
        (13, r#"type = "health"; cost = "H"; dice = 3"#),
        (14, r#"type = "relationship"; cost = "H"; dice = 3"#),
    ];
    let cv = ["health 13; relationship 14", "", "", ""];
    let scenario = Position { cv, faces, ..Default::default() }.scenario();
    assert_eq!(outcomes(&scenario).1, 6u64.pow(7));
}

#[test]
fn cv_4_five_early_adulthood_cards_lie_on_the_track_in_the_order_drawn() {
    for edition in BOTH {
        for players in 2..=4 {
            let mut scenario = Scenario::new(game(players, edition));
            let all: HashMap<String, u64> = (13..=38).map(|card| (format!("track {card}"), 1)).collect();
            assert_eq!(outcomes(&scenario), (all, 26));
            for other in ["track 12", "track 39", "track 59", "track 76"] {
                scenario.refuse_chance(other, CV_4);
            }
            scenario.refuse_chance("goal 1 76", CV_10).refuse(1, "throw", CV_10);
            scenario.chance("track 20").refuse_chance("track 20", CV_4).chance("track 38");
            assert_eq!(outcomes(&scenario).1, 24);
            scenario.chance("track 13").chance("track 29").chance("track 16");
            let board = scenario.state().board();
            assert_eq!(
                board.track.to_vec(),
                cards("20 38 13 29 16").into_iter().map(Some).collect::<Vec<_>>()
            );
            assert_eq!(Age::TRACK.map(|age| board.deck_count(age)), [21, 20, 17]);
            scenario.refuse_chance("track 14", CV_10);
        }
    }
}

#[test]
fn cv_5_one_secret_goal_each_and_one_public_goal_less_than_players() {
    for edition in BOTH {
        for players in 2..=4 {
            let mut scenario = track(edition, players);
            let all: HashMap<String, u64> = (76..=83).map(|card| (format!("goal 1 {card}"), 1)).collect();
            assert_eq!(outcomes(&scenario), (all, 8));
            scenario.refuse_chance("goal 1 75", CV_5).refuse_chance("goal 2 76", CV_10);
            for number in 1..=players {
                scenario.refuse_chance("public 83", CV_10);
                scenario.chance(&format!("goal {number} {}", 75 + number));
                // Only its owner learns which one it is.
                let secret = Event::GoalDealt(seat(number), None);
                let open = Event::GoalDealt(seat(number), Some(Card::at(75 + number as u8)));
                for other in 1..=players {
                    let expected = if other == number { open } else { secret };
                    assert_eq!(scenario.told(other), [expected]);
                }
                assert_eq!(scenario.told_to_all(), [secret]);
            }
            scenario.refuse_chance("public 76", CV_5);
            for number in 1..players {
                scenario.chance(&format!("public {}", 75 + players + number));
            }
            let board = scenario.state().board();
            let public: Vec<Card> = board.goals.iter().flatten().copied().collect();
            let expected: Vec<Card> =
                (1..players).map(|number| Card::at((75 + players + number) as u8)).collect();
            assert_eq!((public, board.phase), (expected, Phase::Deal(seat(1))));
            scenario.refuse_chance("public 83", CV_10);
            for number in 1..=players {
                let view = scenario.view(number);
                let known = Seat::all(players).filter_map(|other| view.goal(other)).collect::<Vec<_>>();
                assert_eq!(known, [Card::at((75 + number) as u8)]);
                assert_eq!(scenario.state().goal(seat(number)), known.first().copied());
            }
            assert!(Seat::all(players).all(|other| scenario.spectator_view().goal(other).is_none()));
            // The others are in the box, and nobody sees them.
            let boxed = scenario.state().hidden.rest.both(Age::Goal.cards());
            assert_eq!(boxed.count() as usize, 9 - 2 * players);
            assert!(scenario.state().board().discards.is_empty());
        }
    }
}

#[test]
fn cv_6_three_childhood_cards_each_and_the_bicycle_among_them() {
    for edition in BOTH {
        for players in 2..=4u64 {
            let places = 3 * players;
            // At each place the Bicycle is as likely as at each other, and so is each other card.
            let mut scenario = goals(edition, players as usize);
            for place in 0..places {
                let card = place + 1;
                let to = place / 3 + 1;
                let (found, count) = outcomes(&scenario);
                let share = |card: u64| {
                    found.get(&format!("deal {to} {card}")).map_or(0.0, |&n| n as f64) / count as f64
                };
                let left = (places - place) as f64;
                assert!((share(12) - 1.0 / left).abs() < 1e-12, "{players} players, place {place}");
                let other = (1.0 - 1.0 / left) / (11 - place) as f64;
                let unseen = (place + 1..12).filter(|&card| card < 12);
                assert!(unseen.clone().all(|card| (share(card) - other).abs() < 1e-12));
                assert!((1..=place).all(|card| share(card) == 0.0), "dealt already");
                if place + 1 == places {
                    // The last place is the Bicycle's if nobody has it.
                    if players < 4 {
                        scenario.refuse_chance(&format!("deal {to} {card}"), CV_6);
                    }
                    scenario.chance(&format!("deal {to} 12"));
                } else {
                    let wrong = to % players + 1;
                    scenario.refuse_chance(&format!("deal {wrong} {card}"), CV_10);
                    scenario.chance(&format!("deal {to} {card}"));
                    scenario.refuse_chance(&format!("deal {} {card}", (place + 1) / 3 + 1), CV_6);
                }
            }
            let state = scenario.state();
            assert_eq!(state.board().phase, Phase::Draft(Step::First));
            assert!(state.hidden.pack.as_slice()[..players as usize].iter().all(|pack| pack.count() == 3));
            assert_eq!(u64::from(state.hidden.rest.both(Age::Childhood.cards()).count()), 12 - places);
            assert!(state.board().discards.is_empty(), "nobody looks at the others");
        }
    }
    // Once the Bicycle is dealt, the others are as likely as each other.
    let mut scenario = goals(Edition::Granna, 2);
    scenario.chance("deal 1 12");
    let all: HashMap<String, u64> = (1..=11).map(|card| (format!("deal 1 {card}"), 1)).collect();
    assert_eq!(outcomes(&scenario), (all, 11));
    scenario.refuse_chance("deal 1 13", CV_6).refuse_chance("deal 1 76", CV_6);
}

#[test]
fn cv_7_three_players_keep_one_and_pass_to_the_left_twice() {
    for edition in BOTH {
        let mut scenario = dealt(edition, &["1 2 3", "4 5 6", "7 8 12"]);
        scenario.awaits("1 2 3").refuse(1, "keep 4", CV_7).refuse(1, "throw", CV_7).refuse_take_back(1, CV_7);
        assert_eq!(scenario.legal(2), ["keep 4", "keep 5", "keep 6"]);
        // Goals and track lie there already.
        assert_eq!(
            (scenario.view(1).board.track_count(), scenario.view(1).board.goals[1]),
            (5, Some(Card::at(80)))
        );
        // In any order, in secret, and taken back until the last one has chosen.
        scenario.act(3, "keep 8").awaits("1 2").refuse(3, "keep 7", CV_7);
        assert_eq!(scenario.told(3), [Event::Chose(seat(3), Some(Card::at(8)))]);
        assert_eq!(
            (scenario.told(1), scenario.told_to_all()),
            (vec![Event::Chose(seat(3), None)], scenario.told(2))
        );
        scenario.act(1, "keep 1").take_back(1).awaits("1 2").act(1, "keep 3");
        assert!(scenario.state().hand(seat(1)).is_empty(), "nothing happens before the last choice");
        scenario.act(2, "keep 4");
        assert_eq!(scenario.state().board().phase, Phase::Draft(Step::Second));
        assert_eq!(scenario.state().hidden.pack.as_slice()[..3], [set("7 12"), set("1 2"), set("5 6")]);
        assert_eq!(scenario.state().hidden.hand.as_slice()[..3], [set("3"), set("4"), set("8")]);
        // Who passes and who receives see the cards, nobody else does.
        assert!(scenario.told(2).contains(&Event::Passed(seat(1), seat(2), 2, Some(set("1 2")))));
        assert!(scenario.told(3).contains(&Event::Passed(seat(1), seat(2), 2, None)));
        scenario.refuse(1, "keep 3", CV_7).refuse(1, "keep 1", CV_7).refuse_take_back(1, CV_7);
        scenario.act(1, "keep 7").act(2, "keep 1").act(3, "keep 6");
        // The last card is kept without a choice; the Bicycle lies open.
        assert_eq!(scenario.state().hidden.hand.as_slice()[..3], [set("3 5 7"), set("1 4"), set("2 6 8")]);
        assert_eq!(scenario.state().board().hand_count.as_slice()[..3], [3, 2, 3]);
        assert!(scenario.told(1).contains(&Event::Passed(seat(3), seat(1), 1, Some(set("5")))));
        assert!(scenario.told(2).contains(&Event::Passed(seat(3), seat(1), 1, None)));
    }
}

#[test]
fn cv_7_two_players_pass_to_each_other_and_four_to_the_left() {
    for edition in BOTH {
        let mut scenario = dealt(edition, &["1 2 12", "4 5 6"]);
        scenario.act(1, "keep 1").act(2, "keep 4");
        assert_eq!(scenario.state().hidden.pack.as_slice()[..2], [set("5 6"), set("2 12")]);
        scenario.act(2, "keep 2").act(1, "keep 5");
        assert_eq!(scenario.state().hidden.hand.as_slice()[..2], [set("1 5"), set("2 4 6")]);
        assert_eq!(scenario.view(1).passed, [set("2 12"), set("6")]);
        assert_eq!(scenario.view(2).received, scenario.view(1).passed);

        let mut scenario = dealt(edition, &["1 2 3", "4 5 6", "7 8 9", "10 11 12"]);
        scenario.act(1, "keep 1").act(2, "keep 4").act(3, "keep 7").act(4, "keep 10");
        assert_eq!(scenario.state().hidden.pack, [set("11 12"), set("2 3"), set("5 6"), set("8 9")]);
        scenario.act(1, "keep 11").act(2, "keep 2").act(3, "keep 5").act(4, "keep 8");
        assert_eq!(scenario.state().hidden.hand, [set("1 9 11"), set("2 4"), set("3 5 7"), set("6 8 10")]);
    }
}

#[test]
fn cv_8_the_bicycle_lies_open_and_its_owner_begins_every_round() {
    for edition in BOTH {
        let mut scenario = dealt(edition, &["1 2 3", "4 5 6", "7 8 12"]);
        scenario.act(1, "keep 3").act(2, "keep 4").act(3, "keep 12");
        scenario.act(1, "keep 7").act(2, "keep 1").act(3, "keep 6");
        let board = scenario.state().board();
        assert_eq!(board.stack(seat(3), Kind::Possession).collect::<Vec<_>>(), cards("12"));
        assert_eq!((board.starter, board.current, board.round), (seat(3), seat(3), 1));
        assert_eq!(board.hand_count.as_slice()[..3], [3, 3, 2]);
        assert!(scenario.told_to_all().contains(&Event::Started(seat(3), Card::at(12))));
        scenario.awaits("3");
    }
    // Also when the Bicycle is lost on the way.
    for edition in BOTH {
        let position = Position {
            players: 3,
            edition,
            starter: 2,
            current: 2,
            cv: ["", "possession 12", "", ""],
            faces: &[(13, r#"type = "possession"; cost = "HHHHHHH"; points = 1"#)],
            track: "13 18 20 29 37",
            ..Default::default()
        };
        let mut scenario = position.scenario();
        match edition {
            Edition::Granna => scenario.chance("dice K---").act(2, "stop").act(2, "lose 12"),
            Edition::Gigamic => scenario.chance("dice K---").act(2, "lose 12").act(2, "stop"),
        };
        for number in [3, 1] {
            assert_eq!(scenario.state().board().current, seat(number));
            scenario.chance("dice ++--").act(number, "stop");
        }
        // The round is over with the right neighbour of the starting player.
        scenario.chance("track 14");
        let board = scenario.state().board();
        assert_eq!((board.round, board.starter, board.current), (2, seat(2), seat(2)));
    }
}

#[test]
fn cv_9_the_other_childhood_cards_stay_in_hand_as_events() {
    for edition in BOTH {
        let mut scenario = dealt(edition, &["1 2 12", "4 5 6"]);
        scenario.act(1, "keep 12").act(2, "keep 4").act(1, "keep 5").act(2, "keep 1");
        assert_eq!([1, 2].map(|number| scenario.state().hand(seat(number))), [set("2 5"), set("1 4 6")]);
        assert!((1..12).all(|number| scenario.game().face(Card::at(number)).is_event()));
        // They are no CV cards, and nobody else sees them.
        assert_eq!(
            [1, 2].map(|number| scenario.state().board().cv(seat(number))),
            [set("12"), CardSet::EMPTY]
        );
        assert_eq!(scenario.view(2).events(), set("1 4 6"));
        assert!(scenario.spectator_view().events().is_empty());
        assert_eq!(scenario.view(1).board.hand_count[Seat::at(1)], 3);
    }
}

/// In the box the Bicycle has the highest number of the childhood cards; another deck may give it any.
#[test]
fn cv_6_the_bicycle_is_as_likely_at_each_place_whatever_its_number() {
    let swapped = DEFAULT_DECK
        .replace("number = 12\n", "number = 0\n")
        .replace("number = 3\n", "number = 12\n")
        .replace("number = 0\n", "number = 3\n");
    let deck = Deck::parse("a test", &swapped).expect("a deck");
    assert_eq!(deck.starter(), Card::at(3));
    let mut scenario = Scenario::new(Cv::new(2, Edition::Granna, deck).expect("2 players"));
    for text in ["track 20", "track 38", "track 13", "track 29", "track 16"] {
        scenario.chance(text);
    }
    scenario.chance("goal 1 76").chance("goal 2 77").chance("public 78");
    for (place, dealt) in [1, 2, 4, 5, 6].into_iter().enumerate() {
        let (found, count) = outcomes(&scenario);
        let share = |card: u8| {
            let text = format!("deal {} {card}", place / 3 + 1);
            found.get(&text).map_or(0.0, |&ways| ways as f64) / count as f64
        };
        let left = (6 - place) as f64;
        assert!((share(3) - 1.0 / left).abs() < 1e-12, "place {place}: {found:?}");
        let other = (1.0 - 1.0 / left) / (11 - place) as f64;
        assert!((share(dealt) - other).abs() < 1e-12 && (share(12) - other).abs() < 1e-12, "{found:?}");
        scenario.chance(&format!("deal {} {dealt}", place / 3 + 1));
    }
}
