//! The tray: who one is, the hand; and the cards to choose from in the draft.

use kosmopolis::{Cards, Colour, Kosmopolis, Phase, View};
use maud::{Markup, html};

use super::{board, card};
use crate::game_page::Scene;
use crate::icon;
use crate::patch::Patches;
use crate::text::Texts;

/// What lies in the tray: face, points and markers, and the hand as a fan.
pub(super) fn tray(game: &Kosmopolis, view: &View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    me(game, view, scene, patches);
    if scene.table.me.is_some() {
        hand(game, view, scene, patches);
    }
}

fn me(game: &Kosmopolis, view: &View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let (near, texts) = (scene.near(), scene.texts);
    let frame =
        || html! { div.own.(scene.player(near)) data-place="kos-own" data-look={ "plate-" (near) } {} };
    patches.inside((), frame, |patches| {
        patches.patch((), || scene.face(near));
        patches.inside((), || html! { div.own-words {} }, |patches| {
            patches.patch((), || {
                let is_me = scene.table.me == Some(near);
                html! { b.plate-name { @if is_me { (texts.text("seat-you-head")) } @else { (scene.table.name(near)) } } }
            });
            let worth = board::worth(game, view, near);
            patches.patch(worth, || board::points(worth, texts));
            let (markers, bonus) = (view.board.markers[near], view.board.bonus[near]);
            if markers > 0 {
                patches.patch(markers, || {
                    let words = texts.with("kos-marker-count", &[("count", markers.into())]);
                    html! { span.markers title=(words) data-look="supply" { (card::markers(markers)) span { (words) } } }
                });
            }
            if !bonus.is_empty() {
                patches.patch(bonus, || card::bonus(game, bonus, texts));
            }
        });
    });
}

fn hand(game: &Kosmopolis, view: &View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let texts = scene.texts;
    let is_draft = matches!(view.board.phase, Phase::Draft(_));
    let has_hand = !matches!(view.board.phase, Phase::Over | Phase::Save(_));
    let title = if is_draft { "kept-so-far" } else { "kos-your-hand" };
    let frame =
        || html! { section.hand.kept-hand[is_draft] aria-label=(texts.text(title)) data-place="kos-hand" {} };
    patches.inside(is_draft, frame, |patches| {
        let is_empty = view.hand.is_empty();
        let can_sort = view.hand.total() > 2 && view.drawn.is_none();
        let has_seen = has_seen(view);
        patches.patch((is_draft, can_sort, view.drawn, has_seen), || {
            html! {
                div.hand-tools {
                    @if let Some(value) = view.drawn {
                        span.drawn { (texts.text("kos-drawn")) span.mod.known { b { (card::signed(game, value, texts)) } } }
                    }
                    @if is_draft { (sort_button("pack", texts)) }
                    @else if can_sort { (sort_button("hand", texts)) }
                    @if has_seen { (seen(texts)) }
                }
            }
        });
        if is_empty {
            if has_hand && !is_draft {
                patches.patch((), || html! { p.calm { (texts.text("kos-hand-empty")) } });
            }
            return;
        }
        if is_draft {
            patches.patch((), || html! { h3.kept-title { (texts.text(title)) } });
        }
        let class = card::fan_class(view.hand);
        let fan = || html! { div.hand-fan.(class) data-sortable="hand" {} };
        patches.inside(class, fan, |patches| {
            for kind in view.hand.iter() {
                patches.patch(kind, || card::held(game, kind, "hand", false, texts));
            }
        });
    });
}

/// The draft: the limits in one line, and the cards to choose from, large.
pub(super) fn draft(game: &Kosmopolis, view: &View, scene: &Scene<'_>, patches: &mut Patches<'_>) {
    let texts = scene.texts;
    let has_chosen = !view.chosen.is_empty();
    patches.inside(has_chosen, || html! { div.draft.chosen[has_chosen] {} }, |patches| {
        let limits = || {
            html! { div.grid.limits role="group" aria-label=(texts.text("kos-capital")) data-place="kos-capital" {} }
        };
        patches.inside((), limits, |patches| {
            for colour in Colour::ALL {
                patches.patch(board::column_key(view, colour), || short_district(game, view, colour, scene));
            }
        });
        let class = card::fan_class(view.pack);
        let frame = || {
            html! {
                div.pack.(class) data-sortable="pack" data-place="kos-pack" role="group" aria-label=(texts.text("kos-pack")) {}
            }
        };
        patches.inside(class, frame, |patches| {
            // Those already chosen are marked.
            let mut rest = view.chosen;
            for kind in view.pack.iter() {
                let is_kept = rest.has(kind);
                if is_kept {
                    rest = rest.minus(Cards::one(kind));
                }
                patches.patch((kind, is_kept), || card::held(game, kind, "pack", is_kept, texts));
            }
        });
    });
}

fn short_district(game: &Kosmopolis, view: &View, colour: Colour, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        section.short.(colour) role="group" aria-label=(board::column_words(game, view, colour, texts))
            data-look={ "column-" (colour) } {
            (board::clock(view, colour))
            b.post-name { (card::sign(game, colour)) (card::profession(game, colour, texts)) }
            span.short-cards aria-hidden="true" {
                @for kind in view.board.capital.of(colour).iter() { i data-piece=(kind) { (kind.value()) } " " }
            }
        }
    }
}

/// Sorting is two words on one small switch.
fn sort_button(place: &str, texts: Texts) -> Markup {
    html! {
        div.sort.needs-js role="group" aria-label=(texts.text("sort-title")) {
            button.sort-by type="button" data-sort={ (place) ":colour" } { (texts.text("sort-colour")) }
            button.sort-by type="button" data-sort={ (place) ":value" } { (texts.text("sort-value")) }
        }
    }
}

/// Whether there is anything to remember of this round's draft.
fn has_seen(view: &View) -> bool {
    view.passed.iter().chain(&view.received).any(|cards| !cards.is_empty())
}

/// What the viewer remembers of this round's draft, seen large.
fn seen(texts: Texts) -> Markup {
    html! { span.seen data-look="seen" title=(texts.text("seen-title")) { (icon::eye()) span { (texts.text("seen-title")) } } }
}
