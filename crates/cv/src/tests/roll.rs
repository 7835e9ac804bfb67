//! The order of a turn and the roll: CV-10, CV-20 to CV-23.

use engine::Game;
use testkit::Scenario;

use super::fixture::{BOTH, Position, seat};
use crate::card::Card;
use crate::model::Phase;
use crate::rule_ids::{CV_10, CV_21, CV_22, CV_30, CV_32, CV_40, CV_51, CV_57};
use crate::{Cv, Edition, Why};

/// A card that nobody can pay.
const DEAR: &str = r#"type = "work"; cost = "HHHHHHHH""#;

/// Two cards that owe upkeep, one that is free to take, one that cannot be paid.
const FACES: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = "H"; upkeep = "$""#),
    (14, r#"type = "relationship"; cost = "H"; upkeep = "$""#),
    (15, r#"type = "knowledge"; cost = "H""#),
    (16, r#"type = "knowledge"; cost = """#),
    (17, r#"type = "possession"; cost = "HHHHHHHH"; points = 1"#),
    (19, r#"type = "health"; cost = "H"; dice = 1"#),
    (21, r#"type = "relationship"; cost = "H"; dice = 2"#),
    (22, r#"type = "knowledge"; cost = "H"; dice = 1; rerolls = 1"#),
    (23, r#"type = "possession"; cost = "H"; rerolls = 2; points = 1"#),
    (24, r#"type = "work"; cost = "H"; gives = "-""#),
    (25, r#"type = "health"; cost = "H"; ability = "therapy""#),
    (30, r#"type = "event"; cost = "H"; ability = "insurance""#),
    (31, DEAR),
    (33, DEAR),
    (35, DEAR),
    (36, DEAR),
    (2, r#"type = "event"; gives = "$""#),
    (34, r#"type = "event"; cost = "H"; gives = "$""#),
];

const BASE: Position = Position {
    players: 2,
    edition: Edition::Granna,
    rules_version: None,
    starter: 1,
    current: 1,
    cv: [""; 4],
    apart: [""; 4],
    hand: [""; 4],
    open_hand: [""; 4],
    goals: [0; 4],
    public: "",
    track: "17",
    decks: None,
    faces: FACES,
};

fn of(cv: &'static str) -> Position {
    Position { cv: [cv, "", "", ""], ..BASE }
}

fn phase(scenario: &Scenario<Cv>) -> Phase {
    scenario.state().board().phase
}

#[test]
fn cv_10_the_parts_of_a_turn_follow_each_other() {
    let one = seat(1);
    for edition in BOTH {
        let cv = "health 13; relationship 14; knowledge 15; possession 12";
        let mut scenario = Position { edition, track: "16", ..of(cv) }.scenario();
        assert_eq!(phase(&scenario), Phase::Throw(one));
        scenario.refuse(1, "stop", CV_10).refuse_chance("track 17", CV_10).refuse_chance("dice HHH", CV_21);
        scenario.chance("dice $---");
        // [FR] bad luck is not a separate part.
        if edition == Edition::Gigamic {
            assert_eq!(phase(&scenario), Phase::Misfortune(one));
            scenario.refuse(1, "stop", CV_40).act(1, "lose 12");
        }
        assert_eq!(phase(&scenario), Phase::Roll(one));
        scenario.refuse_chance("dice $", CV_10).refuse(1, "take 16", CV_21).refuse(2, "stop", CV_10);
        scenario.act(1, "stop");
        assert_eq!(phase(&scenario), Phase::Select(one));
        scenario.refuse(1, "stop", CV_30).refuse(1, "lay 16 knowledge top", CV_30).act(1, "take 16");
        // [EN] it follows selecting.
        if edition == Edition::Granna {
            assert_eq!(phase(&scenario), Phase::Misfortune(one));
            scenario.refuse(1, "done", CV_40).act(1, "lose 12");
        }
        assert_eq!(phase(&scenario), Phase::Upkeep(one));
        scenario.refuse(1, "lay 16 knowledge top", CV_57).act(1, "pay 13");
        assert_eq!(phase(&scenario), Phase::Lay(one));
        scenario.refuse(1, "done", CV_51).act(1, "lay 16 knowledge top");
        assert_eq!(phase(&scenario), Phase::Refill);
        scenario.refuse(2, "throw", CV_10);
        for card in [18, 20, 26, 27, 28] {
            scenario.chance(&format!("track {card}"));
        }
        assert_eq!(phase(&scenario), Phase::Throw(seat(2)));
    }
}

#[test]
fn cv_10_a_round_is_a_turn_of_each_player_clockwise() {
    for edition in BOTH {
        for (players, starter) in [(2, 2), (3, 3), (4, 2)] {
            let track = "17 18 20 29 37";
            let position = Position { players, edition, starter, current: starter, track, ..BASE };
            let mut scenario = position.scenario();
            let (mut order, mut refills) = (Vec::new(), [31, 33, 35, 36].into_iter());
            for turn in 0..2 * players {
                let board = scenario.state().board();
                order.push(board.current.index() + 1);
                assert_eq!(usize::from(board.round), 1 + turn / players);
                let number = board.current.index() + 1;
                scenario.chance("dice ++--").act(number, "stop");
                // CV-61: the track lost a card at the end of a round, with 2 players of every turn.
                if phase(&scenario) == Phase::Refill {
                    assert!(players == 2 || turn % players == players - 1);
                    let card = refills.next().expect("a card for each time");
                    scenario.chance(&format!("track {card}"));
                }
            }
            let round: Vec<usize> = (0..players).map(|step| (starter - 1 + step) % players + 1).collect();
            assert_eq!(order, [round.clone(), round].concat());
        }
    }
}

#[test]
fn cv_20_four_dice_and_one_more_for_each_icon_up_to_seven() {
    for edition in BOTH {
        let cases = [
            ("", "HHHH"),
            ("health 19", "HHHHH"),
            // Two icons on one card are two dice.
            ("relationship 21", "HHHHHH"),
            ("health 19; relationship 21", "HHHHHHH"),
            ("health 19; relationship 21; knowledge 22", "HHHHHHH"),
            // Only the card on top is in force; a waiting card is active too.
            ("health 19 13", "HHHH"),
            ("health 13 19", "HHHHH"),
            // Marriage and the PhD, as printed.
            ("relationship 18; knowledge 37", "HHHHHH"),
        ];
        for (cv, dice) in cases {
            let mut scenario = Position { edition, ..of(cv) }.scenario();
            let count = scenario.game().dice_count(scenario.state().board(), seat(1));
            assert_eq!(usize::from(count), dice.len(), "what is shown beside the CV: {cv}");
            scenario
                .refuse_chance(&format!("dice {dice}H"), CV_21)
                .refuse_chance(&format!("dice {}", &dice[1..]), CV_21);
            scenario.chance(&format!("dice {dice}"));
            assert_eq!(scenario.state().board().turn.dice.total() as usize, dice.len(), "{cv}");
        }
        // Icons of another player are none of ours.
        let mut scenario = Position { edition, cv: ["", "health 19", "", ""], ..BASE }.scenario();
        scenario.chance("dice HHHH");
    }
    let position = Position { edition: Edition::Gigamic, apart: ["19", "", "", ""], ..BASE };
    position.scenario().chance("dice HHHHH");
}

#[test]
fn cv_21_one_throw_then_up_to_two_rerolls() {
    for edition in BOTH {
        let mut scenario = Position { edition, ..BASE }.scenario();
        scenario.awaits("chance").chance("dice HHK$").awaits("1");
        let legal = [
            "reroll H",
            "reroll HH",
            "reroll K",
            "reroll HK",
            "reroll HHK",
            "reroll $",
            "reroll H$",
            "reroll HH$",
            "reroll K$",
            "reroll HK$",
            "reroll HHK$",
            "stop",
        ];
        let mut found = scenario.legal(1);
        found.sort_unstable();
        let mut expected = legal.map(str::to_owned).to_vec();
        expected.sort_unstable();
        assert_eq!(found, expected);
        // One or more of the dice that lie there, no others, and none is not a reroll.
        scenario.refuse(1, "reroll R", CV_21).refuse(1, "reroll HHH", CV_21).refuse(1, "reroll new", CV_21);
        scenario.refuse(1, "throw", CV_21);
        scenario.act(1, "reroll $").refuse_chance("dice HH", CV_21).chance("dice R");
        assert_eq!(scenario.state().board().turn.dice.to_string(), "HHKR");
        // Also dice that were kept before.
        scenario.act(1, "reroll HHK").chance("dice RR+");
        assert_eq!(scenario.state().board().turn.dice.to_string(), "RRR+");
        // The second reroll was the last: nothing can be taken, so the turn is over.
        assert_eq!(scenario.state().board().turn.throws, 0);
        assert_eq!(phase(&scenario), Phase::Refill);
    }
}

#[test]
fn cv_21_one_may_stop_earlier() {
    for edition in BOTH {
        let mut scenario = Position { edition, track: "16", ..BASE }.scenario();
        scenario.chance("dice HHK$").act(1, "stop").refuse(1, "reroll H", CV_30);
        assert_eq!(phase(&scenario), Phase::Select(seat(1)));
        let mut scenario = Position { edition, track: "16", ..BASE }.scenario();
        scenario.chance("dice HHK$").act(1, "reroll $").chance("dice $").act(1, "stop");
        assert_eq!(phase(&scenario), Phase::Select(seat(1)));
        // After the last reroll nobody is asked to stop.
        let mut scenario = Position { edition, track: "16", ..BASE }.scenario();
        scenario.chance("dice HHK$").act(1, "reroll $").chance("dice $").act(1, "reroll $").chance("dice $");
        assert_eq!(phase(&scenario), Phase::Select(seat(1)));
    }
}

#[test]
fn cv_21_the_first_throw_is_made_by_the_table_if_nothing_could_be_played_before_it() {
    for edition in BOTH {
        // A hidden card, whichever it is: the player makes the throw, and cannot decline it.
        for hand in ["5", "11", "1"] {
            let mut scenario = Position { edition, hand: [hand, "", "", ""], ..BASE }.scenario();
            scenario
                .awaits("1")
                .refuse(1, "stop", CV_21)
                .refuse(1, "reroll new", CV_21)
                .refuse(1, "done", CV_21);
            assert!(scenario.legal(1).contains(&"throw".to_owned()));
            scenario.act(1, "throw").awaits("chance").refuse_chance("dice HHH", CV_21).chance("dice HHHH");
            scenario.refuse(1, "throw", CV_21);
        }
        // Another player's hidden card is not a reason.
        Position { edition, hand: ["", "5", "", ""], ..BASE }.scenario().awaits("chance");
        // An open event counts if it may be played now: [FR] one with symbols, [EN] none of them.
        let symbols = Position { edition, open_hand: ["34", "", "", ""], ..BASE };
        let awaited = if edition == Edition::Gigamic { "1" } else { "chance" };
        symbols.scenario().awaits(awaited);
        Position { edition, open_hand: ["30", "", "", ""], ..BASE }.scenario().awaits("chance");
    }
    // Once it is played nothing is left to ask for.
    let mut scenario =
        Position { edition: Edition::Gigamic, open_hand: ["34", "", "", ""], ..BASE }.scenario();
    assert_eq!(scenario.legal(1), ["throw", "play 34"]);
    scenario.act(1, "play 34").awaits("chance");
}

#[test]
fn cv_21_the_roll_is_over_when_no_die_can_be_rerolled() {
    let over = |scenario: &Scenario<Cv>| !matches!(phase(scenario), Phase::Roll(_) | Phase::Misfortune(_));
    for edition in BOTH {
        let settled = |mut scenario: Scenario<Cv>| {
            if matches!(phase(&scenario), Phase::Misfortune(_)) {
                scenario.act(1, "lose 12");
            }
            scenario
        };
        let position = Position { edition, track: "16", ..of("possession 12") };
        let mut scenario = position.scenario();
        scenario.chance("dice ----");
        let mut scenario = settled(scenario);
        assert!(over(&scenario), "{:?}", phase(&scenario));
        scenario.refuse(1, "reroll -", CV_30);
        // After a reroll likewise.
        let mut scenario = position.scenario();
        scenario.chance("dice +---");
        let mut scenario = settled(scenario);
        scenario.act(1, "reroll +").chance("dice -");
        assert!(over(&scenario));
        // An open event that adds no die changes nothing.
        let mut scenario = Position { open_hand: ["34", "", "", ""], ..position }.scenario();
        if edition == Edition::Gigamic {
            scenario.act(1, "throw");
        }
        scenario.chance("dice ----");
        assert!(over(&settled(scenario)), "{edition:?}");
        // A hidden card might add dice; once the last one is played, nothing is left to wait for.
        let mut scenario = Position { hand: ["2", "", "", ""], ..position }.scenario();
        scenario.act(1, "throw").chance("dice ----");
        let mut scenario = settled(scenario);
        assert!(!over(&scenario));
        scenario.refuse(1, "reroll -", CV_22).refuse(1, "reroll new", CV_21);
        if edition == Edition::Gigamic {
            scenario.act(1, "play 2");
            assert!(over(&scenario));
        }
        // Seven frozen dice: no card in hand could add one.
        let cv = "health 19; relationship 21; possession 12";
        let mut scenario = Position { hand: ["1", "", "", ""], edition, ..of(cv) }.scenario();
        scenario.act(1, "throw").chance("dice -------");
        if edition == Edition::Gigamic {
            scenario.act(1, "lose 12").act(1, "lose 19");
        }
        assert!(over(&scenario), "{edition:?}");
    }
}

#[test]
fn cv_22_bad_luck_dice_stay_put() {
    for edition in BOTH {
        let mut scenario = Position { edition, ..BASE }.scenario();
        scenario.chance("dice HK--");
        scenario.refuse(1, "reroll -", CV_22).refuse(1, "reroll H-", CV_22).refuse(1, "reroll HK--", CV_22);
        assert!(scenario.legal(1).iter().all(|action| !action.contains('-')));
        scenario.refuse(1, "reroll ---", CV_21);
        // Frozen also when it came up in a reroll.
        scenario.act(1, "reroll HK").chance("dice $-");
    }
    for edition in BOTH {
        let mut scenario = Position { edition, ..of("") }.scenario();
        scenario.chance("dice HHK-").act(1, "reroll HK").chance("dice $-");
        assert_eq!(scenario.legal(1), ["reroll H", "reroll $", "reroll H$", "stop"]);
        scenario.refuse(1, "reroll -", CV_22).act(1, "reroll $").chance("dice H");
        assert_eq!(scenario.state().board().turn.dice.to_string(), "HH--");
        // Psychotherapy is the exception.
        let mut scenario = Position { edition, ..of("health 25") }.scenario();
        scenario.chance("dice HHK-").act(1, "reroll K-");
    }
}

#[test]
fn cv_23_each_reroll_icon_gives_one_reroll_more() {
    for edition in BOTH {
        for (cv, rerolls) in [
            ("", 2),
            ("knowledge 22", 3),
            // Two icons on one card, and icons of two cards.
            ("possession 23", 4),
            ("knowledge 22; possession 23", 5),
            // Covered, it gives none.
            ("knowledge 22 15", 2),
        ] {
            let mut scenario = Position { edition, ..of(cv) }.scenario();
            let dice = if cv.ends_with("22") || cv.contains("22;") { "HHHHK" } else { "HHHK" };
            scenario.chance(&format!("dice {dice}"));
            for _ in 0..rerolls {
                assert_eq!(phase(&scenario), Phase::Roll(seat(1)), "{cv}");
                scenario.act(1, "reroll K").chance("dice K");
            }
            assert!(!matches!(phase(&scenario), Phase::Roll(_)), "{cv}");
        }
    }
}

#[test]
fn cv_32_hidden_and_open_events_are_played_from_the_own_hand_only() {
    let hand = ["1", "2", "", ""];
    for edition in BOTH {
        let mut scenario = Position { edition, hand, ..BASE }.scenario();
        scenario.refuse(1, "play 2", CV_32).refuse(1, "play 34", CV_32);
        assert!(!scenario.legal(1).contains(&"play 2".to_owned()));
        assert_eq!(scenario.state().hand(seat(2)).first(), Some(Card::at(2)));
    }
}

#[test]
fn cv_21_who_does_something_else_is_told_to_throw_first_and_to_reroll_or_stop_later() {
    for edition in BOTH {
        let mut scenario = Position { edition, hand: ["1", "", "", ""], ..BASE }.scenario();
        let why = |scenario: &Scenario<Cv>, text: &str| {
            let action = text.parse().expect("notation");
            scenario.game().check(scenario.state(), seat(1), action).expect_err("not now").why
        };
        assert_eq!((why(&scenario, "take 17"), why(&scenario, "stop")), (Why::ThrowNow, Why::ThrowNow));
        scenario.act(1, "throw").chance("dice HHHH");
        assert_eq!((why(&scenario, "take 17"), why(&scenario, "throw")), (Why::RollNow, Why::RollNow));
    }
}

/// What an action leads to by itself can be undone; what dice or decks have shown cannot.
#[test]
fn only_what_chance_shows_or_others_hid_uncovers_anything() {
    for edition in BOTH {
        let mut scenario = Position { edition, hand: ["2", "", "", ""], track: "16", ..BASE }.scenario();
        let uncovers = |scenario: &Scenario<Cv>| {
            let told = scenario.told(1);
            assert!(!told.is_empty());
            told.iter().any(|event| scenario.game().uncovers(event))
        };
        assert!(!uncovers(scenario.act(1, "throw")));
        assert!(uncovers(scenario.chance("dice HHHH")));
        assert!(!uncovers(scenario.act(1, "stop")));
        assert!(!uncovers(scenario.act(1, "take 16")));
        assert!(!uncovers(scenario.act(1, "play 2")));
        assert!(uncovers(scenario.chance("track 18")));
        let mut draft = Scenario::new(super::fixture::game(2, edition));
        assert!(uncovers(draft.chance("track 18")));
        draft.draw(3);
        let first = [draft.legal(1)[0].clone(), draft.legal(2)[0].clone()];
        assert!(!uncovers(draft.act(1, &first[0])), "the other seat has not chosen yet");
        assert!(uncovers(draft.act(2, &first[1])), "what the other seat passes on is seen");
    }
}
