//! How fast the games are: `cargo bench -p lab`. Items are decisions, iterations or imagined states.

use std::fmt;
use std::hint::black_box;

use bots::{Bot, BotSpec, Budget, Search, Skill};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Awaits, Draws, Game, QuickRandom, Random, Seat, Secret, Silent, Viewer};
use games::{AnyGame, with_game};

fn main() {
    divan::main();
}

/// A state after so many random decisions.
fn position<G: Skill>(game: &G, decisions: usize) -> G::State {
    let mut words = QuickRandom::new(7);
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
fn play_at_random<G: Skill>(bencher: Bencher<'_, '_>, game: &G) {
    let mut bots: Vec<Bot<G>> =
        (0..game.players()).map(|index| Bot::new(&BotSpec::Random, index as u64)).collect();
    let mut play = move || {
        (0..100)
            .map(|number| {
                let mut draws = Draws::new(&Secret::of_simulation(1, number), &[]);
                for (index, bot) in bots.iter_mut().enumerate() {
                    bot.reseed(number * 8 + index as u64);
                }
                lab::play_match(game, &mut bots, &mut draws, None).decisions
            })
            .sum::<u64>()
    };
    let decisions = play();
    bencher.counter(ItemsCount::new(decisions)).bench_local(play);
}

/// A thousand iterations from the opening draft; the items are iterations.
fn search<G: Skill>(bencher: Bencher<'_, '_>, game: &G) {
    let state = position(game, 0);
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    let mut search = Search::new(Budget::iterations(1000));
    bencher
        .counter(ItemsCount::new(1000u32))
        .bench_local(|| search.choose(game, &view, Seat::at(0), 1).action);
}

/// Imagined states in the middle of play.
fn imagine_states<G: Skill>(bencher: Bencher<'_, '_>, game: &G) {
    let state = position(game, 3 * game.players());
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    let mut words = QuickRandom::new(3);
    bencher.counter(ItemsCount::new(100u32)).bench_local(|| {
        for _ in 0..100 {
            black_box(game.imagine(black_box(&view), &mut words));
        }
    });
}

/// A game in one of its modes, for a number of players.
struct Seating(AnyGame);

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_game!(&self.0, game => write!(f, "{} {} {}", game.slug(), game.variant(), game.players()))
    }
}

/// Every game in every mode. With many modes a filter helps: `cargo bench -p lab -- "random_play.*cv granna 3"`.
fn seatings() -> Vec<Seating> {
    AnyGame::in_every_mode().map(Seating).collect()
}

#[divan::bench(args = seatings())]
fn random_play(bencher: Bencher<'_, '_>, seating: &Seating) {
    with_game!(&seating.0, game => play_at_random(bencher, game));
}

#[divan::bench(args = seatings())]
fn search_from_the_opening(bencher: Bencher<'_, '_>, seating: &Seating) {
    with_game!(&seating.0, game => search(bencher, game));
}

#[divan::bench(args = seatings())]
fn imagine(bencher: Bencher<'_, '_>, seating: &Seating) {
    with_game!(&seating.0, game => imagine_states(bencher, game));
}
