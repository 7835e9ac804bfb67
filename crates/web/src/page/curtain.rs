//! The curtain between two people at one device. It covers hands and secrets, not the open board.

use engine::Seat;
use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::game::look;
use crate::game_page::{Area, Scene};
use crate::live::LogLine;
use crate::patch::Region;
use crate::route;
use crate::stage::{OnStage, regions};
use crate::table::TableInfo;

/// What the curtain shows.
#[derive(Clone, Debug)]
pub struct CurtainData {
    /// For whom.
    pub context: Context,
    /// The table, with `me` set to `None`.
    pub table: TableInfo,
    /// The open board, as a spectator sees it, and the curtain from [`curtain_region`].
    pub regions: Vec<Region>,
    /// What everybody may know of what happened.
    pub log: Vec<LogLine>,
}

/// The region that stands in the tray: it hides everything until the right person says "I am X". `next` are the seats
/// of this device that are awaited: one, or several while all choose at once.
pub fn curtain_region(context: &Context, table: &TableInfo, next: &[Seat]) -> Region {
    let texts = context.texts();
    let scene = Scene::new(context, table);
    let names: Vec<Markup> = next.iter().map(|&seat| scene.name(seat)).collect();
    let html = html! {
        div.curtain {
            h2 {
                @if names.is_empty() { (texts.text("curtain-wait")) }
                @else { (texts.html("curtain-title", &[("names", texts.list(&names).into()), ("count", names.len().into())])) }
            }
            @if !names.is_empty() { p { (texts.text("curtain-note")) } }
            div.curtain-people { @for &seat in next {
                form method="post" action=(route::i_am(&table.id)) {
                    input type="hidden" name="seat" value=(seat);
                    button.main { (scene.face(seat)) (texts.with("curtain-i-am", &[("name", table.name(seat).into())])) }
                }
            } }
        }
    };
    Region::new("curtain", Area::Tray, html)
}

/// The page with the curtain in the tray.
pub fn curtain(data: &CurtainData) -> Markup {
    let texts = data.context.texts();
    let title = texts.with("title-table", &[("game", data.table.game.title.into())]);
    let live = Some(route::live(&data.table.id, "curtain"));
    let frame = Frame { live, ..Frame::still(&data.context, title, "table-page curtain-page") };
    let stage = OnStage {
        context: &data.context,
        look: look(data.table.game.slug),
        table: &data.table,
        regions: &data.regions,
        log: &data.log,
        act: regions(std::iter::empty()),
        problem: None,
    };
    stage.page(&frame)
}
