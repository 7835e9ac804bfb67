//! The deck of the box, and what deck files are refused for.

use std::collections::BTreeMap;

use decks::Provenance;

use super::fixture::task_of;
use crate::card::{Card, Colour, Stack};
use crate::deck::{DEFAULT_DECK, Deck};
use crate::face::{Bonus, Reward};
use crate::{Goennen, TaskKind};

#[test]
fn gon_3_twenty_nine_scoring_and_twenty_bonus_cards_nine_of_each_colour() {
    let deck = Deck::standard();
    assert_eq!(Stack::ALL.map(|stack| stack.cards().count()), [29, 20]);
    assert_eq!(deck.entries().len(), 49);
    let of = |colour| deck.entries().iter().filter(|entry| entry.face.colour == colour).count();
    assert_eq!(Colour::ALL.map(|colour| of(Some(colour))), [9; 5]);
    assert_eq!(of(None), 4, "the jokers");
    for entry in deck.entries() {
        assert_eq!(entry.face.colour.is_none(), entry.face.bonus() == Some(Bonus::Joker));
        assert_eq!(entry.card.stack() == Stack::Bonus, entry.face.bonus().is_some());
    }
}

#[test]
fn the_kinds_are_those_that_the_rulebook_knows() {
    let deck = Deck::standard();
    let count = |bonus| deck.entries().iter().filter(|entry| entry.face.bonus() == Some(bonus)).count();
    assert_eq!(Bonus::ALL.map(count), [4; 5], "five bonus kinds by four cards");
    let (mut kinds, mut tasks, mut coloured) = (BTreeMap::new(), BTreeMap::new(), 0);
    for entry in deck.entries() {
        if let Reward::Score(scoring, points) = entry.face.reward {
            kinds.entry(scoring.index()).or_insert_with(Vec::new).push(points);
        }
        *tasks.entry(entry.face.task.kind().word()).or_insert(0) += 1;
        coloured += usize::from(entry.face.task.fields().iter().any(|field| field.colour.is_some()));
    }
    assert_eq!(kinds.len(), 7);
    for points in kinds.values() {
        assert!(points.iter().min() < points.iter().max(), "several grades: {points:?}");
    }
    assert_eq!(tasks.len(), 4, "all four kinds of tasks");
    assert!((15..40).contains(&coloured), "only some fields are coloured: {coloured}");
}

#[test]
fn documented_tasks_are_in() {
    let deck = Deck::standard();
    let has = |text: &str| deck.entries().iter().any(|entry| entry.face.task == task_of(text));
    assert!(has("_ < _ < o < _ < _") && has("o = _ g = _ = _") && has("1 2 g3 4 5"));
    let forty = |entry: &&crate::Entry| entry.face.task.kind() == TaskKind::Sum(40);
    assert_eq!(deck.entries().iter().filter(forty).count(), 1);
    let yellow_three = crate::Field { colour: Some(Colour::Yellow), number: Some(3) };
    assert!(deck.entries().iter().any(|entry| entry.face.task.fields().contains(&yellow_three)));
}

/// Within a kind of scoring, a harder task never gives fewer points.
#[test]
fn points_grow_with_the_difficulty_of_the_task() {
    let deck = Deck::standard();
    let mut kinds: BTreeMap<usize, Vec<(f64, u8, Card)>> = BTreeMap::new();
    for entry in deck.entries() {
        if let Reward::Score(scoring, points) = entry.face.reward {
            let chance = Goennen::chance_from_empty(&entry.face.task);
            kinds.entry(scoring.index()).or_default().push((chance, points, entry.card));
        }
    }
    for cards in kinds.values() {
        for easy in cards {
            for hard in cards.iter().filter(|hard| hard.0 < easy.0 - 0.02) {
                assert!(hard.1 >= easy.1, "card {} is harder than card {}", hard.2, easy.2);
            }
        }
    }
}

#[test]
fn nothing_of_ours_passes_for_print() {
    for entry in Deck::standard().entries() {
        assert_eq!(entry.provenance, Provenance::Reconstructed, "no card is known as a whole");
        assert!(
            entry.source.is_empty()
                == (entry.print.is_empty() && entry.report.is_empty() && entry.card != Card::at(18))
        );
    }
}

#[test]
fn names_and_provenance_are_no_rule_facts() {
    let other = DEFAULT_DECK.replace("Good neighbours", "Neighbours").replace("English rulebook", "a book");
    let other = Deck::parse("other", &other).unwrap();
    assert_eq!(other.facts(), Deck::standard().facts());
    let other =
        Deck::parse("other", &DEFAULT_DECK.replace("prices = \"4 4 3 3\"", "prices = \"4 3 3 3\"")).unwrap();
    assert_ne!(other.facts(), Deck::standard().facts());
    assert_eq!(other.prices(), [3, 3, 3, 4]);
}

#[track_caller]
fn refused(from: &str, to: &str, message: &str) {
    assert!(DEFAULT_DECK.contains(from), "{from}");
    let text = DEFAULT_DECK.replacen(from, to, 1);
    let error = Deck::parse("deck.toml", &text).unwrap_err();
    assert!(error.to_string().contains(message), "{error}");
    // The line is that of the change, or for what is missing that of its row.
    let changed = text.lines().zip(DEFAULT_DECK.lines()).position(|(new, old)| new != old).unwrap_or(0) + 1;
    assert!(
        error.line.abs_diff(changed) <= 8 || message.starts_with("at most"),
        "{error}, changed {changed}"
    );
}

#[test]
fn a_wrong_file_is_refused_with_its_line() {
    refused("game = \"goennen\"", "game = \"cv\"", "goennen");
    refused("prices = \"4 4 3 3\"", "prices = \"4 4 3\"", "four prices");
    refused("prices = \"4 4 3 3\"", "prices = \"4 4 3 2\"", "four prices");
    refused("number = 2\n", "number = 1\n", "there is a card 1 already");
    refused("number = 49\n", "number = 50\n", "from 1 to 49");
    refused("task = \"2 4 6\"", "task = \"2 4 7\"", "`7` found");
    refused("task = \"2 4 6\"", "task = \"2 < 4 6\"", "one chain");
    refused("task = \"2 4 6\"", "task = \"2 < 4 = 6\"", "one chain");
    refused("task = \"2 4 6\"", "task = \"2 4 y_\"", "`y_` found");
    refused("task = \"2 4 6\"", "task = \"\"", "not empty");
    refused("task = \"2 4 6\"", "task = \"1 2 3 4 5 6 1 2 3 4\"", "1 to 9 fields");
    refused("task = \"2 4 6\"", "task = \"2 <\"", "ends with one");
    refused("task = \"2 4 6\"", "task = \"< 2\"", "a field is expected before");
    refused("task = \"2 4 6\"", "task = \"6 < _\"", "no dice could finish");
    refused("task = \"2 4 6\"", "task = \"2 = _\"", "no numbers");
    refused("task = \"2 4 6\"", "task = \"2 4 6\"\nsum = 12", "no numbers");
    refused("score = \"beside\"", "score = \"besides\"", "must be one of beside");
    refused("score = \"beside\"", "score = \"beside\"\nof = \"blue\"", "name a colour");
    refused("score = \"beside\"", "bonus = \"joker\"", "has no `bonus`");
    refused("bonus = \"discount\"", "bonus = \"joker\"", "a joker has no `colour`");
    refused("bonus = \"discount\"", "bonus = \"colour\"", "at most 4 cards");
    refused("provenance = \"reconstructed\"", "provenance = \"print\"", "source");
    refused("print = [\"task\"]", "print = [\"points\", \"size\"]", "unknown `size`");
    refused("task = \"2 4 6\"", "task = \"2 4 6\"\nprint = [\"task\"]", "need a `source`");
    refused("task = \"2 4 6\"", "task = \"2 4 6\"\nreport = [\"task\"]", "need a `source`");
    let text = DEFAULT_DECK.rsplit_once("[[card]]").unwrap().0;
    let error = Deck::parse("deck.toml", text).unwrap_err();
    assert!(error.to_string().contains("the bonus stack has 19 cards, 20 are expected: card 49"), "{error}");
}

#[test]
fn a_task_has_up_to_nine_fields() {
    assert_eq!(task_of("1 2 3 4 5 6 1 2 3").count(), 9);
    assert_eq!(task_of("1").count(), 1);
}

/// To be proof-read against a box: all that is printed, and where it is known from.
#[test]
fn the_sheets_show_every_card_and_the_prices_as_the_market_is_drawn() {
    let sheets = decks::OpenGame::sheets(&super::fixture::game(2));
    let [cards, market] = &sheets[..] else { panic!("two sheets: {sheets:?}") };
    let text = |cell: &decks::Cell<crate::Token>| match cell {
        decks::Cell::Text(text) => text.clone(),
        decks::Cell::Number(number) => number.to_string(),
        decks::Cell::Said(phrases) => phrases.iter().map(|phrase| phrase.key).collect(),
    };
    assert_eq!((cards.title, cards.rows.len()), ("cards", 49));
    for (row, entry) in cards.rows.iter().zip(Deck::standard().entries()) {
        let of = |column: &str| {
            let place = cards.columns.iter().position(|&name| name == column).expect("a column");
            text(&row[place])
        };
        assert_eq!(row.len(), cards.columns.len());
        assert_eq!(of("number"), entry.card.to_string());
        assert_eq!(of("de"), entry.names.get(decks::Language::De));
        assert_eq!(of("task"), entry.face.task.to_string());
        assert_eq!(of("colour"), entry.face.colour.map_or("", Colour::word));
        assert_eq!(of("reward").starts_with("gon-bonus-"), entry.face.bonus().is_some());
        assert_eq!((of("print"), of("source")), (entry.print.join(", "), entry.source.clone()));
    }
    assert_eq!(market.rows.iter().map(|row| text(&row[0])).collect::<Vec<_>>(), ["4", "4", "3", "3"]);
}

/// The rows of the tables in `docs/decks/goennen.md`, with the exact chance of every task.
fn rows() -> Vec<String> {
    let deck = Deck::standard();
    let row = |entry: &crate::Entry| {
        let face = &entry.face;
        let chance = match face.task.count() {
            0..=5 => format!("{:.1} %", 100.0 * Goennen::chance_from_empty(&face.task)),
            _ => "–".to_owned(),
        };
        let colour = face.colour.map_or("–", Colour::word);
        let reward = match face.reward {
            Reward::Bonus(bonus) => bonus.word().to_owned(),
            Reward::Score(scoring, points) => {
                let of = scoring.colour().map_or(String::new(), |colour| format!(" ({colour})"));
                format!("{}{of} | {points}", scoring.word())
            }
        };
        let name = entry.names.get(decks::Language::En);
        let known = [("print", &entry.print), ("report", &entry.report)];
        let known = known.iter().filter(|(_, facts)| !facts.is_empty());
        let known: Vec<String> = known.map(|(word, facts)| format!("{word}: {}", facts.join(", "))).collect();
        let known = if known.is_empty() { "–".to_owned() } else { known.join("; ") };
        format!("| {} | {name} | {colour} | `{}` | {chance} | {reward} | {known} |", entry.card, face.task)
    };
    deck.entries().iter().map(row).collect()
}

#[test]
fn the_page_of_the_deck_shows_what_the_deck_has() {
    let page = include_str!("../../../../docs/decks/goennen.md");
    let missing: Vec<String> = rows().into_iter().filter(|row| !page.contains(row.as_str())).collect();
    assert!(missing.is_empty(), "docs/decks/goennen.md lacks:\n{}", missing.join("\n"));
    assert_eq!(page.lines().filter(|line| line.contains(" | `")).count(), 49, "and nothing else");
}
