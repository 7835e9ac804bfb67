//! Cards: whole faces, strips of covered ones, chips in sentences.

use cv::{Card, CardSet, Cv, Kind, Token};
use maud::{Markup, html};

use super::{art, effect, symbol};
use crate::text::Texts;

/// A card's name.
pub(super) fn name(game: &Cv, card: Card, texts: Texts) -> String {
    texts.name(game, Token::Card(card))
}

/// The classes that give a card the colours of its type or types.
pub(super) fn classes(game: &Cv, card: Card) -> String {
    let mut kinds = game.face(card).kinds.iter();
    let first = kinds.next().map(|kind| format!("k-{kind}")).unwrap_or_default();
    match kinds.next() {
        Some(second) => format!("{first} k2-{second}"),
        None => first,
    }
}

/// The signs of a card's type or types.
fn kind_signs(game: &Cv, card: Card) -> Markup {
    html! { @for kind in game.face(card).kinds.iter() { (art::kind(kind)) } }
}

/// Everything about a card in words.
pub(super) fn full_words(game: &Cv, card: Card, texts: Texts) -> String {
    let kinds: Vec<String> = game.face(card).kinds.iter().map(|kind| symbol::kind(kind, texts)).collect();
    texts.with(
        "cv-card-full",
        &[
            ("name", name(game, card, texts).into()),
            ("kinds", kinds.join(" / ").into()),
            ("does", effect::sentence(game, card, texts).into()),
        ],
    )
}

/// Which card is touched, and how it is marked.
#[derive(Clone, Debug, Default)]
pub(super) struct Look<'a> {
    /// Its `data-thing`.
    pub(super) thing: Option<String>,
    /// Whether all words stand on it, not only those that signs cannot say.
    pub(super) is_spelt: bool,
    /// A class of its own.
    pub(super) class: &'a str,
    /// What stands below the face.
    pub(super) below: Option<Markup>,
}

/// A whole card: title, types, number, effects, cost.
pub(super) fn whole(game: &Cv, card: Card, look: &Look<'_>, texts: Texts) -> Markup {
    let face = game.face(card);
    let classes = format!("{} {}", classes(game, card), look.class);
    html! {
        div.cv-card.(classes) role="group" aria-label=(full_words(game, card, texts))
            data-thing=[look.thing.as_deref()] data-piece={ "c" (card) } {
            div.cv-head aria-hidden="true" {
                (kind_signs(game, card))
                span.cv-title { (name(game, card, texts)) }
                span.cv-number { (card) }
            }
            div.cv-body aria-hidden="true" {
                div.cv-watermark { @if let Some(kind) = face.kinds.first() { (art::kind(kind)) } }
                @for effect in effect::effects(game, card, texts) {
                    span.cv-effect title=(effect.words) {
                        (effect.signs)
                        @if effect.is_spelt || look.is_spelt { span.cv-words { (effect.words) } }
                    }
                }
            }
            @if let Some(cost) = effect::cost(game, card, texts) {
                div.cv-cost aria-hidden="true" title=(cost) {
                    @if face.cost.is_empty() { span.cv-free { (texts.text("cv-free")) } }
                    @else { (symbol::signs(face.cost, 0)) }
                }
            }
            @if let Some(below) = &look.below { (below) }
        }
    }
}

/// A covered card: its title, and what it is worth even so.
pub(super) fn strip(game: &Cv, card: Card, thing: Option<&str>, texts: Texts) -> Markup {
    let points = game.face(card).points;
    html! {
        div.cv-strip.(classes(game, card)) data-thing=[thing] data-piece={ "c" (card) }
            title=(full_words(game, card, texts)) {
            (kind_signs(game, card))
            span.cv-title { (name(game, card, texts)) }
            @if points > 0 { b.cv-points { (points) } }
        }
    }
}

/// A card within a sentence.
pub(super) fn chip(game: &Cv, card: Card, texts: Texts) -> Markup {
    html! {
        span.cv-chip.(classes(game, card)) title=(full_words(game, card, texts)) {
            (kind_signs(game, card)) (name(game, card, texts))
        }
    }
}

/// Cards within a sentence.
pub(super) fn chips(game: &Cv, cards: CardSet, texts: Texts) -> Markup {
    let chips: Vec<Markup> = cards.iter().map(|card| chip(game, card, texts)).collect();
    texts.list(&chips)
}

/// Names of cards as a list in words.
pub(super) fn names(game: &Cv, cards: CardSet, texts: Texts) -> Markup {
    let names: Vec<Markup> = cards.iter().map(|card| html! { (name(game, card, texts)) }).collect();
    texts.list(&names)
}

/// A thing within a sentence.
pub(super) fn token(game: &Cv, token: Token, texts: Texts) -> Markup {
    match token {
        Token::Card(card) => chip(game, card, texts),
        Token::Kind(kind) => kind_chip(kind, texts),
        Token::Age(age) => html! { (symbol::age(age, texts)) },
        Token::Symbols(symbols, any) => symbol::chips(symbols, any, texts),
        Token::Change(arrow) => effect::arrow_signs(&arrow),
    }
}

/// A type within a sentence.
pub(super) fn kind_chip(kind: Kind, texts: Texts) -> Markup {
    html! { span.cv-chip.{ "k-" (kind) } { (art::kind(kind)) (symbol::kind(kind, texts)) } }
}
