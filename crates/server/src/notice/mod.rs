//! "Your turn", also when the page is closed: by web push, or by a webhook of the person's own.
//!
//! What people wish and what waits to be told stands in the store, and so does the key by which push services know this
//! server: a backup has it, all nodes share it, and a restart loses nothing of it. The append that asks somebody something
//! also lets a notice wait, and the one that answers or undoes it withdraws the notice (`store::Asked`).
//!
//! A notice waits a little before it goes out (`sender`), and goes out only if the same decision is still open and the
//! person has not come to look. So there is one notice a turn, none for what was undone in time, and none for who is
//! there. `takeover` brings in what earlier programs kept in files.

mod message;
mod post;
mod push;
mod sender;
mod takeover;
mod target;
mod wishes;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use store::{Asked, PlayerHash, SecretText, Store, StoreError};
use tokio::sync::Semaphore;
use trust::Trust;
use web::Texts;

use crate::site::Network;
use crate::table_state::TableState;
use message::Message;
use post::{PostError, Poster};
use push::PushKey;
pub(crate) use target::Target;
pub(crate) use wishes::{Browser, Webhook, WebhookKind, Wishes};

/// How long a notice waits, unless the operator says otherwise: time to undo, and to notice it oneself.
pub const DELAY: Duration = Duration::from_secs(20);
/// How many browsers of a person are told at most; the one that was added first is forgotten first.
pub(crate) const BROWSERS_MAX: usize = 5;
/// The name of the key for web push among the secrets of the server.
const PUSH_KEY: &str = "push";

/// How notices are sent.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// Where the pages are, for links.
    pub(crate) base: String,
    /// How long a notice waits.
    pub(crate) delay: Duration,
    /// Networks that webhooks may go to although they are not public, also without encryption.
    pub(crate) allow: Vec<Network>,
    /// Certificates that are believed beside the usual ones.
    pub(crate) trust: Option<Trust>,
}

/// Sends notices.
pub(crate) struct Notices {
    store: Arc<dyn Store>,
    poster: Poster,
    key: PushKey,
    options: Options,
    /// One place for each notice that is on its way.
    places: Arc<Semaphore>,
}

/// What became of a message.
struct Sent {
    arrived_count: usize,
    failed_count: usize,
}

impl Sent {
    /// Counts one. `true` if it may be tried again. Where it went is the person's secret, so no line of the log says it.
    fn note(&mut self, result: &Result<(), PostError>) -> bool {
        match result {
            Ok(()) => {
                self.arrived_count += 1;
                false
            }
            Err(error) => {
                self.failed_count += 1;
                tracing::info!(%error, "somebody could not be told");
                error.is_passing()
            }
        }
    }
}

impl Notices {
    /// Reads or makes the key for web push, and takes over what earlier programs kept in the data directory.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        data: &Path,
        options: Options,
    ) -> Result<Arc<Notices>, StoreError> {
        takeover::take_over(store.as_ref(), &data.join(takeover::FOLDER)).await?;
        let kept = match push_key(store.as_ref()).await? {
            Some(kept) => Some(kept),
            None => {
                let made = SecretText::new(STANDARD.encode(push::new_key()));
                store.keep_secret(PUSH_KEY, made, false).await?;
                // Of several nodes that start at once one was the first.
                push_key(store.as_ref()).await?
            }
        };
        let bytes = kept.and_then(|kept| STANDARD.decode(kept.reveal()).ok());
        let key = bytes.and_then(|bytes| PushKey::of_bytes(&bytes));
        let key = key.ok_or_else(|| StoreError::Invalid("the key for web push is damaged".to_owned()))?;
        Ok(Arc::new(Notices {
            store,
            poster: Poster::new(options.allow.clone(), options.trust.clone()),
            key,
            options,
            places: Arc::new(Semaphore::new(sender::AT_ONCE)),
        }))
    }

    /// What browsers need to subscribe.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// Whether a webhook may go there, as far as its address says.
    pub(crate) fn target(&self, url: &str) -> Option<Target> {
        Target::parse(url).filter(|target| self.poster.may_reach(target))
    }

    /// What somebody wishes.
    pub(crate) async fn wishes(&self, player: PlayerHash) -> Result<Wishes, StoreError> {
        Ok(Wishes::read(self.store.wishes(player).await?.as_ref()))
    }

    pub(crate) async fn set_wishes(&self, player: PlayerHash, wishes: &Wishes) -> Result<(), StoreError> {
        self.store.put_wishes(player, wishes.stored()).await
    }

    /// Whom a table asks what, and when they are told.
    pub(crate) fn asked(&self, state: &TableState, now_ms: i64) -> Vec<Asked> {
        let due_ms = now_ms.saturating_add(millis(self.options.delay));
        let asked = state.asked().into_iter();
        asked.map(|(player, decision)| Asked { player, decision, due_ms }).collect()
    }

    /// Sends a message everywhere, and takes from the wishes where it arrived or never will.
    async fn send(&self, player: PlayerHash, wishes: &mut Wishes, message: &Message) -> Sent {
        let mut sent = Sent { arrived_count: 0, failed_count: 0 };
        if let Some(webhook) = &wishes.webhook
            && !sent.note(&self.send_webhook(webhook, message).await)
        {
            wishes.webhook = None;
        }
        let mut gone = Vec::new();
        for browser in std::mem::take(&mut wishes.browsers) {
            let result = self.send_push(&browser, message).await;
            // The browser has forgotten it, or the person has withdrawn it there.
            if matches!(result, Err(PostError::Status(404 | 410))) {
                gone.push(browser.endpoint.clone());
            }
            if sent.note(&result) {
                wishes.browsers.push(browser);
            }
        }
        if !gone.is_empty()
            && let Ok(mut kept) = self.wishes(player).await
        {
            kept.browsers.retain(|browser| !gone.contains(&browser.endpoint));
            let _ = self.set_wishes(player, &kept).await;
        }
        sent
    }

    async fn send_webhook(&self, webhook: &Webhook, message: &Message) -> Result<(), PostError> {
        let target = Target::parse(&webhook.url).ok_or(PostError::NotAllowed)?;
        let (headers, body) = message.for_webhook(webhook.kind);
        self.poster.post(&target, headers, body).await
    }

    async fn send_push(&self, browser: &Browser, message: &Message) -> Result<(), PostError> {
        let target = Target::parse(&browser.endpoint).ok_or(PostError::NotAllowed)?;
        let body = push::encrypt(browser, message.for_browser().as_bytes()).ok_or(PostError::NotAllowed)?;
        let headers = self.key.headers(&target, &self.options.base, &message.topic());
        self.poster.post(&target, headers, body).await
    }

    /// Sends a message that says how it will be. `true` if it arrived everywhere.
    pub(crate) async fn send_test(&self, player: PlayerHash, texts: Texts) -> bool {
        let Ok(mut wishes) = self.wishes(player).await else { return false };
        let message = Message::new(texts.text("notice-test"), &self.options.base, "/notices", "");
        let sent = self.send(player, &mut wishes, &message).await;
        sent.arrived_count > 0 && sent.failed_count == 0
    }
}

/// The key for web push, as it is kept.
async fn push_key(store: &dyn Store) -> Result<Option<SecretText>, StoreError> {
    let secrets = store.secrets().await?;
    Ok(secrets.into_iter().find(|(name, _)| name == PUSH_KEY).map(|(_, secret)| secret))
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
