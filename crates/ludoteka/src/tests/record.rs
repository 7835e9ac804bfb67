//! Records: damaged ones are refused with their line, whole ones are traced.

use std::fs;
use std::path::Path;

use engine::Record;

use super::{Scratch, always_the_first, message, new_game, play_with};
use crate::arguments::ReplayArguments;
use crate::command::{replay, verify};
use crate::opening::{open_record, read_record};
use crate::terminal::{Console, Ink};

fn replay_file(path: &Path, trace: bool) -> (Result<(), String>, String) {
    let mut output = Vec::new();
    let mut input: &[u8] = b"";
    let mut console = Console::plain(&mut input, &mut output);
    let arguments = ReplayArguments { file: path.to_owned(), trace };
    let outcome = replay::run(&arguments, None, &mut console).map_err(message);
    (outcome, String::from_utf8(output).unwrap())
}

fn verify_file(path: &Path) -> Result<(), String> {
    verify::run(&[path.to_owned()], None, &mut Vec::new()).map_err(message)
}

fn sample(scratch: &Scratch) -> (std::path::PathBuf, String) {
    let path = scratch.join("a.rec");
    let (_, _) = play_with(&new_game(&path, "human=Ann,greedy,random", 4), &always_the_first());
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn damaged_records_are_refused_with_their_line() {
    let scratch = Scratch::new("damage");
    let (path, text) = sample(&scratch);
    let record = Record::parse(&text).unwrap();
    for seed in 0..300 {
        let bytes = match seed % 3 {
            0 => testkit::mangle_moves(&record, seed).into_bytes(),
            _ => testkit::mangle(&text, seed),
        };
        fs::write(&path, &bytes).unwrap();
        let is_same = bytes == text.as_bytes();
        for outcome in [replay_file(&path, false).0, replay_file(&path, true).0, verify_file(&path)] {
            match outcome {
                // Moves that were swapped may still follow from the rules; only the proof finds them.
                Ok(()) => {}
                Err(error) => {
                    assert!(!is_same, "seed {seed}: {error}");
                    assert!(error.contains(": line ") && error.lines().count() == 1, "seed {seed}: {error}");
                }
            }
        }
        assert_eq!(fs::read(&path).unwrap(), bytes, "reading changes nothing");
    }
}

#[test]
fn a_trace_is_one_object_per_move_and_the_standings() {
    let scratch = Scratch::new("trace");
    let (path, text) = sample(&scratch);
    let record = Record::parse(&text).unwrap();
    let (outcome, shown) = replay_file(&path, true);
    assert_eq!(outcome, Ok(()));
    let objects: Vec<serde_json::Value> =
        shown.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), record.lines.len() + 1);
    for (object, line) in objects.iter().zip(&record.lines) {
        assert_eq!(object["line"], line.number);
        assert_eq!(object["done"], line.text);
        match line.by {
            engine::By::Chance => assert_eq!(object["awaited"], serde_json::json!(["chance"])),
            engine::By::Seat(seat) => {
                let legal = object["legal"][seat.to_string()].as_array().unwrap();
                assert!(legal.contains(&object["done"]), "{object}");
                assert_eq!(
                    object["awaited"].as_array().unwrap().len(),
                    object["legal"].as_object().unwrap().len()
                );
            }
        }
    }
    let last = objects.last().unwrap();
    assert_eq!(last["over"], true);
    for standing in last["standings"].as_array().unwrap() {
        let sum: i64 =
            standing["breakdown"].as_array().unwrap().iter().map(|l| l["points"].as_i64().unwrap()).sum();
        assert_eq!(standing["total"], sum);
    }
}

#[test]
fn an_unfinished_record_is_shown_as_far_as_it_goes_and_fails() {
    let scratch = Scratch::new("unfinished");
    let (path, text) = sample(&scratch);
    let lines: Vec<&str> = text.lines().collect();
    let half = lines[..lines.len() / 2].join("\n") + "\n";
    fs::write(&path, &half).unwrap();
    let (outcome, shown) = replay_file(&path, false);
    let expected = format!("line {}: the record stops here without `end`", lines.len() / 2 + 1);
    assert!(outcome.unwrap_err().ends_with(&expected));
    assert!(shown.contains("1 Ann: keep") && shown.contains("Place"), "{shown}");
    let (outcome, shown) = replay_file(&path, true);
    assert!(outcome.is_err());
    assert!(shown.lines().last().unwrap().contains("\"over\":false"));
    fs::write(&path, &text[..half.len() + 3]).unwrap();
    let expected = format!("line {}: the record is cut off here", lines.len() / 2 + 1);
    assert!(replay_file(&path, false).0.unwrap_err().ends_with(&expected));
    assert!(verify_file(&path).unwrap_err().contains("no secret yet"));
}

/// On a screen a record is paged through, forwards and backwards.
#[test]
fn steps_are_paged_through() {
    let scratch = Scratch::new("pages");
    let (path, _) = sample(&scratch);
    let mut output = Vec::new();
    let mut input: &[u8] = b"\n\np\n5\n9999\nq\n";
    let mut console = Console::plain(&mut input, &mut output).with(Ink::new(false), true, false);
    let arguments = ReplayArguments { file: path, trace: false };
    assert!(replay::run(&arguments, None, &mut console).is_ok());
    let shown = String::from_utf8(output).unwrap();
    let pages: Vec<&str> = shown.split("Step ").skip(1).map(|page| page.split(' ').next().unwrap()).collect();
    assert_eq!(pages[..5], ["1", "2", "3", "2", "5"]);
    assert!(shown.contains("Place"));
}

/// A match goes on by the rules it was begun with; what this program does not know it says, with the line.
#[test]
fn a_record_is_opened_by_the_rules_of_its_version() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cv/data/records/v1/2p-gigamic.rec");
    let mut record = read_record(&path).unwrap();
    let game = open_record(&path, &record, None).unwrap();
    assert_eq!(games::with_game!(&game, game => engine::Game::rules_version(game)), 1);
    record.header.rules = 3;
    let refused = message(open_record(Path::new("new.rec"), &record, None).unwrap_err());
    assert_eq!(refused, "new.rec: line 4: rules version 3 of CV (gigamic) found, this program plays 1 to 2");
}
