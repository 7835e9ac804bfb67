//! What is drawn: the fruits that stand for the colours, the signs of rewards, and the picture on the home page.
//!
//! A colour has a fruit of its own wherever it is told, so that nothing is told by colour alone.

use goennen::{Bonus, Colour, Scoring};
use maud::{Markup, PreEscaped, html};

use crate::icon::sign;

/// A market stall in a garden, and two of the dice.
pub(super) fn picture() -> Markup {
    PreEscaped(include_str!("../../../assets/goennen/picture.svg").to_owned())
}

/// The garden behind the board.
pub(super) fn garden() -> Markup {
    PreEscaped(include_str!("../../../assets/pictures/scene-goennen.svg").to_owned())
}

fn named(name: &str) -> Markup {
    sign("goennen", &format!("gon-{name}"))
}

/// The fruit of a colour.
pub(super) fn fruit(colour: Colour) -> Markup {
    named(&format!("fruit-{}", colour.word()))
}

/// The sign of a bonus.
pub(super) fn bonus(bonus: Bonus) -> Markup {
    named(match bonus {
        Bonus::Step => "bonus-step",
        Bonus::Colour => "bonus-colour",
        Bonus::Second => "bonus-second",
        Bonus::Discount => "bonus-discount",
        Bonus::Joker => "bonus-joker",
    })
}

/// The arrow of a roll.
pub(super) fn reroll() -> Markup {
    named("reroll")
}

/// The sign of a card: its fruit, or the joker's crown.
pub(super) fn of_card(colour: Option<Colour>) -> Markup {
    colour.map_or_else(|| bonus(Bonus::Joker), fruit)
}

/// The sign of what a scoring card counts.
pub(super) fn scoring(scoring: Scoring) -> Markup {
    match scoring {
        Scoring::Colour(colour) => fruit(colour),
        Scoring::ColourBeside(colour) => html! { (named("scoring-beside")) (fruit(colour)) },
        Scoring::Beside => named("scoring-beside"),
        Scoring::Lines => named("scoring-lines"),
        Scoring::AllColours => named("scoring-all-colours"),
        Scoring::ColourLines => named("scoring-colour-lines"),
        Scoring::Bonuses => named("scoring-bonuses"),
    }
}

/// The class that gives an element its colour; white for none.
pub(super) fn class(colour: Option<Colour>) -> String {
    format!("gon-{}", colour.map_or("white", Colour::word))
}
