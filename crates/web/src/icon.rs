//! Small pictures that all pages share, drawn with the colour of the text around them.
//!
//! They are symbols, once per page, so that a picture costs few bytes wherever it stands.

use maud::{Markup, PreEscaped, Render, html};

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

/// A picture that stands on the page already, as a symbol: it is written straight to where it is shown again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Symbol<'a> {
    /// What stands before and behind its name.
    pub(crate) open: &'static str,
    pub(crate) name: &'a str,
    pub(crate) close: &'static str,
}

impl Symbol<'_> {
    /// Nothing at all.
    pub(crate) const NONE: Symbol<'static> = Symbol { open: "", name: "", close: "" };
}

impl Render for Symbol<'_> {
    fn render_to(&self, out: &mut String) {
        out.push_str(self.open);
        out.push_str(self.name);
        out.push_str(self.close);
    }
}

fn icon(name: &str) -> Symbol<'_> {
    Symbol { open: "<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#i-", name, close: "\"/></svg>" }
}

/// The mark of Ludoteka: three cards laid out under a rising sun.
pub(crate) fn mark() -> Symbol<'static> {
    icon("mark")
}

/// A robot's head.
pub(crate) fn bot() -> Symbol<'static> {
    icon("bot")
}

/// Three lines: the menu.
pub(crate) fn menu() -> Symbol<'static> {
    icon("menu")
}

/// A loudspeaker.
pub(crate) fn sound() -> Symbol<'static> {
    icon("sound")
}

/// An arrow that turns back.
pub(crate) fn undo() -> Symbol<'static> {
    icon("undo")
}

/// A face that smiles: quick signs.
pub(crate) fn smile() -> Symbol<'static> {
    icon("smile")
}

/// A sheet of paper that flies off.
pub(crate) fn send() -> Symbol<'static> {
    icon("send")
}

/// A warning.
pub(crate) fn warning() -> Symbol<'static> {
    icon("warning")
}

/// Cards in a hand.
pub(crate) fn cards() -> Symbol<'static> {
    icon("cards")
}

/// An eye: seen by one player alone.
pub(crate) fn eye() -> Symbol<'static> {
    icon("eye")
}

/// A crown.
pub(crate) fn crown() -> Symbol<'static> {
    icon("crown")
}

/// An hourglass: others are awaited.
pub(crate) fn hourglass() -> Symbol<'static> {
    icon("hourglass")
}

/// A tick.
pub(crate) fn tick() -> Symbol<'static> {
    icon("tick")
}

/// A cross.
pub(crate) fn cross() -> Symbol<'static> {
    icon("cross")
}

/// A star.
pub(crate) fn star() -> Symbol<'static> {
    icon("star")
}

/// Two people.
pub(crate) fn people() -> Symbol<'static> {
    icon("people")
}

/// A clock.
pub(crate) fn clock() -> Symbol<'static> {
    icon("clock")
}

/// A sun and moon, for the theme.
pub(crate) fn theme() -> Symbol<'static> {
    icon("theme")
}

/// An arrow of a replay: `first`, `previous`, `play`, `next`, `last` and so on.
pub(crate) fn step(name: &str) -> Symbol<'_> {
    icon(name)
}

/// A picture that says something by itself.
pub(crate) fn said(name: &str, class: &str, words: &str) -> Markup {
    html! { svg.icon.(class) role="img" aria-label=(words) { (PreEscaped(format!("<use href=\"#i-{name}\"/>"))) } }
}
