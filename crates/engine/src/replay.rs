//! Replay: plays a record through the rules; verify: proves its chance as well.

use std::fmt;
use std::str::FromStr;

use crate::record::{By, Record, RecordError, RecordLine};
use crate::{Awaits, Game, NotationError, Refusal, Table, draw, fingerprint};

/// Why a record does not follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError<W> {
    /// Something is wrong with the record itself.
    Record(RecordError),
    /// The rules refuse a line.
    Refused {
        /// The number of the line.
        line: usize,
        /// What stands there.
        text: String,
        /// The rule, and why.
        refusal: Refusal<W>,
    },
}

impl<W> ReplayError<W> {
    /// The number of the line.
    pub fn line(&self) -> usize {
        match self {
            ReplayError::Record(error) => error.line,
            ReplayError::Refused { line, .. } => *line,
        }
    }

    fn refused(line: &RecordLine, refusal: Refusal<W>) -> ReplayError<W> {
        ReplayError::Refused { line: line.number, text: line.text.clone(), refusal }
    }
}

impl<W> From<RecordError> for ReplayError<W> {
    fn from(error: RecordError) -> ReplayError<W> {
        ReplayError::Record(error)
    }
}

/// For developers; the crate `phrases` says it to people.
impl<W: fmt::Debug> fmt::Display for ReplayError<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Record(error) => error.fmt(f),
            ReplayError::Refused { line, text, refusal: Refusal { rule, why } } => {
                write!(f, "line {line}: `{text}` is refused by {rule}: {why:?}")
            }
        }
    }
}

/// Plays a record through the rules. `before` sees the table ahead of every line, and the line.
///
/// The first line that does not follow is refused with its number. A record without `end` is played as far
/// as it goes: whether that is enough is for the caller to say.
pub fn replay<G: Game>(
    game: &G,
    record: &Record,
    mut before: impl FnMut(&Table<G>, &RecordLine),
) -> Result<Table<G>, ReplayError<G::Why>> {
    check_header(game, record)?;
    let mut table = Table::new(game.clone());
    for line in &record.lines {
        check_turn(&table, line)?;
        before(&table, line);
        let outcome = match line.by {
            By::Seat(seat) => table.act(seat, read(line)?),
            By::Chance => table.reveal(read(line)?),
        };
        outcome.map_err(|refusal| ReplayError::refused(line, refusal))?;
    }
    let is_over = table.awaits() == Awaits::Over;
    if record.ended && !is_over {
        return Err(
            RecordError::new(record.line_count, "`end` stands here, but the match is not over").into()
        );
    }
    if let (Some((line, _)), false) = (&record.secret, is_over) {
        return Err(RecordError::new(*line, "the secret stands here, but the match is not over").into());
    }
    Ok(table)
}

/// The trace of a record, as golden records have one: for each line its number and the fingerprint of the state ahead of
/// it, at last `end` and that of the last state.
pub fn trace<G: Game>(game: &G, record: &Record) -> Result<String, ReplayError<G::Why>> {
    let mut trace = String::new();
    let table = replay(game, record, |table, line| {
        trace += &format!("{} {:016x}\n", line.number, fingerprint(game, table.state()));
    })?;
    trace += &format!("end {:016x}\n", fingerprint(game, table.state()));
    Ok(trace)
}

/// Proves a whole record: its moves follow from the rules, its secret from the commitment, and every chance
/// from secret and nonces. Gives how many draws were proved.
pub fn verify<G: Game>(game: &G, record: &Record) -> Result<usize, ReplayError<G::Why>> {
    check_header(game, record)?;
    let Some((secret_line, secret)) = &record.secret else {
        return Err(RecordError::new(
            record.line_count.max(1),
            "the record has no secret yet: a match can be proved once it is over",
        )
        .into());
    };
    if !record.ended {
        return Err(RecordError::new(record.line_count, "the record does not end in `end`").into());
    }
    if secret.commitment() != record.header.commitment {
        return Err(
            RecordError::new(*secret_line, "the secret does not fit the commitment of the header").into()
        );
    }
    let mut draws = record.header.draws(secret);
    let mut table = Table::new(game.clone());
    for line in &record.lines {
        check_turn(&table, line)?;
        let outcome = match line.by {
            By::Seat(seat) => table.act(seat, read(line)?),
            By::Chance => {
                let mut drawn = table.state().clone();
                let chance = game.draw(&mut drawn, &mut draws, &mut crate::Silent);
                if chance != read(line)? {
                    let cause = format!("`{}` stands here, but the draw gives `{chance}`", line.text);
                    return Err(RecordError::new(line.number, cause).into());
                }
                table.reveal(chance)
            }
        };
        outcome.map_err(|refusal| ReplayError::refused(line, refusal))?;
    }
    if table.awaits() != Awaits::Over {
        return Err(
            RecordError::new(record.line_count, "`end` stands here, but the match is not over").into()
        );
    }
    Ok(table.draw_count())
}

fn check_header<G: Game>(game: &G, record: &Record) -> Result<(), RecordError> {
    let header = &record.header;
    if header.rules != game.rules_version() {
        return Err(RecordError::new(
            record.rules_line,
            format!("rules version {} found, this program plays {}", header.rules, game.rules_version()),
        ));
    }
    if header.deck != draw::to_hex(&draw::sha256(game.deck_facts().as_bytes())) {
        return Err(RecordError::new(
            record.deck_line,
            "the deck checksum is not that of the deck in use, and no other deck is embedded that has it",
        ));
    }
    if header.sitters.len() != game.players() {
        let cause = format!("{} seats found, {} expected", header.sitters.len(), game.players());
        return Err(RecordError::new(record.moves_line, cause));
    }
    Ok(())
}

/// The line must belong to whoever is due: chance, or the first awaited seat (commits are in seat order).
fn check_turn<G: Game>(table: &Table<G>, line: &RecordLine) -> Result<(), RecordError> {
    let due = match table.awaits() {
        Awaits::Over => "nothing: the match is over, `secret` and `end` follow".to_owned(),
        Awaits::Chance if line.by == By::Chance => return Ok(()),
        Awaits::Chance => "chance (`*`)".to_owned(),
        Awaits::Seats(seats) => match seats.first() {
            Some(seat) if line.by == By::Seat(seat) => return Ok(()),
            Some(seat) => format!("seat {seat}"),
            None => "nobody".to_owned(),
        },
    };
    let found = match line.by {
        By::Seat(seat) => format!("seat {seat}"),
        By::Chance => "chance (`*`)".to_owned(),
    };
    Err(RecordError::new(line.number, format!("{found} found, expected {due}")))
}

fn read<T: FromStr<Err = NotationError>>(line: &RecordLine) -> Result<T, RecordError> {
    line.text.parse().map_err(|error: NotationError| RecordError::new(line.number, error.to_string()))
}
