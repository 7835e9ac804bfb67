//! The finished CVs: every card of every player, as a life in the order of the ages.

use cv::{Age, Card, Cv, Kind, Phase, View};
use engine::{Game, Seat};

use super::card::{counted, kind, separated, title};
use crate::terminal::text::{WIDTH, flow, left};
use crate::terminal::{Hue, Ink, Voice};

/// Everybody's CV at the end; nothing before.
pub(super) fn report(game: &Cv, view: &View, voice: Voice<'_>, ink: Ink) -> Vec<String> {
    if view.board.phase != Phase::Over {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for seat in Seat::all(game.players()) {
        let cards = view.board.cv(seat);
        let whose =
            if voice.is_own(seat) { "Your CV".to_owned() } else { format!("The CV of {}", voice.name(seat)) };
        lines.push(ink.paint(Hue::Bold, &format!("{whose}, {}", counted(cards.count(), "card"))));
        for (label, age) in [
            (" childhood ", Age::Childhood),
            (" early     ", Age::EarlyAdulthood),
            (" middle    ", Age::MiddleAge),
            (" old age   ", Age::OldAge),
        ] {
            let lived: Vec<String> =
                cards.both(age.cards()).iter().map(|card| title(game, card, ink)).collect();
            if !lived.is_empty() {
                lines.extend(flow(label, &separated(&lived, ","), " ", WIDTH - 1));
            }
        }
        lines.extend(stacks(game, view, seat, ink));
    }
    lines
}

/// How many cards each stack has, and which one lies on top.
fn stacks(game: &Cv, view: &View, seat: Seat, ink: Ink) -> Vec<String> {
    let board = &view.board;
    let stack = |type_: Kind| {
        let cards: Vec<Card> = board.stack(seat, type_).collect();
        let top = cards.first()?;
        Some(format!("{} {} ({} on top)", cards.len(), kind(type_, ink), title(game, *top, ink)))
    };
    let stacks: Vec<String> = Kind::STACKED.into_iter().filter_map(stack).collect();
    flow(&left(" stacks", 11), &separated(&stacks, ","), " ", WIDTH - 1)
}
