//! What a card does, as signs and as words: the facts and the words are the game's, the signs are here.

use cv::{Ability, Arrow, Card, Cv, Goal, Kind, KindSet, say_effect, say_effect_briefly};
use maud::{Markup, Render, html};

use super::{art, symbol};
use crate::text::Texts;

/// One thing a card does.
pub(super) struct Effect {
    /// In words.
    pub(super) words: String,
}

/// Everything a card does, in the order of the card. Its cost is not among it.
pub(super) fn effects(game: &Cv, card: Card, texts: Texts) -> Vec<Effect> {
    let shown = |effect: cv::Effect| Effect { words: texts.plain(game, &say_effect(effect)) };
    game.face(card).effects().into_iter().map(shown).collect()
}

/// What a card gives, as it stands on the card: signs, and words only where there is no sign for it. Points lie on the
/// medal, conditions in the price.
pub(super) fn gives(game: &Cv, card: Card, texts: Texts) -> Markup {
    use cv::Effect;
    let face = game.face(card);
    let shown =
        |effect: &Effect| !matches!(effect, Effect::Points(_) | Effect::Needs(_) | Effect::Without(_));
    let all: Vec<Effect> = face.effects().into_iter().filter(shown).collect();
    html! {
        @if all.is_empty() { small { (texts.text("cv-worth")) } }
        @for effect in all {
            @match effect {
                Effect::Named(_) | Effect::Late => small { (texts.bare(say_effect_briefly(effect))) },
                _ => span.cv-effect { (signs(effect)) },
            }
        }
    }
}

/// An effect as signs.
fn signs(effect: cv::Effect) -> Markup {
    use cv::Effect;
    match effect {
        Effect::Gives(symbols, any) | Effect::Pays(symbols, any) => symbol::signs(symbols, any),
        Effect::Dice(count) | Effect::TurnDice(count) => html! { b { "+" (count) } (art::named("die")) },
        Effect::Rerolls(count) => html! { b { "+" (count) } (art::named("reroll")) },
        Effect::Change(arrow) => arrow_signs(&arrow),
        Effect::Upkeep(symbols) => html! { span.cv-owes { b { "−" } (symbol::signs(symbols, 0)) } },
        Effect::Discount(kind) => html! { b { "−1" } span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } },
        Effect::Named(ability) => ability_sign(ability),
        Effect::Late => art::age(cv::Age::OldAge),
        Effect::Needs(kinds) => kind_signs(kinds),
        Effect::Without(kinds) => html! { span.cv-crossed { (kind_signs(kinds)) } },
        Effect::Points(points) => html! { b.cv-points { (points) } },
        Effect::Scores(goal) => goal_signs(goal),
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
        Ability::Starter => crate::icon::star().render(),
    }
}

/// What a goal counts, as signs.
pub(super) fn goal_signs(goal: Goal) -> Markup {
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
