//! A page shows nothing that its viewer may not know.

use engine::{Quick, Table, Viewer};

use super::{every_position, info, joined, regions_for};
use crate::{Face, Language, Voice, tell};

/// Checks that every state a viewer cannot tell from the real one gives the same board.
pub(super) fn check_leaks<G: Face>(table: &Table<G>, words: &mut Quick) {
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
    let mut words = Quick::new(3);
    for players in 2..=4 {
        every_position(players, 40, |table| check_leaks(table, &mut words));
    }
}

/// Checks that the log of a whole match is told to everybody.
pub(super) fn check_log<G: Face>(table: &Table<G>, language: Language) {
    if table.awaits() != engine::Awaits::Over {
        return;
    }
    let players = table.game().players();
    let seats = info(players, None).seats;
    for viewer in Viewer::all(players) {
        let voice = Voice { texts: crate::Texts::new(language), viewer, seats: &seats };
        let lines = tell(table.game(), table.events(0, viewer), &voice);
        assert!(lines.len() > 60, "{} lines", lines.len());
        for line in &lines {
            assert!(!line.0.0.contains("<Player"), "names are escaped: {}", line.0.0);
        }
    }
}

#[test]
fn the_log_is_told_to_everybody_in_every_language() {
    for language in Language::ALL {
        every_position(3, 41, |table| check_log(table, language));
    }
}
