//! Cards: large ones in the hand, on the table, small ones with the others, chips in sentences; modification cards,
//! markers.

use engine::Seat;
use kosmopolis::{Cards, Colour, Kind, Kosmopolis, Token};
use maud::{Markup, PreEscaped, html};

use crate::asset::{asset_path, pictures_name};
use crate::game_page::Scene;
use crate::icon::{self, Symbol};
use crate::patch::Patches;
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
pub(super) fn sign(game: &Kosmopolis, colour: Colour) -> Symbol<'static> {
    let name = game.ability(colour).word();
    Symbol { open: "<svg class=\"sign\"><use href=\"#kos-", name, close: "-sign\"/></svg>" }
}

/// The tower of a colour's district.
pub(super) fn tower(colour: Colour) -> Markup {
    let file = asset_path(&pictures_name("kosmopolis"));
    PreEscaped(format!(
        "<svg class=\"tower-pic\" viewBox=\"0 0 120 180\" aria-hidden=\"true\"><use href=\"{file}#kos-tower-{colour}\"/></svg>"
    ))
}

/// The picture of a card. What it stands in is a picture in words or hidden from readers as a whole.
fn art(game: &Kosmopolis, colour: Colour) -> Symbol<'static> {
    let name = game.ability(colour).word();
    Symbol { open: "<svg class=\"art\"><use href=\"#kos-", name, close: "\"/></svg>" }
}

/// The face of a card; everything inside is a part of its width.
fn face(game: &Kosmopolis, kind: Kind, has_name: bool, texts: Texts) -> Markup {
    let colour = kind.colour();
    html! {
        span.card-in {
            (art(game, colour))
            b { (kind.value()) }
            (Symbol { open: "<svg class=\"kos-sign\"><use href=\"#kos-", ..sign(game, colour) })
            @if has_name { span.kos-name { (profession(game, colour, texts)) } }
        }
    }
}

/// A card in the hand or in the draft, that can be touched: `place` is `hand` or `pack`.
pub(super) fn held(game: &Kosmopolis, kind: Kind, place: &str, is_kept: bool, texts: Texts) -> Markup {
    let colour = kind.colour();
    html! {
        span.card.kos.(colour).kept[is_kept] role="img" aria-label=(full_name(game, kind, texts))
            data-thing={ (place) "-" (kind) } data-piece=(kind)
            data-key-colour=(kind.index()) data-key-value={ (kind.value()) (colour.index()) } {
            (face(game, kind, true, texts))
        }
    }
}

/// A card seen by itself: large in a look, kept in the tray, as a ghost.
pub(super) fn still(game: &Kosmopolis, kind: Kind, texts: Texts) -> Markup {
    html! {
        span.card.kos.(kind.colour()) role="img" aria-label=(full_name(game, kind, texts)) data-piece=(kind) {
            (face(game, kind, true, texts))
        }
    }
}

/// The cards of a column as a fan, low ones first. The column has the colour and one label for all values: a column is
/// read at once, and a move stays small on the wire.
pub(super) fn column(game: &Kosmopolis, cards: Cards, texts: Texts) -> Markup {
    html! {
        span.fan.(fan_class(cards)) aria-hidden="true" {
            @for (kind, is_front) in fanned(cards) { (in_column(game, kind, is_front, texts)) }
        }
    }
}

/// The same on the board, a patch for each card.
pub(super) fn fan(
    game: &Kosmopolis,
    cards: Cards,
    (place, colour): (&'static str, Colour),
    texts: Texts,
    patches: &mut Patches<'_>,
) {
    let class = fan_class(cards);
    let frame = || html! { span.fan.(class) data-spot={ (place) "-" (colour) } aria-hidden="true" {} };
    patches.inside((class, place, colour), frame, |patches| {
        for (kind, is_front) in fanned(cards) {
            patches.patch((kind, is_front), || in_column(game, kind, is_front, texts));
        }
    });
}

/// The cards of a fan, and whether each is the one in front.
fn fanned(cards: Cards) -> impl Iterator<Item = (Kind, bool)> {
    let count = cards.total() as usize;
    cards.iter().enumerate().map(move |(index, kind)| (kind, index + 1 == count))
}

/// A card of a fan. The name stands on the card in front: the others are covered where it would be.
fn in_column(game: &Kosmopolis, kind: Kind, is_front: bool, texts: Texts) -> Markup {
    html! { span.card.kos data-piece=(kind) data-look={ "card-" (kind) } { (face(game, kind, is_front, texts)) } }
}

/// How many cards a fan has, as far as it has a step of its own for so many.
const FANS: [&str; 17] = [
    "n-0", "n-1", "n-2", "n-3", "n-4", "n-5", "n-6", "n-7", "n-8", "n-9", "n-10", "n-11", "n-12", "n-13",
    "n-14", "n-15", "n-16",
];

/// The class that tells a fan how many cards it has.
pub(super) fn fan_class(cards: Cards) -> &'static str {
    FANS[(cards.total() as usize).min(FANS.len() - 1)]
}

/// The small cards of another player's column, a patch for each.
pub(super) fn small_fan(game: &Kosmopolis, cards: Cards, patches: &mut Patches<'_>) {
    let class = fan_class(cards);
    patches.inside(
        class,
        || html! { span.fan.(class) aria-hidden="true" {} },
        |patches| {
            for kind in cards.iter() {
                patches.patch(
                    kind,
                    || html! { i.mini data-piece=(kind) { (art(game, kind.colour())) b { (kind.value()) } } },
                );
            }
        },
    );
}

/// A small card beside a line of the log.
pub(super) fn thumb(game: &Kosmopolis, kind: Kind) -> Markup {
    html! { i.mini.thumb.(kind.colour()) aria-hidden="true" { (art(game, kind.colour())) b { (kind.value()) } } }
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

/// A modification card at a column: its value where the viewer knows it, else its back; and the face of who laid it.
pub(super) fn modification(game: &Kosmopolis, seat: Seat, value: Option<i8>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let who = scene.table.name(seat);
    let words = match value {
        Some(value) => texts.with(
            "kos-modification-known",
            &[("value", signed(game, value, texts).into()), ("name", who.into())],
        ),
        None => texts.with("kos-modification-hidden", &[("name", who.into())]),
    };
    html! {
        span.mod.known[value.is_some()] role="img" title=(words) data-piece="modification" data-look="modifications" {
            b { @match value { Some(value) => (signed(game, value, texts)), None => "?" } }
            (scene.face(seat))
        }
    }
}

/// One marker.
pub(super) fn marker() -> Symbol<'static> {
    let open = "<svg class=\"marker\" data-piece=\"marker\" aria-hidden=\"true\"><use href=\"#kos-";
    Symbol { open, name: "marker", close: "\"/></svg>" }
}

/// Markers, one by one.
pub(super) fn markers(count: u8) -> Markup {
    html! { @for _ in 0..count { (marker()) } }
}

/// The cards that somebody won from the capital: their worth, and one by one where there is room.
pub(super) fn bonus(game: &Kosmopolis, cards: Cards, texts: Texts) -> Markup {
    if cards.is_empty() {
        return html! {};
    }
    let words = texts.with("kos-bonus-worth", &[("count", cards.sum().into())]);
    html! {
        span.bonus title=(words) { (icon::crown()) b aria-hidden="true" { (cards.sum()) } span.sr { (words) }
            span.bonus-cards aria-hidden="true" {
                @for kind in cards.iter() {
                    span.chip.(kind.colour()) data-piece=(kind) { (sign(game, kind.colour())) (kind.value()) }
                }
            }
        }
    }
}
