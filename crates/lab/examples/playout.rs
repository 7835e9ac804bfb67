//! Random matches for counting instructions: `playout kosmopolis 3 1000`. `cargo xtask callgrind` runs it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to a terminal")]

use std::process::ExitCode;

use bots::{Bot, BotSpec, Skill};
use cv::{Cv, Edition};
use engine::{Draws, Secret};
use kosmopolis::Kosmopolis;

fn run<G: Skill>(game: &G, games: u64) -> u64 {
    let mut bots: Vec<Bot<G>> = (0..game.players()).map(|i| Bot::new(&BotSpec::Random, i as u64)).collect();
    (0..games)
        .map(|number| {
            let mut draws = Draws::new(&Secret::of_simulation(1, number), &[]);
            lab::play_match(game, &mut bots, &mut draws, None).decisions
        })
        .sum()
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let parsed = match arguments.as_slice() {
        [game, players, games] => players.parse().ok().zip(games.parse().ok()).map(|n| (game.as_str(), n)),
        _ => None,
    };
    let Some((game, (players, games))) = parsed else {
        eprintln!("usage: playout kosmopolis|cv PLAYERS GAMES");
        return ExitCode::FAILURE;
    };
    let decisions = match game {
        "kosmopolis" => Kosmopolis::new(players, kosmopolis::Deck::standard())
            .map(|game| run(&game, games))
            .map_err(|error| error.to_string()),
        "cv" => Cv::new(players, Edition::Granna, cv::Deck::standard())
            .map(|game| run(&game, games))
            .map_err(|error| error.to_string()),
        _ => Err(format!("no game is called {game}")),
    };
    match decisions {
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
