//! The list of games, and how one is opened.

use std::fmt;
use std::ops::RangeInclusive;

use cv::{Cv, Edition};
use decks::DeckError;
use engine::{Game, Record, sha256, to_hex};
use kosmopolis::Kosmopolis;

use crate::sheet::{self, Sheet};

/// What is known of a game before it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// Its slug in commands, records and addresses.
    pub slug: &'static str,
    /// Its title, the same in every language.
    pub title: &'static str,
    /// The numbers of players it is for.
    pub players: RangeInclusive<usize>,
    /// Its editions or variants, the default first.
    pub variants: &'static [&'static str],
    /// The numbered rules.
    pub rules: &'static str,
}

/// Every game that can be played.
pub const GAMES: &[GameInfo] = &[KOSMOPOLIS, CV];

const KOSMOPOLIS: GameInfo = GameInfo {
    slug: "kosmopolis",
    title: "Kosmopolis",
    players: 2..=4,
    variants: &["standard"],
    rules: include_str!("../../../docs/rules/kosmopolis.md"),
};

const CV: GameInfo = GameInfo {
    slug: "cv",
    title: "CV",
    players: 2..=4,
    variants: &[Edition::Granna.slug(), Edition::Gigamic.slug()],
    rules: include_str!("../../../docs/rules/cv.md"),
};

/// The game with this slug.
pub fn info(slug: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|info| info.slug == slug)
}

/// A deck file to play with instead of the default one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckText {
    /// The file's name, for messages.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// What to open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The game's slug.
    pub game: String,
    /// The variant's slug; the game's default if none is given.
    pub variant: Option<String>,
    /// How many seats.
    pub players: usize,
    /// A deck of one's own.
    pub deck: Option<DeckText>,
}

impl Opening {
    /// A game with its defaults.
    pub fn new(game: &str, players: usize) -> Opening {
        Opening { game: game.to_owned(), variant: None, players, deck: None }
    }

    /// The game a record was played with; an embedded deck included.
    pub fn of_record(record: &Record) -> Opening {
        let header = &record.header;
        let deck =
            header.deck_file.clone().map(|text| DeckText { name: "the embedded deck".to_owned(), text });
        Opening {
            game: header.game.clone(),
            variant: Some(header.variant.clone()),
            players: header.sitters.len(),
            deck,
        }
    }
}

/// Why a game cannot be opened. Its `Display` is one line that says what there is instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No game has this slug.
    UnknownGame(String),
    /// The game has no such variant.
    UnknownVariant(String, &'static [&'static str]),
    /// The game is not for so many players.
    Players(String),
    /// The deck file is wrong.
    Deck(DeckError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame(slug) => {
                let list = GAMES.iter().map(|info| info.slug).collect::<Vec<_>>().join(", ");
                write!(f, "no game is called `{}`; there are: {list}", shorten(slug))
            }
            OpenError::UnknownVariant(variant, all) => {
                write!(f, "no variant is called `{}`; there are: {}", shorten(variant), all.join(", "))
            }
            OpenError::Players(message) => f.write_str(message),
            OpenError::Deck(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for OpenError {}

fn shorten(text: &str) -> String {
    text.chars().take(40).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// Any game of the house, opened. Use [`with_game!`](crate::with_game) to run generic code on it.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Kosmopolis.
    Kosmopolis(Kosmopolis),
    /// CV.
    Cv(Cv),
}

/// Runs an expression with the concrete game inside an [`AnyGame`].
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::AnyGame::Kosmopolis($game) => $body,
            $crate::AnyGame::Cv($game) => $body,
        }
    };
}

impl AnyGame {
    /// Opens a game.
    pub fn open(opening: &Opening) -> Result<AnyGame, OpenError> {
        let info = info(&opening.game).ok_or_else(|| OpenError::UnknownGame(opening.game.clone()))?;
        if let Some(variant) = &opening.variant
            && !info.variants.contains(&variant.as_str())
        {
            return Err(OpenError::UnknownVariant(variant.clone(), info.variants));
        }
        let players = |error: &dyn fmt::Display| OpenError::Players(error.to_string());
        match info.slug {
            "kosmopolis" => {
                let deck = deck(opening, kosmopolis::Deck::parse, kosmopolis::Deck::standard)?;
                let game = Kosmopolis::new(opening.players, deck);
                game.map(AnyGame::Kosmopolis).map_err(|error| players(&error))
            }
            "cv" => {
                let deck = deck(opening, cv::Deck::parse, cv::Deck::standard)?;
                let edition = opening.variant.as_deref().and_then(Edition::of_slug);
                let game = Cv::new(opening.players, edition.unwrap_or(Edition::Granna), deck);
                game.map(AnyGame::Cv).map_err(|error| players(&error))
            }
            _ => Err(OpenError::UnknownGame(opening.game.clone())),
        }
    }

    /// What is known of the game.
    pub fn info(&self) -> &'static GameInfo {
        match self {
            AnyGame::Kosmopolis(_) => &KOSMOPOLIS,
            AnyGame::Cv(_) => &CV,
        }
    }

    /// The deck as tables to proof-read against a box.
    pub fn sheets(&self) -> Vec<Sheet> {
        match self {
            AnyGame::Kosmopolis(game) => sheet::kosmopolis(game.deck()),
            AnyGame::Cv(game) => sheet::cv(game.deck()),
        }
    }
}

/// The deck to play with: the one given, or the one of the house.
fn deck<D>(
    opening: &Opening,
    parse: impl Fn(&str, &str) -> Result<D, DeckError>,
    standard: impl Fn() -> D,
) -> Result<D, OpenError> {
    match &opening.deck {
        Some(deck) => parse(&deck.name, &deck.text).map_err(OpenError::Deck),
        None => Ok(standard()),
    }
}

/// The deck checksum of records: the SHA-256 of the deck's rule facts.
pub fn deck_checksum<G: Game>(game: &G) -> String {
    to_hex(&sha256(game.deck_facts().as_bytes()))
}
