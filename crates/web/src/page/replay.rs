//! A finished match, line by line, from any seat.

use engine::Seat;
use maud::{Markup, html};

use super::frame::Frame;
use super::table::{log, regions};
use crate::context::Context;
use crate::game::look;
use crate::game_page::Region;
use crate::live::LogLine;
use crate::table::TableInfo;
use crate::{icon, route};

/// What a page of the replay shows.
#[derive(Clone, Debug)]
pub struct ReplayData {
    /// For whom.
    pub context: Context,
    /// The table, with `me` set to the seat whose view is shown and the stage `Ended`.
    pub table: TableInfo,
    /// The regions after this line.
    pub regions: Vec<Region>,
    /// What was said up to this line, oldest first.
    pub log: Vec<LogLine>,
    /// How many lines are carried out.
    pub line: usize,
    /// How many lines there are.
    pub line_count: usize,
}

/// A page of the replay.
pub fn replay(data: &ReplayData) -> Markup {
    let texts = data.context.texts();
    let table = &data.table;
    let title = texts.with("replay-title", &[("game", table.game.title.into())]);
    let step = |key: &str, line: usize, is_possible: bool, name: &str| {
        let address = is_possible.then(|| route::replay(&table.id, line, table.me));
        html! {
            a.button href=[address] aria-label=(texts.text(key)) aria-disabled=(!is_possible) data-step=(name) { (icon::step(name)) }
        }
    };
    let (has_before, has_after) = (data.line > 0, data.line < data.line_count);
    let where_words =
        texts.with("replay-line", &[("line", data.line.into()), ("count", data.line_count.into())]);
    let content = html! {
        h1.sr { (title) }
        @if let Some(look) = look(table.game.slug) { (look.outfit()) }
        div.replay-bar {
            nav.steps aria-label=(title) {
                (step("replay-first", 0, has_before, "first"))
                (step("replay-previous", data.line.saturating_sub(1), has_before, "previous"))
                span.replay-where { (where_words) }
                (step("replay-next", data.line + 1, has_after, "next"))
                (step("replay-last", data.line_count, has_after, "last"))
            }
            nav.replay-seats aria-label=(texts.text("replay-seat")) {
                span { (texts.text("replay-seat")) }
                @for seat in Seat::all(table.seats.len()) {
                    a.button.quiet href=(route::replay(&table.id, data.line, Some(seat)))
                        aria-current=[(table.me == Some(seat)).then_some("true")] { (table.name(seat)) }
                }
                a.button.quiet href=(route::replay(&table.id, data.line, None))
                    aria-current=[table.me.is_none().then_some("true")] { (texts.text("replay-spectator")) }
            }
        }
        div.table-layout.{ "game-" (table.game.slug) } {
            div.board { (regions(data.regions.iter().filter(|region| region.id != "score"))) }
            aside.side {
                section.panel { h2 { (texts.text("score-title")) } (regions(data.regions.iter().filter(|region| region.id == "score"))) }
                (log(&data.log, texts))
            }
        }
    };
    Frame::still(&data.context, title, "table-page replay-page").page(&content)
}
