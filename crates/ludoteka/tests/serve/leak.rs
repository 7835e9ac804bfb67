//! Nothing that is pushed tells a viewer what they may not know. The truth comes from the record afterwards:
//! every message is held against the position it was pushed in.

use std::collections::BTreeSet;

use engine::{By, Game, QuickRandom, Seat, Table, Viewer};
use games::{AnyGame, Opening};
use kosmopolis::{Cards, Colour, Kind, Kosmopolis, Phase, View};
use serde_json::Value;

use crate::client::{Live, QUIET};
use crate::process::Place;
use crate::table::{Pair, Screen};

/// What one viewer was pushed: the message, and how many moves had been made.
pub(crate) struct Pushed {
    pub(crate) viewer: Viewer,
    pub(crate) move_count: usize,
    pub(crate) message: Value,
}

/// One position of the match, all chance up to the next decision drawn.
struct Position {
    table: Table<Kosmopolis>,
    /// Who acts next; nobody at the end.
    next: Option<Seat>,
}

/// The positions after each move, computed again from the record.
fn positions(text: &str) -> Vec<Position> {
    let record = engine::Record::parse(text).unwrap();
    let AnyGame::Kosmopolis(game) = AnyGame::open(&Opening::of_record(&record)).unwrap() else {
        panic!("a record of Kosmopolis");
    };
    let mut list = Vec::new();
    let end = engine::replay(&game, &record, |table, line| {
        if let By::Seat(seat) = line.by {
            list.push(Position { table: table.clone(), next: Some(seat) });
        }
    });
    list.push(Position { table: end.unwrap(), next: None });
    list
}

/// The values of an attribute whose value begins like this, without that beginning.
fn values<'a>(html: &'a str, attribute: &str, start: &str) -> Vec<&'a str> {
    let begin = format!("{attribute}=\"{start}");
    html.split(begin.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// The cards among such values, as the notation of a multiset.
fn cards(html: &str, attribute: &str, start: &str) -> String {
    let mut kinds: Vec<Kind> =
        values(html, attribute, start).into_iter().filter_map(|value| value.parse().ok()).collect();
    kinds.sort();
    if kinds.is_empty() {
        return "none".to_owned();
    }
    kinds.iter().map(Kind::to_string).collect::<Vec<_>>().join(" ")
}

/// Every card that a text names in words: `blue 5`.
fn named(text: &str) -> Vec<Kind> {
    let words = |kind: &Kind| format!("{} {}", kind.colour(), kind.value());
    Kind::all().filter(|kind| text.to_lowercase().contains(&words(kind))).collect()
}

/// Every number with a sign in a text, as modification values are written.
fn signed(text: &str) -> Vec<i8> {
    let mut found = Vec::new();
    let mut chars = text.chars().peekable();
    while let Some(sign) = chars.next() {
        if let ('+' | '\u{2212}', Some(digit)) = (sign, chars.peek().and_then(|next| next.to_digit(10))) {
            found.push(if sign == '+' { digit as i8 } else { -(digit as i8) });
        }
    }
    found
}

/// The kinds of card that a viewer may name: held, remembered from this round's draft, or lying open.
fn known(view: &View) -> BTreeSet<Kind> {
    let View { hand, pack, chosen, passed, received, board, .. } = view;
    let own = [*hand, *pack, *chosen].into_iter().chain(*passed).chain(*received);
    let open = [board.capital, board.discards].into_iter();
    let open = open.chain(board.hometown.iter().chain(&board.bonus).chain(&board.played).copied());
    // Kinds and not cards: the piles overlap, and together they may be more than a multiset of one deck holds.
    own.chain(open).flat_map(Cards::kinds).collect()
}

/// Holds one region against the position.
fn check_region(id: &str, html: &str, view: &View, at: &str) {
    let me = view.viewer.seat();
    let nearest = me.unwrap_or(Seat::at(0));
    let town = |seat: Seat| view.board.hometown[seat].plus(view.board.bonus[seat]).notation();
    let is_draft = matches!(view.board.phase, Phase::Draft(_));
    let pieces = cards(html, "data-piece", "");
    match id {
        // At the round end everything is laid open here.
        "capital" if matches!(view.board.phase, Phase::Save(_) | Phase::Over) => {}
        "capital" => {
            let to_choose_from = if is_draft { view.pack } else { Cards::EMPTY };
            assert_eq!(pieces, view.board.capital.plus(to_choose_from).notation(), "{at}");
            assert_eq!(cards(html, "data-thing", "pack-"), to_choose_from.notation(), "{at}");
            let shown: Vec<i32> = html
                .split("data-spot=\"clock-")
                .skip(1)
                .map(|rest| rest.split(['>', '<']).nth(1).unwrap().replace('\u{2212}', "-").parse().unwrap())
                .collect();
            assert_eq!(shown, view.known_limits(), "{at}: a limit counts what the viewer does not know");
            // A card stands here with its words for readers and its face: whatever of it has a value counts.
            let faces: Vec<&str> =
                html.split("class=\"mod").skip(1).filter(|rest| !rest.starts_with('s')).collect();
            let mut shown: Vec<i8> = faces
                .iter()
                .filter_map(|card| {
                    let face: Vec<i8> = card.split("</b>").take(1).flat_map(signed).collect();
                    assert!(face.iter().all(|value| *value == face[0]), "{at}: {face:?}");
                    face.first().copied()
                })
                .collect();
            let mut known: Vec<i8> = view.values.iter().flatten().copied().collect();
            shown.sort_unstable();
            known.sort_unstable();
            assert_eq!(shown, known, "{at}: the modifications shown are those known");
            let unknown: usize = Colour::ALL.iter().map(|&colour| view.unknown_count(colour)).sum();
            assert_eq!(faces.iter().filter(|rest| rest.starts_with('"')).count(), unknown, "{at}");
        }
        "town-1" => assert_eq!(pieces, town(nearest.left(1, 2)), "{at}"),
        "mine" => assert_eq!(pieces, view.board.hometown[nearest].notation(), "{at}"),
        "hand" => {
            let is_over = view.board.phase == Phase::Over;
            let in_hand = if is_over { Cards::EMPTY } else { view.hand };
            assert_eq!(cards(html, "data-thing", "hand-"), in_hand.notation(), "{at}");
            assert_eq!(pieces, in_hand.plus(view.board.bonus[nearest]).notation(), "{at}");
            assert_eq!(signed(html), view.drawn.into_iter().collect::<Vec<i8>>(), "{at}");
        }
        "actions" => {
            let is_mine = me.is_some_and(|seat| html.contains(&format!("\"seat\":\"{seat}\"")));
            assert_eq!(html.contains("data-actions"), is_mine, "{at}: only the own seat is asked");
        }
        _ => {}
    }
    let allowed = known(view);
    for kind in named(html) {
        assert!(allowed.contains(&kind), "{at}: {kind} is named");
    }
}

/// Holds the new lines of the log against the move they tell of.
fn check_lines(
    lines: &str,
    before: &Position,
    after: &Position,
    game: &Kosmopolis,
    viewer: Viewer,
    at: &str,
) {
    let [then, now] = [before, after].map(|position| game.view(position.table.state(), viewer));
    let allowed = &known(&then) | &known(&now);
    for kind in named(lines) {
        assert!(allowed.contains(&kind), "{at}: {kind} is told\n{lines}");
    }
    let is_round_over =
        then.board.round != now.board.round || matches!(now.board.phase, Phase::Save(_) | Phase::Over);
    if !is_round_over && viewer.seat() != before.next {
        assert_eq!(signed(lines), Vec::<i8>::new(), "{at}: a hidden modification is told\n{lines}");
    }
}

/// Plays a whole match with everybody connected, and gives everything that was pushed and the record.
pub(crate) fn play(place: &Place, game: &str, seed: u64) -> (Vec<Pushed>, String) {
    let server = place.serve();
    let mut pair = Pair::of(game, &server);
    let viewers = [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Spectator];
    let clients = [pair.people[0].clone(), pair.people[1].clone(), server.client()];
    let mut lives = clients.map(|client| client.live(&pair.id));
    let mut pushed = Vec::new();
    for (messages, viewer) in Live::settle(lives.each_mut()).into_iter().zip(viewers) {
        pushed.extend(messages.into_iter().map(|message| Pushed { viewer, move_count: 0, message }));
    }
    let mut words = QuickRandom::new(seed);
    let mut move_count = 0;
    while pair.step(&mut words).is_some() {
        move_count += 1;
        // The next move waits for all pushes of this one, so that each belongs to a known position.
        for (live, viewer) in lives.iter_mut().zip(viewers) {
            pushed.push(Pushed { viewer, move_count, message: live.next() });
        }
    }
    for live in &mut lives {
        assert_eq!(live.wait(QUIET), None, "one push for one move");
    }
    (pushed, pair.record().0)
}

#[test]
fn live_pushes_tell_nobody_what_they_may_not_know() {
    let place = Place::new("leak");
    let mut laid_by_others = 0;
    for seed in [70, 71, 72] {
        let (pushed, record) = play(&place, "kosmopolis", seed);
        let positions = positions(&record);
        let game = positions[0].table.game().clone();
        assert!(positions.len() > 30);
        assert_eq!(pushed.last().unwrap().move_count + 1, positions.len());
        // What each viewer has on the screen, and whether it says that it is their turn.
        let mut screens: Vec<(Viewer, Screen, Option<bool>)> = Vec::new();
        for Pushed { viewer, move_count, message } in &pushed {
            let position = &positions[*move_count];
            let view = game.view(position.table.state(), *viewer);
            let index = screens.iter().position(|(own, ..)| own == viewer).unwrap_or_else(|| {
                screens.push((*viewer, Screen::default(), None));
                screens.len() - 1
            });
            let (_, screen, turn) = &mut screens[index];
            screen.apply(message);
            *turn = message["turn"].as_bool().or(*turn);
            for id in message["regions"].as_object().expect("regions").keys() {
                let at = format!("match {seed}, move {move_count}, {viewer:?}, region {id}");
                check_region(id, &screen.regions[id], &view, &at);
            }
            let is_awaited = viewer.seat().is_some_and(|seat| position.table.awaits().seats().contains(seat));
            assert_eq!(*turn, Some(is_awaited));
            if *viewer == Viewer::Spectator {
                let text = message.to_string();
                for mark in ["data-actions", "hand-", "pack-", "data-commit", "\"n\":"] {
                    let is_class = ["hand-count", "hand-number", "hand-head"];
                    let plain = is_class.iter().fold(text.clone(), |text, class| text.replace(class, ""));
                    assert!(!plain.contains(mark), "move {move_count}: {mark}");
                }
            }
            if *move_count > 0 {
                assert!(message.get("log").is_none(), "the whole log only comes at the beginning");
                let before = &positions[move_count - 1];
                let at = format!("match {seed}, move {move_count}, {viewer:?}, log");
                let lines = message["say"].to_string();
                check_lines(&lines, before, position, &game, *viewer, &at);
                let is_lay = matches!(game.view(before.table.state(), *viewer).board.phase, Phase::Lay(_));
                laid_by_others += usize::from(is_lay && viewer.seat() != before.next);
            }
        }
    }
    assert!(laid_by_others > 0, "somebody laid a modification card");
}
