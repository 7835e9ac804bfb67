//! The deck: reads and checks the deck file.

use decks::{DeckError, DeckFile, Names, Provenance, Row};

use crate::card::{CARDS, Card, CardSet, Colour, Stack};
use crate::dice::PIPS;
use crate::face::{Bonus, Face, Reward, Scoring};
use crate::model::PLACES;
use crate::task::{Entries, FIELDS_MAX, Field, Task, TaskKind};

/// The default deck file, compiled in.
pub const DEFAULT_DECK: &str = include_str!("../../../decks/goennen.toml");

/// The most cards with the same bonus; the rules count on no more marks than they have circles.
const BONUS_COPIES_MAX: usize = 4;

/// The facts of a card that may be known better than the card as a whole.
pub const FACTS: [&str; 5] = ["name", "colour", "task", "reward", "points"];

/// A card as the deck file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub card: Card,
    /// Its names.
    pub names: Names,
    /// Its rule facts.
    pub face: Face,
    /// Where it is known from: the weakest of its facts.
    pub provenance: Provenance,
    /// Facts known from print although the card as a whole is not.
    pub print: Vec<&'static str>,
    /// Facts known from reports although the card as a whole is not.
    pub report: Vec<&'static str>,
    /// The source, in words; empty for what is wholly ours.
    pub source: String,
}

/// A deck, checked: all 49 cards in order, and the market's prices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    entries: Vec<Entry>,
    prices: [u8; PLACES],
    /// The cards that are played with: all of them, but for small decks in tests.
    cards: CardSet,
}

const KEYS: [&str; 13] = [
    "number",
    "colour",
    "task",
    "sum",
    "score",
    "of",
    "points",
    "bonus",
    "name",
    "provenance",
    "print",
    "report",
    "source",
];

impl Deck {
    /// The deck that comes with the program.
    ///
    /// # Panics
    /// Never: a test reads the compiled-in file.
    pub fn standard() -> Deck {
        Deck::parse("decks/goennen.toml", DEFAULT_DECK).expect("the compiled-in deck is well-formed")
    }

    /// Reads a deck file; the name is for messages.
    pub fn parse(name: &str, text: &str) -> Result<Deck, DeckError> {
        let file = DeckFile::parse(name, text)?;
        file.only(&["game", "prices", "card"])?;
        let top = file.top();
        top.word("game", &[("goennen", ())])?;
        let prices = prices(&top)?;
        let mut found: Vec<Option<Entry>> = vec![None; CARDS + 1];
        let mut copies = [0; Bonus::ALL.len()];
        for row in file.rows("card")? {
            let entry = entry(&row)?;
            let card = entry.card;
            if found[card.index()].is_some() {
                return Err(row.error_at("number", format!("there is a card {card} already")));
            }
            if let Some(bonus) = entry.face.bonus() {
                copies[bonus.index()] += 1;
                if copies[bonus.index()] > BONUS_COPIES_MAX {
                    let message = format!("at most {BONUS_COPIES_MAX} cards have the bonus {}", bonus.word());
                    return Err(row.error_at("bonus", message));
                }
            }
            found[card.index()] = Some(entry);
        }
        // GON-3: the two stacks have their sizes; every number is there once.
        for stack in Stack::ALL {
            let cards = stack.cards();
            if let Some(missing) = cards.iter().find(|card| found[card.index()].is_none()) {
                let count = cards.iter().filter(|card| found[card.index()].is_some()).count();
                return Err(top.error(format!(
                    "the {stack} stack has {count} cards, {} are expected: card {missing} is missing",
                    cards.count()
                )));
            }
        }
        let cards = Stack::Scoring.cards().union(Stack::Bonus.cards());
        Ok(Deck { entries: found.into_iter().flatten().collect(), prices, cards })
    }

    /// All cards in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// One card.
    pub fn entry(&self, card: Card) -> &Entry {
        &self.entries[card.index() - 1]
    }

    /// The market's prices, the oldest place first (GON-4).
    pub fn prices(&self) -> [u8; PLACES] {
        self.prices
    }

    /// The cards that are played with.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// The deck with one card's facts changed, for tests of rules that must not hang on what is ours to tune.
    #[cfg(test)]
    pub(crate) fn with_face(mut self, card: Card, face: Face) -> Deck {
        self.entries[card.index() - 1].face = face;
        self
    }

    /// The deck without some of its cards, for tests.
    #[cfg(test)]
    pub(crate) fn only(mut self, cards: CardSet) -> Deck {
        self.cards = self.cards.both(cards);
        self
    }

    /// The rule facts as canonical text, for the checksum.
    pub fn facts(&self) -> String {
        let prices = self.prices.map(|price| price.to_string()).join(" ");
        let mut text = format!("goennen\nprices {prices}\n");
        for Entry { card, face, .. } in self.entries.iter().filter(|entry| self.cards.contains(entry.card)) {
            let colour = face.colour.map_or("none", Colour::word);
            let reward = reward_text(face.reward);
            text.push_str(&format!("{card} {colour} task {} reward {reward}\n", face.task));
        }
        text
    }
}

/// A reward in the words of deck files: `5 colour yellow`, `discount`.
pub fn reward_text(reward: Reward) -> String {
    match reward {
        Reward::Bonus(bonus) => bonus.word().to_owned(),
        Reward::Score(scoring, points) => {
            let of = scoring.colour().map_or(String::new(), |colour| format!(" {colour}"));
            format!("{points} {}{of}", scoring.word())
        }
    }
}

/// GON-4: the file has the newest place first, as the market is drawn; we count from the oldest.
fn prices(top: &Row<'_>) -> Result<[u8; PLACES], DeckError> {
    let words: Vec<&str> = top.text("prices")?.split_whitespace().collect();
    let wrong = || top.error_at("prices", "four prices of 3 or 4 are expected, the newest place first");
    let mut prices = [0; PLACES];
    if words.len() != PLACES {
        return Err(wrong());
    }
    for (price, word) in prices.iter_mut().rev().zip(words) {
        *price = match word {
            "3" => 3,
            "4" => 4,
            _ => return Err(wrong()),
        };
    }
    Ok(prices)
}

fn entry(row: &Row<'_>) -> Result<Entry, DeckError> {
    row.only(&KEYS)?;
    let number = row.number("number", 1..=CARDS as i64)? as u8;
    let card =
        Card::new(number).ok_or_else(|| row.error_at("number", "a number from 1 to 49 is expected"))?;
    let provenance = row.provenance()?;
    let known = FACTS.map(|fact| (fact, fact));
    let list = |key: &str| if row.has(key) { row.words(key, &known) } else { Ok(Vec::new()) };
    let (print, report) = (list("print")?, list("report")?);
    let source = if row.has("source") { row.text("source")?.to_owned() } else { String::new() };
    if source.is_empty() && !(print.is_empty() && report.is_empty()) {
        return Err(row.error("facts of print or report need a `source`"));
    }
    let face = face(row, card)?;
    Ok(Entry { card, names: row.names("name")?, face, provenance, print, report, source })
}

fn face(row: &Row<'_>, card: Card) -> Result<Face, DeckError> {
    let colours = Colour::ALL.map(|colour| (colour.word(), colour));
    let refuse = |keys: &[&str], what: &str| match keys.iter().find(|key| row.has(key)) {
        Some(key) => Err(row.error_at(key, format!("{what} has no `{key}`"))),
        None => Ok(()),
    };
    let reward = match card.stack() {
        Stack::Scoring => {
            refuse(&["bonus"], "a scoring card")?;
            Reward::Score(scoring(row, &colours)?, row.number("points", 1..=60)? as u8)
        }
        Stack::Bonus => {
            refuse(&["score", "of", "points"], "a bonus card")?;
            Reward::Bonus(row.word("bonus", &Bonus::ALL.map(|bonus| (bonus.word(), bonus)))?)
        }
    };
    // GON-3: every card has a colour, but for the joker.
    let colour = if reward == Reward::Bonus(Bonus::Joker) {
        refuse(&["colour"], "a joker")?;
        None
    } else {
        Some(row.word("colour", &colours)?)
    };
    Ok(Face { colour, task: task(row)?, reward })
}

fn scoring(row: &Row<'_>, colours: &[(&str, Colour)]) -> Result<Scoring, DeckError> {
    let any = Colour::Yellow;
    let all = [
        Scoring::Beside,
        Scoring::Colour(any),
        Scoring::ColourBeside(any),
        Scoring::Lines,
        Scoring::AllColours,
        Scoring::ColourLines,
        Scoring::Bonuses,
    ];
    let kind = row.word("score", &all.map(|scoring| (scoring.word(), scoring)))?;
    if kind.colour().is_none() && row.has("of") {
        return Err(row.error_at("of", "only `colour` and `colour-beside` name a colour"));
    }
    Ok(match kind {
        Scoring::Colour(_) => Scoring::Colour(row.word("of", colours)?),
        Scoring::ColourBeside(_) => Scoring::ColourBeside(row.word("of", colours)?),
        Scoring::Beside | Scoring::Lines | Scoring::AllColours | Scoring::ColourLines | Scoring::Bonuses => {
            kind
        }
    })
}

/// A field as deck files write it: `_`, `y`, `3` or `y3`.
fn field(word: &str) -> Option<Field> {
    let mut rest = word;
    let colour = rest.chars().next().and_then(Colour::of_letter);
    if colour.is_some() {
        rest = &rest[1..];
    }
    let number = match rest.as_bytes() {
        [] if colour.is_some() => None,
        b"_" if colour.is_none() => None,
        [digit @ b'1'..=b'6'] => Some(digit - b'0'),
        _ => return None,
    };
    Some(Field { colour, number })
}

fn task(row: &Row<'_>) -> Result<Task, DeckError> {
    let most = i64::from(PIPS) * FIELDS_MAX as i64;
    let sum = if row.has("sum") { Some(row.number("sum", 1..=most)? as u8) } else { None };
    read_task(row.text("task")?, sum).map_err(|message| row.error_at("task", message))
}

/// A task as deck files write it.
pub(crate) fn read_task(text: &str, sum: Option<u8>) -> Result<Task, String> {
    let mut fields: Vec<(Field, bool)> = Vec::new();
    let (mut rises, mut equals) = (0, 0);
    let mut joint = None;
    for word in text.split_whitespace() {
        match word {
            "<" | "=" if joint.is_some() || fields.is_empty() => {
                return Err(format!("a field is expected before `{word}`"));
            }
            "<" | "=" => joint = Some(word),
            _ => {
                let field = field(word)
                    .ok_or_else(|| format!("`{word}` found, expected `_`, `y`, `3`, `y3`, `<` or `=`"))?;
                fields.push((field, joint == Some("=")));
                rises += usize::from(joint == Some("<"));
                equals += usize::from(joint == Some("="));
                joint = None;
            }
        }
    }
    if joint.is_some() || fields.is_empty() || fields.len() > FIELDS_MAX {
        return Err(format!("a task has 1 to {FIELDS_MAX} fields and ends with one"));
    }
    let kind = match (rises, equals, sum) {
        (0, 0, None) => TaskKind::Fixed,
        (0, 0, Some(sum)) => TaskKind::Sum(sum),
        (_, 0, None) if rises + 1 == fields.len() => TaskKind::Ascending,
        (0, _, None) => TaskKind::Equal,
        _ => return Err("a task is a sum, or one chain of `<`, or groups of `=`, or none of them".to_owned()),
    };
    let task = Task::new(kind, &fields);
    check_task(&task)?;
    Ok(task)
}

/// A task that could never be finished, or that says a thing twice, is a mistake.
fn check_task(task: &Task) -> Result<(), &'static str> {
    let has_numbers = task.fields().iter().any(|field| field.number.is_some());
    match task.kind() {
        TaskKind::Sum(_) if has_numbers => Err("the fields of a sum have no numbers"),
        TaskKind::Equal if has_numbers => Err("fields joined by `=` have no numbers"),
        _ if !task.can_be_finished(Entries::NONE) => Err("no dice could finish this task"),
        _ => Ok(()),
    }
}
