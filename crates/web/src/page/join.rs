//! The invitation, for somebody who follows the link of a table and has no seat yet.

use engine::Seat;
use maud::{Markup, html};
use seating::PlayerColour;

use super::frame::Frame;
use super::person;
use crate::clock::limit_note;
use crate::context::Context;
use crate::game::look;
use crate::game_page::Scene;
use crate::route;
use crate::table::{SeatInfo, TableInfo};

/// What the invitation shows.
#[derive(Clone, Debug)]
pub struct JoinData {
    /// For whom.
    pub context: Context,
    /// The table.
    pub table: TableInfo,
    /// What was wrong with the form that was sent, in words.
    pub problem: Option<String>,
}

/// The invitation. A GET never takes a seat: the form posts `name` and `colour` to `/t/ID/join`.
pub fn join(data: &JoinData) -> Markup {
    let context = &data.context;
    let texts = context.texts();
    let table = &data.table;
    let scene = Scene::new(context, table);
    let is_taken = |seat: &&SeatInfo| !seat.is_free();
    let taken: Vec<PlayerColour> = table.seats.iter().filter(is_taken).map(|seat| seat.colour).collect();
    let has_room = taken.len() < table.seats.len();
    let title = texts.with("join-title", &[("game", table.game.title.into())]);
    let content = html! {
        div.sheet {
            @if let Some(look) = look(table.game.slug) { div.picture { ((look.picture)()) } p.blurb { ((look.blurb)(texts)) } }
            h1 { (title) }
            @if let Some(problem) = &data.problem { p.problem role="alert" { (problem) } }
            (limit_note(table.limit, texts))
            ul.lobby-seats { @for (index, seat) in table.seats.iter().enumerate() {
                @if is_taken(&seat) { li { (scene.badge(Seat::at(index))) } }
            } }
            @if has_room {
                form method="post" action=(route::join(&table.id)) {
                    (person::fields(context, &taken, None, None))
                    button.primary.large { (texts.text("join-sit")) }
                }
            } @else {
                p.calm { (texts.text("join-full")) }
            }
            p { a.button.quiet href={ (route::table(&table.id)) "?watch=yes" } { (texts.text("join-watch")) } }
        }
    };
    Frame::still(context, title, "form-page").page(&content)
}
