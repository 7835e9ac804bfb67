//! Social assistance: CV-70 to CV-72.

use engine::{Seat, SeatSet};
use testkit::Scenario;

use super::fixture::{BOTH, Position, seat};
use super::look::{apart, board, is_told, options, pass, refill, stack, tokens, track};
use crate::rule_ids::{CV_10, CV_34, CV_72, CV_C41};
use crate::{Age, Cv, Edition, Event};

const FACES: &[(u8, &str)] = &[
    (13, r#"type = "health"; cost = "KKKKK"; gives = "H""#),
    (14, r#"type = "relationship"; cost = "KKKKK""#),
    (15, r#"type = "work"; cost = "KKKKK""#),
    (16, r#"type = "knowledge"; cost = "KKKKK""#),
    (24, r#"type = ["relationship", "health"]; cost = "KKKKK""#),
    (27, r#"type = ["health", "work"]; cost = "KKKKK""#),
    (30, r#"type = "event"; cost = "KKKKK"; ability = "insurance""#),
    (41, r#"type = "health"; cost = ""; ability = "retirement"; needs = ["work"]"#),
    (42, r#"type = "relationship"; cost = ""; needs = ["possession"]"#),
    (57, r#"type = "work"; cost = ""; without = ["work"]"#),
    (61, r#"type = "possession"; cost = ""; points = 1"#),
    (62, r#"type = "health"; cost = """#),
];

/// So many possessions of a seat, taken from old age; their effects do not matter here.
fn pile(number: usize, count: usize) -> &'static str {
    let all = match number {
        1 => "possession 61 62 63 64 65 66",
        2 => "possession 67 68 69 70 71 72",
        3 => "possession 47 48 49 50 51 52",
        _ => "possession 17 31 38 53 54 55",
    };
    if count == 0 { "" } else { &all[..10 + 3 * count] }
}

/// A position with so many cards in the CVs and one card left in early adulthood, which is the next to come.
fn counts(counts: &[usize]) -> Position {
    let mut cv = [""; 4];
    for (index, &count) in counts.iter().enumerate() {
        cv[index] = pile(index + 1, count);
    }
    Position {
        players: counts.len(),
        cv,
        track: "13 14 15 16",
        decks: Some("20 40 43 44 45 46 58 59 60 73 74 75"),
        faces: FACES,
        ..Position::default()
    }
}

/// The seat whose turn it is passes, and the deck of early adulthood gives its last card.
#[track_caller]
fn interrupted(position: Position) -> Scenario<Cv> {
    let mut scenario = position.scenario();
    pass(&mut scenario, position.current);
    scenario.chance("track 20");
    scenario
}

#[test]
fn cv_70_the_last_card_of_each_deck_interrupts_the_game() {
    for edition in BOTH {
        for (decks, last, next) in [("20 40 41 60", "20", "40"), ("40 60 61", "40", "60"), ("60", "60", "")] {
            let cv = ["possession 17 31", "possession 38", "possession 12 23", ""];
            let position = Position { edition, cv, decks: Some(decks), ..counts(&[2, 1, 2]) };
            let mut scenario = position.scenario();
            pass(&mut scenario, 1);
            refill(&mut scenario, last);
            assert!(is_told(&scenario, Event::Entitled(SeatSet::one(seat(2)))));
            scenario.awaits("2").refuse(1, "take 13", CV_10);
            scenario.act(2, "take 14");
            // Then the track slides, and the next deck fills the places, that of the card taken included.
            assert_eq!(track(&scenario), format!("13 15 16 {last} -"));
            if !next.is_empty() {
                refill(&mut scenario, next);
                assert_eq!(track(&scenario), format!("13 15 16 {last} {next}"));
            }
            assert_eq!(board(&scenario).current, seat(2));
            scenario.chance("dice HHHH");
        }
    }
}

#[test]
fn cv_70_the_interruption_comes_at_that_very_moment() {
    // Three places are free, and the first of them gets the last card of the deck.
    let position = Position { track: "13 14", ..counts(&[2, 1, 2]) };
    let mut scenario = interrupted(position);
    assert_eq!(track(&scenario), "13 14 20 - -");
    assert_eq!(scenario.legal(2), ["take 13", "take 14", "take 20", "done"]);
    scenario.act(2, "take 13");
    assert_eq!(track(&scenario), "14 20 - - -");
    refill(&mut scenario, "40 43 44");
    assert_eq!(track(&scenario), "14 20 40 43 44");
    assert_eq!(board(&scenario).current, seat(2));
}

#[test]
fn cv_70_two_decks_can_run_out_in_one_refill() {
    let position = Position { track: "13 14", decks: Some("20 40 59 60 61 62"), ..counts(&[2, 1, 2]) };
    let cv = ["possession 17 31", "possession 38", "possession 12 23", ""];
    let mut scenario = interrupted(Position { cv, ..position });
    scenario.act(2, "done").chance("track 40");
    assert!(is_told(&scenario, Event::DeckEmpty(Age::MiddleAge)));
    // Seat 2 still has half as many, and is asked again.
    scenario.awaits("2").act(2, "take 14");
    assert_eq!(track(&scenario), "13 20 40 - -");
    refill(&mut scenario, "59 60");
    assert_eq!(board(&scenario).current, seat(2));
}

#[test]
fn cv_70_old_age_comes_before_the_end_of_the_game() {
    for edition in BOTH {
        let position = Position {
            edition,
            current: 3,
            cv: ["possession 17 31", "possession 38", "possession 12 23", ""],
            track: "13 14 15 16 24",
            decks: Some("60"),
            ..counts(&[2, 1, 2])
        };
        let mut scenario = position.scenario();
        pass(&mut scenario, 3);
        scenario.chance("track 60").awaits("2");
        assert!(is_told(&scenario, Event::DeckEmpty(Age::OldAge)));
        scenario.act(2, "take 15").awaits("over");
        assert_eq!(stack(&scenario, 2, "work"), "15");
    }
}

#[test]
fn cv_70_with_nobody_entitled_the_refill_goes_on() {
    let mut scenario = interrupted(Position { track: "13 14 15", ..counts(&[2, 2, 2]) });
    assert!(is_told(&scenario, Event::Entitled(SeatSet::EMPTY)));
    scenario.awaits("chance").chance("track 40");
    assert_eq!(track(&scenario), "13 14 15 20 40");
}

#[test]
fn cv_71_twice_as_many_cards_of_another_player_entitle() {
    let entitled = |table: &[usize]| -> Vec<usize> {
        let mut scenario = interrupted(Position { track: "13 14", ..counts(table) });
        let mut found = Vec::new();
        while let crate::Phase::Assist(seat) = board(&scenario).phase {
            found.push(seat.index() + 1);
            scenario.act(seat.index() + 1, "done");
        }
        found
    };
    assert_eq!(entitled(&[5, 6, 3]), [3]);
    assert_eq!(entitled(&[4, 2]), [2]);
    assert_eq!(entitled(&[2, 5]), [1]);
    assert_eq!(entitled(&[3, 5]), [0; 0]);
    assert_eq!(entitled(&[3, 3]), [0; 0]);
    assert_eq!(entitled(&[2, 4, 1, 5]), [1, 3]);
    assert_eq!(entitled(&[2, 2, 4, 2]), [1, 2, 4]);
    // Twice nothing is nothing: more is needed.
    assert_eq!(entitled(&[0, 0]), [0; 0]);
    assert_eq!(entitled(&[0, 1]), [1]);
    assert_eq!(entitled(&[1, 0, 0]), [2, 3]);
    assert_eq!(entitled(&[0, 0, 0, 0]), [0; 0]);
}

/// Covered cards, the Bicycle and waiting cards are counted; hands and goals are not.
#[test]
fn cv_71_cv_cards_are_counted_and_nothing_else() {
    let position = Position {
        edition: Edition::Gigamic,
        cv: ["possession 12 61", "work 65 63", "", ""],
        apart: ["24 27", "", "", ""],
        open_hand: ["", "29 34", "", ""],
        hand: ["", "5 11", "", ""],
        ..counts(&[2, 2])
    };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    refill(&mut scenario, "20");
    assert!(is_told(&scenario, Event::Entitled(SeatSet::one(seat(2)))));
    scenario.awaits("2");
}

#[test]
fn cv_71_the_cards_are_counted_once() {
    // After taking a card seats 1 and 2 still have no more than half, but they are not asked again.
    let mut scenario = interrupted(counts(&[1, 1, 6]));
    scenario.awaits("1").act(1, "take 13").awaits("2").act(2, "take 14").awaits("chance");
    assert_eq!(track(&scenario), "15 16 20 - -");
}

#[test]
fn cv_72_entitled_players_take_clockwise_from_the_one_whose_turn_it_is() {
    for edition in BOTH {
        let mut scenario = interrupted(Position { edition, current: 3, ..counts(&[1, 6, 2, 3]) });
        scenario.awaits("3").refuse(4, "take 13", CV_10).refuse(3, "throw", CV_72);
        // Not on the track, although in the deck.
        scenario.refuse(3, "take 40", CV_72);
        scenario.act(3, "take 14");
        // Nothing slides and nothing is refilled before the last one has taken.
        assert_eq!(track(&scenario), "13 - 15 16 20");
        scenario.awaits("4").refuse(4, "take 14", CV_72).act(4, "done");
        scenario.awaits("1").act(1, "take 13");
        assert_eq!(track(&scenario), "15 16 20 - -");
        assert_eq!(stack(&scenario, 3, "relationship"), "14");
        assert_eq!(stack(&scenario, 1, "health"), "13");
    }
}

#[test]
fn cv_72_one_card_without_its_cost() {
    let mut scenario = interrupted(counts(&[2, 1]));
    assert_eq!(track(&scenario), "14 15 16 20 -");
    assert_eq!(scenario.legal(2), ["take 14", "take 15", "take 16", "take 20", "done"]);
    scenario.act(2, "take 16").awaits("chance");
    assert_eq!(stack(&scenario, 2, "knowledge"), "16");
}

#[test]
fn cv_72_conditions_hold() {
    let position = Position {
        cv: ["work 65 63", "possession 17", "work 25; possession 31 38", "work 28; possession 23 55 67"],
        track: "57 41 42 13",
        ..counts(&[2, 1, 3, 4])
    };
    let mut scenario = interrupted(Position { current: 4, ..position });
    // The end of the round has discarded card 57.
    assert_eq!(track(&scenario), "41 42 13 20 -");
    scenario.awaits("1").refuse(1, "take 42", CV_34);
    assert_eq!(scenario.legal(1), ["take 13", "take 20", "take 41", "done"]);
    scenario.act(1, "done").awaits("2").refuse(2, "take 41", CV_34);
    assert_eq!(scenario.legal(2), ["take 13", "take 20", "take 42", "done"]);
    let cv = ["possession 61 62", "work 28", "possession 31 38", ""];
    let mut scenario = interrupted(Position { cv, players: 3, track: "57 13", ..position });
    scenario.awaits("2").refuse(2, "take 57", CV_34).act(2, "take 13");
}

#[test]
fn cv_72_who_could_take_nothing_is_not_asked() {
    let position = Position {
        cv: ["possession 61 62", "work 28", "possession 31 38", ""],
        track: "",
        decks: Some("57 60 63 64 66 69"),
        ..counts(&[2, 1, 2])
    };
    let mut scenario = position.scenario();
    pass(&mut scenario, 1);
    scenario.chance("track 57").awaits("chance");
    assert!(is_told(&scenario, Event::Entitled(SeatSet::one(seat(2)))));
    assert_eq!(track(&scenario), "57 - - - -");
}

#[test]
fn cv_72_the_card_is_laid_immediately() {
    for edition in BOTH {
        let position = Position {
            edition,
            cv: ["possession 61 63 17 31", "health 62", "knowledge 64", ""],
            track: "13 24 30 16",
            ..counts(&[4, 1, 1])
        };
        let scenario = interrupted(position);
        // A choice where there is one: on top or below.
        let mut first = scenario.clone();
        first.act(2, "take 13").awaits("2");
        assert_eq!(options(&first, 2), ["lay 13 health top", "lay 13 health under 62"]);
        first.act(2, "lay 13 health under 62").awaits("3");
        assert_eq!(stack(&first, 2, "health"), "13 62");
        // An event comes into the hand, known to all.
        let mut second = scenario.clone();
        second.act(2, "take 30").awaits("3");
        assert_eq!(second.spectator_view().board.open_hand[Seat::at(1)].to_string(), "30");
        // A two-colour card waits in gigamic if there is no card of its types.
        let mut third = scenario;
        third.act(2, "done").act(3, "take 24");
        if edition == Edition::Gigamic {
            third.awaits("chance");
            assert_eq!(apart(&third, 3), "24");
        } else {
            assert_eq!(options(&third, 3), ["lay 24 health top", "lay 24 relationship top"]);
        }
    }
}

#[test]
fn cv_72_a_waiting_card_is_given_its_type_first_here_too() {
    let position = Position {
        edition: Edition::Gigamic,
        cv: ["possession 61 63", "", "possession 17 31", ""],
        apart: ["", "24", "", ""],
        ..counts(&[2, 0, 2])
    };
    let mut scenario = interrupted(position);
    scenario.act(2, "take 14");
    assert_eq!(options(&scenario, 2), ["lay 24 health top", "lay 24 relationship top"]);
    scenario.act(2, "lay 24 relationship top").act(2, "lay 14 relationship top").awaits("chance");
    assert_eq!(stack(&scenario, 2, "relationship"), "24 14");
}

#[test]
fn cv_72_early_retirement_holds_here_too() {
    let position =
        Position { cv: ["possession 61 63", "work 28", "possession 17 31", ""], ..counts(&[2, 1, 2]) };
    let mut scenario = Position { track: "15 27 13", ..position }.scenario();
    scenario.state_mut().board.retired = SeatSet::one(seat(2));
    pass(&mut scenario, 1);
    scenario.chance("track 20").refuse(2, "take 15", CV_C41).act(2, "take 27").awaits("chance");
    assert_eq!(stack(&scenario, 2, "health"), "27", "only as its other type");
}

#[test]
fn cv_72_the_card_is_in_force_from_the_next_turn_of_its_taker() {
    let position = Position { cv: ["", "possession 61", "", ""], ..counts(&[0, 1]) };
    let mut scenario = interrupted(Position { track: "15 13", ..position });
    scenario.act(1, "take 13").awaits("chance");
    refill(&mut scenario, "40 43 44 45");
    assert_eq!((board(&scenario).current, tokens(&scenario).contains('H')), (seat(2), false));
    pass(&mut scenario, 2);
    refill(&mut scenario, "46");
    assert_eq!((board(&scenario).current, tokens(&scenario)), (seat(1), "H".to_owned()));
}
