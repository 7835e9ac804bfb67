//! A finished CV as a page to keep: the life in order of the cards, one age after the other.

use cv::{Age, Card, Cv, Event, Kind, View};
use engine::{Game, ScoreFrom, Seat};
use maud::{Markup, html};

use super::{art, card, effect, symbol};
use crate::game_page::Scene;
use crate::text::Texts;

/// What became of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// In the CV to the end, in the stack of this type.
    Kept(Kind),
    /// Lost to a misfortune.
    Lost,
    /// Given up because its upkeep was not paid.
    Unpaid,
    /// An event that was played.
    Played,
    /// An event that is still in hand.
    Unused,
}

/// The cards of one life in the order in which they came.
fn life(game: &Cv, view: &View, events: &[&Event], seat: Seat) -> Vec<(Card, Fate)> {
    let mut cards: Vec<(Card, Fate)> = Vec::new();
    let mut become_of = |card: Card, fate: Fate| match cards.iter_mut().find(|(own, _)| *own == card) {
        Some((_, last)) => *last = fate,
        None => cards.push((card, fate)),
    };
    let fate = |card: Card| {
        let kind = game.face(card).kinds.first().unwrap_or(Kind::Event);
        if kind == Kind::Event { Fate::Unused } else { Fate::Kept(kind) }
    };
    let childhood = view.board.shown[seat].union(view.hand);
    for card in childhood.iter() {
        become_of(card, fate(card));
    }
    for event in events {
        match **event {
            Event::Took(who, card) | Event::Assisted(who, card) if who == seat => become_of(card, fate(card)),
            Event::Laid(who, card, kind, _) if who == seat => become_of(card, Fate::Kept(kind)),
            Event::Lost(who, card) if who == seat => become_of(card, Fate::Lost),
            Event::Unpaid(who, card) if who == seat => become_of(card, Fate::Unpaid),
            Event::Played(who, card) | Event::Insured(who, card) if who == seat => {
                become_of(card, Fate::Played);
            }
            _ => {}
        }
    }
    cards
}

/// The page of one seat, without its frame.
pub(super) fn story(game: &Cv, view: &View, events: &[&Event], seat: Seat, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let cards = life(game, view, events, seat);
    let player = scene.player(seat);
    let name = scene.table.name(seat);
    html! {
        (crate::icon::faces())
        article.cv-story.(player) {
            header.cv-story-head {
                span.cv-portrait aria-hidden="true" { (scene.face(seat)) }
                div {
                    p.cv-story-kicker { (texts.text("cv-story-title")) }
                    h1 { (name) }
                    (goal(game, view, seat, texts))
                }
            }
            @for age in [Age::Childhood, Age::EarlyAdulthood, Age::MiddleAge, Age::OldAge] {
                (chapter(game, age, &cards, &name, texts))
            }
            (balance(game, view, seat, texts))
        }
    }
}

fn goal(game: &Cv, view: &View, seat: Seat, texts: Texts) -> Markup {
    let Some(goal) = view.goal(seat) else { return html! {} };
    let points = game.goal_points(&view.board, seat, goal);
    html! {
        p.cv-story-goal { (card::thumb(game, goal)) (texts.with("cv-story-goal", &[("goal", card::name(game, goal, texts).into()), ("points", points.into())])) }
        @for effect in effect::effects(game, goal, texts) { p.calm { (effect.words) } }
    }
}

fn chapter(game: &Cv, age: Age, cards: &[(Card, Fate)], name: &str, texts: Texts) -> Markup {
    let own: Vec<_> = cards.iter().filter(|(card, _)| card.age() == age).collect();
    let args = [("name", name.into()), ("count", own.len().into())];
    let opening = match age {
        Age::Childhood => texts.with("cv-story-childhood", &args),
        Age::EarlyAdulthood => texts.with("cv-story-early", &args),
        Age::MiddleAge => texts.with("cv-story-middle", &args),
        Age::OldAge | Age::Goal => texts.with("cv-story-old", &args),
    };
    html! {
        section.cv-chapter.{ "a-" (age.word()) } {
            h2 { (art::age(age)) (symbol::age(age, texts)) }
            p { (opening) }
            ol {
                @for (index, &&(card, fate)) in own.iter().enumerate() {
                    @let is_again = own[..index].iter().any(|&&other| theme(game, other) == theme(game, (card, fate)));
                    li.(card::classes(game, card)).gone[matches!(fate, Fate::Lost | Fate::Unpaid)] {
                        (card::thumb(game, card))
                        div {
                            (card::chip(game, card, texts))
                            p { (line(game, card, fate, is_again, texts)) }
                            p.wit { (texts.text(&format!("cv-wit-{card}"))) }
                        }
                    }
                }
            }
        }
    }
}

/// What a sentence about a card is about: its type, or for an event whether it was played.
fn theme(game: &Cv, (card, fate): (Card, Fate)) -> (Kind, bool) {
    match fate {
        Fate::Kept(kind) => (kind, false),
        Fate::Lost | Fate::Unpaid => (game.face(card).kinds.first().unwrap_or(Kind::Event), false),
        Fate::Played => (Kind::Event, true),
        Fate::Unused => (Kind::Event, false),
    }
}

/// A sentence about a card: what it was at that age, and what became of it. The same is not said twice.
fn line(game: &Cv, card: Card, fate: Fate, is_again: bool, texts: Texts) -> String {
    let is_child = card.age() == Age::Childhood;
    let (kind, _) = theme(game, (card, fate));
    let came = if is_again { again(kind, texts) } else { came(card.age(), kind, texts) };
    match fate {
        Fate::Kept(_) => came,
        Fate::Lost => format!("{came} {}", texts.text("cv-story-lost")),
        Fate::Unpaid => format!("{came} {}", texts.text("cv-story-unpaid")),
        Fate::Played if is_again => texts.text("cv-story-again-played"),
        Fate::Played if is_child => texts.text("cv-story-childhood-played"),
        Fate::Played => texts.text("cv-story-played"),
        Fate::Unused if is_again => texts.text("cv-story-again-unused"),
        Fate::Unused if is_child => texts.text("cv-story-childhood-kept"),
        Fate::Unused => texts.text("cv-story-unused"),
    }
}

/// A second card of a type at the same age.
fn again(kind: Kind, texts: Texts) -> String {
    match kind {
        Kind::Health => texts.text("cv-story-again-health"),
        Kind::Relationship => texts.text("cv-story-again-relationship"),
        Kind::Knowledge => texts.text("cv-story-again-knowledge"),
        Kind::Work => texts.text("cv-story-again-work"),
        Kind::Possession => texts.text("cv-story-again-possession"),
        Kind::Event | Kind::Goal => texts.text("cv-story-again-played"),
    }
}

fn came(age: Age, kind: Kind, texts: Texts) -> String {
    let key = match (age, kind) {
        (Age::Childhood, _) => "cv-story-childhood-thing",
        (_, Kind::Event | Kind::Goal) => "cv-story-played",
        (Age::EarlyAdulthood, Kind::Health) => "cv-story-early-health",
        (Age::EarlyAdulthood, Kind::Relationship) => "cv-story-early-relationship",
        (Age::EarlyAdulthood, Kind::Knowledge) => "cv-story-early-knowledge",
        (Age::EarlyAdulthood, Kind::Work) => "cv-story-early-work",
        (Age::EarlyAdulthood, Kind::Possession) => "cv-story-early-possession",
        (Age::MiddleAge, Kind::Health) => "cv-story-middle-health",
        (Age::MiddleAge, Kind::Relationship) => "cv-story-middle-relationship",
        (Age::MiddleAge, Kind::Knowledge) => "cv-story-middle-knowledge",
        (Age::MiddleAge, Kind::Work) => "cv-story-middle-work",
        (Age::MiddleAge, Kind::Possession) => "cv-story-middle-possession",
        (Age::OldAge | Age::Goal, Kind::Health) => "cv-story-old-health",
        (Age::OldAge | Age::Goal, Kind::Relationship) => "cv-story-old-relationship",
        (Age::OldAge | Age::Goal, Kind::Knowledge) => "cv-story-old-knowledge",
        (Age::OldAge | Age::Goal, Kind::Work) => "cv-story-old-work",
        (Age::OldAge | Age::Goal, Kind::Possession) => "cv-story-old-possession",
    };
    texts.text(key)
}

/// What remains: cards of each type, and the points.
fn balance(game: &Cv, view: &View, seat: Seat, texts: Texts) -> Markup {
    let total = game.total(ScoreFrom::View(view), seat);
    html! {
        footer.cv-story-end {
            p {
                @for kind in Kind::STACKED {
                    @let count = view.board.counts[seat][kind.index()];
                    span.cv-chip.{ "k-" (kind) } { (art::kind(kind)) (symbol::kind(kind, texts)) " " b { (count) } } " "
                }
            }
            p.cv-story-total { (texts.with("cv-story-end", &[("points", total.into())])) }
        }
    }
}
