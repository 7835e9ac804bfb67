//! Ideas: whole cards with picture, effect and price; small ones in the fan of their owner; chips in sentences.

use cvlizations::{Cvlizations, Idea, Resource, Resources, Token, say_effect};
use maud::{Markup, html};

use super::art;
use crate::game_page::Scene;
use crate::text::Texts;

/// The name of an idea.
pub(super) fn name(game: &Cvlizations, idea: Idea, texts: Texts) -> String {
    texts.name(game, Token::Idea(idea))
}

/// What an idea does, in plain words.
pub(super) fn words(game: &Cvlizations, idea: Idea, texts: Texts) -> String {
    texts.plain(game, &say_effect(game.effect(idea)))
}

/// Everything there is to say of an idea.
pub(super) fn full_words(game: &Cvlizations, idea: Idea, texts: Texts) -> String {
    let cost = game.cost(idea);
    texts.with(
        "cvl-idea-full",
        &[
            ("name", name(game, idea, texts).into()),
            ("kind", kind_word(game, idea).into()),
            ("does", words(game, idea, texts).into()),
            ("points", game.points(idea).into()),
            ("cost", texts.name(game, Token::Resources(cost)).into()),
        ],
    )
}

/// The word of an idea's type.
pub(super) fn kind_word(game: &Cvlizations, idea: Idea) -> &'static str {
    game.deck().entry(idea).kind.word()
}

/// The printed points of an idea, as the medal on its picture.
fn medal(game: &Cvlizations, idea: Idea, texts: Texts) -> Markup {
    let points = game.points(idea);
    let words = texts.with("cvl-points-printed", &[("count", points.into())]);
    html! { @if points > 0 { b.cvl-medal title=(words) { (points) } } }
}

/// What stands around the face of an idea.
#[derive(Clone, Debug, Default)]
pub(super) struct Look<'a> {
    /// What its owner-to-be has: coins that are missing are hollow.
    pub(super) purse: Option<Resources>,
    /// A class of its own.
    pub(super) class: &'a str,
    /// The tag at its foot.
    pub(super) tag: Option<Markup>,
}

/// A whole idea, to be bought.
pub(super) fn whole(game: &Cvlizations, idea: Idea, look: &Look<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        div.cvl-card.{ "k-" (kind_word(game, idea)) }.(look.class) role="group" aria-label=(full_words(game, idea, texts))
            data-thing={ "idea-" (idea) } data-piece={ "i" (idea) } {
            div.cvl-head aria-hidden="true" {
                (art::kind(game.deck().entry(idea).kind)) span.cvl-title { (name(game, idea, texts)) }
            }
            div.cvl-window aria-hidden="true" { (art::idea(idea)) (medal(game, idea, texts)) }
            div.cvl-does aria-hidden="true" { (scene.say(game, &say_effect(game.effect(idea)))) }
            div.cvl-foot {
                span.cvl-price aria-hidden="true" { (coins(game.cost(idea), look.purse)) }
                @if let Some(tag) = &look.tag { span.cvl-tag { (tag) } }
            }
        }
    }
}

/// A price, one coin for each resource; those that a purse lacks are hollow.
fn coins(cost: Resources, purse: Option<Resources>) -> Markup {
    html! {
        @for resource in Resource::ALL {
            @let count = cost.count(resource);
            @let had = purse.map_or(count, |purse| purse.count(resource).min(count));
            @for index in 0..count { span.cvl-coin.lacking[index >= had] { (art::resource(resource)) } }
        }
    }
}

/// A small idea: picture and title, its words where it is pointed at.
pub(super) fn small(game: &Cvlizations, idea: Idea, texts: Texts) -> Markup {
    let words = full_words(game, idea, texts);
    html! {
        span.cvl-small.{ "k-" (kind_word(game, idea)) } role="img" aria-label=(words) title=(words)
            data-piece={ "i" (idea) } {
            (art::idea(idea)) (medal(game, idea, texts))
        }
    }
}

/// An idea within a sentence.
pub(super) fn chip(game: &Cvlizations, idea: Idea, texts: Texts) -> Markup {
    let kind = game.deck().entry(idea).kind;
    html! {
        span.cvl-chip.{ "k-" (kind) } title=(full_words(game, idea, texts)) {
            (art::kind(kind)) (name(game, idea, texts))
        }
    }
}

/// Resources within a sentence: a number and its sign each.
pub(super) fn resources(game: &Cvlizations, resources: Resources, texts: Texts) -> Markup {
    let words = texts.name(game, Token::Resources(resources));
    html! {
        span.cvl-goods role="img" aria-label=(words) title=(words) {
            @for resource in Resource::ALL {
                @let count = resources.count(resource);
                @if count > 0 { span { (count) (art::resource(resource)) } }
            }
        }
    }
}

/// A thing within a sentence.
pub(super) fn token(game: &Cvlizations, token: Token, texts: Texts) -> Markup {
    match token {
        Token::Idea(idea) => chip(game, idea, texts),
        Token::Order(order) => html! { span.cvl-order-chip.{ "o-" (order) } { (texts.name(game, token)) } },
        Token::Resources(held) => resources(game, held, texts),
    }
}
