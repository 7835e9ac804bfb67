//! `ludoteka play`: a new game, or one that was left.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{By, Draws, Language, Record, RecordError, Secret, Silent, Sitter, Speak, Table};
use games::{AnyGame, GAMES, Mode, Opening, with_game};
use phrases::explain;

use super::campaign;
use crate::arguments::PlayArguments;
use crate::directory::{record_name, records_directory, shell_word};
use crate::failure::Failure;
use crate::opening::{Opened, header, open, open_record, seat_line};
use crate::players::{Player, parse_seats};
use crate::record_file::{RecordFile, Unfinished};
use crate::terminal::text::{WIDTH, wrap};
use crate::terminal::{Console, Ending, Hue, Names, Screen, Session};

/// Who plays when nobody says who: one person and bots, three at the table where the mode is for three.
pub(crate) fn default_seats(mode: &Mode) -> String {
    let players = 3.clamp(*mode.players.start(), *mode.players.end());
    ["human", "search"]
        .into_iter()
        .chain(std::iter::repeat("greedy"))
        .take(players)
        .collect::<Vec<_>>()
        .join(",")
}

/// Plays a game to its end or until somebody leaves. `watch` hears of the record once it exists.
pub(crate) fn run(
    arguments: &PlayArguments,
    decks: Option<&Path>,
    console: &mut Console<'_>,
    watch: &dyn Fn(&RecordFile),
) -> Result<Ending, Failure> {
    if let Some(path) = &arguments.campaign {
        return campaign::run(path, arguments, decks, console, watch);
    }
    match &arguments.resume {
        Some(path) => resume(path, arguments.game.as_deref(), decks, console, watch),
        None => begin(arguments, decks, console, watch),
    }
}

/// Says what would keep [`run`] from starting, as far as can be said without changing anything.
pub(crate) fn check(arguments: &PlayArguments, decks: Option<&Path>) -> Result<(), Failure> {
    match &arguments.resume {
        Some(path) => Unfinished::read(path).map(drop),
        None => Plan::new(arguments, decks).map(drop),
    }
}

/// A new game that can be played.
struct Plan {
    opened: Opened,
    players: Vec<Player>,
    sitters: Vec<Sitter>,
}

impl Plan {
    fn new(arguments: &PlayArguments, decks: Option<&Path>) -> Result<Plan, Failure> {
        let slug = match (&arguments.game, GAMES) {
            (Some(slug), _) => slug.as_str(),
            (None, [only]) => only.slug,
            (None, all) => {
                let list = all.iter().map(|info| info.slug).collect::<Vec<_>>().join(", ");
                return Err(Failure::new(format!("which game? `ludoteka play GAME`; there are: {list}")));
            }
        };
        let info = games::find(slug)?;
        let mode = arguments.variant.as_deref().and_then(|variant| info.mode(variant)).or(info.modes.first());
        let seats = arguments.seats.clone().or_else(|| mode.map(default_seats)).unwrap_or_default();
        let seats = parse_seats(&seats)?;
        let (players, sitters): (Vec<Player>, Vec<Sitter>) = seats.into_iter().unzip();
        let opening = Opening { variant: arguments.variant.clone(), ..Opening::new(slug, players.len()) };
        Ok(Plan { opened: open(&opening, decks)?, players, sitters })
    }
}

fn begin(
    arguments: &PlayArguments,
    decks: Option<&Path>,
    console: &mut Console<'_>,
    watch: &dyn Fn(&RecordFile),
) -> Result<Ending, Failure> {
    let Plan { opened: Opened { game, deck_file }, players, sitters } = Plan::new(arguments, decks)?;
    let (secret, nonces) = match arguments.seed {
        Some(seed) => (Secret::of_simulation(seed, 0), vec![[0; 16]; players.len()]),
        None => (Secret::new(random()?), players.iter().map(|_| random()).collect::<Result<_, _>>()?),
    };
    let names = Names::new(&sitters, &console.text("person-guest"));
    let path = record_path(arguments.record.as_deref(), game.info().slug, &secret)?;
    let header = with_game!(&game, game => header(game, deck_file, sitters, secret.commitment(), nonces));
    let mut record = RecordFile::create(&path, &header, secret)?;
    watch(&record);
    if let Some(seed) = arguments.seed {
        let known = console.with_gaps("term-seed", &[("seed", seed.to_string().into())]);
        console.say_all(&wrap("", &known, WIDTH - 1))?;
    }
    greet(&game, &names, &record, console)?;
    let draws = header.draws(record.secret());
    with_game!(game, game => play(Table::new(game), &players, names, draws, &mut record, console))
}

/// Where the record goes. The user's own directory is made if it is missing, any other must be there.
fn record_path(chosen: Option<&Path>, game: &str, secret: &Secret) -> Result<PathBuf, Failure> {
    if let Some(path) = chosen {
        return Ok(path.to_owned());
    }
    let directory = records_directory()?;
    fs::create_dir_all(&directory).map_err(|error| Failure::at(&directory, error))?;
    Ok(record_name(&directory, game, &secret.commitment().to_string()))
}

fn random<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(format!("the operating system gives no random bytes: {error}")))?;
    Ok(bytes)
}

fn resume(
    path: &Path,
    game: Option<&str>,
    decks: Option<&Path>,
    console: &mut Console<'_>,
    watch: &dyn Fn(&RecordFile),
) -> Result<Ending, Failure> {
    let unfinished = Unfinished::read(path)?;
    let record = &unfinished.record;
    if let Some(game) = game.filter(|&game| game != record.header.game) {
        return Err(Failure::at(path, format!("a record of {}, not of {game}", record.header.game)));
    }
    let players = players_of(record).map_err(|error| Failure::at(path, error))?;
    let names = Names::new(&record.header.sitters, &console.text("person-guest"));
    let draws = record.header.draws(&unfinished.secret);
    let any = open_record(path, record, decks)?;
    with_game!(any.clone(), game => {
        let table = prove_so_far(&game, record, &unfinished.secret).map_err(|error| Failure::at(path, error))?;
        let is_cut = record.is_cut;
        let mut file = RecordFile::resume(path, unfinished)?;
        watch(&file);
        if is_cut {
            console.say(&console.text("term-cut"))?;
        }
        greet(&any, &names, &file, console)?;
        play(table, &players, names, draws, &mut file, console)
    })
}

/// Who decides at the seats of a record.
fn players_of(record: &Record) -> Result<Vec<Player>, RecordError> {
    let sitters = record.header.sitters.iter().enumerate();
    sitters
        .map(|(index, sitter)| {
            Player::parse(&sitter.kind).map_err(|cause| RecordError::new(seat_line(record, index), cause))
        })
        .collect()
}

/// Plays an unfinished record through; every draw in it must follow from the secret, as those to come will.
fn prove_so_far<G: Speak>(game: &G, record: &Record, secret: &Secret) -> Result<Table<G>, RecordError> {
    let mut draws = record.header.draws(secret);
    let mut wrong = None;
    let table = engine::replay(game, record, |table, line| {
        if line.by == By::Chance && wrong.is_none() {
            let chance = game.draw(&mut table.state().clone(), &mut draws, &mut Silent).to_string();
            if chance != line.text {
                let cause = format!("`{}` stands here, but the draw gives `{chance}`", line.text);
                wrong = Some(RecordError::new(line.number, cause));
            }
        }
    })
    .map_err(|error| explain(game, error, Language::En))?;
    wrong.map_or(Ok(table), Err)
}

/// Who plays, where it is written down, and what everybody is promised before the first move.
fn greet(
    game: &AnyGame,
    names: &Names,
    record: &RecordFile,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let players: Vec<&str> = engine::Seat::all(names.count()).map(|seat| names.of(seat)).collect();
    let title = console.ink.paint(Hue::Bold, game.info().title);
    console.say(&format!("{title}: {}", players.join(", ")))?;
    let digest = record.secret().commitment().to_string();
    console.say(&console.with_gaps("term-commitment", &[("digest", digest.into())]))?;
    console.say_all(&wrap("", &console.text("term-promise"), WIDTH - 1))?;
    console.say(&console.with_gaps("term-record", &[("path", shell_word(record.path()).into())]))?;
    Ok(())
}

fn play<G: Screen>(
    table: Table<G>,
    players: &[Player],
    names: Names,
    draws: Draws,
    record: &mut RecordFile,
    console: &mut Console<'_>,
) -> Result<Ending, Failure> {
    Session::new(table, players, names, draws, record, console).run()
}
