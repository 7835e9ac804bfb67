//! What an order or an idea leaves to choose, in the tray: whom to rob and of what, which resources to take or to
//! trade, and the swap of the Bazaar. Every way is one thing to touch; two touches are enough for the largest menu.

use cvlizations::{
    Action, Bundle, Cvlizations, Loot, Order, Phase, Resource, Resources, Swap, Theft, Token, Tribe, View,
};
use engine::{Game, Phrase, Seat};
use maud::{Markup, html};

use super::{art, idea};
use crate::game_page::{Scene, Thing};
use crate::text::Texts;

/// What is stolen from one player, as a thing.
pub(super) fn loot_thing(loot: Loot) -> Thing {
    format!("loot-{}-{}", loot.victim, bundle_word(loot.bundle))
}

/// What is taken from the supply, as a thing.
pub(super) fn supply_thing(resource: Resource) -> Thing {
    format!("supply-{resource}")
}

/// What is taken, as a thing.
pub(super) fn take_thing(bundle: Bundle) -> Thing {
    format!("take-{}", bundle_word(bundle))
}

/// One resource for others, as a thing.
pub(super) fn swap_thing(place: &str, swap: Swap) -> Thing {
    format!("{place}-{}-{}", swap.give, swap.take)
}

fn bundle_word(bundle: Bundle) -> String {
    bundle.to_string().replace(' ', "-")
}

/// A thing of this menu in words, for forms; `None` if it is not of this menu.
pub(super) fn thing_words(game: &Cvlizations, thing: &str, texts: Texts) -> Option<String> {
    let (place, what) = thing.split_once('-')?;
    let bundle = |words: &str| words.replace('-', " ").parse::<Bundle>().ok();
    match place {
        "loot" => {
            let (victim, what) = what.split_once('-')?;
            let victim: Seat = victim.parse().ok()?;
            let phrase = Phrase::new("cvl-loot").with("what", bundle(what)?).with("name", victim);
            Some(texts.plain(game, &phrase))
        }
        "supply" => Some(texts.plain(game, &Phrase::new("cvl-loot-supply").with("what", bundle(what)?))),
        "take" => Some(texts.name(game, Token::Resources(bundle(what)?.resources()))),
        "trade" | "swap" => Some(
            what.split('-')
                .filter_map(|word| word.parse().ok())
                .map(|resource| texts.bare(cvlizations::say_resource(resource)))
                .collect::<Vec<_>>()
                .join(" → "),
        ),
        _ => None,
    }
}

/// The menu of the moment, for the one who is asked; `None` where nothing but orders or ideas is asked for.
pub(super) fn menu(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Option<Markup> {
    if !scene.table.is_my_turn() {
        return None;
    }
    let mut options = Vec::new();
    game.options(view, &mut options);
    let due = view.board.agenda.due().map(|(order, _)| order);
    let (sign, title, body) = match (view.board.phase, due) {
        (Phase::Carry(_), Some(due)) => {
            let body = match due {
                Order::Theft => theft(game, view, &options, scene),
                Order::Trading => trades(game, view, &options, scene),
                _ => takes(game, &options, scene),
            };
            (Some(art::order(due)), title(game, view, scene), body)
        }
        (Phase::Choose(_) | Phase::Cleanup(_), _) => (
            view.board.pending.first().map(art::idea),
            title(game, view, scene),
            takes(game, &options, scene),
        ),
        (Phase::Buy(..), _) => {
            (None, html! { (scene.texts.text("cvl-swap-how")) }, swaps(game, &options, scene)?)
        }
        _ => return None,
    };
    Some(html! {
        section.cvl-choice {
            @if let Some(sign) = sign { span.cvl-choice-pic { (sign) } }
            div.cvl-choice-body { h2 { (title) } (body) }
        }
    })
}

/// What is asked, in the words of the prompt.
fn title(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    use engine::Speak;
    scene.say(game, &game.say_prompt(view).what)
}

/// The victims, each with what can be taken there.
fn theft(game: &Cvlizations, view: &View, options: &[Action], scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let thefts = || {
        options.iter().filter_map(|&action| match action {
            Action::Steal(theft) => Some(theft),
            _ => None,
        })
    };
    let mut loots: Vec<Loot> = thefts().flat_map(|theft| theft.loots()).collect();
    loots.sort_unstable();
    loots.dedup();
    let mut supply: Vec<Resource> = thefts().filter_map(|theft| theft.supply).collect();
    supply.sort_unstable();
    supply.dedup();
    let victims = thefts().map(|theft| theft.loots().count()).max().unwrap_or(0);
    html! {
        @if victims > 1 { p.cvl-hint { (texts.text("cvl-rob-two")) } }
        div.cvl-victims {
            @for seat in Seat::all(game.players()) {
                @let own: Vec<Loot> = loots.iter().copied().filter(|loot| loot.victim == seat).collect();
                @if !own.is_empty() {
                    div.cvl-victim {
                        span.cvl-victim-name {
                            (art::face(Tribe::Player(seat), scene)) b data-may-clip { (scene.table.name(seat)) }
                            span.cvl-has { (idea::resources(game, view.board.players[seat].resources, texts)) }
                        }
                        div.cvl-ways { @for loot in own { (way(&loot_thing(loot), &idea::pieces(game, loot.bundle.resources(), texts))) } }
                    }
                }
            }
            @if !supply.is_empty() {
                div.cvl-victim {
                    span.cvl-victim-name { b { (texts.text("cvl-supply")) } }
                    div.cvl-ways { @for resource in supply { (way(&supply_thing(resource), &idea::pieces(game, Bundle::one(resource).resources(), texts))) } }
                }
            }
        }
    }
}

/// One thing to touch.
fn way(thing: &str, what: &Markup) -> Markup {
    html! { span.cvl-way data-thing=(thing) { (what) } }
}

fn takes(game: &Cvlizations, options: &[Action], scene: &Scene<'_>) -> Markup {
    html! {
        div.cvl-ways.large {
            @for action in options {
                @if let Action::Take(bundle) = *action {
                    (way(&take_thing(bundle), &idea::pieces(game, bundle.resources(), scene.texts)))
                }
            }
        }
    }
}

fn trades(game: &Cvlizations, view: &View, options: &[Action], scene: &Scene<'_>) -> Markup {
    let amount =
        view.board.agenda.due().map_or(1, |(order, _)| game.amount(order, view.board.crowd.strength(order)));
    html! {
        div.cvl-ways.large {
            @for action in options {
                @if let Action::Trade(swap) = *action { (way(&swap_thing("trade", swap), &exchange(game, swap, amount, scene.texts))) }
            }
        }
    }
}

/// One resource for others, in signs.
pub(super) fn exchange(game: &Cvlizations, swap: Swap, amount: u8, texts: Texts) -> Markup {
    html! {
        (idea::pieces(game, Resources::of(swap.give, 1), texts)) " → "
        (idea::pieces(game, Resources::of(swap.take, u32::from(amount)), texts))
    }
}

/// The swaps of the Bazaar, if it allows any now.
fn swaps(game: &Cvlizations, options: &[Action], scene: &Scene<'_>) -> Option<Markup> {
    let mut all: Vec<Swap> = options
        .iter()
        .filter_map(|action| match action {
            Action::Buy { swap, .. } => *swap,
            _ => None,
        })
        .collect();
    all.sort_unstable();
    all.dedup();
    let ways = html! {
        div.cvl-ways.large {
            @for &swap in &all { (way(&swap_thing("swap", swap), &exchange(game, swap, 1, scene.texts))) }
        }
    };
    (!all.is_empty()).then_some(ways)
}

/// All that a thief takes, in words.
pub(super) fn brief_theft(game: &Cvlizations, theft: Theft, texts: Texts) -> String {
    let loots = theft.loots().map(|loot| loot.bundle.resources());
    let supply = theft.supply.map(|resource| Resources::of(resource, 1));
    let all = loots.chain(supply).fold(Resources::NONE, Resources::plus);
    texts.name(game, Token::Resources(all))
}

/// What somebody may have meant who touches a way that cannot be taken.
pub(super) fn wish(view: &View, thing: &str) -> Option<Action> {
    let (place, what) = thing.split_once('-')?;
    let bundle = |words: &str| words.replace('-', " ").parse::<Bundle>().ok();
    let swap = |words: &str| words.replace('-', " ").parse::<Swap>().ok();
    Some(match place {
        "loot" => {
            let (victim, what) = what.split_once('-')?;
            let loot = Loot { victim: victim.parse().ok()?, bundle: bundle(what)? };
            Action::Steal(Theft { first: Some(loot), second: None, supply: None })
        }
        "supply" => Action::Steal(Theft { first: None, second: None, supply: Some(what.parse().ok()?) }),
        "take" => Action::Take(bundle(what)?),
        "trade" => Action::Trade(swap(what)?),
        "swap" => {
            Action::Buy { idea: view.board.track.iter().flatten().next().copied()?, swap: Some(swap(what)?) }
        }
        _ => return None,
    })
}
