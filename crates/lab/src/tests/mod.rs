//! Tournaments: the same for every number of threads, seats rotated fairly, provable, without waste.

use std::sync::Mutex;

use bots::{Bot, BotSpec, CardStudy, Skill};
use engine::{Draws, Game, Line, Seat, Secret};
use games::{AnyGame, GAMES, Kosmopolis, OpenGame, Opening, with_game};

use crate::{Balance, GameResult, Interval, Tournament, play_match};

fn game(players: usize) -> Kosmopolis {
    let mode = Kosmopolis::INFO.choose(None, players).expect("2, 3 or 4 players");
    Kosmopolis::open(mode, players, None).expect("the default deck")
}

fn tournament(bots: &[&str], games: u64, threads: usize) -> Tournament {
    Tournament { bots: bots.iter().map(|bot| bot.parse().expect("a bot")).collect(), games, seed: 7, threads }
}

#[test]
fn the_result_does_not_depend_on_threads() {
    let run = |threads| {
        let tournament = tournament(&["greedy", "random", "search:20"], 200, threads);
        tournament.run::<_, ()>(&game(3), &|_| {}, None)
    };
    let alone = run(1).unwrap();
    assert_eq!(alone.games, 200);
    assert_eq!(alone, run(2).unwrap());
    assert_eq!(alone, run(5).unwrap());
}

#[test]
fn every_bot_sits_everywhere_equally_often_and_records_prove_the_draws() {
    let game = game(3);
    let seen = Mutex::new(Vec::new());
    let keep = |result: &GameResult<'_, Kosmopolis>| {
        // The lines follow from the secret: draw them again.
        let mut draws = Draws::new(&result.secret, &Tournament::nonces(3));
        let mut state = game.start();
        for line in result.lines {
            match *line {
                Line::Act(seat, action) => {
                    game.act(&mut state, seat, action, &mut engine::Silent).expect("legal");
                }
                Line::Chance(chance) => {
                    assert_eq!(game.draw(&mut state, &mut draws, &mut engine::Silent), chance);
                }
            }
        }
        seen.lock().unwrap().push((result.number, result.bot_at.clone()));
        Ok::<(), ()>(())
    };
    tournament(&["greedy", "random", "random"], 9, 2).run(&game, &|_| {}, Some(&keep)).unwrap();
    let mut seen = seen.into_inner().unwrap();
    seen.sort();
    assert_eq!(seen.len(), 9);
    for seat in 0..3 {
        let greedy = seen.iter().filter(|(_, bot_at)| bot_at[seat] == 0).count();
        assert_eq!(greedy, 3, "seat {seat}");
    }
    assert_eq!(seen[1].1, [2, 0, 1], "in the second game everybody has moved one seat on");
}

/// What a bot did is booked to that bot, not to its seat: greedy wins from every seat.
#[test]
fn wins_are_booked_to_the_right_bot() {
    let totals = tournament(&["random", "greedy"], 200, 1).run::<_, ()>(&game(2), &|_| {}, None).unwrap();
    assert!(totals.bots[1].win_rate() > 0.85, "{:?}", totals.bots);
    assert!((0.3..0.7).contains(&totals.seats[0].win_rate()));
    assert_eq!(totals.bots[0].games, 200);
    assert!((totals.bots[0].wins() + totals.bots[1].wins() - 200.0).abs() < 1e-9);
    assert!((totals.bots[0].mean_margin() + totals.bots[1].mean_margin()).abs() < 1e-9);
}

#[test]
fn a_failing_keeper_stops_the_tournament() {
    let fail = |_: &GameResult<'_, Kosmopolis>| Err("full");
    let result = tournament(&["random", "random"], 10_000, 2).run(&game(2), &|_| {}, Some(&fail));
    assert_eq!(result.err(), Some("full"));
}

/// Wilson's interval, against values from the literature: 8 of 10.
#[test]
fn intervals_are_wilsons() {
    let interval = Interval::of_share(8.0, 10);
    assert!((interval.low - 0.490).abs() < 0.001 && (interval.high - 0.943).abs() < 0.001, "{interval:?}");
    assert_eq!(Interval::of_share(0.0, 0), Interval { low: 0.0, high: 1.0 });
}

#[test]
fn random_matches_allocate_nothing_after_warm_up() {
    for any in AnyGame::in_every_mode() {
        with_game!(&any, game => allocates_nothing(game));
    }
}

fn allocates_nothing<G: Skill>(game: &G) {
    let mut bots: Vec<Bot<G>> = Seat::all(game.players()).map(|_| Bot::new(&BotSpec::Random, 1)).collect();
    let mut play = |number: u8| {
        bots.iter_mut().for_each(|bot| bot.reseed(u64::from(number)));
        let mut draws = Draws::new(&Secret::new([number; 32]), &[]);
        play_match(game, &mut bots, &mut draws, None).decisions
    };
    // The same matches twice: the second time every buffer has its size.
    (0..30).for_each(|number| assert!(play(number) > 0));
    let counted = allocation_counter::measure(|| (0..30).for_each(|number| assert!(play(number) > 0)));
    assert_eq!(counted.count_total, 0, "{} {}, {} players", game.slug(), game.variant(), game.players());
}

/// What the balance says of a few matches, counted again from their lines.
#[test]
fn balance_counts_offers_takes_and_points() {
    for info in GAMES {
        let players = info.modes[0].players.clone().next_back().expect("a mode is for somebody");
        let any = AnyGame::open(&Opening::new(info.slug, players)).expect("a mode of the list opens");
        with_game!(&any, game => check_balance(game));
    }
}

fn check_balance<G: CardStudy>(game: &G) {
    let players = game.players();
    let all = Mutex::new((Balance::default(), 0u64, 0i64));
    let keep = |result: &GameResult<'_, G>| {
        let mut state = game.start();
        let mut taken = Vec::new();
        for line in result.lines {
            match *line {
                Line::Act(seat, action) => {
                    game.taken(action, &mut taken);
                    game.apply(&mut state, seat, action, &mut engine::Silent);
                }
                Line::Chance(chance) => game.apply_chance(&mut state, chance, &mut engine::Silent),
            }
        }
        let standings = game.standings(engine::ScoreFrom::State(&state));
        let points: i64 = Seat::all(players).map(|seat| i64::from(standings.score(seat))).sum();
        let mut all = all.lock().unwrap();
        all.0.merge(&Balance::of_game(game, result));
        all.1 += taken.len() as u64;
        all.2 += points;
        Ok::<(), ()>(())
    };
    let bots: Vec<&str> = ["greedy", "random"].into_iter().cycle().take(players).collect();
    tournament(&bots, 6, 1).run(game, &|_| {}, Some(&keep)).unwrap();
    let (balance, takes, points) = all.into_inner().unwrap();
    assert_eq!(balance.games, 6);
    assert!(takes > 0, "{}: something is taken", game.slug());
    assert_eq!(balance.cards.values().map(|card| card.taken).sum::<u64>(), takes);
    assert_eq!(balance.sources.iter().map(|&(_, points)| points).sum::<i64>(), points);
    assert!(balance.cards.keys().all(|&card| !game.card_name(card).is_empty()));
    assert!(balance.cards.values().all(|card| card.taken <= card.offered));
    // Every match has one win to give, whoever began.
    let wins: f64 = balance.place_win_rates().sum();
    assert!(balance.place_win_rates().next().is_none() || (wins - 1.0).abs() < 1e-9, "{wins}");
    // Where cards are followed to the end, all points are theirs, and none counts that does not lie there.
    if balance.cards.values().any(|card| card.held > 0) {
        assert_eq!(balance.cards.values().map(|card| card.points).sum::<i64>(), points);
        assert!(balance.cards.values().all(|card| card.completed <= card.held));
        assert_eq!(balance.groups(game).values().map(|group| group.points).sum::<i64>(), points);
        assert!(balance.groups(game).keys().all(|group| !group.is_empty()));
    }
    assert!(balance.mean_best() * 6.0 * players as f64 >= points as f64);
}
