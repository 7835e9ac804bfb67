//! The others: a plate for each, with the five cards that work.

use cv::{Cv, Kind, PLAYERS_MAX, Phase, View};
use engine::{Game, ScoreFrom, Seat};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, stack, symbol};
use crate::game_page::{Area, Scene};
use crate::icon;
use crate::patch::Drawing;
use crate::text::Texts;

/// The regions of the other players, the left neighbour first.
const RIVALS: [&str; PLAYERS_MAX - 1] = ["cv-1", "cv-2", "cv-3"];

/// A region for each, so that a move sends only those that change.
pub(super) fn rivals(game: &Cv, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
    for (seat, id) in scene.others().zip(RIVALS) {
        drawing.whole(id, Area::Others, plate(game, view, seat, scene));
    }
}

fn plate(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let total = game.total(ScoreFrom::View(view), seat);
    let is_awaited = scene.table.awaited.contains(seat);
    let words = texts.with("cv-of", &[("name", scene.table.name(seat).into())]);
    html! {
        section.plate.(scene.player(seat)).awaited[is_awaited] aria-label=(words) data-look={ "seat-" (seat) } {
            (scene.face(seat))
            div.plate-who {
                b.plate-name { (scene.table.name(seat)) }
                span.plate-points { (total) " " small { (texts.with("cv-points", &[("count", total.into())])) } }
                (has(game, view, seat, texts))
            }
            div.cv-minis {
                @for kind in Kind::STACKED { (top(game, view, seat, kind, texts)) }
            }
        }
    }
}

/// Dice, events in hand, and whether they have chosen or are retired.
fn has(game: &Cv, view: &View, seat: Seat, texts: Texts) -> Markup {
    let board = &view.board;
    let dice = game.dice_count(board, seat);
    let events = u32::from(board.hand_count[seat]) + board.open_hand[seat].count();
    let has_chosen = matches!(board.phase, Phase::Draft(_)) && board.gathering.done().contains(seat);
    html! {
        span.plate-has {
            @if has_chosen { span { (icon::tick()) (texts.text("has-chosen")) } }
            @else {
                @let words = texts.with("cv-dice-count", &[("count", dice.into())]);
                span role="img" aria-label=(words) title=(words) { (art::named("die")) " " b { (dice) } }
                @let words = texts.with("cv-hand-count", &[("count", events.into())]);
                span role="img" aria-label=(words) title=(words) { (icon::cards()) " " b { (events) } }
                @if board.retired.contains(seat) { span title=(texts.text("cv-retired")) { (art::age(cv::Age::OldAge)) span.sr { (texts.text("cv-retired")) } } }
            }
        }
    }
}

/// The card that works in a stack, and how deep the stack is.
fn top(game: &Cv, view: &View, seat: Seat, kind: Kind, texts: Texts) -> Markup {
    let count = view.board.counts[seat][kind.index()];
    let words = texts.with("cv-heap", &[("kind", symbol::kind(kind, texts).into()), ("count", count.into())]);
    match view.board.tops[seat][kind.index()] {
        Some(top) => {
            let look = Look { look: Some(format!("card-{top}")), ..Look::default() };
            let under = html! { (art::kind(kind)) b { (count) } };
            html! { span.cv-top.{ "k-" (kind) } { (card::mini(game, top, &look, &under, texts)) } }
        }
        None => {
            html! { span.cv-top { span.cv-mini.none role="img" aria-label=(words) title=(words) { (art::kind(kind)) } } }
        }
    }
}

/// A player's whole life, seen large.
pub(super) fn whole(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let (tokens, any) = game.tokens(&view.board, seat);
    let events = view.board.open_hand[seat];
    html! {
        header.cv-life { (scene.face(seat)) h3 { (texts.with("cv-of", &[("name", scene.table.name(seat).into())])) } }
        p { (texts.with("cv-dice-count", &[("count", game.dice_count(&view.board, seat).into())]))
            @if !tokens.is_empty() || any > 0 { " · " (symbol::chips(tokens, any, texts)) } }
        (stack::list(game, view, seat, &Kind::STACKED, scene))
        @if !view.board.apart[seat].is_empty() { p { (texts.text("cv-apart")) ": " (card::chips(game, view.board.apart[seat], texts)) } }
        @if !events.is_empty() { p { (texts.text("cv-open-events")) " " (card::chips(game, events, texts)) } }
    }
}
