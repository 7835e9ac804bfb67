//! `ludoteka play GAME --campaign FILE`: matches one after the other, kept across sittings. Each time the next match
//! is played, or the one that was left goes on.

use std::path::Path;

use engine::{Awaits, Language, RecordError, ScoreFrom, Seat};
use games::{AnyGame, Opening, with_game};

use super::play;
use crate::arguments::PlayArguments;
use crate::campaign_file::{CampaignFile, MatchPlayed};
use crate::directory::shell_word;
use crate::failure::Failure;
use crate::opening::{open_record, read_record};
use crate::players::parse_seats;
use crate::record_file::RecordFile;
use crate::terminal::text::{WIDTH, wrap};
use crate::terminal::{Console, Ending, Screen};

/// Plays the next match of a campaign.
pub(crate) fn run(
    path: &Path,
    arguments: &PlayArguments,
    decks: Option<&Path>,
    console: &mut Console<'_>,
    watch: &dyn Fn(&RecordFile),
) -> Result<Ending, Failure> {
    let mut file = open(path, arguments)?;
    prove(&file, decks)?;
    // A match may have ended without its line: the program was ended in between, or it was resumed by its record.
    if is_ended(&file) {
        take_over(&mut file, decks)?;
    }
    let Stand { next, lines } = stand(&file, console.language)?;
    say(&lines, console)?;
    let Some(variant) = next else { return Ok(Ending::Over) };
    let number = file.matches.len() + 1;
    let record = file.record_path(number);
    let next = if record.exists() {
        PlayArguments { resume: Some(record), ..PlayArguments::default() }
    } else {
        PlayArguments {
            game: Some(file.game.clone()),
            seats: Some(file.seats.clone()),
            variant: Some(variant.to_owned()),
            record: Some(record),
            // Every match has draws of its own.
            seed: arguments.seed.map(|seed| seed.wrapping_add(number as u64 - 1)),
            ..PlayArguments::default()
        }
    };
    let ending = play::run(&next, decks, console, watch)?;
    if ending == Ending::Over {
        take_over(&mut file, decks)?;
        console.say("")?;
        let Stand { next, lines } = stand(&file, console.language)?;
        say(&lines, console)?;
        if next.is_none() {
            return Ok(Ending::Over);
        }
    }
    let command = format!("ludoteka play {} --campaign {}", file.game, shell_word(file.path()));
    console.say(&console.with_gaps("term-kept", &[("command", command.into())]))?;
    console.flush()?;
    Ok(ending)
}

/// The campaign of a file, or a new one.
fn open(path: &Path, arguments: &PlayArguments) -> Result<CampaignFile, Failure> {
    if path.exists() {
        let file = CampaignFile::read(path)?;
        if let Some(game) = arguments.game.as_ref().filter(|game| **game != file.game) {
            return Err(Failure::at(path, format!("a campaign of {}, not of {game}", file.game)));
        }
        if let Some(seats) = arguments.seats.as_ref().filter(|seats| **seats != file.seats) {
            return Err(Failure::at(path, format!("a campaign of {}, not of {seats}", file.seats)));
        }
        return Ok(file);
    }
    let game = arguments.game.as_deref();
    let game = game.ok_or_else(|| Failure::new("which game? `ludoteka play GAME --campaign FILE`"))?;
    let Stand { next, .. } = stand_of_scores(game, &[], Language::En)?;
    let mode = games::find(game)?.mode(next.unwrap_or_default());
    let seats = arguments.seats.clone().or_else(|| mode.map(play::default_seats)).unwrap_or_default();
    // What could not be played is said before a file is made.
    let players = parse_seats(&seats)?.len();
    let variant = next.map(str::to_owned);
    AnyGame::open(&Opening { variant, ..Opening::new(game, players) })?;
    CampaignFile::create(path, game, &seats)
}

/// Where a campaign stands.
struct Stand {
    /// The variant of the next match; none once it is finished.
    next: Option<&'static str>,
    lines: Vec<String>,
}

fn stand(file: &CampaignFile, language: Language) -> Result<Stand, Failure> {
    stand_of_scores(&file.game, &file.scores(), language)
}

fn stand_of_scores(game: &str, scores: &[i32], language: Language) -> Result<Stand, Failure> {
    let info = games::find(game)?;
    let players = info.modes.first().map_or(1, |mode| *mode.players.start());
    // Any mode will do: it only says which game it is.
    let any = AnyGame::open(&Opening::new(game, players))?;
    let none = || Failure::new(format!("{} has no campaign", info.title));
    with_game!(&any, game => stand_of(game, scores, language)).ok_or_else(none)
}

fn stand_of<G: Screen>(game: &G, scores: &[i32], language: Language) -> Option<Stand> {
    let stage = G::campaign(scores)?;
    let lines = stage.lines.iter().map(|phrase| phrases::plain(game, phrase, language)).collect();
    Some(Stand { next: stage.next, lines })
}

fn say(lines: &[String], console: &mut Console<'_>) -> Result<(), Failure> {
    for line in lines {
        console.say_all(&wrap("", line, WIDTH - 1))?;
    }
    Ok(())
}

fn is_ended(file: &CampaignFile) -> bool {
    read_record(&file.record_path(file.matches.len() + 1)).is_ok_and(|record| record.ended)
}

/// Takes the record of the next match, which is over, into the campaign.
fn take_over(file: &mut CampaignFile, decks: Option<&Path>) -> Result<(), Failure> {
    let played = play_through(file, file.matches.len() + 1, decks)?;
    file.add(played)
}

/// Proves every match of a campaign: its record, that it was the next one, and what it came to. Gives how many
/// matches there are.
pub(crate) fn prove(file: &CampaignFile, decks: Option<&Path>) -> Result<usize, Failure> {
    for (index, expected) in file.matches.iter().enumerate() {
        let found = play_through(file, index + 1, decks)?;
        if found != *expected {
            let path = file.record_path(index + 1);
            let cause = format!(
                "the campaign has {} with {} points and commitment {}, the record {} with {} and {}",
                expected.variant,
                expected.score,
                expected.commitment,
                found.variant,
                found.score,
                found.commitment
            );
            return Err(Failure::at(&path, cause));
        }
    }
    Ok(file.matches.len())
}

/// What the record of a match came to; it must be proved, and be the match that the ones before it lead to.
fn play_through(file: &CampaignFile, number: usize, decks: Option<&Path>) -> Result<MatchPlayed, Failure> {
    let path = file.record_path(number);
    let record = read_record(&path)?;
    let header = &record.header;
    let before: Vec<i32> = file.scores().into_iter().take(number - 1).collect();
    let due = stand_of_scores(&file.game, &before, Language::En)?.next;
    if header.game != file.game || Some(header.variant.as_str()) != due {
        let cause = format!(
            "match {number} of the campaign is {} {}, not {} {}",
            file.game,
            due.unwrap_or("nothing more"),
            header.game,
            header.variant
        );
        return Err(Failure::at(&path, cause));
    }
    let seats: Vec<_> = parse_seats(&file.seats)?.into_iter().map(|(_, sitter)| sitter).collect();
    if header.sitters != seats {
        return Err(Failure::at(&path, format!("not played by {}", file.seats)));
    }
    let any = open_record(&path, &record, decks)?;
    let score =
        with_game!(&any, game => score_of(game, &record)).map_err(|error| Failure::at(&path, error))?;
    let commitment = header.commitment.to_string();
    Ok(MatchPlayed { variant: header.variant.clone(), score, commitment })
}

fn score_of<G: Screen>(game: &G, record: &engine::Record) -> Result<i32, RecordError> {
    let explained = |error| phrases::explain(game, error, Language::En);
    engine::verify(game, record).map_err(explained)?;
    let table = engine::replay(game, record, |_, _| {}).map_err(explained)?;
    debug_assert_eq!(table.awaits(), Awaits::Over, "only a whole match is proved");
    Ok(game.standings(ScoreFrom::State(table.state())).score(Seat::at(0)))
}
