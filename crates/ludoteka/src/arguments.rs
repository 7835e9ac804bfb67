//! What can be typed behind `ludoteka`.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use engine::Language;

const EXAMPLES: &str = "\
Examples:
  ludoteka                                        open the table in the browser, on this machine
  ludoteka serve --listen 0.0.0.0:7070            the same for phones in this network
  ludoteka backup FILE                            copy all tables, also while they are played at
  ludoteka move DIR postgres://localhost/tables   bring all tables into a database that several nodes share
  ludoteka play                                   sit down at the table in this terminal
  ludoteka play kosmopolis --seats human=Ann,search,greedy
  ludoteka play cv --variant gigamic --seats human=Ann,greedy
  ludoteka play --resume FILE                     go on with a game that was left
  ludoteka play goennen --campaign FILE           the next level of a campaign
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
    /// Copy the tables of the server into a file, while it is running
    Backup {
        /// The file; an earlier backup of that name is replaced
        file: PathBuf,
        #[command(flatten)]
        data: DataArguments,
    },
    /// Put a backup in the place of the tables; the server must not be running
    Restore {
        /// The backup
        file: PathBuf,
        #[command(flatten)]
        data: DataArguments,
    },
    /// Write one table into a file: all of it, hidden cards and secret included
    Export {
        /// The table: what stands behind /t/ in its address
        id: String,
        /// The file, which must not be there yet
        file: PathBuf,
        #[command(flatten)]
        data: DataArguments,
    },
    /// Put a table from a file among those of the server
    Import {
        /// The file
        file: PathBuf,
        #[command(flatten)]
        data: DataArguments,
    },
    /// Look at the tables of the server, or at a backup: the file, every log, every record
    Check {
        /// A backup, instead of the tables of the server
        file: Option<PathBuf>,
        #[command(flatten)]
        data: DataArguments,
    },
    /// Copy all tables to another place, an empty directory or database; no server may be running at either
    #[command(after_help = MOVE_HELP)]
    Move(MoveArguments),
    /// Let bots play many games and count who wins
    Sim(SimArguments),
    /// Put a server of its own under load: many tables, real sockets, and what a move costs
    Load(LoadArguments),
    /// Print the rules of a game, or one of them
    Rules {
        /// The game
        game: String,
        /// The id of a rule, such as KOS-26
        rule: Option<String>,
    },
}

const MOVE_HELP: &str = "\
A place is the directory of the tables (`--data` of serve), or the address of a PostgreSQL database, as in
`postgres://ludoteka@localhost/ludoteka`. With a password in it, put the address into the variable LUDOTEKA_STORE and
write `LUDOTEKA_STORE` as the place: arguments can be read by everybody on the machine.

Every table is read again where it arrived; it has to be the same, and every finished match has to prove its record. The
new place can be used when everything is there, and not before: interrupted, the command begins anew the next time. The
old place stays as it is.";

#[derive(Args, Debug)]
pub(crate) struct MoveArguments {
    /// Where the tables are
    pub(crate) from: String,
    /// Where they shall be
    pub(crate) to: String,
    /// Move tables that are not well as they are, instead of stopping
    #[arg(long)]
    pub(crate) as_is: bool,
}

#[derive(Args, Debug)]
pub(crate) struct DataArguments {
    /// The directory of the tables, if it is not the user's data directory
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The PostgreSQL database of the tables, if they are in one; with a password in it, better in the variable
    /// LUDOTEKA_STORE
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) store: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct ServeArguments {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value_t = SERVE_DEFAULT)]
    pub(crate) listen: SocketAddr,
    /// Keep tables in this directory instead of the user's data directory
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Keep tables in a PostgreSQL database that several nodes share, as in `postgres://ludoteka@localhost/ludoteka`; with a
    /// password in it, better in the variable LUDOTEKA_STORE
    #[arg(long, value_name = "URL")]
    pub(crate) store: Option<String>,
    /// The address people know the server by, such as `https://play.example.org`
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// How many milliseconds bots wait before they act
    #[arg(long, value_name = "MS", hide = true)]
    pub(crate) bot_pause: Option<u64>,
    /// How many tables a person may have open at once
    #[arg(long, value_name = "N", default_value_t = TABLES_MAX)]
    pub(crate) tables_max: u32,
    /// For how many days closed lobbies and games of bots alone are kept; what people played is never deleted
    #[arg(long, value_name = "DAYS", default_value_t = KEEP_DAYS)]
    pub(crate) keep_days: u32,
    /// A proxy that is believed when it says who asks (X-Forwarded-For), such as `127.0.0.1` or `10.0.0.0/8`; may be given several times
    #[arg(long = "trusted-proxy", value_name = "NETWORK")]
    pub(crate) trusted_proxies: Vec<server::Network>,
    /// Tell the counters at /metrics to whoever has this token (`Authorization: Bearer TOKEN`); also the variable LUDOTEKA_METRICS_TOKEN
    #[arg(long, value_name = "TOKEN")]
    pub(crate) metrics_token: Option<String>,
    /// A network that webhooks of players may go to although it is not public, also without encryption; may be given several times
    #[arg(long = "webhook-allow", value_name = "NETWORK")]
    pub(crate) webhook_allow: Vec<server::Network>,
    /// Believe the certificates of this authority too when webhooks are sent (a file, PEM)
    #[arg(long, value_name = "FILE")]
    pub(crate) webhook_root: Option<PathBuf>,
    /// How many milliseconds "your turn" waits before it is sent
    #[arg(long, value_name = "MS", hide = true)]
    pub(crate) notice_delay: Option<u64>,
    /// How many writes a second a person or an address may make in the long run
    #[arg(long, value_name = "N", hide = true)]
    pub(crate) writes: Option<u32>,
}

impl Default for ServeArguments {
    fn default() -> ServeArguments {
        ServeArguments {
            listen: SERVE_DEFAULT,
            data: None,
            store: None,
            public_url: None,
            bot_pause: None,
            tables_max: TABLES_MAX,
            keep_days: KEEP_DAYS,
            trusted_proxies: Vec::new(),
            metrics_token: None,
            webhook_allow: Vec::new(),
            webhook_root: None,
            notice_delay: None,
            writes: None,
        }
    }
}

/// How many tables a person may have open, unless the operator says otherwise.
const TABLES_MAX: u32 = 50;
/// How long closed lobbies and games of bots alone are kept, in days.
const KEEP_DAYS: u32 = 30;

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
    /// Play the next match of the campaign in this file, which is begun if there is none; for games that have one
    #[arg(long, value_name = "FILE", conflicts_with_all = ["resume", "record", "variant"])]
    pub(crate) campaign: Option<PathBuf>,
    /// Draw all chance from this number; anyone who knows it knows the draws
    #[arg(long, value_name = "N", allow_negative_numbers = true, conflicts_with = "resume")]
    pub(crate) seed: Option<u64>,
}

impl PlayArguments {
    /// Whether everything is left to be asked.
    pub(crate) fn says_nothing(&self) -> bool {
        let PlayArguments { game, seats, variant, record, resume, campaign, seed } = self;
        game.is_none()
            && seats.is_none()
            && variant.is_none()
            && record.is_none()
            && resume.is_none()
            && campaign.is_none()
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
pub(crate) struct LoadArguments {
    /// The game
    #[arg(default_value = "kosmopolis")]
    pub(crate) game: String,
    /// How many tables of two people
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) tables: usize,
    /// How many seconds to measure
    #[arg(long, value_name = "N", default_value_t = 15)]
    pub(crate) seconds: u64,
    /// How many milliseconds people think, on average; 0 to answer at once
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub(crate) think: u64,
    /// Keep the tables in this PostgreSQL database, which is for nothing else, instead of a file
    #[arg(long, value_name = "URL")]
    pub(crate) store: Option<String>,
    /// How many nodes share the database; the two people of a table hang at different ones
    #[arg(long, value_name = "N", default_value_t = 1, requires = "store")]
    pub(crate) nodes: usize,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
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
