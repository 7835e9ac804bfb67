//! Records of whole matches: played through the rules, traced, proved, and refused where they do not follow.

use std::collections::HashSet;

use super::coins::{Coins, Phase, Throw};
use crate::{
    By, Game, Header, Record, RecordError, RecordWriter, ReplayError, Seat, Secret, Silent, Sitter,
    fingerprint, replay, sha256, to_hex, trace, verify,
};

fn secret() -> Secret {
    Secret::new([9; 32])
}

fn header() -> Header {
    Header {
        game: "coins".to_owned(),
        variant: "standard".to_owned(),
        rules: 1,
        deck: to_hex(&sha256(b"coins\n")),
        deck_file: None,
        sitters: vec![Sitter::new("human", "Ann"), Sitter::new("greedy", "")],
        commitment: secret().commitment(),
        nonces: vec![Some([3; 16]), None],
    }
}

/// The two throws that secret and nonces give.
fn throws() -> [Throw; 2] {
    let mut draws = header().draws(&secret());
    let mut state = Coins.start();
    [(); 2].map(|()| Coins.draw(&mut state, &mut draws, &mut Silent))
}

/// The moves of a whole match with bids of 1.
fn moves() -> Vec<String> {
    let throws = throws().map(|throw| format!("* {throw}"));
    throws.into_iter().chain(["1", "1", "2", "2", "2"].map(|seat| format!("{seat} bid 1"))).collect()
}

/// How a record stops.
#[derive(Clone, Copy, PartialEq)]
enum Stop {
    /// Behind a move.
    Move,
    /// Behind the secret.
    Secret,
    /// In `end`.
    End,
}

fn record(header: &Header, moves: &[String], stop: Stop) -> Record {
    let (mut writer, mut text) = RecordWriter::start(header);
    for line in moves {
        let (by, notation) = line.split_once(' ').expect("who and what");
        let by = if by == "*" { By::Chance } else { By::Seat(by.parse::<Seat>().expect("a seat")) };
        text += &writer.line(by, notation);
    }
    if stop != Stop::Move {
        let end = writer.end(&secret());
        text += if stop == Stop::End { &end } else { end.strip_suffix("end\n").expect("`end`") };
    }
    Record::parse(&text).expect("a record in good form")
}

type Errors = (Option<(usize, String)>, Option<(usize, String)>);

/// Line and message of what replaying and proving refuse.
fn errors(record: &Record) -> Errors {
    let told = |error: ReplayError<_>| (error.line(), error.to_string());
    (replay(&Coins, record, |_, _| {}).err().map(told), verify(&Coins, record).err().map(told))
}

/// The header has ten lines, then comes `moves`.
const MOVES: usize = 11;

#[test]
fn a_whole_record_is_played_through_and_proved() {
    let record = record(&header(), &moves(), Stop::End);
    assert_eq!(record.moves_line, MOVES);
    let mut seen = Vec::new();
    let table = replay(&Coins, &record, |table, line| seen.push((line.number, table.lines().len())));
    let table = table.expect("it follows");
    assert_eq!(table.state().phase, Phase::Over);
    // Secret choices are lines when the last of them is made.
    assert_eq!(seen, [(12, 0), (13, 1), (14, 2), (15, 2), (16, 2), (17, 2), (18, 6)]);
    assert_eq!(verify(&Coins, &record), Ok(2), "two draws are proved");
}

#[test]
fn a_trace_has_the_state_ahead_of_every_line_and_the_last_one() {
    let trace = trace(&Coins, &record(&header(), &moves(), Stop::End)).expect("it follows");
    let lines: Vec<(&str, &str)> = trace.lines().filter_map(|line| line.split_once(' ')).collect();
    let numbers: Vec<&str> = lines.iter().map(|&(number, _)| number).collect();
    assert_eq!(numbers, ["12", "13", "14", "15", "16", "17", "18", "end"]);
    assert_eq!(lines[0].1, format!("{:016x}", fingerprint(&Coins, &Coins.start())));
    let states: HashSet<&str> = lines.iter().map(|&(_, state)| state).collect();
    assert_eq!(states.len(), lines.len(), "no two states are alike");
}

#[test]
fn a_record_that_goes_on_is_played_as_far_as_it_goes_but_not_proved() {
    for count in 0..=7 {
        let (replayed, proved) = errors(&record(&header(), &moves()[..count], Stop::Move));
        assert_eq!(replayed, None, "{count} moves");
        let cause = "the record has no secret yet: a match can be proved once it is over";
        let line = MOVES + count;
        assert_eq!(proved, Some((line, format!("line {line}: {cause}"))));
    }
    let (replayed, proved) = errors(&record(&header(), &moves(), Stop::Secret));
    let cause = "line 19: the record does not end in `end`".to_owned();
    assert_eq!((replayed, proved), (None, Some((19, cause))));
}

#[test]
fn a_record_that_stops_before_the_match_is_over_is_refused() {
    let told = |line: usize, what| {
        Some((line, format!("line {line}: {what} stands here, but the match is not over")))
    };
    let early = &moves()[..6];
    assert_eq!(errors(&record(&header(), early, Stop::End)), (told(19, "`end`"), told(19, "`end`")));
    assert_eq!(errors(&record(&header(), early, Stop::Secret)).0, told(18, "the secret"));
}

#[test]
fn a_header_of_another_game_is_refused_at_its_line() {
    let check = |header: Header, line: usize, cause: &str| {
        let error = Some((line, format!("line {line}: {cause}")));
        assert_eq!(errors(&record(&header, &[], Stop::Move)), (error.clone(), error));
    };
    check(Header { rules: 2, ..header() }, 4, "rules version 2 found, this program plays 1");
    check(
        Header { deck: "0".repeat(64), ..header() },
        5,
        "the deck checksum is not that of the deck in use, and no other deck is embedded that has it",
    );
    let mut crowd = header();
    crowd.sitters.push(Sitter::new("human", "Cleo"));
    crowd.nonces.push(None);
    check(crowd, MOVES + 2, "3 seats found, 2 expected");
}

#[test]
fn a_line_that_does_not_follow_is_refused_with_its_number() {
    let check = |place: usize, instead: &str, cause: &str| {
        let mut moves = moves();
        moves.truncate(place);
        moves.push(instead.to_owned());
        let line = MOVES + 1 + place;
        let error = Some((line, format!("line {line}: {cause}")));
        let (replayed, proved) = errors(&record(&header(), &moves, Stop::End));
        assert_eq!((&replayed, &proved), (&error, &error), "{instead} as line {line}");
    };
    check(0, "1 bid 1", "seat 1 found, expected chance (`*`)");
    check(2, "* throw 1", "chance (`*`) found, expected seat 1");
    check(2, "2 bid 1", "seat 2 found, expected seat 1");
    check(6, "1 bid 1", "seat 1 found, expected seat 2");
    check(7, "2 bid 1", "seat 2 found, expected nothing: the match is over, `secret` and `end` follow");
    check(2, "1 bit 1", "`bit 1` found, expected a bid");
    check(3, "1 bid 7", "`bid 7` is refused by COIN-2: TooMuch");
}

#[test]
fn a_draw_that_secret_and_nonces_do_not_give_is_no_proof() {
    let [first, second] = throws();
    let other = Throw(second.0 % 3 + 1);
    let mut forged = moves();
    forged[1] = format!("* {other}");
    let (replayed, proved) = errors(&record(&header(), &forged, Stop::End));
    assert_eq!(replayed, None, "the rules allow it");
    let cause = format!("line 13: `{other}` stands here, but the draw gives `{second}`");
    assert_eq!(proved, Some((13, cause)));
    assert_eq!(moves()[0], format!("* {first}"));

    let stranger = Header { commitment: Secret::new([8; 32]).commitment(), ..header() };
    let (replayed, proved) = errors(&record(&stranger, &moves(), Stop::End));
    let cause = "line 19: the secret does not fit the commitment of the header".to_owned();
    assert_eq!((replayed, proved), (None, Some((19, cause))));
}

#[test]
fn an_error_says_its_line_first() {
    let error = RecordError::new(3, "the rules version is a number");
    assert_eq!(error.to_string(), "line 3: the rules version is a number");
}
