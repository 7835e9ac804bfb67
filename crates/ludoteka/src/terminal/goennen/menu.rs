//! The numbered choices.

use std::ops::Range;

use engine::Speak;
use goennen::{Action, Aim, Goennen, View, letters};

use crate::terminal::text::{WIDTH, flow, left, right, width, wrap};
use crate::terminal::{Hue, Ink, Pen};

/// So many choices other than rerolls are listed one by one; of more, only those that take no marks.
const ITEMS_MAX: usize = 40;

/// All choices with their numbers. Rerolls are many and alike: the likely ones stand together, the rest below them.
pub(super) fn menu(game: &Goennen, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
    let rerolls = range(actions, |action| matches!(action, Action::Reroll(_)));
    let mut lines = reroll_lines(game, view, actions, rerolls.clone(), pen);
    let others: Vec<usize> = (0..actions.len()).filter(|index| !rerolls.contains(index)).collect();
    let is_long = others.len() > ITEMS_MAX;
    if is_long {
        lines.extend(hint(1..actions.len() + 1, &pen.text("gon-term-marks"), pen.ink));
    }
    let shown = others.iter().filter(|&&index| !is_long || is_plain(game, view, actions[index]));
    let items: Vec<String> =
        shown.map(|&index| item(index, &words(game, view, actions[index], pen), pen.ink)).collect();
    let widest = items.iter().map(|item| width(item)).max().unwrap_or(0);
    if 2 * widest + 4 < WIDTH {
        let items: Vec<String> = items.iter().map(|item| left(item, widest)).collect();
        if !items.is_empty() {
            lines.extend(flow("  ", &items, "  ", WIDTH - 1));
        }
        return lines;
    }
    for item in &items {
        let words: Vec<String> = item.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        lines.extend(flow("  ", &words, " ", WIDTH - 1));
    }
    lines
}

fn item(index: usize, text: &str, ink: Ink) -> String {
    format!("{} {text}", ink.paint(Hue::Bold, &right(&(index + 1).to_string(), 2)))
}

/// What can be typed instead of these numbers.
fn hint(numbers: Range<usize>, text: &str, ink: Ink) -> Vec<String> {
    let numbers = ink.paint(Hue::Bold, &format!("{}–{}", numbers.start, numbers.end - 1));
    wrap(&format!("  {numbers} "), text, WIDTH - 1)
}

/// Where such actions stand; actions are sorted, so they are neighbours.
fn range(actions: &[Action], is: impl Fn(&Action) -> bool) -> Range<usize> {
    let start = actions.iter().position(&is).unwrap_or(0);
    start..start + actions.iter().filter(|action| is(action)).count()
}

/// Whether a choice takes no marks.
fn is_plain(game: &Goennen, view: &View, action: Action) -> bool {
    let dice = view.board.turn.dice;
    match action {
        Action::Complete { steps, colours, .. } => steps == 0 && colours == 0,
        Action::Enter { card, field, die, number } => {
            let asked = game.face(card).task.fields().get(usize::from(field)).and_then(|field| field.colour);
            dice.get(die) == number && asked.is_none_or(|colour| colour == die)
        }
        Action::Buy(card, paid) => {
            let price = view.board.place_of(card).map_or(0, |place| game.prices()[place]);
            paid.count() == u32::from(price) && goennen::steps_to_equal(dice, paid) == 0
        }
        _ => true,
    }
}

fn reroll_lines(
    game: &Goennen,
    view: &View,
    actions: &[Action],
    all: Range<usize>,
    pen: Pen<'_>,
) -> Vec<String> {
    if all.is_empty() {
        return Vec::new();
    }
    let market = view.board.market.iter().flatten().flatten().map(|&card| Aim::Buy(card));
    let own = view.viewer.seat().map(|seat| view.display(game, seat).cards()).unwrap_or_default();
    let aims = market.chain(own.iter().map(Aim::Complete));
    let likely: Vec<_> =
        aims.filter_map(|aim| game.odds(view, aim)?.reroll).chain([goennen::ALL_DICE]).collect();
    let items = all.clone().filter_map(|index| match actions[index] {
        Action::Reroll(dice) if likely.contains(&dice) => Some(item(index, &letters(dice), pen.ink)),
        _ => None,
    });
    let mut lines =
        flow(&format!("  {} ", pen.text("gon-term-again")), &items.collect::<Vec<_>>(), "  ", WIDTH - 1);
    lines.extend(hint(all.start + 1..all.end + 1, &pen.text("gon-term-any"), pen.ink));
    lines
}

/// What is done, and whether it spoils a card (GON-31).
fn words(game: &Goennen, view: &View, action: Action, pen: Pen<'_>) -> String {
    let said = pen.say(game, &game.say_action(view, action));
    let Action::Enter { card, field, number, .. } = action else { return said };
    let display = view.viewer.seat().map(|seat| view.display(game, seat));
    let is_spoilt = display.as_ref().and_then(|display| display.slot(card)).is_some_and(|slot| {
        let task = &game.face(card).task;
        let after = slot.entries.with(usize::from(field), number);
        task.can_be_finished(slot.entries) && !task.can_be_finished(after)
    });
    if is_spoilt { format!("{said} ✗ {}", pen.text("gon-spoilt")) } else { said }
}
