//! The deck: what the rules need to know of the components.

use decks::{DeckError, DeckFile, Names, Provenance};

use crate::card::{COLOURS, COPIES_MAX, Cards, Colour, Kind, VALUE_MAX, VALUE_MIN};

/// The default deck file, compiled in.
pub const DEFAULT_DECK: &str = include_str!("../../../decks/kosmopolis.toml");

/// How many modification cards there are (KOS-3).
pub const MODIFICATIONS: usize = 4;

/// What a card of a colour does when it is played to the capital.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// Draws a modification card and lays it face down (KOS-25).
    Agent,
    /// Takes the lowest card of another column (KOS-26).
    Priest,
    /// Draws a card (KOS-23).
    Scholar,
    /// Takes a marker (KOS-24).
    Merchant,
}

impl Ability {
    /// All of them with their word in deck files.
    pub const WORDS: [(&'static str, Ability); COLOURS] = [
        ("agent", Ability::Agent),
        ("priest", Ability::Priest),
        ("scholar", Ability::Scholar),
        ("merchant", Ability::Merchant),
    ];

    /// The word in deck files.
    pub fn word(self) -> &'static str {
        Ability::WORDS[self as usize].0
    }
}

/// A deck, checked. What the rules use is copied out of it when a game is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// All profession cards.
    pub cards: Cards,
    /// The ability of each colour.
    pub abilities: [Ability; COLOURS],
    /// The modification values, highest first.
    pub modifications: [i8; MODIFICATIONS],
    /// How many markers the supply has.
    pub markers: u8,
    /// The name of each colour's profession.
    pub names: [Names; COLOURS],
    /// Where each colour is known from.
    pub provenance: [Provenance; COLOURS],
}

impl Deck {
    /// The deck of the box.
    ///
    /// # Panics
    /// Never: a test reads the compiled-in file.
    pub fn standard() -> Deck {
        Deck::parse("decks/kosmopolis.toml", DEFAULT_DECK).expect("the compiled-in deck is well-formed")
    }

    /// Reads a deck file; the name is for messages.
    pub fn parse(name: &str, text: &str) -> Result<Deck, DeckError> {
        let file = DeckFile::parse(name, text)?;
        file.only(&["game", "markers", "profession", "modification"])?;
        let top = file.top();
        top.word("game", &[("kosmopolis", ())])?;
        let markers = top.number("markers", 0..=100)? as u8;

        let colours = Colour::ALL.map(|colour| (colour.word(), colour));
        let mut cards = Cards::EMPTY;
        let mut found: [Option<(Ability, Names, Provenance)>; COLOURS] = Default::default();
        for row in file.rows("profession")? {
            row.only(&["colour", "ability", "copies", "name", "provenance", "source"])?;
            let colour = row.word("colour", &colours)?;
            let ability = row.word("ability", &Ability::WORDS)?;
            if found[colour.index()].is_some() {
                return Err(row.error_at("colour", format!("{colour} has a row already")));
            }
            if found.iter().flatten().any(|&(other, ..)| other == ability) {
                let message = format!("{} belongs to another colour already", ability.word());
                return Err(row.error_at("ability", message));
            }
            let copies = row.inner("copies")?;
            copies.only(&["2", "3", "4", "5", "6"])?;
            for value in VALUE_MIN..=VALUE_MAX {
                let count = copies.number(&value.to_string(), 0..=i64::from(COPIES_MAX))?;
                let kind = Kind::new(colour, value);
                cards = (0..count).filter_map(|_| kind).fold(cards, |all, kind| all.plus(Cards::one(kind)));
            }
            found[colour.index()] = Some((ability, row.names("name")?, row.provenance()?));
        }
        if cards.is_empty() {
            return Err(top.error("the deck has no cards"));
        }
        let modifications = modifications(&file)?;
        let mut abilities = [Ability::Agent; COLOURS];
        let mut rest = Vec::new();
        for (colour, row) in Colour::ALL.into_iter().zip(found) {
            let Some((ability, names, provenance)) = row else {
                return Err(top.error(format!("no [[profession]] is {colour}")));
            };
            abilities[colour.index()] = ability;
            rest.push((names, provenance));
        }
        let names = std::array::from_fn(|index| rest[index].0.clone());
        let provenance = std::array::from_fn(|index| rest[index].1);
        Ok(Deck { cards, abilities, modifications, markers, names, provenance })
    }

    /// The rule facts as canonical text, for the checksum.
    pub fn facts(&self) -> String {
        let mut text = format!("kosmopolis\nmarkers {}\n", self.markers);
        for colour in Colour::ALL {
            let copies: Vec<String> = (VALUE_MIN..=VALUE_MAX)
                .filter_map(|value| Kind::new(colour, value))
                .map(|kind| format!("{}x{}", kind.value(), self.cards.count(kind)))
                .collect();
            let ability = self.abilities[colour.index()].word();
            text.push_str(&format!("{colour} {ability} {}\n", copies.join(" ")));
        }
        for value in self.modifications {
            text.push_str(&format!("modification {value:+}\n"));
        }
        text
    }
}

fn modifications(file: &DeckFile) -> Result<[i8; MODIFICATIONS], DeckError> {
    let rows = file.rows("modification")?;
    let mut values = Vec::new();
    for row in &rows {
        row.only(&["value", "provenance", "source"])?;
        row.provenance()?;
        let value = row.number("value", -20..=20)? as i8;
        if values.contains(&value) {
            // KOS-5 needs one highest card, and a value names its card.
            return Err(row.error_at("value", format!("{value:+} is there already, the values must differ")));
        }
        if values.len() == MODIFICATIONS {
            return Err(row.error(format!("exactly {MODIFICATIONS} modification cards are expected")));
        }
        values.push(value);
    }
    values.sort_unstable_by(|a, b| b.cmp(a));
    values
        .try_into()
        .map_err(|_| file.top().error(format!("exactly {MODIFICATIONS} modification cards are expected")))
}
