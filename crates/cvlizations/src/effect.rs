//! What ideas do: a closed list of effects, and the moments at which the rules ask for them.
//!
//! CVL-33, the golden rule: an idea wins over the rules. So each place in the rules that an idea can bend asks
//! there which ideas of the owner work, by the [`Moment`]; the list of moments is the list of those places.

use crate::card::{Kind, Order, Strength};
use crate::resource::Resource;

/// What an idea hands out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Gain {
    /// 1 of this resource.
    Resource(Resource),
    /// 1 happiness.
    Happiness,
    /// 1 resource of the owner's choice.
    Choice,
    /// 1 more of the kind taken in Trading.
    Taken,
}

/// A place in the rules that an idea can bend.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Moment {
    /// Its owner robs somebody (CVL-24).
    Robbing,
    /// Somebody wants to rob its owner (CVL-24).
    Robbed,
    /// Its owner has carried out an order (CVL-28).
    Action,
    /// Its owner's development begins (CVL-34).
    Look,
    /// Its owner pays for an idea (CVL-30).
    Payment,
    /// Its owner has bought an idea (CVL-30).
    Purchase,
    /// Its owner has bought the one idea of the turn (CVL-34).
    Another,
    /// The cleanup, before the helm passes (CVL-40).
    Cleanup,
    /// The end of the game (CVL-50). Ideas bought in the last turn have it too (CVL-32).
    End,
}

impl Moment {
    /// All of them, in the order of a turn.
    pub const ALL: [Moment; 9] = [
        Moment::Robbing,
        Moment::Robbed,
        Moment::Action,
        Moment::Look,
        Moment::Payment,
        Moment::Purchase,
        Moment::Another,
        Moment::Cleanup,
        Moment::End,
    ];
}

/// What an idea does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Nothing (CVL-C45).
    None,
    /// With this order, each time it brought something (CVL-C9, CVL-C14, CVL-C15, CVL-C16, CVL-C22, CVL-C29, CVL-C31).
    Order(Order, Gain),
    /// After an own action at this strength, each time (CVL-C1).
    Strength(Strength, Gain),
    /// After the first own action of a turn at this strength (CVL-C99, CVL-C4, CVL-C6).
    FirstAt(Strength, Gain),
    /// 1 happiness with this order, once a turn (CVL-C25).
    Vacation(Order),
    /// 1 more with each gathering order by three (CVL-C18).
    Crowd,
    /// 1 happiness with Theft (CVL-C11).
    Dagger,
    /// With Theft, Cunning and Slacking that did not fail (CVL-C27).
    Dog(Gain),
    /// 1 happiness for each failed order (CVL-C28).
    Cat,
    /// Everyone robbed loses one more (CVL-C10).
    Sword,
    /// Robbed once a turn at most (CVL-C26).
    Law,
    /// A look at the top card of the deck (CVL-C13).
    Look,
    /// A swap with each purchase (CVL-C20).
    Bazaar,
    /// A second purchase (CVL-C30).
    SecondPurchase,
    /// After each purchase, or after one of this type (CVL-C12, CVL-C24, CVL-C34).
    Purchase(Option<Kind>, Gain),
    /// In the cleanup of a turn with a purchase (CVL-C7).
    PurchaseTurn(Gain),
    /// In the cleanup of a turn without a purchase: two of one kind (CVL-C98).
    Patience,
    /// In the cleanup: one of this resource for an owner without it (CVL-C17).
    EmptyStore(Resource),
    /// In the cleanup: for an owner who has all three resources (CVL-C32).
    Variety(Gain),
    /// At the end up to so many of this resource become 1 happiness each (CVL-C19, CVL-C21, CVL-C23).
    Swap(Resource, u8),
    /// At the end up to so many sets of the three resources become so many points each (CVL-C42).
    StockExchange {
        /// How many sets.
        max: u8,
        /// How many points a set gives.
        points: u8,
    },
    /// At the end so many points for an owner without resources (CVL-C8).
    Consumerism(u8),
    /// At the end so many points for each own idea that brings happiness (CVL-C5).
    Humanism(u8),
    /// At the end a point for each type of the own ideas (CVL-C35).
    Types,
    /// At the end so many points for each set of the four types (CVL-C33).
    TypeSets(u8),
    /// At the end a point for every two ideas (CVL-C40).
    Pairs,
    /// At the end so many points for each idea of this type (CVL-C36, CVL-C37, CVL-C38, CVL-C41).
    PerKind(Kind, u8),
    /// At the end so many points for each idea of the second deck (CVL-C39).
    PerLate(u8),
    /// At the end a point for every so much happiness (CVL-C46).
    PerHappiness(u8),
    /// At the end so many points for most ideas of this type (CVL-C43, CVL-C44, CVL-C47).
    Majority(Kind, u8),
    /// At the end so many points for most ideas (CVL-C48).
    MostIdeas(u8),
}

impl Effect {
    /// The word in deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Effect::None => "none",
            Effect::Order(..) => "order",
            Effect::Strength(..) | Effect::FirstAt(..) => "strength",
            Effect::Vacation(_) => "vacation",
            Effect::Crowd => "crowd",
            Effect::Dagger => "dagger",
            Effect::Dog(_) => "dog",
            Effect::Cat => "cat",
            Effect::Sword => "sword",
            Effect::Law => "law",
            Effect::Look => "look",
            Effect::Bazaar => "bazaar",
            Effect::SecondPurchase => "second-purchase",
            Effect::Purchase(..) => "purchase",
            Effect::PurchaseTurn(_) => "purchase-turn",
            Effect::Patience => "patience",
            Effect::EmptyStore(_) => "empty-store",
            Effect::Variety(_) => "variety",
            Effect::Swap(..) => "swap",
            Effect::StockExchange { .. } => "stock-exchange",
            Effect::Consumerism(_) => "consumerism",
            Effect::Humanism(_) => "humanism",
            Effect::Types => "types",
            Effect::TypeSets(_) => "type-sets",
            Effect::Pairs => "pairs",
            Effect::PerKind(..) => "per-type",
            Effect::PerLate(_) => "per-age-three",
            Effect::PerHappiness(_) => "per-happiness",
            Effect::Majority(..) => "majority",
            Effect::MostIdeas(_) => "most-ideas",
        }
    }

    /// When the rules ask for it. CVL-33: this is where it wins over them.
    pub const fn moment(self) -> Option<Moment> {
        match self {
            Effect::None => None,
            Effect::Order(..)
            | Effect::Strength(..)
            | Effect::FirstAt(..)
            | Effect::Vacation(_)
            | Effect::Crowd
            | Effect::Dagger
            | Effect::Dog(_)
            | Effect::Cat => Some(Moment::Action),
            Effect::Sword => Some(Moment::Robbing),
            Effect::Law => Some(Moment::Robbed),
            Effect::Look => Some(Moment::Look),
            Effect::Bazaar => Some(Moment::Payment),
            Effect::SecondPurchase => Some(Moment::Another),
            Effect::Purchase(..) => Some(Moment::Purchase),
            Effect::PurchaseTurn(_) | Effect::Patience | Effect::EmptyStore(_) | Effect::Variety(_) => {
                Some(Moment::Cleanup)
            }
            Effect::Swap(..)
            | Effect::StockExchange { .. }
            | Effect::Consumerism(_)
            | Effect::Humanism(_)
            | Effect::Types
            | Effect::TypeSets(_)
            | Effect::Pairs
            | Effect::PerKind(..)
            | Effect::PerLate(_)
            | Effect::PerHappiness(_)
            | Effect::Majority(..)
            | Effect::MostIdeas(_) => Some(Moment::End),
        }
    }

    /// What it hands out, where that is all it does.
    pub const fn gain(self) -> Option<Gain> {
        match self {
            Effect::Order(_, gain)
            | Effect::Strength(_, gain)
            | Effect::FirstAt(_, gain)
            | Effect::Dog(gain)
            | Effect::Purchase(_, gain)
            | Effect::PurchaseTurn(gain)
            | Effect::Variety(gain) => Some(gain),
            Effect::Vacation(_) | Effect::Dagger | Effect::Cat => Some(Gain::Happiness),
            Effect::EmptyStore(resource) => Some(Gain::Resource(resource)),
            _ => None,
        }
    }

    /// Whether it can bring happiness before the end of the game (CVL-C5).
    pub fn brings_happiness(self) -> bool {
        self.gain() == Some(Gain::Happiness)
    }
}
