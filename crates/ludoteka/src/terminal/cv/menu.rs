//! The numbered choices.

use std::ops::Range;

use cv::{Action, Card, CardSet, Cv, Kind, Phase, Place, Symbol, Symbols, View};

use super::card::{about, conditions, counted, effect, kind, symbols, title, titles};
use crate::terminal::text::{WIDTH, flow, left, right, width};
use crate::terminal::{Hue, Ink};

/// So many rerolls are listed one by one; of more, only those that are likely to be wanted.
const REROLLS_MAX: usize = 16;

/// All choices with their numbers. Rerolls are many and alike: they stand together, the rest below them.
pub(super) fn menu(game: &Cv, view: &View, actions: &[Action], ink: Ink) -> Vec<String> {
    let rerolls = rerolls(actions);
    let mut lines = reroll_lines(game, view, actions, rerolls.clone(), ink);
    let others = actions.iter().enumerate().filter(|(index, _)| !rerolls.contains(index));
    let items: Vec<String> =
        others.map(|(index, action)| item(index, &words(game, view, action, actions, ink), ink)).collect();
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

fn reroll_lines(game: &Cv, view: &View, actions: &[Action], all: Range<usize>, ink: Ink) -> Vec<String> {
    if all.is_empty() {
        return Vec::new();
    }
    let fresh = view.board.turn.fresh;
    let shown: Vec<usize> = if all.len() <= REROLLS_MAX {
        all.clone().collect()
    } else {
        let likely = likely(game, view);
        let is_likely = |action| matches!(action, Action::Reroll(dice) if likely.contains(&dice));
        all.clone().filter(|&index| is_likely(actions[index])).collect()
    };
    let dice = |action: Action| match action {
        Action::Reroll(dice) if dice.is_empty() => {
            format!("the new {}", if fresh == 1 { "die" } else { "dice" })
        }
        Action::Reroll(dice) => symbols(dice, ink),
        _ => String::new(),
    };
    let items: Vec<String> = shown.iter().map(|&index| item(index, &dice(actions[index]), ink)).collect();
    let widest = items.iter().map(|item| width(item)).max().unwrap_or(0);
    let items: Vec<String> = items.iter().map(|item| left(item, widest)).collect();
    let mut lines = flow("  throw again ", &items, "  ", WIDTH - 1);
    if shown.len() < all.len() {
        let numbers = ink.paint(Hue::Bold, &format!("{}–{}", all.start + 1, all.end));
        lines.push(format!("  {numbers} any dice: type `reroll HK`, or what stays: `keep $+`"));
    }
    lines
}

/// The rerolls that are likely to be wanted: of all dice that can be, and the best ways to cards of the track.
fn likely(game: &Cv, view: &View) -> Vec<Symbols> {
    let track = view.board.track.iter().flatten();
    let ways = track.filter_map(|&card| game.odds(view, card)?.reroll);
    ways.chain([view.board.turn.dice.without_all(Symbol::BadLuck)]).collect()
}

fn words(game: &Cv, view: &View, action: &Action, actions: &[Action], ink: Ink) -> String {
    let board = &view.board;
    match *action {
        Action::Keep(card) => format!("keep {} ({})", title(game, card, ink), about(game, card, ink)),
        Action::Throw => format!("throw {}", counted(u32::from(board.turn.fresh), "die")),
        // They have lines of their own.
        Action::Reroll(dice) => format!("throw {} again", symbols(dice, ink)),
        Action::Stop => "leave the dice as they are".to_owned(),
        Action::Play(card) => {
            format!("play {} ({})", title(game, card, ink), effect(game.face(card), ink).join(", "))
        }
        Action::Take(card) => take(game, view, card, ink),
        Action::Done => match (board.phase, board.turn.taken_count()) {
            (Phase::Assist(_), _) => "take nothing".to_owned(),
            (_, 0) => "take no card".to_owned(),
            _ => "take no other card".to_owned(),
        },
        Action::Insure(card) => format!("play {} and lose nothing", title(game, card, ink)),
        Action::Lose(card) => lose(game, view, card, ink),
        Action::Pay(kept) => pay(game, kept, actions, ink),
        Action::Announce(card, type_) => format!("lay {} as {}", title(game, card, ink), kind(type_, ink)),
        Action::Lay(card, type_, place) => lay(game, view, card, type_, place, ink),
    }
}

fn take(game: &Cv, view: &View, card: Card, ink: Ink) -> String {
    let face = game.face(card);
    let mut about = Vec::new();
    // CV-72: assistance is free.
    if !matches!(view.board.phase, Phase::Assist(_)) && !face.cost.is_empty() {
        about.push(format!("for {}", symbols(face.cost, ink)));
    }
    about.extend(conditions(face, ink));
    about.extend(effect(face, ink));
    format!("take {} ({})", title(game, card, ink), about.join(", "))
}

/// A card that may be lost, and which one is on top then.
fn lose(game: &Cv, view: &View, card: Card, ink: Ink) -> String {
    let does = effect(game.face(card), ink).join(", ");
    let does = if does.is_empty() { does } else { format!(" ({does})") };
    let next = view.board.under(card);
    let next = next.map_or_else(String::new, |next| format!("; {} comes on top", title(game, next, ink)));
    format!("lose {}{does}{next}", title(game, card, ink))
}

/// Cards that are kept up, and those that are lost instead: what only other choices keep.
fn pay(game: &Cv, kept: CardSet, actions: &[Action], ink: Ink) -> String {
    let all = actions.iter().fold(CardSet::EMPTY, |all, action| match action {
        Action::Pay(cards) => all.union(*cards),
        _ => all,
    });
    let paid = kept.iter().fold(Symbols::EMPTY, |all, card| all.plus(game.face(card).upkeep));
    let lost = all.minus(kept);
    let lost = if lost.is_empty() { String::new() } else { format!(", lose {}", titles(game, lost, ink)) };
    if kept.is_empty() {
        return format!("pay nothing{lost}");
    }
    format!("pay {} for {}{lost}", symbols(paid, ink), titles(game, kept, ink))
}

fn lay(game: &Cv, view: &View, card: Card, type_: Kind, place: Place, ink: Ink) -> String {
    let stack: Vec<Card> =
        view.viewer.seat().map_or_else(Vec::new, |seat| view.board.stack(seat, type_).collect());
    let as_ =
        if game.face(card).kinds.count() > 1 { format!(" as {}", kind(type_, ink)) } else { String::new() };
    let place = match (place, stack.as_slice()) {
        (Place::Under(other), stack) => {
            // The legal list goes by number, so each place says how deep it is.
            let depth = stack.iter().position(|&card| card == other).map_or(0, |index| index + 2);
            format!("under {} ({depth} of {})", title(game, other, ink), stack.len() + 1)
        }
        (Place::Top, [top, ..]) => format!("on top, over {}", title(game, *top, ink)),
        (Place::Top, []) => format!("as the first {} card", kind(type_, ink)),
    };
    format!("lay {}{as_} {place}", title(game, card, ink))
}
