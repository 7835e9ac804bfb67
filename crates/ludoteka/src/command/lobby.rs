//! `ludoteka play` alone: asks what to play and with whom.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use games::{GAMES, GameInfo, Mode};

use super::play::{self, default_seats};
use crate::arguments::PlayArguments;
use crate::directory::records_directory;
use crate::failure::Failure;
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
    let Some(mode) = choose_mode(info, console)? else { return Ok(Ending::Left) };
    let gaps = [("game", info.title.into()), ("players", console.player_count(mode).into())];
    console.say(&console.with_gaps("term-who", &gaps))?;
    console.say(&format!("  human=Ann,human=Ben  {}", console.text("term-who-people")))?;
    console.say(&format!("  human,search,greedy  {}", console.text("term-who-bots")))?;
    let unfinished = latest_unfinished();
    if unfinished.is_some() {
        console.say(&format!("  r                    {}", console.text("term-who-resume")))?;
    }
    console.say(&format!("  q                    {}", console.text("term-who-quit")))?;
    let arguments = loop {
        let prompt = console.with_gaps("term-seats", &[("seats", default_seats(mode).into())]);
        let Some(answer) = console.ask(&format!("{prompt} "))? else {
            return Ok(Ending::Left);
        };
        let arguments = match (answer.as_str(), &unfinished) {
            ("q", _) => return Ok(Ending::Left),
            ("r", Some(path)) => PlayArguments { resume: Some(path.clone()), ..PlayArguments::default() },
            (seats, _) => PlayArguments {
                game: Some(info.slug.to_owned()),
                variant: Some(mode.variant.to_owned()),
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

/// The mode; asked only where there are several.
fn choose_mode(info: &GameInfo, console: &mut Console<'_>) -> Result<Option<&'static Mode>, Failure> {
    let [first, _, ..] = info.modes else { return Ok(info.modes.first()) };
    for mode in info.modes {
        console.say(&format!("  {}  {}", mode.variant, console.player_count(mode)))?;
    }
    loop {
        let prompt = console.with_gaps("term-variant", &[("first", first.variant.into())]);
        let Some(answer) = console.ask(&format!("{prompt} "))? else { return Ok(None) };
        let answer = if answer.is_empty() { first.variant } else { answer.as_str() };
        match info.mode(answer) {
            Some(mode) => return Ok(Some(mode)),
            None if answer == "q" => return Ok(None),
            None => console.say(&console.text("term-variant-again"))?,
        }
    }
}

fn choose_game(console: &mut Console<'_>) -> Result<Option<&'static GameInfo>, Failure> {
    for (index, info) in GAMES.iter().enumerate() {
        console.say(&format!("  {} {}", index + 1, info.title))?;
    }
    loop {
        let Some(answer) = console.ask(&format!("{} ", console.text("term-game")))? else {
            return Ok(None);
        };
        let number = answer.parse::<usize>().ok().and_then(|number| GAMES.get(number.wrapping_sub(1)));
        match number.copied().or_else(|| games::info(&answer)) {
            Some(info) => return Ok(Some(info)),
            None if answer == "q" => return Ok(None),
            None => console.say(&console.text("term-game-again"))?,
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
