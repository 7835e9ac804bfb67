//! Things seen large, with all their words; and what somebody may have meant who touches what cannot be chosen.

use cvlizations::{AGE, Action, Cvlizations, Idea, IdeaSet, Kind, Order, Phase, Tribe, View};
use engine::Seat;
use maud::{Markup, html};

use super::{art, choice, idea, mine, order, outlook, track, tribe};
use crate::game_page::Scene;
use crate::route;

/// A thing of the board seen large.
pub(super) fn look(game: &Cvlizations, view: &View, thing: &str, scene: &Scene<'_>) -> Option<Markup> {
    if thing == "deck" {
        return Some(deck(game, view, scene));
    }
    let (place, what) = thing.split_once('-')?;
    match place {
        "idea" => Some(large_idea(game, view, what.parse().ok()?, scene)),
        "order" | "open" | "hide" => Some(large_order(game, view, what.parse().ok()?, scene)),
        "tribe" => {
            let index: usize = what.parse().ok()?;
            let found = game.tribes().find(|tribe| tribe.index() == index)?;
            Some(tribe::large(game, view, found, scene))
        }
        _ => None,
    }
}

/// Who owns an idea.
fn owner(game: &Cvlizations, view: &View, which: Idea) -> Option<Seat> {
    use engine::Game;
    Seat::all(game.players()).find(|&seat| view.board.players[seat].ideas.contains(which))
}

fn large_idea(game: &Cvlizations, view: &View, which: Idea, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let rule = cvlizations::rule_of_idea(which);
    let kind = game.deck().entry(which).kind;
    let owner = owner(game, view, which);
    let turn = view.board.bought_in[which.index()];
    let purse =
        owner.is_none().then(|| scene.table.me.map(|seat| view.board.players[seat].resources)).flatten();
    html! {
        div.card.cvl-idea.{ "k-" (kind) } { (idea::face(game, which, purse, texts)) }
        div.words {
            p { b { (texts.with("cvl-kind-one", &[("kind", kind.word().into())])) } }
            p { (scene.say(game, &cvlizations::say_effect(game.effect(which)))) "." }
            @if let Some(seat) = owner {
                p.cvl-owner {
                    (scene.face(seat)) (scene.name(seat)) ": "
                    (texts.with("cvl-since", &[("age", track::numeral(turn.div_ceil(AGE)).into()), ("turn", turn.into())]))
                    @let (_, state) = mine::state(game, view, seat, which, scene);
                    @if !state.is_empty() { " · " (state) }
                }
            } @else if let Some(purse) = purse {
                @let missing = purse.missing(game.cost(which));
                @if !missing.is_none() { p { (texts.text("cvl-lacks")) " " (idea::resources(game, missing, texts)) } }
            }
            p { a.rule-link href=(route::rule(scene.table.game.slug, rule.as_str())) target="_blank" { (rule) } }
        }
    }
}

fn large_order(game: &Cvlizations, view: &View, which: Order, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let laid: Vec<Tribe> = game.tribes().filter(|&tribe| outlook::is_known(view, tribe, which)).collect();
    let left: Vec<Tribe> = game
        .tribes()
        .filter(|tribe| !laid.contains(tribe) && view.board.hand[tribe.index()].contains(which))
        .collect();
    let now = outlook::standing(game, view, which, None);
    let faces = |tribes: &[Tribe]| html! { @for &tribe in tribes { span.cvl-who title=(tribe::name(tribe, scene)) { (art::face(tribe, scene)) } } };
    html! {
        div.cvl-large-order.{ "o-" (which) } {
            (order::card(game, which, "", texts))
            (order::strengths(game, view, which, now, scene))
        }
        div.words {
            p { (texts.text(words(which))) }
            @if !laid.is_empty() { p.cvl-large-who { (texts.text("cvl-laid-by")) (faces(&laid)) } }
            @if !left.is_empty() && view.board.phase != Phase::Over { p.cvl-large-who { (texts.text("cvl-can-lay")) (faces(&left)) } }
        }
    }
}

/// What an order does.
fn words(order: Order) -> &'static str {
    match order {
        Order::Theft => "cvl-words-theft",
        Order::Logging => "cvl-words-logging",
        Order::Hunting => "cvl-words-hunting",
        Order::Quarrying => "cvl-words-quarrying",
        Order::Cunning => "cvl-words-cunning",
        Order::Slacking => "cvl-words-slacking",
        Order::Trading => "cvl-words-trading",
        Order::Doubling => "cvl-words-doubling",
    }
}

/// The deck: how many cards, and which ideas can still come. Everybody can tell them.
fn deck(game: &Cvlizations, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let left: IdeaSet =
        if view.board.phase == Phase::Over { IdeaSet::EMPTY } else { game.in_deck(&view.board) };
    html! {
        h3 { (texts.with("cvl-deck-count", &[("count", view.pile.count().into())])) }
        ul.cvl-deck-list {
            @for kind in Kind::ALL { @for which in left.both(game.of_kind(kind)).iter() { li { (idea::chip(game, which, texts)) } } }
        }
    }
}

/// What somebody may have meant who touches this.
pub(super) fn wishes(view: &View, thing: &str) -> Vec<Action> {
    let Some((place, what)) = thing.split_once('-') else { return Vec::new() };
    let other = |which: Order| {
        let hand = outlook::subject(view).map(|tribe| view.board.hand[tribe.index()].without(which));
        hand.and_then(|hand| hand.first()).or(Order::ALL.into_iter().find(|&other| other != which))
    };
    let wish = match (place, what.parse::<Order>(), what.parse::<Idea>()) {
        ("open", Ok(open), _) => other(open).map(|hidden| Action::Lay { open, hidden }),
        ("hide", Ok(hidden), _) => other(hidden).map(|open| Action::Lay { open, hidden }),
        ("idea", _, Ok(idea)) => Some(Action::Buy { idea, swap: None }),
        _ => choice::wish(view, thing),
    };
    wish.into_iter().collect()
}
