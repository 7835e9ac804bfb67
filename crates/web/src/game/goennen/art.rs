//! What is drawn: the fruits that stand for the colours, the signs of rewards, and the picture on the home page.
//!
//! A colour has a fruit of its own wherever it is told, so that nothing is told by colour alone.

use goennen::{Bonus, Colour, Scoring};
use maud::{Markup, PreEscaped, html};

/// The symbols that boards use.
pub(super) fn sprite() -> Markup {
    PreEscaped(include_str!("../../../assets/goennen/sprite.svg").to_owned())
}

/// A market stall in a garden, and two of the dice.
pub(super) fn picture() -> Markup {
    PreEscaped(include_str!("../../../assets/goennen/picture.svg").to_owned())
}

/// A sign by its name in the sprite.
pub(super) fn named(name: &str) -> Markup {
    PreEscaped(format!("<svg class=\"gon-sign\" aria-hidden=\"true\"><use href=\"#gon-{name}\"/></svg>"))
}

/// The fruit of a colour.
pub(super) fn fruit(colour: Colour) -> Markup {
    named(colour.word())
}

/// The sign of a bonus.
pub(super) fn bonus(bonus: Bonus) -> Markup {
    named(match bonus {
        Bonus::Step => "step",
        Bonus::Colour => "colour",
        Bonus::Second => "second",
        Bonus::Discount => "discount",
        Bonus::Joker => "joker",
    })
}

/// The sign of what a scoring card counts.
pub(super) fn scoring(scoring: Scoring) -> Markup {
    match scoring {
        Scoring::Colour(colour) => fruit(colour),
        Scoring::ColourBeside(colour) => html! { (named("beside")) (fruit(colour)) },
        Scoring::Beside | Scoring::Lines | Scoring::AllColours | Scoring::ColourLines | Scoring::Bonuses => {
            named(scoring.word())
        }
    }
}

/// The class that gives an element its colour; white for none.
pub(super) fn class(colour: Option<Colour>) -> String {
    format!("gon-{}", colour.map_or("white", Colour::word))
}
