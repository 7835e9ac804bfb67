//! The tribes around the table: their orders of this turn, what they have, and their ideas.

use cvlizations::{AGE, Cvlizations, Kind, Order, Phase, Resource, Tribe, View};
use engine::{Game, ScoreFrom, Seat};
use maud::{Markup, html};

use super::{art, idea, order, outlook, track};
use crate::game_page::{Area, Scene, player_class};
use crate::icon;
use crate::patch::Drawing;
use crate::text::Texts;

/// The class that gives an element its tribe's colour; the Grannfolk has none.
pub(super) fn class(tribe: Tribe, scene: &Scene<'_>) -> &'static str {
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
pub(super) fn plates(game: &Cvlizations, view: &View, scene: &Scene<'_>, drawing: &mut Drawing<'_>) {
    let near = scene.near();
    let players = (1..game.players()).map(|step| Tribe::Player(near.left(step, game.players())));
    let others = game.tribes().filter(|tribe| !matches!(tribe, Tribe::Player(_)));
    for (tribe, id) in players.chain(others).zip(PLATES) {
        drawing.whole(id, Area::Others, plate(game, view, tribe, scene));
    }
}

fn plate(game: &Cvlizations, view: &View, tribe: Tribe, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let is_awaited = match tribe {
        Tribe::Player(seat) => {
            scene.table.awaited.contains(seat) && view.board.phase != Phase::Lay(Tribe::Neutral(seat))
        }
        Tribe::Neutral(_) | Tribe::Grannfolk => view.board.phase == Phase::Lay(tribe),
    };
    html! {
        section.plate.cvl-plate.(class(tribe, scene)).awaited[is_awaited] aria-label=(name(tribe, scene)) data-look={ "tribe-" (tribe.index()) } {
            span.cvl-portrait { (art::face(tribe, scene)) (helm(view, tribe, texts)) }
            div.plate-who {
                b.plate-name { (name(tribe, scene)) }
                @match tribe {
                    Tribe::Player(seat) => (has(game, view, seat, texts)),
                    Tribe::Neutral(_) | Tribe::Grannfolk => small.cvl-counts-only { (texts.text("cvl-only-counts")) },
                }
            }
            @if view.board.phase != Phase::Over { (laid(game, view, tribe, texts)) }
            @if let Tribe::Player(seat) = tribe { (ideas(game, view, seat, texts)) }
            @if view.board.phase != Phase::Over { (left(game, view, tribe, texts)) }
        }
    }
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

/// Points, happiness and resources at a glance.
fn has(game: &Cvlizations, view: &View, seat: Seat, texts: Texts) -> Markup {
    let player = &view.board.players[seat];
    let total = game.total(ScoreFrom::View(view), seat);
    let points = texts.with("cvl-points", &[("count", total.into())]);
    let ideas = texts.with("cvl-idea-count", &[("count", player.ideas.count().into())]);
    html! {
        span.plate-points { (total) " " small { (points) } }
        span.cvl-sums {
            span.cvl-res data-spot={ "res-joy-" (seat) } { (art::joy()) b { (player.happiness) } span.sr { (texts.text("cvl-happiness")) } }
            span.cvl-idea-count title=(ideas) { (icon::cards()) b { (player.ideas.count()) } span.sr { (ideas) } }
        }
        span.plate-has {
            @for resource in Resource::ALL {
                span.cvl-res data-spot={ "res-" (resource) "-" (seat) } {
                    (art::resource(resource)) b { (player.resources.count(resource)) }
                    span.sr { (texts.bare(cvlizations::say_resource(resource))) }
                }
            }
        }
    }
}

/// The two orders of this turn: the open one, and the hidden one until it is turned up.
fn laid(game: &Cvlizations, view: &View, tribe: Tribe, texts: Texts) -> Markup {
    let board = &view.board;
    let open = board.open[tribe.index()];
    let turned = open.and_then(|open| board.laid[tribe.index()].without(open).first());
    let known = turned.or(view.hidden_of(tribe));
    let is_hidden = outlook::is_laying(board) && open.is_some() && turned.is_none();
    let is_secret = turned.is_none();
    html! {
        span.cvl-laid {
            @match open {
                Some(open) => (order::card(game, open, "", texts)),
                None => span.card.empty-place title=(texts.text("cvl-not-laid")) { span.sr { (texts.text("cvl-not-laid")) } },
            }
            @match known {
                Some(known) => (order::card(game, known, if is_secret { "cvl-secret" } else { "" }, texts)),
                None if is_hidden => span.card.card-back { b { "?" } span.sr { (texts.text("cvl-hidden-order")) } },
                None => span.card.empty-place {},
            }
        }
    }
}

/// The ideas of a player by type, as pictures where there is room.
fn ideas(game: &Cvlizations, view: &View, seat: Seat, texts: Texts) -> Markup {
    let ideas = view.board.players[seat].ideas;
    let words = texts.with("cvl-idea-count", &[("count", ideas.count().into())]);
    html! {
        span.cvl-minis role="group" aria-label=(words) {
            @for kind in Kind::ALL { @for which in ideas.both(game.of_kind(kind)).iter() { (idea::mini(game, which, texts)) } }
        }
    }
}

/// The orders a tribe can still lay in this age.
pub(super) fn left(game: &Cvlizations, view: &View, tribe: Tribe, texts: Texts) -> Markup {
    let hand = view.board.hand[tribe.index()];
    let names: Vec<String> = hand.iter().map(|which| order::name(game, which, texts)).collect();
    let words = texts.with("cvl-orders-left", &[("orders", names.join(", ").into())]);
    html! {
        span.cvl-left role="img" aria-label=(words) title=(words) {
            @for which in Order::ALL { i.{ "o-" (which) }.used[!hand.contains(which)] { (order::number(which)) } }
        }
    }
}

/// The whole tribe seen large: what it has, what it can still lay, and its ideas in words.
pub(super) fn large(game: &Cvlizations, view: &View, tribe: Tribe, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        div.cvl-large-tribe.(class(tribe, scene)) {
            div.cvl-large-head {
                (art::face(tribe, scene)) h3 { (name(tribe, scene)) }
                @if let Tribe::Player(seat) = tribe { div.cvl-large-has { (has(game, view, seat, texts)) } }
            }
            @if view.board.phase != Phase::Over { (laid(game, view, tribe, texts)) (left(game, view, tribe, texts)) }
            @match tribe {
                Tribe::Player(seat) => (list(game, view, seat, texts)),
                Tribe::Neutral(_) => p { (texts.text("cvl-neutral-words")) },
                Tribe::Grannfolk => p { (texts.text("cvl-grannfolk-words")) },
            }
        }
    }
}

/// Ideas in words, with their pictures.
fn list(game: &Cvlizations, view: &View, seat: Seat, texts: Texts) -> Markup {
    let ideas = view.board.players[seat].ideas;
    html! {
        @if ideas.is_empty() { p { (texts.text("cvl-no-ideas")) } } @else {
            ul.cvl-idea-list {
                @for kind in Kind::ALL { @for which in ideas.both(game.of_kind(kind)).iter() {
                    @let turn = view.board.bought_in[which.index()];
                    li {
                        (idea::mini(game, which, texts))
                        span {
                            b { (idea::name(game, which, texts)) } " " (idea::words(game, which, texts))
                            small { (texts.with("cvl-since", &[("age", track::numeral(turn.div_ceil(AGE)).into()), ("turn", turn.into())])) }
                        }
                    }
                } }
            }
        }
    }
}
