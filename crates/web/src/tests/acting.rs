//! Everything legal can be touched, told apart, and found again.

use std::collections::BTreeMap;

use engine::{Awaits, Game, Table, Viewer};
use games::{AnyGame, with_game};

use super::{every_position, every_position_of, joined, regions_for};
use crate::{GamePage, Language, match_things};

fn count(things: &[String]) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing.as_str()).or_default() += 1;
    }
    counts
}

/// Checks every action of every awaited seat; gives how many there were.
pub(super) fn check_actions<G: GamePage>(table: &Table<G>) -> usize {
    let Awaits::Seats(seats) = table.awaits() else { return 0 };
    let mut checked = 0;
    for seat in seats.iter() {
        let game = table.game();
        let view = table.view(Viewer::Seat(seat));
        let html = joined(&regions_for(table, table.state(), Viewer::Seat(seat), Language::En));
        let mut all = Vec::new();
        for action in table.legal(seat) {
            let things: Vec<String> = game.steps(&view, action).concat();
            for (thing, needed) in count(&things) {
                let there = html.matches(&format!("data-thing=\"{thing}\"")).count();
                assert!(there >= needed, "{action}: {needed} of {thing}, {there} on the board");
            }
            assert_eq!(match_things(game, &view, &things), Some(action));
            assert!(html.contains(&format!("\"n\":\"{action}\"")), "{action} is offered");
            all.push(things);
            checked += 1;
        }
        all.sort();
        all.dedup();
        assert_eq!(all.len(), table.legal(seat).len(), "actions differ in their things");
    }
    checked
}

#[test]
fn everything_legal_can_be_touched_and_found_again() {
    for game in AnyGame::in_every_mode() {
        let mut checked = 0;
        with_game!(game, game => for seed in 0..2 {
            every_position_of(game.clone(), seed, |table| checked += check_actions(table));
        });
        assert!(checked > 100, "{checked} actions checked");
    }
}

/// Checks that whatever is legal can be sent by a form.
pub(super) fn check_forms<G: GamePage>(table: &Table<G>) {
    let Awaits::Seats(seats) = table.awaits() else { return };
    let seat = seats.first().unwrap();
    let html = super::forms_for(table, seat);
    let is_subset = html.contains("name=\"subset\"");
    for action in table.legal(seat) {
        if is_subset {
            let view = table.view(Viewer::Seat(seat));
            for thing in table.game().steps(&view, action).concat() {
                assert!(html.contains(&format!("type=\"checkbox\" name=\"thing\" value=\"{thing}\"")));
            }
        } else {
            assert!(html.contains(&format!("<button name=\"action\" value=\"{action}\">")));
        }
    }
}

#[test]
fn forms_stand_in_for_the_client() {
    for game in AnyGame::in_every_mode() {
        with_game!(game, game => every_position_of(game, 3, check_forms));
    }
}

#[test]
fn nothing_is_offered_to_who_is_not_awaited() {
    every_position(3, 6, |table| {
        for viewer in Viewer::all(3) {
            let is_awaited = viewer.seat().is_some_and(|seat| table.awaits().seats().contains(seat));
            let html = joined(&regions_for(table, table.state(), viewer, Language::En));
            assert_eq!(html.contains("data-actions"), is_awaited);
            let is_offered = viewer.seat().is_some_and(|seat| !super::forms_for(table, seat).is_empty());
            assert_eq!(is_offered, is_awaited);
        }
    });
}

#[test]
fn things_match_nothing_else() {
    every_position(2, 7, |table| {
        let Awaits::Seats(seats) = table.awaits() else { return };
        let view = table.view(Viewer::Seat(seats.first().unwrap()));
        assert_eq!(match_things(table.game(), &view, &["no-such-thing"]), None);
        let many = vec!["capital"; 50];
        assert_eq!(match_things(table.game(), &view, &many), None);
    });
}

#[test]
fn every_refusal_is_said_in_every_language_with_its_rule() {
    use kosmopolis::{Colour, Kind, Why};
    let game = super::game(2);
    let kind: Kind = "b5".parse().unwrap();
    let whys = [
        Why::DraftNow,
        Why::PlayNow,
        Why::LayNow,
        Why::TakeNow,
        Why::SaveNow,
        Why::KeepCount(2),
        Why::NotInPack(kind),
        Why::NotInHand(kind),
        Why::PriestColumn(Colour::Pink),
        Why::ColumnEmpty(Colour::Blue),
        Why::NotBust(Colour::Blue),
        Why::TooDear { cost: 3, markers: 1 },
    ];
    for language in Language::ALL {
        let texts = crate::Texts::new(language);
        for why in whys {
            let refusal = engine::Refusal::new(kosmopolis::rule_ids::KOS_26, why);
            let html = crate::refusal(&game, &refusal, texts).0;
            assert!(html.contains("href=\"/rules/kosmopolis#KOS-26\""), "{html}");
        }
    }
    assert_eq!(game.slug(), "kosmopolis");
}
