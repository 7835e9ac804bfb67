//! Damage: records with a slip of the hand, a torn end or a flipped bit are refused on the right line, and
//! nothing in them makes the reader panic.

use std::fmt::Debug;
use std::ops::Range;

use engine::{By, Game, QuickRandom, Random, Record, RecordWriter, ReplayError, Table, replay, verify};

use crate::random::pick;
use crate::seeds::{Trace, for_seeds};

/// A record damaged in one of many ways, decided by the seed. May by chance be the same as before.
pub fn mangle(text: &str, seed: u64) -> Vec<u8> {
    let mut words = QuickRandom::stream(seed, 0x6d61_6e67);
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    if lines.is_empty() {
        return Vec::new();
    }
    let at = words.below(lines.len() as u64) as usize;
    match words.below(10) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => {
            let other = words.below(lines.len() as u64) as usize;
            lines.swap(at, other);
        }
        3 => lines[at] = edit(&lines[at], &mut words),
        4 => lines.truncate(at),
        5 => {
            let end = words.below(lines[at].len() as u64) as usize;
            lines.truncate(at + 1);
            let cut: Vec<u8> = lines.concat().into_bytes();
            let keep = cut.len() - lines[at].len() + end;
            return cut[..keep].to_vec();
        }
        6 => lines.insert(at, format!("{}\n", words.word())),
        7 => {
            let taken = lines.split_off(at);
            lines.splice(0..0, taken);
        }
        8 => {
            // Two lines become one.
            lines[at] = lines[at].trim_end().to_owned();
        }
        _ => return flip(text, &mut words),
    }
    lines.concat().into_bytes()
}

/// Changes, inserts or removes one character of a line.
fn edit(line: &str, words: &mut impl Random) -> String {
    let mut chars: Vec<char> = line.chars().collect();
    let letters: Vec<char> = "0123456789abcdefgkpsxyz *#-+,.|/\u{e9}\t".chars().collect();
    let letter = pick(&letters, words).unwrap_or('x');
    let at = words.below(chars.len() as u64) as usize;
    match words.below(3) {
        0 => chars[at] = letter,
        1 => chars.insert(at, letter),
        _ => drop(chars.remove(at)),
    }
    chars.into_iter().collect()
}

/// Flips bits in up to three bytes.
fn flip(text: &str, words: &mut impl Random) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=words.below(3) {
        let at = words.below(bytes.len() as u64) as usize;
        bytes[at] ^= 1 << words.below(8);
    }
    bytes
}

/// The same record with its moves damaged but every check made anew, as somebody who knows how would write
/// it.
pub fn mangle_moves(record: &Record, seed: u64) -> String {
    let mut words = QuickRandom::stream(seed, 0x6d6f_7665);
    let mut moves: Vec<(By, String)> = record.lines.iter().map(|line| (line.by, line.text.clone())).collect();
    for _ in 0..=words.below(2) {
        if moves.is_empty() {
            break;
        }
        let at = words.below(moves.len() as u64) as usize;
        let other = words.below(moves.len() as u64) as usize;
        match words.below(6) {
            0 => drop(moves.remove(at)),
            1 => moves.insert(at, moves[other].clone()),
            2 => moves.swap(at, other),
            3 => moves[at].0 = moves[other].0,
            4 => moves[at].1 = moves[other].1.clone(),
            _ => moves[at].1 = edit(&format!("{} ", moves[at].1), &mut words).trim().to_owned(),
        }
    }
    let (mut writer, mut text) = RecordWriter::start(&record.header);
    for (by, notation) in &moves {
        text += &writer.line(*by, notation);
    }
    if let Some((_, secret)) = &record.secret {
        text += &writer.end(secret);
    }
    text
}

/// Damages a good record once per seed, in two ways. Reading and replaying must never panic. What differs from
/// the original is refused, with the number of the first line that differs if the damage is in the moves; what
/// is only cut short is reported as not ended. With checks made anew, replay and verify answer too, whatever
/// they say.
///
/// # Panics
/// If the record is not good to begin with, or if damage is not found: with the seed.
#[track_caller]
pub fn check_damage<G: Game>(game: &G, record_text: &str, seeds: Range<u64>) {
    let whole = match read(game, record_text.as_bytes()) {
        Ok((record, _)) => record,
        Err(error) => panic!("the record is not good to begin with: {error}"),
    };
    for_seeds("check_damage", game, seeds, |seed, trace| {
        let damaged = mangle(record_text, seed);
        note(trace, record_text, &damaged);
        if !is_same(record_text.as_bytes(), &damaged) {
            check_one(game, record_text, &whole, &damaged);
        }
        trace.cut(0);
        let forged = mangle_moves(&whole, seed);
        note(trace, record_text, forged.as_bytes());
        if let Ok(record) = Record::parse(&forged) {
            let _ = replay(game, &record, |_, _| {}).map_err(|error| check_line(&error, &forged));
            let _ = verify(game, &record).map_err(|error| check_line(&error, &forged));
        }
    });
}

fn check_one<G: Game>(game: &G, original: &str, whole: &Record, damaged: &[u8]) {
    let first = first_changed_line(original, damaged);
    match read(game, damaged) {
        Ok((record, _)) => {
            let is_prefix = original.as_bytes().starts_with(&damaged[..record.whole_bytes]);
            assert!(is_prefix && !record.ended, "the damage is not found; the first changed line is {first}");
        }
        Err(error) => {
            let text = String::from_utf8_lossy(damaged);
            check_line(&error, &text);
            assert!(error.line() >= first, "line {first} is changed, but the refusal is `{error}`");
            // The header is checked as a whole, at `moves`; after it every line has a check of its own. Bytes
            // that are not text are found before any line is looked at. `end` is wrong by what follows it.
            let is_text = std::str::from_utf8(damaged).is_ok();
            let is_end = text.lines().nth(first - 1).is_some_and(|line| line.trim_end() == "end");
            assert!(
                (first..=first + usize::from(is_end)).contains(&error.line())
                    || first <= whole.moves_line
                    || !is_text,
                "line {first} is changed, but the refusal is `{error}`"
            );
        }
    }
}

fn check_line<W: Debug>(error: &ReplayError<W>, text: &str) {
    let count = text.lines().count();
    assert!((1..=count + 1).contains(&error.line()), "a refusal with a line that does not exist: `{error}`");
    let words = error.to_string();
    assert!(!words.trim().is_empty() && !words.contains('\n'), "a refusal without words: {error:?}");
}

fn read<G: Game>(game: &G, bytes: &[u8]) -> Result<(Record, Table<G>), ReplayError<G::Why>> {
    let record = Record::parse_bytes(bytes)?;
    let table = replay(game, &record, |_, _| {})?;
    Ok((record, table))
}

/// Whether the damage changed nothing that counts: white space after the last line is none.
fn is_same(original: &[u8], damaged: &[u8]) -> bool {
    original.trim_ascii_end() == damaged.trim_ascii_end()
}

/// The number of the first line that differs.
fn first_changed_line(original: &str, damaged: &[u8]) -> usize {
    // With its line break, since a line without it is not whole.
    let is_break = |byte: &u8| *byte == b'\n';
    let (one, two) = (original.as_bytes().split_inclusive(is_break), damaged.split_inclusive(is_break));
    one.zip(two).take_while(|(a, b)| a == b).count() + 1
}

/// Writes the first changed line into the trace, for whoever reads the failure.
fn note(trace: &mut Trace, original: &str, damaged: &[u8]) {
    let number = first_changed_line(original, damaged);
    let text = String::from_utf8_lossy(damaged);
    let line = |text: &str| text.lines().nth(number - 1).unwrap_or("(the end)").to_owned();
    trace.push(format!("line {number} was `{}`", line(original)));
    trace.push(format!("line {number} is  `{}`", line(&text)));
}
