//! Displays: one's own as a cloth with cards and free places, those of the others small, to be unfolded.

use engine::Seat;
use goennen::{Bonus, CIRCLES, Card, Display, Goennen, Phase, Place, SIDE, View};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, odds};
use crate::game_page::{Region, Scene, player_class};
use crate::text::Texts;

const REGIONS: [&str; goennen::PLAYERS_MAX] = ["display-0", "display-1", "display-2", "display-3"];

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

/// A display as a grid. `cell` draws a card's slot, `free` a place where a card could lie.
fn grid(display: &Display, cell: impl Fn(usize) -> Markup, free: impl Fn(Place) -> Markup) -> Markup {
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

/// One's own display; for a spectator nothing.
pub(super) fn mine(game: &Goennen, view: &View, scene: &Scene<'_>) -> Markup {
    let Some(me) = scene.table.me else { return html! {} };
    let texts = scene.texts;
    let display = view.display(game, me);
    let player = scene.table.seats.get(me.index()).map(player_class).unwrap_or_default();
    let arriving = arriving(view, me);
    let is_choosing = view.board.phase == Phase::Choose;
    let is_laying = arriving.is_some() || is_choosing;
    let cell = |index: usize| own_card(game, view, &display, index, texts);
    let free = |place: Place| {
        let gain = arriving.map(|card| gain(game, &display, card, place));
        html! {
            div.gon-place data-thing={ "place-" (place) } role="img" aria-label=(texts.text("gon-free")) {
                @if let Some(gain) = gain.filter(|&gain| gain > 0) {
                    b { "+" (gain) } span { (texts.text("gon-here")) }
                } @else { span.gon-plus aria-hidden="true" { "+" } }
            }
        }
    };
    html! {
        section.gon-mine.(player).laying[is_laying] aria-label=(texts.text("gon-mine")) data-focus=[is_laying.then_some("mine")] {
            header { h2 { (scene.badge(me)) } (facts(game, &display, texts)) (bonuses(&display, game, true, texts)) }
            div.gon-cloth { (grid(&display, cell, free)) }
        }
    }
}

/// What a card would add at a place once it is completed.
fn gain(game: &Goennen, display: &Display, card: Card, place: Place) -> i32 {
    let after = display.with_card(card, place).with_completed(game, card);
    game.display_score(&after) - game.display_score(display)
}

fn own_card(game: &Goennen, view: &View, display: &Display, index: usize, texts: Texts) -> Markup {
    let slot = &display.slots()[index];
    let Some(which) = slot.card else { return html! {} };
    let tag = if slot.is_completed { None } else { odds::complete(game, view, which, texts) };
    // A touched card grows away from the edge it lies at.
    let (_, columns) = span(display);
    let class = match index % SIDE {
        0 if columns > 1 => "left",
        column if column + 1 == columns && columns > 1 => "right",
        _ => "",
    };
    let look = Look {
        thing: Some(format!("card-{which}")),
        slot: Some(slot),
        is_own: true,
        class,
        tag,
        worth: worth(game, display, index, texts),
    };
    card::whole(game, which, &look, texts)
}

/// What a card scores now, or would add if it were completed now.
fn worth(game: &Goennen, display: &Display, index: usize, texts: Texts) -> Option<Markup> {
    let slot = &display.slots()[index];
    let which = slot.card?;
    if slot.is_completed {
        let scores = matches!(game.face(which).reward, goennen::Reward::Score(..));
        return card::worth(game.card_score(display, which), true, texts).filter(|_| scores);
    }
    if super::task::is_spoilt(game, slot) {
        return None;
    }
    let after = display.with_completed(game, which);
    card::worth(game.display_score(&after) - game.display_score(display), false, texts)
}

fn facts(game: &Goennen, display: &Display, texts: Texts) -> Markup {
    html! {
        span.gon-facts {
            b { (texts.with("gon-points", &[("points", game.display_score(display).into())])) }
            span { (texts.with("gon-cards-of", &[("count", display.count().into())])) }
        }
    }
}

/// The bonuses with their circles: those left can be touched where it matters which are used.
fn bonuses(display: &Display, game: &Goennen, is_own: bool, texts: Texts) -> Markup {
    let completed = |bonus: Bonus| {
        let is = |slot: &&goennen::Slot| {
            slot.is_completed && slot.card.is_some_and(|card| game.face(card).bonus() == Some(bonus))
        };
        display.slots().iter().filter(is).count() as u8
    };
    html! {
        span.gon-bonuses { @for bonus in Bonus::ALL {
            @let cards = completed(bonus);
            @if cards > 0 {
                @let left = display.marks().left(bonus);
                @let all = if bonus == Bonus::Joker { 0 } else { (cards * CIRCLES).max(left) };
                @let words = card::bonus(bonus, texts);
                @let count = texts.with("gon-uses", &[("count", left.into())]);
                @let said = if all > 0 { format!("{words}: {count}") } else { words };
                span.gon-bonus role="img" aria-label=(said) title=(said) {
                    (art::bonus(bonus))
                    @for place in 0..all {
                        i.used[place < all - left]
                            data-thing=[(is_own && place >= all - left).then(|| format!("mark-{}", bonus.word()))] {}
                    }
                }
            }
        } }
    }
}

/// The displays of the others, in turn order from the one who looks.
pub(super) fn rivals(game: &Goennen, view: &View, scene: &Scene<'_>) -> Vec<Region> {
    let count = scene.table.seats.len();
    let first = scene.table.me.map_or(0, |me| me.index() + 1);
    let seats = (0..count).map(|step| Seat::at((first + step) % count.max(1)));
    let others = seats.filter(|&seat| scene.table.me != Some(seat));
    others.map(|seat| Region { id: REGIONS[seat.index()], html: rival(game, view, seat, scene) }).collect()
}

fn rival(game: &Goennen, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let display = view.display(game, seat);
    let player = scene.table.seats.get(seat.index()).map(player_class).unwrap_or_default();
    let is_awaited = scene.table.awaited.contains(seat);
    // At the end everybody's cards lie open.
    let is_over = view.board.phase == Phase::Over;
    let is_active = view.board.phase.active() == Some(seat);
    let cell = |index: usize| {
        let slot = &display.slots()[index];
        let look = Look { slot: Some(slot), worth: worth(game, &display, index, texts), ..Look::default() };
        slot.card.map_or_else(|| html! {}, |which| card::whole(game, which, &look, texts))
    };
    html! {
        details.gon-rival.(player).awaited[is_awaited].active[is_active] data-keep={ "display-" (seat) } open[is_over] {
            summary {
                span.gon-rival-who {
                    (scene.badge(seat)) (facts(game, &display, texts)) (bonuses(&display, game, false, texts))
                }
                span.gon-minis aria-label=(texts.with("gon-display-of", &[("name", scene.table.name(seat).into())])) role="img" {
                    @for slot in display.slots() { (card::mini(game, slot, texts)) }
                }
            }
            div.gon-cloth { (grid(&display, cell, |_| html! { div.gon-place.gone {} })) }
        }
    }
}
