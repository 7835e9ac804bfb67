//! Cards: whole faces, small ones in the displays of others, chips in sentences.

use goennen::{Bonus, CIRCLES, Card, Colour, Goennen, Reward, Scoring, Slot, Token, say_reward, say_task};
use maud::{Markup, html};

use super::{art, task};
use crate::icon;
use crate::text::Texts;

/// A card's name.
pub(super) fn name(game: &Goennen, card: Card, texts: Texts) -> String {
    texts.name(game, Token::Card(card))
}

/// The name of a colour.
pub(super) fn colour(game: &Goennen, colour: Colour, texts: Texts) -> String {
    texts.name(game, Token::Colour(colour))
}

/// The class that gives a card its colour.
pub(super) fn class(game: &Goennen, card: Card) -> String {
    match game.face(card).colour {
        Some(colour) => art::class(Some(colour)),
        None => "gon-none".to_owned(),
    }
}

/// Everything about a card in words.
pub(super) fn full_words(game: &Goennen, card: Card, slot: Option<&Slot>, texts: Texts) -> String {
    let face = game.face(card);
    let colour = face.colour.map_or_else(|| texts.text("gon-joker"), |own| colour(game, own, texts));
    let words = texts.with(
        "gon-card-full",
        &[
            ("name", name(game, card, texts).into()),
            ("colour", colour.into()),
            ("task", texts.plain(game, &say_task(&face.task)).into()),
            ("reward", texts.plain(game, &say_reward(face.reward)).into()),
        ],
    );
    let state = slot.map(|slot| match slot.entries.count() {
        _ if slot.is_completed => texts.text("gon-completed"),
        _ if task::is_spoilt(game, slot) => texts.text("gon-spoilt"),
        0 => String::new(),
        count => texts.with("gon-filled", &[("count", count.into()), ("of", face.task.count().into())]),
    });
    match state {
        Some(state) if !state.is_empty() => format!("{words} {state}"),
        _ => words,
    }
}

/// How a card is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Look<'a> {
    /// Its `data-thing`.
    pub(super) thing: Option<String>,
    /// Where it lies, with what has been entered.
    pub(super) slot: Option<&'a Slot>,
    /// Whether its fields can be touched.
    pub(super) is_own: bool,
    /// Classes of its own.
    pub(super) class: &'a str,
    /// What hangs over the lower edge.
    pub(super) tag: Option<Markup>,
    /// What it is worth now.
    pub(super) worth: Option<Markup>,
}

/// A whole card: title, task, reward.
pub(super) fn whole(game: &Goennen, card: Card, look: &Look<'_>, texts: Texts) -> Markup {
    let is_done = look.slot.is_some_and(|slot| slot.is_completed);
    let is_spoilt = look.slot.is_some_and(|slot| task::is_spoilt(game, slot));
    let classes = format!("{} {}", class(game, card), look.class);
    let words = full_words(game, card, look.slot, texts);
    html! {
        div.gon-card.(classes).done[is_done].spoilt[is_spoilt] role="group" title=(words)
            data-thing=[look.thing.as_deref()] data-piece={ "c" (card) } {
            div.gon-title aria-hidden="true" { (name(game, card, texts)) }
            (task::draw(game, card, look.slot, look.is_own, texts))
            (reward(game, card, look.worth.as_ref(), texts))
            @if is_done { span.gon-stamp aria-hidden="true" { (icon::tick()) } }
            @if is_spoilt { span.gon-stamp.bad aria-hidden="true" { (icon::cross()) } }
            @if let Some(tag) = &look.tag { (tag) }
        }
    }
}

/// The lower half: what the card gives, with the fruit of its colour.
fn reward(game: &Goennen, card: Card, worth: Option<&Markup>, texts: Texts) -> Markup {
    let face = game.face(card);
    html! {
        div.gon-reward aria-hidden="true" {
            @if let Some(worth) = worth { (worth) }
            span.gon-gives {
                @match face.reward {
                    Reward::Score(scoring, points) => { b.gon-medal { (points) } (art::scoring(scoring)) },
                    Reward::Bonus(bonus) => {
                        (art::bonus(bonus))
                        @if bonus != Bonus::Joker { span.gon-circles { @for _ in 0..CIRCLES { i {} } } }
                    }
                }
            }
            @if let Some(colour) = face.colour { span.gon-fruit { (art::fruit(colour)) } }
            span.gon-short { (short(face.reward, texts)) }
        }
    }
}

/// A reward in the fewest words.
pub(super) fn short(reward: Reward, texts: Texts) -> String {
    let of = |colour: Colour| [("colour", colour.word().into())];
    match reward {
        Reward::Score(Scoring::Beside, _) => texts.text("gon-short-beside"),
        Reward::Score(Scoring::Colour(colour), _) => texts.with("gon-short-colour", &of(colour)),
        Reward::Score(Scoring::ColourBeside(colour), _) => texts.with("gon-short-colour-beside", &of(colour)),
        Reward::Score(Scoring::Lines, _) => texts.text("gon-short-lines"),
        Reward::Score(Scoring::AllColours, _) => texts.text("gon-short-all-colours"),
        Reward::Score(Scoring::ColourLines, _) => texts.text("gon-short-colour-lines"),
        Reward::Score(Scoring::Bonuses, _) => texts.text("gon-short-bonuses"),
        Reward::Bonus(bonus) => self::bonus(bonus, texts),
    }
}

/// A bonus in the fewest words.
pub(super) fn bonus(bonus: Bonus, texts: Texts) -> String {
    texts.text(match bonus {
        Bonus::Step => "gon-short-step",
        Bonus::Colour => "gon-short-repaint",
        Bonus::Second => "gon-short-second",
        Bonus::Discount => "gon-short-discount",
        Bonus::Joker => "gon-short-joker",
    })
}

/// A card in somebody else's display: its fruit, and whether it is completed or how far it is filled.
pub(super) fn mini(game: &Goennen, slot: &Slot, texts: Texts) -> Markup {
    let Some(card) = slot.card else { return html! { span.gon-mini.empty {} } };
    let face = game.face(card);
    html! {
        span.gon-mini.(class(game, card)).done[slot.is_completed] title=(full_words(game, card, Some(slot), texts)) {
            @match face.colour { Some(colour) => (art::fruit(colour)), None => (art::named("joker")) }
            @if slot.is_completed { span.gon-mini-tick { (icon::tick()) } }
            @else {
                span.gon-progress {
                    @for field in 0..face.task.count() { i.on[slot.entries.get(field).is_some()] {} }
                }
            }
        }
    }
}

/// A thing within a sentence.
pub(super) fn token(game: &Goennen, token: Token, texts: Texts) -> Markup {
    let words = texts.name(game, token);
    match token {
        Token::Card(card) => {
            let sign = match game.face(card).colour {
                Some(colour) => art::fruit(colour),
                None => art::named("joker"),
            };
            html! { span.gon-chip.(class(game, card)) title=(full_words(game, card, None, texts)) { (sign) (words) } }
        }
        Token::Die(colour, number) => html! {
            span.gon-dot.(art::class(Some(colour))) role="img" aria-label=(words) title=(words) {
                (art::fruit(colour)) b { (number) }
            }
        },
        Token::Colour(colour) => {
            html! { span.gon-dot.(art::class(Some(colour))) title=(words) { (art::fruit(colour)) (words) } }
        }
        Token::Place(_) | Token::Field(_) => html! { (words) },
    }
}

/// Points as they stand on a card.
pub(super) fn worth(points: i32, is_done: bool, texts: Texts) -> Option<Markup> {
    let key = if is_done { "gon-worth" } else { "gon-worth-done" };
    let words = texts.with(key, &[("points", points.into())]);
    (is_done || points > 0).then(|| {
        html! { b.gon-worth.sure[is_done] title=(words) { @if !is_done { "+" } (points) } }
    })
}
