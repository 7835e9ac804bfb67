//! Gönnen können: what only its boards have.

use std::collections::BTreeSet;

use engine::{Awaits, QuickRandom, Random, Seat, Table, Viewer};
use goennen::{Action, Deck, Goennen, Phase, View};
use maud::Markup;

use super::acting::check_actions;
use super::{context, info, joined, regions_for};
use crate::{GamePage, Language, MarkLook, Scene, TableInfo};

fn game(variant: Option<&str>, players: usize) -> Goennen {
    Goennen::new(variant, players, Deck::standard()).unwrap()
}

/// Every number of players, and two of the levels.
fn games() -> [Goennen; 5] {
    [game(None, 2), game(None, 3), game(None, 4), game(Some("solo-1"), 1), game(Some("solo-7"), 1)]
}

/// A match in which dice are used whenever they can be, so that displays fill and bonuses are there.
fn eager(game: Goennen, seed: u64, mut show: impl FnMut(&Table<Goennen>, Seat)) -> Table<Goennen> {
    let mut words = QuickRandom::stream(seed, seed);
    let mut table = Table::new(game);
    loop {
        table.draw_all(&mut words);
        let Awaits::Seats(seats) = table.awaits() else { return table };
        let seat = seats.iter().nth(words.below(u64::from(seats.count())) as usize).unwrap();
        show(&table, seat);
        let legal = table.legal(seat);
        let is_use = |action: &&Action| {
            matches!(
                action,
                Action::Buy(..) | Action::Complete { .. } | Action::Enter { .. } | Action::Lay(..)
            )
        };
        let uses: Vec<Action> = legal.iter().filter(is_use).copied().collect();
        let list = if uses.is_empty() || words.below(5) == 0 { &legal } else { &uses };
        table.act(seat, list[words.below(list.len() as u64) as usize]).unwrap();
    }
}

fn about(table: &Table<Goennen>, seat: Seat) -> TableInfo {
    let mut about = info(engine::Game::players(table.game()), Some(seat));
    about.game = games::info("goennen").unwrap();
    about.awaited = table.awaits().seats();
    about
}

/// The values of an attribute in a page.
fn values(html: &str, attribute: &str) -> BTreeSet<String> {
    let start = format!("{attribute}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn whatever_is_legal_in_rich_positions_can_be_touched() {
    let mut checked = 0;
    for (seed, game) in games().into_iter().enumerate() {
        let mut count = 0;
        eager(game, 100 + seed as u64, |table, _| {
            count += 1;
            if count % 5 == 0 {
                checked += check_actions(table);
            }
        });
    }
    assert!(checked > 1000, "{checked} actions");
}

/// What a preview says is what happens: rows are few, marks point at what is there, points change as told.
#[test]
fn previews_come_true() {
    let (mut changes, mut previews) = (0, 0);
    for (seed, game) in (0..4).flat_map(|_| games()).enumerate() {
        let mut count = 0;
        eager(game, 200 + seed as u64, |table, seat| {
            count += 1;
            let legal = table.legal(seat);
            let step = legal.len().div_ceil(4);
            let (viewer, about) = (Viewer::Seat(seat), about(table, seat));
            let context = context(Language::ALL[count % 4]);
            let scene = Scene::new(&context, &about).of::<Goennen>();
            let view = table.view(viewer);
            let html = joined(&regions_for(table, table.state(), viewer, Language::En));
            let there: BTreeSet<String> =
                values(&html, "data-thing").union(&values(&html, "data-spot")).cloned().collect();
            for &action in legal.iter().step_by(step) {
                let preview = table.game().preview(&view, action, &scene);
                previews += 1;
                assert!(preview.rows.len() <= 3, "{action}");
                assert!(
                    preview.rows.iter().all(|(label, words)| !label.is_empty() && !words.0.is_empty()),
                    "{action}"
                );
                for mark in &preview.marks {
                    assert!(there.contains(&mark.at), "{action} marks {}", mark.at);
                }
                let told =
                    preview.marks.iter().find(|mark| mark.at == "my-points" && mark.look == MarkLook::Change);
                changes += usize::from(told.is_some());
                assert_eq!(told.map(|mark| mark.html.0.clone()), change(table, seat, action), "{action}");
            }
        });
    }
    assert!(changes > 40 && previews > 4000, "{changes} of {previews}");
}

/// How the points of a seat change when it acts; `None` if they stay.
fn change(table: &Table<Goennen>, seat: Seat, action: Action) -> Option<String> {
    let points = |table: &Table<Goennen>| {
        let view = table.view(Viewer::Seat(seat));
        table.game().display_score(&view.display(table.game(), seat))
    };
    let mut after = table.clone();
    after.act(seat, action).unwrap();
    let (from, to) = (points(table), points(&after));
    (from != to).then(|| format!("{from} → {to}"))
}

fn look(table: &Table<Goennen>, view: &View, thing: &str, scene: &Scene<'_>) -> Option<Markup> {
    table.game().look(view, thing, scene)
}

/// No mute thing: whatever stands on the board can be seen large or says why it cannot be chosen, with its rule.
#[test]
fn everything_says_what_it_is_or_why_not() {
    let mut refused = 0;
    for (seed, game) in games().into_iter().enumerate() {
        let mut count = 0;
        eager(game, 300 + seed as u64, |table, seat| {
            count += 1;
            if count % 3 != 0 {
                return;
            }
            let (viewer, about) = (Viewer::Seat(seat), about(table, seat));
            let context = context(Language::ALL[count % 4]);
            let scene = Scene::new(&context, &about).of::<Goennen>();
            let view = table.view(viewer);
            let html = joined(&regions_for(table, table.state(), viewer, Language::En));
            let legal = table.legal(seat);
            let offered: BTreeSet<String> =
                legal.iter().flat_map(|&action| table.game().steps(&view, action).concat()).collect();
            for thing in values(&html, "data-look") {
                assert!(
                    look(table, &view, &thing, &scene).is_some_and(|large| !large.0.is_empty()),
                    "{thing}"
                );
            }
            for thing in values(&html, "data-thing").difference(&offered) {
                let wishes = table.game().wishes(&view, thing);
                assert!(!wishes.is_empty(), "{thing} says nothing in {:?}", view.board.phase);
                assert!(table.clone().act(seat, wishes[0]).is_err(), "{thing}: {} is legal", wishes[0]);
                refused += 1;
            }
        });
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn a_chance_and_its_entry_are_a_chain_that_can_be_played() {
    let mut chains = 0;
    for seed in 0..12 {
        eager(game(None, 2), 400 + seed, |table, seat| {
            let view = table.view(Viewer::Seat(seat));
            let display = view.display(table.game(), seat);
            for card in display.cards().iter() {
                let chain = table.game().chain(&view, &format!("card-{card}"));
                let mut after = table.clone();
                for &action in &chain {
                    after.act(seat, action).unwrap();
                }
                chains += usize::from(!chain.is_empty());
                assert!(chain.is_empty() || matches!(view.board.phase, Phase::Decide(_)));
            }
        });
    }
    assert!(chains > 20, "{chains}");
}

/// Passing for a turn holds for the rerolls of one turn and no longer.
#[test]
fn passing_lasts_for_one_turn() {
    let mut keys: Vec<(u8, Seat, String)> = Vec::new();
    let texts = context(Language::En).texts().of::<Goennen>();
    eager(game(None, 3), 500, |table, seat| {
        let view = table.view(Viewer::Seat(seat));
        for action in table.legal(seat) {
            let lasting = table.game().lasting(&view, action, texts);
            let is_pass = action == Action::Done && view.parts[0].is_none();
            let Phase::Passive(active) = view.board.phase else {
                assert!(lasting.is_none(), "{action}");
                continue;
            };
            assert_eq!(lasting.is_some(), is_pass, "{action}");
            keys.extend(lasting.map(|(key, _)| (view.board.round, active, key)));
        }
    });
    assert!(keys.len() > 10);
    for (round, active, key) in &keys {
        for (other_round, other, other_key) in &keys {
            assert_eq!(key == other_key, round == other_round && active == other);
        }
    }
}

#[test]
fn the_sheet_adds_up_card_by_card() {
    for (seed, game) in games().into_iter().enumerate() {
        let table = eager(game, 600 + seed as u64, |_, _| {});
        let players = engine::Game::players(table.game());
        let regions = regions_for(&table, table.state(), Viewer::Seat(Seat::at(0)), Language::De);
        let sheet = regions.iter().find(|region| region.id == "sheet").unwrap().html().0;
        for seat in Seat::all(players) {
            let display = &table.state().board().displays[seat];
            let total: i32 = table.game().score_by_cell(display).0.iter().sum();
            assert_eq!(total, table.game().display_score(display));
            assert!(sheet.contains(&format!("<td class=\"total\">{total}</td>")), "{total}");
        }
        assert_eq!(sheet.matches("gon-sheet-seat").count(), players);
    }
}
