//! What a thing is, seen large with all its words.

use engine::{Game, Seat};
use kosmopolis::{Colour, Kind, Kosmopolis, ROUNDS, Standing, View, say_ability};
use maud::{Markup, html};

use super::{board, card, moment, preview};
use crate::game_page::Scene;

/// A thing of the board; `None` for what hides nothing.
pub(super) fn look(game: &Kosmopolis, view: &View, thing: &str, scene: &Scene<'_>) -> Option<Markup> {
    let (place, what) = thing.split_once('-').unwrap_or((thing, ""));
    match place {
        "hand" | "pack" | "card" => Some(large(game, view, what.parse().ok()?, scene)),
        "column" => Some(column(game, view, what.parse().ok()?, scene)),
        "town" => Some(town(game, view, scene.near(), what.parse().ok()?, scene)),
        "plate" => {
            let seat = Seat::all(game.players()).find(|seat| seat.to_string() == what)?;
            Some(plate(game, view, seat, scene))
        }
        "deck" => Some(words(scene, "kos-look-deck", view.board.deck_count)),
        "supply" => Some(words(scene, "kos-look-supply", view.board.supply)),
        "modifications" => Some(modifications(game, view, scene)),
        "seen" => Some(seen(game, view, scene)),
        "report" => moment::again(game, view, scene),
        _ => None,
    }
}

fn words(scene: &Scene<'_>, key: &str, count: u8) -> Markup {
    html! { div.words { p { (scene.texts.with(key, &[("count", count.into())])) } } }
}

fn large(game: &Kosmopolis, view: &View, kind: Kind, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let value = [("value", kind.value().into())];
    let ability = texts.plain(game, &say_ability(game.ability(kind.colour())));
    let unseen = preview::unseen(game, view, kind);
    html! {
        (card::still(game, kind, texts))
        div.words {
            h3 { (card::full_name(game, kind, texts)) }
            p { (texts.with("kos-look-home", &value)) }
            p { (texts.with("kos-look-capital", &[("value", kind.value().into()), ("ability", ability.into())])) }
            p.calm { (texts.with("kos-look-copies", &[("count", game.deck().cards.count(kind).into()), ("unseen", unseen.into())])) }
        }
    }
}

fn column(game: &Kosmopolis, view: &View, colour: Colour, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let cards = view.board.capital.of(colour);
    let ability = texts.plain(game, &say_ability(game.ability(colour)));
    html! {
        div.look-column.(colour) {
            h3 { (card::sign(game, colour)) (card::profession(game, colour, texts)) }
            (card::column(game, cards, texts))
        }
        div.words {
            p { (board::column_words(game, view, colour, texts)) }
            (board::modifications(game, view, colour, scene))
            p { (texts.with("kos-look-ability", &[("ability", ability.into())])) }
            p.calm { (texts.text("kos-look-limit")) }
        }
    }
}

fn town(game: &Kosmopolis, view: &View, seat: Seat, colour: Colour, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let cards = view.board.hometown[seat].of(colour);
    let standing = view.standing(seat, colour);
    html! {
        div.look-column.(colour) {
            h3 { (card::sign(game, colour)) (card::profession(game, colour, texts)) }
            (card::column(game, cards, texts))
        }
        div.words {
            @if standing != Standing::Empty {
                p { b { (cards.sum_of(colour)) } @if standing != Standing::Scored { " / " (board::limit(view, colour)) } " "
                    @if standing != Standing::Scored { (board::standing_pill(standing, texts)) } }
            }
            p.calm { (texts.text("kos-look-town")) }
        }
    }
}

/// Another player's whole hometown.
fn plate(game: &Kosmopolis, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        div.look-who.(scene.player(seat)) { (scene.face(seat)) h3 { (texts.with("kos-town-of", &[("name", scene.table.name(seat).into())])) } }
        div.look-towns {
            @for colour in Colour::ALL {
                @let cards = view.board.hometown[seat].of(colour);
                @let standing = view.standing(seat, colour);
                section.look-town.(colour) {
                    h3 { (card::sign(game, colour)) (card::profession(game, colour, texts)) }
                    (card::column(game, cards, texts))
                    p {
                        @if standing == Standing::Empty { (texts.text("kos-nothing")) } @else {
                            b { (cards.sum_of(colour)) } @if standing != Standing::Scored { " / " (board::limit(view, colour)) " " (board::standing_pill(standing, texts)) }
                        }
                    }
                }
            }
        }
        div.words { (card::bonus(game, view.board.bonus[seat], texts)) }
    }
}

fn modifications(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let known = |value: &i8| !view.unknown_modifications(game).contains(value);
    html! {
        div.look-mods {
            @for value in game.deck().modifications {
                span.mod.known.placed[known(&value)] { b { (card::signed(game, value, texts)) } }
            }
        }
        div.words {
            p { (texts.text("kos-look-modifications")) }
            p.calm { (texts.with("kos-look-unplaced", &[("count", view.unknown_modifications(game).len().into())])) }
            p.calm { (texts.with("kos-round", &[("round", view.board.round.max(1).into()), ("rounds", ROUNDS.into())])) }
        }
    }
}

/// What the viewer remembers of this round's draft.
fn seen(game: &Kosmopolis, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let passed = view.passed[0].plus(view.passed[1]);
    let received = view.received[0].plus(view.received[1]);
    html! {
        h3 { (texts.text("seen-title")) }
        div.words {
            p { (texts.text("seen-passed")) " " (card::chips(game, passed, texts)) }
            p { (texts.text("seen-received")) " " (card::chips(game, received, texts)) }
        }
    }
}
