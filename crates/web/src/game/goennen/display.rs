//! One's own display: three by three places on a picnic cloth.

use engine::Seat;
use goennen::{Card, Display, Goennen, Phase, Place, Reward, SIDE, View};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{odds, task};
use crate::game_page::Scene;
use crate::text::Texts;

/// Rows and columns that the display spans.
fn span(display: &Display) -> (usize, usize) {
    let taken = || display.slots().iter().enumerate().filter(|(_, slot)| slot.card.is_some());
    let rows = taken().map(|(cell, _)| cell / SIDE + 1).max().unwrap_or(0);
    let columns = taken().map(|(cell, _)| cell % SIDE + 1).max().unwrap_or(0);
    (rows, columns)
}

/// The rows or columns that are drawn for so many taken ones: all where a card could lie. With two, those at the
/// edges are half as large, so that cards keep their size however a display grows.
fn tracks(taken: usize) -> std::ops::RangeInclusive<u8> {
    match taken {
        0 | 1 => 0..=2,
        2 => 0..=3,
        _ => 1..=3,
    }
}

/// Whether a place is drawn half as large.
pub(super) fn is_half(display: &Display, place: Place) -> bool {
    let (rows, columns) = span(display);
    let is_edge = |at: u8, taken: usize| taken == 2 && (at == 0 || at == 3);
    is_edge(place.row(), rows) || is_edge(place.column(), columns)
}

/// A display as a grid. `cell` draws a card's slot, `free` a place where a card could lie.
pub(super) fn grid(
    display: &Display,
    cell: impl Fn(usize) -> Markup,
    free: impl Fn(Place) -> Markup,
) -> Markup {
    let (rows, columns) = span(display);
    let places = display.places();
    html! {
        div.gon-grid.{ "rows-" (rows) }.{ "cols-" (columns) } {
            @for row in tracks(rows) { @for column in tracks(columns) {
                @let index = (row >= 1 && column >= 1).then(|| (usize::from(row) - 1) * SIDE + usize::from(column) - 1);
                @let taken = index.filter(|&index| display.slots().get(index).is_some_and(|slot| slot.card.is_some()));
                @match (taken, Place::new(row, column)) {
                    (Some(index), _) => (cell(index)),
                    (None, Some(place)) if places.contains(place) => (free(place)),
                    _ => div.gon-nowhere {},
                }
            } }
        }
    }
}

/// The card that a seat is about to lay, as far as the viewer knows it.
pub(super) fn arriving(view: &View, seat: Seat) -> Option<Card> {
    match view.board.phase {
        Phase::Lay(who) if who == seat => view.board.turn.bought,
        Phase::Keep(who, _) if who == seat => view.drawn.and_then(|drawn| drawn.card),
        _ => None,
    }
}

/// One's own display; for a spectator that of the seat shown nearest.
pub(super) fn mine(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let near = scene.near();
    let texts = scene.texts;
    let display = view.display(game, near);
    let is_mine = scene.table.me == Some(near);
    let arriving = arriving(view, near).filter(|_| is_mine);
    let label = if is_mine {
        texts.text("gon-mine")
    } else {
        texts.with("gon-display-of", &[("name", scene.table.name(near).into())])
    };
    let cell = |index: usize| own_card(game, view, &display, index, is_mine, texts);
    let free = |place: Place| {
        let gain = arriving.map(|card| gain(game, &display, card, place));
        html! {
            div.gon-place data-thing={ "place-" (place) } role="group" aria-label=(texts.text("gon-free")) {
                @if let Some(gain) = gain.filter(|&gain| gain > 0) {
                    b { "+" (gain) } span { (texts.text("gon-here")) }
                } @else { span.gon-plus aria-hidden="true" { "+" } }
            }
        }
    };
    html! {
        div.gon-cloth role="group" aria-label=(label) {
            @if !is_mine { p.gon-whose { (scene.face(near)) (scene.name(near)) } }
            (grid(&display, cell, free))
        }
    }
}

/// What a card would add at a place once it is completed.
pub(super) fn gain(game: &Goennen, display: &Display, card: Card, place: Place) -> i32 {
    let after = display.with_card(card, place).with_completed(game, card);
    game.display_score(&after) - game.display_score(display)
}

fn own_card(
    game: &Goennen,
    view: &View,
    display: &Display,
    index: usize,
    is_mine: bool,
    texts: Texts,
) -> Markup {
    let slot = &display.slots()[index];
    let Some(which) = slot.card else { return html! {} };
    let tag = if slot.is_completed || !is_mine { None } else { odds::complete(game, view, which, texts) };
    let look = Look {
        thing: Some(format!("card-{which}")),
        slot: Some(slot),
        is_own: is_mine,
        tag,
        worth: worth(game, display, index, texts),
        ..Look::default()
    };
    card::whole(game, which, &look, texts)
}

/// What a card scores now, or would add if it were completed now.
pub(super) fn worth(game: &Goennen, display: &Display, index: usize, texts: Texts) -> Option<Markup> {
    let slot = &display.slots()[index];
    let which = slot.card?;
    if slot.is_completed {
        let scores = matches!(game.face(which).reward, Reward::Score(..));
        return card::worth(game.card_score(display, which), true, texts).filter(|_| scores);
    }
    if task::is_spoilt(game, slot) {
        return None;
    }
    let after = display.with_completed(game, which);
    card::worth(game.display_score(&after) - game.display_score(display), false, texts)
}
