//! One's own CV: five stacks on the rim of the tray. The newest card stands in front, covered titles above it.

use cv::{Card, Cv, Kind, Phase, Source, View};
use engine::{Game, ScoreFrom, Seat};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, side, symbol};
use crate::game_page::Scene;
use crate::text::Texts;

/// How many covered titles are shown; from then on the lowest one counts the rest.
const STRIPS_MAX: usize = 3;

/// The viewer's own CV, or that of the first seat for a spectator, and the secret goal beside it.
pub(super) fn mine(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let seat = scene.near();
    let title = texts.with("cv-of", &[("name", scene.table.name(seat).into())]);
    let apart = view.board.apart[seat];
    html! {
        section.cv-stacks.(scene.player(seat)) aria-label=(title) {
            @for kind in Kind::STACKED { (stack(game, view, seat, kind, scene)) }
            div.cv-beside {
                (side::secret(game, view, scene))
                @if !apart.is_empty() {
                    div.cv-apart {
                        h3 { (texts.text("cv-apart")) }
                        @for card in apart.iter() {
                            @let look = Look { thing: Some(format!("cv-{card}")), ..Look::default() };
                            (card::mini(game, card, &look, &html! { @for kind in game.face(card).kinds.iter() { (art::kind(kind)) } }, texts))
                        }
                    }
                }
            }
        }
    }
}

/// What a stack scores by itself, from the score by source; work scores nothing (CV-82).
pub(super) fn points(game: &Cv, view: &View, seat: Seat, kind: Kind) -> Option<i32> {
    let source = if kind == Kind::Possession { Source::Possessions } else { Source::Series(kind) };
    let lines = game.score_lines(ScoreFrom::View(view), seat);
    lines.iter().find(|line| line.source == source).and_then(|line| line.points)
}

/// A stack: covered titles, the card in front, and on the rim its name, count and points.
fn stack(game: &Cv, view: &View, seat: Seat, kind: Kind, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let mut cards: Vec<Card> = view.board.stack(seat, kind).collect();
    cards.reverse();
    let words = symbol::kind(kind, texts);
    // While a card is laid, touching a stack lays it on top.
    let is_laying = match view.board.phase {
        Phase::Lay(who) | Phase::Settle(who) => scene.table.me == Some(who),
        _ => false,
    };
    let top_thing = format!("top-{kind}");
    html! {
        div.cv-stack.{ "k-" (kind) } role="group" aria-label=(words) {
            @match cards.split_last() {
                Some((&front, covered)) => {
                    (strips(game, covered, kind, texts))
                    div.cv-front data-spot={ "stack-" (kind) } {
                        @let look = Look { thing: Some(if is_laying { top_thing } else { format!("cv-{front}") }), ..Look::default() };
                        (card::whole(game, front, &look, texts))
                    }
                }
                None => div.cv-front.none data-spot={ "stack-" (kind) } {
                    div.empty-place.cv-none data-thing=[is_laying.then_some(top_thing)] {
                        (art::kind(kind)) span.sr { (texts.text("cv-stack-empty")) }
                    }
                },
            }
            (foot(game, view, seat, kind, texts))
        }
    }
}

fn strips(game: &Cv, covered: &[Card], kind: Kind, texts: Texts) -> Markup {
    let hidden = covered.len().saturating_sub(STRIPS_MAX);
    html! {
        div.cv-strips.{ "n" (covered.len().min(STRIPS_MAX)) } {
            @for (at, &card) in covered.iter().skip(hidden).enumerate() {
                @if at == 0 && hidden > 0 {
                    div.cv-strip.{ "k-" (kind) } data-look={ "stack-" (kind) } {
                        span.cv-strip-name { (card::soft_name(game, card, texts)) } b { "+" (hidden) }
                    }
                } @else { (card::strip(game, card, texts)) }
            }
        }
    }
}

fn foot(game: &Cv, view: &View, seat: Seat, kind: Kind, texts: Texts) -> Markup {
    let count = view.board.counts[seat][kind.index()];
    let points = points(game, view, seat, kind).filter(|_| count > 0);
    let series = Kind::SERIES.contains(&kind).then(|| texts.text("cv-series"));
    html! {
        div.cv-foot data-look={ "stack-" (kind) } title=[series] {
            span.cv-foot-name { (symbol::kind(kind, texts)) }
            @if count > 0 { span { "×" (count) } }
            @if let Some(points) = points {
                b role="img" aria-label=(texts.with("cv-points-printed", &[("count", points.into())])) { (points) }
            }
        }
    }
}

/// A whole CV as a list: every stack with all its cards from top to bottom.
pub(super) fn list(game: &Cv, view: &View, seat: Seat, kinds: &[Kind], scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        @for &kind in kinds {
            @let cards: Vec<Card> = view.board.stack(seat, kind).collect();
            section.cv-pile.{ "k-" (kind) } {
                h4 { (art::kind(kind)) (symbol::kind(kind, texts)) " ×" (cards.len())
                    @if let Some(points) = points(game, view, seat, kind).filter(|_| !cards.is_empty()) { b.cv-points { (points) } } }
                @if cards.is_empty() { p.calm { (texts.text("cv-stack-empty")) } }
                ul.cv-list { @for (at, &card) in cards.iter().enumerate() {
                    li.works[at == 0] { (card::thumb(game, card)) span { b { (card::name(game, card, texts)) } span.cv-does { (super::effect::gives(game, card, texts)) } } }
                } }
            }
        }
    }
}
