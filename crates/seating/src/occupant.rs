//! Who sits in a seat.

use crate::level::BotLevel;

/// Who sits in a seat. What is known of a person depends on who asks: the server knows an identity, a page only
/// whether they are connected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupant<Person> {
    /// Nobody yet.
    Open,
    /// A person.
    Human(Person),
    /// A bot.
    Bot(BotLevel),
    /// A bot plays for a person who left, until they return.
    StandIn(Person, BotLevel),
}

/// Whether a person is at the table now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Presence {
    /// A browser of theirs is connected.
    Connected,
    /// None is.
    Away,
}

impl<Person> Occupant<Person> {
    /// Whether nobody sits there yet.
    pub fn is_open(&self) -> bool {
        matches!(self, Occupant::Open)
    }

    /// The level of the bot that acts for the seat, if one does.
    pub fn bot(&self) -> Option<BotLevel> {
        match self {
            Occupant::Bot(level) | Occupant::StandIn(_, level) => Some(*level),
            Occupant::Open | Occupant::Human(_) => None,
        }
    }

    /// The person the seat belongs to, also while a bot stands in.
    pub fn owner(self) -> Option<Person> {
        match self {
            Occupant::Human(person) | Occupant::StandIn(person, _) => Some(person),
            Occupant::Open | Occupant::Bot(_) => None,
        }
    }

    /// The same, with something else known of the person.
    pub fn map<Other>(self, known: impl FnOnce(Person) -> Other) -> Occupant<Other> {
        match self {
            Occupant::Open => Occupant::Open,
            Occupant::Human(person) => Occupant::Human(known(person)),
            Occupant::Bot(level) => Occupant::Bot(level),
            Occupant::StandIn(person, level) => Occupant::StandIn(known(person), level),
        }
    }
}
