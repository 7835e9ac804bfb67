//! Symbols, types and ages in words and as rows of signs.

use cv::{Age, Kind, KindSet, Symbol, Symbols};
use maud::{Markup, html};

use super::art;
use crate::text::Texts;

/// A symbol in words.
pub(super) fn name(symbol: Symbol, texts: Texts) -> String {
    match symbol {
        Symbol::Health => texts.text("cv-health"),
        Symbol::Knowledge => texts.text("cv-knowledge"),
        Symbol::Relationship => texts.text("cv-relationship"),
        Symbol::Money => texts.text("cv-money"),
        Symbol::GoodLuck => texts.text("cv-good-luck"),
        Symbol::BadLuck => texts.text("cv-bad-luck"),
    }
}

/// A type in words.
pub(super) fn kind(kind: Kind, texts: Texts) -> String {
    match kind {
        Kind::Health => texts.text("cv-kind-health"),
        Kind::Relationship => texts.text("cv-kind-relationship"),
        Kind::Knowledge => texts.text("cv-kind-knowledge"),
        Kind::Work => texts.text("cv-kind-work"),
        Kind::Possession => texts.text("cv-kind-possession"),
        Kind::Event => texts.text("cv-kind-event"),
        Kind::Goal => texts.text("cv-kind-goal"),
    }
}

/// Types with a sign between them.
pub(super) fn kinds(kinds: KindSet, between: &str, texts: Texts) -> String {
    kinds.iter().map(|which| kind(which, texts)).collect::<Vec<_>>().join(between)
}

/// An age in words.
pub(super) fn age(age: Age, texts: Texts) -> String {
    match age {
        Age::Childhood => texts.text("cv-age-childhood"),
        Age::EarlyAdulthood => texts.text("cv-age-early"),
        Age::MiddleAge => texts.text("cv-age-middle"),
        Age::OldAge => texts.text("cv-age-old"),
        Age::Goal => texts.text("cv-kind-goal"),
    }
}

/// So many of something: `money`, `2 × money`.
pub(super) fn times(count: u32, what: String) -> String {
    if count == 1 { what } else { format!("{count} × {what}") }
}

/// Symbols in words: `2 × health, money`.
pub(super) fn words(symbols: Symbols, any: u8, texts: Texts) -> String {
    let mut parts: Vec<String> =
        symbols.kinds().map(|symbol| times(u32::from(symbols.count(symbol)), name(symbol, texts))).collect();
    if any > 0 {
        parts.push(times(u32::from(any), texts.text("cv-any")));
    }
    parts.join(", ")
}

/// Symbols as signs only, for where the words stand beside them or around them.
pub(super) fn signs(symbols: Symbols, any: u8) -> Markup {
    html! {
        @for symbol in symbols.iter() { (art::symbol(symbol)) }
        @for _ in 0..any { (art::any()) }
    }
}

/// Symbols within a sentence: signs for the eye, words for the ear.
pub(super) fn chips(symbols: Symbols, any: u8, texts: Texts) -> Markup {
    let words = words(symbols, any, texts);
    html! { span.cv-symbols role="img" aria-label=(words) title=(words) { (signs(symbols, any)) } }
}
