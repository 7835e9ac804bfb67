//! Offers: how a card of the track stands for the player whose turn it is.

use engine::SeatSet;
use testkit::Scenario;

use super::fixture::{BOTH, Position, cards, seat, set};
use crate::card::{Card, Kind};
use crate::{Cv, Edition, Offer};

const FACES: &[(u8, &str)] = &[
    (1, r#"type = "event"; gives = "K""#),
    (2, r#"type = "event"; gives = "$$""#),
    (3, r#"type = "event"; gives = "$""#),
    (7, r#"type = "event"; gives = "$""#),
    (8, r#"type = "event"; gives = "$$""#),
    (4, r#"type = "event"; discount = "health""#),
    (13, r#"type = "health"; cost = "HK""#),
    (14, r#"type = "health"; cost = "HK$""#),
    (15, r#"type = "possession"; cost = "$$"; points = 1"#),
    (16, r#"type = "possession"; cost = "RRRR"; points = 1"#),
    (17, r#"type = "work"; cost = "H""#),
    (18, r#"type = ["work", "knowledge"]; cost = "H""#),
    (20, r#"type = "relationship"; cost = "H"; upkeep = "K""#),
    (22, r#"type = "health"; cost = "H"; ability = "therapy""#),
    (23, r#"type = "relationship"; cost = "H""#),
    (19, r#"type = "health"; cost = ""; needs = ["work"]"#),
    (21, r#"type = "health"; cost = ""; without = ["possession"]"#),
    (29, r#"type = "event"; cost = "$"; gives = "$$$$"; when = "old age""#),
    (41, r#"type = "health"; cost = ""; ability = "retirement""#),
];

fn of(edition: Edition, cv: &'static str, hand: &'static str, track: &'static str) -> Position {
    let (cv, hand) = ([cv, "", "", ""], [hand, "", "", ""]);
    Position { edition, cv, hand, track, faces: FACES, ..Default::default() }
}

/// After one throw, while seat 1 may still roll.
fn thrown(position: Position, dice: &str) -> Scenario<Cv> {
    let mut scenario = position.scenario();
    if scenario.legal(1).contains(&"throw".to_owned()) {
        scenario.act(1, "throw");
    }
    scenario.chance(&format!("dice {dice}"));
    scenario
}

fn offer(scenario: &Scenario<Cv>, card: u8) -> Offer {
    scenario.game().offer(&scenario.view(1), Card::at(card))
}

fn missing(text: &str) -> Offer {
    Offer::Missing(text.parse().expect("symbols"))
}

fn with(text: &str) -> Offer {
    Offer::WithEvents(cards(text).into_iter().collect())
}

#[test]
fn a_card_is_covered_now_or_with_the_fewest_events() {
    for edition in BOTH {
        let mut scenario = thrown(of(edition, "", "1 2 3 4", "13 14 15"), "HH$$");
        assert_eq!(offer(&scenario, 15), Offer::Now);
        // One event does; of two ways the one with fewer events is told.
        assert!([with("1"), with("4")].contains(&offer(&scenario, 13)), "{:?}", offer(&scenario, 13));
        let poor = thrown(of(edition, "", "1 2 3", "13 14 15"), "HHR-");
        assert_eq!(offer(&poor, 13), with("1"));
        assert_eq!(offer(&poor, 15), with("2"), "one event with two symbols, not two events");
        let change = thrown(of(edition, "", "3 7 8", "15"), "HHR-");
        assert_eq!(offer(&change, 15), with("8"), "also where two others come first");
        assert!([with("1 2"), with("1 3")].contains(&offer(&poor, 14)));
        // What has been taken is covered first.
        scenario.act(1, "stop").act(1, "take 15");
        assert!([with("1 2"), with("1 3"), with("2 4"), with("3 4")].contains(&offer(&scenario, 14)));
        // What has been played serves.
        let mut scenario = thrown(of(edition, "", "1 5", "13"), "HHR-");
        scenario.act(1, "stop").act(1, "play 1");
        assert_eq!(offer(&scenario, 13), Offer::Now);
    }
}

#[test]
fn what_is_missing_is_the_fewest_symbols() {
    for edition in BOTH {
        let plain = thrown(of(edition, "", "", "13 14 16 29"), "HHR-");
        assert_eq!(offer(&plain, 13), missing("K"));
        assert_eq!(offer(&plain, 14), missing("K$"));
        assert_eq!(offer(&plain, 16), missing("RRR"));
        // One good luck is nearer than four relationships; for a single symbol it is not.
        let lucky = thrown(of(edition, "", "", "13 16"), "H++-");
        assert_eq!((offer(&lucky, 16), offer(&lucky, 13)), (missing("+"), missing("K")));
        // Events that would not be enough do not count.
        let short = thrown(of(edition, "", "3", "16"), "HHR-");
        assert_eq!(offer(&short, 16), missing("RRR"));
        // An event that waits for old age cannot be played yet.
        let late = Position { open_hand: ["29", "", "", ""], ..of(edition, "", "", "15") };
        assert_eq!(offer(&thrown(late, "HHR-"), 15), missing("$$"));
        let old = Position { decks: Some("30 60 61 62"), ..late };
        assert_eq!(offer(&thrown(old, "HHR-"), 15), with("29"));
    }
}

#[test]
fn conditions_come_before_symbols() {
    for edition in BOTH {
        let plain = thrown(of(edition, "possession 12", "", "19 21"), "H+++");
        assert_eq!(offer(&plain, 19), Offer::NeedsKind(Kind::Work));
        assert_eq!(offer(&plain, 21), Offer::NeedsNoKind(Kind::Possession));
        let worker = thrown(of(edition, "work 17", "", "19 21"), "HHHH");
        assert_eq!((offer(&worker, 19), offer(&worker, 21)), (Offer::Now, Offer::Now));
        let mut retired = thrown(of(edition, "", "5", "17 41"), "HHHH");
        retired.act(1, "stop").act(1, "take 41");
        assert_eq!(offer(&retired, 17), Offer::Retired);
    }
}

/// What is offered is what can be done: `Now` if and only if the card may be taken.
#[test]
fn offers_agree_with_what_is_legal() {
    for edition in BOTH {
        let (mut now, mut later) = (0, 0);
        for seed in 0..40 {
            let mut scenario = Scenario::new(super::fixture::game(3, edition));
            scenario.draw(seed);
            for step in 0..60 {
                let board = scenario.state().board();
                if let crate::Phase::Select(seat) = board.phase {
                    let number = seat.index() + 1;
                    let (view, legal) = (scenario.view(number), scenario.legal(number));
                    for card in board.track.iter().flatten() {
                        let offer = scenario.game().offer(&view, *card);
                        let is_legal = legal.contains(&format!("take {card}"));
                        assert_eq!(offer == Offer::Now, is_legal, "{card}: {offer:?}");
                        now += usize::from(is_legal);
                        later += usize::from(!is_legal);
                    }
                }
                scenario.random(seed * 100 + step, 1);
            }
        }
        assert!(now > 200 && later > 200, "{now} {later}");
    }
}

#[test]
fn cv_39_a_discount_in_hand_can_make_the_difference() {
    for edition in BOTH {
        let scenario = thrown(of(edition, "", "4 5", "13 15"), "HHR-");
        assert_eq!(offer(&scenario, 13), with("4"));
        assert_eq!(offer(&scenario, 15), missing("$$"), "it is for health only");
    }
}

#[test]
fn cv_30_after_the_second_card_nothing_more_is_within_reach() {
    let three = Position { players: 3, ..of(Edition::Granna, "relationship 23", "", "17 20 18") };
    let mut scenario = thrown(three, "HHHH");
    scenario.act(1, "stop").act(1, "take 17");
    assert_eq!(offer(&scenario, 18), Offer::Now);
    scenario.act(1, "take 20");
    assert!(matches!(offer(&scenario, 18), Offer::Missing(_)), "{:?}", offer(&scenario, 18));
}

/// What can be asked about a board without trying it.
#[test]
fn questions_about_the_board_are_answered_by_the_rules() {
    for edition in BOTH {
        let scenario = thrown(of(edition, "relationship 20; health 22", "1 5", "18 19 21 29"), "HHR-");
        let (game, board) = (scenario.game(), scenario.state().board());
        let (one, two) = (seat(1), seat(2));
        assert!(!game.meets_condition(board, one, Card::at(19)), "work is needed");
        assert!(game.meets_condition(board, one, Card::at(21)), "no possession is there");
        assert!(game.is_payment_now(board, Card::at(1)) && !game.is_payment_now(board, Card::at(5)));
        assert!(!game.is_payment_now(board, Card::at(29)), "it is not old age yet");
        assert_eq!(game.owing(board), set("20"));
        assert_eq!(game.rerollable(board).to_string(), "HHR-", "Psychotherapy is in force");
        let plain = thrown(of(edition, "", "", "18"), "HHR-");
        let board = plain.state().board();
        assert_eq!(game.rerollable(board).to_string(), "HHR");
        assert_eq!(game.owing(board), set(""));
        let mut retired = *board;
        retired.retired = SeatSet::one(one);
        let kinds = |board, seat| game.kinds_for(board, seat, Card::at(18)).iter().collect::<Vec<_>>();
        assert_eq!(kinds(&retired, one), [Kind::Knowledge]);
        assert_eq!(kinds(&retired, two), [Kind::Knowledge, Kind::Work]);
    }
}

#[test]
fn a_wallet_supposes_dice_events_cards_and_upkeep() {
    for edition in BOTH {
        let scenario = thrown(of(edition, "", "1 4", "13 15"), "HHR-");
        let (game, board) = (scenario.game(), scenario.state().board());
        let dice = |text: &str| text.parse().expect("symbols");
        let wallet = game.wallet(board);
        assert!(wallet.is_covered(), "nothing is taken yet");
        let taken = wallet.with_card(game, board, Card::at(13));
        assert!(!taken.is_covered(), "knowledge is missing");
        assert!(taken.with_dice(dice("HK")).is_covered());
        assert!(!taken.with_dice(dice("KK")).is_covered());
        assert!(taken.with_event(game, Card::at(1)).is_covered(), "the event gives knowledge");
        assert!(taken.with_event(game, Card::at(4)).is_covered(), "a symbol less for health");
        assert!(!taken.with_card(game, board, Card::at(15)).with_event(game, Card::at(4)).is_covered());
        let upkeep = taken.with_event(game, Card::at(4)).with_upkeep(dice("R"));
        assert!(upkeep.is_covered() && !upkeep.with_upkeep(dice("RR")).is_covered());
    }
}
