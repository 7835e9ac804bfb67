//! The same for CVlizations, in every mode, and how strong its bots are.

use cvlizations::{Action, Cvlizations, Deck, Order};
use engine::{Awaits, Game, Perspective, QuickRandom, ScoreFrom, Seat, Silent};

use super::{choose_behind_the_same_view, play_whole_matches, search_with_memory, search_with_threads};
use crate::Bot;

const MODES: [(&str, usize); 5] =
    [("standard", 3), ("standard", 4), ("standard", 5), ("basic", 2), ("advanced", 2)];

fn game((variant, players): (&str, usize)) -> Cvlizations {
    Cvlizations::new(Some(variant), players, Deck::standard()).expect("a mode")
}

#[test]
fn every_bot_plays_whole_matches_of_cvlizations_legally() {
    MODES.into_iter().for_each(|mode| play_whole_matches(&game(mode)));
}

#[test]
fn search_of_cvlizations_depends_on_nothing_but_its_view_and_seed() {
    for mode in MODES {
        choose_behind_the_same_view(&game(mode));
    }
    search_with_threads(&game(("standard", 3)), 4);
    search_with_memory(&game(("standard", 3)));
}

/// How many matches the first bot wins, seats rotated.
fn wins(mode: (&str, usize), specs: &[&str], matches: u64) -> f64 {
    let game = game(mode);
    let mut wins = 0.0;
    for number in 0..matches {
        let mut bots: Vec<Bot<Cvlizations>> =
            specs.iter().map(|spec| Bot::new(&spec.parse().unwrap(), number)).collect();
        let first = (number as usize) % bots.len();
        bots.rotate_right(first);
        let mut words = QuickRandom::new(number);
        let mut state = game.start();
        loop {
            match game.awaits(&state) {
                Awaits::Chance => {
                    game.draw(&mut state, &mut words, &mut Silent);
                }
                Awaits::Seats(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let action = bots[seat.index()].choose(Perspective::new(&game, &state, seat));
                    game.apply(&mut state, seat, action, &mut Silent);
                }
                Awaits::Over => break,
            }
        }
        wins += game.standings(ScoreFrom::State(&state)).win_share(Seat::at(first));
    }
    wins
}

/// Bars low enough never to fail by chance: the real ones are measured with `sim`.
#[test]
fn greedy_of_cvlizations_beats_random_and_search_beats_greedy() {
    assert!(wins(("standard", 3), &["greedy", "random", "random"], 40) >= 32.0);
    assert!(wins(("standard", 3), &["search:200", "greedy", "greedy"], 24) >= 9.0);
}

#[test]
fn greedy_of_cvlizations_avoids_an_order_that_two_have_laid_open() {
    // Two others have laid Slacking open: a third would get nothing.
    let game = game(("standard", 3));
    for seed in 0..20 {
        let mut words = QuickRandom::new(seed);
        let mut state = game.start();
        while game.awaits(&state) == Awaits::Chance {
            game.draw(&mut state, &mut words, &mut Silent);
        }
        for _ in 0..2 {
            let seat = game.awaits(&state).seats().first().expect("a seat lays");
            let slacking = Action::Lay { open: Order::Slacking, hidden: Order::Trading };
            game.apply(&mut state, seat, slacking, &mut Silent);
        }
        let seat = game.awaits(&state).seats().first().expect("the last one lays");
        let mut bot: Bot<Cvlizations> = Bot::new(&"greedy".parse().unwrap(), seed);
        let Action::Lay { open, hidden } = bot.choose(Perspective::new(&game, &state, seat)) else {
            panic!("orders are laid")
        };
        assert!(open != Order::Slacking && hidden != Order::Slacking);
    }
}

#[test]
fn orders_that_others_must_guess_at_are_mixed() {
    let game = game(("standard", 3));
    let mut state = game.start();
    let mut words = QuickRandom::new(5);
    while game.awaits(&state) == Awaits::Chance {
        game.draw(&mut state, &mut words, &mut Silent);
    }
    let seat = game.awaits(&state).seats().first().expect("a seat lays");
    let choice = |seed| {
        let mut bot: Bot<Cvlizations> = Bot::new(&"search:400".parse().unwrap(), seed);
        bot.choose(Perspective::new(&game, &state, seat))
    };
    let choices: std::collections::BTreeSet<Action> = (0..12).map(choice).collect();
    assert!(choices.len() > 1, "always {choices:?}");
    assert_eq!(choice(3), choice(3), "the same seed, the same choice");
}
