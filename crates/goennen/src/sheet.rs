//! The sheets of Gönnen können: every card with all that is printed on it, and where that is known from.

use decks::{Cell, Language, Sheet};

use crate::Goennen;
use crate::card::Colour;
use crate::deck::{Deck, Entry};
use crate::phrase::{Token, say_reward};

pub(crate) fn sheets(deck: &Deck) -> Vec<Sheet<Token>> {
    let cards = Sheet {
        title: "cards",
        columns: vec![
            "number",
            "en",
            "fr",
            "pl",
            "de",
            "stack",
            "colour",
            "task",
            "chance",
            "reward",
            "provenance",
            "print",
            "report",
            "source",
        ],
        rows: deck.entries().iter().map(row).collect(),
    };
    // As the market is drawn: the newest place first.
    let prices = deck.prices().into_iter().rev();
    let market = Sheet {
        title: "market",
        columns: vec!["price"],
        rows: prices.map(|price| vec![Cell::number(price)]).collect(),
    };
    vec![cards, market]
}

fn row(entry: &Entry) -> Vec<Cell<Token>> {
    let face = &entry.face;
    let mut row = vec![Cell::number(entry.card.number())];
    row.extend(Language::ALL.map(|language| Cell::text(entry.names.get(language))));
    row.extend([
        Cell::text(entry.card.stack().word()),
        Cell::text(face.colour.map_or("", Colour::word)),
        Cell::text(face.task.to_string()),
        Cell::text(format!("{:.1}%", 100.0 * Goennen::chance_from_empty(&face.task))),
        Cell::Said(vec![say_reward(face.reward)]),
        Cell::text(entry.provenance.word()),
        Cell::text(entry.print.join(", ")),
        Cell::text(entry.report.join(", ")),
        Cell::text(entry.source.as_str()),
    ]);
    row
}
