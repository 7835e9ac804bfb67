//! Ideas: cards with picture, effect and price, small ones in the fan of their owner, and what stands in sentences.

use cvlizations::{Cvlizations, Gain, Idea, Resource, Resources, Token, say_effect};
use maud::{Markup, html};

use super::{art, brief};
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
fn medal(game: &Cvlizations, idea: Idea) -> Markup {
    let points = game.points(idea);
    html! { @if points > 0 { div.medal-place { b.medal { (points) } } } }
}

/// What stands around the face of an idea.
#[derive(Clone, Debug, Default)]
pub(super) struct Look {
    /// What its owner-to-be has: coins that are missing are dashed.
    pub(super) purse: Option<Resources>,
    /// Whether it cannot be paid.
    pub(super) is_unpaid: bool,
    /// The tag at its foot.
    pub(super) tag: Option<Markup>,
}

/// The inside of a whole idea: title, picture, what it does, and its price.
pub(super) fn face(game: &Cvlizations, idea: Idea, purse: Option<Resources>, texts: Texts) -> Markup {
    html! {
        div.card-in aria-hidden="true" {
            div.card-title { (art::kind(game.deck().entry(idea).kind)) span { (texts.soft(&name(game, idea, texts))) } }
            (art::idea(idea)) (medal(game, idea))
            div.card-gives { small { (brief::effect(game, idea, texts)) } }
            div.card-price.many[game.cost(idea).total() > 5] { (coins(game.cost(idea), purse)) }
        }
    }
}

/// A whole idea, to be bought.
pub(super) fn whole(game: &Cvlizations, idea: Idea, look: &Look, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        div.card.cvl-idea.{ "k-" (kind_word(game, idea)) }.unpaid[look.is_unpaid] role="group" aria-label=(full_words(game, idea, texts))
            data-thing={ "idea-" (idea) } data-piece={ "i" (idea) } {
            (face(game, idea, look.purse, texts))
            @if let Some(tag) = &look.tag { (tag) }
        }
    }
}

/// A price, one coin for each resource; those that a purse lacks are dashed.
pub(super) fn coins(cost: Resources, purse: Option<Resources>) -> Markup {
    html! {
        @for resource in Resource::ALL {
            @let count = cost.count(resource);
            @let had = purse.map_or(count, |purse| purse.count(resource).min(count));
            @for index in 0..count { span.coin.miss[index >= had] { (art::resource(resource)) } }
        }
    }
}

/// A small idea: type and picture; its words where it is touched.
pub(super) fn mini(game: &Cvlizations, idea: Idea, texts: Texts) -> Markup {
    html! {
        span.cvl-mini.{ "k-" (kind_word(game, idea)) } role="img" aria-label=(full_words(game, idea, texts))
            data-look={ "idea-" (idea) } data-piece={ "i" (idea) } {
            (art::idea(idea)) (art::kind(game.deck().entry(idea).kind))
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

/// Resources one by one, as signs to touch.
pub(super) fn pieces(game: &Cvlizations, resources: Resources, texts: Texts) -> Markup {
    let words = texts.name(game, Token::Resources(resources));
    html! {
        span.cvl-pieces role="img" aria-label=(words) {
            @for resource in Resource::ALL { @for _ in 0..resources.count(resource) { (art::resource(resource)) } }
        }
    }
}

/// What an idea hands out, as a sign.
pub(super) fn gain(gain: Gain) -> Markup {
    match gain {
        Gain::Resource(resource) => art::resource(resource),
        Gain::Happiness => art::joy(),
        Gain::Choice | Gain::Taken => art::any(),
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
