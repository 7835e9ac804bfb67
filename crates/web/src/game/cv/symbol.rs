//! Symbols, types and ages in words and as rows of signs.

use cv::{Age, Kind, Symbol, Symbols, say_age, say_kind, say_symbol, say_symbols};
use maud::{Markup, html};

use super::art;
use crate::text::Texts;

/// A symbol in words.
pub(super) fn name(symbol: Symbol, texts: Texts) -> String {
    texts.bare(say_symbol(symbol))
}

/// A type in words.
pub(super) fn kind(kind: Kind, texts: Texts) -> String {
    texts.bare(say_kind(kind))
}

/// An age in words.
pub(super) fn age(age: Age, texts: Texts) -> String {
    texts.bare(say_age(age))
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
    let words = texts.bare(say_symbols(symbols, any));
    html! { span.cv-symbols role="img" aria-label=(words) title=(words) { (signs(symbols, any)) } }
}
