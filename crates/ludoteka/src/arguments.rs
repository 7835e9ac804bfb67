//! What can be typed behind `ludoteka`.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use engine::Language;

const EXAMPLES: &str = "\
Examples:
  ludoteka                                        open the table in the browser, on this machine
  ludoteka serve --listen 0.0.0.0:7070            the same for phones in this network
  ludoteka play                                   sit down at the table in this terminal
  ludoteka play kosmopolis --seats human=Ann,search,greedy
  ludoteka play cv --variant gigamic --seats human=Ann,greedy
  ludoteka play --resume FILE                     go on with a game that was left
  ludoteka replay FILE                            look at a game step by step
  ludoteka verify FILE                            prove every card of a finished game
  ludoteka rules kosmopolis KOS-26                read a rule
  ludoteka cards cv                               print a deck, to compare it with a box
  ludoteka sim kosmopolis --players 4 --bots search:1000,greedy,greedy,random --games 10000";

/// A digital table for tableau games: play, replay, prove, simulate.
#[derive(Parser, Debug)]
#[command(name = "ludoteka", version, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Take decks from this directory (DIR/GAME.toml) instead of the built-in ones
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) decks: Option<PathBuf>,

    /// Speak this language in the terminal: en, fr, pl, de [default: that of LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = parse_language)]
    pub(crate) language: Option<Language>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

fn parse_language(text: &str) -> Result<Language, String> {
    Language::of_code(text).ok_or_else(|| {
        let codes = Language::ALL.map(Language::code).join(", ");
        format!("`{text}` found, expected one of {codes}")
    })
}

/// The language of the environment: that of the first of these variables that is set, as POSIX has it
/// (`pl_PL.UTF-8`). English where it is none of ours.
pub(crate) fn language_of(variable: impl Fn(&str) -> Option<String>) -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let value = variables.filter_map(variable).find(|value| !value.is_empty()).unwrap_or_default();
    let code = value.split(['_', '.', '@']).next().unwrap_or_default();
    Language::of_code(&code.to_ascii_lowercase()).unwrap_or(Language::En)
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Open the table in the browser; this is what `ludoteka` alone does
    Serve(ServeArguments),
    /// Play in this terminal, alone against bots or several on one screen
    Play(PlayArguments),
    /// Show a record step by step
    Replay(ReplayArguments),
    /// Prove a record: every draw follows from its commitment, every move from the rules
    Verify {
        /// The records
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Print a deck, to proof-read it
    Cards {
        /// The game
        game: String,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Let bots play many games and count who wins
    Sim(SimArguments),
    /// Print the rules of a game, or one of them
    Rules {
        /// The game
        game: String,
        /// The id of a rule, such as KOS-26
        rule: Option<String>,
    },
}

#[derive(Args, Debug)]
pub(crate) struct ServeArguments {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value_t = SERVE_DEFAULT)]
    pub(crate) listen: SocketAddr,
    /// Keep tables in this directory instead of the user's data directory
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The address people know the server by, such as `https://play.example.org`
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// How many milliseconds bots wait before they act
    #[arg(long, value_name = "MS", hide = true)]
    pub(crate) bot_pause: Option<u64>,
}

impl Default for ServeArguments {
    fn default() -> ServeArguments {
        ServeArguments { listen: SERVE_DEFAULT, data: None, public_url: None, bot_pause: None }
    }
}

/// Where `ludoteka serve` listens.
const SERVE_DEFAULT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7070);

#[derive(Args, Debug, Default)]
pub(crate) struct PlayArguments {
    /// The game
    pub(crate) game: Option<String>,
    /// Who sits where: human, random, greedy, search, search:5000; `=Name` behind it gives a name
    #[arg(long, value_name = "LIST", conflicts_with = "resume")]
    pub(crate) seats: Option<String>,
    /// The variant to play
    #[arg(long, conflicts_with = "resume")]
    pub(crate) variant: Option<String>,
    /// Write the record here instead of into the user's data directory
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) record: Option<PathBuf>,
    /// Go on with the unfinished game of this record
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Draw all chance from this number; anyone who knows it knows the draws
    #[arg(long, value_name = "N", allow_negative_numbers = true, conflicts_with = "resume")]
    pub(crate) seed: Option<u64>,
}

impl PlayArguments {
    /// Whether everything is left to be asked.
    pub(crate) fn says_nothing(&self) -> bool {
        let PlayArguments { game, seats, variant, record, resume, seed } = self;
        game.is_none()
            && seats.is_none()
            && variant.is_none()
            && record.is_none()
            && resume.is_none()
            && seed.is_none()
    }
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArguments {
    /// The record
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Print one JSON object per move, and last the standings
    #[arg(long)]
    pub(crate) trace: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SimArguments {
    /// The game
    pub(crate) game: String,
    /// The variant to play
    #[arg(long)]
    pub(crate) variant: Option<String>,
    /// How many players [default: one per bot, or as many as the game takes]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) players: Option<usize>,
    /// The bots, one per player, or one that plays against itself
    #[arg(long, value_name = "LIST", default_value = "greedy")]
    pub(crate) bots: String,
    /// How many games
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000)]
    pub(crate) games: u64,
    /// All chance and all bots follow from this number
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads [default: one per core]; the result does not depend on it
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) threads: Option<usize>,
    /// Write every game's record into this directory
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print also how often each card is taken when it could be, and where points come from
    #[arg(long)]
    pub(crate) balance: bool,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}
