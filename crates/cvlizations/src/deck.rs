//! The deck: reads and checks the deck file.

use decks::{DeckError, DeckFile, Names, Provenance, Row};

use crate::card::{IDEAS, Idea, IdeaSet, Kind, ORDERS, Order, Strength};
use crate::effect::{Effect, Gain};
use crate::resource::{Resource, Resources};

/// The default deck file, compiled in.
pub const DEFAULT_DECK: &str = include_str!("../../../decks/cvlizations.toml");

/// The most resources in a cost.
const COST_MAX: u32 = 9;

/// The facts of an idea that may be known better than the idea as a whole.
pub const FACTS: [&str; 6] = ["number", "name", "type", "cost", "effect", "points"];

/// What an order brings at one strength, and where that is known from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amount {
    /// How much: victims, resources, happiness, or 1 for a Doubling that works.
    pub amount: u8,
    /// Where it is known from.
    pub provenance: Provenance,
    /// The source, in words; empty for what is ours.
    pub source: String,
}

/// An order as the deck file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderEntry {
    /// Which one.
    pub order: Order,
    /// Its names.
    pub names: Names,
    /// What it brings by one, by two, by three.
    pub amounts: [Amount; 3],
}

/// An idea as the deck file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub idea: Idea,
    /// Its names.
    pub names: Names,
    /// Its type.
    pub kind: Kind,
    /// What it costs.
    pub cost: Resources,
    /// Its printed points.
    pub points: u8,
    /// What it does.
    pub effect: Effect,
    /// Where it is known from: the weakest of its facts.
    pub provenance: Provenance,
    /// Facts known from print although the idea as a whole is not.
    pub print: Vec<&'static str>,
    /// Facts known from reports although the idea as a whole is not.
    pub report: Vec<&'static str>,
    /// The source, in words; empty for what is wholly ours.
    pub source: String,
}

/// A deck, checked: the eight orders and the 48 ideas, both in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    orders: Vec<OrderEntry>,
    ideas: Vec<Entry>,
    /// The ideas that are in the box: all of them, but for small decks in tests.
    pub(crate) present: IdeaSet,
}

const ORDER_KEYS: [&str; 5] = ["order", "one", "two", "three", "name"];

const IDEA_KEYS: [&str; 11] = [
    "number",
    "type",
    "cost",
    "points",
    "effect",
    "brings_happiness",
    "name",
    "provenance",
    "print",
    "report",
    "source",
];

impl Deck {
    /// The deck that is compiled in.
    ///
    /// # Panics
    /// Never: a test reads the compiled-in file.
    pub fn standard() -> Deck {
        Deck::parse("decks/cvlizations.toml", DEFAULT_DECK).expect("the compiled-in deck is well-formed")
    }

    /// Reads a deck file; the name is for messages.
    pub fn parse(name: &str, text: &str) -> Result<Deck, DeckError> {
        let file = DeckFile::parse(name, text)?;
        file.only(&["game", "order", "idea"])?;
        let top = file.top();
        top.word("game", &[("cvlizations", ())])?;
        let mut orders: Vec<Option<OrderEntry>> = vec![None; ORDERS];
        for row in file.rows("order")? {
            let entry = order_entry(&row)?;
            let order = entry.order;
            if orders[order.index()].replace(entry).is_some() {
                return Err(row.error_at("order", format!("there is the order {order} already")));
            }
        }
        if let Some(order) = Order::ALL.into_iter().find(|order| orders[order.index()].is_none()) {
            return Err(top.error(format!("the order {order} is missing")));
        }
        let mut ideas: Vec<Option<Entry>> = vec![None; IDEAS];
        for row in file.rows("idea")? {
            let entry = idea_entry(&row)?;
            let idea = entry.idea;
            if ideas[idea.index()].replace(entry).is_some() {
                return Err(row.error_at("number", format!("there is an idea {idea} already")));
            }
        }
        // CVL-3: every number is there once, so that the decks have 32 and 16 ideas.
        if let Some(idea) = Idea::all().find(|idea| ideas[idea.index()].is_none()) {
            return Err(top.error(format!("idea {idea} is missing: 1 to 48 are expected")));
        }
        Ok(Deck {
            orders: orders.into_iter().flatten().collect(),
            ideas: ideas.into_iter().flatten().collect(),
            present: Idea::all().collect(),
        })
    }

    /// The orders, in the order in which they are carried out.
    pub fn orders(&self) -> &[OrderEntry] {
        &self.orders
    }

    /// One order.
    pub fn order(&self, order: Order) -> &OrderEntry {
        &self.orders[order.index()]
    }

    /// All ideas in order.
    pub fn entries(&self) -> &[Entry] {
        &self.ideas
    }

    /// One idea.
    pub fn entry(&self, idea: Idea) -> &Entry {
        &self.ideas[idea.index()]
    }

    /// The deck with other facts of one idea, for tests of rules that must not hang on what is ours to tune.
    #[cfg(test)]
    pub(crate) fn with(mut self, number: u8, change: impl FnOnce(&mut Entry)) -> Deck {
        change(&mut self.ideas[usize::from(number) - 1]);
        self
    }

    /// The deck with other strengths of an order, for the same.
    #[cfg(test)]
    pub(crate) fn with_order(mut self, order: Order, amounts: [u8; 3]) -> Deck {
        for (strength, amount) in self.orders[order.index()].amounts.iter_mut().zip(amounts) {
            strength.amount = amount;
        }
        self
    }

    /// The deck with these ideas only, for tests that count everything that can be.
    #[cfg(test)]
    pub(crate) fn small(mut self, numbers: &[u8]) -> Deck {
        self.present = numbers.iter().filter_map(|&number| Idea::new(number)).collect();
        self
    }

    /// The rule facts as canonical text, for the checksum.
    pub fn facts(&self) -> String {
        let mut text = String::from("cvlizations\n");
        for OrderEntry { order, amounts, .. } in &self.orders {
            let [one, two, three] = amounts.each_ref().map(|amount| amount.amount);
            text.push_str(&format!("{order} {one} {two} {three}\n"));
        }
        for Entry { idea, kind, cost, points, effect, .. } in &self.ideas {
            let effect = effect_text(*effect);
            text.push_str(&format!("{idea} {kind} cost {} points {points} {effect}\n", cost.letters()));
        }
        if self.present.count() as usize != IDEAS {
            text.push_str(&format!("only {}\n", self.present));
        }
        text
    }
}

fn gain_word(gain: Gain) -> &'static str {
    match gain {
        Gain::Resource(resource) => resource.word(),
        Gain::Happiness => "happiness",
        Gain::Choice => "choice",
        Gain::Taken => "taken",
    }
}

/// An effect with its parameters, as canonical text.
fn effect_text(effect: Effect) -> String {
    let word = effect.word();
    match effect {
        Effect::Order(order, gain) => format!("{word} {order} {}", gain_word(gain)),
        Effect::Strength(strength, gain) => format!("{word} {strength} {}", gain_word(gain)),
        Effect::FirstAt(strength, gain) => format!("{word} {strength} {} once", gain_word(gain)),
        Effect::Vacation(order) => format!("{word} {order}"),
        Effect::Dog(gain) | Effect::PurchaseTurn(gain) | Effect::Variety(gain) => {
            format!("{word} {}", gain_word(gain))
        }
        Effect::Purchase(None, gain) => format!("{word} any {}", gain_word(gain)),
        Effect::Purchase(Some(kind), gain) => format!("{word} {kind} {}", gain_word(gain)),
        Effect::EmptyStore(resource) => format!("{word} {resource}"),
        Effect::Swap(resource, max) => format!("{word} {resource} {max}"),
        Effect::StockExchange { max, points } => format!("{word} {max} {points}"),
        Effect::Consumerism(number)
        | Effect::Humanism(number)
        | Effect::TypeSets(number)
        | Effect::PerLate(number)
        | Effect::PerHappiness(number)
        | Effect::MostIdeas(number) => format!("{word} {number}"),
        Effect::PerKind(kind, points) | Effect::Majority(kind, points) => format!("{word} {kind} {points}"),
        Effect::None
        | Effect::Crowd
        | Effect::Dagger
        | Effect::Cat
        | Effect::Sword
        | Effect::Law
        | Effect::Look
        | Effect::Bazaar
        | Effect::SecondPurchase
        | Effect::Patience
        | Effect::Types
        | Effect::Pairs => word.to_owned(),
    }
}

fn source(row: &Row<'_>) -> Result<String, DeckError> {
    if row.has("source") { row.text("source").map(str::to_owned) } else { Ok(String::new()) }
}

fn order_entry(row: &Row<'_>) -> Result<OrderEntry, DeckError> {
    row.only(&ORDER_KEYS)?;
    let order = row.word("order", &Order::ALL.map(|order| (order.word(), order)))?;
    let amount = |strength: Strength| -> Result<Amount, DeckError> {
        let inner = row.inner(strength.word())?;
        inner.only(&["amount", "provenance", "source"])?;
        // CVL-C28: only these four can fail, and only by three.
        let can_fail = matches!(order, Order::Theft | Order::Cunning | Order::Slacking | Order::Doubling);
        let least = i64::from(!(can_fail && strength == Strength::Three));
        let most = match order {
            Order::Theft | Order::Cunning => 2,
            Order::Doubling => 1,
            Order::Logging | Order::Hunting | Order::Quarrying | Order::Slacking | Order::Trading => 6,
        };
        let amount = inner.number("amount", least..=most)? as u8;
        Ok(Amount { amount, provenance: inner.provenance()?, source: source(&inner)? })
    };
    let amounts = [amount(Strength::One)?, amount(Strength::Two)?, amount(Strength::Three)?];
    Ok(OrderEntry { order, names: row.names("name")?, amounts })
}

fn idea_entry(row: &Row<'_>) -> Result<Entry, DeckError> {
    row.only(&IDEA_KEYS)?;
    let number = row.number("number", 1..=IDEAS as i64)? as u8;
    let idea =
        Idea::new(number).ok_or_else(|| row.error_at("number", "a number from 1 to 48 is expected"))?;
    let provenance = row.provenance()?;
    let known = FACTS.map(|fact| (fact, fact));
    let list = |key: &str| if row.has(key) { row.words(key, &known) } else { Ok(Vec::new()) };
    let (print, report) = (list("print")?, list("report")?);
    let source = source(row)?;
    if source.is_empty() && !(print.is_empty() && report.is_empty()) {
        return Err(row.error("facts of print or report need a `source`"));
    }
    let effect = effect(&row.inner("effect")?)?;
    // CVL-C5: every idea says whether it counts for Humanism, and must say the truth.
    if row.is_true("brings_happiness")? != effect.brings_happiness() {
        let truth = if effect.brings_happiness() { "brings" } else { "does not bring" };
        return Err(
            row.error_at("brings_happiness", format!("this effect {truth} happiness during the game"))
        );
    }
    Ok(Entry {
        idea,
        names: row.names("name")?,
        kind: row.word("type", &Kind::ALL.map(|kind| (kind.word(), kind)))?,
        cost: cost(row)?,
        points: row.number("points", 0..=9)? as u8,
        effect,
        provenance,
        print,
        report,
        source,
    })
}

/// CVL-35: a cost names kinds of resources, and no free choice.
fn cost(row: &Row<'_>) -> Result<Resources, DeckError> {
    let mut cost = Resources::NONE;
    for letter in row.text("cost")?.chars() {
        let resource = Resource::ALL.into_iter().find(|resource| resource.letter() == letter);
        let resource = resource
            .ok_or_else(|| row.error_at("cost", format!("unknown letter `{letter}`, expected F, W or S")))?;
        cost = cost.plus(Resources::of(resource, 1));
        if cost.total() > COST_MAX {
            return Err(row.error_at("cost", format!("at most {COST_MAX} resources are expected")));
        }
    }
    Ok(cost)
}

/// Words for gains that an effect can have.
fn gain(row: &Row<'_>, others: &[(&'static str, Gain)]) -> Result<Gain, DeckError> {
    let mut words = Resource::ALL.map(|resource| (resource.word(), Gain::Resource(resource))).to_vec();
    words.extend_from_slice(others);
    row.word("gain", &words)
}

fn effect(row: &Row<'_>) -> Result<Effect, DeckError> {
    const HAPPINESS: (&str, Gain) = ("happiness", Gain::Happiness);
    let orders = Order::ALL[..ORDERS - 1].iter().map(|order| (order.word(), *order)).collect::<Vec<_>>();
    let small = |key: &str| row.number(key, 1..=9).map(|number| number as u8);
    let resource = || row.word("resource", &Resource::ALL.map(|resource| (resource.word(), resource)));
    let kind = || row.word("type", &Kind::ALL.map(|kind| (kind.word(), kind)));
    let word = row.text("kind")?;
    let (keys, effect): (&[&str], Effect) = match word {
        "order" => {
            let order = row.word("order", &orders)?;
            let others: &[_] = if order == Order::Trading { &[("taken", Gain::Taken)] } else { &[] };
            (&["order", "gain"], Effect::Order(order, gain(row, others)?))
        }
        "strength" => {
            let strength =
                row.word("strength", &Strength::ALL.map(|strength| (strength.word(), strength)))?;
            let gain = gain(row, &[HAPPINESS, ("choice", Gain::Choice)])?;
            let is_once = row.has("once") && row.is_true("once")?;
            let effect =
                if is_once { Effect::FirstAt(strength, gain) } else { Effect::Strength(strength, gain) };
            (&["strength", "gain", "once"], effect)
        }
        "vacation" => (&["order"], Effect::Vacation(row.word("order", &orders)?)),
        "crowd" => (&[], Effect::Crowd),
        "dagger" => (&[], Effect::Dagger),
        "dog" => (&["gain"], Effect::Dog(gain(row, &[HAPPINESS])?)),
        "cat" => (&[], Effect::Cat),
        "sword" => (&[], Effect::Sword),
        "law" => (&[], Effect::Law),
        "look" => (&[], Effect::Look),
        "bazaar" => (&[], Effect::Bazaar),
        "second-purchase" => (&[], Effect::SecondPurchase),
        "purchase" => {
            let kind = if row.has("type") { Some(kind()?) } else { None };
            (&["type", "gain"], Effect::Purchase(kind, gain(row, &[HAPPINESS])?))
        }
        "purchase-turn" => (&["gain"], Effect::PurchaseTurn(gain(row, &[HAPPINESS])?)),
        "patience" => (&[], Effect::Patience),
        "empty-store" => (&["resource"], Effect::EmptyStore(resource()?)),
        "variety" => (&["gain"], Effect::Variety(gain(row, &[HAPPINESS])?)),
        "swap" => (&["resource", "max"], Effect::Swap(resource()?, small("max")?)),
        "stock-exchange" => {
            (&["max", "points"], Effect::StockExchange { max: small("max")?, points: small("points")? })
        }
        "consumerism" => (&["points"], Effect::Consumerism(small("points")?)),
        "humanism" => (&["points"], Effect::Humanism(small("points")?)),
        "types" => (&[], Effect::Types),
        "type-sets" => (&["points"], Effect::TypeSets(small("points")?)),
        "pairs" => (&[], Effect::Pairs),
        "per-type" => (&["type", "points"], Effect::PerKind(kind()?, small("points")?)),
        "per-age-three" => (&["points"], Effect::PerLate(small("points")?)),
        "per-happiness" => (&["every"], Effect::PerHappiness(small("every")?)),
        "majority" => (&["type", "points"], Effect::Majority(kind()?, small("points")?)),
        "most-ideas" => (&["points"], Effect::MostIdeas(small("points")?)),
        "none" => (&[], Effect::None),
        _ => return Err(row.error_at("kind", format!("unknown effect `{word}`"))),
    };
    let known: Vec<&str> = [&["kind"], keys].concat();
    row.only(&known)?;
    Ok(effect)
}
