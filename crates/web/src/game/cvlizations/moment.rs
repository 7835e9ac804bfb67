//! The moment of revealing: all hidden orders turn at once, then every order pays out in turn.

use cvlizations::{Cvlizations, Event, Order, Strength, Tribe, View};
use engine::Speak;
use maud::{Markup, html};

use super::{art, order, said, tribe};
use crate::game_page::{Moment, Mood, Scene};

/// The moment that an event deserves: the first order that is turned up has the stage for all of them.
pub(super) fn moment(
    game: &Cvlizations,
    view: &View,
    events: &[&Event],
    at: usize,
    scene: &Scene<'_>,
) -> Option<Moment> {
    let is_turned = |index: usize| matches!(events.get(index), Some(Event::Revealed(..)));
    if !is_turned(at) || at.checked_sub(1).is_some_and(is_turned) {
        return None;
    }
    let turned: Vec<(Tribe, Order)> = events[at..]
        .iter()
        .map_while(|event| match event {
            Event::Revealed(tribe, order) => Some((*tribe, *order)),
            _ => None,
        })
        .collect();
    let after = &events[at + turned.len()..];
    let html = html! {
        (tribes(game, view, &turned, scene))
        (payouts(game, view, after, scene))
    };
    Some(Moment { kind: "cvl-reveal", mood: Mood::Turn, title: scene.texts.text("cvl-moment-reveal"), html })
}

/// Every tribe with its open order, and the hidden one that turns.
fn tribes(game: &Cvlizations, view: &View, turned: &[(Tribe, Order)], scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    // A turn may be over at once; then only what was turned up is told.
    let open = |which: Tribe| view.board.open[which.index()].filter(|_| view.board.is_revealed());
    html! {
        ul.cvl-reveal-tribes {
            @for &(which, hidden) in turned {
                li.(tribe::class(which, scene)) {
                    span.cvl-reveal-who { (art::face(which, scene)) b data-may-clip { (tribe::name(which, scene)) } }
                    span.cvl-laid {
                        @if let Some(open) = open(which) { (order::card(game, open, "", texts)) }
                        div.cvl-turns data-beat="1" { (order::card(game, hidden, "", texts)) }
                    }
                }
            }
        }
    }
}

/// Order by order: how many tribes laid it, and what it brought whom.
fn payouts(game: &Cvlizations, view: &View, events: &[&Event], scene: &Scene<'_>) -> Markup {
    let mut found: Vec<(Order, Strength, Vec<&Event>)> = Vec::new();
    for event in events {
        match event {
            Event::Due(order, strength) => found.push((*order, *strength, Vec::new())),
            Event::Gathered(..)
            | Event::Slacked(..)
            | Event::Failed(..)
            | Event::Brought(..)
            | Event::Again(..)
            | Event::NobodyToRob(_)
            | Event::NothingToTrade(_) => {
                if let Some((_, _, told)) = found.last_mut() {
                    told.push(event);
                }
            }
            // What is bought and cleaned up afterwards is no part of this moment.
            Event::Bought(..) | Event::Stopped(_) | Event::Looked(..) | Event::HelmPassed(_) => break,
            _ => {}
        }
    }
    let texts = scene.texts;
    html! {
        ol.cvl-payouts {
            @for (index, (which, strength, told)) in found.iter().enumerate() {
                li.{ "o-" (which) } data-beat=(index + 2) {
                    div.cvl-payout-head { (art::order(*which)) b.cvl-num { (order::number(*which)) } }
                    div.cvl-payout-words {
                        h3 {
                            (order::name(game, *which, texts)) " "
                            span.cvl-payout-by { (texts.text(order::by(*strength))) ": " (order::amount(game, *which, *strength, texts)) }
                        }
                        @if told.is_empty() { p { (texts.text("cvl-to-choose")) } }
                        @for event in told {
                            p { @if let Some(seat) = said::actor(event) { (scene.face(seat)) } span { (scene.say(game, &game.say_event(event))) } }
                        }
                    }
                }
            }
        }
        @if found.is_empty() && !view.board.is_revealed() { p.calm { (texts.text("cvl-brings-nothing")) } }
    }
}
