//! Bots choose legally, repeat themselves for a seed, and think no longer than they may.

use std::time::{Duration, Instant};

use engine::{Awaits, Game, Perspective, Quick, Seat, Silent, Viewer, Words};
use kosmopolis::{Deck, Kosmopolis, State};

use crate::{Bot, BotSpec, Budget, Search};

fn game(players: usize) -> Kosmopolis {
    Kosmopolis::new(players, Deck::standard()).expect("2, 3 or 4 players")
}

/// The state after so many decisions at random.
fn position(game: &Kosmopolis, seed: u64, decisions: usize) -> State {
    let mut words = Quick::new(seed);
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

fn awaited(game: &Kosmopolis, state: &State) -> Option<Seat> {
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

#[test]
fn every_bot_plays_whole_matches_legally() {
    for players in 2..=4 {
        let game = game(players);
        for spec in ["random", "greedy", "search:20"] {
            let spec: BotSpec = spec.parse().unwrap();
            let mut bots: Vec<Bot<Kosmopolis>> = (0..players).map(|i| Bot::new(&spec, i as u64)).collect();
            let mut words = Quick::new(4);
            let mut state = game.start();
            loop {
                match game.awaits(&state) {
                    Awaits::Chance => {
                        game.draw(&mut state, &mut words, &mut Silent);
                    }
                    Awaits::Seats(seats) => {
                        let seat = seats.first().expect("somebody is awaited");
                        let action = bots[seat.index()].choose(Perspective::new(&game, &state, seat));
                        game.act(&mut state, seat, action, &mut Silent).expect("bots choose legally");
                    }
                    Awaits::Over => break,
                }
            }
        }
    }
}

/// Same seed, same budget: the same choice and the same figures, whatever the number of threads.
#[test]
fn search_does_not_depend_on_threads() {
    for players in 2..=4 {
        let game = game(players);
        for decisions in [0, 1, 7, 13] {
            let state = position(&game, 5, decisions);
            let Some(seat) = awaited(&game, &state) else { continue };
            let view = game.view(&state, Viewer::Seat(seat));
            let look = |threads| {
                let budget = Budget::iterations(3000).with_threads(threads);
                let report = Search::new(budget).choose(&game, &view, seat, 17);
                (report.action, report.iterations, report.lines)
            };
            let alone = look(1);
            assert_eq!(alone.1, 3000);
            assert_eq!(alone, look(2));
            assert_eq!(alone, look(3));
            assert_eq!(alone, look(8));
        }
    }
}

/// The memory a search keeps between decisions changes nothing.
#[test]
fn search_does_not_depend_on_what_it_thought_before() {
    let game = game(3);
    let mut used = Search::new(Budget::iterations(500));
    for decisions in [0, 4, 9, 20] {
        let state = position(&game, 6, decisions);
        let Some(seat) = awaited(&game, &state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        let fresh = Search::new(Budget::iterations(500)).choose(&game, &view, seat, 3);
        let report = used.choose(&game, &view, seat, 3);
        assert_eq!(fresh.lines, report.lines);
    }
}

/// What a bot does depends on its view alone: other hands behind the same view, the same choice.
#[test]
fn bots_do_not_see_what_their_view_does_not_show() {
    let game = game(3);
    let mut words = Quick::new(9);
    for decisions in [0, 2, 8, 15, 24] {
        let state = position(&game, 2, decisions);
        let Some(seat) = awaited(&game, &state) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        for spec in ["random", "greedy", "search:200"] {
            let choose = |state: &State| {
                let mut bot: Bot<Kosmopolis> = Bot::new(&spec.parse().unwrap(), 1);
                bot.choose(Perspective::new(&game, state, seat))
            };
            let expected = choose(&state);
            for _ in 0..3 {
                assert_eq!(choose(&game.imagine(&view, &mut words)), expected);
            }
        }
    }
}

/// A deadline holds: the bound is generous because machines are shared, and far below the iteration budget.
#[test]
fn search_stops_at_its_deadline() {
    let game = game(4);
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
