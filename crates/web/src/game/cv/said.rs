//! What stands around sentences of the log: headings, and the moments that nobody should miss.

use cv::{Cv, Event, Kind, Symbol};
use engine::{InLog, Speak};
use maud::{Markup, html};

use super::{art, symbol};
use crate::route;

/// A line of the log around its sentence.
pub(super) fn entry(game: &Cv, event: &Event, sentence: &Markup) -> Markup {
    let (class, sign, rule) = match *event {
        _ if game.in_log(event) == InLog::Heading => return html! { strong.log-round { (sentence) } },
        Event::Struck(..) => ("bad", art::symbol(Symbol::BadLuck), "CV-40"),
        Event::Averted(_) => ("good", art::named("shield"), "CV-C45"),
        Event::Insured(..) => ("good", art::named("shield"), "CV-C5"),
        Event::Unpaid(_, card) => {
            let upkeep = html! { span.cv-crossed { (symbol::signs(game.face(card).upkeep, 0)) } };
            ("bad", upkeep, "CV-56")
        }
        Event::DeckEmpty(age) => ("good", art::age(age), "CV-70"),
        Event::Entitled(_) => ("good", art::kind(Kind::Relationship), "CV-71"),
        _ => return sentence.clone(),
    };
    let link = html! { a href=(route::rule("cv", rule)) target="_blank" { (rule) } };
    html! { span.cv-said.(class) { (sign) span { (sentence) " " (link) } } }
}
