//! Cards: whole faces, strips of covered ones, small pictures, chips in sentences.

use cv::{Card, CardSet, Cv, Kind, Symbols, Token};
use maud::{Markup, html};

use super::{art, effect, symbol};
use crate::text::Texts;

/// A card's name.
pub(super) fn name(game: &Cv, card: Card, texts: Texts) -> String {
    texts.name(game, Token::Card(card))
}

/// A card's name that can be divided in a narrow place, the parts of a hyphenated word too.
pub(super) fn soft_name(game: &Cv, card: Card, texts: Texts) -> String {
    let name = name(game, card, texts);
    name.split('-').map(|part| texts.soft(part)).collect::<Vec<_>>().join("-")
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

/// How a card is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Look<'a> {
    /// Its `data-thing`.
    pub(super) thing: Option<String>,
    /// Its `data-look`, where it is no thing.
    pub(super) look: Option<String>,
    /// A class of its own.
    pub(super) class: &'a str,
    /// The symbols that are missing to pay for it; `None` where its price is not shown.
    pub(super) price: Option<Symbols>,
    /// What stands right under the title.
    pub(super) strip: Option<Markup>,
    /// What hangs over the lower edge.
    pub(super) tag: Option<Markup>,
}

/// A whole card: title, picture, points, what it gives, and its price.
pub(super) fn whole(game: &Cv, card: Card, look: &Look<'_>, texts: Texts) -> Markup {
    let points = game.face(card).points;
    let classes = format!("{} {}", classes(game, card), look.class);
    html! {
        div.card.(classes) role="group" aria-label=(full_words(game, card, texts))
            data-thing=[look.thing.as_deref()] data-look=[look.look.as_deref()] data-piece={ "c" (card) } {
            div.card-in aria-hidden="true" {
                div.card-title.(title_size(game, card, texts)) { (kind_signs(game, card)) span { (soft_name(game, card, texts)) } }
                @if let Some(strip) = &look.strip { (strip) }
                (art::drawing(card))
                @if points > 0 { div.medal-place { b.medal { (points) } } }
                div.card-gives { (effect::gives(game, card, texts)) }
                @if let Some(missing) = look.price { (price(game, card, missing, texts)) }
            }
            @if let Some(tag) = &look.tag { (tag) }
        }
    }
}

/// Titles with long words stand in smaller letters, so that no word need break.
fn title_size(game: &Cv, card: Card, texts: Texts) -> &'static str {
    let longest =
        name(game, card, texts).split([' ', '-', '’']).map(|word| word.chars().count()).max().unwrap_or(0);
    match longest + 2 * ((game.face(card).kinds.count() as usize).saturating_sub(1)) {
        0..12 => "",
        12..15 => "long",
        _ => "longer",
    }
}

/// What a card costs: a coin for each symbol, the missing ones dashed, and what the CV must have or not have.
fn price(game: &Cv, card: Card, missing: Symbols, texts: Texts) -> Markup {
    let face = game.face(card);
    html! {
        div.card-price {
            @for symbol in face.cost.kinds() {
                @let count = face.cost.count(symbol);
                @let paid = count.saturating_sub(missing.count(symbol));
                @for place in 0..count { span.coin.miss[place >= paid] { (art::symbol(symbol)) } }
            }
            @if face.cost.is_empty() { span.cv-free { (texts.text("cv-free")) } }
            @for kind in face.needs.iter() { span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } }
            @for kind in face.without.iter() {
                span.cv-crossed { span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } }
            }
        }
    }
}

/// A covered card: its title, and what it is worth even so.
pub(super) fn strip(game: &Cv, card: Card, texts: Texts) -> Markup {
    let points = game.face(card).points;
    html! {
        div.cv-strip.(classes(game, card)) data-look={ "card-" (card) } data-piece={ "c" (card) }
            title=(full_words(game, card, texts)) {
            (kind_signs(game, card))
            span.cv-strip-name { (soft_name(game, card, texts)) }
            @if points > 0 { b.cv-points { (points) } }
        }
    }
}

/// A small picture with what stands under it.
pub(super) fn mini(game: &Cv, card: Card, look: &Look<'_>, under: &Markup, texts: Texts) -> Markup {
    let classes = format!("{} {}", classes(game, card), look.class);
    html! {
        span.cv-mini.(classes) role="img" aria-label=(full_words(game, card, texts)) title=(full_words(game, card, texts))
            data-thing=[look.thing.as_deref()] data-look=[look.look.as_deref()] data-piece={ "c" (card) } {
            (art::drawing(card))
            span.cv-mini-foot aria-hidden="true" { (under) }
        }
    }
}

/// The picture alone, in a frame of the card's colour.
pub(super) fn thumb(game: &Cv, card: Card) -> Markup {
    html! { span.cv-thumb.(classes(game, card)) aria-hidden="true" { (art::drawing(card)) } }
}

/// A card with its picture and name, in lists.
pub(super) fn named(game: &Cv, card: Card, texts: Texts) -> Markup {
    html! {
        span.cv-named data-look={ "card-" (card) } {
            (thumb(game, card)) span { (name(game, card, texts)) }
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

/// A card seen large, with everything it does in words and a line of wit.
pub(super) fn large(game: &Cv, card: Card, texts: Texts) -> Markup {
    let is_bought = effect::cost(game, card, texts);
    let look =
        Look { price: is_bought.is_some().then_some(Symbols::EMPTY), class: "large-card", ..Look::default() };
    html! {
        (whole(game, card, &look, texts))
        ul.words {
            @if let Some(cost) = &is_bought { li { (cost) } }
            @for effect in effect::effects(game, card, texts) { li { (effect.words) } }
        }
        p.wit { (texts.text(&format!("cv-wit-{card}"))) }
    }
}
