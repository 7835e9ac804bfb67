//! The numbered choices.

use cvlizations::{Action, Cvlizations, Order, Theft, View, say_effect};
use engine::Speak;

use super::{letters, order_name};
use crate::terminal::text::{WIDTH, flow, left, right, shorten, width};
use crate::terminal::{Hue, Pen};

/// What the name of a hidden order may take.
const CELLS: usize = 12;

/// All choices with their numbers: pairs of orders a line for each open one, thefts in letters, the rest in words.
pub(super) fn menu(game: &Cvlizations, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
    let pairs = |open: Order| {
        let own = actions.iter().enumerate().filter_map(move |(index, &action)| match action {
            Action::Lay { open: which, hidden } if which == open => Some((index, hidden)),
            _ => None,
        });
        own.collect::<Vec<_>>()
    };
    let mut lines = Vec::new();
    for open in Order::ALL {
        let own = pairs(open);
        if !own.is_empty() {
            let items: Vec<String> = own
                .iter()
                .map(|&(index, hidden)| {
                    item(index, &left(&shorten(&order_name(game, hidden, pen), CELLS), CELLS), pen)
                })
                .collect();
            let label = shorten(&order_name(game, open, pen), 12);
            let label = format!("  {} ", left(&pen.ink.paint(Hue::Bold, &format!("{label} +")), 15));
            lines.extend(flow(&label, &items, " ", WIDTH - 1));
        }
    }
    if !lines.is_empty() {
        lines.insert(
            0,
            pen.ink.paint(Hue::Dim, &shorten(&format!("  {}", pen.text("cvl-term-pairs")), WIDTH - 1)),
        );
    }
    let others: Vec<String> = actions
        .iter()
        .enumerate()
        .filter(|(_, action)| !matches!(action, Action::Lay { .. }))
        .map(|(index, &action)| item(index, &words(game, view, action, pen), pen))
        .collect();
    let widest = others.iter().map(|item| width(item)).max().unwrap_or(0);
    if 2 * widest + 4 < WIDTH {
        let others: Vec<String> = others.iter().map(|item| left(item, widest)).collect();
        if !others.is_empty() {
            lines.extend(flow("  ", &others, "  ", WIDTH - 1));
        }
    } else {
        for item in &others {
            let words: Vec<String> = item.trim_start().split(' ').map(str::to_owned).collect();
            lines.extend(flow("  ", &words, " ", WIDTH - 1));
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

fn item(index: usize, text: &str, pen: Pen<'_>) -> String {
    format!("{} {text}", pen.ink.paint(Hue::Bold, &right(&(index + 1).to_string(), 2)))
}

/// What is done, and what an idea would do.
fn words(game: &Cvlizations, view: &View, action: Action, pen: Pen<'_>) -> String {
    match action {
        Action::Steal(theft) => steal(theft, pen),
        Action::Buy { idea, swap } => {
            let said = pen.say(game, &game.say_action(view, action));
            match swap {
                None => format!("{said} ({})", pen.plain().say(game, &say_effect(game.effect(idea)))),
                Some(_) => said,
            }
        }
        Action::Lay { .. } | Action::Take(_) | Action::Trade(_) | Action::Stop => {
            pen.say(game, &game.say_action(view, action))
        }
    }
}

/// Whom one robs of what, in letters: there may be two hundred ways.
fn steal(theft: Theft, pen: Pen<'_>) -> String {
    let mut parts: Vec<String> = theft
        .loots()
        .map(|loot| {
            format!("{} {}", shorten(pen.name(loot.victim), 12), letters(loot.bundle.resources(), pen))
        })
        .collect();
    if let Some(resource) = theft.supply {
        let what = letters(cvlizations::Resources::of(resource, 1), pen);
        parts.push(format!("{} {what}", shorten(&pen.text("cvl-supply"), 12)));
    }
    parts.join(", ")
}
