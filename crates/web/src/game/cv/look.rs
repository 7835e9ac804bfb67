//! Answers to touches that choose nothing: what a thing is, what was meant, and which moves in a row lead there.

use cv::{Action, Age, Card, CardSet, Cv, Kind, Offer, Phase, Place, Symbol, Symbols, View};
use engine::{Game, Seat};
use maud::{Markup, html};

use super::{art, card, hand, rival, side, stack, symbol, track};
use crate::game_page::Scene;

/// A thing's place and card: `track-18`.
fn card_of(thing: &str) -> Option<(&str, Card)> {
    let (place, number) = thing.rsplit_once('-')?;
    Some((place, number.parse().ok()?))
}

/// A thing seen large.
pub(super) fn look(game: &Cv, view: &View, thing: &str, scene: &Scene<'_>) -> Option<Markup> {
    let texts = scene.texts;
    if let Some(seat) = thing.strip_prefix("seat-") {
        let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < game.players())?;
        return Some(rival::whole(game, view, seat, scene));
    }
    if let Some(kind) =
        thing.strip_prefix("stack-").or(thing.strip_prefix("top-")).or(thing.strip_prefix("as-"))
    {
        let kind: Kind = kind.parse().ok().filter(|kind| Kind::STACKED.contains(kind))?;
        return Some(html! {
            (stack::list(game, view, scene.near(), &[kind], scene))
            p { (texts.text(if Kind::SERIES.contains(&kind) { "cv-series" } else { "cv-only-front" })) }
        });
    }
    if let Some(age) = thing.strip_prefix("deck-") {
        let age = Age::TRACK.into_iter().find(|own| own.word() == age)?;
        return Some(side::deck(game, view, age, texts));
    }
    if thing == "bad-luck" {
        return Some(html! { (symbol(Symbol::BadLuck)) p { (texts.text("cv-rule-misfortune")) } });
    }
    if let Some(word) = thing.strip_prefix("die-") {
        let Some(which) = Symbol::ALL.into_iter().find(|symbol| symbol.word() == word) else {
            return (word == "new").then(|| html! { p { (texts.text("cv-die-new")) } });
        };
        return Some(
            html! { (symbol(which)) h3 { (symbol::name(which, texts)) } p { (texts.text(about(which))) } },
        );
    }
    let (place, card) = card_of(thing)?;
    Some(html! {
        (card::large(game, card, texts))
        @if place == "track" { (track::plan(game, view, card, texts)) }
        @if card.age() == Age::Goal { (side::goal_table(game, view, card, scene)) }
        @if place == "hand" && card.age() == Age::Childhood { (hand::seen(game, view, texts)) }
    })
}

fn symbol(which: Symbol) -> Markup {
    html! { span.cv-large-sign { (art::symbol(which)) } }
}

fn about(which: Symbol) -> &'static str {
    match which {
        Symbol::GoodLuck => "cv-about-good-luck",
        Symbol::BadLuck => "cv-rule-misfortune",
        Symbol::Health | Symbol::Knowledge | Symbol::Relationship | Symbol::Money => "cv-about-symbol",
    }
}

/// What somebody may have meant by touching a thing.
pub(super) fn wishes(game: &Cv, view: &View, thing: &str) -> Vec<Action> {
    let phase = view.board.phase;
    if let Some(word) = thing.strip_prefix("die-") {
        let which = Symbol::ALL.into_iter().find(|symbol| symbol.word() == word);
        let throw =
            if view.board.turn.dice.is_empty() { Action::Throw } else { Action::Reroll(Symbols::EMPTY) };
        return vec![which.map_or(throw, |symbol| Action::Reroll(Symbols::one(symbol)))];
    }
    if let Some(kind) = thing.strip_prefix("top-").and_then(|kind| kind.parse::<Kind>().ok()) {
        let card = game.to_lay(view).first().or(view.board.laying.cards.iter().flatten().next().copied());
        return card.map(|card| Action::Lay(card, kind, Place::Top)).into_iter().collect();
    }
    let Some((place, card)) = card_of(thing) else { return Vec::new() };
    match (place, phase) {
        ("track", _) => vec![Action::Take(card)],
        ("pack", _) => vec![Action::Keep(card)],
        ("hand", Phase::Misfortune(_)) => vec![Action::Insure(card)],
        ("hand", Phase::Draft(_)) => Vec::new(),
        ("hand", _) => vec![Action::Play(card)],
        ("cv", Phase::Misfortune(_)) => vec![Action::Lose(card)],
        ("cv", Phase::Upkeep(_)) => vec![Action::Pay(CardSet::one(card))],
        _ => Vec::new(),
    }
}

/// The moves in a row that take a card of the track: keeping the dice, playing the events it takes, taking it.
pub(super) fn chain(game: &Cv, view: &View, thing: &str) -> Vec<Action> {
    let Some(("track", card)) = card_of(thing) else { return Vec::new() };
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    let board = &view.board;
    let first = match board.phase {
        Phase::Select(who) if who == seat => None,
        Phase::Roll(who) if who == seat && !board.turn.dice.is_empty() => Some(Action::Stop),
        _ => return Vec::new(),
    };
    if !board.track.contains(&Some(card)) || board.turn.taken_count() >= cv::TAKEN_MAX {
        return Vec::new();
    }
    let events = match game.offer(view, card) {
        Offer::Now if first.is_some() => CardSet::EMPTY,
        Offer::WithEvents(events) => events,
        _ => return Vec::new(),
    };
    first.into_iter().chain(events.iter().map(Action::Play)).chain([Action::Take(card)]).collect()
}
