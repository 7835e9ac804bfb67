//! The sheets of Kosmopolis.

use decks::{Cell, Language, Sheet};

use crate::card::{Colour, Kind, VALUE_MAX, VALUE_MIN};
use crate::deck::Deck;
use crate::phrase::Token;

pub(crate) fn sheets(deck: &Deck) -> Vec<Sheet<Token>> {
    let mut cards = Vec::new();
    for colour in Colour::ALL {
        for kind in (VALUE_MIN..=VALUE_MAX).filter_map(|value| Kind::new(colour, value)) {
            let mut row = vec![
                Cell::text(kind.to_string()),
                Cell::text(colour.word()),
                Cell::number(kind.value()),
                Cell::number(deck.cards.count(kind)),
                Cell::text(deck.abilities[colour.index()].word()),
            ];
            let names = &deck.names[colour.index()];
            row.extend(Language::ALL.map(|language| Cell::text(names.get(language))));
            row.push(Cell::text(deck.provenance[colour.index()].word()));
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
            rows: modifications.map(|&value| vec![Cell::number(value)]).collect(),
        },
        Sheet { title: "markers", columns: vec!["count"], rows: vec![vec![Cell::number(deck.markers)]] },
    ]
}
