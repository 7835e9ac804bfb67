//! CVs: a stack for each type, covered cards by their titles, the active card whole.

use cv::{Card, CardSet, Cv, Kind, PLAYERS_MAX, Phase, Source, View};
use engine::{Game, ScoreFrom, Seat};
use maud::{Markup, html};

use super::card::{self, Look};
use super::{art, symbol};
use crate::game_page::{Region, Scene, player_class};
use crate::icon;
use crate::text::Texts;

/// The seat shown nearest: the viewer's own, or the first for a spectator.
fn nearest(scene: &Scene<'_>) -> Seat {
    scene.table.me.unwrap_or(Seat::at(0))
}

/// The regions of the other players, the left neighbour first.
const RIVALS: [&str; PLAYERS_MAX - 1] = ["cv-1", "cv-2", "cv-3"];

/// The CVs of the others, a region for each, so that a move sends only those that change.
pub(super) fn rivals(game: &Cv, view: &View, scene: &Scene<'_>) -> Vec<Region> {
    let near = nearest(scene);
    let seats = (1..game.players()).map(|step| near.left(step, game.players()));
    seats.zip(RIVALS).map(|(seat, id)| Region { id, html: rival(game, view, seat, scene) }).collect()
}

/// Another player: what counts at a glance, and unfolded the whole CV.
fn rival(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let player = scene.table.seats.get(seat.index()).map(player_class).unwrap_or_default();
    let is_awaited = scene.table.awaited.contains(seat);
    let is_over = view.board.phase == Phase::Over;
    html! {
        details.cv-rival.(player).awaited[is_awaited] open[is_over] data-keep={ "cv-" (seat) } {
            summary {
                (head(game, view, seat, scene))
                span.cv-heap {
                    @for kind in Kind::STACKED { (heap(game, view, seat, kind, texts)) }
                }
            }
            (stacks(game, view, seat, false, texts))
        }
    }
}

/// A stack at a glance: how many cards, and the one that is active.
fn heap(game: &Cv, view: &View, seat: Seat, kind: Kind, texts: Texts) -> Markup {
    let count = view.board.counts[seat][kind.index()];
    let top = view.board.tops[seat][kind.index()];
    let words = texts.with("cv-heap", &[("kind", symbol::kind(kind, texts).into()), ("count", count.into())]);
    html! {
        span.cv-heap-one.{ "k-" (kind) }.none[count == 0] title=(words) {
            span.cv-heap-count { (art::kind(kind)) b { (count) } span.sr { (words) } }
            @if let Some(top) = top { span.cv-heap-top { (card::name(game, top, texts)) } }
        }
    }
}

/// Name, points, tokens, dice, events.
fn head(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let total = game.total(ScoreFrom::View(view), seat);
    let (tokens, any) = game.tokens(board, seat);
    let dice = game.dice_count(board, seat);
    let events = u32::from(board.hand_count[seat]) + board.open_hand[seat].count();
    let has_chosen = matches!(board.phase, Phase::Draft(_)) && board.gathering.done().contains(seat);
    let is_over = board.phase == Phase::Over;
    html! {
        span.cv-who {
            (scene.badge(seat))
            span.cv-facts {
                span { b { (total) } " " (texts.with("cv-points", &[("count", total.into())])) }
                @if !is_over {
                    @let words = texts.with("cv-dice-count", &[("count", dice.into())]);
                    span role="img" aria-label=(words) title=(words) { (art::named("die")) b { (dice) } }
                    @let words = texts.with("cv-hand-count", &[("count", events.into())]);
                    span role="img" aria-label=(words) title=(words) { (art::kind(Kind::Event)) b { (events) } }
                    @if !tokens.is_empty() || any > 0 { (symbol::chips(tokens, any, texts)) }
                }
                @if board.retired.contains(seat) { span.tag { (texts.text("cv-retired")) } }
                @if has_chosen { span.tag.done { (icon::tick()) (texts.text("has-chosen")) } }
            }
        }
    }
}

/// The viewer's own CV, with the new cards on their way into it.
pub(super) fn mine(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let seat = nearest(scene);
    let is_mine = scene.table.me.is_some();
    let player = scene.table.seats.get(seat.index()).map(player_class).unwrap_or_default();
    let title = texts.with("cv-of", &[("name", scene.table.name(seat).into())]);
    let is_asked = match view.board.phase {
        Phase::Misfortune(who) | Phase::Upkeep(who) | Phase::Lay(who) | Phase::Settle(who) => who == seat,
        _ => false,
    };
    html! {
        section.cv-mine.(player).awaited[scene.table.awaited.contains(seat)] aria-label=(title)
            data-focus=[(is_mine && is_asked).then_some("mine")] {
            header.cv-mine-head { h2 { (head(game, view, seat, scene)) } }
            (arriving(game, view, seat, is_mine, texts))
            (stacks(game, view, seat, is_mine, texts))
        }
    }
}

/// New cards that are about to be laid.
fn arriving(game: &Cv, view: &View, seat: Seat, is_mine: bool, texts: Texts) -> Markup {
    let board = &view.board;
    let is_laying = match board.phase {
        Phase::Lay(who) | Phase::Assist(who) => who == seat,
        _ => false,
    };
    let next = game.to_lay(view);
    let cards: Vec<Card> = board.laying.cards.iter().flatten().copied().filter(|_| is_laying).collect();
    html! {
        @if !cards.is_empty() {
            div.cv-arriving {
                h3 { (texts.with("cv-arriving", &[("count", cards.len().into())])) }
                div.cv-row {
                    @for &which in &cards {
                        // Where only one of two can be laid now, it is marked.
                        @let class = if is_mine && cards.len() > 1 && next == CardSet::one(which) { "next" } else { "" };
                        @let look = Look { thing: is_mine.then(|| format!("new-{which}")), class, ..Look::default() };
                        (card::whole(game, which, &look, texts))
                    }
                }
            }
        }
    }
}

fn stacks(game: &Cv, view: &View, seat: Seat, is_mine: bool, texts: Texts) -> Markup {
    let apart = view.board.apart[seat];
    html! {
        div.cv-stacks {
            @for kind in Kind::STACKED { (stack(game, view, seat, kind, is_mine, texts)) }
            @if !apart.is_empty() {
                div.cv-stack.cv-apart {
                    h3.cv-stack-head { (texts.text("cv-apart")) }
                    @for card in apart.iter() { (active(game, card, is_mine, texts)) }
                }
            }
        }
    }
}

/// The card that works; in the viewer's own CV it can be touched.
fn active(game: &Cv, card: Card, is_mine: bool, texts: Texts) -> Markup {
    let look = Look { thing: is_mine.then(|| format!("cv-{card}")), class: "active", ..Look::default() };
    card::whole(game, card, &look, texts)
}

/// What a stack scores by itself, from the score by source; work scores nothing (CV-82).
fn points(game: &Cv, view: &View, seat: Seat, kind: Kind) -> Option<i32> {
    let source = if kind == Kind::Possession { Source::Possessions } else { Source::Series(kind) };
    let lines = game.score_lines(ScoreFrom::View(view), seat);
    lines.iter().find(|line| line.source == source).and_then(|line| line.points)
}

/// A stack: the bottom card first, each with its title in sight, the active card whole and last.
fn stack(game: &Cv, view: &View, seat: Seat, kind: Kind, is_mine: bool, texts: Texts) -> Markup {
    let mut cards: Vec<Card> = view.board.stack(seat, kind).collect();
    cards.reverse();
    let words = symbol::kind(kind, texts);
    html! {
        div.cv-stack.{ "k-" (kind) }.none[cards.is_empty()] role="group" aria-label=(words) {
            h3.cv-stack-head {
                (art::kind(kind)) span.cv-stack-name { (words) }
                @if !cards.is_empty() { b { "×" (cards.len()) } }
                @if let Some(points) = points(game, view, seat, kind).filter(|_| !cards.is_empty()) {
                    @let words = texts.with("cv-points-printed", &[("count", points.into())]);
                    @let series = Kind::SERIES.contains(&kind).then(|| texts.text("cv-series"));
                    b.cv-points title=(series.as_deref().unwrap_or(&words)) role="img" aria-label=(words) { (points) }
                }
            }
            @if let Some((&top, covered)) = cards.split_last() {
                @for &card in covered {
                    @let thing = is_mine.then(|| format!("cv-{card}"));
                    (card::strip(game, card, thing.as_deref(), texts))
                }
                (active(game, top, is_mine, texts))
            } @else { p.cv-nothing { (texts.text("cv-stack-empty")) } }
            @if is_mine {
                div.cv-slot data-thing={ "top-" (kind) } { (texts.text("cv-on-top")) }
            }
        }
    }
}
