//! What is told: secret parts once, and places as people count them.

use std::collections::HashSet;

use engine::{Game, Gap, InLog, Name, Seat, Speak, Table, Viewer};

use super::fixture::{Position, game, plain};
use crate::{Event, Place, Token};

/// The sentences about a seat's cards that stand in a viewer's log.
fn in_log(table: &Table<crate::Goennen>, viewer: Viewer) -> Vec<Event> {
    let all = table.events_between(0..table.event_count(), viewer).map(|(_, event)| *event);
    let is_about_cards = |event: &Event| {
        matches!(event, Event::Chose(..) | Event::Done(..) | Event::Laid(..) | Event::PutUnder(..))
    };
    let told = all.filter(|event| table.game().in_log(event) != InLog::Omitted);
    told.filter(is_about_cards).collect()
}

#[test]
fn a_first_display_is_told_once_to_its_own_player_too() {
    let mut table = Table::new(game(2));
    table.draw_all(&mut engine::QuickRandom::new(5));
    for seat in [0, 1].map(Seat::at) {
        assert!(in_log(&table, Viewer::Seat(seat)).is_empty(), "what is secret can still be taken back");
        for _ in 0..4 {
            let action = table.legal(seat)[0];
            table.act(seat, action).expect("a legal action");
        }
    }
    // Of each of the two players one card put away and three laid, for everybody who listens.
    for viewer in Viewer::all(2) {
        assert_eq!(in_log(&table, viewer).len(), 8, "{viewer:?}");
    }
}

#[test]
fn a_passive_entry_is_told_once_to_its_own_player_too() {
    let faces = [(1, plain("_ < _")), (2, plain("_ < _"))];
    let position = Position::new(3, &faces).display(1, "9 r1c1").display(2, "1 r1c1").display(3, "2 r1c1");
    let mut scenario = position.rolled(1, "y6 o6 g2 b2 p2").scenario();
    scenario.act(1, "reroll yo").chance("roll y3 o4");
    let mut told = Vec::new();
    for (seat, action) in [(2, "enter y 1.1 3"), (3, "done")] {
        scenario.act(seat, action);
        told.extend(scenario.told(2));
    }
    told.retain(|event| scenario.game().in_log(event) != InLog::Omitted);
    let own = told.iter().filter(|event| match event {
        Event::Chose(seat, _) | Event::Done(seat, _) | Event::Entered(seat, ..) => *seat == Seat::at(1),
        _ => false,
    });
    assert_eq!(own.count(), 1, "{told:?}");
    assert!(told.contains(&Event::EnteredNothing(Seat::at(2))), "and of the others what they chose");
}

#[test]
fn places_are_counted_from_one_and_all_have_other_words() {
    let game = game(2);
    let mut all = HashSet::new();
    for (row, column) in (0..4).flat_map(|row| (0..4).map(move |column| (row, column))) {
        let place = Place::new(row, column).expect("a place");
        let Name::Gap(Gap::Phrase(phrase)) = game.say_token(Token::Place(place), engine::Language::En) else {
            panic!("a place is said by a text");
        };
        assert!(phrase.gaps.iter().all(|(_, gap)| *gap != Gap::Number(0)), "{phrase:?}");
        all.insert(format!("{phrase:?}"));
    }
    assert_eq!(all.len(), 16);
    assert_eq!(game.players(), 2);
}
