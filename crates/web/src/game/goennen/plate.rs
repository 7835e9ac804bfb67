//! The others as plates with small displays; alone, the path of rounds stands in their place.

use engine::Seat;
use goennen::{Bonus, CIRCLES, Display, Goennen, Level, Phase, Slot, View};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, display};
use crate::game_page::{Area, Scene};
use crate::patch::Drawing;
use crate::text::Texts;

const REGIONS: [&str; goennen::PLAYERS_MAX] = ["display-0", "display-1", "display-2", "display-3"];

/// One region for each of the others; alone one for the level.
pub(super) fn regions(game: &Goennen, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
    if let Some(level) = game.level() {
        return drawing.whole("level", Area::Others, alone(game, view, level, scene));
    }
    for seat in scene.others() {
        drawing.whole(REGIONS[seat.index()], Area::Others, plate(game, view, seat, scene));
    }
}

fn plate(game: &Goennen, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let display = view.display(game, seat);
    let is_awaited = scene.table.awaited.contains(seat);
    let label = texts.with("gon-display-of", &[("name", scene.table.name(seat).into())]);
    html! {
        section.plate.gon-plate.(scene.player(seat)).awaited[is_awaited] data-look={ "rival-" (seat) } aria-label=(label) {
            (scene.face(seat))
            div.plate-who {
                span.plate-name { (scene.table.name(seat)) }
                (points(game.display_score(&display), texts))
                span.plate-has.gon-has { @for bonus in Bonus::ALL {
                    @let left = display.marks().left(bonus);
                    @if left > 0 {
                        span title=(card::bonus(bonus, texts)) { (art::bonus(bonus)) b { (left) } span.sr { (card::bonus(bonus, texts)) } }
                    }
                } }
                span.plate-has.gon-count { (texts.with("gon-cards-of", &[("count", display.count().into())])) }
            }
            span.gon-minis { @for slot in display.slots() { (card::mini(game, slot, texts)) } }
        }
    }
}

/// Points as a number with a small word.
pub(super) fn points(points: i32, texts: Texts) -> Markup {
    let whole = texts.with("gon-points", &[("points", points.into())]);
    let word = whole.replacen(&points.to_string(), "", 1);
    html! { span.plate-points { (points) " " small { (word.trim()) } } }
}

/// A whole display of somebody else, large.
pub(super) fn whole(game: &Goennen, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let display = view.display(game, seat);
    let cell = |index: usize| {
        let slot = &display.slots()[index];
        let look =
            Look { slot: Some(slot), worth: display::worth(game, &display, index, texts), ..Look::default() };
        slot.card.map_or_else(|| html! {}, |which| card::whole(game, which, &look, texts))
    };
    html! {
        p.gon-whose { (scene.face(seat)) (scene.name(seat)) (points(game.display_score(&display), texts)) }
        div.gon-cloth.gon-seen { (display::grid(&display, cell, |_| html! { div.gon-nowhere {} })) }
        div.gon-bonuses { (bonuses(game, &display, texts)) }
    }
}

/// How many cards with a bonus are completed.
fn completed(game: &Goennen, display: &Display, bonus: Bonus) -> u8 {
    let is = |slot: &&Slot| {
        slot.is_completed && slot.card.is_some_and(|card| game.face(card).bonus() == Some(bonus))
    };
    display.slots().iter().filter(is).count() as u8
}

/// The bonuses with their circles, used ones filled.
pub(super) fn bonuses(game: &Goennen, display: &Display, texts: Texts) -> Markup {
    html! {
        @for bonus in Bonus::ALL {
            @let cards = completed(game, display, bonus);
            @if cards > 0 {
                @let left = display.marks().left(bonus);
                @let all = if bonus == Bonus::Joker { 0 } else { (cards * CIRCLES).max(left) };
                @let words = card::bonus(bonus, texts);
                @let count = texts.with("gon-uses", &[("count", left.into())]);
                @let said = if all > 0 { format!("{words}: {count}") } else { words.clone() };
                div.gon-bonus.spent[all > 0 && left == 0] role="group" aria-label=(said) title=(said)
                    data-spot={ "bonus-" (bonus.word()) } data-look={ "bonus-" (bonus.word()) } {
                    (art::bonus(bonus))
                    span.gon-bonus-name { (words) }
                    @if all > 0 {
                        span.gon-circles aria-hidden="true" { @for place in 0..all { i.used[place < all - left] {} } }
                    }
                }
            }
        }
    }
}

/// Alone: level, path of rounds, how far the points have come.
fn alone(game: &Goennen, view: &View, level: Level, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let last = board.last_round.map_or(level.rounds(), |last| last.min(level.rounds()));
    let score = game.display_score(&view.display(game, Seat::at(0)));
    let target = i32::from(level.points());
    let left = last.saturating_sub(board.round.max(1));
    let is_passive =
        matches!(board.phase, Phase::SoloRoll | Phase::SoloEnter | Phase::Aside | Phase::SoloRefill(_));
    html! {
        section.plate.gon-level.(scene.player(Seat::at(0))) data-look="level" aria-label=(texts.with("gon-level", &[("level", level.number().into())])) {
            div.gon-level-number aria-hidden="true" { small { (texts.text("gon-level-word")) } b { (level.number()) } }
            ol.gon-path aria-label=(texts.with("gon-round", &[("round", board.round.into())])) {
                @for round in 1..=level.rounds() {
                    li.past[round < board.round].now[round == board.round].never[round > last] { (round) }
                }
            }
            div.gon-level-words {
                b { @if board.phase == Phase::Over { (texts.text("gon-over")) }
                    @else { (texts.with("gon-rounds-left", &[("count", left.into())])) } }
                span { @if is_passive { (texts.text("gon-dice-passive")) } @else { (texts.text("gon-active-half")) } }
            }
            div.gon-target {
                b { (texts.with("gon-target", &[("points", score.into()), ("target", target.into())])) }
                progress value=(score.clamp(0, target)) max=(target) aria-hidden="true" {}
            }
            @if !board.aside.is_empty() {
                span.gon-aside { (texts.with("gon-aside-count", &[("count", board.aside.count().into())])) }
            }
        }
    }
}
