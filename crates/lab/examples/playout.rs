//! Random matches for counting instructions: `playout kosmopolis 3 1000`. `cargo xtask callgrind` runs it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to a terminal")]

use std::process::ExitCode;

use bots::{Bot, BotSpec, Skill};
use engine::{Draws, Secret};
use kosmopolis::{Deck, Kosmopolis};

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
    let decisions = match parsed {
        Some(("kosmopolis", (players, games))) => match Kosmopolis::new(players, Deck::standard()) {
            Ok(game) => run(&game, games),
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        },
        _ => {
            eprintln!("usage: playout kosmopolis PLAYERS GAMES");
            return ExitCode::FAILURE;
        }
    };
    println!("decisions {decisions}");
    ExitCode::SUCCESS
}
