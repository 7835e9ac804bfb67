//! Actions and chances, and their notation.

use std::fmt;
use std::str::FromStr;

use engine::{Digest, Fact, NotationError, Seat};

use crate::card::{Cards, Colour, ColourSet, Kind};

/// The cards kept at one step of the draft: one or two, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Keep {
    first: Kind,
    second: Option<Kind>,
}

impl Keep {
    /// One card.
    #[inline]
    pub fn one(kind: Kind) -> Keep {
        Keep { first: kind, second: None }
    }

    /// Two cards, in either order.
    #[inline]
    pub fn two(a: Kind, b: Kind) -> Keep {
        Keep { first: a.min(b), second: Some(a.max(b)) }
    }

    /// One or two cards; `None` for any other number.
    pub fn of(cards: Cards) -> Option<Keep> {
        let mut kinds = cards.iter();
        match (kinds.next(), kinds.next(), kinds.next()) {
            (Some(first), second, None) => Some(Keep { first, second }),
            _ => None,
        }
    }

    /// The cards.
    #[inline]
    pub fn cards(self) -> Cards {
        let first = Cards::one(self.first);
        self.second.map_or(first, |second| first.plus(Cards::one(second)))
    }

    /// How many cards.
    #[inline]
    pub fn count(self) -> u32 {
        1 + u32::from(self.second.is_some())
    }
}

impl Fact for Keep {
    fn digest(&self, digest: &mut Digest) {
        digest.add(&self.first).add(&self.second);
    }
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `keep b5 g2`: keeps these cards in the draft (KOS-12).
    Keep(Keep),
    /// `capital b5`: plays the card to the capital (KOS-22).
    Capital(Kind),
    /// `hometown b5`: plays the card to the seat's own hometown (KOS-21).
    Hometown(Kind),
    /// `lay blue`: lays the modification card just drawn at this column (KOS-25).
    Lay(Colour),
    /// `take blue`: takes the lowest card of this column of the capital (KOS-26).
    Take(Colour),
    /// `save blue yellow`, `save none`: pays markers for these bust columns (KOS-32).
    Save(ColourSet),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(keep) => {
                write!(f, "keep {}", keep.first)?;
                keep.second.map_or(Ok(()), |second| write!(f, " {second}"))
            }
            Action::Capital(kind) => write!(f, "capital {kind}"),
            Action::Hometown(kind) => write!(f, "hometown {kind}"),
            Action::Lay(colour) => write!(f, "lay {colour}"),
            Action::Take(colour) => write!(f, "take {colour}"),
            Action::Save(colours) => write!(f, "save {colours}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "keep" => match rest.split_once(' ') {
                None => Ok(Action::Keep(Keep::one(rest.parse()?))),
                Some((first, second)) => Ok(Action::Keep(Keep::two(first.parse()?, second.parse()?))),
            },
            "capital" => Ok(Action::Capital(rest.parse()?)),
            "hometown" => Ok(Action::Hometown(rest.parse()?)),
            "lay" => Ok(Action::Lay(rest.parse()?)),
            "take" => Ok(Action::Take(rest.parse()?)),
            "save" if rest == "none" => Ok(Action::Save(ColourSet::EMPTY)),
            "save" => rest
                .split(' ')
                .try_fold(ColourSet::EMPTY, |set, word| Ok(set.with(word.parse()?)))
                .map(Action::Save),
            _ => Err(NotationError::new(text, "keep, capital, hometown, lay, take or save")),
        }
    }
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `seed b5`: the first card of the capital (KOS-4).
    Seed(Kind),
    /// `start 1 +4`: the modification card dealt openly to a seat (KOS-5).
    Start(Seat, i8),
    /// `deal 1 b5`: a card dealt to a seat (KOS-11).
    Deal(Seat, Kind),
    /// `draw b5`: the card drawn by the Scholar (KOS-23).
    Draw(Kind),
    /// `modification +4`: the modification card drawn by the Agent (KOS-25).
    Modification(i8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Seed(kind) => write!(f, "seed {kind}"),
            Chance::Start(seat, value) => write!(f, "start {seat} {value:+}"),
            Chance::Deal(seat, kind) => write!(f, "deal {seat} {kind}"),
            Chance::Draw(kind) => write!(f, "draw {kind}"),
            Chance::Modification(value) => write!(f, "modification {value:+}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
        match verb {
            "seed" => Ok(Chance::Seed(rest.parse()?)),
            "start" => Ok(Chance::Start(first.parse()?, modification(second)?)),
            "deal" => Ok(Chance::Deal(first.parse()?, second.parse()?)),
            "draw" => Ok(Chance::Draw(rest.parse()?)),
            "modification" => Ok(Chance::Modification(modification(rest)?)),
            _ => Err(NotationError::new(text, "seed, start, deal, draw or modification")),
        }
    }
}

/// Reads a signed value; the sign is part of the notation.
fn modification(text: &str) -> Result<i8, NotationError> {
    text.parse()
        .ok()
        .filter(|value: &i8| format!("{value:+}") == text)
        .ok_or_else(|| NotationError::new(text, "a value with its sign, such as +4 or -3"))
}
