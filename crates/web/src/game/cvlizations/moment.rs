//! Two moments of a turn. All hidden orders turn at once, and orders pay out in turn, up to the first that leaves a
//! choice. When somebody had a choice, a second sheet tells all that the orders brought, before ideas are bought.

use cvlizations::{Cvlizations, Event, Moment as When, Order, Phase, Strength, Tribe, View};
use engine::Speak;
use maud::{Markup, html};

use super::{art, order, said, tribe};
use crate::game_page::{Moment, Mood, Scene};

/// The moment that an event deserves: the first order that is turned up has the stage for all of them, and the last
/// thing that an order brought for all that was chosen.
pub(super) fn moment(
    game: &Cvlizations,
    view: &View,
    events: &[&Event],
    at: usize,
    scene: &Scene<'_>,
) -> Option<Moment> {
    let is_turned = |index: usize| matches!(events.get(index), Some(Event::Revealed(..)));
    if !is_turned(at) {
        return outcome(game, view, events, at, scene);
    }
    if at.checked_sub(1).is_some_and(is_turned) {
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
    let orders = after.iter().take_while(|event| is_of_orders(game, event)).count();
    let told = after[..orders].iter().position(|event| is_chosen(event)).unwrap_or(orders);
    let is_open = told < orders || orders == after.len() && is_choosing(view);
    let html = html! {
        (tribes(game, view, &turned, scene))
        (payouts(game, view, &after[..told], (2, is_open), scene))
        @if told == 0 && !is_open { p.calm { (scene.texts.text("cvl-brings-nothing")) } }
    };
    Some(Moment { kind: "cvl-reveal", mood: Mood::Turn, title: scene.texts.text("cvl-moment-reveal"), html })
}

/// All that the orders of a turn brought, once the last of them is carried out, if any of it was chosen.
fn outcome(
    game: &Cvlizations,
    view: &View,
    events: &[&Event],
    at: usize,
    scene: &Scene<'_>,
) -> Option<Moment> {
    let is_over = match events.get(at + 1) {
        Some(next) => !is_of_orders(game, next),
        None => !is_choosing(view),
    };
    let start = events[..=at].iter().rposition(|event| !is_of_orders(game, event)).map_or(0, |last| last + 1);
    let told = &events[start..=at];
    if !is_over || !told.iter().any(|event| is_chosen(event)) {
        return None;
    }
    let html = payouts(game, view, told, (1, false), scene);
    Some(Moment { kind: "cvl-orders", mood: Mood::Turn, title: scene.texts.text("cvl-moment-orders"), html })
}

/// Whether the orders wait for somebody's choice.
fn is_choosing(view: &View) -> bool {
    matches!(view.board.phase, Phase::Carry(_) | Phase::Choose(_))
}

/// Whether an event tells what somebody chose.
fn is_chosen(event: &Event) -> bool {
    matches!(
        event,
        Event::Took(..)
            | Event::Traded(..)
            | Event::Robbed(..)
            | Event::FromSupply(..)
            | Event::BroughtChoice(..)
    )
}

/// Whether an event belongs to carrying out the orders; what is bought and cleaned up afterwards does not.
fn is_of_orders(game: &Cvlizations, event: &Event) -> bool {
    match *event {
        Event::Due(..)
        | Event::Again(..)
        | Event::Gathered(..)
        | Event::Slacked(..)
        | Event::Took(..)
        | Event::Traded(..)
        | Event::NothingToTrade(_)
        | Event::Robbed(..)
        | Event::FromSupply(..)
        | Event::NobodyToRob(_)
        | Event::Failed(..) => true,
        Event::Brought(_, idea, _) | Event::BroughtChoice(_, idea, _) => {
            matches!(game.effect(idea).moment(), Some(When::Robbing | When::Robbed | When::Action))
        }
        _ => false,
    }
}

/// The order by which something was gained, where the event says it.
fn order_of(event: &Event) -> Option<Order> {
    match *event {
        Event::Gathered(_, order, ..) | Event::Failed(_, order) | Event::Again(_, order) => Some(order),
        Event::Slacked(..) => Some(Order::Slacking),
        Event::Took(..) => Some(Order::Cunning),
        Event::Traded(..) | Event::NothingToTrade(_) => Some(Order::Trading),
        Event::Robbed(..) | Event::FromSupply(..) | Event::NobodyToRob(_) => Some(Order::Theft),
        _ => None,
    }
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

/// Order by order: how many tribes laid it, and what it brought whom. `is_open`: the last one waits for a choice.
fn payouts(
    game: &Cvlizations,
    view: &View,
    events: &[&Event],
    (first_beat, is_open): (usize, bool),
    scene: &Scene<'_>,
) -> Markup {
    let mut found: Vec<(Order, Strength, Vec<&Event>)> = Vec::new();
    for event in events {
        if let Event::Due(order, strength) = event {
            found.push((*order, *strength, Vec::new()));
            continue;
        }
        // That an order is due may have been told before.
        if let Some(order) = order_of(event)
            && found.last().is_none_or(|&(last, ..)| last != order)
        {
            found.push((order, view.board.crowd.strength(order), Vec::new()));
        }
        if let Some((_, _, told)) = found.last_mut() {
            told.push(event);
        }
    }
    let waits = found.len().checked_sub(1).filter(|_| is_open);
    let texts = scene.texts;
    html! {
        ol.cvl-payouts {
            @for (index, (which, strength, told)) in found.iter().enumerate() {
                li.{ "o-" (which) } data-beat=(index + first_beat) {
                    div.cvl-payout-head { (art::order(*which)) b.cvl-num { (order::number(*which)) } }
                    div.cvl-payout-words {
                        h3 {
                            (order::name(game, *which, texts)) " "
                            span.cvl-payout-by { (texts.text(order::by(*strength))) ": " (order::amount(game, *which, *strength, texts)) }
                        }
                        @for event in told {
                            p { @if let Some(seat) = said::actor(event) { (scene.face(seat)) } span { (scene.say(game, &game.say_event(event))) } }
                        }
                        @if waits == Some(index) { p { (texts.text("cvl-to-choose")) } }
                    }
                }
            }
        }
    }
}
