//! Sitting down, getting up, and everything about who sits where.

use axum::extract::Path;
use axum::response::IntoResponse;
use engine::{sha256, to_hex};
use seating::{BotLevel, Motion, PlayerColour, Stage};
use web::{DeviceData, JoinData, route};

use super::ask::{AtTable, Fields};
use super::home::{bot_names, introduce, known};
use super::reply::{Reply, back, go, name_problem, page, with_cookie};
use super::table::{address, qr};
use crate::change::Person;
use crate::error::AppError;
use crate::identity::{self, random};
use crate::live_table::Pace;
use crate::log_entry::{Closing, seat_of};
use crate::name::NameProblem;
use crate::tables::{InCampaign, Opening};
use store::Player;

/// The table again after a form.
fn again(at: &AtTable) -> Reply {
    Ok(back(&at.who, &at.live.now().about.id))
}

pub(super) async fn join(at: AtTable, fields: Fields) -> Reply {
    let state = at.live.now();
    if let Some(me) = at.who.player
        && !state.kept_for(me).is_empty()
    {
        let nonce = fields.nonce();
        at.change(move |change| change.accept(me, nonce)).await?;
        return again(&at);
    }
    if state.stage != Stage::Lobby || state.first_free().is_none() {
        return Err(AppError::TooLate);
    }
    let Some(name) = fields.name("name") else { return join_again(&at, NameProblem::Blank).await };
    let colour = fields.get("colour").and_then(PlayerColour::of_word);
    let (player, cookie) = introduce(&at.app, &at.who, &name, colour.unwrap_or_default()).await?;
    let person = Person { player, name, colour, nonce: fields.nonce() };
    let reply = match at.change(|change| change.join(person)).await {
        Err(AppError::Name(problem)) => join_again(&at, problem).await?,
        done => done.and_then(|()| again(&at))?,
    };
    Ok(with_cookie(reply, cookie.as_deref()))
}

/// The invitation again, with what was wrong with the name.
async fn join_again(at: &AtTable, problem: NameProblem) -> Reply {
    if at.who.wants_json {
        return Err(AppError::Name(problem));
    }
    let known = known(&at.app, &at.who).await?;
    let table = at.info(&at.live.now(), at.who.player, None);
    let problem = Some(name_problem(problem, &at.who));
    let data = JoinData { context: at.who.context(known.as_ref()), table, problem };
    Ok(page(web::join(&data)))
}

pub(super) async fn start(at: AtTable, fields: Fields) -> Reply {
    let level = fields.get("level").and_then(BotLevel::of_word).unwrap_or_default();
    let (names, nonce) = (bot_names(at.who.texts()), fields.nonce());
    at.change_as_host(move |change| change.start(level, &names, nonce)).await?;
    again(&at)
}

pub(super) async fn remove(at: AtTable, fields: Fields) -> Reply {
    let players = at.live.now().players();
    let seat = fields.get("seat").and_then(|text| seat_of(text, players));
    let seat = seat.ok_or(AppError::Bad)?;
    if at.live.now().stage == Stage::Playing {
        return propose(&at, Motion::Remove(seat.index()), true).await;
    }
    at.change_as_host(move |change| change.remove(seat)).await?;
    again(&at)
}

/// Before the match the host closes the table; a match is closed by all who play it.
pub(super) async fn close(at: AtTable) -> Reply {
    if at.live.now().stage == Stage::Playing {
        return propose(&at, Motion::Close, true).await;
    }
    at.change_as_host(|change| change.close(Closing::Host)).await?;
    Ok(go("/"))
}

/// Agrees to what somebody proposed, or does not.
pub(super) async fn vote(at: AtTable, fields: Fields) -> Reply {
    let motion = fields.get("motion").and_then(Motion::of_word).ok_or(AppError::Bad)?;
    propose(&at, motion, fields.get("answer") == Some("yes")).await
}

async fn propose(at: &AtTable, motion: Motion, yes: bool) -> Reply {
    let me = at.player()?;
    at.change(move |change| change.vote(me, motion, yes)).await?;
    again(at)
}

pub(super) async fn leave(at: AtTable) -> Reply {
    let me = at.player()?;
    at.change(move |change| change.leave(me)).await?;
    Ok(go(route::HOME))
}

/// How quickly the bots of the table move; whoever sits at it may say so.
pub(super) async fn pace(at: AtTable, fields: Fields) -> Reply {
    if at.own_seats(&at.live.now()).is_empty() {
        return Err(AppError::Forbidden);
    }
    let pace = fields.get("pace").and_then(Pace::of_word).ok_or(AppError::Bad)?;
    at.app.tables.tell_pace(&at.live, pace).await;
    again(&at)
}

pub(super) async fn come_back(at: AtTable) -> Reply {
    let me = at.player()?;
    at.change(move |change| change.come_back(me)).await?;
    again(&at)
}

/// "I am X": from now on this device shows that seat.
pub(super) async fn i_am(at: AtTable, fields: Fields) -> Reply {
    let (me, state) = (at.player()?, at.live.now());
    let seat = fields.get("seat").and_then(|text| seat_of(text, state.players())).ok_or(AppError::Bad)?;
    if !state.seats_of(me).contains(&seat) {
        return Err(AppError::Forbidden);
    }
    at.live.show(me, seat);
    at.app.tables.tell_shown(&at.live, me, seat).await;
    let cookie = identity::set_shown(&state.about.id, seat, at.app.is_secure());
    Ok(with_cookie(again(&at)?, Some(&cookie)))
}

/// What a table keeps of a personal link.
fn token_hash(token: &str) -> String {
    to_hex(&sha256(token.as_bytes()))
}

/// Makes the personal link that moves the seat to another device.
pub(super) async fn device(at: AtTable) -> Reply {
    let me = at.player()?;
    let token = to_hex(&random::<16>());
    let hash = token_hash(&token);
    at.change(move |change| change.link_device(me, hash)).await?;
    let known = known(&at.app, &at.who).await?;
    let id = at.live.now().about.id.clone();
    let link = address(&at, &format!("{}/device/{token}", route::table(&id)));
    let data = DeviceData { context: at.who.context(known.as_ref()), id, qr: qr(&link), link };
    Ok(page(web::device(&data)))
}

/// The page behind a personal link. Opening it moves nothing, because chat programs open links for previews.
pub(super) async fn device_page(at: AtTable, Path((id, token)): Path<(String, String)>) -> Reply {
    let state = at.live.now();
    state.link_owner(&token_hash(&token), at.app.tables.now_ms()).ok_or(AppError::NotFound)?;
    let path = format!("{}/device/{token}", route::table(&id));
    Ok(page(web::take_over(&at.who.context(None), &path, state.about.game.title)))
}

/// Moves all that the link's owner may do at the table to this browser.
pub(super) async fn take_over(at: AtTable, Path((id, token)): Path<(String, String)>) -> Reply {
    let hash = token_hash(&token);
    let owner = at.live.now().link_owner(&hash, at.app.tables.now_ms()).ok_or(AppError::NotFound)?;
    let (player, cookie) = match at.who.player {
        Some(player) => (player, None),
        None => {
            let (player, cookie) = identity::new_player(at.app.is_secure());
            (player, Some(cookie))
        }
    };
    let store = &at.app.tables.store;
    // A browser that is new here gets the name of whoever moves to it; one that is known keeps its own. It is known
    // before the seat is its own: a seat must not belong to a cookie that nobody has or that counts for nobody.
    if store.get_player(player).await?.is_none() {
        let known = store.get_player(owner).await?;
        let new = Player {
            hash: player,
            name: known.as_ref().map_or_else(|| web::guest_name(at.who.texts()), |known| known.name.clone()),
            colour: known.map_or_else(|| PlayerColour::default().word().to_owned(), |known| known.colour),
            language: at.who.texts().language().code().to_owned(),
            updated_ms: at.app.tables.now_ms(),
        };
        store.put_player(new).await?;
    }
    at.change(move |change| change.hand_over(hash, player)).await?;
    if let Err(error) = at.app.tables.move_wishes(&at.live, owner, player).await {
        // The seat has moved all the same.
        tracing::warn!(?error, "what somebody wishes to be told by has not moved with them");
    }
    Ok(with_cookie(go(&route::table(&id)), cookie.as_deref()).into_response())
}

/// A new table for the same people, who are asked whether they play again. The first request opens it; later ones lead
/// to the same table.
pub(super) async fn rematch(at: AtTable) -> Reply {
    let (me, state) = (at.player()?, at.live.now());
    if let Some(campaign) = &state.about.campaign {
        return Ok(go(&route::campaign(campaign)));
    }
    let has_played = state.play.is_some() && matches!(state.stage, Stage::Ended | Stage::Expired);
    if state.seats_of(me).is_empty() || !has_played {
        return Err(AppError::Forbidden);
    }
    let about = &state.about;
    let opening = Opening {
        game: about.game,
        variant: &about.variant,
        players: state.players(),
        public: false,
        host: me,
        address: at.who.address,
        campaign: InCampaign::No,
        limit: state.clocks.limit,
        open_chat: about.open_chat,
    };
    let next = at.app.tables.go_on(&at.live, opening, |change| change.seat_again(&state, me)).await?;
    Ok(back(&at.who, &next))
}
