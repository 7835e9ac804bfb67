//! One's own tribe: heaps of resources and happiness, one's ideas by type and age, and the orders used in this age.

use cvlizations::{AGE, Cvlizations, Idea, Kind, Moment, Phase, Resource, Source, Tribe, View, say_resource};
use engine::{Game, ScoreFrom, ScoreLine, Seat};
use maud::{Markup, Render, html};

use super::outlook::subject;
use super::{art, idea, order, track};
use crate::game_page::Scene;
use crate::icon;

/// More signs than this do not fit a heap; the number stands beside them anyway.
const SIGNS_MAX: u32 = 15;

/// The heaps of a player: the name of each, how much, its sign and its word.
fn heaps(view: &View, seat: Seat, scene: &Scene<'_>) -> Vec<(&'static str, u32, Markup, String)> {
    let player = &view.board.players[seat];
    let texts = scene.texts;
    let goods = Resource::ALL.into_iter().map(|resource| {
        let count = player.resources.count(resource);
        (resource.word(), count, art::resource(resource), texts.bare(say_resource(resource)))
    });
    let joy = ("joy", player.happiness, art::joy(), texts.text("cvl-happiness"));
    goods.chain([joy]).collect()
}

/// What one has in a line, for a phone.
pub(super) fn purse(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div.cvl-purse {
            @for (name, count, sign, word) in heaps(view, scene.near(), scene) {
                span.cvl-res data-spot={ "res-" (name) } { (sign) b { (count) } span.sr { (word) } }
            }
        }
    }
}

/// One's own tribe, or the first one for somebody who only watches.
pub(super) fn mine(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    let seat = scene.near();
    html! {
        div.cvl-mine {
            ul.cvl-heaps {
                @for (name, count, sign, word) in heaps(view, seat, scene) {
                    li.cvl-heap.none[count == 0] data-spot={ "res-" (name) } {
                        span.cvl-heap-signs aria-hidden="true" {
                            @if count == 0 { i.none { (sign) } }
                            @for _ in 0..count.min(SIGNS_MAX) { i data-spot={ "piece-" (name) } { (sign) } }
                        }
                        span.cvl-heap-count { b { (count) } span.cvl-heap-word aria-hidden="true" { (word) } span.sr { (word) } }
                    }
                }
            }
            (ideas(game, view, seat, scene))
            (used(game, view, scene))
        }
    }
}

fn ideas(game: &Cvlizations, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let owned = view.board.players[seat].ideas;
    let lines = game.score_lines(ScoreFrom::View(view), seat);
    let mut sorted: Vec<Idea> = owned.iter().collect();
    sorted.sort_by_key(|&which| (game.deck().entry(which).kind, view.board.bought_in[which.index()]));
    html! {
        section.cvl-own data-spot="own" aria-label=(scene.texts.text("cvl-own")) {
            @if owned.is_empty() { p.cvl-own-none { (scene.texts.text("cvl-mine-empty")) } }
            @else { ul.cvl-fan { @for which in sorted { (own(game, view, seat, which, &lines, scene)) } } }
        }
    }
}

/// Whether an idea that is awake works at the present step of the turn.
fn works_now(game: &Cvlizations, view: &View, seat: Seat, which: Idea) -> bool {
    let board = &view.board;
    let is_on = board.players[seat].awake.contains(which) && !board.spent.contains(which);
    let is_now = match game.effect(which).moment() {
        Some(Moment::Robbing | Moment::Robbed | Moment::Action) => {
            matches!(board.phase, Phase::Lay(_) | Phase::Carry(_) | Phase::Choose(_))
        }
        Some(Moment::Look | Moment::Payment | Moment::Purchase | Moment::Another) => {
            matches!(board.phase, Phase::Buy(..) | Phase::Look(_) | Phase::Refill(..))
        }
        Some(Moment::Cleanup) => matches!(board.phase, Phase::Cleanup(_) | Phase::Buy(..)),
        Some(Moment::End) | None => false,
    };
    is_on && is_now
}

/// Since when an idea is there, and whether it works: the words of its sign.
pub(super) fn state(
    game: &Cvlizations,
    view: &View,
    seat: Seat,
    which: Idea,
    scene: &Scene<'_>,
) -> (&'static str, String) {
    let texts = scene.texts;
    let board = &view.board;
    if board.phase == Phase::Over {
        return ("", String::new());
    }
    let is_end = game.effect(which).moment() == Some(Moment::End);
    if is_end {
        ("end", texts.text("cvl-at-end"))
    } else if !board.players[seat].awake.contains(which) {
        ("asleep", texts.text("cvl-sleeps"))
    } else if board.spent.contains(which) {
        ("spent", texts.text("cvl-spent"))
    } else if works_now(game, view, seat, which) {
        ("works", texts.text("cvl-works"))
    } else {
        ("", String::new())
    }
}

/// One of one's own ideas in the fan.
fn own(
    game: &Cvlizations,
    view: &View,
    seat: Seat,
    which: Idea,
    lines: &[ScoreLine<Source>],
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let turn = view.board.bought_in[which.index()];
    let worth = lines.iter().find(|line| line.source == Source::End(which)).and_then(|line| line.points);
    let points = i32::from(game.points(which)) + worth.unwrap_or(0);
    let kind: Kind = game.deck().entry(which).kind;
    let (class, words) = state(game, view, seat, which, scene);
    html! {
        li {
            div.card.cvl-own-card.{ "k-" (kind) }.(class) role="group" aria-label=(idea::full_words(game, which, texts))
                data-look={ "idea-" (which) } data-piece={ "i" (which) } {
                div.card-in aria-hidden="true" {
                    div.card-title { span data-may-clip { (texts.soft(&idea::name(game, which, texts))) } }
                    (art::idea(which))
                    div.medal-place {
                        span.cvl-own-age.(class) title=(words) { (mark(class)) (art::kind(kind)) (track::numeral(turn.div_ceil(AGE))) }
                        @if points > 0 { b.medal { (points) } }
                    }
                    div.cvl-own-foot { span { (super::brief::effect(game, which, texts)) } }
                }
                @if !words.is_empty() { span.sr { (words) } }
            }
        }
    }
}

/// The sign of a state.
fn mark(class: &str) -> Markup {
    match class {
        "works" => icon::tick().render(),
        "asleep" => html! { "z" },
        "spent" => icon::hourglass().render(),
        "end" => icon::star().render(),
        _ => html! {},
    }
}

/// The orders that come back at the end of the age.
fn used(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let tribe = subject(view).unwrap_or(Tribe::Player(scene.near()));
    let now = board.laid[tribe.index()];
    let gone: Vec<_> = order_list(|which| !board.hand[tribe.index()].contains(which) && !now.contains(which));
    html! {
        @if !gone.is_empty() && board.phase != Phase::Over {
            section.cvl-used {
                h3 { (texts.with("cvl-used-until", &[("turn", (board.age() * AGE).into())])) }
                div { @for which in gone {
                    div.card.cvl-order.spent.{ "o-" (which) } data-thing={ "open-" (which) } role="img" aria-label=(order::name(game, which, texts)) {
                        (order::face(game, which, texts))
                    }
                } }
            }
        }
    }
}

fn order_list(is_in: impl Fn(cvlizations::Order) -> bool) -> Vec<cvlizations::Order> {
    cvlizations::Order::ALL.into_iter().filter(|&which| is_in(which)).collect()
}
