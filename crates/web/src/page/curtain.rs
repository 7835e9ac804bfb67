//! The curtain between two people at one device.

use engine::Seat;
use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::game_page::Scene;
use crate::route;
use crate::table::TableInfo;

/// What the curtain shows.
#[derive(Clone, Debug)]
pub struct CurtainData {
    /// For whom.
    pub context: Context,
    /// The table, with `me` set to `None`.
    pub table: TableInfo,
    /// The seats of this device that are awaited: one, or several while all choose at once.
    pub next: Vec<Seat>,
}

/// Hides everything until the right person says "I am X".
pub fn curtain(data: &CurtainData) -> Markup {
    let texts = data.context.texts();
    let scene = Scene::new(&data.context, &data.table);
    let names: Vec<Markup> = data.next.iter().map(|&seat| scene.name(seat)).collect();
    let content = html! {
        div.curtain {
            h1 {
                @if names.is_empty() { (texts.text("curtain-wait")) }
                @else { (texts.html("curtain-title", &[("names", texts.list(&names).into()), ("count", names.len().into())])) }
            }
            @if !names.is_empty() { p { (texts.text("curtain-note")) } }
            @for &seat in &data.next {
                form method="post" action=(route::i_am(&data.table.id)) {
                    input type="hidden" name="seat" value=(seat);
                    button.primary.large { (texts.with("curtain-i-am", &[("name", data.table.name(seat).into())])) }
                }
            }
        }
    };
    let title = texts.with("title-table", &[("game", data.table.game.title.into())]);
    let live = Some(route::live(&data.table.id, "curtain"));
    Frame { live, ..Frame::still(&data.context, title, "curtain-page") }.page(&content)
}
