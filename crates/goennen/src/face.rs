//! What is printed on a card: colour, task, reward.

use crate::card::Colour;
use crate::task::Task;

/// The kinds of bonus (GON-50 to GON-54).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bonus {
    /// Plus/minus: a die counts one more or one less (GON-50).
    Step,
    /// A die counts as another colour (GON-51).
    Colour,
    /// One more die as a passive player (GON-52).
    Second,
    /// One die less for a purchase (GON-54).
    Discount,
    /// The card gets a colour at the end (GON-53).
    Joker,
}

/// How many kinds of bonus there are.
pub const BONUS_KINDS: usize = 5;
/// How many of them have circles to mark; they come first.
pub(crate) const MARKED_KINDS: usize = 4;
/// How many circles a bonus card has, the joker aside.
pub const CIRCLES: u8 = 3;

impl Bonus {
    /// All of them.
    pub const ALL: [Bonus; BONUS_KINDS] =
        [Bonus::Step, Bonus::Colour, Bonus::Second, Bonus::Discount, Bonus::Joker];

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word, as in deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Bonus::Step => "plus-minus",
            Bonus::Colour => "colour",
            Bonus::Second => "second-die",
            Bonus::Discount => "discount",
            Bonus::Joker => "joker",
        }
    }
}

/// What a completed scoring card counts (GON-61).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoring {
    /// Completed cards beside it (GON-61a).
    Beside,
    /// Cards of a colour in the display (GON-61b).
    Colour(Colour),
    /// Cards of a colour beside it (GON-61c).
    ColourBeside(Colour),
    /// Rows and columns of three completed cards (GON-61d).
    Lines,
    /// All five colours in the display, once (GON-61e).
    AllColours,
    /// Rows and columns of three cards of one colour (GON-61f).
    ColourLines,
    /// Kinds of bonus completed (GON-61g).
    Bonuses,
}

/// How many kinds of scoring there are.
pub const SCORING_KINDS: usize = 7;

impl Scoring {
    /// The word, as in deck files; the colour is a field of its own.
    pub const fn word(self) -> &'static str {
        match self {
            Scoring::Beside => "beside",
            Scoring::Colour(_) => "colour",
            Scoring::ColourBeside(_) => "colour-beside",
            Scoring::Lines => "lines",
            Scoring::AllColours => "all-colours",
            Scoring::ColourLines => "colour-lines",
            Scoring::Bonuses => "bonuses",
        }
    }

    /// The kind as a number from 0, in the order of GON-61.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Scoring::Beside => 0,
            Scoring::Colour(_) => 1,
            Scoring::ColourBeside(_) => 2,
            Scoring::Lines => 3,
            Scoring::AllColours => 4,
            Scoring::ColourLines => 5,
            Scoring::Bonuses => 6,
        }
    }

    /// The colour it counts, if it names one.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Scoring::Colour(colour) | Scoring::ColourBeside(colour) => Some(colour),
            Scoring::Beside
            | Scoring::Lines
            | Scoring::AllColours
            | Scoring::ColourLines
            | Scoring::Bonuses => None,
        }
    }
}

/// What a completed card gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reward {
    /// Points at the end, so many for each thing counted.
    Score(Scoring, u8),
    /// A bonus during the game.
    Bonus(Bonus),
}

/// The rule facts of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// Its colour; `None` for a joker.
    pub colour: Option<Colour>,
    /// Its task.
    pub task: Task,
    /// Its reward.
    pub reward: Reward,
}

impl Face {
    /// The bonus it gives, if it gives one.
    #[inline]
    pub const fn bonus(&self) -> Option<Bonus> {
        match self.reward {
            Reward::Bonus(bonus) => Some(bonus),
            Reward::Score(..) => None,
        }
    }
}
