//! What a card does, as the rules use it: a closed set of effects.

use crate::card::{Kind, KindSet, STACKS};
use crate::symbol::{Symbol, Symbols};

/// The named effects of odd cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ability {
    /// One symbol becomes another (CV-C35).
    Magician,
    /// One symbol of a neighbour's active work card (CV-C36).
    Friend,
    /// One bad luck serves as another symbol (CV-C45).
    Trip,
    /// Bad-luck dice may be rerolled once (CV-C53).
    Therapy,
    /// Counts as two cards of its type at the end (CV-C73 to CV-C75).
    Double,
    /// A player who takes it takes no more work cards (CV-C41).
    Retirement,
    /// An event that averts a misfortune (CV-C5).
    Insurance,
    /// Its owner starts every round (CV-8).
    Starter,
}

impl Ability {
    /// All of them with their word in deck files.
    pub const WORDS: [(&'static str, Ability); 8] = [
        ("magician", Ability::Magician),
        ("friend", Ability::Friend),
        ("trip", Ability::Trip),
        ("therapy", Ability::Therapy),
        ("double", Ability::Double),
        ("retirement", Ability::Retirement),
        ("insurance", Ability::Insurance),
        ("starter", Ability::Starter),
    ];

    /// The word in deck files.
    pub fn word(self) -> &'static str {
        Ability::WORDS[self as usize].0
    }
}

/// A conversion printed with an arrow (CV-36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// The symbol on the left.
    pub from: Symbol,
    /// The symbol on the right.
    pub to: Symbol,
    /// Whether it works the other way too.
    pub is_double: bool,
}

/// The most arrows on one card.
pub const ARROWS: usize = 2;

/// What a goal counts (CV-C76 to CV-C83).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Points for each set with so many cards of each type.
    Sets {
        /// For each set.
        points: u8,
        /// How many cards of each type make a set.
        set: [u8; STACKS],
    },
    /// Points for each symbol on active cards (CV-C77).
    Symbols {
        /// For each symbol.
        points: u8,
    },
}

/// The rule facts of one card. What a card does not have is empty, zero or `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// Its type, or its two types (CV-53).
    pub kinds: KindSet,
    /// The symbols it costs.
    pub cost: Symbols,
    /// The symbols it gives: tokens each turn, or an event's symbols.
    pub gives: Symbols,
    /// Any-of-four symbols it gives (CV-37).
    pub any: u8,
    /// Extra dice (CV-20), or an event's dice (CV-C11).
    pub dice: u8,
    /// Extra rerolls (CV-23).
    pub rerolls: u8,
    /// What it owes each turn (CV-50).
    pub upkeep: Symbols,
    /// Printed points (CV-82).
    pub points: u8,
    /// Conversions (CV-36).
    pub arrows: [Option<Arrow>; ARROWS],
    /// Its named effect.
    pub ability: Option<Ability>,
    /// An event's discount on cards of this type (CV-39).
    pub discount: Option<Kind>,
    /// An event for old age only (CV-C29).
    pub is_late: bool,
    /// Types that must be in the CV to take it (CV-34).
    pub needs: KindSet,
    /// Types that must not be in the CV to take it (CV-34).
    pub without: KindSet,
    /// What it scores as a goal.
    pub goal: Option<Goal>,
}

impl Face {
    /// Whether it goes to the hand instead of the CV.
    #[inline]
    pub fn is_event(&self) -> bool {
        self.kinds.contains(Kind::Event)
    }

    /// Whether it is an event that helps to pay: symbols or a discount (CV-32, CV-39).
    #[inline]
    pub fn is_payment(&self) -> bool {
        self.is_event() && (!self.gives.is_empty() || self.discount.is_some())
    }

    /// Whether it is an event that adds dice (CV-C11).
    #[inline]
    pub fn is_dice_event(&self) -> bool {
        self.is_event() && self.dice > 0
    }

    /// Whether the effect is on it.
    #[inline]
    pub fn can(&self, ability: Ability) -> bool {
        self.ability == Some(ability)
    }

    /// How many tokens it gives each turn.
    #[inline]
    pub fn token_count(&self) -> u32 {
        self.gives.total() + u32::from(self.any)
    }
}
