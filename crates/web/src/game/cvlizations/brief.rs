//! What an idea does in as few words as its card has room for; the whole sentence stands where the card is seen large.

use cvlizations::{Cvlizations, Effect, Gain, Idea, Kind, Order, Resources, Strength};
use maud::{Markup, html};

use super::{art, idea, order};
use crate::text::{Arg, Texts};

/// The few words on the card of an idea.
pub(super) fn effect(game: &Cvlizations, which: Idea, texts: Texts) -> Markup {
    let gain = |gain: Gain| ("gain", Arg::from(idea::gain(gain)));
    let joy = || ("joy", Arg::from(art::joy()));
    let name = |which: Order| ("order", Arg::from(order::name(game, which, texts)));
    let points = |points: u8| ("points", Arg::from(points));
    let say = |key: &str, args: &[(&str, Arg)]| texts.html(key, args);
    match game.effect(which) {
        Effect::None => say("cvl-short-none", &[]),
        Effect::Order(with, Gain::Taken) => say("cvl-short-taken", &[name(with)]),
        Effect::Order(with, brings) => say("cvl-short-order", &[name(with), gain(brings)]),
        Effect::Strength(at, brings) => say(by(at), &[gain(brings)]),
        Effect::FirstAt(at, brings) => say(first_by(at), &[gain(brings)]),
        Effect::Vacation(with) => say("cvl-short-once", &[name(with), gain(Gain::Happiness)]),
        Effect::Crowd => say("cvl-short-crowd", &[]),
        Effect::Dagger => say("cvl-short-order", &[name(Order::Theft), gain(Gain::Happiness)]),
        Effect::Dog(brings) => {
            let numbers = numbers(&[Order::Theft, Order::Cunning, Order::Slacking]);
            say("cvl-short-dog", &[("orders", numbers.into()), gain(brings)])
        }
        Effect::Cat => say("cvl-short-cat", &[gain(Gain::Happiness)]),
        Effect::Sword => say("cvl-short-sword", &[name(Order::Theft)]),
        Effect::Law => say("cvl-short-law", &[]),
        Effect::Look => say("cvl-short-look", &[]),
        Effect::Bazaar => say("cvl-short-bazaar", &[]),
        Effect::SecondPurchase => say("cvl-short-second", &[]),
        Effect::Purchase(None, brings) => say("cvl-short-purchase", &[gain(brings)]),
        Effect::Purchase(Some(of), brings) => say("cvl-short-purchase-of", &[kind(of), gain(brings)]),
        Effect::PurchaseTurn(brings) => say("cvl-short-purchase-turn", &[gain(brings)]),
        Effect::Patience => say("cvl-short-patience", &[]),
        Effect::EmptyStore(resource) => say("cvl-short-empty", &[gain(Gain::Resource(resource))]),
        Effect::Variety(brings) => say("cvl-short-variety", &[gain(brings)]),
        Effect::Swap(resource, max) => {
            let what = idea::resources(game, Resources::of(resource, u32::from(max)), texts);
            say("cvl-short-swap", &[("what", what.into()), joy()])
        }
        Effect::StockExchange { max, points: each } => {
            let set = idea::resources(game, Resources::ONE_EACH, texts);
            say("cvl-short-exchange", &[("set", set.into()), points(each), joy(), ("max", max.into())])
        }
        Effect::Consumerism(worth) => say("cvl-short-consumerism", &[points(worth)]),
        Effect::Humanism(worth) => say("cvl-short-humanism", &[points(worth), joy()]),
        Effect::Types => say("cvl-short-types", &[]),
        Effect::TypeSets(worth) => say("cvl-short-sets", &[points(worth)]),
        Effect::Pairs => say("cvl-short-pairs", &[]),
        Effect::PerKind(of, worth) => say("cvl-short-per", &[points(worth), kind(of)]),
        Effect::PerLate(worth) => say("cvl-short-late", &[points(worth)]),
        Effect::PerHappiness(every) => say("cvl-short-happy", &[("every", every.into()), joy()]),
        Effect::Majority(of, worth) => say("cvl-short-most", &[points(worth), kind(of)]),
        Effect::MostIdeas(worth) => say("cvl-short-most-ideas", &[points(worth)]),
    }
}

fn kind(kind: Kind) -> (&'static str, Arg) {
    ("kind", html! { span.cvl-kind.{ "k-" (kind) } { (art::kind(kind)) } }.into())
}

/// Orders by their numbers.
fn numbers(orders: &[Order]) -> Markup {
    html! { @for &which in orders { (order::badge(which)) } }
}

fn by(strength: Strength) -> &'static str {
    match strength {
        Strength::One => "cvl-short-one",
        Strength::Two => "cvl-short-two",
        Strength::Three => "cvl-short-three",
    }
}

fn first_by(strength: Strength) -> &'static str {
    match strength {
        Strength::One => "cvl-short-first-one",
        Strength::Two => "cvl-short-first-two",
        Strength::Three => "cvl-short-first-three",
    }
}
