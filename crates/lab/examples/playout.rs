//! Random matches for counting instructions: `playout kosmopolis 3 1000`. `cargo xtask callgrind` runs it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to a terminal")]

use std::process::ExitCode;

use bots::{Bot, BotSpec, Skill};
use engine::{Draws, Secret};
use games::{AnyGame, Opening, with_game};

fn run<G: Skill>(game: &G, games: u64) -> u64 {
    let mut bots: Vec<Bot<G>> = (0..game.players()).map(|i| Bot::new(&BotSpec::Random, i as u64)).collect();
    (0..games)
        .map(|number| {
            let mut draws = Draws::new(&Secret::of_simulation(1, number), &[]);
            lab::play_match(game, &mut bots, &mut draws, None).decisions
        })
        .sum()
}

fn play(arguments: &[String]) -> Result<u64, String> {
    let usage = || "usage: playout GAME PLAYERS GAMES [VARIANT]".to_owned();
    let (game, players, games, variant) = match arguments {
        [game, players, games] => (game, players, games, None),
        [game, players, games, variant] => (game, players, games, Some(variant.clone())),
        _ => return Err(usage()),
    };
    let players = players.parse().map_err(|_| usage())?;
    let games = games.parse().map_err(|_| usage())?;
    let game = AnyGame::open(&Opening { variant, ..Opening::new(game, players) });
    Ok(with_game!(&game.map_err(|error| error.to_string())?, game => run(game, games)))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match play(&arguments) {
        Ok(decisions) => {
            println!("decisions {decisions}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
