//! The numbered choices.

use kosmopolis::{Action, Kind, View};

use super::{card, cards, counted, hue};
use crate::terminal::text::{WIDTH, flow, left, right, width};
use crate::terminal::{Hue, Ink};

/// All choices with their numbers; plays to the capital and to the hometown under each other.
pub(super) fn menu(view: &View, actions: &[Action], ink: Ink) -> Vec<String> {
    let mut capital = Vec::new();
    let mut hometown = Vec::new();
    let mut others = Vec::new();
    for (index, &action) in actions.iter().enumerate() {
        let number = ink.paint(Hue::Bold, &right(&(index + 1).to_string(), 2));
        let item = |text: &str| format!("{number} {text}");
        match action {
            Action::Capital(kind) => capital.push(item(&to_capital(view, kind, ink))),
            Action::Hometown(kind) => hometown.push(item(&to_hometown(view, kind, ink))),
            Action::Keep(keep) => others.push(item(&cards(keep.cards(), ink))),
            Action::Lay(colour) => {
                let limit = view.known_limits()[colour.index()];
                let then = limit + view.drawn.map_or(0, i32::from);
                let column = ink.paint(hue(colour), &format!("{} {colour}", colour.letter()));
                others.push(item(&format!("{column} (limit {limit} → {then})")));
            }
            Action::Take(colour) => {
                let lowest = view.board.capital.lowest(colour);
                others.push(item(&lowest.map_or_else(String::new, |kind| to_take(view, kind, ink))));
            }
            Action::Save(colours) => {
                let Some(seat) = view.viewer.seat() else { continue };
                let cost: u8 = colours.iter().filter_map(|colour| view.excess(seat, colour)).sum();
                let names: Vec<String> =
                    colours.iter().map(|colour| ink.paint(hue(colour), colour.word())).collect();
                others.push(match names.len() {
                    0 => item("save none"),
                    _ => item(&format!("save {} for {}", names.join(" and "), counted(cost, "marker"))),
                });
            }
        }
    }
    let all = [&capital, &hometown, &others].into_iter().flatten();
    let widest = all.map(|item| width(item)).max().unwrap_or(0);
    let mut lines = Vec::new();
    for (label, items) in [(" to the capital  ", capital), (" to the hometown ", hometown), ("  ", others)] {
        if !items.is_empty() {
            let items: Vec<String> = items.iter().map(|item| left(item, widest)).collect();
            lines.extend(flow(label, &items, "  ", WIDTH - 1));
        }
    }
    lines
}

fn to_capital(view: &View, kind: Kind, ink: Ink) -> String {
    let limit = view.known_limits()[kind.colour().index()] + i32::from(kind.value());
    format!("{} →{limit}", card(kind, ink))
}

fn to_hometown(view: &View, kind: Kind, ink: Ink) -> String {
    format!("{} →{}", card(kind, ink), home_sum(view, kind, view.known_limits()[kind.colour().index()]))
}

fn to_take(view: &View, kind: Kind, ink: Ink) -> String {
    let limit = view.known_limits()[kind.colour().index()] - i32::from(kind.value());
    format!("{} →{} (limit →{limit})", card(kind, ink), home_sum(view, kind, limit))
}

/// What the own column is worth with the card, marked if that is above the limit.
fn home_sum(view: &View, kind: Kind, limit: i32) -> String {
    let own = view.viewer.seat().map_or(0, |seat| view.board.hometown[seat.index()].sum_of(kind.colour()));
    let sum = own + i32::from(kind.value());
    if sum > limit { format!("{sum}!") } else { sum.to_string() }
}
