//! The numbered choices.

use engine::Speak;
use kosmopolis::{Action, Kind, Kosmopolis, View};

use super::{card, cards};
use crate::terminal::text::{WIDTH, flow, left, right, width};
use crate::terminal::{Hue, Ink, Pen};

/// All choices with their numbers; plays to the capital and to the hometown under each other.
pub(super) fn menu(game: &Kosmopolis, view: &View, actions: &[Action], pen: Pen<'_>) -> Vec<String> {
    let ink = pen.ink;
    let mut capital = Vec::new();
    let mut hometown = Vec::new();
    let mut others = Vec::new();
    for (index, &action) in actions.iter().enumerate() {
        let number = ink.paint(Hue::Bold, &right(&(index + 1).to_string(), 2));
        let item = |text: &str| format!("{number} {text}");
        let said = || pen.say(game, &game.say_action(view, action));
        match action {
            Action::Capital(kind) => capital.push(item(&to_capital(view, kind, ink))),
            Action::Hometown(kind) => hometown.push(item(&to_hometown(view, kind, ink))),
            Action::Keep(keep) => others.push(item(&cards(keep.cards(), ink))),
            Action::Lay(colour) => {
                let then = view.known_limits()[colour.index()] + view.drawn.map_or(0, i32::from);
                others.push(item(&format!("{} →{then}", said())));
            }
            Action::Take(colour) => {
                let sums = view.board.capital.lowest(colour).map(|kind| to_take(view, kind));
                others.push(item(&format!("{} {}", said(), sums.unwrap_or_default())));
            }
            Action::Save(_) => others.push(item(&said())),
        }
    }
    let all = [&capital, &hometown, &others].into_iter().flatten();
    let widest = all.map(|item| width(item)).max().unwrap_or(0);
    let labels = ["kos-term-capital", "kos-term-hometown"].map(|key| format!(" {} ", pen.text(key)));
    let column = labels.iter().map(|label| width(label)).max().unwrap_or(0);
    let [to_capital, to_hometown] = labels.map(|label| left(&label, column));
    let mut lines = Vec::new();
    for (label, items) in [(to_capital, capital), (to_hometown, hometown), ("  ".to_owned(), others)] {
        if !items.is_empty() {
            let items: Vec<String> = items.iter().map(|item| left(item, widest)).collect();
            lines.extend(flow(&label, &items, "  ", WIDTH - 1));
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

/// What the own column will be worth, and what its limit will be.
fn to_take(view: &View, kind: Kind) -> String {
    let limit = view.known_limits()[kind.colour().index()] - i32::from(kind.value());
    format!("→{}/{limit}", home_sum(view, kind, limit))
}

/// What the own column is worth with the card, marked if that is above the limit.
fn home_sum(view: &View, kind: Kind, limit: i32) -> String {
    let own = view.viewer.seat().map_or(0, |seat| view.board.hometown[seat].sum_of(kind.colour()));
    let sum = own + i32::from(kind.value());
    if sum > limit { format!("{sum}!") } else { sum.to_string() }
}
