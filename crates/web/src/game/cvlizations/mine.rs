//! One's own tribe: heaps of resources and happiness, the orders of this turn, and the ideas by type.

use cvlizations::{AGE, Cvlizations, Idea, Kind, Moment, Phase, Resource, Source, Tribe, View, say_resource};
use engine::{Game, ScoreFrom, ScoreLine, Seat};
use maud::{Markup, html};

use super::{art, idea, tribe};
use crate::game_page::Scene;

/// More signs than this are not read one by one; the number stands beside them anyway.
const SIGNS_MAX: u32 = 8;

/// One's own tribe, or the first one for somebody who only watches.
pub(super) fn mine(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let seat = tribe::nearest(scene);
    let own = Tribe::Player(seat);
    let player = &view.board.players[seat];
    let total = game.total(ScoreFrom::View(view), seat);
    html! {
        section.cvl-mine.(tribe::class(own, scene)).awaited[scene.table.awaited.contains(seat)] aria-label=(tribe::name(own, scene)) {
            header.cvl-mine-head {
                span.cvl-portrait { (art::face(own)) (tribe::helm(view, own, texts)) }
                h2 { (scene.badge(seat)) }
                (tribe::medal(total, texts))
                (tribe::slots(game, view, own, texts))
            }
            ul.cvl-heaps {
                @for resource in Resource::ALL {
                    (heap(player.resources.count(resource), &art::resource(resource), &texts.bare(say_resource(resource)), seat))
                }
                (heap(player.happiness, &art::joy(), &texts.text("cvl-happiness"), seat))
            }
            (ideas(game, view, seat, scene))
        }
    }
}

/// So many of a kind, one sign for each.
fn heap(count: u32, sign: &Markup, word: &str, seat: Seat) -> Markup {
    html! {
        li.cvl-heap.none[count == 0] data-fresh={ "m" (word) (seat) "-" (count) } {
            span.cvl-heap-signs aria-hidden="true" { @for _ in 0..count.clamp(1, SIGNS_MAX) { (sign) } }
            span { b { (count) } " " (word) }
        }
    }
}

fn ideas(game: &Cvlizations, view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let owned = view.board.players[seat].ideas;
    let lines = game.score_lines(ScoreFrom::View(view), seat);
    html! {
        div.cvl-own {
            @if owned.is_empty() { p.calm { (texts.text("cvl-mine-empty")) } }
            @for kind in Kind::ALL {
                @let of_kind = owned.both(game.of_kind(kind));
                @if !of_kind.is_empty() {
                    section.cvl-own-kind.{ "k-" (kind) } {
                        h3 { (art::kind(kind)) (texts.with("cvl-kind", &[("kind", kind.word().into())])) " " b { (of_kind.count()) } }
                        ul { @for which in of_kind.iter() { (own(game, view, seat, which, &lines, scene)) } }
                    }
                }
            }
        }
    }
}

/// One of one's own ideas: what it does, since when, and whether it works.
fn own(
    game: &Cvlizations,
    view: &View,
    seat: Seat,
    which: Idea,
    lines: &[ScoreLine<Source>],
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let board = &view.board;
    let turn = board.bought_in[which.index()];
    let age = turn.div_ceil(AGE);
    let is_end = game.effect(which).moment() == Some(Moment::End);
    let sleeps = !is_end && !board.players[seat].awake.contains(which) && board.phase != Phase::Over;
    let is_spent = board.spent.contains(which) && !sleeps && board.phase != Phase::Over;
    let worth = lines.iter().find(|line| line.source == Source::End(which)).and_then(|line| line.points);
    html! {
        li.cvl-mine-idea.asleep[sleeps] {
            (idea::small(game, which, texts))
            div {
                b.cvl-mine-name { (idea::name(game, which, texts)) }
                span.cvl-mine-does { (scene.say(game, &cvlizations::say_effect(game.effect(which)))) }
                span.cvl-since {
                    (texts.with("cvl-since", &[("age", ["–", "I", "II", "III"][usize::from(age) % 4].into()), ("turn", turn.into())]))
                    @if sleeps { " " span.tag { (texts.text("cvl-sleeps")) } }
                    @if is_spent { " " span.tag { (texts.text("cvl-spent")) } }
                    @if let Some(worth) = worth.filter(|_| board.phase != Phase::Over) {
                        " " span.tag.cvl-worth { (texts.with("cvl-worth", &[("points", worth.into())])) }
                    }
                }
            }
        }
    }
}
