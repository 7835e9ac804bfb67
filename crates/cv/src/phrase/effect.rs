//! What a card does, fact by fact: derived once, and shown as words, signs or letters.

use engine::{Gap, Phrase};

use super::Token;
use crate::Cv;
use crate::card::{Age, Card, Kind, KindSet};
use crate::face::{Ability, Arrow, Face, Goal};
use crate::symbol::Symbols;

/// One thing a card does or asks for; its cost is not among it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Symbols, and any-of-four ones: tokens each turn.
    Gives(Symbols, u8),
    /// The same of an event: once.
    Pays(Symbols, u8),
    /// More dice.
    Dice(u8),
    /// The same of an event: for one turn.
    TurnDice(u8),
    /// More rerolls.
    Rerolls(u8),
    /// A conversion.
    Change(Arrow),
    /// What it owes each turn.
    Upkeep(Symbols),
    /// An event's discount on a card of this type.
    Discount(Kind),
    /// A named effect.
    Named(Ability),
    /// Only in old age.
    Late,
    /// Types that must be in the CV.
    Needs(KindSet),
    /// Types that must not be in the CV.
    Without(KindSet),
    /// Printed points.
    Points(u8),
    /// What it scores as a goal.
    Scores(Goal),
}

impl Face {
    /// Everything the card does and asks for, in the order of the card.
    pub fn effects(&self) -> Vec<Effect> {
        let is_event = self.is_event();
        let symbols = (self.token_count() > 0).then_some(match is_event {
            true => Effect::Pays(self.gives, self.any),
            false => Effect::Gives(self.gives, self.any),
        });
        let dice = (self.dice > 0).then_some(match is_event {
            true => Effect::TurnDice(self.dice),
            false => Effect::Dice(self.dice),
        });
        let mut all: Vec<Effect> = [symbols, dice].into_iter().flatten().collect();
        all.extend((self.rerolls > 0).then_some(Effect::Rerolls(self.rerolls)));
        all.extend(self.arrows.iter().flatten().map(|&arrow| Effect::Change(arrow)));
        all.extend((!self.upkeep.is_empty()).then_some(Effect::Upkeep(self.upkeep)));
        all.extend(self.discount.map(Effect::Discount));
        all.extend(self.ability.map(Effect::Named));
        all.extend(self.is_late.then_some(Effect::Late));
        all.extend((!self.needs.is_empty()).then_some(Effect::Needs(self.needs)));
        all.extend((!self.without.is_empty()).then_some(Effect::Without(self.without)));
        all.extend((self.points > 0).then_some(Effect::Points(self.points)));
        all.extend(self.goal.map(Effect::Scores));
        all
    }
}

impl Cv {
    /// What a card costs; nothing is said of cards that are never bought.
    pub fn say_cost(&self, card: Card) -> Option<Phrase<Token>> {
        let cost = self.face(card).cost;
        match card.age() {
            Age::Childhood | Age::Goal => None,
            Age::EarlyAdulthood | Age::MiddleAge | Age::OldAge if cost.is_empty() => {
                Some(Phrase::new("cv-cost-none"))
            }
            Age::EarlyAdulthood | Age::MiddleAge | Age::OldAge => {
                Some(Phrase::new("cv-cost").with("symbols", cost))
            }
        }
    }
}

/// One thing a card does, as a clause.
pub fn say_effect(effect: Effect) -> Phrase<Token> {
    match effect {
        Effect::Gives(symbols, any) => Phrase::new("cv-gives").with("symbols", Token::Symbols(symbols, any)),
        Effect::Pays(symbols, any) => {
            Phrase::new("cv-event-gives").with("symbols", Token::Symbols(symbols, any))
        }
        Effect::Dice(count) => Phrase::new("cv-more-dice").with("count", count),
        Effect::TurnDice(count) => Phrase::new("cv-event-dice").with("count", count),
        Effect::Rerolls(count) => Phrase::new("cv-more-rerolls").with("count", count),
        Effect::Change(Arrow { from, to, is_double }) => {
            let key = if is_double { "cv-arrow-both" } else { "cv-arrow" };
            Phrase::new(key).with("from", Symbols::one(from)).with("to", Symbols::one(to))
        }
        Effect::Upkeep(symbols) => Phrase::new("cv-upkeep").with("symbols", symbols),
        Effect::Discount(kind) => Phrase::new("cv-discount").with("kind", kind),
        Effect::Named(ability) => Phrase::new(match ability {
            Ability::Magician => "cv-ability-magician",
            Ability::Friend => "cv-ability-friend",
            Ability::Trip => "cv-ability-trip",
            Ability::Therapy => "cv-ability-therapy",
            Ability::Double => "cv-ability-double",
            Ability::Retirement => "cv-ability-retirement",
            Ability::Insurance => "cv-ability-insurance",
            Ability::Starter => "cv-ability-starter",
        }),
        Effect::Late => Phrase::new("cv-late"),
        Effect::Needs(kinds) => Phrase::new("cv-needs").list("kinds", kinds.iter()),
        Effect::Without(kinds) => Phrase::new("cv-without").list("kinds", kinds.iter()),
        Effect::Points(count) => Phrase::new("cv-points-printed").with("count", count),
        Effect::Scores(goal) => say_goal(goal),
    }
}

/// The same as briefly as can be, for tables; what is clear by its symbols alone is not put into words.
pub fn say_effect_briefly(effect: Effect) -> Gap<Token> {
    let phrase = match effect {
        Effect::Gives(symbols, any) => return Token::Symbols(symbols, any).into(),
        Effect::Change(arrow) => return Token::Change(arrow).into(),
        Effect::Pays(symbols, any) => {
            Phrase::new("cv-brief-pays").with("symbols", Token::Symbols(symbols, any))
        }
        Effect::Dice(count) => Phrase::new("cv-brief-dice").with("count", count),
        Effect::TurnDice(count) => Phrase::new("cv-brief-turn-dice").with("count", count),
        Effect::Rerolls(count) => Phrase::new("cv-brief-rerolls").with("count", count),
        Effect::Upkeep(symbols) => Phrase::new("cv-brief-upkeep").with("symbols", symbols),
        Effect::Discount(kind) => Phrase::new("cv-brief-discount").with("kind", kind),
        Effect::Named(ability) => Phrase::new(match ability {
            Ability::Magician => "cv-brief-magician",
            Ability::Friend => "cv-brief-friend",
            Ability::Trip => "cv-brief-trip",
            Ability::Therapy => "cv-brief-therapy",
            Ability::Double => "cv-brief-double",
            Ability::Retirement => "cv-brief-retirement",
            Ability::Insurance => "cv-brief-insurance",
            Ability::Starter => "cv-brief-starter",
        }),
        Effect::Late => Phrase::new("cv-brief-late"),
        Effect::Needs(kinds) => Phrase::new("cv-brief-needs").list("kinds", kinds.iter()),
        Effect::Without(kinds) => Phrase::new("cv-brief-without").list("kinds", kinds.iter()),
        Effect::Points(_) | Effect::Scores(_) => say_effect(effect),
    };
    phrase.into()
}

/// What a goal counts.
pub fn say_goal(goal: Goal) -> Phrase<Token> {
    match goal {
        Goal::Sets { points, set } => {
            let parts = Kind::STACKED.into_iter().filter(|kind| set[kind.index()] > 0);
            let parts = parts.map(|kind| times(set[kind.index()], kind.into()));
            Phrase::new("cv-goal-sets").with("points", points).list("set", parts)
        }
        Goal::Symbols { points } => Phrase::new("cv-goal-symbols").with("points", points),
    }
}

/// So many of something: `money`, `2 × money`.
pub(super) fn times(count: u8, what: Gap<Token>) -> Gap<Token> {
    match count {
        1 => what,
        _ => Phrase::new("cv-times").with("count", count).with("what", what).into(),
    }
}
