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
