//! Bots choose legally, repeat themselves for a seed, and think no longer than they may.

mod cvlizations;
mod goennen;

use std::time::{Duration, Instant};

use cv::{Cv, Edition};
use engine::{Awaits, Game, Perspective, QuickRandom, Random, Seat, Silent, Viewer};
use kosmopolis::Kosmopolis;

use crate::{Bot, BotSpec, Budget, Search, Skill};

fn kosmopolis(players: usize) -> Kosmopolis {
    Kosmopolis::new(players, kosmopolis::Deck::standard()).expect("2, 3 or 4 players")
}

fn cv(players: usize) -> Cv {
    let edition = if players == 3 { Edition::Gigamic } else { Edition::Granna };
    Cv::new(players, edition, cv::Deck::standard()).expect("2, 3 or 4 players")
}

/// The state after so many decisions at random.
fn position<G: Skill>(game: &G, seed: u64, decisions: usize) -> G::State {
    let mut words = QuickRandom::new(seed);
    let mut state = game.start();
    let mut actions = Vec::new();
    let mut done = 0;
    loop {
        match game.awaits(&state) {
            Awaits::Chance => {
                game.draw(&mut state, &mut words, &mut Silent);
            }
            Awaits::Seats(seats) if done < decisions => {
                let seat = seats.first().expect("somebody is awaited");
                game.legal(&state, seat, &mut actions);
                let action = actions[words.below(actions.len() as u64) as usize];
                game.apply(&mut state, seat, action, &mut Silent);
                done += 1;
            }
            Awaits::Seats(_) | Awaits::Over => return state,
        }
    }
}

fn awaited<G: Skill>(game: &G, state: &G::State) -> Option<Seat> {
    game.awaits(state).seats().first()
}

#[test]
fn specs_read_back_and_nonsense_is_refused() {
    for text in ["random", "greedy", "search:2000", "search:100ms", "search:2000@4", "search:50ms@2"] {
        assert_eq!(text.parse::<BotSpec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
    }
    assert_eq!("search".parse(), "search:2000".parse::<BotSpec>());
    for text in [
        "",
        "alphazero",
        "search:",
        "search:0",
        "search:0ms",
        "search:-1",
        "search:10@0",
        "search:10@99",
        "greedy:1",
    ] {
        assert!(text.parse::<BotSpec>().is_err(), "`{text}`");
    }
}

fn play_whole_matches<G: Skill>(game: &G) {
    for spec in ["random", "greedy", "search:20"] {
        let spec: BotSpec = spec.parse().unwrap();
        let mut bots: Vec<Bot<G>> = (0..game.players()).map(|i| Bot::new(&spec, i as u64)).collect();
        let mut words = QuickRandom::new(4);
        let mut state = game.start();
        loop {
            match game.awaits(&state) {
                Awaits::Chance => {
                    game.draw(&mut state, &mut words, &mut Silent);
                }
                Awaits::Seats(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let action = bots[seat.index()].choose(Perspective::new(game, &state, seat));
                    game.act(&mut state, seat, action, &mut Silent).expect("bots choose legally");
                }
                Awaits::Over => break,
            }
        }
    }
}

#[test]
fn every_bot_plays_whole_matches_legally() {
    for players in 2..=4 {
        play_whole_matches(&kosmopolis(players));
        play_whole_matches(&cv(players));
    }
}

fn search_with_threads<G: Skill>(game: &G, decisions: usize) {
    let state = position(game, 5, decisions);
    let Some(seat) = awaited(game, &state) else { return };
    let view = game.view(&state, Viewer::Seat(seat));
    let look = |threads| {
        let budget = Budget::iterations(3000).with_threads(threads);
        let report = Search::new(budget).choose(game, &view, seat, 17);
        (report.action, report.iterations, report.lines)
    };
    let alone = look(1);
    assert_eq!(alone.1, 3000);
    assert_eq!(alone, look(2));
    assert_eq!(alone, look(3));
    assert_eq!(alone, look(8));
}

/// Same seed, same budget: the same choice and the same figures, whatever the number of threads.
#[test]
fn search_does_not_depend_on_threads() {
    for decisions in [0, 1, 7, 13] {
        for players in 2..=4 {
            search_with_threads(&kosmopolis(players), decisions);
        }
        search_with_threads(&cv(2), 2 * decisions);
    }
}

fn search_with_memory<G: Skill>(game: &G) {
    let mut used = Search::new(Budget::iterations(500));
    for decisions in [0, 4, 9, 20, 60] {
        let state = position(game, 6, decisions);
        let Some(seat) = awaited(game, &state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        let fresh = Search::new(Budget::iterations(500)).choose(game, &view, seat, 3);
        let report = used.choose(game, &view, seat, 3);
        assert_eq!(fresh.lines, report.lines);
    }
}

/// The memory a search keeps between decisions changes nothing.
#[test]
fn search_does_not_depend_on_what_it_thought_before() {
    search_with_memory(&kosmopolis(3));
    search_with_memory(&cv(3));
}

fn choose_behind_the_same_view<G: Skill>(game: &G) {
    let mut words = QuickRandom::new(9);
    for decisions in [0, 2, 8, 15, 24, 90] {
        let state = position(game, 2, decisions);
        let Some(seat) = awaited(game, &state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        for spec in ["random", "greedy", "search:200"] {
            let choose = |state: &G::State| {
                let mut bot: Bot<G> = Bot::new(&spec.parse().unwrap(), 1);
                bot.choose(Perspective::new(game, state, seat))
            };
            let expected = choose(&state);
            for _ in 0..3 {
                assert_eq!(choose(&game.imagine(&view, &mut words)), expected);
            }
        }
    }
}

/// What a bot does depends on its view alone: other hands behind the same view, the same choice.
#[test]
fn bots_do_not_see_what_their_view_does_not_show() {
    choose_behind_the_same_view(&kosmopolis(3));
    choose_behind_the_same_view(&cv(2));
    choose_behind_the_same_view(&cv(3));
}

/// A deadline holds: the bound is generous because machines are shared, and far below the iteration budget.
#[test]
fn search_stops_at_its_deadline() {
    let game = kosmopolis(4);
    let state = position(&game, 1, 0);
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    for budget in [
        Budget::time(Duration::from_millis(50)),
        Budget::iterations(u64::MAX / 4).with_time_max(Duration::from_millis(50)).with_threads(2),
    ] {
        let started = Instant::now();
        let report = Search::new(budget).choose(&game, &view, Seat::at(0), 1);
        assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
        assert!(report.iterations >= 1);
    }
}

/// A bar low enough never to fail by chance: it wins nearly always.
#[test]
fn greedy_of_cv_beats_random_clearly() {
    let game = cv(2);
    let mut wins = 0.0;
    for number in 0..40u64 {
        let mut bots: Vec<Bot<Cv>> =
            ["greedy", "random"].iter().map(|spec| Bot::new(&spec.parse().unwrap(), number)).collect();
        bots.rotate_left((number % 2) as usize);
        let mut words = QuickRandom::new(number);
        let mut state = game.start();
        while game.awaits(&state) != Awaits::Over {
            match awaited(&game, &state) {
                None => {
                    game.draw(&mut state, &mut words, &mut Silent);
                }
                Some(seat) => {
                    let action = bots[seat.index()].choose(Perspective::new(&game, &state, seat));
                    game.apply(&mut state, seat, action, &mut Silent);
                }
            }
        }
        let greedy = Seat::at((number % 2) as usize);
        wins += game.standings(engine::ScoreFrom::State(&state)).win_share(greedy);
    }
    assert!(wins >= 38.0, "{wins} of 40");
}
