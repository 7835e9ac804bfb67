//! What a notice says: that it is your turn, and where. Nothing of the match, no names, no tokens.

use engine::{sha256, to_hex};
use serde_json::json;

use super::wishes::WebhookKind;

/// A notice in words.
pub(crate) struct Message {
    words: String,
    url: String,
    path: String,
    game: String,
}

/// Further lines of a request's head.
pub(super) type Headers = Vec<(&'static str, String)>;

impl Message {
    /// `game` is the slug, empty if it is about none.
    pub(super) fn new(words: String, base: &str, path: &str, game: &str) -> Message {
        Message { words, url: format!("{base}{path}"), path: path.to_owned(), game: game.to_owned() }
    }

    /// The request that a service understands.
    pub(super) fn for_webhook(&self, kind: WebhookKind) -> (Headers, Vec<u8>) {
        let Message { words, url, path, game } = self;
        let json = |value: serde_json::Value| {
            (vec![("content-type", "application/json".to_owned())], value.to_string().into_bytes())
        };
        match kind {
            WebhookKind::Ntfy => {
                let headers = vec![
                    ("content-type", "text/plain; charset=utf-8".to_owned()),
                    ("title", "Ludoteka".to_owned()),
                    ("click", url.clone()),
                ];
                (headers, words.clone().into_bytes())
            }
            // Nobody is mentioned, whatever a title says.
            WebhookKind::Discord => {
                json(json!({ "content": format!("{words}\n{url}"), "allowed_mentions": { "parse": [] } }))
            }
            WebhookKind::Slack => json(json!({ "text": format!("{words}\n{url}") })),
            WebhookKind::Generic => {
                let table = path.strip_prefix("/t/");
                let event = if table.is_some() { "turn" } else { "test" };
                json(json!({ "event": event, "text": words, "url": url, "table": table, "game": game }))
            }
        }
    }

    /// What the worker in a browser is told. A later notice about the same table takes the place of this one.
    pub(super) fn for_browser(&self) -> String {
        json!({ "title": "Ludoteka", "text": self.words, "path": self.path, "tag": self.topic() }).to_string()
    }

    /// What it is about, in letters that a push service takes.
    pub(super) fn topic(&self) -> String {
        to_hex(&sha256(self.path.as_bytes()))[..32].to_owned()
    }
}
