//! Everything fits into 80 columns, whatever the game brings.

use std::collections::BTreeSet;
use std::thread;

use engine::{Awaits, Language, QuickRandom, Random, Seat, Sitter, Table, Viewer};
use games::{AnyGame, GAMES, Opening, with_game};
use phrases::Texts;

use crate::terminal::screen::{help, paragraphs, question};
use crate::terminal::text::{flow, shorten, table, width};
use crate::terminal::{Ink, Names, Pen, Screen, log, standings};

const COLUMNS: usize = 79;

fn check_lines(what: &str, lines: &[String]) {
    for line in lines {
        assert!(width(line) <= COLUMNS, "{what} is {} wide: {line}", width(line));
        assert!(!line.contains('\n'), "{what}: {line}");
    }
}

/// The numbers a menu has, those of ranges such as `3–20` included. Colour codes are not told apart.
fn listed(menu: &str) -> BTreeSet<usize> {
    let is_part = |c: char| c.is_ascii_digit() || c == '–';
    let mut listed = BTreeSet::new();
    for part in menu.split(|c| !is_part(c)) {
        let ends: Vec<usize> = part.split('–').filter_map(|end| end.parse().ok()).collect();
        if let (Some(&first), Some(&last)) = (ends.first(), ends.last()) {
            listed.extend(first..=last);
        }
    }
    listed
}

pub(super) fn check_screens<G: Screen>(game: &G, seed: u64, language: Language) {
    let sitters: Vec<Sitter> = Seat::all(game.players())
        .map(|seat| Sitter::new("human", &format!("Wilhelmina Featherstonehaugh {seat}")))
        .collect();
    let names = Names::new(&sitters, "Guest");
    let mut words = QuickRandom::new(seed);
    let mut table = Table::new(game.clone());
    for ink in [Ink::new(true), Ink::new(false)] {
        table = Table::new(game.clone());
        loop {
            table.draw_all(&mut words);
            for viewer in Viewer::all(game.players()) {
                let (view, pen) = (table.view(viewer), Pen::new::<G>(&names, viewer, language, ink));
                check_lines("the board", &game.board(&view, pen));
                check_lines("the report", &game.report(&view, pen));
                check_lines("the legend", &game.legend(&view, pen));
                if let Some(seat) = viewer.seat().filter(|&seat| table.awaits().seats().contains(seat)) {
                    let (question, rule) = question(game, &view, pen);
                    check_lines("the question", &question);
                    assert!(question.len() <= 3 && question.concat().contains(rule.as_str()), "{question:?}");
                    let actions = table.legal(seat);
                    let menu = game.menu(&view, &actions, pen);
                    check_lines("the menu", &menu);
                    let menu = menu.join(" ");
                    let listed = listed(&menu);
                    assert!((1..=actions.len()).all(|number| listed.contains(&number)), "{menu}");
                }
            }
            let Awaits::Seats(seats) = table.awaits() else { break };
            let seat = seats.first().unwrap();
            let actions = table.legal(seat);
            let action = actions[words.below(actions.len() as u64) as usize];
            table.act(seat, action).unwrap();
        }
        for viewer in Viewer::all(game.players()) {
            let pen = Pen::new::<G>(&names, viewer, language, ink);
            check_lines("the log", &log(&table, 0..table.event_count(), viewer, pen));
        }
    }
    check_lines("the standings", &standings(&table, &names, language, Ink::new(false)));
}

#[test]
fn every_screen_of_every_game_fits() {
    // Languages beside each other: this takes longer than all other tests of the terminal.
    thread::scope(|scope| {
        for (seed, language) in (0..).zip(Language::ALL) {
            scope.spawn(move || {
                for game in AnyGame::in_every_mode() {
                    with_game!(&game, game => check_screens(game, seed, language));
                }
            });
        }
    });
}

#[test]
fn help_fits() {
    let names = Names::new(&[], "Guest");
    for language in Language::ALL {
        for info in GAMES {
            let game = AnyGame::open(&Opening::new(info.slug, info.player_counts()[0])).unwrap();
            let lines = with_game!(&game, game => help_of(game, &names, language));
            check_lines("the help", &lines);
            assert!(lines.len() > 8, "{lines:?}");
        }
        let commands = paragraphs(&Texts::new(language).text("term-commands"));
        check_lines("the commands", &commands);
        assert_eq!(commands.len(), 5, "{commands:?}");
    }
}

fn help_of<G: Screen>(_: &G, names: &Names, language: Language) -> Vec<String> {
    help::<G>(Pen::new::<G>(names, Viewer::Spectator, language, Ink::new(false)))
}

#[test]
fn text_is_measured_in_cells() {
    assert_eq!(width("\u{1b}[1;91m15!\u{1b}[0m"), 3);
    assert_eq!(width("王"), 2);
    assert_eq!(shorten("Wilhelmina", 5), "Wilh…");
    assert_eq!(shorten("Ann", 5), "Ann");
    let pieces: Vec<String> = ["aa", "bb", "cc"].map(str::to_owned).to_vec();
    assert_eq!(flow("x ", &pieces, " ", 7), ["x aa bb", "  cc"]);
    let rows = [vec!["a".to_owned(), "1".to_owned()], vec!["bb".to_owned(), "22".to_owned()]];
    let head = ["n".to_owned(), "x".to_owned()];
    assert_eq!(table(&head, &rows, 1), ["n    x", "──────", "a    1", "bb  22"]);
}
