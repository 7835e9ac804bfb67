//! The numbered rules as a page.

use games::GameInfo;
use maud::{Markup, html};
use rulebook::{Block, Item, List, Page, Span, Table};

use super::frame::Frame;
use crate::context::Context;
use crate::route;

/// The rules of a game, with an anchor for every id. In English for now, which the page says.
pub fn rules(context: &Context, game: &GameInfo) -> Markup {
    let texts = context.texts();
    let title = texts.with("rules-title", &[("game", game.title.into())]);
    let content = html! {
        p.rules-top { a.button.quiet href=(route::HOME) { (texts.text("home")) } }
        @if context.language != decks::Language::En { p.calm { (texts.text("rules-english")) } }
        article.rules lang="en" { (rulebook_html(&Page::read(game.rules))) }
    };
    Frame::still(context, title, "rules-page").page(&content)
}

/// The whole rulebook. A rule is the target of links to its id.
pub(crate) fn rulebook_html(page: &Page) -> Markup {
    html! {
        @if !page.title.is_empty() { h1 { (running(&page.title)) } }
        (blocks(&page.opening))
        @for section in &page.sections {
            @let title = running(&section.title);
            @match section.level {
                1 | 2 => h2 id=(section.anchor) { (title) },
                3 => h3 id=(section.anchor) { (title) },
                _ => h4 id=(section.anchor) { (title) },
            }
            (blocks(&section.blocks))
        }
    }
}

fn blocks(all: &[Block]) -> Markup {
    html! {
        @for block in all {
            @match block {
                Block::Paragraph(spans) => p { (running(spans)) },
                Block::List(all) => (list(all)),
                Block::Table(all) => (table(all)),
                Block::Code(text) => pre { code { (text) } },
            }
        }
    }
}

fn list(list: &List) -> Markup {
    let items = html! {
        @for item in &list.items {
            @match item {
                Item::Rule(rule) => li.rule id=(rule.id) {
                    a.rule-id href={ "#" (rule.id) } { (rule.id) } " " (item_blocks(&rule.blocks))
                },
                Item::Plain(all) => li { (item_blocks(all)) },
            }
        }
    };
    html! {
        @match list.first {
            Some(first) => ol start=(first) { (items) },
            None => ul { (items) },
        }
    }
}

/// The first paragraph of an item stands beside its mark or id.
fn item_blocks(all: &[Block]) -> Markup {
    match all {
        [Block::Paragraph(first), rest @ ..] => html! { (running(first)) (blocks(rest)) },
        _ => blocks(all),
    }
}

fn table(table: &Table) -> Markup {
    html! {
        div.wide { table {
            thead { tr { @for cell in &table.head { th { (running(cell)) } } } }
            tbody { @for row in &table.rows { tr { @for cell in row { td { (running(cell)) } } } } }
        } }
    }
}

fn running(spans: &[Span]) -> Markup {
    // Only addresses within the site and of secure pages are followed.
    let is_safe = |address: &str| ["#", "/", "https://"].iter().any(|start| address.starts_with(start));
    html! {
        @for span in spans {
            @match span {
                Span::Text(words) => (words),
                Span::Code(words) => code { (words) },
                Span::Emphasis(inner) => em { (running(inner)) },
                Span::Strong(inner) => strong { (running(inner)) },
                Span::Link { address, spans } if is_safe(address) => a href=(address) { (running(spans)) },
                Span::Link { spans, .. } => (running(spans)),
                Span::Reference(id) => a href={ "#" (id) } { (id) },
            }
        }
    }
}
