//! What an idea does, as a clause.

use engine::{Gap, Phrase};

use super::{Token, some};
use crate::card::{Kind, Order};
use crate::effect::{Effect, Gain};
use crate::resource::Resource;

/// What is handed out: `1 food`, `1 happiness`.
pub(super) fn say_gain(gain: Gain) -> Gap<Token> {
    match gain {
        Gain::Resource(resource) => some(resource, 1),
        Gain::Happiness => Phrase::new("cvl-one-happiness").into(),
        Gain::Choice => Phrase::new("cvl-one-choice").into(),
        Gain::Taken => Phrase::new("cvl-one-taken").into(),
    }
}

/// A type, as a word that the text chooses by.
fn kind_word(kind: Kind) -> Gap<Token> {
    Gap::Word(kind.word())
}

/// What an idea does.
pub fn say_effect(effect: Effect) -> Phrase<Token> {
    let order = |key: &'static str, order: Order| Phrase::new(key).with("order", order);
    let points = |key: &'static str, points: u8| Phrase::new(key).with("points", points);
    let gain = |key: &'static str, gain: Gain| Phrase::new(key).with("gain", say_gain(gain));
    match effect {
        Effect::None => Phrase::new("cvl-effect-none"),
        Effect::Order(with, what) => gain("cvl-effect-order", what).with("order", with),
        Effect::Strength(strength, what) => {
            gain("cvl-effect-strength", what).with("strength", Gap::Word(strength.word()))
        }
        Effect::FirstAt(strength, what) => {
            gain("cvl-effect-first", what).with("strength", Gap::Word(strength.word()))
        }
        Effect::Vacation(with) => order("cvl-effect-vacation", with),
        Effect::Crowd => {
            Phrase::new("cvl-effect-crowd").list("orders", [Order::Logging, Order::Hunting, Order::Quarrying])
        }
        Effect::Dagger => order("cvl-effect-dagger", Order::Theft),
        Effect::Dog(what) => {
            gain("cvl-effect-dog", what).list("orders", [Order::Theft, Order::Cunning, Order::Slacking])
        }
        Effect::Cat => Phrase::new("cvl-effect-cat"),
        Effect::Sword => order("cvl-effect-sword", Order::Theft),
        Effect::Law => Phrase::new("cvl-effect-law"),
        Effect::Look => Phrase::new("cvl-effect-look"),
        Effect::Bazaar => Phrase::new("cvl-effect-bazaar"),
        Effect::SecondPurchase => Phrase::new("cvl-effect-second"),
        Effect::Purchase(kind, what) => {
            gain("cvl-effect-purchase", what).with("kind", kind.map_or(Gap::Word("any"), kind_word))
        }
        Effect::PurchaseTurn(what) => gain("cvl-effect-purchase-turn", what),
        Effect::Patience => Phrase::new("cvl-effect-patience"),
        Effect::EmptyStore(resource) => Phrase::new("cvl-effect-empty").with("gain", some(resource, 1)),
        Effect::Variety(what) => gain("cvl-effect-variety", what),
        Effect::Swap(resource, max) => Phrase::new("cvl-effect-swap").with("what", some(resource, max)),
        Effect::StockExchange { max, points: each } => points("cvl-effect-exchange", each)
            .with("max", max)
            .list("set", Resource::ALL.map(|resource| some(resource, 1))),
        Effect::Consumerism(count) => points("cvl-effect-consumerism", count),
        Effect::Humanism(count) => points("cvl-effect-humanism", count),
        Effect::Types => Phrase::new("cvl-effect-types"),
        Effect::TypeSets(count) => points("cvl-effect-type-sets", count),
        Effect::Pairs => Phrase::new("cvl-effect-pairs"),
        Effect::PerKind(kind, count) => points("cvl-effect-per-type", count).with("kind", kind_word(kind)),
        Effect::PerLate(count) => points("cvl-effect-per-late", count),
        Effect::PerHappiness(every) => Phrase::new("cvl-effect-per-happiness").with("every", every),
        Effect::Majority(kind, count) => points("cvl-effect-majority", count).with("kind", kind_word(kind)),
        Effect::MostIdeas(count) => points("cvl-effect-most", count),
    }
}
