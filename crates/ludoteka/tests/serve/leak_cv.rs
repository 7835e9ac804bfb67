//! The same for CV: nobody is pushed a childhood card or a goal they may not know.

use std::collections::BTreeSet;

use cv::{Age, Card, CardSet, Cv, View};
use decks::Language;
use engine::{By, Game, Table, Viewer};
use games::{AnyGame, Opening};

use crate::leak::play;
use crate::process::Place;

/// The tables after each move, computed again from the record.
fn positions(text: &str) -> Vec<Table<Cv>> {
    let record = engine::Record::parse(text).unwrap();
    let AnyGame::Cv(game) = AnyGame::open(&Opening::of_record(&record)).unwrap() else {
        panic!("a record of CV");
    };
    let mut list = Vec::new();
    let end = engine::replay(&game, &record, |table, line| {
        if let By::Seat(_) = line.by {
            list.push(table.clone());
        }
    });
    list.push(end.unwrap());
    list
}

/// The cards that only some may know.
fn secret() -> CardSet {
    Age::Childhood.cards().union(Age::Goal.cards())
}

/// Those of them that a viewer may name: own, remembered, shown, public.
fn known(view: &View) -> CardSet {
    let board = &view.board;
    let sets = [view.hand, view.pack, board.discards].into_iter();
    let sets = sets.chain(view.passed).chain(view.received).chain(board.shown.iter().copied());
    let cards: CardSet = view
        .chosen
        .into_iter()
        .chain(view.goals.iter().copied().flatten())
        .chain(board.goals.into_iter().flatten())
        .collect();
    sets.fold(cards, CardSet::union)
}

/// The secret cards that a text names. Life Insurance is also the name of a card of the track.
fn named(game: &Cv, text: &str) -> BTreeSet<Card> {
    let name = |card: Card| game.deck().entry(card).names.get(Language::En);
    let track: Vec<&str> = Card::all().filter(|&card| !secret().contains(card)).map(name).collect();
    let is_named = |card: &Card| !track.contains(&name(*card)) && text.contains(name(*card));
    secret().iter().filter(is_named).collect()
}

#[test]
fn live_pushes_of_cv_tell_nobody_what_they_may_not_know() {
    let place = Place::new("leak-cv");
    let mut hidden_count = 0;
    for (seed, game) in [(80, "cv"), (81, "cv&variant=gigamic")] {
        let (pushed, record) = play(&place, game, seed);
        let positions = positions(&record);
        let game = positions[0].game().clone();
        assert!(positions.len() > 30);
        assert_eq!(pushed.last().unwrap().move_count + 1, positions.len());
        for push in &pushed {
            let at = format!("match {seed}, move {}, {:?}", push.move_count, push.viewer);
            let view = game.view(positions[push.move_count].state(), push.viewer);
            let text = push.message.to_string();
            let allowed = known(&view);
            for card in named(&game, &text) {
                assert!(allowed.contains(card), "{at}: card {card} is named");
            }
            hidden_count += secret().minus(allowed).count();
            if push.viewer == Viewer::Spectator {
                assert!(!text.contains("data-actions"), "{at}: a spectator is asked");
            }
        }
    }
    assert!(hidden_count > 1000, "there was something to hide");
}
