//! How fast the house is: `cargo bench -p lab`. Items are decisions, iterations or imagined states.

use std::hint::black_box;

use bots::{Bot, BotSpec, Budget, Search, Skill};
use cv::{Cv, Edition};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Awaits, Draws, Quick, Seat, Secret, Silent, Viewer, Words};
use kosmopolis::Kosmopolis;

fn main() {
    divan::main();
}

/// A state after so many random decisions.
fn position<G: Skill>(game: &G, decisions: usize) -> G::State {
    let mut words = Quick::new(7);
    let mut state = game.start();
    let mut actions = Vec::new();
    let mut done = 0;
    loop {
        match game.awaits(&state) {
            Awaits::Chance => {
                game.draw(&mut state, &mut words, &mut Silent);
            }
            Awaits::Seats(_) if done == decisions => return state,
            Awaits::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                game.legal(&state, seat, &mut actions);
                let action = actions[words.below(actions.len() as u64) as usize];
                game.apply(&mut state, seat, action, &mut Silent);
                done += 1;
            }
            Awaits::Over => unreachable!("the position is in the middle of a match"),
        }
    }
}

/// A hundred random matches; the items are decisions, each with its legal list built.
fn random_play<G: Skill>(bencher: Bencher<'_, '_>, game: G) {
    let mut bots: Vec<Bot<G>> =
        (0..game.players()).map(|index| Bot::new(&BotSpec::Random, index as u64)).collect();
    let mut play = move || {
        (0..100)
            .map(|number| {
                let mut draws = Draws::new(&Secret::of_simulation(1, number), &[]);
                for (index, bot) in bots.iter_mut().enumerate() {
                    bot.reseed(number * 8 + index as u64);
                }
                lab::play_match(&game, &mut bots, &mut draws, None).decisions
            })
            .sum::<u64>()
    };
    let decisions = play();
    bencher.counter(ItemsCount::new(decisions)).bench_local(play);
}

/// A thousand iterations from the opening draft; the items are iterations.
fn search_from_the_opening<G: Skill>(bencher: Bencher<'_, '_>, game: &G) {
    let state = position(game, 0);
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    let mut search = Search::new(Budget::iterations(1000));
    bencher
        .counter(ItemsCount::new(1000u32))
        .bench_local(|| search.choose(game, &view, Seat::at(0), 1).action);
}

/// Imagined states in the middle of play.
fn imagine<G: Skill>(bencher: Bencher<'_, '_>, game: &G) {
    let state = position(game, 3 * game.players());
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    let mut words = Quick::new(3);
    bencher.counter(ItemsCount::new(100u32)).bench_local(|| {
        for _ in 0..100 {
            black_box(game.imagine(black_box(&view), &mut words));
        }
    });
}

/// The benchmarks of one game, for each number of players.
macro_rules! bench {
    ($module:ident, $open:expr) => {
        mod $module {
            use divan::Bencher;

            #[divan::bench(args = [2, 3, 4])]
            fn random_play(bencher: Bencher<'_, '_>, players: usize) {
                super::random_play(bencher, $open(players));
            }

            #[divan::bench(args = [2, 3, 4])]
            fn search_from_the_opening(bencher: Bencher<'_, '_>, players: usize) {
                super::search_from_the_opening(bencher, &$open(players));
            }

            #[divan::bench(args = [2, 3, 4])]
            fn imagine(bencher: Bencher<'_, '_>, players: usize) {
                super::imagine(bencher, &$open(players));
            }
        }
    };
}

fn open_kosmopolis(players: usize) -> Kosmopolis {
    Kosmopolis::new(players, kosmopolis::Deck::standard()).expect("a number of players it is for")
}

fn open_cv(players: usize) -> Cv {
    Cv::new(players, Edition::Granna, cv::Deck::standard()).expect("a number of players it is for")
}

bench!(kosmopolis_game, super::open_kosmopolis);
bench!(cv_game, super::open_cv);
