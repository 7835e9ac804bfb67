//! The personal link that moves a seat to another device.

use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::route;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct DeviceData {
    /// For whom.
    pub context: Context,
    /// The table.
    pub id: String,
    /// The whole personal address.
    pub link: String,
    /// The same as a QR code, drawn by the server as SVG.
    pub qr: Option<Markup>,
}

/// The page with the personal link.
pub fn device(data: &DeviceData) -> Markup {
    let texts = data.context.texts();
    let title = texts.text("device-title");
    let content = html! {
        div.sheet {
            h1 { (title) }
            p { (texts.text("device-words")) }
            div.invite {
                label.field { span { (texts.text("device-link")) } input readonly value=(data.link) data-select; }
                button type="button" data-copy=(data.link) data-copied=(texts.text("lobby-copied")) { (texts.text("lobby-copy")) }
                @if let Some(qr) = &data.qr { div.qr role="img" aria-label=(texts.text("lobby-qr")) { (qr) } }
            }
            p { a.button href=(route::table(&data.id)) { (texts.text("device-back")) } }
        }
    };
    Frame::still(&data.context, title, "form-page").page(&content)
}

/// The page behind a personal link: a GET moves nothing, the button does (POST to the same address).
pub fn take_over(context: &Context, address: &str, game: &str) -> Markup {
    let texts = context.texts();
    let title = texts.with("take-over-title", &[("game", game.into())]);
    let content = html! {
        div.sheet {
            h1 { (title) }
            p { (texts.text("take-over-words")) }
            form method="post" action=(address) { button.primary.large { (texts.text("take-over-do")) } }
        }
    };
    Frame::still(context, title, "form-page").page(&content)
}
