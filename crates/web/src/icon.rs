//! Small pictures that all pages share, drawn with the colour of the text around them.
//!
//! They are symbols, once per page, so that a picture costs few bytes wherever it stands.

use maud::{Markup, PreEscaped, html};

use crate::asset::{asset_path, pictures_name};

/// All of them; every page has this once.
pub(crate) fn sprite() -> Markup {
    PreEscaped(include_str!("../assets/icons.svg").to_owned())
}

/// The faces of players, once on every page that shows a table.
pub(crate) fn faces() -> Markup {
    PreEscaped(include_str!("../assets/pictures/stage.svg").to_owned())
}

/// A picture of a game from its file, cropped to the box it stands in.
pub(crate) fn picture(slug: &str, id: &str) -> Markup {
    let file = asset_path(&pictures_name(slug));
    PreEscaped(format!(
        "<svg class=\"pic\" viewBox=\"0 0 160 112\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">\
         <use href=\"{file}#{id}\"/></svg>"
    ))
}

/// A square sign of a game from the same file. It brings its own measures, and takes the colour of the text around it.
pub(crate) fn sign(slug: &str, id: &str) -> Markup {
    let file = asset_path(&pictures_name(slug));
    PreEscaped(format!("<svg class=\"sign\" aria-hidden=\"true\"><use href=\"{file}#{id}\"/></svg>"))
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

/// Three lines: the menu.
pub(crate) fn menu() -> Markup {
    icon("menu")
}

/// A loudspeaker.
pub(crate) fn sound() -> Markup {
    icon("sound")
}

/// An arrow that turns back.
pub(crate) fn undo() -> Markup {
    icon("undo")
}

/// A face that smiles: quick signs.
pub(crate) fn smile() -> Markup {
    icon("smile")
}

/// A sheet of paper that flies off.
pub(crate) fn send() -> Markup {
    icon("send")
}

/// A warning.
pub(crate) fn warning() -> Markup {
    icon("warning")
}

/// Cards in a hand.
pub(crate) fn cards() -> Markup {
    icon("cards")
}

/// An eye: seen by one player alone.
pub(crate) fn eye() -> Markup {
    icon("eye")
}

/// A crown.
pub(crate) fn crown() -> Markup {
    icon("crown")
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

/// An arrow of a replay: `first`, `previous`, `play`, `next`, `last` and so on.
pub(crate) fn step(name: &str) -> Markup {
    icon(name)
}

/// A picture that says something by itself.
pub(crate) fn said(name: &str, class: &str, words: &str) -> Markup {
    html! { svg.icon.(class) role="img" aria-label=(words) { (PreEscaped(format!("<use href=\"#i-{name}\"/>"))) } }
}
