//! Actions and chances, and their notation.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};

use crate::card::{Idea, Order};
use crate::resource::{Bundle, Resource};

/// One resource for others: what is given and what is taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Swap {
    /// What is given.
    pub give: Resource,
    /// What is taken.
    pub take: Resource,
}

impl Swap {
    /// Every swap of two different kinds, ascending.
    pub const ALL: [Swap; 6] = [
        Swap { give: Resource::Food, take: Resource::Wood },
        Swap { give: Resource::Food, take: Resource::Stone },
        Swap { give: Resource::Wood, take: Resource::Food },
        Swap { give: Resource::Wood, take: Resource::Stone },
        Swap { give: Resource::Stone, take: Resource::Food },
        Swap { give: Resource::Stone, take: Resource::Wood },
    ];
}

impl fmt::Display for Swap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.give, self.take)
    }
}

impl FromStr for Swap {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Swap, NotationError> {
        let (give, take) = text
            .split_once(' ')
            .ok_or_else(|| NotationError::new(text, "two resources: what is given and what is taken"))?;
        Ok(Swap { give: give.parse()?, take: take.parse()? })
    }
}

/// What is stolen from one player: two resources with the Sword (CVL-C10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Loot {
    /// Who is robbed.
    pub victim: Seat,
    /// Of what.
    pub bundle: Bundle,
}

impl fmt::Display for Loot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.victim, self.bundle)
    }
}

impl FromStr for Loot {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Loot, NotationError> {
        let (victim, bundle) = text
            .split_once(' ')
            .ok_or_else(|| NotationError::new(text, "a seat and what is stolen there, such as 2 food"))?;
        Ok(Loot { victim: victim.parse()?, bundle: bundle.parse()? })
    }
}

/// A Theft: whom one robs and of what (CVL-24), and what one takes from the supply (CVL-63).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Theft {
    /// The victim, or the one with the lower seat number; nobody if only the supply is left.
    pub first: Option<Loot>,
    /// The other victim.
    pub second: Option<Loot>,
    /// What is taken from the supply.
    pub supply: Option<Resource>,
}

impl Theft {
    /// The victims in seat order.
    #[inline]
    pub fn loots(self) -> impl Iterator<Item = Loot> {
        [self.first, self.second].into_iter().flatten()
    }
}

impl fmt::Display for Theft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for loot in self.loots() {
            write!(f, "{between}{loot}")?;
            between = " and ";
        }
        self.supply.map_or(Ok(()), |resource| write!(f, "{between}supply {resource}"))
    }
}

impl FromStr for Theft {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Theft, NotationError> {
        let mut theft = Theft { first: None, second: None, supply: None };
        for part in text.split(" and ") {
            match part.strip_prefix("supply ") {
                Some(resource) if theft.supply.is_none() => theft.supply = Some(resource.parse()?),
                Some(_) => return Err(NotationError::new(text, "one resource from the supply at most")),
                None => {
                    let loot: Loot = part.parse()?;
                    match (theft.first, theft.second) {
                        (None, _) => theft.first = Some(loot),
                        // The two victims have no order, so they are written in one.
                        (Some(first), None) => {
                            theft.first = Some(first.min(loot));
                            theft.second = Some(first.max(loot));
                        }
                        (Some(_), Some(_)) => return Err(NotationError::new(text, "two victims at most")),
                    }
                }
            }
        }
        Ok(theft)
    }
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `lay logging hunting`: lays the first order open and the second face down (CVL-11, CVL-70).
    Lay {
        /// The open order.
        open: Order,
        /// The order that lies face down.
        hidden: Order,
    },
    /// `steal 2 food`, `steal 2 food and 3 wood`, `steal 2 food wood` with the Sword, `steal 2 food and supply
    /// stone`, `steal supply stone`: carries out Theft (CVL-24, CVL-63).
    Steal(Theft),
    /// `take food`, `take food wood`: chooses resources, by Cunning or by an idea (CVL-23, CVL-C1, CVL-C98).
    Take(Bundle),
    /// `trade food wood`: gives food and takes wood (CVL-25).
    Trade(Swap),
    /// `buy 17`, `buy 17 swap food wood`: buys an idea, with the swap of the Bazaar before (CVL-30, CVL-C20).
    Buy {
        /// Which idea.
        idea: Idea,
        /// The swap before paying.
        swap: Option<Swap>,
    },
    /// `stop`: buys nothing more (CVL-34).
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { open, hidden } => write!(f, "lay {open} {hidden}"),
            Action::Steal(theft) => write!(f, "steal {theft}"),
            Action::Take(bundle) => write!(f, "take {bundle}"),
            Action::Trade(swap) => write!(f, "trade {swap}"),
            Action::Buy { idea, swap: None } => write!(f, "buy {idea}"),
            Action::Buy { idea, swap: Some(swap) } => write!(f, "buy {idea} swap {swap}"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "lay" => {
                let (open, hidden) = rest
                    .split_once(' ')
                    .ok_or_else(|| NotationError::new(rest, "two orders: the open one and the hidden one"))?;
                Ok(Action::Lay { open: open.parse()?, hidden: hidden.parse()? })
            }
            "steal" => Ok(Action::Steal(rest.parse()?)),
            "take" => Ok(Action::Take(rest.parse()?)),
            "trade" => Ok(Action::Trade(rest.parse()?)),
            "buy" => match rest.split_once(" swap ") {
                None => Ok(Action::Buy { idea: rest.parse()?, swap: None }),
                Some((idea, swap)) => Ok(Action::Buy { idea: idea.parse()?, swap: Some(swap.parse()?) }),
            },
            "stop" if text == "stop" => Ok(Action::Stop),
            _ => Err(NotationError::new(text, "lay, steal, take, trade, buy or stop")),
        }
    }
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `idea 17`: the idea that is laid on the track (CVL-3, CVL-31, CVL-42).
    Idea(Idea),
    /// `look 17`: the card on top of the deck, for whoever looks at it (CVL-C13).
    Look(Idea),
    /// `leader 2`: who has the helm first (CVL-5).
    Leader(Seat),
    /// `left 2`: who sits to the left of the Grannfolk (CVL-60).
    Left(Seat),
    /// `open logging`: the open order of the Grannfolk (CVL-61).
    Open(Order),
    /// `hidden logging`: the hidden order of the Grannfolk (CVL-61).
    Hidden(Order),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Idea(idea) => write!(f, "idea {idea}"),
            Chance::Look(idea) => write!(f, "look {idea}"),
            Chance::Leader(seat) => write!(f, "leader {seat}"),
            Chance::Left(seat) => write!(f, "left {seat}"),
            Chance::Open(order) => write!(f, "open {order}"),
            Chance::Hidden(order) => write!(f, "hidden {order}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "idea" => Ok(Chance::Idea(rest.parse()?)),
            "look" => Ok(Chance::Look(rest.parse()?)),
            "leader" => Ok(Chance::Leader(rest.parse()?)),
            "left" => Ok(Chance::Left(rest.parse()?)),
            "open" => Ok(Chance::Open(rest.parse()?)),
            "hidden" => Ok(Chance::Hidden(rest.parse()?)),
            _ => Err(NotationError::new(text, "idea, look, leader, left, open or hidden")),
        }
    }
}
