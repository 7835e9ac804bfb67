//! The events in hand, as a fan in the tray; in the draft what is kept so far.

use cv::{CardSet, Cv, Phase, Step, View};
use maud::{Markup, html};

use super::card::{self, Look};
use crate::game_page::Scene;
use crate::text::Texts;

/// What the viewer holds.
pub(super) fn hand(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    if scene.table.me.is_none() || view.board.phase == Phase::Over {
        return html! {};
    }
    let is_draft = matches!(view.board.phase, Phase::Draft(_));
    let cards = if is_draft { view.hand } else { view.events() };
    let title = texts
        .with(if is_draft { "cv-kept-count" } else { "cv-events-count" }, &[("count", cards.count().into())]);
    html! {
        section.cv-hand.{ "n" (cards.count().min(6)) } aria-label=(texts.text("cv-hand")) {
            div.cv-fan {
                @for which in cards.iter() {
                    @let look = Look { thing: Some(format!("hand-{which}")), ..Look::default() };
                    (card::whole(game, which, &look, texts))
                }
            }
            h2.cv-hand-title { (title) }
        }
    }
}

/// The childhood cards to choose from, large in the middle of the stage.
pub(super) fn draft(game: &Cv, view: &View, step: Step, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    if scene.table.me.is_none() {
        return html! { section.cv-draft { p.cv-say { (texts.text("cv-draft-watch")) } } };
    }
    let title = match step {
        Step::First => texts.text("cv-draft-first"),
        Step::Second => texts.text("cv-draft-second"),
    };
    html! {
        section.cv-draft.chosen[view.chosen.is_some()] aria-label=(title) {
            h2.cv-say { (title) }
            div.cv-pack {
                @for which in view.pack.iter() {
                    @let is_kept = view.chosen == Some(which);
                    @let look = Look {
                        thing: Some(format!("pack-{which}")),
                        class: if is_kept { "kept" } else { "" },
                        tag: is_kept.then(|| html! { span.card-tag.yes { (texts.text("cv-tag-kept")) } }),
                        ..Look::default()
                    };
                    (card::whole(game, which, &look, texts))
                }
            }
        }
    }
}

/// What the viewer remembers of the childhood draft: the cards passed on and those that came.
pub(super) fn seen(game: &Cv, view: &View, texts: Texts) -> Markup {
    let passed = view.passed[0].union(view.passed[1]);
    let received = view.received[0].union(view.received[1]);
    let list = |title: &str, cards: CardSet| {
        html! {
            @if !cards.is_empty() {
                p { (texts.text(title)) }
                ul.cv-list { @for card in cards.iter() { li { (card::named(game, card, texts)) } } }
            }
        }
    };
    html! { (list("seen-passed", passed)) (list("seen-received", received)) }
}
