//! The players: what they have, and their displays.

use engine::{Phrase, Seat, SeatSet};
use goennen::{Action, Bonus, Display, Goennen, Phase, Place, Reward, SIDE, Slot, View};

use super::card;
use crate::terminal::text::{WIDTH, flow, left, shorten};
use crate::terminal::{Hue, Pen};

/// The cells of the label at the left.
const PLAYER: usize = 14;

/// A player: points, cards, bonuses; one's own display card by card, that of another in short.
pub(super) fn player(game: &Goennen, view: &View, seat: Seat, awaited: SeatSet, pen: Pen<'_>) -> Vec<String> {
    let mark = if awaited.contains(seat) {
        '▶'
    } else if view.board.gathering.done().contains(seat) {
        '✓'
    } else {
        ' '
    };
    let display = view.display(game, seat);
    let mut lines = head(game, &display, &format!("{mark}{seat} {}", pen.who(seat)), pen);
    if pen.is_own(seat) {
        lines.extend(cards(game, &display, pen));
    } else {
        let rows = display.slots().chunks(SIDE).map(|row| {
            let cells: Vec<String> = row.iter().map(|slot| cell(game, slot)).collect();
            cells.join(" ")
        });
        let rows: Vec<String> = rows.collect();
        lines.push(format!("    {}", rows.join(" | ")).trim_end().to_owned());
    }
    lines
}

/// A player's display card by card, at the end.
pub(super) fn whole(game: &Goennen, view: &View, seat: Seat, pen: Pen<'_>) -> Vec<String> {
    let display = view.display(game, seat);
    let mut lines = head(game, &display, &format!(" {seat} {}", pen.name(seat)), pen);
    lines.extend(cards(game, &display, pen));
    lines
}

fn head(game: &Goennen, display: &Display, label: &str, pen: Pen<'_>) -> Vec<String> {
    let label = left(&shorten(label, PLAYER - 1), PLAYER);
    let say =
        |key: &'static str, gap: &'static str, count: i64| pen.say(game, &Phrase::new(key).with(gap, count));
    let mut facts = vec![
        say("gon-points", "points", i64::from(game.display_score(display))),
        say("gon-cards-of", "count", display.count() as i64),
    ];
    for bonus in Bonus::ALL {
        let left = display.marks().left(bonus);
        if left > 0 {
            facts.push(format!("{} ×{left}", card::bonus(game, bonus, pen)));
        }
    }
    let last = facts.len() - 1;
    let facts = facts.into_iter().enumerate();
    let facts: Vec<String> = facts.map(|(i, fact)| if i < last { fact + " ·" } else { fact }).collect();
    flow(&pen.ink.paint(Hue::Bold, &label), &facts, " ", WIDTH - 1)
}

/// Every card with its place, its task and what it is worth now.
fn cards(game: &Goennen, display: &Display, pen: Pen<'_>) -> Vec<String> {
    let taken = display.slots().iter().enumerate().filter_map(|(cell, slot)| Some((cell, slot, slot.card?)));
    let rows = taken.map(|(cell, slot, which)| {
        let place = Place::new((cell / SIDE) as u8 + 1, (cell % SIDE) as u8 + 1);
        let place = place.map(|place| place.to_string()).unwrap_or_default();
        let points = match slot.is_completed {
            true => game.card_score(display, which),
            false => game.display_score(&display.with_completed(game, which)) - game.display_score(display),
        };
        let is_scoring = matches!(game.face(which).reward, Reward::Score(..));
        let worth = match slot.is_completed {
            true if is_scoring => points.to_string(),
            false if !game.face(which).task.can_be_finished(slot.entries) => "✗".to_owned(),
            false if points > 0 => format!("+{points}"),
            _ => String::new(),
        };
        card::row(game, which, Some(slot), &place, &worth, pen)
    });
    rows.collect()
}

/// A card of somebody else's display: number, colour, whether it is completed or how far it is filled.
fn cell(game: &Goennen, slot: &Slot) -> String {
    let Some(which) = slot.card else { return left("·", 7) };
    let face = game.face(which);
    let letter = face.colour.map_or('*', goennen::Colour::letter);
    let state = match slot.is_completed {
        true => "✓".to_owned(),
        false => format!(" {}/{}", slot.entries.count(), face.task.count()),
    };
    left(&format!("{which}{letter}{state}"), 7)
}

/// The first hand, and a card that is about to be laid.
pub(super) fn own_cards(game: &Goennen, view: &View, pen: Pen<'_>) -> Vec<String> {
    let Some(me) = view.viewer.seat() else { return Vec::new() };
    let cards: Vec<goennen::Card> = match view.board.phase {
        Phase::Choose => {
            let gone: Vec<goennen::Card> = view
                .parts
                .iter()
                .flatten()
                .filter_map(|part| match *part {
                    Action::Under(card) | Action::Lay(card, _) => Some(card),
                    _ => None,
                })
                .collect();
            view.hand.iter().filter(|card| !gone.contains(card)).collect()
        }
        Phase::Lay(seat) if seat == me => view.board.turn.bought.into_iter().collect(),
        Phase::Keep(seat, _) if seat == me => view.drawn.and_then(|drawn| drawn.card).into_iter().collect(),
        _ => Vec::new(),
    };
    if cards.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![pen.ink.paint(Hue::Dim, &format!(" {}", pen.text("gon-arriving")))];
    lines.extend(cards.into_iter().map(|which| card::row(game, which, None, "", "", pen)));
    lines
}
