//! What a seat may keep of a finished match: a page with an address of its own, made to be printed.

use engine::Seat;
use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::game::look;
use crate::route;
use crate::table::TableInfo;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct KeepsakeData {
    /// For whom.
    pub context: Context,
    /// The table, whose match is over.
    pub table: TableInfo,
    /// Whose page it is.
    pub seat: Seat,
    /// What the game says about it, from [`crate::GamePage::keepsake`].
    pub content: Markup,
}

/// The page to keep.
pub fn keepsake(data: &KeepsakeData) -> Markup {
    let texts = data.context.texts();
    let table = &data.table;
    let args = [("game", table.game.title.into()), ("name", table.name(data.seat).into())];
    let title = texts.with("keepsake-title", &args);
    let content = html! {
        @if let Some(look) = look(table.game.slug) { (look.outfit()) }
        nav.keepsake-nav aria-label=(title) {
            a.button.quiet href=(route::result(&table.id)) { (texts.text("keepsake-back")) }
            @for seat in Seat::all(table.seats.len()) {
                a.button.quiet href=(route::keepsake(&table.id, seat))
                    aria-current=[(seat == data.seat).then_some("page")] { (table.name(seat)) }
            }
        }
        div.keepsake.{ "game-" (table.game.slug) } { (data.content) }
    };
    Frame::still(&data.context, title, "keepsake-page").page(&content)
}
