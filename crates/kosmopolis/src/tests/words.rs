//! What is said to whom. That every text exists in every language is checked by the conformance suite.

use engine::{InLog, Language, Name, Phrase, Prompt, Seat, Speak, Viewer};
use testkit::Scenario;

use super::fixture::{Position, game, seat};
use crate::{Action, Colour, Kosmopolis, Source, Token};

/// What each seat and the spectator are told that the match waits for.
fn prompts(scenario: &Scenario<Kosmopolis>) -> Vec<Prompt<Token>> {
    let game = scenario.game();
    let views = Viewer::all(2).map(|viewer| engine::Game::view(game, scenario.state(), viewer));
    views.map(|view| game.say_prompt(&view)).collect()
}

/// At a table of two: the awaited seat is told what to do, everybody else whom they wait for, all by the same rule.
#[track_caller]
fn check_prompts(
    scenario: &Scenario<Kosmopolis>,
    awaited: Seat,
    now: &Phrase<Token>,
    wait: &'static str,
    rule: &str,
) {
    let waiting = Phrase::new(wait).with("name", awaited);
    let other = awaited.left(1, 2);
    let prompts = prompts(scenario);
    assert_eq!(&prompts[awaited.index()].what, now);
    assert_eq!(prompts[other.index()].what, waiting);
    assert_eq!(prompts[2].what, waiting, "the spectator");
    assert!(prompts.iter().all(|prompt| prompt.rule.as_str() == rule));
}

#[test]
fn the_awaited_seat_is_told_what_to_do_and_the_others_whom_they_wait_for() {
    let position = Position {
        players: 2,
        starter: 2,
        capital: "b5 g4",
        hometown: ["", "y3", "", ""],
        hand: ["y2", "b2 p3", "", ""],
        markers: [0, 3, 0, 0],
        ..Position::default()
    };
    let mut scenario = position.scenario();
    check_prompts(&scenario, seat(2), &Phrase::new("kos-now-play"), "kos-wait-play", "KOS-20");
    scenario.act(2, "capital b2").chance("modification -3");
    let lay = Phrase::new("kos-now-lay").with("value", Token::Modification(-3));
    check_prompts(&scenario, seat(2), &lay, "kos-wait-lay", "KOS-25");
    scenario.act(2, "lay pink");
    check_prompts(&scenario, seat(1), &Phrase::new("kos-now-play"), "kos-wait-play", "KOS-20");
    scenario.act(1, "hometown y2").act(2, "capital p3");
    check_prompts(&scenario, seat(2), &Phrase::new("kos-now-take"), "kos-wait-take", "KOS-26");
    // Both have a yellow column and the capital has none: seat 2 can pay for 3, seat 1 for nothing.
    scenario.act(2, "take green");
    let save = Phrase::new("kos-now-save").with("count", 3u8);
    check_prompts(&scenario, seat(2), &save, "kos-wait-save", "KOS-32");
}

#[test]
fn kos_12_a_choice_of_the_draft_says_how_many_are_kept_and_who_gets_the_others() {
    let mut scenario = Scenario::new(game(3));
    scenario.draw(1);
    let said = |scenario: &Scenario<Kosmopolis>, number| game(3).say_prompt(&scenario.view(number)).what;
    let keep =
        |left| Phrase::new("kos-now-keep").with("keep", 2u32).with("pass", 4u32).with("name", seat(left));
    assert_eq!([1, 2, 3].map(|number| said(&scenario, number)), [keep(2), keep(3), keep(1)]);
    let choice = scenario.legal(1)[0].clone();
    scenario.act(1, &choice);
    let others = [seat(2), seat(3)];
    assert_eq!(said(&scenario, 1), Phrase::new("wait-choose-mine").list("names", others));
    assert_eq!(said(&scenario, 2), keep(3), "seat 2 still has to choose");
    let spectator = game(3).say_prompt(&scenario.spectator_view()).what;
    assert_eq!(spectator, Phrase::new("wait-choose").list("names", others));
}

#[test]
fn kos_27_the_last_turns_are_announced_until_play_is_over() {
    let position = Position {
        players: 2,
        capital: "p6",
        hometown: ["b2", "", "", ""],
        hand: ["p2", "p3", "", ""],
        markers: [2, 0, 0, 0],
        ..Position::default()
    };
    let mut scenario = position.scenario();
    let notes = |scenario: &Scenario<Kosmopolis>| prompts(scenario).into_iter().map(|prompt| prompt.note);
    assert!(notes(&scenario).all(|note| note.is_none()), "both hold a card");
    scenario.act(1, "hometown p2");
    let note = Phrase::new("kos-last-turns").of(seat(1));
    assert!(notes(&scenario).all(|found| found.as_ref() == Some(&note)));
    scenario.act(2, "hometown p3").awaits("1");
    assert!(notes(&scenario).all(|note| note.is_none()), "columns are being saved, nobody has a turn");
}

#[test]
fn kos_32_saving_says_what_it_costs_and_that_nothing_may_be_saved() {
    let position = Position {
        players: 2,
        capital: "b5 g4 p6",
        hometown: ["b6 g6", "", "", ""],
        hand: ["p2", "p3", "", ""],
        markers: [3, 0, 0, 0],
        ..Position::default()
    };
    let mut scenario = position.scenario();
    scenario.act(1, "hometown p2").act(2, "hometown p3");
    let view = scenario.view(1);
    let said: Vec<_> = scenario
        .legal(1)
        .iter()
        .map(|text| game(2).say_action(&view, text.parse::<Action>().expect("an action")))
        .collect();
    let save = |colours: &[Colour], cost: u32| {
        Phrase::new("kos-do-save").list("colours", colours.iter().copied()).with("cost", cost)
    };
    let (blue, green) = (Colour::Blue, Colour::Green);
    let expected =
        [Phrase::new("kos-do-save-none"), save(&[blue], 1), save(&[green], 2), save(&[blue, green], 3)];
    assert_eq!(said, expected);
}

#[test]
fn the_four_limits_stand_on_one_line_of_the_log() {
    let position = Position { players: 2, capital: "p6", hand: ["p2", "p3", "", ""], ..Position::default() };
    let mut scenario = position.scenario();
    scenario.act(1, "hometown p2").act(2, "hometown p3");
    let told = scenario.told_to_all();
    let limits = told.iter().filter(|event| matches!(event, crate::Event::Limit(..)));
    let in_log: Vec<InLog> = limits.map(|event| game(2).in_log(event)).collect();
    assert_eq!(in_log, [InLog::NewLine, InLog::SameLine, InLog::SameLine, InLog::SameLine]);
}

#[test]
fn a_modification_is_written_with_its_sign() {
    let game = game(2);
    let written = |value| match game.say_token(Token::Modification(value), Language::En) {
        Name::Text(text) => text.into_owned(),
        Name::Gap(gap) => panic!("a figure needs no words: {gap:?}"),
    };
    // A deck may have a modification card that changes nothing.
    assert_eq!([4, 0, -3].map(written), ["+4", "+0", "\u{2212}3"]);
}

#[test]
fn cards_in_words_of_the_notation() {
    let written = |text| super::fixture::cards(text).notation();
    assert_eq!(written("g5 b3 y6 b3"), "b3 b3 g5 y6", "in order, copies one by one");
    assert_eq!(written(""), "none");
}

#[test]
fn a_source_of_points_is_called_the_same_on_every_page() {
    let scenario = Position { players: 2, ..Position::default() }.scenario();
    let view = scenario.view(1);
    let sources = [Source::Hometown, Source::Bonus, Source::Markers];
    let said = sources.map(|source| scenario.game().say_source_in(&view, source));
    assert_eq!(said, sources.map(Kosmopolis::say_source));
    assert_eq!(
        said.map(|phrase| phrase.key),
        ["kos-source-hometown", "kos-source-bonus", "kos-source-markers"]
    );
}
