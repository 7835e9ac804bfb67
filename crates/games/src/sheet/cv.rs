//! The sheet of CV: every card with all that is printed on it, and where that is known from.

use cv::{Ability, Arrow, Card, Deck, Entry, Face, Goal, Kind, KindSet, Symbol, Symbols};
use decks::Language;

use super::{Cell, Sheet, text};

pub(crate) fn cv(deck: &Deck) -> Vec<Sheet> {
    let cards = Sheet {
        title: "cards",
        columns: vec![
            "number",
            "en",
            "fr",
            "pl",
            "de",
            "deck",
            "type",
            "cost",
            "condition",
            "effect",
            "points",
            "scores",
            "gigamic",
            "provenance",
            "print",
            "report",
            "source",
        ],
        rows: deck.entries().iter().map(row).collect(),
    };
    let symbols = Sheet {
        title: "symbols",
        columns: vec!["letter", "symbol"],
        rows: Symbol::ALL.map(|symbol| vec![text(&symbol.letter().to_string()), text(word(symbol))]).to_vec(),
    };
    vec![cards, symbols]
}

fn row(entry: &Entry) -> Vec<Cell> {
    let face = &entry.face;
    let mut row = vec![number(entry.card)];
    row.extend(Language::ALL.map(|language| text(entry.names.get(language))));
    row.extend([
        text(entry.card.age().word()),
        text(&kinds(face.kinds, " or ")),
        text(&face.cost.to_string()),
        text(&condition(face)),
        text(&effect(face).join("; ")),
        if face.kinds.contains(Kind::Possession) { Cell::Number(i64::from(face.points)) } else { text("") },
        text(&face.goal.map_or_else(String::new, goal)),
        text(&entry.gigamic.map_or_else(String::new, goal)),
        text(entry.provenance.word()),
        text(&entry.print.join(", ")),
        text(&entry.report.join(", ")),
        text(&entry.source),
    ]);
    row
}

fn number(card: Card) -> Cell {
    Cell::Number(i64::from(card.number()))
}

fn kinds(kinds: KindSet, between: &str) -> String {
    kinds.iter().map(Kind::word).collect::<Vec<_>>().join(between)
}

fn word(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Health => "health",
        Symbol::Knowledge => "knowledge",
        Symbol::Relationship => "relationship",
        Symbol::Money => "money",
        Symbol::GoodLuck => "good luck",
        Symbol::BadLuck => "bad luck",
    }
}

/// What the CV must or must not have (CV-34).
fn condition(face: &Face) -> String {
    let needs = face.needs.iter().map(|kind| format!("a {kind} card in the CV"));
    let without = face.without.iter().map(|kind| format!("no {kind} card in the CV"));
    needs.chain(without).collect::<Vec<_>>().join(", ")
}

/// What the card does, in the order of the icons: symbols, dice, changes, what is odd, what it owes.
fn effect(face: &Face) -> Vec<String> {
    let mut parts = Vec::new();
    let once = match (face.is_event(), face.is_late) {
        (false, _) => "",
        (true, false) => " once",
        (true, true) => " once, only in old age",
    };
    if face.gives != Symbols::EMPTY {
        parts.push(format!("{}{once}", face.gives));
    }
    if face.any > 0 {
        parts.push(format!("{} of H, K, R or $", face.any));
    }
    match (face.dice, face.is_event()) {
        (0, _) => {}
        (1, true) => parts.push("1 more die for a turn".to_owned()),
        (dice, true) => parts.push(format!("{dice} more dice for a turn")),
        (1, false) => parts.push("1 more die".to_owned()),
        (dice, false) => parts.push(format!("{dice} more dice")),
    }
    match face.rerolls {
        0 => {}
        1 => parts.push("1 more reroll".to_owned()),
        rerolls => parts.push(format!("{rerolls} more rerolls")),
    }
    parts.extend(face.arrows.iter().flatten().map(|&arrow| change(arrow)));
    parts.extend(face.ability.map(|ability| ability_words(ability).to_owned()));
    parts.extend(face.discount.map(|kind| format!("one symbol less for a {kind} card")));
    if face.upkeep != Symbols::EMPTY {
        parts.push(format!("upkeep {}", face.upkeep));
    }
    parts
}

fn change(arrow: Arrow) -> String {
    let back = if arrow.is_double { ", or back" } else { "" };
    format!("any number of {} become {}{back}", arrow.from.letter(), arrow.to.letter())
}

fn ability_words(ability: Ability) -> &'static str {
    match ability {
        Ability::Magician => "once a turn one of H, K, R, $ becomes another",
        Ability::Friend => "each turn one symbol of a neighbour's active work card",
        Ability::Trip => "each turn one - serves as H, K, R or $",
        Ability::Therapy => "- can be rerolled once a turn",
        Ability::Double => "active at the end, counts as two cards of its type",
        Ability::Retirement => "no work card can be taken any more",
        Ability::Insurance => "averts a misfortune",
        Ability::Starter => "its owner starts every round",
    }
}

fn goal(goal: Goal) -> String {
    match goal {
        Goal::Symbols { points } => format!("{points} for each symbol on active cards"),
        Goal::Sets { points, set } => {
            let kinds = Kind::STACKED.into_iter().filter(|kind| set[kind.index()] > 0);
            let parts: Vec<String> = kinds.map(|kind| format!("{} {kind}", set[kind.index()])).collect();
            match parts.as_slice() {
                [only] => format!("{points} for each {}", only.trim_start_matches("1 ")),
                parts => format!("{points} for each set of {}", parts.join(" + ")),
            }
        }
    }
}
