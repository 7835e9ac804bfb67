//! Campaigns of a bot, to see how far it comes: `campaign greedy 100`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to a terminal")]

use std::process::ExitCode;

use bots::{Bot, BotSpec};
use engine::{Draws, Game, Seat, Secret, mix};
use goennen::{CHALLENGE, CampaignPath, CampaignStep, Deck, Goennen, LEVELS, Level};

/// How one campaign ended: the level it came to, and its points if that was won too.
struct End {
    level: Level,
    result: Option<i32>,
}

fn play(games: &[Goennen], spec: &BotSpec, number: u64) -> End {
    let mut path = CampaignPath::default();
    loop {
        let level = path.now().level();
        let game = &games[usize::from(level.number()) - 1];
        let place = number * u64::from(LEVELS) + u64::from(level.number());
        let mut draws = Draws::new(&Secret::of_simulation(1, place), &[]);
        let mut bots = [Bot::new(spec, mix(place))];
        let standings = lab::play_match(game, &mut bots, &mut draws, None).standings;
        match path.add(standings.score(Seat::at(0))) {
            CampaignStep::Next(_) => {}
            CampaignStep::Lost(_) => return End { level, result: None },
            CampaignStep::Finished(points) => return End { level, result: Some(points) },
        }
    }
}

fn run(spec: &BotSpec, count: u64) {
    let open = |level: Level| Goennen::new(Some(level.slug()), 1, Deck::standard()).ok();
    let games: Vec<Goennen> = Level::all().filter_map(open).collect();
    let ends: Vec<End> = (0..count).map(|number| play(&games, spec, number)).collect();
    let mean = ends.iter().map(|end| f64::from(end.level.number())).sum::<f64>() / count as f64;
    println!("{spec}: {count} campaigns, level {mean:.2} on average");
    for level in Level::all() {
        let here = ends.iter().filter(|end| end.level == level && end.result.is_none()).count();
        println!("  lost at level {}: {here}", level.number());
    }
    let results: Vec<i32> = ends.iter().filter_map(|end| end.result).collect();
    let met = results.iter().filter(|&&points| points >= CHALLENGE).count();
    println!("  finished: {}, with {CHALLENGE} points or more: {met}", results.len());
    debug_assert!(games.iter().all(|game| game.players() == 1), "a campaign is played alone");
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let parsed = match arguments.as_slice() {
        [bot, count] => bot.parse().ok().zip(count.parse().ok().filter(|&count| count > 0)),
        _ => None,
    };
    match parsed {
        Some((spec, count)) => {
            run(&spec, count);
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: campaign BOT COUNT");
            ExitCode::FAILURE
        }
    }
}
