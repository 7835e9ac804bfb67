//! Kosmopolis: what is previewed happens, everything on the board says what it is, and a round end is staged.

use std::collections::BTreeSet;

use engine::{Awaits, Game, QuickRandom, Random, Seat, Silent, Table, Viewer};
use kosmopolis::{Action, Colour, Event, Kosmopolis, Phase, Standing, View};
use seating::Stage;

use super::pages::check;
use super::{context, every_position, game, info, joined, regions_for};
use crate::{GamePage, Language, Mark, MarkLook, Moment, Preview, Scene};

/// The values of an attribute in a piece of HTML.
fn values(html: &str, attribute: &str) -> BTreeSet<String> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|part| part.split('"').next()).map(str::to_owned).collect()
}

fn row(preview: &Preview, label: &str) -> String {
    let found = preview.rows.iter().find(|(own, _)| own == label);
    found.map(|(_, words)| words.0.clone()).unwrap_or_default()
}

fn previewed(game: &Kosmopolis, view: &View, action: Action) -> Preview {
    let context = context(Language::En);
    let mut about = info(game.players(), view.viewer.seat());
    about.awaited = game.awaits_in(view).seats();
    let scene = Scene::new(&context, &about).of::<Kosmopolis>();
    game.preview(view, action, &scene)
}

/// A number of a change, as the slip writes it.
fn change(before: &dyn ToString, after: &dyn ToString) -> String {
    format!("<b>{} → {}</b>", before.to_string(), after.to_string())
}

#[test]
fn what_is_previewed_happens() {
    let mut checked = [0; 6];
    for (players, seed) in [(2, 20), (3, 20), (4, 20), (2, 24), (3, 25)] {
        every_position(players, seed, |table| {
            let Awaits::Seats(seats) = table.awaits() else { return };
            let (game, seat) = (table.game(), seats.first().unwrap());
            let view = table.view(Viewer::Seat(seat));
            let limit = |view: &View, colour: Colour| {
                let mark = if view.unknown_count(colour) > 0 { "?" } else { "" };
                format!("{}{mark}", view.known_limits()[colour.index()]).replace('-', "\u{2212}")
            };
            for action in table.legal(seat) {
                let preview = previewed(game, &view, action);
                assert!((1..=3).contains(&preview.rows.len()), "{action}: {} rows", preview.rows.len());
                let mut state = *table.state();
                game.apply(&mut state, seat, action, &mut Silent);
                let after = game.view(&state, Viewer::Seat(seat));
                let is_round_end = matches!(after.board.phase, Phase::Save(_) | Phase::Deal(_) | Phase::Over);
                let (kind, colour) = match action {
                    Action::Keep(_) => (0, None),
                    Action::Capital(kind) => (1, Some(kind.colour())),
                    Action::Hometown(kind) => (2, Some(kind.colour())),
                    Action::Lay(colour) => (3, Some(colour)),
                    Action::Take(colour) => (4, Some(colour)),
                    Action::Save(_) => (5, None),
                };
                checked[kind] += 1;
                if let Action::Save(_) = action {
                    let paid = view.board.markers[seat] - after.board.markers[seat];
                    let says = row(&preview, "You pay");
                    assert_eq!(says.is_empty(), paid == 0, "{action}: {says}");
                    assert!(paid < 2 || says.contains(&format!("{paid} markers")), "{action}: {says}");
                }
                let Some(colour) = colour.filter(|_| !is_round_end) else { continue };
                let sum = |view: &View| view.board.hometown[seat].sum_of(colour);
                if kind != 2 {
                    let says = row(&preview, "Limit");
                    assert!(
                        says.contains(&change(&limit(&view, colour), &limit(&after, colour))),
                        "{action}: {says}"
                    );
                }
                if kind == 2 || kind == 4 {
                    let says = row(&preview, "Column");
                    assert!(says.contains(&change(&sum(&view), &sum(&after))), "{action}: {says}");
                }
                let words = match after.standing(seat, colour) {
                    Standing::Above(count) => format!("{count} too many"),
                    Standing::Exact => "exact".to_owned(),
                    Standing::Below(_) => "safe".to_owned(),
                    Standing::Empty | Standing::Scored => continue,
                };
                let says = row(&preview, if kind == 2 { "Column" } else { "Limit" });
                assert!(says.contains(&words), "{action}: {words} in {says}");
            }
        });
    }
    assert!(checked.iter().all(|&count| count > 5), "{checked:?}");
}

#[test]
fn marks_point_at_what_is_on_the_board() {
    let mut ghosts = 0;
    every_position(3, 21, |table| {
        let Awaits::Seats(seats) = table.awaits() else { return };
        let seat = seats.first().unwrap();
        let view = table.view(Viewer::Seat(seat));
        let html = joined(&regions_for(table, table.state(), Viewer::Seat(seat), Language::En));
        let mut places = values(&html, "data-spot");
        places.extend(values(&html, "data-thing"));
        for action in table.legal(seat) {
            for Mark { at, look, .. } in previewed(table.game(), &view, action).marks {
                assert!(places.contains(&at), "{action}: no {at} on the board");
                ghosts += usize::from(look == MarkLook::Ghost);
            }
        }
    });
    assert!(ghosts > 30, "{ghosts}");
}

/// No mute thing: whatever can be touched or looked at has words, and what cannot be chosen has a reason.
#[test]
fn everything_says_what_it_is_and_why_not() {
    let mut refused = 0;
    for players in [2, 4] {
        every_position(players, 22, |table| {
            let game = table.game();
            for viewer in Viewer::all(players) {
                let view = table.view(viewer);
                let html = joined(&regions_for(table, table.state(), viewer, Language::De));
                let context = context(Language::De);
                let about = info(players, viewer.seat());
                let scene = Scene::new(&context, &about).of::<Kosmopolis>();
                let things = values(&html, "data-thing");
                for thing in things.iter().chain(&values(&html, "data-look")) {
                    let large = game.look(&view, thing, &scene);
                    assert!(large.is_some_and(|html| !html.0.is_empty()), "{thing} says nothing");
                }
                let Some(seat) = viewer.seat() else { continue };
                for thing in &things {
                    let wish =
                        *game.wishes(&view, thing).first().unwrap_or_else(|| panic!("{thing} has no wish"));
                    refused += usize::from(game.check(table.state(), seat, wish).is_err());
                }
            }
        });
    }
    assert!(refused > 1000, "{refused}");
}

/// Plays a match and shows the moments of every move to one viewer.
fn moments(players: usize, seed: u64, mut show: impl FnMut(&Table<Kosmopolis>, &[&Event], Vec<Moment>)) {
    let mut words = QuickRandom::new(seed);
    let mut table = Table::new(game(players));
    let viewer = Viewer::Seat(Seat::at(0));
    let context = context(Language::Fr);
    loop {
        let mark = table.event_count();
        table.draw_all(&mut words);
        if let Awaits::Seats(seats) = table.awaits() {
            let seat = seats.first().unwrap();
            let legal = table.legal(seat);
            table.act(seat, legal[words.below(legal.len() as u64) as usize]).unwrap();
            table.draw_all(&mut words);
        }
        let mut about = info(players, viewer.seat());
        let is_over = table.awaits() == Awaits::Over;
        if is_over {
            about.stage = Stage::Ended;
        }
        let events: Vec<&Event> = table.events(mark, viewer).collect();
        let staged =
            crate::moments(table.game(), &table.view(viewer), &events, 0, &Scene::new(&context, &about));
        show(&table, &events, staged);
        if is_over {
            return;
        }
    }
}

#[test]
fn every_round_end_is_staged_once() {
    let (mut fallen, mut won, mut revealed) = (0, 0, 0);
    for players in 2..=4 {
        for seed in 0..6 {
            let mut ends = 0;
            moments(players, seed, |_, events, staged| {
                let is_end = events.iter().any(|event| matches!(event, Event::RoundEnded(_)));
                let rounds: Vec<&Moment> =
                    staged.iter().filter(|moment| moment.kind == "kos-round").collect();
                for moment in &rounds {
                    check("moment", &moment.html);
                    assert!(moment.html.0.contains("data-beat=\"1\""));
                }
                if !is_end {
                    revealed += rounds.len();
                    return;
                }
                ends += 1;
                let html = &rounds.last().expect("a round end has its moment").html.0;
                let lost = events.iter().filter(|event| matches!(event, Event::Lost(..))).count();
                let bonus = events.iter().filter(|event| matches!(event, Event::Bonus(..))).count();
                assert_eq!(html.matches("pillar falls").count(), lost);
                assert_eq!(html.matches("class=\"prize\"").count(), bonus);
                fallen += lost;
                won += bonus;
            });
            assert_eq!(ends, 3);
        }
    }
    assert!(fallen > 20 && won > 20 && revealed > 0, "{fallen} {won} {revealed}");
}

#[test]
fn the_last_board_marks_nothing_as_too_much() {
    for seed in 30..36 {
        every_position(4, seed, |table| {
            let game = table.game();
            let view = table.view(Viewer::Spectator);
            let html = joined(&regions_for(table, table.state(), Viewer::Seat(Seat::at(0)), Language::En));
            let is_over = table.awaits() == Awaits::Over;
            assert!(
                !is_over
                    || !html.contains("too many") && !html.contains("at risk") && !html.contains("above")
            );
            for seat in Seat::all(4) {
                let points = game.total(engine::ScoreFrom::View(&view), seat);
                assert_eq!(game.safe_points(&view, seat).is_none(), is_over);
                assert!(game.safe_points(&view, seat).is_none_or(|safe| (0..=points).contains(&safe)));
            }
        });
    }
}

/// The pictures of the illustrated rules are found, and their regions exist.
#[test]
fn the_rules_are_illustrated() {
    for language in Language::ALL {
        let page = crate::guide(&context(language), games::info("kosmopolis").unwrap()).0;
        assert_eq!(page.matches("figure-board").count(), Kosmopolis::FIGURES.len());
    }
    for figure in Kosmopolis::FIGURES {
        assert!(crate::page::guide::figure::<Kosmopolis>(figure.name, &context(Language::En)).is_some());
    }
}
