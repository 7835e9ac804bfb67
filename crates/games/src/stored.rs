//! Stored matches, played again: whether this program leads them to the states they led to when they were played.

use engine::{Game, Record, ReplayError, replay, trace, verify};

use crate::{AnyGame, Opening};

/// What became of a stored match when it was played again, under the rules version it was begun with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Again {
    /// The game, its variant and its rules version, as the record says them.
    pub game: String,
    /// How many lines it has.
    pub lines: usize,
    /// Whether every state was compared with what its trace tells, or the lines were only found to follow.
    pub is_compared: bool,
}

/// Plays a record again. With its trace, every state is compared with the fingerprint it had; without, the lines must
/// follow from the rules. Draws are proved as soon as the record holds its secret.
///
/// # Errors
/// One line that says what differs, and where.
pub fn play_again(text: &str, stored: Option<&str>) -> Result<Again, String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    let header = &record.header;
    let game = AnyGame::open(&Opening::of_record(&record)).map_err(|error| error.to_string())?;
    with_game!(&game, game => follow(game, &record, stored))?;
    Ok(Again {
        game: format!("{} {}, rules {}", header.game, header.variant, header.rules),
        lines: record.lines.len(),
        is_compared: stored.is_some(),
    })
}

fn follow<G: Game>(game: &G, record: &Record, stored: Option<&str>) -> Result<(), String> {
    let told = |error: ReplayError<G::Why>| error.to_string();
    match stored {
        Some(stored) => compare(stored, &trace(game, record).map_err(told)?)?,
        None => drop(replay(game, record, |_, _| ()).map_err(told)?),
    }
    if record.secret.is_some() { verify(game, record).map(drop).map_err(told) } else { Ok(()) }
}

/// The first line after which the match goes another way.
fn compare(stored: &str, now: &str) -> Result<(), String> {
    let mut lines = now.lines();
    for was in stored.lines() {
        match lines.next() {
            Some(is) if is == was => {}
            _ => {
                let number = was.split(' ').next().unwrap_or_default();
                return Err(format!("ahead of line {number} the state is not the one it was"));
            }
        }
    }
    if lines.next().is_some() { Err("the record goes on behind its trace".to_owned()) } else { Ok(()) }
}
