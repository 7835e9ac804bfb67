//! What CVlizations says: events, actions, refusals, prompts and effects as phrases. The words are in `texts`.

mod effect;
mod event;
mod prompt;

use std::borrow::Cow;

use engine::{Gap, InLog, Language, Name, Phrase, Prompt, Speak};

pub use effect::say_effect;

use crate::action::Theft;
use crate::card::{Idea, Order};
use crate::model::Purchase;
use crate::resource::{Bundle, Resource, Resources};
use crate::rules::carry;
use crate::{Action, Cvlizations, Event, Phase, Source, Variant, View, Why};

/// What stands in a sentence of CVlizations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// An idea.
    Idea(Idea),
    /// An order.
    Order(Order),
    /// So many resources.
    Resources(Resources),
}

impl From<Token> for Gap<Token> {
    fn from(token: Token) -> Gap<Token> {
        Gap::Token(token)
    }
}

impl From<Idea> for Gap<Token> {
    fn from(idea: Idea) -> Gap<Token> {
        Gap::Token(Token::Idea(idea))
    }
}

impl From<Order> for Gap<Token> {
    fn from(order: Order) -> Gap<Token> {
        Gap::Token(Token::Order(order))
    }
}

impl From<Resources> for Gap<Token> {
    fn from(resources: Resources) -> Gap<Token> {
        Gap::Token(Token::Resources(resources))
    }
}

impl From<Bundle> for Gap<Token> {
    fn from(bundle: Bundle) -> Gap<Token> {
        bundle.resources().into()
    }
}

type Said = Phrase<Token>;

impl Speak for Cvlizations {
    type Token = Token;

    const TEXTS: [&'static str; 4] = [
        include_str!("../texts/en.ftl"),
        include_str!("../texts/fr.ftl"),
        include_str!("../texts/pl.ftl"),
        include_str!("../texts/de.ftl"),
    ];

    fn say_event(&self, event: &Event) -> Said {
        event::say_event(*event)
    }

    fn in_log(&self, event: &Event) -> InLog {
        event::in_log(event)
    }

    fn say_action(&self, view: &View, action: Action) -> Said {
        say_action(self, view, action)
    }

    fn say_why(&self, why: Why) -> Said {
        say_why(why)
    }

    fn say_prompt(&self, view: &View) -> Prompt<Token> {
        prompt::say_prompt(self, view)
    }

    fn say_source(source: Source) -> Said {
        match source {
            Source::Happiness => Phrase::new("cvl-source-happiness"),
            Source::Ideas => Phrase::new("cvl-source-ideas"),
            Source::End(idea) => Phrase::new("cvl-source-end").with("idea", idea),
        }
    }

    fn say_variant(variant: &str) -> Said {
        Phrase::new(match Variant::ALL.into_iter().find(|known| known.word() == variant) {
            Some(Variant::Basic) => "cvl-variant-basic",
            Some(Variant::Advanced) => "cvl-variant-advanced",
            Some(Variant::Standard) | None => "cvl-variant-standard",
        })
    }

    fn say_token(&self, token: Token, language: Language) -> Name<'_, Token> {
        match token {
            Token::Idea(idea) => Name::Text(Cow::Borrowed(self.deck().entry(idea).names.get(language))),
            Token::Order(order) => Name::Text(Cow::Borrowed(self.deck().order(order).names.get(language))),
            Token::Resources(resources) => Name::Gap(say_resources(resources)),
        }
    }
}

/// Resources in words: `2 food and 1 stone`.
fn say_resources(resources: Resources) -> Gap<Token> {
    let present = Resource::ALL.into_iter().filter(|&resource| resources.has(resource));
    Gap::List(present.map(|resource| say_count(resource, resources.count(resource)).into()).collect())
}

fn say_count(resource: Resource, count: u32) -> Said {
    Phrase::new(match resource {
        Resource::Food => "cvl-food-count",
        Resource::Wood => "cvl-wood-count",
        Resource::Stone => "cvl-stone-count",
    })
    .with("count", count)
}

/// A resource by its name.
pub fn say_resource(resource: Resource) -> Phrase<Token> {
    Phrase::new(match resource {
        Resource::Food => "cvl-food",
        Resource::Wood => "cvl-wood",
        Resource::Stone => "cvl-stone",
    })
}

/// So many of one resource.
fn some(resource: Resource, count: u8) -> Gap<Token> {
    Resources::of(resource, u32::from(count)).into()
}

fn say_action(game: &Cvlizations, view: &View, action: Action) -> Said {
    match action {
        Action::Lay { open, hidden } => Phrase::new("cvl-do-lay").with("open", open).with("hidden", hidden),
        Action::Steal(theft) => Phrase::new("cvl-do-steal").list("loot", say_theft(theft)),
        Action::Take(bundle) => Phrase::new("cvl-do-take").with("what", bundle),
        Action::Trade(swap) => {
            let (order, strength) = carry::due(&view.board);
            let taken = some(swap.take, game.amount(order, strength));
            Phrase::new("cvl-do-trade").with("give", some(swap.give, 1)).with("take", taken)
        }
        Action::Buy { idea, swap: None } => Phrase::new("cvl-do-buy").with("idea", idea),
        Action::Buy { idea, swap: Some(swap) } => Phrase::new("cvl-do-buy-swap")
            .with("idea", idea)
            .with("give", some(swap.give, 1))
            .with("take", some(swap.take, 1)),
        Action::Stop => Phrase::new(match view.board.phase {
            Phase::Buy(_, Purchase::Second) => "cvl-do-stop-second",
            _ => "cvl-do-stop",
        }),
    }
}

/// What a thief takes, part by part.
fn say_theft(theft: Theft) -> impl Iterator<Item = Said> {
    let victims =
        theft.loots().map(|loot| Phrase::new("cvl-loot").with("what", loot.bundle).with("name", loot.victim));
    let supply = theft.supply.map(|resource| Phrase::new("cvl-loot-supply").with("what", some(resource, 1)));
    victims.chain(supply)
}

fn say_why(why: Why) -> Said {
    match why {
        Why::NotNow(not_now) => not_now.into(),
        Why::LayNow => Phrase::new("cvl-why-lay"),
        Why::StealNow => Phrase::new("cvl-why-steal"),
        Why::TakeNow => Phrase::new("cvl-why-take"),
        Why::TradeNow => Phrase::new("cvl-why-trade"),
        Why::BuyNow => Phrase::new("cvl-why-buy"),
        Why::SameOrder => Phrase::new("cvl-why-same-order"),
        Why::Used(order) => Phrase::new("cvl-why-used").with("order", order),
        Why::VictimCount(count) => Phrase::new("cvl-why-victims").with("count", count),
        Why::SameVictim => Phrase::new("cvl-why-same-victim"),
        Why::NoVictim => Phrase::new("cvl-why-no-victim"),
        Why::NothingToSteal(seat) => Phrase::new("cvl-why-nothing").with("name", seat),
        Why::Protected(seat) => Phrase::new("cvl-why-protected").with("name", seat),
        Why::LootCount(seat, count) => Phrase::new("cvl-why-loot").with("name", seat).with("count", count),
        Why::NotTheirs(seat) => Phrase::new("cvl-why-not-theirs").with("name", seat),
        Why::SupplyToo => Phrase::new("cvl-why-supply-too"),
        Why::NoSupply => Phrase::new("cvl-why-no-supply"),
        Why::TakeCount(count) => Phrase::new("cvl-why-count").with("count", count),
        Why::NotAlike => Phrase::new("cvl-why-alike"),
        Why::SameKind => Phrase::new("cvl-why-same-kind"),
        Why::NothingToGive(resource) => Phrase::new("cvl-why-give").with("resource", say_resource(resource)),
        Why::NotOnTrack(idea) => Phrase::new("cvl-why-track").with("idea", idea),
        Why::TooDear(idea) => Phrase::new("cvl-why-dear").with("idea", idea),
        Why::NoBazaar => Phrase::new("cvl-why-bazaar"),
    }
}
