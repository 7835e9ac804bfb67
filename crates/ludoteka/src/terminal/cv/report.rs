//! The finished CVs: every card of every player, as a life in the order of the ages.

use cv::{Age, Card, Cv, Kind, Phase, View, say_age};
use engine::{Game, Phrase, Seat};

use super::card::{kind, separated, title};
use crate::terminal::text::{WIDTH, flow, left, width};
use crate::terminal::{Hue, Pen};

/// Everybody's CV at the end; nothing before.
pub(super) fn report(game: &Cv, view: &View, pen: Pen<'_>) -> Vec<String> {
    if view.board.phase != Phase::Over {
        return Vec::new();
    }
    let ages = [Age::Childhood, Age::EarlyAdulthood, Age::MiddleAge, Age::OldAge];
    let labels = ages.map(|age| pen.say(game, &say_age(age)));
    let stacks_label = pen.text("cv-term-stacks");
    let widest = labels.iter().chain([&stacks_label]).map(|label| width(label)).max().unwrap_or(0);
    let label = |text: &str| left(&format!(" {text}"), widest + 3);
    let mut lines = Vec::new();
    for seat in Seat::all(game.players()) {
        let cards = view.board.cv(seat);
        let whose = pen.say(game, &Phrase::new("cv-of").with("name", seat));
        let count = pen.say(game, &Phrase::new("cv-card-count").with("count", cards.count()));
        lines.push(pen.ink.paint(Hue::Bold, &format!("{whose}, {count}")));
        for (age, name) in ages.iter().zip(&labels) {
            let lived: Vec<String> =
                cards.both(age.cards()).iter().map(|card| title(game, card, pen)).collect();
            if !lived.is_empty() {
                lines.extend(flow(&label(name), &separated(&lived, ","), " ", WIDTH - 1));
            }
        }
        let stacks = separated(&stacks(game, view, seat, pen), ",");
        lines.extend(flow(&label(&stacks_label), &stacks, " ", WIDTH - 1));
    }
    lines
}

/// How many cards each stack has, and which one lies on top.
fn stacks(game: &Cv, view: &View, seat: Seat, pen: Pen<'_>) -> Vec<String> {
    let stack = |type_: Kind| {
        let cards: Vec<Card> = view.board.stack(seat, type_).collect();
        let top = cards.first()?;
        Some(format!("{} {}: {}", kind(game, type_, pen), cards.len(), title(game, *top, pen)))
    };
    Kind::STACKED.into_iter().filter_map(stack).collect()
}
