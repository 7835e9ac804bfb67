//! Moments that are staged: misfortune, upkeep that was not paid, a new age.

use cv::{Ability, Age, Card, CardSet, Cv, Event, Symbol, View};
use engine::{Game, Seat, SeatSet};
use maud::{Markup, html};

use super::card::{self, Look};
use super::panel::cost_of_loss;
use super::{art, symbol};
use crate::game_page::{Moment, Mood, Scene};

/// The moment that an event deserves.
pub(super) fn moment(
    game: &Cv,
    view: &View,
    events: &[&Event],
    at: usize,
    scene: &Scene<'_>,
) -> Option<Moment> {
    let me = scene.table.me;
    match **events.get(at)? {
        Event::Struck(seat, _, bad) if me == Some(seat) => Some(struck(game, view, seat, bad, scene)),
        Event::Unpaid(seat, _) if me == Some(seat) => {
            // Several cards may go at once: one sheet for all of them.
            let own = |event: &&&Event| matches!(***event, Event::Unpaid(who, _) if who == seat);
            if events[..at].iter().any(|event| own(&event)) {
                return None;
            }
            let cards = events.iter().filter(own).filter_map(|event| match **event {
                Event::Unpaid(_, card) => Some(card),
                _ => None,
            });
            Some(unpaid(game, cards.collect(), scene))
        }
        Event::DeckEmpty(age) if age != Age::OldAge => {
            let entitled = events[at..].iter().find_map(|event| match **event {
                Event::Entitled(seats) => Some(seats),
                _ => None,
            });
            Some(new_age(game, view, age, entitled.unwrap_or(SeatSet::EMPTY), scene))
        }
        _ => None,
    }
}

fn shown(game: &Cv, card: Card, under: &Markup, scene: &Scene<'_>) -> Markup {
    html! { div.cv-choice { (card::whole(game, card, &Look::default(), scene.texts)) p { (under) } } }
}

/// Three clouds meet; the top cards lie in a row, each with what its loss costs, events that help beside them.
fn struck(game: &Cv, view: &View, seat: Seat, bad: u8, scene: &Scene<'_>) -> Moment {
    let texts = scene.texts;
    let due = view.board.turn.due.max(1);
    // The sheet tells; the board asks which card it is to be.
    let args = [("bad", bad.into()), ("due", due.into())];
    let insurances = view.events().iter().filter(|&card| game.face(card).can(Ability::Insurance));
    let html = html! {
        div.cv-meeting aria-hidden="true" { @for _ in 0..3 { span.die.frozen { (art::symbol(Symbol::BadLuck)) } } }
        p.cv-say data-beat="1" { (texts.html("cv-moment-struck-words", &args)) }
        div.cv-choices data-beat="2" {
            @for which in view.board.active(seat).iter() {
                (shown(game, which, &cost_of_loss(game, view, seat, CardSet::one(which), texts), scene))
            }
            @for which in insurances {
                span.cv-or { (texts.text("cv-or")) }
                (shown(game, which, &html! { b.gain { (texts.text("cv-play-it")) } span.cv-and { (texts.text("cv-lose-nothing")) } }, scene))
            }
        }
        p.calm data-beat="2" { (texts.text("cv-until-turn-ends")) }
    };
    Moment { kind: "cv-storm", mood: Mood::Bad, title: texts.text("cv-moment-misfortune"), html }
}

fn unpaid(game: &Cv, cards: CardSet, scene: &Scene<'_>) -> Moment {
    let texts = scene.texts;
    let html = html! {
        p.cv-say { (texts.text("cv-moment-unpaid-words")) }
        div.cv-choices data-beat="1" {
            @for which in cards.iter() {
                @let owed = html! { b.loss { (texts.text("cv-owes")) " " (symbol::chips(game.face(which).upkeep, 0, texts)) } };
                (shown(game, which, &owed, scene))
            }
        }
    };
    Moment { kind: "cv-storm", mood: Mood::Bad, title: texts.text("cv-moment-unpaid"), html }
}

/// The deck turns over, a tree of the new age grows, and who may take a card without cost is named.
fn new_age(game: &Cv, view: &View, past: Age, entitled: SeatSet, scene: &Scene<'_>) -> Moment {
    let texts = scene.texts;
    let next = if past == Age::EarlyAdulthood { Age::MiddleAge } else { Age::OldAge };
    let html = html! {
        div.cv-turning aria-hidden="true" {
            span.cv-deck-back.{ "a-" (past.word()) } { (art::age(past)) }
            span.cv-arrow-sign { (art::named("arrow")) }
            span.cv-deck-back.cv-grows.{ "a-" (next.word()) } data-beat="1" { (art::age(next)) b { (view.board.deck_count(next)) } }
        }
        p.cv-say data-beat="1" { (texts.text(if next == Age::MiddleAge { "cv-new-middle" } else { "cv-new-old" })) }
        ul.cv-counts data-beat="2" {
            @for seat in Seat::all(game.players()) {
                li.entitled[entitled.contains(seat)] {
                    (scene.face(seat))
                    b { (scene.table.name(seat)) }
                    span { (texts.with("cv-card-count", &[("count", view.board.cv_count(seat).into())])) }
                    @if entitled.contains(seat) { span.pill { (texts.text("cv-gets-help")) } }
                }
            }
        }
        p.calm data-beat="2" { (texts.text(if entitled.is_empty() { "cv-nobody-helped" } else { "cv-help-words" })) }
    };
    let title = texts.with("cv-moment-age", &[("age", symbol::age(next, texts).into())]);
    Moment { kind: "cv-age", mood: Mood::Turn, title, html }
}
