//! The sheets of Kosmopolis.

use decks::Language;
use kosmopolis::{Colour, Deck, Kind, VALUE_MAX, VALUE_MIN};

use super::{Cell, Sheet, text};

pub(crate) fn kosmopolis(deck: &Deck) -> Vec<Sheet> {
    let mut cards = Vec::new();
    for colour in Colour::ALL {
        for kind in (VALUE_MIN..=VALUE_MAX).filter_map(|value| Kind::new(colour, value)) {
            let mut row = vec![
                text(&kind.to_string()),
                text(colour.word()),
                Cell::Number(i64::from(kind.value())),
                Cell::Number(i64::from(deck.cards.count(kind))),
                text(deck.abilities[colour.index()].word()),
            ];
            let names = &deck.names[colour.index()];
            row.extend(Language::ALL.map(|language| text(names.get(language))));
            row.push(text(deck.provenance[colour.index()].word()));
            cards.push(row);
        }
    }
    let modifications = deck.modifications.iter();
    vec![
        Sheet {
            title: "profession cards",
            columns: vec![
                "card",
                "colour",
                "value",
                "copies",
                "ability",
                "en",
                "fr",
                "pl",
                "de",
                "provenance",
            ],
            rows: cards,
        },
        Sheet {
            title: "modification cards",
            columns: vec!["value"],
            rows: modifications.map(|&value| vec![Cell::Number(i64::from(value))]).collect(),
        },
        Sheet {
            title: "markers",
            columns: vec!["count"],
            rows: vec![vec![Cell::Number(i64::from(deck.markers))]],
        },
    ]
}
