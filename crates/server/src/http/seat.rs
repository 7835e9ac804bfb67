//! Sitting down, getting up, and everything about who sits where.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use engine::{Seat, Secret, sha256, to_hex};
use seating::{BotLevel, Occupant, PlayerColour, Stage};
use serde_json::json;
use web::{DeviceData, route};

use super::App;
use super::fields::Fields;
use super::home::{begin, bot_names, introduce, known, new_id, sit, sit_with};
use super::reply::{Requester, go, page, with_cookie};
use super::table::{address, qr};
use crate::error::AppError;
use crate::identity::{Identity, random};
use crate::log_entry::{Closing, LogEntry, seat_of};
use crate::store::PlayerHash;
use crate::table_state::{Change, SeatState, TableState};

type Done = Result<(), AppError>;

/// After a form: the table again, or its address for the client.
fn back(requester: &Requester, id: &str, done: Done) -> Response {
    match done {
        Ok(()) if requester.wants_json() => {
            Json(json!({ "ok": true, "go": route::table(id) })).into_response()
        }
        Ok(()) => go(&route::table(id)),
        Err(error) => requester.refuse(&error),
    }
}

fn player(requester: &Requester) -> Result<PlayerHash, AppError> {
    requester.identity.map(|identity| identity.player).ok_or(AppError::Forbidden)
}

/// A colour that nobody has: the requested one if it is free.
fn free_colour(state: &TableState, wished: Option<PlayerColour>) -> PlayerColour {
    let is_free = |colour: &PlayerColour| {
        !state.seats.iter().any(|seat| !seat.occupant.is_open() && seat.colour == *colour)
    };
    let mut all = wished.into_iter().chain(PlayerColour::ALL);
    all.find(is_free).unwrap_or_default()
}

fn first_open(state: &TableState) -> Option<Seat> {
    Seat::all(state.players()).find(|seat| state.seats[seat.index()].occupant.is_open())
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let joined = async {
        let live = app.tables.get(&id).await?;
        let state = live.now();
        if state.stage != Stage::Lobby || first_open(&state).is_none() {
            return Err(AppError::TooLate);
        }
        let name = fields.name("name").ok_or(AppError::Bad)?;
        let wished = fields.get("colour").and_then(PlayerColour::of_word);
        let (identity, cookie) = introduce(&app, &requester, &name, wished.unwrap_or_default()).await?;
        let me = identity.player;
        let nonce = fields.nonce();
        app.tables
            .change(&live, move |change| {
                if change.state.stage != Stage::Lobby {
                    return Err(AppError::TooLate);
                }
                if !change.state.seats_of(me).is_empty() {
                    return Ok(());
                }
                let seat = first_open(&change.state).ok_or(AppError::TooLate)?;
                let colour = free_colour(&change.state, wished);
                sit_with(change, seat, Occupant::Human(me), &name, colour, nonce)
            })
            .await?;
        Ok(cookie)
    };
    match joined.await {
        Ok(cookie) => with_cookie(back(&requester, &id, Ok(())), cookie.as_deref()),
        Err(error) => requester.refuse(&error),
    }
}

/// Runs a change that only the host may make.
async fn as_host(
    app: &Arc<App>,
    requester: &Requester,
    id: &str,
    attempt: impl FnOnce(&mut Change) -> Done + Send + 'static,
) -> Done {
    let live = app.tables.get(id).await?;
    let me = player(requester)?;
    app.tables
        .change(&live, move |change| {
            if change.state.host != me {
                return Err(AppError::Forbidden);
            }
            attempt(change)
        })
        .await
}

pub(super) async fn start(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let level = fields.get("level").and_then(BotLevel::of_word).unwrap_or_default();
    let names = bot_names(requester.context(None).texts());
    let nonce = fields.nonce();
    let done = as_host(&app, &requester, &id, move |change| {
        if change.state.stage != Stage::Lobby {
            return Err(AppError::TooLate);
        }
        let taken: Vec<String> = change.state.seats.iter().map(|seat| seat.name.clone()).collect();
        let mut names = names.into_iter().filter(|name| !taken.contains(name));
        while let Some(seat) = first_open(&change.state) {
            let colour = free_colour(&change.state, None);
            sit(change, seat, Occupant::Bot(level), &names.next().unwrap_or_default(), colour)?;
        }
        // The host has seen the commitment by now, so a nonce from the host is taken here.
        if let Some(seat) = change.state.seats_of(change.state.host).first().copied() {
            let SeatState { occupant, name, colour, .. } = change.state.seats[seat.index()].clone();
            sit_with(change, seat, occupant, &name, colour, nonce)?;
        }
        begin(change)
    })
    .await;
    back(&requester, &id, done)
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let wanted = fields.get("seat").map(str::to_owned);
    let done = as_host(&app, &requester, &id, move |change| {
        let seat = wanted.and_then(|text| seat_of(&text, change.state.players())).ok_or(AppError::Bad)?;
        let own = &change.state.seats[seat.index()];
        let colour = own.colour;
        match (change.state.stage, own.occupant) {
            (Stage::Lobby, _) => sit(change, seat, Occupant::Open, "", colour),
            // During a match a seat cannot be empty: a bot takes it for good.
            (Stage::Playing, Occupant::Human(_) | Occupant::StandIn(..)) => {
                let name = own.name.clone();
                sit(change, seat, Occupant::Bot(BotLevel::default()), &name, colour)
            }
            _ => Err(AppError::TooLate),
        }
    })
    .await;
    back(&requester, &id, done)
}

pub(super) async fn close(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
) -> Response {
    let done = as_host(&app, &requester, &id, |change| {
        if !matches!(change.state.stage, Stage::Lobby | Stage::Playing) {
            return Err(AppError::TooLate);
        }
        change.add(&LogEntry::Closed { why: Closing::Host });
        Ok(())
    })
    .await;
    match done {
        Ok(()) => go("/"),
        Err(error) => requester.refuse(&error),
    }
}

/// Changes every seat of the requester as `new` says. Forbidden if they have none.
async fn change_own(
    app: &Arc<App>,
    requester: &Requester,
    id: &str,
    new: impl Fn(Stage, Occupant<PlayerHash>, PlayerHash) -> Option<Occupant<PlayerHash>> + Send + 'static,
) -> Done {
    let live = app.tables.get(id).await?;
    let me = player(requester)?;
    app.tables
        .change(&live, move |change| {
            let own = change.state.seats_of(me);
            if own.is_empty() {
                return Err(AppError::Forbidden);
            }
            for seat in own {
                let SeatState { occupant, name, colour, .. } = change.state.seats[seat.index()].clone();
                if let Some(occupant) = new(change.state.stage, occupant, me) {
                    let name = if occupant == Occupant::Open { String::new() } else { name };
                    sit(change, seat, occupant, &name, colour)?;
                }
            }
            Ok(())
        })
        .await
}

/// Leaving: in the lobby the seat is free again; in a match a bot plays on until the player returns.
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
) -> Response {
    let done = change_own(&app, &requester, &id, |stage, occupant, me| match (stage, occupant) {
        (Stage::Lobby, _) => Some(Occupant::Open),
        (Stage::Playing, Occupant::Human(_)) => Some(Occupant::StandIn(me, BotLevel::default())),
        _ => None,
    })
    .await;
    back(&requester, &id, done)
}

pub(super) async fn come_back(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
) -> Response {
    let done = change_own(&app, &requester, &id, |_, occupant, me| match occupant {
        Occupant::StandIn(..) => Some(Occupant::Human(me)),
        Occupant::Human(_) | Occupant::Bot(_) | Occupant::Open => None,
    })
    .await;
    back(&requester, &id, done)
}

/// "I am X": from now on this device shows that seat.
pub(super) async fn i_am(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    fields: Fields,
) -> Response {
    let done = async {
        let live = app.tables.get(&id).await?;
        let me = player(&requester)?;
        let state = live.now();
        let seat = fields.get("seat").and_then(|text| seat_of(text, state.players())).ok_or(AppError::Bad)?;
        if !state.seats_of(me).contains(&seat) {
            return Err(AppError::Forbidden);
        }
        live.show(me, Some(seat));
        Ok(())
    };
    let done = done.await;
    back(&requester, &id, done)
}

/// Makes the personal link that moves the seat to another device.
pub(super) async fn device(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
) -> Response {
    let made = async {
        let live = app.tables.get(&id).await?;
        let me = player(&requester)?;
        let token = to_hex(&random::<16>());
        let hash = to_hex(&sha256(token.as_bytes()));
        app.tables
            .change(&live, move |change| {
                if change.state.seats_of(me).is_empty() {
                    return Err(AppError::Forbidden);
                }
                change.add(&LogEntry::Device { player: me.to_string(), token: hash });
                Ok(())
            })
            .await?;
        let known = known(&app, &requester).await?;
        let link = address(&app, &requester, &format!("{}/device/{token}", route::table(&id)));
        let data =
            DeviceData { context: requester.context(known.as_ref()), id: id.clone(), qr: qr(&link), link };
        Ok::<_, AppError>(page(web::device(&data)))
    };
    made.await.unwrap_or_else(|error| requester.refuse(&error))
}

/// The page behind a personal link. Opening it moves nothing, because chat programs open links for previews.
pub(super) async fn device_page(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    match app.tables.get(&id).await {
        Ok(live) => {
            let state = live.now();
            if !state.devices.contains_key(&to_hex(&sha256(token.as_bytes()))) {
                return requester.refuse(&AppError::NotFound);
            }
            let path = format!("{}/device/{token}", route::table(&id));
            page(web::take_over(&requester.context(None), &path, state.game.title))
        }
        Err(error) => requester.refuse(&error),
    }
}

/// Moves the seats of the link's owner to this browser.
pub(super) async fn take_over(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    let moved = async {
        let live = app.tables.get(&id).await?;
        let hash = to_hex(&sha256(token.as_bytes()));
        let owner = *live.now().devices.get(&hash).ok_or(AppError::NotFound)?;
        let (identity, cookie) = match requester.identity {
            Some(identity) => (identity, None),
            None => {
                let (identity, cookie) = Identity::new(app.is_secure());
                (identity, Some(cookie))
            }
        };
        if let Some(mut known) = app.tables.store.get_player(owner).await? {
            known.hash = identity.player;
            app.tables.store.put_player(known).await?;
        }
        app.tables
            .change(&live, move |change| {
                for seat in change.state.seats_of(owner) {
                    let SeatState { name, colour, .. } = change.state.seats[seat.index()].clone();
                    sit(change, seat, Occupant::Human(identity.player), &name, colour)?;
                }
                Ok(())
            })
            .await?;
        Ok(cookie)
    };
    match moved.await {
        Ok(cookie) => with_cookie(go(&route::table(&id)), cookie.as_deref()),
        Err(error) => requester.refuse(&error),
    }
}

/// A new table with the same people. The first request opens it; later ones lead to the same table.
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
) -> Response {
    let opened = async {
        let live = app.tables.get(&id).await?;
        let me = player(&requester)?;
        let state = live.now();
        if let Some(next) = &state.rematch {
            return Ok(next.clone());
        }
        if state.seats_of(me).is_empty() || !matches!(state.stage, Stage::Ended | Stage::Expired) {
            return Err(AppError::Forbidden);
        }
        let secret = Secret::new(random());
        let first = LogEntry::Created {
            game: state.game.slug.to_owned(),
            variant: state.variant.clone(),
            players: state.players(),
            public: false,
            host: me.to_string(),
            commitment: secret.commitment().to_string(),
        };
        let next = new_id();
        let seats = state.seats.clone();
        app.tables
            .create(&next, first, secret, |change| {
                for (seat, own) in Seat::all(seats.len()).zip(&seats) {
                    let occupant = match own.occupant {
                        Occupant::StandIn(player, _) => Occupant::Human(player),
                        other => other,
                    };
                    sit(change, seat, occupant, &own.name, own.colour)?;
                }
                begin(change)
            })
            .await?;
        let table = next.clone();
        let noted = app
            .tables
            .change(&live, move |change| {
                if let Some(earlier) = &change.state.rematch {
                    return Ok(earlier.clone());
                }
                change.add(&LogEntry::Rematch { table: table.clone() });
                Ok(table)
            })
            .await?;
        Ok(noted)
    };
    match opened.await {
        Ok(next) => back(&requester, &next, Ok(())),
        Err(error) => requester.refuse(&error),
    }
}
