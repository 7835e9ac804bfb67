//! What people wish to be told by. Addresses of webhooks and subscriptions are secrets, so nothing here is ever logged.

use serde::{Deserialize, Serialize};
use store::SecretText;

/// What somebody wishes.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Wishes {
    pub(crate) webhook: Option<Webhook>,
    pub(crate) browsers: Vec<Browser>,
}

impl Wishes {
    pub(crate) fn is_empty(&self) -> bool {
        self.webhook.is_none() && self.browsers.is_empty()
    }

    /// As the store keeps it; `None` if nothing is wished.
    pub(super) fn stored(&self) -> Option<SecretText> {
        let text = || serde_json::to_string(self).expect("plain data can be written");
        (!self.is_empty()).then(|| SecretText::new(text()))
    }

    /// As the store gives it back. What cannot be read is nothing, and its text stays out of the log.
    pub(super) fn read(stored: Option<&SecretText>) -> Wishes {
        let Some(stored) = stored else { return Wishes::default() };
        serde_json::from_str(stored.reveal()).unwrap_or_else(|_| {
            tracing::warn!("what somebody wishes to be told by cannot be read; they have to say it again");
            Wishes::default()
        })
    }

    /// What of this is still wished.
    pub(super) fn among(mut self, wished: &Wishes) -> Wishes {
        self.webhook = self.webhook.filter(|webhook| wished.webhook.as_ref() == Some(webhook));
        self.browsers.retain(|browser| wished.browsers.contains(browser));
        self
    }
}

/// An address of another service.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Webhook {
    pub(crate) kind: WebhookKind,
    pub(crate) url: String,
}

/// What a service wants to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WebhookKind {
    Ntfy,
    Discord,
    Slack,
    Generic,
}

impl WebhookKind {
    pub(crate) const ALL: [WebhookKind; 4] =
        [WebhookKind::Ntfy, WebhookKind::Discord, WebhookKind::Slack, WebhookKind::Generic];

    pub(crate) fn word(self) -> &'static str {
        match self {
            WebhookKind::Ntfy => "ntfy",
            WebhookKind::Discord => "discord",
            WebhookKind::Slack => "slack",
            WebhookKind::Generic => "generic",
        }
    }

    pub(crate) fn of_word(word: &str) -> Option<WebhookKind> {
        WebhookKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A browser's subscription: where to send, and the keys to encrypt with, as the browser gave them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Browser {
    pub(crate) endpoint: String,
    pub(crate) p256dh: String,
    pub(crate) auth: String,
}

impl Browser {
    /// Whether its keys are such.
    pub(crate) fn is_usable(&self) -> bool {
        super::push::is_usable(self)
    }
}
