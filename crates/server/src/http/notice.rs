//! The page where people say how they wish to be told that it is their turn.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use web::{NoticesAnswer, NoticesData, route};

use super::App;
use super::ask::{Fields, Requester};
use super::home::known;
use super::reply::{Reply, go, page};
use crate::error::AppError;
use crate::notice::{BROWSERS_MAX, Browser, Notices, Target, Webhook, WebhookKind};
use store::PlayerHash;

#[derive(Deserialize)]
pub(super) struct Said {
    said: Option<String>,
}

/// Where a form leads, with what became of it.
fn said(answer: NoticesAnswer) -> Response {
    let word = match answer {
        NoticesAnswer::Kept => "kept",
        NoticesAnswer::Refused => "refused",
        NoticesAnswer::Arrived => "arrived",
        NoticesAnswer::Lost => "lost",
    };
    go(&format!("{}?said={word}", route::NOTICES))
}

/// Whose wishes they are: only people who are known have any.
fn whose<'a>(app: &'a App, who: &Requester) -> Result<(&'a Arc<Notices>, PlayerHash), AppError> {
    let notices = app.tables.notices.get().ok_or(AppError::NotFound)?;
    Ok((notices, who.player.ok_or(AppError::Forbidden)?))
}

pub(super) async fn show(State(app): State<Arc<App>>, who: Requester, Query(query): Query<Said>) -> Reply {
    let (notices, player) = whose(&app, &who)?;
    let wishes = notices.wishes(player).await?;
    let target = wishes.webhook.as_ref().and_then(|webhook| Target::parse(&webhook.url));
    let me = known(&app, &who).await?;
    let data = NoticesData {
        context: who.context(me.as_ref()),
        kinds: WebhookKind::ALL.map(WebhookKind::word).to_vec(),
        kind: wishes.webhook.as_ref().map(|webhook| webhook.kind.word()),
        host: target.map(|target| target.host().to_owned()),
        browser_count: wishes.browsers.len(),
        key: notices.public_key(),
        answer: match query.said.as_deref() {
            Some("kept") => Some(NoticesAnswer::Kept),
            Some("refused") => Some(NoticesAnswer::Refused),
            Some("arrived") => Some(NoticesAnswer::Arrived),
            Some("lost") => Some(NoticesAnswer::Lost),
            Some(_) | None => None,
        },
    };
    Ok(page(web::notices(&data)))
}

/// Sets the webhook.
pub(super) async fn set(State(app): State<Arc<App>>, who: Requester, fields: Fields) -> Reply {
    let (notices, player) = whose(&app, &who)?;
    let kind = fields.get("kind").and_then(WebhookKind::of_word).ok_or(AppError::Bad)?;
    let url = fields.get("url").unwrap_or_default().trim();
    if notices.target(url).is_none() {
        return Ok(said(NoticesAnswer::Refused));
    }
    let mut wishes = notices.wishes(player).await?;
    wishes.webhook = Some(Webhook { kind, url: url.to_owned() });
    notices.set_wishes(player, &wishes).await?;
    Ok(said(NoticesAnswer::Kept))
}

/// Adds a browser, or brings its subscription up to date.
pub(super) async fn add_browser(State(app): State<Arc<App>>, who: Requester, fields: Fields) -> Reply {
    let (notices, player) = whose(&app, &who)?;
    let field = |name| fields.get(name).unwrap_or_default().to_owned();
    let browser = Browser { endpoint: field("endpoint"), p256dh: field("p256dh"), auth: field("auth") };
    if notices.target(&browser.endpoint).is_none() || !browser.is_usable() {
        return Ok(said(NoticesAnswer::Refused));
    }
    let mut wishes = notices.wishes(player).await?;
    wishes.browsers.retain(|other| other.endpoint != browser.endpoint);
    wishes.browsers.push(browser);
    let surplus = wishes.browsers.len().saturating_sub(BROWSERS_MAX);
    wishes.browsers.drain(..surplus);
    notices.set_wishes(player, &wishes).await?;
    Ok(said(NoticesAnswer::Kept))
}

/// Sends a notice that says how it will be.
pub(super) async fn test(State(app): State<Arc<App>>, who: Requester) -> Reply {
    let (notices, player) = whose(&app, &who)?;
    app.limiter.allow(who.player, who.address, super::limit::Kind::Opening)?;
    let has_arrived = notices.send_test(player, who.texts()).await;
    Ok(said(if has_arrived { NoticesAnswer::Arrived } else { NoticesAnswer::Lost }))
}

/// Stops all notices.
pub(super) async fn stop(State(app): State<Arc<App>>, who: Requester) -> Reply {
    let (notices, player) = whose(&app, &who)?;
    notices.set_wishes(player, &Default::default()).await?;
    Ok(said(NoticesAnswer::Kept))
}

/// What runs in a browser without a page. Its address never changes, so it is not cached for long.
pub(super) async fn worker() -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, web::WORKER_JS).into_response()
}
