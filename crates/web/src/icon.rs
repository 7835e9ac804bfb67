//! Small pictures that all pages share, drawn with the colour of the text around them.
//!
//! They are symbols, once per page, so that a picture costs few bytes wherever it stands.

use maud::{Markup, PreEscaped, html};

/// All of them; every page has this once.
pub(crate) fn sprite() -> Markup {
    PreEscaped(include_str!("../assets/icons.svg").to_owned())
}

fn icon(name: &str) -> Markup {
    PreEscaped(format!("<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#i-{name}\"/></svg>"))
}

/// The mark of Ludoteka: three cards laid out under a rising sun.
pub(crate) fn mark() -> Markup {
    icon("mark")
}

/// A robot's head.
pub(crate) fn bot() -> Markup {
    icon("bot")
}

/// A pointing hand: it is your turn.
pub(crate) fn hand() -> Markup {
    icon("hand")
}

/// An hourglass: others are awaited.
pub(crate) fn hourglass() -> Markup {
    icon("hourglass")
}

/// A tick.
pub(crate) fn tick() -> Markup {
    icon("tick")
}

/// A cross.
pub(crate) fn cross() -> Markup {
    icon("cross")
}

/// A star.
pub(crate) fn star() -> Markup {
    icon("star")
}

/// Two people.
pub(crate) fn people() -> Markup {
    icon("people")
}

/// A clock.
pub(crate) fn clock() -> Markup {
    icon("clock")
}

/// A sun and moon, for the theme.
pub(crate) fn theme() -> Markup {
    icon("theme")
}

/// An arrow of a replay: `first`, `previous`, `next` or `last`.
pub(crate) fn step(name: &str) -> Markup {
    icon(name)
}

/// A picture that says something by itself.
pub(crate) fn said(name: &str, class: &str, words: &str) -> Markup {
    html! { svg.icon.(class) role="img" aria-label=(words) { (PreEscaped(format!("<use href=\"#i-{name}\"/>"))) } }
}
