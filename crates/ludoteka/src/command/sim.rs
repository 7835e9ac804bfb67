//! `ludoteka sim`: bots play many games, and what they show is counted.

mod balance;

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{BotSpec, CardStudy};
use engine::{By, Game, Line, RecordWriter, Sitter};
use games::{OpenError, Opening, with_game};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{Balance, BotTotals, GameResult, Interval, Totals, Tournament};
use serde_json::{Value, json};

use crate::arguments::SimArguments;
use crate::failure::Failure;
use crate::opening::{Opened, header, open};
use crate::players::parse_bots;
use crate::terminal::text::table;

/// More threads than any machine this is meant for.
const THREADS_MAX: usize = 1024;

/// Plays the games and prints what they show.
pub(crate) fn run(
    arguments: &SimArguments,
    decks: Option<&Path>,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let bots = seat_bots(arguments)?;
    if arguments.games == 0 {
        return Err(Failure::new("--games 0: at least one game must be played"));
    }
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or_else(cores);
    if !(1..=THREADS_MAX).contains(&threads) {
        return Err(Failure::new(format!("--threads {threads}: from 1 to {THREADS_MAX} are possible")));
    }
    let opening = Opening { variant: arguments.variant.clone(), ..Opening::new(&arguments.game, bots.len()) };
    let Opened { game, deck_file } = open(&opening, decks)?;
    let tournament = Tournament { bots, games: arguments.games, seed: arguments.seed, threads };
    let records = arguments
        .records
        .as_deref()
        .map(|path| RecordDirectory::new(path, &tournament, deck_file))
        .transpose()?;
    let started = Instant::now();
    let study = arguments.balance.then(Mutex::default);
    let totals = with_game!(&game, game => play(game, &tournament, records.as_ref(), study.as_ref()))?;
    let variant = with_game!(&game, game => game.variant());
    let outcome =
        Outcome { game: game.info().slug, variant, tournament: &tournament, totals, time: started.elapsed() };
    let study = study.map(|study| study.into_inner().unwrap_or_else(PoisonError::into_inner));
    if arguments.json {
        let mut json = outcome.to_json();
        if let (Some(study), Some(object)) = (&study, json.as_object_mut()) {
            let balance = with_game!(&game, game => balance::to_json(game, study));
            object.insert("balance".to_owned(), balance);
        }
        writeln!(output, "{json}")?;
    } else {
        let mut lines = outcome.lines();
        if let Some(study) = &study {
            lines.extend(with_game!(&game, game => balance::lines(game, study)));
        }
        lines.iter().try_for_each(|line| writeln!(output, "{line}"))?;
    }
    Ok(())
}

/// One bot per player. A single bot plays against itself.
fn seat_bots(arguments: &SimArguments) -> Result<Vec<BotSpec>, Failure> {
    let info = games::find(&arguments.game)?;
    let bots = parse_bots(&arguments.bots)?;
    let variant = arguments.variant.as_deref();
    // Before the bots are doubled: a number that no game takes must not fill the memory.
    if let Some(players) = arguments.players {
        info.choose(variant, players).map_err(OpenError::Mode)?;
    }
    match (bots.as_slice(), arguments.players) {
        ([bot], players) => {
            // As many as the variant takes; a variant that does not exist is refused when it is opened.
            let mode = variant.and_then(|variant| info.mode(variant)).or(info.modes.first());
            let most = mode.map_or(1, |mode| *mode.players.end());
            Ok(vec![bot.clone(); players.unwrap_or(most)])
        }
        (list, Some(players)) if list.len() != players => Err(Failure::new(format!(
            "{} bots for {players} players: give one bot per player, or a single one for all",
            list.len()
        ))),
        _ => Ok(bots),
    }
}

/// What takes the games that were played.
type Keep<'a, G> = dyn Fn(&GameResult<'_, G>) -> Result<(), Failure> + Sync + 'a;

fn play<G: CardStudy>(
    game: &G,
    tournament: &Tournament,
    records: Option<&RecordDirectory>,
    study: Option<&Mutex<Balance>>,
) -> Result<Totals, Failure> {
    // Hidden by itself where stderr is not a terminal.
    let bar = ProgressBar::with_draw_target(Some(tournament.games), ProgressDrawTarget::stderr_with_hz(5));
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left")
    {
        bar.set_style(style);
    }
    let progress = |games| bar.inc(games);
    let keep = |result: &GameResult<'_, G>| {
        if let Some(study) = study {
            let shown = Balance::of_game(game, result);
            study.lock().unwrap_or_else(PoisonError::into_inner).merge(&shown);
        }
        records.map_or(Ok(()), |records| records.put(game, result))
    };
    let keep: Option<&Keep<'_, G>> = if records.is_some() || study.is_some() { Some(&keep) } else { None };
    let totals = tournament.run(game, &progress, keep);
    bar.finish_and_clear();
    totals
}

/// A directory that takes one record per game.
struct RecordDirectory {
    directory: PathBuf,
    deck_file: Option<String>,
    kinds: Vec<String>,
    digits: usize,
}

impl RecordDirectory {
    fn new(
        directory: &Path,
        tournament: &Tournament,
        deck_file: Option<String>,
    ) -> Result<RecordDirectory, Failure> {
        fs::create_dir_all(directory).map_err(|error| Failure::at(directory, error))?;
        let digits = (tournament.games - 1).to_string().len().max(6);
        let kinds = tournament.bots.iter().map(ToString::to_string).collect();
        let records = RecordDirectory { directory: directory.to_owned(), deck_file, kinds, digits };
        let first = records.path(0);
        if first.exists() {
            return Err(Failure::at(&first, "exists already; choose an empty directory"));
        }
        Ok(records)
    }

    fn path(&self, number: u64) -> PathBuf {
        self.directory.join(format!("{number:0digits$}.rec", digits = self.digits))
    }

    fn put<G: CardStudy>(&self, game: &G, result: &GameResult<'_, G>) -> Result<(), Failure> {
        let sitters = result.bot_at.iter().map(|&bot| Sitter::new(&self.kinds[bot], "")).collect();
        let nonces = Tournament::nonces(game.players());
        let header = header(game, self.deck_file.clone(), sitters, result.secret.commitment(), nonces);
        let (mut writer, mut text) = RecordWriter::start(&header);
        for line in result.lines {
            text.push_str(&match line {
                Line::Act(seat, action) => writer.line(By::Seat(*seat), &action.to_string()),
                Line::Chance(chance) => writer.line(By::Chance, &chance.to_string()),
            });
        }
        text.push_str(&writer.end(&result.secret));
        let path = self.path(result.number);
        let written = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&path)
            .and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error: io::Error| Failure::at(&path, error))
    }
}

/// What a tournament has shown, to be printed.
struct Outcome<'a> {
    game: &'static str,
    variant: &'static str,
    tournament: &'a Tournament,
    totals: Totals,
    time: Duration,
}

impl Outcome<'_> {
    fn seats(&self) -> &[BotTotals] {
        &self.totals.seats[..self.tournament.bots.len()]
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(1e-9)
    }

    fn to_json(&self) -> Value {
        let Outcome { tournament, totals, .. } = self;
        let row = |key: &str, value: Value, totals: &BotTotals| {
            let Interval { low, high } = totals.win_rate_interval();
            json!({
                key: value,
                "games": totals.games,
                "wins": totals.wins(),
                "win_rate": totals.win_rate(),
                "win_rate_ci95": [low, high],
                "mean_score": totals.mean_score(),
                "score_deviation": totals.score_deviation(),
                "mean_margin": totals.mean_margin(),
            })
        };
        let bots = tournament.bots.iter().zip(&totals.bots);
        let seats = self.seats().iter().enumerate();
        json!({
            "game": self.game,
            "variant": self.variant,
            "players": tournament.bots.len(),
            "games": totals.games,
            "seed": tournament.seed,
            "threads": tournament.threads,
            "decisions": totals.decisions,
            "seconds": self.time.as_secs_f64(),
            "decisions_per_second": self.per_second(totals.decisions),
            "games_per_second": self.per_second(totals.games),
            "mean_length": totals.mean_length(),
            "shortest": totals.shortest,
            "longest": totals.longest,
            "bots": bots.map(|(bot, totals)| row("name", json!(bot.to_string()), totals)).collect::<Vec<_>>(),
            "seats": seats.map(|(index, totals)| row("seat", json!(index + 1), totals)).collect::<Vec<_>>(),
        })
    }

    fn lines(&self) -> Vec<String> {
        let Outcome { tournament, totals, .. } = self;
        let row = |name: String, totals: &BotTotals| {
            let Interval { low, high } = totals.win_rate_interval();
            vec![
                name,
                format!("{:.1}", totals.wins()),
                format!("{:.1} %", 100.0 * totals.win_rate()),
                format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high),
                format!("{:.2}", totals.mean_score()),
                format!("{:.2}", totals.score_deviation()),
                format!("{:+.2}", totals.mean_margin()),
            ]
        };
        let titles = |first: &str| {
            [first, "wins", "win rate", "95 % interval", "mean score", "deviation", "margin"]
                .map(str::to_owned)
                .to_vec()
        };
        let mut lines = vec![format!(
            "{} ({}), players {}: {} games, {} decisions in {:.2} s ({:.0} decisions/s, {:.0} games/s), seed {}, {} threads",
            self.game,
            self.variant,
            tournament.bots.len(),
            totals.games,
            totals.decisions,
            self.time.as_secs_f64(),
            self.per_second(totals.decisions),
            self.per_second(totals.games),
            tournament.seed,
            tournament.threads,
        )];
        lines.push(format!(
            "A game takes {:.1} decisions on average, {} to {}.",
            totals.mean_length(),
            totals.shortest.unwrap_or(0),
            totals.longest
        ));
        let bots = tournament.bots.iter().zip(&totals.bots).map(|(bot, totals)| row(bot.to_string(), totals));
        lines.push(String::new());
        lines.extend(table(&titles("bot"), &bots.collect::<Vec<_>>(), 1));
        let seats =
            self.seats().iter().enumerate().map(|(index, totals)| row((index + 1).to_string(), totals));
        lines.push(String::new());
        lines.extend(table(&titles("seat"), &seats.collect::<Vec<_>>(), 1));
        lines
    }
}
