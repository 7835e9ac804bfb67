//! The hand, and the cards to choose from in the draft.

use kosmopolis::{Cards, Kosmopolis, Phase, Step, View};
use maud::{Markup, html};

use super::card;
use crate::game_page::Scene;
use crate::text::Texts;

/// What the viewer holds: in the draft with the cards to choose from, in the play ready to be played.
pub(super) fn hand(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    match (scene.table.me, view.board.phase) {
        // At the round end all hands are laid out (KOS-29).
        (_, Phase::Over | Phase::Save(_)) => html! {},
        (Some(_), Phase::Draft(step)) => draft(game, view, step, scene),
        (None, Phase::Draft(_)) => {
            html! { p.calm data-phase="draft" { (scene.texts.text("kos-draft-watch")) } }
        }
        (None, _) => html! {},
        (Some(_), _) => playing(game, view, scene),
    }
}

fn playing(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        section.hand aria-label=(texts.text("kos-your-hand")) {
            header.hand-head {
                h2.area-title { (texts.text("kos-your-hand")) }
                @if view.hand.total() > 1 { (sort_buttons("hand", texts)) }
                (seen(game, view, texts))
            }
            @if let Some(value) = view.drawn {
                p.drawn { (texts.text("kos-drawn")) " " span.modification.known { (card::signed(game, value, texts)) } }
            }
            @if view.hand.is_empty() { p.calm { (texts.text("kos-hand-empty")) } }
            (fan(game, view.hand, "hand", Cards::EMPTY, texts))
        }
    }
}

fn draft(game: &Kosmopolis, view: &View, step: Step, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let has_chosen = !view.chosen.is_empty();
    let title = match step {
        Step::First => texts.text("kos-draft-first"),
        Step::Second => texts.text("kos-draft-second"),
    };
    let round = [("round", view.board.round.into()), ("rounds", kosmopolis::ROUNDS.into())];
    html! {
        section.hand.draft.chosen[has_chosen] data-phase="draft" aria-label=(title) {
            header.hand-head {
                h2.area-title { (texts.with("kos-round", &round)) " · " (title) }
                (sort_buttons("pack", texts))
                (seen(game, view, texts))
            }
            (fan(game, view.pack, "pack", view.chosen, texts))
            @if !view.hand.is_empty() {
                p.kept-so-far { (texts.text("kept-so-far"))
                    @for kind in view.hand.iter() { " " (card::small(game, kind, texts)) }
                }
            }
        }
    }
}

/// Large cards side by side; those already chosen are marked.
fn fan(game: &Kosmopolis, cards: Cards, place: &str, chosen: Cards, texts: Texts) -> Markup {
    let mut rest = chosen;
    html! {
        div.fan data-sortable=(place) {
            @for kind in cards.iter() {
                @let is_kept = rest.count(kind) > 0;
                @if is_kept { ({ rest = rest.minus(Cards::one(kind)); "" }) }
                (card::large(game, kind, place, is_kept, texts))
            }
        }
    }
}

fn sort_buttons(place: &str, texts: Texts) -> Markup {
    html! {
        div.sort role="group" aria-label=(texts.text("sort-title")) {
            button.quiet type="button" data-sort={ (place) ":colour" } { (texts.text("sort-colour")) }
            button.quiet type="button" data-sort={ (place) ":value" } { (texts.text("sort-value")) }
        }
    }
}

/// What the viewer remembers of this round's draft: the cards passed on and those that came.
fn seen(game: &Kosmopolis, view: &View, texts: Texts) -> Markup {
    let passed = view.passed[0].plus(view.passed[1]);
    let received = view.received[0].plus(view.received[1]);
    if passed.is_empty() && received.is_empty() {
        return html! {};
    }
    html! {
        details.seen data-keep="seen" {
            summary { (texts.text("seen-title")) }
            div.seen-words {
                p { (texts.text("seen-passed")) " " (card::chips(game, passed, texts)) }
                p { (texts.text("seen-received")) " " (card::chips(game, received, texts)) }
            }
        }
    }
}
