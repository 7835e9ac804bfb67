//! Right of the track: the decks of the three ages, and the public goals with who leads. Below them, beside one's own
//! stacks, the secret goal.

use cv::{Age, Card, Cv, Phase, View};
use engine::{Game, Seat};
use maud::{Markup, html};

use super::{art, card, effect, symbol};
use crate::game_page::Scene;
use crate::icon;
use crate::text::Texts;

/// The decks and the public goals.
pub(super) fn side(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    if view.board.phase == Phase::Over {
        return html! {};
    }
    let public: Vec<Card> = view.board.goals.iter().flatten().copied().collect();
    html! {
        (decks(view, scene.texts))
        @if !public.is_empty() {
            section.cv-goals aria-label=(scene.texts.text("cv-goals")) {
                @for &goal in &public { (public_goal(game, view, goal, scene)) }
            }
        }
    }
}

fn decks(view: &View, texts: Texts) -> Markup {
    let board = &view.board;
    html! {
        ol.cv-decks {
            @for age in Age::TRACK {
                @let count = board.deck_count(age);
                @let words = texts.with("cv-deck-count", &[("count", count.into())]);
                @let is_now = board.deck() == Some(age);
                li.cv-deck.{ "a-" (age.word()) }.now[is_now].gone[count == 0] data-look={ "deck-" (age.word()) } title=(words) {
                    span.cv-deck-back aria-hidden="true" { (art::age(age)) b { (count) } }
                    span.cv-deck-name { (texts.text(&format!("cv-deck-{}", age.word()))) }
                    span.sr { (words) }
                }
            }
        }
    }
}

/// A goal: its picture, its name, what it counts, and how it stands.
fn body(game: &Cv, goal: Card, stands: &Markup, texts: Texts) -> Markup {
    html! {
        (card::thumb(game, goal))
        h3 { (card::soft_name(game, goal, texts)) }
        div.cv-goal-row {
            @if let Some(what) = game.face(goal).goal {
                span.cv-goal-what role="img" aria-label=(effect::sentence(game, goal, texts)) { (effect::goal_signs(what)) }
            }
            p.cv-lead { (stands) }
        }
    }
}

fn public_goal(game: &Cv, view: &View, goal: Card, scene: &Scene<'_>) -> Markup {
    html! {
        div.cv-goal.k-goal data-look={ "card-" (goal) } data-spot={ "goal-" (goal) } data-piece={ "c" (goal) } title=(effect::sentence(game, goal, scene.texts)) {
            (body(game, goal, &leaders(game, view, goal, scene), scene.texts))
        }
    }
}

/// The viewer's secret goal, dashed.
pub(super) fn secret(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let Some((seat, goal)) = scene.table.me.and_then(|seat| view.goal(seat).map(|goal| (seat, goal))) else {
        return html! {};
    };
    let points = game.goal_points(&view.board, seat, goal);
    html! {
        div.cv-goal.cv-secret.k-goal data-look={ "card-" (goal) } data-spot={ "goal-" (goal) } title=(effect::sentence(game, goal, texts)) {
            (body(game, goal, &html! { (icon::eye()) span { (texts.with("cv-secret-worth", &[("points", points.into())])) } }, texts))
        }
    }
}

/// The seats that would score a public goal now (CV-84), and how much the viewer has by their own count.
pub(super) fn leaders(game: &Cv, view: &View, goal: Card, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let scored = |seat: Seat| game.public_goal_points(&view.board, seat, goal);
    let seats: Vec<Seat> = Seat::all(game.players()).filter(|&seat| scored(seat) > 0).collect();
    let most = seats.first().map_or(0, |&seat| scored(seat));
    let own = scene.table.me.map(|seat| (seats.contains(&seat), game.goal_points(&view.board, seat, goal)));
    html! {
        @for &seat in &seats { span title=(scene.table.name(seat)) { (scene.face(seat)) span.sr { (scene.table.name(seat)) } } }
        span { @match own {
            _ if seats.is_empty() => (texts.text("cv-goal-nobody")),
            Some((true, _)) if seats.len() == 1 => (texts.with("cv-lead-you", &[("points", most.into())])),
            Some((true, _)) => (texts.with("cv-lead-shared", &[("points", most.into())])),
            Some((false, own)) => (texts.with("cv-lead-other", &[("points", most.into()), ("own", own.into())])),
            None => (texts.with("cv-lead", &[("points", most.into())])),
        } }
    }
}

/// A goal seen large: what it counts, and what everybody has of it.
pub(super) fn goal_table(game: &Cv, view: &View, goal: Card, scene: &Scene<'_>) -> Markup {
    let is_public = view.board.goals.contains(&Some(goal));
    let texts = scene.texts;
    html! {
        ul.cv-standing {
            @for seat in Seat::all(game.players()) {
                li { (scene.face(seat)) span { (scene.table.name(seat)) } b { (game.goal_points(&view.board, seat, goal)) } }
            }
        }
        p { (texts.text(if is_public { "cv-goal-public-note" } else { "cv-goal-secret-note" })) }
    }
}

/// What is left in a deck: everybody can count which cards have not been seen.
pub(super) fn deck(game: &Cv, view: &View, age: Age, texts: Texts) -> Markup {
    let left = view.board.decks.both(age.cards());
    html! {
        h3 { (symbol::age(age, texts)) }
        p { (texts.with("cv-deck-count", &[("count", left.count().into())])) }
        p { (texts.text("cv-deck-note")) }
        ul.cv-list { @for card in left.iter() { li { (card::named(game, card, texts)) } } }
    }
}
