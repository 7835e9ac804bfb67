//! The board page.

use maud::{Markup, html};
use seating::Stage;
use serde_json::json;

use super::frame::Frame;
use crate::act::data_block;
use crate::context::Context;
use crate::game::look;
use crate::game_page::Region;
use crate::live::{LogLine, title};
use crate::route;
use crate::table::TableInfo;
use crate::text::Texts;

/// What the board page shows.
#[derive(Clone, Debug)]
pub struct TableData {
    /// For whom.
    pub context: Context,
    /// The table.
    pub table: TableInfo,
    /// Its regions, from [`crate::regions`].
    pub regions: Vec<Region>,
    /// The log so far, oldest first, from [`crate::tell`].
    pub log: Vec<LogLine>,
    /// What went wrong with a form that was sent without the client: a refusal, a stale page.
    pub problem: Option<Markup>,
}

/// The board page.
pub fn table(data: &TableData) -> Markup {
    let context = &data.context;
    let texts = context.texts();
    let table = &data.table;
    let look = look(table.game.slug);
    let content = html! {
        h1.sr { (table.game.title) }
        @if let Some(look) = look { (look.outfit()) }
        div.table-layout.{ "game-" (table.game.slug) } {
            div.board {
                @if let Some(problem) = &data.problem { div.refusal role="alert" { (problem) } }
                div.refusal data-refusal role="alert" hidden {}
                (regions(data.regions.iter().filter(|region| region.id != "score")))
            }
            aside.side {
                section.panel aria-labelledby="score" {
                    h2 #score { (texts.text("score-title")) }
                    (regions(data.regions.iter().filter(|region| region.id == "score")))
                }
                (log(&data.log, texts))
                (menu(table, texts))
            }
        }
        @if let Some(look) = look {
            @let steps: Vec<_> = (look.guide)(texts).into_iter().map(|step| json!({"region": step.region, "text": step.text})).collect();
            (data_block("data-guide", &json!({"game": table.game.slug, "steps": steps})))
        }
    };
    let live = (table.stage == Stage::Playing).then(|| route::live(&table.id, "board"));
    let frame =
        Frame { context, title: title(table, texts), class: "table-page", live, is_turn: table.is_my_turn() };
    frame.page(&content)
}

/// Regions as the client finds them.
pub(super) fn regions<'a>(list: impl Iterator<Item = &'a Region>) -> Markup {
    html! { @for region in list { div.region data-region=(region.id) { (region.html) } } }
}

/// The log, the newest line first.
pub(super) fn log(lines: &[LogLine], texts: Texts) -> Markup {
    html! {
        section.panel.log-panel aria-labelledby="log" {
            h2 #log { (texts.text("log-title")) }
            ol.log data-log role="log" aria-live="polite" reversed {
                @for (index, line) in lines.iter().rev().enumerate() { li.newest[index == 0] { (line.0) } }
            }
        }
    }
}

fn menu(table: &TableInfo, texts: Texts) -> Markup {
    let is_playing = table.stage == Stage::Playing;
    html! {
        section.panel.table-menu aria-label=(texts.text("table-menu")) {
            a.button.quiet href=(route::rules(table.game.slug)) target="_blank" { (texts.text("rules")) }
            button.quiet.needs-js type="button" data-guide-start { (texts.text("guide-start")) }
            @if is_playing {
                details data-keep="seal" {
                    summary { (texts.text("table-seal")) }
                    p.calm { (texts.text("table-commitment")) }
                    p { code.hash { (table.commitment) } }
                }
            }
            @if table.me.is_some() && is_playing {
                label.tick.needs-js { input type="checkbox" data-setting="confirm"; (texts.text("setting-confirm")) }
                details data-keep="more" {
                    summary { (texts.text("table-more")) }
                    form method="post" action=(route::device(&table.id)) { button.quiet { (texts.text("table-device")) } }
                    form method="post" action=(route::leave(&table.id)) { button.quiet { (texts.text("table-leave")) } p.calm { (texts.text("table-leave-note")) } }
                    @if table.is_host {
                        form method="post" action=(route::close(&table.id)) { button.quiet { (texts.text("lobby-close")) } }
                    }
                }
            }
            @if table.stage == Stage::Ended { a.button href=(route::result(&table.id)) { (texts.text("ended-see")) } }
        }
    }
}
