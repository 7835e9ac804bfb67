//! Cards: large ones in the hand, small ones on the table, chips in sentences; modification cards, markers.

use kosmopolis::{Cards, Colour, Kind, Kosmopolis, Token};
use maud::{Markup, PreEscaped, html};

use crate::game_page::Scene;
use crate::text::Texts;

/// A thing within a sentence.
pub(super) fn token(game: &Kosmopolis, token: Token, texts: Texts) -> Markup {
    match token {
        Token::Card(kind) => chip(game, kind, texts),
        Token::Cards(cards) => chips(game, cards, texts),
        Token::Colour(colour) => colour_chip(game, colour, texts),
        Token::Profession(_) => html! { (texts.name(game, token)) },
        Token::Modification(_) => html! { b { (texts.name(game, token)) } },
    }
}

/// A colour in words.
pub(super) fn colour(game: &Kosmopolis, colour: Colour, texts: Texts) -> String {
    texts.name(game, Token::Colour(colour))
}

/// The name of a colour's profession, as the deck has it.
pub(super) fn profession(game: &Kosmopolis, colour: Colour, texts: Texts) -> String {
    texts.name(game, Token::Profession(colour))
}

/// `blue 5`
pub(super) fn name(game: &Kosmopolis, kind: Kind, texts: Texts) -> String {
    texts.name(game, Token::Card(kind))
}

/// The value of a modification card with its sign.
pub(super) fn signed(game: &Kosmopolis, value: i8, texts: Texts) -> String {
    texts.name(game, Token::Modification(value))
}

/// `blue 5, Agent`
pub(super) fn full_name(game: &Kosmopolis, kind: Kind, texts: Texts) -> String {
    let profession = profession(game, kind.colour(), texts);
    texts.with("kos-card-full", &[("card", name(game, kind, texts).into()), ("name", profession.into())])
}

/// The sign of a colour's profession: the shape that tells colours apart without colour.
pub(super) fn sign(game: &Kosmopolis, colour: Colour) -> Markup {
    let word = game.ability(colour).word();
    PreEscaped(format!("<svg class=\"sign\"><use href=\"#kos-{word}-sign\"/></svg>"))
}

/// A large card. With a place (`hand`, `pack`) it can be touched.
pub(super) fn large(game: &Kosmopolis, kind: Kind, place: &str, is_kept: bool, texts: Texts) -> Markup {
    let colour = kind.colour();
    let art = game.ability(colour).word();
    html! {
        div.card.(colour).kept[is_kept] role="img" aria-label=(full_name(game, kind, texts))
            data-thing={ (place) "-" (kind) } data-piece=(kind)
            data-key-colour=(kind.index()) data-key-value={ (kind.value()) (colour.index()) } {
            (PreEscaped(format!("<svg class=\"art\"><use href=\"#kos-{art}\"/></svg>")))
            span.card-value { (kind.value()) }
            span.card-letter { (sign(game, colour)) (colour.letter()) }
            span.card-name { (profession(game, colour, texts)) }
        }
    }
}

/// The cards of a column, low ones first. The column gives the colour, one label names all values: a column
/// is read at once, and a move stays small on the wire.
pub(super) fn column(game: &Kosmopolis, cards: Cards) -> Markup {
    let values: Vec<String> = cards.iter().map(|kind| kind.value().to_string()).collect();
    html! {
        div.cards role="img" aria-label=(values.join(", ")) {
            @for kind in cards.iter() {
                i.mini data-piece=(kind) { (sign(game, kind.colour())) (kind.value()) }
            }
        }
    }
}

/// A small card that lies by itself.
pub(super) fn small(game: &Kosmopolis, kind: Kind, texts: Texts) -> Markup {
    html! {
        span.mini.(kind.colour()) role="img" aria-label=(name(game, kind, texts)) data-piece=(kind) {
            (sign(game, kind.colour())) (kind.value())
        }
    }
}

/// A card within a sentence.
pub(super) fn chip(game: &Kosmopolis, kind: Kind, texts: Texts) -> Markup {
    html! {
        span.chip.(kind.colour()) {
            (sign(game, kind.colour())) b aria-hidden="true" { (kind.value()) } span.sr { (name(game, kind, texts)) }
        }
    }
}

/// Cards within a sentence.
pub(super) fn chips(game: &Kosmopolis, cards: Cards, texts: Texts) -> Markup {
    let chips: Vec<String> = cards.iter().map(|kind| chip(game, kind, texts).0).collect();
    PreEscaped(chips.join(" "))
}

/// A colour within a sentence.
pub(super) fn colour_chip(game: &Kosmopolis, which: Colour, texts: Texts) -> Markup {
    html! { span.chip.(which) { (sign(game, which)) (colour(game, which, texts)) } }
}

/// A modification card at a column: its value where the viewer knows it, else its back; and who laid it.
pub(super) fn modification(
    game: &Kosmopolis,
    seat: engine::Seat,
    value: Option<i8>,
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let who = scene.table.name(seat);
    let words = match value {
        Some(value) => texts.with(
            "kos-modification-known",
            &[("value", signed(game, value, texts).into()), ("name", who.into())],
        ),
        None => texts.with("kos-modification-hidden", &[("name", who.into())]),
    };
    let player = scene.table.seats.get(seat.index()).map(crate::game_page::player_class).unwrap_or_default();
    html! {
        span.modification.known[value.is_some()] role="img" aria-label=(words) title=(words) data-piece="modification" {
            span.dot.(player) {}
            @match value { Some(value) => (signed(game, value, texts)), None => "?" }
        }
    }
}

/// Markers, one by one.
pub(super) fn markers(count: u8) -> Markup {
    html! {
        @for _ in 0..count {
            svg.marker data-piece="marker" {
                (PreEscaped("<use href=\"#kos-marker\"/>"))
            }
        }
    }
}
