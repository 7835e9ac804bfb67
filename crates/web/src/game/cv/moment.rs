//! Moments: what interrupts the turn, with what happened, why, and the rule.

use cv::{Age, Card, Cv, Phase, Symbol, View};
use engine::Seat;
use maud::{Markup, html};

use super::{art, card, effect, symbol};
use crate::game_page::Scene;
use crate::route;

/// A banner: what it is about, in one glance, and the rule behind it.
struct Moment {
    class: &'static str,
    sign: Markup,
    title: String,
    words: Markup,
    rule: &'static str,
}

/// The banner of the moment, if there is one.
pub(super) fn moment(game: &Cv, view: &View, scene: &Scene<'_>) -> Markup {
    let found = match view.board.phase {
        Phase::Misfortune(seat) => misfortune(view, seat, scene),
        Phase::Upkeep(seat) => upkeep(game, view, seat, scene),
        Phase::Assist(seat) => assistance(view, seat, scene),
        Phase::Settle(seat) => settle(game, view, seat, scene),
        Phase::Open
        | Phase::Goal(_)
        | Phase::PublicGoal
        | Phase::Deal(_)
        | Phase::Draft(_)
        | Phase::Roll(_)
        | Phase::Throw(_)
        | Phase::Select(_)
        | Phase::Lay(_)
        | Phase::Refill
        | Phase::Over => return html! {},
    };
    html! {
        section.cv-moment.(found.class) {
            span.cv-moment-sign aria-hidden="true" { (found.sign) }
            div {
                h2 { (found.title) }
                div.cv-moment-words { (found.words) }
            }
            a.rule-link href=(route::rule("cv", found.rule)) target="_blank" { (found.rule) }
        }
    }
}

/// `you` or `other`, and the name.
fn about(seat: Seat, scene: &Scene<'_>) -> [(&'static str, crate::text::Arg); 2] {
    let person = if scene.table.me == Some(seat) { "you" } else { "other" };
    [("who", person.into()), ("name", scene.name(seat).into())]
}

fn misfortune(view: &View, seat: Seat, scene: &Scene<'_>) -> Moment {
    let texts = scene.texts;
    let turn = &view.board.turn;
    let [who, name] = about(seat, scene);
    let args = [who, name, ("bad", turn.bad_luck().into()), ("due", turn.due.into())];
    Moment {
        class: "bad",
        sign: art::symbol(Symbol::BadLuck),
        title: texts.text("cv-moment-misfortune"),
        words: html! { p { (texts.html("cv-moment-misfortune-words", &args)) } },
        rule: "CV-40",
    }
}

fn upkeep(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Moment {
    let texts = scene.texts;
    Moment {
        class: "bad",
        sign: html! { span.cv-crossed { (art::symbol(Symbol::Money)) } },
        title: texts.text("cv-moment-upkeep"),
        words: html! {
            p { (texts.html("cv-moment-upkeep-words", &about(seat, scene))) }
            ul.cv-owing { @for card in game.owing(&view.board).iter() {
                li { (card::chip(game, card, texts)) " " (symbol::chips(game.face(card).upkeep, 0, texts)) }
            } }
        },
        rule: "CV-57",
    }
}

/// The age whose deck has just run out.
fn past(view: &View) -> Age {
    match view.board.deck() {
        Some(Age::MiddleAge) => Age::EarlyAdulthood,
        Some(Age::OldAge) => Age::MiddleAge,
        Some(Age::Childhood | Age::EarlyAdulthood | Age::Goal) | None => Age::OldAge,
    }
}

fn assistance(view: &View, seat: Seat, scene: &Scene<'_>) -> Moment {
    let texts = scene.texts;
    let age = past(view);
    let [who, name] = about(seat, scene);
    let args = [who, name, ("cards", view.board.cv_count(seat).into())];
    Moment {
        class: "good",
        sign: art::age(age),
        title: texts.with("cv-moment-assist", &[("age", symbol::age(age, texts).into())]),
        words: html! { p { (texts.html("cv-moment-assist-words", &args)) } },
        rule: "CV-71",
    }
}

fn settle(game: &Cv, view: &View, seat: Seat, scene: &Scene<'_>) -> Moment {
    let texts = scene.texts;
    let waiting = view.board.apart[seat];
    let [who, name] = about(seat, scene);
    let args = [who, name, ("cards", card::chips(game, waiting, texts).into())];
    Moment {
        class: "good",
        sign: art::named("both"),
        title: texts.text("cv-moment-settle"),
        words: html! { p { (texts.html("cv-moment-settle-words", &args)) } },
        rule: "CV-53",
    }
}

/// What a card that is lost or kept would mean, for forms: its name and what it does.
pub(super) fn worth(game: &Cv, card: Card, texts: crate::text::Texts) -> String {
    let effects: Vec<String> =
        effect::effects(game, card, texts).into_iter().map(|effect| effect.words).collect();
    let name = card::name(game, card, texts);
    if effects.is_empty() { name } else { format!("{name} ({})", effects.join("; ")) }
}
