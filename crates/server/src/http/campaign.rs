//! A campaign: a chain of matches, each at the table where the one before it went on. What it has come to is folded from
//! their scores.

use axum::extract::{Path, State};
use engine::Seat;
use seating::TimeLimit;
use std::sync::Arc;
use web::{CampaignData, route};

use super::App;
use super::ask::{Fields, Requester};
use super::reply::{Reply, go, page};
use crate::change::Change;
use crate::error::AppError;
use crate::live_table::LiveTable;
use crate::tables::{InCampaign, Opening};

/// More matches than anybody plays in one campaign.
const MATCHES_MAX: usize = 1000;

/// The tables of a campaign so far.
struct Chain {
    /// The scores of the finished ones.
    scores: Vec<i32>,
    last: Arc<LiveTable>,
}

async fn chain(app: &App, id: &str) -> Result<Chain, AppError> {
    let mut scores = Vec::new();
    let mut at = id.to_owned();
    for _ in 0..MATCHES_MAX {
        // A finished match that this program cannot follow counts as it was noted.
        let (campaign, score, next) = match app.tables.get(&at).await {
            Ok(last) => {
                let state = last.now();
                let score =
                    state.ended().map(|play| play.results(web::Texts::new(web::Language::En)).standings);
                if state.about.campaign.as_deref() == Some(id) && (score.is_none() || state.rematch.is_none())
                {
                    scores.extend(score.map(|standings| standings.score(Seat::at(0))));
                    return Ok(Chain { scores, last });
                }
                (state.about.campaign.clone(), score, state.rematch.clone())
            }
            Err(AppError::Kept(kept) | AppError::Elsewhere(kept))
                if kept.standings.is_some() && kept.rematch.is_some() =>
            {
                (kept.campaign.clone(), kept.standings, kept.rematch.clone())
            }
            Err(error) => return Err(error),
        };
        if campaign.as_deref() != Some(id) {
            break;
        }
        scores.extend(score.map(|standings| standings.score(Seat::at(0))));
        let Some(next) = next else { break };
        at = next;
    }
    Err(AppError::NotFound)
}

/// The page of a campaign: its path, and where it goes on.
pub(super) async fn show(State(app): State<Arc<App>>, who: Requester, Path(id): Path<String>) -> Reply {
    let Chain { scores, last } = chain(&app, &id).await?;
    let state = last.now();
    let context = who.context(None);
    let campaign =
        web::look(state.about.game.slug).and_then(|look| (look.campaign)(&scores, context.texts()));
    let campaign = campaign.ok_or(AppError::NotFound)?;
    let table = state.ended().is_none().then(|| state.about.id.clone());
    let is_mine = who.player == Some(state.host);
    let data = CampaignData { context, game: state.about.game, id, campaign, table, is_mine };
    Ok(page(web::campaign(&data)))
}

/// Goes on: at the table that is being played, or with the next level at a new one.
pub(super) async fn next(
    State(app): State<Arc<App>>,
    who: Requester,
    Path(id): Path<String>,
    fields: Fields,
) -> Reply {
    let Chain { scores, last } = chain(&app, &id).await?;
    let state = last.now();
    if who.player != Some(state.host) {
        return Err(AppError::Forbidden);
    }
    if state.ended().is_none() {
        return Ok(go(&route::table(&state.about.id)));
    }
    let campaign = web::look(state.about.game.slug).and_then(|look| (look.campaign)(&scores, who.texts()));
    let opening = Opening {
        game: state.about.game,
        variant: campaign.ok_or(AppError::NotFound)?.next,
        players: 1,
        public: false,
        host: state.host,
        address: who.address,
        campaign: InCampaign::Of(id),
        limit: TimeLimit::None,
        open_chat: false,
    };
    let again = |change: &mut Change| {
        change.seat_again(&state, state.host)?;
        // A browser that can add to the secret starts the match when it has seen the commitment.
        if fields.nonce().is_some() { Ok(()) } else { change.begin() }
    };
    let next = app.tables.go_on(&last, opening, again).await?;
    Ok(go(&route::table(&next)))
}
