//! What is said beforehand is what happens.

use engine::{Awaits, QuickRandom, Random, Table, Viewer};

use crate::{Action, Deck, Event, Goennen, Spent};

/// The marks that the events since a line tell of a seat, if they tell any.
fn told(table: &Table<Goennen>, from: usize, viewer: Viewer) -> Option<Spent> {
    table.events(from, viewer).find_map(|event| match *event {
        Event::Entered(seat, .., spent)
        | Event::Filled(seat, _, _, spent)
        | Event::Bought(seat, _, _, spent) => (viewer.seat() == Some(seat)).then_some(spent),
        _ => None,
    })
}

#[test]
fn what_an_action_does_is_known_before() {
    let mut counts = [0usize; 4];
    for seed in 0..60 {
        let players = 1 + seed as usize % 4;
        let variant = (players == 1).then_some("solo-1");
        let mut words = QuickRandom::new(seed);
        let mut table = Table::new(Goennen::new(variant, players, Deck::standard()).unwrap());
        loop {
            table.draw_all(&mut words);
            let Awaits::Seats(seats) = table.awaits() else { break };
            let seat = seats.first().unwrap();
            let legal = table.legal(seat);
            // Rolling again and again would leave little to see.
            let uses: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|action| !matches!(action, Action::Reroll(_) | Action::Done))
                .collect();
            let list = if uses.is_empty() || words.below(3) == 0 { &legal } else { &uses };
            let action = list[words.below(list.len() as u64) as usize];
            let game = table.game().clone();
            let viewer = Viewer::Seat(seat);
            let expected = game.what_if(&table.view(viewer), action).unwrap();
            let before = table.event_count();
            table.act(seat, action).unwrap();
            let after = table.view(viewer);
            // A resolved choice of passive players may hold an entry of an earlier part as well.
            let is_alone =
                table.events(before, viewer).filter(|event| matches!(event, Event::Entered(..))).count() <= 1;
            assert_eq!(after.display(&game, seat), expected.display, "{action}");
            if let Some(spent) = told(&table, before, viewer).filter(|_| is_alone) {
                assert_eq!(spent, expected.spent, "{action}");
            }
            let is_told = table.events(before, viewer).any(|event| {
                matches!(*event, Event::Completed(who, card) if who == seat && Some(card) == expected.completed)
            });
            let kind = match action {
                Action::Lay(..) => 0,
                Action::Buy(..) => 1,
                Action::Complete { .. } => 2,
                Action::Enter { .. } => 3,
                _ => continue,
            };
            counts[kind] += 1;
            if kind == 2 {
                assert!(is_told, "{action} completes its card");
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

/// A bot asks what other dice would do: for the dice on the table that must be what the rules offer.
#[test]
fn what_dice_could_complete_or_buy_is_what_is_offered() {
    use super::fixture::{Position, bonus, card, only, plain};
    use crate::{Bonus, Stack, letters};
    let faces = [
        (1, plain("y2 3 _")),
        (2, plain("_ < 4 < _")),
        (30, bonus("1", Bonus::Step)),
        (34, bonus("1", Bonus::Colour)),
        (42, bonus("1", Bonus::Discount)),
    ];
    for (completed, price) in [(&[][..], 3), (&[30][..], 3), (&[30, 34, 42][..], 4)] {
        let position = Position::new(2, &faces).display(1, "1 r1c1, 2 r1c2, 30 r1c3, 34 r2c1, 42 r2c2");
        let position = position.completed(1, completed).display(2, "9 r1c1");
        let position = position.market([20, 21, 22, 23], [40, 41, 43, 44]);
        let scenario = position.rolled(2, "y2 o3 g3 b3 p5").scenario();
        let (game, board) = (scenario.game(), scenario.state().board());
        let (display, dice) = (&board.displays[engine::Seat::at(0)], board.turn.dice);
        let legal = scenario.legal(1);
        for number in [1, 2, 30] {
            let mut found = Vec::new();
            game.each_completion(display, card(number), dice, |set, marks| found.push((letters(set), marks)));
            let offered = legal.iter().filter_map(|action| match action.parse() {
                Ok(Action::Complete { card, dice, steps, colours }) if card.number() == number => {
                    Some((letters(dice), steps + colours))
                }
                _ => None,
            });
            assert_eq!(found, offered.collect::<Vec<_>>(), "card {number}, completed {completed:?}");
        }
        // A place with this price.
        let place = game.prices().iter().position(|&there| there == price).expect("a place");
        let wanted = board.row(Stack::Scoring)[place].expect("a card");
        let mut found = Vec::new();
        game.each_payment(display, dice, price, |set, marks| {
            let action = Action::Buy(wanted, set);
            found.push(action.to_string());
            let spent = game.what_if(&scenario.view(1), action).expect("a seat").spent;
            assert_eq!(marks, spent.steps + spent.discounts, "{action}");
        });
        let offered = only(&legal, "buy").into_iter();
        let mut offered: Vec<String> =
            offered.filter(|action| action.starts_with(&format!("buy {wanted}"))).collect();
        assert!(!found.is_empty());
        found.sort_unstable();
        offered.sort_unstable();
        assert_eq!(found, offered, "price {price}, completed {completed:?}");
    }
}
