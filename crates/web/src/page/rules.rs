//! The numbered rules as a page.

use games::GameInfo;
use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::{markdown, route};

/// The rules of a game, with an anchor for every id. In English for now, which the page says.
pub fn rules(context: &Context, game: &GameInfo) -> Markup {
    let texts = context.texts();
    let title = texts.with("rules-title", &[("game", game.title.into())]);
    let content = html! {
        p.rules-top { a.button.quiet href=(route::HOME) { (texts.text("home")) } }
        @if context.language != decks::Language::En { p.calm { (texts.text("rules-english")) } }
        article.rules lang="en" { (markdown::to_html(game.rules)) }
    };
    Frame::still(context, title, "rules-page").page(&content)
}
