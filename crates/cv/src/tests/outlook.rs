//! What is foretold happens, over matches played at random.

use engine::{Awaits, Game, QuickRandom, Random, Table};
use testkit::Scenario;

use super::fixture::{BOTH, Position, set};
use super::look::{board, stop};
use crate::action::{Action, Place};
use crate::card::{Card, CardSet};
use crate::symbol::Symbols;
use crate::{Cv, Deck, Edition, Part, Phase, Spending};

/// Plays matches in which cards are taken whenever they can be, and shows every choice before it is made.
fn every_choice(mut show: impl FnMut(&Table<Cv>, engine::Seat, Action)) {
    for seed in 0..12 {
        for edition in Edition::ALL {
            let players = 2 + seed as usize % 3;
            let mut words = QuickRandom::new(seed);
            let mut table = Table::new(Cv::new(players, edition, Deck::standard()).unwrap());
            loop {
                table.draw_all(&mut words);
                let Awaits::Seats(seats) = table.awaits() else { break };
                let seat = seats.first().unwrap();
                let mut legal = table.legal(seat);
                if legal.iter().any(|action| matches!(action, Action::Take(_))) {
                    legal.retain(|action| matches!(action, Action::Take(_) | Action::Play(_)));
                }
                let action = legal[words.below(legal.len() as u64) as usize];
                show(&table, seat, action);
                table.act(seat, action).unwrap();
            }
        }
    }
}

fn total(part: Part) -> Symbols {
    part.dice.plus(part.tokens).plus(part.events)
}

#[test]
fn cv_31_each_symbol_pays_once_and_the_rest_stays_free() {
    let (mut seen, mut second) = (0, 0);
    every_choice(|table, seat, action| {
        let board = table.state().board();
        let (Action::Take(card), Phase::Select(_)) = (action, board.phase) else { return };
        assert_eq!(board.current, seat);
        let game = table.game();
        let found = game.spending(board, CardSet::EMPTY, Some(card)).expect("what is legal can be paid");
        let turn = &board.turn;
        let all = found.cards.iter().fold(total(found.left), |sum, &part| sum.plus(total(part)));
        assert_eq!(all, turn.dice.plus(turn.tokens).plus(turn.events));
        assert_eq!(found.cards[0].any + found.cards[1].any + found.left.any, turn.any);
        let paid: u32 = found.cards.iter().map(|&part| total(part).total() + u32::from(part.any)).sum();
        let cost: u32 =
            turn.taken.iter().flatten().chain([&card]).map(|&card| game.face(card).cost.total()).sum();
        let discounts: u8 = turn.discounts.iter().sum();
        assert!(paid <= cost.max(3 * (turn.taken_count() as u32 + 1)), "{paid} for {cost}");
        assert!(paid + u32::from(discounts) + 1 + u32::from(found.is_borrowed) >= cost.min(3));
        // Each card is covered by what is shown beside it, and of all that is used nothing is too much.
        let with = |part: Part, cards: [Option<Card>; 2]| {
            let mut alone = *board;
            alone.turn.dice = part.dice;
            alone.turn.tokens = part.tokens;
            alone.turn.any = part.any;
            alone.turn.events = part.events;
            alone.turn.taken = cards;
            game.wallet(&alone).is_covered()
        };
        let cards = match turn.taken[0] {
            Some(first) => [Some(first), Some(card)],
            None => [Some(card), None],
        };
        for (&part, card) in found.cards.iter().zip(cards) {
            assert!(with(part, [card, None]), "{part:?} for {card:?}");
        }
        let [one, two] = found.cards;
        let used = Part {
            dice: one.dice.plus(two.dice),
            tokens: one.tokens.plus(two.tokens),
            any: one.any + two.any,
            events: one.events.plus(two.events),
        };
        assert!(with(used, cards));
        for symbol in used.dice.kinds() {
            let less = Part { dice: used.dice.minus(Symbols::one(symbol)), ..used };
            assert!(!with(less, cards), "{used:?} for {cards:?}");
        }
        seen += 1;
        second += u32::from(turn.taken_count() == 1);
    });
    assert!(seen > 200 && second > 30, "{seen} cards, {second} of them the second of a turn");
}

#[test]
fn cv_51_a_card_lies_where_the_outlook_shows_it() {
    let (mut laid, mut lost) = (0, 0);
    every_choice(|table, seat, action| {
        let board = *table.state().board();
        let game = table.game();
        let mut after = *table.state();
        let before = board.laying.cards.iter().flatten().count();
        match action {
            Action::Lay(card, kind, place) if before == 1 && board.laying.announced.is_none() => {
                let shown = game.board_with(&board, seat, card, kind, place);
                game.apply(&mut after, seat, action, &mut engine::Silent);
                let real: Vec<_> = after.board().stack(seat, kind).collect();
                assert_eq!(shown.stack(seat, kind).collect::<Vec<_>>(), real);
                assert_eq!(shown.counts[seat], after.board().counts[seat]);
                laid += u32::from(place != Place::Top);
            }
            Action::Lose(card) => {
                let shown = game.board_without(&board, seat, CardSet::one(card));
                game.apply(&mut after, seat, action, &mut engine::Silent);
                assert!(!shown.cv(seat).contains(card) && !after.board().cv(seat).contains(card));
                assert_eq!(shown.cv_count(seat) + 1, board.cv_count(seat));
                lost += 1;
            }
            _ => {}
        }
    });
    assert!(laid > 30 && lost > 10, "{laid} laid, {lost} lost");
}

const FACES: &[(u8, &str)] = &[
    (6, r#"type = "event"; discount = "possession""#),
    (13, r#"type = "relationship"; cost = "H""#),
    (14, r#"type = "possession"; cost = "H"; points = 1"#),
    (15, r#"type = "work"; cost = ""; any = 1"#),
    (16, r#"type = "knowledge"; cost = ""; change = ["H <> K"]"#),
    (17, r#"type = "possession"; cost = "$"; points = 1"#),
    (18, r#"type = "health"; cost = "$$$""#),
    (19, r#"type = "work"; cost = ""; gives = "$""#),
    (21, r#"type = "knowledge"; cost = ""; change = ["- > $"]"#),
    (22, r#"type = "health"; cost = """#),
    (23, r#"type = "relationship"; cost = ""; ability = "friend""#),
    (24, r#"type = "possession"; cost = "+"; points = 1"#),
    (25, r#"type = "work"; cost = ""; gives = "$$""#),
];

/// Seat 1 has thrown these dice and takes cards.
fn selecting(
    edition: Edition,
    cv: &'static str,
    neighbour: &'static str,
    track: &'static str,
    dice: &str,
) -> Scenario<Cv> {
    let cv = [cv, neighbour, "", ""];
    let hand = ["6", "", "", ""];
    let mut scenario =
        Position { players: 3, edition, cv, hand, track, faces: FACES, ..Position::default() }.scenario();
    scenario.act(1, "throw").chance(&format!("dice {dice}"));
    stop(&mut scenario, 1);
    scenario
}

/// How the cards taken, and perhaps one more, are paid.
fn spending(scenario: &Scenario<Cv>, events: &str, more: Option<u8>) -> Option<Spending> {
    scenario.game().spending(board(scenario), set(events), more.map(Card::at))
}

fn dice(text: &str) -> Part {
    Part { dice: text.parse().expect("symbols"), ..Part::default() }
}

#[test]
fn cv_37_any_of_four_is_shown_where_it_pays() {
    for edition in BOTH {
        let scenario = selecting(edition, "work 15", "", "13 24", "RRR+");
        let found = spending(&scenario, "", Some(13)).expect("it can be paid");
        assert_eq!(found.cards[0], Part { any: 1, ..Part::default() });
        assert_eq!(found.left, dice("RRR+"));
        let lucky = spending(&scenario, "", Some(24)).expect("it can be paid");
        assert_eq!(lucky.cards[0], dice("+"));
        assert_eq!(lucky.left, Part { any: 1, ..dice("RRR") });
        assert!(!lucky.is_borrowed);
    }
}

#[test]
fn what_pays_for_the_first_card_still_does_when_a_second_is_looked_at() {
    for edition in BOTH {
        // Health and knowledge stand in for each other.
        let mut scenario = selecting(edition, "knowledge 16", "", "13 14", "HKRR");
        let alone = spending(&scenario, "", Some(13)).expect("it can be paid").cards[0];
        scenario.act(1, "take 13");
        assert_eq!(spending(&scenario, "", None).expect("it is paid").cards[0], alone);
        let both = spending(&scenario, "", Some(14)).expect("both can be paid");
        assert_eq!(both.cards[0], alone);
        assert_eq!(both.cards[1].dice.plus(alone.dice).to_string(), "HK");
        assert_eq!(both.left, dice("RR"));
    }
}

#[test]
fn cv_39_a_discount_that_would_be_played_pays_its_symbol() {
    for edition in BOTH {
        let scenario = selecting(edition, "", "", "13 17", "RRRR");
        assert_eq!(spending(&scenario, "", Some(17)), None);
        let found = spending(&scenario, "6", Some(17)).expect("the discount pays");
        assert_eq!((found.cards[0], found.left), (Part::default(), dice("RRRR")));
        assert_eq!(spending(&scenario, "6", Some(13)), None, "it is for possessions");
    }
}

#[test]
fn cv_c36_it_is_said_whether_a_neighbours_symbol_pays() {
    for edition in BOTH {
        for work in ["work 19", "work 15"] {
            let scenario = selecting(edition, "relationship 23", work, "17", "RRRR");
            let found = spending(&scenario, "", Some(17)).expect("it can be borrowed");
            assert!(found.is_borrowed && found.cards[0] == Part::default(), "{work}: {found:?}");
            assert!(!spending(&scenario, "", None).expect("nothing is taken").is_borrowed);
        }
        let scenario = selecting(edition, "relationship 23", "", "17", "RRR$");
        let found = spending(&scenario, "", Some(17)).expect("a die pays");
        assert!(!found.is_borrowed && found.cards[0] == dice("$"), "{found:?}");
    }
}

#[test]
fn cv_41_bad_luck_that_was_changed_is_shown_as_what_pays() {
    // Tokens and a die could pay, but then there would be three bad luck.
    let mut scenario = selecting(Edition::Granna, "knowledge 21; health 22; work 25", "", "18", "$---");
    scenario.act(1, "take 18").act(1, "done");
    assert_eq!(board(&scenario).turn.changed, 3, "no bad luck is left");
    assert!(matches!(board(&scenario).phase, Phase::Lay(_)));
    let found = spending(&scenario, "", None).expect("it is paid");
    let tokens = "$$".parse().expect("symbols");
    assert_eq!((found.cards[0], found.left), (dice("---"), Part { tokens, ..dice("$") }));
}
