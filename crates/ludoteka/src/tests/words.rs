//! Small things: dates, names, seats, rules.

use std::path::Path;

use engine::{Language, Seat, Sitter, Viewer};

use crate::arguments::language_of;
use crate::command::rules;
use crate::directory::{civil_date, shell_word};
use crate::players::{Player, parse_bots, parse_seats};
use crate::terminal::{Ink, Names, Pen};

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
    let names = Names::new(&sitters, "Guest");
    let all: Vec<&str> = Seat::all(4).map(|seat| names.of(seat)).collect();
    assert_eq!(all, ["greedy #1", "greedy #2", "search", "A[2Jnn"]);
    let pen = |language| {
        let viewer = Viewer::Seat(Seat::at(2));
        Pen::new::<kosmopolis::Kosmopolis>(&names, viewer, language, Ink::new(false))
    };
    assert_eq!(pen(Language::En).who(Seat::at(2)), "you");
    assert_eq!(pen(Language::De).who(Seat::at(2)), "du");
    assert_eq!(pen(Language::De).who(Seat::at(0)), "greedy #1");
}

/// LC_ALL goes before LC_MESSAGES, that before LANG; what is not one of our languages is English.
#[test]
fn the_language_comes_from_the_environment() {
    let of = |set: &[(&str, &str)]| {
        language_of(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    };
    assert_eq!(of(&[]), Language::En);
    assert_eq!(of(&[("LANG", "pl_PL.UTF-8")]), Language::Pl);
    assert_eq!(of(&[("LANG", "de")]), Language::De);
    assert_eq!(of(&[("LANG", "fr@euro"), ("LC_ALL", "")]), Language::Fr);
    assert_eq!(of(&[("LANG", "pl_PL"), ("LC_MESSAGES", "fr_FR"), ("LC_ALL", "de_AT.UTF-8")]), Language::De);
    assert_eq!(of(&[("LANG", "pl_PL"), ("LC_ALL", "C")]), Language::En);
    for other in ["deu", "C.UTF-8", "POSIX", "ja_JP.UTF-8", "_", "ß"] {
        assert_eq!(of(&[("LANG", other)]), Language::En, "{other}");
    }
}

#[test]
fn rules_are_found_by_their_id() {
    let page = games::info("kosmopolis").unwrap().rules;
    let rule = rules::find(page, "KOS-26").unwrap();
    let words = rule.join(" ");
    assert!(words.starts_with("KOS-26 The Priest (pink) is laid into the capital first. Then"), "{words}");
    assert!(words.ends_with("nothing happens."), "{words}");
    assert_eq!(rules::find(page, "26"), Some(rule.clone()));
    assert_eq!(rules::find(page, "kos-26"), Some(rule));
    assert_eq!(rules::find(page, "nonsense"), None);
}
