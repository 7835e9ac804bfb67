//! The menus of a table: help, sound, and everything that is wanted once an evening.

use engine::Seat;
use maud::{Markup, html};
use seating::{Motion, Stage};

use crate::page::frame::Frame;
use crate::table::TableInfo;
use crate::text::Texts;
use crate::{icon, route};

/// The round buttons at the end of the top bar.
pub(crate) fn buttons(table: &TableInfo, frame: &Frame<'_>, texts: Texts) -> Markup {
    html! {
        details.menu.help-menu data-menu {
            summary.round title=(texts.text("help")) { span aria-hidden="true" { "?" } span.sr { (texts.text("help")) } }
            div.menu-body { (help(table, texts)) }
        }
        button.round.needs-js type="button" data-sound aria-pressed="false" title=(texts.text("sound")) {
            (icon::sound()) span.sr { (texts.text("sound")) }
        }
        details.menu.table-menu data-menu {
            summary.round title=(texts.text("table-menu")) { (icon::menu()) span.sr { (texts.text("table-menu")) } }
            div.menu-body {
                // A phone has room for one round button.
                div.menu-part.on-phone {
                    (help(table, texts))
                    button.menu-item.needs-js type="button" data-sound aria-pressed="false" { (icon::sound()) (texts.text("sound")) }
                }
                (frame.settings_form())
                (comfort(table, texts))
                (rights(table, texts))
                a.menu-item href=(route::HOME) { (texts.text("home")) }
            }
        }
    }
}

/// The rules, and the tour.
fn help(table: &TableInfo, texts: Texts) -> Markup {
    html! {
        a.menu-item href=(route::guide(table.game.slug)) target="_blank" { (texts.text("help-guide")) }
        a.menu-item href=(route::rules(table.game.slug)) target="_blank" { (texts.text("help-rules")) }
        button.menu-item.needs-js type="button" data-guide-start { (texts.text("guide-start")) }
    }
}

/// What each person sets for this browser alone.
fn comfort(table: &TableInfo, texts: Texts) -> Markup {
    html! {
        div.menu-part.needs-js {
            @if table.me.is_some() {
                label.tick { input type="checkbox" data-setting="confirm"; (texts.text("setting-confirm")) }
                label.tick { input type="checkbox" data-setting="notify"; (texts.text("setting-notify")) }
            }
            label.menu-row { span { (texts.text("setting-moments")) }
                select data-setting="moments" {
                    @for choice in ["full", "short", "none"] {
                        option value=(choice) { (texts.text(&format!("setting-moments-{choice}"))) }
                    }
                }
            }
        }
        @if table.me.is_some() && table.stage == Stage::Playing && table.seats.iter().any(|seat| seat.occupant.bot().is_some()) {
            form.menu-part method="post" action=(route::pace(&table.id)) data-post {
                fieldset.pace { legend { (texts.text("setting-pace")) }
                    @for pace in ["calm", "brisk", "instant"] {
                        button name="pace" value=(pace) { (texts.text(&format!("setting-pace-{pace}"))) }
                    }
                }
            }
        }
    }
}

/// What can be proposed to the others.
fn proposals(table: &TableInfo, texts: Texts) -> Markup {
    html! {
        @for info in table.motions.iter().filter(|info| info.can_vote) {
            form.menu-part method="post" action=(route::vote(&table.id)) data-post {
                input type="hidden" name="motion" value=(info.motion.word());
                @match info.motion {
                    Motion::Close => {
                        button.menu-item name="answer" value="yes" { (texts.text("lobby-close")) }
                        @if info.needed > 1 { p.calm { (texts.text("motion-close-note")) } }
                    }
                    Motion::Remove(seat) => {
                        button.menu-item name="answer" value="yes" { (texts.with("motion-remove", &[("name", table.name(Seat::at(seat)).into())])) }
                        p.calm { (texts.text("motion-remove-note")) }
                    }
                }
            }
        }
    }
}

/// What a seat may do with its place at the table.
fn rights(table: &TableInfo, texts: Texts) -> Markup {
    let is_playing = table.stage == Stage::Playing;
    html! {
        @if is_playing {
            details.menu-part data-keep="seal" {
                summary { (texts.text("table-seal")) }
                p.calm { (texts.text("table-commitment")) }
                p { code.hash { (table.commitment) } }
            }
        }
        @if table.me.is_some() && is_playing {
            form.menu-part method="post" action=(route::device(&table.id)) { button.menu-item { (texts.text("table-device")) } }
            form.menu-part method="post" action=(route::leave(&table.id)) {
                button.menu-item { (texts.text("table-leave")) }
                p.calm { (texts.text("table-leave-note")) }
            }
            (proposals(table, texts))
        }
        @if let Some(campaign) = &table.campaign { a.menu-item href=(route::campaign(campaign)) { (texts.text("campaign")) } }
        @if table.stage == Stage::Ended { a.menu-item href=(route::result(&table.id)) { (texts.text("ended-see")) } }
    }
}
