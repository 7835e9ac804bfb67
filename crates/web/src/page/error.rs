//! When something went wrong: what, and the way out.

use maud::{Markup, html};

use super::frame::Frame;
use crate::context::Context;
use crate::route;
use crate::text::Texts;

/// A friendly page for a status such as 404 or 503, with details in words if there are any.
pub fn error(context: &Context, status: u16, details: Option<&str>) -> Markup {
    let texts = context.texts();
    let title = explain(status, texts);
    let content = html! {
        div.sheet.error-sheet {
            p.error-number { (status) }
            h1 { (title) }
            @if let Some(details) = details { p { (details) } }
            p { a.button.primary href=(route::HOME) { (texts.text("home")) } }
        }
    };
    Frame::still(context, title, "form-page").page(&content)
}

/// Somebody wants to see a page while the database is away. The answer tells the browser to ask again.
pub fn waiting(context: &Context) -> Markup {
    let texts = context.texts();
    let title = texts.text("error-waiting");
    let content = html! {
        div.sheet.error-sheet {
            h1 { (title) }
            p { (texts.text("error-waiting-note")) }
        }
    };
    Frame::still(context, title, "form-page").page(&content)
}

/// A status in words.
pub fn explain(status: u16, texts: Texts) -> String {
    match status {
        403 => texts.text("error-forbidden"),
        404 => texts.text("error-missing"),
        409 => texts.text("error-stale"),
        410 => texts.text("error-gone"),
        413 => texts.text("error-large"),
        429 => texts.text("error-often"),
        503 => texts.text("error-busy"),
        400..=499 => texts.text("error-request"),
        _ => texts.text("error-ours"),
    }
}
