//! Scripts: scenarios as plain text, one step or expectation a line.

use engine::{Game, Seat, Viewer};

use crate::scenario::Scenario;

/// Runs a scenario written as text and gives it back for further questions.
///
/// ```text
/// # Comments and blank lines are skipped.
/// * deal 1 a                    chance happens
/// 1 keep a                      seat 1 acts
/// take-back 1                   seat 1 takes its secret choice back
/// take-back-last 1              seat 1 takes back the last part of it
/// refuse 1 keep c PILE-3        refused by that rule, nothing changed
/// refuse * deal 1 z PILE-2      the same for chance
/// refuse take-back 2 PILE-3     and for taking back
/// legal 1: keep a, keep b       exactly these, in this order; nothing after the colon: none
/// awaits 1 2                    or `awaits chance`, `awaits over`
/// told 2: Ended                 the last step told seat 2 this event (`Debug`), among others; `told *:` for all
/// score 1: 12                   the total, at the end or as if it ended now
/// place 1: 2                    the place
/// draw 7                        draws chance at random (seed 7) until a seat is awaited
/// random 7 20                   plays 20 actions at random
/// ```
///
/// # Panics
/// If a line does not hold or cannot be read: with its number in the text.
#[track_caller]
pub fn run<G: Game>(game: G, text: &str) -> Scenario<G> {
    let mut scenario = Scenario::new(game);
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let numbered = std::panic::AssertUnwindSafe(|| run_line(&mut scenario, line));
        if let Err(payload) = std::panic::catch_unwind(numbered) {
            let cause = crate::seeds::message(payload.as_ref());
            panic!("line {} of the scenario, `{line}`:\n{cause}", index + 1);
        }
    }
    scenario
}

fn run_line<G: Game>(scenario: &mut Scenario<G>, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "*" => {
            scenario.chance(rest);
        }
        "take-back" => {
            scenario.take_back(number(rest));
        }
        "take-back-last" => {
            scenario.take_back_last(number(rest));
        }
        "refuse" => run_refusal(scenario, rest),
        "awaits" => {
            scenario.awaits(rest);
        }
        "draw" => {
            scenario.draw(parse(rest, "a seed"));
        }
        "random" => {
            let (seed, count) = rest.split_once(' ').unwrap_or((rest, ""));
            scenario.random(parse(seed, "a seed"), parse(count.trim(), "a number of actions"));
        }
        "legal" | "told" | "score" | "place" => run_expectation(scenario, word, rest),
        seat => {
            let seat: Seat = parse(seat, "`*`, a seat, or a word of the script");
            scenario.act(seat.index() + 1, rest);
        }
    }
}

fn run_refusal<G: Game>(scenario: &mut Scenario<G>, rest: &str) {
    let Some((what, rule)) = rest.rsplit_once(' ') else {
        panic!("`{rest}` found, expected `1 action RULE`");
    };
    let (by, text) = what.split_once(' ').unwrap_or((what, ""));
    match by {
        "*" => scenario.refuse_chance_as(text, rule),
        "take-back" => scenario.refuse_take_back_as(number(text), rule),
        seat => scenario.refuse_as(number(seat), text, rule),
    };
}

fn run_expectation<G: Game>(scenario: &mut Scenario<G>, word: &str, rest: &str) {
    let Some((who, expected)) = rest.split_once(':') else {
        panic!("`{word} {rest}` found, expected `{word} 1: ...`");
    };
    let (who, expected) = (who.trim(), expected.trim());
    if word == "told" {
        let viewer = if who == "*" { Viewer::Spectator } else { Viewer::Seat(scenario.seat(number(who))) };
        let found: Vec<String> = scenario.told_to(viewer).iter().map(|event| format!("{event:?}")).collect();
        if !found.iter().any(|event| event == expected) {
            scenario.fail(&format!("told was:\n    {}", found.join("\n    ")));
        }
        return;
    }
    let seat = number(who);
    let found = match word {
        "legal" => scenario.legal(seat).join(", "),
        "score" => scenario.standings().score(scenario.seat(seat)).to_string(),
        _ => scenario
            .standings()
            .place(scenario.seat(seat))
            .map_or_else(String::new, |place| place.to_string()),
    };
    if found != expected {
        scenario.fail(&format!("the {word} of seat {seat} is: {found}"));
    }
}

fn number(text: &str) -> usize {
    parse(text, "a seat number")
}

fn parse<T: std::str::FromStr>(text: &str, expected: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("`{text}` found, expected {expected}"))
}
