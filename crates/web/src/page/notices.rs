//! How somebody wishes to be told that it is their turn.

use maud::{Markup, html};

use super::frame::Frame;
use crate::asset::asset_path;
use crate::context::Context;
use crate::route;

/// What became of the form that led here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticesAnswer {
    /// It is kept.
    Kept,
    /// Nothing may be sent to that address.
    Refused,
    /// The test arrived.
    Arrived,
    /// It did not.
    Lost,
}

/// What the page shows. The address itself is a secret and stays on the server.
#[derive(Clone, Debug)]
pub struct NoticesData {
    /// For whom.
    pub context: Context,
    /// The words of the services that can be told, and of the one that is.
    pub kinds: Vec<&'static str>,
    /// The service that is told.
    pub kind: Option<&'static str>,
    /// The host it is told at.
    pub host: Option<String>,
    /// How many browsers are told.
    pub browser_count: usize,
    /// What a browser needs to subscribe.
    pub key: String,
    /// What became of the form.
    pub answer: Option<NoticesAnswer>,
}

/// The page.
pub fn notices(data: &NoticesData) -> Markup {
    let texts = data.context.texts();
    let title = texts.text("notices-title");
    let answer = data.answer.map(|answer| match answer {
        NoticesAnswer::Kept => texts.text("notices-kept"),
        NoticesAnswer::Refused => texts.text("notices-refused"),
        NoticesAnswer::Arrived => texts.text("notices-arrived"),
        NoticesAnswer::Lost => texts.text("notices-lost"),
    });
    let is_told = data.host.is_some() || data.browser_count > 0;
    let content = html! {
        div.sheet {
            h1 { (title) }
            @if let Some(answer) = answer { p.note role="status" { strong { (answer) } } }
            p { (texts.text("notices-words")) }
            section.needs-js {
                script type="module" src=(asset_path("push.js")) {}
                h2 { (texts.text("notices-browser")) }
                p.calm { (texts.with("notices-browsers", &[("count", data.browser_count.into())])) }
                form method="post" action=(route::NOTICES_BROWSER) data-push=(data.key) {
                    button type="button" disabled { (texts.text("notices-browser-on")) }
                }
            }
            section {
                h2 { (texts.text("notices-service")) }
                @if let Some(host) = &data.host { p.calm { (texts.with("notices-host", &[("host", host.as_str().into())])) } }
                form method="post" action=(route::NOTICES) {
                    label.field { span { (texts.text("notices-kind")) }
                        select name="kind" {
                            @for kind in &data.kinds {
                                option value=(kind) selected[data.kind == Some(*kind)] { (kind_name(kind, &texts.text("notices-other"))) }
                            }
                        }
                    }
                    label.field { span { (texts.text("notices-address")) }
                        input name="url" type="url" required maxlength="1000" placeholder="https://ntfy.sh/…" autocomplete="off";
                    }
                    button.primary { (texts.text("notices-keep")) }
                }
            }
            @if is_told {
                form method="post" action=(route::NOTICES_TEST) { button { (texts.text("notices-test")) } }
                form method="post" action=(route::NOTICES_STOP) { button { (texts.text("notices-stop")) } }
            }
            p { a.button href=(route::HOME) { (texts.text("home")) } }
        }
    };
    Frame::still(&data.context, title, "form-page").page(&content)
}

/// Names of services are the same in every language.
fn kind_name(kind: &str, other: &str) -> String {
    match kind {
        "ntfy" => "ntfy".to_owned(),
        "discord" => "Discord".to_owned(),
        "slack" => "Slack".to_owned(),
        _ => other.to_owned(),
    }
}
