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

/// How far a card in a display is, in words; nothing for an untouched one.
fn state_words(game: &Goennen, slot: &Slot, texts: Texts) -> Option<String> {
    let of = game.face(slot.card?).task.count();
    match slot.entries.count() {
        _ if slot.is_completed => Some(texts.text("gon-completed")),
        _ if task::is_spoilt(game, slot) => Some(texts.text("gon-spoilt")),
        0 => None,
        count => Some(texts.with("gon-filled", &[("count", count.into()), ("of", of.into())])),
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
    match slot.and_then(|slot| state_words(game, slot, texts)) {
        Some(state) => format!("{words} {state}"),
        None => words,
    }
}

/// How a card is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Look<'a> {
    /// Its `data-thing`.
    pub(super) thing: Option<String>,
    /// Its `data-look`, where it is no thing.
    pub(super) look: Option<String>,
    /// Where it lies, with what has been entered.
    pub(super) slot: Option<&'a Slot>,
    /// Whether its fields are one's own.
    pub(super) is_own: bool,
    /// What hangs over the lower edge.
    pub(super) tag: Option<Markup>,
    /// What it is worth now.
    pub(super) worth: Option<Markup>,
}

/// A whole card: task above, reward below.
pub(super) fn whole(game: &Goennen, card: Card, look: &Look<'_>, texts: Texts) -> Markup {
    let is_done = look.slot.is_some_and(|slot| slot.is_completed);
    let is_spoilt = look.slot.is_some_and(|slot| task::is_spoilt(game, slot));
    let words = full_words(game, card, look.slot, texts);
    html! {
        div.card.gon-card.(class(game, card)).done[is_done].spoilt[is_spoilt] role="group" aria-label=(words) title=(words)
            data-thing=[look.thing.as_deref()] data-look=[look.look.as_deref()] data-piece={ "c" (card) } {
            div.card-in {
                div.gon-name aria-hidden="true" { (name(game, card, texts)) }
                (task::draw(game, card, look.slot, look.is_own, texts))
                (reward(game, card, texts))
            }
            @if is_done { span.gon-stamp.stamp aria-hidden="true" data-fresh={ "done" (card) } { (icon::tick()) } }
            @if is_spoilt { span.gon-stamp.bad aria-hidden="true" { (icon::cross()) } }
            @if let Some(worth) = &look.worth { (worth) }
            @if let Some(tag) = &look.tag { (tag) }
        }
    }
}

/// The lower half: what the card gives, with the fruit of its colour.
fn reward(game: &Goennen, card: Card, texts: Texts) -> Markup {
    let face = game.face(card);
    html! {
        div.gon-reward aria-hidden="true" {
            span.gon-gives { (gives(face.reward)) }
            @if let Some(colour) = face.colour { span.gon-fruit { (art::fruit(colour)) } }
            span.gon-short { (texts.soft(&short(face.reward, texts))) }
        }
    }
}

/// A reward in signs.
pub(super) fn gives(reward: Reward) -> Markup {
    html! {
        @match reward {
            Reward::Score(scoring, points) => { b.gon-medal { (points) } (art::scoring(scoring)) },
            Reward::Bonus(bonus) => {
                (art::bonus(bonus))
                @if bonus != Bonus::Joker { span.gon-circles { @for _ in 0..CIRCLES { i {} } } }
            }
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
    let Some(card) = slot.card else { return html! { i.gon-mini.empty {} } };
    let face = game.face(card);
    html! {
        i.gon-mini.(class(game, card)).done[slot.is_completed] title=(full_words(game, card, Some(slot), texts)) {
            (art::of_card(face.colour))
            @if slot.is_completed { span.gon-mini-tick { (icon::tick()) } }
            @else if slot.entries.count() > 0 {
                span.gon-progress { @for field in 0..face.task.count() { i.on[slot.entries.get(field).is_some()] {} } }
            }
        }
    }
}

/// A thing within a sentence.
pub(super) fn token(game: &Goennen, token: Token, texts: Texts) -> Markup {
    let words = texts.name(game, token);
    match token {
        Token::Card(card) => {
            let sign = art::of_card(game.face(card).colour);
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

/// Points as they stand on a card: what it scores, or would add if it were completed now.
pub(super) fn worth(points: i32, is_done: bool, texts: Texts) -> Option<Markup> {
    let key = if is_done { "gon-worth" } else { "gon-worth-done" };
    let words = texts.with(key, &[("points", points.into())]);
    (is_done || points > 0).then(|| {
        html! { b.gon-worth.sure[is_done] title=(words) { @if !is_done { "+" } (points) span.sr { (words) } } }
    })
}

/// A card large, with all its words.
pub(super) fn large(game: &Goennen, card: Card, slot: Option<&Slot>, texts: Texts) -> Markup {
    let face = game.face(card);
    let colour = face.colour.map_or_else(|| texts.text("gon-joker"), |own| colour(game, own, texts));
    html! {
        (whole(game, card, &Look { slot, ..Look::default() }, texts))
        div.words {
            h3 { (name(game, card, texts)) }
            p { (art::of_card(face.colour)) " " (colour) }
            p { b { (texts.text("gon-look-task")) } " " (texts.plain(game, &say_task(&face.task))) }
            p { b { (texts.text("gon-look-reward")) } " " (texts.plain(game, &say_reward(face.reward))) }
            @if let Some(state) = slot.and_then(|slot| state_words(game, slot, texts)) { p { (state) } }
        }
    }
}
