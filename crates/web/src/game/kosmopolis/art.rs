//! What is drawn on the cards, and the picture on the home page.
//!
//! The figures are silhouettes before a city of towers and domes. Their colours come from the card: `a1` is its
//! paper, `a2` its colour, `a3` its dark shade, `a4` the warm light that all share. Every profession has its own
//! sign too (hat, star, book, coin), so that no card is told by colour alone.

use maud::{Markup, PreEscaped};

/// The symbols that boards use.
pub(super) fn sprite() -> Markup {
    PreEscaped(include_str!("../../../assets/kosmopolis/sprite.svg").to_owned())
}

/// The city at sunset, a tower for each colour.
pub(super) fn picture() -> Markup {
    PreEscaped(include_str!("../../../assets/kosmopolis/picture.svg").to_owned())
}
