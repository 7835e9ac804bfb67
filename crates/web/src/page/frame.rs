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
pub(super) struct Frame<'a> {
    pub(super) context: &'a Context,
    /// The title of the tab.
    pub(super) title: String,
    /// What kind of page it is, for the style.
    pub(super) class: &'static str,
    /// The address of the live connection, where there is one.
    pub(super) live: Option<String>,
    /// Whether the tab shows that it is the viewer's turn.
    pub(super) is_turn: bool,
}

impl<'a> Frame<'a> {
    /// A page that does not change by itself.
    pub(super) fn still(context: &'a Context, title: String, class: &'static str) -> Frame<'a> {
        Frame { context, title, class, live: None, is_turn: false }
    }

    /// The whole page.
    pub(super) fn page(&self, content: &Markup) -> Markup {
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
                }
                body.(self.class) data-live=[self.live.as_deref()] {
                    (icon::sprite())
                    a.skip href="#content" { (texts.text("skip")) }
                    (self.bar())
                    div.banner data-banner hidden role="status" {}
                    main #content { (content) }
                    div.sr data-announce aria-live="assertive" {}
                    @if self.live.is_some() { (self.client_texts()) }
                }
            }
        }
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
        let context = self.context;
        let texts = context.texts();
        let theme_name = |theme: Theme| match theme {
            Theme::Auto => texts.text("theme-auto"),
            Theme::Light => texts.text("theme-light"),
            Theme::Dark => texts.text("theme-dark"),
        };
        html! {
            details.menu data-menu {
                summary { (icon::theme()) span.sr { (texts.text("settings")) } span aria-hidden="true" { (context.language.code()) } }
                form.menu-body method="post" action=(route::SETTINGS) {
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
            }
        }
    }

    /// The few texts that the client says by itself.
    fn client_texts(&self) -> Markup {
        let texts = self.context.texts();
        let block = json!({
            "lost": texts.text("live-lost"),
            "back": texts.text("live-back"),
            "stale": texts.text("live-stale"),
            "failed": texts.text("live-failed"),
            "clear": texts.text("act-clear"),
            "next": texts.text("guide-next"),
            "done": texts.text("guide-done"),
            "close": texts.text("guide-close"),
        });
        data_block("data-texts", &block)
    }
}
