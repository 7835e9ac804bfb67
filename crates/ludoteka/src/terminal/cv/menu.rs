//! The numbered choices.

use std::ops::Range;

use cv::{Action, Cv, Phase, Symbol, Symbols, View};
use engine::{Phrase, Speak};

use super::card::{about, bracketed, effects, symbols};
use crate::terminal::text::{WIDTH, flow, left, right, width};
use crate::terminal::{Hue, Ink, Pen};

/// So many rerolls are listed one by one; of more, only those that are likely to be wanted.
const REROLLS_MAX: usize = 16;

/// All choices with their numbers. Rerolls are many and alike: they stand together, the rest below them.
pub(super) fn menu(game: &Cv, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
    let rerolls = rerolls(actions);
    let mut lines = reroll_lines(game, view, actions, rerolls.clone(), pen);
    let others = actions.iter().enumerate().filter(|(index, _)| !rerolls.contains(index));
    let items: Vec<String> =
        others.map(|(index, &action)| item(index, &words(game, view, action, pen), pen.ink)).collect();
    let widest = items.iter().map(|item| width(item)).max().unwrap_or(0);
    let is_narrow = 2 * widest + 4 < WIDTH;
    for item in &items {
        // A choice that needs more than a line goes on under its own words.
        if width(item) > WIDTH - 3 {
            let words: Vec<String> = item.trim_start().split(' ').map(str::to_owned).collect();
            lines.extend(flow("  ", &words, " ", WIDTH - 1));
        } else if !is_narrow {
            lines.push(format!("  {item}"));
        }
    }
    if is_narrow && !items.is_empty() {
        let items: Vec<String> = items.iter().map(|item| left(item, widest)).collect();
        lines.extend(flow("  ", &items, "  ", WIDTH - 1));
    }
    lines
}

fn item(index: usize, text: &str, ink: Ink) -> String {
    format!("{} {text}", ink.paint(Hue::Bold, &right(&(index + 1).to_string(), 2)))
}

/// Where the rerolls stand; actions are sorted, so they are neighbours.
fn rerolls(actions: &[Action]) -> Range<usize> {
    let is_reroll = |action: &Action| matches!(action, Action::Reroll(_));
    let start = actions.iter().position(is_reroll).unwrap_or(0);
    start..start + actions.iter().filter(|action| is_reroll(action)).count()
}

fn reroll_lines(game: &Cv, view: &View, actions: &[Action], all: Range<usize>, pen: Pen<'_>) -> Vec<String> {
    if all.is_empty() {
        return Vec::new();
    }
    let shown: Vec<usize> = if all.len() <= REROLLS_MAX {
        all.clone().collect()
    } else {
        let likely = likely(game, view);
        let is_likely = |action| matches!(action, Action::Reroll(dice) if likely.contains(&dice));
        all.clone().filter(|&index| is_likely(actions[index])).collect()
    };
    let dice = |action: Action| match action {
        Action::Reroll(dice) if dice.is_empty() => pen.text("cv-term-new"),
        Action::Reroll(dice) => symbols(dice, pen.ink),
        _ => String::new(),
    };
    let items: Vec<String> = shown.iter().map(|&index| item(index, &dice(actions[index]), pen.ink)).collect();
    let widest = items.iter().map(|item| width(item)).max().unwrap_or(0);
    let items: Vec<String> = items.iter().map(|item| left(item, widest)).collect();
    let mut lines = flow(&format!("  {} ", pen.text("cv-term-again")), &items, "  ", WIDTH - 1);
    if shown.len() < all.len() {
        let numbers = pen.ink.paint(Hue::Bold, &format!("{}–{}", all.start + 1, all.end));
        lines.push(format!("  {numbers} {}", pen.say(game, &Phrase::new("cv-term-any"))));
    }
    lines
}

/// The rerolls that are likely to be wanted: of all dice that can be, and the best ways to cards of the track.
fn likely(game: &Cv, view: &View) -> Vec<Symbols> {
    let track = view.board.track.iter().flatten();
    let ways = track.filter_map(|&card| game.odds(view, card)?.reroll);
    ways.chain([view.board.turn.dice.without_all(Symbol::BadLuck)]).collect()
}

/// What is done, and what the card in question does.
fn words(game: &Cv, view: &View, action: Action, pen: Pen<'_>) -> String {
    let about = match action {
        Action::Keep(card) => about(game, card, pen),
        Action::Take(card) => {
            let cost = game.face(card).cost;
            // CV-72: assistance is free.
            let is_paid = !matches!(view.board.phase, Phase::Assist(_)) && !cost.is_empty();
            let cost = is_paid.then(|| Phrase::new("cv-cost").with("symbols", cost));
            let mut about: Vec<String> = cost.iter().map(|cost| pen.say(game, cost)).collect();
            about.extend(effects(game, card, pen));
            about
        }
        Action::Play(card) | Action::Lose(card) => effects(game, card, pen),
        Action::Throw
        | Action::Reroll(_)
        | Action::Stop
        | Action::Done
        | Action::Insure(_)
        | Action::Pay(_)
        | Action::Announce(..)
        | Action::Wait(_)
        | Action::Lay(..) => Vec::new(),
    };
    format!("{}{}", pen.say(game, &game.say_action(view, action)), bracketed(&about))
}
