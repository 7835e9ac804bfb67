//! Before the match: who sits where, and the link for those who are still to come.

use engine::Seat;
use maud::{Markup, html};
use seating::BotLevel;

use super::frame::Frame;
use super::person;
use crate::clock::limit_note;
use crate::context::Context;
use crate::game_page::{Area, Scene};
use crate::patch::Region;
use crate::table::{TableInfo, level_name};
use crate::{chat, route};

/// What the lobby shows.
#[derive(Clone, Debug)]
pub struct LobbyData {
    /// For whom.
    pub context: Context,
    /// The table.
    pub table: TableInfo,
    /// The whole address to send to friends.
    pub link: String,
    /// The same as a QR code, drawn by the server as SVG.
    pub qr: Option<Markup>,
    /// Whether the table is listed on the home page.
    pub is_public: bool,
    /// Whether a seat is kept for the viewer, who is asked to play again.
    pub is_asked: bool,
}

/// The lobby of somebody who has a seat or watches.
pub fn lobby(data: &LobbyData) -> Markup {
    let texts = data.context.texts();
    let title = texts.with("lobby-title", &[("game", data.table.game.title.into())]);
    let content = html! {
        div.sheet {
            h1 { (title) }
            p.calm { (texts.text("lobby-wait")) }
            (limit_note(data.table.limit, texts))
            div.invite {
                label.field { span { (texts.text("lobby-link")) }
                    input readonly value=(data.link) data-select;
                }
                button type="button" data-copy=(data.link) data-copied=(texts.text("lobby-copied")) { (texts.text("lobby-copy")) }
                @if let Some(qr) = &data.qr { div.qr role="img" aria-label=(texts.text("lobby-qr")) { (qr) } }
                @if data.is_public { p.calm { (texts.text("lobby-public")) } }
            }
            @for region in lobby_regions(data) { div data-region=(region.id) { (region.html()) } }
            (chat::chat(&data.context, &data.table))
            details { summary { (texts.text("table-seal")) }
                p.calm { (texts.text("table-commitment")) " " code.hash { (data.table.commitment) } }
            }
        }
    };
    let live = Some(route::live(&data.table.id, "lobby"));
    Frame { live, ..Frame::still(&data.context, title, "form-page lobby-page") }.page(&content)
}

/// What changes in a lobby; the server pushes it like a board.
pub fn lobby_regions(data: &LobbyData) -> Vec<Region> {
    vec![Region::new("lobby", Area::Common, seats(data)), chat::chat_region(&data.context, &data.table, None)]
}

fn seats(data: &LobbyData) -> Markup {
    let table = &data.table;
    let texts = data.context.texts();
    let scene = Scene::new(&data.context, table);
    let open = table.seats.iter().filter(|seat| seat.is_free()).count();
    let kept = table.seats.iter().filter(|seat| seat.is_kept()).count();
    // Where everybody sits at this device nobody has to be waited for: the client starts by itself.
    let people = table.seats.iter().filter(|seat| seat.occupant.owner().is_some()).count();
    let own = table.hot_seats.len().max(usize::from(table.me.is_some()));
    let is_alone = open == 0 && people == own;
    let can_start = table.is_host && kept == 0;
    html! {
        ol.lobby-seats {
            @for (index, seat) in table.seats.iter().enumerate() {
                li {
                    @if seat.is_free() {
                        span.badge.open-seat { (texts.text("lobby-open-seat")) }
                    } @else {
                        (scene.badge(Seat::at(index)))
                        @if seat.is_kept() { span.tag { (texts.text("lobby-asked")) } }
                        @if table.is_host && table.me != Some(Seat::at(index)) {
                            form method="post" action=(route::remove(&table.id)) data-post {
                                input type="hidden" name="seat" value=(Seat::at(index));
                                button.quiet { (texts.text("lobby-remove")) }
                            }
                        }
                    }
                }
            }
        }
        @if data.is_asked {
            form.lobby-start method="post" action=(route::join(&table.id)) {
                (person::nonce())
                button.primary.large { (texts.text("lobby-again")) }
            }
            form method="post" action=(route::leave(&table.id)) { button.quiet { (texts.text("lobby-not-again")) } }
        }
        @if table.is_host && kept > 0 { p.calm { (texts.with("lobby-asked-wait", &[("count", kept.into())])) } }
        @if can_start {
            form.lobby-start method="post" action=(route::start(&table.id)) data-at-once[is_alone] {
                (person::nonce())
                @if open > 0 {
                    label.field { span { (texts.with("lobby-fill", &[("count", open.into())])) }
                        select name="level" { @for level in BotLevel::ALL {
                            option value=(level.word()) selected[level == BotLevel::default()] { (level_name(level, texts)) }
                        } }
                    }
                }
                button.primary.large { @if open > 0 { (texts.text("lobby-start-bots")) } @else { (texts.text("lobby-start")) } }
            }
        }
        @if table.is_host {
            form method="post" action=(route::close(&table.id)) { button.quiet { (texts.text("lobby-close")) } }
        } @else {
            p.calm { (texts.text("lobby-host-starts")) }
            @if table.me.is_some() {
                form method="post" action=(route::leave(&table.id)) { button.quiet { (texts.text("table-leave")) } }
            }
        }
    }
}
