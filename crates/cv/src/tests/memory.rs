//! No allocation in acting, revealing and the playout loop after warm-up.

use engine::{Awaits, Game, Quick, Silent, Words};

use super::fixture::{BOTH, game};
use crate::{Action, Cv};

fn play(game: &Cv, words: &mut Quick, actions: &mut Vec<Action>) -> usize {
    let mut state = game.start();
    let mut decisions = 0;
    loop {
        match game.awaits(&state) {
            Awaits::Chance => {
                game.draw(&mut state, words, &mut Silent);
            }
            Awaits::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                game.legal(&state, seat, actions);
                let action = actions[words.below(actions.len() as u64) as usize];
                game.apply(&mut state, seat, action, &mut Silent);
                decisions += 1;
            }
            Awaits::Over => {
                std::hint::black_box(game.tally(&state));
                return decisions;
            }
        }
    }
}

#[test]
fn playing_allocates_nothing_after_warm_up() {
    for players in 2..=4 {
        for edition in BOTH {
            let game = game(players, edition);
            let mut words = Quick::new(1);
            let mut actions = Vec::with_capacity(256);
            play(&game, &mut words, &mut actions);
            let mut decisions = 0;
            let counted = allocation_counter::measure(|| {
                for _ in 0..50 {
                    decisions += play(&game, &mut words, &mut actions);
                }
            });
            assert!(decisions > 1000);
            assert_eq!(counted.count_total, 0, "{players} players");
        }
    }
}
