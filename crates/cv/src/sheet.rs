//! The sheet of CV: every card with all that is printed on it, and where that is known from.

use decks::{Cell, Language, Sheet};

use crate::card::Kind;
use crate::deck::{Deck, Entry};
use crate::phrase::{Effect, Token, say_effect, say_goal, say_symbol};
use crate::symbol::Symbol;

pub(crate) fn sheets(deck: &Deck) -> Vec<Sheet<Token>> {
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
        rows: Symbol::ALL
            .map(|symbol| vec![Cell::text(symbol.letter()), Cell::Said(vec![say_symbol(symbol)])])
            .to_vec(),
    };
    vec![cards, symbols]
}

fn row(entry: &Entry) -> Vec<Cell<Token>> {
    let face = &entry.face;
    let is_condition = |effect: &Effect| matches!(effect, Effect::Needs(_) | Effect::Without(_));
    // Points and goals have columns of their own.
    let is_counted = |effect: &Effect| matches!(effect, Effect::Points(_) | Effect::Scores(_));
    let said = |is_wanted: &dyn Fn(&Effect) -> bool| {
        Cell::Said(face.effects().into_iter().filter(is_wanted).map(say_effect).collect())
    };
    let is_possession = face.kinds.contains(Kind::Possession);
    let kinds: Vec<&str> = face.kinds.iter().map(Kind::word).collect();
    let mut row = vec![Cell::number(entry.card.number())];
    row.extend(Language::ALL.map(|language| Cell::text(entry.names.get(language))));
    row.extend([
        Cell::text(entry.card.age().word()),
        Cell::text(kinds.join(" or ")),
        Cell::text(face.cost.to_string()),
        said(&is_condition),
        said(&|effect| !is_condition(effect) && !is_counted(effect)),
        if is_possession { Cell::number(face.points) } else { Cell::text("") },
        Cell::Said(face.goal.map(say_goal).into_iter().collect()),
        Cell::Said(entry.gigamic.map(say_goal).into_iter().collect()),
        Cell::text(entry.provenance.word()),
        Cell::text(entry.print.join(", ")),
        Cell::text(entry.report.join(", ")),
        Cell::text(entry.source.clone()),
    ]);
    row
}
