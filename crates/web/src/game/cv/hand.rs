//! The events in hand, and the childhood cards to choose from in the draft.

use cv::{CardSet, Cv, Phase, Step, View};
use maud::{Markup, html};

use super::card::{self, Look};
use crate::game_page::Scene;
use crate::text::Texts;

/// What the viewer holds: in the draft with the cards to choose from.
pub(super) fn hand(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    match (scene.table.me, view.board.phase) {
        (_, Phase::Over) => html! {},
        (Some(_), Phase::Draft(step)) => draft(game, view, step, scene.texts),
        (None, Phase::Draft(_)) => {
            html! { p.calm data-phase="draft" { (scene.texts.text("cv-draft-watch")) } }
        }
        (None, _) => html! {},
        (Some(_), _) => playing(game, view, scene.texts),
    }
}

fn playing(game: &Cv, view: &View, texts: Texts) -> Markup {
    let events = view.events();
    html! {
        section.cv-hand aria-label=(texts.text("cv-hand")) {
            header.cv-hand-head { h2 { (texts.text("cv-hand")) } (seen(game, view, texts)) }
            @if events.is_empty() { p.calm { (texts.text("cv-hand-empty")) } }
            @else { (row(game, events, "hand", None, texts)) }
        }
    }
}

fn draft(game: &Cv, view: &View, step: Step, texts: Texts) -> Markup {
    let title = match step {
        Step::First => texts.text("cv-draft-first"),
        Step::Second => texts.text("cv-draft-second"),
    };
    html! {
        section.cv-hand.cv-draft.chosen[view.chosen.is_some()] data-phase="draft" aria-label=(title) {
            header.cv-hand-head { h2 { (title) } (seen(game, view, texts)) }
            (row(game, view.pack, "pack", view.chosen, texts))
            @if !view.hand.is_empty() {
                p.cv-kept { (texts.text("kept-so-far")) " " (card::chips(game, view.hand, texts)) }
            }
        }
    }
}

fn row(game: &Cv, cards: CardSet, place: &str, kept: Option<cv::Card>, texts: Texts) -> Markup {
    html! {
        div.cv-row {
            @for which in cards.iter() {
                @let look = Look {
                    thing: Some(format!("{place}-{which}")), is_spelt: true,
                    class: if kept == Some(which) { "kept" } else { "" }, below: None,
                };
                (card::whole(game, which, &look, texts))
            }
        }
    }
}

/// What the viewer remembers of the childhood draft: the cards passed on and those that came.
fn seen(game: &Cv, view: &View, texts: Texts) -> Markup {
    let passed = view.passed[0].union(view.passed[1]);
    let received = view.received[0].union(view.received[1]);
    if passed.is_empty() && received.is_empty() {
        return html! {};
    }
    html! {
        details.cv-seen data-keep="seen" {
            summary { (texts.text("seen-title")) }
            p { (texts.text("seen-passed")) " " (card::chips(game, passed, texts)) }
            p { (texts.text("seen-received")) " " (card::chips(game, received, texts)) }
        }
    }
}
