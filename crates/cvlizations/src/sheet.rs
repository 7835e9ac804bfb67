//! The sheets of CVlizations: orders and ideas with all that is printed on them, and where that is known from.

use decks::{Cell, Language, Sheet};

use crate::deck::{Deck, Entry, OrderEntry};
use crate::phrase::{Token, say_effect};

pub(crate) fn sheets(deck: &Deck) -> Vec<Sheet<Token>> {
    let orders = Sheet {
        title: "orders",
        columns: vec![
            "order",
            "en",
            "fr",
            "pl",
            "de",
            "one",
            "two",
            "three",
            "one from",
            "two from",
            "three from",
            "source",
        ],
        rows: deck.orders().iter().map(order_row).collect(),
    };
    let ideas = Sheet {
        title: "ideas",
        columns: vec![
            "number",
            "en",
            "fr",
            "pl",
            "de",
            "deck",
            "type",
            "cost",
            "points",
            "effect",
            "happiness",
            "provenance",
            "print",
            "report",
            "source",
        ],
        rows: deck.entries().iter().map(row).collect(),
    };
    vec![orders, ideas]
}

fn order_row(entry: &OrderEntry) -> Vec<Cell<Token>> {
    let mut row = vec![Cell::text(entry.order.word())];
    row.extend(Language::ALL.map(|language| Cell::text(entry.names.get(language))));
    row.extend(entry.amounts.iter().map(|amount| Cell::number(amount.amount)));
    row.extend(entry.amounts.iter().map(|amount| Cell::text(amount.provenance.word())));
    let sources = entry.amounts.iter().map(|amount| amount.source.as_str());
    row.push(Cell::text(sources.filter(|source| !source.is_empty()).collect::<Vec<_>>().join("; ")));
    row
}

fn row(entry: &Entry) -> Vec<Cell<Token>> {
    let mut row = vec![Cell::number(entry.idea.number())];
    row.extend(Language::ALL.map(|language| Cell::text(entry.names.get(language))));
    row.extend([
        Cell::text(if entry.idea.is_late() { "III" } else { "I and II" }),
        Cell::text(entry.kind.word()),
        Cell::text(entry.cost.letters()),
        Cell::number(entry.points),
        Cell::Said(vec![say_effect(entry.effect)]),
        Cell::text(if entry.effect.brings_happiness() { "yes" } else { "no" }),
        Cell::text(entry.provenance.word()),
        Cell::text(entry.print.join(", ")),
        Cell::text(entry.report.join(", ")),
        Cell::text(&entry.source),
    ]);
    row
}
