//! The tribes around the table: their orders of this turn, what they have, and their ideas.

use cvlizations::{Cvlizations, IdeaSet, Kind, Order, Phase, Resource, Tribe, View};
use engine::{Game, ScoreFrom, Seat};
use maud::{Markup, html};

use super::{art, idea, order, outlook};
use crate::game_page::{Region, Scene, player_class};
use crate::text::Texts;

/// The seat shown nearest: one's own, or the first for somebody who only watches.
pub(super) fn nearest(scene: &Scene<'_>) -> Seat {
    scene.table.me.unwrap_or(Seat::at(0))
}

/// The class that gives an element its tribe's colour; the Grannfolk has none.
pub(super) fn class(tribe: Tribe, scene: &Scene<'_>) -> String {
    let info = tribe.seat().and_then(|seat| scene.table.seats.get(seat.index()));
    info.map(player_class).unwrap_or_default()
}

/// The name of a tribe.
pub(super) fn name(tribe: Tribe, scene: &Scene<'_>) -> String {
    match tribe {
        Tribe::Player(seat) => scene.table.name(seat),
        Tribe::Neutral(seat) => {
            scene.texts.with("cvl-neutral-of", &[("name", scene.table.name(seat).into())])
        }
        Tribe::Grannfolk => scene.texts.text("cvl-grannfolk"),
    }
}

/// The regions of the other tribes, the left neighbour first.
const PLATES: [&str; 4] = ["tribe-1", "tribe-2", "tribe-3", "tribe-4"];

/// The other tribes, a region for each, so that a move sends only those that change.
pub(super) fn plates(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Vec<Region> {
    let near = nearest(scene);
    let players = (1..game.players()).map(|step| Tribe::Player(near.left(step, game.players())));
    let others = game.tribes().filter(|tribe| !matches!(tribe, Tribe::Player(_)));
    let tribes: Vec<Tribe> = players.chain(others).collect();
    tribes
        .iter()
        .zip(PLATES)
        .map(|(&tribe, id)| Region { id, html: plate(game, view, tribe, scene) })
        .collect()
}

fn plate(game: &Cvlizations, view: &View, tribe: Tribe, scene: &Scene<'_>) -> Markup {
    let is_awaited = match tribe {
        Tribe::Player(seat) => scene.table.awaited.contains(seat) && !is_laying_neutral(view, seat),
        Tribe::Neutral(_) | Tribe::Grannfolk => view.board.phase == Phase::Lay(tribe),
    };
    let player = match tribe {
        Tribe::Player(seat) => Some(seat),
        Tribe::Neutral(_) | Tribe::Grannfolk => None,
    };
    html! {
        section.cvl-tribe.(class(tribe, scene)).awaited[is_awaited].quiet[player.is_none()] aria-label=(name(tribe, scene)) {
            div.cvl-who-is {
                span.cvl-portrait { (art::face(tribe)) (helm(view, tribe, scene.texts)) }
                h3 { @match player { Some(seat) => (scene.badge(seat)), None => span.cvl-tribe-name { (name(tribe, scene)) } } }
                (slots(game, view, tribe, scene.texts))
            }
            @match player {
                Some(seat) => (more(game, view, seat, scene.texts)),
                None => (left(game, view, tribe, scene.texts)),
            }
        }
    }
}

/// Whether a seat is awaited for its neutral tribe.
fn is_laying_neutral(view: &View, seat: Seat) -> bool {
    view.board.phase == Phase::Lay(Tribe::Neutral(seat))
}

/// The helm of the leader.
pub(super) fn helm(view: &View, tribe: Tribe, texts: Texts) -> Markup {
    let has_begun = !matches!(view.board.phase, Phase::Deal | Phase::Leader) || view.board.turn > 1;
    html! {
        @if view.board.leader == tribe && has_begun && view.board.phase != Phase::Over {
            span.cvl-helm title=(texts.text("cvl-leads")) data-piece="helm" {
                (art::named("helm")) span.sr { (texts.text("cvl-leads")) }
            }
        }
    }
}

/// Points, resources and happiness at a glance.
fn facts(game: &Cvlizations, view: &View, seat: Seat, texts: Texts) -> Markup {
    let player = &view.board.players[seat];
    let total = game.total(ScoreFrom::View(view), seat);
    html! {
        span.cvl-facts {
            (medal(total, texts))
            span title=(texts.text("cvl-happiness")) data-fresh={ "h" (seat) "-" (player.happiness) } {
                (art::joy()) b { (player.happiness) } span.sr { (texts.text("cvl-happiness")) }
            }
            @for resource in Resource::ALL {
                @let count = player.resources.count(resource);
                @let words = texts.bare(cvlizations::say_resource(resource));
                span.none[count == 0] title=(words) data-fresh={ (resource) (seat) "-" (count) } {
                    (art::resource(resource)) b { (count) } span.sr { (words) }
                }
            }
        }
    }
}

/// The points so far.
pub(super) fn medal(total: i32, texts: Texts) -> Markup {
    let words = texts.with("cvl-points", &[("count", total.into())]);
    html! { b.cvl-total title={ (total) " " (words) } { (total) span.sr { " " (words) } } }
}

/// The two orders of this turn: the open one, and the hidden one until it is turned up.
pub(super) fn slots(game: &Cvlizations, view: &View, tribe: Tribe, texts: Texts) -> Markup {
    let board = &view.board;
    let open = board.open[tribe.index()];
    let laid = board.laid[tribe.index()];
    let turned = open.and_then(|open| laid.without(open).first());
    let secret = view.hidden_of(tribe);
    let is_hidden = outlook::is_laying(board) && open.is_some() && turned.is_none();
    if board.phase == Phase::Over {
        return html! {};
    }
    html! {
        span.cvl-slots {
            @match open {
                Some(open) => (face(game, open, "", tribe, texts)),
                None => span.cvl-slot.none title=(texts.text("cvl-not-laid")) { span.sr { (texts.text("cvl-not-laid")) } },
            }
            @match turned.or(secret) {
                Some(order) => (face(game, order, if turned.is_some() { "turned" } else { "secret" }, tribe, texts)),
                None if is_hidden => span.cvl-slot.back title=(texts.text("cvl-hidden-order")) {
                    "?" span.sr { (texts.text("cvl-hidden-order")) }
                },
                None => span.cvl-slot.none {},
            }
        }
    }
}

/// A laid order, as a small card.
fn face(game: &Cvlizations, which: Order, class: &str, tribe: Tribe, texts: Texts) -> Markup {
    let name = order::name(game, which, texts);
    html! {
        span.cvl-slot.{ "o-" (which) }.(class) role="img" aria-label=(name) title=(name)
            data-fresh={ "s" (tribe.index()) (which) (if class == "secret" { "?" } else { "" }) } {
            (art::order(which)) b.cvl-number { (order::number(which)) }
            @if class == "secret" { (art::named("lock")) }
        }
    }
}

/// The orders a tribe can still lay in this age.
fn left(game: &Cvlizations, view: &View, tribe: Tribe, texts: Texts) -> Markup {
    let hand = view.board.hand[tribe.index()];
    if view.board.phase == Phase::Over {
        return html! {};
    }
    let names: Vec<String> = hand.iter().map(|which| order::name(game, which, texts)).collect();
    let words = texts.with("cvl-orders-left", &[("orders", names.join(", ").into())]);
    html! {
        span.cvl-left role="img" aria-label=(words) title=(words) {
            @for which in Order::ALL { i.{ "o-" (which) }.used[!hand.contains(which)] { (order::number(which)) } }
        }
    }
}

/// What is unfolded: the ideas of a player, and the orders that are left.
fn more(game: &Cvlizations, view: &View, seat: Seat, texts: Texts) -> Markup {
    let ideas = view.board.players[seat].ideas;
    let is_over = view.board.phase == Phase::Over;
    html! {
        details.cvl-more open[is_over] data-keep={ "tribe-" (seat) } {
            summary {
                (facts(game, view, seat, texts))
                (left(game, view, Tribe::Player(seat), texts))
                span.cvl-count title=(texts.with("cvl-idea-count", &[("count", ideas.count().into())])) {
                    @for kind in Kind::ALL {
                        @let count = ideas.both(game.of_kind(kind)).count();
                        @if count > 0 { span.cvl-kind.{ "k-" (kind) } { (art::kind(kind)) (count) } }
                    }
                    span.sr { (texts.with("cvl-idea-count", &[("count", ideas.count().into())])) }
                }
            }
            (list(game, ideas, texts))
        }
    }
}

/// Ideas in words, with their pictures.
fn list(game: &Cvlizations, ideas: IdeaSet, texts: Texts) -> Markup {
    html! {
        @if ideas.is_empty() { p.calm { (texts.text("cvl-no-ideas")) } } @else {
            ul.cvl-idea-list {
                @for kind in Kind::ALL { @for which in ideas.both(game.of_kind(kind)).iter() {
                    li { (idea::small(game, which, texts)) span { b { (idea::name(game, which, texts)) } " " (idea::words(game, which, texts)) } }
                } }
            }
        }
    }
}
