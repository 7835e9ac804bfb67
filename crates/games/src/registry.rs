//! What a list of games gives: opening one by its slug, and generic code on whichever was opened.

use std::fmt;
use std::ops::RangeInclusive;

use decks::{DeckError, DeckText};
use engine::{Game, GameInfo, Mode, ModeError, Record, sha256, to_hex};

/// What to open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The game's slug.
    pub game: String,
    /// The variant's slug; the first for that many players if none is given.
    pub variant: Option<String>,
    /// How many seats.
    pub players: usize,
    /// A deck to play with instead of the default one.
    pub deck: Option<DeckText>,
    /// The rules version to play by; the newest if none is given. A match goes on under the one it was begun with.
    pub rules_version: Option<u32>,
}

impl Opening {
    /// A game with its defaults.
    pub fn new(game: &str, players: usize) -> Opening {
        Opening { game: game.to_owned(), variant: None, players, deck: None, rules_version: None }
    }

    /// The game a record was played with; its rules version and an embedded deck included.
    pub fn of_record(record: &Record) -> Opening {
        let header = &record.header;
        let deck =
            header.deck_file.clone().map(|text| DeckText { name: "the embedded deck".to_owned(), text });
        Opening {
            game: header.game.clone(),
            variant: Some(header.variant.clone()),
            players: header.sitters.len(),
            deck,
            rules_version: Some(header.rules),
        }
    }
}

/// Why a game cannot be opened. Its `Display` is one line that says what there is instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No game has this slug; there are these.
    UnknownGame(String, Vec<&'static str>),
    /// The game has no such mode.
    Mode(ModeError),
    /// The deck file is wrong.
    Deck(DeckError),
    /// The mode cannot be played by the rules of this version.
    RulesVersion(RulesVersionError),
}

/// No such rules version. Its `Display` is one line that says which there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesVersionError {
    title: &'static str,
    variant: &'static str,
    found: u32,
    playable: RangeInclusive<u32>,
}

impl RulesVersionError {
    /// Checks that a version is among those in which a mode can be played.
    pub fn check(
        info: &GameInfo,
        mode: &Mode,
        found: u32,
        playable: RangeInclusive<u32>,
    ) -> Result<(), RulesVersionError> {
        if playable.contains(&found) {
            return Ok(());
        }
        Err(RulesVersionError { title: info.title, variant: mode.variant, found, playable })
    }
}

impl fmt::Display for RulesVersionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RulesVersionError { title, variant, found, playable } = self;
        write!(f, "rules version {found} of {title} ({variant}) found, this program plays ")?;
        match (playable.start(), playable.end()) {
            (first, last) if first == last => write!(f, "{first}"),
            (first, last) => write!(f, "{first} to {last}"),
        }
    }
}

impl OpenError {
    /// No game of this list has the slug.
    pub fn unknown_game(slug: &str, games: &[&'static GameInfo]) -> OpenError {
        let slug = slug.chars().take(40).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
        OpenError::UnknownGame(slug, games.iter().map(|info| info.slug).collect())
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame(slug, all) => {
                write!(f, "no game is called `{slug}`; there are: {}", all.join(", "))
            }
            OpenError::Mode(error) => write!(f, "{error}"),
            OpenError::Deck(error) => write!(f, "{error}"),
            OpenError::RulesVersion(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for OpenError {}

/// The rules versions that this program knows of a mode. A program that is built with `next-rules` knows one more, which
/// plays like the newest: with it the tests try what two programs do on one database.
pub fn known_versions(versions: RangeInclusive<u32>) -> RangeInclusive<u32> {
    let more = u32::from(cfg!(feature = "next-rules"));
    *versions.start()..=*versions.end() + more
}

/// The deck checksum of records: the SHA-256 of the deck's rule facts.
pub fn deck_checksum<G: Game>(game: &G) -> String {
    to_hex(&sha256(game.deck_facts().as_bytes()))
}

/// Makes a registry from a list of games: `AnyGame`, `GAMES`, `info`, and the macros `with_game!` (generic
/// code on an opened game) and `map_games!` (generic code on every type of game). The sign `$` stands before
/// the list because a macro cannot write another macro without it. Behind it stands the module the list is in, as the
/// two macros name it.
#[macro_export]
macro_rules! registry {
    ($d:tt at [$($at:tt)+] $($name:ident = $game:ty),* $(,)?) => {
        $(#[doc = concat!("The game `", stringify!($name), "`.")] pub type $name = $game;)*

        /// Any game of the list, opened. It is opened once per table or run, so that its size does not matter.
        #[allow(clippy::large_enum_variant)]
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $(#[doc = concat!("A game of `", stringify!($name), "`.")] $name($game)),*
        }

        /// What is known of every game of the list.
        pub const GAMES: &[&engine::GameInfo] = &[$(<$game as engine::Game>::INFO),*];

        /// The game with this slug.
        pub fn info(slug: &str) -> Option<&'static engine::GameInfo> {
            GAMES.iter().copied().find(|info| info.slug == slug)
        }

        /// The game with this slug, or an error that says which there are.
        pub fn find(slug: &str) -> Result<&'static engine::GameInfo, $crate::OpenError> {
            info(slug).ok_or_else(|| $crate::OpenError::unknown_game(slug, GAMES))
        }

        impl AnyGame {
            /// Opens a game: by the newest rules, or by those of the version asked for.
            pub fn open(opening: &$crate::Opening) -> Result<AnyGame, $crate::OpenError> {
                let $crate::Opening { game, variant, players, deck, rules_version } = opening;
                $(if *game == <$game as engine::Game>::INFO.slug {
                    let info = <$game as engine::Game>::INFO;
                    let mode = info.choose(variant.as_deref(), *players).map_err($crate::OpenError::Mode)?;
                    let playable = $crate::known_versions(<$game as $crate::OpenGame>::rules_versions(mode));
                    let version = rules_version.unwrap_or(*playable.end());
                    $crate::RulesVersionError::check(info, mode, version, playable)
                        .map_err($crate::OpenError::RulesVersion)?;
                    let opened = <$game as $crate::OpenGame>::open(mode, *players, deck.as_ref())
                        .map_err($crate::OpenError::Deck)?;
                    let newest = *<$game as $crate::OpenGame>::rules_versions(mode).end();
                    return Ok(AnyGame::$name($crate::OpenGame::with_rules_version(opened, version.min(newest))));
                })*
                Err($crate::OpenError::unknown_game(game, GAMES))
            }

            /// The rules versions in which a mode of a game can be played; none if there is no such mode.
            pub fn rules_versions(game: &str, variant: &str) -> Option<std::ops::RangeInclusive<u32>> {
                $(if game == <$game as engine::Game>::INFO.slug {
                    let mode = <$game as engine::Game>::INFO.mode(variant)?;
                    return Some($crate::known_versions(<$game as $crate::OpenGame>::rules_versions(mode)));
                })*
                None
            }

            /// Every game of the list in every mode and with every number of players, opened with its default deck.
            pub fn in_every_mode() -> impl Iterator<Item = AnyGame> {
                let modes = GAMES.iter().flat_map(|info| info.modes.iter().map(move |mode| (info.slug, mode)));
                let openings = modes.flat_map(|(slug, mode)| {
                    mode.players.clone().map(move |players| $crate::Opening {
                        variant: Some(mode.variant.to_owned()),
                        ..$crate::Opening::new(slug, players)
                    })
                });
                openings.filter_map(|opening| AnyGame::open(&opening).ok())
            }

            /// What is known of the game.
            pub fn info(&self) -> &'static engine::GameInfo {
                match self {
                    $(AnyGame::$name(_) => <$game as engine::Game>::INFO),*
                }
            }
        }

        /// Runs an expression with the concrete game inside an [`AnyGame`].
        #[macro_export]
        macro_rules! with_game {
            ($d any:expr, $d game:ident => $d body:expr) => {{
                use $($at)+::AnyGame as OpenedGame;
                match $d any {
                    $(OpenedGame::$name($d game) => $d body),*
                }
            }};
        }

        /// Runs an expression with every type of game, and gives the values in the order of the list.
        #[macro_export]
        macro_rules! map_games {
            ($d game:ident => $d body:expr) => {{
                use $($at)+ as list_of_games;
                [$({
                    type $d game = list_of_games::$name;
                    $d body
                }),*]
            }};
        }
    };
}
