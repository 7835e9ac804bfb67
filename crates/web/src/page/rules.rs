//! The numbered rules as a page.

use games::GameInfo;
use maud::{Markup, html};
use rulebook::{Block, Item, List, Page, Span, Table, words};

use super::frame::Frame;
use crate::context::Context;
use crate::route;

/// The rules of a game, with an anchor for every id. In English for now, which the page says.
pub fn rules(context: &Context, game: &GameInfo) -> Markup {
    let texts = context.texts();
    let title = texts.with("rules-title", &[("game", game.title.into())]);
    let rules = Page::read(game.rules);
    let content = html! {
        p.rules-top {
            a.button.quiet href=(route::HOME) { (texts.text("home")) }
            a.button.quiet href=(route::guide(game.slug)) { (texts.text("help-guide")) }
        }
        @if context.language != decks::Language::En { p.calm { (texts.text("rules-english")) } }
        label.field.rules-search.needs-js { span { (texts.text("rules-search")) } input type="search" data-search; }
        details.rules-contents { summary { (texts.text("rules-contents")) }
            ol { @for section in rules.sections.iter().filter(|section| section.level <= 3) {
                li.{ "level-" (section.level) } { a href={ "#" (section.anchor) } { (words(&section.title)) } }
            } }
        }
        article.rules lang="en" { (rulebook_html(&rules)) }
    };
    Frame::still(context, title, "rules-page").page(&content)
}

/// Where the ids of rules lead.
#[derive(Clone, Copy, Debug)]
pub(super) enum Links<'a> {
    /// To the rule on the same page.
    Here,
    /// To the rules of a game.
    Rules(&'a str),
}

impl Links<'_> {
    fn of(self, id: &rulebook::Id) -> String {
        match self {
            Links::Here => format!("#{id}"),
            Links::Rules(game) => route::rule(game, &id.to_string()),
        }
    }
}

/// The whole rulebook. A rule is the target of links to its id.
pub(crate) fn rulebook_html(page: &Page) -> Markup {
    html! {
        @if !page.title.is_empty() { h1 { (running(&page.title, Links::Here)) } }
        (blocks(&page.opening))
        @for section in &page.sections {
            @let title = running(&section.title, Links::Here);
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
    html! { @for one in all { (block(one, Links::Here)) } }
}

pub(super) fn block(one: &Block, links: Links<'_>) -> Markup {
    match one {
        Block::Paragraph(spans) => html! { p { (running(spans, links)) } },
        Block::List(all) => list(all, links),
        Block::Table(all) => table(all, links),
        Block::Code(text) => html! { pre { code { (text) } } },
    }
}

fn list(list: &List, links: Links<'_>) -> Markup {
    let items = html! {
        @for item in &list.items {
            @match item {
                Item::Rule(rule) => li.rule id=(rule.id) {
                    a.rule-id href={ "#" (rule.id) } { (rule.id) } " " (item_blocks(&rule.blocks, links))
                },
                Item::Plain(all) => li { (item_blocks(all, links)) },
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
fn item_blocks(all: &[Block], links: Links<'_>) -> Markup {
    let rest = |all: &[Block]| html! { @for one in all { (block(one, links)) } };
    match all {
        [Block::Paragraph(first), others @ ..] => html! { (running(first, links)) (rest(others)) },
        _ => rest(all),
    }
}

fn table(table: &Table, links: Links<'_>) -> Markup {
    html! {
        div.wide { table {
            thead { tr { @for cell in &table.head { th { (running(cell, links)) } } } }
            tbody { @for row in &table.rows { tr { @for cell in row { td { (running(cell, links)) } } } } }
        } }
    }
}

fn running(spans: &[Span], links: Links<'_>) -> Markup {
    // Only addresses within the site and of secure pages are followed.
    let is_safe = |address: &str| ["#", "/", "https://"].iter().any(|start| address.starts_with(start));
    html! {
        @for span in spans {
            @match span {
                Span::Text(words) => (words),
                Span::Code(words) => code { (words) },
                Span::Emphasis(inner) => em { (running(inner, links)) },
                Span::Strong(inner) => strong { (running(inner, links)) },
                Span::Link { address, spans } if is_safe(address) => a href=(address) { (running(spans, links)) },
                Span::Link { spans, .. } => (running(spans, links)),
                Span::Reference(id) => a href=(links.of(id)) { (id) },
            }
        }
    }
}
