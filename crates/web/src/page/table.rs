//! The board page.

use maud::{Markup, html};
use seating::Stage;
use serde_json::json;

use super::frame::Frame;
use crate::act::data_block;
use crate::context::Context;
use crate::game::look;
use crate::live::{LogLine, title};
use crate::patch::Region;
use crate::route;
use crate::stage::{OnStage, regions};
use crate::table::TableInfo;

/// What the board page shows.
#[derive(Clone, Debug)]
pub struct TableData {
    /// For whom.
    pub context: Context,
    /// The table.
    pub table: TableInfo,
    /// Its regions, from [`crate::regions`].
    pub regions: Vec<Region>,
    /// The same actions as forms, for browsers without the client, from [`crate::forms`].
    pub forms: Markup,
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
    let act = html! {
        (regions(data.regions.iter().filter(|region| region.id == "actions")))
        noscript { (data.forms) }
        @if let Some(look) = look {
            @let steps: Vec<_> = (look.guide)(texts).into_iter().map(|step| json!({"region": step.region, "text": step.text})).collect();
            (data_block("data-guide", &json!({"game": table.game.slug, "steps": steps})))
        }
    };
    // When it is over somebody may ask for a rematch.
    let live = matches!(table.stage, Stage::Playing | Stage::Ended).then(|| route::live(&table.id, "board"));
    let frame = Frame {
        context,
        title: title(table, texts),
        class: "table-page",
        live,
        is_turn: table.is_my_turn(),
        questions: Some(route::questions(&table.id)),
    };
    let stage = OnStage {
        context,
        look,
        table,
        regions: &data.regions,
        log: &data.log,
        act,
        problem: data.problem.as_ref(),
    };
    stage.page(&frame)
}
