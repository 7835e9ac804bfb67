//! A page shows nothing that its viewer may not know.

use engine::{QuickRandom, Table, Viewer};
use games::{AnyGame, with_game};

use super::{every_position_of, info, joined, regions_for};
use crate::{GamePage, Language, Voice, tell};

/// Checks that every state a viewer cannot tell from the real one gives the same board.
fn check_leaks<G: GamePage>(table: &Table<G>, words: &mut QuickRandom) {
    let game = table.game();
    for viewer in Viewer::all(game.players()) {
        let real = joined(&regions_for(table, table.state(), viewer, Language::En));
        let view = game.view(table.state(), viewer);
        for _ in 0..2 {
            let imagined = game.imagine(&view, words);
            let other = joined(&regions_for(table, &imagined, viewer, Language::En));
            assert_eq!(real, other, "{viewer:?} sees a difference");
        }
    }
}

#[test]
fn what_a_viewer_cannot_know_changes_nothing() {
    let mut words = QuickRandom::new(3);
    for game in AnyGame::in_every_mode() {
        with_game!(game, game => every_position_of(game, 40, |table| check_leaks(table, &mut words)));
    }
}

/// Checks that the log of a whole match is told to everybody.
fn check_log<G: GamePage>(table: &Table<G>, language: Language) {
    if table.awaits() != engine::Awaits::Over {
        return;
    }
    let players = table.game().players();
    let seats = info(players, None).seats;
    for viewer in Viewer::all(players) {
        let voice = Voice { texts: crate::Texts::new(language), viewer, seats: &seats };
        let lines = tell(table.game(), table.events(0, viewer), &voice);
        assert!(lines.len() > 5, "{} lines", lines.len());
        for line in &lines {
            assert!(!line.html.0.contains("<Player"), "names are escaped: {}", line.html.0);
        }
    }
}

#[test]
fn the_log_is_told_to_everybody_in_every_language() {
    for language in Language::ALL {
        for game in AnyGame::in_every_mode() {
            with_game!(game, game => every_position_of(game, 41, |table| check_log(table, language)));
        }
    }
}
