//! What is foretold happens, over matches played at random.

use engine::{Awaits, Game, QuickRandom, Random, Table};

use crate::action::{Action, Place};
use crate::card::CardSet;
use crate::symbol::Symbols;
use crate::{Cv, Deck, Edition, Part, Phase};

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
