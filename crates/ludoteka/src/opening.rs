//! Opening games: with the default deck, with one's own, or as a record asks for it.

use std::fs;
use std::path::Path;

use engine::{Commitment, Game, Header, Nonce, Record, RecordError, Sitter};
use games::{AnyGame, DeckText, OpenError, Opening, deck_checksum, with_game};

use crate::failure::Failure;

/// A record longer than this is none of ours.
pub(crate) const RECORD_BYTES_MAX: u64 = 16 << 20;

/// A game, and the deck file that its records must embed because it is not the default one.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) game: AnyGame,
    pub(crate) deck_file: Option<String>,
}

/// Opens a game to be played.
pub(crate) fn open(opening: &Opening, decks: Option<&Path>) -> Result<Opened, Failure> {
    // With its own deck first, so that a wrong name or number is said before files are read.
    let standard = AnyGame::open(opening)?;
    let Some(directory) = decks else { return Ok(Opened { game: standard, deck_file: None }) };
    let deck = read_deck(directory, &opening.game)?;
    let game = AnyGame::open(&Opening { deck: Some(deck.clone()), ..opening.clone() })?;
    let is_other = checksum(&game) != checksum(&standard);
    Ok(Opened { game, deck_file: is_other.then_some(deck.text) })
}

fn checksum(game: &AnyGame) -> String {
    with_game!(game, game => deck_checksum(game))
}

fn read_deck(directory: &Path, game: &str) -> Result<DeckText, Failure> {
    let path = directory.join(format!("{game}.toml"));
    let text = fs::read_to_string(&path).map_err(|error| Failure::at(&path, error))?;
    Ok(DeckText { name: path.display().to_string(), text })
}

/// Reads a record from a file.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    let about = fs::metadata(path).map_err(|error| Failure::at(path, error))?;
    if !about.is_file() {
        return Err(Failure::at(path, "not a file"));
    }
    if about.len() > RECORD_BYTES_MAX {
        return Err(Failure::at(path, "too long to be a record"));
    }
    let bytes = fs::read(path).map_err(|error| Failure::at(path, error))?;
    Record::parse_bytes(&bytes).map_err(|error| Failure::at(path, error))
}

/// Opens the game of a record: with the deck embedded in it, or the default one, or, if neither has the
/// checksum of the header, the one in the directory of decks.
pub(crate) fn open_record(path: &Path, record: &Record, decks: Option<&Path>) -> Result<AnyGame, Failure> {
    let opening = Opening::of_record(record);
    let game = AnyGame::open(&opening).map_err(|error| Failure::at(path, in_record(record, &error)))?;
    match decks {
        Some(directory) if opening.deck.is_none() && checksum(&game) != record.header.deck => {
            let deck = read_deck(directory, &opening.game)?;
            Ok(AnyGame::open(&Opening { deck: Some(deck), ..opening })?)
        }
        _ => Ok(game),
    }
}

/// The line of a record that asks for a game there is not.
fn in_record(record: &Record, error: &OpenError) -> RecordError {
    let line = match error {
        OpenError::UnknownGame(..) => 2,
        OpenError::Mode(error) if !error.is_known_variant() => 3,
        OpenError::Mode(_) => seat_line(record, record.header.sitters.len().saturating_sub(1)),
        OpenError::Deck(error) => record.deck_line + error.line,
        OpenError::RulesVersion(_) => record.rules_line,
    };
    RecordError::new(line, error.to_string())
}

/// The line of a record at which a seat stands, from the seat's index.
pub(crate) fn seat_line(record: &Record, index: usize) -> usize {
    let deck_lines = record.header.deck_file.as_ref().map_or(0, |file| file.lines().count());
    record.deck_line + deck_lines + 1 + index
}

/// The header of a new record.
pub(crate) fn header<G: Game>(
    game: &G,
    deck_file: Option<String>,
    sitters: Vec<Sitter>,
    commitment: Commitment,
    nonces: Vec<Nonce>,
) -> Header {
    Header {
        game: game.slug().to_owned(),
        variant: game.variant().to_owned(),
        rules: game.rules_version(),
        deck: deck_checksum(game),
        deck_file,
        sitters,
        commitment,
        nonces: nonces.into_iter().map(Some).collect(),
    }
}
