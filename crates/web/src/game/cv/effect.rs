//! What a card does, derived from its rule facts: each fact as signs and as words, said once.

use cv::{Ability, Arrow, Card, Cv, Face, Goal, Kind, KindSet};
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
    let face = game.face(card);
    let mut list = Vec::new();
    let mut add = |is_spelt: bool, signs: Markup, words: String| list.push(Effect { signs, words, is_spelt });
    if face.token_count() > 0 {
        let what = symbol::words(face.gives, face.any, texts);
        let key = if face.is_event() { "cv-event-gives" } else { "cv-gives" };
        add(
            face.is_event(),
            symbol::signs(face.gives, face.any),
            texts.with(key, &[("symbols", what.into())]),
        );
    }
    if face.dice > 0 {
        let key = if face.is_event() { "cv-event-dice" } else { "cv-more-dice" };
        let signs = html! { b { "+" (face.dice) } (art::named("die")) };
        add(face.is_event(), signs, texts.with(key, &[("count", face.dice.into())]));
    }
    if face.rerolls > 0 {
        let signs = html! { b { "+" (face.rerolls) } (art::named("reroll")) };
        add(false, signs, texts.with("cv-more-rerolls", &[("count", face.rerolls.into())]));
    }
    for arrow in face.arrows.iter().flatten() {
        add(false, arrow_signs(arrow), arrow_words(arrow, texts));
    }
    if !face.upkeep.is_empty() {
        let signs = html! { span.cv-crossed { (symbol::signs(face.upkeep, 0)) } };
        let what = symbol::words(face.upkeep, 0, texts);
        add(false, signs, texts.with("cv-upkeep", &[("symbols", what.into())]));
    }
    if let Some(kind) = face.discount {
        let signs = html! { b { "−1" } span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } };
        add(true, signs, texts.with("cv-discount", &[("kind", symbol::kind(kind, texts).into())]));
    }
    if let Some(which) = face.ability {
        add(true, ability_sign(which), ability(which, texts));
    }
    if face.is_late {
        add(true, art::age(cv::Age::OldAge), texts.text("cv-late"));
    }
    if !face.needs.is_empty() {
        let words = texts.with("cv-needs", &[("kind", symbol::kinds(face.needs, " + ", texts).into())]);
        add(true, kind_signs(face.needs), words);
    }
    if !face.without.is_empty() {
        let words = texts.with("cv-without", &[("kind", symbol::kinds(face.without, ", ", texts).into())]);
        add(true, html! { span.cv-crossed { (kind_signs(face.without)) } }, words);
    }
    if face.points > 0 {
        let signs = html! { b.cv-points { (face.points) } };
        add(false, signs, texts.with("cv-points-printed", &[("count", face.points.into())]));
    }
    if let Some(goal) = face.goal {
        add(true, goal_signs(goal), goal_words(goal, texts));
    }
    list
}

fn kind_signs(kinds: KindSet) -> Markup {
    html! { @for kind in kinds.iter() { span.cv-kind.{ "k-" (kind) } { (art::kind(kind)) } } }
}

/// All of it in one sentence, for the ear: what it costs and what it does.
pub(super) fn sentence(game: &Cv, card: Card, texts: Texts) -> String {
    let mut parts = vec![cost(game.face(card), card, texts)];
    parts.extend(effects(game, card, texts).into_iter().map(|effect| effect.words));
    parts.retain(|part| !part.is_empty());
    parts.join("; ")
}

/// What a card costs, in words; nothing for cards that are never bought.
pub(super) fn cost(face: &Face, card: Card, texts: Texts) -> String {
    match card.age() {
        cv::Age::Childhood | cv::Age::Goal => String::new(),
        _ if face.cost.is_empty() => texts.text("cv-cost-none"),
        _ => texts.with("cv-cost", &[("symbols", symbol::words(face.cost, 0, texts).into())]),
    }
}

fn arrow_signs(arrow: &Arrow) -> Markup {
    let sign = if arrow.is_double { "both" } else { "arrow" };
    html! { span.cv-arrow { (art::symbol(arrow.from)) (art::named(sign)) (art::symbol(arrow.to)) } }
}

fn arrow_words(arrow: &Arrow, texts: Texts) -> String {
    let key = if arrow.is_double { "cv-arrow-both" } else { "cv-arrow" };
    let (from, to) = (symbol::name(arrow.from, texts), symbol::name(arrow.to, texts));
    texts.with(key, &[("from", from.into()), ("to", to.into())])
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

fn ability(ability: Ability, texts: Texts) -> String {
    match ability {
        Ability::Magician => texts.text("cv-ability-magician"),
        Ability::Friend => texts.text("cv-ability-friend"),
        Ability::Trip => texts.text("cv-ability-trip"),
        Ability::Therapy => texts.text("cv-ability-therapy"),
        Ability::Double => texts.text("cv-ability-double"),
        Ability::Retirement => texts.text("cv-ability-retirement"),
        Ability::Insurance => texts.text("cv-ability-insurance"),
        Ability::Starter => texts.text("cv-ability-starter"),
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

fn goal_words(goal: Goal, texts: Texts) -> String {
    match goal {
        Goal::Sets { points, set } => {
            let kinds = Kind::STACKED.into_iter().filter(|kind| set[kind.index()] > 0);
            let parts: Vec<String> = kinds
                .map(|kind| symbol::times(u32::from(set[kind.index()]), symbol::kind(kind, texts)))
                .collect();
            let what = parts.join(" + ");
            texts.with("cv-goal-sets", &[("points", points.into()), ("set", what.into())])
        }
        Goal::Symbols { points } => texts.with("cv-goal-symbols", &[("points", points.into())]),
    }
}
