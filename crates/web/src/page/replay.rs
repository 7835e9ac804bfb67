//! A finished match, line by line, from any seat.

use engine::Seat;
use maud::{Markup, html};

use serde_json::json;

use super::frame::Frame;
use crate::act::data_block;
use crate::context::Context;
use crate::game::look;
use crate::game_page::{Area, face};
use crate::live::LogLine;
use crate::patch::Region;
use crate::stage::{OnStage, regions};
use crate::table::TableInfo;
use crate::text::Texts;
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
    /// The lines at which a turn or a round begins.
    pub marks: Vec<usize>,
    /// How many lines are carried out.
    pub line: usize,
    /// How many lines there are.
    pub line_count: usize,
}

/// A page of the replay. The client goes from line to line in place; without it the arrows are links.
pub fn replay(data: &ReplayData) -> Markup {
    let texts = data.context.texts();
    let table = &data.table;
    let title = texts.with("replay-title", &[("game", table.game.title.into())]);
    let step = |key: &str, line: usize, is_possible: bool, name: &str| {
        let address = is_possible.then(|| route::replay(&table.id, line, table.me));
        html! {
            a.round href=[address] aria-label=(texts.text(key)) title=(texts.text(key)) aria-disabled=(!is_possible) data-step=(name) { (icon::step(name)) }
        }
    };
    let (has_before, has_after) = (data.line > 0, data.line < data.line_count);
    let act = html! {
        nav.replay-bar aria-label=(title) data-replay=(route::replay_line(&table.id, table.me)) data-line=(data.line) data-count=(data.line_count) {
            input.replay-slider.needs-js type="range" min="0" max=(data.line_count) value=(data.line) aria-label=(texts.text("replay-slider"));
            div.replay-steps {
                (step("replay-first", 0, has_before, "first"))
                button.round.needs-js type="button" data-step="back-turn" aria-label=(texts.text("replay-back-turn")) title=(texts.text("replay-back-turn")) { (icon::step("back-turn")) }
                (step("replay-previous", data.line.saturating_sub(1), has_before, "previous"))
                button.round.play.needs-js type="button" data-step="play" aria-label=(texts.text("replay-play")) { (icon::step("play")) }
                (step("replay-next", data.line + 1, has_after, "next"))
                button.round.needs-js type="button" data-step="on-turn" aria-label=(texts.text("replay-on-turn")) title=(texts.text("replay-on-turn")) { (icon::step("on-turn")) }
                (step("replay-last", data.line_count, has_after, "last"))
            }
            div.replay-where { (regions(data.regions.iter().filter(|region| region.id == "where"))) }
            div.replay-seats {
                span { (texts.text("replay-seat")) }
                @for seat in Seat::all(table.seats.len()) {
                    a.replay-seat href=(route::replay(&table.id, data.line, Some(seat))) title=(table.name(seat))
                        aria-current=[(table.me == Some(seat)).then_some("true")] { (face(&table.seats, seat)) span.sr { (table.name(seat)) } }
                }
                a.replay-seat href=(route::replay(&table.id, data.line, None))
                    aria-current=[table.me.is_none().then_some("true")] { (texts.text("replay-spectator")) }
                a.replay-seat href=(route::result(&table.id)) { (texts.text("ended-see")) }
            }
        }
        (data_block("data-marks", &json!(data.marks)))
    };
    let questions = Some(route::replay_questions(&table.id, table.me));
    let frame = Frame { questions, ..Frame::still(&data.context, title, "table-page replay-page") };
    let stage = OnStage {
        context: &data.context,
        look: look(table.game.slug),
        table,
        regions: &data.regions,
        log: &data.log,
        act,
        problem: None,
    };
    stage.page(&frame)
}

/// Where in the replay one is, as a region.
pub fn replay_where(line: usize, line_count: usize, texts: Texts) -> Region {
    let words = texts.with("replay-line", &[("line", line.into()), ("count", line_count.into())]);
    Region::new("where", Area::Sheet, html! { (words) })
}
