//! What stands around sentences of the log: headings, faces, pictures of cards that changed hands, and rules behind
//! what nobody should miss.

use cv::{Card, Cv, Event};
use engine::{InLog, Seat, Speak};
use maud::{Markup, html};

use super::{art, card};
use crate::route;

/// Whose doing an event is.
pub(super) fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::GoalDealt(seat, _)
        | Event::Chose(seat, _)
        | Event::Retracted(seat)
        | Event::Passed(seat, ..)
        | Event::Started(seat, _)
        | Event::Rerolled(seat, ..)
        | Event::Threw(seat, ..)
        | Event::Stopped(seat)
        | Event::Played(seat, _)
        | Event::Took(seat, _)
        | Event::Finished(seat)
        | Event::Struck(seat, ..)
        | Event::NothingToLose(seat)
        | Event::Averted(seat)
        | Event::Insured(seat, _)
        | Event::Lost(seat, _)
        | Event::Paid(seat, _)
        | Event::Unpaid(seat, _)
        | Event::Announced(seat, ..)
        | Event::Laid(seat, ..)
        | Event::LaidApart(seat, _)
        | Event::ToHand(seat, _)
        | Event::Assisted(seat, _)
        | Event::Declined(seat)
        | Event::GoalRevealed(seat, _) => Some(seat),
        Event::Opened(_)
        | Event::GoalOpened(_)
        | Event::Dealt(..)
        | Event::RoundBegan(_)
        | Event::TurnBegan(..)
        | Event::Discarded(_)
        | Event::DeckEmpty(_)
        | Event::Entitled(_)
        | Event::Ended => None,
    }
}

/// The card that changed hands.
fn moved(event: &Event) -> Option<Card> {
    match *event {
        Event::Took(_, card)
        | Event::Assisted(_, card)
        | Event::Played(_, card)
        | Event::Insured(_, card)
        | Event::Lost(_, card)
        | Event::Unpaid(_, card)
        | Event::Started(_, card)
        | Event::GoalRevealed(_, card)
        | Event::GoalDealt(_, Some(card))
        | Event::Chose(_, Some(card)) => Some(card),
        _ => None,
    }
}

/// A line of the log around its sentence.
pub(super) fn entry(game: &Cv, event: &Event, sentence: &Markup) -> Markup {
    let rule = match *event {
        _ if game.in_log(event) == InLog::Heading => return html! { strong.log-round { (sentence) } },
        Event::Struck(..) => Some("CV-40"),
        Event::Averted(_) => Some("CV-C45"),
        Event::Insured(..) => Some("CV-C5"),
        Event::Unpaid(..) => Some("CV-56"),
        Event::DeckEmpty(_) => Some("CV-70"),
        Event::Entitled(_) => Some("CV-71"),
        _ => None,
    };
    let is_loss = matches!(event, Event::Lost(..) | Event::Unpaid(..));
    html! {
        (sentence)
        @if let Some(rule) = rule { " " a.rule-link href=(route::rule("cv", rule)) target="_blank" { (rule) } }
        @if let Event::DeckEmpty(age) = *event { " " (art::age(age)) }
        @if let Some(card) = moved(event) { span.cv-said.gone[is_loss] { (card::thumb(game, card)) } }
    }
}
