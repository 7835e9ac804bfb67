use crate::{By, Commitment, Header, Record, RecordWriter, Seat, Secret, Sitter};

fn header() -> Header {
    Header {
        game: "sample".to_owned(),
        variant: "standard".to_owned(),
        rules: 1,
        deck: "0".repeat(64),
        deck_file: Some("one\n\ntwo\n".to_owned()),
        sitters: vec![Sitter::new("human", "Ann\nof  Ulm"), Sitter::new("greedy", "")],
        commitment: secret().commitment(),
        nonces: vec![Some([1; 16]), Some([2; 16])],
    }
}

fn secret() -> Secret {
    Secret::new([7; 32])
}

fn sample() -> String {
    let (mut writer, mut text) = RecordWriter::start(&header());
    text += &writer.line(By::Chance, "seed b5");
    text += &writer.line(By::Seat(Seat::at(1)), "keep b5 g2");
    text += &writer.end(&secret());
    text
}

#[test]
fn a_record_reads_back_as_written() {
    let record = Record::parse(&sample()).expect("a good record");
    assert_eq!(record.header.sitters[0], Sitter { kind: "human".into(), name: "Ann of Ulm".into() });
    assert_eq!(record.header.deck_file.as_deref(), Some("one\n\ntwo\n"));
    assert_eq!(record.header.commitment, Commitment(Secret::new([7; 32]).commitment().0));
    assert_eq!(record.lines.len(), 2);
    assert_eq!((record.lines[1].by, record.lines[1].text.as_str()), (By::Seat(Seat::at(1)), "keep b5 g2"));
    assert!(record.ended && !record.is_cut);
    assert_eq!(record.line_count, sample().lines().count());
}

#[test]
fn a_sealed_nonce_makes_a_record_of_version_2_and_old_ones_stay_as_they_are() {
    let old = Record::parse(&sample()).expect("a good record");
    assert!(sample().starts_with("ludoteka record 1\n"));
    let header = Header { nonces: vec![Some([1; 16]), None], ..old.header };
    let (_, text) = RecordWriter::start(&header);
    assert!(text.starts_with("ludoteka record 2\n") && text.contains("\nnonce 2 sealed\n"));
    assert_eq!(Record::parse(&text).expect("a good record").header, header);
    // In a record of version 1 every nonce stands.
    let forged = text.replacen("record 2", "record 1", 1);
    let line = text.lines().position(|line| line == "nonce 2 sealed").expect("the nonce") + 1;
    let error = Record::parse(&forged).expect_err("refused");
    assert_eq!((error.line, error.cause.as_str()), (line, "expected 32 hexadecimal digits"));
}

/// Whatever single line is changed, dropped or doubled, the record is refused, at that line or where the
/// change first shows.
#[test]
fn every_edit_of_a_line_is_found() {
    let text = sample();
    let lines: Vec<&str> = text.lines().collect();
    let found_by = |edited: &[String]| Record::parse(&(edited.join("\n") + "\n")).err().map(|e| e.line);
    for index in 0..lines.len() {
        let own = |lines: &[&str]| lines.iter().map(|&l| l.to_owned()).collect::<Vec<_>>();
        let mut changed = own(&lines);
        changed[index].insert(1, 'x');
        assert!(found_by(&changed).is_some_and(|line| line > index), "changed {}", index + 1);
        let mut doubled = own(&lines);
        doubled.insert(index, lines[index].to_owned());
        assert!(found_by(&doubled).is_some(), "doubled {}", index + 1);
        if index + 1 < lines.len() {
            let mut dropped = own(&lines);
            dropped.remove(index);
            assert!(found_by(&dropped).is_some(), "dropped {}", index + 1);
        }
    }
}

/// The line and the cause of the refusal of the sample with one text replaced.
fn refused(from: &str, to: &str) -> (usize, String) {
    assert!(sample().contains(from), "the sample has `{from}`");
    let error = Record::parse(&sample().replacen(from, to, 1)).expect_err("refused");
    (error.line, error.cause)
}

#[test]
fn a_wrong_line_of_the_header_is_refused_where_it_stands() {
    let check = |from: &str, to: &str, line: usize, cause: &str| {
        assert_eq!(refused(from, to), (line, cause.to_owned()));
    };
    check("game sample", "game  ", 2, "`game  ` found, expected `game ...`");
    check("game sample", "gamesample", 2, "`gamesample` found, expected `game ...`");
    check("seat 1 human", "seat 2 human", 9, "seat 1 expected here, at most 5");
    check("seat 2 greedy", "seat 1 greedy", 10, "seat 2 expected here, at most 5");
    let crowd: String = (2..=6).map(|number| format!("seat {number} greedy\n")).collect();
    check("seat 2 greedy\n", &crowd, 14, "seat 6 expected here, at most 5");
}

#[test]
fn a_line_that_is_quoted_stays_short_and_plain() {
    let quoted = |line: &str| refused("game sample", line).1;
    let (fits, long) = ("x".repeat(40), "x".repeat(41));
    assert_eq!(quoted(&fits), format!("`{fits}` found, expected `game ...`"));
    assert_eq!(quoted(&long), format!("`{fits}...` found, expected `game ...`"));
    assert_eq!(quoted("a\u{1b}b"), "`a\u{fffd}b` found, expected `game ...`");
}

#[test]
fn a_move_of_a_seat_that_the_table_does_not_have_is_refused() {
    let with_move = |seat| {
        let (mut writer, mut text) = RecordWriter::start(&header());
        text += &writer.line(By::Seat(Seat::at(seat)), "keep b5 g2");
        Record::parse(&text).map(|record| record.lines.len()).map_err(|error| error.cause)
    };
    assert_eq!(with_move(1), Ok(1));
    for (seat, number) in [(2, "3"), (4, "5")] {
        let cause = format!("`{number}` found, expected a seat from 1 to 2 or `*`");
        assert_eq!(with_move(seat), Err(cause));
    }
}

#[test]
fn a_cut_record_keeps_its_whole_lines() {
    let text = sample();
    for length in 0..text.len() - 1 {
        let Some(cut) = text.get(..length) else { continue };
        match Record::parse(cut) {
            Ok(record) => assert!(!record.ended || length >= text.len() - 1, "{cut}"),
            Err(error) => assert!(error.line >= 1),
        }
    }
    let moves = text.find("\n2 keep").expect("the move") + 5;
    let record = Record::parse(&text[..moves]).expect("whole lines");
    assert!(record.is_cut);
    assert_eq!(record.lines.len(), 1);
    assert_eq!(record.line_count, text[..moves].lines().count(), "the torn line is counted too");
}

#[test]
fn bytes_that_are_no_text_are_refused_with_their_line() {
    let mut bytes = sample().into_bytes();
    let at = bytes.iter().position(|&b| b == b'\n').expect("a line") + 3;
    bytes[at] = 0xff;
    assert_eq!(Record::parse_bytes(&bytes).map_err(|e| e.line), Err(2));
}

/// A file of nothing but line breaks, alone or behind a record, is refused without a list of its lines.
#[test]
fn many_empty_lines_take_no_memory() {
    let empty = "\n".repeat(4_000_000);
    for (text, line) in [(empty.clone(), 1), (sample() + &empty, sample().lines().count() + 1)] {
        let mut error = None;
        let counted = allocation_counter::measure(|| error = Record::parse(&text).err());
        assert_eq!(error.map(|error| error.line), Some(line));
        assert!(counted.bytes_max < 100_000, "{} bytes", counted.bytes_max);
    }
}
