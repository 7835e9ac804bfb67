//! Small things: dates, names, seats, rules.

use std::path::Path;

use engine::{Seat, Sitter, Viewer};

use crate::command::rules;
use crate::place::{civil_date, shell_word};
use crate::seating::{Player, parse_bots, parse_seats};
use crate::terminal::Names;

#[test]
fn days_have_dates() {
    for (day, date) in [
        (0, (1970, 1, 1)),
        (58, (1970, 2, 28)),
        (11_016, (2000, 2, 29)),
        (20_454, (2026, 1, 1)),
        (47_540, (2100, 2, 28)),
    ] {
        assert_eq!(civil_date(day), date, "day {day}");
    }
    assert_eq!(civil_date(47_541), (2100, 3, 1));
}

#[test]
fn paths_can_be_pasted() {
    assert_eq!(shell_word(Path::new("records/a.rec")), "records/a.rec");
    assert_eq!(shell_word(Path::new("my games/Ann's.rec")), r"'my games/Ann'\''s.rec'");
}

#[test]
fn seats_are_read_or_refused() {
    let seats = parse_seats("human=Ann Lee, search:500,greedy=Robo").ok().unwrap();
    assert_eq!(seats[0], (Player::Human, Sitter::new("human", "Ann Lee")));
    assert_eq!(seats[1].1, Sitter::new("search:500", ""));
    assert_eq!(seats[2].1, Sitter::new("greedy", "Robo"));
    for wrong in ["", "human,", "human=", "human=\u{1b}[2J", "wizard", "search:0", "search:-1", "Human"] {
        assert!(parse_seats(wrong).is_err(), "{wrong}");
    }
    assert!(parse_bots("greedy,human").is_err());
}

#[test]
fn names_tell_players_apart_and_steer_nothing() {
    let sitters = [
        Sitter::new("greedy", ""),
        Sitter::new("greedy", ""),
        Sitter::new("search:2000", ""),
        Sitter { kind: "human".to_owned(), name: "A\u{1b}[2Jnn".to_owned() },
    ];
    let names = Names::new(&sitters);
    let all: Vec<&str> = Seat::all(4).map(|seat| names.of(seat)).collect();
    assert_eq!(all, ["greedy #1", "greedy #2", "search", "A[2Jnn"]);
    let voice = names.to(Viewer::Seat(Seat::at(2)));
    assert_eq!(voice.does(Seat::at(2), "play", "plays"), "You play");
    assert_eq!(voice.does(Seat::at(0), "play", "plays"), "greedy #1 plays");
}

#[test]
fn rules_are_found_by_their_id() {
    let page = games::info("kosmopolis").unwrap().rules;
    let rule = rules::find(page, "KOS-26").unwrap();
    assert!(rule.starts_with("KOS-26 The Priest (pink) is laid into the capital first. Then"), "{rule}");
    assert!(rule.ends_with("nothing happens."), "{rule}");
    assert_eq!(rules::find(page, "26"), Some(rule.clone()));
    assert_eq!(rules::find(page, "kos-26"), Some(rule));
    assert_eq!(rules::find(page, "nonsense"), None);
}
