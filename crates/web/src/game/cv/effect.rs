//! What a card does, as signs and as words: the facts and the words are the game's, the signs are here.

use cv::{Ability, Arrow, Card, Cv, Goal, Kind, KindSet, say_effect};
use maud::{Markup, html};

use super::{art, symbol};
use crate::text::Texts;

/// One thing a card does.
pub(super) struct Effect {
    /// As signs.
    pub(super) signs: Markup,
    /// In words.
    pub(super) words: String,
    /// Whether the signs alone would not be understood, so that the words stand on the card.
    pub(super) is_spelt: bool,
}

/// Everything a card does, in the order of the card. Its cost is not among it.
pub(super) fn effects(game: &Cv, card: Card, texts: Texts) -> Vec<Effect> {
    let shown = |effect: cv::Effect| {
        let (is_spelt, signs) = signs(effect);
        Effect { signs, words: texts.plain(game, &say_effect(effect)), is_spelt }
    };
    game.face(card).effects().into_iter().map(shown).collect()
}

/// An effect as signs, and whether they need words beside them.
fn signs(effect: cv::Effect) -> (bool, Markup) {
    use cv::Effect;
    match effect {
        Effect::Gives(symbols, any) => (false, symbol::signs(symbols, any)),
        Effect::Pays(symbols, any) => (true, symbol::signs(symbols, any)),
        Effect::Dice(count) => (false, html! { b { "+" (count) } (art::named("die")) }),
        Effect::TurnDice(count) => (true, html! { b { "+" (count) } (art::named("die")) }),
        Effect::Rerolls(count) => (false, html! { b { "+" (count) } (art::named("reroll")) }),
        Effect::Change(arrow) => (false, arrow_signs(&arrow)),
        Effect::Upkeep(symbols) => (false, html! { span.cv-crossed { (symbol::signs(symbols, 0)) } }),
        Effect::Discount(kind) => {
            (true, html! { b { "−1" } span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } })
        }
        Effect::Named(ability) => (true, ability_sign(ability)),
        Effect::Late => (true, art::age(cv::Age::OldAge)),
        Effect::Needs(kinds) => (true, kind_signs(kinds)),
        Effect::Without(kinds) => (true, html! { span.cv-crossed { (kind_signs(kinds)) } }),
        Effect::Points(points) => (false, html! { b.cv-points { (points) } }),
        Effect::Scores(goal) => (true, goal_signs(goal)),
    }
}

fn kind_signs(kinds: KindSet) -> Markup {
    html! { @for kind in kinds.iter() { span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } } }
}

/// All of it in one sentence, for the ear: what it costs and what it does.
pub(super) fn sentence(game: &Cv, card: Card, texts: Texts) -> String {
    let mut parts: Vec<String> = cost(game, card, texts).into_iter().collect();
    parts.extend(effects(game, card, texts).into_iter().map(|effect| effect.words));
    parts.join("; ")
}

/// What a card costs, in words; nothing for cards that are never bought.
pub(super) fn cost(game: &Cv, card: Card, texts: Texts) -> Option<String> {
    game.say_cost(card).map(|cost| texts.plain(game, &cost))
}

/// A conversion as signs.
pub(super) fn arrow_signs(arrow: &Arrow) -> Markup {
    let sign = if arrow.is_double { "both" } else { "arrow" };
    html! { span.cv-arrow { (art::symbol(arrow.from)) (art::named(sign)) (art::symbol(arrow.to)) } }
}

fn ability_sign(ability: Ability) -> Markup {
    match ability {
        Ability::Magician => html! { (art::any()) (art::named("both")) (art::any()) },
        Ability::Friend => html! { span.cv-kind.k-work { (art::kind(Kind::Work)) } (art::named("arrow")) },
        Ability::Trip => {
            html! { (art::symbol(cv::Symbol::BadLuck)) (art::named("arrow")) (art::any()) }
        }
        Ability::Therapy => html! { (art::symbol(cv::Symbol::BadLuck)) (art::named("reroll")) },
        Ability::Double => html! { b { "×2" } },
        Ability::Retirement => {
            html! { span.cv-crossed { span.cv-kind.k-work { (art::kind(Kind::Work)) } } }
        }
        Ability::Insurance => art::named("shield"),
        Ability::Starter => crate::icon::star(),
    }
}

fn goal_signs(goal: Goal) -> Markup {
    match goal {
        Goal::Sets { points, set } => html! {
            b.cv-points { (points) } " "
            @for kind in Kind::STACKED {
                @for _ in 0..set[kind.index()] { span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } }
            }
        },
        Goal::Symbols { points } => html! { b.cv-points { (points) } " " (art::any()) },
    }
}
