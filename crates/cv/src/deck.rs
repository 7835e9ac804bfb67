//! The deck: reads and checks the deck file.

use decks::{DeckError, DeckFile, Names, Provenance, Row};

use crate::card::{Age, CARDS, Card, Kind, KindSet, STACKS};
use crate::face::{ARROWS, Ability, Arrow, Face, Goal};
use crate::symbol::{Symbol, Symbols};

/// The default deck file, compiled in.
pub const DEFAULT_DECK: &str = include_str!("../../../decks/cv.toml");

/// The most symbols in a cost, an effect or an upkeep; more than any dice could pay.
const SYMBOLS_MAX: u32 = 8;

/// The facts of a card that may be known better than the card as a whole.
pub const FACTS: [&str; 7] = ["number", "name", "type", "cost", "effect", "points", "condition"];

/// A card as the deck file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub card: Card,
    /// Its names.
    pub names: Names,
    /// Its rule facts.
    pub face: Face,
    /// What it scores in the edition `gigamic`, if that differs.
    pub gigamic: Option<Goal>,
    /// Where it is known from: the weakest of its facts.
    pub provenance: Provenance,
    /// Facts known from print although the card as a whole is not.
    pub print: Vec<&'static str>,
    /// Facts known from reports although the card as a whole is not.
    pub report: Vec<&'static str>,
    /// The source, in words; empty for what is wholly ours.
    pub source: String,
}

/// A deck, checked: all 83 cards in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    entries: Vec<Entry>,
    starter: Card,
}

const KEYS: [&str; 23] = [
    "number",
    "type",
    "cost",
    "gives",
    "any",
    "dice",
    "rerolls",
    "upkeep",
    "points",
    "change",
    "ability",
    "discount",
    "when",
    "needs",
    "without",
    "score",
    "gigamic",
    "name",
    "provenance",
    "print",
    "report",
    "source",
    "note",
];

impl Deck {
    /// The default deck.
    ///
    /// # Panics
    /// Never: a test reads the compiled-in file.
    pub fn standard() -> Deck {
        Deck::parse("decks/cv.toml", DEFAULT_DECK).expect("the compiled-in deck is well-formed")
    }

    /// Reads a deck file; the name is for messages.
    pub fn parse(name: &str, text: &str) -> Result<Deck, DeckError> {
        let file = DeckFile::parse(name, text)?;
        file.only(&["game", "card"])?;
        let top = file.top();
        top.word("game", &[("cv", ())])?;
        let mut found: Vec<Option<Entry>> = vec![None; CARDS + 1];
        let mut starter = None;
        for row in file.rows("card")? {
            let entry = entry(&row)?;
            let (card, is_starter) = (entry.card, entry.face.can(Ability::Starter));
            if found[card.index()].is_some() {
                return Err(row.error_at("number", format!("there is a card {card} already")));
            }
            if is_starter && starter.replace(card).is_some() {
                return Err(row.error_at("ability", "only one card can be the starter"));
            }
            found[card.index()] = Some(entry);
        }
        // CV-3: the five decks have their sizes; every number is there once.
        for age in Age::ALL {
            let count = age.cards().iter().filter(|card| found[card.index()].is_some()).count();
            if let Some(missing) = age.cards().iter().find(|card| found[card.index()].is_none()) {
                let expected = age.cards().count();
                return Err(top.error(format!(
                    "the {} deck has {count} cards, {expected} are expected: card {missing} is missing",
                    age.word()
                )));
            }
        }
        let starter = starter
            .ok_or_else(|| top.error("no childhood card has the ability starter, one is expected (CV-8)"))?;
        Ok(Deck { entries: found.into_iter().flatten().collect(), starter })
    }

    /// All cards in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// One card.
    pub fn entry(&self, card: Card) -> &Entry {
        &self.entries[card.index() - 1]
    }

    /// The Bicycle (CV-8).
    pub fn starter(&self) -> Card {
        self.starter
    }

    /// The deck with one card's facts changed, for tests of rules that must not depend on what is ours to
    /// tune.
    #[cfg(test)]
    pub(crate) fn with_face(mut self, card: Card, face: Face) -> Deck {
        self.entries[card.index() - 1].face = face;
        self
    }

    /// The rule facts as canonical text, for the checksum.
    pub fn facts(&self) -> String {
        let mut text = String::from("cv\n");
        for Entry { card, face, gigamic, .. } in &self.entries {
            text.push_str(&format!("{card}"));
            for kind in face.kinds.iter() {
                text.push_str(&format!(" {kind}"));
            }
            let mut fact = |name: &str, value: String| {
                if !value.is_empty() && value != "0" {
                    text.push_str(&format!(" {name} {value}"));
                }
            };
            fact("cost", face.cost.to_string());
            fact("gives", face.gives.to_string());
            fact("any", face.any.to_string());
            fact("dice", face.dice.to_string());
            fact("rerolls", face.rerolls.to_string());
            fact("upkeep", face.upkeep.to_string());
            fact("points", face.points.to_string());
            for arrow in face.arrows.iter().flatten() {
                fact("change", arrow_text(*arrow));
            }
            fact("ability", face.ability.map_or("", Ability::word).to_owned());
            fact("discount", face.discount.map_or("", Kind::word).to_owned());
            fact("when", if face.is_late { "old age" } else { "" }.to_owned());
            fact("needs", kinds_text(face.needs));
            fact("without", kinds_text(face.without));
            fact("score", face.goal.map_or(String::new(), goal_text));
            fact("gigamic", gigamic.map_or(String::new(), goal_text));
            text.push('\n');
        }
        text
    }
}

fn kinds_text(kinds: KindSet) -> String {
    kinds.iter().map(Kind::word).collect::<Vec<_>>().join("+")
}

/// An arrow as deck files write it: `K > $`, `H <> R`.
pub fn arrow_text(arrow: Arrow) -> String {
    let sign = if arrow.is_double { "<>" } else { ">" };
    format!("{} {sign} {}", arrow.from.letter(), arrow.to.letter())
}

fn goal_text(goal: Goal) -> String {
    match goal {
        Goal::Symbols { points } => format!("{points} per symbol"),
        Goal::Sets { points, set } => {
            let parts = Kind::STACKED.iter().filter(|kind| set[kind.index()] > 0);
            let parts: Vec<String> = parts.map(|kind| format!("{}x{kind}", set[kind.index()])).collect();
            format!("{points} per {}", parts.join("+"))
        }
    }
}

pub(crate) fn entry(row: &Row<'_>) -> Result<Entry, DeckError> {
    row.only(&KEYS)?;
    let number = row.number("number", 1..=CARDS as i64)? as u8;
    let card =
        Card::new(number).ok_or_else(|| row.error_at("number", "a number from 1 to 83 is expected"))?;
    let provenance = row.provenance()?;
    let known = FACTS.map(|fact| (fact, fact));
    let list = |key: &str| if row.has(key) { row.words(key, &known) } else { Ok(Vec::new()) };
    let (print, report) = (list("print")?, list("report")?);
    let source = if row.has("source") { row.text("source")?.to_owned() } else { String::new() };
    if source.is_empty() && !(print.is_empty() && report.is_empty()) {
        return Err(row.error("facts of print or report need a `source`"));
    }
    let face = face(row, card)?;
    let gigamic = if row.has("gigamic") { Some(goal(&row.inner("gigamic")?)?) } else { None };
    if gigamic.is_some() && face.goal.is_none() {
        return Err(row.error_at("gigamic", "only a goal scores differently in the edition gigamic"));
    }
    Ok(Entry { card, names: row.names("name")?, face, gigamic, provenance, print, report, source })
}

fn face(row: &Row<'_>, card: Card) -> Result<Face, DeckError> {
    let mut face = Face { kinds: kinds_of(row, card)?, ..Face::default() };
    let age = card.age();
    let stacked = Kind::STACKED.map(|kind| (kind.word(), kind));
    face.cost = symbols(row, "cost", age == Age::Childhood || age == Age::Goal)?;
    face.gives = symbols(row, "gives", true)?;
    face.upkeep = symbols(row, "upkeep", true)?;
    face.any = small(row, "any", 4)?;
    face.dice = small(row, "dice", 3)?;
    face.rerolls = small(row, "rerolls", 3)?;
    face.points = small(row, "points", 20)?;
    face.arrows = arrows(row)?;
    if row.has("ability") {
        face.ability = Some(row.word("ability", &Ability::WORDS)?);
    }
    if row.has("discount") {
        face.discount = Some(row.word("discount", &stacked)?);
    }
    if row.has("when") {
        row.word("when", &[("old age", ())])?;
        face.is_late = true;
    }
    if row.has("needs") {
        face.needs = row.words("needs", &stacked)?.into_iter().collect();
    }
    if row.has("without") {
        face.without = row.words("without", &stacked)?.into_iter().collect();
    }
    if row.has("score") {
        face.goal = Some(goal(&row.inner("score")?)?);
    }
    check_face(row, card, &face)?;
    Ok(face)
}

/// What only some types have, and what they must have.
fn check_face(row: &Row<'_>, card: Card, face: &Face) -> Result<(), DeckError> {
    let refuse = |keys: &[&str], what: &str| match keys.iter().find(|key| row.has(key)) {
        Some(key) => Err(row.error_at(key, format!("{what} has no `{key}`"))),
        None => Ok(()),
    };
    let is_own = |ability| face.can(ability);
    if card.age() == Age::Goal {
        refuse(
            &[
                "cost", "gives", "any", "dice", "rerolls", "upkeep", "points", "change", "ability",
                "discount", "when", "needs", "without",
            ],
            "a goal",
        )?;
        return match face.goal {
            Some(_) => Ok(()),
            None => Err(row.error("`score` is missing: a goal says what it scores")),
        };
    }
    refuse(&["score", "gigamic"], "a card that is no goal")?;
    if card.age() == Age::Childhood {
        refuse(&["cost", "needs", "without"], "a childhood card")?;
    }
    if face.is_event() {
        refuse(&["any", "rerolls", "upkeep", "points", "change"], "an event")?;
        let effects =
            [!face.gives.is_empty(), face.dice > 0, face.discount.is_some(), is_own(Ability::Insurance)];
        let count = effects.into_iter().filter(|&is| is).count();
        if count != 1 || (face.ability.is_some() && !is_own(Ability::Insurance)) {
            let expected = "`gives`, `dice`, `discount` or the ability insurance";
            return Err(row.error(format!("an event has exactly one of {expected}")));
        }
        if face.is_late && face.gives.is_empty() {
            return Err(row.error_at("when", "only an event that gives symbols can wait for old age"));
        }
        return Ok(());
    }
    refuse(&["discount", "when"], "a card that is no event")?;
    if is_own(Ability::Insurance) {
        return Err(row.error_at("ability", "only an event insures"));
    }
    let is_possession = face.kinds.contains(Kind::Possession);
    if row.has("points") != is_possession {
        return Err(row.error("`points` are printed on possessions, on all of them and on nothing else"));
    }
    if is_own(Ability::Starter) != (card.age() == Age::Childhood) {
        return Err(row.error("the starter is the one childhood card that is no event"));
    }
    if is_own(Ability::Double) && !face.kinds.iter().all(|kind| Kind::SERIES.contains(&kind)) {
        return Err(row.error_at("ability", "only health, relationship and knowledge count double"));
    }
    Ok(())
}

fn kinds_of(row: &Row<'_>, card: Card) -> Result<KindSet, DeckError> {
    let list = row.words("type", &Kind::ALL.map(|kind| (kind.word(), kind)))?;
    let kinds: KindSet = list.iter().copied().collect();
    if list.is_empty() || list.len() > 2 || kinds.count() as usize != list.len() {
        return Err(row.error_at("type", "a card has one type or two different ones"));
    }
    let is_plain = |kind| list == [kind];
    let holds = |kind| kinds.contains(kind);
    let fits = match card.age() {
        Age::Goal => is_plain(Kind::Goal),
        Age::Childhood => is_plain(Kind::Event) || is_plain(Kind::Possession),
        Age::EarlyAdulthood | Age::MiddleAge | Age::OldAge => {
            !holds(Kind::Goal) && (!holds(Kind::Event) || list.len() == 1)
        }
    };
    if fits {
        return Ok(kinds);
    }
    let expected = match card.age() {
        Age::Goal => "cards 76 to 83 are goals",
        Age::Childhood => "cards 1 to 12 are events, but for the starter, a possession",
        Age::EarlyAdulthood | Age::MiddleAge | Age::OldAge => {
            "cards 13 to 75 are events, or have one or two of the types with a stack"
        }
    };
    Err(row.error_at("type", expected))
}

fn symbols(row: &Row<'_>, key: &str, is_optional: bool) -> Result<Symbols, DeckError> {
    if is_optional && !row.has(key) {
        return Ok(Symbols::EMPTY);
    }
    let text = row.any_text(key)?;
    let mut symbols = Symbols::EMPTY;
    for letter in text.chars().filter(|letter| *letter != ' ') {
        let symbol = Symbol::of_letter(letter).ok_or_else(|| {
            row.error_at(key, format!("unknown symbol `{letter}` in `{key}`, expected H, K, R, $, + or -"))
        })?;
        symbols = symbols.plus(Symbols::one(symbol));
        if symbols.total() > SYMBOLS_MAX {
            return Err(row.error_at(key, format!("at most {SYMBOLS_MAX} symbols are expected")));
        }
    }
    Ok(symbols)
}

fn small(row: &Row<'_>, key: &str, max: i64) -> Result<u8, DeckError> {
    if row.has(key) { row.number(key, 0..=max).map(|number| number as u8) } else { Ok(0) }
}

fn arrows(row: &Row<'_>) -> Result<[Option<Arrow>; ARROWS], DeckError> {
    let mut arrows = [None; ARROWS];
    if !row.has("change") {
        return Ok(arrows);
    }
    let list = row.texts("change")?;
    if list.len() > ARROWS {
        return Err(row.error_at("change", format!("at most {ARROWS} arrows are expected")));
    }
    for (place, text) in arrows.iter_mut().zip(list) {
        let parts: Vec<&str> = text.split(' ').collect();
        let letter = |part: &str| part.parse::<Symbols>().ok().filter(|symbols| symbols.total() == 1);
        let ends = match parts[..] {
            [from, sign @ (">" | "<>"), to] => {
                letter(from).zip(letter(to)).filter(|(from, to)| from != to).map(|ends| (ends, sign))
            }
            _ => None,
        };
        let Some(((from, to), sign)) = ends else {
            return Err(row.error_at("change", format!("`{text}` found, expected `K > $` or `K <> $`")));
        };
        *place = from.kinds().next().zip(to.kinds().next()).map(|(from, to)| Arrow {
            from,
            to,
            is_double: sign == "<>",
        });
    }
    Ok(arrows)
}

fn goal(row: &Row<'_>) -> Result<Goal, DeckError> {
    row.only(&["points", "set", "symbols"])?;
    let points = row.number("points", 1..=20)? as u8;
    if row.has("symbols") && row.is_true("symbols")? {
        if row.has("set") {
            return Err(row.error("a goal scores sets or symbols, not both"));
        }
        return Ok(Goal::Symbols { points });
    }
    let mut set = [0; STACKS];
    for kind in row.words("set", &Kind::STACKED.map(|kind| (kind.word(), kind)))? {
        set[kind.index()] += 1;
    }
    if set == [0; STACKS] {
        return Err(row.error("`set` must name at least one type"));
    }
    Ok(Goal::Sets { points, set })
}
