//! `ludoteka play` alone: asks what to play and with whom.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use games::{GAMES, GameInfo};

use super::play::{self, SEATS_DEFAULT};
use crate::arguments::PlayArguments;
use crate::failure::Failure;
use crate::place::records_directory;
use crate::record_file::{RecordFile, secret_path};
use crate::terminal::{Console, Ending, Hue};

/// Asks what to play and with whom, then plays it.
pub(crate) fn run(
    decks: Option<&Path>,
    console: &mut Console<'_>,
    watch: &dyn Fn(&RecordFile),
) -> Result<Ending, Failure> {
    console.clear()?;
    console.say(&console.ink.paint(Hue::Bold, "Ludoteka"))?;
    let info = match GAMES {
        [only] => only,
        _ => match choose_game(console)? {
            Some(info) => info,
            None => return Ok(Ending::Left),
        },
    };
    let Some(variant) = choose_variant(info, console)? else { return Ok(Ending::Left) };
    let (least, most) = (info.players.start(), info.players.end());
    console.say(&format!("{}, {least} to {most} players. Who sits at the table?", info.title))?;
    console.say("  human=Ann,human=Ben    two people take turns at this screen")?;
    console.say("  human,search,greedy    alone against two bots; search:5000 thinks longer")?;
    let unfinished = latest_unfinished();
    if unfinished.is_some() {
        console.say("  r                      go on with the game you left last")?;
    }
    console.say("  q                      not now")?;
    let arguments = loop {
        let Some(answer) = console.ask(&format!("Seats [{SEATS_DEFAULT}]: "))? else {
            return Ok(Ending::Left);
        };
        let arguments = match (answer.as_str(), &unfinished) {
            ("q", _) => return Ok(Ending::Left),
            ("r", Some(path)) => PlayArguments { resume: Some(path.clone()), ..PlayArguments::default() },
            (seats, _) => PlayArguments {
                game: Some(info.slug.to_owned()),
                variant: Some(variant.to_owned()),
                seats: (!seats.is_empty()).then(|| seats.to_owned()),
                ..PlayArguments::default()
            },
        };
        match play::check(&arguments, decks) {
            Ok(()) => break arguments,
            Err(Failure::Said(why)) => console.say(&console.ink.paint(Hue::Red, &why))?,
            Err(Failure::Unread) => return Err(Failure::Unread),
        }
    };
    play::run(&arguments, decks, console, watch)
}

/// The edition or variant; asked only where there are several.
fn choose_variant(info: &GameInfo, console: &mut Console<'_>) -> Result<Option<&'static str>, Failure> {
    let [first, _, ..] = info.variants else { return Ok(info.variants.first().copied()) };
    loop {
        let prompt = format!("Which edition: {}? [{first}] ", info.variants.join(", "));
        let Some(answer) = console.ask(&prompt)? else { return Ok(None) };
        let answer = if answer.is_empty() { first } else { answer.as_str() };
        match info.variants.iter().find(|&&variant| variant == answer) {
            Some(variant) => return Ok(Some(variant)),
            None if answer == "q" => return Ok(None),
            None => console.say("Type the name of an edition, or q.")?,
        }
    }
}

fn choose_game(console: &mut Console<'_>) -> Result<Option<&'static GameInfo>, Failure> {
    for (index, info) in GAMES.iter().enumerate() {
        console.say(&format!("  {} {}", index + 1, info.title))?;
    }
    loop {
        let Some(answer) = console.ask("Which game? ")? else { return Ok(None) };
        let number = answer.parse::<usize>().ok().and_then(|number| GAMES.get(number.wrapping_sub(1)));
        match number.or_else(|| games::info(&answer)) {
            Some(info) => return Ok(Some(info)),
            None if answer == "q" => return Ok(None),
            None => console.say("Type the number of a game, or q.")?,
        }
    }
}

/// The record with a secret beside it that was written to last.
fn latest_unfinished() -> Option<PathBuf> {
    let entries = fs::read_dir(records_directory().ok()?).ok()?;
    let records = entries.flatten().map(|entry| entry.path());
    let unfinished = records.filter(|path| {
        path.extension().is_some_and(|extension| extension == "rec") && secret_path(path).is_file()
    });
    unfinished.max_by_key(|path| {
        fs::metadata(path).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
    })
}
