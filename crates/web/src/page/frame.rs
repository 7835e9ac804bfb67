//! What all pages share: head, bar, settings.

use decks::Language;
use maud::{DOCTYPE, Markup, html};
use serde_json::json;

use crate::act::data_block;
use crate::asset::asset_path;
use crate::context::{Context, Theme};
use crate::language::own_name;
use crate::{icon, route};

/// A page without its content.
pub(crate) struct Frame<'a> {
    pub(crate) context: &'a Context,
    /// The title of the tab.
    pub(crate) title: String,
    /// What kind of page it is, for the style.
    pub(crate) class: &'static str,
    /// The address of the live connection, where there is one.
    pub(crate) live: Option<String>,
    /// Whether the tab shows that it is the viewer's turn.
    pub(crate) is_turn: bool,
    /// Where questions about the board go, with what they are about still to be added.
    pub(crate) questions: Option<String>,
}

/// After how many seconds a page without the client looks whether something happened.
const REFRESH_SECONDS: u32 = 8;

impl<'a> Frame<'a> {
    /// A page that does not change by itself.
    pub(crate) fn still(context: &'a Context, title: String, class: &'static str) -> Frame<'a> {
        Frame { context, title, class, live: None, is_turn: false, questions: None }
    }

    /// The whole page, with the bar of the site above its content.
    pub(crate) fn page(&self, content: &Markup) -> Markup {
        let content = html! { (self.bar()) (self.banner()) main #content { (content) } };
        self.whole(self.class, None, &content)
    }

    /// A stage, which brings a bar of its own and fills the window.
    pub(crate) fn stage(&self, class: &str, pane: &str, content: &Markup) -> Markup {
        let content = html! { (icon::faces()) (content) (self.banner()) };
        self.whole(&format!("{} {class}", self.class), Some(pane), &content)
    }

    fn whole(&self, class: &str, pane: Option<&str>, content: &Markup) -> Markup {
        let texts = self.context.texts();
        let icon = if self.is_turn { "favicon-turn.svg" } else { "favicon.svg" };
        html! {
            (DOCTYPE)
            html lang=(self.context.language.code()) data-theme=(self.context.theme.word()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    link rel="icon" type="image/svg+xml" href=(asset_path(icon))
                        data-calm=(asset_path("favicon.svg")) data-turn=(asset_path("favicon-turn.svg"));
                    link rel="stylesheet" href=(asset_path("app.css"));
                    script type="module" src=(asset_path("client.js")) {}
                    @if self.live.is_some() && !self.is_turn {
                        noscript { meta http-equiv="refresh" content=(REFRESH_SECONDS); }
                    }
                }
                body.(class) data-live=[self.live.as_deref()] data-pane=[pane] data-questions=[self.questions.as_deref()] {
                    (icon::sprite())
                    a.skip href="#content" { (texts.text("skip")) }
                    (content)
                    div.sr data-announce aria-live="assertive" {}
                    @if pane.is_some() || self.live.is_some() { (self.client_texts()) }
                }
            }
        }
    }

    /// Where the client says that the connection is lost.
    fn banner(&self) -> Markup {
        html! { div.banner data-banner hidden role="status" {} }
    }

    fn bar(&self) -> Markup {
        let texts = self.context.texts();
        html! {
            header.bar {
                a.brand href=(route::HOME) { (icon::mark()) span { "Ludoteka" } }
                nav { (self.settings()) }
                @if let Some(me) = &self.context.me {
                    span.me { span.dot.{ "player-" (me.colour.word()) } {} (me.name) }
                }
                span.sr { (texts.text("tagline")) }
            }
        }
    }

    fn settings(&self) -> Markup {
        let texts = self.context.texts();
        html! {
            details.menu data-menu {
                summary { (icon::theme()) span.sr { (texts.text("settings")) } span aria-hidden="true" { (self.context.language.code()) } }
                div.menu-body { (self.settings_form()) (self.sign_out()) }
            }
        }
    }

    /// The way to leave nothing behind at a device that others use too.
    fn sign_out(&self) -> Markup {
        let texts = self.context.texts();
        html! {
            @if self.context.me.is_some() {
                form.menu-part method="post" action=(route::SIGN_OUT) {
                    button.menu-item { (texts.text("sign-out")) }
                    p.calm { (texts.text("sign-out-note")) }
                }
            }
        }
    }

    /// Language and theme.
    pub(crate) fn settings_form(&self) -> Markup {
        let context = self.context;
        let texts = context.texts();
        let theme_name = |theme: Theme| match theme {
            Theme::Auto => texts.text("theme-auto"),
            Theme::Light => texts.text("theme-light"),
            Theme::Dark => texts.text("theme-dark"),
        };
        html! {
            form.menu-part method="post" action=(route::SETTINGS) {
                input type="hidden" name="back" value=(context.path);
                fieldset { legend { (texts.text("settings-language")) }
                    @for language in Language::ALL {
                        button name="language" value=(language.code()) lang=(language.code())
                            aria-pressed=(language == context.language) { (own_name(language)) }
                    }
                }
                fieldset { legend { (texts.text("settings-theme")) }
                    @for theme in Theme::ALL {
                        button name="theme" value=(theme.word()) aria-pressed=(theme == context.theme) { (theme_name(theme)) }
                    }
                }
            }
            @if context.me.is_some() { a.menu-item href=(route::NOTICES) { (texts.text("notices-title")) } }
        }
    }

    /// The few texts that the client says by itself.
    fn client_texts(&self) -> Markup {
        let texts = self.context.texts();
        let keys = [
            ("lost", "live-lost"),
            ("back", "live-back"),
            ("away", "live-away"),
            ("goes-on", "live-again"),
            ("stale", "live-stale"),
            ("failed", "live-failed"),
            ("clear", "act-clear"),
            ("chosen", "act-chosen"),
            ("more", "act-more"),
            ("touch", "act-touch"),
            ("turn", "announce-turn"),
            ("next", "guide-next"),
            ("done", "guide-done"),
            ("close", "guide-close"),
            ("continue", "moment-continue"),
            ("again", "moment-again"),
            ("play", "replay-play"),
            ("pause", "replay-pause"),
            ("offer", "guide-offer"),
            ("start", "guide-start"),
        ];
        let block: serde_json::Map<String, serde_json::Value> =
            keys.into_iter().map(|(name, key)| (name.to_owned(), texts.text(key).into())).collect();
        let block = json!(block);
        data_block("data-texts", &block)
    }
}
