//! What is drawn: the signs of symbols, types and ages, and the picture on the home page.
//!
//! A symbol or type has a colour and a shape of its own, so that nothing is told by colour alone. Ages are a
//! plant that grows: a sprout, a sapling, a tree in leaf, a tree in autumn.

use cv::{Age, Card, Kind, Symbol};
use maud::{Markup, PreEscaped};

/// The symbols that boards use.
pub(super) fn sprite() -> Markup {
    PreEscaped(include_str!("../../../assets/cv/sprite.svg").to_owned())
}

/// A life as a walk past four trees.
pub(super) fn picture() -> Markup {
    PreEscaped(include_str!("../../../assets/cv/picture.svg").to_owned())
}

fn sign(class: &str, id: &str) -> Markup {
    PreEscaped(format!("<svg class=\"cv-sign {class}\" aria-hidden=\"true\"><use href=\"#cv-{id}\"/></svg>"))
}

/// A sign by its name in the sprite: `die`, `reroll`, `arrow`, `both`, `lock`, `shield`.
pub(super) fn named(name: &str) -> Markup {
    sign("", name)
}

/// A symbol.
pub(super) fn symbol(symbol: Symbol) -> Markup {
    let word = symbol.word();
    sign(&format!("s-{word}"), &format!("s-{word}"))
}

/// The any-of-four symbol.
pub(super) fn any() -> Markup {
    sign("s-any", "s-any")
}

/// A type.
pub(super) fn kind(kind: Kind) -> Markup {
    match kind {
        Kind::Health => sign("", "s-health"),
        Kind::Relationship => sign("", "s-relationship"),
        Kind::Knowledge => sign("", "s-knowledge"),
        Kind::Work => sign("", "k-work"),
        Kind::Possession => sign("", "k-possession"),
        Kind::Event => sign("", "k-event"),
        Kind::Goal => sign("", "k-goal"),
    }
}

/// An age.
pub(super) fn age(age: Age) -> Markup {
    match age {
        Age::Childhood => sign("", "a-childhood"),
        Age::EarlyAdulthood => sign("", "a-early"),
        Age::MiddleAge => sign("", "a-middle"),
        Age::OldAge => sign("", "a-old"),
        Age::Goal => sign("", "a-goal"),
    }
}

/// The drawing of a card.
pub(super) fn drawing(card: Card) -> Markup {
    crate::icon::picture("cv", &format!("cv-{card}"))
}
